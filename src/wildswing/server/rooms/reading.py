"""Reading what clients say, and saying clearly what cannot be read."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from wildswing.kernel.errors import nearest
from wildswing.server.problems import told
from wildswing.server.wire.messages import ClientMessage, Refused

DECODER: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(ClientMessage)
TYPES: Final = tuple(str(one.__struct_config__.tag) for one in get_args(ClientMessage))
LONGEST_ID: Final = 40


class Head(msgspec.Struct):
    """The part of a message that is read when the whole cannot be."""

    id: Any = ""
    type: Any = None


def read(raw: str | bytes, largest: int) -> ClientMessage | Refused:
    """What a client says; a refusal if it cannot be read.

    Args:
        raw: a frame.
        largest: the most bytes that are read.
    """
    size = len(raw) if isinstance(raw, bytes) else len(raw.encode("utf-8", "surrogatepass"))
    if size > largest:
        return Refused("", "too large", f"A message has at most {largest} bytes; this one has {size}.", "")
    try:
        message: ClientMessage = DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return malformed(raw, error)
    return message


def malformed(raw: str | bytes, error: Exception) -> Refused:
    """A message that cannot be read, with where it is wrong."""
    try:
        head = msgspec.json.decode(raw, type=Head)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        head = Head()
    name = head.id if isinstance(head.id, str) and len(head.id) <= LONGEST_ID else ""
    if isinstance(head.type, str) and head.type not in TYPES:
        close = nearest(head.type, TYPES)
        hint = f"The nearest is {close[0]!r}." if close else f"There are {', '.join(TYPES)}."
        return Refused(name, "malformed", f"There is no message of the type {head.type[:40]!r}.", hint)
    if isinstance(error, RecursionError):
        return Refused(name, "malformed", "It is nested too deeply.", "")
    if not isinstance(error, msgspec.DecodeError | UnicodeDecodeError):
        return Refused(name, "malformed", "It is no text that can be read.", "Send UTF-8.")
    message = told(error).replace("In the body: ", "In the message: ")
    return Refused(name, "malformed", message, "All messages are described in docs/protocol.md.")
