"""A strike of EXCEED played to its end by habit, and whether another choice in it would change what comes of it."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from wildswing.exceed import constants as c
from wildswing.exceed.effects.hand import DiscardChosen
from wildswing.exceed.effects.spend import SpendForce, SpendGauge, SpendLife
from wildswing.exceed.effects.spend_some import SpendAll, SpendLifeUpTo, SpendUpTo
from wildswing.exceed.notation import asking_effect
from wildswing.exceed.stats import speed
from wildswing.kernel.flow import May, Pay
from wildswing.kernel.state import ARGUMENTS, NO_DECISION

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState

# The steps of the STRIKE procedure at which the order is decided, and at which both attacks are over.
ORDER_STEP: Final = 8
OVER_STEP: Final = 11
# After every choice of another kind.
LAST: Final = 1000
PRICES: Final = (Pay, SpendForce, SpendUpTo, SpendAll, SpendGauge, SpendLife, SpendLifeUpTo, DiscardChosen)
# A strike with more decisions than this does not come to its end.
LONGEST: Final = 80


# A state that asks, what is chosen instead, and the seats that pay optional prices from there on.
Other: TypeAlias = "tuple[ExceedState, int, tuple[int, ...]]"


class Ending(NamedTuple):
    """What comes of a strike, by seat."""

    damage: tuple[int, int]  # that each has dealt to the other
    taken: tuple[int, int]
    hit: tuple[bool, bool]
    stunned: tuple[bool, bool]

    @property
    def matters(self) -> tuple[tuple[int, int], tuple[bool, bool], tuple[bool, bool]]:
        """What a choice or a hidden card may change."""
        return self.taken, self.stunned, self.hit


class Strike:
    """A strike that was played.

    Attributes:
        ending: what came of it; None if it did not come to its end.
        speeds: the Speed of both when the order was decided.
        attacks: the attacks then.
        asked: the states in which something was chosen that need not have been so, each with what was chosen.
    """

    def __init__(self) -> None:
        self.ending: Ending | None = None
        self.speeds: tuple[int, int] | None = None
        self.attacks: tuple[int, int] | None = None
        self.asked: list[tuple[ExceedState, int]] = []


def fight(
    state: ExceedState, sets: dict[int, tuple[int, ...]], remember: bool = False, eager: tuple[int, ...] = ()
) -> Strike:  # fmt: skip
    """Play a strike to the end of both attacks.

    Args:
        state: a whole game with a strike on its stack; it is changed.
        sets: for each seat the option that it sets an attack with, the best first.
        remember: whether to keep the states in which there was a choice.
        eager: the seats that pay optional prices, as much as possible.
    """
    made = Strike()
    stack = state.stack
    for _ in range(LONGEST):
        while state.decision == NO_DECISION and not state.over and stack:
            frame = stack[-1]
            if frame.procedure == c.STRIKE and frame.step == ORDER_STEP:
                made.speeds = (int(speed(state, 0)), int(speed(state, 1)))
                made.attacks = (int(state.sides[0].attack), int(state.sides[1].attack))
            if frame.procedure == c.STRIKE and frame.step >= OVER_STEP:
                made.ending = ending(state)
                return made
            if state.resume(frame):
                del stack[len(stack) - 1 if stack[-1] is frame else stack.index(frame)]
        if state.over or not stack:
            made.ending = ending(state) if state.sides else None
            return made
        option = wanted(state, sets, state.seat in eager)
        if option is None:
            return made
        if remember and len(state.options) > 1 and state.decision != c.SET:
            made.asked.append((state.clone(), option))
        state.answer = option
        state.decision = NO_DECISION
    return made


def ending(state: ExceedState) -> Ending:
    """What has come of the strike so far."""
    one, two = state.sides
    return Ending(
        (int(one.damage_dealt), int(two.damage_dealt)),
        (int(one.damage_taken), int(two.damage_taken)),
        (bool(one.hit), bool(two.hit)),
        (bool(one.stunned), bool(two.stunned)),
    )


def wanted(state: ExceedState, sets: dict[int, tuple[int, ...]], eager: bool) -> int | None:
    """What is chosen by habit: the attack that is to be set, else the first that does something for nothing."""
    options = state.options
    if state.decision == c.SET:
        possible = [option for option in sets[int(state.seat)] if option in options]
        return possible[0] if possible else None
    if state.decision == c.MAY:
        effect = asking_effect(state)
        costs = not eager and isinstance(effect, May) and isinstance(effect.body, PRICES)
        return c.PASS if costs or c.YES not in options else c.YES
    if not eager and state.decision in {c.PAY, c.CANCEL} and c.PASS in options:
        return c.PASS
    return options[1] if options[0] == c.PASS and len(options) > 1 else options[0]


def is_due(state: ExceedState) -> bool:
    """Whether it is the choice of the cards that pay a price that is due."""
    return state.decision == c.PAY_OR_INVALID or (state.decision == c.PAY and c.PASS not in state.options)


def forks(made: Strike, sets: dict[int, tuple[int, ...]], budget: int, shown: Ending | None = None) -> bool:
    """Whether other choices change what comes of a strike, as far as a number of tries tells.

    Each choice is tried alone first, then two together, and so on.

    Args:
        made: the strike, with its choices remembered.
        sets: as it was fought with.
        budget: how many strikes may be fought for that.
        shown: what must come of it; None for what has come of `made`.
    """
    said = made.ending if shown is None else shown
    if said is None or made.ending is None:
        return False
    if made.ending.matters != said.matters:
        return True
    waiting = deque(others(made, ()))
    while waiting and budget > 0:
        budget -= 1
        state, option, eager = waiting.popleft()
        tried: ExceedState = state.clone()
        tried.answer = option
        tried.decision = NO_DECISION
        result = fight(tried, sets, remember=True, eager=eager)
        if result.ending is not None and result.ending.matters != said.matters:
            return True
        waiting.extend(others(result, eager))
    return False


def others(made: Strike, eager: tuple[int, ...]) -> list[Other]:
    """What else could have been chosen in a strike: a choice of each decision first, then the next of each.

    Which cards pay a price that is due seldom matters, so that comes last; that it is paid is taken for granted.

    Args:
        made: the strike.
        eager: the seats that have paid optional prices in it.
    """
    found: list[tuple[int, Other]] = []
    for state, option in made.asked:
        seat = int(state.seat)
        due = is_due(state)
        ways = [way for way in distinct(state.options) if way != option and not (due and way == c.PASS)]
        for place, other in enumerate(ways, LAST if due else 0):
            # Who says yes to a price that is not fixed pays it.
            pays = state.decision in {c.MAY, c.PAY} and other != c.PASS and seat not in eager
            found.append((place, (state, other, (*eager, seat) if pays else eager)))
    found.sort(key=lambda way: way[0])
    return [way for _, way in found]


def distinct(options: list[int]) -> list[int]:
    """One option of each verb first, then the others: what differs most is tried first."""
    verbs: set[int] = set()
    first: list[int] = []
    for option in options:
        if option // ARGUMENTS not in verbs:
            verbs.add(option // ARGUMENTS)
            first.append(option)
    return first + [option for option in options if option not in first]
