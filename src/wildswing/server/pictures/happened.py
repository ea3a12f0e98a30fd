"""What happened, as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.wire.common import Happening, Term

if TYPE_CHECKING:
    from wildswing.kernel.events import Event
    from wildswing.library import AnyGame


def happenings(game: AnyGame, seat: int | None, since: int = 0, until: int | None = None) -> tuple[Happening, ...]:
    """The events of a game from one on, as a viewer may know them.

    Args:
        game: with a log.
        seat: the viewer; None for a spectator.
        since: leave out so many events from the beginning.
        until: the first of those that are left out at the end; None leaves out none.

    Raises:
        WildswingError: the game keeps no log, or there is no such seat.
    """
    told = game.events(since, seat)
    if until is not None:
        told = told[: until - since]
    return tuple([happening(event, since + place, game) for place, event in enumerate(told)])


def happening(event: Event, at: int, game: AnyGame) -> Happening:
    """One event.

    Args:
        event: as it was told to the viewer.
        at: its place among all events.
        game: that it happened in.
    """
    return Happening(
        at=at,
        number=game.choices_before(at),
        kind=event.kind,
        seat=int(event.seat),
        text=event.text,
        cards=tuple([int(card) for card in event.cards]),
        names=event.names,
        facts=event.facts,
        terms=tuple([Term(int(value), source) for value, source in event.terms]),
        step=event.step,
        rule=event.rule,
    )
