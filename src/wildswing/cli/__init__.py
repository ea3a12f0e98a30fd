"""The `wildswing` command and the terminal table."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command; every mistake of the user ends in one clear message and exit status 2."""
    from wildswing.cli.app import run  # noqa: PLC0415 - nothing is imported before it is needed

    sys.exit(run(sys.argv[1:]))
