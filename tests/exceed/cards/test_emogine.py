"""Emogine: every card, both sides of her own."""

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.known import known_state

FACES = [
    Face("Hand of Judgment", "ultra", (2, 2), 7, 6, 0, 4, "Evil Within", "continuous", 2, gauge=2),
    Face("Touch of Divinity", "ultra", (2, 4), 10, 2, 3, 0, "Desperate Prayer", "instant", gauge=4),
    Face("Blood for Blood", "special", (1, 3), 1, 2, 0, 6, "Blood Ministration", "transform"),
    Face("Guilty Paean", "special", (1, 3), 6, 4, 0, 5, "Intercessor's Prayer", "transform"),
    Face("Holy Warding", "special", (2, 4), 4, 4, 1, 4, "Corrupted Power", "transform"),
    Face("Martyr's Lash", "special", (1, 2), 5, 2, 0, 6, "Bloodletting", "continuous", 1),
    Face("Purifying Chime", "special", (1, 2), 4, 6, 0, 0, "Blood Frenzy", "transform"),
]
ME = "emogine"
TWO = ("Grasp", "Cross")
FOUR = (*TWO, "Dive", "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- her own card


def test_exceeding_costs_6_and_2_less_per_transformation() -> None:
    check_exceed(ME, 6)
    table = Table(ME, QUIET)
    table.put(0, "transformations", "Blood Frenzy", "Corrupted Power")
    table.gauge(0, *TWO)
    assert table.can(c.EXCEED_ACTION)


def swing(*deck: str, life: int = 30, transformations: tuple[str, ...] = ()) -> Table:
    """She declares a Wild Swing, with these cards on top of her deck."""
    table = Table(ME, QUIET, spaces=(3, 5))
    table.set_life(0, life)
    table.hand(0, "Sweep")
    table.hand(1, "Block", "Sweep")
    table.put(0, "transformations", *transformations)
    table.top(0, *deck)
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    return table


@rule("EX 25.8", "EX 12.8")
@pytest.mark.parametrize("again", [True, False])
def test_a_wild_swing_is_shown_and_may_be_replaced_once_for_1_life(again: bool) -> None:
    table = swing("Dive", "Spike")
    assert (table.asked, table.seat, known_state(table.state, 1).sides[0].attack) == ("may", 0, table.card(0, "Dive"))
    table.yes() if again else table.no()
    assert (table.life(0), table.cards(0, "gauge")) == ((29, ["Dive"]) if again else (30, []))
    assert table.side(0).attack == table.card(0, "Spike" if again else "Dive")
    assert known_state(table.state, 0).sides[0].attack == (c.NO_CARD if again else table.card(0, "Dive"))
    assert (table.asked, table.seat) == ("set attack", 1)


@rule("EX 13.12")
def test_the_replacement_of_an_invalid_attack_is_not_shown_beforehand() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Touch of Divinity")
    table.hand(1, "Block")
    table.top(0, "Dive")
    table.strike("Touch of Divinity", "Block")
    assert table.life(0) == 30


@rule("EX 21.7")
def test_exceeded_she_alone_sees_her_top_card_and_may_put_it_under_for_1_life() -> None:
    table = Table(ME, QUIET, first=1)
    table.exceed(0)
    table.prepare()
    assert (table.asked, table.seat) == ("may", 0)
    top = table.state.players[0].deck[-1] & c.CARD_MASK
    assert known_state(table.state, 0).players[0].deck[-1] & c.CARD_MASK == top
    assert known_state(table.state, 1).players[0].deck[-1] == c.NO_CARD
    table.yes()
    assert (table.life(0), table.state.players[0].deck[0] & c.CARD_MASK) == (29, top)


# ---- Ultras


@rule("EX 13.18")
@pytest.mark.parametrize(("option", "life", "gauge"), [(c.LIFE_PRICE, 27, 2), (c.YES, 30, 0)])
def test_a_swung_hand_of_judgment_may_cost_3_life(option: int, life: int, gauge: int) -> None:
    table = swing("Hand of Judgment")
    table.gauge(0, *TWO)
    table.no()
    table.set("Block")
    assert (table.asked, set(table.state.options)) == ("pay or invalid", {c.YES, c.LIFE_PRICE, c.INVALID})
    table.pause("attack")
    table.choose(option)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.life(0), table.count(0, "gauge"), table.stats(0)[:2]) == (life, gauge, (7, 6))


def test_from_hand_it_costs_gauge() -> None:
    table = duel(ME, "Hand of Judgment", "Sweep", spaces=(3, 5), gauge=TWO)
    assert (table.life(0), table.damage(1), table.count(0, "gauge")) == (30, [7], 1)


@rule("EX 25.20")
def test_evil_within_makes_the_opponent_swing_in_her_strikes_and_gains_advantage() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Hand of Judgment", "Cross", "Dive", "Spike")
    table.hand(1, "Block", "Sweep")
    table.boost("Evil Within")
    table.pay("Cross", "Dive")
    table.set("Spike")
    assert table.events("wild swing", 1)
    while table.asked not in {"action", ""}:
        table.choose(table.state.options[0])
    assert table.turn_of == 0


@rule("EX 13.19")
def test_an_invalid_touch_of_divinity_gives_3_power_to_its_replacement_and_a_valid_one_cannot_be_stunned() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Touch of Divinity")
    table.hand(1, "Sweep")
    table.top(0, "Cross")
    table.strike("Touch of Divinity", "Sweep")
    assert table.damage(1) == [6]
    table = duel(ME, "Touch of Divinity", "Assault", spaces=(3, 5), gauge=FOUR, answering=True)
    assert not any(event.seat == 0 and not event.numbers[2] for event in table.events("stun"))


