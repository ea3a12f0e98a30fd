"""EX 15: an attack, step by step."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def struck(one: str, other: str, attack: str, answer: str, spaces: tuple[int, int]) -> Table:
    """A strike of two attacks from hand, played up to the first question after both were set."""
    table = Table(one, other, spaces=spaces)
    table.hand(0, attack, "Block")
    table.hand(1, answer, "Block")
    table.strike(attack, answer)
    return table


def kinds(table: Table, *wanted: str) -> list[tuple[str, int]]:
    """The events of some kinds, in order, with their seats."""
    return [(event.kind, event.seat) for event in table.state.log or [] if event.kind in wanted]


@rule("EX 15.2", "EX 15.12")
def test_both_attacks_go_through_the_same_steps() -> None:
    stepping = card("Step", "After: Draw 1.\nHit: +0 Power.\nBefore: +1 Power.", reach="1-2", power=2, guard=9)
    table = struck(stand_in(stepping), stand_in(stepping), "Step", "Step", (4, 5))
    told = [
        (event.kind, event.seat, event.words[1].split(":")[0] if event.kind == "effect" else "")
        for event in table.state.log or []
        if event.kind in {"attack", "effect", "range", "damage"}
    ]
    for seat in (0, 1):
        assert told[6 * seat : 6 * seat + 6] == [
            ("attack", seat, ""),
            ("effect", seat, "Before"),
            ("range", seat, ""),
            ("effect", seat, "Hit"),
            ("damage", 1 - seat, ""),
            ("effect", seat, "After"),
        ]


@rule("EX 15.3", "EX 15.7", "EX 15.8")
def test_a_miss_has_before_and_after_effects_but_neither_hit_effects_nor_damage() -> None:
    moving = card("Charge", "Before: Advance 1.\nHit: Gain Advantage.\nAfter: Retreat 2.", speed=9)
    table = struck(stand_in(moving), "nehtali", "Charge", "Focus", (3, 9))
    assert [event.numbers for event in table.events("move", 0)] == [(3, 4), (4, 2)]
    assert table.damage(1) == []
    assert not table.events("advantage")
    assert table.turn_of == 1


@rule("EX 15.6", "EX 15.8")
def test_a_hit_has_hit_effects_then_damage_then_after_effects() -> None:
    moving = card("Charge", "Hit: Gain Advantage.\nAfter: Retreat 2.", speed=9)
    table = struck(stand_in(moving), "nehtali", "Charge", "Focus", (3, 4))
    assert kinds(table, "advantage", "damage", "move")[:3] == [("advantage", 0), ("damage", 1), ("move", 0)]


@rule("EX 15.4", "EX 15.11")
@pytest.mark.parametrize(
    ("mantenbo", "hits"), [(7, True), (6, True), (8, True), (5, False), (9, False), (3, False)], ids=str
)
def test_the_range_is_measured_from_the_origin_in_both_directions(mantenbo: int, hits: bool) -> None:
    table = Table("litchi", "nehtali", spaces=(3, 7))
    table.token(0, "Mantenbo", mantenbo)
    table.hand(0, "Thirteen Orphans", "Block")
    table.hand(1, "Block", "Cross")
    table.gauge(0, "Cross", "Grasp", "Dive")
    table.strike("Thirteen Orphans", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.events("range", 0)[0].numbers[0] == hits, "range 0-1 from Mantenbo, the fighters are 4 apart"


@rule("EX 15.4")
def test_without_another_origin_the_range_is_measured_from_the_fighter() -> None:
    table = Table("litchi", "nehtali", spaces=(6, 7))
    table.token(0, "Mantenbo", 1)
    table.hand(0, "Tsubame Gaeshi", "Block")
    table.hand(1, "Focus", "Cross")
    table.strike("Tsubame Gaeshi", "Focus")
    assert table.events("range", 0)[0].numbers[:2] == (1, 1)


@rule("EX 15.5", "EX 15.7", "EX 1.10")
@pytest.mark.parametrize(
    ("spaces", "hits"), [((4, 6), False), ((4, 7), True), ((2, 9), True), ((1, 8), True), ((1, 9), False)], ids=str
)
def test_in_range_is_a_distance_from_the_least_to_the_greatest(spaces: tuple[int, int], hits: bool) -> None:
    table = struck("geoffrey", "nehtali", "Golden Arrow", "Focus", spaces)
    assert bool(table.damage(1)) == hits
    assert (table.cards(0, "gauge") == ["Golden Arrow"]) == hits


@rule("EX 15.9")
def test_a_hit_effect_that_moves_out_of_range_takes_nothing_back() -> None:
    table = struck("nehtali", "nehtali", "Grasp", "Sweep", (4, 5))
    table.move("push", 2)
    assert table.at(1) == 7, "beyond range 1"
    assert table.damage(1) == [3]
    assert table.cards(0, "gauge") == ["Grasp"]


@rule("EX 15.10", "EX 19.11")
@pytest.mark.parametrize(
    ("king", "nehtali", "hits"), [(8, 9, False), (4, 8, True), (5, 9, False), (9, 7, True)], ids=str
)
def test_attacks_at_a_distance_are_measured_from_their_origin(king: int, nehtali: int, hits: bool) -> None:
    # Victory Trumpets: range 2-4 from the center, space 5. Darkness Barrier: attacks at range 4 do not hit.
    table = Table("king", "nehtali", spaces=(king, nehtali))
    table.hand(0, "Victory Trumpets", "Block")
    table.hand(1, "Darkness Barrier", "Block")
    table.gauge(0, "Cross", "Cross")
    table.strike("Victory Trumpets", "Darkness Barrier")
    numbers = table.events("range", 0)[0].numbers
    assert numbers == (hits, abs(nehtali - 5), 2, 4)


@rule("EX 15.13", "EX 17.6")
def test_a_stunned_reactive_player_skips_the_attack_entirely() -> None:
    acting = card("Act", "Before: Draw 1.\nHit: Draw 1.\nAfter: Draw 1.", reach="1-9", speed=1)
    table = struck("nehtali", stand_in(acting), "Cross", "Act", (4, 5))
    assert [event.seat for event in table.events("attack")] == [0]
    assert table.cards(1, "hand") == ["Block"], "nothing was drawn"
    assert table.damage(0) == []
    assert table.cards(1, "discard") == ["Act"]


@rule("EX 15.14")
def test_standing_texts_of_a_stunned_player_stay() -> None:
    pushing = card("Shove", "After: Push 2.", reach="1", power=9, speed=9)
    table = Table(stand_in(pushing), "nehtali", spaces=(4, 5))
    table.hand(0, "Shove", "Block")
    table.hand(1, "Focus", "Block")
    table.put(1, "boosts", "Defend")
    table.pause("clean-up")
    table.strike("Shove", "Focus")
    assert table.damage(1) == [9 - 2 - 1 + 0]
    assert not table.side(1).stunned, "6 is not more than 5 + 3"
    table = Table(stand_in(pushing), "nehtali", spaces=(4, 5))
    table.hand(0, "Shove", "Block")
    table.hand(1, "Focus", "Block")
    table.pause("clean-up")
    table.strike("Shove", "Focus")
    assert table.side(1).stunned
    assert table.at(1) == 5, "Focus still cannot be pushed"
    assert table.stats(1) == (4, 1, 2, 5)


@rule("EX 15.15")
def test_power_is_read_after_all_hit_effects() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Hellfire", "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Cross", "Cross", "Grasp", "Grasp")
    table.strike("Hellfire", "Focus")
    assert table.damage(1) == [0 + 4 - 2], "Hit: +1 Power per card in your gauge"


LEAVING = card(
    "Boomerang",
    "{}: Put your attack on top of your deck.\n{}: Gain Advantage.",
    reach="1-9",
    power=5,
    speed=9,
    armor=2,
    guard=3,
)


def left(timing: str, boost: str = "") -> Table:
    """An attack of Power 5 that goes on top of the deck in its own Before or Hit."""
    boosts = card("Helper", boost=boost, boost_kind="continuous") if boost else ""
    leaving = LEAVING.replace("{}", timing)
    table = Table(stand_in(leaving, *([boosts] if boosts else [])), "nehtali", spaces=(4, 5))
    table.hand(0, "Boomerang", "Block")
    table.hand(1, "Focus", "Block")
    if boost:
        table.put(0, "boosts", "Helper")
    table.pause("clean-up")
    table.strike("Boomerang", "Focus")
    table.order("on top of your deck")
    return table


@rule("EX 15.16")
def test_an_attack_that_left_play_before_the_range_check_has_no_range_and_no_waiting_effects() -> None:
    table = left("Before")
    assert not table.side(0).hit
    assert table.range(0) == (-1, -1)
    assert table.stats(0) == (0, 0, 0, 0), "its printed Armor and Guard are gone with it"
    assert not table.events("advantage")
    assert table.damage(1) == []


@rule("EX 15.16", "EX 15.17")
def test_an_attack_that_left_play_after_it_hit_has_power_0_and_has_hit() -> None:
    table = left("Hit", "After: If you hit, draw 1.")
    assert table.damage(1) == [0]
    assert table.stats(0)[:2] == (0, 0)
    assert not table.events("advantage"), "the waiting Hit effect is lost"
    assert table.side(0).hit
    assert table.count(0, "hand") == 2, "the boost knows that it hit, and drew the attack again"
    assert table.cards(0, "hand")[-1] == "Boomerang"
    table.go()
    assert "Boomerang" not in table.cards(0, "gauge") + table.cards(0, "discard"), "it is not placed at clean-up"


@rule("EX 15.1")
def test_the_second_attack_begins_after_the_first_is_finished() -> None:
    table = struck("nehtali", "nehtali", "Cross", "Focus", (4, 5))
    assert kinds(table, "attack", "damage", "move") == [("attack", 0), ("damage", 1), ("move", 0), ("attack", 1)]


@rule("EX 15.12", "EX 16.7")
def test_a_reactive_player_who_is_not_stunned_attacks() -> None:
    table = struck("nehtali", "nehtali", "Cross", "Focus", (1, 2))
    assert table.damage(1) == [1]
    assert table.damage(0) == [4], "at the edge Cross cannot retreat out of range"


def test_the_turn_passes_after_the_strike() -> None:
    table = struck("nehtali", "nehtali", "Cross", "Focus", (1, 2))
    assert (table.asked, table.turn_of) == ("action", 1)
    assert table.can(c.STRIKE_ACTION)
