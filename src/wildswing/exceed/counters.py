"""Counts that follow from what a seat knows: unseen cards, the span of Force, the reach of an attack (EX 21).

Everything here reads a state that `known_state` has made, so it can tell nothing that its viewer does not know.
"""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import includes, origin
from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    BOARD_SIZE,
    CARD_MASK,
    HAND,
    NO_RANGE,
    OFF_BOARD,
    RANGE_INVERTED,
)
from wildswing.exceed.known import UNKNOWN
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.exceed.stats import greatest_range, has_flag, least_range


def whole_deck(state: ExceedState, seat: i64) -> list[int]:
    """Every card that belongs to a seat, in the order of their numbers."""
    fighter = state.match.fighters[seat]
    return sorted(fighter.deck + fighter.aside + fighter.sealed)


def all_sides(known: ExceedState) -> list[Side]:
    """The sides of the strike, and those that wait behind an extra attack."""
    found: list[Side] = []
    for half in known.sides:
        side: Side | None = half
        while side is not None:
            found.append(side)
            side = side.outer
    return found


def is_card_of(known: ExceedState, entry: i64, seat: i64) -> bool:
    """Whether an entry of a pile is a card of a seat, and not what stands for one that lies face down."""
    return owner(entry) == seat and not known.match.card(entry).is_cover


def seen_cards(known: ExceedState, seat: i64) -> list[int]:
    """Every card of a seat whose place the viewer knows."""
    seen: list[int] = []
    for player in known.players:
        for pile in (
            player.hand, player.deck, player.discard, player.gauge, player.boosts, player.transformations,
            player.sealed, player.overdrive, player.aside, player.stored, player.playing, player.spared,
            player.extra, player.face_down, player.laid,
        ):  # fmt: skip
            seen.extend([entry & CARD_MASK for entry in pile if entry >= 0 and is_card_of(known, entry, seat)])
    for side in all_sides(known):
        if side.attack >= 0 and not side.gone and owner(side.attack) == seat:
            seen.append(side.attack)
        if side.spare >= 0 and owner(side.spare) == seat:
            seen.append(side.spare)
    return seen


def unseen_cards(known: ExceedState, seat: i64) -> list[int]:
    """The cards of a seat whose place the viewer does not know, in the order of their numbers.

    Cards of the hand that everybody knows of are among them: which of the hidden places each is in is not known.
    """
    left = whole_deck(known, seat)
    for card in seen_cards(known, seat):
        left.remove(card)
    return left


def hidden_set(known: ExceedState, seat: i64) -> i64:
    """How many hand cards of a seat lie face down in the strike, unknown to the viewer: 0, 1, or 2 for an EX attack."""
    if not known.sides:
        return 0
    side = known.sides[seat]
    if side.attack >= 0 or side.wild or side.gone or side.set_from != HAND or not side.known or side.face_up:
        return 0
    return 2 if side.ex else 1


def force_span(known: ExceedState, seat: i64) -> tuple[int, int]:
    """The least and the most Force that a seat may be able to make, as far as the viewer knows (EX 6.2, 6.3)."""
    player = known.players[seat]
    force = known.match.force
    sure: i64 = 0
    for card in player.gauge:
        sure += force[card]
    hidden: i64 = 0
    for card in player.hand:
        if card >= 0:
            sure += force[card]
        else:
            hidden += 1
    if not hidden:
        return int(sure), int(sure)
    unseen = unseen_cards(known, seat)
    for card in player.shown:
        unseen.remove(card)
    # Cards in the hidden hand places: those that everybody knows of, and others; some of them lie in the strike.
    down = hidden_set(known, seat)
    others: i64 = hidden + down - len(player.shown)
    values = sorted([int(force[card]) for card in unseen])
    shown = [int(force[card]) for card in player.shown]
    low = sorted(shown + values[:others])
    high = sorted(shown + values[len(values) - int(others) :])
    return int(sure) + sum(low[:hidden]), int(sure) + sum(high[len(high) - int(hidden) :])


def as_attack(known: ExceedState, seat: i64, card: i64, ex: bool) -> ExceedState:
    """A state in which a card lies face up as the attack of a seat, for reading its numbers."""
    trial = known.clone()
    if not trial.sides:
        trial.sides = [Side(), Side()]
        trial.attacker = seat
    side = trial.sides[seat]
    side.attack = card
    side.ex = ex
    side.face_up = True
    side.gone = False
    return trial


def reach(known: ExceedState, seat: i64, card: i64) -> list[int]:
    """The spaces that an attack with a card would hit now, with the boosts and effects that count now (EX 15.5)."""
    return covered(as_attack(known, seat, card, False), seat)


def covered(state: ExceedState, seat: i64) -> list[int]:
    """The spaces that the attack of a seat, which lies face up, would hit now (EX 15.5)."""
    low = least_range(state, seat)
    start = origin(state, seat)
    spaces: list[int] = []
    if low == NO_RANGE or start == OFF_BOARD:
        return spaces
    high = greatest_range(state, seat)
    inverted = has_flag(state, seat, RANGE_INVERTED)
    extra = state.match.range_includes
    space: i64 = 1
    while space <= BOARD_SIZE:
        gap = space - start if space > start else start - space
        if (low <= gap <= high) != inverted or (extra and includes(state, seat, gap, gap, space)):
            spaces.append(int(space))
        space += 1
    return spaces


def known_hand(known: ExceedState, seat: i64) -> list[int]:
    """A hand as it can be shown: what is surely in it, then UNKNOWN for the rest."""
    player: Player = known.players[seat]
    if not player.hand or player.hand[0] >= 0:
        return player.hand[:]
    if hidden_set(known, seat):
        return player.hand[:]  # each card that was seen may be the one that lies in the strike
    return player.shown + [UNKNOWN] * (len(player.hand) - len(player.shown))
