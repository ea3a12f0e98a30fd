"""The trials of a viewer's hand cards, each made once for a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.analysis.trials import Trial, needs_play, play, trial

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState
    from wildswing.exceed.view import ExceedView

# The same for everybody who asks, so that the same view always gives the same picture.
SAMPLE_SEED: Final = 0


class Trials:
    """What the viewer's cards would do as attacks.

    Attributes:
        view: of the viewer, who has a seat.
        seat: that seat.
    """

    def __init__(self, view: ExceedView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self._made: dict[tuple[int, bool], Trial] = {}
        self._samples: dict[int, ExceedState] = {}

    def of(self, card: int, ex: bool) -> Trial:
        """The trial of a card: on what is known where that is enough, else on a sampled game.

        Args:
            card: its number.
            ex: whether two copies are set.
        """
        made = self._made.get((card, ex))
        if made is None:
            made = trial(self.view.known, self.seat, card, ex)
            if needs_play(made):
                made = trial(self.sample(), self.seat, card, ex)
                play(made)
            self._made[card, ex] = made
        return made

    def sample(self, seed: int = SAMPLE_SEED) -> ExceedState:
        """A whole game that the viewer cannot tell from the true one; always the same for the same view.

        Args:
            seed: other seeds give other samples.
        """
        if seed not in self._samples:
            self._samples[seed] = self.view.sample_state(seed)
        return self._samples[seed]
