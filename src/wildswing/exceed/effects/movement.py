"""Moving fighters: advance, retreat, close, push, pull, and moves to a space or a token (EX 8)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.board import (
    ADVANCE,
    RETREAT,
    barrier,
    between,
    cannot_move,
    destination,
    may_not_pass,
    move,
    place,
    token_space,
)
from wildswing.exceed.constants import AMOUNT, BOARD_SIZE, NO_RANGE, NUMBER, OFF_BOARD, PICK_SPACE, SPACE
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.ways import WAY, is_own, on_board
from wildswing.exceed.laid import is_trapped, traps_matter
from wildswing.exceed.moving import start_movement, stay
from wildswing.exceed.spans import fits, halves, is_occupied, steps_between
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import greatest_range, least_range
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import ARGUMENTS, Frame


class Move(Amount[ExceedState]):
    """`Advance 2`: one verb and a number that is not chosen."""

    def __init__(self, way: i64, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount, True)
        self.way: i64 = way
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Move."""
        start_movement(state, 1 - seat if self.opponent else seat, self.way, amount)


class MoveChoice(Effect[ExceedState]):
    """`Push or pull 1-2`, `advance up to 3`: the player chooses the verb and the number (EX 8.13).

    Without a highest number, every number that makes a difference can be chosen, and the spaces are counted as paid.
    """

    def __init__(
        self, ways: list[int], low: Number[ExceedState], high: Number[ExceedState] | None, opponent: bool
    ) -> None:
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
            start_movement(state, seat, chosen // WAY, chosen % WAY)
        if self.high is None:
            state.count = state.moved
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every verb with every number; 0 is one option for all verbs."""
        low = bounded(self.low.value(state, frame.seat))
        high = WAY - 1 if self.high is None else bounded(self.high.value(state, frame.seat))
        options: list[int] = []
        if low == 0 or high < low:
            options.append(NUMBER)
            low = 1
        for way in self.ways:
            spaces = low
            most = high if self.high is not None else farthest(state, frame.seat, way)
            while spaces <= most:
                options.append(NUMBER + way * WAY + spaces)
                spaces += 1
        return options


def farthest(state: ExceedState, seat: i64, way: i64) -> i64:
    """How many spaces one movement can cover at most."""
    own = is_own(way)
    mover = seat if own else 1 - seat
    end = destination(state, mover, on_board(way), BOARD_SIZE, own)
    return steps_between(state, mover, end)


def bounded(spaces: i64) -> i64:
    """A number of spaces as an option can hold it; nobody can move farther, nor less than not at all."""
    return 0 if spaces < 0 else spaces if spaces < WAY else WAY - 1


class MoveToSpace(AskOnce):
    """`Move to any space`: the player chooses one that edge, fighters and bans allow (EX 8.20).

    `in_range` leaves the spaces that the attack reaches from where the fighter stands, `forward` those that an advance
    leads to.
    """

    def __init__(self, limit: i64, in_range: bool = False, forward: bool = False) -> None:
        super().__init__(PICK_SPACE)
        self.limit: i64 = limit  # the greatest distance, 0 for none
        self.in_range: bool = in_range
        self.forward: bool = forward

    def without(self, state: ExceedState) -> None:
        """There was no movement."""
        stay(state)

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Move to the space."""
        go_to(state, seat, chosen)

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
            if target == space or (self.fits(state, seat, target, gap) and can_go(state, seat, target)):
                options.append(SPACE + target)
            target += 1
        return options

    def fits(self, state: ExceedState, seat: i64, target: i64, gap: i64) -> bool:
        """Whether the text allows a space at such a distance."""
        space = state.players[seat].space
        other = state.players[1 - seat].space
        if self.limit != 0 and (gap - 1 if between(other, space, target) else gap) > self.limit:
            return False
        if self.forward and (target > space) != (other > space):
            return False
        if not self.in_range:
            return True
        low = least_range(state, seat) if state.sides else NO_RANGE
        return low != NO_RANGE and low <= gap <= greatest_range(state, seat)


def can_go(state: ExceedState, seat: i64, target: i64) -> bool:
    """Whether a fighter can move to a space at once."""
    space = state.players[seat].space
    other = state.players[1 - seat].space
    if not fits(state, seat, target, BOARD_SIZE):
        return False
    crosses = space < other < target or target < other < space
    if crosses and may_not_pass(state, seat):
        return False
    wall = barrier(state, seat)
    return wall == OFF_BOARD or not (target == wall or space < wall < target or target < wall < space)


def first_stop(state: ExceedState, space: i64, target: i64) -> i64:
    """The space on the way to another on which a trap stops a fighter, else that space itself (EX 25.2)."""
    if not traps_matter(state):
        return target
    step: i64 = 1 if target > space else -1
    while space != target:
        space += step
        if is_trapped(state, space) and not is_occupied(state, space):
            return space
    return target


def go_to(state: ExceedState, seat: i64, target: i64) -> None:
    """Move to a space if that is allowed, else stay."""
    space = state.players[seat].space
    gap = target - space if target > space else space - target
    state.asked = gap
    state.moved = 0
    state.path_from = state.path_to = space
    state.passed = False
    state.opponent_passed = False
    if target != space and not cannot_move(state, seat) and can_go(state, seat, target):
        place(state, seat, first_stop(state, space, target), True, "move", "EX 8.20")
    state.short = False


def go_toward(state: ExceedState, seat: i64, target: i64) -> None:
    """Move to a space, or as far towards it as possible (EX 8.10)."""
    space = state.players[seat].space
    if target == OFF_BOARD or target == space:
        stay(state)
        return
    other = state.players[1 - seat].space
    spaces = target - space if target > space else space - target
    if (target > space) != (other > space):
        move(state, seat, RETREAT, spaces, True, "move")
        return
    gap = other - space if other > space else space - other
    body = halves(state)
    before = gap - body - 1  # so many spaces are free on this side of the opponent
    beyond = spaces - 2 * body - 1
    if spaces > before:
        spaces = beyond if beyond > before else before
    move(state, seat, ADVANCE, spaces, True, "move")


class MoveToToken(Effect[ExceedState]):
    """`Move to Mantenbo`, or to your attack: nothing if it is off the board, next to an opponent who stands there."""

    def __init__(self, token: i64) -> None:
        super().__init__(True, True)
        self.token: i64 = token  # its place among the tokens; -1 for "your attack"

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move."""
        player = state.players[seat]
        go_toward(state, seat, player.attack_space if self.token < 0 else token_space(player, self.token))
