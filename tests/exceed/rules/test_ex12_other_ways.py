"""EX 12 and 25: attacks set face up, turned up while they are set, or set from elsewhere than the hand."""

from __future__ import annotations

from msgspec.structs import replace

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.known import known_state
from wildswing.exceed.sample import make_plans, sample_state
from wildswing.exceed.text import Character, read_character

SEES_RED = card("Sees Red", "If your attack was set face up, +2 Power.", boost="Strike face up.")
OPEN_ONLY = card(
    "Open Only", "This attack must be set face up.\nOn set: If not a wild swing, you may reveal your attack."
)


def secretive(*cards: str, sealed: str = "secret", ability: str = "", exceed_ability: str = "") -> Character:
    """A stand-in who seals cards."""
    made = stand_in(*cards, ability=ability, exceed_ability=exceed_ability)
    return replace(read_character(made, "stand-in.toml"), sealed=sealed)


@rule("EX 25.8")
def test_an_attack_may_be_turned_face_up_right_after_setting_it_as_a_price() -> None:
    table = Table(stand_in(ability="On set: If you initiated, you may reveal your attack: +1 Speed."), "nehtali")
    table.hand(0, "Sweep", "Sweep")
    table.player(0).shown = [table.card(0, "Sweep")]
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep")
    assert (table.asked, table.side(0).face_up) == ("may", False)
    table.yes()
    assert (table.side(0).face_up, table.side(0).set_open, table.side(0).speed) == (True, True, 1)
    assert known_state(table.state, 1).sides[0].attack == table.card(0, "Sweep")
    assert table.player(0).shown == [], "the card that was known may be the one that lies open"


@rule("EX 12.3")
def test_the_defender_is_not_asked_to_reveal_what_only_an_initiator_may() -> None:
    table = Table("nehtali", stand_in(ability="On set: If you initiated, you may reveal your attack: +1 Speed."))
    table.hand(0, "Sweep")
    table.hand(1, "Block")
    table.strike("Sweep", "Block")
    assert not [event for event in table.events("reveal", 1) if event.rule == "EX 25.8"]


@rule("EX 25.8")
def test_an_attack_that_is_revealed_with_all_others_was_not_set_face_up() -> None:
    for face_up, power in ((False, 3), (True, 5)):
        table = Table(stand_in(SEES_RED), "nehtali", spaces=(3, 4))
        table.hand(0, "Sees Red", "Sees Red", "Sweep")
        table.hand(1, "Block")
        table.pause("attack")
        if face_up:
            table.boost("Sees Red Boost")
        else:
            table.choose(c.STRIKE_ACTION)
        table.sets("Sees Red", "Block")
        assert table.stats(0)[0] == power


@rule("EX 13.11", "EX 12.3")
def test_an_attack_that_must_be_set_face_up_is_invalid_face_down() -> None:
    for reveal in (False, True):
        table = Table(stand_in(OPEN_ONLY), "nehtali")
        table.hand(0, "Open Only")
        table.hand(1, "Block")
        table.choose(c.STRIKE_ACTION)
        table.set("Open Only")
        assert table.asked == "may"
        table.yes() if reveal else table.no()
        table.set("Block")
        assert len(table.events("invalid", 0)) == (0 if reveal else 1)


@rule("EX 13.11")
def test_an_attack_that_must_be_set_face_up_is_invalid_as_a_wild_swing() -> None:
    table = Table(stand_in(OPEN_ONLY), "nehtali")
    table.hand(0, "Sweep")
    table.top(0, "Open Only", "Dive")
    table.hand(1, "Block")
    table.strike("wild", "Block")
    assert [event.cards for event in table.events("invalid", 0)] == [(table.card(0, "Open Only"),)]


@rule("EX 12.14", "EX 12.10")
def test_a_random_card_of_the_gauge_is_set_face_up_and_an_empty_gauge_swings() -> None:
    source = stand_in(
        card(
            "Draws",
            "If your attack was set from your gauge, +2 Power.",
            boost="Strike with 1 random card from your gauge after the opponent sets.",
        )
    )
    found = set()
    for seed in range(12):
        table = Table(source, "nehtali", seed=seed)
        table.hand(0, "Draws")
        table.gauge(0, "Sweep", "Dive", "Draws")
        table.hand(1, "Block")
        table.boost("Draws Boost")
        assert (table.asked, table.seat) == ("set attack", 1), "the opponent sets first (EX 25.7)"
        table.pause("attack")
        table.set("Block")
        found.add(str(table.match.card(int(table.side(0).attack)).name))
        assert (table.side(0).set_open, table.count(0, "gauge")) == (True, 2)
        if "Draws" in found and table.side(0).attack == table.card(0, "Draws"):
            assert table.stats(0)[0] == 5
    assert found == {"Sweep", "Dive", "Draws"}
    table = Table(source, "nehtali")
    table.hand(0, "Draws")
    table.hand(1, "Block", "Sweep")
    table.boost("Draws Boost")
    table.set("Block")
    assert table.events("wild swing", 0)


