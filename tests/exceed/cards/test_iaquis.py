"""Iaquis: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Dragon's Heart", "ultra", (1, 1), 7, 6, 0, 0, "Swift Destruction", "continuous", 1, gauge=2),
    Face("Dragon's Descent", "ultra", (2, 6), 7, 4, 0, 4, "Dragon's Roar", "continuous", gauge=3),
    Face("Dragon's Fire", "special", (2, 5), 3, 4, 0, 0, "Martial Challenge", "instant"),
    Face("Dragon's Flight", "special", (1, 2), 3, 4, 0, 5, "Dragon's Force", "transform"),
    Face("Dragon's Spine", "special", (2, 6), 5, 2, 0, 6, "Growing Hatred", "transform"),
    Face("Dragon's Tail", "special", (1, 2), 4, 3, 0, 5, "Single-Minded", "transform"),
    Face("Dragon's Tongue", "special", (1, 3), 3, 5, 0, 0, "Dragon's Scorn", "instant"),
]
MOMENTS = moments("""
Dragon's Heart   | attack    | 1 | hit
Dragon's Descent | attack    | 4 | hit
Dragon's Descent | attack    | 8 | never
Dragon's Fire    | attack    | 2 | after
Dragon's Flight  | attack    | 1 | before
Dragon's Force   | transform | 1 | after
Dragon's Force   | transform | 8 | after
Dragon's Spine   | attack    | 2 | after
Dragon's Spine   | attack    | 8 | after
Growing Hatred   | transform | 8 | end
Dragon's Tail    | attack    | 1 | before after
Dragon's Tongue  | attack    | 1 | hit
""")
ME = "iaquis"
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = Table(ME, QUIET)
    table.put(0, "boosts", "Dragon's Descent")
    check_moments(table, row, "Dive")


# ---- his own card


def test_exceeding_costs_5_and_2_less_per_transformation() -> None:
    check_exceed(ME, 5)
    check_cheaper(ME, 5, "Dragon's Force", "Growing Hatred", "Single-Minded")


@rule("EX 25.8")
@pytest.mark.parametrize(("shown", "power"), [(True, 7), (False, 5)])
def test_as_the_initiator_he_may_show_his_attack_for_2_power(shown: bool, power: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Dragon's Spine", "Cross")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Dragon's Spine")
    table.yes() if shown else table.no()
    table.pause("attack")
    table.set("Block")
    assert table.stats(0)[0] == power


def exceeded(discard: str, attack: str, answer: str = "Block", spaces: tuple[int, int] = (3, 4)) -> Table:
    """Exceeded, he discards a card when striking and sets another one."""
    table = Table(ME, QUIET, spaces=spaces)
    table.exceed(0)
    table.hand(0, discard, attack)
    table.hand(1, answer)
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pick(discard)
    table.pause("attack")
    table.sets(attack, answer)
    return table


@rule("EX 18.1")
def test_exceeded_the_triggers_of_a_discarded_card_are_his_attacks() -> None:
    table = exceeded("Dragon's Tail", "Dragon's Tongue", "Focus")
    assert table.stats(0)[0] == 3, "nothing has happened yet"
    table.go()
    assert (table.at(0), table.damage(1)) == (2, [3 + 2 + 1 - 2]), "Before: +2 Power. After: Retreat 1."
    assert table.count(0, "hand") == 1


def test_exceeded_what_is_no_trigger_is_not_given() -> None:
    table = exceeded("Spike", "Dragon's Tongue", "Focus")
    table.go()
    assert table.damage(1) == [2], "Spike ignores Armor, but not by a trigger"


def test_exceeded_he_need_not_discard_and_shows_nothing() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Dragon's Tail", "Cross")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.no()
    table.set("Cross")
    assert (table.asked, table.seat) != ("may", 0)


# ---- Ultras


def test_dragons_heart_pushes_3() -> None:
    assert outcome(duel(ME, "Dragon's Heart", "Sweep", gauge=TWO)) == (3, 7, [7])


def test_swift_destruction_gives_4_speed() -> None:
    table = duel(ME, "Dragon's Spine", "Block", spaces=(1, 9), boosts=("Swift Destruction",), pause="attack")
    assert table.stats(0) == (5, 6, 0, 6)


@pytest.mark.parametrize(
    ("where", "card", "damage"),
    [
        ("gauge", "Block", 7),
        ("gauge", "Dragon's Descent", 11),
        ("boosts", "Dragon's Descent", 11),
        ("hand", "Dragon's Descent", 7),
    ],
)
def test_dragons_descent_has_4_more_power_with_its_copy_in_gauge_or_boosts(where: str, card: str, damage: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 6))
    table.hand(0, "Dragon's Descent", "Sweep")
    table.hand(1, "Sweep")
    if where != "gauge":
        table.put(0, where, *(("Dragon's Descent", "Dragon's Descent") if where == "hand" else (card,)))
    table.gauge(0, *THREE, *((card,) if where == "gauge" else ()))
    table.strike("Dragon's Descent", "Sweep")
    for name in THREE if table.asked == "pay" else ():
        if table.asked == "pay":
            table.pay(name, gauge=True)
    assert table.damage(1) == [damage]


def test_dragons_roar_draws_5_and_ends_the_end_of_turn_draw_and_the_hand_limit() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Dragon's Descent", "Cross", "Dive", "Sweep", "Focus")
    table.boost("Dragon's Roar")
    assert (table.count(0, "hand"), table.turn_of) == (9, 1)


# ---- Specials


@pytest.mark.parametrize("taken", [True, False])
def test_dragons_fire_may_return_and_add_a_random_card_to_the_gauge(taken: bool) -> None:
    table = duel(ME, "Dragon's Fire", "Block", spaces=(3, 6), hand=("Grasp", "Cross"))
    assert (table.asked, table.seat) == ("may", 0)
    table.yes() if taken else table.no()
    assert "Dragon's Fire" in table.cards(0, "hand" if taken else "gauge")
    assert (table.count(0, "hand"), table.count(0, "gauge")) == (2, 1)


def test_dragons_fire_does_nothing_when_it_misses() -> None:
    assert duel(ME, "Dragon's Fire", "Block", spaces=(3, 4), hand=("Grasp",)).asked == "action"


def test_martial_challenge_goes_on_until_somebody_stops() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Dragon's Fire", "Grasp", "Cross", "Dive")
    table.hand(1, "Sweep", "Focus")
    table.boost("Martial Challenge")
    assert (table.asked, table.seat, table.can(c.PASS)) == ("pick card", 0, False)
    table.pick("Grasp")
    assert (table.seat, table.can(c.PASS)) == (1, True)
    table.pick("Sweep")
    table.pick("Cross")
    table.pick("Focus")
    assert table.seat == 0
    table.no()
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (["Grasp", "Cross"], ["Sweep", "Focus"])


def test_martial_challenge_ends_with_an_empty_hand() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Dragon's Fire", "Grasp", "Dive")
    table.hand(1)
    table.boost("Martial Challenge")
    table.pick("Grasp")
    assert (table.asked, table.seat, table.cards(0, "gauge")) == ("action", 1, ["Grasp"])
    table = Table(ME, QUIET)
    table.hand(0, "Dragon's Fire")
    table.boost("Martial Challenge")
    assert (table.asked, table.seat) == ("action", 1)


@pytest.mark.parametrize(("space", "at", "damage"), [(8, 6, [5]), (6, 7, [3])])
def test_dragons_flight_advances_3_and_has_2_power_unless_it_passes(space: int, at: int, damage: list[int]) -> None:
    assert outcome(duel(ME, "Dragon's Flight", "Sweep", spaces=(3, space))) == (at, space, damage)


@pytest.mark.parametrize("gauge", [True, False])
def test_dragons_force_may_add_the_attack_to_the_gauge(gauge: bool) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), transformations=("Dragon's Force",))
    ordered(table)
    table.yes() if gauge else table.no()
    assert table.cards(0, "gauge") == (["Cross"] if gauge else [])


def test_dragons_spine_gains_advantage_hit_or_miss() -> None:
    assert duel(ME, "Dragon's Spine", "Block", spaces=(3, 6)).turn_of == 0
    assert duel(ME, "Dragon's Spine", "Block", spaces=(3, 4)).turn_of == 0


@pytest.mark.parametrize(("space", "asked"), [(9, "may"), (4, "action")])
def test_growing_hatred_may_draw_1_after_a_miss(space: int, asked: str) -> None:
    table = duel(
        ME, "Dragon's Tongue", "Dive" if space == 4 else "Block", spaces=(3, space), transformations=("Growing Hatred",)
    )
    assert table.asked == asked
    if asked == "may":
        assert table.cards(0, "discard") == ["Dragon's Tongue"], "the strike is over"
        table.yes()
        assert table.count(0, "hand") == 1


def test_dragons_tail_has_2_power_and_retreats_1() -> None:
    assert outcome(duel(ME, "Dragon's Tail", "Sweep")) == (2, 4, [6])


@pytest.mark.parametrize(("attack", "power"), [("Dragon's Tail", 6), ("Dragon's Spine", 5)])
def test_single_minded_gives_power_where_the_printed_speeds_are_equal(attack: str, power: int) -> None:
    table = duel(ME, attack, "Spike", spaces=(1, 9), transformations=("Single-Minded",), pause="attack")
    assert table.stats(0)[0] == power


def test_single_minded_compares_what_is_printed_and_forbids_the_stun() -> None:
    table = duel(ME, "Dive", "Dive", spaces=(3, 4), transformations=("Single-Minded",), boosts=("Swift Destruction",),
                 answering=True, pause="attack")  # fmt: skip
    assert table.stats(0)[:2] == (7, 8)
    table = duel(ME, "Dragon's Tongue", "Assault", transformations=("Single-Minded",), answering=True)
    assert (table.damage(0), stunned(table, 0), table.damage(1)) == ([4], False, [6])


def test_dragons_tongue_has_1_power_and_draws_1_on_a_hit() -> None:
    table = duel(ME, "Dragon's Tongue", "Focus")
    assert (table.damage(1), table.count(0, "hand")) == ([2], 1)


@pytest.mark.parametrize(("space", "after"), [(4, 6), (5, 5)])
def test_dragons_scorn_pushes_2_at_range_1_and_1_force_gives_an_action(space: int, after: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Dragon's Tongue", "Cross", "Dive")
    table.boost("Dragon's Scorn")
    assert (table.at(1), table.asked) == (after, "may")
    respond(table, "yes", ("pay", "Cross"))
    assert (table.asked, table.seat, table.cards(0, "hand")) == ("action", 0, ["Dive"])
