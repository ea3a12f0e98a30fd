"""Typed events: what happened, for logs and animation, and who may see which part of it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened.

    `kind` is a word such as "damage"; `seat` the player it happened to or who did it (-1: nobody); `cards` are card
    numbers; `numbers` and `words` what the kind needs; `terms` the parts of a sum, each a value and where it came from;
    `step` the step of the rules it happened in; `rule` the number of the rule that made it happen; `cards_for` the only
    seat that may see `cards` (EVERYBODY: all): the others learn how many there are.
    """

    __slots__ = ("cards", "cards_for", "kind", "numbers", "rule", "seat", "step", "terms", "words")

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: tuple[int, ...],
        numbers: tuple[int, ...],
        words: tuple[str, ...],
        terms: tuple[tuple[int, str], ...],
        step: str,
        rule: str,
        cards_for: int,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.numbers = numbers
        self.words = words
        self.terms = terms
        self.step = step
        self.rule = rule
        self.cards_for = cards_for
