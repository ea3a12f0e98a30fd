"""`wildswing bench`: how quick the engine is here, in this build."""

from __future__ import annotations

import json
import platform
import time

import click

import wildswing as ws
from wildswing.kernel import state as kernel_state
from wildswing.kernel.playout import playout

PAIRINGS = (("ryu", "geoffrey"), ("nehtali", "hyde"), ("chaos", "king"), ("litchi", "solbadguy"), ("akuma", "ragna"))


def build() -> str:
    """Which build is running."""
    file = kernel_state.__file__ or ""
    return "compiled" if file.endswith((".so", ".pyd")) else "interpreted"


def machine() -> str:
    """What machine this is, in a line."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), model)
    except OSError:
        pass
    return f"{model}, {platform.system()}, Python {platform.python_version()}"


@click.command()
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many games to play.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def bench(games: int, as_json: bool) -> None:
    """Measure random play by the full rules: decisions and games a second of processor time, and the time of a clone.

    A decision counts only if it had two options or more.
    """
    decisions = 0
    starts = [
        ws.new("exceed", list(PAIRINGS[number % len(PAIRINGS)]), seed=number, log=False).state
        for number in range(games)
    ]
    began = time.process_time()
    for number, state in enumerate(starts):
        decisions += int(playout(state.clone(), number, 100_000))
    seconds = time.process_time() - began
    middle = starts[0].clone()
    playout(middle, 0, 40)
    copies = 20_000
    began = time.process_time()
    for _ in range(copies):
        middle.clone()
    clone = (time.process_time() - began) / copies * 1e6
    figures = {
        "game": "exceed", "build": build(), "machine": machine(), "games": games,
        "decisions_per_second": round(decisions / seconds), "games_per_second": round(games / seconds, 1),
        "decisions_per_game": round(decisions / games, 1), "clone_microseconds": round(clone, 2),
    }  # fmt: skip
    if as_json:
        click.echo(json.dumps(figures, indent=2))
        return
    click.echo(
        f"exceed, {figures['build']}: {figures['decisions_per_second']:,} decisions/s, {figures['games_per_second']:,} games/s,"
    )
    click.echo(f"  {figures['decisions_per_game']} decisions a game, {figures['clone_microseconds']} us a clone")
    click.echo(f"  {figures['machine']}")
