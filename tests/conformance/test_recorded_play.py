"""Recorded play of a public client: a sample of it, and what the client does differently by rule."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

import pytest

from tests.conformance.__main__ import main
from tests.conformance.recording import games, read
from tests.conformance.report import Tally, run

ORACLE = Path(os.environ.get("ORACLE") or Path(__file__).parents[2] / ".." / "shared" / "oracle")
FILES = ("games", "games_rules", "games_balanced", "games_varied", "traces")
# Characters all of whose recorded play has been compared.
COMPARED = frozenset(
    {
        "superskullman", "nehtali", "geoffrey", "shovelknight", "ryu", "akuma", "propeller", "king", "ragna", "litchi",
        "hyde", "chaos", "giovanna", "solbadguy",
    }
)  # fmt: skip
SAMPLE = 20
needs_recordings = pytest.mark.skipif(
    not ORACLE.is_dir(), reason=f"no recorded play in {ORACLE}: set ORACLE to the folder that holds it"
)


@needs_recordings
@pytest.mark.parametrize("file", FILES)
def test_a_sample_of_recorded_play_agrees(file: str) -> None:
    path = ORACLE / f"{file}.jsonl.gz"
    tally = Tally()
    chosen = (game for record in read(path) for game in games(record) if COMPARED.issuperset(game.characters))
    for game in islice(chosen, SAMPLE):
        run(game, tally, 20, path.name)
    assert tally.steps["agree"] > 50
    assert not tally.lines


@needs_recordings
def test_the_command_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(ORACLE / "games_rules.jsonl.gz"), "--characters", ",".join(COMPARED), "--limit", "1"]
    assert main(arguments) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("steps compared ")
    assert last.endswith("by rule 0, differ 0, not understood 0")
