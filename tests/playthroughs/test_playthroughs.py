"""The golden playthroughs are still what the games tell."""

from itertools import zip_longest

import pytest

import wildswing as ws
from tests.playthroughs import FOLDER, PAIRS, path_of
from tests.playthroughs.tell import playthrough


@pytest.mark.parametrize(("first", "second", "seed"), PAIRS, ids=str)
def test_a_playthrough_is_as_it_was(first: str, second: str, seed: int) -> None:
    known = path_of(first, second).read_text().splitlines()
    now = playthrough(first, second, seed).splitlines()
    for number, (old, new) in enumerate(zip_longest(known, now), 1):
        if old != new:
            pytest.fail(
                f"{path_of(first, second).name}, line {number}\n  was {old}\n  is  {new}\n"
                "If that is meant, run `make playthroughs` and review the diff."
            )


def test_no_character_plays_twice_and_all_are_playable() -> None:
    players = [name for first, second, _ in PAIRS for name in (first, second)]
    assert len(set(players)) == len(players) == 14
    assert set(players) <= {character.id for character in ws.characters() if character.playable}


def test_there_is_a_file_for_every_pairing_and_no_other() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(first, second) for first, second, _ in PAIRS)
