"""The cards that can be paid next."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import PAY_GAUGE_CARD, PAY_GAUGE_TWO, PAY_HAND, PAY_HAND_TWO
from wildswing.exceed.state import ExceedState, Player
from wildswing.kernel.state import ARGUMENTS


def force_options(state: ExceedState, player: Player, remaining: i64, available: i64, options: list[int]) -> None:
    """Every way to pay the next card of a price; `available` is all the Force that the cards can still make."""
    force = state.match.force
    bits = state.match.bit
    seen: i64 = 0
    bit: i64
    value: i64
    for card in player.hand:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            value = force[card]
            # The rest of the price must stay payable by the other cards.
            if available - value >= remaining - 1:
                options.append(PAY_HAND + card)
            if value == 2 and remaining >= 2:
                options.append(PAY_HAND_TWO + card)
    seen = 0
    for card in player.gauge:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            value = force[card]
            if available - value >= remaining - 1:
                options.append(PAY_GAUGE_CARD + card)
            if value == 2 and remaining >= 2:
                options.append(PAY_GAUGE_TWO + card)


def gauge_options(player: Player) -> list[int]:
    """One option for each different card in the gauge."""
    options: list[int] = []
    for card in player.gauge:
        if PAY_GAUGE_CARD + card not in options:
            options.append(PAY_GAUGE_CARD + card)
    return options


def any_card(state: ExceedState, player: Player, remaining: i64, options: list[int]) -> None:
    """Every card, an Ultra as 1 or 2."""
    force = state.match.force
    bits = state.match.bit
    seen: i64 = 0
    bit: i64
    for card in player.hand:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            options.append(PAY_HAND + card)
            if remaining >= 2 and force[card] == 2:
                options.append(PAY_HAND_TWO + card)
    seen = 0
    for card in player.gauge:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            options.append(PAY_GAUGE_CARD + card)
            if remaining >= 2 and force[card] == 2:
                options.append(PAY_GAUGE_TWO + card)


def step_options(
    state: ExceedState, player: Player, step_left: i64, remaining: i64, available: i64, options: list[int]
) -> None:
    """The cards after which the step that was begun can still be completed."""
    choices: list[int] = []
    any_card(state, player, remaining, choices)
    for option in choices:
        verb = option - option % ARGUMENTS
        made: i64 = 2 if verb == PAY_HAND_TWO or verb == PAY_GAUGE_TWO else 1
        worth: i64 = state.match.force[option % ARGUMENTS]
        if made >= step_left or available - worth >= step_left - made:
            options.append(option)
