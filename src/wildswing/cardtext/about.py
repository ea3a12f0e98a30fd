"""What a card file tells people about its character: no rule reads it, and it may change without the game."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

EASIEST: Final = 1
HARDEST: Final = 3
"""1: plain cards, easy for beginners; 2: a plan or a resource to keep in mind; 3: rules of its own to learn."""
LONGEST_PLAY: Final = 110
"""How long the line may be that says how a character is played."""
HEAD: Final = re.compile(r'^(name|season|difficulty|play) = (?:"([^"\\\n]*)"|(\d+))$', re.MULTILINE)
ABOUT: Final = re.compile(r"^(?:difficulty|play) = .*\n", re.MULTILINE)


class Head(NamedTuple):
    """The first lines of a card file: the name, the season and the difficulty (0: not told), and how it is played."""

    name: str
    season: int
    difficulty: int
    play: str


def head_of(source: str) -> Head:
    r"""What the first lines of a file of the package say, without a parser.

    >>> head_of('name = "Ann"\nseason = 3\ndifficulty = 1\nplay = "Come close."\n\n[[attack]]\nname = "Thunder"')
    Head(name='Ann', season=3, difficulty=1, play='Come close.')

    Args:
        source: the text of the file.
    """
    found = {key: words or number for key, words, number in HEAD.findall(source.partition("\n[")[0])}
    return Head(
        found.get("name", ""), int(found.get("season", 0)), int(found.get("difficulty", 0)), found.get("play", "")
    )


def rules_of(source: str) -> str:
    r"""A card file without the lines that only tell people something: what a fingerprint of the game is made from.

    >>> rules_of('name = "Ann"\ndifficulty = 1\nplay = "Come close."\nexceed = 3\n')
    'name = "Ann"\nexceed = 3\n'

    Args:
        source: the text of the file.
    """
    return ABOUT.sub("", source)
