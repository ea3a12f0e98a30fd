"""The command and its subcommands; each is imported only when it is called, so that `--help` answers at once."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

import click

# Subcommand: its module and function, and its line in the list of `wildswing --help`.
COMMANDS = {
    "play": ("wildswing.cli.play:play", "Play a game at the terminal table."),
    "sim": ("wildswing.cli.simulate:sim", "Let bots play many games and count who wins."),
    "characters": ("wildswing.cli.catalog:characters", "List the characters."),
    "cards": ("wildswing.cli.catalog:cards", "Find cards."),
    "check": ("wildswing.cli.check:check", "Check a card file and show all its errors."),
    "replay": ("wildswing.cli.replay:replay", "Show a recorded game, choice by choice."),
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
    """Play EXCEED at the terminal, let bots play, look cards up, check card files."""


def run(arguments: Sequence[str]) -> int:
    """Run the command.

    Args:
        arguments: the words after `wildswing`.

    Returns:
        The exit status: 0, 1 for what was found wrong in a file, 2 for a mistake of the user, 130 after Ctrl-C.
    """
    from wildswing.kernel.errors import WildswingError  # noqa: PLC0415 - as above

    try:
        status = wildswing.main(args=list(arguments), prog_name="wildswing", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("\nInterrupted.", err=True)
        return 130
    except WildswingError as error:
        click.echo(f"Error: {error}", err=True)
        return 2
    except BrokenPipeError:
        # The reader (`head`, a pager) has gone; Python would complain about it once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        click.echo(f"Error: {error.filename or 'file'}: {error.strerror or error}", err=True)
        return 2
    return status if isinstance(status, int) else 0
