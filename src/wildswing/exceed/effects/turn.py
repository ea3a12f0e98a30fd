"""What a text does to the turn and the strike: Advantage, further actions, a strike, exceeding, cancelling, marking."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import (
    ASKED_FOR_ACTIONS,
    BOOST,
    CANCELLED,
    NESTED_ASKED,
    STRIKE_BY_OTHER,
    STRIKE_FROM_GAUGE,
    STRIKE_FROM_SEALED,
    STRIKE_WANTED,
    STRIKE_WILD,
    WHEN_ADVANTAGE_ONCE,
)
from wildswing.exceed.exceeding import exceed, revert
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import start_timing
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import Frame


class GainAdvantage(Effect[ExceedState]):
    """`Gain Advantage`: the last one to gain it takes the next turn (EX 17.14, 17.15, 17.16)."""

    def __init__(self) -> None:
        super().__init__(True, True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Gain it."""
        state.next_seat = seat
        if state.sides:
            state.sides[seat].advantage = True
        if state.log is not None:
            note(state, "advantage", int(seat), "EX 17.14", words=(self.source,))
        if state.match.triggers & (1 << WHEN_ADVANTAGE_ONCE):
            start_timing(state, seat, WHEN_ADVANTAGE_ONCE)


class MoreActions(Effect[ExceedState]):
    """`Take another action`, before the end-of-turn draw (EX 4.13); in a strike it gives nothing (EX 4.14)."""

    def __init__(self, count: i64, no_strike: bool) -> None:
        super().__init__(True)
        self.count: i64 = count
        self.no_strike = no_strike

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Grant them; only the player whose turn it is acts."""
        if state.sides or seat != state.active or asked_before(state, seat):
            return
        state.actions_left += self.count
        state.no_strike = self.no_strike
        if state.log is not None:
            note(state, "more actions", int(seat), "EX 4.13", numbers=(int(self.count),))


def asked_before(state: ExceedState, seat: i64) -> bool:
    """Whether boosts played inside each other have asked for further actions already: they happen once (EX 10.22)."""
    outer: Frame | None = None
    nested = False
    for frame in state.stack:
        if frame.procedure == BOOST and frame.seat == seat:
            if outer is None:
                outer = frame
            else:
                nested = True
    if outer is None:
        return False
    if outer.c & (ASKED_FOR_ACTIONS | NESTED_ASKED if nested else NESTED_ASKED):
        return True
    outer.c |= NESTED_ASKED if nested else ASKED_FOR_ACTIONS
    return False


class OrderStrike(Effect[ExceedState]):
    """`Strike`: it begins after the outermost boost or action (EX 10.12, 10.22)."""

    def __init__(self, order: i64, lines: tuple[int, ...]) -> None:
        super().__init__(True)
        self.order: i64 = order | STRIKE_WANTED
        self.lines = lines

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Order it; inside a strike no other one can begin, and the first player to order one is the Attacker."""
        if state.sides:
            return
        order = self.order if seat == state.active else self.order | STRIKE_BY_OTHER
        if order & STRIKE_FROM_SEALED and not state.players[seat].sealed:
            order ^= STRIKE_FROM_SEALED  # with nothing sealed it is a strike like any other
        if state.strike_order and (state.strike_order ^ order) & STRIKE_BY_OTHER:
            return
        if not state.strike_order:
            state.strike_source = self.card
        elif not state.strike_order & STRIKE_WILD:
            order &= ~STRIKE_WILD  # a strike that was ordered before does not become a wild swing
        state.strike_order |= order
        state.strike_lines = (*state.strike_lines, *self.lines)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a card where the attack must come from."""
        if self.order & STRIKE_FROM_GAUGE:
            return len(state.players[seat].gauge) > 0
        if self.order & STRIKE_FROM_SEALED:
            return len(state.players[seat].sealed) > 0
        return True

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Gauges are open, and so is how many cards are sealed."""
        return self.possible(state, seat)


class Exceed(Effect[ExceedState]):
    """`Exceed`, without its price."""

    def __init__(self, opponent: bool) -> None:
        super().__init__(True, True)
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Turn the card."""
        exceed(state, int(1 - seat if self.opponent else seat))


class ExceedLater(Effect[ExceedState]):
    """`Exceed at the end of this turn`, after everything else of the turn."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Note it."""
        state.players[seat].exceeds_later = True


class Revert(Effect[ExceedState]):
    """`Revert` (EX 23.16)."""

    def __init__(self) -> None:
        super().__init__(True, True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Turn the card back."""
        revert(state, int(seat))


class CancelBoost(Effect[ExceedState]):
    """`Cancel that boost`: the one that the opponent is playing (EX 10.15, 10.16)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Mark it as cancelled; its procedure reads the mark."""
        for frame in reversed(state.stack):
            if frame.procedure == BOOST and frame.seat != seat:
                frame.c |= CANCELLED
                if state.log is not None:
                    note(state, "boost cancelled", int(frame.seat), "EX 10.16", cards=(int(frame.a),))
                return


class SkipEndDraw(Effect[ExceedState]):
    """`Skip your end-of-turn draw`."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Skip it, if this is the player's turn."""
        if seat == state.active:
            state.skip_draw = True


class MarkTurn(Effect[ExceedState]):
    """`Mark this turn`: a note that other lines of the character read."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Make the note."""
        state.players[seat].marked = True
