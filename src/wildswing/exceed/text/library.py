"""The characters and normal cards that come with the package, and those of other people's files.

The build of the package reads all that it brings, and keeps it: see `keep_all`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from wildswing.cardtext.errors import CardFileErrors
from wildswing.cardtext.library import Library, whole
from wildswing.cardtext.load import FilePath, is_path, name_of, packaged_module, packaged_names, read_text
from wildswing.cardtext.names import slug

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from wildswing.cardtext.errors import CardTextError
    from wildswing.exceed.text.character import Character, NormalSet

_PACKAGE = "wildswing.exceed"
_FOLDER = "data"
_LIBRARY = Library(_PACKAGE)
_NORMALS = "normals"


@cache
def character_ids() -> tuple[str, ...]:
    """The ids of all characters of the package, by season and name.

    >>> "geoffrey" in character_ids()
    True
    """
    return tuple(name for name, way in _LIBRARY.ways.items() if way[1] != _NORMALS)


def normals_ids() -> tuple[str, ...]:
    """The ids of all sets of normal cards.

    >>> normals_ids()
    ('season6', 'season7', 'standard')
    """
    return tuple(name for name, way in _LIBRARY.ways.items() if way[1] == _NORMALS)


@cache
def rule_ways() -> Mapping[str, tuple[str, ...]]:
    """The way to the code of every named rule, by the name of its file without the ending.

    >>> rule_ways()["wide_form"]
    ('data', 'season4', 'wide_form.py')
    """
    return packaged_names(_PACKAGE, _FOLDER, ".py")


def rule_file(name: str) -> str:
    """What the file of a named rule is called, without the ending.

    >>> rule_file("Wide Form")
    'wide_form'

    Args:
        name: the name of the rule.
    """
    return slug(name).replace("-", "_")


def rule_module(name: str) -> ModuleType | None:
    """The code of a named rule, imported now; None if there is no such rule.

    Args:
        name: the name of the rule.
    """
    way = rule_ways().get(rule_file(name))
    return None if way is None else packaged_module(_PACKAGE, *way)


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
    from wildswing.exceed.text.assemble import CharacterAssembly  # noqa: PLC0415 - as above
    from wildswing.exceed.text.check import name_errors  # noqa: PLC0415 - as above

    assembly = CharacterAssembly(parse_file(source, name))
    character = assembly.character(name.removesuffix(".toml").lower())
    return whole(character, [*assembly.errors, *name_errors(assembly, normals_ids())])


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
    from wildswing.exceed.text.assemble import CharacterAssembly  # noqa: PLC0415 - as above

    assembly = CharacterAssembly(parse_file(source, name))
    return whole(assembly.normals(name.removesuffix(".toml").lower()), assembly.errors)


def keep_all() -> None:
    """Read every file of the package, and the grammar, so that all of it is kept (see `wildswing.cardtext.load`)."""
    from wildswing.exceed.text.vocabulary import GRAMMAR  # noqa: PLC0415 - as in `read_character`

    for set_id in normals_ids():
        _packaged_normals(set_id)
    for character_id in character_ids():
        _packaged_character(character_id)
    GRAMMAR.tree("Draw 1.", "start")


def _packaged_character(character_id: str) -> Character:
    way = _LIBRARY.chosen(character_id, character_ids(), "character")
    return _LIBRARY.packaged(way, character_id, read_character)


def _packaged_normals(set_id: str) -> NormalSet:
    way = _LIBRARY.chosen(set_id, normals_ids(), "set of normal cards")
    return _LIBRARY.packaged(way, f"normals-{set_id}", read_normals)
