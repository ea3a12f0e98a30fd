"""The command and its subcommands; each is imported only when it is called, so that `--help` answers at once."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from collections.abc import Sequence

import click

# Subcommand: its module and function, and its line in the list of `wildswing --help`.
COMMANDS = {
    "play": ("wildswing.cli.play:play", "Play a game at the terminal table."),
    "serve": ("wildswing.cli.serve:serve", "Serve the table to browsers."),
    "sim": ("wildswing.cli.simulate:sim", "Let bots play many games and count who wins."),
    "characters": ("wildswing.cli.catalog:characters", "List the characters."),
    "cards": ("wildswing.cli.catalog:cards", "Find cards."),
    "new": ("wildswing.cli.new:new", "Write a card file to begin with."),
    "check": ("wildswing.cli.check:check", "Check a card file and show all its errors."),
    "replay": ("wildswing.cli.replay:replay", "Show a recorded game, choice by choice."),
    "record": ("wildswing.cli.record:record", "List, show and export the games of a server."),
    "bench": ("wildswing.cli.bench:bench", "Measure decisions and games a second."),
}


class LazyGroup(click.Group):
    """A group that imports a subcommand when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one subcommand."""
        if cmd_name not in COMMANDS:
            return None
        module, function = COMMANDS[cmd_name][0].split(":")
        command: click.Command = getattr(importlib.import_module(module), function)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the subcommand; an unknown one gets the nearest known one."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from wildswing.kernel.errors import nearest  # noqa: PLC0415 - as above

            close = nearest(args[0], list(COMMANDS))
            hint = f" Did you mean {' or '.join(close)}?" if close else ""
            raise click.UsageError(f"There is no command {args[0]!r}.{hint} There are: {', '.join(COMMANDS)}.", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the subcommands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="wildswing", prog_name="wildswing")
def wildswing() -> None:
    """Play EXCEED and HacKClaD at the terminal or in a browser, let bots play, look cards up, check card files."""


def run(arguments: Sequence[str]) -> int:
    """Run the command.

    Args:
        arguments: the words after `wildswing`.

    Returns:
        The exit status: 0, 1 for what was found wrong in a file, 2 for a mistake of the user, 70 for a defect of the
        program, 130 after Ctrl-C.
    """
    from wildswing.kernel.errors import WildswingError  # noqa: PLC0415 - as above

    try:
        status = wildswing.main(args=list(arguments), prog_name="wildswing", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("Interrupted.", err=True)
        return 130
    except WildswingError as error:
        click.echo(f"Error: {error}", err=True)
        return 2
    except BrokenPipeError:
        leave_stdout()
        return 0
    except OSError as error:
        click.echo(f"Error: {f'{error.filename}: ' if error.filename else ''}{error.strerror or error}", err=True)
        return 1
    except Exception as error:  # noqa: BLE001 - the last resort: nobody but us can do anything with a traceback
        click.echo(apology(error), err=True)
        return 70
    return status if isinstance(status, int) else 0


def package() -> str:
    """The name and the version of the package."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - hardly ever needed

    try:
        return f"wildswing {version('wildswing')}"
    except PackageNotFoundError:
        return "wildswing, not installed"


def leave_stdout() -> None:
    """Send further output nowhere: its reader has gone, and Python would complain about it once more at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def apology(error: Exception) -> str:
    """What to say about a defect of the program; the details go into a file.

    Args:
        error: that nothing was prepared for.
    """
    import tempfile  # noqa: PLC0415 - hardly ever needed
    import traceback  # noqa: PLC0415 - as above

    words = f"Error: this is a defect of wildswing, not of yours: {type(error).__name__}: {error}"
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="wildswing-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(f"{package()}, Python {sys.version}\n{sys.argv[1:]}\n\n")
            file.write("".join(traceback.format_exception(error)))
    except OSError:
        return words
    return f"{words}\nPlease report it, with the file {file.name} and, if you were playing, the saved game."
