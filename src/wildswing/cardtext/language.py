"""Reading card texts: from text to nodes, with errors that point at the words."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from wildswing.cardtext.errors import CardTextError

if TYPE_CHECKING:
    from collections.abc import Callable

    from lark import Token, Transformer

    from wildswing.cardtext.grammar import Grammar

L = TypeVar("L")


class Language(Generic[L]):
    """A card language, whose texts consist of lines of the class L.

    Args:
        grammar: its grammar.
        builder: makes what turns parse trees into nodes; it is called when a text is read for the first time, since
            the parser library takes its time.
    """

    def __init__(self, grammar: Grammar, builder: Callable[[], Transformer[Token, Any]]) -> None:
        self.grammar = grammar
        self._make_builder = builder

    @cached_property
    def _builder(self) -> Transformer[Token, Any]:
        return self._make_builder()

    def built(self, text: str, start: str) -> Any:  # noqa: ANN401 - the rules of a grammar build all kinds of nodes
        """What a text means.

        Args:
            text: without spaces around it.
            start: the rule of the grammar at which it starts.

        Raises:
            CardTextError: the text is not in the language.
        """
        from lark.exceptions import VisitError  # noqa: PLC0415 - as for the builder

        tree = self.grammar.tree(text, start)
        try:
            return self._builder.transform(tree)
        except VisitError as error:
            cause = error.orig_exc
            if not isinstance(cause, CardTextError):
                raise
            line = text.split("\n")[cause.line - 1]
            raise CardTextError(replace(cause.fault, text=line, caret=cause.column - 1)) from None

    def lines(self, text: str) -> tuple[L, ...]:
        """The lines of a text; an empty text has none.

        Args:
            text: rules text in the card language.

        Raises:
            CardTextError: the text is not in the language.
        """
        text = text.strip()
        lines: tuple[L, ...] = self.built(text, "start") if text else ()
        return lines

    def each_line(self, text: str) -> tuple[list[tuple[int, L]], list[CardTextError]]:
        """The lines that can be read, with their numbers, and the errors of the others.

        Args:
            text: rules text in the card language.
        """
        numbered = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        with suppress(CardTextError):
            return [(number, line) for (number, _), line in zip(numbered, self.lines(text), strict=True)], []
        lines: list[tuple[int, L]] = []
        errors: list[CardTextError] = []
        for number, line in numbered:
            try:
                lines.extend((number, effect) for effect in self.lines(line))
            except CardTextError as error:
                indent = len(line) - len(line.lstrip())
                errors.append(error.placed("", "", number, indent + 1))
        return lines, errors
