"""Who plays: games begun with characters that may not be playable yet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

import wildswing as ws
from wildswing.exceed.game import ExceedGame
from wildswing.kernel.errors import NotPlayable


def begin(characters: Sequence[str | Path], seed: int, first: int | None = None, *, log: bool = True) -> ExceedGame:
    """Begin a game: as `wildswing.new`.

    Raises:
        click.UsageError: the rules cannot run one of the characters yet, or there is none of this name.
        WildswingError: as `wildswing.new`.
    """
    try:
        return ws.new("exceed", characters, seed=seed, first=first, log=log)
    except NotPlayable as error:
        raise click.UsageError(
            f"One of the characters cannot be played yet. {error}. "
            "To see who can be played: wildswing characters --playable"
        ) from None
    except ws.UnknownName as error:
        hint = "" if error.nearest else ". To see all names: wildswing characters"
        raise click.UsageError(f"{error}{hint}") from None
