"""Plays random games and prints one checksum: the gate between the builds. `python -m tests.parity [GAMES]`.

Everything that a game shows goes into the checksum: at every decision who is asked, what, and all options; the position
there, in full, once in eight decisions (mid-strike included) and at the end; at the end also the record, the result and
every event in words.
"""

import hashlib
import random
import sys

import wildswing as ws
from tests.exceed.rules.playable import PLAYABLE

PAIRS = [(one, other) for one in PLAYABLE for other in PLAYABLE]
STRIDE = 37  # shares no factor with the number of pairs: neighbouring games are of different fighters


def add_game(digest: "hashlib._Hash", number: int) -> None:
    """Play one game, fighters by turns, and digest what it shows."""
    game = ws.new("exceed", list(PAIRS[number * STRIDE % len(PAIRS)]), seed=number)
    dice = random.Random(number)
    while decision := game.decision:
        options = [int(option) for option in decision.options]
        digest.update(f"{decision.seat} {decision.kind} {options}\n".encode())
        if dice.random() < 1 / 8:
            digest.update(f"{game.position}\n".encode())
        game.choose(dice.choice(options))
    for shown in (game.position, game.record, repr(game.result), repr(game.events(seat="all"))):
        digest.update(f"{shown}\n".encode())


def checksum(games: int) -> str:
    """The digest of so many games."""
    digest = hashlib.sha256()
    for number in range(games):
        add_game(digest, number)
    return digest.hexdigest()


if __name__ == "__main__":
    print(checksum(int(sys.argv[1]) if len(sys.argv) > 1 else 300))
