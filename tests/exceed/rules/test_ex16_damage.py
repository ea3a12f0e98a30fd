"""EX 16: damage, Armor, Guard and stun."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table

RETALIATION = card("Thorns", boost="When hit: The opponent takes 2 damage.", boost_kind="continuous")


def struck(
    one: str, other: str, attack: str, answer: str, *, boosts: tuple[str, ...] = (), life: int = 30, near: bool = True
) -> Table:
    """A strike, paused before clean-up; seat 1 has these boosts in play."""
    table = Table(one, other, spaces=(4, 5 if near else 9))
    table.hand(0, attack, "Block")
    table.hand(1, answer, "Block")
    table.put(1, "boosts", *boosts)
    table.set_life(1, life)
    table.pause("clean-up")
    table.strike(attack, answer)
    return table


def hitter(
    text: str = "", *, power: int = 4, speed: int = 9, guard: int = 0, armor: int = 0, reach: str = "1-9"
) -> str:
    """A character with one attack, "Hit"."""
    return stand_in(card("Punch", text, power=power, speed=speed, guard=guard, armor=armor, reach=reach))


@rule("EX 16.1")
def test_damage_is_the_power_and_lowers_life() -> None:
    table = struck(hitter(power=7), "nehtali", "Punch", "Cross")
    assert (table.damage(1), table.life(1)) == ([7], 23)


@rule("EX 16.2")
def test_power_below_0_deals_0_and_feeds_no_armor() -> None:
    table = struck(hitter("-9 Power."), "nehtali", "Punch", "Focus")
    assert table.stats(0)[0] == -5
    assert (table.damage(1), table.life(1)) == ([0], 30)
    assert table.side(1).armor_used == 0
    assert not table.side(1).stunned


@rule("EX 16.3", "EX 16.6", "EX 16.7")
@pytest.mark.parametrize(("power", "taken", "stunned"), [(1, 0, False), (2, 0, False), (7, 5, False), (8, 6, True)])
def test_armor_is_deducted_and_more_than_guard_stuns(power: int, taken: int, stunned: bool) -> None:
    table = struck(hitter(power=power), "nehtali", "Punch", "Focus")
    assert table.damage(1) == [taken]
    assert table.side(1).stunned == stunned


@rule("EX 16.4", "EX 16.8", "EX 16.14")
def test_armor_is_one_pool_and_damage_of_effects_counts() -> None:
    table = struck(hitter("Hit: The opponent takes 3 damage.", power=5), "nehtali", "Punch", "Focus")
    assert table.damage(1) == [1, 5], "the effect used up both Armor"
    assert table.side(1).stunned, "1 + 5 is more than 5"


@rule("EX 16.8")
def test_damage_adds_up_over_the_whole_strike_to_the_point_of_guard() -> None:
    table = struck(hitter("Hit: The opponent takes 3 damage.", power=4), "nehtali", "Punch", "Focus")
    assert table.damage(1) == [1, 4]
    assert not table.side(1).stunned


@rule("EX 16.4")
def test_armor_that_prevented_only_a_part_prevents_the_rest() -> None:
    table = struck(hitter("Hit: The opponent takes 1 damage.", power=4), "nehtali", "Punch", "Focus")
    assert table.damage(1) == [0, 3]


@rule("EX 16.4", "EX 10.24")
def test_used_armor_of_a_boost_that_left_is_not_owed() -> None:
    text = "Before: The opponent takes 3 damage.\nHit: Discard 1 continuous boost."
    table = struck(hitter(text, power=4), "shovelknight", "Punch", "Cross", boosts=("Dig In",))
    assert table.damage(1) == [0, 4], "not more than the Power"


@rule("EX 16.5", "EX 16.22")
def test_armor_and_guard_gained_after_damage_serve_only_later() -> None:
    victim = stand_in(card("Stand", guard=1), ability="When you are stunned: +2 Armor and +20 Guard.")
    table = struck(hitter("After: The opponent takes 3 damage.", power=4), victim, "Punch", "Stand")
    assert table.damage(1) == [4, 1]
    assert table.side(1).stunned
    assert [event.seat for event in table.events("attack")] == [0], "Guard 21 does not undo the stun"


@rule("EX 16.9", "EX 24.20")
@pytest.mark.parametrize(("hand", "stunned"), [(9, False), (8, True)])
def test_stun_is_tested_with_the_guard_of_the_moment(hand: int, stunned: bool) -> None:
    seijun = stand_in(ability="+1 Guard per 2 cards in your hand.")
    table = Table("nehtali", seijun, spaces=(4, 5))
    table.hand(0, "Assault", "Block")
    table.hand(1, *["Dive", "Sweep", "Sweep", "Focus", "Focus", "Block", "Block", "Spike", "Spike"][:hand])
    table.pause("clean-up")
    table.strike("Assault", "Dive")
    assert table.damage(1) == [4]
    assert table.side(1).stunned == stunned, f"{hand - 1} cards left in hand"


@rule("EX 16.9", "EX 24.20")
def test_a_hit_effect_that_lowers_guard_counts_for_the_damage_after_it() -> None:
    seijun = stand_in(ability="+1 Guard per 2 cards in your hand.")
    discarding = hitter("Hit: The opponent discards 1 at random.", power=4)
    table = Table(discarding, seijun, spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Dive", "Sweep", "Sweep", "Focus", "Focus", "Block", "Block", "Spike", "Spike")
    table.pause("clean-up")
    table.strike("Punch", "Dive")
    assert table.count(1, "hand") == 7
    assert table.side(1).stunned, "Guard 3 at the damage"


@rule("EX 16.10", "EX 24.20")
def test_guard_that_falls_later_does_not_stun() -> None:
    seijun = stand_in(ability="+1 Guard per 2 cards in your hand.")
    discarding = hitter("After: The opponent discards 2 at random.", power=4)
    table = Table(discarding, seijun, spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Dive", "Sweep", "Sweep", "Focus", "Focus", "Block", "Block", "Spike", "Spike")
    table.pause("clean-up")
    table.strike("Punch", "Dive")
    assert table.stats(1)[3] == 3
    assert table.side(1).damage_taken == 4
    assert not table.side(1).stunned
    assert [event.seat for event in table.events("attack")] == [0, 1]


@rule("EX 16.11")
def test_a_faster_player_can_be_stunned_after_the_own_attack() -> None:
    table = struck("nehtali", "nehtali", "Assault", "Sweep")
    assert [event.seat for event in table.events("attack")] == [0, 1]
    assert (table.side(0).stunned, table.side(1).stunned) == (True, False)


@rule("EX 16.12", "EX 16.14", "EX 16.23", "EX 25.3")
def test_a_player_stunned_in_the_own_attack_loses_the_rest_but_not_the_damage() -> None:
    attack = hitter("Hit: Draw 1.\nAfter: Retreat 1.", power=3)
    table = struck(attack, stand_in(RETALIATION), "Punch", "Sweep", boosts=("Thorns",))
    kinds = [(event.kind, event.seat) for event in table.state.log or [] if event.kind in {"draw", "damage", "stun"}]
    begin = kinds.index(("damage", 0))
    assert kinds[begin - 1 : begin + 3] == [("draw", 0), ("damage", 0), ("stun", 0), ("damage", 1)], (
        "Hit, when hit, damage"
    )
    assert table.damage(0)[0] == 2
    assert table.side(0).stunned
    assert table.damage(1) == [3]
    assert not [event for event in table.events("move", 0) if event.numbers == (4, 3)], "no After effect"


@rule("EX 16.12")
def test_before_effects_that_wait_are_lost_by_a_stun() -> None:
    attack = hitter("Before: Take 1 damage.\nBefore: Advance 2.", power=3)
    table = struck(attack, "nehtali", "Punch", "Sweep", near=False)
    table.order("Take 1 damage")
    assert table.side(0).stunned
    assert table.at(0) == 4, "the second Before effect is lost"
    assert table.damage(1) == [3], "EX 16.23: range check and damage still happen"


@rule("EX 16.13")
def test_guard_is_never_below_0() -> None:
    table = struck(hitter("The opponent has -9 Guard.", power=0), "nehtali", "Punch", "Focus")
    assert table.stats(1)[3] == 0
    assert not table.side(1).stunned, "0 damage is not more than Guard 0"


@rule("EX 16.14")
def test_armor_reduces_damage_of_effects_in_a_strike_and_it_can_stun() -> None:
    table = struck(hitter("Before: The opponent takes 9 damage.", power=0), "nehtali", "Punch", "Focus")
    assert table.damage(1)[0] == 7
    assert table.side(1).stunned


@rule("EX 16.15")
def test_damage_outside_a_strike_ignores_armor_and_stuns_nobody() -> None:
    table = Table(stand_in(ability="Action: The opponent takes 3 damage."), "shovelknight")
    table.put(1, "boosts", "Dig In")
    table.action("takes 3 damage")
    assert table.life(1) == 27, "Dig In's 3 Armor do nothing"
    assert not table.events("stun")
    assert table.turn_of == 1


@rule("EX 16.16")
def test_spending_life_is_no_damage() -> None:
    table = Table(hitter("Before: You may spend 2 life: +1 Power.", power=3, armor=5), "nehtali", spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Focus", "Block")
    table.strike("Punch", "Focus")
    table.pause("clean-up")
    table.yes()
    assert table.life(0) == 28, "5 Armor do not help"
    assert table.side(0).armor_used == 4, "by Focus, not by the 2 life"
    assert table.side(0).damage_taken == 0
    assert not table.side(0).stunned, "Guard 0"
    assert table.damage(1) == [2]


@rule("EX 16.17")
@pytest.mark.parametrize(("life", "left"), [(30, 25), (6, 1), (3, 1), (1, 1)])
def test_non_lethal_damage_leaves_1_life(life: int, left: int) -> None:
    table = Table(stand_in(ability="Action: The opponent takes 5 non-lethal damage."), "nehtali")
    table.set_life(1, life)
    table.action("non-lethal")
    assert table.life(1) == left
    assert table.damage(1) == [life - left]
    assert table.winner is None


@rule("EX 16.18")
@pytest.mark.parametrize(("life", "taken", "stunned"), [(30, 3, True), (2, 1, True), (1, 0, False)])
def test_only_what_non_lethal_damage_really_takes_can_stun(life: int, taken: int, stunned: bool) -> None:
    table = struck(
        hitter("Before: The opponent takes 3 non-lethal damage.", power=0), "nehtali", "Punch", "Cross", life=life
    )
    assert table.damage(1)[0] == taken
    assert table.side(1).stunned == stunned


@rule("EX 16.18")
def test_non_lethal_attacks_count_what_they_take() -> None:
    for life, stunned in ((30, True), (3, False)):
        table = struck(hitter("Your attack is non-lethal.", power=9), "nehtali", "Punch", "Spike", life=life)
        assert table.side(1).damage_taken == min(9, life - 1)
        assert table.side(1).stunned == stunned, "Guard 4"


@rule("EX 16.19", "EX 16.20")
def test_armor_first_then_the_limit_and_only_armor_is_used_up() -> None:
    text = "Your attack is non-lethal.\nHit: The opponent has +2 Armor."
    table = struck(hitter(text, power=7), "nehtali", "Punch", "Focus", life=4)
    assert table.damage(1) == [3], (
        "7 - 4 Armor, and 3 of it leave 1 life: a limit before Armor would leave nothing to take"
    )
    assert table.side(1).armor_used == 4
    table = struck(
        hitter("Your attack is non-lethal.\nAfter: The opponent has +3 Armor.", power=9),
        "nehtali",
        "Punch",
        "Focus",
        life=4,
    )
    assert table.damage(1) == [3]
    assert table.stats(1)[2] - table.side(1).armor_used == 3, "the 4 that the limit held back used no Armor"


@rule("EX 16.21", "EX 17.5")
def test_a_hit_for_0_is_a_hit() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 8))
    table.hand(0, "Heaven's Punishment", "Block")
    table.hand(1, "Cross", "Block")
    table.gauge(0, "Cross", "Cross", "Grasp")
    table.strike("Heaven's Punishment", "Cross")
    while table.asked in {"pay", "amount"}:
        table.choose(table.state.options[0])
    assert table.damage(1) == [0]
    assert table.cards(0, "gauge") == ["Heaven's Punishment"]
    assert not table.events("stun")
