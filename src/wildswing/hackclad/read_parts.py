"""Reading the parts of a position: fields and cards."""

from __future__ import annotations

from wildswing.hackclad import constants as c
from wildswing.hackclad.cards import Match
from wildswing.hackclad.fields import (
    ANY_CARD,
    CARD,
    CARDS,
    CLAD,
    CLAD_MARKS,
    DECK,
    FLAG,
    LINES,
    MARKS,
    MISSIONS,
    NUMBERS,
    PROCEDURES,
)
from wildswing.hackclad.position import UNKNOWN, card_names
from wildswing.kernel.encoding import Section, Word, parts
from wildswing.kernel.errors import PositionError, nearest
from wildswing.kernel.stack_words import Fields, StackReader


class Reader:
    """Reads the fields of a state of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cards: list[dict[str, int]] = [{} for _ in match.boards]
        for card, name in card_names(match).items():
            self.cards[card >> c.OWNER_SHIFT][name] = card
        self.clad: dict[str, int] = {card.id: int(card.number) for card in match.clad}
        self.missions: dict[str, int] = {mission.id: int(mission.number) for mission in match.missions}
        owners = [board.name for board in match.boards]
        effects = [len(board.effects) for board in match.boards]
        self.stack = StackReader(PROCEDURES, owners, effects, c.NOBODY, len(owners) - 1)

    def named(self, word: Word, known: dict[str, int], what: str) -> int:
        """What a name means.

        Args:
            word: the name, or "?" for nothing.
            known: the numbers of all that there is.
            what: for the message, as in "there is no ...".
        """
        if word.text == UNKNOWN:
            return c.NO_CARD
        if word.text not in known:
            close = nearest(word.text, list(known))
            hint = f"; the nearest is {' or '.join(close)}" if close else ""
            raise PositionError(f"{what} {word.text!r}{hint}", word.place, word.text)
        return known[word.text]

    def card(self, word: Word, witch: int) -> int:
        """A skill card of a Witch."""
        return self.named(word, self.cards[witch], f"{self.match.boards[witch].name} has no card")

    def deck_card(self, word: Word, witch: int) -> int:
        """A card of a deck with what is known of it."""
        text = word.text
        if text.endswith("!"):
            return self.card(Word(text[:-1], word.place), witch) | c.KNOWN_TO_ALL | c.KNOWN_TO_OWNER
        if text.endswith("*"):
            return self.card(Word(text[:-1], word.place), witch) | c.KNOWN_TO_OWNER
        return self.card(word, witch)

    def any_card(self, word: Word) -> int:
        """A skill card with its owner in front, a Clad card, or none."""
        middle = word.text.find(":")
        if middle < 0:
            return self.named(word, self.clad, "there is no Clad card")
        witch = Word(word.text[:middle], word.place).whole_number()
        if not 0 <= witch < len(self.cards):
            raise PositionError(f"there is no Witch {witch}", word.place, word.text)
        return self.card(Word(word.text[middle + 1 :], word.place + middle + 1), witch)

    def value(self, word: Word, kind: int, witch: int) -> object:
        """The value of a field."""
        if kind == FLAG:
            if word.text not in {"0", "1"}:
                raise PositionError(f"{word.text!r} is neither 0 nor 1", word.place, word.text)
            return word.text == "1"
        if kind == CARD:
            return self.card(word, witch)
        if kind == ANY_CARD:
            return self.any_card(word)
        if kind == CARDS or kind == MARKS:
            return [self.card(part, witch) for part in parts(word)]
        if kind == DECK:
            return [self.deck_card(part, witch) for part in parts(word)]
        if kind == CLAD or kind == CLAD_MARKS:
            return [self.named(part, self.clad, "there is no Clad card") for part in parts(word)]
        if kind == MISSIONS:
            return [self.named(part, self.missions, "there is no Mission") for part in parts(word)]
        if kind == LINES:
            return tuple([self.stack.number(part) for part in parts(word)])
        if kind == NUMBERS:
            return [part.whole_number() for part in parts(word)]
        return word.whole_number()

    def fill(self, thing: object, section: Section, fields: Fields, witch: int) -> None:
        """Set the fields of a thing."""
        for name, kind in fields:
            word = section.fields.get(name)
            if word is not None:
                setattr(thing, name, self.value(word, kind, witch))
