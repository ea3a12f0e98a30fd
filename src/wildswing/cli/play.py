"""`wildswing play`: a game at the terminal."""

from __future__ import annotations

import random
from pathlib import Path

import click

import wildswing as ws
from wildswing.bots import NAMES, Bot, make
from wildswing.cli import saves
from wildswing.cli.session import Session
from wildswing.kernel.randomness import SEED_BITS

GAMES = ("exceed",)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME] [CHARACTER] [OPPONENT]")
@click.option(
    "--bot", "bot_name", default="steady", show_default=True, help=f"Who plays against you: {' or '.join(NAMES)}."
)
@click.option("--hotseat", is_flag=True, help="Two people take turns at this terminal; hands are hidden in between.")
@click.option(
    "--seed", type=click.IntRange(0, 2**SEED_BITS - 1), help="Of all chance; the same seed gives the same deal."
)
@click.option(
    "--first", type=click.Choice(["me", "opponent", "lot"]), default="lot", show_default=True, help="Who goes first."
)
@click.option(
    "--load", "load_path", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Go on with a saved game."
)
@click.option(
    "--save",
    "save_path",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("wildswing.save"),
    show_default=True,
    help="Where the game is saved when you leave.",
)
def play(
    names: tuple[str, ...],
    bot_name: str,
    hotseat: bool,
    seed: int | None,
    first: str,
    load_path: Path | None,
    save_path: Path,
) -> None:
    """Play EXCEED at the terminal, against a bot or with two people.

    CHARACTER and OPPONENT are names, ids, beginnings of either, card files, or "random", which is also what is taken
    for a name that is left out.
    """
    if load_path is not None:
        game, seats, bot_seed = saves.restore(load_path)
        bots: list[Bot | None] = [
            None if seat == "you" else make(seat, bot_seed + place) for place, seat in enumerate(seats)
        ]
        Session(game, bots, bot_seed, load_path).play()
        return
    fighters = list(names)
    if fighters and fighters[0].lower() in GAMES:
        del fighters[0]
    if len(fighters) > 2:
        raise click.UsageError(f"Give at most two characters, not {len(fighters)}: {', '.join(fighters)}.")
    game_seed = random.SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
    chosen = [
        pick(name, random.Random(game_seed + place)) for place, name in enumerate([*fighters, "random", "random"][:2])
    ]
    starter = {"me": 0, "opponent": 1, "lot": None}[first]
    game = ws.new("exceed", chosen, seed=game_seed, first=starter)
    opponent = None if hotseat else make(bot_name, game_seed % 1000)
    Session(game, [None, opponent], game_seed % 1000, save_path).play()


def pick(name: str, chance: random.Random) -> str:
    """The character that a name means; "random" is any that can be played."""
    if name.lower() != "random":
        return name
    ids = [character.id for character in ws.characters()]
    chance.shuffle(ids)
    return next(id for id in ids if any(character.id == id and character.playable for character in ws.characters()))
