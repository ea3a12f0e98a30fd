"""A game from its beginning, moment by moment, as a viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from wildswing.exceed.game import ExceedGame
from wildswing.kernel.errors import WildswingError
from wildswing.server.pictures.happened import happening, happenings
from wildswing.server.pictures.shown import match, picture
from wildswing.server.wire.looking import Frame, Replay, ReplayStep

if TYPE_CHECKING:
    from wildswing.library import AnyGame
    from wildswing.server.wire.common import Happening
    from wildswing.server.wire.tables import TableInfo

Viewer: TypeAlias = int | Literal["all"] | None
# What is marked, by the kind of event; of several the first.
MARKS: Final = {
    "round": "round", "strike": "strike", "exceed": "exceed", "injury": "injury", "clad damaged": "damage",
    "damage": "damage",
}  # fmt: skip


def replay(game: AnyGame, viewer: Viewer, table: TableInfo) -> Replay:
    """A game from its beginning to now.

    Args:
        game: with a log and its history.
        viewer: the seat whose knowledge it shows, None for a spectator, "all" with hands open.
        table: the table where it was played.

    Raises:
        WildswingError: its history does not lead through the game.
    """
    events = all_events(game) if viewer == "all" else happenings(game, viewer)
    return Replay(table, viewer, match(game), steps(game, viewer, events), events)


def all_events(game: AnyGame) -> tuple[Happening, ...]:
    """The events of a game with all cards open."""
    return tuple([happening(event, place, game) for place, event in enumerate(game.events(seat="all"))])


def steps(game: AnyGame, viewer: Viewer, events: tuple[Happening, ...]) -> tuple[ReplayStep, ...]:
    """The moments of a game: before its first choice, and after each.

    Args:
        game: with its history.
        viewer: as above.
        events: of the whole game, as the viewer may know them.
    """
    told: dict[int, list[Happening]] = {}
    for event in events:
        told.setdefault(event.number, []).append(event)
    again = game.restarted(log=False)
    made = [ReplayStep(0, -1, "", turn_of(again), mark_of(told.get(0, [])))]
    for number, option in enumerate(game.history, 1):
        seat = again.seat
        heard = told.get(number, [])
        # Who chose knows the choice; the others know what they were told of it.
        text = chosen(again, option) if viewer in {"all", seat} else "".join([event.text for event in heard[:1]])
        advance(again, option, number)
        made.append(ReplayStep(number, seat, text, turn_of(again), mark_of(heard)))
    return tuple(made)


def chosen(game: AnyGame, option: int) -> str:
    """A choice in words."""
    decision = game.decision
    return "" if decision is None else decision.find(option).text


def advance(game: AnyGame, option: int, number: int) -> None:
    """Make a choice of the history.

    Raises:
        WildswingError: it is not possible, as the cards or rules have changed.
    """
    if option not in game.options:
        raise WildswingError(f"choice {number} of this game is not possible with the cards and rules of this version")
    game.step(option)


def turn_of(game: AnyGame) -> int:
    """The turn of EXCEED, the round of HacKClaD."""
    return int(game.state.turn if isinstance(game, ExceedGame) else game.state.round)


def mark_of(events: list[Happening]) -> str:
    """The mark of a moment on the scrubber."""
    kinds = {event.kind for event in events}
    return next((mark for kind, mark in MARKS.items() if kind in kinds), "")


def frame(game: AnyGame, viewer: Viewer, number: int) -> Frame:
    """How a game stood after some of its choices.

    Args:
        game: with its history.
        viewer: as above.
        number: how many choices had been made.

    Raises:
        WildswingError: there were not so many choices, or the history does not lead through the game.
    """
    if not 0 <= number <= len(game.history):
        raise WildswingError(f"there are moments 0 to {len(game.history)}, not {number}")
    again = game.restarted(log=False)
    for place, option in enumerate(game.history[:number], 1):
        advance(again, option, place)
    if viewer == "all":
        return Frame(number, picture(again, None), tuple([picture(again, seat) for seat in range(again.seats)]))
    return Frame(number, picture(again, viewer))
