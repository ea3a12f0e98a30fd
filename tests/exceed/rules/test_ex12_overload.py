"""EX attacks of a Normal and an Overload (EX 12.18)."""

from __future__ import annotations

from random import Random

from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.notation import described
from wildswing.exceed.overload import OVERLOAD_SHIFT
from wildswing.exceed.view import view_of


def at_setting(*hand: str) -> Table:
    table = Table("carlswangee", "shovelknight", spaces=(3, 4))
    table.hand(0, *hand)
    table.hand(1, "Block", "Grasp")
    table.choose(c.STRIKE_ACTION)
    return table


def with_overload(table: Table, name: str, place: int) -> int:
    return table.named(c.SET_EX, name) + (place << OVERLOAD_SHIFT)


@rule("EX 12.18", "EX 12.7", "EX 13.2")
def test_an_overload_is_the_second_card_of_an_ex_normal() -> None:
    table = at_setting("Sweep", "Authorized Force")
    texts = {option.text for option in described(table.state)}
    assert texts == {"Set Sweep", "Set Authorized Force", "Set Sweep with Authorized Force (EX)", "Wild Swing"}
    table.pause("attack")
    table.choose(with_overload(table, "Sweep", 1))
    table.set("Block")
    assert table.stats(0)[:2] == (7, 3)
    assert table.cards(0, "discard") == ["Authorized Force"]


@rule("EX 12.18")
def test_only_a_normal_takes_an_overload() -> None:
    table = at_setting("Swangee Elbow", "Autonomic Response", "Autonomic Response")
    options = [option for option in described(table.state) if option.verb == "set ex"]
    assert [option.text for option in options] == ["Set two Autonomic Response (EX)"]


def test_an_overload_cannot_be_boosted() -> None:
    table = Table("carlswangee", "shovelknight")
    table.hand(0, "Authorized Force")
    assert not table.boostable("Authorized Force")


@rule("EX 21.3", "EX 12.13")
def test_samples_of_an_ex_attack_know_overloads() -> None:
    table = at_setting("Sweep", "Authorized Force")
    table.choose(with_overload(table, "Sweep", 1))
    view = view_of(table.state, 1)
    random = Random(1)
    kinds = set()
    for _ in range(400):
        sample = view.sample_state(random.getrandbits(30))
        side = sample.sides[0]
        assert view_of(sample, 1) == view
        kinds.add(side.attack == side.spare)
    assert kinds == {True, False}
