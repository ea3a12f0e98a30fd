"""The protocol as a JSON schema and as a page of the documents, both made from the types."""

from __future__ import annotations

import inspect
import json
from typing import Any, Final, get_args

import msgspec

from wildswing.server.wire import PROTOCOL, looking, messages, tables
from wildswing.server.wire.kinds import kind_lines

BODIES: Final[tuple[Any, ...]] = (
    tables.NewTable, tables.Opened, tables.Invitation, tables.Join, tables.Recover, tables.NewInvite, tables.Invite,
    tables.Me, tables.Rename, tables.Lobby, tables.Health, tables.Problem,
    looking.Roster, looking.ExceedCatalogue, looking.HackcladCatalogue, looking.Replay, looking.Frame,
    looking.AskPosition, looking.Shown,
)  # fmt: skip
REFERENCE: Final = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """A JSON schema with every type of the protocol under `$defs`."""
    wanted = [messages.ClientMessage, messages.ServerMessage, *BODIES]
    unions, parts = msgspec.json.schema_components(wanted, ref_template=REFERENCE)
    parts = dict(parts)
    parts["ClientMessage"] = unions[0]
    parts["ServerMessage"] = unions[1]
    for name, part in parts.items():
        part["title"] = name
        if "description" in part:
            part["description"] = plain(part["description"])
        tell_attributes(part)
        even_out(part)
        # A message of the server always holds every field; only what a client may leave out is optional.
        if name not in SENT_BY_CLIENTS and "properties" in part:
            part["required"] = list(part["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"Version {PROTOCOL} of the protocol.",
        "$defs": parts,
    }


def even_out(part: Any) -> None:  # noqa: ANN401 - any part of a schema
    """Say of a tuple of equal parts that it is a list of that length, which every reader of schemas understands."""
    if isinstance(part, list):
        for one in part:
            even_out(one)
    elif isinstance(part, dict):
        first, *rest = part.get("prefixItems") or [None]
        if first is not None and all(one == first for one in rest):
            del part["prefixItems"]
            part["items"] = first
        for one in part.values():
            even_out(one)


SENT_BY_CLIENTS: Final = frozenset(
    [kind.__name__ for kind in get_args(messages.ClientMessage)]
    + ["NewTable", "NewSeat", "TableOptions", "ClockSettings", "Join", "Recover", "Rename", "NewInvite", "AskPosition"]
)


def schema_text() -> str:
    """The schema as a file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def plain(description: str) -> str:
    """A docstring without its list of attributes."""
    return inspect.cleandoc(description).split("\n\nAttributes:")[0]


def attributes(kind: Any) -> dict[str, str]:  # noqa: ANN401 - any of the types
    """What the docstring of a type says of its attributes, also of those that it inherits."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        text = inspect.getdoc(base) if "__doc__" in vars(base) and base.__module__.startswith("wildswing") else None
        if not text or "Attributes:" not in text:
            continue
        name = ""
        for line in text.split("Attributes:\n", 1)[1].split("\n"):
            if line.startswith("    ") and not line.startswith("     "):
                name, _, said = line.strip().partition(": ")
                found[name] = said
            elif name and line.strip():
                found[name] += " " + line.strip()
    return found


def types() -> dict[str, Any]:
    """Every type by its name."""
    found: dict[str, Any] = {}

    def visit(kind: Any) -> None:  # noqa: ANN401 - any annotation
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind.__name__ in found:
                return
            found[kind.__name__] = kind
            for field in msgspec.structs.fields(kind):
                visit(field.type)
            return
        for part in get_args(kind):
            visit(part)

    for kind in (messages.ClientMessage, messages.ServerMessage, *BODIES):
        visit(kind)
    return found


def tell_attributes(part: dict[str, Any]) -> None:
    """Give each property the sentence that the docstring has for it."""
    kind = types().get(part["title"])
    if kind is None or "properties" not in part:
        return
    said = attributes(kind)
    for name, value in part["properties"].items():
        if name in said:
            value["description"] = said[name]


def document() -> str:
    """The page `docs/protocol.md`."""
    parts = schema()["$defs"]
    client = [kind.__name__ for kind in get_args(messages.ClientMessage)]
    server = [kind.__name__ for kind in get_args(messages.ServerMessage)]
    bodies = [kind.__name__ for kind in BODIES]
    rest = [name for name in parts if name not in {*client, *server, *bodies, "ClientMessage", "ServerMessage"}]
    lines = [
        "# Protocol",
        "",
        f"Version {PROTOCOL}. This page is made from the types in `src/wildswing/server/wire` by `tools/protocol`;",
        "the same as a JSON schema is `web/src/protocol/schema.json`. What travels over the socket `/ws/tables/{id}`",
        "and as bodies of requests is JSON.",
        "",
    ]
    for title, names in (
        ("What a client says", client),
        ("What the server says", server),
        ("Bodies of requests and answers", bodies),
        ("Parts", rest),
    ):
        lines += [f"## {title}", ""]
        for name in names:
            lines += told(name, parts[name])
    return "\n".join(lines + closing_lines() + kind_lines())


CODES: Final = {
    "1001, 1012": "The server stops for a moment: come again at once.",
    "1007": "Text was sent that is no UTF-8.",
    "1008": "Not here, moved or another protocol, as the last message says: coming again does not help.",
    "1009": "A message was sent that is many times larger than allowed, so that it was not read.",
    "1011": "The server has made a mistake, and has written it down: come again.",
    "1013": "Messages came much too fast, or were not read, or the database does not answer: come again soon.",
}


def closing_lines() -> list[str]:
    """The chapter about the end of a socket, as lines of the page."""
    return [
        "## Why a socket is closed", "",
        "A client that comes again sends once more what was not acknowledged, with the same ids; nothing is doubled.",
        "", "| code | meaning |", "|---|---|", *[f"| {code} | {told} |" for code, told in CODES.items()], "",
    ]  # fmt: skip


def told(name: str, part: dict[str, Any]) -> list[str]:
    """One type as a section."""
    lines = [f"### {name}", "", part.get("description", ""), ""]
    properties = part.get("properties", {})
    if properties:
        lines += ["| field | type | meaning |", "|---|---|---|"]
        lines += [
            f"| `{field}` | {shape(value)} | {cell(value.get('description', ''))} |"
            for field, value in properties.items()
        ]
        lines.append("")
    return lines


def cell(text: str) -> str:
    """A text for a cell of a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def shape(value: dict[str, Any]) -> str:
    """A type of the schema in words."""
    if "$ref" in value:
        return f"`{value['$ref'].rsplit('/', 1)[1]}`"
    if "anyOf" in value:
        return " or ".join(shape(one) for one in value["anyOf"])
    if "enum" in value:
        return " or ".join(f"`{json.dumps(one)}`" for one in value["enum"]).replace("|", "\\|")
    kind = value.get("type", "anything")
    if kind == "array":
        if "prefixItems" in value:
            return "list of " + ", ".join(shape(one) for one in value["prefixItems"])
        return f"list of {shape(value.get('items') or {})}"
    if kind == "object" and isinstance(value.get("additionalProperties"), dict):
        return f"object with values of {shape(value['additionalProperties'])}"
    return str(kind)
