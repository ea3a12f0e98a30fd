"""What is wrong in a character file beyond its grammar: names that nobody declared, and lines in another style."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from wildswing.cardtext.errors import CardTextError, Fault, in_order, nearest
from wildswing.exceed.text import nodes
from wildswing.exceed.text.assemble import Assembly, slug, texts_of
from wildswing.exceed.text.printer import CannotSayError, show_line
from wildswing.exceed.text.vocabulary import GRAMMAR, SAMPLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from wildswing.cardtext.cardfile import CardFile

_THINGS = {"your attack", "this boost"}
"""What can stand where a token can, and needs no declaration."""

_TOKEN_FIELDS: Mapping[type, str] = {
    nodes.Tokens: "name",
    nodes.TokenCount: "token",
    nodes.WithToken: "token",
    nodes.Path: "token",
    nodes.MoveToToken: "token",
    nodes.SwapPlaces: "token",
    nodes.Sweep: "token",
    nodes.Dodge: "token",
    nodes.DodgeBeyond: "token",
    nodes.Origin: "token",
    nodes.RangeIncludes: "token",
    nodes.CannotPass: "token",
    nodes.Place: "as_token",
}
_CARD_FIELDS: Mapping[type, str] = {
    nodes.Copies: "name",
    nodes.CopiesIn: "name",
    nodes.Named: "name",
    nodes.AttackName: "name",
    nodes.SetAside: "name",
}
_EITHER_FIELDS: Mapping[type, str] = {nodes.TokenState: "token", nodes.NameRule: "name"}


def inside(value: object) -> Iterator[nodes.Node]:
    """A node and every node inside it.

    >>> from wildswing.exceed.text import parse
    >>> [type(node).__name__ for node in inside(parse("Hit: Draw 1."))]
    ['Line', 'Draw', 'Amount']

    Args:
        value: a node, or a tuple of nodes.
    """
    if isinstance(value, tuple):
        for item in value:
            yield from inside(item)
    elif isinstance(value, nodes.Node):
        yield value
        for field in value.__struct_fields__:
            yield from inside(getattr(value, field))


def file_errors(file: CardFile, normals: tuple[str, ...]) -> list[CardTextError]:
    """Everything that is wrong in a character file, in the order of its lines.

    Args:
        file: the file.
        normals: the ids of the sets of normal cards.
    """
    assembly = Assembly(file)
    assembly.character("")
    return in_order([*assembly.errors, *name_errors(assembly, normals), *style_errors(assembly)])


def name_errors(assembly: Assembly, normals: tuple[str, ...]) -> list[CardTextError]:
    """The names that a file uses and does not declare, and those that it declares twice or in vain.

    Args:
        assembly: the file, with its texts read.
        normals: the ids of the sets of normal cards.
    """
    return [*_undeclared(assembly), *_declarations(assembly, normals)]


def style_errors(assembly: Assembly) -> list[CardTextError]:
    """The lines that are understood, but that the language writes in another way.

    Args:
        assembly: the file, with its texts read.
    """
    return [
        _at(assembly, key, where, number, _first_difference(written, shown), message, suggestion=shown)
        for key, where, text in texts_of(assembly.file.tables)
        for number, line in assembly.lines[key]
        for written in [text.split("\n")[number - 1].strip()]
        for shown, message in [_printed(line)]
        if shown != written
    ]


def _printed(line: nodes.Line) -> tuple[str, str]:
    try:
        return f"{show_line(line)}.", "this is understood, but the language writes it in another way"
    except CannotSayError as error:
        return "", f"this cannot be printed back: {error}"


def _first_difference(one: str, other: str) -> int:
    pairs = zip(one, other, strict=False)
    return next((index for index, (mine, theirs) in enumerate(pairs) if mine != theirs), min(len(one), len(other)))


def _undeclared(assembly: Assembly) -> Iterator[CardTextError]:
    tables = assembly.file.tables
    hooks = _strings(tables.get("hooks"))
    tokens = _names(tables, "token") | _names(tables, "stored") | _names(tables, "stored_exceeded")
    cards = _names(tables, "attack") | _names(tables, "replacement_boost") | _boosts(tables)
    named: set[str] = set()
    for key, where, text in texts_of(tables):
        for number, line in assembly.lines[key]:
            for node in inside(line):
                for kind, name, known in _uses(node, hooks, tokens, cards):
                    named.add(name)
                    if name not in known:
                        written = text.split("\n")[number - 1].strip()
                        message, close = _unknown(kind, name, known)
                        yield _at(assembly, key, where, number, max(written.find(name), 0), message, nearest=close)
    for index, hook in enumerate(sorted(hooks - named)):
        yield assembly.file.error(("hooks", index), "", f'the hook "{hook}" stands in no text')


def _uses(node: object, hooks: set[str], tokens: set[str], cards: set[str]) -> Iterator[tuple[str, str, set[str]]]:
    """The names in a node: what each is meant to be, the name, and the names it could be."""
    if isinstance(node, nodes.NamedRule):
        yield "hook", node.name, hooks
    for kind, table, known in (
        ("token", _TOKEN_FIELDS, tokens),
        ("card", _CARD_FIELDS, cards),
        ("token or card", _EITHER_FIELDS, tokens | cards),
    ):
        name = getattr(node, table[type(node)]) if type(node) in table else None
        if name is not None and name not in _THINGS:
            yield kind, name, known


def _unknown(kind: str, name: str, known: Iterable[str]) -> tuple[str, tuple[str, ...]]:
    if kind == "hook":
        words = {phrase for phrases in (*GRAMMAR.phrases.values(), *SAMPLES.values()) for phrase in phrases}
        return f'"{name}" is no word of the language, and no hook of this file', nearest(name, {*known, *words})
    return f'the file declares no {kind} "{name}"', nearest(name, known)


def _declarations(assembly: Assembly, normals: tuple[str, ...]) -> Iterator[CardTextError]:
    file, tables = assembly.file, assembly.file.tables
    chosen = tables.get("normals", normals[0] if normals else "")
    if isinstance(chosen, str) and normals and chosen not in normals:
        yield file.error(("normals",), "", f'there is no set of normal cards "{chosen}"', nearest(chosen, normals))
    seen: set[str] = set()
    tokens = _names(tables, "token")
    for index, attack in enumerate(_tables(tables.get("attack"))):
        name = attack.get("name")
        where = f'attack "{name}"'
        if isinstance(name, str):
            if slug(name) in seen:
                yield file.error(("attack", index, "name"), where, f'there is another card "{name}"')
            seen.add(slug(name))
        boost = attack.get("boost")
        marker = boost.get("marker") if isinstance(boost, dict) else None
        if isinstance(marker, str) and marker not in tokens and re.sub(r" [A-Z]$", "", marker) not in tokens:
            message = f'the file declares no token "{marker}"'
            yield file.error(("attack", index, "boost", "marker"), where, message, nearest(marker, tokens))


def _at(
    assembly: Assembly,
    key: tuple[str | int, ...],
    where: str,
    number: int,
    caret: int,
    message: str,
    *,
    nearest: tuple[str, ...] = (),
    suggestion: str = "",
) -> CardTextError:
    """An error in a line of a text; the caret counts from the first letter of the line."""
    text: Any = assembly.file.tables
    for part in key:
        text = text[part]
    line = text.split("\n")[number - 1]
    indent = len(line) - len(line.lstrip())
    spot = assembly.file.spot(key)
    fault = Fault(
        message,
        line=number,
        column=indent + caret + 1,
        text=line.strip(),
        caret=caret,
        nearest=nearest,
        suggestion=suggestion,
    )
    return CardTextError(fault).placed(assembly.file.name, where, spot.line, spot.column)


def _tables(value: object) -> list[Mapping[str, Any]]:
    """The tables of a value: of a list of tables, or the table itself."""
    items = value if isinstance(value, list) else [value]
    return [item for item in items if isinstance(item, dict)]


def _strings(value: object) -> set[str]:
    return {item for item in value if isinstance(item, str)} if isinstance(value, list) else set()


def _names(tables: Mapping[str, Any], key: str) -> set[str]:
    return {table["name"] for table in _tables(tables.get(key)) if isinstance(table.get("name"), str)}


def _boosts(tables: Mapping[str, Any]) -> set[str]:
    return {name for attack in _tables(tables.get("attack")) for name in _names(attack, "boost")}
