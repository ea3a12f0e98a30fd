"""`wildswing sim`: many games of bots, and what came of them."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from random import Random

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

import wildswing as ws
from wildswing.bots import make
from wildswing.cardtext.load import is_path
from wildswing.cli.console import console, say
from wildswing.cli.people import begin
from wildswing.cli.terminal import warn
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.roster import find
from wildswing.kernel.result import Result
from wildswing.library import GAMES

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


class Tally:
    """What came of some games.

    Attributes:
        games: how many were played to their end.
        wins: how many each seat has won.
        firsts: how many whoever went first has won.
        reasons: how they ended.
        turns: how many turns each took.
    """

    def __init__(self) -> None:
        self.games = 0
        self.wins = [0, 0]
        self.firsts = 0
        self.reasons: Counter[str] = Counter()
        self.turns: list[int] = []

    def add(self, game: ExceedGame, result: Result) -> None:
        """Count a game that is over."""
        self.games += 1
        if result.winner is not None:
            self.wins[result.winner] += 1
            self.firsts += int(result.winner == game.state.first)
        self.reasons[result.reason] += 1
        self.turns.append(int(game.state.turn))

    def plain(self, characters: list[str], bots: list[str], seed: int) -> dict[str, object]:
        """The same as plain data."""
        turns = sorted(self.turns)
        return {
            "game": "exceed", "games": self.games, "seed": seed,
            "seats": [
                {"seat": seat, "character": characters[seat], "bot": bots[seat], **share(self.wins[seat], self.games)}
                for seat in (0, 1)
            ],
            "first_player": share(self.firsts, self.games),
            "turns": {"least": turns[0], "median": median(turns), "most": turns[-1]} if turns else None,
            "reasons": dict(self.reasons.most_common()),
        }  # fmt: skip


def share(wins: int, games: int) -> dict[str, object]:
    """Wins as a share of games, with its interval."""
    return {
        "wins": wins,
        "share": round(wins / games, 4) if games else None,
        "interval": [round(end, 4) for end in interval(wins, games)],
    }


@click.command()
@click.argument("game", default="exceed")
@click.option(
    "--seats", default="random,random", show_default=True, help="The two characters; random is another one each game."
)
@click.option("--bots", "bot_names", default="steady,steady", show_default=True, help="The two bots.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**31),
    default=1,
    show_default=True,
    help="Of the first game; each further one has the next.",
)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def sim(game: str, seats: str, bot_names: str, games: int, seed: int, as_json: bool) -> int:
    """Let bots play many games; who goes first is drawn by lot in each. Ctrl-C counts the games played so far."""
    if game.lower() not in GAMES:
        raise click.UsageError(f"There is no game {game!r}; there is {', '.join(GAMES)}.")
    characters = [full_name(name) for name in two(seats, "--seats", "ryu,geoffrey")]
    bots = [make(name).name for name in two(bot_names, "--bots", "steady,random")]
    tally = Tally()
    status = 0
    there = console(stderr=True)
    try:
        with Progress(*bar(), console=there, transient=True, disable=not there.is_terminal) as progress:
            task = progress.add_task("playing", total=games)
            for number in range(seed, seed + games):
                one = begin(drawn(characters, number), number, log=False)
                tally.add(one, ws.play(one, [make(bots[0], number), make(bots[1], number + 1_000_003)]))
                progress.advance(task)
    except KeyboardInterrupt:
        warn(f"Interrupted after {tally.games} of {games} games.")
        status = 130
    if as_json:
        click.echo(json.dumps(tally.plain(characters, bots, seed), indent=2))
    elif tally.games:
        report(tally, characters, bots)
    return status


def bar() -> tuple[ProgressColumn, ...]:
    """The columns of the progress bar."""
    return TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()


def two(text: str, option: str, example: str) -> list[str]:
    """Two names with a comma between them."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not all(names):
        raise click.UsageError(f"{option} takes two names, such as {option} {example}, not {text!r}.")
    return names


def full_name(name: str) -> str:
    """The id of the character that a name means; "random", a card file and an unknown name stand for themselves."""
    if name.lower() == "random":
        return "random"
    try:
        return name if is_path(name) else find(name).id
    except ws.UnknownName:
        return name  # `begin` says so


def drawn(characters: list[str], number: int) -> list[str]:
    """The characters of a game: those given, and different ones by chance for "random"."""
    if "random" not in characters:
        return characters
    chance = Random(number)  # noqa: S311 - no secret
    some = iter(chance.sample([one.id for one in ws.characters() if one.playable], 2))
    return [next(some) if name == "random" else name for name in characters]


def report(tally: Tally, characters: list[str], bots: list[str]) -> None:
    """Print what came of the games."""
    games = tally.games
    for seat in (0, 1):
        won = f"{tally.wins[seat]} of {games} won, {percent(tally.wins[seat], games)}"
        say(f"seat {seat}, {characters[seat]} ({bots[seat]}): {won}")
    say(f"the first player: {tally.firsts} of {games} won, {percent(tally.firsts, games)}")
    say(f"turns: {min(tally.turns)} to {max(tally.turns)}, median {median(sorted(tally.turns))}")
    say("ended: " + ", ".join(f"{reason} {count}" for reason, count in tally.reasons.most_common()))


def percent(wins: int, games: int) -> str:
    """A share with its interval."""
    low, high = interval(wins, games)
    return f"{wins / games:.1%} (95% interval {low:.1%} to {high:.1%})"


def median(ordered: list[int]) -> int:
    """The number in the middle, the lower one of two."""
    return ordered[(len(ordered) - 1) // 2]
