"""A game of HacKClaD for the library, the terminal and the server."""

from __future__ import annotations

from typing import Self

from wildswing.hackclad import procedures
from wildswing.hackclad.cards import Match
from wildswing.hackclad.decisions import decision_of
from wildswing.hackclad.position import key, write_position
from wildswing.hackclad.read_position import read_position
from wildswing.hackclad.record import Beginning, read_beginning, write_record
from wildswing.hackclad.results import result_of, scores_of
from wildswing.hackclad.scoring import Score
from wildswing.hackclad.sentences import HackcladTeller
from wildswing.hackclad.setup import new_state
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.svg import board_svg, caption
from wildswing.hackclad.view import HackcladView, view_of
from wildswing.kernel.decision import Decision
from wildswing.kernel.events import Teller
from wildswing.kernel.game import SPECTATOR, Game
from wildswing.kernel.record import Record, Replay
from wildswing.kernel.result import Result

assert procedures.MODULES


class HackcladGame(Game[HackcladState]):
    """One game of HacKClaD."""

    def __init__(self, state: HackcladState, log: bool, beginning: Beginning | None = None) -> None:
        super().__init__(state, log)
        self._beginning = Beginning(0, state.clone()) if beginning is None else beginning

    @property
    def match(self) -> Match:
        """Who plays, by which rules, with which cards."""
        return self.state.match

    @property
    def seats(self) -> int:
        """How many players there are."""
        return int(self.match.players)

    @property
    def scores(self) -> list[Score]:
        """The score of each Witch with its parts; as long as the game goes on, as it stands."""
        return scores_of(self.state)

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
        game = type(self)(new_state(self.match, begun.seed), log, begun)
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

    def view(self, seat: int | None) -> HackcladView:
        """What one seat may know of the game, and nothing else.

        >>> from wildswing import new
        >>> view = new("hackclad", ["Luna", "Mia"], seed=7, missions="random").view(1)
        >>> len(view.witches[1].enhanced), view.witches[0].enhanced
        (8, [-1, -1, -1, -1, -1, -1, -1, -1])

        Args:
            seat: from 0 on; None for a spectator.

        Raises:
            WildswingError: there is no such seat.
        """
        viewer = SPECTATOR if seat is None else seat
        return view_of(self.state, seat, len(self._history), self._heard(viewer))

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        return board_svg(self.state)

    def __repr__(self) -> str:
        names = ", ".join([self.match.name(witch) for witch in range(len(self.match.boards))])
        return f"<{names}: {caption(self.state)}>"

    def _key(self) -> tuple[object, ...]:
        return key(self.state)

    def _teller(self, viewer: int) -> Teller:
        return HackcladTeller(self.state.match, viewer)

    def _copy(self, state: HackcladState) -> HackcladState:
        return state.clone()

    def _decide(self) -> Decision:
        return decision_of(self.state, len(self._history))

    def _end(self) -> Result:
        return result_of(self.state)

    def _informs(self, before: HackcladState, seat: int) -> bool:
        after = self.state
        if after.draws != before.draws or after.clad_seen != before.clad_seen:
            return True
        if after.open_slots != before.open_slots or after.clad_deck != before.clad_deck:
            return True
        for witch, figure in enumerate(after.figures):
            earlier = before.figures[witch]
            if figure.deck != earlier.deck:
                return True
            if figure.turn_card != earlier.turn_card and not earlier.turn_known:
                return True
            if self.match.seats[witch] != seat and (figure.hand != earlier.hand or figure.shown != earlier.shown):
                return True
        return False


def new_game(match: Match, seed: int, log: bool) -> HackcladGame:
    """A game before its first decision.

    Args:
        match: who plays, by which rules.
        seed: of all randomness.
        log: whether to keep a log of events.
    """
    game = HackcladGame(new_state(match, seed), log, Beginning(seed, None))
    game.state.run()
    return game


def load_game(position: str, custom: list[str], log: bool) -> HackcladGame:
    """The game that a position describes.

    Args:
        position: one line.
        custom: paths of the card files of its Witches that are not in the package.
        log: whether to keep a log of events.
    """
    return HackcladGame(read_position(position, custom), log)


def replay_record(record: Record) -> Replay[HackcladGame]:
    """The game of a record.

    Args:
        record: as it was read.
    """
    match, beginning, warnings = read_beginning(record)
    if beginning.state is None:
        game = new_game(match, beginning.seed, True)
    else:
        game = HackcladGame(beginning.state.clone(), True, beginning)
    return Replay(game, record.choices, warnings)
