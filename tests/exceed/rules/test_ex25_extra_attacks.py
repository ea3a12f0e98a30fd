"""EX 25.10 to 25.14 and 24.9 to 24.13: attacks made inside a strike by an effect."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import attacks
from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed.position import key, write_position
from wildswing.exceed.read_position import read_position
from wildswing.exceed.view import view_of

MAKES = "Before: You may make an attack from your hand."
TAUNT = card("Taunt", MAKES, power=2, speed=9, reach="1-2", armor=1, guard=2)
FIST = card("Fist", power=3, speed=1, reach="1", armor=1, guard=1)


def begun(*cards: str, hand: tuple[str, ...], gauge: tuple[str, ...] = (), ability: str = "", **more: object) -> Table:
    """A strike with Taunt, up to the offer to make an attack."""
    table = Table(stand_in(TAUNT, *cards, ability=ability), "shovelknight", spaces=(4, 5), **more)  # type: ignore[arg-type]
    table.hand(0, "Taunt", *hand)
    table.gauge(0, *gauge)
    table.hand(1, "Focus", "Block")
    table.strike("Taunt", "Focus")
    return table


@rule("EX 25.10")
def test_an_extra_attack_must_be_payable_and_is_paid() -> None:
    dear = card("Dear", kind="ultra", gauge=2, power=6)
    forced = card("Forced", force=2, power=6)
    table = begun(dear, forced, hand=("Dear", "Forced", "Grasp"), gauge=("Dive",))
    table.yes()
    assert table.asked == "pick card"
    names = {str(table.match.card(option % 256).name) for option in table.state.options}
    assert names == {"Forced", "Grasp"}, "1 Gauge is too little for Dear; Forced does not pay for itself"
    table.pick("Forced")
    assert table.asked == "pay"
    table.pay("Dear", two=True)
    assert table.damage(1)[0] == 6 - 2, "Focus has Armor 2"


@rule("EX 25.10")
def test_an_extra_attack_that_nothing_can_pay_is_asked_for_and_not_made() -> None:
    dear = card("Dear", kind="ultra", gauge=2, power=6)
    table = begun(dear, hand=("Dear",))
    assert table.asked == "may"
    assert len(table.state.options) == 1, "everybody sees a hand card, and only its player that it is too dear"
    table.no()
    assert attacks(table) == 2


@rule("EX 25.10")
def test_an_extra_attack_is_never_ex() -> None:
    table = begun(FIST, hand=("Fist", "Fist"), ability="Your attack becomes EX.")
    table.yes()
    table.pick("Fist")
    assert table.damage(1)[0] == 3 - 2


@rule("EX 25.11", "EX 25.14")
def test_only_its_own_effects_and_bonuses_count_for_an_extra_attack() -> None:
    jab = card("Jab", "+1 Power.\nBefore: +2 Power.\nHit: Draw 1.", power=1, speed=1)
    plus = card(
        "Plus", boost="+4 Power, +3 Speed and +0-3 Range.\nHit: Draw 3.\nIgnore Armor.", boost_kind="continuous"
    )
    table = Table(
        stand_in(TAUNT, jab, plus, ability="Hit: Draw 4.\n+2 Power and +0-1 Range."), "shovelknight", spaces=(4, 5)
    )
    table.hand(0, "Taunt", "Jab")
    table.put(0, "boosts", "Plus")
    table.hand(1, "Focus", "Block")
    table.strike("Taunt", "Focus")
    table.yes()
    assert table.damage(1)[0] == 1 + 1 + 2 - 2, "neither its player's card nor the boost"
    table.order("Draw 4")
    assert table.count(0, "hand") == 1 + 4 + 3, "those draws came with the hit of the attack itself"


@rule("EX 25.14")
def test_range_bonuses_do_not_serve_an_extra_attack() -> None:
    table = Table(stand_in(TAUNT, FIST, ability="+0-3 Range."), "shovelknight", spaces=(4, 7))
    table.hand(0, "Taunt", "Fist")
    table.hand(1, "Focus", "Block")
    table.strike("Taunt", "Focus")
    table.yes()
    assert [event.numbers[0] for event in table.events("range", 0)] == [0, 1]
    assert table.cards(0, "discard") == ["Fist"]


@rule("EX 25.12")
def test_armor_and_guard_of_an_extra_attack_stay_with_its_player() -> None:
    bare = card("Bare", "When hit: +1 Armor.\n+1 Guard per card in your hand.", power=3, speed=1, armor=2, guard=4)
    table = begun(bare, hand=("Bare",))
    table.pause("attack")
    table.yes()
    assert table.stats(0)[2:] == (1 + 2, 2 + 4)
    assert table.stats(0)[0] == 3
    table.pause("clean-up")
    table.go()
    assert table.stats(0) == (2, 9, 3, 6), "the attack's own Power and Speed, Armor and Guard of both"


def waits(table: Table) -> bool:
    """Whether the attack of seat 0 waits while an extra one has its place."""
    return table.state.sides[0].outer is not None


@rule("EX 25.13")
@pytest.mark.parametrize(("reach", "gauge", "discard"), [("1", ["Fist"], []), ("3", [], ["Fist"])])
def test_an_extra_attack_is_placed_when_it_ends(reach: str, gauge: list[str], discard: list[str]) -> None:
    table = begun(card("Fist", power=3, speed=1, reach=reach), hand=("Fist",))
    table.pause("attack")
    table.yes()
    assert waits(table)
    table.pause("clean-up")
    table.go()
    assert not waits(table)
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == (gauge, discard)


@rule("EX 25.11")
def test_damage_of_both_attacks_counts_together_and_a_stun_of_the_first_is_seen_by_the_second() -> None:
    table = begun(FIST, hand=("Fist",))
    table.yes()
    # Focus: Armor 2, Guard 5.
    assert table.damage(1) == [1, 2]
    assert table.cards(0, "gauge") == ["Fist", "Taunt"]


@rule("EX 25.11")
def test_extra_attacks_may_make_extra_attacks() -> None:
    other = card("Other", MAKES, power=2, speed=1)
    table = begun(other, FIST, hand=("Other", "Fist", "Grasp"))
    table.yes()
    table.pick("Other")
    table.yes()
    table.pick("Fist")
    assert table.damage(1) == [1, 2, 2]
    assert table.cards(0, "gauge") == ["Fist", "Other", "Taunt"]


def test_a_game_can_be_stored_and_seen_in_the_middle_of_an_extra_attack() -> None:
    ask = card("Ask", "Hit: You may draw 1.", power=4, speed=1)
    table = begun(ask, hand=("Ask",))
    table.yes()
    assert (table.asked, table.seat) == ("may", 0)
    line = write_position(table.state)
    again = read_position(line, [], table.match)
    assert key(again) == key(table.state)
    assert "outer[attack=taunt" in line
    for viewer in (0, 1, None):
        seen = view_of(table.state, viewer)
        assert seen.known.sides[0].attack == table.card(0, "Ask")
        assert seen.known.sides[0].outer is not None
        whole = seen.sample_state(3)
        whole.step(whole.options[0])
    clone = table.state.clone()
    table.no()
    assert clone.sides[0].outer is not None
    assert table.state.sides[0].outer is None if table.state.sides else True


# ---- once every After effect is done


AWAKE = card("Strike", "After: Draw 1.", power=2, speed=9, reach="1-2")
HARD = card("Hard", "Hit: Draw 1.\nAfter: +1 Armor.", kind="ultra", gauge=4, power=9, speed=1, reach="1")


def awake(*cards: str, hand: tuple[str, ...], spaces: tuple[int, int] = (4, 5), other: str = "Focus") -> Table:
    """A strike with Strike by a character who wakes, up to the first offer."""
    text = stand_in(AWAKE, *cards, ability="Awakening.", hooks=("Awakening",))
    table = Table(text, "shovelknight", spaces=spaces)
    table.hand(0, "Strike", *hand)
    table.hand(1, other, "Block")
    table.strike("Strike", other)
    return table


@rule("EX 24.9", "EX 24.10", "EX 24.11", "EX 24.23")
def test_after_all_after_effects_1_force_buys_an_attack_without_its_price() -> None:
    table = awake(HARD, hand=("Hard", "Grasp"))
    assert (table.asked, table.seat) == ("may", 0)
    assert table.done("Draw 1") == 1, "the After effect is done"
    table.yes()
    table.pay("Grasp")
    table.pick("Hard")
    assert table.damage(1) == [0, 1], "at most 1, and Armor 2 had gone into the first attack"
    assert table.done("+1 Armor") == 1


@rule("EX 24.12", "EX 24.24", "EX 24.13", "EX 25.13")
def test_twice_at_most_whether_or_not_they_hit_and_they_are_placed_at_the_end_of_the_strike() -> None:
    near = card("Near", power=5, speed=1, reach="1")
    far = card("Far", power=5, speed=1, reach="3")
    table = awake(near, far, hand=("Near", "Far", "Far", "Grasp", "Dive", "Cross"), spaces=(4, 7))
    assert table.asked == "may", "the attack missed"
    table.yes()
    table.pay("Grasp")
    table.pick("Near")
    assert table.cards(0, "discard") == ["Grasp"], "it waits for the end of the strike"
    assert [str(table.match.card(number).name) for number in table.player(0).extra] == ["Near"]
    table.yes()
    table.pay("Dive")
    table.pick("Far")
    assert table.damage(1) == [1], "5 Power, Armor 2, at most 1"
    assert table.asked != "may"
    assert table.cards(0, "gauge") == ["Far"]
    assert table.cards(0, "discard")[-1] == "Near"


@rule("EX 24.9")
def test_no_extra_attack_without_a_card_that_is_left_or_by_a_stunned_player() -> None:
    table = awake(hand=())
    assert table.count(0, "hand") == 1 + 0, "the drawn card alone cannot both pay and attack"
    assert attacks(table) == 2
    table = awake(hand=("Grasp", "Dive"), other="Grasp")
    assert (table.asked, table.seat) != ("may", 0) or table.side(0).stunned is False


@rule("EX 24.13", "EX 11.1")
def test_an_extra_attack_that_hit_may_become_a_transformation_at_the_end() -> None:
    turns = card("Turns", power=5, speed=1, boost="+1 Power.", boost_kind="transform")
    table = awake(turns, hand=("Turns", "Grasp"))
    table.yes()
    table.pay("Grasp")
    table.pick("Turns")
    while table.asked == "may":
        table.no()
    assert table.asked == "transform or gauge"
    table.choose(table.state.options[1])
    assert table.cards(0, "transformations") == ["Turns"]
