"""What is wrong in the file of a Witch or the Field beyond its grammar: names, and texts that make no sense there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from wildswing.cardtext.assembly import names_of
from wildswing.cardtext.errors import CardTextError, nearest
from wildswing.cardtext.names import slug
from wildswing.cardtext.node import inside
from wildswing.cardtext.style import error_in_line
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.placement import order_of, placement_errors
from wildswing.hackclad.text.values import CardType

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wildswing.hackclad.text.assemble import Entry, TextAssembly

_TYPES = get_args(CardType)
_ATTACKS = ("attack", "attack magic")
_CARDS_OF_A_SET = 8
"""How many basic cards a Witch has, and how many Enhanced ones."""


def text_errors(assembly: TextAssembly) -> list[CardTextError]:
    """What a file says that makes no sense, and the names that it uses and does not declare.

    Args:
        assembly: the file, with its texts read.
    """
    return [
        *_undeclared(assembly),
        *(
            error
            for entry in assembly.entries
            if entry.table.get("type", "support") in _TYPES  # of another type nothing else can be said
            for error in (*_placement(assembly, entry), *_face(assembly, entry))
        ),
        *_declarations(assembly),
    ]


def _placement(assembly: TextAssembly, entry: Entry) -> Iterator[CardTextError]:
    key = (*entry.key, "text")
    kind = str(entry.table.get("type", ""))
    highest = 0
    optional = any(isinstance(line, nodes.Cost) and line.kind == "optional" for _, line in assembly.lines.get(key, ()))
    for number, line in assembly.lines.get(key, ()):
        messages = list(placement_errors(line, kind, is_card=entry.list == "card", optional=optional))
        rank = order_of(line)
        if rank < highest:
            messages.append("the lines stand in the order: only, cost, before, without a label, after, when, while")
        highest = max(highest, rank)
        for message in messages:
            yield error_in_line(assembly.file, key, entry.where, number, 0, message)


def _face(assembly: TextAssembly, entry: Entry) -> Iterator[CardTextError]:
    """What the numbers of a card have to do with its type and its text."""
    if entry.list != "card":
        return
    table, lines = entry.table, assembly.effects(*entry.key, "text")
    attacks = table.get("type") in _ATTACKS
    for name in ("range", "atk"):
        if isinstance(table.get("type"), str) and (name in table) != attacks:
            message = f'an attack, and no other card, has the key "{name}"'
            yield assembly.file.error((*entry.key, name), entry.where, message)
    set_to = [node.to for node in inside(lines) if isinstance(node, nodes.SetX)]
    on_face = "X" in str(table.get("atk", ""))
    used = on_face or any(_uses_x(node) for node in inside(lines))
    if used != bool(set_to):
        message = "X is used, but the text does not say what it is" if used else "the text says what X is in vain"
        yield assembly.file.error((*entry.key, "text"), entry.where, message)
    if (table.get("mp") == "X") != (nodes.NamedNumber("the MP you spend") in set_to):
        message = 'a card costs "X" MP if its text says "X is the MP you spend", and only then'
        yield assembly.file.error((*entry.key, "mp"), entry.where, message)


def _uses_x(node: object) -> bool:
    """Whether X itself stands in a node (and not in one inside it)."""
    if isinstance(node, nodes.XIs):
        return True
    fields = node.__struct_fields__ if isinstance(node, nodes.Node) else ()
    return any(getattr(node, field) == "X" for field in fields)


def _undeclared(assembly: TextAssembly) -> Iterator[CardTextError]:
    cards, labels = names_of(assembly.file.tables, "card"), names_of(assembly.file.tables, "card", "label")
    for key, where, text in assembly.texts:
        for number, line in assembly.lines[key]:
            for node in inside(line):
                if isinstance(node, nodes.Kind):
                    for kind, name, known in (("card", node.name, cards), ("label", node.label, labels)):
                        if name is not None and name not in known:
                            yield _unknown(assembly, key, where, number, text, kind, name, known)


def _unknown(
    assembly: TextAssembly,
    key: tuple[str | int, ...],
    where: str,
    number: int,
    text: str,
    kind: str,
    name: str,
    known: Iterable[str],
) -> CardTextError:
    caret = max(text.split("\n")[number - 1].strip().find(name), 0)
    message = f'no card of this file {"is named" if kind == "card" else "has the label"} "{name}"'
    return error_in_line(assembly.file, key, where, number, caret, message, nearest=nearest(name, known))


def _declarations(assembly: TextAssembly) -> Iterator[CardTextError]:
    file = assembly.file
    seen: dict[str, dict[str, Any]] = {}
    sets: list[Any] = []
    innate = 0
    for entry in assembly.entries:
        name = entry.table.get("name")
        if entry.list == "card":
            sets.append(entry.table.get("set"))
            if isinstance(name, str):
                printed = {field: value for field, value in entry.table.items() if field != "ref"}
                if seen.setdefault(slug(name), printed) != printed:
                    message = f'there is another card "{name}", which is not the same'
                    yield file.error((*entry.key, "name"), entry.where, message)
        if entry.list == "cp":
            innate += entry.table.get("innate") is True
            if (entry.table.get("innate") is True) != ("name" in entry.table):
                message = "the innate CP action, and no other one, has a name"
                yield file.error(entry.key, entry.where, message)
    if "card" in file.tables:
        for name in ("basic", "enhanced"):
            if sets.count(name) != _CARDS_OF_A_SET:
                message = f'a Witch has {_CARDS_OF_A_SET} cards of the set "{name}", not {sets.count(name)}'
                yield file.error(("card",), "", message)
    if "cp" in file.tables and innate != 1:
        yield file.error(("cp",), "", f"a Witch has 1 innate CP action, not {innate}")
