"""`wildswing sim`: many games of bots, and what came of them."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from random import Random
from typing import Any, Final

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

import wildswing as ws
from wildswing.bots import Bot, make
from wildswing.cardtext.load import is_path
from wildswing.cli.console import console, say
from wildswing.cli.people import WITCHES, begin, check_options, drawn, no_game
from wildswing.cli.play import MISSIONS, MODES
from wildswing.cli.terminal import warn
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.roster import find
from wildswing.hackclad.building.match import TEAMS_OF_FOUR
from wildswing.hackclad.roster import find as find_witch
from wildswing.kernel.game import Game
from wildswing.kernel.result import Result
from wildswing.library import GAMES

FINDERS: Final = {"exceed": find, "hackclad": find_witch}
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
        scores: the points of each seat in each game.
    """

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats
        self.firsts = 0
        self.reasons: Counter[str] = Counter()
        self.turns: list[int] = []
        self.scores: list[list[int]] = [[] for _ in range(seats)]

    def add(self, game: Game[Any], result: Result) -> None:
        """Count a game that is over; members of a team win together."""
        self.games += 1
        for seat, place in enumerate(result.ranking):
            self.wins[seat] += int(place == 1)
            self.scores[seat].append(int(result.scores[seat]))
        if isinstance(game, ExceedGame):
            self.firsts += int(result.winner == game.state.first)
            self.turns.append(int(game.state.turn))
        self.reasons[result.reason] += 1

    def plain_points(self, witches: list[str], bots: list[str], seed: int, options: dict[str, Any]) -> dict[str, Any]:
        """The same as plain data, of a game that is won by points."""
        alone = len(self.wins) == 1
        return {
            "game": "hackclad", "games": self.games, "seed": seed, **options,
            "witches": witches,
            "seats": [
                {
                    "seat": seat, "bot": bots[seat], "scores": scores,
                    **({} if alone else share(self.wins[seat], self.games)),
                }
                for seat, scores in enumerate(self.scores)
            ],
            "reasons": dict(self.reasons.most_common()),
        }  # fmt: skip

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
@click.option("--seats", help="EXCEED: the two characters; random is another one each game.  [default: random,random]")
@click.option("--witches", help="HacKClaD: one to four Witches; random is another one each game.  [default: 4 random]")
@click.option("--mode", type=click.Choice(MODES), help="HacKClaD: the mode.  [default: base; solo for one Witch alone]")
@click.option("--expert", is_flag=True, default=None, help="HacKClaD: with the Expert Clad cards.")
@click.option("--missions", type=click.Choice(MISSIONS), help="HacKClaD: how Missions are given out.  [default: draft]")
@click.option("--players", type=click.Choice(["2", "4"]), help="HacKClaD: of a team match.  [default: 4]")
@click.option("--bots", "bot_names", help="A bot for each seat; in HacKClaD also one for all.  [default: steady]")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--seed",
    type=click.IntRange(0, 2**31),
    default=1,
    show_default=True,
    help="Of the first game; each further one has the next.",
)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def sim(
    game: str,
    seats: str | None,
    witches: str | None,
    mode: str | None,
    expert: bool | None,
    missions: str | None,
    players: str | None,
    bot_names: str | None,
    games: int,
    seed: int,
    as_json: bool,
) -> int:
    """Let bots play many games, of GAME exceed (the default) or hackclad.

    In EXCEED who goes first is drawn by lot in each. Ctrl-C counts the games played so far.
    """
    name = game.lower()
    if name not in GAMES:
        raise click.UsageError(no_game(game))
    own = {"mode": mode, "expert": expert, "missions": missions, "players": None if players is None else int(players)}
    options = check_options(name, own)
    if name == "exceed":
        if witches is not None:
            raise click.UsageError("--witches is no option of exceed, which has --seats.")
        characters = [full_name(name, one) for one in two(seats or "random,random", "--seats", "ryu,geoffrey")]
        bots = [make(one).name for one in two(bot_names or "steady,steady", "--bots", "steady,random")]
    else:
        if seats is not None:
            raise click.UsageError("--seats is no option of hackclad, which has --witches.")
        characters = [full_name(name, one) for one in named(witches or ",".join(["random"] * WITCHES))]
        if len(characters) == 1:
            options.setdefault("mode", "solo")
        bots = bots_of(bot_names or "steady", int(options.get("players", len(characters))))
    tally = Tally(len(bots))
    status = play_all(name, characters, bots, options, games, seed, tally)
    if as_json and name == "exceed":
        click.echo(json.dumps(tally.plain(characters, bots, seed), indent=2))
    elif as_json:
        click.echo(json.dumps(tally.plain_points(characters, bots, seed, options), indent=2))
    elif tally.games and name == "exceed":
        report(tally, characters, bots)
    elif tally.games:
        report_points(tally, characters, bots)
    return status


