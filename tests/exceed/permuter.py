"""What a player remembers, and games that differ only in what that player cannot know: from rules EX 21 alone.

Neither views nor samples are used here: this is the other opinion that they are compared with. Memory follows the
events of a game from its first one; the permuter exchanges cards between places that are hidden from the viewer.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from wildswing.exceed import constants as c
from wildswing.exceed.cards import Match
from wildswing.exceed.means import force_available
from wildswing.exceed.state import ExceedState
from wildswing.kernel.events import Event

HAND = "hand"
DECK = "deck"
BOTTOM = "the bottom of the deck"


class Memory:
    """What a viewer has seen of both players' hidden cards (EX 21.10); viewer -1 is a spectator.

    `decks` holds for each place from bottom to top the card that the viewer knows there, None for the others. `hands`
    counts the cards that the viewer knows to be in another's hand, or set face down out of it.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self.viewer = viewer
        self.decks: list[list[int | None]] = [[None] * len(fighter.deck) for fighter in match.fighters]
        self.hands: list[Counter[int]] = [Counter(), Counter()]
        self.down: list[int] = [0, 0]  # how many hand cards lie face down in the strike
        self.wild: list[int | None] = [None, None]  # a Wild Swing that was seen in the deck
        self.named: list[int | None] = [None, None]
        self.heard = 0

    def follow(self, state: ExceedState) -> None:
        """Hear all events that are new, and see what is asked."""
        log = state.log or []
        for event in log[self.heard :]:
            handler = getattr(self, "_" + event.kind.replace(" ", "_"), None)
            if handler is not None:
                handler(event.seat, event)
        self.heard = len(log)
        if state.decision == c.SET:
            named = self.named[state.seat]
            if named is not None:
                # Who is to set and has not shown the hand holds the card that Reading named (EX 22.17).
                self.hands[state.seat][named] = max(self.hands[state.seat][named], 1)

    # ---- small steps

    def _leave(self, seat: int, card: int) -> None:
        """A hand card left in the open: it may have been the one that was seen."""
        if self.hands[seat][card] > 0:
            self.hands[seat][card] -= 1

    def _enter(self, seat: int, card: int) -> None:
        """A card came into a hand in the open."""
        if card >> c.OWNER_SHIFT == seat:
            self.hands[seat][card] += 1

    def _on_top(self, seat: int, card: int | None) -> None:
        if card is None or card >> c.OWNER_SHIFT == seat:
            self.decks[seat].append(card)

    # ---- events

    def _draw(self, seat: int, event: Event) -> None:
        for _ in event.cards:
            card = self.decks[seat].pop(0 if BOTTOM in event.words else -1)
            # The owner sees every drawn card; the others know it if everybody knew it in the deck.
            if card is not None and self._open(seat):
                self.hands[seat][card] += 1

    def _open(self, seat: int) -> bool:
        """Whether the viewer sees a card of this deck as one of another's."""
        return seat != self.viewer

    def _reshuffle(self, seat: int, event: Event) -> None:
        self.decks[seat] = [None] * event.numbers[0]

    def _shuffle(self, seat: int, event: Event) -> None:
        self.decks[seat] = [None] * event.numbers[0]

    def _deck_swapped(self, seat: int, event: Event) -> None:
        self.decks[seat] = [None] * event.numbers[0]

    def _mulligan(self, seat: int, event: Event) -> None:
        self.decks[seat] = [None] * (len(self.decks[seat]) + event.numbers[0])

    def _look(self, seat: int, event: Event) -> None:
        if seat == self.viewer:
            self.decks[seat][len(self.decks[seat]) - len(event.cards) :] = event.cards

    def _look_at_theirs(self, seat: int, event: Event) -> None:
        if seat == self.viewer:
            self.decks[1 - seat][-1] = event.cards[0]

    def _top_shown(self, seat: int, event: Event) -> None:
        self.decks[seat][-1] = event.cards[0]

    def _cards_shown(self, seat: int, event: Event) -> None:
        self.hands[seat] |= Counter(event.cards)

    def _top_under(self, seat: int, event: Event) -> None:
        self.decks[seat].insert(0, self.decks[seat].pop())

    def _of_them(self, seat: int, event: Event) -> None:
        among, below = event.numbers
        deck, card = self.decks[seat], event.cards[0]
        kept: list[int | None] = deck[len(deck) - among :]
        del deck[len(deck) - among :]
        if seat == self.viewer:
            kept.reverse()
            kept.remove(card)
            kept.reverse()
        elif among == 1:
            card = -1 if kept[0] is None else kept[0]
            kept = []
            if card >= 0 and event.words[0] == HAND:
                self.hands[seat][card] += 1
        else:
            # Which of them it was is hidden, and so is where the others lie now.
            card = -1
            kept = [None for _ in range(among - 1)]
        if event.words[0] == DECK:
            kept.insert(len(kept) - below, card if card >= 0 else None)
        deck += kept

    def _set_from_deck(self, seat: int, event: Event) -> None:
        self.wild[seat] = self.decks[seat].pop()
        self.down[seat] = 0

    def _wild_swing(self, seat: int, event: Event) -> None:
        self.wild[seat] = self.decks[seat].pop()
        self.down[seat] = 0

    def _set(self, seat: int, event: Event) -> None:
        count = 2 if event.numbers[0] else 1
        if event.words:
            return  # not out of the hand
        if event.cards_for < 0:
            for _ in range(count):
                self._leave(seat, event.cards[0])
        else:
            self.down[seat] = count
            named = self.named[seat]
            if named is not None:
                # Who has not shown the hand has set the card that Reading named (EX 22.17).
                self.hands[seat][named] = max(self.hands[seat][named], 1)

    def _reveal(self, seat: int, event: Event) -> None:
        for _ in range(self.down[seat]):
            self._leave(seat, event.cards[0])
        self.down[seat] = 0
        self.wild[seat] = None

    def _strike_over(self, seat: int, event: Event) -> None:
        self.named = [None, None]

    def _card_named(self, seat: int, event: Event) -> None:
        if event.rule == "EX 22.17":
            self.named[1 - seat] = event.cards[0]

    def _hand_shown(self, seat: int, event: Event) -> None:
        if event.rule == "EX 22.17":
            self.named[seat] = None
        self.hands[seat] |= Counter(event.cards)

    def _pay(self, seat: int, event: Event) -> None:
        if event.words[0] == HAND:
            self._leave(seat, event.cards[0])

    def _discard(self, seat: int, event: Event) -> None:
        if event.words[0] == HAND:
            self._leave(seat, event.cards[0])
            if event.rule == "EX 11.2":
                self._leave(seat, event.cards[0])  # the copy that becomes a transformation
        elif event.words[0] == DECK:
            self.decks[seat].pop()

    def _boost(self, seat: int, event: Event) -> None:
        if event.words[1] == HAND:
            self._leave(seat, event.cards[0])
        elif event.words[1] == DECK:
            self.decks[seat].pop()

    def _card_laid_under(self, seat: int, event: Event) -> None:
        if event.words[1] == DECK:
            self.decks[seat].pop()

    def _boost_moved(self, seat: int, event: Event) -> None:
        self._arrive(seat, event.cards[0], event.words[0])

    def _attack_placed(self, seat: int, event: Event) -> None:
        self._arrive(seat, event.cards[0], event.words[0])

    def _attack_left(self, seat: int, event: Event) -> None:
        self._arrive(seat, event.cards[0], event.words[0])

    def _arrive(self, seat: int, card: int, where: str) -> None:
        if where == HAND:
            self._enter(seat, card)
        elif where == DECK:
            self._on_top(seat, card)
        elif where == BOTTOM and card >> c.OWNER_SHIFT == seat:
            self.decks[seat].insert(0, card)

    def _card_moved(self, seat: int, event: Event) -> None:
        card = event.cards[0]
        source, target = event.words[0], event.words[1]
        if source == DECK:
            self.decks[seat].pop()
        elif source == HAND and event.cards_for >= 0:
            # It left unseen: of every kind that was known, one may be gone.
            for kind in list(self.hands[seat]):
                self._leave(seat, kind)
            if target == DECK:
                self._on_top(seat, card if seat == self.viewer else None)
            elif target == BOTTOM:
                self.decks[seat].insert(0, card if seat == self.viewer else None)
            return
        elif source == HAND:
            self._leave(seat, card)
        self._arrive(seat, card, target)


