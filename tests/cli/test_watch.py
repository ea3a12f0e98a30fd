"""`--watch` of `wildswing check` and `wildswing play`: what happens when a card file is saved."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import wildswing
from wildswing.cli import terminal

Act = Callable[[], object]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert wildswing("new", "character", "Ann").status == 0
    return tmp_path


def saved(old: str, new: str) -> None:
    """Save the file with something changed."""
    path = Path("ann.toml")
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def stop() -> None:
    raise KeyboardInterrupt


def meanwhile(monkeypatch: pytest.MonkeyPatch, *acts: Act) -> None:
    """Do these things one by one in the pauses between two looks, then press Ctrl-C."""
    left = iter([*acts, stop])
    monkeypatch.setattr(time, "sleep", lambda _: next(left)())


def test_a_file_is_checked_again_whenever_it_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    meanwhile(
        monkeypatch,
        lambda: saved("Draw 1.", "Draws one."),
        lambda: None,
        lambda: Path("ann.toml").rename("away.toml"),
        lambda: Path("away.toml").rename("ann.toml"),
        lambda: saved("Draws one.", "Draw 2."),
    )
    outcome = wildswing("check", "ann.toml", "--watch")
    assert outcome.status == 0
    assert outcome.out.startswith(
        "ann.toml: no errors\nWaiting for the next save; Ctrl-C ends.\n\nann.toml was saved.\n"
    )
    assert 'boost "Deep Breath": "one" ' in outcome.out
    assert outcome.out.count("was saved") == 2
    assert outcome.out.endswith("ann.toml was saved.\n\nann.toml: no errors\n\n")


def test_the_last_look_decides_the_status(monkeypatch: pytest.MonkeyPatch) -> None:
    meanwhile(monkeypatch, lambda: saved("Draw 1.", "Draws one."))
    assert wildswing("check", "ann.toml", "--watch").status == 1


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str | Act) -> None:
    """Type these lines one by one; what is no line is done before the next one."""
    left = iter(lines)

    def ask(prompt: str) -> str:
        for line in left:
            if isinstance(line, str):
                return line
            line()
        raise EOFError

    monkeypatch.setattr(terminal, "ask", ask)


def test_the_table_says_that_the_file_was_saved_and_begins_anew_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(
        monkeypatch,
        lambda: saved('name = "Ann"', 'name = "Bea"'),
        "table",
        "again",
        lambda: saved("Draw 1.", "Draws one."),
        "table",
        "again",
        lambda: saved("Draws one.", "Both players discard 1."),
        "again",
        lambda: saved("Both players discard 1.", "Draw 1."),
        "again",
        "help",
    )
    outcome = wildswing("play", "ann.toml", "ryu", "--watch", "--first", "me")
    assert outcome.status == 0
    first, second, third = outcome.out.split("The game is saved.")[:3]
    assert "Ann (you)" in first
    assert first.count("ann.toml was saved. Type again to begin anew with it.") == 1
    assert "Bea (you)" in second
    assert second.count("ann.toml has 1 error and cannot be played as it is.") == 2
    assert "ann.toml cannot be played as it is: " in second
    assert "begin anew with the card file as it is now" in third
    assert [path.name for path in Path().glob("wildswing*")] == ["wildswing.save"]


def test_after_the_end_another_game_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    saved("exceed = 3", "life = 1\nexceed = 3")
    offers: list[str] = []

    def ask(prompt: str) -> str:
        if not prompt.startswith("Press Enter"):
            return "quit" if offers else "1"
        offers.append(prompt)
        saved('name = "Ann"', 'name = "Bea"')
        return ""

    monkeypatch.setattr(terminal, "ask", ask)
    outcome = wildswing("play", "ann.toml", "ryu", "--watch", "--first", "opponent", "--seed", "1")
    assert offers == ["Press Enter to play again, or type quit"]
    first, second = outcome.out.split("See it again with")
    assert "Ann (you)" in first
    assert "Bea (you)" in second


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "ryu", "--watch"), "--watch needs a card file among the characters, or --join."),
        (("play", "--load", "ann.toml", "--watch"), "no --first and no --watch."),
    ],
)
def test_mistakes_are_told(arguments: tuple[str, ...], message: str) -> None:
    outcome = wildswing(*arguments)
    assert outcome.status == 2
    assert message in outcome.err
