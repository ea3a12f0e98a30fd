"""Sitting down, standing up, watching, and the secret links: the entries that these acts make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.tables.casting import check_together, checked, each
from wildswing.server.tables.checking import checked_name
from wildswing.server.tables.declined import Declined
from wildswing.server.tables.entries import Claimed, Closed, Entry, Invited, Left, LinkKind, Moved, WatcherAdmitted
from wildswing.server.tables.opening import beginning
from wildswing.server.tables.sources import Source, hashed
from wildswing.server.wire.tables import Invite, Join, Recover

if TYPE_CHECKING:
    from wildswing.server.tables.seats import Seat
    from wildswing.server.tables.table import Table


def not_here() -> Declined:
    """No such table for this guest; a private one is answered like one that does not exist."""
    return Declined(404, "not here", "This table is not here (any more).", "Ask for a new link, or go to the lobby.")


def bad_link() -> Declined:
    """A link that is no longer good."""
    return Declined(
        404,
        "not here",
        "This link is not good (any more): it was used, or replaced by a newer one.",
        "Ask for a new one.",
    )


def join(table: Table, guest: str, guest_name: str, wish: Join, now: int, source: Source) -> tuple[Entry, ...]:
    """Sit down, or come to watch. The game begins when the last seat is taken.

    Args:
        table: where.
        guest: who.
        guest_name: what the guest is called.
        wish: the link, the seat, the characters.
        now: the time.
        source: of the seed of a game that begins.

    Raises:
        Declined: it is not possible.

    Returns:
        What is to be appended: nothing if the guest is there already.
    """
    link = table.link(wish.secret)
    if wish.watch or (link is not None and link[0] == "watch"):
        return watch(table, guest, wish.secret, now)
    seat = wanted_seat(table, guest, wish)
    if seat is None:
        return ()
    characters = checked(table.new, wish.characters)
    if seat.wanted and characters not in {(), seat.wanted}:
        what = "Witches" if each(table.new) > 1 else "character"
        raise Declined(
            409,
            "not possible",
            f"The {what} of this seat was chosen by who opened the table.",
            "Join without a choice.",
        )
    chosen = [one.characters for one in table.seats]
    chosen[seat.number] = seat.wanted or characters
    check_together(table.new, chosen)
    name = checked_name(wish.name) or guest_name
    at = max(now, table.at)
    entries: list[Entry] = [Claimed(at=at, seat=seat.number, guest=guest, name=name, characters=characters)]
    if all(one.kind != "free" for one in table.seats if one is not seat):
        entries.append(beginning(table.new, chosen, at, source))
    return tuple(entries)


def wanted_seat(table: Table, guest: str, wish: Join) -> Seat | None:
    """The seat that a guest may take; None if the guest has one already and does not ask for more.

    Args:
        table: where.
        guest: who.
        wish: the link and the seat.

    Raises:
        Declined: there is none.
    """
    link = table.link(wish.secret)
    own = table.seats_of(guest)
    if own and (link is None or link[0] != "seat"):
        return None
    if wish.secret:
        if link is None or link[1] is None:
            raise bad_link()
        if link[0] == "recovery":
            raise Declined(
                409, "not possible", "This link moves a seat to another device.", "Open it as it was given to you."
            )
        if own:
            raise Declined(
                409,
                "not possible",
                "You have a seat at this table; this link is for somebody else.",
                "Send it to who shall play with you. To play both seats, open a table with two seats of yours.",
            )
        if wish.seat not in {None, link[1]}:
            raise Declined(403, "not allowed", f"This link is not for seat {wish.seat}.", "Leave the seat out.")
        return table.seats[link[1]]
    if not table.options.public:
        raise (
            Declined(403, "not allowed", "This table is private.", "Ask who opened it for a link.")
            if table.may_watch(guest)
            else not_here()
        )
    return open_seat(table, wish.seat)


def open_seat(table: Table, number: int | None) -> Seat:
    """A free open seat of a public table.

    Args:
        table: where.
        number: which; None for any.

    Raises:
        Declined: there is none.
    """
    if number is not None and not 0 <= number < len(table.seats):
        raise Declined(404, "not here", f"This table has no seat {number}.")
    wanted = [seat for seat in table.seats if number in {None, seat.number}]
    free = [seat for seat in wanted if seat.kind == "free"]
    if table.state != "waiting" or not free:
        raise Declined(
            409, "not possible", "This table is full." if number is None else "This seat is taken.", "You can watch."
        )
    for seat in free:
        if seat.opened_as == "open":
            return seat
    raise Declined(403, "not allowed", "This seat is kept for somebody with a link.", "You can watch.")


def watch(table: Table, guest: str, secret: str, now: int) -> tuple[Entry, ...]:
    """Come to watch.

    Args:
        table: what.
        guest: who.
        secret: from the link; "" for a public table.
        now: the time.

    Raises:
        Declined: the table is private, and the link is not good.
    """
    if table.may_watch(guest):
        return ()
    link = table.link(secret)
    if link is None or link[0] != "watch":
        raise bad_link() if secret else not_here()
    return (WatcherAdmitted(at=max(now, table.at), guest=guest),)


def leave(table: Table, guest: str, now: int) -> tuple[Entry, ...]:
    """Stand up before the game begins. If the maker does, the table is closed.

    Args:
        table: where.
        guest: who.
        now: the time.

    Raises:
        Declined: the game goes on.
    """
    own = table.seats_of(guest)
    at = max(now, table.at)
    if table.state == "waiting" and guest == table.maker:
        return (Closed(at=at, reason="closed by who opened it"),)
    if not own or table.state == "over":
        return ()
    if table.state == "playing":
        raise Declined(409, "not possible", "The game goes on.", "You can resign, or come back later.")
    return tuple([Left(at=at, seat=seat) for seat in own])


def invite(table: Table, guest: str, seat: int | None, now: int, source: Source) -> tuple[tuple[Entry, ...], Invite]:
    """Make a link for a seat, or for watching; it replaces the one before.

    Args:
        table: where.
        guest: who wants it.
        seat: which seat; None to watch.
        now: the time.
        source: of the secret.

    Raises:
        Declined: the guest did not open the table, or the seat is not free.
    """
    if not table.may_watch(guest):
        raise not_here()
    if guest != table.maker:
        raise Declined(403, "not allowed", "Only who opened the table can invite.", "Ask them for a link.")
    if seat is None:
        return link(table, "watch", None, "watch", now, source)
    if not 0 <= seat < len(table.seats):
        raise Declined(404, "not here", f"This table has no seat {seat}.")
    if table.state != "waiting" or table.seats[seat].kind != "free":
        raise Declined(409, "not possible", "This seat is taken.", "Invite to watch.")
    return link(table, "seat", seat, "join", now, source)


def recovery(table: Table, guest: str, now: int, source: Source) -> tuple[tuple[Entry, ...], Invite]:
    """Make a link that moves the guest's seats to another device, once.

    Args:
        table: where.
        guest: who wants it.
        now: the time.
        source: of the secret.

    Raises:
        Declined: the guest has no seat.
    """
    own = table.seats_of(guest)
    if not own:
        raise Declined(403, "not yours", "You have no seat at this table.") if table.may_watch(guest) else not_here()
    return link(table, "recovery", own[0], "recover", now, source)


def link(
    table: Table, kind: LinkKind, seat: int | None, word: str, now: int, source: Source
) -> tuple[tuple[Entry, ...], Invite]:
    """A new secret link, and the entry that remembers its hash."""
    secret = source.new_secret()
    entry = Invited(at=max(now, table.at), link=kind, seat=seat, hash=hashed(secret))
    return (entry,), Invite(seat, f"/t/{table.id}/{word}/{secret}")


def recover(table: Table, guest: str, wish: Recover, now: int) -> tuple[Entry, ...]:
    """Move seats to this device.

    Args:
        table: where.
        guest: of this device.
        wish: the link.
        now: the time.

    Raises:
        Declined: the link is not good, or the guest plays here already.

    Returns:
        What is to be appended: nothing if the seat is here already.
    """
    found = table.link(wish.secret)
    if found is None or found[0] != "recovery" or found[1] is None:
        raise bad_link()
    holder = table.seats[found[1]].guest
    if holder == guest:
        return ()
    if table.seats_of(guest):
        raise Declined(409, "not possible", "You have another seat at this table.", "Open the link in another browser.")
    return (Moved(at=max(now, table.at), seats=tuple(table.seats_of(holder)), guest=guest),)
