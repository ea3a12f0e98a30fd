"""Moving one card to where a text sends it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import take_out_of_play, transform
from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    BOOSTS,
    BOTTOM,
    DECK,
    DISCARD,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    SEALED,
    WHEN_YOU_SEAL,
    ZONE_NAMES,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import start_timing
from wildswing.exceed.zones import (
    forget_hand_card,
    hide_one,
    is_secret,
    put,
    put_in_discard,
    put_on_deck,
    shuffle_openly,
    take_from,
)

# What happens to a card; ADD is to a zone: gauge, hand, sealed cards and others.
ADD: Final = 0
ON_TOP: Final = 1
UNDER: Final = 2
BOOST_IT: Final = 3
TRANSFORM_IT: Final = 4
SUSTAIN_IT: Final = 5
SHUFFLE_IN: Final = 6
FACE_DOWN: Final = 7  # into play, as another boost


def put_face_down(state: ExceedState, holder: i64, card: i64) -> None:
    """Put a card into play as the boost that its character's cards are face down; it is not played as a boost."""
    cover = state.match.fighters[holder].cover
    if cover < 0 or owner(card) != holder:
        put_in_discard(state, card)
        return
    player = state.players[holder]
    player.face_down.append(card)
    player.boosts.append(cover)
    player.fresh = (*player.fresh, cover)


def move_card(state: ExceedState, holder: i64, where: i64, card: i64, way: i64, to: i64) -> None:
    """Move one card from a zone of its holder to where a text sends it."""
    player = state.players[holder]
    if where == BOOSTS:
        take_out_of_play(state, holder, card)
    else:
        take_from(player, where, card)
    covered = way == ADD and is_secret(state, holder, to)
    unseen = where == HAND and (way == ON_TOP or way == UNDER or way == SHUFFLE_IN or way == FACE_DOWN or covered)
    if where == HAND:
        if unseen:
            hide_one(player)
        else:
            forget_hand_card(player, card)
    if state.log is not None:
        word = ZONE_NAMES[DECK] if way == ON_TOP or way == SHUFFLE_IN else ZONE_NAMES[to]
        if way == UNDER:
            word = BOTTOM
        elif way == FACE_DOWN:
            word = f"{word}, face down"
        note(
            state, "card moved", int(holder), "EX 2.13", cards=(int(card),), words=(ZONE_NAMES[where], word),
            cards_for=int(holder) if unseen else -1,
        )  # fmt: skip
    if way == ON_TOP or way == UNDER:
        put_on_deck(state, holder, card, way == ON_TOP, KNOWN_TO_OWNER if where == HAND else KNOWN_TO_ALL)
    elif way == SHUFFLE_IN:
        put_on_deck(state, holder, card, True, 0)
        shuffle_openly(state, holder)
    elif way == TRANSFORM_IT:
        transform(state, holder, card)
    elif way == FACE_DOWN:
        put_face_down(state, holder, card)
    else:
        if to == DISCARD and where == HAND and state.sides:
            state.sides[holder].discarded += 1
        put(state, holder, card, to)
        if to == HAND and card in player.hand:
            player.shown.append(card)
        if to == SEALED:
            start_timing(state, holder, WHEN_YOU_SEAL)
