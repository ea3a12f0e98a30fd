"""How a game at a table ended, whether by play or otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from wildswing.hackclad.game import HackcladGame
from wildswing.server.pictures import picture
from wildswing.server.wire.common import Result, Standing

if TYPE_CHECKING:
    from wildswing.library import AnyGame

Ending: TypeAlias = Literal["play", "resignation", "time", "claim", "closed"]
LOSSES: Final = {
    "resignation": "{} resigned",
    "time": "the time of {} was up",
    "claim": "{} was gone for too long",
}


def score_of(game: AnyGame, seat: int) -> int | None:
    """The VP of a seat of HacKClaD (of a team, in a team match) as they stand; None in EXCEED."""
    if not isinstance(game, HackcladGame):
        return None
    match = game.match
    team = match.teams[list(match.seats).index(seat)]
    return sum(int(score.total) for score in game.scores if match.teams[score.witch] == team)


def by_play(game: AnyGame) -> Result:
    """The result of a game that was played to its end.

    Args:
        game: which is over.
    """
    result = picture(game, None).result
    assert result is not None
    return result


def by_loss(game: AnyGame, loser: int, name: str, ending: Ending) -> Result:
    """The result of a game that a seat lost without playing it to its end: the loser is last, the others are equal.

    Args:
        game: as it stood.
        loser: the seat that lost.
        name: who sat there.
        ending: how it was lost.
    """
    others = [seat for seat in range(game.seats) if seat != loser]
    standings = [Standing(seat, 1, score_of(game, seat)) for seat in others]
    standings.append(Standing(loser, game.seats, score_of(game, loser)))
    winner = others[0] if len(others) == 1 else None
    return Result(winner, LOSSES[ending].format(name), tuple(standings))


def by_closing(game: AnyGame | None, reason: str) -> Result:
    """The result of a table that was closed: nobody won.

    Args:
        game: as it stood; None if it never began.
        reason: why, in words.
    """
    seats = range(0 if game is None else game.seats)
    return Result(None, reason, tuple([Standing(seat, 1, score_of(game, seat)) for seat in seats if game is not None]))
