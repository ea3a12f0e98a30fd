"""What an attack runs into: the forecast is what then happens, and it follows from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.exceed.rules.characters import CHARACTERS
from tests.table import Table
from wildswing import WildswingError, new
from wildswing.analysis.outlook import Outlook, Row, outlook
from wildswing.analysis.strikes import Ending, ending
from wildswing.exceed import constants as c
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.state import ExceedState
from wildswing.exceed.view import view_of
from wildswing.kernel.state import ARGUMENTS, NO_DECISION


def begun(seed: int) -> tuple[ExceedGame, Random]:
    chance = Random(seed)
    return new("exceed", chance.sample(CHARACTERS, 2), seed=seed), chance


def choice(game: ExceedGame, chance: Random) -> int:
    if c.STRIKE_ACTION in game.options and chance.random() < 1 / 3:
        return c.STRIKE_ACTION
    return chance.choice(game.options)


def set_by(game: ExceedGame, seat: int) -> bool:
    """Whether a seat has set a card from the hand, face down."""
    side = game.state.sides[seat]
    return side.attack >= 0 and not side.wild and not side.face_up


def happened(state: ExceedState, chance: Random) -> tuple[Ending, set[int]] | None:
    """Play a strike to the end of both attacks with choices by chance: what came of it, and the two attacks."""
    attacks: set[int] = set()
    while True:
        while state.decision == NO_DECISION and state.stack and not state.over:
            frame = state.stack[-1]
            if frame.procedure == c.STRIKE:
                if frame.step == 8:
                    attacks = {int(side.attack) for side in state.sides}
                if frame.step >= 11:
                    return ending(state), attacks
            if state.resume(frame):
                state.stack.remove(frame)
        if state.over or not state.stack:
            return (ending(state), attacks) if state.sides else None
        state.answer = chance.choice(state.options)
        state.decision = NO_DECISION


def row_of(found: Outlook, card: int) -> Row | None:
    return next((row for row in found.rows if row.card == card), None)


def test_what_an_outlook_says_without_a_fork_is_what_happens() -> None:
    right = wrong = forks = 0
    for seed in range(40):
        game, chance = begun(seed)
        while not game.over:
            option = choice(game, chance)
            verb, card = option - option % ARGUMENTS, option % ARGUMENTS & c.CARD_MASK
            if game.state.decision == c.SET and verb in {c.SET_CARD, c.SET_EX} and set_by(game, 1 - game.seat):
                seat = game.seat
                other = int(game.state.sides[1 - seat].attack)
                row = row_of(outlook(game.view(seat), card, verb == c.SET_EX), other)
                state: ExceedState = game.state.clone()
                state.answer, state.decision = option, NO_DECISION
                after = happened(state, chance)
                if row is not None and after is not None and after[1] == {card, other}:
                    forks += row.fork
                    same = after[0].matters == row.ending.matters
                    right += same and not row.fork
                    wrong += not same and not row.fork
            game.choose(option)
    assert right > 120
    assert forks > 10
    # Not every mixture of choices and deals is tried: one in 200 may be missed.
    assert wrong <= right // 200


def test_rows_are_the_attacks_that_the_opponent_may_hold_fastest_first() -> None:
    game, chance = begun(7)
    looked = 0
    while not game.over:
        if game.state.decision in {c.ACTION, c.SET}:
            view = game.view(game.seat)
            for card in set(view.me.hand):
                found = outlook(view, card, ex=False)
                looked += 1
                speeds = [row.speed for row in found.rows]
                assert speeds == sorted(speeds, reverse=True)
                listed = [row.card for row in found.rows]
                assert len(set(listed)) == len(listed)
                assert not set(listed) & set(found.unpayable)
                assert set(listed) | set(found.unpayable) <= set(view.opponent.unseen)
                for row in found.rows:
                    assert 1 <= row.copies <= view.opponent.unseen.count(row.card)
        game.choose(choice(game, chance))
    assert looked > 50


def test_a_card_that_everybody_has_seen_in_the_hand_is_marked() -> None:
    known = 0
    for seed in range(20):
        game, chance = begun(seed)
        while not game.over:
            view = game.view(game.seat)
            if game.state.decision == c.ACTION and view.opponent.shown and view.me.hand:
                found = outlook(view, view.me.hand[0], ex=False)
                sure = {row.card for row in found.rows if row.known}
                assert sure <= set(view.opponent.shown)
                known += len(sure)
            game.choose(choice(game, chance))
    assert known


def forecast(table: Table, name: str) -> dict[str, Row]:
    """The rows of an attack of the first seat, by the opponent's attack."""
    view = view_of(table.state, 0)
    return {view.name(row.card): row for row in outlook(view, table.card(0, name), ex=False).rows}


