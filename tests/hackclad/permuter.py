"""What a player remembers, and games that differ only in what that player cannot know: from rules HC 27 alone.

Neither views nor samples are used here: this is the other opinion that they are compared with. Memory follows the
events of a game from its first one; the permuter exchanges cards between places that are hidden from the viewer.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from wildswing.hackclad import constants as c
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.events import Event

HAND, DECK = c.ZONE_NAMES[c.HAND], c.ZONE_NAMES[c.DECK]
PILE = c.ZONE_NAMES[c.DISCARD]


class Memory:
    """What a viewer has seen of everybody's hidden cards; viewer -1 is a spectator.

    `decks` holds for each place from bottom to top the card that the viewer knows there, None for the others. `hands`
    and `traded` count the cards that the viewer knows to be in another's hand and Enhanced deck.
    """

    def __init__(self, state: HackcladState, viewer: int) -> None:
        count = len(state.figures)
        self.viewer = viewer
        self.seats = state.match.seats
        self.decks: list[list[int | None]] = [[None] * 8 for _ in range(count)]
        self.hands: list[Counter[int]] = [Counter() for _ in range(count)]
        self.traded: list[Counter[int]] = [Counter() for _ in range(count)]
        self.swaps = [0] * count
        self.turn_seen = [False] * count
        self.chosen = [False] * count
        self.from_pile: list[list[int]] = [[] for _ in range(count)]
        self.clad_top = False
        self.resolved: set[int] = set()  # Clad cards since the last reshuffle
        self.returned: set[int] = set()
        self.heard = 0

    def follow(self, state: HackcladState) -> None:
        """Hear all events that are new, and see what is asked."""
        log = state.log or []
        for event in log[self.heard :]:
            handler = getattr(self, "_" + event.kind.replace(" ", "_"), None)
            if handler is not None:
                handler(event.seat, event)
        self.heard = len(log)
        for witch, figure in enumerate(state.figures):
            # The numbers of cards are open: what was shuffled lies below what was put there since.
            self.decks[witch][:0] = [None] * (len(figure.deck) - len(self.decks[witch]))
        for frame in state.stack:
            if frame.procedure >= c.FIRST_EFFECT and frame.step == 2 and self.is_trade(state, int(frame.procedure)):
                self.hands[frame.seat][int(frame.a)] = max(self.hands[frame.seat][int(frame.a)], 1)

    def is_trade(self, state: HackcladState, number: int) -> bool:
        return type(state.match.effect(number)).__name__ == "Trade"

    def own(self, witch: int) -> bool:
        return self.seats[witch] == self.viewer

    def _pop(self, witch: int) -> int | None:
        return self.decks[witch].pop() if self.decks[witch] else None

    def _leave(self, witch: int, card: int) -> None:
        if self.hands[witch][card] > 0:
            self.hands[witch][card] -= 1

    # ---- events

    def _enhanced_chosen(self, witch: int, event: Event) -> None:
        self.decks[witch] = [None] * 9
        self.chosen[witch] = True

    def _turn_cards(self, witch: int, event: Event) -> None:
        for deck in self.decks:
            deck.pop()

    def _draw(self, witch: int, event: Event) -> None:
        card = self._pop(witch)
        if card is not None and not self.own(witch):
            self.hands[witch][card] += 1

    def _discard(self, witch: int, event: Event) -> None:
        if event.words[0] == HAND:
            self._leave(witch, event.cards[0])
        elif event.words[0] == DECK:
            self._pop(witch)

    def _look(self, witch: int, event: Event) -> None:
        if self.own(witch):
            self._pop(witch)
            self.decks[witch].append(event.cards[0])

    def _reveal(self, witch: int, event: Event) -> None:
        self._pop(witch)
        self.decks[witch].append(event.cards[0])

    def _reshuffle(self, witch: int, event: Event) -> None:
        self.decks[witch] = []

    def _swap(self, witch: int, event: Event) -> None:
        self.swaps[witch] += 1
        for card in list(self.traded[witch]):
            if self.traded[witch][card] > 0:
                self.traded[witch][card] -= 1

    def _trade(self, witch: int, event: Event) -> None:
        given, taken = event.cards
        self._leave(witch, given)
        if self.traded[witch][taken] > 0:
            self.traded[witch][taken] -= 1
        self.traded[witch][given] += 1
        self.swaps[witch] += 1

    def _put(self, witch: int, event: Event) -> None:
        if event.words[0] == "bottom":
            self.decks[witch].insert(0, self.decks[witch].pop())

    def _card_moved(self, witch: int, event: Event) -> None:
        card = event.cards[0]
        source, target = event.words[0], event.words[1]
        if source == HAND:
            for kind in list(self.hands[witch]):
                self._leave(witch, kind)
            self.decks[witch].append(card if self.own(witch) else None)
        elif target == HAND:
            self.hands[witch][card] += 1
        else:
            self.decks[witch].append(card)

    def _use(self, witch: int, event: Event) -> None:
        if event.words[0] == HAND:
            self._leave(witch, event.cards[0])
        else:
            self.from_pile[witch].append(event.cards[0])

    def _put_away(self, witch: int, event: Event) -> None:
        if event.cards[0] in self.from_pile[witch]:
            self.from_pile[witch].remove(event.cards[0])
            self.decks[witch].append(event.cards[0])

    def _turn_card_taken(self, witch: int, event: Event) -> None:
        self.turn_seen[witch] = self.own(witch)

    def _turn_slot(self, witch: int, event: Event) -> None:
        for kind in list(self.hands[witch]):
            self._leave(witch, kind)

    def _look_at_the_clad_deck(self, witch: int, event: Event) -> None:
        self.clad_top = self.clad_top or self.own(witch)

    def _forecast(self, witch: int, event: Event) -> None:
        self.clad_top = False

    def _clad_turn(self, witch: int, event: Event) -> None:
        self.resolved.add(event.numbers[0])

    def _voltage(self, witch: int, event: Event) -> None:
        self.returned = self.resolved
        self.resolved = set()


# ---- games that differ in what the viewer does not know

Place = tuple[str, int]  # kind of place, index


def hidden_places(state: HackcladState, memory: Memory, witch: int) -> list[Place]:
    """Every place of a Witch's cards that the viewer cannot see into."""
    figure = state.figures[witch]
    places: list[Place] = [("deck", place) for place, card in enumerate(memory.decks[witch]) if card is None]
    if figure.turn_card != c.NO_CARD and not memory.turn_seen[witch]:
        places.append(("turn_card", 0))
    if not memory.own(witch):
        places += [("hand", place) for place in range(len(figure.hand))]
        places += [("enhanced", place) for place in range(len(figure.enhanced))]
    return places


