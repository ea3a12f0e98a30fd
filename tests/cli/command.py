"""Runs the command inside the test's process, with a file for a terminal."""

from __future__ import annotations

from typing import NamedTuple

from click.testing import CliRunner

from wildswing.cli.app import run


class Outcome(NamedTuple):
    """What came of a run: the exit status, what was printed, what was said about mistakes."""

    status: int
    out: str
    err: str


def wildswing(*arguments: str, typed: str = "") -> Outcome:
    """Run `wildswing` with some arguments; `typed` is what comes through standard input."""
    with CliRunner().isolation(input=typed, env={"COLUMNS": "80"}) as (out, err, _):
        status = run(arguments)
        # What was written last may still wait in the text layer.
        import sys

        sys.stdout.flush()
        sys.stderr.flush()
        return Outcome(status, out.getvalue().decode(), err.getvalue().decode())
