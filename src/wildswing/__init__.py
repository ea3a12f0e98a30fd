"""Wildswing: one engine for games whose heart is to commit in secret, then to resolve by timing.

>>> import wildswing as ws
>>> game = ws.new("exceed", ["Ryu", "Geoffrey"], seed=7, first=0)
>>> game.decision.seat, game.decision.kind
(0, 'mulligan')
>>> game.choose("Keep the rest")
>>> game.decision.seat
1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wildswing.kernel.decision import Because, Blocked, Decision, Option
from wildswing.kernel.errors import (
    CannotTakeBack,
    IllegalChoice,
    PositionError,
    RecordError,
    UnknownName,
    WildswingError,
)
from wildswing.kernel.events import Event
from wildswing.kernel.game import Game
from wildswing.kernel.result import Result

if TYPE_CHECKING:
    from wildswing.exceed.game import ExceedGame

__all__ = [
    "Because",
    "Blocked",
    "CannotTakeBack",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "PositionError",
    "RecordError",
    "Result",
    "UnknownName",
    "WildswingError",
    "characters",
    "new",
]


def new(
    game: str, characters: list[Any], *, seed: int | None = None, first: int | str | None = None, log: bool = True
) -> ExceedGame:
    """Begin a game.

    Args:
        game: "exceed".
        characters: one for each seat: an id, a name or an unambiguous beginning of one, in any case, or the path of a
            card file.
        seed: of all randomness, from 0 below 2**62; the same seed and choices give the same game. None: by chance.
        first: the seat that goes first, None to draw lots, "choose" to let the winner of the lot choose.
        log: whether to keep a log of events; without it the game is quicker.

    Raises:
        UnknownName: there is no such game or character.
        NotPlayable: the rules cannot run one of the characters yet.
        CardFileErrors: something is wrong in a card file.
        WildswingError: the number of characters, the seed or `first` is wrong.
    """
    from wildswing.library import begin  # noqa: PLC0415 - importing the package stays quick

    return begin(game, characters, seed, first, log)


def characters(game: str = "exceed") -> tuple[Any, ...]:
    """All characters of a game, by season; each has `id`, `name`, `season`, `playable` and `reason`."""
    from wildswing.exceed.roster import roster  # noqa: PLC0415 - as above

    return roster()
