"""EX 4: the turn, winning and losing."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.exceed.rules.characters import playout
from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.decisions import decision_of
from wildswing.kernel.state import ARGUMENTS

SEVEN = ("Grasp", "Cross", "Assault", "Dive", "Spike", "Sweep", "Focus")


@rule("EX 4.1", "EX 4.2", "EX 4.5")
def test_turns_alternate_and_bring_one_action_and_one_card_each() -> None:
    table = Table("ryu", "akuma")
    for turn in range(8):
        assert (table.asked, table.seat, table.turn_of) == ("action", turn % 2, turn % 2)
        assert (table.count(0, "hand"), table.count(1, "hand")) == ((turn + 1) // 2, turn // 2)
        table.idle()


@rule("EX 4.3")
def test_the_actions_of_a_turn() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Inquisition", "Inquisition", "Run")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Focus")
    table.put(0, "discard", "Block")
    verbs = {option - option % ARGUMENTS for option in table.state.options}
    assert verbs == {
        c.PREPARE, c.CHANGE, c.EXCEED_ACTION, c.RESHUFFLE, c.MOVE_TO, c.BOOST_HAND, c.STRIKE_ACTION, c.TRANSFORM_CARD,
    }  # fmt: skip
    table = Table("geoffrey", "ryu")
    assert {option - option % ARGUMENTS for option in table.state.options} == {c.PREPARE, c.CHANGE, c.STRIKE_ACTION}


@rule("EX 4.4")
def test_an_effect_as_an_action_adds_a_choice() -> None:
    table = Table("ryu", "nehtali")
    assert table.can(c.CHARACTER)
    assert not table.can(c.CHARACTER + 1)
    table.action("Advance or retreat 1")
    assert table.turn_of == 0
    table.move("advance", 1)
    assert (table.at(0), table.turn_of, table.count(0, "hand")) == (4, 1, 1)
    table = Table("hyde", "nehtali")
    table.exceed(0)
    table.gauge(0, "Cross")
    table.hand(0, "Grasp")
    assert table.can(c.CHARACTER + 1), "two actions of the Exceed side"
    assert not table.can(c.CHARACTER + 2)


@rule("EX 4.6")
def test_nobody_draws_after_a_strike() -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.hand(0, "Cross", "Dive")
    table.hand(1, "Block", "Dive")
    table.strike("Cross", "Block")
    assert (table.cards(0, "hand"), table.cards(1, "hand")) == (["Dive"], ["Dive"])
    assert table.turn_of == 1


@rule("EX 4.7", "EX 10.12")
@pytest.mark.parametrize("boost", ["Lightning Reflexes", "Overhead"])
def test_a_strike_that_a_boost_starts_prevents_the_draw_too(boost: str) -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.hand(0, boost, "Cross", "Dive")
    table.hand(1, "Block")
    table.boost(boost)
    if table.asked == "pay":
        table.pay("Dive")
        table.move("retreat", 2)
    table.sets("Cross", "Block")
    drawn = [event for event in table.events("draw") if event.rule == "EX 4.5"]
    assert (drawn, table.turn_of) == ([], 1)


@rule("EX 4.7", "EX 5.12")
def test_a_strike_that_exceeding_starts_prevents_the_draw_too() -> None:
    table = Table("solbadguy", "akuma", spaces=(1, 9))
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.hand(0, "Cross", "Block")
    table.hand(1, "Block")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.sets("Cross", "Block")
    assert (table.cards(0, "hand"), table.turn_of) == (["Block"], 1)


@rule("EX 4.8", "EX 3.14", "EX 5.1")
def test_after_the_draw_a_player_discards_down_to_the_limit_by_choice() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, *SEVEN)
    table.top(0, "Block", "Hadoken")
    table.prepare()
    assert (table.asked, table.seat, table.count(0, "hand")) == ("discard to limit", 0, 9)
    table.pick("Hadoken")
    assert table.count(0, "hand") == 8
    table.pick("Grasp")
    assert sorted(table.cards(0, "hand")) == sorted([*SEVEN[1:], "Block"])
    assert table.turn_of == 1


@rule("EX 4.8")
def test_seven_cards_are_not_too_many_and_the_opponent_is_not_checked() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, *SEVEN[:6])
    table.hand(1, *SEVEN, "Block")
    table.idle()
    assert (table.count(0, "hand"), table.count(1, "hand"), table.turn_of) == (7, 8, 1)


@rule("EX 4.9")
def test_the_limit_is_not_checked_after_a_strike() -> None:
    table = Table("giovanna", "ryu", spaces=(4, 5))
    table.hand(0, "Triple Kick", "Grasp", "Cross", "Slash", "Dive", "Dust", "Sweep")
    table.hand(1, "Block")
    table.action("Strike with")
    table.sets("Triple Kick", "Block")
    while table.asked != "action":
        table.order("Draw 2") if table.asked == "order" else table.no()
    assert (table.count(0, "hand"), table.turn_of) == (9, 1)


@rule("EX 4.9")
def test_the_limit_is_not_checked_without_an_end_of_turn_draw() -> None:
    table = Table("superskullman", "ryu")
    table.hand(0, "Quick Change", *SEVEN)
    table.boost("Quick Change")
    table.pick("Grasp")
    assert (table.count(0, "hand"), table.turn_of) == (9, 1)
    table = Table("geoffrey", "ryu")
    table.put(0, "transformations", "Untainted")
    table.hand(0, *SEVEN, "Block")
    table.set_life(0, 3)
    table.idle()
    asked = decision_of(table.state, 0).because
    assert (asked.text, asked.rule) == ("A text offers this instead of the draw at the end of a turn", "EX 4.5")
    table.yes()
    assert (table.life(0), table.count(0, "hand"), table.turn_of) == (4, 8, 1), "a life instead of the draw"


STARTER = stand_in(
    ability="After your action: Gain 1 life.\nEnd of turn: Gain 2 life.",
    exceed_ability="Overdrive: Gain 3 life.\nStart of turn: Gain 4 life.",
)
WATCHER = stand_in(ability="Start of the opponent's turn: Gain 5 life.")


def happened(table: Table, since: int = 0) -> list[str]:
    """The effects and draws so far, in their order."""
    found: list[str] = []
    for event in (table.state.log or [])[since:]:
        if event.kind == "effect":
            found.append(event.words[1])
        elif event.kind in {"draw", "prepare", "turn"} or (event.kind == "discard" and event.rule == "EX 4.8"):
            found.append(event.kind)
    return found


@rule("EX 4.10")
def test_a_turn_starts_with_overdrive_then_own_effects_then_the_opponents() -> None:
    table = Table(STARTER, WATCHER)
    table.exceed(0)
    table.put(0, "overdrive", "Grasp", "Cross")
    table.idle()
    since = len(table.state.log or [])
    table.idle()
    table.pick("Grasp")
    assert happened(table, since) == [
        "draw",
        "turn",
        "Overdrive: Gain 3 life.",
        "Start of turn: Gain 4 life.",
        "Start of the opponent's turn: Gain 5 life.",
    ]
    assert table.asked == "action"


@rule("EX 4.11")
def test_what_follows_an_action_and_in_which_order() -> None:
    table = Table(STARTER, "ryu")
    table.hand(0, *SEVEN)
    since = len(table.state.log or [])
    table.prepare()
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    after = "After your action: Gain 1 life."
    end = "End of turn: Gain 2 life."
    assert happened(table, since) == ["prepare", "draw", after, "draw", "discard", "discard", end, "turn"]


@rule("EX 4.11", "EX 4.13")
def test_a_further_action_comes_after_the_effects_after_the_action_and_before_the_draw() -> None:
    table = Table(
        stand_in(card("More", boost="Take another action."), ability="After your action: Gain 1 life."), "ryu"
    )
    table.hand(0, "More Boost")
    since = len(table.state.log or [])
    table.boost("More Boost")
    assert (table.asked, table.seat) == ("action", 0)
    assert happened(table, since)[-1] == "After your action: Gain 1 life."
    assert "draw" not in happened(table, since)
    table.prepare()
    assert happened(table, since)[-4:] == ["draw", "After your action: Gain 1 life.", "draw", "turn"]


@rule("EX 4.12")
@pytest.mark.parametrize("strikes", [True, False])
def test_end_of_turn_effects_happen_after_a_strike_too(strikes: bool) -> None:
    table = Table(STARTER, "ryu", spaces=(1, 9))
    table.set_life(0, 10)
    table.hand(0, "Cross")
    table.hand(1, "Block")
    if strikes:
        table.strike("Cross", "Block")
        assert table.life(0) == 12, "no effect after the action, but the one at the end of the turn"
    else:
        table.idle()
        assert table.life(0) == 13
    assert table.turn_of == 1


@rule("EX 4.13")
def test_a_further_action_belongs_to_the_same_turn_which_has_one_draw() -> None:
    table = Table("ryu", "akuma", spaces=(3, 7))
    table.hand(0, "Quick Step", "Quick Step")
    table.boost("Quick Step")
    table.move("advance", 1)
    assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 0, 1)
    table.boost("Quick Step")
    table.move("advance", 1)
    assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 0, 0)
    table.prepare()
    assert (table.count(0, "hand"), table.turn_of, table.at(0)) == (2, 1, 5)


@rule("EX 4.14")
def test_a_strike_ends_the_further_actions() -> None:
    table = Table(stand_in(card("Many", boost="Take 2 more actions.")), "akuma", spaces=(1, 9))
    table.hand(0, "Many Boost", "Cross", "Backstep")
    table.hand(1, "Block")
    table.boost("Many Boost")
    table.boost("Backstep")
    table.move("retreat", 0)
    assert (table.asked, table.seat) == ("action", 0), "the second of the three"
    table.hand(0, "Cross", "Dive")
    table.strike("Cross", "Block")
    assert (table.asked, table.seat, table.turn_of) == ("action", 1, 1)
    assert table.cards(0, "hand") == ["Dive"]
    table = Table(stand_in(card("Many", boost="Take 2 more actions.")), "akuma", spaces=(1, 9))
    table.hand(0, "Many Boost")
    table.boost("Many Boost")
    table.prepare()
    assert (table.asked, table.seat) == ("action", 0), "without a Strike the third action follows"
    table.prepare()
    assert table.turn_of == 1


@rule("EX 4.15", "EX 4.16")
@pytest.mark.parametrize(("life", "over"), [(3, True), (2, True), (4, False)])
def test_a_player_whose_life_reaches_0_has_lost_at_once(life: int, over: bool) -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.hand(0, "Cross")
    table.hand(1, "Assault")
    table.set_life(1, life)
    table.strike("Cross", "Assault")
    assert table.state.over == over
    assert table.winner == (0 if over else None)
    if over:
        assert table.at(0) == 4, "Cross does not retreat any more"
        assert table.count(0, "gauge") == 0, "and there is no clean-up"
        assert table.state.options == []
        assert table.asked == ""


@rule("EX 4.16", "EX 4.17")
@pytest.mark.parametrize(
    ("text", "winner"),
    [("Take 5 damage. The opponent takes 5 damage.", 1), ("The opponent takes 5 damage. Take 5 damage.", 0)],
)
def test_the_life_that_is_changed_first_decides(text: str, winner: int) -> None:
    for boosted in (True, False):
        bomb = stand_in(card("Bomb", f"Hit: {text}", reach="1-8", boost=f"{text} Draw 1."))
        table = Table(bomb, "ryu")
        table.hand(0, "Bomb")
        table.hand(1, "Sweep")
        for seat in (0, 1):
            table.set_life(seat, 5)
        if boosted:
            draws = len(table.events("draw", 0))
            table.boost("Bomb Boost")
            assert len(table.events("draw", 0)) == draws, "the rest of the effect does not happen"
        else:
            table.strike("Bomb", "Sweep")
        assert table.winner == winner
        assert table.life(winner) == 5
        assert table.life(1 - winner) == 0


@rule("EX 4.18")
def test_the_number_of_turns_has_no_limit() -> None:
    table = Table("ryu", "akuma")
    table.state.turn = 1_000_000
    table.idle()
    table.idle()
    assert (table.state.turn, table.asked) == (1_000_002, "action")


@rule("EX 4.18")
def test_games_end_by_life_or_by_cards() -> None:
    reasons = Counter[int]()
    for seed in range(12):
        *_, table = playout("ragna", "solbadguy", seed=seed, most=3000)
        assert table.state.over
        loser = table.player(int(table.state.loser))
        reasons[int(table.state.reason)] += 1
        if table.state.reason == c.OUT_OF_LIFE:
            assert loser.life <= 0
        else:
            assert (table.state.reason, loser.deck) == (c.OUT_OF_CARDS, [])
    assert set(reasons) <= {c.OUT_OF_LIFE, c.OUT_OF_CARDS}
