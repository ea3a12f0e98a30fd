"""How entries change a game that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.tables.beginning import begin, texts_of
from wildswing.server.tables.entries import (
    Answered,
    Began,
    Chosen,
    EntryError,
    Offered,
    Paused,
    Resumed,
    TookBack,
    Woke,
)
from wildswing.server.tables.fold_common import end, let_clock_run, playing
from wildswing.server.tables.offers import OpenOffer

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


def began(table: Table, entry: Began) -> None:
    """The game began."""
    if table.state != "waiting" or len(entry.characters) != len(table.seats):
        raise EntryError(f"the game of the table {table.id} cannot begin with entry {table.version}")
    table.game = begin(table.new, entry.characters, entry.seed)
    table.same_texts = texts_of(table.game) == entry.texts
    table.state = "playing"
    for seat in table.seats:
        seat.characters = tuple(entry.characters[seat.number])
    table.links = {hash_: link for hash_, link in table.links.items() if link[0] != "seat"}
    let_clock_run(table)


def chosen(table: Table, entry: Chosen) -> None:
    """Decisions were answered."""
    game = playing(table)
    if entry.number != len(game.history):
        raise EntryError(
            f"entry {table.version} of the table {table.id} answers decision {entry.number}, "
            f"but {len(game.history)} is pending"
        )
    for option in entry.options:
        if game.seat != entry.seat or option not in game.options:
            raise EntryError(
                f"entry {table.version} of the table {table.id} has a choice that is not possible: option {option} of "
                f"seat {entry.seat} at decision {len(game.history)}"
            )
        game.choose(option)
    table.asked_back = set()
    if game.over:
        end(table, "play")
    else:
        let_clock_run(table)


def took_back(table: Table, entry: TookBack) -> None:
    """Choices were taken back."""
    game = playing(table)
    if entry.agreed:
        game.return_to(entry.to)
    else:
        game.take_back()
    table.asked_back = set()
    let_clock_run(table)


def offered(table: Table, entry: Offered) -> None:
    """Something was proposed."""
    table.offers[table.version] = OpenOffer(table.version, entry.kind, entry.seat, entry.number)
    if entry.kind == "take back":
        table.asked_back.add(entry.seat)


def answered(table: Table, entry: Answered) -> None:
    """An offer was answered; what all agreed to stands in the next entry."""
    if entry.agree:
        table.offers[entry.offer].agreed.append(entry.seat)
    else:
        del table.offers[entry.offer]


def paused(table: Table, entry: Paused) -> None:
    """Clocks stand still."""
    playing(table)
    table.paused = True
    if table.clocks is not None:
        table.clocks.pause()


def resumed(table: Table, entry: Resumed) -> None:
    """Clocks run again."""
    playing(table)
    table.paused = False
    if table.clocks is not None:
        table.clocks.resume()
    let_clock_run(table)


def woke(table: Table, entry: Woke) -> None:
    """The clocks were set before; nothing else changes."""
