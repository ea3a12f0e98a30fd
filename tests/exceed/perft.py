"""Positions of EXCEED for counting decision sequences: how many ways there are to make so many choices.

`python -m tests.exceed.perft [depth]` counts anew. A count that changes means that the rules offer other options than
before, or go on to other decisions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.perft import perft
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.building.fighter import fighter
from wildswing.exceed.cards import Match
from wildswing.exceed.setup import new_state
from wildswing.exceed.state import ExceedState


def opening() -> ExceedState:
    """Ryu against Geoffrey before the first mulligan."""
    state = new_state(Match(fighter("ryu", 0), fighter("geoffrey", 1)), 7, 0)
    state.run()
    return state


def middle() -> ExceedState:
    """King Knight, exceeded, with Force, Gauge and a boost in play, to act against Litchi, whose Mantenbo is out."""
    table = Table("king", "litchi", spaces=(4, 6))
    table.exceed(0)
    table.hand(0, "Spin Jump", "King of Cards", "Grasp", "Grasp")
    table.gauge(0, "Cross", "Dive", "Block")
    table.put(0, "boosts", "Charge Up")
    table.put(0, "discard", "Sweep")
    table.hand(1, "Four Winds", "Tsubame Gaeshi", "Focus")
    table.gauge(1, "Assault")
    table.token(1, "Mantenbo", 5)
    return table.state


def strike() -> ExceedState:
    """Chaos places his marked attack; Sol Badguy, with a boost in play, has not set yet."""
    table = Table("chaos", "solbadguy", spaces=(3, 6))
    table.hand(0, "Repel", "Grasp", "Cross")
    table.gauge(0, "Dive")
    table.put(1, "boosts", "Keep yourself alive")
    table.hand(1, "Gun Flame", "Gun Flame", "Tyrant Rave", "Block")
    table.gauge(1, "Cross", "Dive")
    table.action("Mark this turn")
    table.set("Repel")
    assert table.state.decision == c.PICK_SPACE
    return table.state


POSITIONS: dict[str, Callable[[], ExceedState]] = {"opening": opening, "middle": middle, "strike": strike}


def main(depth: int) -> None:
    """Print the counts of all positions up to a depth."""
    for name, make in POSITIONS.items():
        print(name, [perft(make(), number) for number in range(1, depth + 1)])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
