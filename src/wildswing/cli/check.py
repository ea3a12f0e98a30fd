"""`wildswing check`: all errors of a card file at once."""

from __future__ import annotations

from pathlib import Path

import click

from wildswing.exceed.building.fighter import build_fighter
from wildswing.exceed.text import check_file, load_character
from wildswing.kernel.errors import NotPlayable


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True, dir_okay=False))
def check(files: tuple[Path, ...]) -> int:
    """Check card files: every error with its line, and whether the rules can run the texts."""
    bad = 0
    for file in files:
        errors = check_file(file)
        for error in errors:
            click.echo(f"{error}\n")
        if errors:
            bad += 1
            click.echo(f"{file}: {len(errors)} error{'' if len(errors) == 1 else 's'}")
            continue
        try:
            build_fighter(load_character(file), 0)
        except NotPlayable as error:
            click.echo(f"{file}: every text is understood, but it cannot be played yet: {error}")
            continue
        click.echo(f"{file}: no errors")
    return 1 if bad else 0
