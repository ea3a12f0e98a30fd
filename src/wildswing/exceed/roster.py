"""Everybody who can be chosen: the characters of the package, found by id, name or the beginning of either."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wildswing.cardtext.about import head_of
from wildswing.cardtext.load import FilePath, is_path, packaged_names, packaged_text
from wildswing.exceed.building.fighter import build_fighter, fighter
from wildswing.exceed.cards import Fighter
from wildswing.exceed.text import character_ids, load_character
from wildswing.kernel.names import Named, named

PACKAGE: Final = "wildswing.exceed"
FOLDER: Final = "data"


class CharacterInfo(Named):
    """A character of the package.

    Attributes:
        id: its short name, which no other character has.
        name: its name.
        season: the season of EXCEED that it came with.
        difficulty: 1 for a character that is easy for beginners, to 3 for one with rules of its own to learn.
        play: how to play it, in a line.
    """

    def __init__(self, character_id: str, name: str, season: int, difficulty: int, play: str) -> None:
        super().__init__(character_id, name)
        self.season = season
        self.difficulty = difficulty
        self.play = play

    def __repr__(self) -> str:
        return f"CharacterInfo({self.id!r}, {self.name!r}, season={self.season})"


@lru_cache(maxsize=1)
def roster() -> tuple[CharacterInfo, ...]:
    """All characters of the package, by season and id."""
    found: list[CharacterInfo] = []
    for character_id, way in packaged_names(PACKAGE, FOLDER).items():
        if way[1] == "normals":
            continue
        head = head_of(packaged_text(PACKAGE, *way))
        found.append(CharacterInfo(character_id, head.name, head.season, head.difficulty, head.play))
    found.sort(key=lambda info: (info.season, info.id))
    return tuple(found)


def find(name: str) -> CharacterInfo:
    """The character that a name means: its id, its name, or the beginning of either that no other character shares.

    >>> find("shovel k").name
    'Shovel Knight'

    Args:
        name: in any case.

    Raises:
        UnknownName: there is none, or several.
    """
    return named(name, roster(), "character")


def fighter_of(which: FilePath, seat: int) -> Fighter:
    """The fighter for a seat.

    Args:
        which: a name as `find` takes it, or the path of a card file.
        seat: 0 or 1.

    Raises:
        UnknownName: there is no such character.
        CardFileErrors: the file cannot be read, or something in it is wrong.
        NotPlayable: the rules cannot run one of the file's texts.
    """
    if is_path(which):
        return build_fighter(load_character(which), seat)
    name = str(which)
    known = " ".join(name.lower().split())
    # An id is known without a look into all the files.
    return fighter(known if known in character_ids() else find(name).id, seat)
