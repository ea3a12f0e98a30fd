"""Moving what lies on the table: this boost, and your attack."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.boost import is_left, move_boost, take_out_of_play
from wildswing.exceed.cards import owner
from wildswing.exceed.cleanup import SUSTAINED_BOOST
from wildswing.exceed.constants import (
    BOOSTS,
    DECK,
    DISCARD,
    HAND,
    KNOWN_TO_ALL,
    NO_CARD,
    NOWHERE,
    OFF_BOARD,
    SEALED,
    WHEN_YOU_SEAL,
    ZONE_NAMES,
)
from wildswing.exceed.effects.tokens import YOUR_ATTACK, put_token
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import drop_card, start_timing
from wildswing.exceed.zones import put, put_on_deck, zone
from wildswing.kernel.effects import Effect


class MoveThisBoost(Effect[ExceedState]):
    """`Add this boost to your gauge`, `discard this boost`, `seal this boost`, `return this boost to your hand`."""

    def __init__(self, to: i64) -> None:
        super().__init__(True, True)
        self.to: i64 = to

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move it, if it is still in play."""
        if self.card == NO_CARD:
            return
        holder = self.holder(state, seat)
        if move_boost(state, holder, self.card, self.to, "EX 10.24", True):
            state.count = 1
            if self.to == HAND and self.card in state.players[holder].hand:
                state.players[holder].shown.append(self.card)
            if self.to == SEALED:
                start_timing(state, holder, WHEN_YOU_SEAL)

    def holder(self, state: ExceedState, seat: i64) -> i64:
        """Whose boost it is: also the opponent's, whose text each player performs."""
        own = state.players[seat]
        if self.card in own.boosts or self.card in own.playing or self.card not in state.players[1 - seat].boosts:
            return seat
        return 1 - seat

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is still in play."""
        holder = self.holder(state, seat)
        player = state.players[holder]
        return (self.card in player.boosts or self.card in player.playing) and not is_left(state, holder, self.card)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)


def attack_in(state: ExceedState, seat: i64) -> i64:
    """The zone in which the attack still lies that clean-up has placed, NOWHERE if it is not there (EX 17.10)."""
    side = state.sides[seat]
    where = side.placed
    if where < 0 or where == DECK:
        return NOWHERE
    holder = owner(side.attack) if where == DISCARD else seat
    return where if side.attack in zone(state.players[holder], where) else NOWHERE


def take_placed(state: ExceedState, seat: i64) -> bool:
    """Take the attack from where clean-up has placed it; False if it is not there any more."""
    where = attack_in(state, seat)
    if where == NOWHERE:
        return False
    side = state.sides[seat]
    side.placed = NOWHERE
    if where == BOOSTS:
        take_out_of_play(state, seat, side.attack)
        return True
    pile = zone(state.players[owner(side.attack) if where == DISCARD else seat], where)
    place: i64 = len(pile) - 1
    while pile[place] != side.attack:
        place -= 1
    del pile[place]
    return True


class MoveAttack(Effect[ExceedState]):
    """Your attack goes elsewhere: at once if `now` (hand, deck, discard pile), else where it lies after clean-up."""

    def __init__(self, destination: i64, now: bool) -> None:
        super().__init__(True, True)
        self.destination: i64 = destination
        self.now = now

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move it, or remember where it is to go (EX 15.16, 17.12)."""
        if not state.sides:
            return
        side = state.sides[seat]
        card = side.attack
        if card < 0 or (side.gone and not take_placed(state, seat)):
            return
        if not side.gone:
            if not self.now:
                side.destination = self.destination
                return
            if self.destination == DISCARD and side.destination == SUSTAINED_BOOST:
                return  # it is no attack any more
            side.gone = True
            drop_card(state, seat, state.match.card(card).attack.all_lines)
            if state.players[seat].attack_space != OFF_BOARD:
                put_token(state, seat, YOUR_ATTACK, OFF_BOARD)  # a card that left lies on no space
        if state.log is not None:
            words = (ZONE_NAMES[self.destination],)
            note(state, "attack left", int(seat), "EX 15.16", cards=(int(card),), words=words)
        if self.destination == DECK:
            put_on_deck(state, seat, card, True, KNOWN_TO_ALL)
        else:
            put(state, seat, card, self.destination)
            if self.destination == HAND and card in state.players[seat].hand:
                state.players[seat].shown.append(card)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the attack is still there."""
        if not state.sides or state.sides[seat].attack < 0:
            return False
        return not state.sides[seat].gone or attack_in(state, seat) >= 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The attack lies open."""
        return self.possible(state, seat)
