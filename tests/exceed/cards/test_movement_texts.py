"""Movements that texts shape: without passing, to a range, by any number, with limits and bonuses, repeated."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import duel
from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed.counters import reach


def boosted(text: str, spaces: tuple[int, int], ability: str = "") -> Table:
    """A table on which seat 0 has played an instant boost of this text."""
    table = Table(stand_in(card("Mover", boost=text), card("Spare"), ability=ability), "shovelknight", spaces=spaces)
    table.hand(0, "Mover", "Spare")
    table.boost("Mover Boost")
    return table


def struck(
    text: str, spaces: tuple[int, int], *, reach: str = "0-9", ability: str = "", gauge: tuple[str, ...] = (),
    answer: str = "Block", boosts: tuple[str, ...] = (), extra: tuple[str, ...] = (),
) -> Table:  # fmt: skip
    """A table in a strike with an attack of this text."""
    hero = stand_in(card("Probe", text, reach=reach), card("Spare"), *extra, ability=ability)
    table = Table(hero, "shovelknight", spaces=spaces)
    table.hand(0, "Probe")
    table.gauge(0, *gauge)
    table.put(0, "boosts", *boosts)
    table.hand(1, answer)
    table.strike("Probe", answer)
    return table


@rule("EX 8.9", "EX 8.10")
@pytest.mark.parametrize(
    ("text", "spaces", "to"),
    [
        ("Pull 2 without passing.", (3, 7), 5),
        ("Pull 2 without passing.", (3, 4), 4),
        ("Pull 8 without passing.", (3, 9), 4),
        ("Pull 8 without passing.", (7, 2), 6),
        ("Push to range 5.", (3, 4), 8),
        ("Push to range 5.", (5, 6), 9),
        ("Push to range 5.", (3, 9), 9),
        ("Push to range 2.", (6, 5), 4),
        ("Pull to range 2.", (3, 8), 5),
        ("Pull to range 2.", (3, 4), 1),
        ("Pull to range 2.", (8, 1), 6),
    ],
)
def test_pulls_that_stop_and_movements_to_a_range(text: str, spaces: tuple[int, int], to: int) -> None:
    table = boosted(text, spaces)
    assert (table.at(0), table.at(1)) == (spaces[0], to)


@pytest.mark.parametrize(
    ("printed", "bonus", "spaces", "to"),
    [("1-4", "", (3, 4), 7), ("1-4", "", (3, 8), 8), ("1-2", "+0-1 Range.\n", (3, 4), 6), ("1-5", "", (5, 6), 9)],
)
def test_push_to_the_greatest_range(printed: str, bonus: str, spaces: tuple[int, int], to: int) -> None:
    assert struck(f"{bonus}Hit: Push to your greatest range.", spaces, reach=printed).at(1) == to


@rule("EX 8.13")
def test_any_number_offers_every_number_that_makes_a_difference() -> None:
    table = boosted("Push or pull any number.", (4, 6))
    pulls = {("pull", spaces) for spaces in (1, 2, 3, 4)}
    assert table.movements == {("stay", 0), ("push", 1), ("push", 2), ("push", 3), *pulls}
    table.move("pull", 4)
    assert table.at(1) == 1


@pytest.mark.parametrize(
    ("spaces", "pulled", "to", "damage"), [((4, 6), 4, 1, 5), ((4, 6), 0, 6, 1), ((1, 3), 1, 2, 2)]
)
def test_each_space_of_a_pull_may_be_counted(spaces: tuple[int, int], pulled: int, to: int, damage: int) -> None:
    table = struck("Hit: You may pull any number: +1 Power each.", spaces)
    table.yes()
    table.move("pull", pulled)
    assert (table.at(1), table.damage(1)) == (to, [damage])


def test_up_to_a_number_of_gauge_is_spent_card_by_card() -> None:
    text = "Before: You may spend up to 2 Gauge: Close 1 each."
    for paid in (0, 1, 2):
        table = struck(text, (3, 8), gauge=("Dive", "Cross", "Grasp"))
        assert table.asked == "may"
        table.yes()
        assert table.payments == {(name, "gauge", 1) for name in ("Dive", "Cross", "Grasp")}
        for name in ("Dive", "Cross")[:paid]:
            table.pay(name, gauge=True)
        if paid < 2:
            table.no()
        assert (table.at(0), sorted(table.paid(0))) == (3 + paid, sorted(("Dive", "Cross")[:paid]))
    assert struck(text, (3, 8)).asked == "action"


@pytest.mark.parametrize(
    ("spaces", "options"), [((3, 7), [3, 4, 5]), ((3, 4), [3, 5]), ((6, 4), [5, 6]), ((6, 5), [4, 6])]
)
def test_advance_to_any_space_in_range(spaces: tuple[int, int], options: list[int]) -> None:
    table = struck("After: You may advance to any space in range.", spaces, reach="1-2")
    table.yes()
    assert table.spaces == options
    table.space(options[-1])
    assert table.at(0) == options[-1]


@rule("EX 8.20")
def test_move_to_any_space_from_the_edge_in_a_boost() -> None:
    text = "If you are at an edge, mark this turn, move to any space and strike."
    table = boosted(text, (1, 4))
    assert table.spaces == [1, 2, 3, 5, 6, 7, 8, 9]
    table.space(8)
    assert (table.at(0), table.player(0).marked, table.asked, table.seat) == (8, True, "set attack", 0)
    table = boosted(text, (2, 4))
    assert (table.player(0).marked, table.asked, table.turn_of) == (False, "action", 1)


# ---- limits and bonuses


LIMIT = "You cannot move more than 2 spaces at once."
FREE = f"{LIMIT}\nYou may ignore your movement limit."


@pytest.mark.parametrize(
    ("text", "spaces", "to"),
    [
        ("Advance 4.", (3, 9), 5),
        ("Close 4.", (3, 9), 5),
        ("Retreat 4.", (6, 9), 4),
        ("Advance 4.", (3, 4), 6),
        ("Advance 2.", (3, 9), 5),
        ("Close 3.", (3, 5), 4),
    ],
)
def test_a_limit_shortens_every_own_movement(text: str, spaces: tuple[int, int], to: int) -> None:
    table = boosted(text, spaces, LIMIT)
    assert (table.at(0), table.asked) == (to, "action")


def test_a_limit_leaves_pushes_and_pulls_alone() -> None:
    assert boosted("Pull 4.", (3, 9), LIMIT).at(1) == 5
    assert boosted("Push 4.", (3, 4), LIMIT).at(1) == 8


@rule("EX 5.16")
def test_a_limit_holds_for_the_move_action_and_says_why() -> None:
    from wildswing.exceed.blocked import blocked

    for ability, targets in ((LIMIT, [1, 2, 5, 6]), (FREE, [1, 2, 5, 6, 7])):
        table = Table(stand_in(card("Spare"), ability=ability), "shovelknight", spaces=(3, 4))
        table.hand(0, "Spare", "Dive", "Cross", "Grasp")
        assert table.moves == targets
        said = [entry.reason for entry in blocked(table.state) if entry.text == "Move to 7"]
        assert said == (["you cannot move more than 2 spaces at once"] if ability == LIMIT else [])


@pytest.mark.parametrize(("ignore", "to"), [(True, 7), (False, 5)])
def test_who_may_ignore_a_limit_is_asked(ignore: bool, to: int) -> None:
    table = boosted("Advance 4.", (3, 9), FREE)
    assert (table.asked, table.seat, table.at(0)) == ("may", 0, 3)
    table.yes() if ignore else table.no()
    assert (table.at(0), table.asked) == (to, "action")
    assert boosted("Close 4.", (3, 6), FREE).at(0) == 5  # it makes no difference


def test_movements_pushes_and_draws_are_longer_in_a_strike() -> None:
    more = "Your movements are 1 more."
    assert struck("Before: Close 1.", (3, 8), ability=more).at(0) == 5
    assert struck("Before: Retreat 2.", (5, 8), ability=more).at(0) == 2
    assert struck("Before: Pull 1.", (3, 8), ability=more).at(1) == 7
    assert boosted("Close 1.", (3, 8), more).at(0) == 4
    more = "Your pushes and pulls are 2 more."
    assert struck("Before: Pull 1.", (3, 8), ability=more).at(1) == 5
    assert struck("Before: Push 1.", (3, 5), ability=more).at(1) == 8
    assert struck("Before: Close 1.", (3, 8), ability=more).at(0) == 4
    more = "Your draws are 1 more."
    assert struck("Hit: Draw 2.", (3, 5), ability=more).count(0, "hand") == 3
    table = struck("Before: Advance or retreat 1.", (3, 8), ability="Your movements are 1 more.")
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move("retreat", 1)
    assert table.at(0) == 1


@pytest.mark.parametrize(("accept", "to"), [(True, 6), (False, 5)])
def test_an_advance_may_be_lengthened_before_it_is_made(accept: bool, to: int) -> None:
    ability = "When you advance or close: If during a strike, you may advance or close 1 more."
    table = struck("Before: Advance 2.", (3, 8), ability=ability)
    assert (table.asked, table.at(0)) == ("may", 3)
    table.yes() if accept else table.no()
    assert table.at(0) == to
    assert boosted("Advance 2.", (3, 8), ability).at(0) == 5
    assert struck("Before: Retreat 1.", (3, 8), ability=ability).at(0) == 2


@rule("EX 8.16")
@pytest.mark.parametrize(("space", "moves"), [(4, False), (5, False), (6, True), (7, True)])
def test_who_stands_in_range_cannot_move(space: int, moves: bool) -> None:
    # "Dive" advances 3; the attack reaches spaces 4 and 5.
    hero = stand_in(card("Probe", "The opponent cannot move while in your range.", reach="1-2", speed=1))
    table = Table(hero, "shovelknight", spaces=(3, space))
    table.hand(0, "Probe")
    table.hand(1, "Dive")
    table.strike("Probe", "Dive")
    assert (table.at(1) != space) == moves


# ---- repeating, range, Power and Speed


def test_a_line_is_repeated_as_a_whole() -> None:
    table = struck("Hit: Choose one: Push 1; or draw 1. Repeat this 2 times.", (3, 4))
    for place in (0, 1, 0):
        assert table.asked == "choose"
        table.alternative(place)
    assert (table.at(1), table.count(0, "hand"), table.asked) == (6, 1, "action")


def test_a_repetition_may_be_left_out() -> None:
    text = "After: Close 1. You may repeat this 1 time per 2 cards in your gauge."
    for wanted in (0, 1, 2):
        table = struck(text, (1, 9), gauge=("Dive", "Cross", "Grasp", "Dive"))
        for place in range(min(wanted + 1, 2)):
            assert (table.asked, table.at(0)) == ("may", 2 + place)
            table.yes() if place < wanted else table.no()
        assert (table.at(0), table.asked) == (2 + wanted, "action")
    assert struck(text, (1, 9), gauge=("Dive",)).at(0) == 2


@rule("EX 15.11")
@pytest.mark.parametrize(("space", "hits"), [(4, True), (5, False), (6, True), (7, False)])
def test_a_range_may_include_a_distance_more(space: int, hits: bool) -> None:
    table = struck("Your range includes 1.", (3, space), reach="3")
    assert bool(table.damage(1)) == hits
    assert reach(table.state, 0, table.card(0, "Probe")) == [2, 4, 6]


def test_power_and_speed_change_places() -> None:
    swap = card("Swap", boost="Swap your Power and Speed.", boost_kind="continuous")
    plus = card("Plus", boost="+1 Power.", boost_kind="continuous")
    hero = stand_in(card("Probe", "Hit: +2 Power.", power=2, speed=7, reach="0-9"), swap, plus)
    table = Table(hero, "shovelknight", spaces=(3, 5))
    table.hand(0, "Probe")
    table.put(0, "boosts", "Swap", "Plus")
    table.hand(1, "Block")
    table.pause("attack")
    table.strike("Probe", "Block")
    assert table.stats(0)[:2] == (7, 3)
    table.go()
    assert table.damage(1) == [7]  # 7 + 2 - 2 Armor: what Hit adds is Power


def test_the_top_card_per_force_spent_goes_to_the_gauge() -> None:
    table = duel("fight", "Cross", "Block", spaces=(3, 5), boosts=("Mothorb",))
    assert table.cards(0, "gauge") == ["Cross"]
    table = Table("fight", "shovelknight", spaces=(3, 5))
    table.hand(0, "Cross")
    table.put(0, "boosts", "Mothorb")
    table.hand(1, "Block")
    table.player(0).force_spent = 2
    table.strike("Cross", "Block")
    assert table.count(0, "gauge") == 3
