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
    KNOWN_TO_OTHER,
    KNOWN_TO_OWNER,
    NOWHERE,
    OUT_OF_CARDS,
    OVERDRIVE_ZONE,
    PLAYING,
    SEAL_INSTEAD,
    SEALED,
    STORED,
    TRANSFORMATIONS,
    WHEN_YOU_RESHUFFLE,
    ZONE_NAMES,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState, Player
from wildswing.exceed.stats import has_flag
from wildswing.exceed.timing import do_timing
from wildswing.kernel.tuples import without


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


def is_secret(state: ExceedState, seat: i64, where: i64) -> bool:
    """Whether the others do not see which of this player's own cards are sealed or stored (EX 21.8)."""
    fighter = state.match.fighters[seat]
    if where == SEALED:
        return fighter.sealed_secret
    return where == STORED and fighter.stored_secret and not state.players[seat].exceeded


def forget_hand_card(player: Player, card: i64) -> None:
    """A hand card left in the open: if everybody knew of one such card, that may have been it."""
    if card in player.shown:
        player.shown.remove(card)
    elif card in player.peeked:
        player.peeked = without(player.peeked, card)


def hide_one(player: Player) -> None:
    """A hand card left unseen: of every kind that was known, one fewer is certain to be there."""
    if not player.shown and not player.peeked:
        return
    gone: list[int] = []
    left: list[int] = []
    for card in player.shown:
        if card in gone:
            left.append(card)
        else:
            gone.append(card)
    player.shown = left
    left = []
    for card in player.peeked:
        if card in gone:
            left.append(card)
        else:
            gone.append(card)
    player.peeked = tuple(left)


def show_hand(state: ExceedState, seat: i64, rule: str) -> None:
    """Show the whole hand to everybody; what was known before and is not in it lies face down in the strike."""
    player = state.players[seat]
    hand = sorted(player.hand)
    shown = hand[:]
    for card in player.shown:
        if shown.count(card) < player.shown.count(card):
            shown.append(card)
    # What only the opponent knew of and is not in it lies face down, too.
    peeked: list[int] = []
    for card in player.peeked:
        known = player.shown.count(card) + player.peeked.count(card)
        if shown.count(card) + peeked.count(card) < known:
            peeked.append(card)
    player.peeked = tuple(peeked)
    player.shown = shown
    if state.log is not None:
        note(state, "hand shown", seat, rule, cards=tuple(hand))


def show_cards(state: ExceedState, seat: i64, cards: tuple[int, ...], rule: str) -> None:
    """Show some of the hand cards to everybody; there are so many of each kind."""
    player = state.players[seat]
    for card in cards:
        if player.shown.count(card) < cards.count(card):
            player.shown.append(card)
            if card in player.peeked:
                player.peeked = without(player.peeked, card)
    if state.log is not None:
        note(state, "cards shown", seat, rule, cards=cards)


def reveal_top(state: ExceedState, seat: i64, rule: str) -> None:
    """Show the top card of a deck to everybody; it stays there."""
    deck = state.players[seat].deck
    if deck:
        top: i64 = len(deck) - 1
        deck[top] = (deck[top] & CARD_MASK) | KNOWN_TO_ALL
        if state.log is not None:
            note(state, "top shown", seat, rule, cards=(deck[top] & CARD_MASK,))


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
    """Take a card from a zone, of several copies the lowest (EX 2.17); a deck is shuffled after a search anyway."""
    pile = zone(player, where)
    place: i64 = 0
    while pile[place] & CARD_MASK != card:
        place += 1
    del pile[place]


def put_in_discard(state: ExceedState, card: i64) -> None:
    """Lay a card on its owner's discard pile (EX 2.11, 20.4), or among the sealed cards where a text says so."""
    card &= CARD_MASK
    holder = owner(card)
    match = state.match
    if match.cards[card].is_cover:
        return  # what it stood for has gone where it goes
    if match.flags & SEAL_INSTEAD and has_flag(state, holder, SEAL_INSTEAD):
        state.players[holder].sealed.append(card)
        if state.log is not None:
            note(state, "sealed instead", holder, "EX 1.17", cards=(card,))
        return
    state.players[holder].discard.append(card)


def put(state: ExceedState, holder: i64, card: i64, to: i64) -> None:
    """Lay a card that was taken from somewhere into one of the holder's zones, by the rules for an opponent's cards."""
    card &= CARD_MASK
    foreign = owner(card) != holder
    if to == DISCARD or (foreign and to != GAUGE and to != BOOSTS and to != SEALED and to != STORED):
        put_in_discard(state, card)
        return
    if to == NOWHERE or state.match.cards[card].is_cover:
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


def shuffle_openly(state: ExceedState, seat: i64) -> None:
    """Shuffle a deck because a text says so: everybody sees that its order is new."""
    shuffle_deck(state, seat)
    if state.log is not None:
        note(state, "shuffle", int(seat), "EX 21.7", numbers=(len(state.players[seat].deck),))


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
        do_timing(state, seat, WHEN_YOU_RESHUFFLE)
    return player.deck.pop()


def draw(state: ExceedState, seat: i64, count: i64, rule: str) -> None:
    """Draw cards one by one (EX 9.6). The drawn cards are the last ones of the hand."""
    player = state.players[seat]
    drawn: i64 = 0
    noted: i64 = 0
    while drawn < count:
        if not player.deck and state.log is not None:
            note_draw(state, seat, drawn - noted, rule)  # these were drawn before the reshuffle
            noted = drawn
        entry = take_top(state, seat)
        if entry < 0:
            break
        card = entry & CARD_MASK
        player.hand.append(card)
        if entry & KNOWN_TO_ALL:
            player.shown.append(card)
        elif entry & KNOWN_TO_OTHER:
            player.peeked = (*player.peeked, card)
        drawn += 1
    state.them = drawn
    state.them_zone = HAND
    if state.log is not None:
        note_draw(state, seat, drawn - noted, rule)


def note_draw(state: ExceedState, seat: i64, count: i64, rule: str, source: str = "") -> None:
    """Write down that the last so many cards of a hand were drawn; `source` says from where but the top of the deck."""
    if state.log is not None and count > 0:
        hand = state.players[seat].hand
        note(
            state,
            "draw",
            seat,
            rule,
            cards=tuple(hand[len(hand) - count :]),
            words=(source,) if source else (),
            cards_for=seat,
        )


def put_on_deck(state: ExceedState, seat: i64, card: i64, top: bool, mark: i64) -> None:
    """Lay a card on top of or under its owner's deck; `mark` says who knows it there."""
    card &= CARD_MASK
    if owner(card) != seat or state.match.cards[card].is_cover:
        put_in_discard(state, card)
        return
    deck = state.players[seat].deck
    if top:
        deck.append(card | mark)
    else:
        deck.insert(0, card | mark)
