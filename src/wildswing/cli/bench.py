"""`wildswing bench`: how quick the engine is here, in this build."""

from __future__ import annotations

import json
import platform
import time
from pathlib import Path
from typing import Literal

import click

import wildswing as ws
from wildswing.cli.console import say
from wildswing.kernel import state as kernel_state
from wildswing.kernel.playout import playout
from wildswing.kernel.state import State

TABLES: dict[str, tuple[tuple[str, ...], ...]] = {
    "exceed": (
        ("ryu", "geoffrey"),
        ("nehtali", "hyde"),
        ("chaos", "king"),
        ("litchi", "solbadguy"),
        ("akuma", "ragna"),
    ),
    "hackclad": (("rosette", "flare", "luna", "mia"), ("amelia", "mia", "luna", "flare")),
}
"""Who plays in the games that are measured."""
LIMIT = 100_000  # choices after which a game would be given up
COPIES = 20_000


def build() -> str:
    """Which build is running."""
    file = kernel_state.__file__ or ""
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"


def machine() -> str:
    """What machine this is, in a line."""
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), model)
    except OSError:
        pass
    return f"{model}, {platform.system()}, Python {platform.python_version()}"


def begun(game: Literal["exceed", "hackclad"], seed: int) -> State:
    """A game at its first decision."""
    tables = TABLES[game]
    return ws.new(game, tables[seed % len(tables)], seed=seed, log=False).state


def measured(game: Literal["exceed", "hackclad"], games: int) -> dict[str, object]:
    """The figures of one game in this build.

    Args:
        game: which one.
        games: how often it is played.
    """
    starts = [begun(game, number) for number in range(games)]
    began = time.process_time()
    decisions = sum([int(playout(state.clone(), number, LIMIT)) for number, state in enumerate(starts)])
    seconds = max(time.process_time() - began, 1e-9)
    middle = starts[0].clone()
    playout(middle, 0, 40)
    began = time.process_time()
    for _ in range(COPIES):
        middle.clone()
    clone = (time.process_time() - began) / COPIES * 1e6
    return {
        "game": game, "build": build(), "games": games, "decisions": decisions,
        "decisions_per_second": round(decisions / seconds), "games_per_second": round(games / seconds, 1),
        "decisions_per_game": round(decisions / games, 1), "clone_microseconds": round(clone, 2),
    }  # fmt: skip


@click.command()
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many games to play.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def bench(games: int, as_json: bool) -> None:
    """Measure random play of both games by the full rules, in processor time.

    Decisions and games a second, and the time of a clone; HacKClaD is played by four.

    A decision counts only if it had two options or more.
    """
    results = [measured("exceed", games), measured("hackclad", games)]
    if as_json:
        click.echo(json.dumps({"machine": machine(), "results": results}, indent=2))
        return
    for figures in results:
        say(f"{figures['game']}, {figures['build']} build:")
        say(f"  {figures['decisions_per_second']:,} decisions a second, {figures['games_per_second']:,} games a second")
        say(f"  {figures['decisions_per_game']} decisions a game, {figures['clone_microseconds']} microseconds a clone")
    say(f"  {machine()}")
