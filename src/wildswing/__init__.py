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

from typing import TYPE_CHECKING, Any, Literal, overload

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
    from wildswing.hackclad.catalogue import CardInfo as HackcladCardInfo
    from wildswing.hackclad.game import HackcladGame
    from wildswing.hackclad.roster import WitchInfo
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


@overload
def new(
    game: Literal["exceed"],
    characters: Sequence[str | Path],
    *,
    seed: int | None = None,
    first: int | str | None = None,
    log: bool = True,
) -> ExceedGame: ...


@overload
def new(
    game: Literal["hackclad"],
    characters: Sequence[str | Path],
    *,
    mode: str = "base",
    expert: bool = False,
    missions: str = "draft",
    players: int | None = None,
    seed: int | None = None,
    log: bool = True,
) -> HackcladGame: ...


@overload
def new(
    game: str,
    characters: Sequence[str | Path],
    *,
    first: int | str | None = None,
    mode: str | None = None,
    expert: bool | None = None,
    missions: str | None = None,
    players: int | None = None,
    seed: int | None = None,
    log: bool = True,
) -> ExceedGame | HackcladGame: ...


def new(
    game: str,
    characters: Sequence[str | Path],
    *,
    first: int | str | None = None,
    mode: str | None = None,
    expert: bool | None = None,
    missions: str | None = None,
    players: int | None = None,
    seed: int | None = None,
    log: bool = True,
) -> ExceedGame | HackcladGame:
    """Begin a game.

    >>> new("hackclad", ["Rosette", "Flare", "Luna", "Mia"], mode="base", missions="draft", seed=7).seats
    4

    Args:
        game: "exceed" or "hackclad".
        characters: one for each seat of EXCEED, one Witch for each player's number of HacKClaD (the same one may be
            chosen again): an id, a name or an unambiguous beginning of one, in any case, or the path of a card file.
        first: EXCEED: the seat that goes first, None to draw lots, "choose" to let the winner of the lot choose.
        mode: HacKClaD: "base" for 2 to 4 Witches, "solo" for one, "team" for four; None: "base".
        expert: HacKClaD: whether the Expert Clad cards are played.
        missions: HacKClaD: "draft", each player chooses two; "recommended", those of a first game; "random", two by
            chance for each; None: "draft".
        players: HacKClaD: how many people play a team match, 4 or 2 with two Witches each; None: 4.
        seed: of all randomness, from 0 below 2**62; the same seed and choices give the same game. None: by chance.
        log: whether to keep a log of events; without it the game is quicker.

    Raises:
        UnknownName: there is no such game, character, mode or way to give out Missions.
        NotPlayable: the rules cannot run a text of one of the card files.
        CardFileErrors: something is wrong in a card file.
        WildswingError: the number of characters or an option is wrong, or the option is of the other game.
    """
    from wildswing.library import begin  # noqa: PLC0415 - importing the package stays quick

    own = {"first": first, "mode": mode, "expert": expert, "missions": missions, "players": players}
    return begin(game, characters, seed, log, own)


def load(position: str, characters: Sequence[str | Path] = ()) -> ExceedGame | HackcladGame:
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


def replay(text: str) -> Replay[ExceedGame] | Replay[HackcladGame]:
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


def play(game: Game[Any], bots: Sequence[Bot | str]) -> Result:
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


@overload
def characters(game: Literal["exceed"] = "exceed") -> tuple[CharacterInfo, ...]: ...


@overload
def characters(game: Literal["hackclad"]) -> tuple[WitchInfo, ...]: ...


@overload
def characters(game: str) -> tuple[CharacterInfo, ...] | tuple[WitchInfo, ...]: ...


def characters(game: str = "exceed") -> tuple[CharacterInfo, ...] | tuple[WitchInfo, ...]:
    """All characters of a game: those of EXCEED by season, the Witches of HacKClaD by name.

    >>> [character.name for character in characters() if character.id == "ryu"]
    ['Ryu']
    >>> [witch.name for witch in characters("hackclad")]
    ['Amelia', 'Flare', 'Luna', 'Mia', 'Rosette']

    Args:
        game: "exceed" or "hackclad".

    Returns:
        Each has `id`, `name`, `difficulty`, and `play` (how to play it, in a line); a character of EXCEED its `season`,
        a Witch the Missions `recommended` for a first game.

    Raises:
        UnknownName: there is no such game.
    """
    from wildswing import library  # noqa: PLC0415 - as above

    return library.characters(game)


@overload
def cards(  # type: ignore[overload-overlap]  # the name of a game means its cards
    query: Literal["hackclad"],
) -> tuple[HackcladCardInfo, ...]: ...


@overload
def cards(query: str | None = None, game: Literal["exceed"] = "exceed") -> tuple[CardInfo, ...]: ...


@overload
def cards(query: str | None, game: Literal["hackclad"]) -> tuple[HackcladCardInfo, ...]: ...


def cards(
    query: str | None = None, game: Literal["exceed", "hackclad"] = "exceed"
) -> tuple[CardInfo, ...] | tuple[HackcladCardInfo, ...]:
    """The cards of a game as they are printed; of HacKClaD skill, Clad and Mission cards.

    >>> [(card.name, card.range, card.power, card.boost.name) for card in cards("golden arrow")]
    [('Golden Arrow', '3-7', 5, 'Golden Chains')]
    >>> [(card.name, card.kind, card.atk, card.vp) for card in cards("hook shot", "hackclad")]
    [('Hook Shot', 'attack', 1, 1)]
    >>> len(cards("hackclad"))
    112

    Args:
        query: words that must occur in the card's character, name, kind or text; the name of a game, or None, for all
            its cards.
        game: "exceed" or "hackclad".

    Returns:
        The cards in which all the words occur, by character; none if there is no such card.

    Raises:
        UnknownName: there is no such game.
    """
    from wildswing import library  # noqa: PLC0415 - as above

    return library.cards(query, game)
