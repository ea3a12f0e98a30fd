"""Whole games that a viewer cannot tell from the true one.

A sample is made from a view and a seed alone: `known_state` never put a hidden card, the randomness or a waiting line
of a hidden attack into the view, so nothing here can see them, and no sample can tell more than the view itself.

Cards are dealt as if physical cards were dealt to the hidden places at random: every card whose place the viewer does
not know is as likely in one such place as in another, except that a hand card that everybody has seen stays in the hand
or lies face down in the strike, that an EX attack is two equal cards, that a card which Reading named was set, and that
a payment or choice in which its player is stuck can be finished. Other conclusions from how somebody played are the
business of bots.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import NO_CARD, PAY_FORCE, PAY_UP_TO
from wildswing.exceed.counters import hidden_set, unseen_cards
from wildswing.exceed.payment import force_available
from wildswing.exceed.state import ExceedState
from wildswing.kernel.randomness import Chance
from wildswing.kernel.state import NO_DECISION

TRIES: Final = 24


class Plan:
    """What is hidden of one seat's cards, and where; made once for a view.

    Attributes:
        seat: whose cards.
        free: the hidden cards, without those of the hand that everybody has seen.
        shown: those.
        hand: how many hidden hand cards there are.
        down: how many hand cards lie face down in the strike, hidden from the viewer.
        named: the card that Reading has made this player set, NO_CARD if none.
        wild: whether the attack is a Wild Swing that the viewer has not seen.
        deck: the hidden places of the deck.
        spared: how many hidden cards were put aside for the mulligan.
        sealed: the hidden places among the sealed cards.
        pairs: what an EX attack may be: each kind with its weight, and how many of the two cards were seen before.
    """

    __slots__ = ("deck", "down", "free", "hand", "named", "pairs", "sealed", "seat", "shown", "spared", "wild")

    def __init__(self, known: ExceedState, seat: int) -> None:
        player = known.players[seat]
        self.seat: i64 = seat
        self.hand: i64 = player.hand.count(NO_CARD)
        self.spared: i64 = player.spared.count(NO_CARD)
        self.deck: list[int] = [place for place, card in enumerate(player.deck) if card < 0]
        self.sealed: list[int] = [place for place, card in enumerate(player.sealed) if card < 0]
        self.down: i64 = hidden_set(known, seat)
        self.wild: bool = False
        self.named: i64 = NO_CARD
        if known.sides:
            side = known.sides[seat]
            self.wild = side.wild and side.attack < 0 and not side.face_up
            if self.down:
                self.named = side.named
        self.free: list[int] = unseen_cards(known, seat)
        self.shown: list[int] = []
        if self.hand or self.down:
            self.shown = player.shown[:]
            for card in self.shown:
                self.free.remove(card)
        self.pairs: list[tuple[int, int, int]] = self.weigh_pairs() if self.down == 2 else []

    def weigh_pairs(self) -> list[tuple[int, int, int]]:
        """Every way to take two equal cards out of a hand that is dealt from the free cards beside those seen.

        The weight of a way is the number of ordered deals in which the two cards lie face down.
        """
        ways: list[tuple[int, int, int]] = []
        pool = len(self.free)
        # What all weights share is left out where fewer than two cards are free, or it would be 0.
        both = pool * (pool - 1) if pool > 1 else 1
        one = pool - 1 if pool > 1 else 1
        dealt = int(self.hand + self.down) - len(self.shown)
        for card in sorted(set(self.free) | set(self.shown)):
            if self.named >= 0 and card != self.named:
                continue
            seen = self.shown.count(card)
            unseen = self.free.count(card)
            # Both, one or neither of the two cards were seen before.
            ways.append((card, 2, seen * (seen - 1) * both))
            ways.append((card, 1, 2 * seen * unseen * dealt * one))
            ways.append((card, 0, unseen * (unseen - 1) * dealt * (dealt - 1)))
        return [way for way in ways if way[2] > 0]


def make_plans(known: ExceedState) -> tuple[Plan, Plan]:
    """What is hidden of both players' cards."""
    return Plan(known, 0), Plan(known, 1)