def look(state: HackcladState, witch: int, place: Place) -> int:
    """The card at a place."""
    figure = state.figures[witch]
    return int(figure.turn_card if place[0] == "turn_card" else getattr(figure, place[0])[place[1]]) & c.CARD_MASK


def lay(state: HackcladState, witch: int, place: Place, card: int) -> None:
    """Lay a card at a place; a mark in a deck stays where it is."""
    figure = state.figures[witch]
    if place[0] == "turn_card":
        figure.turn_card = card
        return
    pile = getattr(figure, place[0])
    pile[place[1]] = card | (pile[place[1]] & ~c.CARD_MASK)


def allowed(state: HackcladState, memory: Memory, witch: int) -> bool:
    """Whether the viewer's memory allows this deal."""
    figure = state.figures[witch]
    if memory.own(witch):
        return True
    if memory.hands[witch] - Counter(figure.hand) or memory.traded[witch] - Counter(figure.enhanced):
        return False
    return sum(not state.match.card(card).enhanced for card in figure.enhanced) <= memory.swaps[witch]


def permuted(
    state: HackcladState, memory: Memory, random: Random, witches: list[int] | None = None
) -> HackcladState:  # fmt: skip
    """A game that the viewer cannot tell from this one: hidden cards of these Witches, and the Clad's, exchanged.

    Args:
        state: the game.
        memory: of the viewer.
        random: of the exchanges.
        witches: whose cards; None for all, and the Clad's.
    """
    other = state.clone()
    for witch in range(len(state.figures)) if witches is None else witches:
        places = hidden_places(other, memory, witch)
        for _ in range(2 * len(places) if len(places) >= 2 else 0):
            one, two = random.sample(places, 2)
            first, second = look(other, witch, one), look(other, witch, two)
            lay(other, witch, one, second)
            lay(other, witch, two, first)
            if not allowed(other, memory, witch):
                lay(other, witch, one, first)
                lay(other, witch, two, second)
        other.figures[witch].hand.sort()
        other.figures[witch].enhanced.sort()
    if witches is None:
        exchange_clad(other, memory, random)
    for frame in other.stack:
        if frame.procedure == c.RESHUFFLE and frame.a >= 0 and not memory.own(int(frame.seat)):
            frame.a = random.choice(other.figures[frame.seat].discard)
    if other.it != c.NO_CARD and other.it_of != c.NOBODY and not memory.own(int(other.it_of)):
        pile = other.clad_deck if other.it_clad else other.figures[other.it_of].deck
        if pile:
            other.it = pile[-1] & c.CARD_MASK
    if other.decision and other.seat != memory.viewer:
        other.options = other.list_options(other.stack[-1])
        if not other.options:
            return state.clone()  # nobody is asked when nothing is possible
    return other


def exchange_clad(state: HackcladState, memory: Memory, random: Random) -> None:
    """Exchange Clad cards between the hidden places."""
    solo = state.match.mode == c.SOLO
    places = [("deck", place) for place in range(len(state.clad_deck) - (1 if memory.clad_top else 0))]
    if solo and state.clad_slots[1] != c.NO_CARD and not state.open_slots & 2:
        places.append(("slot", 1))
    if solo:
        hidden = state.voltage > 1
        places += [
            ("aside", place)
            for place, card in enumerate(state.clad_aside)
            if hidden or state.match.clad[card].voltage < len(state.match.clad_atk)
        ]
    piles = {"deck": state.clad_deck, "slot": state.clad_slots, "aside": state.clad_aside}
    for _ in range(2 * len(places) if len(places) >= 2 else 0):
        one, two = random.sample(places, 2)
        first, second = piles[one[0]][one[1]], piles[two[0]][two[1]]
        if (one[0] == "aside" and second in memory.returned) or (two[0] == "aside" and first in memory.returned):
            continue
        piles[one[0]][one[1]], piles[two[0]][two[1]] = second, first
