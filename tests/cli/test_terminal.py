"""Whole games at a pseudo-terminal, by somebody who sees nothing but its text."""

from __future__ import annotations

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
            for _ in range(23):
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
        assert terminal.signal(number) == 0
        assert "The game is saved. Go on with: wildswing play --load wildswing.save" in terminal.text
    assert ws.replay((tmp_path / "wildswing.save").read_text("utf-8")).length >= 1


# ---- two people


def hot_seat(tmp_path: Path) -> Terminal:
    return Terminal("play", "ryu", "hyde", "--hotseat", "--seed", "7", "--first", "me", folder=tmp_path)


def own_names(character: str) -> list[str]:
    """The names of cards and boosts that only this character has."""
    found = [card for card in ws.cards() if card.character == character]
    return [card.name for card in found] + [card.boost.name for card in found if card.boost]


def test_hands_are_hidden_between_two_people(tmp_path: Path) -> None:
    """After each hand-over nothing of the other player's hand is left: neither on the screen nor above it."""
    names = {"Ryu": own_names("Ryu"), "Hyde Kido": own_names("Hyde Kido")}
    # Until the reveal no card lies open: none may be named to the other player before.
    script = ["1", "1", "prepare", "strike", "1"]
    shown_own = 0
    with hot_seat(tmp_path) as terminal:
        terminal.wait()
        looking = "Ryu"
        assert HIDDEN in terminal.raw
        for typed in script:
            if "press Enter when only you can see this" in terminal.screen[-60:]:
                # Nothing else is there until the other one presses Enter.
                assert terminal.screen == f"{looking}, press Enter when only you can see this> "
                terminal.type("")
            other = "Hyde Kido" if looking == "Ryu" else "Ryu"
            assert f"\n{looking}> " in terminal.screen
            assert not [name for name in names[other] if name in terminal.screen]
            shown_own += any(name in terminal.screen for name in names[looking])
            terminal.type(typed)
            if f"then give the keyboard to {other}> " in terminal.screen:
                assert not [name for name in names[other] if name in terminal.screen]
                terminal.type("")
                looking = other
        assert terminal.screen == "Ryu, press Enter when only you can see this> "
        shown = terminal.type("")
        assert "Hyde Kido sets a card." in shown
        assert not [name for name in names["Hyde Kido"] if name in terminal.screen]
        assert shown_own == len(script)
        terminal.type("quit")
        assert terminal.end() == 0


def test_a_dumb_terminal_hides_by_scrolling(tmp_path: Path) -> None:
    with Terminal("play", "ryu", "hyde", "--hotseat", "--seed", "7", folder=tmp_path, dumb=True) as terminal:
        terminal.wait()
        terminal.type("")
        terminal.type("1")
        hidden = terminal.type("")
        assert hidden.count("\n") >= 60
        assert hidden.strip().endswith("press Enter when only you can see this>")
        terminal.type("quit")


def test_a_whole_game_of_two_people(tmp_path: Path) -> None:
    with hot_seat(tmp_path) as terminal:
        shown = terminal.wait()
        for _ in range(LONGEST):
            if terminal.process.poll() is not None:
                break
            shown = terminal.type("" if "ress Enter" in shown[-120:] else sensible(shown))
        assert terminal.end() == 0
        assert "The game is over: " in shown
        # Nobody's hand is shown at the end, where both look.
        assert "Your hand" not in shown.partition("The game is over")[0].rpartition(" life ")[2]


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
