"""Whole games at a pseudo-terminal, by somebody who sees nothing but its text."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

import wildswing as ws
from tests.cli.pseudo import HIDDEN, Terminal
from tests.cli.reader import choices, sensible

LONGEST = 400


def play(terminal: Terminal, player: str) -> str:
    """Play to the end; what was shown last."""
    shown = terminal.wait()
    for _ in range(LONGEST):
        if terminal.process.poll() is not None:
            return shown
        shown = terminal.type("1" if player == "first" else sensible(shown))
    raise AssertionError("the game has stalled")


@pytest.mark.parametrize(
    ("arguments", "player"),
    [
        (("ryu", "geoffrey", "--seed", "5"), "sensible"),
        (("litchi", "hyde", "--seed", "6", "--bot", "random"), "sensible"),
        (("--seed", "11"), "sensible"),
        (("chaos", "propeller", "--seed", "8"), "first"),
    ],
)
def test_whole_games(tmp_path: Path, arguments: tuple[str, ...], player: str) -> None:
    with Terminal("play", *arguments, folder=tmp_path) as terminal:
        shown = play(terminal, player)
        assert terminal.end() == 0
        assert "Traceback" not in terminal.text
        assert re.search(r"The game is over: .* wins, .* is out of (life|cards)\.", shown)
        assert "Its record is in wildswing.save." in shown
        # 80 columns, and without colour no line needs it.
        assert max(len(line) for line in terminal.text.split("\n") if "> " not in line) <= 80
        assert not re.search(r"\x1b\[[\d;]*3\dm", terminal.raw)
    final = ws.replay((tmp_path / "wildswing.save").read_text("utf-8")).final
    assert final.over
    # Every event was told once, and in its order.
    told = [event for event in final.events(seat=0) if event.kind == "damage"]
    found = re.findall(r"takes? \d+ damage", terminal.text)
    assert len(found) == len(told)


def test_colour_where_it_is_wanted(tmp_path: Path) -> None:
    with Terminal("play", "ryu", "geoffrey", "--seed", "5", folder=tmp_path, colour=True) as terminal:
        terminal.wait()
        terminal.type("1")
        assert re.search(r"\x1b\[[\d;]*3\dm", terminal.raw)
        terminal.type("quit")
        assert terminal.end() == 0


def test_a_dumb_terminal_gets_no_escape_sequences(tmp_path: Path) -> None:
    with Terminal("play", "ryu", "geoffrey", "--seed", "5", folder=tmp_path, dumb=True) as terminal:
        terminal.wait()
        terminal.type("1")
        terminal.type("quit")
        assert terminal.end() == 0
        assert "\x1b" not in terminal.raw


@pytest.mark.parametrize("columns", [60, 80, 132])
def test_everything_fits_the_terminal(tmp_path: Path, columns: int) -> None:
    with Terminal("play", "superskullman", "ragna", "--seed", "5", folder=tmp_path, columns=columns) as terminal:
        shown = terminal.wait()
        for _ in range(12):
            shown = terminal.type(sensible(shown))
        terminal.type("quit")
        assert terminal.end() == 0
        assert max(len(line) for line in terminal.text.split("\n") if "> " not in line) <= columns


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_and_going_on(tmp_path: Path, key: bytes) -> None:
    """A game that is left every few choices ends as one that is played through."""
    arguments = ("play", "ryu", "shovelknight", "--seed", "4")
    with Terminal(*arguments, "--save", "whole.save", folder=tmp_path) as terminal:
        play(terminal, "sensible")
        assert terminal.end() == 0
    whole = (tmp_path / "whole.save").read_text("utf-8")
    again: tuple[str, ...] = (*arguments, "--save", "parts.save")
    for _ in range(20):
        with Terminal(*again, folder=tmp_path) as terminal:
            shown = terminal.wait()
            for _ in range(9):
                if terminal.process.poll() is None:
                    shown = terminal.type(sensible(shown))
            if terminal.process.poll() is not None:
                break
            farewell = terminal.press(key)
            assert terminal.end() == (130 if key == b"\x03" else 0)
            assert "The game is saved. Go on with: wildswing play --load parts.save" in farewell
            assert "Traceback" not in terminal.text
        again = ("play", "--load", "parts.save")
    assert (tmp_path / "parts.save").read_text("utf-8") == whole


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_terminal_leaves_a_save(tmp_path: Path, number: signal.Signals) -> None:
    with Terminal("play", "ryu", "geoffrey", "--seed", "5", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.type("1")
        os.kill(terminal.process.pid, number)
        terminal.end()
    assert ws.replay((tmp_path / "wildswing.save").read_text("utf-8")).length >= 1


# ---- two people


def hot_seat(tmp_path: Path) -> Terminal:
    return Terminal("play", "ryu", "hyde", "--hotseat", "--seed", "7", "--first", "me", folder=tmp_path)


OWN = {"Ryu": ("Shoryuken", "Hadoken", "Donkey Kick"), "Hyde Kido": ("Pale Bringer", "Black Orbiter", "Vacant Shift")}


def test_hands_are_hidden_between_two_people(tmp_path: Path) -> None:
    """After each hand-over nothing of the other player's hand is left: neither on the screen nor above it."""
    with hot_seat(tmp_path) as terminal:
        terminal.wait()
        assert HIDDEN in terminal.raw
        assert terminal.screen == "Ryu, press Enter when only you can see this> "
        handed = 0
        for _ in range(60):
            shown = terminal.type("") if "press Enter" in terminal.screen[-80:] else ""
            if not shown:
                if terminal.screen.rstrip().endswith("the keyboard to Hyde Kido>") or terminal.screen.rstrip().endswith(
                    "the keyboard to Ryu>"
                ):
                    # What was shown until now goes; the screen is empty until the other one is there.
                    terminal.type("")
                    assert re.fullmatch(r"(Ryu|Hyde Kido), press Enter when only you can see this> ", terminal.screen)
                    handed += 1
                    continue
                shown = terminal.screen
                terminal.type(sensible(shown))
                continue
            looking = "Ryu" if "Ryu (you)" in shown else "Hyde Kido"
            other = "Hyde Kido" if looking == "Ryu" else "Ryu"
            assert f"{other} draws" in shown or handed > 1
            # The hand of the one who looks is there, and no number about a hidden card of the other.
            hand = [line for line in shown.split("\n") if re.match(r"  (2x|  ) \S", line)]
            assert not [line for line in hand if any(name in line for name in OWN[other])]
        assert handed >= 6
        terminal.type("quit")
        terminal.end()


