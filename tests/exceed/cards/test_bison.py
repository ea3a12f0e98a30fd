"""M. Bison: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import QUIET, attacks, duel, outcome, refuse, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_3, check_critical, check_not_critical_twice
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Nightmare Booster", "ultra", (2, 3), 6, 6, 0, 0, "Psycho Booster", "instant", gauge=3),
    Face("Psycho Punisher", "ultra", (1, 2), 7, 4, 0, 4, "Bison Teleport", "instant", gauge=3),
    Face("Head Stomp", "special", (2, 3), 5, 5, 0, 0, "Unstoppable", "continuous", 1),
    Face("Devil Reverse", "special", (1, 2), 5, 5, 0, 0, "Bison Dollars", "instant"),
    Face("Sliding Kick", "special", (1, 1), 4, 5, 0, 3, "Quick Backdash", "instant"),
    Face("Psycho Crusher", "special", (1, 2), 4, 4, 0, 0, "Psycho Power", "continuous", 1),
    Face("Somersault Skull Diver", "special", (1, 1), 4, 4, 0, 0, "Shadaloo Intelligence", "instant"),
]
MOMENTS = moments("""
Nightmare Booster      | attack | 2 | after
Psycho Punisher        | attack | 1 | before after
Head Stomp             | attack | 2 | after
Devil Reverse          | attack | 1 | after
Devil Reverse          | attack | 8 | after
Sliding Kick           | attack | 1 | before
Psycho Crusher         | attack | 2 | before
Somersault Skull Diver | attack | 2 | before hit
""")
CRITICAL_MOMENTS = moments("""
Nightmare Booster | attack | 2 | hit after
Nightmare Booster | attack | 8 | after
Psycho Punisher   | attack | 1 | before hit after
Devil Reverse     | attack | 1 | hit after
Devil Reverse     | attack | 8 | after
Sliding Kick      | attack | 1 | before hit
Psycho Crusher    | attack | 2 | before hit
""")
ME = "bison"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize("row", CRITICAL_MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_critical_attacks(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, critical=True)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize("exceeded", [False, True])
def test_he_may_be_critical(exceeded: bool) -> None:
    check_critical(ME, "Cross", exceeded=exceeded)
    check_not_critical_twice(ME, "Unstoppable", exceeded=exceeded)


def test_his_action_adds_a_card_and_draws() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Grasp", "Cross")
    table.action()
    table.pick("Cross")
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == (["Cross"], 3)


def test_exceeded_his_action_adds_up_to_3_and_draws_as_many() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, *THREE)
    table.action()
    assert not table.can(c.PASS)
    table.pick("Dive")
    table.pick("Grasp")
    table.no()
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == (["Dive", "Grasp"], 4)


@pytest.mark.parametrize(("added", "asked"), [(1, "pick card"), (3, "action")])
def test_exceeded_his_action_adds_1_to_3(added: int, asked: str) -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, *THREE, "Spike", "Sweep")
    table.action()
    for name in THREE[:added]:
        table.pick(name)
    assert table.asked == asked
    if asked == "pick card":
        table.no()
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == ([*THREE[:added]], 5 + 1)


def test_when_he_exceeds_he_fills_his_gauge() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.hand(0, "Spike", "Sweep")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.yes()
    table.pick("Spike")
    table.no()
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == (["Spike"], 3)


def test_when_he_exceeds_he_adds_up_to_3_and_draws_as_many() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.hand(0, "Spike", "Sweep", "Focus", "Block", "Assault")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.yes()
    for name in ("Spike", "Sweep", "Focus"):
        assert table.asked == "pick card"
        table.pick(name)
    assert (table.asked, table.cards(0, "gauge")) == ("action", ["Spike", "Sweep", "Focus"])
    assert table.count(0, "hand") == 5 + 1  # with the draw at the end of the turn


# ---- the attacks


@rule("EX 23.4")
@pytest.mark.parametrize(
    ("attack", "spaces", "critical", "answer", "expected"),
    [
        ("Nightmare Booster", (3, 5), False, "Sweep", (4, 5, [6])),
        ("Psycho Punisher", (3, 6), False, "Sweep", (8, 6, [7])),
        ("Psycho Punisher", (3, 6), True, "Sweep", (8, 6, [9])),
        ("Psycho Punisher", (3, 5), False, "Sweep", (7, 5, [7])),
        ("Psycho Punisher", (2, 9), False, "Sweep", (6, 9, [])),
        ("Head Stomp", (3, 5), False, "Sweep", (4, 5, [5])),
        ("Head Stomp", (3, 5), True, "Sweep", (4, 5, [6])),
        ("Head Stomp", (2, 9), False, "Sweep", (4, 9, [])),
        ("Sliding Kick", (3, 5), False, "Sweep", (4, 5, [4])),
        ("Sliding Kick", (2, 9), False, "Sweep", (4, 9, [])),
        ("Sliding Kick", (3, 6), False, "Sweep", (5, 6, [4])),
        ("Sliding Kick", (3, 6), True, "Sweep", (5, 8, [6])),
        ("Psycho Crusher", (3, 5), False, "Sweep", (7, 5, [4])),
        ("Somersault Skull Diver", (3, 6), False, "Sweep", (5, 8, [4])),
        ("Somersault Skull Diver", (3, 6), True, "Sweep", (5, 8, [5])),
    ],
)
def test_hits_and_moves(
    attack: str, spaces: tuple[int, int], critical: bool, answer: str, expected: tuple[int, int, list[int]]
) -> None:
    gauge = (*THREE, "Spike") if attack in {"Nightmare Booster", "Psycho Punisher"} else ("Grasp",)
    table = duel(ME, attack, answer, spaces=spaces, gauge=gauge, accept=critical, pause="clean-up")
    while table.asked == "amount":
        wanted = {"Nightmare Booster": ("close", 1), "Somersault Skull Diver": ("advance", 2)}
        table.move(*wanted.get(attack, ("stay", 0)))
    assert outcome(table) == expected


def test_nightmare_booster_closes_1_or_2() -> None:
    table = duel(ME, "Nightmare Booster", "Block", spaces=(2, 9), gauge=THREE)
    assert table.movements == {("close", 1), ("close", 2)}


def test_head_stomp_is_stronger_and_faster_when_critical() -> None:
    table = duel(ME, "Head Stomp", "Block", spaces=(2, 9), gauge=("Grasp",), accept=True, pause="attack")
    assert table.stats(0) == (6, 6, 0, 0)


def test_nightmare_booster_critical_is_not_hit_back() -> None:
    for critical, damage in ((True, []), (False, [6])):
        table = duel(ME, "Nightmare Booster", "Sweep", spaces=(3, 5), gauge=(*THREE, "Spike"), accept=critical)
        if table.asked == "amount":
            table.move("close", 1)
        assert table.damage(0) == damage
        assert table.turn_of == (0 if critical else 1)


def test_psycho_punisher_critical_gains_advantage() -> None:
    assert duel(ME, "Psycho Punisher", "Sweep", gauge=(*THREE, "Spike"), accept=True).events("advantage", 0)
    assert not duel(ME, "Psycho Punisher", "Sweep", gauge=(*THREE, "Spike")).events("advantage", 0)


def test_head_stomp_moves_whom_it_has_stunned() -> None:
    table = duel(ME, "Head Stomp", "Assault", spaces=(3, 5), accept=True, gauge=("Grasp",))
    assert (table.at(0), table.movements) == (4, {("stay", 0), ("push", 1), ("push", 2), ("pull", 1), ("pull", 2)})
    table.move("push", 2)
    assert outcome(table) == (4, 7, [6])
    table = duel(ME, "Head Stomp", "Focus", spaces=(3, 5), accept=True, gauge=("Grasp",))
    assert (table.at(0), table.asked) == (4, "action")  # 4 of 6 do not stun a Guard of 5


@pytest.mark.parametrize("critical", [False, True])
def test_devil_reverse_moves_away(critical: bool) -> None:
    table = duel(ME, "Devil Reverse", "Sweep", spaces=(4, 5), gauge=("Grasp",), accept=critical)
    if critical:
        assert table.movements == BOTH_WAYS_3
        table.move("advance", 3)
        assert table.at(0) == 8
    assert (table.seat, table.movements) == (0, {("stay", 0), ("retreat", 1), ("retreat", 2)})
    table.move("retreat", 1)
    assert table.at(0) == (9 if critical else 3)


@pytest.mark.parametrize("critical", [False, True])
def test_psycho_crusher_comes_back_when_critical(critical: bool) -> None:
    table = duel(ME, "Psycho Crusher", "Sweep", spaces=(3, 5), gauge=("Grasp",), accept=critical)
    if critical:
        assert (table.at(0), table.movements) == (7, BOTH_WAYS_3)
        table.move("advance", 3)
        assert table.at(0) == 3
    assert (table.damage(1), table.damage(0)) == ([4], [6])
    # A Sweep costs him a card.
    assert len(table.events("draw", 0)) == 1 + critical


def test_psycho_crusher_critical_draws_1() -> None:
    table = duel(ME, "Psycho Crusher", "Focus", spaces=(3, 5), gauge=("Grasp",), accept=True)
    table.move("advance", 3)
    assert table.count(0, "hand") == 1


def test_skull_diver_critical_has_guard_and_ignores_armor() -> None:
    table = duel(ME, "Somersault Skull Diver", "Block", accept=True, gauge=("Grasp",), pause="attack")
    assert table.stats(0) == (5, 4, 0, 6)
    table.go()
    assert table.movements == {("advance", 1), ("advance", 2)}
    table.move("advance", 1)
    assert outcome(table) == (5, 2, [5])


def test_skull_diver_pushes_with_the_hit() -> None:
    table = duel(ME, "Somersault Skull Diver", "Block", spaces=(3, 5), other_hand=("Grasp",))
    table.move("advance", 1)
    assert (table.asked, table.seat, outcome(table)) == ("may", 1, (4, 7, []))  # Block


# ---- the boosts


def test_psycho_booster_shows_the_hand_and_fills_the_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Nightmare Booster", "Spike")
    table.put(0, "discard", "Sweep", *THREE)
    table.boost("Nightmare Booster")
    assert table.events("hand shown", 0)[0].cards == (table.card(0, "Spike"),)
    assert sorted(table.cards(0, "gauge")) == sorted(THREE)


def test_bison_teleport_moves_within_5() -> None:
    table = Table(ME, QUIET, spaces=(2, 9))
    table.hand(0, "Psycho Punisher")
    table.boost("Psycho Punisher")
    table.yes()
    assert set(table.spaces) - {2} == {1, 3, 4, 5, 6, 7}
    table.space(6)
    assert table.at(0) == 6


def test_unstoppable_makes_every_attack_critical_and_steady() -> None:
    table = duel(ME, "Sliding Kick", "Block", spaces=(3, 9), boosts=("Head Stomp",), pause="attack")
    assert table.side(0).critical
    for boosts in ((), ("Head Stomp",)):
        table = duel(ME, "Sweep", "Spike", spaces=(3, 5), boosts=boosts)
        assert (stunned(table, 0), attacks(table)) == (not boosts, 1 + len(boosts))


def test_bison_dollars_draws_from_behind() -> None:
    for theirs, drawn in ((("Grasp", "Cross"), 4), ((), 1)):
        table = Table(ME, QUIET)
        table.hand(0, "Devil Reverse")
        table.hand(1, *theirs)
        table.boost("Devil Reverse")
        assert (table.count(0, "hand"), table.cards(0, "gauge")) == (drawn, ["Devil Reverse"])


@pytest.mark.parametrize(("space", "again"), [(6, True), (7, False)])
def test_quick_backdash_may_give_another_action(space: int, again: bool) -> None:
    table = Table(ME, QUIET, spaces=(5, space))
    table.hand(0, "Sliding Kick")
    table.boost("Sliding Kick")
    assert (table.at(0), table.turn_of == 0) == (3, again)


def test_psycho_power_counts_the_gauge_up_to_5() -> None:
    for gauge, power in ((THREE, 6), ((*THREE, "Spike", "Sweep", "Focus"), 8)):
        table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Psycho Crusher",), gauge=gauge, pause="attack")
        assert table.stats(0)[0] == power


@rule("EX 22.18")
@pytest.mark.parametrize(("named", "strikes"), [("Cross", True), ("Dive", False)])
def test_shadaloo_intelligence_strikes_at_what_was_named(named: str, strikes: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Somersault Skull Diver", "Grasp")
    table.hand(1, "Cross", "Spike")
    table.boost("Somersault Skull Diver")
    table.choose(table.named(c.NAME, named, 1))
    refuse(table)
    assert (table.asked == "set attack") == strikes
    assert table.cards(1, "discard") == (["Cross"] if strikes else [])