def play_all(
    name: str, characters: list[str], bots: list[str], options: dict[str, Any], games: int, seed: int, tally: Tally
) -> int:
    """Play the games; the exit status."""
    there = console(stderr=True)
    try:
        with Progress(*bar(), console=there, transient=True, disable=not there.is_terminal) as progress:
            task = progress.add_task("playing", total=games)
            for number in range(seed, seed + games):
                chance = Random(number)  # noqa: S311 - no secret
                one = begin(name, drawn(name, characters, chance), number, options, log=False)
                playing: list[Bot | str] = [make(bot, number + 1_000_003 * seat) for seat, bot in enumerate(bots)]
                tally.add(one, ws.play(one, playing))
                progress.advance(task)
    except KeyboardInterrupt:
        warn(f"Interrupted after {tally.games} of {games} games.")
        return 130
    return 0


def bar() -> tuple[ProgressColumn, ...]:
    """The columns of the progress bar."""
    return TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()


def two(text: str, option: str, example: str) -> list[str]:
    """Two names with a comma between them."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2 or not all(names):
        raise click.UsageError(f"{option} takes two names, such as {option} {example}, not {text!r}.")
    return names


def named(text: str) -> list[str]:
    """One to four Witches with commas between them."""
    names = [name.strip() for name in text.split(",")]
    if not all(names) or len(names) > WITCHES:
        raise click.UsageError(f"--witches takes one to four names, such as --witches luna,mia, not {text!r}.")
    return names


def bots_of(text: str, count: int) -> list[str]:
    """One bot for all seats, or one for each."""
    names = [make(name.strip()).name for name in text.split(",")]
    if len(names) not in {1, count}:
        raise click.UsageError(f"--bots takes one bot, or one for each of the {count} seats, not {text!r}.")
    return names * count if len(names) == 1 else names


def full_name(game: str, name: str) -> str:
    """The id of the character that a name means; "random", a card file and an unknown name stand for themselves."""
    if name.lower() == "random":
        return "random"
    try:
        return name if is_path(name) else FINDERS[game](name).id
    except ws.UnknownName:
        return name  # `begin` says so


def report(tally: Tally, characters: list[str], bots: list[str]) -> None:
    """Print what came of the games."""
    games = tally.games
    for seat in (0, 1):
        won = f"{tally.wins[seat]} of {games} won, {percent(tally.wins[seat], games)}"
        say(f"seat {seat}, {characters[seat]} ({bots[seat]}): {won}")
    say(f"the first player: {tally.firsts} of {games} won, {percent(tally.firsts, games)}")
    say(f"turns: {min(tally.turns)} to {max(tally.turns)}, median {median(sorted(tally.turns))}")
    say("ended: " + ", ".join(f"{reason} {count}" for reason, count in tally.reasons.most_common()))


def report_points(tally: Tally, characters: list[str], bots: list[str]) -> None:
    """Print what came of games that are won by points."""
    games = tally.games
    for seat, scores in enumerate(tally.scores):
        # Two players of a team match have two Witches each.
        own = TEAMS_OF_FOUR if len(characters) > len(bots) else range(len(characters))
        who = " and ".join([name for name, owner in zip(characters, own, strict=True) if owner == seat])
        won = "" if len(bots) == 1 else f"{tally.wins[seat]} of {games} won, {percent(tally.wins[seat], games)}; "
        ordered = sorted(scores)
        points = f"{ordered[0]} to {ordered[-1]} VP, median {median(ordered)}, mean {sum(ordered) / games:.1f}"
        say(f"seat {seat}, {who} ({bots[seat]}): {won}{points}")
    say("ended: " + ", ".join(f"{reason} {count}" for reason, count in tally.reasons.most_common()))


def percent(wins: int, games: int) -> str:
    """A share with its interval."""
    low, high = interval(wins, games)
    return f"{wins / games:.1%} (95% interval {low:.1%} to {high:.1%})"


def median(ordered: list[int]) -> int:
    """The number in the middle, the lower one of two."""
    return ordered[(len(ordered) - 1) // 2]
