"""What stands behind the public functions: names to games, checked arguments."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from wildswing.exceed.cards import Match
from wildswing.exceed.game import ExceedGame, load_game, new_game, replay_record
from wildswing.exceed.roster import CharacterInfo, fighter_of, roster
from wildswing.exceed.setup import ASK_WHO_IS_FIRST, DRAW_LOTS
from wildswing.kernel.errors import PositionError, RecordError, UnknownName, WildswingError, nearest
from wildswing.kernel.randomness import SEED_BITS
from wildswing.kernel.record import Replay, read_record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildswing.bots import Bot
    from wildswing.kernel.result import Result

GAMES = ("exceed",)


def check_game(game: str) -> None:
    """Raise UnknownName unless there is such a game."""
    if game not in GAMES:
        close = nearest(game, list(GAMES))
        raise UnknownName(f"there is no game {game!r}; there is {', '.join(GAMES)}", game, close)


def characters(game: str) -> tuple[CharacterInfo, ...]:
    """All characters: see `wildswing.characters`."""
    check_game(game)
    return roster()


def load(position: str, characters: Sequence[str | Path]) -> ExceedGame:
    """Load a position: see `wildswing.load`."""
    word = position.strip().split(" ", 1)[0].split(":", 1)[0]
    if word not in GAMES:
        raise PositionError(f"a position begins with its game, such as 'exceed:1', not with {word!r}", 0, word)
    return load_game(position.strip(), [str(path) for path in characters], True)


def replay(text: str) -> Replay[ExceedGame]:
    """Replay a record: see `wildswing.replay`."""
    record = read_record(text)
    game = record.needed("game")
    if game.rest not in GAMES:
        raise RecordError(f"there is no game {game.rest!r}; there is {', '.join(GAMES)}", game.line)
    return replay_record(record)


def play(game: ExceedGame, bots: Sequence[Bot | str]) -> Result:
    """Let bots play: see `wildswing.play`."""
    from wildswing.bots import make  # noqa: PLC0415 - games without bots do not need them

    if len(bots) != len(game.match.fighters):
        raise WildswingError(f"a bot for each of the 2 seats is needed, not {len(bots)}")
    players = [make(bot, seat) if isinstance(bot, str) else bot for seat, bot in enumerate(bots)]
    while game.options:
        seat = game.seat
        game.choose(players[seat].choose(game.view(seat)))
    result = game.result
    assert result is not None
    return result


def begin(
    game: str, characters: Sequence[str | Path], seed: int | None, first: int | str | None, log: bool
) -> ExceedGame:
    """Begin a game: see `wildswing.new`."""
    check_game(game)
    if isinstance(characters, str) or len(characters) != 2:
        raise WildswingError(f"EXCEED is played by two characters, not by {characters!r}")
    if seed is None:
        seed = random.SystemRandom().getrandbits(SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise WildswingError(f"a seed is a whole number from 0 below 2**{SEED_BITS}, not {seed!r}")
    starts: dict[int | str | None, int] = {None: DRAW_LOTS, "choose": ASK_WHO_IS_FIRST, 0: 0, 1: 1}
    if isinstance(first, bool) or first not in starts:
        raise WildswingError(f'`first` is 0, 1, None (by lot) or "choose", not {first!r}')
    match = Match(fighter_of(characters[0], 0), fighter_of(characters[1], 1))
    return new_game(match, seed, starts[first], log)
