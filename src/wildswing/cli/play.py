"""`wildswing play`: a game at the terminal."""

from __future__ import annotations

import random
from pathlib import Path

import click

import wildswing as ws
from wildswing.bots import NAMES, Bot, make
from wildswing.cli import saves, terminal
from wildswing.cli.people import begin
from wildswing.cli.session import Session
from wildswing.kernel.errors import nearest
from wildswing.kernel.randomness import SEED_BITS
from wildswing.library import GAMES

FIRST = {"me": 0, "opponent": 1, "lot": None}


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME] [CHARACTER] [OPPONENT]")
@click.option("--bot", "bot_name", help=f"Who plays against you: {' or '.join(NAMES)}.  [default: steady]")
@click.option("--hotseat", is_flag=True, help="Two people at this terminal; hands are hidden between their turns.")
@click.option("--seed", type=click.IntRange(0, 2**SEED_BITS - 1), help="Of all chance: the same seed, the same deal.")
@click.option("--first", type=click.Choice(list(FIRST)), help="Who goes first.  [default: lot]")
@click.option(
    "--load",
    "load_path",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Go on with a saved game, a record or a position.",
)
@click.option(
    "--save",
    "save_path",
    type=click.Path(path_type=Path, dir_okay=False),
    help=f"Where the game is saved when you leave.  [default: {saves.DEFAULT}, or the next free name]",
)
def play(
    names: tuple[str, ...],
    bot_name: str | None,
    hotseat: bool,
    seed: int | None,
    first: str | None,
    load_path: Path | None,
    save_path: Path | None,
) -> int:
    """Play EXCEED at the terminal, against a bot or with two people.

    CHARACTER is you, OPPONENT the other side. Each is a name, an id, the beginning of one, a card file, or "random",
    which is also what is taken for a name that is left out.
    """
    if hotseat and bot_name is not None:
        raise click.UsageError("--hotseat has no bot: give --hotseat or --bot, not both.")
    if save_path is not None and save_path.exists() and save_path != load_path:
        raise click.UsageError(f"--save: {save_path} exists already. Go on with it by --load, or name another file.")
    if load_path is not None:
        if names or seed is not None or first is not None:
            raise click.UsageError("--load goes on with a game: it takes no characters, no --seed and no --first.")
        return go_on(load_path, save_path or load_path, bot_name, hotseat)
    game_seed = random.SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
    bot_seed = game_seed % 1_000_003
    bots: tuple[Bot | None, ...] = (None, None if hotseat else make(bot_name or "steady", bot_seed))
    characters = fighters(names, random.Random(game_seed))  # noqa: S311 - no secret
    game = begin(characters, game_seed, FIRST[first or "lot"])
    return Session(game, bots, bot_seed, save_path or saves.free(Path(saves.DEFAULT))).play()


def go_on(path: Path, save_path: Path, bot_name: str | None, hotseat: bool) -> int:
    """Go on with a game from a file: with those who played it, unless others are named."""
    saved = saves.restore(path)
    for warning in saved.warnings:
        terminal.warn(f"{path}: {warning}")
    seats = saved.seats or saves.FORGOTTEN
    if hotseat:
        seats = (saves.YOU, saves.YOU)
    elif bot_name is not None:
        you = seats.index(saves.YOU)
        seats = tuple([saves.YOU if seat == you else bot_name for seat in (0, 1)])
    bots = tuple([None if name == saves.YOU else make(name, saved.seed) for name in seats])
    return Session(saved.game, bots, saved.seed, save_path).play()


def fighters(names: tuple[str, ...], chance: random.Random) -> list[str]:
    """The two characters that the words of the command mean."""
    chosen = list(names)
    if chosen and chosen[0].lower() in GAMES:
        del chosen[0]
    elif len(chosen) == 3:
        close = nearest(chosen[0], GAMES)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise click.UsageError(
            f"Of three names the first is the game. There is no game {chosen[0]!r}; there is {', '.join(GAMES)}.{hint}"
        )
    if len(chosen) > 2:
        raise click.UsageError(f"EXCEED is played by two characters, not by {len(chosen)}: {', '.join(chosen)}.")
    chosen += ["random"] * (2 - len(chosen))
    if "random" not in [name.lower() for name in chosen]:
        return chosen
    ids = [one.id for one in ws.characters() if one.playable]
    drawn = iter(chance.sample(ids, 2))
    return [next(drawn) if name.lower() == "random" else name for name in chosen]
