"""`wildswing serve`: the table for browsers."""

from __future__ import annotations

import os
import threading
import webbrowser
from typing import Any

import click

from wildswing.cli.console import say, show
from wildswing.cli.extra import needed
from wildswing.cli.terminal import warn


@click.command()
@click.option("--host", help="The address to listen on; 0.0.0.0 for all.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0 for a free one.  [default: 8000]")
@click.option("--database-url", help="Where games are kept.  [default: a SQLite file of this user]")
@click.option(
    "--workers", type=click.IntRange(1, 64), help="How many processes; more than one need PostgreSQL.  [default: 1]"
)
@click.option("--proxies", help='Addresses of reverse proxies to believe; "*" for any.  [default: 127.0.0.1,::1]')
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: warning]")
@click.option("--open", "open_browser", is_flag=True, help="Open the table in a browser.")
def serve(open_browser: bool, **given: Any) -> int:  # noqa: ANN401 - settings of several types
    """Serve the table to browsers, until Ctrl-C.

    Everything else that can be set is an environment variable, WILDSWING_ and its name; docs/running.md lists them.
    """
    with needed("wildswing serve"):
        from wildswing.server import serve as server  # noqa: PLC0415 - heavy, and perhaps not installed
        from wildswing.server.settings import read_settings, unknown  # noqa: PLC0415 - as above
    for name, hint in unknown(os.environ):
        warn(f"There is no setting {name}{hint}.")
    settings = read_settings({"WILDSWING_LOG_LEVEL": "warning"} | dict(os.environ), given)

    def tell(address: str) -> None:
        show(f"Wildswing is at {address}")
        say("Games go on where they were after a restart. Ctrl-C ends it.")
        if open_browser:
            # From a thread: some browsers only return when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return server.run(settings, tell)
