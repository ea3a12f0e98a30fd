"""Several deals of what a viewer of EXCEED does not see, as different from each other as a few tries make them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.exceed.constants import CARD_MASK

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState
    from wildswing.exceed.view import ExceedView

FIRST_SEED: Final = 0
# How many samples are looked at for each deal that is wanted.
TRIES: Final = 4


def first_deal(view: ExceedView) -> ExceedState:
    """The sampled game that a forecast is played on.

    Args:
        view: of a seat.
    """
    return view.sample_state(FIRST_SEED)


def other_deals(view: ExceedView, count: int) -> list[ExceedState]:
    """More samples, chosen so that soon each hidden card has been in each hand, on top, and each token everywhere.

    Args:
        view: of a seat.
        count: how many.
    """
    waiting = [view.sample_state(FIRST_SEED + 1 + number) for number in range(count * TRIES)]
    places = [laid(state) for state in waiting]
    seen = laid(first_deal(view))
    found: list[ExceedState] = []
    for _ in range(count):
        # A new thing in another zone counts more than any number of them in the same one.
        new = [[len(here - before) for here, before in zip(place, seen, strict=True)] for place in places]
        gains = [(sum(number > 0 for number in numbers), sum(numbers)) for numbers in new]
        best = gains.index(max(gains))
        seen = [before | here for before, here in zip(seen, places.pop(best), strict=True)]
        found.append(waiting.pop(best))
    return found


def laid(state: ExceedState) -> list[set[object]]:
    """What lies in each zone that may be hidden."""
    zones: list[set[object]] = []
    for player in state.players:
        zones.append(set(player.hand))
        zones.append({card & CARD_MASK for card in player.deck[-1:]})
        zones.append({tuple(player.tokens)})
        zones.append(set(player.sealed))
        zones.append(set(player.stored))
        zones.append(set(player.face_down))
    return zones
