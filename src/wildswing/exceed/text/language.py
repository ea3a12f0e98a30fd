"""Reading card texts: from text to lines, with errors that point at the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.cardtext.language import Language
from wildswing.exceed.text.vocabulary import GRAMMAR

if TYPE_CHECKING:
    from wildswing.exceed.text.build import Builder
    from wildswing.exceed.text.steps import Line
    from wildswing.exceed.text.values import Expression


def _builder() -> Builder:
    from wildswing.exceed.text.build import Builder  # noqa: PLC0415 - it needs the parser library, which takes its time

    return Builder()


LANGUAGE: Language[Line] = Language(GRAMMAR, _builder)


def parse(text: str) -> tuple[Line, ...]:
    """The effects of a card text, one for every line.

    >>> parse("Hit: Draw 1.")
    (Line(trigger='hit', body=(Draw(who='you', amount=Amount(low=1, high=1), per=None),)),)

    Args:
        text: rules text in the card language; an empty text has no effects.

    Raises:
        CardTextError: the text is not in the language.
    """
    return LANGUAGE.lines(text)


def parse_expression(text: str) -> Expression:
    """A computed number on the face of a card.

    >>> parse_expression("the distance to the opponent")
    Expression(number=NamedNumber(what='the distance to the opponent'), most=None)

    Args:
        text: a number in the card language.

    Raises:
        CardTextError: the text is not a number of the language.
    """
    expression: Expression = LANGUAGE.built(text.strip(), "expression")
    return expression
