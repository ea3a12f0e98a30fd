"""Tokens of which there are several: placed from the supply or from where one stands, moved, removed, counted.

Two copies never share a space, so the space tells which one is meant.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import between
from wildswing.exceed.constants import BOARD_SIZE, OFF_BOARD, PASS, PICK_SPACE, SPACE
from wildswing.exceed.effects.places import Place, gap
from wildswing.exceed.effects.tokens import TokenEffect, put_token
from wildswing.exceed.laid_cards import cards_with
from wildswing.exceed.spans import occupies
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Number
from wildswing.kernel.state import ARGUMENTS, Frame

# ---- what is counted
BETWEEN: Final = 0  # the fighters
WITH_OPPONENT: Final = 1
ENTERED: Final = 2  # by the movement just made
REMOVED: Final = 3  # by the effect just done


class Copies:
    """The copies of one token: their places in the fighter's list are beside each other."""

    def __init__(self, first: i64, count: i64) -> None:
        self.first: i64 = first
        self.count: i64 = count

    def at(self, state: ExceedState, seat: i64, space: i64) -> i64:
        """The copy on a space, or off the board for OFF_BOARD; -1 if there is none."""
        tokens = state.players[seat].tokens
        copy: i64 = self.first
        while copy < self.first + self.count and copy < len(tokens):
            if tokens[copy] == space:
                return copy
            copy += 1
        return -1

    def spaces(self, state: ExceedState, seat: i64) -> list[int]:
        """The spaces on which copies stand, in order."""
        space: i64 = 1
        found: list[int] = []
        while space <= BOARD_SIZE:
            if self.at(state, seat, space) >= 0:
                found.append(space)
            space += 1
        return found


class PlaceCopies(TokenEffect):
    """`Place 2 Ice Spikes on any space`: each from the supply, or one that stands on the board.

    Choosing a space on which a copy stands takes that copy up. Frame: a = placed, b = the copy taken up, plus 1.
    """

    def __init__(self, copies: Copies, amount: i64, place: Place) -> None:
        super().__init__(copies.first, False)
        self.copies = copies
        self.amount: i64 = amount
        self.place = place

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for a space, take one up or place one, and go on until all are placed."""
        seat = frame.seat
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                return True
            frame.step = 1
            state.ask(PICK_SPACE, seat, options)
            return False
        frame.step = 0
        space: i64 = state.answer % ARGUMENTS
        standing = self.copies.at(state, seat, space)
        if frame.b == 0 and standing >= 0:
            put_token(state, seat, standing, OFF_BOARD)
            frame.b = standing + 1
            return False
        put_token(state, seat, self.copies.at(state, seat, OFF_BOARD) if frame.b == 0 else frame.b - 1, space)
        frame.a += 1
        frame.b = 0
        return frame.a >= self.amount

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The free spaces that the text allows, and the spaces from which a copy can be taken up."""
        seat = frame.seat
        held = frame.b > 0
        supply = held or self.copies.at(state, seat, OFF_BOARD) >= 0
        options: list[int] = []
        found = False
        space: i64 = 1
        while space <= BOARD_SIZE:
            if self.copies.at(state, seat, space) >= 0:
                if not held:
                    options.append(SPACE + space)
            elif self.place.fits(state, seat, space):
                found = True
                if supply:
                    options.append(SPACE + space)
            space += 1
        return options if found else []

    def deed(self, state: ExceedState, frame: Frame, space: i64) -> str:
        """Taking one up, or placing one."""
        return "Take {} from" if self.copies.at(state, frame.seat, space) >= 0 else "Place {} on"


