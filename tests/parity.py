"""Plays random games and prints checksums: the gate between the builds. `python -m tests.parity [EXCEED] [HACKCLAD]`.

The numbers say how many games of each. Everything that a game shows goes into the checksum: at every decision who is
asked, what, and all options; once in eight decisions (in the midst of attacks included) and at the end the position, in
full and as the one who is to decide sees it, and a sample of what is hidden; at the end also the record, the result and
every event in words.
"""

import hashlib
import random
import sys
from collections.abc import Callable
from typing import TypeAlias

import wildswing as ws
from tests.exceed.rules.characters import CHARACTERS
from wildswing.exceed.game import ExceedGame
from wildswing.hackclad.game import HackcladGame

AnyGame: TypeAlias = ExceedGame | HackcladGame
PAIRS = [(one, other) for one in CHARACTERS for other in CHARACTERS]
# Every mode of HacKClaD with its numbers of Witches and of players.
MODES = (("base", 2, None), ("base", 3, None), ("base", 4, None), ("solo", 1, None), ("team", 4, None), ("team", 4, 2))
STRIDE = 37  # shares no factor with the number of pairs: neighbouring games are of different fighters
WITCHES = ("amelia", "flare", "luna", "mia", "rosette")


def witches(number: int, count: int) -> list[str]:
    """So many Witches, by turns, and now and then one twice."""
    return [WITCHES[(number + place * (1 + number // 5 % 4)) % 5] for place in range(count)]


def duel(number: int) -> ExceedGame:
    """Fighters by turns."""
    return ws.new("exceed", list(PAIRS[number * STRIDE % len(PAIRS)]), seed=number)


def hunt(number: int) -> HackcladGame:
    """Every mode by turns, two games of five with Expert cards, two of seven with Missions by chance."""
    mode, count, players = MODES[number % len(MODES)]
    missions = "random" if number % 7 > 4 else "draft"
    return ws.new(
        "hackclad", witches(number // len(MODES), count), mode=mode, players=players, expert=number % 5 > 2,
        missions=missions, seed=number,
    )  # fmt: skip


def add_game(digest: "hashlib._Hash", game: AnyGame, number: int) -> None:
    """Play one game and digest what it shows."""
    dice = random.Random(number)
    while decision := game.decision:
        options = [int(option) for option in decision.options]
        digest.update(f"{decision.seat} {decision.kind} {options}\n".encode())
        if dice.random() < 1 / 8:
            view = game.view(decision.seat)
            digest.update(f"{game.position}\n{view.position}\n{view.sample(number).position}\n".encode())
        game.choose(dice.choice(options))
    for shown in (game.position, game.record, repr(game.result), repr(game.events(seat="all"))):
        digest.update(f"{shown}\n".encode())


def checksum(games: int, make: Callable[[int], AnyGame]) -> str:
    """The digest of so many games."""
    digest = hashlib.sha256()
    for number in range(games):
        add_game(digest, make(number), number)
    return digest.hexdigest()


def main(arguments: list[str]) -> None:
    """Print a checksum for each game."""
    games = [int(word) for word in arguments] or [300]
    print("exceed", checksum(games[0], duel))
    print("hackclad", checksum(games[1] if len(games) > 1 else games[0] // 5, hunt))


if __name__ == "__main__":
    main(sys.argv[1:])
