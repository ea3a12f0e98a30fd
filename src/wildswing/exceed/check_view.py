"""Whether what was read of a view can be a moment of a game: numbers in their limits, no card too often."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.constants import CARD_MASK, COVERED_AND_UNKNOWN
from wildswing.exceed.counters import hidden_set, seen_cards, whole_deck
from wildswing.exceed.fields import CARDS, DECK, NUMBER, PLAYER, SIDE, STATE
from wildswing.exceed.state import ExceedState
from wildswing.kernel.errors import PositionError

MOST: Final = 9999  # of whatever is counted and has no limit
FREE: Final = frozenset({"seed", "draws", "used", "strike_order"})


def is_whole(state: ExceedState) -> bool:
    """Whether no card and no token of a position is hidden.

    Args:
        state: as it was read.
    """
    if any(player.covered == COVERED_AND_UNKNOWN for player in state.players):
        return False
    return all(entry >= 0 for seat in (0, 1) for pile in piles(state, seat) for entry in pile)


def piles(state: ExceedState, seat: int) -> list[list[int]]:
    """The zones of a player."""
    player = state.players[seat]
    return [getattr(player, name) for name, kind in PLAYER if kind in {CARDS, DECK}]


def check_view(state: ExceedState, seat: int | None) -> None:
    """Check what was read of a view.

    Args:
        state: as it was read.
        seat: whose view it is said to be; None for a spectator.

    Raises:
        PositionError: it cannot be; it says why.
    """
    check_numbers(state)
    for owner in (0, 1):
        name = state.match.fighters[owner].name
        whole = whole_deck(state, owner)
        seen = seen_cards(state, owner)
        for card in sorted(set(seen)):
            if seen.count(card) > whole.count(card):
                face = state.match.card(card)
                raise PositionError(
                    f"{name} has {whole.count(card)} {face.name} ({face.id}), the position has {seen.count(card)}"
                )
        places = hidden_places(state, owner)
        if len(seen) + places != len(whole):
            raise PositionError(f"{name} has {len(whole)} cards, the position has {len(seen) + places}")
        for card in state.players[owner].shown:
            if whole.count(card) - seen.count(card) < 1 and -1 in state.players[owner].hand:
                raise PositionError(f"{name} cannot have {state.match.card(card & CARD_MASK).name} in hand")
    if seat is not None and -1 in state.players[seat].hand:
        raise PositionError(
            f"the hand of seat {seat} is hidden here: give the seat whose view it is, or none to look as a spectator"
        )


def hidden_places(state: ExceedState, seat: int) -> int:
    """How many cards of a seat lie where the viewer does not know them."""
    hidden = sum(entry < 0 for pile in piles(state, seat) for entry in pile) + int(hidden_set(state, seat))
    if state.sides:
        side = state.sides[seat]
        hidden += int(side.wild and side.attack < 0 and not side.gone)
    return hidden


def check_numbers(state: ExceedState) -> None:
    """Whether every number is such that counting to it takes no time."""
    for thing, fields in [
        (state, STATE), *[(player, PLAYER) for player in state.players], *[(side, SIDE) for side in state.sides]
    ]:  # fmt: skip
        for name, kind in fields:
            if kind == NUMBER and name not in FREE and not -MOST <= getattr(thing, name) <= MOST:
                raise PositionError(f"{name} is at most {MOST}", 0, name)
    if not 0 <= state.active <= 1 or not -1 <= state.attacker <= 1:
        raise PositionError("active and attacker are seats", 0, "active")
