"""EX 18 and 8.19: several effects of one payment each read what was paid."""

from __future__ import annotations

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table


@rule("EX 18.5", "EX 8.19")
def test_every_effect_of_spending_life_reads_what_was_spent() -> None:
    letting = card(
        "Let", boost="When you spend life: Gain that much life. Discard this boost.", boost_kind="continuous"
    )
    table = Table(stand_in(letting, ability="Action: Spend 3 life: Draw 1."), "nehtali")
    table.set_life(0, 20)
    table.put(0, "boosts", "Let", "Let")
    table.action()
    assert (table.life(0), table.count(0, "boosts")) == (20 - 3 + 3 + 3, 0)
