"""EX 22: the boosts of the eight Normals of seasons 1 to 5."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def boosting(boost: str, *hand: str, spaces: tuple[int, int] = (3, 7)) -> Table:
    """Seat 0 plays a boost."""
    table = Table("nehtali", "nehtali", spaces=spaces)
    table.hand(0, boost, *hand)
    table.hand(1, "Focus", "Cross")
    table.boost(boost)
    return table


@pytest.mark.parametrize(
    ("boost", "change"),
    [
        pytest.param("Fierce", (2, 0, 0, 0), marks=rule("EX 22.11")),
        pytest.param("Defend", (0, 0, 1, 3), marks=rule("EX 22.15")),
        pytest.param("Light", (0, 2, 0, 0), marks=rule("EX 22.16")),
    ],
)
def test_continuous_boosts_of_normals(boost: str, change: tuple[int, int, int, int]) -> None:
    table = boosting(boost, "Cross", spaces=(1, 9))
    assert table.count(0, "boosts") == 1, "it stays in play"
    table.choose(c.PREPARE)
    table.pause("attack")
    table.strike("Cross", "Focus")
    assert table.stats(0) == tuple(one + more for one, more in zip((3, 6, 0, 0), change, strict=True))


@rule("EX 22.12")
def test_run_advances_0_to_3() -> None:
    table = boosting("Run")
    assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2), ("advance", 3)}
    table.move("advance", 3)
    assert table.at(0) == 6
    assert table.cards(0, "discard") == ["Cross"]


@rule("EX 22.12")
def test_run_may_stay() -> None:
    table = boosting("Run")
    table.move("advance", 0)
    assert (table.at(0), table.turn_of) == (3, 1)


@rule("EX 22.13")
def test_backstep_retreats_0_to_4() -> None:
    table = boosting("Backstep", spaces=(6, 7))
    assert table.movements == {("stay", 0), *(("retreat", spaces) for spaces in (1, 2, 3, 4))}
    table.move("retreat", 4)
    assert table.at(0) == 2
    assert table.cards(0, "discard") == ["Assault"]


@rule("EX 22.14")
@pytest.mark.parametrize("holder", [0, 1])
def test_tech_discards_a_continuous_boost_of_either_player(holder: int) -> None:
    table = Table("nehtali", "nehtali")
    table.hand(0, "Tech")
    table.hand(1)
    for seat in (0, 1):
        table.put(seat, "boosts", "Light")
    table.boost("Tech")
    assert table.asked == "pick card"
    table.pick("Light", holder)
    assert table.cards(holder, "boosts") == []
    assert table.cards(1 - holder, "boosts") == ["Sweep"]
    assert "Sweep" in table.cards(holder, "discard")
    assert "Dive" in table.cards(0, "discard")


def reading(*held: str, named: str = "Sweep") -> Table:
    """Seat 0 has boosted Reading, named a Normal and set Cross; seat 1 holds these cards."""
    table = Table("nehtali", "nehtali", spaces=(1, 9))
    table.hand(0, "Reading", "Cross", "Light")
    table.hand(1, *held)
    table.boost("Reading")
    assert table.asked == "name card"
    table.choose(c.NAME + table.card(1, named))
    table.set("Cross")
    return table


@rule("EX 22.17")
def test_reading_names_one_of_the_eight_normals() -> None:
    table = Table("nehtali", "nehtali")
    table.hand(0, "Reading", "Cross")
    table.boost("Reading")
    names = {table.match.card(option % 1024).name for option in table.state.options}
    assert names == {"Grasp", "Cross", "Assault", "Dive", "Spike", "Sweep", "Focus", "Block"}


@rule("EX 22.17")
def test_a_defender_who_holds_the_named_card_must_set_it() -> None:
    table = reading("Sweep", "Focus", "Cross")
    while table.asked == "set attack":
        assert table.state.options == [c.SET_CARD + table.card(1, "Sweep")], "not another, not a Wild Swing"
        table.set("Sweep")
    assert table.events("reveal", 1)[0].cards == (table.card(1, "Sweep"),)
    assert not table.events("hand shown")


@rule("EX 22.17")
def test_a_defender_who_holds_two_may_set_them_as_an_ex_attack() -> None:
    table = reading("Sweep", "Sweep", "Focus")
    sweep = table.card(1, "Sweep")
    assert set(table.state.options) == {c.SET_CARD + sweep, c.SET_EX + sweep}
    table.pause("attack")
    table.set("Sweep", ex=True)
    assert table.side(1).ex
    assert not table.events("hand shown")


@rule("EX 22.17")
def test_a_defender_without_the_named_card_shows_the_hand_and_sets_freely() -> None:
    table = reading("Focus", "Cross")
    assert table.events("hand shown", 1)[0].cards == (table.card(1, "Cross"), table.card(1, "Focus"))
    ways = {c.SET_CARD + table.card(1, "Focus"), c.SET_CARD + table.card(1, "Cross"), c.WILD_SWING}
    assert set(table.state.options) == ways


@rule("EX 22.17", "EX 1.16")
def test_reading_sees_the_same_normal_of_another_season() -> None:
    table = Table("nehtali", "giovanna", spaces=(1, 9))
    table.hand(0, "Reading", "Cross", "Light")
    table.hand(1, "Dust", "Focus")
    table.boost("Reading")
    table.choose(c.NAME + table.card(1, "Dust"))
    table.set("Cross")
    if table.asked == "set attack":
        table.set("Dust")
    assert table.events("reveal", 1)[0].cards == (table.card(1, "Dust"),)


@rule("EX 22.18")
def test_parry_takes_the_named_card_or_shows_the_hand() -> None:
    table = boosting("Parry")
    table.choose(c.NAME + table.card(1, "Focus"))
    assert (table.cards(1, "hand"), table.cards(1, "discard")) == (["Cross"], ["Focus"])
    assert not table.events("hand shown")
    table = boosting("Parry")
    table.choose(c.NAME + table.card(1, "Hellfire"))
    assert table.count(1, "hand") == 2
    assert table.events("hand shown", 1)[0].cards == (table.card(1, "Cross"), table.card(1, "Focus"))


@rule("EX 22.18")
def test_parry_may_name_any_kind_of_card() -> None:
    table = Table("nehtali", "ryu")
    table.hand(0, "Parry")
    table.boost("Parry")
    names = {str(table.match.card(option % 1024).name) for option in table.state.options}
    assert {"Sweep", "Hadoken", "Metsu Hadoken"} <= names
    assert len(names) == 15


@rule("EX 22.19", "EX 10.15")
def test_a_cancelled_parry_is_cancelled_before_a_card_is_named() -> None:
    table = Table("nehtali", "geoffrey")
    table.hand(0, "Parry", "Cross")
    table.hand(1, "Focus", "Dive", "Grasp")
    table.put(1, "transformations", "Compulsive Purification")
    table.boost("Parry")
    assert (table.asked, table.seat) == ("may", 1), "not the naming"
    table.yes()
    table.pay("Dive", "Grasp")
    assert not table.events("card named")
    assert not table.events("hand shown")
    assert table.cards(0, "discard") == ["Block"]
    assert table.count(0, "hand") == 2, "the turn ends with the usual draw"
    assert table.turn_of == 1
