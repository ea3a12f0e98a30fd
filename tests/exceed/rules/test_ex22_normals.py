"""EX 22: the eight Normals of seasons 1 to 5, as attacks."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table


def struck(attack: str, answer: str, spaces: tuple[int, int], *, pause: bool = True) -> Table:
    """A strike of two Normals, up to its first question or to clean-up."""
    table = Table("nehtali", "nehtali", spaces=spaces)
    table.hand(0, attack, "Light")
    table.hand(1, answer, "Light")
    if pause:
        table.pause("clean-up")
    table.strike(attack, answer)
    return table


@pytest.mark.parametrize(
    ("name", "reach", "stats"),
    [
        pytest.param("Grasp", (1, 1), (3, 7, 0, 0), marks=rule("EX 22.1", "EX 3.3")),
        pytest.param("Cross", (1, 2), (3, 6, 0, 0), marks=rule("EX 22.2", "EX 3.3")),
        pytest.param("Assault", (1, 1), (4, 5, 0, 0), marks=rule("EX 22.3", "EX 3.3")),
        pytest.param("Dive", (1, 1), (5, 4, 0, 0), marks=rule("EX 22.4", "EX 3.3")),
        pytest.param("Spike", (2, 3), (5, 3, 0, 4), marks=rule("EX 22.5", "EX 3.3")),
        pytest.param("Sweep", (1, 3), (6, 2, 0, 6), marks=rule("EX 22.6", "EX 3.3")),
        pytest.param("Focus", (1, 2), (4, 1, 2, 5), marks=rule("EX 22.7", "EX 3.3")),
        pytest.param("Block", (-1, -1), (0, 0, 2, 3), marks=rule("EX 22.8", "EX 3.3", "EX 1.11")),
    ],
)
def test_the_numbers_of_the_normals(name: str, reach: tuple[int, int], stats: tuple[int, int, int, int]) -> None:
    table = Table("nehtali", "nehtali", spaces=(1, 9))
    table.hand(0, name, "Light")
    table.hand(1, "Focus", "Light")
    table.pause("attack")
    table.strike(name, "Focus")
    assert (table.range(0), table.stats(0)) == (reach, stats)


@rule("EX 22.1")
@pytest.mark.parametrize(("way", "spaces", "ends"), [("push", 1, 6), ("push", 2, 7), ("pull", 1, 3), ("pull", 2, 2)])
def test_grasp_pushes_or_pulls_1_or_2(way: str, spaces: int, ends: int) -> None:
    table = struck("Grasp", "Cross", (4, 5), pause=False)
    assert table.movements == {("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}
    table.move(way, spaces)
    assert table.at(1) == ends
    assert table.damage(1) == [3]


@rule("EX 22.2")
@pytest.mark.parametrize(("spaces", "ends"), [((4, 5), 1), ((5, 6), 2), ((2, 9), 1)])
def test_cross_retreats_3_afterwards(spaces: tuple[int, int], ends: int) -> None:
    assert struck("Cross", "Focus", spaces).at(0) == ends, "hit or miss, up to the edge"


@rule("EX 22.3")
@pytest.mark.parametrize(("spaces", "hits"), [((3, 6), True), ((3, 7), False)])
def test_assault_closes_2_and_gains_advantage_if_it_hits(spaces: tuple[int, int], hits: bool) -> None:
    table = struck("Assault", "Focus", spaces)
    assert table.at(0) == 5
    assert (table.damage(1) == [2]) == hits
    assert bool(table.events("advantage", 0)) == hits


@rule("EX 22.4")
def test_dive_is_safe_only_if_it_passed_the_opponent() -> None:
    over = struck("Dive", "Sweep", (4, 6))
    assert (over.at(0), over.damage(0), over.damage(1)) == (8, [], [])
    short = struck("Dive", "Sweep", (2, 6))
    assert (short.at(0), short.damage(0), short.damage(1)) == (5, [6], [5])


@rule("EX 22.5")
def test_spike_ignores_armor_and_guard() -> None:
    table = struck("Spike", "Focus", (4, 6))
    assert table.damage(1) == [5]
    assert table.side(1).stunned
    assert table.side(1).armor_used == 0


@rule("EX 22.6")
def test_sweep_discards_one_card_at_random() -> None:
    seen = set()
    for seed in range(12):
        table = Table("nehtali", "nehtali", spaces=(4, 5), seed=seed)
        table.hand(0, "Sweep", "Light")
        table.hand(1, "Spike", "Focus", "Grasp")
        table.pause("clean-up")
        table.strike("Sweep", "Spike")  # which is faster and misses
        assert table.count(1, "hand") == 1
        seen.add(table.cards(1, "discard")[0])
    assert seen == {"Focus", "Grasp"}


@rule("EX 22.7", "EX 8.17")
def test_focus_ignores_pushes_and_pulls_and_draws() -> None:
    for way in ("push", "pull"):
        table = struck("Grasp", "Focus", (4, 5), pause=False)
        table.move(way, 2)
        assert table.at(1) == 5
        assert table.damage(0) == [4]
        assert table.count(1, "hand") == 2


@rule("EX 22.8")
def test_block_never_hits_and_its_power_stays_0() -> None:
    booster = card("Helper", boost="+3 Power and +0-8 Range.", boost_kind="continuous")
    table = Table(stand_in(booster), "nehtali", spaces=(4, 5))
    table.hand(0, "Block", "Block")
    table.hand(1, "Cross", "Light")
    table.put(0, "boosts", "Helper")
    table.state.players[1].space = 9
    table.pause("clean-up")
    table.strike("Block", "Cross", ex=True)
    assert table.stats(0) == (0, 1, 3, 4)
    assert not table.side(0).hit
    assert table.damage(1) == []


@rule("EX 22.9", "EX 25.3")
@pytest.mark.parametrize(("force", "damage", "stunned"), [(0, 4, True), (1, 2, False), (2, 0, False)])
def test_force_spent_on_block_gives_2_armor_each_between_hit_and_damage(force: int, damage: int, stunned: bool) -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Sweep", "Focus")
    table.hand(1, "Block", "Cross", "Cross", "Grasp", "Grasp")
    table.strike("Sweep", "Block")
    assert (table.asked, table.seat) == ("may", 1)
    assert table.count(1, "hand") == 3, "Sweep's Hit effect came first"
    assert table.damage(1) == [], "and the damage waits"
    table.pause("clean-up")
    if force:
        table.yes()
    for _ in range(force):
        table.choose(table.state.options[1])
    table.no()
    assert table.damage(1) == [damage]
    assert table.side(1).stunned == stunned


@rule("EX 22.10", "EX 17.12")
@pytest.mark.parametrize("stunned", [False, True])
def test_block_goes_to_the_gauge_by_its_after_effect(stunned: bool) -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Sweep" if stunned else "Focus", "Light")
    table.hand(1, "Block")
    table.strike("Sweep" if stunned else "Focus", "Block")
    if table.asked == "may":
        table.no()
    assert table.cards(1, "gauge") == ([] if stunned else ["Block"])
    assert table.cards(1, "discard") == (["Block"] if stunned else [])
