"""Positions of HacKClaD for counting decision sequences: how many ways there are to make so many choices.

`python -m tests.hackclad.perft [depth]` counts anew. A count that changes means that the rules offer other options than
before, or go on to other decisions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.hackclad.table import Table
from tests.perft import perft
from wildswing.hackclad.state import HackcladState


def opening() -> HackcladState:
    """Luna and Mia before they draft their Missions."""
    return Table("luna", "mia", start="set-up").state


def turn() -> HackcladState:
    """Rosette beside the Clad, with Shards around her, MP, CP and a card of every type; Flare is near."""
    table = Table("rosette", "flare", "luna")
    table.at(0, (0, -1))
    table.at(1, (1, 1))
    table.shards((1, -1), 3)
    table.shards((-1, -1), 2)
    table.hand(0, "Shot", "Guard", "Move", "Rose Whip", "Sol Shimmer")
    table.discard(0, "Active Combustion")
    table.gauges(0, mp=3, cp=3)
    return table.state


def reaction() -> HackcladState:
    """The Clad attacks Luna and Amelia, who have Reactions; Luna is the first to be asked."""
    table = Table("luna", "amelia", slots=(1, 2))
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.at(1, (1, 1))
    table.hand(0, "Guard", "Mirror of Eight", "Move")
    table.hand(1, "Guard", "Protection Drone", "Shot")
    table.gauges(0, mp=3, cp=2)
    table.gauges(1, mp=2, cp=1)
    table.end()
    assert table.asked == "react"
    return table.state


POSITIONS: dict[str, Callable[[], HackcladState]] = {"opening": opening, "turn": turn, "reaction": reaction}


def main(depth: int) -> None:
    """Print the counts of all positions up to a depth."""
    for name, make in POSITIONS.items():
        print(name, [perft(make(), number) for number in range(1, depth + 1)])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
