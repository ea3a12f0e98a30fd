"""Which options of HacKClaD are to be confirmed: those that reveal, are left to chance, are secret, or end a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.hackclad import constants as c
from wildswing.kernel.state import ARGUMENTS

if TYPE_CHECKING:
    from wildswing.hackclad.state import HackcladState
    from wildswing.server.pictures.hackclad.trying import Tries

# What is done on a turn, the draft, and where a Witch enters.
ALWAYS: Final = frozenset({c.MISSION, c.SLOT, c.USE_CARD, c.USE_FROM_PILE, c.BASIC, c.CP_ACTION})
# Each of their options settles something that nobody takes back.
DECISIONS: Final = frozenset({
    c.CHOOSE_MISSION, c.CHOOSE_ENHANCED, c.CHOOSE_SLOT, c.PLACE_TURN_CARD, c.CHOOSE_ENTRY, c.ACT, c.REACT, c.SWAP_IN,
})  # fmt: skip


def final(tries: Tries, option: int) -> bool:
    """Whether an option is to be confirmed.

    Args:
        tries: of the options of the seat that decides.
        option: its number.
    """
    known = tries.view.known
    if known.decision in DECISIONS or option - option % ARGUMENTS in ALWAYS:
        return True
    if known.decision == c.SWAP_OUT:
        return option != c.PASS
    if option == c.PASS:
        return False
    return uncovers(tries.sample(), option)


def uncovers(sample: HackcladState, option: int) -> bool:
    """Whether an option draws, shows or shuffles cards, or ends the turn.

    Args:
        sample: a whole game before the option.
        option: its number.
    """
    after: HackcladState = sample.clone()
    after.step(option)
    if after.over or (after.round, after.acting, after.clad_slots) != (sample.round, sample.acting, sample.clad_slots):
        return True
    if after.clad_deck != sample.clad_deck or after.clad_seen != sample.clad_seen:
        return True
    return any(now.deck != before.deck for now, before in zip(after.figures, sample.figures, strict=True))
