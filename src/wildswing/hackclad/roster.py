"""Everybody who can be chosen: the Witches of the package, found by id, name or the beginning of either."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wildswing.cardtext.about import head_of
from wildswing.cardtext.load import FilePath, is_path, packaged_names, packaged_text
from wildswing.hackclad.constants import MISSIONS_EACH
from wildswing.hackclad.text import load_missions, load_witch, witch_ids
from wildswing.hackclad.text.witch import Witch
from wildswing.kernel.names import Named, named

PACKAGE: Final = "wildswing.hackclad"
FOLDER: Final = "data"


class WitchInfo(Named):
    """A Witch of the package.

    Attributes:
        id: its short name, which no other Witch has.
        name: its name.
        difficulty: 1 for a Witch who is easy for beginners, to 3 for one who asks for much planning.
        play: how to play her, in a line.
    """

    def __init__(self, witch_id: str, name: str, difficulty: int, play: str) -> None:
        super().__init__(witch_id, name)
        self.difficulty = difficulty
        self.play = play

    @property
    def recommended(self) -> tuple[str, ...]:
        """The titles of the two Missions for a first game (HC 4.16); none where the rulebook names none."""
        return recommended(self.id)

    def __repr__(self) -> str:
        return f"WitchInfo({self.id!r}, {self.name!r})"


@lru_cache(maxsize=1)
def roster() -> tuple[WitchInfo, ...]:
    """All Witches of the package, by id."""
    found: list[WitchInfo] = []
    ways = packaged_names(PACKAGE, FOLDER)
    for witch_id in witch_ids():
        head = head_of(packaged_text(PACKAGE, *ways[witch_id]))
        found.append(WitchInfo(witch_id, head.name, head.difficulty, head.play))
    return tuple(found)


def find(name: str) -> WitchInfo:
    """The Witch that a name means: its id, its name, or the beginning of either that no other Witch shares.

    >>> find("ros").name
    'Rosette'

    Args:
        name: in any case.

    Raises:
        UnknownName: there is none, or several.
    """
    return named(name, roster(), "Witch")


def recommended(witch_id: str) -> tuple[str, ...]:
    """The titles of a Witch's Missions for a first game (HC 4.16); none where the rulebook names none.

    Args:
        witch_id: her id.
    """
    titles = tuple([mission.title for mission in load_missions().missions if mission.first_game == witch_id])
    return titles if len(titles) == MISSIONS_EACH else ()


def witch_of(which: FilePath) -> Witch:
    """A Witch.

    Args:
        which: a name as `find` takes it, or the path of a card file.

    Raises:
        UnknownName: there is no such Witch.
        CardFileErrors: the file cannot be read, or something in it is wrong.
    """
    if is_path(which):
        return load_witch(which)
    name = str(which)
    known = " ".join(name.lower().split())
    # An id is known without a look into all the files.
    return load_witch(known if known in witch_ids() else find(name).id)