def test_each_player_is_told_everything_once(tmp_path: Path) -> None:
    with hot_seat(tmp_path) as terminal:
        terminal.wait()
        first = terminal.type("")
        assert "You draw " in first
        assert "Hyde Kido draws 6 cards." in first
        assert "  You keep the starting hand." in terminal.type("1")
        terminal.type("")
        second = terminal.type("")
        assert "Ryu draws 5 cards." in second
        assert "Ryu keeps the starting hand." in second
        assert "You keep the starting hand." in terminal.type("1")
        terminal.type("")
        third = terminal.type("")
        assert "Hyde Kido keeps the starting hand." in third
        assert "You draw" not in third
        assert "  You prepare." in terminal.type("prepare")
        terminal.type("")
        fourth = terminal.type("")
        assert "  Ryu prepares.\n  Ryu draws a card." in fourth
        assert choices(fourth)[1] == "Prepare"
        terminal.type("quit")
        assert terminal.end() == 0


def test_the_line_editor_forgets_what_the_other_one_typed(tmp_path: Path) -> None:
    with hot_seat(tmp_path) as terminal:
        terminal.wait()
        terminal.type("")
        terminal.type("card donkey kick")
        terminal.type("1")
        terminal.type("")
        terminal.type("")
        terminal.press(b"\x1b[A\x1b[A\n")
        assert "donkey kick" not in terminal.screen.lower().replace("donkey kick (", "")
        terminal.type("quit")
        terminal.end()


def test_undo_in_a_hot_seat(tmp_path: Path) -> None:
    with hot_seat(tmp_path) as terminal:
        terminal.wait()
        terminal.type("")
        terminal.type("2")
        assert "Your last choice is taken back." in terminal.type("undo")
        terminal.type("1")
        terminal.type("")
        terminal.type("")
        assert "Not possible" in terminal.type("undo")
        terminal.type("quit")
        terminal.end()
