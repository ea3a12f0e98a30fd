"""A quick player by rules of thumb, of every game."""

from __future__ import annotations

from wildswing.bots.base import Bot
from wildswing.kernel.decision import Option
from wildswing.kernel.view import View


class SteadyBot:
    """Plays by rules of thumb on what its seat knows; ties are broken by chance."""

    name = "steady"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._players: dict[str, Bot] = {}

    def choose(self, view: View) -> Option:
        """Choose the option that its rules of thumb judge best."""
        player = self._players.get(view.game)
        if player is None:
            player = self._players[view.game] = player_of(view.game, self.seed)
        return player.choose(view)


def player_of(game: str, seed: int) -> Bot:
    """What plays a game by rules of thumb.

    Args:
        game: the name of the game, as views tell it.
        seed: of its choices by chance.
    """
    if game == "hackclad":
        from wildswing.bots.witch import WitchBot  # noqa: PLC0415 - nobody pays for the other game

        return WitchBot(seed)
    from wildswing.bots.fighter import FighterBot  # noqa: PLC0415 - as above

    return FighterBot(seed)
