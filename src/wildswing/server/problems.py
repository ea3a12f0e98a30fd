"""What is answered when something is not possible: one `Problem` each, with a fitting status."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.responses import Response

from wildswing.server.wire.tables import Problem

JSON: Final = "application/json"
encode = msgspec.json.Encoder().encode

# The status of each code with which the table refuses something.
STATUS: Final[Mapping[str, int]] = {
    "malformed": 400,
    "not allowed": 403,
    "not yours": 403,
    "not here": 404,
    "stale": 409,
    "not possible": 409,
    "illegal": 422,
    "too large": 413,
    "too fast": 429,
    "too many": 429,
}


class Refusal(Exception):  # noqa: N818 - an answer, no error of the program
    """A request that is answered by a problem.

    Attributes:
        status: of the answer.
        problem: its body.
        headers: that it has beside.
    """

    def __init__(
        self, status: int, code: str, message: str, hint: str = "", headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, hint)
        self.headers = dict(headers or {})

    def response(self) -> Response:
        """The answer."""
        return Response(encode(self.problem), self.status, self.headers, JSON)


def not_here() -> Refusal:
    """No such table, or one that this guest may not know of: the same words for both."""
    return Refusal(404, "not here", "This table is not here (any more).", "Ask for a new link, or go to the lobby.")


def bad_link() -> Refusal:
    """A secret link that is not good, whether there is such a table or not."""
    message = "This link is not good (any more): it was used, or replaced by a newer one."
    return Refusal(404, "not here", message, "Ask for a new one.")


def no_address(path: str) -> Refusal:
    """No such address under `/api`."""
    return Refusal(404, "not found", "There is no such address.", "The page /api/openapi.json lists all of them.")


def not_allowed(allowed: str) -> Refusal:
    """An address that another method has.

    Args:
        allowed: the methods that it has, with commas.
    """
    return Refusal(
        405, "no such method", f"This address takes {allowed or 'nothing'} only.", headers={"Allow": allowed}
    )


def seconds(wait: float) -> int:
    """A time to wait in whole seconds."""
    return max(1, math.ceil(wait))


def too_fast(delay: float, what: str = "requests") -> Refusal:
    """Too much in too short a time.

    Args:
        delay: seconds after which it is possible again.
        what: came too fast.
    """
    wait = seconds(delay)
    return Refusal(
        429, "too fast", f"Too many {what} in a short time.", f"Try again in {wait} s.", {"Retry-After": str(wait)}
    )


def too_large(most: int) -> Refusal:
    """A body that is too large."""
    return Refusal(413, "too large", f"The body has more than {most} bytes.", "Send less.")


def foreign() -> Refusal:
    """A request that a page of another site made."""
    return Refusal(
        403,
        "foreign page",
        "A page of another site asked for this, so it was not done.",
        "Open the table itself. A proxy must pass the header Host on; WILDSWING_ORIGINS names further sites.",
    )


def defect() -> Refusal:
    """A defect of the server, of which nothing is told but that it is one."""
    return Refusal(500, "defect", "The server has made a mistake, and has written it down.", "Try again.")


def not_json() -> Refusal:
    """A body of another kind."""
    return Refusal(415, "not json", "The body must be JSON.", f"Send it with Content-Type: {JSON}.")


PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")


def malformed(error: msgspec.DecodeError | UnicodeDecodeError) -> Refusal:
    """A body that cannot be read, in words and with the place.

    Args:
        error: what the decoder said.
    """
    return Refusal(400, "malformed", told(error), "The types are in /api/openapi.json.")


def told(error: msgspec.DecodeError | UnicodeDecodeError) -> str:
    """What is wrong with some JSON, in a sentence.

    >>> import msgspec
    >>> try:
    ...     msgspec.json.decode(b'{"code": 1, "message": ""}', type=Problem)
    ... except msgspec.DecodeError as error:
    ...     told(error)
    'In code: expected text, got a whole number.'

    Args:
        error: what the decoder said.
    """
    if isinstance(error, UnicodeDecodeError):
        return f"Byte {error.start + 1} is not UTF-8."
    text = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return f"This is no JSON: {text.removeprefix('JSON is malformed: ')}."
    found = PLACE.search(text)
    place = found[1] if found else ""
    text = PLACE.sub("", text)
    for pattern, words in WORDS:
        text = re.sub(pattern, words, text)
    start = f"In {place}: " if place else "In the body: "
    return f"{start}{text[:1].lower()}{text[1:]}."


# What the decoder says, in the words of people.
WORDS: Final = (
    (r"Object missing required field `(\w+)`", r"the field \1 is missing"),
    (r"Object contains unknown field `(.*)`", r"there is no field \1"),
    (r"Invalid enum value (.*)", r"\1 is not one of the possible words"),
    (r"Invalid value (.*)", r"\1 is not one of the possible words"),
    (r"`str`", "text"),
    (r"`int`", "a whole number"),
    (r"`float`", "a number"),
    (r"`bool`", "true or false"),
    (r"`null`", "nothing"),
    (r"`array`", "a list"),
    (r"`object`", "an object"),
    (r" \| ", " or "),
)
