"""`wildswing check` with the card files of HacKClaD."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.builds import ROOT
from tests.cli.command import wildswing
from tests.cli.pseudo import Terminal
from wildswing.hackclad.building import match
from wildswing.hackclad.text import icons
from wildswing.kernel.errors import NotPlayable

DATA = ROOT / "src/wildswing/hackclad/data"
FILES = sorted(path.relative_to(DATA).as_posix() for path in DATA.rglob("*.toml"))
RYU = ROOT / "src/wildswing/exceed/data/season3/ryu.toml"


@pytest.mark.parametrize("name", FILES)
def test_every_file_of_the_package_is_good(name: str) -> None:
    assert wildswing("check", str(DATA / name)) == (0, f"{DATA / name}: no errors\n", "")


def test_files_of_both_games_at_once(tmp_path: Path) -> None:
    luna = tmp_path / "luna.toml"
    text = (DATA / "witches/luna.toml").read_text("utf-8")
    luna.write_text(text.replace("Your MP becomes 7.", "Your MP becomes seven."), "utf-8")
    outcome = wildswing("check", str(luna), str(RYU))
    line = text[: text.index("Your MP becomes 7.")].count("\n") + 1
    assert outcome.status == 1
    assert f"luna.toml:{line}:" in outcome.out
    assert "Your MP becomes seven.\n" in outcome.out
    assert f"{luna}: 1 error\n" in outcome.out
    assert f"{RYU}: no errors\n" in outcome.out


@pytest.mark.parametrize(
    ("name", "good", "bad", "message"),
    [
        ("witches/mia.toml", "[basic_limits]\n", "[basic_limits]\nfly = 1\n", "fly"),
        ("clads/wyrm.toml", "voltage = 1", "voltage = 4", "voltage"),
        ("missions.toml", "each = 2", "each = 0", "each"),
        ("field.toml", "rounds = 9", 'rounds = "nine"', "rounds"),
    ],
)
def test_each_kind_of_file_is_checked_as_what_it_is(
    tmp_path: Path, name: str, good: str, bad: str, message: str
) -> None:
    text = (DATA / name).read_text("utf-8")
    assert good in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(good, bad, 1), "utf-8")
    outcome = wildswing("check", str(file))
    assert outcome.status == 1
    assert message in outcome.out
    assert f"{file}: 1 error\n" in outcome.out


def test_a_text_that_is_understood_but_cannot_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(icon: icons.Icon, source: str) -> list[int]:
        raise NotPlayable(icon, source)

    monkeypatch.setattr(match, "icon_numbers", refuse)
    path = DATA / "clads/wyrm.toml"
    outcome = wildswing("check", str(path))
    assert outcome.status == 0
    assert outcome.out.startswith(f"{path}: every text is understood, but it cannot be played yet: ")


def test_at_a_terminal(tmp_path: Path) -> None:
    text = (DATA / "witches/flare.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("Draw 1 card.", "Drow 1 card.", 1), "utf-8")
    with Terminal("check", "mine.toml", folder=tmp_path) as terminal:
        assert terminal.end() == 1
        assert "mine.toml: 1 error" in terminal.text
        assert "^" in terminal.text
        assert '"Drow"' in terminal.text
