"""Where tokens are, and what they are between."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.board import between
from wildswing.exceed.constants import OFF_BOARD
from wildswing.exceed.effects.places import Place
from wildswing.exceed.effects.token_copies import Copies
from wildswing.exceed.effects.tokens import space_of
from wildswing.exceed.spans import is_occupied, occupies
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


class TokenOnBoard(Condition[ExceedState]):
    """A token is on the board."""

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return space_of(state, seat, self.token) != OFF_BOARD


class TokenOnFreeSpace(Condition[ExceedState]):
    """A token is on a space without a fighter."""

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        space = space_of(state, seat, self.token)
        return space != OFF_BOARD and not is_occupied(state, space)


class TokenWith(Condition[ExceedState]):
    """A token is on a player's space."""

    def __init__(self, token: i64, opponent: bool) -> None:
        super().__init__()
        self.token: i64 = token
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return occupies(state, 1 - seat if self.opponent else seat, space_of(state, seat, self.token))


class OpponentBetween(Condition[ExceedState]):
    """The opponent is between you and a token, or also on it."""

    def __init__(self, token: i64, or_on: bool) -> None:
        super().__init__()
        self.token: i64 = token
        self.or_on = or_on

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        space = space_of(state, seat, self.token)
        other = state.players[1 - seat].space
        if space == OFF_BOARD:
            return False
        return between(other, state.players[seat].space, space) or (self.or_on and occupies(state, 1 - seat, space))


class AnyCopy(Condition[ExceedState]):
    """`Ice Spike is next to the opponent`: at least one copy stands at such a place."""

    def __init__(self, copies: Copies, place: Place) -> None:
        super().__init__()
        self.copies = copies
        self.place = place

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        for space in self.copies.spaces(state, seat):
            if self.place.fits(state, seat, space):
                return True
        return False


class BeforeOrigin(Condition[ExceedState]):
    """`Shield Knight is between you and the attack's origin`: that of the opponent's attack."""

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        space = space_of(state, seat, self.token)
        start = origin(state, 1 - seat)
        if space == OFF_BOARD or start == OFF_BOARD:
            return False
        return between(space, state.players[seat].space, start)


class MovedThrough(Condition[ExceedState]):
    """`You moved through Shield Knight`: it stood where the movement just made began or ended, or on its way."""

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        start = state.path_from
        end = state.path_to
        space = space_of(state, seat, self.token)
        if space == OFF_BOARD or start == end:
            return False
        return space == start or space == end or between(space, start, end)
