"""`wildswing sim`: many games of bots, and what came of them."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt

import click
from rich.console import Console
from rich.progress import Progress

import wildswing as ws
from wildswing.bots import make

GAMES = ("exceed",)
Z = 1.96  # of the normal distribution, for intervals that hold 95 times in 100


def interval(wins: int, games: int) -> tuple[float, float]:
    """The Wilson interval, at 95%, for a share of games.

    >>> [round(end, 3) for end in interval(90, 100)]
    [0.826, 0.945]

    Args:
        wins: how many of the games.
        games: how many in all.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@click.command()
@click.argument("game", default="exceed")
@click.option(
    "--seats", default="random,random", show_default=True, help="The two characters; random is another one each game."
)
@click.option("--bots", "bot_names", default="steady,steady", show_default=True, help="The two bots.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="Of the first game; each further one has the next.",
)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def sim(game: str, seats: str, bot_names: str, games: int, seed: int, as_json: bool) -> None:
    """Let bots play many games; who goes first is drawn by lot in each."""
    if game.lower() not in GAMES:
        raise click.UsageError(f"There is no game {game!r}; there is {', '.join(GAMES)}.")
    characters = two(seats, "--seats", "ryu,geoffrey")
    bots = two(bot_names, "--bots", "steady,random")
    playable = [character.id for character in ws.characters() if character.playable] if "random" in characters else []
    wins: Counter[int] = Counter()
    firsts = 0
    reasons: Counter[str] = Counter()
    turns: list[int] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("playing", total=games)
        for number in range(seed, seed + games):
            names = [
                playable[(number * 7919 + place * 104729) % len(playable)] if name == "random" else name
                for place, name in enumerate(characters)
            ]
            one = ws.new("exceed", names, seed=number, log=False)
            result = ws.play(one, [make(bots[0], number), make(bots[1], number + games)])
            winner = -1 if result.winner is None else result.winner
            wins[winner] += 1
            firsts += int(winner == one.state.first)
            reasons[result.reason] += 1
            turns.append(int(one.state.turn))
            progress.advance(task)
    report(characters, bots, wins, firsts, reasons, sorted(turns), games, seed, as_json)


def two(text: str, option: str, example: str) -> list[str]:
    """Two names with a comma between them."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not all(names):
        raise click.UsageError(f"{option} takes two names, such as {option} {example}, not {text!r}.")
    return names


def report(
    characters: list[str], bots: list[str], wins: Counter[int], firsts: int, reasons: Counter[str], turns: list[int],
    games: int, seed: int, as_json: bool,
) -> None:  # fmt: skip
    """Print what came of the games."""
    seats = [
        {"seat": seat, "character": characters[seat], "bot": bots[seat], "wins": wins[seat], "share": wins[seat] / games,
         "interval": list(interval(wins[seat], games))}
        for seat in (0, 1)
    ]  # fmt: skip
    middle = turns[len(turns) // 2]
    if as_json:
        plain = {
            "game": "exceed", "games": games, "seed": seed, "seats": seats, "first_player_share": firsts / games,
            "turns": {"least": turns[0], "median": middle, "most": turns[-1]}, "reasons": dict(reasons),
        }  # fmt: skip
        click.echo(json.dumps(plain, indent=2))
        return
    for entry, seat in zip(seats, (0, 1), strict=True):
        low, high = interval(wins[seat], games)
        click.echo(
            f"seat {seat}  {characters[seat]} ({bots[seat]}): {entry['wins']} of {games} won, {wins[seat] / games:.1%} "
            f"(95% interval {low:.1%} to {high:.1%})"
        )
    low, high = interval(firsts, games)
    click.echo(f"the first player won {firsts / games:.1%} ({low:.1%} to {high:.1%})")
    click.echo(f"turns: {turns[0]} to {turns[-1]}, median {middle}")
    click.echo("ended: " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))
