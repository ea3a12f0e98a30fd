"""Where cards lie and how they get there; also what everybody has seen of hidden zones (EX 21).

A deck entry may carry a mark on top of its card: known to its owner, or known to all. `Player.shown` is the hand cards
that everybody knows of. A shuffle forgets both.
"""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    ASIDE,
    BOOSTS,
    CARD_MASK,
    DECK,
    DISCARD,
    GAUGE,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    NOWHERE,
    OUT_OF_CARDS,
    OVERDRIVE_ZONE,
    PLAYING,
    SEALED,
    STORED,
    TRANSFORMATIONS,
    ZONE_NAMES,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState, Player


def zone(player: Player, which: i64) -> list[int]:
    """The list behind a zone's number."""
    if which == HAND:
        return player.hand
    if which == DECK:
        return player.deck
    if which == DISCARD:
        return player.discard
    if which == GAUGE:
        return player.gauge
    if which == BOOSTS:
        return player.boosts
    if which == TRANSFORMATIONS:
        return player.transformations
    if which == SEALED:
        return player.sealed
    if which == OVERDRIVE_ZONE:
        return player.overdrive
    if which == ASIDE:
        return player.aside
    if which == STORED:
        return player.stored
    if which == PLAYING:
        return player.playing
    raise ValueError(which)


# ---- knowledge


def forget_hand_card(player: Player, card: i64) -> None:
    """A hand card left in the open: if everybody knew of one such card, that may have been it."""
    if card in player.shown:
        player.shown.remove(card)


def hide_one(player: Player) -> None:
    """A hand card left unseen: of every kind that was known, one fewer is certain to be there."""
    if player.shown:
        left: list[int] = []
        gone: list[int] = []
        for card in player.shown:
            if card in gone:
                left.append(card)
            else:
                gone.append(card)
        player.shown = left


def show_hand(state: ExceedState, seat: i64, rule: str) -> None:
    """Show the whole hand to everybody; what was known before and is not in it lies face down in the strike."""
    player = state.players[seat]
    hand = sorted(player.hand)
    shown = hand[:]
    for card in player.shown:
        if shown.count(card) < player.shown.count(card):
            shown.append(card)
    player.shown = shown
    if state.log is not None:
        note(state, "hand shown", seat, rule, cards=tuple(hand))


def hides_ways(player: Player, others: i64) -> bool:
    """Whether only the player can tell how many ways there are to pick one of the hand cards.

    Then the pick is asked even if one way is left, since a missing question would tell that the cards are equal.

    Args:
        player: who picks.
        others: how many ways there are beside the hand cards, as everybody sees.
    """
    held: i64 = len(player.hand)
    return held > 1 or (held == 1 and others > 0)


def look_at_top(state: ExceedState, seat: i64, count: i64) -> i64:
    """The owner looks at the top cards of the deck; how many there were to look at (EX 2.16)."""
    deck = state.players[seat].deck
    size: i64 = len(deck)
    if count > size:
        count = size
    i: i64 = 0
    while i < count:
        place = size - 1 - i
        if not deck[place] & KNOWN_TO_ALL:
            deck[place] |= KNOWN_TO_OWNER
        i += 1
    return count


# ---- taking and putting


def take_from(player: Player, where: i64, card: i64) -> None:
    """Take a card from a zone; in a deck it may carry a mark."""
    pile = zone(player, where)
    if where == DECK and card not in pile:
        card = card | KNOWN_TO_OWNER if card | KNOWN_TO_OWNER in pile else card | KNOWN_TO_ALL
    pile.remove(card)


def put_in_discard(state: ExceedState, card: i64) -> None:
    """Lay a card on its owner's discard pile (EX 2.11, 20.4)."""
    state.players[owner(card)].discard.append(card & CARD_MASK)


def put(state: ExceedState, holder: i64, card: i64, to: i64) -> None:
    """Lay a card that was taken from somewhere into one of the holder's zones, by the rules for an opponent's cards."""
    card &= CARD_MASK
    foreign = owner(card) != holder
    if to == DISCARD or (foreign and to != GAUGE and to != BOOSTS and to != SEALED and to != STORED):
        put_in_discard(state, card)
        return
    if to == NOWHERE:
        return
    zone(state.players[holder], to).append(card)


