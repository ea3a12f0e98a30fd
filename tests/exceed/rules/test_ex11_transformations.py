"""EX 11: transformations."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def hits(table: Table, attack: str = "Sacrament of Blades", *, ex: bool = False) -> None:
    """Geoffrey's attack hits a Block at distance 2."""
    table.state.players[0].space, table.state.players[1].space = 4, 6
    table.hand(0, attack, attack) if ex else table.hand(0, attack)
    table.hand(1, "Block")
    table.strike(attack, "Block", ex=ex)
    while table.asked == "may":
        table.no()


@rule("EX 11.1", "EX 17.7")
@pytest.mark.parametrize("transforms", [True, False])
def test_an_attack_with_a_transformation_that_hit_may_go_to_the_area(transforms: bool) -> None:
    table = Table("geoffrey", "ryu")
    hits(table)
    assert (table.asked, table.seat) == ("transform or gauge", 0)
    table.choose(c.TO_TRANSFORMATIONS if transforms else c.TO_GAUGE)
    assert table.cards(0, "transformations") == (["Sacrament of Blades"] if transforms else [])
    assert table.cards(0, "gauge") == ([] if transforms else ["Sacrament of Blades"])


@rule("EX 11.1")
def test_an_attack_that_missed_or_carries_no_transformation_cannot() -> None:
    table = Table("geoffrey", "ryu", spaces=(1, 9))
    table.hand(0, "Sacrament of Blades")
    table.hand(1, "Block")
    table.strike("Sacrament of Blades", "Block")
    assert (table.asked, table.cards(0, "discard")) == ("action", ["Sacrament of Blades"])
    table = Table("geoffrey", "ryu", spaces=(1, 6))
    table.hand(0, "Golden Arrow")
    table.hand(1, "Block")
    table.strike("Golden Arrow", "Block")
    assert (table.asked, table.cards(0, "gauge")) == ("action", ["Golden Arrow"])


@rule("EX 11.2", "EX 11.8")
def test_with_two_copies_in_hand_one_goes_to_the_area_and_the_other_is_discarded() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Bastion Stance", "Inquisition", "Inquisition", "Grasp", "Grasp")
    offered = [option for option in table.state.options if option - option % 1024 == c.TRANSFORM_CARD]
    assert offered == [c.TRANSFORM_CARD + table.card(0, "Inquisition")], "neither a single copy nor two Normals"
    table.choose(offered[0])
    assert table.cards(0, "transformations") == ["Inquisition"]
    assert table.cards(0, "discard") == ["Inquisition"]
    assert table.count(0, "hand") == 4, "three left and one drawn, nothing spent"
    assert table.turn_of == 1


@rule("EX 11.2")
def test_a_copy_in_the_gauge_is_not_in_hand() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Inquisition")
    table.gauge(0, "Inquisition")
    assert not table.can(c.TRANSFORM_CARD + table.card(0, "Inquisition"))


@rule("EX 11.3")
def test_a_transformation_stays_for_the_rest_of_the_game() -> None:
    table = Table("geoffrey", "ryu", spaces=(1, 9))
    table.put(0, "transformations", "Inquisition")
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.put(0, "discard", "Focus")
    table.choose(c.RESHUFFLE)
    table.idle()
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.player(0).exceeded
    for _ in range(2):
        table.hand(0, "Block")
        table.hand(1, "Block")
        table.choose(c.STRIKE_ACTION)
        while table.asked in {"set attack", "may"}:
            table.set("Block") if table.asked == "set attack" else table.no()
    assert table.cards(0, "transformations") == ["Inquisition"]
    table.hand(0, "Grasp", "Cross")
    table.hand(1, "Run")
    while table.turn_of == 0:
        table.idle()
    table.hand(0, "Grasp", "Cross")
    table.hand(1, "Run")
    table.boost("Run")
    assert (table.asked, table.seat) == ("may", 0), "and works on"


@rule("EX 11.4", "EX 11.5")
def test_a_second_copy_is_never_transformed() -> None:
    table = Table("geoffrey", "ryu")
    table.put(0, "transformations", "Sacrament of Blades")
    hits(table)
    assert table.asked == "action", "nothing to choose"
    assert table.cards(0, "gauge") == ["Sacrament of Blades"]
    assert table.cards(0, "transformations") == ["Sacrament of Blades"]
    three = stand_in(
        card("Form", boost="+1 Speed.", boost_kind="transform").replace(
            'name = "Form"\n', 'name = "Form"\ncopies = 3\n', 1
        )
    )
    table = Table(three, "ryu")
    table.put(0, "transformations", "Form")
    table.hand(0, "Form", "Form")
    assert not table.can(c.TRANSFORM_CARD + table.card(0, "Form"))
    table.put(0, "transformations")
    assert table.can(c.TRANSFORM_CARD + table.card(0, "Form"))


@rule("EX 11.4")
def test_an_effect_does_not_transform_a_second_copy_either() -> None:
    table = Table("geoffrey", "ryu")
    table.put(0, "transformations", "Inquisition")
    table.hand(0, "Crusader's Oath", "Inquisition", "Bastion Stance")
    table.boost("Solemn Oath")
    table.alternative(0)
    picked = (
        [table.match.card(option % 256).name for option in table.state.options] if table.asked == "pick card" else []
    )
    assert "Inquisition" not in picked
    if picked:
        table.pick("Bastion Stance")
    assert table.cards(0, "transformations") == ["Inquisition", "Bastion Stance"]
    assert (table.life(0), table.cards(0, "boosts")) == (25, ["Crusader's Oath"])


