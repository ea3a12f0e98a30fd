"""`wildswing record`: the games of a server, for whoever runs it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from wildswing.cli import saves
from wildswing.cli.console import HEAD, joined, say, show, styled, wrapped
from wildswing.cli.extra import needed
from wildswing.cli.presenters import presenter_of
from wildswing.kernel.errors import WildswingError

if TYPE_CHECKING:
    from wildswing.server.storage import Store
    from wildswing.server.tables import Table
    from wildswing.server.wire.tables import TableInfo

R = TypeVar("R")
ENDINGS: Final = {
    "play": "played to its end", "resignation": "ended by resignation", "time": "ended by the clock",
    "claim": "claimed, as a player was gone", "closed": "closed",
}  # fmt: skip
DATABASE: Final = click.option(
    "--database-url", help="Where the server keeps its games.  [default: as for wildswing serve]"
)


@click.group()
def record() -> None:
    """List, show and export the games that a server keeps."""


@record.command("list")
@DATABASE
@click.option("--limit", type=click.IntRange(1), default=50, show_default=True, help="How many, the latest first.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, a line for each.")
def list_tables(database_url: str | None, limit: int, as_json: bool) -> None:
    """List the tables: id, game, who plays, how it stands, choices, and when it was opened."""
    found = with_store(database_url, lambda store: store.every_table(limit))
    rows = [row(one.info) for one in found]
    if as_json:
        for one in rows:
            show(json.dumps(one, ensure_ascii=False))
        return
    if not rows:
        say("There is no table yet.")
        return
    columns = {name: max(len(name), *[len(str(one[name])) for one in rows]) for name in rows[0]}
    show("  ".join([f"{name:{size}}" for name, size in columns.items()]).rstrip(), HEAD)
    for one in rows:
        show("  ".join([f"{one[name]!s:{size}}" for name, size in columns.items()]).rstrip())


def row(info: TableInfo) -> dict[str, Any]:
    """A table in the list."""
    who = [seat.name or ("free" if seat.kind == "free" else f"seat {seat.seat}") for seat in info.seats]
    return {
        "id": info.id,
        "game": info.game,
        "who": ", ".join(who),
        "state": info.state if info.ended_by is None else f"over ({info.ended_by})",
        "choices": info.number,
        "opened": moment(info.created),
    }


def moment(milliseconds: int) -> str:
    """A time in words that sort."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


@record.command("show")
@click.argument("table_id", metavar="ID")
@DATABASE
def show_table(table_id: str, database_url: str | None) -> None:
    """Tell a game in words: everything if it is over, else what a spectator knows."""
    table = table_of(database_url, table_id)
    game = table.game
    if game is None:
        raise click.ClickException(f"The game at {table_id} has not begun.")
    over = table.state == "over"
    presenter = presenter_of(game)
    names = presenter.players(game)
    seats = [f"{seat.name or f'seat {seat.number}'} plays {names[seat.number]}" for seat in table.seats]
    say(f"{table_id}: {'; '.join(seats)}. Opened {moment(table.created)}, {len(game.history)} choices.", HEAD)
    show(joined(presenter.told(game.events(seat="all" if over else None), None)))
    show()
    show(presenter.screen(game.view(None), False))
    show()
    if not over:
        say("The game goes on; this is what a spectator knows.")
    elif game.result is not None:
        say(presenter.ending(game, game.result, None), HEAD)
    else:
        say(f"The game was {ENDINGS[table.ended_by or 'closed']}.", HEAD)


@record.command("export")
@click.argument("table_id", metavar="ID")
@click.argument("file", required=False, type=click.Path(path_type=Path, dir_okay=False))
@DATABASE
@click.option("--unfinished", is_flag=True, help="Export a game that is not over, with all its secrets.")
def export(table_id: str, file: Path | None, database_url: str | None, unfinished: bool) -> None:
    """Write the record of a game to FILE, or to standard output; `wildswing replay` shows it.

    A record has everything, hidden cards and the seed too, so it is only given out when the game is over.
    """
    table = table_of(database_url, table_id)
    if table.game is None:
        raise click.ClickException(f"The game at {table_id} has not begun.")
    if table.state != "over" and not unfinished:
        raise click.ClickException(
            f"The game at {table_id} is not over, and its record would tell all hidden cards. "
            "Whoever runs the server can give --unfinished."
        )
    text = table.game.record
    if file is None:
        click.echo(text, nl=False)
        return
    if file.exists():
        raise click.UsageError(f"{file} exists already: choose another name.")
    saves.save(file, text)
    show(styled(wrapped(f"Written. See it with: wildswing replay {file}")))


def table_of(database_url: str | None, table_id: str) -> Table:
    """A table as its entries made it.

    Args:
        database_url: where the games are kept; None for the usual place.
        table_id: names it.

    Raises:
        click.ClickException: there is none.
    """
    entries = with_store(database_url, lambda store: store.load(table_id))
    if not entries:
        raise click.ClickException(f"There is no table {table_id!r}; wildswing record list shows all of them.")
    from wildswing.server.tables import Table, decode  # noqa: PLC0415 - only where the packages are there

    return Table.fold([decode(one) for one in entries])


def with_store(database_url: str | None, ask: Callable[[Store], Awaitable[R]]) -> R:
    """Ask the database something, and close it.

    Args:
        database_url: where the games are kept; None for the usual place.
        ask: what is asked.

    Raises:
        WildswingError: the database cannot be opened; the message says why.
    """
    with needed("wildswing record"):
        from wildswing.server.settings import from_environment  # noqa: PLC0415 - perhaps not installed
        from wildswing.server.storage import StorageError, open_store  # noqa: PLC0415 - as above

    async def asked() -> R:
        store = open_store(database_url or from_environment().database)
        try:
            return await ask(store)
        finally:
            await store.close()

    try:
        return asyncio.run(asked())
    except StorageError as error:
        raise WildswingError(str(error)) from None