def sample_state(known: ExceedState, plans: tuple[Plan, Plan], seed: int) -> ExceedState:
    """A whole state in which the viewer of `known` sees the same.

    Args:
        known: what the viewer knows.
        plans: what `make_plans` gives for it.
        seed: of the sample and of the randomness in it; the same one gives the same sample.
    """
    chance = Chance(seed)
    tries: i64 = 0
    while True:
        state = known.clone()
        state.seed = chance.key()
        for plan in plans:
            deal(state, plan, chance, tries == TRIES)
        if not is_stuck(state) or tries == TRIES:
            return state
        tries += 1


def is_stuck(state: ExceedState) -> bool:
    """List the options of a decision that is not the viewer's; True if its player could not go on."""
    if state.decision == NO_DECISION or state.options:
        return False
    frame = state.stack[len(state.stack) - 1]
    if lacking(state) > 0:
        return True
    state.options = state.list_options(frame)
    return not state.options


def lacking(state: ExceedState) -> i64:
    """How much Force is missing to finish the payment that has begun; 0 or less if it can be finished."""
    frame = state.stack[len(state.stack) - 1]
    if frame.procedure == PAY_FORCE:
        return frame.a - frame.b - force_available(state, frame.seat)
    if frame.procedure == PAY_UP_TO and frame.b % frame.c != 0:
        return frame.c - frame.b % frame.c - force_available(state, frame.seat)
    return 0


def deal(state: ExceedState, plan: Plan, chance: Chance, rich: bool) -> None:
    """Deal the hidden cards of one player to their places.

    Args:
        state: receives them.
        plan: which and where.
        chance: of the sample.
        rich: give the hand the cards that make most Force, for a payment that chance has not made possible.
    """
    free = chance.shuffled(plan.free)
    player = state.players[plan.seat]
    if plan.hand or plan.down:
        shown = plan.shown[:]
        if rich:
            free = dearest_first(state, free)
        if plan.down == 2:
            lay_pair(state, plan, chance, shown, free, rich)
        dealt: i64 = plan.hand - len(shown)
        if plan.down == 1:
            dealt += 1
        hand = chance.shuffled(shown + free[:dealt])
        del free[:dealt]
        if plan.down == 1:
            lay_one(state, plan, hand, rich)
        if plan.hand:
            player.hand = hand
        if rich:
            free = chance.shuffled(free)
    if plan.wild:
        state.sides[plan.seat].attack = free.pop()
    for place in plan.deck:
        player.deck[place] = free.pop()
    for place in plan.sealed:
        player.sealed[place] = free.pop()
    if plan.spared:
        player.spared = free


def dearest_first(state: ExceedState, cards: list[int]) -> list[int]:
    """The cards that make 2 Force, then the others."""
    force = state.match.force
    return [card for card in cards if force[card] > 1] + [card for card in cards if force[card] <= 1]


def lay_one(state: ExceedState, plan: Plan, hand: list[int], rich: bool) -> None:
    """Take the attack from a shuffled hand: any card, the one that Reading named, or the one that is least missed."""
    card = hand[len(hand) - 1]
    if plan.named >= 0:
        card = plan.named
    elif rich:
        card = dearest_first(state, hand)[len(hand) - 1]
    hand.remove(card)
    state.sides[plan.seat].attack = card


def lay_pair(state: ExceedState, plan: Plan, chance: Chance, shown: list[int], free: list[int], rich: bool) -> None:
    """Take an EX attack from the cards that are still to be dealt, with the chance that it has in a whole deal."""
    chosen = plan.pairs[0]
    if rich:
        force = state.match.force
        for way in plan.pairs:
            if force[way[0]] < force[chosen[0]]:
                chosen = way
    else:
        total = 0
        for way in plan.pairs:
            total += way[2]
        left = chance.below(total)
        for way in plan.pairs:
            left -= way[2]
            if left < 0:
                chosen = way
                break
    card = chosen[0]
    for place in range(2):
        if place < chosen[1]:
            shown.remove(card)
        else:
            free.remove(card)
    state.sides[plan.seat].attack = card
    state.sides[plan.seat].spare = card
