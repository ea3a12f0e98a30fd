"""`When you seal a card: Return a sealed card with that card's printed Speed to your hand`."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CARD, HAND, PICK_CARD, SEALED
from wildswing.exceed.effects.moves import ADD, move_card
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame


class ReturnSameSpeed(Effect[ExceedState]):
    """Return another sealed card with the printed Speed of the one just sealed, which lies on top of them."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask which one, if there are different ones, and return it."""
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                return True
            frame.step = 1
            state.ask(PICK_CARD, frame.seat, options)
            return False
        move_card(state, frame.seat, SEALED, state.answer % ARGUMENTS, ADD, HAND)
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The other sealed cards of that Speed."""
        sealed = state.players[frame.seat].sealed
        options: list[int] = []
        if not sealed:
            return options
        place: i64 = len(sealed) - 1
        cards = state.match.cards
        speed = cards[sealed[place]].speed
        for card in sealed[:place]:
            if cards[card].speed == speed and CARD + card not in options:
                options.append(CARD + card)
        return options
