"""From the parse tree to nodes: what the builders of all card languages have in common.

Sentences have the same form in all of them: what governs the rest ("If C,", "you may", "COST:", "A, then"), and steps
joined by commas and "and".
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeVar

from lark import Token, Transformer
from msgspec.structs import replace

from wildswing.cardtext.errors import CardTextError, Fault
from wildswing.cardtext.words import OR_SOMETHING, Relation, count_of

T = TypeVar("T")


def tokens(parts: list[Any], *types: str) -> list[Token]:
    """The tokens of some types among the parts of a rule.

    Args:
        parts: the parts.
        *types: names of terminals.
    """
    return [part for part in parts if isinstance(part, Token) and part.type in types]


def contains(parts: list[Any], name: str) -> bool:
    """Whether a token of a type is among the parts of a rule.

    Args:
        parts: the parts.
        name: the name of a terminal.
    """
    return bool(tokens(parts, name))


def optional(parts: list[Any], kind: type[T]) -> T | None:
    """The part that is of a class, if there is one.

    Args:
        parts: the parts of a rule.
        kind: the class.
    """
    return next((part for part in parts if isinstance(part, kind)), None)


def the(parts: list[Any], kind: type[T]) -> T:
    """The part that is of a class; the grammar has made sure that there is one.

    Args:
        parts: the parts of a rule.
        kind: the class.
    """
    return next(part for part in parts if isinstance(part, kind))


def misplaced(token: Token, message: str) -> CardTextError:
    """An error about a word that the grammar allows and the language does not.

    Args:
        token: the word.
        message: what is wrong with it.
    """
    return CardTextError(Fault(message, line=token.line or 1, column=token.column or 1))


def whole(token: Token) -> int:
    """A number that cannot be X.

    Args:
        token: the number.

    Raises:
        CardTextError: it is X.
    """
    number = count_of(token)
    if number == "X":
        raise misplaced(token, "this must be a number, not X")
    return number


def most_of(parts: list[Any]) -> int | None:
    """The number in "(max 5)", if that is among the parts of a rule.

    Args:
        parts: the parts.
    """
    most = tokens(parts, "MAX")
    return int(re.sub(r"\D", "", most[0])) if most else None


def relation_of(parts: list[Any]) -> Relation:
    """What "or more" and the like among the parts of a rule mean; without them a number is meant exactly.

    Args:
        parts: the parts.
    """
    given = tokens(parts, *OR_SOMETHING)
    return OR_SOMETHING[given[0].type] if given else "="


class Prefix(NamedTuple):
    """What governs the rest of a sentence, from "If C," to "COST:"; `value` is what it says, if it says anything."""

    kind: str
    value: Any = None


class Group(NamedTuple):
    """Steps joined by commas and "and"."""

    steps: tuple[Any, ...]


class Sentence(NamedTuple):
    """A sentence, and the "Otherwise" that ties it to the one before."""

    otherwise: Token | None
    steps: tuple[Any, ...]


class Option(NamedTuple):
    """One option of a choice."""

    steps: tuple[Any, ...]


class SentenceBuilder(Transformer[Token, Any]):
    """The rules for sentences, which the grammars of all card languages have under the same names."""

    conditional: type[Any]
    """The class of nodes for "If C, A. Otherwise, B.": it has a field `otherwise`, empty if there is none."""

    def fold(self, prefixes: list[Prefix], steps: tuple[Any, ...], parts: list[Any]) -> tuple[Any, ...]:
        """Steps under what governs them, the nearest first.

        Args:
            prefixes: in the order of the text.
            steps: the end of the sentence.
            parts: everything that the sentence was made of.

        Raises:
            CardTextError: something in the sentence does not belong to anything.
        """
        raise NotImplementedError

    def choice(self, parts: list[Any], options: tuple[tuple[Any, ...], ...]) -> object:
        """The node for a choice.

        Args:
            parts: everything that the sentence was made of.
            options: what is chosen from.
        """
        raise NotImplementedError

    def start(self, lines: list[Any]) -> tuple[Any, ...]:
        """A text."""
        return tuple(lines)

    def sentences(self, parts: list[Sentence]) -> tuple[Any, ...]:
        """The sentences of a line."""
        steps: list[Any] = []
        may_follow = False
        for part in parts:
            if part.otherwise is None:
                steps.extend(part.steps)
                may_follow = len(part.steps) == 1 and isinstance(steps[-1], self.conditional)
            elif may_follow:
                steps[-1] = replace(steps[-1], otherwise=part.steps)
                may_follow = False
            else:
                raise misplaced(part.otherwise, '"Otherwise" needs a sentence that begins with "If" just before it')
        return tuple(steps)

    def plain(self, parts: list[Any]) -> Sentence:
        """A sentence that ends in steps."""
        return self._sentence(parts, the(parts, Group).steps)

    def choose(self, parts: list[Any]) -> Sentence:
        """A sentence that ends in a choice."""
        options = tuple(part.steps for part in parts if isinstance(part, Option))
        return self._sentence(parts, (self.choice(parts, options),))

    def _sentence(self, parts: list[Any], end: tuple[Any, ...]) -> Sentence:
        prefixes = [part for part in parts if isinstance(part, Prefix)]
        return Sentence(next(iter(tokens(parts, "OTHERWISE")), None), self.fold(prefixes, end, parts))

    def option(self, parts: list[Any]) -> Option:
        """One option of a choice."""
        return Option(self.plain(parts).steps)

    def p_if(self, parts: list[Any]) -> Prefix:
        """A condition for the rest of a sentence."""
        return Prefix("if", parts[1])

    def p_cost(self, parts: list[Any]) -> Prefix:
        """A price for the rest of a sentence."""
        return Prefix("cost", parts[0])

    def p_then(self, parts: list[Any]) -> Prefix:
        """Steps before the rest of a sentence."""
        return Prefix("then", parts[0].steps)

    def group(self, parts: list[Any]) -> Group:
        """Steps joined by commas and "and"."""
        steps: tuple[Any, ...] = ()
        for part in parts:
            if not isinstance(part, Token):
                steps += part if isinstance(part, tuple) else (part,)
        return Group(steps)

    def steps(self, parts: list[Any]) -> tuple[Any, ...]:
        """Steps joined by commas."""
        return self.group(parts).steps

    def cond(self, parts: list[Any]) -> tuple[Any, ...]:
        """Conditions joined by "and"."""
        return tuple(part for part in parts if not isinstance(part, Token))