def discard_from(state: ExceedState, seat: i64, where: i64, card: i64, rule: str) -> None:
    """Move a card from a zone to its owner's discard pile."""
    player = state.players[seat]
    zone(player, where).remove(card)
    if where == HAND:
        forget_hand_card(player, card)
    put_in_discard(state, card)
    if state.log is not None:
        note(state, "discard", seat, rule, cards=(card,), words=(ZONE_NAMES[where],))


def discard_at_random(state: ExceedState, seat: i64, count: i64, rule: str) -> i64:
    """Discard hand cards by chance; how many were discarded."""
    player = state.players[seat]
    done: i64 = 0
    while done < count and player.hand:
        # The hand's order says nothing, but it is sorted first so that the draw does not depend on it.
        player.hand.sort()
        card = player.hand[state.random(len(player.hand))]
        discard_from(state, seat, HAND, card, rule)
        done += 1
    if state.sides:
        state.sides[seat].discarded += done
    return done


# ---- the deck


def shuffle_deck(state: ExceedState, seat: i64) -> None:
    """Shuffle a deck: nobody knows its order any more."""
    player = state.players[seat]
    player.deck = sorted([card & CARD_MASK for card in player.deck])
    state.shuffle(player.deck)


def reshuffle(state: ExceedState, seat: i64, with_deck: bool) -> None:
    """Shuffle the discard pile to be the new deck, or into the old one (EX 5.13, 9.1, 9.7)."""
    player = state.players[seat]
    player.deck = player.deck + player.discard if with_deck else player.discard + player.deck
    player.discard = []
    shuffle_deck(state, seat)
    if state.log is not None:
        note(state, "reshuffle", seat, "EX 5.13" if with_deck else "EX 9.1", numbers=(len(player.deck),))


def take_top(state: ExceedState, seat: i64) -> i64:
    """The top card of the deck with its marks, reshuffled if need be; -1 and a lost game without one.

    Rules EX 9.1 to 9.3, 9.8.
    """
    player = state.players[seat]
    if not player.deck:
        if player.reshuffled or not player.discard:
            if state.log is not None:
                note(state, "out of cards", seat, "EX 9.2")
            state.lose(seat, OUT_OF_CARDS)
            return -1
        player.reshuffled = True
        reshuffle(state, seat, False)
    return player.deck.pop()


def draw(state: ExceedState, seat: i64, count: i64, rule: str) -> None:
    """Draw cards one by one (EX 9.6). The drawn cards are the last ones of the hand."""
    player = state.players[seat]
    drawn: i64 = 0
    noted: i64 = 0
    while drawn < count:
        if not player.deck:
            note_draw(state, seat, drawn - noted, rule)  # these were drawn before the reshuffle
            noted = drawn
        entry = take_top(state, seat)
        if entry < 0:
            break
        card = entry & CARD_MASK
        player.hand.append(card)
        if entry & KNOWN_TO_ALL:
            player.shown.append(card)
        drawn += 1
    state.them = drawn
    state.them_zone = HAND
    note_draw(state, seat, drawn - noted, rule)


def note_draw(state: ExceedState, seat: i64, count: i64, rule: str) -> None:
    """Write down that the last so many cards of a hand were drawn."""
    if state.log is not None and count > 0:
        hand = state.players[seat].hand
        note(state, "draw", seat, rule, cards=tuple(hand[len(hand) - count :]), cards_for=seat)


def put_on_deck(state: ExceedState, seat: i64, card: i64, top: bool, mark: i64) -> None:
    """Lay a card on top of or under its owner's deck; `mark` says who knows it there."""
    card &= CARD_MASK
    if owner(card) != seat:
        put_in_discard(state, card)
        return
    deck = state.players[seat].deck
    if top:
        deck.append(card | mark)
    else:
        deck.insert(0, card | mark)