@rule("EX 11.4")
def test_different_transformations_may_lie_there_together() -> None:
    table = Table("geoffrey", "ryu")
    table.put(0, "transformations", "Inquisition", "Bastion Stance")
    hits(table)
    table.choose(c.TO_TRANSFORMATIONS)
    assert table.count(0, "transformations") == 3


FORMS = ("Inquisition", "Sacrament of Blades", "Bastion Stance")


@rule("EX 11.6", "EX 5.7")
@pytest.mark.parametrize(("forms", "price"), [(0, 5), (1, 3), (2, 1), (3, 0)])
def test_each_transformation_makes_exceeding_2_cheaper_and_not_below_0(forms: int, price: int) -> None:
    cards = ("Grasp", "Cross", "Dive", "Sweep", "Focus", "Block")
    table = Table("geoffrey", "ryu")
    table.put(0, "transformations", *FORMS[:forms])
    if price:
        table.gauge(0, *cards[: price - 1])
        assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, *cards[: price + 1])
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (len(table.paid(0)), table.count(0, "gauge"), table.player(0).exceeded) == (price, 1, True)


@rule("EX 11.6")
@pytest.mark.parametrize("ability", ["", "Exceeding costs 2 less per transformation."])
@pytest.mark.parametrize(("forms", "price"), [(0, 4), (1, 2), (2, 0), (3, 0)])
def test_transformations_make_exceeding_cheaper_for_everybody(ability: str, forms: int, price: int) -> None:
    """It is a rule of the game: a character whose card does not repeat it has it too, and nobody twice."""
    names = ("One", "Two", "Three")
    changer = stand_in(
        *(card(name, boost="+1 Speed.", boost_kind="transform") for name in names), ability=ability, exceed=4
    )
    table = Table(changer, "ryu")
    table.put(0, "transformations", *names[:forms])
    table.gauge(0, *("Grasp", "Cross", "Dive", "Sweep")[: max(price - 1, 0)])
    assert table.can(c.EXCEED_ACTION) == (price == 0)
    table.gauge(0, *("Grasp", "Cross", "Dive", "Sweep")[:price])
    assert table.can(c.EXCEED_ACTION)


@rule("EX 11.6")
def test_the_opponents_transformations_change_nothing() -> None:
    table = Table("ryu", "geoffrey")
    table.put(1, "transformations", *FORMS)
    table.gauge(0, "Grasp")
    assert not table.can(c.EXCEED_ACTION), "Ryu's price stays 2"


CHANGER = stand_in(
    card("Tail", boost="End of strike: Draw 1.", boost_kind="transform", reach="1-8", speed=9),
    card("Spring", boost="Now: Gain 2 life.\nNow: Draw 1.\n+1 Speed.", boost_kind="transform", reach="1-8", speed=9),
)


@rule("EX 11.7", "EX 17.8")
@pytest.mark.parametrize(("transforms", "cards"), [(True, 1), (False, 0)])
def test_a_new_transformation_is_used_at_the_end_of_the_same_strike(transforms: bool, cards: int) -> None:
    table = Table(CHANGER, "ryu")
    table.hand(0, "Tail")
    table.hand(1, "Block")
    table.strike("Tail", "Block")
    table.choose(c.TO_TRANSFORMATIONS if transforms else c.TO_GAUGE)
    assert table.count(0, "hand") == cards


@rule("EX 11.9")
@pytest.mark.parametrize("by_action", [True, False])
def test_now_effects_of_a_transformation_happen_when_it_enters_the_area(by_action: bool) -> None:
    table = Table(CHANGER, "ryu")
    table.set_life(0, 10)
    table.hand(1, "Block")
    if by_action:
        table.hand(0, "Spring", "Spring")
        table.choose(c.TRANSFORM_CARD + table.card(0, "Spring"))
        assert (table.life(0), table.count(0, "hand")) == (12, 2), "1 by Now, 1 at the end of the turn"
    else:
        table.hand(0, "Spring")
        table.strike("Spring", "Block")
        table.choose(c.TO_TRANSFORMATIONS)
        assert (table.life(0), table.count(0, "hand")) == (12, 1)
    table.hand(0)
    while table.turn_of == 1:
        table.idle()
    table.idle()
    assert table.life(0) == 12, "once"


@rule("EX 11.9")
def test_no_now_effect_happens_in_the_gauge() -> None:
    table = Table(CHANGER, "ryu")
    table.set_life(0, 10)
    table.hand(0, "Spring")
    table.hand(1, "Block")
    table.strike("Spring", "Block")
    table.choose(c.TO_GAUGE)
    assert table.life(0) == 10


@rule("EX 11.10")
def test_of_an_ex_attack_only_the_attack_itself_can_become_a_transformation() -> None:
    table = Table("geoffrey", "ryu")
    hits(table, ex=True)
    assert table.cards(0, "discard") == ["Sacrament of Blades"], "the other copy was discarded at the reveal"
    assert table.asked == "transform or gauge"
    table.choose(c.TO_TRANSFORMATIONS)
    assert table.cards(0, "transformations") == ["Sacrament of Blades"]
    assert table.cards(0, "discard") == ["Sacrament of Blades"]
    assert table.cards(0, "gauge") == []


@rule("EX 11.4", "EX 20.4")
def test_an_opponents_card_does_not_become_a_transformation() -> None:
    table = Table("ryu", "geoffrey", spaces=(4, 6))
    table.foreign(0, "hand", "Sacrament of Blades")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.choose(c.SET_CARD + table.card(1, "Sacrament of Blades"))
    table.set("Block")
    assert table.asked == "action"
    assert (table.count(0, "transformations"), table.count(1, "transformations")) == (0, 0)
    assert table.cards(0, "gauge") == ["Sacrament of Blades"]
