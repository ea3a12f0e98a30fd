"""Plays random games and prints one checksum: the gate between the builds. `python -m tests.parity [GAMES]`.

Everything that a game shows goes into the checksum: decisions, options, events, positions, records, results.
"""

import hashlib
import random
import sys
import zlib

import wildswing as ws


def checksum(games: int) -> str:
    """Play the games, fighters by turns, and digest what they show."""
    fighters = [character.id for character in ws.characters("exceed")]
    pairs = [(one, other) for one in fighters for other in fighters]
    digest = hashlib.sha256()
    for number in range(games):
        game = ws.new("exceed", list(pairs[number * 37 % len(pairs)]), seed=number)
        dice = random.Random(number)
        while decision := game.decision:
            options = [int(option) for option in decision.options]
            digest.update(f"{decision.seat} {decision.kind} {options}\n".encode())
            game.choose(dice.choice(options))
            if dice.random() < 0.05:
                digest.update(game.position.encode())
        for shown in (game.position, game.record, repr(game.result), repr(game.events(seat="all"))):
            digest.update(f"{zlib.crc32(shown.encode())}\n".encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(checksum(int(sys.argv[1]) if len(sys.argv) > 1 else 300))
