"""EX 24 and 25: rulings about characters that stand-ins can show, and rare procedures."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def struck(one: str, other: str, attack: str, answer: str, spaces: tuple[int, int] = (4, 5)) -> Table:
    """A strike of two attacks from hand, up to its first question."""
    table = Table(one, other, spaces=spaces)
    table.hand(0, attack, "Block")
    table.hand(1, answer, "Block")
    table.strike(attack, answer)
    return table


@rule("EX 24.16", "EX 5.12")
def test_an_opponent_made_to_exceed_does_so_at_once_and_before_the_damage() -> None:
    metamorphosis = card("Metamorphosis", "Hit: The opponent exceeds.", power=7, speed=9)
    table = Table(stand_in(metamorphosis), "king", spaces=(4, 5))
    table.hand(0, "Metamorphosis", "Block")
    table.hand(1, "Focus", "Block")
    table.pause("clean-up")
    table.strike("Metamorphosis", "Focus")
    kinds = [(event.kind, event.seat) for event in table.state.log or []]
    begin = kinds.index(("exceed", 1))
    assert kinds[begin + 1 : begin + 4] == [("effect", 1), ("draw", 1), ("damage", 1)], "On exceed: Draw 2"
    assert table.count(1, "hand") == 1 + 2 + 1, "and Focus draws 1"


@rule("EX 25.1")
def test_exceeding_in_a_strike_changes_the_stat_lines_at_once() -> None:
    punch = card("Punch", "Hit: Exceed.", power=4, speed=9)
    table = Table(
        stand_in(punch, ability="+5 Power and +1 Armor.", exceed_ability="+2 Guard."), "nehtali", spaces=(4, 5)
    )
    table.hand(0, "Punch", "Block")
    table.hand(1, "Focus", "Block")
    table.pause("attack")
    table.strike("Punch", "Focus")
    assert table.stats(0) == (9, 9, 1, 0)
    table.pause("clean-up")
    table.go()
    assert table.damage(1) == [4 - 2]
    assert table.stats(0) == (4, 9, 0, 2)


@rule("EX 25.4")
def test_decisions_inside_an_effect_are_made_when_it_reaches_them() -> None:
    table = Table("giovanna", "nehtali", spaces=(4, 5))
    table.hand(0, "Triple Kick", "Block")
    table.hand(1, "Focus", "Cross")
    table.top(0, "Ventania", "Dive")
    table.strike("Triple Kick", "Focus")
    assert table.asked in {"may", "pay"}
    assert table.cards(0, "hand") == ["Block", "Ventania", "Dive"], "2 were drawn before the Force is asked for"
    assert table.damage(1) == [], "and the rest of the attack waits"
    if table.asked == "may":
        table.yes()
    table.pay("Ventania", two=True)
    table.no()
    assert table.damage(1) == [2 + 2 - 2]


@rule("EX 25.5")
def test_x_is_a_number_of_one_player_in_one_strike() -> None:
    table = Table("hyde", "hyde", spaces=(4, 5))
    for seat in (0, 1):
        table.hand(seat, "Dead Set Daze", "Block")
        table.gauge(seat, "Dive")
    table.put(1, "boosts", "Superior")  # Speed 3 for seat 1
    table.state.players[0].x = 9
    table.pause("attack")
    table.strike("Dead Set Daze", "Dead Set Daze")
    assert (table.player(0).x, table.player(1).x) == (0, 0), "cleared at the beginning"
    table.pause("clean-up")
    table.go()
    assert (table.player(0).x, table.player(1).x) == (3, 2), "each is the opponent's Speed"
    table.go()
    assert (table.player(0).x, table.player(1).x) == (0, 0), "cleared at the end"


@rule("EX 25.7")
def test_when_the_defender_sets_first_only_the_order_of_setting_changes() -> None:
    table = Table("akuma", "akuma", spaces=(4, 5))
    table.hand(0, "Fakeout", "Sweep", "Block")
    table.hand(1, "Sweep", "Block")
    table.boost("Fakeout")
    assert (table.asked, table.seat) == ("set attack", 1)
    table.set("Sweep")
    assert (table.asked, table.seat) == ("set attack", 0)
    table.set("Sweep")
    assert [event.seat for event in table.events("set")] == [1, 0]
    assert [event.seat for event in table.events("reveal")] == [0, 1]
    assert table.events("attack")[0].seat == 0, "the tie goes to the Attacker"
    assert table.turn_of == 1, "the next turn is the Defender's"


@rule("EX 25.8")
def test_a_card_set_face_up_is_open_at_once() -> None:
    table = Table("hyde", "nehtali", spaces=(4, 5))
    table.hand(0, "Black Orbiter", "Cross")
    table.hand(1, "Focus", "Block")
    table.action("Close or retreat 1")
    table.move("retreat", 1)
    table.alternative(0)
    table.set("Black Orbiter")
    assert (table.asked, table.seat) == ("set attack", 1), "the Defender has not set"
    assert table.side(0).face_up
    event = table.events("set", 0)[0]
    assert (event.cards, event.cards_for) == ((table.card(0, "Black Orbiter"),), -1), "told to everybody"


@rule("EX 25.9")
def test_a_ban_lasts_as_long_as_one_of_its_sources() -> None:
    for left, moved in ((2, False), (1, False), (0, True)):
        table = Table("nehtali", "geoffrey", spaces=(4, 5))
        table.hand(0, "Clutch of Evil", "Cross")
        table.hand(1, "Block")
        table.put(1, "boosts", *["Inviolability"] * left)
        table.boost("Clutch of Evil")
        table.move("push", 1)
        assert (table.at(1) == 6) == moved, f"{left} left"


@rule("EX 25.15")
@pytest.mark.parametrize("holder", [0, 1])
def test_leaving_effects_are_performed_by_the_cards_owner(holder: int) -> None:
    table = Table("nehtali", "chaos")
    table.hand(0, "Tech")
    table.hand(1)
    if holder == 1:
        table.put(1, "boosts", "Lie In Wait")
    else:
        table.foreign(0, "boosts", "Lie In Wait")
    table.boost("Tech")
    if table.asked == "pick card":
        table.choose(table.state.options[0])
    assert table.events("effect", 1)[0].words[1] == "When this leaves play: Draw 2."
    assert table.count(1, "hand") == 2
    assert table.cards(1, "discard") == ["Cold Reflection"]


@rule("EX 25.18")
@pytest.mark.parametrize("deck", [12, 3, 0])
def test_damage_replaced_by_discarding_is_no_damage(deck: int) -> None:
    table = Table("nehtali", "superskullman", spaces=(4, 5))
    table.hand(0, "Sweep", "Block")
    table.hand(1, "Spike")
    table.put(1, "boosts", "Burning Justice")
    player = table.player(1)
    player.sealed.extend(player.deck[: len(player.deck) - deck])
    player.deck[:] = player.deck[len(player.deck) - deck :] if deck else []
    table.pause("clean-up")
    table.strike("Sweep", "Spike")  # which is faster and misses
    assert table.life(1) == 30
    assert table.damage(1) == [0]
    assert table.count(1, "deck") == 0, "6 damage would take 12 cards"
    assert table.count(1, "discard") == deck, "2 cards for each of 6 damage, or as many as there are"
    assert not table.side(1).stunned, "6 would be more than Guard 4"
    assert table.winner is None, "an empty deck is no running out"


@rule("EX 25.18")
def test_armor_reduces_damage_before_it_is_replaced() -> None:
    table = Table("nehtali", "superskullman", spaces=(4, 5))
    table.hand(0, "Cross", "Block")
    table.hand(1, "Focus", "Block")
    table.put(1, "boosts", "Burning Justice")
    table.pause("clean-up")
    table.strike("Cross", "Focus")
    assert table.count(1, "discard") == 2, "3 - 2 Armor = 1 damage"


@rule("EX 25.20", "EX 12.8")
@pytest.mark.parametrize("boosted", [False, True])
def test_a_player_made_to_wild_swing_does_so_with_cards_in_hand(boosted: bool) -> None:
    table = Table("giovanna", "nehtali", spaces=(1, 9))
    table.hand(0, "Cross", "Block")
    table.hand(1, "Focus", "Block")
    table.top(1, "Dive")
    if boosted:
        table.put(0, "boosts", "Scramble")
    table.choose(c.STRIKE_ACTION)
    table.set("Cross")
    if not boosted:
        assert table.asked == "set attack"
        return
    assert [event.seat for event in table.events("wild swing")] == [1]
    assert table.events("reveal", 1)[0].cards == (table.card(1, "Dive"),)
    assert table.count(1, "hand") == 2


@rule("EX 25.20")
def test_the_order_to_wild_swing_binds_the_named_player_only() -> None:
    table = Table("giovanna", "nehtali", spaces=(1, 9))
    table.hand(0, "Cross", "Block")
    table.hand(1, "Focus", "Block")
    table.put(0, "boosts", "Scramble")
    table.choose(c.PREPARE)
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("set attack", 1), "When you initiate: the boost's player did not"
    table.set("Focus")
    assert (table.asked, table.seat) == ("set attack", 0)


LAST_STAND = stand_in(
    card("Answer", power=3, speed=1),
    ability="At 0 life: You may spend 1 Gauge: Exceed.\nAt 0 life: If not exceeded, draw 1.",
    exceed_ability="On exceed: Your life becomes 10.\n+2 Guard.",
)


def last_stand(gauge: str) -> Table:
    """A hit of 40 against a fighter who may exceed when the last life is gone; the question that this brings."""
    table = Table(stand_in(card("Punch", power=40, speed=9)), LAST_STAND, spaces=(4, 5))
    table.hand(0, "Punch", "Block")
    table.hand(1, "Answer", "Block")
    table.gauge(1, gauge)
    table.strike("Punch", "Answer")
    assert (table.asked, table.seat, table.life(1)) == ("order", 1, 0)
    table.order("Exceed")
    assert table.asked == "may"
    return table


def test_a_last_life_can_be_answered_by_exceeding_inside_the_damage() -> None:
    table = last_stand("Dive")
    before = table.count(1, "hand")
    table.yes()
    assert not table.state.over
    assert table.state.players[1].exceeded
    assert table.life(1) == 10, "however large the damage was"
    told = [(event.kind, event.numbers) for event in table.state.log or [] if event.seat == 1]
    assert ("life set", (10,)) in told
    assert told.index(("life set", (10,))) < told.index(("stun", (40, 2, 0))), "the Guard of the new side counts"
    assert table.count(1, "hand") == before, "what the starting side still had to do is lost (EX 25.1)"
    assert not [word for word, _ in told if word == "attack"], "who is stunned does not attack"


def test_a_last_life_that_is_not_answered_is_lost() -> None:
    table = last_stand("Dive")
    table.no()
    assert table.state.over
    assert table.state.loser == 1


def test_a_life_that_becomes_a_number_counts_and_never_exceeds_30() -> None:
    table = Table(stand_in(ability="Action: Your life becomes 11 per card in your gauge."), "nehtali")
    table.set_life(0, 7)
    table.gauge(0, "Dive", "Cross", "Grasp")
    table.action()
    assert table.life(0) == 30
