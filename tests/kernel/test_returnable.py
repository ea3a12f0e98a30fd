"""Going back to a choice that others have followed, with their consent: only where nobody has learnt anything."""

from __future__ import annotations

import random
from typing import Any

import pytest

import wildswing as ws
from wildswing.kernel.errors import CannotTakeBack


def duel(seed: int = 7) -> Any:  # noqa: ANN401 - one of both games
    return ws.new("exceed", ["ryu", "geoffrey"], seed=seed, first=0)


def fog(seed: int) -> Any:  # noqa: ANN401 - one of both games
    """A duel with Chaos, whose player picks a space before the other one goes on."""
    return ws.new("exceed", ["goldlewis", "chaos"], seed=seed)


def hunt(seed: int = 7) -> Any:  # noqa: ANN401 - one of both games
    return ws.new("hackclad", ["luna", "mia", "flare"], seed=seed, missions="draft")


def test_there_is_nothing_to_return_to_before_the_first_choice() -> None:
    assert duel().returnable(0) is None
    with pytest.raises(CannotTakeBack):
        duel().return_to(0)


def test_one_returns_to_ones_own_last_choice() -> None:
    game = hunt()
    seats: list[int] = []
    while len(set(seats)) < 2:
        seats.append(game.seat)
        game.choose(game.options[0])
    first = seats[0]
    last_own = max(place for place, seat in enumerate(seats) if seat == first)
    assert game.returnable(first) == last_own
    assert game.returnable(seats[-1]) == len(seats) - 1
    assert [game.returnable(seat) for seat in range(3) if seat not in seats] == [None]


def test_all_is_as_it_was_and_the_log_is_cut() -> None:
    game, other = hunt(), hunt()
    first = game.seat
    game.choose(game.options[0])
    assert game.seat != first
    assert game.returnable(first) == 0
    game.return_to(0)
    assert game == other
    assert game.history == ()
    assert game.position == other.position
    assert [event.text for event in game.events()] == [event.text for event in other.events()]
    assert game.can_take_back == 0
    assert game.returnable(first) is None
    game.choose(game.options[0])
    assert game.returnable(first) == 0


def test_an_attack_that_was_set_stays_set() -> None:
    game = duel()
    for choice in ("keep", "keep", "strike"):
        game.choose(choice)
    assert game.returnable(0) == 2
    game.choose(game.options[0])
    assert game.seat == 1
    assert game.returnable(0) is None


def test_nobody_returns_past_a_reveal() -> None:
    game = duel()
    for choice in ("keep", "keep", "strike"):
        game.choose(choice)
    game.choose(game.options[0])
    game.choose(game.options[0])
    assert (game.returnable(0), game.returnable(1)) == (None, None)


def test_nobody_returns_past_a_draw() -> None:
    game = duel()
    for choice in ("keep", "keep", "prepare"):
        game.choose(choice)
    assert (game.returnable(0), game.returnable(1)) == (None, None)


def test_nobody_returns_past_a_shuffle() -> None:
    game = duel()
    game.choose(game.options[1])
    game.choose("keep")
    assert game.returnable(0) is None


def test_a_card_that_was_paid_from_the_hand_was_seen() -> None:
    game = duel()
    for choice in ("keep", "keep", "Move to 5"):
        game.choose(choice)
    assert game.returnable(0) == 2
    game.choose(game.options[0])
    assert game.can_take_back == 2  # alone, as its player has learnt nothing
    assert game.returnable(0) is None
    game.take_back()
    assert game.returnable(0) is None  # the card was seen, though it is back


def test_taking_back_alone_forgets_what_was_quiet() -> None:
    game = duel()
    for choice in ("keep", "keep", "strike"):
        game.choose(choice)
    assert game.returnable(0) == 2
    game.take_back()
    assert game.returnable(0) is None
    with pytest.raises(CannotTakeBack):
        game.return_to(2)


def test_steps_and_clones_return_nowhere() -> None:
    game = hunt()
    first = game.seat
    game.choose(game.options[0])
    assert game.clone().returnable(first) is None
    game.step(game.options[0])
    assert game.returnable(first) is None


@pytest.mark.parametrize("begin", [fog, hunt])
def test_in_random_games_nobody_has_learnt_anything_between(begin: Any) -> None:  # noqa: ANN401 - makes a game
    """Between the choice that one returns to and now, no hand, deck or random number has changed."""
    assert sum(returns(begin(seed), random.Random(seed)) for seed in range(8)) > 3


def returns(game: Any, chance: random.Random) -> int:  # noqa: ANN401 - one of both games
    """Play at random, check every return that is possible, and make some; how many."""
    returned = 0
    states: list[Any] = []
    while not game.over and len(game.history) < 150:
        del states[len(game.history) :]
        states.append((game.seat, game.position, game.state.clone()))
        game.choose(chance.choice(game.options))
        for seat in range(game.seats):
            to = game.returnable(seat)
            if to is None:
                continue
            chooser, position, before = states[to]
            assert chooser == seat
            assert all(one[0] != seat for one in states[to + 1 :])
            assert before.draws == game.state.draws
            for figure, earlier in zip(
                getattr(game.state, "players", None) or game.state.figures,
                getattr(before, "players", None) or before.figures,
                strict=True,
            ):
                assert (figure.hand, figure.deck, figure.shown) == (earlier.hand, earlier.deck, earlier.shown)
            if game.seat != seat and chance.random() < 0.4:
                game.return_to(to)
                assert game.position == position
                assert len(game.history) == to
                returned += 1
                break
    return returned
