"""Whether a table can be opened as somebody wants it."""

from __future__ import annotations

from typing import Final

import msgspec

from wildswing import bots
from wildswing.kernel.errors import UnknownName, WildswingError
from wildswing.server.identity import clean_name
from wildswing.server.tables.casting import check_together, checked
from wildswing.server.tables.declined import Declined
from wildswing.server.wire.tables import ClockSettings, NewSeat, NewTable, TableOptions

DAY: Final = 24 * 3600
# The least and the most seconds of a clock.
BOUNDS: Final = {"move": (5, 14 * DAY), "game": (30, 7 * DAY)}
MOST_INCREMENT: Final = 3600
MOST_DELAY: Final = 3600
# How many seats each mode of HacKClaD may have.
SEATS: Final = {"base": (2, 3, 4), "solo": (1,), "team": (2, 4)}
SEAT_WORDS: Final = {
    "base": "The base game has 2 to 4 seats",
    "solo": "Solo play has 1 seat",
    "team": "A team match has 4 seats, or 2 with two Witches each",
}
MISSIONS: Final = ("draft", "recommended", "random")


def checked_table(new: NewTable) -> NewTable:
    """A new table as it will be opened: with the ids of characters and bots, and clean names.

    Args:
        new: what somebody wants.

    Raises:
        Declined: it cannot be opened so.
    """
    check_game(new)
    check_options(new.options)
    seats = tuple([checked_seat(new, seat) for seat in new.seats])
    check_together(new, [seat.characters for seat in seats])
    check_people(new)
    return msgspec.structs.replace(new, seats=seats)


def illegal(message: str, hint: str = "") -> Declined:
    """A wish that cannot be fulfilled."""
    return Declined(422, "illegal", message, hint)


def check_game(new: NewTable) -> None:
    """Raise Declined unless the number of seats and the options are those of the game."""
    options, seats, plain = new.options, len(new.seats), TableOptions()
    if new.game == "exceed":
        if seats != 2:
            raise illegal(f"EXCEED has 2 seats, not {seats}.")
        if options.first not in {None, 0, 1}:
            raise illegal(f"There is no seat {options.first} that could go first.", "Choose seat 0 or 1, or the lot.")
        foreign = [name for name in ("mode", "expert", "missions") if getattr(options, name) != getattr(plain, name)]
        if foreign:
            raise illegal(f"“{foreign[0]}” is an option of HacKClaD, not of EXCEED.", "Leave it out.")
        return
    if options.first is not None:
        raise illegal("“first” is an option of EXCEED, not of HacKClaD.", "Leave it out.")
    if options.mode not in SEATS:
        raise illegal(f"There is no mode “{options.mode}”.", "The modes are base, solo and team.")
    if options.missions not in MISSIONS:
        raise illegal(f"Missions are not given out by “{options.missions}”.", "Choose draft, recommended or random.")
    if seats not in SEATS[options.mode]:
        raise illegal(f"{SEAT_WORDS[options.mode]}, not {seats}.")


def check_options(options: TableOptions) -> None:
    """Raise Declined unless clock and delay are within their bounds."""
    if options.clock is not None:
        check_clock(options.clock)
    if not 0 <= options.delay <= MOST_DELAY:
        raise illegal(f"Spectators can see things 0 to {MOST_DELAY} seconds later, not {options.delay}.")


def check_clock(clock: ClockSettings) -> None:
    """Raise Declined unless a clock has a sensible time."""
    least, most = BOUNDS[clock.kind]
    if not least <= clock.seconds <= most:
        raise illegal(f"The time for a {clock.kind} is {least} to {most} seconds, not {clock.seconds}.")
    if clock.kind == "move" and clock.increment:
        raise illegal("A time for each move has no increment.", "Leave it out, or choose a time for the game.")
    if not 0 <= clock.increment <= MOST_INCREMENT:
        raise illegal(f"The increment is 0 to {MOST_INCREMENT} seconds, not {clock.increment}.")


def checked_seat(new: NewTable, seat: NewSeat) -> NewSeat:
    """A seat as it will be opened."""
    if seat.kind == "open" and not new.options.public:
        raise illegal(
            "An open seat needs a public table: otherwise nobody can find it.", "Make the table public, or invite."
        )
    bot = seat.bot
    if seat.kind == "bot":
        try:
            bot = bots.make(seat.bot).name
        except UnknownName as error:
            raise illegal(f"There is no bot “{seat.bot}”.", f"The bots are {', '.join(bots.NAMES)}.") from error
    return NewSeat(seat.kind, checked(new, seat.characters), bot, checked_name(seat.name))


def checked_name(name: str) -> str:
    """A name as it is kept, "" for none.

    Args:
        name: as somebody typed it.

    Raises:
        Declined: it cannot be a name.
    """
    try:
        return clean_name(name) if name else ""
    except WildswingError as error:
        raise illegal(str(error), "Choose another name.") from error


def check_people(new: NewTable) -> None:
    """Raise Declined unless a guided first match has one person, and the others are bots."""
    kinds = sorted(seat.kind for seat in new.seats if seat.kind != "bot")
    if new.options.lesson and kinds != ["me"]:
        raise illegal("A guided first match is played alone, against bots.", "Give all other seats to bots.")
