"""The OpenAPI document, made from the operations and the types of the protocol."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wildswing.server.operations import Operation
from wildswing.server.problems import JSON
from wildswing.server.wire import PROTOCOL
from wildswing.server.wire.publish import plain
from wildswing.server.wire.tables import Problem

REFERENCE: Final = "#/components/schemas/{name}"
MEANINGS: Final = {
    400: "The request cannot be read.",
    403: "It is not allowed.",
    404: "It is not here, or not for this guest.",
    408: "The body did not arrive in time.",
    409: "It is not possible now.",
    413: "The body is too large.",
    415: "The body is no JSON.",
    422: "It is against the rules.",
    429: "Too much in a short time; Retry-After says when to come again.",
    500: "A defect of the server.",
    503: "The database cannot be reached.",
}


def document(operations: Sequence[Operation]) -> dict[str, Any]:
    """The document of some operations.

    Args:
        operations: all that there are.
    """
    types = [kind for one in operations for kind in (one.takes, one.answers) if kind not in {None, str, bytes}]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCE)
    of = dict(zip([*types, Problem], schemas, strict=True))
    for part in components.values():
        if "description" in part:
            part["description"] = plain(part["description"])
    paths: dict[str, Any] = {}
    for one in operations:
        paths.setdefault(one.path, {})[one.method.lower()] = described(one, of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Wildswing",
            "version": str(PROTOCOL),
            "description": "Tables for EXCEED and HacKClaD. A cookie that the first answer sets says who a guest is; "
            "what happens at a table travels over the socket /ws/tables/{table}.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def described(operation: Operation, of: dict[Any, Any]) -> dict[str, Any]:
    """One operation.

    Args:
        operation: to be described.
        of: the schema of each type.
    """
    if operation.answers in {str, bytes}:
        schema: Any = {"type": "string"} if operation.answers is str else {}
    else:
        schema = of[operation.answers]
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.told,
        "parameters": [
            {
                "name": one.name,
                "in": one.where,
                "required": one.where == "path",
                "description": one.told,
                "schema": one.schema,
            }
            for one in operation.parameters
        ],
        "responses": {
            str(operation.status): {"description": "Done.", "content": {operation.media: {"schema": schema}}},
            **{
                str(status): {"description": MEANINGS[status], "content": {JSON: {"schema": of[Problem]}}}
                for status in operation.statuses
            },
        },
    }
    if operation.takes is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": of[operation.takes]}}}
    return told


def text(operations: Sequence[Operation]) -> str:
    """The document as JSON."""
    return json.dumps(document(operations), ensure_ascii=False)
