"""Which options of EXCEED are to be confirmed: those that reveal, are left to chance, are secret, or end a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.exceed import constants as c
from wildswing.kernel.state import ARGUMENTS

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState
    from wildswing.server.pictures.exceed.trying import Trials

# The actions of a turn, the ways of setting, swinging again, and naming a card.
ALWAYS: Final = frozenset({
    c.PREPARE, c.CHANGE, c.MOVE_TO, c.EXCEED_ACTION, c.RESHUFFLE, c.BOOST_HAND, c.BOOST_GAUGE, c.BOOST_ASIDE,
    c.TRANSFORM_CARD, c.STRIKE_ACTION, c.CHARACTER, c.SET_CARD, c.SET_EX, c.SET_FACE_UP, c.SET_EX_FACE_UP,
    c.SET_FROM_GAUGE, c.SET_FROM_SEALED,
    c.SET_FROM_ASIDE, c.SET_FROM_STORED, c.SET_FROM_BOOSTS, c.WILD_SWING, c.INVALID, c.NAME,
})  # fmt: skip
# What a text asks for is tried: whether cards come from the deck or an attack is revealed shows there.
TRIED: Final = frozenset({c.YES, c.TRIGGER, c.CHOICE, c.CARD, c.NUMBER, c.SPACE})
# Returned cards go one by one, and so do those over the limit: only the last one settles it.
ONE_BY_ONE: Final = frozenset({c.MULLIGAN, c.DISCARD_TO_LIMIT, c.PAY})


def final(trials: Trials, option: int) -> bool:
    """Whether an option is to be confirmed.

    Args:
        trials: of the cards of the seat that decides.
        option: its number.
    """
    known = trials.view.known
    verb = option - option % ARGUMENTS
    if option == c.PASS or int(known.decision) in ONE_BY_ONE:
        return False
    if verb in ALWAYS:
        return True
    return verb in TRIED and uncovers(trials.sample(), option)


def uncovers(sample: ExceedState, option: int) -> bool:
    """Whether an option draws, shows or shuffles cards, reveals the attacks, or ends the turn.

    Args:
        sample: a whole game before the option.
        option: its number.
    """
    after: ExceedState = sample.clone()
    after.step(option)
    if after.over or after.turn != sample.turn or bool(after.sides) != bool(sample.sides):
        return True
    for seat in (0, 1):
        if list(after.players[seat].deck) != list(sample.players[seat].deck):
            return True
        if sample.sides and after.sides[seat].face_up != sample.sides[seat].face_up:
            return True
    return False
