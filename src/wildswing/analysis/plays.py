"""An option of HacKClaD played out on a sampled game: what a card does beyond its printed numbers.

The player's own choices are all gone through, as far as there are few; the other players do nothing. What a sample has
made up, such as a card that is drawn on the way, shows as a difference between samples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.hackclad.constants import PASS
from wildswing.kernel.state import NO_DECISION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildswing.hackclad.state import HackcladState

# More ways than this are not told apart.
MOST_ENDS: Final = 16
# A way with more decisions than this does not come to its end.
LONGEST: Final = 40


class Played:
    """An option that is played out.

    Attributes:
        ends: the states after it, one for each way of choosing; the first one never passes where it need not.
        whole: whether `ends` has every way.
        usuals: of each sample the first end.
    """

    def __init__(self) -> None:
        self.ends: list[HackcladState] = []
        self.whole = True
        self.usuals: list[HackcladState] = []


def play(samples: Sequence[HackcladState], option: int) -> Played:
    """Play an option out, until what has asked goes on.

    Args:
        samples: whole games that wait for the same decision; what is different in them is not known.
        option: one of its options.
    """
    made = Played()
    for state in samples:
        before = len(made.ends)
        play_one(made, state, option)
        made.usuals.append(made.ends[before])
    return made


def play_one(made: Played, state: HackcladState, option: int) -> None:
    """Play an option out on one sample."""
    most = len(made.ends) + MOST_ENDS
    depth = len(state.stack)
    player = int(state.seat)
    waiting = [answered(state, option)]
    while waiting:
        going = waiting.pop()
        follow(going, depth, player)
        if going.decision == NO_DECISION or len(going.stack) <= depth or going.seat != player:
            made.ends.append(going)
            continue
        ways = own_first(going.options)
        if len(made.ends) + len(waiting) + len(ways) > most:
            made.whole = False
            ways = ways[:1]
        waiting += [answered(going, way) for way in reversed(ways)]


def own_first(options: list[int]) -> list[int]:
    """Options with passing last."""
    return [option for option in options if option != PASS] + [option for option in options if option == PASS]


def answered(state: HackcladState, option: int) -> HackcladState:
    """A copy in which an option was chosen and what has asked went on by one step."""
    copy: HackcladState = state.clone()
    answer(copy, option)
    return copy


def answer(state: HackcladState, option: int) -> None:
    """Choose an option, and let what has asked go on by one step."""
    state.answer = option
    state.decision = NO_DECISION
    resume_top(state)


def resume_top(state: HackcladState) -> None:
    """Let the topmost frame go on by one step."""
    stack = state.stack
    top = len(stack) - 1
    if state.resume(stack[top]):
        # A finished frame may have pushed others: it leaves from below them.
        del stack[top]


def follow(state: HackcladState, depth: int, player: int) -> None:
    """Go on until the player is asked, or what was begun is done; other players do nothing where they can."""
    for _ in range(LONGEST):
        while state.decision == NO_DECISION and not state.over and len(state.stack) > depth:
            resume_top(state)
        if state.decision == NO_DECISION or state.over or state.seat == player:
            return
        answer(state, PASS if PASS in state.options else state.options[0])