# ---- games that differ in what the viewer does not know

Place = tuple[int, str, int]  # seat, kind of place, index


def hidden_places(state: ExceedState, memory: Memory, seat: int) -> list[Place]:
    """Every place of a seat's cards that the viewer cannot see into; the cards of an EX attack are no such places."""
    viewer = memory.viewer
    player = state.players[seat]
    places: list[Place] = []
    for place, card in enumerate(memory.decks[seat]):
        if card is None:
            places.append((seat, DECK, place))
    if seat != viewer:
        places += [(seat, HAND, place) for place in range(len(player.hand))]
        places += [(seat, "spared", place) for place in range(len(player.spared))]
        places += [(seat, "face_down", place) for place in range(len(player.face_down))]
        if state.match.fighters[seat].sealed_secret:
            places += [
                (seat, "sealed", place) for place, card in enumerate(player.sealed) if card >> c.OWNER_SHIFT == seat
            ]
    if state.sides:
        side = state.sides[seat]
        if side.attack >= 0 and not side.face_up and not side.gone and not side.ex:
            hidden = seat != viewer and memory.named[seat] is None
            from_deck = side.wild or side.set_from == c.DECK
            if memory.wild[seat] is None if from_deck else hidden:
                places.append((seat, "attack", 0))
    return places


