"""Effects at the edge of what they can do, and what interrupts them."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def answered(table: Table) -> Table:
    """Say no to every permission."""
    while table.asked == "may":
        table.no()
    return table


@rule("EX 8.19", "EX 18.5")
def test_a_movement_that_is_interrupted_still_falls_short() -> None:
    runner = card("Runner", "Before: Advance 8. If the move fell short, +5 Power.", reach="1-9", speed=9)
    watcher = card("Watcher", boost="When you move: Draw 1.", boost_kind="continuous")
    table = Table(stand_in(runner, watcher), "nehtali", spaces=(4, 5))
    table.hand(0, "Runner", "Watcher", "Block")
    table.hand(1, "Cross", "Block")
    table.boost("Watcher Boost")
    table.idle()
    drawn = table.count(0, "hand")
    table.strike("Runner", "Cross")
    assert table.count(0, "hand") == drawn - 1 + 1, "the interruption happened"
    assert table.damage(1) == [8]


@rule("EX 18.11", "EX 25.15")
def test_what_a_boost_does_on_leaving_play_does_not_unpay_what_it_paid() -> None:
    pays = card("Pays", boost="Discard 1 of your continuous boosts: Gain 5 life.")
    leaves = card("Leaves", boost="When this leaves play: Discard 2 at random.", boost_kind="continuous")
    table = Table(stand_in(pays, leaves), "nehtali")
    table.set_life(0, 10)
    table.put(0, "boosts", "Leaves")
    table.hand(0, "Pays")
    table.boost("Pays Boost")
    assert table.life(0) == 15


@rule("EX 18.11", "EX 11.9")
def test_what_a_transformation_does_at_once_does_not_unpay_what_it_paid() -> None:
    pays = card("Pays", boost="Transform 1 card from your hand: Gain 5 life.")
    turns = card("Turns", boost="Now: Discard 2 at random.", boost_kind="transform")
    table = Table(stand_in(pays, turns), "nehtali")
    table.set_life(0, 10)
    table.hand(0, "Pays", "Turns")
    table.boost("Pays Boost")
    table.forced()
    assert table.cards(0, "transformations") == ["Turns"]
    assert table.life(0) == 15


def struck(text: str, *, spaces: tuple[int, int] = (4, 5), attack: str = "Punch", ability: str = "") -> Table:
    """A strike of an attack with this text, with 3 Power, against Cross, after which its player is asked nothing."""
    punch = card("Punch", text, reach="1-9", speed=9, power=3)
    dear = card("Dear", kind="ultra", gauge=2, reach="1-9", speed=9, power=3)
    table = Table(stand_in(punch, dear, ability=ability), "nehtali", spaces=spaces)
    table.hand(0, attack, "Block")
    table.hand(1, "Cross", "Block")
    if ability:
        table.action()
        table.sets(attack, "Cross")
    else:
        table.strike(attack, "Cross")
    return answered(table)


@rule("EX 18.14")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Hit: +2 Power. Multiply your Power bonuses by 3.", [9]),
        ("Hit: Multiply your positive Power bonuses by 3. +2 Power.", [9]),
    ],
)
def test_bonuses_can_be_multiplied_by_an_effect(text: str, damage: list[int]) -> None:
    table = struck(text)
    assert table.damage(1) == damage
    terms = table.events("damage", 1)[0].terms
    assert sum(term[0] for term in terms) == damage[0], "and the log explains it"


@rule("EX 15.4")
def test_a_strike_can_be_given_another_origin() -> None:
    punch = card("Punch", reach="1", speed=9, power=3)
    table = Table(
        stand_in(punch, ability='Action: Strike with "Measure range from the center".'), "nehtali", spaces=(1, 6)
    )
    table.hand(0, "Punch", "Block")
    table.hand(1, "Cross", "Block")
    table.action()
    table.sets("Punch", "Cross")
    assert table.damage(1) == [3]


@rule("EX 13.18")
def test_a_strike_can_be_given_another_price() -> None:
    table = struck("", attack="Dear", ability='Action: Strike with "This attack costs 0 Gauge".')
    assert table.damage(1) == [3]
    assert table.cards(0, "gauge") == ["Dear"]


@rule("EX 8.20")
def test_a_strike_can_be_given_a_space_that_nobody_passes() -> None:
    punch = card("Punch", "Before: Place Flag on your space. The opponent cannot move past Flag.", reach="9", speed=9)
    table = Table(stand_in(punch, marker="Flag"), "chaos", spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Dive", "Block")
    table.strike("Punch", "Dive")
    assert table.at(1) == 5, "Dive cannot advance past it"


@rule("EX 18.11", "EX 6.5")
def test_a_price_of_nothing_is_paid() -> None:
    free = card("Free", boost="X is the opponent's Speed. Spend X Force: Gain 3 life.")
    table = Table(stand_in(free), "nehtali")
    table.hand(0, "Free", "Cross")
    table.set_life(0, 10)
    table.boost("Free Boost")
    assert table.life(0) == 13
    assert table.paid(0) == []


@rule("EX 18.11")
@pytest.mark.parametrize("price", ["Spend 2 Force", "Spend 1 Gauge", "Spend 12 life"])
def test_a_price_that_stands_alone_and_cannot_be_paid_is_left_out(price: str) -> None:
    table = Table(stand_in(card("Poor", boost=f"Draw 1. {price}. Gain 3 life.")), "nehtali")
    table.hand(0, "Poor")
    table.top(0, "Grasp")
    table.set_life(0, 10)
    table.boost("Poor Boost")
    assert (table.asked, table.seat) == ("action", 1)
    assert table.life(0) == 13


@rule("EX 8.13", "EX 18.11")
@pytest.mark.parametrize(
    ("speed", "movements"),
    [(3, {("advance", 3), ("retreat", 3)}), (0, None), (-3, None), (40, {("advance", 15), ("retreat", 15)})],
)
def test_a_computed_movement_of_nothing_or_less_is_no_movement(
    speed: int, movements: set[tuple[str, int]] | None
) -> None:
    mover = card("Mover", "Before: X is your Speed. Advance or retreat X.", speed=0, reach="9")
    pace = card("Pace", boost=f"{speed:+d} Speed.", boost_kind="continuous")
    table = Table(stand_in(mover, pace), "nehtali", spaces=(4, 9))
    table.put(0, "boosts", "Pace")
    table.hand(0, "Mover", "Cross")
    table.hand(1, "Block", "Cross")
    table.strike("Mover", "Block")
    if movements is None:
        assert table.at(0) == 4
        assert table.asked == "action"
    else:
        assert table.movements == movements


@rule("EX 16.2", "EX 18.11")
def test_less_than_no_damage_and_less_than_no_life_are_nothing() -> None:
    odd = card("Odd", "After: X is your Power. The opponent takes X damage. Gain X life.", power=0, reach="9")
    weak = card("Weak", boost="-3 Power.", boost_kind="continuous")
    table = Table(stand_in(odd, weak), "nehtali")
    table.put(0, "boosts", "Weak")
    table.hand(0, "Odd", "Block")
    table.hand(1, "Block", "Cross")
    table.set_life(0, 20)
    table.pause("clean-up")
    table.strike("Odd", "Block")
    assert table.life(0) == 20
    assert table.side(1).armor_used == 0


@rule("EX 8.10", "EX 8.20", "EX 18.11")
@pytest.mark.parametrize(("flag", "at"), [(8, 4), (5, 4), (4, 4), (3, 3), (1, 1), (2, 2)])
def test_a_move_to_a_token_that_a_ban_stops_goes_as_far_as_possible(flag: int, at: int) -> None:
    table = Table(
        stand_in(card("Goes", boost="Move to Flag."), marker="Flag"),
        stand_in(card("Bans", boost="The opponent cannot move past you.", boost_kind="continuous")),
        spaces=(2, 5),
    )
    table.put(1, "boosts", "Bans")
    table.token(0, "Flag", flag)
    table.hand(0, "Goes")
    table.boost("Goes Boost")
    assert table.at(0) == at


@rule("EX 8.10", "EX 8.20")
def test_a_move_past_an_attack_that_must_not_be_passed_stops_before_it() -> None:
    # Repel says that the opponent cannot move past it while it lies on the board.
    table = Table("chaos", "litchi", spaces=(8, 2))
    table.hand(0, "Repel", "Block")
    table.hand(1, "Reach: Robbing the Kong", "Block", "Block")
    table.token(1, "Mantenbo", 7)
    table.action("Mark this turn")
    table.set("Repel")
    table.space(5)
    table.set("Reach: Robbing the Kong")
    table.pay("Block")
    assert table.at(1) == 4


@rule("EX 8.19")
def test_a_movement_that_a_ban_forbids_is_no_movement_past_anybody() -> None:
    goes = card("Goes", boost="Move to any space. If you moved past the opponent, draw 1.")
    bans = card("Bans", boost="The opponent cannot move.", boost_kind="continuous")
    table = Table(stand_in(goes), stand_in(bans), spaces=(4, 5))
    table.hand(0, "Goes")
    table.state.passed = True  # as an earlier movement has left it
    table.put(1, "boosts", "Bans")
    table.boost("Goes Boost")
    assert table.at(0) == 4
    assert table.count(0, "hand") == 1, "the end-of-turn draw only"


@rule("EX 6.10")
def test_a_boost_from_the_gauge_does_not_pay_for_itself() -> None:
    first = card("First", boost="Boost 1 continuous boost from your gauge.")
    dear = card("Dear", boost="+1 Power.", boost_kind="continuous", boost_force=1)
    table = Table(stand_in(first, dear), "nehtali")
    table.hand(0, "First")
    table.gauge(0, "Dear")
    table.boost("First Boost")
    assert (table.asked, table.seat) == ("action", 1)
    table = Table(stand_in(first, dear), "nehtali")
    table.hand(0, "First")
    table.gauge(0, "Dear", "Dear")
    table.boost("First Boost")
    assert table.cards(0, "boosts") == ["Dear"]
    assert table.cards(0, "discard")[:1] == ["Dear"]


@rule("EX 4.4")
def test_two_copies_offer_the_same_action_once() -> None:
    table = Table(stand_in(card("Acts", boost="Action: Draw 1.", boost_kind="continuous")), "nehtali")
    table.put(0, "boosts", "Acts", "Acts")
    table.idle()
    table.idle()
    assert [option for option in table.state.options if option // 1024 == c.CHARACTER // 1024] == [c.CHARACTER]


@rule("EX 4.4")
def test_an_action_that_a_text_gives_the_opponent_is_an_effect_of_its_holder() -> None:
    trap = card(
        "Trap",
        boost="Opponent's action: The opponent takes 2 non-lethal damage. Discard this boost.",
        boost_kind="continuous",
    )
    table = Table(stand_in(trap), "nehtali")
    table.put(0, "boosts", "Trap")
    table.idle()
    table.action("The opponent takes 2")
    assert (table.life(0), table.life(1)) == (30, 28)
    assert table.cards(0, "boosts") == []
    assert table.turn_of == 0, "the action was the opponent's"


@rule("EX 4.13")
def test_a_further_action_of_any_kind_lifts_the_ban_on_strikes_of_the_one_before() -> None:
    first = card("First", boost="Take another action other than Strike.")
    second = card("Second", boost="Take another action.")
    table = Table(stand_in(first, second), "nehtali")
    table.hand(0, "First", "Second", "Cross")
    table.boost("First Boost")
    assert not table.can(c.STRIKE_ACTION)
    table.boost("Second Boost")
    assert table.can(c.STRIKE_ACTION)


def stats_of(ability: str, other: str, *, power: int = 4, speed: int = 4) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Power, Speed, Armor and Guard of two equal attacks under these abilities."""
    punch = card("Punch", reach="1", power=power, speed=speed)
    table = Table(stand_in(punch, ability=ability), stand_in(punch, ability=other), spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Punch", "Block")
    table.pause("attack")
    table.strike("Punch", "Punch")
    return table.stats(0), table.stats(1)


@rule("EX 14.4")
@pytest.mark.parametrize(
    ("ability", "power"),
    [
        ("If your Power is 4 or more, +1 Power.", 5),
        ("If your Power is 4 or less, +1 Power.", 5),
        ("If your Power is 5 or more, +1 Power.", 4),
        ("If your Power is 5 or more, +1 Power.\n+1 Power.", 6),
        ("If your positive Power bonuses are 1 or more, +1 Power.", 4),
        ("If your positive Power bonuses are 1 or more, +1 Power.\n+1 Power.", 6),
        ("If your Speed is 5 or more, your attack becomes EX.", 4),
        ("If your Speed is 4 or more, your attack becomes EX.", 5),
        ("+1 Power per point of your Power.", 8),
        ("Your Power is your Power.", 0),
    ],
)
def test_a_line_that_depends_on_what_it_changes_is_tried_without_itself(ability: str, power: int) -> None:
    assert stats_of(ability, "")[0][0] == power


@rule("EX 14.4")
@pytest.mark.parametrize(
    ("ability", "power"),
    [
        ("If the opponent's Power is 4 or more, +1 Power.", 5),
        ("If the opponent's Power is 5 or more, +1 Power.", 4),
        ("Your Power is the opponent's Power.", 0),
    ],
)
def test_lines_of_a_mirror_match_that_depend_on_each_other_come_to_an_end(ability: str, power: int) -> None:
    mine, theirs = stats_of(ability, ability)
    assert (mine[0], theirs[0]) == (power, power)


@rule("EX 14.4")
def test_a_face_that_depends_on_the_other_face_comes_to_an_end() -> None:
    punch = card("Punch", reach="1").replace("power = 3", 'power = "the opponent\'s Power"')
    table = Table(stand_in(punch), stand_in(punch), spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Punch", "Block")
    table.strike("Punch", "Punch")
    assert (table.life(0), table.life(1)) == (30, 30)


@rule("EX 15.5")
def test_a_range_that_depends_on_the_greatest_range_comes_to_an_end() -> None:
    punch = card("Punch", "At your greatest range: +0-1 Range.", reach="1", speed=9)
    table = Table(stand_in(punch), "nehtali", spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Cross", "Block")
    table.pause("attack")
    table.strike("Punch", "Cross")
    assert table.range(0) == (1, 2)


@rule("EX 8.19", "EX 10.21")
def test_a_movement_is_remembered_across_a_boost_that_its_effect_plays() -> None:
    text = "Advance 3. Boost 1 continuous boost from your gauge. If you moved past the opponent, gain 5 life."
    outer = card("Outer", boost=text)
    inner = card("Inner", boost="Now: Retreat 1.", boost_kind="continuous")
    table = Table(stand_in(outer, inner), "nehtali", spaces=(4, 5))
    table.hand(0, "Outer")
    table.gauge(0, "Inner")
    table.set_life(0, 10)
    table.boost("Outer Boost")
    assert (table.at(0), table.life(0)) == (9, 15)


@rule("EX 10.24")
def test_a_boost_that_left_play_is_not_taken_for_its_copy() -> None:
    gone = (
        "Now: Discard this boost.\n"
        "Now: If this boost stays in play, gain 5 life.\n"
        "Now: You may discard this boost: Gain 7 life."
    )
    table = Table(stand_in(card("Gone", boost=gone, boost_kind="continuous")), "nehtali")
    table.put(0, "boosts", "Gone")
    table.hand(0, "Gone")
    table.set_life(0, 10)
    table.boost("Gone Boost")
    assert (table.asked, table.seat, table.life(0)) == ("action", 1, 10)
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == (["Gone"], ["Gone"])


@rule("EX 16.14")
def test_damage_to_oneself_is_not_dealt_by_the_opponent() -> None:
    hurt = card("Hurt", "Before: Take 3 damage.", reach="9", speed=9, guard=9)
    drain = card("Drain", "After: Gain 1 life per damage dealt.", reach="9", speed=1)
    table = Table(stand_in(hurt), stand_in(drain), spaces=(1, 2))
    table.set_life(1, 10)
    table.hand(0, "Hurt", "Block")
    table.hand(1, "Drain", "Block")
    table.strike("Hurt", "Drain")
    assert (table.life(0), table.life(1)) == (27, 10)


@rule("EX 12.7", "EX 16.3")
def test_the_armor_of_an_ex_attack_does_not_protect_before_the_reveal() -> None:
    table = Table("nehtali", stand_in(card("Filler"), ability="On set: The opponent takes 2 damage."), spaces=(4, 5))
    table.hand(0, "Cross", "Cross")
    table.hand(1, "Block", "Filler")
    table.choose(c.STRIKE_ACTION)
    table.set("Cross", ex=True)
    assert table.life(0) == 28
    table.set("Filler")
    assert table.damage(0)[0] == 2
