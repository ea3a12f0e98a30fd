"""What is wrong in a character file beyond its grammar: names that nobody declared, and lines in another style."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from wildswing.cardtext.assembly import names_of, strings_of, tables_of
from wildswing.cardtext.errors import CardTextError, in_order, nearest
from wildswing.cardtext.names import slug
from wildswing.cardtext.node import inside
from wildswing.cardtext.style import error_in_line, style_errors
from wildswing.exceed.text import nodes
from wildswing.exceed.text.assemble import CharacterAssembly
from wildswing.exceed.text.library import rule_file, rule_ways
from wildswing.exceed.text.printer import show_line
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
    nodes.TurnOver: "token",
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


def file_errors(file: CardFile, normals: tuple[str, ...]) -> list[CardTextError]:
    """Everything that is wrong in a character file, in the order of its lines.

    Args:
        file: the file.
        normals: the ids of the sets of normal cards.
    """
    assembly = CharacterAssembly(file)
    assembly.character("")
    return in_order([*assembly.errors, *name_errors(assembly, normals), *style_errors(assembly, show_line)])


def name_errors(assembly: CharacterAssembly, normals: tuple[str, ...]) -> list[CardTextError]:
    """The names that a file uses and does not declare, and those that it declares twice or in vain.

    Args:
        assembly: the file, with its texts read.
        normals: the ids of the sets of normal cards.
    """
    return [*_undeclared(assembly), *_declarations(assembly, normals)]


def _undeclared(assembly: CharacterAssembly) -> Iterator[CardTextError]:
    tables = assembly.file.tables
    hooks = strings_of(tables.get("hooks"))
    tokens = names_of(tables, "token") | names_of(tables, "stored") | names_of(tables, "stored_exceeded")
    cards = names_of(tables, "attack") | names_of(tables, "replacement_boost") | _boosts(tables)
    named: set[str] = set()
    for key, where, text in assembly.texts:
        for number, line in assembly.lines[key]:
            for node in inside(line):
                for kind, name, known in _uses(node, hooks, tokens, cards):
                    named.add(name)
                    if name not in known:
                        written = text.split("\n")[number - 1].strip()
                        message, close = _unknown(kind, name, known)
                        yield error_in_line(
                            assembly.file, key, where, number, max(written.find(name), 0), message, nearest=close
                        )
    for index, hook in enumerate(sorted(hooks)):
        if rule_file(hook) not in rule_ways():
            close = nearest(hook, [" ".join(way.split("_")).title() for way in rule_ways()])
            yield assembly.file.error(("hooks", index), "", f'there is no named rule "{hook}"', close)
        elif hook not in named:
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


def _declarations(assembly: CharacterAssembly, normals: tuple[str, ...]) -> Iterator[CardTextError]:
    file, tables = assembly.file, assembly.file.tables
    chosen = tables.get("normals", normals[0] if normals else "")
    if isinstance(chosen, str) and normals and chosen not in normals:
        yield file.error(("normals",), "", f'there is no set of normal cards "{chosen}"', nearest(chosen, normals))
    seen: set[str] = set()
    tokens = names_of(tables, "token")
    for index, attack in enumerate(tables_of(tables.get("attack"))):
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


def _boosts(tables: Mapping[str, Any]) -> set[str]:
    return {name for attack in tables_of(tables.get("attack")) for name in names_of(attack, "boost")}
