"""A whole game of EXCEED in one line, and back: hidden cards, randomness and half-done strikes included.

    exceed:1 ryu/geoffrey texts=... decision=action seat=0 turn=3 ... 0[space=3 life=30 hand=hadoken,grasp ...] 1[...]
    strike[0[attack=hadoken ...] 1[...]] stack[turn.6@0]

Cards are named by their ids; `1:sweep` is a card of the other seat, `sweep*` in a deck is known to its owner, `sweep!`
to all. The last card of a pile is its top. A frame of the stack is `procedure.step@seat(a,b,c){items}{kept}`; `0#12` is
the effect or line number 12 of seat 0. A field that is as at the beginning of a game is left out.
"""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed.cards import Match
from wildswing.exceed.fields import (
    ALWAYS,
    CARD,
    CARDS,
    DECK,
    DECK_MARKS,
    MARKS,
    OUTER,
    PLAYER,
    PROCEDURE_NAMES,
    SIDE,
    STATE,
    ZONE,
)
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.kernel.stack_words import Fields, add_values, frame_word, number_word

FORMAT: Final = "exceed:1"


def card_names(match: Match) -> dict[int, str]:
    """The name of every card of a match in a position: its id, with a number where a character has the id twice."""
    names: dict[int, str] = {}
    for fighter in match.fighters:
        used: list[str] = []
        for card in fighter.cards:
            name = card.id if card.id not in used else f"{card.id}.{card.number & c.KIND_MASK}"
            used.append(card.id)
            names[int(card.number)] = name
    return names


# The fingerprints that were computed, by that of the texts.
SHAPES: Final[dict[str, str]] = {}


def shape(match: Match, seat: int) -> str:
    """A fingerprint of the way in which a fighter's effects are numbered."""
    fighter = match.fighters[seat]
    if fighter.text_hash not in SHAPES:
        value = 0
        for effect in fighter.effects:
            for letter in type(effect).__name__:
                value = (value * 31 + ord(letter)) & 0xFFFF
            value = (value * 31 + 7) & 0xFFFF
        SHAPES[fighter.text_hash] = f"{value:04x}"
    return SHAPES[fighter.text_hash]


def fingerprint(match: Match, seat: int) -> str:
    """What must be the same when a position is read again: the texts, and the numbers of their effects."""
    return f"{match.fighters[seat].text_hash}.{shape(match, seat)}"


class Writer:
    """Writes the fields of a state."""

    def __init__(self, match: Match) -> None:
        self.names = card_names(match)

    def card(self, card: int, seat: int) -> str:
        """A card as it is named among the cards of a seat (-1: of nobody)."""
        if card < 0:
            return "?"
        holder = (card & c.CARD_MASK) >> c.OWNER_SHIFT
        name = self.names[card & c.CARD_MASK]
        return name if holder == seat else f"{holder}:{name}"

    def deck_card(self, entry: int, seat: int) -> str:
        """A card of a deck with what is known of it."""
        if entry < 0:
            return "?"
        marks = [mark for mark, bit in DECK_MARKS.items() if entry & bit]
        return self.card(entry, seat) + "".join(marks)

    def value(self, value: object, kind: int, seat: int) -> str:
        """The value of a field in words."""
        if isinstance(value, bool):
            return "1" if value else "0"
        if isinstance(value, int):
            if kind == CARD:
                return self.card(value, seat)
            return c.ZONE_NAMES[value].replace(" ", "-") if kind == ZONE and value >= 0 else str(value)
        assert isinstance(value, list | tuple)
        if kind == DECK:
            return ",".join([self.deck_card(entry, seat) for entry in value])
        if kind == CARDS or kind == MARKS:
            return ",".join([self.card(card, seat) for card in value])
        return ",".join([number_word(entry) for entry in value])

    def fields(self, thing: object, first: object, fields: Fields, always: tuple[str, ...], seat: int) -> list[str]:
        """The fields of a thing that are not as in `first`, or that are always named."""
        words: list[str] = []
        for name, kind in fields:
            value = getattr(thing, name)
            if name in always or value != getattr(first, name):
                words.append(f"{name}={self.value(value, kind, seat)}")
        return words

    def side(self, side: Side, seat: int) -> str:
        """One half of the strike, and the one that waits behind it."""
        words = self.fields(side, Side(), SIDE, ("attack",), seat)
        if side.outer is not None:
            words.append(f"{OUTER}[{self.side(side.outer, seat)}]")
        return " ".join(words)


def write_position(state: ExceedState) -> str:
    """The position of a state in one line.

    Args:
        state: at a decision, or at the end of its game.
    """
    match = state.match
    writer = Writer(match)
    words = [
        FORMAT,
        f"{match.fighters[0].id}/{match.fighters[1].id}",
        f"texts={fingerprint(match, 0)},{fingerprint(match, 1)}",
    ]
    if state.decision:
        words.append(f"decision={c.DECISION_WORDS[state.decision].replace(' ', '-')}")
        words.append(f"seat={state.seat}")
    words += writer.fields(state, ExceedState(match), STATE, (), -1)
    for seat in (0, 1):
        words.append(f"{seat}[{' '.join(writer.fields(state.players[seat], Player(), PLAYER, ALWAYS, seat))}]")
    if state.sides:
        halves = [f"{seat}[{writer.side(state.sides[seat], seat)}]" for seat in (0, 1)]
        words.append(f"strike[{' '.join(halves)}]")
    words.append(f"stack[{' '.join([frame_word(frame, PROCEDURE_NAMES) for frame in state.stack])}]")
    return " ".join(words)


def key(state: ExceedState) -> tuple[object, ...]:
    """Everything that can still matter in a state, as a value: two states with equal keys go on alike.

    Args:
        state: at a decision, or at the end of its game.
    """
    match = state.match
    parts: list[object] = [
        match.fighters[0].text_hash,
        match.fighters[1].text_hash,
        int(state.decision),
        int(state.seat),
        tuple([frame.key() for frame in state.stack]),
    ]
    add_values(parts, state, STATE)
    for player in state.players:
        add_values(parts, player, PLAYER)
    for half in state.sides:
        side: Side | None = half
        while side is not None:
            add_values(parts, side, SIDE)
            side = side.outer
    return tuple(parts)