def look(state: ExceedState, place: Place) -> int:
    """The card at a place."""
    seat, kind, index = place
    if kind == "attack":
        return int(state.sides[seat].attack)
    return int(getattr(state.players[seat], kind)[index]) & c.CARD_MASK


def lay(state: ExceedState, place: Place, card: int) -> None:
    """Lay a card at a place; a mark in a deck stays where it is."""
    seat, kind, index = place
    if kind == "attack":
        state.sides[seat].attack = card
        return
    pile = getattr(state.players[seat], kind)
    pile[index] = card | (pile[index] & ~c.CARD_MASK)


def allowed(state: ExceedState, memory: Memory, seat: int) -> bool:
    """Whether the viewer's memory, and a payment in progress, allow this deal."""
    if seat != memory.viewer:
        held = Counter(state.players[seat].hand)
        side = state.sides[seat] if state.sides else None
        if side is not None and side.attack >= 0 and not side.face_up and not side.wild:
            held[int(side.attack)] += 1
            if side.spare >= 0:
                held[int(side.spare)] += 1
        if memory.hands[seat] - held:
            return False
        named = memory.named[seat]
        if named is not None and side is not None and side.attack < 0 and not held[named]:
            return False
    if state.stack and state.decision:
        frame = state.stack[-1]
        if frame.seat == seat and frame.procedure == c.PAY_FORCE:
            return bool(force_available(state, seat) >= frame.a - frame.b)
        if frame.seat == seat and frame.procedure == c.PAY_UP_TO and frame.b % frame.c:
            return bool(force_available(state, seat) >= frame.c - frame.b % frame.c)
    return True


def permuted(state: ExceedState, memory: Memory, random: Random, seats: tuple[int, ...] = (0, 1)) -> ExceedState:
    """A game that the viewer cannot tell from this one: hidden cards of these seats exchanged at random."""
    other = state.clone()
    for seat in seats:
        places = hidden_places(other, memory, seat)
        if len(places) >= 2:
            for _ in range(len(places)):
                one, two = random.sample(places, 2)
                exchange(other, memory, seat, one, two)
            exchange_pair(other, memory, seat, places, random)
        if other.players[seat].covered and seat != memory.viewer:
            random.shuffle(other.players[seat].tokens)  # face down, they look alike
    if other.decision and other.seat != memory.viewer:
        other.options = other.list_options(other.stack[-1])
        if not other.options:
            return state.clone()  # nobody is asked when nothing is possible
    return other


def exchange(state: ExceedState, memory: Memory, seat: int, one: Place, two: Place) -> None:
    """Exchange the cards of two places if memory allows it."""
    first, second = look(state, one), look(state, two)
    lay(state, one, second)
    lay(state, two, first)
    if not allowed(state, memory, seat):
        lay(state, one, first)
        lay(state, two, second)


def exchange_pair(state: ExceedState, memory: Memory, seat: int, places: list[Place], random: Random) -> None:
    """Exchange a hidden EX attack with two other equal cards in hidden places, if memory allows it."""
    side = state.sides[seat] if state.sides else None
    if side is None or seat == memory.viewer or side.face_up or side.spare < 0 or memory.named[seat] is not None:
        return
    by_card: dict[int, list[Place]] = {}
    for place in places:
        by_card.setdefault(look(state, place), []).append(place)
    pairs = [found for found in by_card.values() if len(found) >= 2]
    if not pairs:
        return
    one, two = random.choice(pairs)[:2]
    card, old, old_spare = look(state, one), int(side.attack), int(side.spare)
    lay(state, one, old)
    lay(state, two, old_spare)
    side.attack = side.spare = card
    if not allowed(state, memory, seat):
        lay(state, one, card)
        lay(state, two, card)
        side.attack, side.spare = old, old_spare
