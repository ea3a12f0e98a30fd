"""The engine changed to what the client does with single cards and with damage, as in `variations`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.conformance import answers
from tests.conformance.variations import steps
from wildswing.exceed import attack, strike, zones
from wildswing.exceed import constants as c
from wildswing.exceed.constants import OUT_OF_CARDS
from wildswing.exceed.data.season5 import lightning_rod
from wildswing.exceed.effects import forced_discards, moves, spend
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import armor_left
from wildswing.kernel.state import Frame


@contextmanager
def boosting_from_elsewhere() -> Iterator[None]:
    """A boost is played though it is not in its player's hand: out of the gauge, else as one more card."""
    with patch.object(answers, "BOOSTING_FROM_ELSEWHERE", new=True):
        yield


@contextmanager
def spare_copy_last() -> Iterator[None]:
    """The second copy of an EX attack is discarded after the cards that paid for it."""
    original = strike.decide_order

    def decided(state: ExceedState, frame: Frame) -> None:
        for side, player in zip(state.sides, state.players, strict=True):
            place = len(player.discard) - len(side.paid) - 1
            if side.ex and side.valid and place >= 0 and player.discard[place] == side.attack:
                player.discard.append(player.discard.pop(place))
        original(state, frame)

    with steps(c.STRIKE, decide_order=decided):
        yield


@contextmanager
def taken_into_the_hand() -> Iterator[None]:
    """An opponent's card may be in a hand."""
    original = zones.put

    def put(state: ExceedState, holder: int, card: int, to: int) -> None:
        if to == c.HAND:
            state.players[holder].hand.append(card & c.CARD_MASK)
        else:
            original(state, holder, card, to)

    with patch.object(moves, "put", put):
        yield


@contextmanager
def non_lethal_counts_whole() -> Iterator[None]:
    """Non-lethal damage stuns by what it would be, though a life keeps its last point."""
    original = attack.damage

    def dealt(
        state: ExceedState, dealer: int, victim: int, amount: int, ignore_armor: bool, ignore_guard: bool,
        non_lethal: bool, no_stun: bool, *rest: Any,  # noqa: ANN401 - as in `damage`
    ) -> None:  # fmt: skip
        life = state.players[victim].life
        armor = armor_left(state, victim) if state.sides and not ignore_armor else 0
        original(state, dealer, victim, amount, ignore_armor, ignore_guard, non_lethal, no_stun, *rest)
        if state.sides and non_lethal:
            state.sides[victim].damage_taken += max(0, amount - armor) - (life - state.players[victim].life)
            attack.test_stun(state, victim, ignore_guard, no_stun)

    with (
        patch.object(attack, "damage", dealt),
        patch.object(forced_discards, "damage", dealt),
        patch.object(lightning_rod, "damage", dealt),
        patch.object(spend, "damage", dealt),
    ):
        yield


@contextmanager
def reshuffling_nothing() -> Iterator[None]:
    """Who has neither deck nor discard pile reshuffles before losing."""
    lose = ExceedState.lose

    def lost(self: ExceedState, seat: int, reason: int) -> None:
        if reason == OUT_OF_CARDS:
            self.players[seat].reshuffled = True
        lose(self, seat, reason)

    with patch.object(ExceedState, "lose", lost):
        yield
