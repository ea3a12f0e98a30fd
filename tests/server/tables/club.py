"""A table for tests: guests speak, entries are judged, stored, read again and applied, as a server does it."""

from __future__ import annotations

from itertools import count

from wildswing.server.tables import (
    EVERYBODY,
    TERMS,
    Entry,
    Judgement,
    Opening,
    Presence,
    Table,
    Terms,
    bot_choice,
    decode,
    due,
    encode,
    join,
    judge,
    open_table,
)
from wildswing.server.wire.messages import Choose, ClientMessage, Refused
from wildswing.server.wire.tables import GameName, Invite, Join, NewSeat, NewTable, TableInfo, TableOptions

DRAW_FIRST = TableOptions(first=0)
ME, FRIEND, OPEN, BOT = NewSeat("me"), NewSeat("friend"), NewSeat("open"), NewSeat("bot")


class FixedSource:
    """Ids, secrets and seeds one after the other."""

    def __init__(self, seed: int = 7) -> None:
        self.numbers = count(1)
        self.seed = seed

    def new_id(self) -> str:
        return f"table{next(self.numbers)}"

    def new_secret(self) -> str:
        return f"secret{next(self.numbers)}"

    def new_seed(self) -> int:
        return 10**17 + 1000 * self.seed + next(self.numbers)  # such a number stands nowhere else


class Club:
    """A table that Ada opened, with its entries; `now` is its time."""

    def __init__(self, new: NewTable, seed: int = 7, terms: Terms = TERMS) -> None:
        self.source = FixedSource(seed)
        self.now = 1_000_000
        self.terms = terms
        self.presence = EVERYBODY
        self.messages = count(1)
        opening = open_table(new, "ada", "Ada", self.now, self.source)
        self.invites: tuple[Invite, ...] = opening.invites
        self.entries: list[Entry] = []
        self.stored: list[bytes] = []
        self.table = Table.fold(opening.entries)
        self.keep(opening.entries)
        self.opened: list[Opening] = []

    def keep(self, entries: tuple[Entry, ...]) -> None:
        self.entries += entries
        self.stored += [encode(entry) for entry in entries]

    def append(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            self.table.apply(decode(encode(entry)))
        self.keep(entries)

    def folded(self) -> Table:
        """The table as another process makes it of what is stored."""
        return Table.fold(decode(one) for one in self.stored)

    def new_message(self) -> str:
        return f"m{next(self.messages)}"

    def secret(self, seat: int | None) -> str:
        return next(invite.path.rsplit("/", 1)[1] for invite in self.invites if invite.seat == seat)

    def join(self, guest: str, seat: int, *characters: str) -> None:
        wish = Join(secret=self.secret(seat), characters=characters)
        self.append(join(self.table, guest, guest.capitalize(), wish, self.now, self.source))

    def say(self, guest: str, seat: int | None, message: ClientMessage) -> Judgement:
        judgement = judge(self.table, guest, seat, message, self.now, self.presence, self.source, self.terms)
        self.append(judgement.entries)
        if judgement.opens is not None:
            self.opened.append(judgement.opens)
        return judgement

    def done(self, guest: str, seat: int | None, message: ClientMessage) -> Judgement:
        """Say what is carried out."""
        judgement = self.say(guest, seat, message)
        assert judgement.refused is None
        assert not judgement.duplicate
        return judgement

    def refused(self, guest: str, seat: int | None, message: ClientMessage) -> Refused:
        """Say what is refused and changes nothing."""
        version = self.table.version
        judgement = self.say(guest, seat, message)
        assert judgement.refused is not None
        assert judgement.refused.id == message.id
        assert judgement.refused.message.endswith(".")
        assert self.table.version == version
        return judgement.refused

    def choose(self, *texts: str) -> None:
        """Let the seat that is asked choose options by the beginnings of their texts, one message each."""
        for text in texts:
            game = self.table.game
            assert game is not None
            assert game.decision is not None
            option = game.decision.find(text).number
            self.pick(option)

    def pick(self, *options: int) -> None:
        """Let the seat that is asked choose by numbers, in one message."""
        seat = self.table.to_move
        assert seat is not None
        message = Choose(self.new_message(), self.table.number, options)
        self.done(self.table.seats[seat].guest, seat, message)

    def bots(self) -> None:
        """Let bots choose their first option as long as they are asked."""
        while (moving := self.table.bot_to_move) is not None:
            game = self.table.game
            assert game is not None
            judgement = bot_choice(self.table, moving[0], self.table.number, (game.options[0],), self.now)
            assert judgement.refused is None
            self.append(judgement.entries)

    def wait(self, milliseconds: int) -> None:
        """Let time go by, and happen what it brings."""
        self.now += milliseconds
        self.append(due(self.table, self.now, self.terms))

    def gone(self, *seats: int) -> None:
        """Cut the connections of seats."""
        self.presence = Presence(dict.fromkeys(seats, self.now))

    def info(self, guest: str | None = None, seat: int | None = None) -> TableInfo:
        return self.table.info(guest, seat, self.now, self.presence, self.terms)

    def offer(self) -> int:
        """The id of the only offer."""
        (offer,) = self.info().offers
        return offer.id


def exceed(
    *seats: NewSeat,
    options: TableOptions = DRAW_FIRST,
    characters: tuple[str, str] = ("ryu", "geoffrey"),
    seed: int = 7,
) -> Club:
    """A table of EXCEED: Ada against Bob, who has come, unless other seats are given."""
    given = seats or (ME, FRIEND)
    new = tuple(
        NewSeat(seat.kind, seat.characters or (characters[number],), seat.bot, seat.name)
        for number, seat in enumerate(given)
    )
    club = Club(NewTable("exceed", new, options), seed)
    for number, seat in enumerate(new):
        if seat.kind == "friend":
            club.join("bob", number)
    return club


WITCHES = ("luna", "mia", "flare", "amelia")
GUESTS = ("ada", "bob", "cleo", "dan")


def hackclad(*seats: NewSeat, options: TableOptions | None = None, seed: int = 7) -> Club:
    """A table of HacKClaD: Ada, Bob, Cleo and Dan sit at as many seats as are given."""
    chosen = options or TableOptions(missions="random")
    two = chosen.mode == "team" and len(seats) == 2
    new = tuple(
        NewSeat(
            seat.kind,
            seat.characters or (WITCHES[2 * number : 2 * number + 2] if two else (WITCHES[number],)),
            seat.bot,
            seat.name,
        )
        for number, seat in enumerate(seats)
    )
    club = Club(NewTable("hackclad", new, chosen), seed)
    for number, seat in enumerate(new):
        if seat.kind == "friend":
            club.join(GUESTS[number], number)
    return club


def table_of(game: GameName, *seats: NewSeat, options: TableOptions = TableOptions()) -> NewTable:  # noqa: B008 - frozen
    return NewTable(game, seats, options)
