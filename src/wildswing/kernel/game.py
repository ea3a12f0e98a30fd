"""A game from its first decision to its end, as the authority sees it: the object behind library, table and server."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, Generic, Self, TypeVar

from wildswing.kernel.decision import Decision, Option
from wildswing.kernel.errors import CannotTakeBack, IllegalChoice, WildswingError
from wildswing.kernel.events import Event, Teller
from wildswing.kernel.result import Result
from wildswing.kernel.state import NO_DECISION, State
from wildswing.kernel.view import View

S = TypeVar("S", bound=State)

STANDS: Final = (
    "the last choice stands: since then a card was seen or drawn, chance has spoken, or another player is to choose"
)
SPECTATOR: Final = -1
EVERYTHING: Final = -2


class Checkpoint(Generic[S]):
    """The state before a choice, for taking the choice back.

    Attributes:
        state: as it was.
        seat: who chose then.
        choices: how many choices had been made.
        events: how many events were in the log.
    """

    def __init__(self, state: S, seat: int, choices: int, events: int) -> None:
        self.state = state
        self.seat = seat
        self.choices = choices
        self.events = events


class Game(Generic[S]):
    """The whole truth about one game, hidden cards included; what one seat may know of it is `view(seat)`.

    Two games are equal when nothing that can still matter differs: the same position, whatever led to it.
    """

    def __init__(self, state: S, log: bool) -> None:
        self.state = state
        self._history: list[int] = []
        self._starts: list[int] = []  # how many events there were before each choice
        self._decision: Decision | None = None
        self._checkpoints: list[Checkpoint[S]] = []  # of choices that their player may take back alone
        self._quiet: list[Checkpoint[S]] = []  # of choices since anybody learnt something
        self._told: dict[int, list[Event]] = {}  # what each viewer was told so far; views share these lists
        if log:
            state.log = []

    # ---- for the game to fill in

    def clone(self) -> Self:
        """A copy that goes its own way; it keeps no log."""
        raise NotImplementedError

    def restarted(self, log: bool) -> Self:
        """This game before its first choice; the same choices lead to the same game again.

        Args:
            log: whether to keep a log of events.
        """
        raise NotImplementedError

    def _copy(self, state: S) -> S:
        """A copy of a state, without its log."""
        raise NotImplementedError

    def _decide(self) -> Decision:
        """The pending decision, with everything in words."""
        raise NotImplementedError

    def _end(self) -> Result:
        """How the game ended."""
        raise NotImplementedError

    def _informs(self, before: S, seat: int) -> bool:
        """Whether `seat`, who has just chosen, knows more than in the state before the choice, or chance has spoken."""
        raise NotImplementedError

    def _teller(self, viewer: int) -> Teller:
        """Who puts events into words for a viewer."""
        raise NotImplementedError

    def _key(self) -> tuple[object, ...]:
        """Everything that can still matter, as a value."""
        raise NotImplementedError

    @property
    def seats(self) -> int:
        """How many players there are."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What one seat may know of the game, and nothing else.

        Args:
            seat: the viewer; None for a spectator.
        """
        raise NotImplementedError

    @property
    def position(self) -> str:
        """The whole game at this moment in one line; `wildswing.load` goes on from it."""
        raise NotImplementedError

    @property
    def record(self) -> str:
        """How the game began and every choice since, as text; `wildswing.replay` plays it again.

        It names the seed, from which every hidden card follows: give it away when the game is over.
        """
        raise NotImplementedError

    # ---- the pending decision

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        if self.state.decision == NO_DECISION:
            return None
        if self._decision is None:
            self._decision = self._decide()
        return self._decision

    @property
    def options(self) -> list[int]:
        """The pending decision's options as numbers, quickly; empty when the game is over. Not to be changed."""
        return self.state.options

    @property
    def seat(self) -> int:
        """Who is to decide, -1 when the game is over."""
        return int(self.state.seat)

    def choose(self, choice: Option | int | str) -> None:
        """Make a choice and go on to the next decision.

        Args:
            choice: an option of `decision`, its number, or its text (in any case, or an unambiguous beginning of it).

        Raises:
            IllegalChoice: it is not possible now; the error names what is.

        Whatever interrupts it, such as Ctrl-C, leaves the game as it was before the choice.
        """
        state = self.state
        number = -1 if isinstance(choice, str) else int(choice)
        if number not in state.options:
            decision = self.decision
            if decision is None:
                raise IllegalChoice("the game is over; there is nothing to choose")
            number = decision.find(choice).number
        before = self._copy(state)
        seat = int(state.seat)
        events = 0 if state.log is None else len(state.log)
        self._history.append(number)
        self._starts.append(events)
        self._decision = None
        try:
            state.step(number)
        except BaseException:
            self._restore(before, len(self._history) - 1, events)
            raise
        checkpoint = Checkpoint(before, seat, len(self._history) - 1, events)
        if state.over or state.seat != seat or self._informs(before, seat):
            self._checkpoints = []
        else:
            self._checkpoints.append(checkpoint)
        if state.over or self._informs_anybody(before):
            self._quiet = []
        else:
            self._quiet.append(checkpoint)

    def step(self, option: int) -> None:
        """Make a choice by the number of one of `options`, unchecked and quickly; it cannot be taken back.

        Args:
            option: the number.
        """
        self._history.append(option)
        self._starts.append(0 if self.state.log is None else len(self.state.log))
        self._decision = None
        if self._checkpoints:
            self._checkpoints = []
        if self._quiet:
            self._quiet = []
        self.state.step(option)

    # ---- how it stands

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.over)

    @property
    def result(self) -> Result | None:
        """How the game ended; None as long as it goes on."""
        return self._end() if self.state.over else None

    @property
    def history(self) -> tuple[int, ...]:
        """The numbers of all choices since this game was begun or loaded."""
        return tuple(self._history)

    def events(self, since: int = 0, seat: int | str | None = None) -> list[Event]:
        """What happened, as a viewer may know it, each event with its sentence.

        Args:
            since: leave out so many events from the beginning.
            seat: the viewer: a seat, None for a spectator, "all" for one who sees everything.

        Raises:
            WildswingError: the game keeps no log, or there is no such viewer.
        """
        if isinstance(seat, str) and seat != "all":
            raise WildswingError(f'there is no viewer {seat!r}: give a seat, None for a spectator, or "all"')
        told = self._heard(EVERYTHING if isinstance(seat, str) else SPECTATOR if seat is None else seat)
        if told is None:
            raise WildswingError("this game keeps no log: it was made with log=False, or is a clone")
        return told[since:]

    def choices_before(self, event: int) -> int:
        """How many choices had been made when an event happened.

        Args:
            event: its place among all events, from 0.
        """
        return bisect_right(self._starts, event)

    def _heard(self, viewer: int) -> list[Event] | None:
        """All that a viewer was told, in one list that grows with the game; None if the game keeps no log."""
        log = self.state.log
        if log is None:
            return None
        told = self._told.setdefault(viewer, [])
        if len(told) < len(log):
            everything = viewer == EVERYTHING
            teller = self._teller(viewer)
            for place in range(len(told), len(log)):
                told.append(log[place].told_by(teller, viewer, everything))
        return told

    # ---- taking back

    @property
    def can_take_back(self) -> int:
        """How many of the last choices can be taken back now."""
        return len(self._checkpoints)

    def take_back(self) -> None:
        """Take the last choice back.

        It can be taken back as long as the player who made it is still the one who decides, no random number was taken,
        no deck changed, and this player has seen no card since that was hidden before: then nobody gains by it. Choices
        made by `step` stand.

        Raises:
            CannotTakeBack: the last choice stands.
        """
        if not self._checkpoints:
            raise CannotTakeBack(STANDS if self._history else "no choice was made yet")
        last = self._checkpoints.pop()
        self._restore(last.state, last.choices, last.events)
        self._forget_quiet(last.choices)

    def returnable(self, seat: int) -> int | None:
        """How many choices remain if this player's last one is taken back, with the consent of all others.

        Others may have chosen since, unlike in `take_back`. But since then nobody, whoever it is, may have learnt
        anything: no random number was taken, no deck changed, no hidden card was seen, and no hand changed (a card that
        another player sets or pays tells something).

        Args:
            seat: who wants to choose again.

        Returns:
            What to give to `return_to`; None if the choice stands, or there is none.
        """
        for checkpoint in reversed(self._quiet):
            if checkpoint.seat == seat:
                return checkpoint.choices
        return None

    def return_to(self, choices: int) -> None:
        """Go back to when so many choices had been made, as `returnable` allows it.

        Args:
            choices: how many choices remain.

        Raises:
            CannotTakeBack: somebody has learnt something since, or there were never so many choices.
        """
        for checkpoint in self._quiet:
            if checkpoint.choices == choices:
                self._restore(checkpoint.state, choices, checkpoint.events)
                self._checkpoints = []
                self._forget_quiet(choices)
                return
        raise CannotTakeBack(STANDS)

    def _informs_anybody(self, before: S) -> bool:
        """Whether any player knows more than in the state before, or chance has spoken."""
        for seat in range(self.seats):
            if self._informs(before, seat):
                return True
        return False

    def _forget_quiet(self, choices: int) -> None:
        """Drop what is remembered of the choices that were taken back."""
        kept: list[Checkpoint[S]] = []
        for checkpoint in self._quiet:
            if checkpoint.choices < choices:
                kept.append(checkpoint)
        self._quiet = kept

    def _restore(self, state: S, choices: int, events: int) -> None:
        """Go back to an earlier state, after so many choices and events."""
        log = self.state.log
        self.state = state
        if log is not None:
            del log[events:]
            self.state.log = log
        del self._history[choices:]
        del self._starts[choices:]
        self._decision = None
        self._told = {}  # views keep the old lists

    # ---- as a value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())
