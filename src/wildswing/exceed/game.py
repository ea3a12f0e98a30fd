"""A game of EXCEED for the library, the terminal and the server."""

from __future__ import annotations

from typing import Final, Self

from wildswing.exceed import procedures
from wildswing.exceed.cards import Match
from wildswing.exceed.constants import OUT_OF_CARDS, OUT_OF_LIFE
from wildswing.exceed.decisions import decision_of
from wildswing.exceed.position import key, write_position
from wildswing.exceed.read_position import read_position
from wildswing.exceed.record import Beginning, read_beginning, write_record
from wildswing.exceed.sentences import ExceedTeller
from wildswing.exceed.setup import ASK_WHO_IS_FIRST, DRAW_LOTS, new_state
from wildswing.exceed.state import ExceedState
from wildswing.exceed.svg import board_svg, caption
from wildswing.exceed.view import ExceedView, view_of
from wildswing.kernel.decision import Decision
from wildswing.kernel.events import Teller
from wildswing.kernel.game import SPECTATOR, Game
from wildswing.kernel.record import Record, Replay
from wildswing.kernel.result import Result

assert procedures.MODULES
REASONS: Final = {OUT_OF_LIFE: "out of life", OUT_OF_CARDS: "out of cards"}


class ExceedGame(Game[ExceedState]):
    """One game of EXCEED."""

    def __init__(self, state: ExceedState, log: bool, beginning: Beginning | None = None) -> None:
        super().__init__(state, log)
        self._beginning = Beginning(0, 0, state.clone()) if beginning is None else beginning

    @property
    def match(self) -> Match:
        """The two fighters."""
        return self.state.match

    @property
    def seats(self) -> int:
        """How many players there are: two."""
        return len(self.match.fighters)

    def clone(self) -> Self:
        """A copy that goes its own way; it keeps no log."""
        other = type(self)(self.state.clone(), False, self._beginning)
        other._history = self._history[:]  # noqa: SLF001 - another game of this class
        return other

    def restarted(self, log: bool) -> Self:
        """This game before its first choice; the same choices lead to the same game again.

        Args:
            log: whether to keep a log of events.
        """
        begun = self._beginning
        if begun.state is not None:
            return type(self)(begun.state.clone(), log, begun)
        game = type(self)(new_state(self.match, begun.seed, begun.first), log, begun)
        game.state.run()
        return game

    @property
    def position(self) -> str:
        """The whole game at this moment in one line; `wildswing.load` goes on from it."""
        return write_position(self.state)

    @property
    def record(self) -> str:
        """How the game began and every choice since, as text; `wildswing.replay` plays it again.

        It names the seed, from which every hidden card follows: give it away when the game is over.
        """
        begun = self._beginning.state
        return write_record(
            self.state.match, self._beginning, "" if begun is None else write_position(begun), self._history
        )

    def view(self, seat: int | None) -> ExceedView:
        """What one seat may know of the game, and nothing else.

        >>> from wildswing import new
        >>> view = new("exceed", ["Ryu", "Geoffrey"], seed=7, first=0).view(1)
        >>> len(view.me.hand), view.opponent.hand
        (6, [-1, -1, -1, -1, -1])

        Args:
            seat: 0 or 1; None for a spectator.

        Raises:
            WildswingError: there is no such seat.
        """
        viewer = SPECTATOR if seat is None else seat
        return view_of(self.state, seat, len(self._history), self._heard(viewer))

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        return board_svg(self.state)

    def __repr__(self) -> str:
        names = " against ".join([fighter.name for fighter in self.match.fighters])
        return f"<{names}: {caption(self.state)}>"

    def _key(self) -> tuple[object, ...]:
        return key(self.state)

    def _copy(self, state: ExceedState) -> ExceedState:
        return state.clone()

    def _decide(self) -> Decision:
        return decision_of(self.state, len(self._history))

    def _end(self) -> Result:
        loser = int(self.state.loser)
        ranking = (2, 1) if loser == 0 else (1, 2)
        scores = (0.0, 1.0) if loser == 0 else (1.0, 0.0)
        return Result(1 - loser, ranking, scores, REASONS[int(self.state.reason)])

    def _informs(self, before: ExceedState, seat: int) -> bool:
        after = self.state
        if after.draws != before.draws or (before.sides and not after.sides):
            return True
        for player in (0, 1):
            if after.players[player].deck != before.players[player].deck:
                return True
            shown_before = bool(before.sides) and before.sides[player].face_up
            if after.sides and after.sides[player].face_up and not shown_before:
                return True
        other, earlier = after.players[1 - seat], before.players[1 - seat]
        return other.hand != earlier.hand or other.shown != earlier.shown or other.sealed != earlier.sealed

    def _teller(self, viewer: int) -> Teller:
        return ExceedTeller(self.state.match, viewer)


def new_game(match: Match, seed: int, first: int, log: bool) -> ExceedGame:
    """A game before its first decision.

    Args:
        match: the two fighters.
        seed: of all randomness.
        first: the seat that goes first, DRAW_LOTS or ASK_WHO_IS_FIRST.
        log: whether to keep a log of events.
    """
    assert first in {0, 1, DRAW_LOTS, ASK_WHO_IS_FIRST}
    game = ExceedGame(new_state(match, seed, first), log, Beginning(seed, first, None))
    game.state.run()
    return game


def load_game(position: str, custom: list[str], log: bool) -> ExceedGame:
    """The game that a position describes.

    Args:
        position: one line.
        custom: paths of the card files of its characters that are not in the package.
        log: whether to keep a log of events.
    """
    return ExceedGame(read_position(position, custom), log)


def replay_record(record: Record) -> Replay[ExceedGame]:
    """The game of a record.

    Args:
        record: as it was read.
    """
    match, beginning, warnings = read_beginning(record)
    if beginning.state is None:
        game = new_game(match, beginning.seed, beginning.first, True)
    else:
        game = ExceedGame(beginning.state.clone(), True, beginning)
    return Replay(game, record.choices, warnings)
