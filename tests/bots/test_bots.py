"""The bots: how strong, how quick to an end, what they look at, which decisions they can answer."""

from __future__ import annotations

from random import Random

import pytest

import wildswing as ws
from tests.exceed.permuter import Memory, permuted
from tests.exceed.random_games import begun
from tests.exceed.rules.characters import FEW
from wildswing.bots import NAMES, make
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of

GAMES = 400
# Steady's share of these games is the same on every machine; nobody should find a change that loses games by accident.
LEAST = 0.94
# Random against random takes about 110 choices a game and 800 at the most.
LONGEST = 1500


@pytest.fixture(scope="module")
def games() -> tuple[list[ws.Result], list[int], set[str]]:
    """Steady against random, on both seats: results, lengths, the kinds of steady's decisions."""
    results: list[ws.Result] = []
    lengths: list[int] = []
    kinds: set[str] = set()
    for number in range(GAMES):
        steady, other = FEW[number % 14], FEW[(number // 14 + number) % 14]
        seat = number % 2
        game = ws.new("exceed", [other, steady] if seat else [steady, other], seed=number, log=False)
        bots = [make("random", number), make("random", number)]
        bots[seat] = make("steady", number)
        while game.options and len(game.history) < LONGEST:
            view = game.view(game.seat)
            if game.seat == seat and view.asked is not None:
                kinds.add(view.asked[1])
            game.choose(bots[game.seat].choose(view))
        result = game.result
        assert result is not None, f"game {number} has stalled"
        results.append(result)
        lengths.append(len(game.history))
    return results, lengths, kinds


def test_steady_beats_random(games: tuple[list[ws.Result], list[int], set[str]]) -> None:
    results, _, _ = games
    won = sum(result.winner == number % 2 for number, result in enumerate(results))
    assert won / GAMES >= LEAST


def test_steady_comes_to_an_end(games: tuple[list[ws.Result], list[int], set[str]]) -> None:
    _, lengths, _ = games
    assert max(lengths) < 500
    assert sorted(lengths)[GAMES // 2] < 100


def test_two_steady_bots_come_to_an_end() -> None:
    for number, name in enumerate(FEW):
        game = ws.new("exceed", [name, FEW[(number + 5) % 14]], seed=number, log=False)
        bots = [make("steady", 1), make("steady", 2)]
        while game.options:
            game.choose(bots[game.seat].choose(game.view(game.seat)))
            assert len(game.history) < LONGEST, "the game has stalled"


@pytest.mark.parametrize("name", NAMES)
def test_bots_answer_every_kind_of_decision(name: str) -> None:
    """The bot is asked wherever random games lead, and whatever it says is one of the options."""
    wanted = set(c.DECISION_WORDS) - {"none", "choose first", "discard overdrive", "answer reading"}
    bot = make(name, 3)
    asked: set[str] = set()
    for number in range(60):
        state = begun(number, FEW[number % 14])
        dice = Random(number)
        while not state.over:
            view = view_of(state, int(state.seat))
            assert bot.choose(view) in view.options
            asked.add(c.DECISION_WORDS[state.decision])
            state.step(dice.choice(state.options))
        if asked >= wanted:
            break
    assert wanted <= asked


@pytest.mark.parametrize("name", NAMES)
def test_bots_choose_who_goes_first(name: str) -> None:
    game = ws.new("exceed", ["ryu", "hyde"], seed=1, first="choose")
    assert game.decision is not None
    assert make(name).choose(game.view(game.seat)) in game.decision.options


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_change_no_choice(name: str) -> None:
    """The same choice whatever lies hidden: in the other hand, in both decks, face down in the strike."""
    bot = make(name, 9)
    changed = 0
    for number in range(14):
        state = begun(number, FEW[number])
        memories = [Memory(state.match, seat) for seat in (0, 1)]
        dice = Random(number)
        count = 0
        while not state.over and count < 120:
            for memory in memories:
                memory.follow(state)
            seat = int(state.seat)
            other = permuted(state, memories[seat], dice)
            changed += other.players[1 - seat].hand != state.players[1 - seat].hand
            assert int(bot.choose(view_of(state, seat, count))) == int(bot.choose(view_of(other, seat, count)))
            state.step(dice.choice(state.options))
            count += 1
    assert changed > 200, "the permuter has changed something"


@pytest.mark.parametrize("name", NAMES)
def test_choices_depend_on_the_seed_and_the_place_in_the_game_alone(name: str) -> None:
    """A bot that was asked before, or is new, says the same: so saved games go on as they would have."""
    old = make(name, 4)
    differ = 0
    for seed in range(4):
        game = ws.new("exceed", ["geoffrey", "akuma"], seed=seed, log=False)
        while game.options:
            view = game.view(game.seat)
            choice = old.choose(view)
            assert make(name, 4).choose(view) == choice
            differ += make(name, 5).choose(view) != choice
            game.choose(choice)
    # Steady leaves to chance only what it judges alike.
    assert differ > (10 if name == "random" else 0)


def test_random_takes_every_option_equally_often() -> None:
    game = ws.new("exceed", ["ryu", "akuma"], seed=5, log=False)
    while len(game.options) != 6:
        game.choose(game.options[0])
    view = game.view(game.seat)
    taken = [int(make("random", seed).choose(view)) for seed in range(1200)]
    counts = [taken.count(option) for option in game.options]
    assert sum(counts) == 1200
    # Six standard deviations around 200.
    assert all(120 < count < 280 for count in counts)


def test_steady_sets_what_hits() -> None:
    """Where an attack that needs no movement hits the opponent and is free, steady sets one that may hit."""
    hitting = 0
    for seed in range(6):
        game = ws.new("exceed", ["ryu", "geoffrey"], seed=seed, log=False)
        bot = make("steady", seed)
        while game.decision is not None:
            view = game.view(game.seat)
            chosen = bot.choose(view)
            sets = [option for option in view.options if option.verb == "set" and option.cost is None]
            if any(view.opponent.space in view.preview(option).reach for option in sets):
                hitting += 1
                assert chosen.verb != "wild swing"
            game.choose(chosen)
    assert hitting > 20


def test_unknown_bots_get_the_nearest() -> None:
    with pytest.raises(
        ws.UnknownName, match="there is no bot 'stedy'; the bots are random, steady; the nearest is steady"
    ):
        make("stedy")
    assert make("STEADY").name == "steady"
