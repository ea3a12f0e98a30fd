"""What each coming Clad turn will reach, from the open Clad cards, if nothing else moves or turns the Clad (HC 9)."""

from __future__ import annotations

from wildswing.hackclad.clad import (
    ICON_ATTACK,
    ICON_DROP,
    ICON_FACE,
    ICON_MOVE,
    ICON_SIZE,
)
from wildswing.hackclad.constants import CLAD_SLOTS, CLAD_TURN, DIRECTION_NAMES, NO_CARD, ROUND
from wildswing.hackclad.geometry import name_of, neighbour, offset
from wildswing.hackclad.rounds import ACTION_STEP
from wildswing.hackclad.state import HackcladState


class ThreatStep:
    """What one icon of a Clad card will do.

    Attributes:
        kind: "attack", "drop", "move" or "turn".
        spaces: those that are attacked, dropped on, or entered and trampled, in order; none for a turn.
        words: the same in words.
        rule: the number of its rule.
    """

    def __init__(self, kind: str, spaces: list[int], words: str, rule: str) -> None:
        self.kind = kind
        self.spaces = spaces
        self.words = words
        self.rule = rule

    def __repr__(self) -> str:
        return f"ThreatStep({self.kind!r}, {self.spaces}, {self.words!r})"


class Threat:
    """One coming Clad turn, or the rest of the one that is going on.

    Attributes:
        slot: the Clad slot, from 0.
        card: the number of the Clad card, NO_CARD if it lies face down.
        attacked: the spaces that its attacks cover.
        trampled: the spaces that it tramples on, in order.
        dropped: the spaces on which a Shard falls, once for each.
        steps: the same icon by icon, from left to right; only those that are not carried out yet.
        begins: the space where the Clad stands before, and where it looks.
        ends: the space where it stands after, and where it looks.
        certain: False once a card that lies face down comes first.
    """

    def __init__(self, slot: int, card: int, space: int, facing: int, certain: bool) -> None:
        self.slot = slot
        self.card = card
        self.attacked: list[int] = []
        self.trampled: list[int] = []
        self.dropped: list[int] = []
        self.steps: list[ThreatStep] = []
        self.begins = (space, facing)
        self.ends = (space, facing)
        self.certain = certain

    @property
    def dangerous(self) -> set[int]:
        """The spaces on which a Witch would be hurt."""
        return {*self.attacked, *self.trampled}


def coming(state: HackcladState) -> list[tuple[int, int]]:
    """The Clad turns of this round that are going on or still to come: the Clad slot, and the next icon."""
    found: list[tuple[int, int]] = []
    for depth, frame in enumerate(state.stack):
        if frame.procedure == ROUND:
            first = int(frame.b) if frame.step == ACTION_STEP else 0
            found += [(place >> 1, 0) for place in range(first, 2 * CLAD_SLOTS) if place & 1]
        elif frame.procedure == CLAD_TURN:
            # An icon that others still react to is not done.
            begun = 1 if depth + 1 < len(state.stack) and frame.b > 0 else 0
            found.insert(0, (int(frame.a), int(frame.b) - begun))
    return found


def threats(state: HackcladState) -> list[Threat]:
    """The coming Clad turns of this round in order, the rest of one that is going on first.

    Args:
        state: a state, or what a view knows of one.
    """
    space, facing, certain = int(state.clad_space), int(state.facing), True
    found: list[Threat] = []
    for slot, first in coming(state):
        card = int(state.clad_slots[slot])
        is_open = card != NO_CARD and bool(state.open_slots >> slot & 1)
        certain = certain and is_open
        threat = Threat(slot, card if is_open else NO_CARD, space, facing, certain)
        if is_open:
            foresee(state, threat, first)
        space, facing = threat.ends
        found.append(threat)
    return found


def foresee(state: HackcladState, threat: Threat, first: int) -> None:
    """Go through the icons of a card from one on (HC 9.1)."""
    card = state.match.clad[threat.card]
    space, facing = threat.begins
    for place in range(first * ICON_SIZE, len(card.icons), ICON_SIZE):
        icon, much, way = card.icons[place : place + ICON_SIZE]
        if icon == ICON_ATTACK:
            covered = spaces(space, facing, card.attack)
            threat.attacked += covered
            threat.steps.append(ThreatStep("attack", covered, f"attacks {named(covered)}", "HC 9.3"))
        elif icon == ICON_DROP:
            marked = spaces(space, facing, card.drops)
            threat.dropped += marked
            threat.steps.append(ThreatStep("drop", marked, f"drops on {named(marked)}", "HC 9.10"))
        elif icon == ICON_FACE:
            facing = (facing + much) & 3
            threat.steps.append(ThreatStep("turn", [], f"turns {DIRECTION_NAMES[facing]}", "HC 9.8"))
        elif icon == ICON_MOVE:
            entered: list[int] = []
            for _ in range(0 if state.clad_locked else much):
                space = int(neighbour(space, (facing + way) & 3))
                entered.append(space)
            threat.trampled += entered
            words = f"tramples {named(entered)} and moves to {name_of(space)}" if entered else "cannot move"
            threat.steps.append(ThreatStep("move", entered, words, "HC 9.6" if entered else "HC 9.13"))
    threat.ends = (space, facing)


def named(found: list[int]) -> str:
    """Some spaces by their names, from the south-west; a movement's are few and keep their order."""
    return " ".join([name_of(space) for space in (found if len(found) <= 2 else sorted(found))])


def spaces(space: int, facing: int, pairs: list[int]) -> list[int]:
    """The spaces that pairs in the Clad's frame mean (HC 9.2)."""
    return [int(offset(space, facing, pairs[at], pairs[at + 1])) for at in range(0, len(pairs), 2)]
