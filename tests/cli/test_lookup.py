"""`wildswing characters`, `cards` and `check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wildswing as ws
from tests.builds import ROOT
from tests.cli.command import wildswing
from tests.exceed.rules.stand_ins import stand_in

GEOFFREY = ROOT / "src/wildswing/exceed/data/season2/geoffrey.toml"


def test_characters_are_listed_by_season() -> None:
    outcome = wildswing("characters")
    lines = outcome.out.splitlines()
    assert outcome.status == 0
    assert [line for line in lines if line.startswith("Season")] == [f"Season {number}" for number in range(1, 8)]
    ryu = lines.index("  Ryu                      ryu              easy")
    assert " ".join(line.strip() for line in lines[ryu + 1 : ryu + 3]).startswith("Balanced and plain")
    assert lines[-1] == "97 characters"


def test_characters_as_json() -> None:
    found = json.loads(wildswing("characters", "--json").out)
    assert len(found) == 97
    assert [one for one in found if one["id"] == "solbadguy"] == [
        {
            "id": "solbadguy", "name": "Sol Badguy", "season": 7, "difficulty": 1,
            "play": "Cancel a boost and strike in the same turn for more Power; stay close and press on.",
        }
    ]  # fmt: skip


def test_a_card_is_shown_with_everything_printed_on_it() -> None:
    assert wildswing("cards", "golden", "arrow").out.splitlines() == [
        "Golden Arrow (Geoffrey)",
        "  special, range 3-7, Power 5, Speed 4, Armor 0, Guard 3",
        "    Hit: Push 1.",
        "  Boost Golden Chains: continuous, 1 Force",
        "    -2 Speed and +2 Armor.",
        "    Now: Draw 2.",
        "1 card",
    ]


def test_long_texts_of_cards_wrap() -> None:
    out = wildswing("cards").out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert out.splitlines()[-1] == f"{len(ws.cards()) + len(ws.cards('hackclad'))} cards"


def test_cards_as_json() -> None:
    assert json.loads(wildswing("cards", "golden arrow", "--json").out) == [
        {
            "character": "Geoffrey", "name": "Golden Arrow", "kind": "special", "range": "3-7", "power": 5, "speed": 4,
            "armor": 0, "guard": 3, "gauge": 0, "force": 0, "text": "Hit: Push 1.", "copies": 2,
            "boost": {
                "name": "Golden Chains", "kind": "continuous", "force": 1,
                "text": "-2 Speed and +2 Armor.\nNow: Draw 2.",
            },
        }
    ]  # fmt: skip


def test_cards_that_are_not_there() -> None:
    outcome = wildswing("cards", "hadokn")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "Error: No card has the words 'hadokn'. The nearest names are Hadoken, Gohadoken.\n"
    assert wildswing("cards", "hadokn", "--json") == (0, "[]\n", "")
    assert wildswing("cards", "qqqq").err == "Error: No card has the words 'qqqq'.\n"


def test_a_good_card_file() -> None:
    assert wildswing("check", str(GEOFFREY)) == (0, f"{GEOFFREY}: no errors\n", "")


def test_all_errors_of_a_file_at_once(tmp_path: Path) -> None:
    text = GEOFFREY.read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("Hit: Push 1.", "Hit: Pusch 1.").replace("Draw 2.", "Drow 2."), "utf-8")
    outcome = wildswing("check", str(file), str(GEOFFREY))
    assert outcome.status == 1
    assert "Hit: Pusch 1." in outcome.out
    assert "Drow 2." in outcome.out
    assert "^" in outcome.out
    assert f"{file}: 2 errors" in outcome.out
    assert f"{GEOFFREY}: no errors" in outcome.out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff\xfe\x00", "this is not a UTF-8 text"),
        (b"hello", "this is not TOML"),
        (b"", 'the file needs the key "name"'),
    ],
)
def test_files_that_are_no_card_files(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(content)
    outcome = wildswing("check", str(file))
    assert outcome.status == 1
    assert message in outcome.out
    assert "Traceback" not in outcome.out + outcome.err


def test_a_file_whose_texts_are_understood_but_cannot_run(tmp_path: Path) -> None:
    file = tmp_path / "hero.toml"
    file.write_text(stand_in(ability="Both players discard 1."), "utf-8")
    outcome = wildswing("check", str(file))
    assert outcome.status == 0
    assert outcome.out.startswith(f"{file}: every text is understood, but it cannot be played yet: Stand-in: ")
    outcome = wildswing("play", str(file), "ryu")
    assert (outcome.status, outcome.out) == (2, "")
    assert "One of the card files cannot be played: Stand-in: the rules cannot run Discard" in outcome.err


def test_a_file_that_is_not_there_or_a_folder(tmp_path: Path) -> None:
    assert "File 'nope.toml' does not exist." in wildswing("check", "nope.toml").err
    outcome = wildswing("check", str(tmp_path))
    assert (outcome.status, outcome.out) == (2, "")
    assert "is a directory" in outcome.err
