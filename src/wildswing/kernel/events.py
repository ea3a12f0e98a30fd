"""Typed events: what happened, for logs and animation, and who may see which part of it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
HIDDEN: Final = -1  # in the place of a card that the viewer may not see


class Event:
    """One thing that happened.

    `kind` is a word such as "damage"; `seat` the player it happened to or who did it (-1: nobody); `cards` are card
    numbers; `numbers` and `words` what the kind needs; `terms` the parts of a sum, each a value and where it came from;
    `step` the step of the rules it happened in; `rule` the number of the rule that made it happen; `cards_for` the only
    seat that may see `cards` (EVERYBODY: all): the others learn how many there are.

    An event that was told to a viewer has HIDDEN in the place of every card that this viewer may not see; `text` is the
    sentence for this viewer, `names` the names of the cards (None for a hidden one), and `facts` gives the numbers and
    words of the kind their names.
    """

    __slots__ = (
        "cards", "cards_for", "facts", "kind", "names", "numbers", "rule", "seat", "step", "terms", "text", "words",
    )  # fmt: skip

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
        self.text: str = ""
        self.names: tuple[str | None, ...] = ()
        self.facts: dict[str, int | str] = {}

    def seen_by(self, viewer: int, everything: bool) -> Event:
        """A copy with only those cards that a viewer may see.

        Args:
            viewer: a seat, or -1 for a spectator.
            everything: whether the viewer may see all.
        """
        open_cards = everything or self.cards_for == EVERYBODY or self.cards_for == viewer
        cards = self.cards if open_cards else (HIDDEN,) * len(self.cards)
        return Event(
            self.kind, self.seat, cards, self.numbers, self.words, self.terms, self.step, self.rule, self.cards_for
        )

    def key(self) -> tuple[object, ...]:
        """Everything in the event, as a value that can be compared."""
        return (
            self.kind,
            self.seat,
            self.cards,
            self.numbers,
            self.words,
            self.terms,
            self.step,
            self.rule,
            self.cards_for,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key() and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.key())

    def __str__(self) -> str:
        return self.text or self.kind

    def __repr__(self) -> str:
        shown = f", {self.text!r}" if self.text else ""
        return f"Event({self.kind!r}, {self.seat}, {self.cards}, {self.numbers}, {self.words}, {self.rule!r}{shown})"