def test_a_pair_is_played_out() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 4))
    table.hand(0, "Assault", "Cross")
    table.hand(1, "Sweep", "Focus")
    rows = forecast(table, "Assault")
    sweep = rows["Sweep"]
    # Assault is faster: 4 less 1 Armor, which Geoffrey has against faster attacks, not more than Sweep's Guard; then
    # Sweep deals 6, more than Assault's Guard of 0.
    assert (sweep.speed, sweep.ending.damage, sweep.ending.stunned) == (2, (3, 6), (True, False))
    # Grasp is faster and stuns.
    assert (rows["Grasp"].ending.damage, rows["Grasp"].ending.stunned) == ((0, 3), (True, False))
    # Whether Force is spent on Armor decides what gets through.
    assert rows["Block"].fork
    assert not rows["Spike"].fork
    assert {row.copies for name, row in rows.items() if name != "Sweep"} <= {1, 2}


def test_a_copy_in_the_gauge_does_not_hide_the_other_one() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 4))
    table.hand(0, "Assault")
    table.hand(1, "Focus", "Block")
    table.gauge(1, "Spike")
    assert forecast(table, "Assault")["Spike"].copies == 1
    table.gauge(1, "Spike", "Spike")
    assert "Spike" not in forecast(table, "Assault")


def test_who_has_to_wild_swing_may_turn_up_any_card_of_the_deck() -> None:
    table = Table("solbadguy", "geoffrey", spaces=(3, 4))
    boost = next(card for card in table.match.fighters[0].cards if "must wild swing" in card.boost_words)
    table.hand(0, "Slash")
    table.hand(1, "Focus", "Block")
    before = set(forecast(table, "Slash"))
    table.put(0, "boosts", boost.name)
    assert set(forecast(table, "Slash")) == before
    assert len(before) > 10


def test_a_wild_swing_that_was_set_is_none_of_the_cards_seen_in_the_hand() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 4))
    table.hand(0, "Grasp")
    table.hand(1, "Focus", "Focus")
    table.state.players[1].shown = [table.card(1, "Focus")] * 2
    table.state.active = 1
    table.state.stack[-1].seat = 1
    table.state.seat = 1
    table.refresh()
    table.choose(c.STRIKE_ACTION)
    table.choose(c.WILD_SWING)
    while table.asked == "may":
        table.choose(c.PASS)
    assert table.asked == "set attack"
    rows = forecast(table, "Grasp")
    assert "Focus" not in rows
    assert "Spike" in rows


def test_it_can_be_asked_at_any_decision() -> None:
    asked: set[int] = set()
    for seed in range(12):
        game, chance = begun(seed)
        while not game.over:
            view = game.view(game.seat)
            if view.me.hand and int(game.state.decision) not in asked | {c.ACTION}:
                outlook(view, view.me.hand[0], ex=False)
                asked.add(int(game.state.decision))
            waiting = game.view(1 - game.seat)
            if waiting.me.hand and chance.random() < 0.05:
                outlook(waiting, waiting.me.hand[-1], ex=False)
            game.choose(choice(game, chance))
    assert len(asked) > 8


def test_it_says_what_cannot_be_asked() -> None:
    game, _ = begun(1)
    view = game.view(0)
    missing = next(int(card.number) for card in view.match.fighters[1].cards)
    with pytest.raises(WildswingError, match="you do not have this card"):
        outlook(view, missing, ex=False)
    single = next(card for card in view.me.hand if view.me.hand.count(card) == 1)
    with pytest.raises(WildswingError, match="two of these cards"):
        outlook(view, single, ex=True)
    with pytest.raises(WildswingError, match="only a player"):
        outlook(game.view(None), view.me.hand[0], ex=False)


def test_looking_changes_nothing() -> None:
    game, chance = begun(3)
    while game.state.decision != c.ACTION or game.state.turn < 4:
        game.choose(choice(game, chance))
    view = game.view(game.seat)
    key = view.key()
    first = outlook(view, view.me.hand[0], ex=False)
    assert view.key() == key
    assert outlook(view, view.me.hand[0], ex=False) == first
