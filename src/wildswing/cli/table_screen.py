"""The table as one player sees it on the terminal, wherever the game is."""

from __future__ import annotations

from typing import Any

from wildswing.cli.console import show
from wildswing.cli.presenter import Presenter
from wildswing.kernel.decision import Decision


class TableScreen:
    """Shows a view of a game and what can be chosen.

    Attributes:
        presenter: how it is shown.
        texts: whether the texts of cards are shown beside their numbers.
    """

    def __init__(self, presenter: Presenter[Any]) -> None:
        self.presenter = presenter
        self.texts = True
        self._seen: tuple[object, str, str] | None = None  # the turn, the table and the hand that were shown last

    @property
    def view(self) -> Any:  # noqa: ANN401 - of whichever game it is
        """What the player in front of the terminal may know."""
        raise NotImplementedError

    def forget_shown(self) -> None:
        """Somebody else looks, so nothing was shown yet."""
        self._seen = None

    def introduce(self) -> None:
        """Show who plays when a player looks for the first time."""
        for text in self.presenter.introduction(self.view):
            show()
            show(text)

    def table(self, *, again: bool = True) -> None:
        """Show the table and the hand.

        Args:
            again: whether to show what was already shown in this turn and has not changed since.
        """
        view, shown = self.view, self.presenter
        there, cards = shown.screen(view, self.texts), shown.hand(view, self.texts)
        seen = (shown.moment(view), shown.standing(view, self.texts).plain, cards.plain)
        if again or seen != self._seen:
            show()
            show(there)
            show()
            show(cards)
        self._seen = seen

    def options(self, decision: Decision) -> None:
        """Show what can be chosen."""
        show()
        show(self.presenter.choices(self.view, decision, self.texts))

    def lead_in(self, decision: Decision) -> None:
        """Show everything that a player looks at before a choice, and what can be chosen."""
        breaks_in = self.presenter.interruption(self.view, decision)
        if breaks_in:
            show()
            show(breaks_in)
        if decision.kind in self.presenter.table_before:
            self.table(again=False)
        elif decision.kind in self.presenter.hand_before:
            show()
            show(self.presenter.hand(self.view, self.texts))
        self.options(decision)
