"""The Witches, Clads, Missions and the Field that come with the package, and those of other people's files.

The build of the package reads all that it brings, and keeps it: see `keep_all`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from wildswing.cardtext.errors import CardFileErrors, in_order
from wildswing.cardtext.library import Library, whole
from wildswing.cardtext.load import FilePath, is_path, name_of, read_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wildswing.cardtext.errors import CardTextError
    from wildswing.hackclad.text.clad import Clad
    from wildswing.hackclad.text.field import Field
    from wildswing.hackclad.text.mission import Missions
    from wildswing.hackclad.text.witch import Witch

# What a card file can be.
WITCH: Final = "witch"
CLAD: Final = "clad"
MISSIONS: Final = "missions"
FIELD: Final = "field"

_LIBRARY = Library("wildswing.hackclad")
_FIELD = ("data", "field.toml")
_MISSIONS = ("data", "missions.toml")


@cache
def witch_ids() -> tuple[str, ...]:
    """The ids of all Witches of the package.

    >>> witch_ids()
    ('amelia', 'flare', 'luna', 'mia', 'rosette')
    """
    return tuple(name for name, way in _LIBRARY.ways.items() if way[1] == "witches")


@cache
def clad_ids() -> tuple[str, ...]:
    """The ids of all Clads of the package.

    >>> clad_ids()
    ('wyrm',)
    """
    return tuple(name for name, way in _LIBRARY.ways.items() if way[1] == "clads")


def load_witch(which: FilePath) -> Witch:
    """A Witch of the package, or one from a file.

    >>> load_witch("luna").cards[0].name
    'Shot'

    Args:
        which: an id of `witch_ids`, or the path of a card file (a `Path`, or a string that ends in ".toml").

    Raises:
        LookupError: there is no Witch with this id.
        CardFileErrors: the file cannot be read, or something in it is wrong.
    """
    if is_path(which):
        return read_witch(read_text(which), name_of(which))
    which = str(which)
    return _LIBRARY.packaged(_LIBRARY.chosen(which, witch_ids(), "Witch"), which, read_witch)


def load_clad(which: FilePath = "wyrm") -> Clad:
    """A Clad of the package, or one from a file.

    >>> load_clad("wyrm").cards[0].name
    'Veer Left'

    Args:
        which: an id of `clad_ids`, or the path of a card file.

    Raises:
        LookupError: there is no Clad with this id.
        CardFileErrors: the file cannot be read, or something in it is wrong.
    """
    if is_path(which):
        return read_clad(read_text(which), name_of(which))
    which = str(which)
    return _LIBRARY.packaged(_LIBRARY.chosen(which, clad_ids(), "Clad"), which, read_clad)


def load_missions() -> Missions:
    """The Missions of the package.

    >>> len(load_missions().missions)
    18
    """
    return _LIBRARY.packaged(_MISSIONS, "missions", read_missions)


def load_field() -> Field:
    """The Field and what is printed around it.

    >>> load_field().rounds
    9
    """
    return _LIBRARY.packaged(_FIELD, "field", read_field)


def read_witch(source: str, name: str) -> Witch:
    """A Witch from the text of a card file.

    Args:
        source: the text of the file, as `Witch.source` keeps it.
        name: the name of the file: for messages, and without its ending the id of the Witch.

    Raises:
        CardFileErrors: something in it is wrong.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - not needed for what is kept as it was parsed
    from wildswing.hackclad.text.assemble import TextAssembly  # noqa: PLC0415 - as above
    from wildswing.hackclad.text.check import text_errors  # noqa: PLC0415 - as above

    assembly = TextAssembly(parse_file(source, name))
    witch = assembly.witch(name.removesuffix(".toml").lower())
    return whole(witch, [*assembly.errors, *text_errors(assembly)])


