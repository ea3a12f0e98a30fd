"""Players that see only what their seat may see.

>>> import wildswing as ws
>>> from wildswing.bots import make
>>> game = ws.new("exceed", ["Ryu", "Akuma"], seed=3)
>>> make("steady", seed=1).choose(game.view(game.decision.seat)).verb
'keep'
"""

from __future__ import annotations

from wildswing.bots.base import Bot
from wildswing.bots.chance import RandomBot
from wildswing.bots.steady import SteadyBot
from wildswing.kernel.errors import UnknownName, nearest

__all__ = ["NAMES", "Bot", "RandomBot", "SteadyBot", "make"]

NAMES = ("random", "steady")


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name.

    Args:
        name: "random" or "steady", in any case.
        seed: of its choices by chance.

    Raises:
        UnknownName: there is no such bot; the message names those there are.
    """
    wanted = name.lower()
    if wanted == "random":
        return RandomBot(seed)
    if wanted == "steady":
        return SteadyBot(seed)
    close = nearest(name, NAMES)
    hint = f"; the nearest is {' or '.join(close)}" if close else ""
    raise UnknownName(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}{hint}", name, close)
