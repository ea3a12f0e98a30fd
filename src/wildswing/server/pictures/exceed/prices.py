"""Where the price of exceeding comes from, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.costs import ALL_GAUGE, EXCEEDING, exceed_price
from wildswing.exceed.stats import active_texts

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState


def exceed_reason(known: ExceedState, seat: int) -> str:
    """Why exceeding costs what it costs now; "" where it costs what is printed.

    Args:
        known: what the viewer knows.
        seat: the player.
    """
    printed = int(known.match.fighters[seat].exceed)
    if exceed_price(known, seat) == printed:
        return ""
    parts = [str(printed)]
    count = len(known.players[seat].transformations)
    if count:
        parts.append(f"less {2 * count} for {count} transformation{'' if count == 1 else 's'}")
    for what in (EXCEEDING, ALL_GAUGE):
        for text in active_texts(known, seat):
            for rule in text.costs:
                if rule.what == what and rule.holds(known, seat):
                    amount = int(rule.amount.value(known, seat))
                    if not rule.less:
                        parts.append(f"set to {amount} by {rule.source}")
                    elif amount:
                        parts.append(f"less {amount} by {rule.source}")
    return ", ".join(parts)
