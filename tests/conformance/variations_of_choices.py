"""The engine changed to the client in which cards may be chosen, and which of several copies leaves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from wildswing.exceed import boost, setting, zones
from wildswing.exceed import constants as c
from wildswing.exceed.boost import begin_boost
from wildswing.exceed.effects import chosen, moves
from wildswing.exceed.effects.boosting import BoostNamed, payable
from wildswing.exceed.effects.chosen import MoveChosen
from wildswing.exceed.effects.turn import OrderStrike
from wildswing.exceed.state import ExceedState, Player
from wildswing.kernel.state import ARGUMENTS, Frame

# In an option to pick a card: the upper one of several copies. No zone has this bit.
UPPER = 1 << 9


@contextmanager
def upper_copy_out_of_the_deck() -> Iterator[None]:
    """A deck out of which the upper one of two copies was taken keeps its order."""
    original = zones.take_from

    def take(player: Player, where: int, card: int) -> None:
        player.deck.reverse()
        original(player, where, card)
        player.deck.reverse()

    with deck_unshuffled(), patch.object(moves, "take_from", take):
        yield


@contextmanager
def last_face_down_first() -> Iterator[None]:
    """Of several cards that lie face down in play the last one leaves first."""
    original = boost.turn_up

    def turn_up(state: ExceedState, seat: int) -> None:
        down = state.players[seat].face_down
        down.insert(0, down.pop())
        original(state, seat)

    with patch.object(boost, "turn_up", turn_up):
        yield


@contextmanager
def any_card_for_a_wild_swing() -> Iterator[None]:
    """Whoever is to strike with a wild swing may set any card."""
    original = OrderStrike.apply

    def ordered(self: OrderStrike, state: ExceedState, seat: int) -> None:
        original(self, state, seat)
        state.strike_order &= ~c.STRIKE_WILD

    with patch.object(OrderStrike, "apply", ordered):
        yield


@contextmanager
def deck_unshuffled() -> Iterator[None]:
    """A deck that was looked through keeps its order."""

    def nothing(state: ExceedState, seat: int) -> None:
        """The deck stays as it is."""

    with patch.object(chosen, "shuffle_openly", nothing):
        yield


@contextmanager
def striking_from_elsewhere() -> Iterator[None]:
    """Whoever is to strike with a card from a named place may swing instead, or set a hand card if nothing is there."""
    original = setting.other_ways

    def ways(state: ExceedState, seat: int, order: int) -> list[int]:
        there = original(state, seat, order)
        hand = [] if there else setting.hand_ways(state, Frame(c.SET_ATTACK, 0, seat, order, 0, 0, (), ()))
        return [*there, *hand, c.WILD_SWING]

    with patch.object(setting, "other_ways", ways):
        yield


@contextmanager
def any_copy_out_of_a_discard_pile() -> Iterator[None]:
    """Of several copies in a discard pile the upper one may be picked, too."""
    options, deliver = MoveChosen.options, MoveChosen.deliver

    def listed(self: MoveChosen, state: ExceedState, frame: Frame) -> list[int]:
        found = options(self, state, frame)
        pile = state.players[self.holder(frame.seat)].discard
        for option in found[:]:
            argument = option % ARGUMENTS
            picks = option != c.PASS and self.zone_of(argument) == c.DISCARD
            if picks and pile.count(argument & c.CARD_MASK) > 1:
                found.append(option | UPPER)
        return found

    def delivered(self: MoveChosen, state: ExceedState, seat: int, where: int, argument: int) -> None:
        if where == c.DISCARD and argument & UPPER:
            # The lower copy is the one that leaves: here in the place of the upper one.
            pile, card = state.players[self.holder(seat)].discard, argument & c.CARD_MASK
            lower = pile.index(card)
            del pile[len(pile) - 1 - pile[::-1].index(card)]
            pile.insert(lower, card)
            argument -= UPPER
        deliver(self, state, seat, where, argument)

    with patch.object(MoveChosen, "options", listed), patch.object(MoveChosen, "deliver", delivered):
        yield


@contextmanager
def boosting_any_card() -> Iterator[None]:
    """Where a text lets a card of one name be boosted, and it is there, any other may be boosted instead."""

    def asked(self: BoostNamed, state: ExceedState, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            state.ask(c.PICK_CARD, frame.seat, self.options(state, frame))
            return False
        state.count = 1
        begin_boost(state, frame.seat, state.answer % ARGUMENTS, self.where, self.how)
        return True

    def listed(self: BoostNamed, state: ExceedState, frame: Frame) -> list[int]:
        held = zones.zone(state.players[frame.seat], self.where)
        return [c.CARD + card for card in dict.fromkeys(held) if payable(state, frame.seat, card, self.where, self.how)]

    with (
        patch.object(BoostNamed, "immediate", property(lambda _: False, lambda *_: None), create=True),
        patch.object(BoostNamed, "resume", asked),
        patch.object(BoostNamed, "options", listed),
    ):
        yield
