"""A player's draft, turn and re-entry (HC 7, 8.3, 8.4, 11, 17)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.actions import begin, turn_options
from wildswing.hackclad.constants import (
    ACT,
    CARD,
    CHOOSE_ENTRY,
    CHOOSE_SLOT,
    DRAFT,
    NO_CARD,
    NOBODY,
    OFF_FIELD,
    PASS,
    PLACE_TURN_CARD,
    PLAIN,
    RE_ENTER,
    SLOT,
    SOLO,
    SPACE,
    SPACES,
    TURN,
    TURN_SLOTS,
)
from wildswing.hackclad.deeds import enter, is_free
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import PROCEDURES, HackcladState
from wildswing.hackclad.zones import hide_one
from wildswing.kernel.effects import perform
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame

# ---- RE_ENTER


def ask_entry(state: HackcladState, frame: Frame) -> None:
    """Choose a free Entry Point, or any free space if none is free (HC 17.2, 17.3)."""
    state.ask(CHOOSE_ENTRY, state.decider(frame.seat), entry_options(state, frame))


def go_in(state: HackcladState, frame: Frame) -> None:
    """Enter there; Shards are taken (HC 17.4)."""
    enter(state, frame.seat, state.answer % ARGUMENTS, False)


def entry_options(state: HackcladState, frame: Frame) -> list[int]:
    """The spaces where a Witch may re-enter."""
    options = [SPACE + space for space in state.match.entries if is_free(state, space)]
    if options:
        return options
    return [SPACE + space for space in range(SPACES) if is_free(state, space)]


PROCEDURES[RE_ENTER] = Steps(ask_entry, go_in, options=entry_options)


# ---- DRAFT: a = the slot chosen, b = the slot over the Standby slot, c = next line of the slot's effect


def re_enter_first(state: HackcladState, frame: Frame) -> None:
    """A Witch on her Turn card re-enters first (HC 7.2)."""
    frame.b = TURN_SLOTS - 1 - state.figures[frame.seat].standby
    if state.figures[frame.seat].space == OFF_FIELD:
        state.push(RE_ENTER, frame.seat)


def take_turn_card(state: HackcladState, frame: Frame) -> None:
    """She takes her Turn card into her hand (HC 7.3)."""
    figure = state.figures[frame.seat]
    figure.hand.append(figure.turn_card)
    figure.hand.sort()
    if state.log is not None:
        player = int(state.decider(frame.seat))
        note(state, "turn card taken", int(frame.seat), "HC 7.3", cards=(int(figure.turn_card),), cards_for=player)
    figure.turn_card = NO_CARD
    figure.turn_known = False
    figure.standby = -1
    state.ask(CHOOSE_SLOT, state.decider(frame.seat), draft_options(state, frame))


def choose_slot(state: HackcladState, frame: Frame) -> None:
    """She chooses a free Turn slot (HC 7.4 to 7.7), then the card."""
    frame.a = state.answer % ARGUMENTS
    state.ask(PLACE_TURN_CARD, state.decider(frame.seat), draft_options(state, frame), True)


def place_turn_card(state: HackcladState, frame: Frame) -> None:
    """She puts the card there, face down."""
    figure = state.figures[frame.seat]
    card: i64 = state.answer % ARGUMENTS
    figure.hand.remove(card)
    hide_one(figure)
    figure.turn_card = card
    figure.turn_known = True
    figure.slot = frame.a
    figure.taken = frame.a
    if state.log is not None:
        player = int(state.decider(frame.seat))
        note(
            state, "turn slot", int(frame.seat), "HC 7.4", cards=(int(card),), numbers=(int(frame.a),), cards_for=player
        )


def slot_effect(state: HackcladState, frame: Frame) -> None:
    """She gains the effect under the slot, at once (HC 7.8 to 7.12)."""
    text = state.match.boards[frame.seat].slots[frame.a]
    lines = text.lines[PLAIN]
    if frame.c == 0 and state.log is not None:
        note(state, "slot effect", int(frame.seat), "HC 7.8", numbers=(int(frame.a),), words=(text.words,))
    if frame.c < len(lines):
        line = lines[frame.c]
        frame.c += 1
        frame.step -= 1
        perform(state, line.body, frame.seat)


def draft_options(state: HackcladState, frame: Frame) -> list[int]:
    """The slots that may be chosen, or the hand cards."""
    if frame.step >= 3:
        options: list[int] = []
        for card in state.figures[frame.seat].hand:
            if CARD + card not in options:
                options.append(CARD + card)
        return options
    free = [slot for slot in range(TURN_SLOTS) if not state.markers[slot] and not any_in_slot(state, slot)]
    allowed = [SLOT + slot for slot in free if slot != frame.b]
    return allowed or [SLOT + slot for slot in free]


def any_in_slot(state: HackcladState, slot: i64) -> bool:
    """Whether a Turn card lies in a Turn slot (HC 7.6)."""
    for figure in state.figures:
        if figure.slot == slot:
            return True
    return False


PROCEDURES[DRAFT] = Steps(
    re_enter_first, take_turn_card, choose_slot, place_turn_card, slot_effect, options=draft_options
)  # fmt: skip


# ---- TURN


def slide(state: HackcladState, frame: Frame) -> None:
    """Her Turn card slides into the Standby slot below; she re-enters if need be (HC 8.3, 8.4, 23.7)."""
    figure = state.figures[frame.seat]
    slot = figure.slot
    figure.standby = TURN_SLOTS - 1 - slot
    figure.slot = -1
    if state.match.mode == SOLO:
        state.markers[slot] = 1
    state.acting = frame.seat
    state.turn_over = False
    for other in state.figures:
        other.atk_turn = 0
    if state.log is not None:
        note(state, "turn", int(frame.seat), "HC 8.3", numbers=(int(slot),))
        if state.match.mode == SOLO:
            note(state, "marker", int(frame.seat), "HC 23.7", numbers=(int(slot),))
    if figure.space == OFF_FIELD:
        state.push(RE_ENTER, frame.seat)


def ask_act(state: HackcladState, frame: Frame) -> None:
    """What does she do? Any number of things, in any order (HC 11.1)."""
    if not state.turn_over:
        state.ask(ACT, state.decider(frame.seat), turn_options(state, frame.seat), True)


def act(state: HackcladState, frame: Frame) -> None:
    """Do it, and ask again, until she ends her turn or is injured (HC 11.4, 11.5)."""
    if state.turn_over or state.answer == PASS:
        return
    frame.step -= 2
    begin(state, frame.seat)


def end_turn(state: HackcladState, frame: Frame) -> None:
    """Her turn is over; what lasted for it ends (HC 12.16)."""
    state.acting = NOBODY
    for figure in state.figures:
        figure.atk_turn = 0
    if state.log is not None:
        note(state, "turn ends", int(frame.seat), "HC 11.4")


def act_options(state: HackcladState, frame: Frame) -> list[int]:
    """What she can do."""
    return turn_options(state, frame.seat)


PROCEDURES[TURN] = Steps(slide, ask_act, act, end_turn, options=act_options)
