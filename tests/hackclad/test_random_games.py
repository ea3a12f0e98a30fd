"""Random games of every mode reach their end."""

from __future__ import annotations

import pytest

from wildswing.hackclad import constants as c
from wildswing.hackclad import procedures
from wildswing.hackclad.building.match import build_match
from wildswing.hackclad.setup import new_state
from wildswing.hackclad.text import load_witch
from wildswing.kernel.playout import playout

assert procedures.MODULES
TABLES = [
    (["luna"], c.SOLO, False, c.DRAFT_MISSIONS, None),
    (["amelia"], c.SOLO, True, c.RANDOM_MISSIONS, None),
    (["luna", "mia"], c.BASE, False, c.RANDOM_MISSIONS, None),
    (["mia", "rosette", "flare"], c.BASE, True, c.DRAFT_MISSIONS, None),
    (["luna", "mia", "rosette", "flare"], c.BASE, False, c.RECOMMENDED, None),
    (["luna", "luna", "rosette", "rosette"], c.BASE, False, c.DRAFT_MISSIONS, None),
    (["mia", "rosette", "flare", "amelia"], c.TEAM, False, c.DRAFT_MISSIONS, None),
    (["mia", "rosette", "flare", "amelia"], c.TEAM, True, c.DRAFT_MISSIONS, 2),
]


@pytest.mark.parametrize(("witches", "mode", "expert", "missions", "players"), TABLES)
def test_a_random_game_ends(witches: list[str], mode: int, expert: bool, missions: int, players: int | None) -> None:
    """Nothing stalls, in any mode."""
    match = build_match([load_witch(name) for name in witches], mode, expert, missions, players)
    for seed in range(5):
        state = new_state(match, seed)
        state.run()
        playout(state, seed, 10_000)
        assert state.over
        assert state.round == 9
