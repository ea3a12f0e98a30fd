"""`wildswing check`: all errors of a card file at once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wildswing.cli.watching import Watched
from wildswing.kernel.errors import NotPlayable

if TYPE_CHECKING:
    from wildswing.cardtext.errors import CardTextError

# Keys of the files of HacKClaD that no file of EXCEED has.
HACKCLAD_KEYS = frozenset({"basic_limits", "cp", "card", "mission", "turn_slot", "basic_action", "clad_start"})


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--watch", is_flag=True, help="Check a file again whenever it is saved, until Ctrl-C.")
def check(files: tuple[Path, ...], watch: bool) -> int:
    """Check card files: every error with its line, and whether the rules can run the texts.

    A file with Witches', Clad or Mission cards is one of HacKClaD, every other one of EXCEED.
    """
    watched = Watched(files)
    good = {file: in_order(file) for file in files}
    if watch:
        click.echo("Waiting for the next save; Ctrl-C ends.")
    try:
        while watch:
            for file in watched.wait():
                click.echo(f"\n{file} was saved.\n")
                good[file] = in_order(file)
    except KeyboardInterrupt:
        click.echo()
    return 0 if all(good.values()) else 1


def in_order(file: Path) -> bool:
    """Print what is wrong in a card file; whether nothing is."""
    errors = errors_of(file)
    for error in errors:
        click.echo(f"{error}\n")
    if errors:
        click.echo(f"{file}: {len(errors)} error{'' if len(errors) == 1 else 's'}")
        return False
    try:
        build(file)
    except NotPlayable as error:
        click.echo(f"{file}: every text is understood, but it cannot be played yet: {error}")
    else:
        click.echo(f"{file}: no errors")
    return True


def tables_of(file: Path) -> Mapping[str, Any]:
    """What is in a card file; nothing if it cannot be read."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}


def errors_of(file: Path) -> list[CardTextError]:
    """Everything that is wrong in a card file of either game."""
    if HACKCLAD_KEYS.isdisjoint(tables_of(file)):
        from wildswing.exceed.text import check_file as check_exceed  # noqa: PLC0415 - only the file's own game

        return check_exceed(file)
    from wildswing.hackclad.text import check_file as check_hackclad  # noqa: PLC0415 - as above

    return check_hackclad(file)


def build(file: Path) -> None:
    """Build what is in a card file without errors; NotPlayable says what the rules cannot run."""
    tables = tables_of(file)
    if HACKCLAD_KEYS.isdisjoint(tables):
        from wildswing.exceed.building.fighter import build_fighter  # noqa: PLC0415 - as above
        from wildswing.exceed.text import load_character  # noqa: PLC0415 - as above

        build_fighter(load_character(file), 0)
        return
    from wildswing.hackclad.building.files import build_file  # noqa: PLC0415 - as above

    build_file(file, tables)
