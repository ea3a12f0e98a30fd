"""EX 19: keywords."""

from __future__ import annotations

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def struck(
    one: str, other: str, attack: str, answer: str, *, boosts: tuple[str, ...] = (), spaces: tuple[int, int] = (4, 5)
) -> Table:
    """A strike, paused before clean-up; seat 1 has these boosts in play."""
    table = Table(one, other, spaces=spaces)
    table.hand(0, attack, "Block")
    table.hand(1, answer, "Block")
    table.put(1, "boosts", *boosts)
    table.pause("clean-up")
    table.strike(attack, answer)
    return table


def puncher(text: str, *, power: int = 4, speed: int = 9) -> str:
    """A character whose attack "Punch" says this."""
    return stand_in(card("Punch", text, reach="1-9", speed=speed, power=power))


@rule("EX 19.1")
def test_seal_puts_a_card_into_its_players_sealed_area() -> None:
    table = Table("ragna", "nehtali")
    table.put(0, "hand", "Black Onslaught")
    table.boost("Burst")
    assert table.cards(0, "sealed") == ["Black Onslaught"]
    assert "Black Onslaught" not in table.cards(0, "discard") + table.cards(0, "hand") + table.cards(0, "aside")


@rule("EX 19.2")
def test_sustaining_does_not_reach_the_next_strike() -> None:
    table = struck(puncher("After: Sustain your continuous boosts."), "nehtali", "Punch", "Focus")
    table.put(0, "boosts", "Light")
    table = Table(puncher("After: Sustain your continuous boosts."), "nehtali", spaces=(1, 9))
    table.hand(0, "Punch", "Focus")
    table.hand(1, "Focus", "Sweep", "Block")
    table.put(0, "boosts", "Light")
    table.strike("Punch", "Focus")
    assert table.cards(0, "boosts") == ["Sweep"]
    table.strike("Sweep", "Focus")
    assert table.cards(0, "boosts") == []


@rule("EX 19.4", "EX 19.5", "EX 22.5")
def test_an_attack_that_ignores_armor_neither_meets_nor_uses_it_up() -> None:
    table = struck(puncher("Ignore Armor.\nAfter: The opponent takes 2 damage."), "nehtali", "Punch", "Focus")
    assert table.damage(1) == [4, 0], "the 2 Armor of Focus stood against the effect"
    assert table.side(1).armor_used == 2


@rule("EX 19.6")
def test_an_attack_that_ignores_guard_stuns_with_any_damage() -> None:
    for text, stunned in (("", False), ("Ignore Guard.", True)):
        table = struck(puncher(text, power=3), "nehtali", "Punch", "Focus")
        assert table.damage(1) == [1]
        assert table.side(1).stunned == stunned


@rule("EX 19.6")
def test_ignoring_guard_is_about_the_attacks_own_stun_test() -> None:
    table = struck(puncher("Ignore Guard.\nBefore: The opponent takes 3 damage.", power=0), "nehtali", "Punch", "Focus")
    assert table.damage(1) == [1, 0]
    assert not table.side(1).stunned, "the effect's damage met Guard 5, and the attack did none"


@rule("EX 19.7")
def test_a_player_with_stun_immunity_cannot_be_stunned() -> None:
    table = struck(puncher("", power=9), "ragna", "Punch", "Cross", boosts=("Unrelenting",))
    assert table.damage(1) == [9]
    assert not table.side(1).stunned
    assert [event.seat for event in table.events("attack")] == [0, 1]


@rule("EX 19.8")
def test_damage_to_an_immune_player_adds_up() -> None:
    text = "Before: The opponent takes 5 damage.\nHit: Discard 1 continuous boost."
    table = struck(puncher(text, power=1), "ragna", "Punch", "Sweep", boosts=("Unrelenting",))
    assert table.damage(1) == [5, 1]
    assert not table.side(1).stunned, "6 is not more than 6"
    text = "Before: The opponent takes 6 damage.\nHit: Discard 1 continuous boost."
    table = struck(puncher(text, power=1), "ragna", "Punch", "Sweep", boosts=("Unrelenting",))
    assert table.damage(1) == [6, 1]
    assert table.side(1).stunned, "6 while immune and 1 afterwards"


@rule("EX 19.9")
def test_now_happens_once_on_playing() -> None:
    table = Table("geoffrey", "nehtali", spaces=(1, 9))
    table.hand(0, "Golden Chains", "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Cross")
    table.boost("Golden Chains")
    table.pay("Cross", gauge=True) if table.asked == "pay" else None
    assert table.done("Now: Draw 2") == 1
    table.choose(c.PREPARE)
    table.hand(0, "Focus", "Block")
    table.hand(1, "Focus", "Block")
    table.strike("Focus", "Focus")
    assert table.done("Now: Draw 2") == 1, "neither at the strike nor at its end"
    assert table.cards(0, "boosts") == []


@rule("EX 19.10")
def test_lost_armor_is_gone_and_armor_gained_later_counts() -> None:
    loser = stand_in(card("Punch", "Before: Lose all Armor. {}", reach="1", speed=9, power=0, armor=3, guard=9))
    for gain, damage in (("", 6), ("+2 Armor.", 4)):
        table = struck(loser.replace("{}", gain), "nehtali", "Punch", "Sweep")
        assert table.damage(0) == [damage]


@rule("EX 19.11")
def test_an_attack_that_does_not_hit_is_out_of_range() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 6))
    table.hand(0, "Dive", "Block")
    table.hand(1, "Focus", "Block")
    table.strike("Dive", "Focus")
    assert table.at(0) == 8
    assert table.events("range", 1)[0].numbers == (0, 2, 1, 2), "in its range, and no hit"
    assert table.damage(0) == []
    assert table.cards(1, "discard") == ["Focus"]
    assert table.count(1, "hand") == 2, "After effects happen"
