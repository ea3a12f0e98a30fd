"""From a table whose seats are taken to its game: who plays which character, and the game of the library."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import wildswing as ws
from wildswing.server.wire.tables import NewTable

if TYPE_CHECKING:
    from wildswing.library import AnyGame


def in_order(characters: Sequence[Sequence[str]]) -> list[str]:
    """The characters of all seats in the order in which the game wants them.

    Where each seat has two Witches, the first has those of the numbers 0 and 3 (HC 24).

    >>> in_order([["luna", "mia"], ["flare", "amelia"]])
    ['luna', 'flare', 'amelia', 'mia']

    Args:
        characters: of each seat.
    """
    if len(characters) == 2 and all(len(own) == 2 for own in characters):
        (first, fourth), (second, third) = characters
        return [first, second, third, fourth]
    return [one for own in characters for one in own]


def begin(new: NewTable, characters: Sequence[Sequence[str]], seed: int) -> AnyGame:
    """The game of a table, before its first decision.

    Args:
        new: what the maker of the table wanted.
        characters: of each seat.
        seed: of all randomness.

    Raises:
        WildswingError: the characters and options do not fit together.
    """
    options = new.options
    if new.game == "exceed":
        return ws.new("exceed", in_order(characters), first=options.first, seed=seed)
    return ws.new(
        "hackclad",
        in_order(characters),
        mode=options.mode,
        expert=options.expert,
        missions=options.missions,
        players=len(characters) if options.mode == "team" else None,
        seed=seed,
    )


def texts_of(game: AnyGame) -> str:
    """A short hash of the card texts and of the rules that a game is played by.

    Args:
        game: any game.
    """
    lines = game.record.partition("\nchoices\n")[0].split("\n")
    kept = [line for line in lines if line.split(" ", 1)[0] in {"rules", "seat", "witch", "texts", "clad"}]
    return hashlib.sha256("\n".join(kept).encode()).hexdigest()[:16]
