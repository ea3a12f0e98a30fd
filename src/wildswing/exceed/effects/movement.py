"""Moving fighters: advance, retreat, close, push, pull, and moves to a space or a token (EX 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import ADVANCE, RETREAT, barrier, cannot_move, may_not_pass, move, place
from wildswing.exceed.constants import AMOUNT, BOARD_SIZE, NUMBER, OFF_BOARD, PICK_SPACE, SPACE
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import ARGUMENTS, Frame

# Ways to move, as they are written on cards: the board's three ways, and the same for the other fighter.
PUSH: Final = 3
PULL: Final = 4
WORDS: Final = ("advance", "close", "retreat", "push", "pull")
# In an option, `way * WAY + spaces`.
WAY: Final = 16


def move_one_way(state: ExceedState, seat: i64, way: i64, spaces: i64) -> None:
    """One movement; a push or pull moves the opponent as if it retreated or advanced (EX 8.8, 8.9)."""
    if way == PUSH:
        move(state, 1 - seat, RETREAT, spaces, False, "push")
    elif way == PULL:
        move(state, 1 - seat, ADVANCE, spaces, False, "pull")
    else:
        move(state, seat, way, spaces, True, WORDS[way])


class Move(Amount[ExceedState]):
    """`Advance 2`: one verb and a number that is not chosen."""

    def __init__(self, way: i64, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount, True)
        self.way: i64 = way
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Move."""
        move_one_way(state, 1 - seat if self.opponent else seat, self.way, amount)


class MoveChoice(Effect[ExceedState]):
    """`Push or pull 1-2`, `advance up to 3`: the player chooses the verb and the number (EX 8.13)."""

    def __init__(self, ways: list[int], low: Number[ExceedState], high: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.ways = ways
        self.low = low
        self.high = high
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask, then move."""
        seat = 1 - frame.seat if self.opponent else frame.seat
        if frame.step == 0:
            frame.step = 1
            state.ask(AMOUNT, seat, self.options(state, frame))
            return False
        chosen: i64 = state.answer % ARGUMENTS
        if chosen == 0:
            stay(state)
        else:
            move_one_way(state, seat, chosen // WAY, chosen % WAY)
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every verb with every number; 0 is one option for all verbs."""
        low = bounded(self.low.value(state, frame.seat))
        high = bounded(self.high.value(state, frame.seat))
        options: list[int] = []
        if low == 0 or high < low:
            options.append(NUMBER)
            low = 1
        for way in self.ways:
            spaces = low
            while spaces <= high:
                options.append(NUMBER + way * WAY + spaces)
                spaces += 1
        return options


def stay(state: ExceedState) -> None:
    """No movement: a follow-up finds nothing of an earlier one (EX 8.19)."""
    state.moved = 0
    state.asked = 0
    state.short = False
    state.passed = False
    state.opponent_passed = False


def bounded(spaces: i64) -> i64:
    """A number of spaces as an option can hold it; nobody can move farther, nor less than not at all."""
    return 0 if spaces < 0 else spaces if spaces < WAY else WAY - 1


class MoveToSpace(Effect[ExceedState]):
    """`Move to any space`: the player chooses one that edge, fighters and bans allow (EX 8.20)."""

    def __init__(self, limit: i64) -> None:
        super().__init__(False)
        self.limit: i64 = limit  # the greatest distance, 0 for none

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask, then move."""
        seat = frame.seat
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                stay(state)
                return True
            frame.step = 1
            state.ask(PICK_SPACE, seat, options)
            return False
        go_to(state, seat, state.answer % ARGUMENTS)
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces that can be moved to; staying is one of them."""
        seat = frame.seat
        space = state.players[seat].space
        options: list[int] = []
        if cannot_move(state, seat):
            return options
        target: i64 = 1
        while target <= BOARD_SIZE:
            gap = target - space if target > space else space - target
            if (self.limit == 0 or gap <= self.limit) and (target == space or can_go(state, seat, target)):
                options.append(SPACE + target)
            target += 1
        return options


def can_go(state: ExceedState, seat: i64, target: i64) -> bool:
    """Whether a fighter can move to a space at once."""
    space = state.players[seat].space
    other = state.players[1 - seat].space
    if target == other or target < 1 or target > BOARD_SIZE:
        return False
    crosses = space < other < target or target < other < space
    if crosses and may_not_pass(state, seat):
        return False
    wall = barrier(state, seat)
    return wall == OFF_BOARD or not (target == wall or space < wall < target or target < wall < space)


def go_to(state: ExceedState, seat: i64, target: i64) -> None:
    """Move to a space if that is allowed, else stay."""
    space = state.players[seat].space
    gap = target - space if target > space else space - target
    state.asked = gap
    state.moved = 0
    state.passed = False
    state.opponent_passed = False
    if target != space and not cannot_move(state, seat) and can_go(state, seat, target):
        place(state, seat, target, True, "move", "EX 8.20")
    state.short = False


class MoveToToken(Effect[ExceedState]):
    """`Move to Mantenbo`, or to your attack: nothing if it is off the board, next to an opponent who stands there."""

    def __init__(self, token: i64) -> None:
        super().__init__(True, True)
        self.token: i64 = token  # its place among the tokens; -1 for "your attack"

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move."""
        player = state.players[seat]
        target = player.attack_space if self.token < 0 else player.tokens[self.token]
        if target == OFF_BOARD or target == player.space:
            stay(state)
            return
        # A movement that cannot be completed goes as far as possible (EX 8.10).
        other = state.players[1 - seat].space
        spaces = target - player.space if target > player.space else player.space - target
        if (target > player.space) != (other > player.space):
            move(state, seat, RETREAT, spaces, True, "move")
            return
        gap = other - player.space if other > player.space else player.space - other
        move(state, seat, ADVANCE, spaces if spaces < gap else spaces - 1, True, "move")
