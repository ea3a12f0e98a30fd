"""Conditions and numbers that measure: edges, spaces moved, what was spent, with stand-ins."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def strike(
    text: str, spaces: tuple[int, int] = (3, 4), *, answer: str = "Block", reach: str = "0-9", power: int = 3,
    hand: tuple[str, ...] = (), gauge: tuple[str, ...] = (), speed: int = 5,
) -> Table:  # fmt: skip
    """A strike with an attack of this text against a quiet opponent."""
    table = Table(
        stand_in(card("Probe", text, reach=reach, power=power, speed=speed), card("Spare")),
        "shovelknight",
        spaces=spaces,
    )
    table.hand(0, "Probe", *hand)
    table.gauge(0, *gauge)
    table.hand(1, answer)
    table.strike("Probe", answer)
    return table


@pytest.mark.parametrize(
    ("text", "spaces", "holds"),
    [
        ("If you are at an edge", (1, 4), True),
        ("If you are at an edge", (9, 4), True),
        ("If you are at an edge", (2, 4), False),
        ("If the opponent is at an edge", (3, 1), True),
        ("If the opponent is at an edge", (3, 9), True),
        ("If the opponent is at an edge", (1, 8), False),
        ("If you are at the center", (5, 8), True),
        ("If you are at the center", (4, 8), False),
        ("If the distance when the strike began is 2", (5, 7), True),
        ("If the distance when the strike began is 2", (5, 8), False),
        ("If the number of empty spaces behind the opponent is 3 or more", (3, 6), True),
        ("If the number of empty spaces behind the opponent is 3 or more", (3, 7), False),
        ("If the number of empty spaces behind the opponent is 3 or more", (6, 4), True),
        ("If the number of empty spaces behind the opponent is 3 or more", (6, 3), False),
        ("If during a strike", (3, 6), True),
        ("If outside a strike", (3, 6), False),
    ],
)
def test_where_the_fighters_are(text: str, spaces: tuple[int, int], holds: bool) -> None:
    table = strike(f"Before: {text}, +4 Power.", spaces)
    assert table.damage(1) == [5 if holds else 1]  # a Block has 2 Armor
    table = strike(f"{text}, +4 Power.", spaces)
    assert table.damage(1) == [5 if holds else 1]


@rule("EX 8.19")
@pytest.mark.parametrize(
    ("text", "spaces", "damage"),
    [
        ("Before: Close 4. +1 Power per space moved.", (3, 6), 3),
        ("Before: Close 4. +1 Power per space moved.", (3, 9), 5),
        ("Hit: Push 3. +1 Power per space moved.", (3, 7), 3),
        ("Hit: Push 3. +1 Power per space not moved.", (3, 7), 2),
        ("Hit: Push 3. +1 Power per space not moved.", (3, 4), 1),
        ("Hit: Push 3. +1 Power per space not moved.", (3, 9), 4),
        ("Hit: Push 2. If the move covered 1 or more spaces, +1 Power.", (3, 8), 2),
        ("Hit: Push 2. If the move covered 1 or more spaces, +1 Power.", (3, 9), 1),
        ("Hit: Push 2. If the move covered 1 or fewer spaces, +1 Power.", (3, 8), 2),
        ("Before: Close 1. Retreat 1. If you moved 2 or more spaces this strike, +1 Power.", (3, 8), 2),
        ("Before: Close 1. If you moved 2 or more spaces this strike, +1 Power.", (3, 8), 1),
        ("Before: Pull 2. If you moved 2 or more spaces this strike, +1 Power.", (3, 8), 1),
        ("Before: Pull 1. If the opponent moved or was moved this strike, +1 Power.", (3, 8), 2),
        ("Before: Pull 1. If the opponent moved or was moved this strike, +1 Power.", (3, 4), 2),
        ("Before: Push 1. If the opponent moved or was moved this strike, +1 Power.", (3, 9), 1),
    ],
)
def test_what_was_moved(text: str, spaces: tuple[int, int], damage: int) -> None:
    assert strike(text, spaces).damage(1) == [damage]


def test_the_opponents_own_movement_counts_as_moving() -> None:
    text = "Hit: If the opponent moved or was moved this strike, +2 Power."
    assert strike(text, (3, 8), answer="Dive", speed=0).damage(1) == [5]
    assert strike(text, (3, 8), speed=0).damage(1) == [1]


def test_movement_before_the_strike_is_that_of_the_turn_outside_strikes() -> None:
    text = "Before: Close 2. If you initiated and you moved 2 or more spaces before the strike, +3 Power."
    mover = card("Mover", boost="Advance 2. Strike.")
    still = card("Still", boost="Pull 2. Strike.")
    for boost, damage in (("Mover Boost", 4), ("Still Boost", 1)):
        table = Table(stand_in(card("Probe", text, reach="0-9"), mover, still), "shovelknight", spaces=(1, 9))
        table.hand(0, "Probe", "Mover", "Still")
        table.hand(1, "Block")
        table.boost(boost)
        assert table.player(0).walked == (2 if boost == "Mover Boost" else 0)
        table.sets("Probe", "Block")
        assert table.damage(1) == [damage]
        assert table.player(0).walked == 0  # the next turn has begun


def test_a_move_action_is_a_movement_of_its_turn() -> None:
    table = Table("ryu", "shovelknight", spaces=(3, 7))
    table.hand(0, "Cross")
    table.choose(c.MOVE_TO + 2)
    assert table.at(0) == 2
    assert table.player(0).walked == 0


@pytest.mark.parametrize(
    ("text", "hand", "gauge", "damage"),
    [
        ("Before: You may spend 2 Force: Draw 1.\nHit: +1 Power per Force spent this turn.", ("Spare", "Spare"), (), 3),
        ("Before: You may spend 1 Gauge: Draw 1.\nHit: If you spent Gauge this strike, +1 Power.", (), ("Dive",), 2),
        ("Before: You may spend 1 Force: Draw 1.\nHit: If you spent Gauge this strike, +1 Power.", ("Spare",), (), 1),
    ],
)
def test_what_was_spent(text: str, hand: tuple[str, ...], gauge: tuple[str, ...], damage: int) -> None:
    table = strike(text, hand=hand, gauge=gauge)
    table.yes()
    table.forced()
    assert table.damage(1)[:1] == [damage]


def test_armor_used_lowers_power() -> None:
    table = strike(
        "+3 Armor and +5 Guard.\nBefore: -1 Power per Armor used.", (3, 4), answer="Assault", speed=1, power=6
    )
    assert (table.damage(0), table.damage(1)) == ([1], [3])


@pytest.mark.parametrize(("counter", "power"), [("you have in play", 5), ("in play", 6)])
def test_boosts_in_play_are_counted(counter: str, power: int) -> None:
    hero = stand_in(
        card("Probe", f"+0-1 Range per continuous boost {counter}.\n+1 Power per continuous boost {counter}."),
        card("Calm", boost="+1 Guard.", boost_kind="continuous"),
    )
    table = Table(hero, "shovelknight", spaces=(3, 5))
    table.hand(0, "Probe")
    table.put(0, "boosts", "Calm", "Calm")
    table.hand(1, "Sweep")
    table.put(1, "boosts", "Grasp")
    table.pause("attack")
    table.strike("Probe", "Sweep")
    assert table.stats(0)[0] == power
    assert table.range(0) == (1, power - 2)


@rule("EX 23.19")
def test_only_the_first_cancel_of_a_turn_counts() -> None:
    table = Table("kykisuke", "shovelknight")
    assert table.match.fighters[0].ability.triggers & (1 << c.WHEN_YOU_CANCEL)


def test_no_strike_this_turn() -> None:
    hero = stand_in(card("Probe"), ability="End of turn: If no strike happened this turn, gain 2 life.")
    table = Table(hero, "shovelknight", spaces=(3, 4))
    table.set_life(0, 20)
    table.idle()
    assert table.life(0) == 22
    table = Table(hero, "shovelknight", spaces=(3, 4))
    table.set_life(0, 20)
    table.hand(0, "Probe")
    table.hand(1, "Block")
    table.strike("Probe", "Block")
    assert table.life(0) == 20


def test_at_the_center_exceeding_costs_less() -> None:
    hero = stand_in(card("Probe"), ability="If you are at the center, exceeding costs 3 less.", exceed=4)
    for space, open_ in ((5, True), (4, False)):
        table = Table(hero, "shovelknight", spaces=(space, 9))
        table.gauge(0, "Dive")
        assert table.can(c.EXCEED_ACTION) == open_
