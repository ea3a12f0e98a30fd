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

from typing import TYPE_CHECKING

from wildswing.kernel.decision import Because, Blocked, Decision, Option
from wildswing.kernel.errors import (
    CannotTakeBack,
    IllegalChoice,
    NotPlayable,
    PositionError,
    RecordError,
    UnknownName,
    WildswingError,
)
from wildswing.kernel.events import Event
from wildswing.kernel.game import Game
from wildswing.kernel.result import Result

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from wildswing.bots import Bot
    from wildswing.exceed.catalogue import CardInfo
    from wildswing.exceed.game import ExceedGame
    from wildswing.exceed.roster import CharacterInfo
    from wildswing.kernel.record import Replay

__all__ = [
    "Because",
    "Blocked",
    "CannotTakeBack",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "NotPlayable",
    "Option",
    "PositionError",
    "RecordError",
    "Result",
    "UnknownName",
    "WildswingError",
    "cards",
    "characters",
    "load",
    "new",
    "play",
    "replay",
]


def new(
    game: str,
    characters: Sequence[str | Path],
    *,
    seed: int | None = None,
    first: int | str | None = None,
    log: bool = True,
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


def load(position: str, characters: Sequence[str | Path] = ()) -> ExceedGame:
    """Go on from a position.

    >>> game = new("exceed", ["Ryu", "Geoffrey"], seed=7)
    >>> load(game.position) == game
    True

    Args:
        position: one line, as `game.position` gives it.
        characters: the paths of the card files of its characters that are not in the package.

    Raises:
        PositionError: something in it is wrong, or it was written under other card texts; it says where.
    """
    from wildswing import library  # noqa: PLC0415 - as above

    return library.load(position, characters)


def replay(text: str) -> Replay[ExceedGame]:
    """Play a recorded game again.

    >>> game = new("exceed", ["Ryu", "Geoffrey"], seed=7, first=0)
    >>> game.choose("Keep the rest")
    >>> again = replay(game.record)
    >>> again.length, again.at(0).decision.seat, again.final == game
    (1, 0, True)

    Args:
        text: as `game.record` gives it.

    Raises:
        RecordError: something in it is wrong, or a choice is not possible; it says in which line.
    """
    from wildswing import library  # noqa: PLC0415 - as above

    return library.replay(text)


def play(game: ExceedGame, bots: Sequence[Bot | str]) -> Result:
    """Let bots play a game to its end.

    >>> result = play(new("exceed", ["Ryu", "Geoffrey"], seed=7, first=0), ["random", "random"])
    >>> sorted(result.ranking)
    [1, 2]

    Args:
        game: to be played on.
        bots: one for each seat: a name ("random", "steady"), or an object with a method `choose(view)` that returns one
            of `view.options`.

    Raises:
        IllegalChoice: a bot has chosen what is not possible.
        UnknownName: there is no bot of this name.
        WildswingError: there is not one bot for each seat.

    Returns:
        How the game ended.
    """
    from wildswing import library  # noqa: PLC0415 - as above

    return library.play(game, bots)


def characters(game: str = "exceed") -> tuple[CharacterInfo, ...]:
    """All characters of a game, by season.

    >>> [character.name for character in characters() if character.id == "ryu"]
    ['Ryu']

    Args:
        game: "exceed".

    Returns:
        Each has `id`, `name`, `season`, `playable`, and `reason` (why the rules cannot run its texts yet).

    Raises:
        UnknownName: there is no such game.
    """
    from wildswing import library  # noqa: PLC0415 - as above

    return library.characters(game)


def cards(query: str | None = None) -> tuple[CardInfo, ...]:
    """The cards of EXCEED as they are printed.

    >>> [(card.name, card.range, card.power, card.boost.name) for card in cards("golden arrow")]
    [('Golden Arrow', '3-7', 5, 'Golden Chains')]

    Args:
        query: words that must occur in the card's character, name, kind or text; None for all cards.

    Returns:
        The cards in which all the words occur, by character; none if there is no such card.
    """
    from wildswing.exceed.catalogue import search  # noqa: PLC0415 - as above

    return search(query)
