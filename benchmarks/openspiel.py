"""`python -m benchmarks.openspiel`: one round of measurements of two games of OpenSpiel, driven by the same loop."""

from importlib import import_module
from random import Random
from typing import Any

from benchmarks.clock import hand_over, rate

pyspiel: Any = import_module("pyspiel")  # has no types, and need not be installed
GAMES = 40


def gin_rummy() -> tuple[int, int]:
    """A game for two with hidden hands; what the deck deals is chance's choice and counts for nothing."""
    game = pyspiel.load_game("gin_rummy")
    decisions = 0
    chance = Random(1).random
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            count = len(options)
            if count > 1 and not state.is_chance_node():
                decisions += 1
            state.apply_action(options[int(chance() * count)])
    return decisions, GAMES


def goofspiel() -> tuple[int, int]:
    """A game of bids that two players make at the same time; each bid is a decision."""
    game = pyspiel.load_game("goofspiel")
    decisions = 0
    chance = Random(1).random
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                options = state.legal_actions()
                state.apply_action(options[int(chance() * len(options))])
                continue
            bids = []
            for seat in (0, 1):
                options = state.legal_actions(seat)
                count = len(options)
                if count > 1:
                    decisions += 1
                bids.append(options[int(chance() * count)])
            state.apply_actions(bids)
    return decisions, GAMES


if __name__ == "__main__":
    hand_over({"gin_rummy": rate(gin_rummy), "goofspiel": rate(goofspiel)})
