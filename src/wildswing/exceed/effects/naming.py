"""Naming cards and ranges: Parry, Reading and their like (EX 22.17, 22.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import (
    AMOUNT,
    CARD,
    HAND,
    NAME,
    NAME_CARD,
    NO_RANGE,
    NUMBER,
    OTHER,
    PICK_CARD,
)
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.hand import due
from wildswing.exceed.effects.reaching import as_attack
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState, Side
from wildswing.exceed.stats import face_range
from wildswing.exceed.zones import discard_from, hides_ways, show_hand
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame


def nameable(state: ExceedState, seat: i64, normals_only: bool) -> list[int]:
    """One option for each card that the opponent's deck is made of."""
    options: list[int] = []
    for card in state.match.fighters[1 - seat].cards:
        if card.kind != OTHER and (not normals_only or card.is_normal()):
            options.append(NAME + card.number)
    return options


def note_named(state: ExceedState, seat: i64, card: i64, rule: str) -> None:
    """Write down which card was named."""
    if state.log is not None:
        note(state, "card named", int(seat), rule, cards=(int(card),))


class NameAndDiscard(AskOnce):
    """`Name a card: the opponent discards it or reveals their hand`."""

    def __init__(self) -> None:
        super().__init__(NAME_CARD)

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """The opponent discards a card of that name, or shows the hand."""
        other = 1 - seat
        note_named(state, seat, chosen, "EX 22.18")
        key = state.match.card(chosen).copy_key
        for card in state.players[other].hand:
            if state.match.card(card).copy_key == key:
                discard_from(state, other, HAND, card, "EX 22.18")
                if state.sides:
                    state.sides[other].discarded += 1
                state.count = 1
                return
        state.count = 0
        show_hand(state, other, "EX 22.18")

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every card that the opponent may have."""
        return nameable(state, frame.seat, False)


class NameTwoAndDiscard(Effect[ExceedState]):
    """`Name 2 cards: the opponent discards all copies of them and reveals their hand`.

    Frame: a = the first name, b = the second one, c = how many were discarded. The order is the opponent's (EX 2.10).
    """

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for two names, then discard what is there of them."""
        seat = frame.seat
        other = 1 - seat
        if frame.step == 1:
            frame.a = state.answer % ARGUMENTS
            note_named(state, seat, frame.a, "EX 22.18")
        elif frame.step == 2:
            frame.b = state.answer % ARGUMENTS
            note_named(state, seat, frame.b, "EX 22.18")
        elif frame.step == 3:
            discard_from(state, other, HAND, state.answer % ARGUMENTS, "EX 22.18")
            if state.sides:
                state.sides[other].discarded += 1
            frame.c += 1
        if frame.step < 3:
            frame.step += 1
        if frame.step < 3:
            state.ask(NAME_CARD, seat, self.options(state, frame))
            return False
        held = self.options(state, frame)
        state.count = frame.c
        if self.left(state, frame) <= 1 - due(state, seat, other, 1):
            show_hand(state, other, "EX 22.18")
            return True
        state.ask(PICK_CARD, other, held)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The names that are left; after that each different hand card of these names."""
        if frame.step < 3:
            options = nameable(state, frame.seat, False)
            if frame.step == 2:
                options.remove(NAME + frame.a)
            return options
        held: list[int] = []
        for card in state.players[1 - frame.seat].hand:
            if CARD + card not in held and self.is_named(state, frame, card):
                held.append(CARD + card)
        return held

    def is_named(self, state: ExceedState, frame: Frame, card: i64) -> bool:
        """Whether a card has one of the two names."""
        key = state.match.card(card).copy_key
        return key == state.match.card(frame.a).copy_key or key == state.match.card(frame.b).copy_key

    def left(self, state: ExceedState, frame: Frame) -> i64:
        """How many cards of these names the opponent still holds."""
        count: i64 = 0
        for card in state.players[1 - frame.seat].hand:
            if self.is_named(state, frame, card):
                count += 1
        return count


# What can be named beside a distance: a computed range, or none at all.
COMPUTED: Final = 10
NO_RANGE_AT_ALL: Final = 11


class NameRange(Effect[ExceedState]):
    """`Name a range: the opponent discards a card with that range or reveals their hand`.

    A card has every range that it reaches, and a computed one beside; a card without range has none.

    Frame: a = the range.
    """

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the range; the opponent then discards a card that reaches that far, or shows the hand."""
        other = 1 - frame.seat
        if frame.step == 0:
            frame.step = 1
            state.ask(AMOUNT, frame.seat, self.options(state, frame))
            return False
        if frame.step == 2:
            discard_from(state, other, HAND, state.answer % ARGUMENTS, "EX 22.18")
            state.count = 1
            return True
        frame.step = 2
        frame.a = state.answer % ARGUMENTS
        if state.log is not None:
            note(state, "range named", int(frame.seat), "EX 22.18", numbers=(int(frame.a),))
        held = self.options(state, frame)
        if not held:
            state.count = 0
            show_hand(state, other, "EX 22.18")
            return True
        # How many of the hand cards have that range is hidden.
        state.ask(PICK_CARD, other, held, hides_ways(state.players[other], 0))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every range; after that each different hand card with the one that was named."""
        if frame.step == 1:
            return [NUMBER + distance for distance in range(1, NO_RANGE_AT_ALL + 1)]
        other = 1 - frame.seat
        held: list[int] = []
        for card in state.players[other].hand:
            if CARD + card not in held and reaches(state, other, card, frame.a):
                held.append(CARD + card)
        return held


def reaches(state: ExceedState, seat: i64, card: i64, distance: i64) -> bool:
    """Whether the range of a card, computed as of now, holds what was named."""
    it = state.match.card(card)
    if distance == COMPUTED:
        return it.low_number is not None or it.high_number is not None
    trial = as_attack(state, seat, card)
    trial.sides[seat].outer = Side()  # by its own numbers: other lines serve an attack in a strike only (EX 10.7, 14.4)
    low, high = face_range(trial, seat, card)
    return low == NO_RANGE if distance == NO_RANGE_AT_ALL else low != NO_RANGE and low <= distance <= high


class NameForTurn(AskOnce):
    """Names a card, about which something is true from then on; says what below."""

    def __init__(self, rule: str, normals_only: bool = False) -> None:
        super().__init__(NAME_CARD)
        self.rule = rule
        self.normals_only = normals_only

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Keep the name."""
        self.keep(state, seat, chosen)
        note_named(state, seat, chosen, self.rule)

    def keep(self, state: ExceedState, seat: i64, named: i64) -> None:
        """Make true what the text says of the named card."""
        raise NotImplementedError

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every card, or Normal, that the opponent may have."""
        return nameable(state, frame.seat, self.normals_only)


class ForbidCard(NameForTurn):
    """`Name a card: it is invalid for both players this turn` (EX 13.5)."""

    def __init__(self) -> None:
        super().__init__("EX 13.5")

    def keep(self, state: ExceedState, seat: i64, named: i64) -> None:
        """Forbid it to both."""
        state.forbidden = (*state.forbidden, named)


class EvadeCard(NameForTurn):
    """`Name a card: it does not hit you this turn`."""

    def __init__(self) -> None:
        super().__init__("EX 15.5")

    def keep(self, state: ExceedState, seat: i64, named: i64) -> None:
        """Let it miss the player."""
        player = state.players[seat]
        player.evaded = (*player.evaded, named)


class NameNormal(NameForTurn):
    """`Name a Normal: the opponent must set it or reveal their hand`, in the strike that follows."""

    def __init__(self) -> None:
        super().__init__("EX 22.17", normals_only=True)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Name it; in a strike there is none to come."""
        return bool(state.sides) or super().resume(state, frame)

    def keep(self, state: ExceedState, seat: i64, named: i64) -> None:
        """Ask it of the opponent's next set."""
        state.reading = named
