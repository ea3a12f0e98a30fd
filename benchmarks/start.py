"""`python -m benchmarks.start WHAT`: what starting costs, in a new process that does nothing else."""

import sys
from pathlib import Path
from time import process_time

from benchmarks.clock import ENOUGH, hand_over

PAIR = ("ryu", "chaos")


def importing() -> float:
    """`import wildswing`."""
    began = process_time()
    import wildswing  # noqa: F401 - importing it is what is measured

    return process_time() - began


def first_game(*characters: str | Path) -> float:
    """`import wildswing` and the first game."""
    began = process_time()
    import wildswing as ws

    ws.new("exceed", characters or PAIR, seed=1)
    return process_time() - began


def next_game() -> float:
    """Another game of the same two characters."""
    import wildswing as ws

    ws.new("exceed", PAIR, seed=1)
    games = 0
    began = process_time()
    while process_time() - began < ENOUGH / 4:
        ws.new("exceed", PAIR, seed=games)
        games += 1
    return (process_time() - began) / games


def own_file() -> float:
    """The first game with a character of a file of one's own: it must be parsed."""
    return first_game(Path("src/wildswing/exceed/data/season3/ryu.toml"), PAIR[1])


def everybody() -> float:
    """`import wildswing`, and every character of EXCEED read and made ready to play."""
    began = process_time()
    import wildswing as ws
    from wildswing.exceed.building.fighter import fighter

    for character in ws.characters("exceed"):
        fighter(character.id, 0)
    return process_time() - began


MEASURES = {measure.__name__: measure for measure in (importing, first_game, next_game, own_file, everybody)}

if __name__ == "__main__":
    hand_over(MEASURES[sys.argv[1]]() * 1000)
