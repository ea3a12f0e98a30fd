"""The round: Forecast, Draw, Draft and Action Phases (HC 5 to 8), and the end of the game (HC 19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    CLAD_SLOTS,
    CLAD_TURN,
    DRAFT,
    DRAW,
    HAND_SIZE,
    NO_CARD,
    NOBODY,
    ROUND,
    SOLO,
    TURN,
    TURN_SLOTS,
)
from wildswing.hackclad.deeds import check_missions
from wildswing.hackclad.journal import note
from wildswing.hackclad.scores_told import note_scores
from wildswing.hackclad.scoring import end_missions
from wildswing.hackclad.state import PROCEDURES, HackcladState
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame

# Frame: b = the next slot or place of the phase that is running.
ACTION_STEP: Final = 5  # where the frame waits during the Action Phase


def begin_round(state: HackcladState, frame: Frame) -> None:
    """A new round: what lasted for the last one ends (HC 12.16, 13.6, 20.5)."""
    state.round += 1
    state.clad_locked = False
    state.clad_moved = 0
    for figure in state.figures:
        figure.taken = -1
        figure.used_move = 0
        figure.used_mp = 0
        figure.used_damage = 0
        figure.moved = 0
        figure.picked = 0
        figure.dealt = 0
        figure.hits = 0
        figure.atk_round = 0
        figure.safe = False
        figure.lasting = ()
    # The Clad cards of the last round leave the slots before new ones are laid (HC 5.4).
    for place in range(CLAD_SLOTS):
        if state.clad_slots[place] != NO_CARD:
            state.clad_done.append(state.clad_slots[place])
            state.clad_slots[place] = NO_CARD
    state.open_slots = 0
    if state.log is not None:
        note(state, "round", -1, "HC 5.1", numbers=(int(state.round),))


def forecast(state: HackcladState, frame: Frame) -> None:
    """Three Clad cards are laid from the left; the second lies face down in solo play (HC 5.2, 5.3, 23.6)."""
    for place in range(CLAD_SLOTS):
        if not state.clad_deck:
            reshuffle_clad(state)
        card = state.clad_deck.pop()
        state.clad_seen = []
        state.clad_slots[place] = card
        hidden = state.match.mode == SOLO and place == 1
        if not hidden:
            state.open_slots |= 4 if place == 2 else 2 if place == 1 else 1
        if state.log is not None:
            words = ("a face-down card", "") if hidden else (state.match.clad[card].name, state.match.clad[card].words)
            note(state, "forecast", -1, "HC 5.2", numbers=(-1 if hidden else int(card), place), words=words)
    frame.b = 0


def reshuffle_clad(state: HackcladState) -> None:
    """The Voltage rises, and its cards are shuffled with the resolved ones (HC 18.13, 18.14; solo: 23.3 to 23.5)."""
    state.voltage += 1
    if state.match.mode == SOLO:
        state.shuffle(state.clad_aside)
        coming = [state.clad_aside.pop() for _ in range(3)]
        state.clad_returned = sorted(state.clad_done)
    else:
        coming = [card for card in state.clad_aside if state.match.clad[card].voltage == state.voltage]
        state.clad_aside = [card for card in state.clad_aside if state.match.clad[card].voltage != state.voltage]
    state.clad_deck = sorted(state.clad_done + coming)
    state.clad_done = []
    state.clad_seen = []
    state.shuffle(state.clad_deck)
    if state.log is not None:
        note(state, "voltage", -1, "HC 18.13", numbers=(int(state.voltage), len(state.clad_deck)))


def draw_phase(state: HackcladState, frame: Frame) -> None:
    """Each player draws up to a hand of 3 (HC 6.1)."""
    if frame.b < len(state.figures):
        state.push(DRAW, frame.b, HAND_SIZE, 1)
        frame.b += 1
        frame.step -= 1
    else:
        frame.b = 0


def clear_markers(state: HackcladState, frame: Frame) -> None:
    """Solo: once all Turn slots carry Shards, they are taken away (HC 23.10)."""
    if state.match.mode == SOLO and state.markers == [1, 1, 1, 1]:
        state.markers = [0, 0, 0, 0]
        if state.log is not None:
            note(state, "markers cleared", -1, "HC 23.10")


def draft_phase(state: HackcladState, frame: Frame) -> None:
    """The players draft in the order of the Standby slots (HC 7.1)."""
    if frame.b < TURN_SLOTS:
        for witch, figure in enumerate(state.figures):
            if figure.standby == frame.b:
                state.push(DRAFT, witch)
                break
        frame.b += 1
        frame.step -= 1
    else:
        frame.b = 0


def action_phase(state: HackcladState, frame: Frame) -> None:
    """Turn slots and Clad slots by turns, from the left (HC 8.1, 8.2)."""
    if frame.b < TURN_SLOTS + CLAD_SLOTS:
        place = frame.b
        frame.b += 1
        frame.step -= 1
        if place & 1:
            state.push(CLAD_TURN, -1, place >> 1)
            return
        for witch, figure in enumerate(state.figures):
            if figure.slot == place >> 1:
                state.push(TURN, witch)
                return
    else:
        frame.b = 0


def end_round(state: HackcladState, frame: Frame) -> None:
    """The game ends with the round in which the Clad deck has run out at the last Voltage (HC 19.1, 19.2)."""
    state.acting = NOBODY
    last: i64 = len(state.match.clad_atk)
    if state.voltage < last or state.clad_deck:
        frame.step = 0
        return
    for witch in range(len(state.figures)):
        check_missions(state, witch)
        end_missions(state, witch)
    state.over = True
    if state.log is not None:
        note(state, "game over", -1, "HC 19.1")
        note_scores(state)


PROCEDURES[ROUND] = Steps(
    begin_round, forecast, draw_phase, clear_markers, draft_phase, action_phase, end_round
)  # fmt: skip
