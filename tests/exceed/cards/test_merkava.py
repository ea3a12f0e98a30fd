"""Merkava: every card, both sides of his own, and the attack that lies on a space."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, refuse, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("I, Resentfully Rage", "ultra", (1, 3), 6, 5, 0, 0, "Jormungandr", "continuous", gauge=3),
    Face("I, Capture and Devour", "special", (3, 6), 1, 6, 0, 0, "Slithering", "continuous"),
    Face("I, Breathe Out", "special", (2, 4), 3, 5, 0, 0, "Instant Flight", "continuous", 1),
    Face("I, Drill Through", "special", (1, 1), 2, 5, 0, 0, "Madness", "continuous"),
    Face("I, Rampage", "special", (1, 3), 4, 4, 0, 0, "Deflection", "continuous"),
    Face("I, Agitate", "special", (1, 3), 5, 3, 0, 5, "Lie In Wait", "continuous"),
]
ME = "merkava"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_1_and_he_may_revert() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


@rule("EX 25.5")
@pytest.mark.parametrize(("top", "spaces"), [("Cross", 3), ("Focus", 4), ("I, Drill Through", 2)])
def test_his_action_steps_by_the_power_of_his_top_card_which_everybody_sees(top: str, spaces: int) -> None:
    table = Table(ME, "shovelknight", spaces=(5, 9))
    table.top(0, top)
    table.action()
    assert table.state.players[0].deck[-1] & c.KNOWN_TO_ALL
    assert table.movements == {("advance", spaces), ("retreat", spaces)}
    table.move("retreat", spaces)
    assert (table.at(0), table.count(0, "hand")) == (5 - spaces, 1)  # the draw at the end of the turn
    assert table.cards(0, "hand") == [top]


@pytest.mark.parametrize(("top", "spaces"), [("Cross", 3), ("Assault", 4)])
def test_exceeded_it_is_the_top_discard_and_costs_a_gauge(top: str, spaces: int) -> None:
    table = Table(ME, "shovelknight", spaces=(5, 9))
    table.exceed(0)
    table.gauge(0, top)
    table.put(0, "discard", "Spike")
    table.action("Spend 1 Gauge")
    assert table.paid(0) == [top]  # the card that was paid lies on top
    assert table.movements == {("advance", spaces), ("retreat", spaces)}


# ---- attacks; a Block takes 2 of the damage


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("I, Resentfully Rage", (2, 4), ("no",), (2, 7, [4])),
        ("I, Resentfully Rage", (5, 8), ("no",), (5, 9, [4])),
        ("I, Capture and Devour", (2, 6), (), (5, 6, [0])),
        ("I, Capture and Devour", (1, 7), (), (6, 7, [0])),
        ("I, Breathe Out", (4, 6), ("no",), (2, 6, [1])),
        ("I, Breathe Out", (4, 5), ("no",), (2, 5, [])),
        ("I, Rampage", (3, 8), (("push", 1), "no"), (6, 9, [2])),
        ("I, Rampage", (3, 4), (("pull", 1), "no"), (7, 5, [2])),
        ("I, Rampage", (2, 9), ("no",), (5, 9, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=THREE)
    assert outcome(respond(table, *choices)) == result


def test_capture_and_devour_gains_advantage() -> None:
    assert duel(ME, "I, Capture and Devour", "Block", spaces=(2, 6)).turn_of == 0


@pytest.mark.parametrize("attack", ["I, Resentfully Rage", "I, Breathe Out", "I, Rampage"])
def test_attacks_that_may_go_on_top_of_the_deck(attack: str) -> None:
    for back in (True, False):
        table = duel(ME, attack, "Block", spaces=(5, 8 if attack != "I, Rampage" else 9), gauge=THREE)
        if table.asked == "amount":
            table.move("push", 1)
        assert table.asked == "may"
        respond(table, "yes" if back else "no")
        assert (table.cards(0, "deck")[-1] == attack) or not back
        assert (attack in table.cards(0, "gauge")) == (not back)


@pytest.mark.parametrize("paid", [0, 1, 3])
def test_drill_through_comes_nearer_and_hits_harder_for_force(paid: int) -> None:
    table = duel(ME, "I, Drill Through", "Block", spaces=(2, 6), hand=("Focus", "Sweep", "Spike"))
    table.yes()
    for name in ("Focus", "Sweep", "Spike")[:paid]:
        table.pay(name)
    if table.asked == "pay":
        table.no()
    assert outcome(table) == (2 + paid, 6, [3] if paid == 3 else [])


def test_drill_through_stops_before_them_and_takes_3_force_at_most() -> None:
    table = duel(ME, "I, Drill Through", "Block", spaces=(2, 3), hand=("Focus", "Sweep", "Spike", "Dive"))
    table.yes()
    table.pay("Focus", "Sweep", "Spike")
    assert (outcome(table), table.cards(0, "hand")) == ((2, 3, [3]), ["Dive"])


def test_capture_and_devour_closes_5_and_no_more() -> None:
    assert duel(ME, "I, Capture and Devour", "Block", spaces=(1, 8), boosts=("Wide",)).at(0) == 6


@pytest.mark.parametrize(("way", "to"), [("push", 8), ("pull", 2)])
def test_agitate_moves_them_by_the_power_of_the_top_card(way: str, to: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "I, Agitate")
    table.hand(1, "Block")
    table.top(0, "Cross")
    table.strike("I, Agitate", "Block")
    assert table.movements == {("push", 3), ("pull", 3)}
    assert table.player(0).deck[-1] & c.KNOWN_TO_ALL
    table.move(way, 3)
    assert (table.at(1), table.damage(1)) == (to if way == "push" else 1, [3])


@pytest.mark.parametrize("space", [2, 4, 9])
def test_defile_costs_and_deals_as_much_as_they_are_away(space: int) -> None:
    table = Table(ME, "shovelknight", spaces=(1, space))
    table.hand(0, "I, Defile")
    table.gauge(0, *THREE, "Focus", "Sweep", "Spike", "Assault", "Grasp")
    table.hand(1, "Sweep")
    table.pause("attack")
    table.strike("I, Defile", "Sweep")
    while table.asked in {"pay", "pay or invalid"}:
        table.choose(table.state.options[-1])
    assert (len(table.paid(0)), table.stats(0), table.range(0)) == (space - 1, (space - 1, 8, 0, 0), (1, 8))


@rule("EX 25.8")
@pytest.mark.parametrize(("space", "damage"), [(6, [5]), (7, []), (0, [])])
def test_persistently_cling_set_face_up_lies_on_a_space_and_strikes_there(space: int, damage: list[int]) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 6))
    table.hand(0, "I, Persistently Cling", "Cross")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.choose(table.named(c.SET_FACE_UP if space else c.SET_CARD, "I, Persistently Cling"))
    if space:
        assert (table.asked, table.seat) == ("may", 0)
        table.yes()
        table.space(space)
    assert (table.asked, table.seat, table.side(0).face_up) == ("set attack", 1, space > 0)
    table.pause("attack")
    table.set("Block")
    assert (table.stats(0), table.paid(0)) == ((7, 1, 0, 5), [])
    table.pause("clean-up")
    table.go()
    if damage:
        assert int(table.player(0).attack_space) == space
    table.go()
    assert table.damage(1) == damage
    # Having missed, it comes back to the hand; in no case does it stay on the board.
    assert ("I, Persistently Cling" in table.cards(0, "hand")) == (not damage)
    assert ("I, Persistently Cling" in table.cards(0, "gauge")) == bool(damage)
    assert int(table.player(0).attack_space) == c.OFF_BOARD


# ---- boosts


def refused(table: Table) -> Table:
    """Everything that may be refused is."""
    refuse(table)
    return table


def test_dark_bite_strikes_and_reaches_range_1_as_well() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, "Dark Bite", "I, Capture and Devour")
    table.hand(1, "Block")
    table.boost("Dark Bite")
    assert (table.asked, table.seat) == ("set attack", 0)
    table.sets("I, Capture and Devour", "Block")
    assert (table.damage(1), table.turn_of) == ([0], 0)
    for space, hit in ((4, True), (5, False), (6, True)):
        table = duel(ME, "I, Capture and Devour", "Block", spaces=(3, space), boosts=("Dark Bite",))
        assert bool(table.damage(1)) == hit


def test_jormungandr_lengthens_normals_and_stays_with_others() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Jormungandr",), pause="attack")
    assert table.range(0) == (2, 4)
    table.go()
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert table.cards(0, "boosts") == []
    table = duel(ME, "I, Capture and Devour", "Block", spaces=(3, 8), boosts=("Jormungandr",), pause="attack")
    assert table.range(0) == (3, 6)
    table.go()
    assert (table.cards(0, "boosts"), done(table, "Jormungandr")) == (["I, Resentfully Rage"], ["after"])
    table = duel(ME, "I, Resentfully Rage", "Block", spaces=(1, 9), boosts=("Jormungandr",), gauge=THREE)
    assert refused(table).cards(0, "boosts") == ["I, Resentfully Rage"], "an Ultra keeps it as well"


def test_slithering_steps_before_the_attack() -> None:
    table = duel(ME, "Sweep", "Block", spaces=(3, 8), boosts=("Slithering",))
    assert table.movements == BOTH_WAYS_1


def test_instant_flight_flies_by_the_power_of_the_top_card() -> None:
    table = Table(ME, "shovelknight", spaces=(4, 9))
    table.hand(0, "Sweep")
    table.put(0, "boosts", "Instant Flight")
    table.hand(1, "Block")
    table.top(0, "Cross")
    table.strike("Sweep", "Block")
    assert table.movements == {("advance", 3), ("retreat", 3)}
    assert table.player(0).deck[-1] & c.KNOWN_TO_ALL
    table.move("advance", 3)
    assert (table.at(0), table.damage(1)) == (7, [4])


@pytest.mark.parametrize(("held", "damage"), [((), 5), (("Dive",), 1)])
def test_madness_hits_harder_with_an_empty_hand(held: tuple[str, ...], damage: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Madness", "Cross", *held)
    table.hand(1, "Block")
    table.boost("Madness")
    table.sets("Cross", "Block")
    assert table.damage(1) == [damage]


def test_deflection_turns_power_into_armor() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Deflection",), pause="attack")
    assert table.stats(0) == (4, 6, 0, 0)
    table = duel(ME, "Assault", "Sweep", spaces=(3, 5), boosts=("Deflection",))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.damage(1), table.damage(0)) == ([5], [1])
    table = ordered(duel(ME, "Sweep", "Focus", spaces=(3, 5), boosts=("Deflection",), pause="clean-up"))
    assert table.stats(0) == (7, 2, 7, 6)


def test_lie_in_wait_draws_2_when_it_leaves() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Lie In Wait",), pause="attack")
    assert table.stats(0) == (3, 6, 0, 3)
    table.go()
    assert (table.count(0, "boosts"), table.count(0, "hand")) == (0, 2)
    table = Table(ME, QUIET)
    table.put(0, "boosts", "Lie In Wait")
    table.idle()
    table.hand(1, "Dive")
    before = table.count(0, "hand")
    table.boost("Tech")
    table.forced()
    assert (table.count(0, "boosts"), table.count(0, "hand")) == (0, before + 2), "also outside of a strike"


def test_wide_reaches_farther_and_steps() -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Wide",), pause="attack").range(0) == (1, 3)
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, "Wide")
    table.boost("Wide")
    assert table.movements == BOTH_WAYS_1


# ---- when, where and how much


MOMENTS = moments("""
I, Resentfully Rage   | attack | 1 | hit after
I, Resentfully Rage   | attack | 8 | after
I, Capture and Devour | attack | 4 | hit
I, Capture and Devour | attack | 8 | never
Slithering            | boost  | 1 | before
I, Breathe Out        | attack | 1 | after
I, Breathe Out        | attack | 8 | after
Instant Flight        | boost  | 1 | before
I, Drill Through      | attack | 1 | before
Madness               | boost  | 1 | hit
Madness               | boost  | 8 | never
I, Rampage            | attack | 1 | before hit after
I, Rampage            | attack | 8 | before after
Deflection            | boost  | 1 | hit
Deflection            | boost  | 8 | never
I, Agitate            | attack | 1 | hit
I, Agitate            | attack | 8 | never
Lie In Wait           | boost  | 1 | end
I, Persistently Cling | attack | 1 | after
I, Persistently Cling | attack | 8 | after
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
