"""Whole games that a viewer cannot tell from the true one.

A sample is made from a view and a seed alone: `known_state` never put a hidden card, the randomness or a waiting line
of a hidden attack into the view, so nothing here can see them, and no sample can tell more than the view itself.

Cards are dealt as if physical cards were dealt to the hidden places at random: every card whose place the viewer does
not know is as likely in one such place as in another, except that a hand card that everybody has seen stays in the hand
or lies face down in the strike, that an EX attack is two cards that may be one, that a card which Reading named was
set, and that a payment or choice in which its player is stuck can be finished. Other conclusions from how somebody
played are the business of bots.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from wildswing.exceed.constants import (
    COVERED,
    COVERED_AND_UNKNOWN,
    DECK,
    NO_CARD,
    PAY_FORCE,
    PAY_UP_TO,
    SEALED,
    STORED,
)
from wildswing.exceed.counters import hidden_set, unseen_cards
from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.overload import second_cards
from wildswing.exceed.payment import force_left
from wildswing.exceed.state import ExceedState
from wildswing.kernel.randomness import Chance
from wildswing.kernel.state import NO_DECISION

TRIES: Final = 24
Pair: TypeAlias = tuple[int, int, bool, bool, int]


class Plan:
    """What is hidden of one seat's cards, and where; made once for a view.

    Attributes:
        seat: whose cards.
        free: the hidden cards, without those of the hand that everybody has seen.
        shown: those.
        hand: how many hidden hand cards there are.
        down: how many hand cards lie face down in the strike, hidden from the viewer.
        named: the card that Reading has made this player set, NO_CARD if none.
        wild: whether the attack is a Wild Swing, or a card out of secret sealed ones, that the viewer has not seen.
        deck: the hidden places of the deck.
        spared: how many hidden cards were put aside for the mulligan.
        sealed: the hidden places among the sealed cards.
        stored: the hidden places among the stored cards.
        face_down: the hidden places among the cards that lie face down in play.
        circle: whether the attack is a stored card that the viewer has not seen.
        pairs: what an EX attack may be: both cards, whether each was seen before, and the weight.
    """

    __slots__ = (
        "circle", "deck", "down", "face_down", "free", "hand", "named", "pairs", "sealed", "seat", "shown", "spared",
        "stored", "wild",
    )  # fmt: skip

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
        self.stored: list[int] = [place for place, card in enumerate(player.stored) if card < 0]
        self.face_down: list[int] = [place for place, card in enumerate(player.face_down) if card < 0]
        self.circle: bool = False
        if known.sides:
            side = known.sides[seat]
            self.circle = side.attack < 0 and not side.face_up and not side.gone and side.set_from == STORED
            self.wild = side.attack < 0 and not side.face_up and not side.gone and side.set_from in {DECK, SEALED}
            if self.down:
                self.named = side.named
        self.free: list[int] = unseen_cards(known, seat)
        self.shown: list[int] = []
        if self.hand or self.down:
            self.shown = player.shown[:]
            for card in self.shown:
                self.free.remove(card)
        self.pairs: list[Pair] = self.weigh_pairs(known) if self.down == 2 else []

    def weigh_pairs(self, known: ExceedState) -> list[Pair]:
        """Every way to take an EX attack out of a hand that is dealt from the free cards beside those seen.

        The weight of a way is the number of ordered deals in which the two cards lie face down.
        """
        ways: list[Pair] = []
        pool = len(self.free)
        # What all weights share is left out where fewer than two cards are free, or it would be 0.
        both = pool * (pool - 1) if pool > 1 else 1
        one = pool - 1 if pool > 1 else 1
        dealt = int(self.hand + self.down) - len(self.shown)
        for card in sorted(set(self.free) | set(self.shown)):
            if self.named >= 0 and card != self.named:
                continue
            for spare in second_cards(known, self.seat, card):
                equal = 1 if spare == card else 0
                seen, unseen = self.shown.count(card), self.free.count(card)
                seen_spare, unseen_spare = self.shown.count(spare), self.free.count(spare)
                # Each of the two cards was seen before, or not.
                ways.append((card, spare, True, True, seen * (seen_spare - equal) * both))
                ways.append((card, spare, True, False, seen * unseen_spare * dealt * one))
                ways.append((card, spare, False, True, unseen * seen_spare * dealt * one))
                ways.append((card, spare, False, False, unseen * (unseen_spare - equal) * dealt * (dealt - 1)))
        return [way for way in ways if way[4] > 0]


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
        return frame.a - frame.b - force_left(state, frame)
    if frame.procedure == PAY_UP_TO and frame.b % frame.c != 0:
        return frame.c - frame.b % frame.c - force_left(state, frame)
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
    if player.covered == COVERED_AND_UNKNOWN:
        player.tokens = chance.shuffled(player.tokens)
        player.covered = COVERED
    for place in plan.stored:
        player.stored[place] = take_stored(state, plan.seat, free)
    if plan.circle:
        state.sides[plan.seat].attack = take_stored(state, plan.seat, free)
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
    for place in plan.face_down:
        player.face_down[place] = free.pop()
    if plan.spared:
        player.spared = free


def take_stored(state: ExceedState, seat: i64, free: list[int]) -> int:
    """Take a card of the kind that may be stored face down from shuffled cards."""
    kind = state.match.fighters[seat].stored_kind
    place = len(free) - 1
    while kind >= 0 and place > 0 and not fits(state, free[place], kind):
        place -= 1
    return free.pop(place)


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
            total += way[4]
        left = chance.below(total)
        for way in plan.pairs:
            left -= way[4]
            if left < 0:
                chosen = way
                break
    for card, was_seen in ((chosen[0], chosen[2]), (chosen[1], chosen[3])):
        if was_seen:
            shown.remove(card)
        else:
            free.remove(card)
    state.sides[plan.seat].attack = chosen[0]
    state.sides[plan.seat].spare = chosen[1]
