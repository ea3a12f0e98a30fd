"""The characters and normal cards that come with the package, and those of other people's files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from wildswing.cardtext.errors import CardFileErrors, nearest
from wildswing.cardtext.load import packaged_names, packaged_text, parse_file, read_text
from wildswing.exceed.text.assemble import Assembly
from wildswing.exceed.text.check import file_errors, name_errors

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wildswing.cardtext.errors import CardTextError
    from wildswing.exceed.text.character import Character, NormalSet

T = TypeVar("T")

_PACKAGE = "wildswing.exceed"
_FOLDER = "data"
_NORMALS = "normals"


@cache
def _ways() -> Mapping[str, tuple[str, ...]]:
    """The way to every file of the package, by its id."""
    return packaged_names(_PACKAGE, _FOLDER)


def character_ids() -> tuple[str, ...]:
    """The ids of all characters of the package, by season and name.

    >>> "geoffrey" in character_ids()
    True
    """
    return tuple(name for name, way in _ways().items() if way[1] != _NORMALS)


def normals_ids() -> tuple[str, ...]:
    """The ids of all sets of normal cards.

    >>> normals_ids()
    ('season6', 'season7', 'standard')
    """
    return tuple(name for name, way in _ways().items() if way[1] == _NORMALS)


def load_character(which: str | Path) -> Character:
    """A character of the package, or one from a file.

    >>> load_character("geoffrey").attacks[0].name
    'Golden Arrow'

    Args:
        which: an id of `character_ids`, or the path of a card file (a `Path`, or a string that ends in ".toml").

    Raises:
        LookupError: there is no character with this id.
        CardFileErrors: the file cannot be read, or something in it is wrong.
    """
    if isinstance(which, Path) or which.endswith(".toml"):
        path = Path(which)
        return read_character(read_text(path), path.name)
    return _packaged_character(which)


def read_character(source: str, name: str) -> Character:
    """A character from the text of a card file.

    Args:
        source: the text of the file, as `Character.source` keeps it.
        name: the name of the file: for messages, and without its ending the id of the character.

    Raises:
        CardFileErrors: something in it is wrong.
    """
    assembly = Assembly(parse_file(source, name))
    character = assembly.character(name.removesuffix(".toml").lower())
    return _whole(character, [*assembly.errors, *name_errors(assembly, normals_ids())])


def load_normals(which: str = "standard") -> NormalSet:
    """A set of normal cards of the package.

    >>> [attack.name for attack in load_normals("standard").attacks][:3]
    ['Grasp', 'Cross', 'Assault']

    Args:
        which: an id of `normals_ids`.

    Raises:
        LookupError: there is no set with this id.
    """
    return _packaged_normals(which)


def check_file(path: str | Path) -> list[CardTextError]:
    """Everything that is wrong in a character file, in the order of its lines.

    Args:
        path: the file.
    """
    try:
        file = parse_file(read_text(path), Path(path).name)
    except CardFileErrors as error:
        return list(error.errors)
    return file_errors(file, normals_ids())


@cache
def _packaged_character(character_id: str) -> Character:
    source = packaged_text(_PACKAGE, *_way(character_id, character_ids(), "character"))
    return read_character(source, f"{character_id}.toml")


@cache
def _packaged_normals(set_id: str) -> NormalSet:
    source = packaged_text(_PACKAGE, *_way(set_id, normals_ids(), "set of normal cards"))
    assembly = Assembly(parse_file(source, f"{set_id}.toml"))
    return _whole(assembly.normals(set_id), assembly.errors)


def _way(which: str, known: tuple[str, ...], kind: str) -> tuple[str, ...]:
    if which not in known:
        close = nearest(which, known)
        hint = f"; the nearest is {close[0]!r}" if close else ""
        raise LookupError(f"there is no {kind} {which!r}{hint}")
    return _ways()[which]


def _whole(thing: T | None, errors: list[CardTextError]) -> T:
    """What was read, if nothing was wrong with it."""
    if thing is None or errors:
        raise CardFileErrors(errors)
    return thing
