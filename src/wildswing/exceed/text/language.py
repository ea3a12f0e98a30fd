"""Reading card texts: from text to lines, with errors that point at the words."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from wildswing.cardtext.errors import CardTextError
from wildswing.exceed.text.vocabulary import GRAMMAR

if TYPE_CHECKING:
    from wildswing.exceed.text.build import Builder
    from wildswing.exceed.text.steps import Line
    from wildswing.exceed.text.values import Expression


@cache
def _builder() -> Builder:
    from wildswing.exceed.text.build import Builder  # noqa: PLC0415 - it needs the parser library, which takes its time

    return Builder()


def _built(text: str, start: str) -> Any:  # noqa: ANN401 - the rules of the grammar build all kinds of nodes
    from lark.exceptions import VisitError  # noqa: PLC0415 - as above

    tree = GRAMMAR.tree(text, start)
    try:
        return _builder().transform(tree)
    except VisitError as error:
        cause = error.orig_exc
        if not isinstance(cause, CardTextError):
            raise
        line = text.split("\n")[cause.line - 1]
        raise CardTextError(replace(cause.fault, text=line, caret=cause.column - 1)) from None


def parse(text: str) -> tuple[Line, ...]:
    """The effects of a card text, one for every line.

    >>> parse("Hit: Draw 1.")
    (Line(trigger='hit', body=(Draw(who='you', amount=Amount(low=1, high=1), per=None),)),)

    Args:
        text: rules text in the card language; an empty text has no effects.

    Raises:
        CardTextError: the text is not in the language.
    """
    text = text.strip()
    lines: tuple[Line, ...] = _built(text, "start") if text else ()
    return lines


def parse_expression(text: str) -> Expression:
    """A computed number on the face of a card.

    >>> parse_expression("the distance to the opponent")
    Expression(number=NamedNumber(what='the distance to the opponent'), most=None)

    Args:
        text: a number in the card language.

    Raises:
        CardTextError: the text is not a number of the language.
    """
    expression: Expression = _built(text.strip(), "expression")
    return expression


def parse_lines(text: str) -> tuple[list[tuple[int, Line]], list[CardTextError]]:
    """The effects of the lines that can be read, with the numbers of these lines, and the errors of the others.

    Args:
        text: rules text in the card language.
    """
    numbered = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    with suppress(CardTextError):
        return [(number, line) for (number, _), line in zip(numbered, parse(text), strict=True)], []
    lines: list[tuple[int, Line]] = []
    errors: list[CardTextError] = []
    for number, line in numbered:
        try:
            lines.extend((number, effect) for effect in parse(line))
        except CardTextError as error:
            indent = len(line) - len(line.lstrip())
            errors.append(error.placed("", "", number, indent + 1))
    return lines, errors
