"""A whole game of HacKClaD in one line, and back: hidden cards, randomness and half-done attacks included.

    hackclad:1 luna/mia texts=... mode=base decision=act seat=0 round=2 clad_space=12 ... 0[space=7 mp=3 hand=shot ...]
    1[...] stack[round.6@0(0,1,0) turn.2@0]

Cards, Clad cards and Missions are named by their ids; `shot*` in a deck is known to its owner, `shot!` to all. The last
card of a pile is its top. A frame of the stack is `procedure.step@witch(a,b,c){items}{kept}`; `0#12` is the effect or
line number 12 of Witch 0. A field that is as at the beginning of a game is left out.
"""

from __future__ import annotations

from typing import Final

from wildswing.hackclad import constants as c
from wildswing.hackclad.cards import Match
from wildswing.hackclad.fields import (
    ALWAYS,
    ANY_CARD,
    CARD,
    CARDS,
    CLAD,
    CLAD_MARKS,
    DECK,
    FIGURE,
    MARKS,
    MISSIONS,
    PROCEDURE_NAMES,
    STATE,
)
from wildswing.hackclad.options import MISSION_WORDS
from wildswing.hackclad.state import Figure, HackcladState
from wildswing.kernel.stack_words import Fields, add_values, frame_word, number_word

FORMAT: Final = "hackclad:1"
UNKNOWN: Final = "?"


def card_names(match: Match) -> dict[int, str]:
    """The name of every skill card of a match in a position: its id, with a number where a Witch has the id twice."""
    names: dict[int, str] = {}
    for board in match.boards:
        used: list[str] = []
        for card in board.cards:
            names[int(card.number)] = card.id if card.id not in used else f"{card.id}.{card.number & c.KIND_MASK}"
            used.append(card.id)
    return names


def fingerprint(match: Match) -> str:
    """What must be the same when a position is read again: the texts, and the numbers of their effects."""
    value = 0
    for board in match.boards:
        for effect in board.effects:
            for letter in type(effect).__name__:
                value = (value * 31 + ord(letter)) & 0xFFFF
            value = (value * 31 + 7) & 0xFFFF
    return f"{match.text_hash}.{value:04x}"


class Writer:
    """Writes the fields of a state."""

    def __init__(self, state: HackcladState) -> None:
        self.match = state.match
        self.names = card_names(state.match)
        self.it_clad = state.it_clad

    def card(self, card: int) -> str:
        """A skill card of the Witch whose field it is."""
        return UNKNOWN if card < 0 else self.names[card & c.CARD_MASK]

    def deck_card(self, entry: int) -> str:
        """A card of a deck with what is known of it."""
        mark = "" if entry < 0 else "!" if entry & c.KNOWN_TO_ALL else "*" if entry & c.KNOWN_TO_OWNER else ""
        return self.card(entry) + mark

    def clad_card(self, number: int) -> str:
        """A Clad card, or that there is none."""
        return UNKNOWN if number < 0 else self.match.clad[number].id

    def value(self, value: object, kind: int) -> str:
        """The value of a field in words."""
        if isinstance(value, bool):
            return "1" if value else "0"
        if isinstance(value, int):
            if kind == CARD:
                return self.card(value)
            if kind == ANY_CARD and value >= 0:
                if self.it_clad:
                    return self.clad_card(value)
                return f"{(value & c.CARD_MASK) >> c.OWNER_SHIFT}:{self.card(value)}"
            return UNKNOWN if kind == ANY_CARD else str(value)
        assert isinstance(value, list | tuple)
        if kind == DECK:
            return ",".join([self.deck_card(entry) for entry in value])
        if kind == CARDS or kind == MARKS:
            return ",".join([self.card(card) for card in value])
        if kind == CLAD or kind == CLAD_MARKS:
            return ",".join([self.clad_card(number) for number in value])
        if kind == MISSIONS:
            return ",".join([self.match.missions[number].id for number in value])
        return ",".join([number_word(entry) for entry in value])

    def fields(self, thing: object, first: object, fields: Fields) -> list[str]:
        """The fields of a thing that are not as in `first`, or that are always named."""
        words: list[str] = []
        for name, kind in fields:
            value = getattr(thing, name)
            if name in ALWAYS or value != getattr(first, name):
                words.append(f"{name}={self.value(value, kind)}")
        return words


def rule_words(match: Match) -> list[str]:
    """By which rules the match is played, as far as they are not the usual ones."""
    words: list[str] = []
    if match.mode != c.BASE:
        words.append(f"mode={c.MODE_NAMES[match.mode]}")
    if match.expert:
        words.append("expert=1")
    if match.mission_rule != c.DRAFT_MISSIONS:
        words.append(f"mission_rule={MISSION_WORDS[match.mission_rule]}")
    if match.players != len(match.boards):
        words.append(f"players={match.players}")
    return words


def write_position(state: HackcladState) -> str:
    """The position of a state in one line.

    Args:
        state: at a decision, or at the end of its game.
    """
    match = state.match
    writer = Writer(state)
    words = [FORMAT, "/".join([board.id for board in match.boards]), f"texts={fingerprint(match)}"]
    words += rule_words(match)
    if state.decision:
        words.append(f"decision={c.DECISION_WORDS[state.decision].replace(' ', '-')}")
        words.append(f"seat={state.seat}")
    words += writer.fields(state, HackcladState(match), STATE)
    for witch, figure in enumerate(state.figures):
        words.append(f"{witch}[{' '.join(writer.fields(figure, Figure(), FIGURE))}]")
    words.append(f"stack[{' '.join([frame_word(frame, PROCEDURE_NAMES) for frame in state.stack])}]")
    return " ".join(words)


def key(state: HackcladState) -> tuple[object, ...]:
    """Everything that can still matter in a state, as a value: two states with equal keys go on alike.

    Args:
        state: at a decision, or at the end of its game.
    """
    match = state.match
    parts: list[object] = [
        match.text_hash,
        tuple([board.id for board in match.boards]),
        int(match.mode),
        match.expert,
        int(match.mission_rule),
        int(match.players),
        int(state.decision),
        int(state.seat),
        tuple([frame.key() for frame in state.stack]),
    ]
    add_values(parts, state, STATE)
    for figure in state.figures:
        add_values(parts, figure, FIGURE)
    return tuple(parts)
