"""Setting an attack: what a player does when striking, the three ways to set, and what follows (EX 12)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import (
    CARD_MASK,
    DECK,
    GAUGE,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    NO_CARD,
    ON_SET,
    ON_SET_AFTER,
    OPPONENT_MUST_WILD_SWING,
    SET,
    SET_ATTACK,
    SET_CARD,
    SET_EX,
    SET_FROM_GAUGE,
    STRIKE_EX,
    STRIKE_FACE_UP,
    STRIKE_FROM_GAUGE,
    STRIKE_FROM_HAND,
    STRIKE_WILD,
    WHEN_OPPONENT_SETS,
    WILD_SWING,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.exceed.timing import start_both, start_timing
from wildswing.exceed.zones import forget_hand_card, hides_ways, show_hand, take_top
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame

# Frame: seat = who sets, a = the strike's order that binds this player (0 for the Defender).


def before_setting(state: ExceedState, frame: Frame) -> None:
    """What a player does when striking comes before the cards are set (EX 12.2)."""
    start_timing(state, frame.seat, ON_SET)


def ask_set(state: ExceedState, frame: Frame) -> None:
    """Ask for the attack, by the rules for Reading if it was played."""
    side = state.sides[frame.seat]
    if side.named != NO_CARD and not has_copy(state, frame.seat, side.named):
        # EX 22.17: without the named card the Defender shows the hand and sets freely.
        show_hand(state, frame.seat, "EX 22.17")
        side.named = NO_CARD
    player = state.players[frame.seat]
    if side.named != NO_CARD and side.named not in player.shown:
        player.shown.append(side.named)  # a Defender who does not show the hand holds the named card
    # Whether there are one or two copies of a card is hidden, where that decides how many ways there are.
    secret = not must_swing(state, frame) and not frame.a & STRIKE_FROM_GAUGE and hides_ways(player, 0)
    state.ask(SET, frame.seat, set_options(state, frame), secret)


def has_copy(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether the hand holds a copy of a card (EX 1.16)."""
    key = state.match.card(card).copy_key
    for held in state.players[seat].hand:
        if state.match.card(held).copy_key == key:
            return True
    return False


def hand_ways(state: ExceedState, frame: Frame) -> list[int]:
    """Each different hand card, and each of which there are two (EX 12.5, 12.6)."""
    player = state.players[frame.seat]
    order = frame.a
    named = state.sides[frame.seat].named
    options: list[int] = []
    once: list[int] = []
    twice: list[int] = []
    match = state.match
    for card in player.hand:
        if named != NO_CARD and match.card(card).copy_key != match.card(named).copy_key:
            continue
        if card not in once:
            once.append(card)
            if not order & STRIKE_EX:
                options.append(SET_CARD + card)
        elif card not in twice:
            twice.append(card)
            if not order & STRIKE_FROM_HAND:
                options.append(SET_EX + card)
    return options


def must_swing(state: ExceedState, frame: Frame) -> bool:
    """Whether an effect makes this player Wild Swing (EX 25.20)."""
    return frame.a & STRIKE_WILD != 0 or has_flag(state, 1 - frame.seat, OPPONENT_MUST_WILD_SWING)


def set_options(state: ExceedState, frame: Frame) -> list[int]:
    """Every way in which this player may set an attack now."""
    seat = frame.seat
    order = frame.a
    if order & STRIKE_FROM_GAUGE:
        options: list[int] = []
        for card in state.players[seat].gauge:
            if SET_FROM_GAUGE + card not in options:
                options.append(SET_FROM_GAUGE + card)
        return options or [WILD_SWING]
    if must_swing(state, frame):
        return [WILD_SWING]
    options = hand_ways(state, frame)
    if not options or (state.sides[seat].named == NO_CARD and not order & (STRIKE_FROM_HAND | STRIKE_EX)):
        options.append(WILD_SWING)
    return options


def put_down(state: ExceedState, frame: Frame) -> None:
    """Lay the chosen card or cards down, or the unseen top card of the deck (EX 12.8)."""
    seat = frame.seat
    answer = state.answer
    verb = answer - answer % ARGUMENTS
    card: i64 = answer % ARGUMENTS
    player = state.players[seat]
    side = state.sides[seat]
    face_up = frame.a & STRIKE_FACE_UP
    if verb == WILD_SWING:
        swing(state, seat)
        return
    side.known = True
    if verb == SET_FROM_GAUGE:
        player.gauge.remove(card)
        side.set_from = GAUGE
        side.face_up = True
    else:
        player.hand.remove(card)
        side.set_from = HAND
        if verb == SET_EX:
            player.hand.remove(card)
            side.spare = card
            side.ex = True
        if face_up:
            side.face_up = True
            forget_hand_card(player, card)
            if verb == SET_EX:
                forget_hand_card(player, card)
    side.attack = card
    if state.log is not None:
        rule = "EX 12.6" if verb == SET_EX else "EX 12.5"
        note(
            state,
            "set",
            seat,
            rule,
            cards=(card,),
            numbers=(int(verb == SET_EX),),
            cards_for=-1 if side.face_up else seat,
        )


def swing(state: ExceedState, seat: i64) -> None:
    """Set the top card of the deck, which nobody looks at before the reveal (EX 12.8, 9.3)."""
    side = state.sides[seat]
    entry = take_top(state, seat)
    if entry < 0:
        return
    side.attack = entry & CARD_MASK
    side.set_from = DECK
    side.wild = True
    side.known = entry & (KNOWN_TO_ALL | KNOWN_TO_OWNER) != 0
    side.seen = entry & KNOWN_TO_ALL != 0
    if state.log is not None:
        note(state, "wild swing", seat, "EX 12.8")


def after_setting(state: ExceedState, frame: Frame) -> None:
    """Effects that depend on the card or on the way it was set, and the opponent's for the setting (EX 12.3, 18.8)."""
    start_both(state, frame.seat, ON_SET_AFTER, WHEN_OPPONENT_SETS)


PROCEDURES[SET_ATTACK] = Steps(before_setting, ask_set, put_down, after_setting, options=set_options)
