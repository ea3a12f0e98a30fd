"""How many decision sequences there are from three positions (`python -m tests.hackclad.perft` counts anew)."""

import pytest

from tests.hackclad.perft import POSITIONS
from tests.perft import perft
from tests.rules import rule

COUNTS = {
    "opening": [10, 90, 720, 5040, 40320],
    "turn": [18, 147, 1031, 6058, 29860],
    "reaction": [7, 43, 211, 931, 3789],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_decision_sequences(name: str) -> None:
    assert [perft(POSITIONS[name](), depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


def test_counting_leaves_the_position_alone() -> None:
    state = POSITIONS["turn"]()
    before = (state.options[:], state.figures[0].hand[:], state.draws)
    perft(state, 3)
    assert (state.options, state.figures[0].hand, state.draws) == before


@rule("HC 4.10", "HC 4.12")
def test_missions_and_the_first_enhanced_card_by_hand() -> None:
    # Ten Missions lie there, four are taken one by one; then one of eight Enhanced cards is added.
    assert COUNTS["opening"] == [10, 10 * 9, 10 * 9 * 8, 10 * 9 * 8 * 7, 10 * 9 * 8 * 7 * 8]


@rule("HC 11.1", "HC 15.2")
def test_the_first_counts_by_hand() -> None:
    cards, basics, cp_actions = 4, 2 * 5, 3
    assert COUNTS["turn"][0] == cards + basics + cp_actions + 1  # Guard is a Reaction; the turn may end
    cards, basics, cp_actions = 2, 3, 1
    assert COUNTS["reaction"][0] == cards + basics + cp_actions + 1  # one may pass