@rule("EX 12.14", "EX 21.8")
def test_a_card_out_of_secret_sealed_cards_lies_face_down_and_out_of_open_ones_face_up() -> None:
    source = (card("Grave", boost="Strike with 1 card from your sealed cards."),)
    for sealed in ("secret", "open"):
        table = Table(secretive(*source, sealed=sealed), "nehtali")
        table.hand(0, "Grave")
        table.put(0, "sealed", "Sweep", "Dive", "Dive")
        table.hand(1, "Block", "Sweep")
        table.boost("Grave Boost")
        dive, sweep = table.card(0, "Dive"), table.card(0, "Sweep")
        assert set(table.state.options) == {c.SET_FROM_SEALED + dive, c.SET_FROM_SEALED + sweep}
        table.choose(c.SET_FROM_SEALED + dive)
        assert sorted(table.cards(0, "sealed")) == ["Dive", "Sweep"]
        assert table.side(0).face_up == (sealed == "open")
        known = known_state(table.state, 1)
        assert known.sides[0].attack == (dive if sealed == "open" else c.NO_CARD)
        if sealed == "secret":
            plans = make_plans(known)
            attacks = {int(sample_state(known, plans, seed).sides[0].attack) for seed in range(60)}
            assert len(attacks) > 4, "it may be any card that was not seen"


def test_without_sealed_cards_it_is_a_strike_like_any_other() -> None:
    table = Table(secretive(card("Grave", boost="Strike with 1 card from your sealed cards.")), "nehtali")
    table.hand(0, "Grave", "Dive")
    table.hand(1, "Block", "Sweep")
    table.boost("Grave Boost")
    assert set(table.state.options) == {table.named(c.SET_CARD, "Dive"), c.WILD_SWING}


@rule("EX 25.21")
def test_a_late_wild_swing_takes_its_card_after_the_effects_of_setting() -> None:
    source = stand_in(ability="On set: Wild swing: Draw 1.\nLate Swing.")
    source = source.replace('normals = "standard"', 'normals = "standard"\nhooks = ["Late Swing"]')
    table = Table(source, "nehtali")
    table.top(0, "Dive", "Sweep")
    table.hand(1, "Block", "Block")
    table.choose(c.STRIKE_ACTION)
    assert table.cards(0, "hand") == ["Dive"]
    assert (table.side(0).attack, table.side(0).wild, table.side(0).known) == (table.card(0, "Sweep"), True, False)
    assert known_state(table.state, 0).sides[0].attack == c.NO_CARD


@rule("EX 12.8", "EX 13.12")
def test_another_wild_swing_sends_the_first_card_where_the_text_says_and_lies_face_down() -> None:
    source = stand_in(
        ability="On set: Wild swing: Reveal your attack. You may spend 1 life: Add your attack to your gauge and wild "
        "swing again."
    )
    table = Table(source, "nehtali")
    table.top(0, "Dive", "Sweep")
    table.hand(1, "Block", "Block")
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.side(0).face_up, table.side(0).attack) == ("may", True, table.card(0, "Dive"))
    table.yes()
    assert (table.cards(0, "gauge"), table.life(0)) == (["Dive"], 29)
    side = table.side(0)
    assert (side.attack, side.face_up, side.known, side.wild) == (table.card(0, "Sweep"), False, False, True)
    assert (table.asked, table.seat) == ("set attack", 1)


@rule("EX 13.11")
def test_specials_can_be_invalid_as_a_whole() -> None:
    table = Table(stand_in(ability="Your Specials are invalid."), "nehtali")
    table.hand(0, "Filler")
    table.hand(1, "Block")
    table.top(0, "Filler", "Sweep")
    table.strike("Filler", "Block")
    assert len(table.events("invalid", 0)) == 2
