"""Typed events: what happened, for logs and animation, and who may see which part of it."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
HIDDEN: Final = -1  # in the place of a card that the viewer may not see


class Teller:
    """Puts events into words for one viewer; each game has its own."""

    def sentence(self, event: Event) -> str:
        """What happened, in a sentence for the viewer."""
        raise NotImplementedError

    def names(self, event: Event) -> tuple[str | None, ...]:
        """The names of the event's cards, None for a hidden one."""
        raise NotImplementedError

    def facts(self, event: Event) -> dict[str, int | str]:
        """The numbers and words of the event by their names."""
        raise NotImplementedError


class Event:
    """One thing that happened.

    An event that was told to a viewer has HIDDEN in the place of every card that this viewer may not see, and speaks:
    see `text`, `names` and `facts`.

    Attributes:
        kind: a word such as "damage".
        seat: the player it happened to or who did it; -1 for nobody.
        cards: numbers of cards.
        numbers: what the kind needs; `facts` has them by name.
        words: the same in words.
        terms: the parts of a sum, each a value and where it came from.
        step: the step of the rules it happened in; "" outside a strike.
        rule: the number of the rule that made it happen.
        cards_for: the only seat that may see `cards`, EVERYBODY for all; the others learn how many there are.
    """

    __slots__ = ("cards", "cards_for", "kind", "numbers", "rule", "seat", "step", "teller", "terms", "words")

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
        self.teller: Teller | None = None

    def told_by(self, teller: Teller, viewer: int, everything: bool) -> Event:
        """A copy with only those cards that a viewer may see.

        Args:
            teller: puts it into words for this viewer.
            viewer: a seat, or -1 for a spectator.
            everything: whether the viewer may see all.
        """
        open_cards = everything or self.cards_for == EVERYBODY or self.cards_for == viewer
        cards = self.cards if open_cards else (HIDDEN,) * len(self.cards)
        told = Event(
            self.kind, self.seat, cards, self.numbers, self.words, self.terms, self.step, self.rule, self.cards_for
        )
        told.teller = teller
        return told

    @property
    def text(self) -> str:
        """What happened, in a sentence for the viewer; the kind alone for an event that was told to nobody."""
        return self.kind if self.teller is None else self.teller.sentence(self)

    @property
    def names(self) -> tuple[str | None, ...]:
        """The names of the cards, None for a hidden one."""
        return () if self.teller is None else self.teller.names(self)

    @property
    def facts(self) -> dict[str, int | str]:
        """The numbers and words by their names; which there are depends on the kind."""
        return {} if self.teller is None else self.teller.facts(self)

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
        return self.text

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.text!r}, {self.rule!r})"