class RemoveCopies(TokenEffect):
    """`Remove 1 Ice Spike next to the opponent`, `remove any number of Ice Spikes`. Frame: a = removed."""

    def __init__(self, copies: Copies, low: i64, high: i64, place: Place) -> None:
        super().__init__(copies.first, False)
        self.copies = copies
        self.low: i64 = low
        self.high: i64 = high
        self.place = place

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for a space and remove the copy there, until there are enough."""
        seat = frame.seat
        if frame.step == 1:
            if state.answer == PASS:
                return self.finish(state, frame)
            put_token(state, seat, self.copies.at(state, seat, state.answer % ARGUMENTS), OFF_BOARD)
            frame.a += 1
        frame.step = 1
        options = self.options(state, frame)
        if frame.a >= self.high or not options or options[-1] == PASS:
            return self.finish(state, frame)
        state.ask(PICK_SPACE, seat, options)
        return False

    def finish(self, state: ExceedState, frame: Frame) -> bool:
        """Note how many were removed, for a follow-up."""
        state.count = frame.a
        state.removed = frame.a
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces of the copies that the text means; no more, if the least number is reached."""
        options = [SPACE + space for space in self.meant(state, frame.seat)]
        return [PASS, *options] if frame.a >= self.low else options

    def meant(self, state: ExceedState, seat: i64) -> list[int]:
        """The spaces of the copies that the text means."""
        return [space for space in self.copies.spaces(state, seat) if self.place.fits(state, seat, space)]

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are enough."""
        found: i64 = len(self.meant(state, seat))
        return found >= self.low and found > 0

    def deed(self, state: ExceedState, frame: Frame, space: i64) -> str:
        """Removing."""
        return "Remove {} from"


class MoveCopy(TokenEffect):
    """`Move 1 Ice Spike up to 3`, or to a place. Frame: a = the space of the one that moves."""

    def __init__(self, copies: Copies, low: i64, high: i64, place: Place) -> None:
        super().__init__(copies.first, False)
        self.copies = copies
        self.low: i64 = low
        self.high: i64 = high
        self.place = place

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask which one, then where to."""
        seat = frame.seat
        if frame.step == 2:
            space: i64 = state.answer % ARGUMENTS
            if space != frame.a:
                put_token(state, seat, self.copies.at(state, seat, frame.a), space)
            return True
        if frame.step == 1 and frame.a == 0:
            frame.a = state.answer % ARGUMENTS
        options = self.options(state, frame)
        if not options:
            return True
        frame.step += 1
        state.ask(PICK_SPACE, seat, options)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """First the copies that can move, then where that one can go."""
        seat = frame.seat
        if frame.a > 0:
            return [SPACE + space for space in self.targets(state, seat, frame.a)]
        return [SPACE + space for space in self.copies.spaces(state, seat) if self.targets(state, seat, space)]

    def targets(self, state: ExceedState, seat: i64, start: i64) -> list[int]:
        """The free spaces that a copy can move to."""
        found: list[int] = []
        for space in self.place.targets(state, seat):
            free = space == start or self.copies.at(state, seat, space) < 0
            if free and self.low <= gap(space, start) <= self.high:
                found.append(space)
        return found

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether one can move."""
        for space in self.copies.spaces(state, seat):
            if self.targets(state, seat, space):
                return True
        return False

    def deed(self, state: ExceedState, frame: Frame, space: i64) -> str:
        """Which one, or where to."""
        return "Move {} to" if frame.a > 0 else "Move {} from"


class CountCopies(Number[ExceedState]):
    """`Ice Spike between you and the opponent`, `Ice Spike entered`, `Ice Spike removed`."""

    def __init__(self, token: str, what: i64) -> None:
        self.token: str = token
        self.what: i64 = what

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        if self.what == REMOVED:
            return state.removed
        own = state.players[seat].space
        other = state.players[1 - seat].space
        found: i64 = 0
        names = state.match.fighters[seat].token_names
        if self.token not in names:
            return len(cards_with(state, seat, 1 - seat)) if self.what == WITH_OPPONENT else 0
        for space in Copies(names.index(self.token), names.count(self.token)).spaces(state, seat):
            if self.what == BETWEEN:
                counts = between(space, own, other)
            elif self.what == WITH_OPPONENT:
                counts = occupies(state, 1 - seat, space)
            else:
                counts = space == state.path_to or between(space, state.path_from, state.path_to)
                counts = counts and state.path_from != state.path_to
            if counts:
                found += 1
        return found
