"""`When you seal a card: Return a sealed card with that card's printed Speed to your hand`."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CARD, HAND, PICK_CARD, SEALED
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.moves import ADD, move_card
from wildswing.exceed.state import ExceedState
from wildswing.kernel.state import Frame


class ReturnSameSpeed(AskOnce):
    """Return another sealed card with the printed Speed of the one just sealed, which lies on top of them."""

    def __init__(self) -> None:
        super().__init__(PICK_CARD)

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Return the card."""
        move_card(state, seat, SEALED, chosen, ADD, HAND)

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
