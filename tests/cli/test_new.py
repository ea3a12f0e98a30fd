"""`wildswing new character`: a file that can be played as it is written."""

from __future__ import annotations

from pathlib import Path
from random import Random
from textwrap import dedent

import pytest

import wildswing as ws
from tests.cli.command import wildswing
from wildswing.exceed.text import load_character


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_character_is_in_order_and_can_be_played() -> None:
    outcome = wildswing("new", "character", "Ann of the  Hill")
    assert outcome == (
        0,
        dedent("""\
            ann-of-the-hill.toml is written: a small character that can be played.
              wildswing check ann-of-the-hill.toml --watch
              wildswing play ann-of-the-hill.toml ryu --watch
            """),
        "",
    )
    assert wildswing("check", "ann-of-the-hill.toml") == (0, "ann-of-the-hill.toml: no errors\n", "")
    ann = load_character("ann-of-the-hill.toml")
    assert ann.name == "Ann of the Hill"
    assert ann.difficulty == 1
    assert ann.play
    assert sum(attack.copies for attack in ann.attacks) == 14
    for seed in range(10):
        game = ws.new("exceed", ["ann-of-the-hill.toml", "ryu"], seed=seed)
        chance = Random(seed)
        while not game.over:
            decision = game.view(game.seat).decision
            assert decision is not None
            game.choose(chance.choice(decision.options))


@pytest.mark.parametrize("name", ['Ann "the Hill"', "Änne \\ Björn", "安 Ann"])
def test_any_name_can_be_printed_into_it(name: str) -> None:
    assert wildswing("new", "character", name, "--file", "mine.toml").status == 0
    assert load_character("mine.toml").name == name


def test_no_file_is_overwritten(folder: Path) -> None:
    (folder / "ann.toml").write_text("mine")
    outcome = wildswing("new", "character", "Ann")
    assert outcome.status == 2
    assert outcome.err.endswith("Error: ann.toml exists already. Name another file with --file.\n")
    assert (folder / "ann.toml").read_text() == "mine"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("",), "A character's name has 1 to 40 characters in one line; not ''."),
        (("A\x07nn",), "A character's name has 1 to 40 characters in one line; not 'A\\x07nn'."),
        (("x" * 41,), "A character's name has 1 to 40 characters in one line"),
        (("!!",), "No file can be called after '!!'. Name one with --file."),
        (("Ann", "--file", "ann"), "--file: the name of a card file ends in .toml; not 'ann'."),
        (("Ann", "--file", "there/ann.toml"), "--file: there is no folder there."),
        ((), "Missing argument 'NAME'."),
    ],
)
def test_mistakes_are_told(folder: Path, arguments: tuple[str, ...], message: str) -> None:
    outcome = wildswing("new", "character", *arguments)
    assert outcome.status == 2
    assert message in outcome.err
    assert not list(folder.iterdir())
