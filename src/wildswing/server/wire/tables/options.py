"""What the maker of a table wants."""

from __future__ import annotations

from typing import Literal

import msgspec

GameName = Literal["exceed", "hackclad"]
SeatKind = Literal["me", "friend", "open", "bot"]
Help = Literal["full", "verdicts", "none"]


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time counts.

    Attributes:
        kind: "move": so many seconds for each decision; "game": so many for the game, with an increment for each turn
            of decisions of a seat.
        seconds: for a move or the game.
        increment: seconds that are added after each answer ("game").
    """

    kind: Literal["move", "game"]
    seconds: int
    increment: int = 0


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table.

    Attributes:
        kind: "me" (several are a hot seat), "friend" (who gets an invite link), "open" (who comes first), "bot".
        characters: the characters of the seat: one, or two Witches; () lets the one who sits down choose, or chance
            for a bot.
        bot: the name of the bot.
        name: what the seat is called (a hot seat's second player); "" for the guest's own name.
    """

    kind: SeatKind
    characters: tuple[str, ...] = ()
    bot: str = "steady"
    name: str = ""


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the maker of a table decides.

    Attributes:
        public: whether it stands in the lobby and anybody may watch; else only who has a link.
        clock: None for no clock.
        help: how much of the outlook is shown, the same for all seats.
        one_tap: whether choices that reveal or end a turn take one act.
        delay: for how many seconds spectators see things later.
        first: EXCEED: the seat that goes first; None by lot.
        mode: HacKClaD: "base", "solo" or "team".
        expert: HacKClaD: whether the Expert Clad cards are played.
        missions: HacKClaD: "draft", "recommended" or "random".
        lesson: whether it is a guided first match.
    """

    public: bool = False
    clock: ClockSettings | None = None
    help: Help = "full"
    one_tap: bool = False
    delay: int = 0
    first: int | None = None
    mode: str = "base"
    expert: bool = False
    missions: str = "draft"
    lesson: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: GameName
    seats: tuple[NewSeat, ...]
    options: TableOptions = TableOptions()
