"""The conditions of texts. Each takes the player of the text; "the opponent" is the other seat."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import reaches
from wildswing.exceed.board import between, distance
from wildswing.exceed.boost import is_left
from wildswing.exceed.constants import BOARD_SIZE, OFF_BOARD
from wildswing.exceed.counted_boosts import count_boosts
from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.effects.printed import printed_speed
from wildswing.exceed.effects.tokens import space_of
from wildswing.exceed.laid import NO_MARKER, is_kept, this_marker
from wildswing.exceed.spans import half, is_occupied, occupies
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import greatest_range, is_critical, is_ex, least_range
from wildswing.kernel.effects import Condition, Number


class Not(Condition[ExceedState]):
    """The contrary of another condition."""

    def __init__(self, condition: Condition[ExceedState]) -> None:
        super().__init__()
        self.condition = condition
        self.fixed = condition.fixed

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return not self.condition.test(state, seat)


class NotWithinItself(Condition[ExceedState]):
    """A condition that reads what its own line may change: it does not hold while it is being tested (EX 14.4)."""

    def __init__(self, condition: Condition[ExceedState]) -> None:
        super().__init__()
        self.condition = condition

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it, with its own line left out."""
        if self in state.being_read:
            return False
        state.being_read.append(self)
        try:
            return self.condition.test(state, seat)
        finally:
            state.being_read.pop()


class AllOf(Condition[ExceedState]):
    """Several conditions, all true."""

    def __init__(self, conditions: list[Condition[ExceedState]]) -> None:
        super().__init__()
        self.conditions = conditions
        self.fixed = all(condition.fixed for condition in conditions)

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test them all."""
        for condition in self.conditions:
            if not condition.test(state, seat):
                return False
        return True


class Critical(Condition[ExceedState]):
    """Critical (EX 23.4)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return is_critical(state, seat)


class Ex(Condition[ExceedState]):
    """EX."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and is_ex(state, seat)


class WildSwing(Condition[ExceedState]):
    """Wild swing, of one's own or, with `opponent`, the other's."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent
        self.fixed = True

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat if self.opponent else seat].wild


class Initiated(Condition[ExceedState]):
    """You initiated, or the opponent did."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent
        self.fixed = True

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.attacker == (1 - seat if self.opponent else seat)


class Hit(Condition[ExceedState]):
    """You hit with your attack in this strike (EX 15.17)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].hit


class WasHit(Condition[ExceedState]):
    """You were hit in this strike."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].was_hit


class Stunned(Condition[ExceedState]):
    """You are stunned, or the opponent is."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat if self.opponent else seat].stunned


class MovedPast(Condition[ExceedState]):
    """You moved past the opponent, in the movement just made (EX 8.18, 8.19)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.passed


class MovedPastThisStrike(Condition[ExceedState]):
    """You moved past the opponent in this strike."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].passed


class OpponentPassed(Condition[ExceedState]):
    """The opponent passed you, in the push or pull just made."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.opponent_passed


class FellShort(Condition[ExceedState]):
    """The movement just made fell short of what it was to be."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.short


class NotMoved(Condition[ExceedState]):
    """A player has not moved by own movement in this strike."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat if self.opponent else seat].moved == 0


class Exceeded(Condition[ExceedState]):
    """The character is exceeded."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[1 - seat if self.opponent else seat].exceeded


class Marked(Condition[ExceedState]):
    """The turn is marked."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[seat].marked


class Cancelled(Condition[ExceedState]):
    """You cancelled a boost this turn (EX 23.19)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[seat].cancels > 0


class NoBoostInPlay(Condition[ExceedState]):
    """You have no continuous boost in play; a boost counts itself (EX 10.18)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return count_boosts(state, seat) == 0


class ThisBoostInPlay(Condition[ExceedState]):
    """This boost stays in play, or is still being played."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        player = state.players[seat]
        return (self.card in player.boosts or self.card in player.playing) and not is_left(state, seat, self.card)


class ThisBoostSustained(Condition[ExceedState]):
    """This boost is sustained in this strike; with several copies in play, each of them."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        player = state.players[seat]
        marker = this_marker(state, seat, self.card)
        if marker != NO_MARKER:
            return is_kept(state, self.card, marker)
        return self.card in player.sustained and player.sustained.count(self.card) >= player.boosts.count(self.card)


class OpponentFaster(Condition[ExceedState]):
    """The opponent's printed Speed is higher."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and printed_speed(state, 1 - seat) > printed_speed(state, seat)


class AttackIs(Condition[ExceedState]):
    """An attack is of a kind."""

    def __init__(self, kind: i64, opponent: bool) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if not state.sides:
            return False
        side = state.sides[1 - seat if self.opponent else seat]
        return side.attack >= 0 and side.face_up and fits(state, side.attack, self.kind)


class AtRange(Condition[ExceedState]):
    """The distance to the opponent lies in a range; measured from the attack's origin during one's attack."""

    def __init__(self, low: i64, high: i64, from_fighter: bool) -> None:
        super().__init__()
        self.low: i64 = low
        self.high: i64 = high  # -1: no upper end
        self.from_fighter = from_fighter

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if state.sides and not self.from_fighter and state.sides[seat].attack >= 0 and state.sides[seat].face_up:
            return reaches(state, seat, self.low, self.high if self.high >= 0 else BOARD_SIZE)
        gap = distance(state)
        far = gap + 2 * half(state, 1 - seat)
        return far >= self.low and (self.high < 0 or gap <= self.high)


class AtGreatestRange(Condition[ExceedState]):
    """The opponent is at the greatest distance that your attack reaches."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if not state.sides or least_range(state, seat) < 0:
            return False
        most = greatest_range(state, seat)
        return reaches(state, seat, most, most)


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


class Compare(Condition[ExceedState]):
    """Two numbers stand in a relation: -2 less, -1 at most, 0 equal, 1 at least, 2 more."""

    def __init__(self, left: Number[ExceedState], relation: i64, right: Number[ExceedState]) -> None:
        super().__init__()
        self.left = left
        self.relation: i64 = relation
        self.right = right

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Compare them."""
        left = self.left.value(state, seat)
        right = self.right.value(state, seat)
        relation = self.relation
        if relation == 0:
            return left == right
        if relation == 1:
            return left >= right
        if relation == -1:
            return left <= right
        if relation == 2:
            return left > right
        return left < right


class StruckLastTurn(Condition[ExceedState]):
    """A strike happened last turn."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.struck_last