def test_desperate_prayer_orders_her_top_cards_and_transforms_from_the_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Touch of Divinity")
    table.gauge(0, "Blood for Blood", "Grasp")
    table.top(0, "Dive", "Spike", "Cross")
    table.boost("Desperate Prayer")
    respond(table, ("pick", "Dive"), ("pick", "Spike"))
    table.forced()
    if table.asked == "pick card":
        table.pick("Blood for Blood")
    assert table.cards(0, "transformations") == ["Blood for Blood"]
    assert [*table.cards(0, "deck")[-2:], *table.cards(0, "hand")] == ["Dive", "Spike", "Cross"]


# ---- Specials and transformations


@pytest.mark.parametrize("life", [0, 2])
def test_blood_for_blood_has_the_damage_taken_and_2_life_as_power(life: int) -> None:
    # A Focus hits for 4 - the Guard of 6 holds - and has 2 Armor; its player acts first as the initiator.
    table = duel(ME, "Blood for Blood", "Cross", spaces=(3, 4), boosts=())
    assert table.at(1) == 7, "out of range"
    table = duel(ME, "Blood for Blood", "Grasp", spaces=(3, 4))
    if table.asked == "amount":  # Grasp pushes or pulls
        table.move("push", 1)
    assert table.asked == "may"
    table.no() if not life else table.yes()
    if life:
        table.choose(c.NUMBER + life)
    assert (table.damage(1), table.life(0)) == ([1 + 3 + life], 27 - life)


def test_blood_ministration_gains_1_life_and_power_from_wild_swings() -> None:
    table = swing("Dive", life=20, transformations=("Blood for Blood",))
    ordered(table)
    assert table.life(0) == 21
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Spike")
    table.put(0, "transformations", "Blood for Blood")
    table.hand(1)
    table.gauge(1, "Grasp")
    table.top(1, "Propeller Dagger", "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Spike")
    assert table.side(0).power == 1


@pytest.mark.parametrize(("place", "life", "damage"), [(0, 27, [6]), (1, 25, [])])
def test_guilty_paean_costs_3_life_or_does_not_hit(place: int, life: int, damage: list[int]) -> None:
    table = duel(ME, "Guilty Paean", "Spike", spaces=(3, 6))
    table.alternative(place)
    assert table.damage(1) == damage
    assert table.life(0) == life


@pytest.mark.parametrize(("transformation", "change"), [("Guilty Paean", "power"), ("Purifying Chime", "life")])
def test_wild_swings_with_the_prayer_and_the_frenzy(transformation: str, change: str) -> None:
    table = swing("Spike", life=20, transformations=(transformation,))
    table.gauge(0, "Grasp")
    while table.seat == 0 and table.asked in {"order", "may"}:
        table.choose(table.state.options[0])
    table.set("Block")
    if change == "power":
        respond(table, "yes")
        table.forced()
    while table.asked == "may" and table.seat == 1:
        table.no()
    assert table.damage(1) == [5 + (2 if change == "power" else 0)]
    assert table.life(0) == (22 if change == "life" else 20)


@pytest.mark.parametrize(("life", "damage"), [(29, [6]), (30, [4])])
def test_holy_warding_has_2_power_behind_in_life_and_draws_1(life: int, damage: list[int]) -> None:
    table = duel(ME, "Holy Warding", "Spike", spaces=(3, 7), life=life)
    assert (table.damage(1), table.count(0, "hand")) == (damage, 1)


def test_corrupted_power_gains_1_life_when_gauge_is_spent() -> None:
    table = duel(ME, "Hand of Judgment", "Block", spaces=(3, 9), gauge=TWO, transformations=("Holy Warding",), life=20)
    assert table.life(0) == 21


def test_martyrs_lash_may_close_2_or_transform_if_it_was_hit() -> None:
    table = duel(ME, "Martyr's Lash", "Cross", spaces=(3, 4), hand=("Purifying Chime",))
    assert (table.asked, table.at(1)) == ("may", 7)
    respond(table, "yes", 0)
    assert table.at(0) == 5
    table = duel(ME, "Martyr's Lash", "Cross", spaces=(3, 4), hand=("Purifying Chime",))
    respond(table, "yes", 1)
    table.forced()
    assert table.cards(0, "transformations") == ["Purifying Chime"]
    assert duel(ME, "Martyr's Lash", "Block", spaces=(3, 9)).asked == "action"


@rule("EX 8.19")
def test_bloodletting_advances_3_or_4_and_gives_spent_life_back_once() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Martyr's Lash", "Cross")
    table.boost("Bloodletting")
    table.forced()
    assert table.movements == {("advance", 3), ("advance", 4)}
    table = duel(ME, "Guilty Paean", "Block", spaces=(3, 6), boosts=("Martyr's Lash",), life=20)
    table.alternative(0)
    assert (table.life(0), table.cards(0, "boosts")) == (20, [])


def test_purifying_chime_takes_a_card() -> None:
    table = duel(ME, "Purifying Chime", "Block", other_hand=("Dive",))
    while table.asked == "may" and table.seat == 1:
        table.no()
    assert (outcome(table)[:2], table.count(1, "hand")) == ((3, 4), 0)
