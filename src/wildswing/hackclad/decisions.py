"""The pending decision of a game of HacKClaD with everything in words."""

from __future__ import annotations

from wildswing.hackclad.blocked import blocked
from wildswing.hackclad.constants import DECISION_WORDS
from wildswing.hackclad.notation import described
from wildswing.hackclad.prompts import because, prompt
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.decision import Decision


def decision_of(state: HackcladState, number: int) -> Decision:
    """The pending decision in words, for the seat that decides.

    Args:
        state: waiting for a decision.
        number: how many choices were made before.
    """
    return Decision(
        int(state.seat),
        DECISION_WORDS[state.decision],
        prompt(state),
        because(state),
        described(state),
        blocked(state),
        number,
    )
