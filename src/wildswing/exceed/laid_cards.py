"""Cards that lie face up on spaces of the board or under boosts: in no other zone (EX 2.13, 25.16).

`Player.laid` holds the cards and `Player.laid_at` where each of them lies: a space from 1 on, or a number that names a
boost. Equal boosts are told apart by their order; the first of them is the one that leaves play first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import BOARD_SIZE, CARD_MASK, TIMING
from wildswing.exceed.spans import occupies
from wildswing.exceed.state import ExceedState, Player

# Under a boost: `UNDER + card * COPIES + its place among equal boosts`, the last place for one that has left play.
UNDER: Final = 16
COPIES: Final = 4
LEFT: Final = COPIES - 1


def under(card: i64, copy: i64) -> i64:
    """The number of the place under a boost."""
    return UNDER + card * COPIES + copy


def lay_card(player: Player, card: i64, where: i64) -> None:
    """Lay a card down that was taken from somewhere."""
    player.laid = (*player.laid, card & CARD_MASK)
    player.laid_at = (*player.laid_at, where)


def take_laid(player: Player, place: i64) -> i64:
    """Take up the card at a place of the list."""
    card: i64 = player.laid[place]
    player.laid = player.laid[:place] + player.laid[place + 1 :]
    player.laid_at = player.laid_at[:place] + player.laid_at[place + 1 :]
    return card


def cards_on(player: Player, space: i64) -> list[int]:
    """The cards of a player that lie on a space."""
    return [card for place, card in enumerate(player.laid) if player.laid_at[place] == space]


def cards_with(state: ExceedState, seat: i64, other: i64) -> list[int]:
    """The cards of a player that lie on spaces which a fighter occupies."""
    player = state.players[seat]
    return [card for place, card in enumerate(player.laid) if occupies(state, other, player.laid_at[place])]


def spaces_with_cards(player: Player) -> list[int]:
    """The spaces on which cards of a player lie."""
    return sorted({where for where in player.laid_at if where <= BOARD_SIZE})


def this_copy(state: ExceedState, seat: i64, card: i64) -> i64:
    """The place among equal boosts of the one whose line is being done: those that wait come after it."""
    for frame in reversed(state.stack):
        if frame.procedure == TIMING and frame.seat == seat:
            for line in state.match.cards[card].boost.lines[frame.a]:
                waiting: i64 = frame.items.count(line.number)
                return waiting
    return 0


def boost_left(player: Player, card: i64) -> None:
    """The first of some equal boosts has left play: what lay under it waits to be taken (EX 25.16)."""
    places: list[int] = []
    for where in player.laid_at:
        if under(card, 0) <= where < under(card, LEFT):
            places.append(under(card, LEFT) if where == under(card, 0) else where - 1)
        else:
            places.append(where)
    player.laid_at = tuple(places)
