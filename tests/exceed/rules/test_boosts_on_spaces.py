"""Boosts that lie on spaces of the board: placing them, traps, what they say of their space (EX 25.2)."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, part, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.laid import boost_choices
from wildswing.exceed.notation import described

TRAP_CARDS = ("Become a Part of Me", "Endless Nightmare")


def trapped(*spaces: int, at: tuple[int, int] = (3, 7), opponent: str = "nehtali") -> Table:
    """Byakuya with Web Traps on these spaces: of the first card twice, then of the other."""
    table = Table("byakuya", opponent, spaces=at)
    lay(table, 0, *[(TRAP_CARDS[number // 2], space) for number, space in enumerate(spaces)])
    return table


def lay(table: Table, seat: int, *boosts: tuple[str, int]) -> None:
    """Put boosts into play, each on a space."""
    table.put(seat, "boosts", *[name for name, _ in boosts])
    tokens = table.player(seat).tokens
    for name, space in boosts:
        markers = table.match.card(table.card(seat, name)).markers
        tokens[next(marker for marker in markers if tokens[marker] == c.OFF_BOARD)] = space


def laid(table: Table, seat: int = 0) -> list[int]:
    """The spaces on which boosts of a seat lie."""
    return sorted(space for space in table.player(seat).tokens if space != c.OFF_BOARD)


@rule("EX 2.15")
def test_a_boost_is_placed_when_it_is_played_and_comes_off_the_board_when_it_leaves() -> None:
    table = Table("byakuya", "nehtali")
    table.hand(0, "Endless Nightmare", "Focus")
    table.hand(1, "Focus")
    table.boost("Endless Nightmare")
    assert table.spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9], "also where fighters stand"
    table.space(5)
    assert laid(table) == [5]
    table.idle()
    table.state.players[0].space, table.state.players[1].space = 1, 9
    table.strike("Focus", "Focus")
    assert (table.cards(0, "boosts"), laid(table)) == (["Endless Nightmare"], [5]), "it sustains itself"
    table.idle()
    table.hand(0, "Focus")
    table.hand(1, "Dive")
    table.set_life(0, 30)
    table.strike("Focus", "Dive")
    assert laid(table) == ([5] if table.cards(0, "boosts") else [])


@rule("EX 25.2")
@pytest.mark.parametrize("pushed", [False, True])
def test_a_fighter_that_enters_a_trap_during_a_strike_stops_there(pushed: bool) -> None:
    text = "Before: Push 3." if pushed else "Before: Advance 1."
    mover = card("Mover", text, reach="9", speed=9)
    table = Table("byakuya", stand_in(mover), spaces=(3, 7))
    lay(table, 0, (TRAP_CARDS[0], 2 if pushed else 6))
    table.idle()
    table.hand(1, "Mover")
    table.hand(0, "Block")
    table.strike("Mover", "Block")
    assert (table.at(0), table.at(1)) == ((2, 7) if pushed else (3, 6))
    assert (table.asked, table.seat) == ("choose", 0), "the trap's player chooses, whoever has entered it"
    assert (table.cards(0, "boosts"), laid(table)) == ([], []), "it is discarded first"
    table.alternative(0)
    table.move("push", 1)
    assert (table.at(0), table.at(1)) == ((2, 8) if pushed else (3, 7))


@rule("EX 25.2")
def test_a_trap_comes_before_the_rest_of_the_effect_and_of_the_timing() -> None:
    mover = card("Mover", "Before: Advance 2. Draw 1.", reach="9", speed=9)
    table = Table("byakuya", stand_in(mover), spaces=(3, 7))
    lay(table, 0, (TRAP_CARDS[1], 6))
    table.idle()
    table.hand(1, "Mover")
    table.hand(0, "Block")
    table.strike("Mover", "Block")
    assert (table.at(1), table.count(1, "hand")) == (6, 0)
    table.alternative(1)
    assert table.count(1, "hand") == 1
    assert table.state.next_seat == 0 or table.turn_of == 0, "the trap's player has gained Advantage"


@rule("EX 25.2")
def test_outside_a_strike_a_trap_does_nothing() -> None:
    table = trapped(4)
    table.hand(0, "Grasp", "Dive")
    table.choose(c.MOVE_TO + 4)
    table.pay("Grasp")
    assert (table.at(0), laid(table)) == (4, [4])


@rule("EX 25.2", "EX 8.20")
def test_moving_to_a_space_stops_at_a_trap_on_the_way() -> None:
    mover = card("Mover", "Before: Move to any space.", reach="9", speed=9)
    table = Table("byakuya", stand_in(mover), spaces=(3, 8))
    lay(table, 0, (TRAP_CARDS[0], 6))
    table.idle()
    table.hand(1, "Mover")
    table.hand(0, "Block")
    table.strike("Mover", "Block")
    table.space(5)
    assert table.at(1) == 6


@rule("EX 25.2", "EX 18.8")
def test_several_traps_on_a_space_each_do_what_they_say() -> None:
    mover = card("Mover", "Before: Advance 1.", reach="9", speed=9)
    table = Table("byakuya", stand_in(mover), spaces=(3, 7))
    lay(table, 0, (TRAP_CARDS[0], 6), (TRAP_CARDS[0], 6), (TRAP_CARDS[1], 6))
    table.idle()
    table.hand(1, "Mover")
    table.hand(0, "Block")
    table.strike("Mover", "Block")
    for _ in range(3):
        assert table.asked == "choose"
        table.alternative(1)
    assert (laid(table), len(table.events("advantage", 0))) == ([], 3)


@rule("EX 10.24")
def test_of_equal_boosts_on_two_spaces_the_one_that_is_meant_leaves() -> None:
    taker = card("Taker", boost="Discard 1 continuous boost.")
    for place, left in ((0, [8]), (1, [2])):
        table = trapped(2, 8, opponent=stand_in(taker))
        table.idle()
        table.hand(1, "Taker")
        table.boost("Taker")
        assert [option.text for option in described(table.state)] == [
            "Discard the opponent's Web Trap (Become a Part of Me) on 2",
            "Discard the opponent's Web Trap (Become a Part of Me) on 8",
        ]
        table.choose(table.state.options[place])
        assert laid(table) == left


@rule("EX 12.2")
def test_the_action_discards_a_trap_in_the_opponents_space() -> None:
    table = trapped(7, 2)
    table.hand(0, "Focus")
    table.hand(1, "Focus")
    table.action()
    assert (laid(table), table.cards(0, "boosts")) == ([2], ["Become a Part of Me"])
    table.pause("clean-up")
    table.sets("Focus", "Focus")
    assert table.stats(0)[:2] == (6, 3)


@rule("EX 15.16", "EX 10.20")
def test_an_attack_becomes_a_trap_on_a_space() -> None:
    table = Table("byakuya", "nehtali", spaces=(4, 5))
    table.hand(0, "Endless Nightmare")
    table.gauge(0, "Grasp", "Grasp")
    table.hand(1, "Block")
    table.strike("Endless Nightmare", "Block")
    table.yes()
    table.space(2)
    assert (laid(table), table.cards(0, "boosts")) == ([2], ["Endless Nightmare"]), "and it sustains itself"


# ---- what a boost says of its own space


def says(text: str, *spaces: int, at: tuple[int, int] = (3, 7), reach: str = "9") -> Table:
    """A fighter whose boosts with this text lie on spaces, about to attack out of reach."""
    mine = card("Mine", boost=text, boost_kind="continuous", marked=True)
    shot = card("Shot", reach=reach, speed=9)
    file = stand_in(mine, shot, marks="Mine Boost")
    table = Table(file, "nehtali", spaces=at)
    lay(table, 0, *[("Mine", space) for space in spaces])
    table.hand(0, "Shot")
    table.hand(1, "Cross")
    return table


@rule("EX 2.15")
@pytest.mark.parametrize(("spaces", "damage"), [((7,), 3), ((6,), 0), ((6, 7), 3), ((7, 6), 3), ((7, 7), 6)])
def test_each_copy_speaks_of_its_own_space(spaces: tuple[int, ...], damage: int) -> None:
    table = says("After: If the opponent is on this boost's space, the opponent takes 3 non-lethal damage.", *spaces)
    table.strike("Shot", "Cross")
    assert table.life(1) == 30 - damage


@rule("EX 17.4")
@pytest.mark.parametrize("spaces", [(7, 2), (2, 7)])
def test_a_copy_sustains_itself_and_not_the_other(spaces: tuple[int, ...]) -> None:
    table = says("Cleanup: If the opponent is on this boost's space, sustain this boost.", *spaces)
    table.hand(1, "Focus")
    table.strike("Shot", "Focus")
    assert (table.cards(0, "boosts"), laid(table), int(table.player(0).kept)) == (["Mine"], [7], 0)


@rule("EX 2.15")
@pytest.mark.parametrize(
    ("space", "reach", "counts"),
    [(5, "1-2", True), (6, "1-2", False), (1, "1-2", False), (3, "0-2", True), (4, "2", False), (8, "1-6", True)],
)
def test_a_boost_in_range_on_the_opponents_side(space: int, reach: str, counts: bool) -> None:
    text = "Before: If this boost is in your range on the opponent's side, +2 Power and add this boost to your gauge."
    table = says(text, space, reach=reach)
    table.pause("clean-up")
    table.strike("Shot", "Cross")
    assert (table.stats(0)[0], laid(table), table.count(0, "gauge")) == ((5, [], 1) if counts else (3, [space], 0))


@rule("EX 25.3", "EX 10.24")
@pytest.mark.parametrize(("space", "between"), [(5, True), (6, False), (4, False), (9, False)])
def test_a_boost_between_the_fighters(space: int, between: bool) -> None:
    table = says(
        "When hit: If this boost is between you and the opponent, +2 Armor and discard this boost.", space, at=(4, 6)
    )
    table.idle()
    table.hand(1, "Sweep")
    table.hand(0, "Grasp")
    table.strike("Sweep", "Grasp")
    assert table.damage(0) == [6 - 2 * between]
    assert len(table.events("boost moved", 0)) == between


@rule("EX 2.15")
def test_a_boost_on_the_board_moves_and_a_range_is_measured_from_one() -> None:
    table = Table(part("carmine", "Twist!", "Thrust!", ability=True), "nehtali", spaces=(3, 7))
    lay(table, 0, ("Twist!", 5), ("Twist!", 1))
    table.hand(0, "Thrust!", "Grasp")
    table.hand(1, "Block")
    table.action()
    table.choose(table.state.options[0])
    assert table.spaces == [4, 6]
    table.space(6)
    table.move("advance", 1)
    assert (table.at(0), laid(table)) == (4, [1, 6])
    table.idle()
    table.hand(0, "Thrust!")
    table.strike("Thrust!", "Block")
    while table.asked == "order":
        table.order("measure range")
    table.yes()
    assert table.spaces == [1, 6]
    table.space(6)
    assert table.side(0).hit, "from 6 the opponent on 7 is 1 away"


# ---- attacks set from the boosts


@rule("EX 12.14", "EX 13.5")
def test_an_attack_that_must_be_set_from_the_boosts() -> None:
    table = Table("wagner", "nehtali", spaces=(4, 5))
    table.put(0, "boosts", "Megiddo L'or Celeste")
    table.hand(0, "Megiddo L'or Celeste", "Focus")
    table.hand(1, "Block")
    table.gauge(0, "Grasp", "Grasp", "Dive")
    table.choose(c.STRIKE_ACTION)
    ultra = table.card(0, "Megiddo L'or Celeste")
    assert table.can(c.SET_FROM_BOOSTS + ultra)
    assert table.can(c.SET_CARD + ultra), "any attack may be set (EX 12.12)"
    table.choose(c.SET_FROM_BOOSTS + ultra)
    assert (table.side(0).face_up, table.cards(0, "boosts")) == (True, [])
    table.set("Block")
    table.pay("Grasp", "Grasp", gauge=True)
    assert "Megiddo L'or Celeste" in table.cards(0, "sealed")


@rule("EX 13.5", "EX 13.11")
def test_from_hand_it_is_invalid() -> None:
    table = Table("wagner", "nehtali", spaces=(4, 5))
    table.hand(0, "Megiddo L'or Celeste")
    table.hand(1, "Block")
    table.gauge(0, "Grasp", "Grasp", "Dive")
    table.top(0, "Dive")
    table.strike("Megiddo L'or Celeste", "Block")
    assert [event.kind for event in table.events("invalid", 0)] == ["invalid"]
    assert "Megiddo L'or Celeste" in table.cards(0, "discard")


@rule("EX 15.10")
def test_range_measured_from_the_space_the_boost_was_on() -> None:
    table = Table(part("carmine", "You Shit! This is the END!"), "nehtali", spaces=(1, 9))
    lay(table, 0, ("You Shit! This is the END!", 9), ("You Shit! This is the END!", 4))
    table.hand(0, "Focus")
    table.hand(1, "Block")
    table.gauge(0, "Grasp", "Grasp", "Dive")
    table.choose(c.STRIKE_ACTION)
    ultra = table.card(0, "You Shit! This is the END!")
    ways = [c.SET_FROM_BOOSTS + argument for argument in boost_choices(table.state, 0, ultra)]
    assert [option.text for option in described(table.state) if option.number in ways] == [
        "Set You Shit! This is the END! from boosts on 9",
        "Set You Shit! This is the END! from boosts on 4",
    ]
    table.choose(ways[0])
    assert laid(table) == [4]
    table.set("Block")
    table.pay("Grasp", "Grasp", gauge=True)
    assert table.life(1) < 30
