"""A pending decision as both games show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.wire.common import Because, Blocked, Choice, Decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from wildswing.kernel import decision as kernel


def shown_decision(
    decision: kernel.Decision,
    options: tuple[Choice, ...],
    *,
    at_once: bool,
    amount: int | None = None,
    explained: Callable[[str], str] = str,
) -> Decision:
    """A decision with what is certain about its options.

    Args:
        decision: of the viewer.
        options: the same options, in the same order.
        at_once: whether several choices may be sent in one message.
        amount: how much is still to be paid or discarded; None where nothing is counted.
        explained: the text that asks, with what a reader has to know.
    """
    because = decision.because
    return Decision(
        number=decision.number,
        seat=decision.seat,
        kind=decision.kind,
        prompt=decision.prompt,
        because=Because(because.source, explained(because.text), because.rule),
        options=options,
        blocked=tuple([Blocked(one.verb, one.text, one.reason, one.rule, one.card) for one in decision.blocked]),
        amount=amount,
        at_once=at_once,
    )
