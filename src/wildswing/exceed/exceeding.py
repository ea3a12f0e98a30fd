"""Turning the character's card: exceeding, reverting, and season 5's overdrive (EX 5.7 to 5.12, 23.7 to 23.10)."""

from __future__ import annotations

from wildswing.exceed.constants import (
    CARD,
    DISCARD_OVERDRIVE,
    EXCEED,
    ON_EXCEED,
    ON_OVERDRIVE,
    ON_REVERT,
    OVERDRIVE,
    OVERDRIVE_ZONE,
    ZONE_NAMES,
)
from wildswing.exceed.costs import exceed_price
from wildswing.exceed.journal import note
from wildswing.exceed.payment import start_gauge_payment
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.timing import drop_card, join_card, start_timing
from wildswing.exceed.zones import put_in_discard
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame


def exceed(state: ExceedState, seat: int) -> None:
    """Turn the card to its Exceed side; what happens "on exceed" happens at once (EX 5.12)."""
    player = state.players[seat]
    if player.exceeded:
        return
    fighter = state.match.fighters[seat]
    player.exceeded = True
    # EX 25.1: what the starting side still had to do is lost, and the Exceed side takes part at once.
    drop_card(state, seat, fighter.ability.all_lines)
    join_card(state, seat, fighter.exceed_ability.all_lines)
    if state.log is not None:
        note(state, "exceed", seat, "EX 5.7")
    start_timing(state, seat, ON_EXCEED)


def revert(state: ExceedState, seat: int) -> None:
    """Turn the card back to its starting side (EX 5.11)."""
    player = state.players[seat]
    if not player.exceeded:
        return
    fighter = state.match.fighters[seat]
    player.exceeded = False
    drop_card(state, seat, fighter.exceed_ability.all_lines)
    join_card(state, seat, fighter.ability.all_lines)
    if state.log is not None:
        note(state, "revert", seat, "EX 5.11")
    start_timing(state, seat, ON_REVERT)


# ---- the Exceed action


def pay_exceed(state: ExceedState, frame: Frame) -> None:
    """Pay the price; in season 5 the cards go to the overdrive area (EX 23.7)."""
    price = exceed_price(state, frame.seat)
    if price > 0:
        start_gauge_payment(state, frame.seat, price, state.match.fighters[frame.seat].has_overdrive)


def turn_card(state: ExceedState, frame: Frame) -> None:
    """Turn the card."""
    exceed(state, int(frame.seat))


PROCEDURES[EXCEED] = Steps(pay_exceed, turn_card)


# ---- the overdrive step at the start of a turn


def overdrive_options(state: ExceedState, frame: Frame) -> list[int]:
    """One option for each different overdrive card."""
    options: list[int] = []
    for card in state.players[frame.seat].overdrive:
        if CARD + card not in options:
            options.append(CARD + card)
    return options


def choose_overdrive_card(state: ExceedState, frame: Frame) -> None:
    """Choose the card to discard; with none left the character reverts (EX 23.10)."""
    if not state.players[frame.seat].overdrive:
        revert(state, int(frame.seat))
        frame.step = 3
        return
    state.ask(DISCARD_OVERDRIVE, frame.seat, overdrive_options(state, frame))


def discard_overdrive_card(state: ExceedState, frame: Frame) -> None:
    """Discard it, then carry out the overdrive effect (EX 23.8)."""
    card = int(state.answer % ARGUMENTS)
    frame.a = card  # the overdrive effect may speak of it
    state.players[frame.seat].overdrive.remove(card)
    put_in_discard(state, card)
    if state.log is not None:
        note(state, "discard", int(frame.seat), "EX 23.8", cards=(card,), words=(ZONE_NAMES[OVERDRIVE_ZONE],))
    start_timing(state, frame.seat, ON_OVERDRIVE)


def revert_if_empty(state: ExceedState, frame: Frame) -> None:
    """Without overdrive cards the character reverts (EX 23.9)."""
    if not state.players[frame.seat].overdrive:
        revert(state, int(frame.seat))


PROCEDURES[OVERDRIVE] = Steps(choose_overdrive_card, discard_overdrive_card, revert_if_empty, options=overdrive_options)
