"""Moving to a token: onto its space, or as far as possible."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@pytest.mark.parametrize(("space", "goes_to"), [(6, 6), (4, 3), (1, 1), (2, 2)])
@rule("EX 8.10", "EX 8.12")
def test_an_attack_on_the_opponents_space_is_moved_up_to(space: int, goes_to: int) -> None:
    # Dissect Barrage: "After: If your attack is on the board, move to your attack."
    table = Table("chaos", QUIET, spaces=(2, 4))
    table.hand(0, "Dissect Barrage")
    table.gauge(0, "Focus", "Block")
    table.hand(1, "Block")
    table.action("Mark this turn")
    table.set("Dissect Barrage")
    table.space(space)
    table.set("Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    while table.asked == "may":
        table.no()
    assert table.life(1) < 30
    assert table.at(1) == 4
    assert table.at(0) == goes_to
    assert table.state.decision == c.ACTION
