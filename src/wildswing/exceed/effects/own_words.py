"""Effects that say themselves what an option of theirs does, as those of named rules do."""

from __future__ import annotations

from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect


class OwnWords(Effect[ExceedState]):
    """An effect that has its own words for a card that is picked."""

    def picked(self, card: str) -> str:
        """What picking the card of this name does, with the verb first."""
        raise NotImplementedError
