"""Whole games of HacKClaD at a pseudo-terminal, in every mode, by somebody who sees nothing but its text."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import wildswing as ws
from tests.cli.pseudo import HIDDEN, Terminal
from tests.cli.reader import count, hunting

LONGEST = 700


def play(terminal: Terminal, seed: int) -> str:
    """Play to the end; what was shown last."""
    chance = Random(seed)
    shown = terminal.wait()
    for _ in range(LONGEST):
        if terminal.process.poll() is not None:
            return shown
        handing = "Press Enter" in shown[-200:] or "press Enter" in shown[-200:]
        shown = terminal.type("" if handing else hunting(shown, chance))
    raise AssertionError("the game has stalled")


@pytest.mark.parametrize(
    ("arguments", "people"),
    [
        (("rosette", "flare", "luna", "mia", "--missions", "recommended", "--seed", "5", "--bot", "random"), (0,)),
        (("luna", "mia", "--mode", "base", "--expert", "--seat", "1", "--seed", "6", "--bot", "random"), (1,)),
        (("amelia", "--mode", "solo", "--seed", "7"), (0,)),
        (("mia", "flare", "amelia", "luna", "--mode", "team", "--seed", "8", "--bot", "random"), (0,)),
        (
            ("luna", "rosette", "mia", "flare", "--mode", "team", "--players", "2", "--seed", "9", "--bot", "random"),
            (0,),
        ),
        (("mia", "mia", "--hotseat", "--missions", "random", "--seed", "3"), (0, 1)),
    ],
    ids=["base", "base-expert", "solo", "team", "team-of-two-players", "hotseat"],
)
def test_whole_games(tmp_path: Path, arguments: tuple[str, ...], people: tuple[int, ...]) -> None:
    with Terminal("play", "hackclad", *arguments, folder=tmp_path) as terminal:
        shown = play(terminal, 1)
        assert terminal.end() == 0
        assert "Traceback" not in terminal.text
        assert "After round 9" in shown
        assert "The game is over: " in shown
        assert "Its record is in wildswing.save." in shown
        assert max(len(line) for line in terminal.text.split("\n") if "> " not in line) <= 80
        assert not re.search(r"\x1b\[[\d;]*3\dm", terminal.raw)
        text = terminal.text
    game = ws.replay((tmp_path / "wildswing.save").read_text("utf-8")).final
    assert game.over
    # Every Reaction was an interruption, and every injury was told once to each of those who sit here.
    assert " Reaction! " in text
    if len(people) == 1:
        seen = " ".join(text.split())
        told = game.events(seat=people[0])
        assert len(re.findall(r"(?:is|are) injured: ", seen)) == len([one for one in told if one.kind == "injury"])
        assert seen.count("nine cards: ") == len(game.match.boards)  # type: ignore[union-attr]
        for event in told[-8:]:
            assert " ".join(event.text.split()) in seen


@pytest.mark.parametrize("columns", [60, 80, 132])
def test_everything_fits_the_terminal(tmp_path: Path, columns: int) -> None:
    arguments = ("play", "hackclad", "rosette", "flare", "luna", "mia", "--seed", "5", "--bot", "random")
    with Terminal(*arguments, folder=tmp_path, columns=columns) as terminal:
        shown = terminal.wait()
        chance = Random(2)
        for _ in range(12):
            shown = terminal.type(hunting(shown, chance))
        for word in ("threat", "witch", "missions", "enhanced", "unseen", "reach", "why", "log 30", "help", "card s"):
            terminal.type(word)
        terminal.type("quit")
        assert terminal.end() == 0
        assert max(len(line) for line in terminal.text.split("\n") if "> " not in line) <= columns


def test_a_dumb_terminal_gets_no_escape_sequences(tmp_path: Path) -> None:
    with Terminal("play", "hackclad", "luna", "--seed", "5", folder=tmp_path, dumb=True) as terminal:
        shown = terminal.wait()
        for _ in range(6):
            shown = terminal.type("1" if count(shown) else "")
        terminal.type("quit")
        assert terminal.end() == 0
        assert "\x1b" not in terminal.raw


def test_a_game_that_is_left_goes_on_as_it_would_have(tmp_path: Path) -> None:
    arguments = ("play", "hackclad", "luna", "mia", "--seed", "4", "--bot", "random")
    with Terminal(*arguments, "--save", "whole.save", folder=tmp_path) as terminal:
        play(terminal, 3)
        assert terminal.end() == 0
    whole = (tmp_path / "whole.save").read_text("utf-8")
    again: tuple[str, ...] = (*arguments, "--save", "parts.save")
    chance = Random(3)
    for _ in range(30):
        with Terminal(*again, folder=tmp_path) as terminal:
            shown = terminal.wait()
            for _ in range(25):
                if terminal.process.poll() is None:
                    shown = terminal.type(hunting(shown, chance))
            if terminal.process.poll() is not None:
                break
            terminal.press(b"\x03")
            assert terminal.end() == 130
        again = ("play", "--load", "parts.save")
    assert (tmp_path / "parts.save").read_text("utf-8") == whole


def test_nothing_of_another_hand_is_left_on_the_screen(tmp_path: Path) -> None:
    with Terminal("play", "hackclad", "luna", "mia", "--hotseat", "--seed", "2", folder=tmp_path) as terminal:
        shown = terminal.wait()
        chance = Random(1)
        handed = 0
        for _ in range(60):
            handing = "ress Enter" in shown[-200:]
            shown = terminal.type("" if handing else hunting(shown, chance))
            if handing and "(you)" in terminal.screen:
                handed += 1
                assert terminal.screen.count("Your hand") <= 1
                assert ("Luna (you)" in terminal.screen) != ("Mia (you)" in terminal.screen)
        terminal.type("quit")
        assert handed > 3
        assert HIDDEN in terminal.raw


def test_replaying_by_key(tmp_path: Path) -> None:
    with Terminal("play", "hackclad", "amelia", "--seed", "7", folder=tmp_path) as terminal:
        play(terminal, 1)
        assert terminal.end() == 0
    with Terminal("replay", "wildswing.save", "--seat", "0", folder=tmp_path) as terminal:
        assert "Next: Amelia (seat 0) chooses: Take " in terminal.wait()
        assert "You choose the Mission" in terminal.type("")
        assert " Round " in terminal.type("12")
        terminal.type("b")
        terminal.type("q")
        assert terminal.end() == 0
