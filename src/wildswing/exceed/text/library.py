"""The characters and normal cards that come with the package, and those of other people's files.

What the package brings is kept as it was parsed, so that a game starts without the parser: a character takes 2 ms, not
170 ms (most of it for importing and loading the parser). The build of the package keeps all of it: see `keep_all`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeVar

from wildswing.cardtext.errors import CardFileErrors, nearest
from wildswing.cardtext.load import (
    FilePath,
    is_path,
    key_of,
    name_of,
    packaged_files,
    packaged_names,
    packaged_text,
    read_text,
    remembered,
)

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


@cache
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


def load_character(which: FilePath) -> Character:
    """A character of the package, or one from a file.

    >>> load_character("geoffrey").attacks[0].name
    'Golden Arrow'

    Args:
        which: an id of `character_ids`, or the path of a card file (a `Path`, or a string that ends in ".toml").

    Raises:
        LookupError: there is no character with this id.
        CardFileErrors: the file cannot be read, or something in it is wrong.
    """
    if is_path(which):
        return read_character(read_text(which), name_of(which))
    return _packaged_character(str(which))


def read_character(source: str, name: str) -> Character:
    """A character from the text of a card file.

    Args:
        source: the text of the file, as `Character.source` keeps it.
        name: the name of the file: for messages, and without its ending the id of the character.

    Raises:
        CardFileErrors: something in it is wrong.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - not needed for what is kept as it was parsed
    from wildswing.exceed.text.assemble import Assembly  # noqa: PLC0415 - as above
    from wildswing.exceed.text.check import name_errors  # noqa: PLC0415 - as above

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


def check_file(path: FilePath) -> list[CardTextError]:
    """Everything that is wrong in a character file, in the order of its lines.

    Args:
        path: the file.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - as in `read_character`
    from wildswing.exceed.text.check import file_errors  # noqa: PLC0415 - as above

    try:
        file = parse_file(read_text(path), name_of(path))
    except CardFileErrors as error:
        return list(error.errors)
    return file_errors(file, normals_ids())


def read_normals(source: str, name: str) -> NormalSet:
    """A set of normal cards from the text of its file.

    Args:
        source: the text of the file.
        name: the name of the file: for messages, and without its ending the id of the set.

    Raises:
        CardFileErrors: something in it is wrong.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - as in `read_character`
    from wildswing.exceed.text.assemble import Assembly  # noqa: PLC0415 - as above

    assembly = Assembly(parse_file(source, name))
    return _whole(assembly.normals(name.removesuffix(".toml").lower()), assembly.errors)


def keep_all() -> None:
    """Read every file of the package, and the grammar, so that all of it is kept (see `wildswing.cardtext.load`)."""
    from wildswing.exceed.text.vocabulary import GRAMMAR  # noqa: PLC0415 - as in `read_character`

    for set_id in normals_ids():
        _packaged_normals(set_id)
    for character_id in character_ids():
        _packaged_character(character_id)
    GRAMMAR.tree("Draw 1.", "start")


@cache
def _packaged_character(character_id: str) -> Character:
    way = _way(character_id, character_ids(), "character")
    source = packaged_text(_PACKAGE, *way)
    character: Character = remembered(
        f"exceed-{character_id}", key_of(source, _language()), lambda: read_character(source, way[-1])
    )
    return character


@cache
def _packaged_normals(set_id: str) -> NormalSet:
    way = _way(set_id, normals_ids(), "set of normal cards")
    source = packaged_text(_PACKAGE, *way)
    normals: NormalSet = remembered(
        f"exceed-normals-{set_id}", key_of(source, _language()), lambda: read_normals(source, way[-1])
    )
    return normals


@cache
def _language() -> str:
    """The grammar and the code that reads it: when it changes, what was parsed before is of no use."""
    own, shared = f"{_PACKAGE}.text", "wildswing.cardtext"
    return key_of(*packaged_files(own, (".py", ".lark")), *packaged_files(shared, (".py",)))


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
