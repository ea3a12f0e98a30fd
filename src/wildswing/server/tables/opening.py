"""Opening a table, beginning its game, and the table of a rematch: the entries that they make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.server.tables.beginning import begin, texts_of
from wildswing.server.tables.casting import by_chance
from wildswing.server.tables.checking import checked_table
from wildswing.server.tables.declined import Declined
from wildswing.server.tables.entries import Began, Claimed, Entry, Invited, Opened, WatcherAdmitted
from wildswing.server.tables.sources import Source, hashed
from wildswing.server.wire.tables import Invite, NewSeat, NewTable

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


class Opening(msgspec.Struct, frozen=True):
    """A table that is to be stored.

    Attributes:
        table: its id.
        entries: its first entries.
        invites: the links of its seats, which are told to its maker only.
    """

    table: str
    entries: tuple[Entry, ...]
    invites: tuple[Invite, ...] = ()


def open_table(new: NewTable, maker: str, maker_name: str, now: int, source: Source) -> Opening:
    """Open a table; its game begins at once if nobody is waited for.

    Args:
        new: what somebody wants.
        maker: the guest who wants it.
        maker_name: what the guest is called.
        now: the time.
        source: of id, secrets and seeds.

    Raises:
        Declined: it cannot be opened so.
    """
    new = checked_table(new)
    opened = Opened(at=now, table=source.new_id(), maker=maker, new=new)
    entries: list[Entry] = [opened]
    invites: list[Invite] = []
    own = 0
    for number, seat in enumerate(new.seats):
        if seat.kind == "me":
            own += 1
            name = seat.name or (maker_name if own == 1 else f"{maker_name} {own}")
            entries.append(Claimed(at=now, seat=number, guest=maker, name=name))
        elif seat.kind == "friend":
            secret = source.new_secret()
            entries.append(Invited(at=now, link="seat", seat=number, hash=hashed(secret)))
            invites.append(Invite(number, f"/t/{opened.table}/join/{secret}"))
    if all(seat.kind in {"me", "bot"} for seat in new.seats):
        entries.append(beginning(new, [seat.characters for seat in new.seats], now, source))
    return Opening(opened.table, tuple(entries), tuple(invites))


def beginning(new: NewTable, chosen: Sequence[Sequence[str]], now: int, source: Source) -> Began:
    """The beginning of a game, as all seats are taken.

    Args:
        new: the table.
        chosen: the characters of each seat; none where chance decides.
        now: the time.
        source: of the seeds. The one of the characters, which everybody sees, is not that of the game.

    Raises:
        Declined: the characters do not fit together.
    """
    characters = by_chance(new, chosen, source.new_seed())
    seed = source.new_seed()
    try:
        game = begin(new, characters, seed)
    except WildswingError as error:
        raise Declined(422, "illegal", f"{str(error)[:1].upper()}{str(error)[1:]}.", "Choose otherwise.") from error
    return Began(at=now, seed=seed, characters=characters, texts=texts_of(game))


def place_of(seat: int, seats: int) -> int:
    """Where a seat sits in a rematch: two swap, three move on by one, and of four those next to each other swap.

    In a team match 0 and 3 play against 1 and 2: so teams stay together, and the other one begins.

    Args:
        seat: the seat.
        seats: how many there are.
    """
    return seat ^ 1 if seats in {2, 4} else (seat + 1) % seats


def rematch(table: Table, now: int, source: Source) -> Opening:
    """The table of a rematch: the same options, players and characters, with the seats swapped.

    Args:
        table: whose game is over.
        now: the time.
        source: of id and seed.
    """
    count = len(table.seats)
    order = sorted(table.seats, key=lambda seat: place_of(seat.number, count))
    seats = [
        NewSeat(
            "bot" if seat.kind == "bot" else "me" if seat.guest == table.maker else "friend",
            seat.characters,
            seat.bot or "steady",
            seat.called,
        )
        for seat in order
    ]
    new = NewTable(table.new.game, tuple(seats), table.options)
    table_id = source.new_id()
    entries: list[Entry] = [Opened(at=now, table=table_id, maker=table.maker, new=new)]
    entries += [
        Claimed(at=now, seat=number, guest=seat.guest, name=seat.name)
        for number, seat in enumerate(order)
        if seat.kind == "person"
    ]
    entries += [WatcherAdmitted(at=now, guest=guest) for guest in sorted(table.watchers | table.former)]
    entries.append(beginning(new, [seat.characters for seat in order], now, source))
    return Opening(table_id, tuple(entries))
