"""Who plays: names on the command line to games, and to those who sit at the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import click

import wildswing as ws
from wildswing.kernel.errors import NotPlayable, nearest
from wildswing.library import GAMES, OWN_OPTIONS

if TYPE_CHECKING:
    from wildswing.library import AnyGame

WITCHES = 4  # how many play HacKClaD where nobody is named


def begin(
    game: str,
    characters: Sequence[str | Path],
    seed: int,
    options: dict[str, Any] | None = None,
    *,
    log: bool = True,
) -> AnyGame:
    """Begin a game: as `wildswing.new`.

    Args:
        game: its name.
        characters: who plays.
        seed: of all chance.
        options: those that only this game has.
        log: whether to keep a log.

    Raises:
        click.UsageError: the rules cannot run one of the card files, or there is no character of a name.
        WildswingError: as `wildswing.new`.
    """
    try:
        return ws.new(game, characters, seed=seed, log=log, **(options or {}))
    except NotPlayable as error:
        raise click.UsageError(f"One of the card files cannot be played: {error}.") from None
    except ws.UnknownName as error:
        word = "characters" if game == GAMES[0] else f"characters {game}"
        hint = "" if error.nearest else f". To see all names: wildswing {word}"
        raise click.UsageError(f"{error}{hint}") from None


def split_game(names: Sequence[str]) -> tuple[str, list[str]]:
    """The game that the first of some names is, else EXCEED; and the other names."""
    if names and names[0].lower() in GAMES:
        return names[0].lower(), list(names[1:])
    return GAMES[0], list(names)


def no_game(name: str) -> str:
    """That there is no such game."""
    close = nearest(name, list(GAMES))
    hint = f" Did you mean {close[0]}?" if close else ""
    return f"There is no game {name!r}; there is {' and '.join(GAMES)}.{hint}"


def check_options(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options that were given, which the game must have.

    Args:
        game: its name.
        given: options by their names in `wildswing.new`, None for one that was not given.

    Raises:
        click.UsageError: one of them is of another game.
    """
    found = {name: value for name, value in given.items() if value is not None}
    for name in found:
        if name not in OWN_OPTIONS[game]:
            raise click.UsageError(f"--{name} is no option of {game}.")
    return found


def fighters(names: Sequence[str], chance: Random) -> list[str]:
    """The two characters of EXCEED that the words of the command mean, the name of the game perhaps among them."""
    game, chosen = split_game(names)
    if len(names) == len(chosen) == 3:
        raise click.UsageError(f"Of three names the first is the game. {no_game(chosen[0])}")
    if len(chosen) > 2:
        raise click.UsageError(f"EXCEED is played by two characters, not by {len(chosen)}: {', '.join(chosen)}.")
    chosen += ["random"] * (2 - len(chosen))
    return drawn(game, chosen, chance)


def witches(names: Sequence[str], chance: Random) -> list[str]:
    """The Witches that the words of the command mean; four by lot if there are none."""
    if len(names) > WITCHES:
        raise click.UsageError(f"HacKClaD is played by one to four Witches, not by {len(names)}: {', '.join(names)}.")
    return drawn("hackclad", list(names) or ["random"] * WITCHES, chance)


def drawn(game: str, names: Sequence[str], chance: Random) -> list[str]:
    """The names, and a different character by chance for each "random"."""
    wanted = [name.lower() == "random" for name in names].count(True)
    if not wanted:
        return list(names)
    ids = [one.id for one in ws.characters(game)]
    found = iter(chance.sample(ids, max(wanted, 2)))
    return [next(found) if name.lower() == "random" else name for name in names]
