"""Emogine: every card, both sides of her own."""

import pytest

from tests.exceed.cards.duel import QUIET, amounts, duel, offered, ordered, outcome, respond, run_out
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import check_orders_the_top
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
MOMENTS = moments("""
Evil Within      | boost  | 1 | after
Evil Within      | boost  | 8 | after
Blood for Blood  | attack | 1 | before hit
Guilty Paean     | attack | 1 | before
Holy Warding     | attack | 2 | hit after
Holy Warding     | attack | 8 | after
Purifying Chime  | attack | 1 | hit
Purifying Chime  | attack | 8 | never
""")
ME = "emogine"
TWO = ("Grasp", "Cross")
FOUR = (*TWO, "Dive", "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = Table(ME, QUIET)
    table.set_life(0, 29)
    check_moments(table, row)


# ---- her own card


def test_exceeding_costs_6_and_2_less_per_transformation() -> None:
    check_exceed(ME, 6)
    check_cheaper(ME, 6, "Blood Frenzy", "Corrupted Power", "Blood Ministration")


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


@pytest.mark.parametrize("under", [0, 1])
def test_there_must_be_another_card_in_the_deck_to_swing(under: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Sweep")
    table.hand(1, "Block")
    table.only_deck(0, "Dive", *("Spike",)[:under])
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    assert table.done("Reveal your attack") == 1
    assert (table.asked, table.seat) == (("may", 0) if under else ("set attack", 1))


def test_an_attack_that_is_no_wild_swing_is_not_shown() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Sweep")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep")
    assert (table.asked, table.seat, known_state(table.state, 1).sides[0].attack) == ("set attack", 1, c.NO_CARD)


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
    table.only_deck(0, "Dive", "Spike", "Cross")
    table.prepare()
    theirs = table.cards(1, "deck")
    assert (table.asked, table.seat) == ("may", 0)
    top = table.state.players[0].deck[-1] & c.CARD_MASK
    assert known_state(table.state, 0).players[0].deck[-1] & c.CARD_MASK == top
    assert known_state(table.state, 1).players[0].deck[-1] == c.NO_CARD
    table.yes()
    assert (table.life(0), table.cards(0, "deck")) == (29, ["Dive", "Cross", "Spike"])
    assert (table.asked, table.seat, table.cards(1, "deck")) == ("action", 0, theirs)


def test_exceeded_the_top_card_may_stay() -> None:
    table = Table(ME, QUIET, first=1)
    table.exceed(0)
    table.only_deck(0, "Dive", "Spike", "Cross")
    table.prepare()
    table.no()
    assert (table.life(0), table.cards(0, "deck")) == (30, ["Cross", "Spike", "Dive"])


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


def test_desperate_prayer_orders_her_top_cards() -> None:
    check_orders_the_top(ME, "Touch of Divinity", 0)


def test_desperate_prayer_transforms_1_card_from_the_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Touch of Divinity", "Holy Warding")
    table.gauge(0, "Blood for Blood", "Guilty Paean", "Grasp")
    table.top(0, "Dive", "Spike", "Cross")
    table.boost("Desperate Prayer")
    respond(table, ("pick", "Dive"), ("pick", "Spike"))
    assert offered(table) == ["Blood for Blood", "Guilty Paean"]
    table.pick("Blood for Blood")
    assert table.cards(0, "transformations") == ["Blood for Blood"]
    assert table.cards(0, "gauge") == ["Guilty Paean", "Grasp"]
    assert [*table.cards(0, "deck")[-2:], *table.cards(0, "hand")] == ["Dive", "Spike", "Holy Warding", "Cross"]


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
        assert amounts(table) == [0, 1, 2]
        table.choose(c.NUMBER + life)
    assert (table.damage(1), table.life(0)) == ([1 + 3 + life], 27 - life)


@pytest.mark.parametrize(("attack", "life"), [("wild", 21), ("Sweep", 20)])
def test_blood_ministration_gains_1_life_from_a_wild_swing(attack: str, life: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.set_life(0, 20)
    table.hand(0, "Sweep")
    table.hand(1, "Block")
    table.put(0, "transformations", "Blood for Blood")
    table.choose(c.STRIKE_ACTION)
    table.set(attack)
    ordered(table)
    assert (table.asked, table.life(0)) == ("may" if attack == "wild" else "set attack", life)


@pytest.mark.parametrize(("wild", "power"), [(True, 6), (False, 5)])
def test_blood_ministration_has_1_power_against_a_wild_swing(wild: bool, power: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Spike")
    table.put(0, "transformations", "Blood for Blood")
    table.hand(1, "Sweep")
    table.top(1, "Block")
    table.pause("attack")
    table.strike("Spike", "wild" if wild else "Sweep")
    assert table.stats(0)[0] == power


@pytest.mark.parametrize(("place", "life", "damage"), [(0, 27, [6]), (1, 25, [])])
def test_guilty_paean_costs_3_life_or_does_not_hit(place: int, life: int, damage: list[int]) -> None:
    table = duel(ME, "Guilty Paean", "Spike", spaces=(3, 6))
    table.alternative(place)
    assert table.damage(1) == damage
    assert table.life(0) == life


def with_transformation(attack: str, transformation: str, life: int = 20, space: int = 5) -> Table:
    """She strikes with a Wild Swing or with Spike, and does not swing again; the opponent has still to set."""
    table = Table(ME, QUIET, spaces=(3, space))
    table.set_life(0, life)
    table.hand(0, "Spike", "Cross")
    table.gauge(0, "Grasp", "Dive")
    table.hand(1, "Block", "Sweep")  # a Block asks for Force when it is hit
    table.put(0, "transformations", transformation)
    table.top(0, "Spike")
    table.choose(c.STRIKE_ACTION)
    table.set(attack)
    while table.seat == 0:
        table.choose(table.state.options[0])
    return table


@pytest.mark.parametrize("transformation", ["Intercessor's Prayer", "Blood Frenzy"])
@pytest.mark.parametrize(("attack", "given"), [("wild", 1), ("Spike", 0)])
def test_what_a_wild_swing_is_given_is_given_on_set(transformation: str, attack: str, given: int) -> None:
    assert with_transformation(attack, transformation).done("Give your attack") == given


@pytest.mark.parametrize(("paid", "damage"), [(True, 5 + 2), (False, 5)])
def test_the_prayer_sells_2_power_for_1_gauge_when_a_wild_swing_hits(paid: bool, damage: int) -> None:
    table = with_transformation("wild", "Intercessor's Prayer")
    table.set("Block")
    assert (table.asked, table.seat) == ("may", 0)
    assert (len(table.events("range", 0)), table.damage(1)) == (1, [])
    table.yes() if paid else table.no()
    if paid:
        assert not table.can(table.named(c.PAY_HAND, "Cross")), "Gauge, not Force"
        table.pay("Grasp", gauge=True)
    assert (table.asked, table.seat) == ("may", 1)  # Block
    assert table.count(0, "gauge") == 2 - paid
    table.no()
    assert table.damage(1) == [damage]


def test_the_prayer_gives_other_attacks_nothing() -> None:
    table = with_transformation("Spike", "Intercessor's Prayer")
    table.set("Block")
    assert (table.asked, table.seat) == ("may", 1)  # Block


@pytest.mark.parametrize(
    ("attack", "life", "after"), [("wild", 29, 30), ("wild", 20, 22), ("wild", 30, 30), ("Spike", 20, 20)]
)
def test_the_frenzy_gains_2_life_when_a_wild_swing_hits_behind_in_life(attack: str, life: int, after: int) -> None:
    table = with_transformation(attack, "Blood Frenzy", life)
    table.set("Block")
    assert (table.asked, table.seat, len(table.events("range", 0)), table.damage(1)) == ("may", 1, 1, [])
    assert table.life(0) == after
    run_out(table)
    assert (table.life(0), table.damage(1)) == (after, [5])


def test_the_frenzy_gains_nothing_when_a_wild_swing_misses() -> None:
    table = with_transformation("wild", "Blood Frenzy", 20, space=9)
    table.set("Block")
    assert (table.asked, table.life(0)) == ("action", 20)


def test_the_frenzy_gains_nothing_at_the_same_life() -> None:
    table = with_transformation("wild", "Blood Frenzy", 20)
    table.set_life(1, 20)
    table.set("Block")
    assert table.life(0) == 20


@pytest.mark.parametrize(("life", "damage"), [(29, [6]), (30, [4])])
def test_holy_warding_has_2_power_behind_in_life_and_draws_1(life: int, damage: list[int]) -> None:
    table = duel(ME, "Holy Warding", "Spike", spaces=(3, 7), life=life)
    assert (table.damage(1), table.count(0, "hand")) == (damage, 1)


def test_corrupted_power_gains_1_life_when_gauge_is_spent() -> None:
    table = duel(ME, "Hand of Judgment", "Block", spaces=(3, 9), gauge=TWO, transformations=("Holy Warding",), life=20)
    assert table.life(0) == 21


def test_martyrs_lash_may_close_2_before_if_it_was_hit() -> None:
    table = duel(ME, "Martyr's Lash", "Cross", spaces=(3, 4), hand=("Purifying Chime",))
    assert (table.asked, table.seat, table.at(1), table.events("range", 0)) == ("may", 0, 7, [])
    respond(table, "yes", 0)
    assert table.at(0) == 5
    table = duel(ME, "Martyr's Lash", "Grasp", spaces=(3, 4), hand=("Purifying Chime",))
    respond(table, ("push", 1), "yes", 0)  # from 2
    assert outcome(table) == (3, 4, [5])


def test_martyrs_lash_may_transform_1_card_if_it_was_hit() -> None:
    table = duel(ME, "Martyr's Lash", "Cross", spaces=(3, 4), hand=("Purifying Chime", "Holy Warding", "Dive"))
    respond(table, "yes", 1)
    assert offered(table) == ["Holy Warding", "Purifying Chime"]
    table.pick("Purifying Chime")
    assert table.cards(0, "transformations") == ["Purifying Chime"]
    assert ("Holy Warding" in table.cards(0, "hand"), table.asked) == (True, "action")
    table = duel(ME, "Martyr's Lash", "Cross", spaces=(3, 4), hand=("Purifying Chime",))
    table.no()
    assert (table.asked, table.at(0)) == ("action", 3)
    assert duel(ME, "Martyr's Lash", "Block", spaces=(3, 9), hand=("Purifying Chime",)).asked == "action"


@rule("EX 8.19")
def test_bloodletting_advances_3_or_4_and_gives_spent_life_back_once() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Martyr's Lash", "Cross")
    table.boost("Bloodletting")
    table.forced()
    assert table.movements == {("advance", 3), ("advance", 4)}
    table = duel(ME, "Guilty Paean", "Block", spaces=(3, 6), boosts=("Martyr's Lash",), life=20, pause="clean-up")
    table.alternative(0)
    assert (table.life(0), table.cards(0, "boosts")) == (20, [])


def test_purifying_chime_takes_1_card_at_random() -> None:
    table = duel(ME, "Purifying Chime", "Block", other_hand=("Dive", "Cross", "Spike"))
    assert (table.asked, table.seat, table.count(1, "hand")) == ("may", 1, 2)  # Block
    table.no()
    assert (outcome(table), table.count(1, "hand")) == ((3, 4, [2]), 2)
