"""Naming cards: Parry and Reading (EX 22.17, 22.18)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import HAND, NAME, NAME_CARD, OTHER
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import discard_from, show_hand
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame


def nameable(state: ExceedState, seat: i64, normals_only: bool) -> list[int]:
    """One option for each card that the opponent's deck is made of."""
    options: list[int] = []
    for card in state.match.fighters[1 - seat].cards:
        if card.kind != OTHER and (not normals_only or card.is_normal()):
            options.append(NAME + card.number)
    return options


class NameAndDiscard(Effect[ExceedState]):
    """`Name a card: the opponent discards it or reveals their hand`."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the name; the opponent then discards a card of that name, or shows the hand."""
        seat = frame.seat
        if frame.step == 0:
            frame.step = 1
            state.ask(NAME_CARD, seat, self.options(state, frame))
            return False
        named: i64 = state.answer % ARGUMENTS
        other = 1 - seat
        if state.log is not None:
            note(state, "card named", int(seat), "EX 22.18", cards=(int(named),))
        key = state.match.card(named).copy_key
        for card in state.players[other].hand:
            if state.match.card(card).copy_key == key:
                discard_from(state, other, HAND, card, "EX 22.18")
                return True
        show_hand(state, other, "EX 22.18")
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every card that the opponent may have."""
        return nameable(state, frame.seat, False)


class NameNormal(Effect[ExceedState]):
    """`Name a Normal: the opponent must set it or reveal their hand`, in the strike that follows."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the name and keep it for the strike; in a strike there is none to come."""
        if state.sides:
            return True
        if frame.step == 0:
            frame.step = 1
            state.ask(NAME_CARD, frame.seat, self.options(state, frame))
            return False
        state.reading = state.answer % ARGUMENTS
        if state.log is not None:
            note(state, "card named", int(frame.seat), "EX 22.17", cards=(int(state.reading),))
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The eight Normals."""
        return nameable(state, frame.seat, True)