def read_clad(source: str, name: str) -> Clad:
    """A Clad from the text of a card file.

    Args:
        source: the text of the file.
        name: the name of the file: for messages, and without its ending the id of the Clad.

    Raises:
        CardFileErrors: something in it is wrong.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - as in `read_witch`
    from wildswing.hackclad.text.assemble_clad import CladAssembly  # noqa: PLC0415 - as above

    assembly = CladAssembly(parse_file(source, name))
    return whole(assembly.clad(name.removesuffix(".toml").lower()), assembly.errors)


def read_missions(source: str, name: str) -> Missions:
    """The Missions from the text of their file.

    Args:
        source: the text of the file.
        name: the name of the file, for messages.

    Raises:
        CardFileErrors: something in it is wrong.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - as in `read_witch`
    from wildswing.hackclad.text.assemble_clad import MissionAssembly  # noqa: PLC0415 - as above

    assembly = MissionAssembly(parse_file(source, name))
    return whole(assembly.missions(witch_ids()), assembly.errors)


def read_field(source: str, name: str) -> Field:
    """The Field from the text of its file.

    Args:
        source: the text of the file.
        name: the name of the file, for messages.

    Raises:
        CardFileErrors: something in it is wrong.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - as in `read_witch`
    from wildswing.hackclad.text.assemble import TextAssembly  # noqa: PLC0415 - as above
    from wildswing.hackclad.text.check import text_errors  # noqa: PLC0415 - as above

    assembly = TextAssembly(parse_file(source, name))
    return whole(assembly.field(), [*assembly.errors, *text_errors(assembly)])


def kind_of(tables: Mapping[str, Any]) -> str:
    """What a card file is: "missions" if it has Missions, "clad" if Clad cards, "field" if Turn slots, else "witch".

    >>> kind_of({"name": "Wyrm", "card": [{"name": "Slash", "voltage": 1}]})
    'clad'

    Args:
        tables: what is in it.
    """
    from wildswing.cardtext.assembly import tables_of  # noqa: PLC0415 - as in `read_witch`

    if "mission" in tables:
        return MISSIONS
    if any("voltage" in card for card in tables_of(tables.get("card"))):
        return CLAD
    return FIELD if "turn_slot" in tables else WITCH


def check_file(path: FilePath) -> list[CardTextError]:
    """Everything that is wrong in a card file, in the order of its lines.

    A file with Missions, Turn slots or Clad cards is checked as such; every other one should be a Witch.

    Args:
        path: the file.
    """
    from wildswing.cardtext.cardfile import parse_file  # noqa: PLC0415 - as in `read_witch`
    from wildswing.cardtext.style import style_errors  # noqa: PLC0415 - as above
    from wildswing.hackclad.text.assemble import TextAssembly  # noqa: PLC0415 - as above
    from wildswing.hackclad.text.assemble_clad import CladAssembly, MissionAssembly  # noqa: PLC0415 - as above
    from wildswing.hackclad.text.check import text_errors  # noqa: PLC0415 - as above
    from wildswing.hackclad.text.printer import show_line  # noqa: PLC0415 - as above

    try:
        file = parse_file(read_text(path), name_of(path))
    except CardFileErrors as error:
        return list(error.errors)
    kind = kind_of(file.tables)
    if kind == MISSIONS:
        missions = MissionAssembly(file)
        missions.missions(witch_ids())
        return in_order([*missions.errors, *missions.style])
    if kind == CLAD:
        clad = CladAssembly(file)
        clad.clad("")
        return in_order([*clad.errors, *clad.style])
    texts = TextAssembly(file)
    if kind == FIELD:
        texts.field()
    else:
        texts.witch("")
    return in_order([*texts.errors, *text_errors(texts), *style_errors(texts, show_line)])


def keep_all() -> None:
    """Read every file of the package, and the grammar, so that all of it is kept (see `wildswing.cardtext.load`)."""
    from wildswing.hackclad.text.vocabulary import GRAMMAR  # noqa: PLC0415 - as in `read_witch`

    for witch_id in witch_ids():
        load_witch(witch_id)
    for clad_id in clad_ids():
        load_clad(clad_id)
    load_missions()
    load_field()
    GRAMMAR.tree("Draw 1 card.", "start")
