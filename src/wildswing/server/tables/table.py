"""A table: its seats, its game, its clocks and offers, as its entries made them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, Self

from wildswing.server.tables import folding, showing
from wildswing.server.tables.clocks import Clocks
from wildswing.server.tables.entries import Entry, EntryError, LinkKind, Opened
from wildswing.server.tables.offers import OpenOffer
from wildswing.server.tables.presence import EVERYBODY, Presence
from wildswing.server.tables.results import Ending
from wildswing.server.tables.seats import Seat
from wildswing.server.tables.sources import hashed
from wildswing.server.tables.terms import TERMS, Terms
from wildswing.server.wire.common import Result
from wildswing.server.wire.tables import NewTable, TableInfo, TableOptions

if TYPE_CHECKING:
    from wildswing.library import AnyGame


class Table:
    """What entries have made of a table. Only `apply` changes it; `judge` and the others say which entries may follow.

    Attributes:
        id: names it in addresses.
        maker: the guest who opened it.
        new: what the maker wanted.
        created: when it was opened, milliseconds since 1970.
        at: the time of the last entry.
        version: how many entries there are.
        state: "waiting" for players, "playing" or "over".
        seats: all of them.
        game: the game with its log of events; None before it begins.
        same_texts: whether the game is played by the card texts that it began with; False after a change of them.
        clocks: None without clocks.
        paused: whether all agreed to a pause.
        offers: the open ones by id.
        asked_back: the seats that have asked to take back in this position.
        links: what each open secret link is for, by its hash: its kind and seat.
        watchers: guests who may watch although the table is not public.
        former: guests who have had a seat.
        ended_by: how it ended; None as long as it goes on.
        result: the same with all players; None as long as it goes on.
        rematch: the id of the table of the rematch; None if there is none.
        seen: for each seat the ids of its messages, the latest last.
    """

    def __init__(self, opened: Opened) -> None:
        self.id = opened.table
        self.maker = opened.maker
        self.new: NewTable = opened.new
        self.created = opened.at
        self.at = opened.at
        self.version = 1
        self.state: Literal["waiting", "playing", "over"] = "waiting"
        self.seats = [Seat(number, new) for number, new in enumerate(opened.new.seats)]
        self.game: AnyGame | None = None
        self.same_texts = True
        settings = opened.new.options.clock
        self.clocks = None if settings is None else Clocks(settings, len(self.seats))
        self.paused = False
        self.offers: dict[int, OpenOffer] = {}
        self.asked_back: set[int] = set()
        self.links: dict[str, tuple[LinkKind, int | None]] = {}
        self.watchers: set[str] = set()
        self.former: set[str] = set()
        self.ended_by: Ending | None = None
        self.result: Result | None = None
        self.rematch: str | None = None
        self.seen: list[dict[str, None]] = [{} for _ in self.seats]

    @classmethod
    def fold(cls, entries: Iterable[Entry]) -> Self:
        """The table that entries make.

        Args:
            entries: all of them, the first one first.

        Raises:
            EntryError: they do not fit to each other.
        """
        rest = iter(entries)
        first = next(rest, None)
        if not isinstance(first, Opened):
            raise EntryError(f"a table begins with being opened, not with {first!r}")
        table = cls(first)
        for entry in rest:
            table.apply(entry)
        return table

    def apply(self, entry: Entry) -> None:
        """Let the next entry change the table.

        Args:
            entry: what happened.

        Raises:
            EntryError: it does not fit to what happened before. The table is of no use then.
        """
        folding.fold_in(self, entry)

    # ---- who may do what

    @property
    def options(self) -> TableOptions:
        """What the maker decided."""
        return self.new.options

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds.

        Args:
            guest: who; None for nobody in particular.
        """
        return [seat.number for seat in self.seats if guest and seat.guest == guest]

    def may_watch(self, guest: str | None) -> bool:
        """Whether a guest may see the table at all.

        Args:
            guest: who.
        """
        if self.options.public or (guest and guest == self.maker):
            return True
        return guest in self.watchers or guest in self.former or bool(self.seats_of(guest))

    def link(self, secret: str) -> tuple[LinkKind, int | None] | None:
        """What an open secret link is for: its kind and its seat; None if it is not good (any more).

        Args:
            secret: as it stands in the link.
        """
        return self.links.get(hashed(secret)) if secret else None

    # ---- how it stands

    @property
    def number(self) -> int:
        """How many choices were made; the number of the pending decision."""
        return 0 if self.game is None else len(self.game.history)

    @property
    def mover(self) -> int | None:
        """The seat that is to decide, even if the game is paused; None if nobody is."""
        return None if self.state != "playing" or self.game is None else self.game.seat

    @property
    def to_move(self) -> int | None:
        """The seat that can choose now; None if nobody can."""
        return None if self.paused else self.mover

    @property
    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat that can choose now and the name of its bot; None unless it is a bot's."""
        seat = self.to_move
        return None if seat is None or self.seats[seat].kind != "bot" else (seat, self.seats[seat].bot)

    @property
    def event_count(self) -> int:
        """How many events the log of the game has."""
        log = None if self.game is None else self.game.state.log
        return 0 if log is None else len(log)

    def info(
        self,
        guest: str | None,
        seat: int | None,
        now: int,
        presence: Presence = EVERYBODY,
        terms: Terms = TERMS,
    ) -> TableInfo:
        """The table as one viewer sees it. Nothing in it is secret: no seed, no secret, no guest's id, no hidden card.

        Args:
            guest: the viewer; None for nobody in particular.
            seat: from which seat the viewer looks at it; None for a spectator.
            now: the time.
            presence: who is connected.
            terms: how long things last.
        """
        return showing.table_info(self, guest, seat, now, presence, terms)
