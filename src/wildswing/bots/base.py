"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from wildswing.kernel.decision import Option
from wildswing.kernel.view import View


class Bot(Protocol):
    """A player: it gets the view of its seat and chooses one of the options that the view offers."""

    name: str

    def choose(self, view: View) -> Option:
        """Choose one of `view.options`; the pending decision is this seat's."""
        ...
