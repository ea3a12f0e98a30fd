"""Reading the parts of a position: fields, cards, frames of the stack."""

from __future__ import annotations

from wildswing.exceed import constants as c
from wildswing.exceed.cards import Match
from wildswing.exceed.fields import (
    CARD,
    CARDS,
    DECK,
    FLAG,
    LINES,
    MARKS,
    PROCEDURES,
    SPACES,
    ZONE,
    Fields,
)
from wildswing.exceed.position import card_names
from wildswing.kernel.encoding import Section, Word, parts
from wildswing.kernel.errors import PositionError, nearest
from wildswing.kernel.state import Frame


class Reader:
    """Reads the fields of a state of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cards: list[dict[str, int]] = [{}, {}]
        for card, name in card_names(match).items():
            self.cards[card >> c.OWNER_SHIFT][name] = card

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
        if text.endswith("!"):
            return self.card(Word(text[:-1], word.place), seat) | c.KNOWN_TO_ALL
        if text.endswith("*"):
            return self.card(Word(text[:-1], word.place), seat) | c.KNOWN_TO_OWNER
        return self.card(word, seat)

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
            return tuple([number(part) for part in parts(word)])
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
                setattr(thing, name, self.value(word, kind, seat))


def zone_number(word: Word) -> int:
    """The number of a zone."""
    for place, name in enumerate(c.ZONE_NAMES):
        if name.replace(" ", "-") == word.text:
            return place
    if word.text == str(c.NOWHERE):
        return c.NOWHERE
    raise PositionError(f"there is no zone {word.text!r}", word.place, word.text)


def number(word: Word) -> int:
    """A number of a frame, or of an effect or line of a seat, such as `0#12`."""
    middle = word.text.find("#")
    if middle < 0:
        return word.whole_number()
    seat = Word(word.text[:middle], word.place).whole_number()
    place = Word(word.text[middle + 1 :], word.place + middle + 1).whole_number()
    if seat not in {0, 1} or not 0 <= place < c.FIRST_EFFECT:
        raise PositionError(f"{word.text!r} names no effect", word.place, word.text)
    return ((seat + 1) << c.EFFECT_SHIFT) + place


# ---- the stack


def frame(word: Word, match: Match) -> Frame:
    """A frame of the stack: `procedure.step@seat(a,b,c){items}{kept}`."""
    text = word.text
    numbers: list[tuple[int, ...]] = [(0, 0, 0), (), ()]
    head = text
    for place in range(3):
        opening, closing = ("(", ")") if place == 0 else ("{", "}")
        start = head.find(opening) if place == 0 else text.find("{") if place == 1 else text.find("}{") + 1
        if start <= 0:
            continue
        end = text.find(closing, start)
        if end < 0:
            raise PositionError(f"{opening} in {text!r} is not closed", word.place + start, text)
        inside = Word(text[start + 1 : end], word.place + start + 1)
        numbers[place] = tuple([number(part) for part in parts(inside)])
        head = head[:start] if start < len(head) else head
    if len(numbers[0]) != 3:
        raise PositionError(f"a frame has three numbers in (), {text!r} has {len(numbers[0])}", word.place, text)
    at = head.find("@")
    dot = head.find(".")
    if not 0 < dot < at:
        raise PositionError(f"{text!r} is no frame: procedure.step@seat", word.place, text)
    procedure = procedure_number(Word(head[:dot], word.place), match)
    step = Word(head[dot + 1 : at], word.place + dot + 1).whole_number()
    seat = Word(head[at + 1 :], word.place + at + 1).whole_number()
    if seat not in {0, 1}:
        raise PositionError(f"there is no seat {seat}", word.place + at + 1, text)
    return Frame(procedure, step, seat, numbers[0][0], numbers[0][1], numbers[0][2], numbers[1], numbers[2])


def procedure_number(word: Word, match: Match) -> int:
    """The number of a procedure or effect."""
    if "#" in word.text:
        found = number(word)
        fighter = match.fighters[(found >> c.EFFECT_SHIFT) - 1]
        if found & c.EFFECT_MASK >= len(fighter.effects):
            raise PositionError(f"{fighter.name} has no effect {word.text!r}", word.place, word.text)
        return found
    if word.text not in PROCEDURES:
        close = nearest(word.text, list(PROCEDURES))
        hint = f"; the nearest is {' or '.join(close)}" if close else ""
        raise PositionError(f"there is no procedure {word.text!r}{hint}", word.place, word.text)
    return PROCEDURES[word.text]
