"""A view: all that one seat may know of a game, and nothing else; what bots, browsers and logs are given."""

from __future__ import annotations

from wildswing.kernel.decision import Decision, Option
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.events import Event
from wildswing.kernel.state import NO_DECISION, State


class View:
    """What is the same in every game's view; each game subclasses it.

    A view is built up from what its seat may know, never copied from the state and then reduced, so a fact that
    somebody adds to a state stays hidden until somebody adds it to the view. Two views are equal, and have the same
    hash, if their seat knows the same in both.

    Attributes:
        seat: whose view it is; None for a spectator, who knows least of all.
        number: how many choices were made before.
    """

    def __init__(self, seat: int | None, number: int, told: list[Event] | None) -> None:
        self.seat = seat
        self.number = number
        self._told = told
        self._count = 0 if told is None else len(told)
        self._decision: Decision | None = None

    @property
    def game(self) -> str:
        """The name of the game, as `wildswing.new` takes it."""
        raise NotImplementedError

    # ---- for each game to fill in

    def _known(self) -> State:
        """What the viewer knows of the state."""
        raise NotImplementedError

    def _kind(self) -> str:
        """The kind of the pending decision."""
        raise NotImplementedError

    def _decide(self) -> Decision:
        """The pending decision, which is the viewer's, in words."""
        raise NotImplementedError

    # ---- the pending decision

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._known().over)

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is to decide and the kind of decision, which everybody sees; None when the game is over."""
        known = self._known()
        return None if known.decision == NO_DECISION else (int(known.seat), self._kind())

    @property
    def decision(self) -> Decision | None:
        """The pending decision with its options, if it is the viewer's; else None."""
        known = self._known()
        if known.decision == NO_DECISION or self.seat is None or known.seat != self.seat:
            return None
        if self._decision is None:
            self._decision = self._decide()
        return self._decision

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of `decision`; none if there is no decision of the viewer's."""
        decision = self.decision
        return () if decision is None else decision.options

    def find(self, choice: Option | int | str) -> int:
        """The number of an option of `decision`.

        Args:
            choice: the option, its number or its text.

        Raises:
            WildswingError: it is not the viewer's decision.
            IllegalChoice: there is no such option.
        """
        decision = self.decision
        if decision is None:
            raise WildswingError("the pending decision is not the viewer's")
        return int(decision.find(choice))

    # ---- what happened

    def events(self, since: int = 0) -> list[Event]:
        """What has happened up to this view, as the viewer may know it.

        Args:
            since: leave out so many events from the beginning.

        Raises:
            WildswingError: the game keeps no log.
        """
        if self._told is None:
            raise WildswingError("this game keeps no log: it was made with log=False, or is a clone")
        return self._told[since : self._count]

    # ---- as a value

    def key(self) -> tuple[object, ...]:
        """Everything that the view holds, as a value that can be compared, hashed and stored."""
        raise NotImplementedError

    def plain(self) -> dict[str, object]:
        """The view as plain data: numbers, texts, lists and dictionaries, ready for JSON."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
