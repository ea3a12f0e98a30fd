"""The options of a viewer that are played out, each once for a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.analysis.plays import Played, play

if TYPE_CHECKING:
    from wildswing.hackclad.state import HackcladState
    from wildswing.hackclad.view import HackcladView

# The same for everybody who asks, so that the same view always gives the same picture.
SAMPLE_SEEDS: Final = (0, 1)


class Tries:
    """What the viewer's options would do.

    Attributes:
        view: of the viewer.
    """

    def __init__(self, view: HackcladView) -> None:
        self.view = view
        self._samples: list[HackcladState] = []
        self._played: dict[int, Played] = {}

    def of(self, option: int) -> Played:
        """An option of the viewer's decision, played out on sampled games.

        Args:
            option: its number.
        """
        played = self._played.get(option)
        if played is None:
            played = self._played[option] = play(self._sampled(), option)
        return played

    def sample(self) -> HackcladState:
        """A whole game that the viewer cannot tell from the true one; always the same for the same view."""
        return self._sampled()[0]

    def _sampled(self) -> list[HackcladState]:
        if not self._samples:
            self._samples = [self.view.sample_state(seed) for seed in SAMPLE_SEEDS]
        return self._samples
