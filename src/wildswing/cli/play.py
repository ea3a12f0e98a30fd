"""`wildswing play`: a game at the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click

from wildswing.bots import NAMES, Bot, make
from wildswing.cardtext.load import is_path
from wildswing.cli import saves, terminal
from wildswing.cli.extra import needed
from wildswing.cli.people import begin, check_options, fighters, split_game, witches
from wildswing.cli.session import Session
from wildswing.cli.watched_session import WatchedSession
from wildswing.cli.watching import Watched
from wildswing.kernel.game import Game
from wildswing.kernel.randomness import SEED_BITS

FIRST = {"me": 0, "opponent": 1, "lot": None}
MODES = ("base", "solo", "team")
MISSIONS = ("draft", "recommended", "random")

__all__ = ["fighters", "play"]


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME] [CHARACTER]...")
@click.option(
    "--bot", "bot_name", help=f"Who plays the other seats: {' or '.join(NAMES)}; or one for each.  [default: steady]"
)
@click.option("--seat", "seat_text", help="Your seat, from 0, or several with commas.  [default: 0]")
@click.option("--hotseat", is_flag=True, help="All seats at this terminal; hands are hidden between their turns.")
@click.option("--seed", type=click.IntRange(0, 2**SEED_BITS - 1), help="Of all chance: the same seed, the same deal.")
@click.option("--first", type=click.Choice(list(FIRST)), help="EXCEED: who goes first.  [default: lot]")
@click.option("--mode", type=click.Choice(MODES), help="HacKClaD: the mode.  [default: base; solo for one Witch alone]")
@click.option("--expert", is_flag=True, default=None, help="HacKClaD: with the Expert Clad cards.")
@click.option("--missions", type=click.Choice(MISSIONS), help="HacKClaD: how Missions are given out.  [default: draft]")
@click.option("--players", type=click.Choice(["2", "4"]), help="HacKClaD: of a team match.  [default: 4]")
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
@click.option("--join", "link", metavar="URL", help="Sit down at a server's table by its link.")
@click.option("--name", "own_name", help="With --join: what you want to be called.")
@click.option(
    "--watch",
    is_flag=True,
    help="With a card file: say when it is saved, and begin anew with it. With --join: only look on.",
)
def play(
    names: tuple[str, ...],
    bot_name: str | None,
    seat_text: str | None,
    hotseat: bool,
    seed: int | None,
    first: str | None,
    mode: str | None,
    expert: bool | None,
    missions: str | None,
    players: str | None,
    load_path: Path | None,
    save_path: Path | None,
    link: str | None,
    own_name: str | None,
    watch: bool,
) -> int:
    """Play EXCEED or HacKClaD at the terminal, against bots or with other people.

    GAME is exceed (if it is left out) or hackclad. In EXCEED the first CHARACTER is you, the second the other side; in
    HacKClaD they are one to four Witches in the order of the seats. Each is a name, an id, the beginning of one, a card
    file, or "random", which is also what is taken for those that are left out.
    """
    own = {"mode": mode, "expert": expert, "missions": missions, "players": None if players is None else int(players)}
    if link is not None:
        chosen = (bot_name, seat_text, seed, first, load_path, save_path, *own.values())
        if hotseat or any(value is not None for value in chosen):
            raise click.UsageError("--join takes the table as it is: with it go characters, --name and --watch only.")
        return join(link, names, own_name or "", watch)
    if own_name is not None:
        raise click.UsageError("--name goes with --join only.")
    if hotseat and bot_name is not None:
        raise click.UsageError("--hotseat has no bot: give --hotseat or --bot, not both.")
    if hotseat and seat_text is not None:
        raise click.UsageError("--hotseat takes all seats: give --hotseat or --seat, not both.")
    if save_path is not None and save_path.exists() and save_path != load_path:
        raise click.UsageError(f"--save: {save_path} exists already. Go on with it by --load, or name another file.")
    if load_path is not None:
        if names or seed is not None or first is not None or watch or any(one is not None for one in own.values()):
            raise click.UsageError(
                "--load goes on with a game: it takes no characters, no --seed, no --first and no --watch."
            )
        return go_on(load_path, save_path or load_path, bot_name, seat_text, hotseat)
    watched = Watched([Path(name) for name in names if is_path(name)]) if watch else None
    if watched is not None and not watched.files:
        raise click.UsageError("--watch needs a card file among the characters, or --join.")
    path = save_path or saves.free(Path(saves.DEFAULT))
    while True:
        game_seed = random.SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
        bot_seed = game_seed % 1_000_003
        game = started(names, game_seed, first, own)
        people = tuple(range(game.seats)) if hotseat else seats(seat_text or "0", game.seats)
        others = bot_names(bot_name or "steady", game.seats - len(people))
        bots = seated(people, others, game.seats, bot_seed)
        if watched is None:
            return Session(game, bots, bot_seed, path).play()
        session = WatchedSession(game, bots, bot_seed, path, watched)
        status = session.play()
        if not session.anew:
            return status


def join(link: str, names: tuple[str, ...], own_name: str, watch: bool) -> int:
    """Sit down at a server's table.

    Args:
        link: of the table.
        names: characters, for a seat that has none yet.
        own_name: what the player wants to be called; "" for the name so far.
        watch: whether only to watch.
    """
    with needed("wildswing play --join"):
        from wildswing.cli.join import join_table  # noqa: PLC0415 - perhaps not installed

    return join_table(link, names, own_name, watch)


def started(names: tuple[str, ...], seed: int, first: str | None, own: dict[str, Any]) -> Game[Any]:
    """The game that the words of the command mean, at its beginning."""
    name, chosen = split_game(names)
    chance = random.Random(seed)  # noqa: S311 - no secret
    if name == "exceed":
        check_options(name, own)
        return begin(name, fighters(names, chance), seed, {"first": FIRST[first or "lot"]})
    if first is not None:
        raise click.UsageError(f"--first is no option of {name}.")
    playing = witches(chosen, chance)
    options = check_options(name, own)
    if len(playing) == 1:
        options.setdefault("mode", "solo")
    return begin(name, playing, seed, options)


def seats(text: str, count: int) -> tuple[int, ...]:
    """The seats that an option names."""
    words = [word.strip() for word in text.split(",")]
    found = sorted({int(word) for word in words if word.isdecimal()})
    if len(found) != len(words) or found[-1] >= count:
        example = "0" if count == 1 else f"0 to {count - 1}, such as --seat 1 or --seat 0,1"
        raise click.UsageError(f"--seat takes seats from {example}; not {text!r}.")
    return tuple(found)


def bot_names(text: str, count: int) -> list[str]:
    """The bots of some seats: one for all, or one for each."""
    words = [word.strip() for word in text.split(",")]
    if len(words) not in {1, count}:
        raise click.UsageError(f"--bot takes one bot, or one for each of the {count} other seats; not {text!r}.")
    for word in words:
        make(word)
    return words * count if len(words) == 1 else words


def seated(people: tuple[int, ...], others: list[str], count: int, seed: int) -> tuple[Bot | None, ...]:
    """Who plays each seat: None for a person; the bots in the order of the other seats."""
    left = iter(others)
    return tuple([None if seat in people else make(next(left), seed + max(0, seat - 1)) for seat in range(count)])


def go_on(path: Path, save_path: Path, bot_name: str | None, seat_text: str | None, hotseat: bool) -> int:
    """Go on with a game from a file: with those who played it, unless others are named."""
    saved = saves.restore(path)
    for warning in saved.warnings:
        terminal.warn(f"{path}: {warning}")
    count = saved.game.seats
    who = saved.seats or saves.forgotten(count)
    people = tuple([seat for seat in range(count) if who[seat] == saves.YOU])
    if hotseat:
        people = tuple(range(count))
    elif seat_text is not None:
        people = seats(seat_text, count)
    if bot_name is not None and len(people) == count and count > 1:
        people = people[:1]
    if bot_name is not None:
        others = bot_names(bot_name, count - len(people))
    else:
        others = [who[seat] if who[seat] != saves.YOU else "steady" for seat in range(count) if seat not in people]
    return Session(saved.game, seated(people, others, count, saved.seed), saved.seed, save_path).play()
