"""Strikes that begin, change or end at unusual moments."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 15.18", "EX 15.13")
@pytest.mark.parametrize(("speed", "order"), [(9, "first"), (1, "second")])
def test_a_player_stunned_before_the_attack_skips_it_first_or_second(speed: int, order: str) -> None:
    flash = card("Flash", "On reveal: The opponent takes 5 damage.", reach="1", speed=speed, power=0)
    table = Table(stand_in(flash), "nehtali", spaces=(4, 5))
    table.hand(0, "Flash", "Block")
    table.hand(1, "Cross", "Block")
    table.strike("Flash", "Cross")
    assert [event.seat for event in table.events("attack skipped")] == [1], order
    assert [event.seat for event in table.events("attack")] == [0]
    assert (table.life(0), table.life(1), table.at(1)) == (30, 25, 5)


DUD = card("Dud", "When invalid: Add your attack to your gauge.", kind="ultra", gauge=3, reach="1", speed=1)


@rule("EX 13.19", "EX 17.12")
def test_what_sends_an_invalid_attack_elsewhere_does_not_send_its_replacement() -> None:
    table = Table(stand_in(DUD), "nehtali", spaces=(1, 9))
    table.hand(0, "Dud", "Block")
    table.hand(1, "Block")
    table.top(0, "Grasp")
    table.strike("Dud", "Block")
    assert table.cards(0, "gauge") == ["Dud"]
    assert table.cards(0, "discard") == ["Grasp"], "the Wild Swing missed"


@rule("EX 12.17", "EX 4.7")
@pytest.mark.parametrize("moment", ["After your action", "End of turn"])
def test_a_strike_ordered_after_the_action_belongs_to_this_turn(moment: str) -> None:
    table = Table(stand_in(card("Filler"), ability=f"{moment}: You may strike."), "nehtali", spaces=(4, 5))
    table.hand(0, "Cross", "Filler")
    table.hand(1, "Grasp", "Cross")
    table.prepare()
    assert table.asked == "may"
    table.yes()
    assert (table.asked, table.seat, int(table.state.attacker)) == ("set attack", 0, 0)
    table.sets("Cross", "Grasp")
    table.choose(table.state.options[0])  # how Grasp moves
    assert len(table.events("strike")) == 1
    assert table.turn_of == 1


@rule("EX 12.17", "EX 4.5", "EX 4.6")
def test_a_strike_after_the_action_takes_the_draw_and_one_at_the_end_comes_too_late_for_that() -> None:
    drawn: list[int] = []
    for moment in ("After your action", "End of turn"):
        table = Table(stand_in(card("Filler"), ability=f"{moment}: You may strike."), "nehtali", spaces=(1, 9))
        table.hand(0, "Cross", "Filler")
        table.hand(1, "Block")
        table.prepare()
        table.yes()
        drawn.append(sum(len(event.cards) for event in table.events("draw", 0)[1:]))
    assert drawn[1] == drawn[0] + 1


@rule("EX 12.1", "EX 12.17", "EX 17.13")
def test_whose_effect_orders_a_strike_is_the_attacker_though_it_is_the_others_turn() -> None:
    table = Table(
        "nehtali", stand_in(card("Filler"), ability="When the opponent boosts: You may strike."), spaces=(4, 5)
    )
    table.hand(0, "Cross", "Grasp")
    table.hand(1, "Cross", "Filler")
    table.boost("Fierce")
    assert (table.asked, table.seat) == ("may", 1)
    table.yes()
    assert (table.asked, table.seat, int(table.state.attacker)) == ("set attack", 1, 1)
    table.sets("Cross", "Cross")
    assert [event.seat for event in table.events("order")] == [1], "a tie goes to the Attacker"
    assert (table.asked, table.seat) == ("action", 0), "the turn after a Strike is the Defender's"


@rule("EX 12.17")
def test_of_two_players_who_order_a_strike_at_one_moment_the_first_is_the_attacker() -> None:
    own = stand_in(card("Filler", boost="Strike."), ability="When you boost: Draw 1.")
    other = stand_in(card("Filler"), ability='When the opponent boosts: Strike with "On set: Draw 1".')
    table = Table(own, other, spaces=(4, 5))
    table.hand(0, "Cross", "Filler")
    table.hand(1, "Cross", "Grasp")
    table.boost("Filler Boost")
    assert (int(table.state.attacker), table.seat) == (1, 1)
    assert table.count(1, "hand") == 3, "the Attacker's line for setting"
    table.set("Cross")
    assert table.seat == 0
    assert table.count(0, "hand") == 2, "that line is not the Defender's"


@rule("EX 12.6", "EX 12.10")
@pytest.mark.parametrize("pair", [True, False])
def test_a_strike_with_an_ex_attack_is_no_wild_swing_as_long_as_there_is_a_pair(pair: bool) -> None:
    table = Table(stand_in(card("Filler"), ability="Action: Strike with an EX attack."), "nehtali")
    table.hand(0, *(("Filler", "Filler", "Cross") if pair else ("Filler", "Cross")))
    table.hand(1, "Block")
    table.action()
    assert table.state.options == ([table.named(c.SET_EX, "Filler", 0)] if pair else [c.WILD_SWING])


@rule("EX 22.17")
def test_a_reading_inside_a_strike_does_not_bind_the_next_one() -> None:
    attack = card("Reader", "Hit: Boost 1 card from your hand.", reach="1-9", speed=9, power=1)
    table = Table(stand_in(attack), "nehtali", spaces=(4, 5))
    table.hand(0, "Reader", "Focus")
    table.hand(1, "Cross", "Block")
    table.strike("Reader", "Cross")
    table.pick("Focus")
    assert "Focus" in table.cards(0, "discard"), "Reading was played"
    assert int(table.state.reading) == c.NO_CARD
    assert len(table.events("strike")) == 1


@rule("EX 17.10", "EX 18.5")
def test_what_an_attack_does_on_leaving_the_boosts_is_finished_before_the_rest() -> None:
    attack = card(
        "Stays",
        "Cleanup: Put your attack into play as a sustained boost.\n"
        "End of strike: Return your attack to your hand. Draw 1.",
        reach="9",
        boost="When this leaves play: Gain 2 life.",
        boost_kind="continuous",
    )
    table = Table(stand_in(attack), "nehtali")
    table.hand(0, "Stays")
    table.hand(1, "Block")
    table.set_life(0, 10)
    table.strike("Stays", "Block")
    kinds = [event.kind for event in table.state.log or [] if event.kind in {"life", "draw"} and event.seat == 0]
    assert kinds[-2:] == ["life", "draw"]
    assert "Stays" in table.cards(0, "hand")
