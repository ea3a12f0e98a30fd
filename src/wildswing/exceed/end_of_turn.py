"""The end-of-turn draw, and what a text puts in its place (EX 4.5 to 4.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import (
    BOTTOM,
    CARD_MASK,
    DISCARD_DOWN,
    DRAW_FROM_BOTTOM,
    DRAW_TO_7,
    KNOWN_TO_ALL,
    LIFE,
    LIFE_INSTEAD_OF_DRAW,
    MAY,
    NO_END_DRAW,
    NO_HAND_LIMIT,
    PASS,
    YES,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.exceed.zones import draw, note_draw
from wildswing.kernel.state import Frame

# What a text lets a player do instead of the draw; the offer is made for the first of them that is there.
OFFERS: Final[i64] = LIFE_INSTEAD_OF_DRAW | DRAW_TO_7 | DRAW_FROM_BOTTOM
SEVEN: Final = 7


def offered(state: ExceedState, seat: i64) -> i64:
    """What this player may do instead of the end-of-turn draw, 0 for nothing."""
    if state.skip_draw or not state.match.flags & OFFERS:
        return 0
    player = state.players[seat]
    if player.life <= 5 and has_flag(state, seat, LIFE_INSTEAD_OF_DRAW):
        return LIFE_INSTEAD_OF_DRAW
    if has_flag(state, seat, DRAW_TO_7):
        return DRAW_TO_7
    if len(player.deck) > 1 and has_flag(state, seat, DRAW_FROM_BOTTOM):
        return DRAW_FROM_BOTTOM
    return 0


def ask_instead_of_draw(state: ExceedState, frame: Frame) -> None:
    """Offer what a text puts in the place of the draw."""
    state.answer = PASS
    if offered(state, frame.seat):
        state.ask(MAY, frame.seat, [PASS, YES])


def end_draw(state: ExceedState, frame: Frame) -> None:
    """Draw 1 at the end of a turn without a strike (EX 4.5), then discard down to the maximum hand size (EX 4.8)."""
    seat = frame.seat
    player = state.players[seat]
    instead = offered(state, seat) if state.answer == YES else 0
    if instead == LIFE_INSTEAD_OF_DRAW:
        if player.life < LIFE:
            player.life += 1
        if state.log is not None:
            note(state, "life", int(seat), "EX 1.17", numbers=(1, int(player.life)))
        return
    if state.skip_draw:
        return
    # A draw that is switched off has had its moment all the same: effects of the end of the turn ask for it.
    state.drew_at_end = True
    if instead == DRAW_FROM_BOTTOM:
        draw_bottom(state, seat)
    elif not has_flag(state, seat, NO_END_DRAW):
        draw(state, seat, SEVEN - len(player.hand) if instead == DRAW_TO_7 else 1, "EX 4.5")
    limit = state.match.fighters[seat].hand_limit
    if len(player.hand) > limit and not has_flag(state, seat, NO_HAND_LIMIT):
        state.push(DISCARD_DOWN, seat, limit)


def draw_bottom(state: ExceedState, seat: i64) -> None:
    """Draw the bottom card of the deck."""
    player = state.players[seat]
    entry = player.deck.pop(0)
    player.hand.append(entry & CARD_MASK)
    if entry & KNOWN_TO_ALL:
        player.shown.append(entry & CARD_MASK)
    note_draw(state, seat, 1, "EX 1.17", BOTTOM)
