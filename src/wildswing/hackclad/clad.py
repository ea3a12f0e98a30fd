"""The Clad: where its attacks reach, its turn icon by icon, its movements (HC 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import CLAD_ATTACK, CLAD_MOVE, CLAD_TURN, DIRECTION_NAMES, NO_CARD
from wildswing.hackclad.deeds import pick_up
from wildswing.hackclad.geometry import name_of, neighbour, offset
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import PROCEDURES, HackcladState
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame

# ---- icons: three numbers each (what, how far or which way, the way of a movement)
ICON_ATTACK: Final = 0
ICON_DROP: Final = 1
ICON_MOVE: Final = 2
ICON_FACE: Final = 3
ICON_SIZE: Final = 3


def clad_atk(state: HackcladState) -> i64:
    """The Clad's ATK at its Voltage (HC 3.5)."""
    return state.match.clad_atk[state.voltage - 1]


def spaces_of(state: HackcladState, pairs: list[int]) -> list[int]:
    """The spaces that pairs in the Clad's frame mean now (HC 9.2)."""
    found: list[int] = []
    place: i64 = 0
    while place < len(pairs):
        found.append(int(offset(state.clad_space, state.facing, pairs[place], pairs[place + 1])))
        place += 2
    return found


def path(state: HackcladState, way: i64, steps: i64) -> list[int]:
    """The spaces that a movement of the Clad enters, in order; the way is relative to where it looks (HC 9.4)."""
    direction = (state.facing + way) & 3
    space = state.clad_space
    found: list[int] = []
    while steps > 0:
        space = neighbour(space, direction)
        found.append(int(space))
        steps -= 1
    return found


def turn_clad(state: HackcladState, quarters: i64, rule: str) -> None:
    """Turn the Clad in place, clockwise by quarters (HC 9.8, 9.9)."""
    state.facing = (state.facing + quarters) & 3
    if state.log is not None:
        note(state, "clad turns", -1, rule, numbers=(int(state.facing),), words=(DIRECTION_NAMES[state.facing],))


# ---- CLAD_TURN: a = the Clad slot, b = the next icon


def reveal_card(state: HackcladState, frame: Frame) -> None:
    """Its card is turned up if it lay face down (HC 23.6)."""
    card = state.clad_slots[frame.a]
    opened: i64 = 1
    opened <<= frame.a
    state.open_slots |= opened
    if state.log is not None:
        words = (state.match.clad[card].name, state.match.clad[card].words)
        note(state, "clad turn", -1, "HC 9.1", numbers=(int(card), int(frame.a)), words=words)


def next_icon(state: HackcladState, frame: Frame) -> None:
    """Carry out the icons from left to right (HC 9.1)."""
    card = state.match.clad[state.clad_slots[frame.a]]
    place = frame.b * ICON_SIZE
    if place >= len(card.icons):
        return
    frame.b += 1
    frame.step -= 1
    icon = card.icons[place]
    if icon == ICON_ATTACK:
        state.push(CLAD_ATTACK, -1, card.number)
    elif icon == ICON_DROP:
        drop(state, card.drops)
    elif icon == ICON_MOVE:
        state.push(CLAD_MOVE, -1, card.icons[place + 2], card.icons[place + 1])
    else:
        turn_clad(state, card.icons[place + 1], "HC 9.8")


def drop(state: HackcladState, pairs: list[int]) -> None:
    """One Shard falls on each marked space; a Witch there takes it at once (HC 9.10 to 9.12)."""
    for space in spaces_of(state, pairs):
        state.field[space] += 1
        if state.log is not None:
            note(state, "drop", -1, "HC 9.10", numbers=(int(space),), words=(name_of(space),))
        for witch, figure in enumerate(state.figures):
            if figure.space == space:
                pick_up(state, witch, space, state.field[space])


PROCEDURES[CLAD_TURN] = Steps(reveal_card, next_icon)


# ---- CLAD_MOVE: seat = the Witch who causes it (-1: its own card), a = way, b = spaces


def trample(state: HackcladState, frame: Frame) -> None:
    """Before it enters, it tramples what is there; a Clad that cannot move does neither (HC 9.6, 9.7, 9.13)."""
    if state.clad_locked:
        if state.log is not None:
            note(state, "clad locked", -1, "HC 9.13")
        frame.step = 2
        return
    state.push(CLAD_ATTACK, frame.seat, NO_CARD, frame.a, frame.b)


def go(state: HackcladState, frame: Frame) -> None:
    """Move, unless a Reaction has stopped it meanwhile (HC 26.21)."""
    if state.clad_locked:
        return
    before = state.clad_space
    for space in path(state, frame.a, frame.b):
        state.clad_space = space
        state.clad_moved += 1
    if state.log is not None:
        numbers = (int(before), int(state.clad_space))
        note(state, "clad moves", -1, "HC 9.4", numbers=numbers, words=(name_of(state.clad_space),))


PROCEDURES[CLAD_MOVE] = Steps(trample, go)
