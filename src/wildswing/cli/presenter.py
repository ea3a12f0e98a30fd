"""What a game brings along to be played at the terminal table: its names, its screens, its own words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from rich.text import Text

from wildswing.cli.console import say, show
from wildswing.cli.telling import Telling, Told, since, told
from wildswing.kernel.decision import Decision
from wildswing.kernel.errors import nearest
from wildswing.kernel.game import Game
from wildswing.kernel.result import Result

V = TypeVar("V")

Word = Callable[[V, str], None]
NOTHING: Final = Text()


class Presenter(Generic[V]):
    """Shows one game, a view of which is a V; each game has its own.

    Attributes:
        table_before: kinds of decisions before which the table is shown, unless it is still the same.
        hand_before: kinds of decisions before which only the hand is shown.
        telling: how the log is set.
        help: what the game's own words are for.
    """

    table_before: ClassVar[frozenset[str]] = frozenset()
    hand_before: ClassVar[frozenset[str]] = frozenset()
    telling: ClassVar[Telling]
    help: ClassVar[tuple[tuple[str, str], ...]] = ()

    # ---- names

    def players(self, game: Game[Any]) -> list[str]:
        """The players' names by seat, each a different one."""
        raise NotImplementedError

    def label(self, view: V) -> str:
        """The name before the sign at which one types."""
        raise NotImplementedError

    # ---- where the game stands

    def begun(self, view: V) -> bool:
        """Whether the set-up is over."""
        raise NotImplementedError

    def moment(self, view: V) -> object:
        """A value that changes with the turn: then everything is shown again."""
        raise NotImplementedError

    def ending(self, game: Game[Any], result: Result, looking: int | None) -> str:
        """How the game ended, in a sentence; `looking` is the seat that is "you"."""
        raise NotImplementedError

    # ---- screens

    def introduction(self, view: V) -> list[Text]:
        """What a player is shown when she looks for the first time."""
        raise NotImplementedError

    def screen(self, view: V, texts: bool) -> Text:
        """The whole table; `texts` says whether to add the texts of cards in play."""
        raise NotImplementedError

    def standing(self, view: V, texts: bool) -> Text:
        """The part of the table that must have changed for it to be shown again."""
        return self.screen(view, texts)

    def hand(self, view: V, texts: bool) -> Text:
        """The own hand."""
        raise NotImplementedError

    def interruption(self, view: V, decision: Decision) -> Text:
        """What is shown before the choices where a decision breaks in on another player's turn; else nothing."""
        return NOTHING

    def choices(self, view: V, decision: Decision, texts: bool) -> Text:
        """What is asked, what asks it, and the options."""
        raise NotImplementedError

    # ---- the log

    def told(self, events: Sequence[Told], view: V | None, rules: bool = False) -> list[Text]:
        """Events as lines.

        Args:
            events: as the viewer may know them.
            view: of the one who is told, whose losses are bad news; None for nobody's.
            rules: whether to add the number of each rule.
        """
        return told(events, self.telling, self.own(view), rules)

    def own(self, view: V | None) -> frozenset[int]:
        """The numbers that events give to the viewer."""
        raise NotImplementedError

    def recap(self, events: Sequence[Told], most: int) -> int:
        """From which event on to tell again what happened, when a game goes on; at most so many."""
        return since(events, self.telling.turn, most)

    # ---- words

    def words(self) -> dict[str, Word[V]]:
        """What can be typed in this game besides choices: each looks at a view and takes the rest of the line."""
        return {}


def no_card(name: str, known: Sequence[str]) -> str:
    """That there is no such card, and which ones are like it."""
    close = nearest(name, sorted(set(known)))
    hint = (
        f" The nearest are {', '.join(close)}." if len(close) > 1 else f" The nearest is {close[0]}." if close else ""
    )
    return f"There is no card {name!r} here.{hint}"


def show_cards(name: str, found: Sequence[str], known: Sequence[str], example: str) -> None:
    """Print the cards that somebody asked for by name.

    Args:
        name: what was typed.
        found: the faces of those that fit.
        known: the names of all there are.
        example: of what could have been typed.
    """
    if not name:
        say(f"Which card? For example: card {example}")
        return
    for face in dict.fromkeys(found):
        show(face)
    if not found:
        say(no_card(name, known))
