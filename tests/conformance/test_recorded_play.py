"""Recorded play of a public client: a sample of it, with characters of every season."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.__main__ import main
from tests.conformance.recording import Game, games, read
from tests.conformance.report import Tally, run
from wildswing.exceed.roster import roster

ORACLE = Path(os.environ.get("ORACLE") or Path(__file__).parents[2] / ".." / "shared" / "oracle")
# So many characters of each season are seen in the sample of a file.
CHARACTERS = {"traces": 7, "games": 2, "games_rules": 2, "games_balanced": 2, "games_varied": 2}
SEASONS = {info.id: info.season for info in roster()}
needs_recordings = pytest.mark.skipif(
    not ORACLE.is_dir(), reason=f"no recorded play in {ORACLE}: set ORACLE to the folder that holds it"
)


def sample(path: Path, most: int) -> Iterator[Game]:
    """The first games with characters not seen before, until enough of every season were seen."""
    seen: set[str] = set()
    left = Counter(dict.fromkeys(set(SEASONS.values()), most))
    for record in read(path):
        for game in games(record):
            new = {name for name in game.characters if name in SEASONS and name not in seen}
            if any(left[SEASONS[name]] > 0 for name in new):
                seen |= new
                left.subtract(SEASONS[name] for name in new)
                yield game
        if max(left.values()) <= 0:
            return


@needs_recordings
@pytest.mark.parametrize("file", CHARACTERS)
def test_a_sample_of_recorded_play_agrees(file: str) -> None:
    path = ORACLE / f"{file}.jsonl.gz"
    tally = Tally()
    seasons: Counter[int] = Counter()
    for game in sample(path, CHARACTERS[file]):
        run(game, tally, 20, path.name)
        seasons.update(SEASONS[name] for name in set(game.characters))
    assert not tally.lines
    assert tally.steps["agree"] > 50
    assert set(seasons) == set(SEASONS.values())


@needs_recordings
def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(ORACLE / "games_rules.jsonl.gz"), "--characters", "superskullman,nehtali", "--limit", "1"]
    assert main([*arguments, "--all-games"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("steps compared ")
    assert last.endswith("by rule 0, differ 0, not understood 0")
