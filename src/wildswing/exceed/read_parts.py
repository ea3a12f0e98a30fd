"""Reading the parts of a position: fields and cards."""

from __future__ import annotations

from wildswing.exceed import constants as c
from wildswing.exceed.cards import Match
from wildswing.exceed.fields import (
    CARD,
    CARDS,
    DECK,
    DECK_MARKS,
    FLAG,
    LINES,
    MARKS,
    PROCEDURES,
    SPACES,
    ZONE,
)
from wildswing.exceed.position import card_names
from wildswing.kernel.encoding import Section, Word, parts
from wildswing.kernel.errors import PositionError, nearest
from wildswing.kernel.stack_words import Fields, StackReader


class Reader:
    """Reads the fields of a state of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cards: list[dict[str, int]] = [{}, {}]
        for card, name in card_names(match).items():
            self.cards[card >> c.OWNER_SHIFT][name] = card
        owners = [fighter.name for fighter in match.fighters]
        self.stack = StackReader(PROCEDURES, owners, [len(fighter.effects) for fighter in match.fighters], 0, 1)

    def card(self, word: Word, seat: int) -> int:
        """A card as it is named among the cards of a seat."""
        text = word.text
        if text == "?":
            return c.NO_CARD
        if text[:2] in {"0:", "1:"}:
            seat = int(text[0])
            text = text[2:]
        if seat < 0:
            raise PositionError(f"{text!r} needs its owner in front: 0:{text} or 1:{text}", word.place, text)
        known = self.cards[seat]
        if text not in known:
            close = nearest(text, list(known))
            hint = f"; the nearest is {' or '.join(close)}" if close else ""
            raise PositionError(f"{self.match.fighters[seat].name} has no card {text!r}{hint}", word.place, text)
        return known[text]

    def deck_card(self, word: Word, seat: int) -> int:
        """A card of a deck with what is known of it."""
        text = word.text
        known = 0
        while text[-1:] in DECK_MARKS and text:
            known |= DECK_MARKS[text[-1]]
            text = text[:-1]
        return self.card(Word(text, word.place), seat) | known

    def value(self, word: Word, kind: int, seat: int) -> object:
        """The value of a field."""
        if kind == FLAG:
            if word.text not in {"0", "1"}:
                raise PositionError(f"{word.text!r} is neither 0 nor 1", word.place, word.text)
            return word.text == "1"
        if kind == CARD:
            return self.card(word, seat)
        if kind == CARDS or kind == MARKS:
            return [self.card(part, seat) for part in parts(word)]
        if kind == DECK:
            return [self.deck_card(part, seat) for part in parts(word)]
        if kind == LINES:
            return tuple([self.stack.number(part) for part in parts(word)])
        if kind == SPACES:
            return [part.whole_number() for part in parts(word)]
        if kind == ZONE:
            return zone_number(word)
        return word.whole_number()

    def fill(self, thing: object, section: Section, fields: Fields, seat: int) -> None:
        """Set the fields of a thing."""
        for name, kind in fields:
            word = section.fields.get(name)
            if word is not None:
                value = self.value(word, kind, seat)
                if isinstance(value, list) and isinstance(getattr(thing, name), tuple):
                    value = tuple(value)
                setattr(thing, name, value)


def zone_number(word: Word) -> int:
    """The number of a zone."""
    for place, name in enumerate(c.ZONE_NAMES):
        if name.replace(" ", "-") == word.text:
            return place
    if word.text == str(c.NOWHERE):
        return c.NOWHERE
    raise PositionError(f"there is no zone {word.text!r}", word.place, word.text)
