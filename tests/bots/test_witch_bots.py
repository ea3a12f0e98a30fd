"""The bots of HacKClaD: how strong, in every mode; which decisions they can answer; what they look at."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean, quantiles

import pytest

import wildswing as ws
from tests.hackclad.permuter import Memory, permuted
from tests.hackclad.random_games import NUMBERS, decisions
from tests.hackclad.random_games import begun as matches_begun
from wildswing.bots import NAMES, make
from wildswing.hackclad import constants as c
from wildswing.hackclad.game import HackcladGame
from wildswing.hackclad.position import write_position
from wildswing.hackclad.view import view_of

WITCHES = ("rosette", "flare", "luna", "mia", "amelia")
GAMES = 200
# Chance would be a quarter. Steady's share of these games is the same on every machine.
LEAST = 0.85
SOLO_GAMES = 40
# So often a bot is asked each kind of decision.
ENOUGH = 200
# Modes with whom plays: nobody asks for what a mode has of its own if no random game leads there.
TABLES: list[dict[str, object]] = [
    {"characters": ["luna"], "mode": "solo"},
    {"characters": ["mia"], "mode": "solo", "expert": True, "missions": "random"},
    {"characters": ["amelia", "flare"], "missions": "random"},
    {"characters": ["rosette", "flare", "luna"], "expert": True},
    {"characters": ["rosette", "flare", "luna", "mia"], "missions": "recommended"},
    {"characters": ["amelia", "flare", "luna", "mia"], "mode": "team"},
    {"characters": ["amelia", "rosette", "luna", "mia"], "mode": "team", "players": 2},
]


def begun(table: dict[str, object], seed: int) -> HackcladGame:
    """A game at its first decision."""
    game = ws.new("hackclad", seed=seed, log=False, **table)  # type: ignore[call-overload]  # a table
    assert isinstance(game, HackcladGame)
    return game


def test_steady_beats_three_random_players() -> None:
    won = 0
    for number in range(GAMES):
        seat = number % 4
        witches = [WITCHES[(number + place) % 5] for place in range(4)]
        bots = [make("random", number * 4 + place) for place in range(4)]
        bots[seat] = make("steady", number)
        result = ws.play(ws.new("hackclad", witches, seed=number, log=False), bots)
        won += result.winner == seat
    assert won / GAMES >= LEAST


def test_steady_scores_more_alone() -> None:
    """In solo play three quarters of steady's scores are above three quarters of random's."""
    scores: dict[str, list[float]] = {name: [] for name in NAMES}
    for name in NAMES:
        for number in range(SOLO_GAMES):
            game = ws.new("hackclad", [WITCHES[number % 5]], mode="solo", seed=number, log=False)
            scores[name].append(ws.play(game, [make(name, number)]).scores[0])
    assert mean(scores["steady"]) > mean(scores["random"]) + 15
    assert quantiles(scores["steady"], n=4)[0] > quantiles(scores["random"], n=4)[2]


@pytest.mark.parametrize("name", NAMES)
def test_bots_answer_every_kind_of_decision(name: str) -> None:
    """The bot is asked wherever random games of every mode lead, and whatever it says is one of the options."""
    wanted = set(c.DECISION_WORDS) - {"none"}
    asked: Counter[str] = Counter()
    bot = make(name, 3)
    for number in range(150):
        game = begun(TABLES[number % len(TABLES)], number)
        dice = Random(number)
        while game.decision is not None:
            kind = game.decision.kind
            if asked[kind] < ENOUGH:
                view = game.view(game.seat)
                assert bot.choose(view) in view.options
                asked[kind] += 1
            game.choose(dice.choice(game.options))
        if number >= len(TABLES) and wanted <= set(asked):
            break
    assert wanted <= set(asked), wanted - set(asked)


@pytest.mark.parametrize("table", TABLES)
def test_steady_plays_every_mode_to_the_end(table: dict[str, object]) -> None:
    game = begun(table, 5)
    result = ws.play(game, ["steady"] * game.seats)
    assert len(result.ranking) == game.seats
    assert sum(result.scores) > 10 * game.seats


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_hidden_cards_change_no_choice(name: str, number: int) -> None:
    """The same choice whatever lies hidden: in other hands and decks, under Turn cards, in the Clad deck."""
    bot = make(name, 9)
    state = matches_begun(number, 3)
    memories = [Memory(state, viewer) for viewer in range(int(state.match.players))]
    dice = Random(number)
    changed = 0
    for count in decisions(state, dice):
        if state.over:
            break
        for memory in memories:
            memory.follow(state)
        seat = int(state.seat)
        other = permuted(state, memories[seat], dice)
        changed += write_position(other) != write_position(state)
        assert int(bot.choose(view_of(state, seat, count))) == int(bot.choose(view_of(other, seat, count)))
    assert changed > 20, "the permuter has changed something"
