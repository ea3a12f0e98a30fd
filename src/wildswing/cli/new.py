"""`wildswing new`: a card file to begin with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click

from wildswing.cardtext.names import slug

TEMPLATE: Final = Path(__file__).parent / "exceed" / "new_character.toml"
LONGEST: Final = 40


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def new() -> None:
    """Write a card file to begin with."""


@new.command(short_help="A small character of EXCEED.")
@click.argument("name")
@click.option(
    "--file",
    "path",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where to write it; the name ends in .toml.  [default: after NAME, in this folder]",
)
def character(name: str, path: Path | None) -> None:
    """Write a small character of EXCEED with the name NAME: complete, with remarks, and ready to be played.

    No file is overwritten.
    """
    wanted = " ".join(name.split())
    if not wanted or not wanted.isprintable() or len(wanted) > LONGEST:
        raise click.UsageError(f"A character's name has 1 to {LONGEST} characters in one line; not {name!r}.")
    path = path or default_path(wanted)
    if path.suffix != ".toml":
        raise click.UsageError(f"--file: the name of a card file ends in .toml; not {str(path)!r}.")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(template(wanted, path))
    except FileExistsError:
        raise click.UsageError(f"{path} exists already. Name another file with --file.") from None
    except FileNotFoundError:
        raise click.UsageError(f"--file: there is no folder {path.parent}.") from None
    click.echo(f"{path} is written: a small character that can be played.")
    click.echo(f"  wildswing check {path} --watch")
    click.echo(f"  wildswing play {path} ryu --watch")


def default_path(name: str) -> Path:
    """The file of a name in this folder."""
    stem = slug(name)
    if not stem:
        raise click.UsageError(f"No file can be called after {name!r}. Name one with --file.")
    return Path(f"{stem}.toml")


def template(name: str, path: Path) -> str:
    """The file with a name in it.

    Args:
        name: of the character.
        path: of the file, for the commands that it shows.
    """
    source = TEMPLATE.read_text("utf-8")
    # A TOML string in quotation marks is written as one in JSON.
    return source.replace("{name}", json.dumps(name, ensure_ascii=False)).replace("{file}", path.name)
