"""The command as a whole: its help, unknown words, closed pipes, Ctrl-C, defects."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from tests.cli.command import wildswing
from wildswing.cli import app

COMMAND = (sys.executable, "-m", "wildswing.cli")


def test_help_lists_the_commands_with_a_line_each() -> None:
    outcome = wildswing("--help")
    assert outcome.status == 0
    for name, (_, line) in app.COMMANDS.items():
        assert f"  {name}" in outcome.out
        assert line in outcome.out


@pytest.mark.parametrize("name", app.COMMANDS)
def test_every_command_has_a_help_of_its_own(name: str) -> None:
    outcome = wildswing(name, "--help")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.startswith(f"Usage: wildswing {name} [OPTIONS]")


def test_help_imports_neither_the_rules_nor_the_parser() -> None:
    code = (
        "import sys; sys.argv = ['wildswing', '--help']\n"
        "from wildswing.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: assert end.code == 0\n"
        "print([name for name in sys.modules if name.split('.')[0] in {'lark', 'msgspec', 'rich'}"
        " or name.startswith(('wildswing.exceed', 'wildswing.cardtext', 'wildswing.bots'))])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


def test_version() -> None:
    outcome = wildswing("--version")
    assert outcome.status == 0
    assert outcome.out.startswith("wildswing, version ")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("pley", "There is no command 'pley'. Did you mean play or replay? There are: play, serve, sim, "),
        (
            "xyzzy",
            "There is no command 'xyzzy'. There are: play, serve, sim, characters, cards, new, check, replay, ",
        ),
    ],
)
def test_unknown_commands_get_the_nearest(typed: str, message: str) -> None:
    outcome = wildswing(typed)
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err


@pytest.mark.parametrize("name", app.COMMANDS)
def test_unknown_options_are_told(name: str) -> None:
    outcome = wildswing(name, "--nonsense")
    assert outcome.status == 2
    assert "Error: No such option '--nonsense'" in outcome.err
    assert "Traceback" not in outcome.err


def test_a_closed_pipe_is_no_error() -> None:
    run = subprocess.Popen([*COMMAND, "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.readline()
    run.stdout.close()
    assert run.stderr.read() == b""
    assert run.wait(60) == 0
    run.stderr.close()


def test_ctrl_c_ends_a_command_without_a_traceback() -> None:
    run = subprocess.Popen(
        [*COMMAND, "sim", "--games", "100000", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 - no threads here
    )  # fmt: skip
    time.sleep(3.0)
    os.kill(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert err.startswith("Interrupted")
    assert "Traceback" not in err
    assert '"reasons"' in out or err.strip() == "Interrupted."


def test_a_defect_of_the_program_is_told_in_a_line_and_kept_in_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    @click.command()
    def broken() -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(app.LazyGroup, "get_command", lambda *_: broken)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    outcome = wildswing("bench")
    assert outcome.status == 70
    assert outcome.err.startswith(
        "Error: this is a defect of wildswing, not of yours: ZeroDivisionError: by nothing\nPlease report it, with "
    )
    assert "Traceback" not in outcome.err
    (report,) = tmp_path.iterdir()
    assert str(report) in outcome.err
    assert "Traceback" in report.read_text("utf-8")
    assert "ZeroDivisionError: by nothing" in report.read_text("utf-8")


@pytest.mark.parametrize(
    ("error", "status", "message"),
    [
        (KeyboardInterrupt(), 130, "\nInterrupted.\n"),
        (OSError(28, "No space left on device", "x.save"), 1, "Error: x.save: No space left on device\n"),
        (OSError("odd"), 1, "Error: odd\n"),
    ],
)
def test_what_can_happen_anywhere(
    monkeypatch: pytest.MonkeyPatch, error: BaseException, status: int, message: str
) -> None:
    @click.command()
    def broken() -> None:
        raise error

    monkeypatch.setattr(app.LazyGroup, "get_command", lambda *_: broken)
    outcome = wildswing("bench")
    assert (outcome.status, outcome.err) == (status, message)
