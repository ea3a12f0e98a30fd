"""Whole games that a viewer cannot tell from the true one.

A sample is made from a view and a seed alone: `known_state` never put a hidden card or the randomness into the view, so
nothing here can see them, and no sample can tell more than the view itself.

Cards are dealt as if physical cards were dealt to the hidden places at random: every card whose place the viewer does
not know is as likely in one such place as in another, except that what everybody knows of a hand or an Enhanced deck
stays there, that no more Basic cards lie in an Enhanced deck than were put there, that Clad cards which came back into
the Clad deck are not among those that never came (HC 23.3), and that a card in use can be finished. Other conclusions
from how somebody played are the business of bots.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import CARD_MASK, DISCARD, NO_CARD, NOBODY, RESHUFFLE
from wildswing.hackclad.known import HIDDEN_CARD
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.unseen import has_hidden_turn_card, hidden_slot, unseen_cards, unseen_clad_cards
from wildswing.hackclad.zones import zone
from wildswing.kernel.randomness import Chance
from wildswing.kernel.state import NO_DECISION

# A card that promises a trade is possible in one deal of twenty or more.
TRIES: Final = 1000


class Plan:
    """What is hidden of one Witch's cards, and where; made once for a view.

    Attributes:
        witch: whose cards.
        basic: the hidden Basic cards, without those that everybody knows to be in the hand or the Enhanced deck.
        better: the hidden Enhanced cards, likewise.
        hand: how many hand cards are hidden, known ones included.
        enhanced: how many cards of the Enhanced deck are hidden, known ones not included.
        ways: how many ways there are to have so many Basic cards among these, from 0 on.
        deck: the hidden places of the deck.
        turn: whether the Turn card is hidden.
    """

    __slots__ = ("basic", "better", "deck", "enhanced", "hand", "turn", "ways", "witch")

    def __init__(self, known: HackcladState, witch: i64) -> None:
        figure = known.figures[witch]
        match = known.match
        self.witch: i64 = witch
        self.basic: list[int] = []
        self.better: list[int] = []
        for card in unseen_cards(known, witch):
            (self.better if match.card(card).enhanced else self.basic).append(card)
        self.hand: i64 = figure.hand.count(NO_CARD)
        self.enhanced: i64 = 0
        if NO_CARD in figure.enhanced:
            self.enhanced = len(figure.enhanced) - len(figure.traded)
        self.deck: list[int] = [place for place, card in enumerate(figure.deck) if card < 0]
        self.turn: bool = has_hidden_turn_card(known, witch)
        most: i64 = figure.swaps
        for card in figure.traded:
            if not match.card(card).enhanced:
                most -= 1
        self.ways: list[int] = self.weigh(most)
        if not any(self.ways):
            # A game that was set up by hand may have more of them there.
            self.ways = self.weigh(self.enhanced)

    def weigh(self, most: i64) -> list[int]:
        """How many ways there are to have so many Basic cards in the Enhanced deck, but no more than `most`."""
        basic, better, places = len(self.basic), len(self.better), int(self.enhanced)
        return [comb(basic, n) * comb(better, places - n) if n <= most else 0 for n in range(places + 1)]


def make_plans(known: HackcladState) -> list[Plan]:
    """What is hidden of every Witch's cards."""
    return [Plan(known, witch) for witch in range(len(known.figures))]


def sample_state(known: HackcladState, plans: list[Plan], seed: int) -> HackcladState:
    """A whole state in which the viewer of `known` sees the same.

    Args:
        known: what the viewer knows.
        plans: what `make_plans` gives for it.
        seed: of the sample and of the randomness in it; the same one gives the same sample.
    """
    chance = Chance(seed)
    state = deal_all(known, plans, chance)
    tries = 1
    while is_stuck(state) and tries < TRIES:
        state = deal_all(known, plans, chance)
        tries += 1
    return state


def is_stuck(state: HackcladState) -> bool:
    """List the options of a decision that is not the viewer's; True if its player could not go on."""
    if state.decision == NO_DECISION or state.options:
        return False
    state.options = state.list_options(state.stack[len(state.stack) - 1])
    return not state.options


def deal_all(known: HackcladState, plans: list[Plan], chance: Chance) -> HackcladState:
    """Deal everything that is hidden."""
    state = known.clone()
    state.seed = chance.key()
    deal_clad(state, chance)
    for plan in plans:
        deal(state, plan, chance)
    for frame in state.stack:
        if frame.procedure == RESHUFFLE and frame.a == HIDDEN_CARD:
            pile = zone(state.figures[frame.seat], DISCARD)
            frame.a = pile[chance.below(len(pile))]
    if state.it == NO_CARD and state.it_of != NOBODY:
        pile = state.clad_deck if state.it_clad else state.figures[state.it_of].deck
        if pile:
            state.it = pile[len(pile) - 1] & CARD_MASK
    return state


def deal_clad(state: HackcladState, chance: Chance) -> None:
    """Deal the hidden Clad cards to the Clad deck, the face-down slot, and those that are still to come."""
    free = chance.shuffled(unseen_clad_cards(state))
    slot = hidden_slot(state)
    for place, card in enumerate(state.clad_aside):
        if card < 0:
            # A card that was in play before the last reshuffle went into the deck by it.
            left = [other for other in free if other not in state.clad_returned]
            state.clad_aside[place] = left[0] if left else free[0]
            free.remove(state.clad_aside[place])
    if slot:
        state.clad_slots[1] = free.pop()
    for place, card in enumerate(state.clad_deck):
        if card < 0:
            state.clad_deck[place] = free.pop()


def deal(state: HackcladState, plan: Plan, chance: Chance) -> None:
    """Deal the hidden cards of one Witch to their places."""
    figure = state.figures[plan.witch]
    basic = chance.shuffled(plan.basic)
    better = chance.shuffled(plan.better)
    if plan.enhanced:
        count = basics_inside(plan, chance)
        rest = int(plan.enhanced) - count
        figure.enhanced = sorted(figure.traded + basic[:count] + better[:rest])
        del basic[:count]
        del better[:rest]
    free = chance.shuffled(basic + better)
    if plan.hand:
        missing = int(plan.hand) - len(figure.shown)
        figure.hand = sorted(figure.shown + free[:missing])
        del free[:missing]
    if plan.turn:
        figure.turn_card = free.pop()
    for place in plan.deck:
        figure.deck[place] = free.pop()


def basics_inside(plan: Plan, chance: Chance) -> int:
    """How many Basic cards lie in a hidden Enhanced deck, by chance."""
    total = 0
    for ways in plan.ways:
        total += ways
    left = int(chance.below(total))
    for count, ways in enumerate(plan.ways):
        left -= ways
        if left < 0:
            return count
    return 0
