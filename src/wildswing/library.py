"""What stands behind the public functions: names to games, checked arguments."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from wildswing.exceed.cards import Match
from wildswing.exceed.game import ExceedGame, new_game
from wildswing.exceed.roster import fighter_of
from wildswing.exceed.setup import ASK_WHO_IS_FIRST, DRAW_LOTS
from wildswing.kernel.errors import UnknownName, WildswingError, nearest
from wildswing.kernel.randomness import SEED_BITS

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES = ("exceed",)


def check_game(game: str) -> None:
    """Raise UnknownName unless there is such a game."""
    if game not in GAMES:
        close = nearest(game, list(GAMES))
        raise UnknownName(f"there is no game {game!r}; there is {', '.join(GAMES)}", game, close)


def begin(
    game: str, characters: Sequence[str | Path], seed: int | None, first: int | str | None, log: bool
) -> ExceedGame:
    """Begin a game: see `wildswing.new`."""
    check_game(game)
    if isinstance(characters, str) or len(characters) != 2:
        raise WildswingError(f"EXCEED is played by two characters, not by {characters!r}")
    if seed is None:
        seed = random.SystemRandom().getrandbits(SEED_BITS)
    if isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
        raise WildswingError(f"a seed is a whole number from 0 below 2**{SEED_BITS}, not {seed!r}")
    starts: dict[int | str | None, int] = {None: DRAW_LOTS, "choose": ASK_WHO_IS_FIRST, 0: 0, 1: 1}
    if isinstance(first, bool) or first not in starts:
        raise WildswingError(f'`first` is 0, 1, None (by lot) or "choose", not {first!r}')
    match = Match(fighter_of(characters[0], 0), fighter_of(characters[1], 1))
    return new_game(match, seed, starts[first], log)
