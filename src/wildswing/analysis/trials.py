"""An attack of EXCEED up to its range check, on a sampled game: what its own texts do to where and how it hits.

A trial goes through every choice that a text asks for, so whoever reads it can tell what is certain: what is the same
whatever is chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.exceed.attack import in_range
from wildswing.exceed.constants import ATTACK, BEFORE, ON_REVEAL
from wildswing.exceed.costs import attack_force, attack_gauge
from wildswing.exceed.counters import as_attack
from wildswing.exceed.means import force_available
from wildswing.exceed.state import Side
from wildswing.exceed.timing import find, start_timing
from wildswing.kernel.state import NO_DECISION, Frame

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState

# More ways than this are not told apart.
MOST_ENDS: Final = 16


class Trial:
    """An attack that is tried.

    Attributes:
        before: the state with the attack face up and paid, before its texts do anything.
        ends: the states just before the range check, one for each way of choosing; only `before` without texts.
        whole: whether `ends` has every way.
        lacking_gauge: how much Gauge is missing for its price.
        lacking_force: how much Force is missing.
    """

    def __init__(self, before: ExceedState, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.ends: list[ExceedState] = [before]
        self.whole = True
        self.lacking_gauge = 0
        self.lacking_force = 0

    @property
    def hits(self) -> set[bool]:
        """Whether it hits: both if a choice decides."""
        return {bool(in_range(end, self.seat)) for end in self.ends}


def trial(state: ExceedState, seat: int, card: int, ex: bool) -> Trial:
    """Try a hand card as the attack that its player sets next.

    Args:
        state: a whole game, or what is known of one where `needs_play` says that nothing has to be played.
        seat: whose hand card.
        card: its number.
        ex: whether two copies are set.
    """
    trying = as_attack(state, seat, card, ex)
    if state.sides and state.sides[seat].attack >= 0:
        # The one that is set already is another attack with its own numbers.
        trying.sides = [Side(), Side()]
        trying = as_attack(trying, seat, card, ex)
    if not state.sides:
        trying.attacker = state.active
    player = trying.players[seat]
    for _ in range(2 if ex else 1):
        if card in player.hand:
            player.hand.remove(card)
    made = Trial(trying, seat)
    price = int(attack_gauge(trying, seat))
    made.lacking_gauge = max(0, price - len(player.gauge))
    made.lacking_force = max(0, int(attack_force(trying, seat) - force_available(trying, seat)))
    if price and not made.lacking_gauge:
        del player.gauge[len(player.gauge) - price :]
    return made


def needs_play(made: Trial) -> bool:
    """Whether texts of the attacker do something between the reveal and the range check."""
    return any(find(made.before, made.seat, trigger) for trigger in (ON_REVEAL, BEFORE))


def play(made: Trial) -> None:
    """Play the texts of the attacker up to the range check, in every way.

    Args:
        made: on a whole game.
    """
    start = made.before.clone()
    start.log = []
    start.decision = NO_DECISION
    start.stack = [Frame(ATTACK, 1, made.seat, 0, 0, 0, (), ())]
    start_timing(start, made.seat, BEFORE)
    start_timing(start, made.seat, ON_REVEAL)
    made.ends = []
    waiting = [start]
    while waiting:
        state = waiting.pop()
        run_above(state)
        if state.decision == NO_DECISION:
            made.ends.append(state)
        elif len(made.ends) + len(waiting) + len(state.options) > MOST_ENDS:
            made.whole = False
        else:
            waiting += [chosen(state, option) for option in reversed(state.options)]
    if not made.ends:
        made.ends = [made.before]


def run_above(state: ExceedState) -> None:
    """Go on until a decision is needed or only the lowest frame of the stack is left."""
    stack = state.stack
    while len(stack) > 1 and state.decision == NO_DECISION and not state.over:
        top = len(stack) - 1
        if state.resume(stack[top]):
            del stack[top]


def chosen(state: ExceedState, option: int) -> ExceedState:
    """A copy in which an option was chosen, but nothing done yet; its log goes on."""
    copy = state.clone()
    copy.log = None if state.log is None else state.log[:]
    copy.answer = option
    copy.decision = NO_DECISION
    return copy
