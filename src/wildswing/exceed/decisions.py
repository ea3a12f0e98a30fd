"""The pending decision of a game of EXCEED with everything in words."""

from __future__ import annotations

from wildswing.exceed.blocked import blocked
from wildswing.exceed.constants import DECISION_WORDS
from wildswing.exceed.notation import described
from wildswing.exceed.prompts import because, prompt
from wildswing.exceed.state import ExceedState
from wildswing.kernel.decision import Decision


def decision_of(state: ExceedState, number: int) -> Decision:
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
