"""What a seat may know of a game, as a state in which everything else is missing (HC 27).

The state is built up: every fact that is copied is named here, and a fact that is not named stays at its first value.
A card that the seat does not know is UNKNOWN; how many cards lie there is open (HC 27.6). Randomness is left out, so
nothing that will be shuffled or drawn can be computed from it. When the game is over each player shows her nine cards
for the scoring (HC 19.4).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    CARD_MASK,
    CLAD_SLOTS,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    NO_CARD,
    NOBODY,
    RESHUFFLE,
    SOLO,
)
from wildswing.hackclad.state import Figure, HackcladState
from wildswing.kernel.state import Frame

UNKNOWN: Final = NO_CARD
SPECTATOR: Final = -1
HIDDEN_CARD: Final = CARD_MASK  # in a frame that says that there is a card, but not which


def known_state(state: HackcladState, viewer: i64) -> HackcladState:
    """The state as a viewer knows it.

    Args:
        state: the whole truth.
        viewer: a seat, or SPECTATOR.
    """
    known = HackcladState(state.match)
    # Where the game stands.
    known.stack = [known_frame(state, frame, viewer) for frame in state.stack]
    known.decision = state.decision
    known.seat = state.seat
    if state.seat == viewer:
        known.options = state.options
    known.over = state.over
    known.round = state.round
    known.acting = state.acting
    known.turn_over = state.turn_over
    # The Clad.
    known.voltage = state.voltage
    known.clad_space = state.clad_space
    known.facing = state.facing
    known.clad_locked = state.clad_locked
    known.clad_moved = state.clad_moved
    known.clad_done = state.clad_done[:]
    known.clad_returned = state.clad_returned[:]
    known.clad_seen = state.clad_seen[:]
    known.open_slots = state.open_slots
    known.clad_slots = [state.clad_slots[slot] if is_open(state, slot) else UNKNOWN for slot in range(CLAD_SLOTS)]
    known.clad_aside = known_aside(state)
    known.clad_deck = [UNKNOWN] * len(state.clad_deck)
    if viewer in state.clad_seen and state.clad_deck:
        known.clad_deck[len(state.clad_deck) - 1] = state.clad_deck[len(state.clad_deck) - 1]
    # The table.
    known.field = state.field[:]
    known.markers = state.markers[:]
    known.laid = state.laid[:]
    # What was just done.
    known.count = state.count
    known.could_not = state.could_not
    known.it_clad = state.it_clad
    known.it_of = state.it_of
    if state.it_of == NOBODY or state.match.seats[state.it_of] == viewer:
        known.it = state.it
    for witch in range(len(state.figures)):
        known.figures.append(known_figure(state, witch, viewer))
    return known


def is_open(state: HackcladState, slot: i64) -> bool:
    """Whether the Clad card in a slot lies face up (HC 27.4)."""
    bit: i64 = 1
    bit <<= slot
    return state.open_slots & bit != 0


def known_aside(state: HackcladState) -> list[int]:
    """The Clad cards that are still to come: everybody can tell them by their Voltage, but not in solo play (HC 23.2).

    There the removed cards are hidden, and from the first reshuffle on all that are left.
    """
    match = state.match
    if match.mode != SOLO:
        return state.clad_aside[:]
    last = len(match.clad_atk)
    return [
        card if state.voltage == 1 and match.clad[card].voltage == last else UNKNOWN for card in state.clad_aside
    ]  # fmt: skip


def known_figure(state: HackcladState, witch: i64, viewer: i64) -> Figure:
    """One Witch as a viewer knows her: open zones, the hand of an own Witch, and of a deck what the viewer has seen."""
    figure = state.figures[witch]
    own = state.match.seats[witch] == viewer
    known = Figure()
    known.space = figure.space
    known.mp = figure.mp
    known.cp = figure.cp
    known.injuries = figure.injuries
    known.shards = figure.shards
    known.discard = figure.discard[:]
    known.playing = figure.playing[:]
    known.turn_known = figure.turn_known
    known.slot = figure.slot
    known.standby = figure.standby
    known.shown = figure.shown[:]
    known.traded = figure.traded[:]
    known.swaps = figure.swaps
    known.missions = figure.missions[:]
    known.done = figure.done[:]
    known.taken = figure.taken
    known.used_move = figure.used_move
    known.used_mp = figure.used_mp
    known.used_damage = figure.used_damage
    known.moved = figure.moved
    known.picked = figure.picked
    known.dealt = figure.dealt
    known.hits = figure.hits
    known.atk_round = figure.atk_round
    known.atk_turn = figure.atk_turn
    known.safe = figure.safe
    known.lasting = figure.lasting
    known.best_card = figure.best_card
    known.best_reduction = figure.best_reduction
    known.hand = figure.hand[:] if own or state.over else [UNKNOWN] * len(figure.hand)
    known.enhanced = figure.enhanced[:] if own else [UNKNOWN] * len(figure.enhanced)
    if (own and figure.turn_known) or state.over:
        known.turn_card = figure.turn_card
    if state.over:
        known.deck = [entry & CARD_MASK for entry in figure.deck]
    else:
        mark = KNOWN_TO_ALL | KNOWN_TO_OWNER if own else KNOWN_TO_ALL
        known.deck = [entry if entry & mark else UNKNOWN for entry in figure.deck]
    return known


def known_frame(state: HackcladState, frame: Frame, viewer: i64) -> Frame:
    """A frame of the stack. Its numbers are open, but for the card that is swapped out (HC 18.8)."""
    known = frame.clone()
    if frame.procedure == RESHUFFLE and frame.a >= 0 and state.match.seats[frame.seat] != viewer:
        known.a = HIDDEN_CARD
    return known
