"""`wildswing replay`, and the messages about broken records."""

from __future__ import annotations

from pathlib import Path

import pytest

import wildswing as ws
from tests.cli.command import wildswing
from tests.cli.pseudo import Terminal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = ws.new("exceed", ["ryu", "geoffrey"], seed=7, first=0)
    game.choose("Keep the rest")
    game.choose("Keep the rest")
    ws.play(game, ["steady", "steady"])
    file = tmp_path / "game.record"
    file.write_text(game.record, "utf-8")
    return file


def test_the_whole_game_is_told(record: Path) -> None:
    outcome = wildswing("replay", str(record))
    assert (outcome.status, outcome.err) == (0, "")
    assert "Turn 1: Ryu's turn" in outcome.out
    assert "Ryu draws 5 cards." in outcome.out
    assert outcome.out.rstrip().endswith("has no life left.")
    assert wildswing("replay", str(record), "--all").out == outcome.out


def test_a_seat_sees_its_own_cards(record: Path) -> None:
    out = wildswing("replay", str(record), "--seat", "0").out
    assert "You draw " in out
    assert "Geoffrey draws 6 cards." in out


def test_one_moment(record: Path) -> None:
    out = wildswing("replay", str(record), "--at", "2").out
    assert "Turn 1: Ryu's turn, distance 4" in out
    assert "Ryu  life 30" in out


def test_a_moment_after_the_end(record: Path) -> None:
    outcome = wildswing("replay", str(record), "--at", "9999")
    assert outcome.status == 2
    assert f"--at: {record} has {ws.replay(record.read_text('utf-8')).length} choices, not 9999." in outcome.err


def test_going_through_a_game_by_key(record: Path) -> None:
    with Terminal("replay", record.name, folder=record.parent) as terminal:
        assert "0 of " in terminal.wait()
        first = terminal.type("")
        assert "1 of " in first
        assert "Ryu keeps the starting hand." in first
        assert "Next: Geoffrey (seat 1) chooses." in first
        assert "2 of " in terminal.type("")
        assert "1 of " in terminal.type("b")
        assert "10 of " in terminal.type("10")
        assert "Enter goes on" in terminal.type("what")
        assert "The game has " in terminal.type("100000")
        assert "0 of " in terminal.type("0")
        terminal.type("q")
        assert terminal.end() == 0


def test_going_to_the_end_ends(record: Path) -> None:
    with Terminal("replay", record.name, folder=record.parent) as terminal:
        terminal.wait()
        assert "This is the end of the record." in terminal.type("100000")
        terminal.type("")
        assert terminal.end() == 0


def test_ctrl_c_and_the_end_of_input(record: Path) -> None:
    with Terminal("replay", record.name, folder=record.parent) as terminal:
        terminal.wait()
        terminal.press(b"\x03")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.text
    with Terminal("replay", record.name, folder=record.parent) as terminal:
        terminal.wait()
        terminal.press(b"\x04")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.text


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"hello\n", "record, line 1: a record begins with 'wildswing record 1', not with 'hello'"),
        (b"x" * 1000, f"not with '{'x' * 57}...'"),
        (b"", "is empty"),
        (b"\xff\xfe", "is no text file: byte 1 is not UTF-8"),
        (b"wildswing\0record", "is no text file: it has zero bytes"),
        (b"wildswing record 1\ngame chess\nchoices\n", "record, line 2: there is no game 'chess'; there is exceed"),
        (b"wildswing record 1\ngame exceed\n", "record, line 2: the line 'choices' is missing"),
    ],
)
def test_files_that_are_no_records(tmp_path: Path, command: tuple[str, ...], content: bytes, message: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    outcome = wildswing(*command, str(file))
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"Error: {file}")
    assert message in outcome.err


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
def test_a_wrong_choice_is_shown_with_its_line(record: Path, command: tuple[str, ...]) -> None:
    lines = record.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.endswith(" 0 Strike"))
    lines[place] = lines[place].replace("Strike", "Strke")
    record.write_text("\n".join(lines), "utf-8")
    outcome = wildswing(*command, str(record))
    assert outcome.status == 1
    assert f"{record}: record, line {place + 1}: 'Strke' is not possible now; the nearest is 'Strike'" in outcome.err


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
def test_files_that_are_not_there(command: tuple[str, ...], tmp_path: Path) -> None:
    assert "File 'nope' does not exist." in wildswing(*command, "nope").err
    assert "is a directory." in wildswing(*command, str(tmp_path)).err


def test_a_record_of_other_card_texts_says_so(record: Path) -> None:
    text = record.read_text("utf-8")
    fingerprint = next(line.split()[3] for line in text.splitlines() if line.startswith("seat 0"))
    record.write_text(text.replace(fingerprint, "0" * 16), "utf-8")
    outcome = wildswing("replay", str(record))
    assert "recorded under other card texts of Ryu" in outcome.err
