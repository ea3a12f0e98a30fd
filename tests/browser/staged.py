"""Tables at chosen moments: games that were played from fixed seeds, in the database of a server that then starts.

Seeds are secret over HTTP, so what is hard to come to by play is written into the storage before.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import BrowserContext

from tests.server.running import Running
from wildswing.exceed import constants as exceed
from wildswing.exceed.game import ExceedGame
from wildswing.server.identity import Guest, Identity
from wildswing.server.pictures import picture
from wildswing.server.rooms.listing import append_of
from wildswing.server.storage import open_store
from wildswing.server.tables import Entry, Table, join
from wildswing.server.tables.entries import Chosen
from wildswing.server.tables.opening import open_table
from wildswing.server.wire.exceed import ExceedPicture
from wildswing.server.wire.hackclad import HackcladPicture
from wildswing.server.wire.tables import Join, NewSeat, NewTable, TableOptions

if TYPE_CHECKING:
    from wildswing.library import AnyGame

BEGUN: Final = time.time_ns() // 1_000_000 - 3_600_000
"""An hour ago: tables where nothing has happened for long are put away."""
KEY: Final = "the key of a server that only tests use"
IDENTITY: Final = Identity(KEY)
ADA: Final = "ada"
BEN: Final = "ben"
EVE: Final = "eve"
NAMES: Final = {ADA: "Ada", BEN: "Ben", "cleo": "Cleo", "dov": "Dov", EVE: "Eve"}
SEEDS: Final = 60
FOUR: Final = ("luna", "mia", "rosette", "flare")

Wanted = Callable[["AnyGame"], bool]


class Source:
    """Ids and seeds that are the same each time."""

    def __init__(self, table: str, seed: int) -> None:
        self._table = table
        self._seed = seed
        self._secrets = count(1)

    def new_id(self) -> str:
        """The id of the table."""
        return self._table

    def new_secret(self) -> str:
        """A secret for a link."""
        return f"secret-of-{self._table}-{next(self._secrets)}"

    def new_seed(self) -> int:
        """The seed of the game."""
        return self._seed


@dataclass(frozen=True)
class Moment:
    """A table that is wanted.

    Attributes:
        id: of the table.
        game: "exceed" or "hackclad".
        characters: of each seat.
        wanted: whether a game has come to the moment; None: nobody has joined yet.
        guests: who sits where: a guest, or "bot". In a hot seat the same guest sits at several seats.
        viewer: "asked": the first guest holds the seat that decides then; else the first seat.
        options: of the table.
        first_seed: where the search begins; a known seed makes it quick.
    """

    id: str
    game: str
    characters: tuple[tuple[str, ...], ...]
    wanted: Wanted | None
    guests: tuple[str, ...] = (ADA, "bot")
    viewer: str = "asked"
    options: dict[str, Any] = field(default_factory=dict)
    first_seed: int = 0


def kind(*words: str) -> Wanted:
    """A decision of a kind is pending."""
    return lambda game: game.decision is not None and game.decision.kind in words


def both(*wanted: Wanted) -> Wanted:
    """All of some things, asked in this order."""
    return lambda game: all(one(game) for one in wanted)


def over(game: AnyGame) -> bool:
    """The game is over."""
    return game.over


def duel_shown(asked: Callable[[ExceedPicture], bool]) -> Wanted:
    """The picture of the seat that decides is as wanted."""

    def fits(game: AnyGame) -> bool:
        shown = None if game.over else picture(game, game.seat)
        return isinstance(shown, ExceedPicture) and asked(shown)

    return fits


def hunt_shown(asked: Callable[[HackcladPicture], bool]) -> Wanted:
    """The picture of the seat that decides is as wanted."""

    def fits(game: AnyGame) -> bool:
        shown = None if game.over else picture(game, game.seat)
        return isinstance(shown, HackcladPicture) and asked(shown)

    return fits


def option(game: AnyGame, chance: random.Random) -> int:
    """An option by chance; strikes and exceeding come more often, as in games of people."""
    options = game.options
    for often in (exceed.STRIKE_ACTION, exceed.EXCEED_ACTION):
        if isinstance(game, ExceedGame) and often in options and chance.random() < 1 / 3:
            return often
    return chance.choice(options)


def staged(moment: Moment) -> tuple[Table, tuple[Entry, ...]]:
    """The table at the first moment that is wanted, and its entries."""
    if moment.wanted is None:
        return begun(moment, 0, moment.guests)
    for seed in range(moment.first_seed, moment.first_seed + SEEDS):
        table, entries = begun(moment, seed, moment.guests)
        game = table.game
        assert game is not None
        chance = random.Random(seed)
        chosen: list[Entry] = []
        while not game.over and not moment.wanted(game):
            entry = Chosen(
                at=BEGUN + 1000 * len(chosen), seat=game.seat, number=len(chosen), options=(option(game, chance),)
            )
            table.apply(entry)
            chosen.append(entry)
        if not moment.wanted(game):
            continue
        me = first_guest(moment)
        if moment.viewer == "asked" and not game.over and table.seats[game.seat].guest != me:
            # The same game, but somebody else looks: seats change their holders, not their characters.
            guests = list(moment.guests)
            at = guests.index(me)
            guests[at], guests[game.seat] = guests[game.seat], guests[at]
            table, entries = begun(moment, seed, tuple(guests))
            for made in chosen:
                table.apply(made)
        return table, (*entries, *chosen)
    raise AssertionError(f"{moment.id}: no such moment came in {SEEDS} games")


def first_guest(moment: Moment) -> str:
    """The guest who opened the table."""
    return next(guest for guest in moment.guests if guest in NAMES)


def begun(moment: Moment, seed: int, guests: tuple[str, ...]) -> tuple[Table, tuple[Entry, ...]]:
    """A table whose players have sat down."""
    source = Source(moment.id, seed)
    maker = first_guest(moment)
    seats = tuple(
        NewSeat("bot", characters, "steady")
        if guest == "bot"
        else NewSeat("me" if guest == maker else "open" if guest == "open" else "friend", characters)
        for guest, characters in zip(guests, moment.characters, strict=True)
    )
    new = NewTable(moment.game, seats, TableOptions(**({"public": True} | moment.options)))  # type: ignore[arg-type]
    opening = open_table(new, maker, NAMES[maker], BEGUN, source)
    table = Table.fold(opening.entries)
    entries = opening.entries
    for invite in opening.invites:
        guest = guests[invite.seat if invite.seat is not None else 0]
        if guest in NAMES and guest != maker:
            wish = Join(secret=invite.path.rsplit("/", 1)[-1])
            more = join(table, guest, NAMES[guest], wish, BEGUN, source)
            for entry in more:
                table.apply(entry)
            entries += more
    return table, entries


async def _store(url: str, moments: tuple[Moment, ...]) -> None:
    """Write tables into a database."""
    store = open_store(url)
    try:
        for guest, name in NAMES.items():
            await store.rename(guest, name, BEGUN)
        for moment in moments:
            table, entries = staged(moment)
            assert await store.create(append_of(table, 0, entries, seats_changed=True)), moment.id
    finally:
        await store.close()


def serve_staged(folder: Path, moments: tuple[Moment, ...], **environment: str) -> Running:
    """A server that has these tables; to be used in a `with` statement.

    Args:
        folder: for its files.
        moments: the tables.
        environment: further settings.
    """
    url = f"sqlite:///{folder / 'staged.db'}"
    # In a thread of its own, as Playwright has a loop running in this one.
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, _store(url, moments)).result()
    settings = {"WILDSWING_DATABASE_URL": url, "WILDSWING_SECRET_KEY": KEY} | environment
    return Running(folder, port=0, **settings)


def be(context: BrowserContext, address: str, guest: str) -> None:
    """Make a browser profile one of the guests."""
    context.add_cookies([{"name": IDENTITY.cookie, "value": IDENTITY.signed(Guest(guest)), "url": address}])
