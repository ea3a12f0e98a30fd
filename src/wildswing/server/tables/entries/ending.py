"""Entries that end a game, put a bot in the place of a player, or lead to another game."""

from __future__ import annotations

from wildswing.server.tables.entries.base import Act, Base


class Resigned(Act, frozen=True, kw_only=True, tag="resigned"):
    """A seat gave the game up.

    Attributes:
        goes_on: whether the others play on with a bot in its place; else the game is over.
    """

    goes_on: bool = False


class TimedOut(Base, frozen=True, kw_only=True, tag="timed out"):
    """A seat's time was up.

    Attributes:
        seat: whose.
        goes_on: whether the others play on with a bot in its place; else the game is over.
    """

    seat: int
    goes_on: bool = False


class ClaimedGame(Act, frozen=True, kw_only=True, tag="claimed game"):
    """A seat claimed the game, as another one had been gone for too long.

    Attributes:
        gone: the seat that is gone.
    """

    gone: int


class Replaced(Act, frozen=True, kw_only=True, tag="replaced"):
    """A bot plays on for a seat.

    Attributes:
        seat: who wanted it; the seat itself after resigning or when its time was up.
        replaced: for whom the bot plays.
        bot: its name.
    """

    replaced: int
    bot: str


class Closed(Base, frozen=True, kw_only=True, tag="closed"):
    """The table was closed without an end of the game.

    Attributes:
        reason: why, in words.
    """

    reason: str


class Rematched(Base, frozen=True, kw_only=True, tag="rematched"):
    """All agreed to another game.

    Attributes:
        table: the id of its table.
    """

    table: str
