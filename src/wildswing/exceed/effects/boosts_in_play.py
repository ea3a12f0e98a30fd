"""Boosts in play that a player picks to be discarded or taken back."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.boost import cannot_be_discarded, take_out_of_play
from wildswing.exceed.cards import owner
from wildswing.exceed.constants import CARD, CARD_MASK, DISCARD, HAND, PICK_CARD, ZONE_NAMES
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.chosen import ZONE_SHIFT
from wildswing.exceed.journal import note
from wildswing.exceed.laid import boost_choices, chosen_marker
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import put
from wildswing.kernel.state import Frame


class DiscardBoostInPlay(AskOnce):
    """`Discard 1 continuous boost`: anyone's, in play, that can be discarded; or `return` it to its owner's hand."""

    def __init__(self, own_only: bool, to_hand: bool) -> None:
        super().__init__(PICK_CARD)
        self.own_only = own_only
        self.to_hand = to_hand

    def without(self, state: ExceedState) -> None:
        """None was discarded."""
        state.count = 0

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Discard the boost."""
        card = chosen & CARD_MASK
        holder: i64 = (chosen >> ZONE_SHIFT) & 1
        take_out_of_play(state, holder, card, True, chosen_marker(state, chosen))
        if self.to_hand:
            # To the player whose card it is (EX 20.6); everybody has seen it.
            state.players[owner(card)].hand.append(card)
            state.players[owner(card)].shown.append(card)
        else:
            put(state, holder, card, DISCARD)
        if state.log is not None:
            words = (ZONE_NAMES[HAND if self.to_hand else DISCARD],)
            note(state, "boost moved", int(holder), "EX 10.24", cards=(int(card),), words=words)
        state.count = 1

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different boost of each player; the holder stands above the card."""
        return self.choices(state, frame.seat)

    def choices(self, state: ExceedState, seat: i64) -> list[int]:
        """The options for a player."""
        options: list[int] = []
        for holder in (0, 1):
            if self.own_only and holder != seat:
                continue
            for card in state.players[holder].boosts:
                if not cannot_be_discarded(state, holder, card):
                    for argument in boost_choices(state, holder, card):
                        if CARD + argument not in options:
                            options.append(CARD + argument)
        return options

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is one."""
        return len(self.choices(state, seat)) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)
