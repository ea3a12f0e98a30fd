"""How many decision sequences there are from three positions (`python -m tests.exceed.perft` counts anew)."""

import pytest

from tests.exceed.perft import POSITIONS
from tests.perft import perft
from tests.rules import rule

COUNTS = {
    "opening": [6, 31, 152, 807, 5043],
    "middle": [18, 149, 1047, 7413, 58355],
    "strike": [9, 45, 513, 3511, 25014],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_decision_sequences(name: str) -> None:
    assert [perft(POSITIONS[name](), depth) for depth in range(1, len(COUNTS[name]) + 1)] == COUNTS[name]


def test_counting_leaves_the_position_alone() -> None:
    state = POSITIONS["middle"]()
    before = (state.options[:], state.players[0].hand[:], state.draws)
    perft(state, 3)
    assert (state.options, state.players[0].hand, state.draws) == before


@rule("EX 3.16")
def test_the_first_counts_by_hand() -> None:
    hand = len(set(POSITIONS["opening"]().players[0].hand))
    assert COUNTS["opening"][0] == hand + 1  # each different card, and keeping the rest
    moves = 7  # 8 Force reach every space but the two that are taken
    assert COUNTS["middle"][0] == 2 + moves + 1 + 3 + 4 + 1  # Prepare, Change; Reshuffle; boosts; decrees; Strike
    assert COUNTS["strike"][:2] == [9, 9 * 5]  # spaces; one of three cards, an EX pair or a Wild Swing
