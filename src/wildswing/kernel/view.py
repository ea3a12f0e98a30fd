"""A view: all that one seat may know of a game, and nothing else; what bots, browsers and logs are given."""

from __future__ import annotations

from wildswing.kernel.decision import Option


class View:
    """What is the same in every game's view; each game subclasses it.

    A view is built up from what its seat may know, never copied from the state and then reduced, so a fact that
    somebody adds to a state stays hidden until somebody adds it to the view. Two views are equal, and have the same
    hash, if their seat knows the same in both.

    Attributes:
        seat: whose view it is; None for a spectator, who knows least of all.
        number: how many choices were made before.
    """

    def __init__(self, seat: int | None, number: int) -> None:
        self.seat = seat
        self.number = number

    @property
    def game(self) -> str:
        """The name of the game, as `wildswing.new` takes it."""
        raise NotImplementedError

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the pending decision, if it is this seat's."""
        raise NotImplementedError

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
