"""Reading card texts: from text to lines, objectives and icons, with errors that point at the words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.cardtext.language import Language
from wildswing.hackclad.text.vocabulary import GRAMMAR

if TYPE_CHECKING:
    from wildswing.hackclad.text.build import Builder
    from wildswing.hackclad.text.icons import Icon
    from wildswing.hackclad.text.mission import Objective
    from wildswing.hackclad.text.steps import CardLine


def _builder() -> Builder:
    from wildswing.hackclad.text.build import Builder  # noqa: PLC0415 - it needs the parser library: takes its time

    return Builder()


LANGUAGE: Language[CardLine] = Language(GRAMMAR, _builder)


def parse(text: str) -> tuple[CardLine, ...]:
    """The lines of a card text.

    >>> parse("After: Draw 1 card.")
    (Line(state=None, whens=('after',), body=(Draw(amount=Amount(low=1, high=1), per=None),)),)

    Args:
        text: rules text in the card language; an empty text has no lines.

    Raises:
        CardTextError: the text is not in the language.
    """
    return LANGUAGE.lines(text)


def parse_objective(text: str) -> Objective:
    """What completes a Mission.

    >>> parse_objective("You have 4 or more CP.")
    Objective(at_end=False, conditions=(Have(what='CP', relation='>=', count=4),), x=None)

    Args:
        text: the objective in the card language.

    Raises:
        CardTextError: the text is not in the language.
    """
    objective: Objective = LANGUAGE.built(text.strip(), "objective")
    return objective


def parse_icons(text: str) -> tuple[Icon, ...]:
    """The icons of a Clad card.

    >>> parse_icons("Attack. Move 2.")
    (Attack(), Move(count=2, way='forward'))

    Args:
        text: the icons in the card language.

    Raises:
        CardTextError: the text is not in the language.
    """
    icons: tuple[Icon, ...] = LANGUAGE.built(text.strip(), "icons")
    return icons
