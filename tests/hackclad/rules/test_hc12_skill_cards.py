"""HC 12: Skill cards."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Space, Table
from tests.rules import rule
from wildswing.hackclad import constants as c


@rule("HC 12.1", "HC 12.3", "HC 12.13")
def test_reveal_pay_resolve_discard() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Rebuff")
    table.gauges(0, mp=3)
    table.use("Rebuff")
    kinds = [kind for kind in table.kinds() if kind in {"use", "mp", "clad damaged", "put away", "clad moves"}]
    assert kinds == ["use", "mp", "clad damaged", "put away", "clad moves"]
    assert table.events("use")[0].cards_for == -1  # revealed to all
    assert (table.figure(0).mp, table.figure(0).shards) == (1, 2)
    assert table.cards(0, "hand") == []
    assert table.cards(0, "discard") == ["Rebuff"]


@rule("HC 12.2", "HC 21.1")
def test_w49_a_card_whose_price_cannot_be_paid_in_full_stays_in_the_hand() -> None:
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Rose Whip")
    table.gauges(0, mp=2)
    assert not table.usable("Rose Whip")
    table.hand(0, "Rose Whip", "Guard")
    assert table.usable("Rose Whip")
    table.gauges(0, mp=0)
    assert not table.usable("Rose Whip")
    assert sorted(table.cards(0, "hand")) == ["Guard", "Rose Whip"]


@rule("HC 12.2", "HC 12.1")
def test_a_card_being_used_does_not_meet_its_own_requirements() -> None:
    """Upgrade trades a hand card; alone in the hand it would have to trade itself, which lies on the table by then."""
    table = Table("amelia", "mia")
    table.hand(0, "Upgrade")
    table.gauges(0, mp=1)
    # A card worth exactly 1 VP more than Upgrade is there.
    assert 2 in {table.match.card(card).vp for card in table.figure(0).enhanced}
    assert not table.usable("Upgrade")
    table.hand(0, "Upgrade", "Move")
    assert table.usable("Upgrade")


@rule("HC 12.3", "HC 12.12", "HC 26.20")
def test_w56_the_price_is_mp_and_extra_cost() -> None:
    """The Barrage that is discarded for Rose Whip counts for the next Barrage."""
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Rose Whip", "Barrage", "Barrage")
    table.gauges(0, mp=1)
    table.use("Rose Whip")
    table.pick("Barrage")
    assert table.figure(0).mp == 0
    table.use("Barrage")
    assert [event.numbers[0] for event in table.events("clad damaged")] == [3, 2]
    assert table.cards(0, "discard") == ["Barrage", "Rose Whip", "Barrage"]


@rule("HC 12.4", "HC 26.2", "HC 21.2", "HC 21.5")
def test_w9_what_is_discarded_for_the_price_is_in_time_for_the_attack() -> None:
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Firecracker", "Verve")
    table.use("Firecracker")
    table.yes()
    if table.asked == "pick card":
        table.pick("Verve")
    assert [event.numbers[0] for event in table.events("clad damaged")] == [2]
    assert table.cards(0, "discard") == ["Verve", "Firecracker"]
    assert (table.clad_space, table.facing) == ((0, 1), "north")


@rule("HC 12.4")
def test_without_the_optional_cost_the_card_is_used_all_the_same() -> None:
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Firecracker", "Verve")
    table.use("Firecracker")
    table.done()
    assert table.figure(0).shards == 1
    assert table.clad_space == (0, 0)
    assert table.cards(0, "hand") == ["Verve"]


@rule("HC 12.5")
@pytest.mark.parametrize("name", ["Absorb", "Shot", "Move", "Mist Step"])
def test_attacks_and_supports_are_used_on_the_own_turn_only(name: str) -> None:
    """Luna is in the attack of the Clad, and the turn is not hers."""
    table = Table("mia", "luna", slots=(1, 2))
    table.clad("Rending Claws")
    table.at(0, (2, 2))
    table.at(1, (0, 1))
    table.hand(1, name, "Guard")
    table.gauges(1, mp=7)
    table.end()
    assert (table.asked, table.witch) == ("react", 1)
    assert not table.usable(name)
    assert table.usable("Guard")
    table.use("Guard")
    table.done()
    assert (table.asked, table.witch) == ("act", 1)
    assert table.usable(name)


@rule("HC 12.6")
@pytest.mark.parametrize(
    ("space", "open_"),
    [((0, -1), True), ((0, -2), True), ((1, 0), True), ((1, 1), False), ((2, 2), False), ((2, 1), False)],
)
def test_an_attack_needs_the_clad_in_its_range(space: Space, open_: bool) -> None:
    table = Table("luna", "mia")
    table.at(1, None)
    table.at(0, space)
    table.hand(0, "Shot")
    table.gauges(0, mp=1)
    assert table.usable("Shot") is open_


@rule("HC 12.7", "HC 12.8", "HC 12.10")
def test_w12_other_witches_in_range_take_no_damage() -> None:
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.at(1, (1, 0))
    table.gauges(1, shards=4)
    table.hand(0, "Tail Whip")
    table.use("Tail Whip")
    assert table.figure(0).shards == 1
    assert (table.figure(1).shards, table.figure(1).injuries, table.where(1)) == (4, 0, (1, 0))


@rule("HC 12.9", "HC 25.11")
def test_w42_damage_by_other_means_gives_shards_too() -> None:
    table = Table("mia", "luna")
    table.at(0, (-1, 0))
    table.shards((-1, 1), 3)
    table.gauges(0, cp=3)
    table.hand(0, "Move")
    table.cp("Scythe Saltation")
    table.use("Move")
    table.go((-1, 1))
    assert table.figure(0).shards == 6
    assert [event.numbers[0] for event in table.events("clad damaged", 0)] == [3]


@rule("HC 12.9", "HC 26.7")
def test_w18_damage_by_a_reaction_gives_shards() -> None:
    table = Table("flare", "mia")
    table.clad("Rending Claws")
    table.voltage(2)
    table.at(0, (0, 1))
    table.hand(0, "Reflect")
    table.gauges(0, mp=3)
    table.end()
    table.use("Reflect")
    assert table.damage(0) == [0]
    assert table.figure(0).shards == 4  # 3 for the damage and the dropped one
    assert table.figure(0).injuries == 0


@rule("HC 12.11", "HC 26.20", "HC 26.10")
def test_w10_a_card_in_use_is_not_in_the_discard_pile_yet() -> None:
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Barrage", "Barrage")
    table.discard(0, "Crimson Barrage")
    table.use("Barrage")
    table.use("Barrage")
    assert [event.numbers[0] for event in table.events("clad damaged")] == [1, 2]


@rule("HC 12.11", "HC 18.11", "HC 18.10")
def test_w28_a_card_in_use_is_not_shuffled_in() -> None:
    table = Table("luna", "mia")
    table.hand(0, "Muninn")
    table.deck(0)
    table.discard(0, "Guard", "Move", "Shot", "Storm")
    table.figure(0).deck.clear()
    table.use("Muninn")
    assert table.asked == "swap out"
    assert "Muninn" not in table.picks()
    table.done()
    assert (len(table.figure(0).hand), len(table.figure(0).deck)) == (1, 3)
    assert table.cards(0, "discard") == ["Muninn"]


@rule("HC 12.12")
def test_a_card_discarded_for_the_price_is_there_while_the_card_is_resolved() -> None:
    """Active Combustion is in the pile before the damage is dealt; the text of Rose Whip finds it there."""
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Rose Whip", "Guard", "Move")
    table.gauges(0, mp=1)
    table.use("Rose Whip")
    table.pick("Guard")
    discarded = next(i for i, event in enumerate(table.state.log or []) if event.kind == "discard")
    damaged = next(i for i, event in enumerate(table.state.log or []) if event.kind == "clad damaged")
    put_away = next(i for i, event in enumerate(table.state.log or []) if event.kind == "put away")
    assert discarded < damaged < put_away
    assert table.cards(0, "discard") == ["Guard", "Rose Whip"]


@rule("HC 12.14", "HC 26.11")
@pytest.mark.parametrize(("top", "fetched"), [("Guard", ["Guard"]), ("Reflect", ["Reflect"]), ("Shot", [])])
def test_w50_what_finds_no_target_is_left_out(top: str, fetched: list[str]) -> None:
    """Repair with no Reaction in the discard pile: only the card it discards itself may be fetched."""
    table = Table("flare", "mia")
    table.hand(0, "Repair")
    table.discard(0, "Shot" if top != "Shot" else "Move")
    table.top(0, top)
    table.use("Repair")
    assert table.cards(0, "hand") == fetched
    assert table.cards(0, "discard")[-1] == "Repair"
    assert table.asked == "act"


@rule("HC 12.14", "HC 18.4")
def test_w50_with_nothing_at_all_the_card_may_still_be_used() -> None:
    table = Table("flare", "mia")
    table.hand(0, "Repair")
    table.figure(0).deck.clear()
    table.use("Repair")
    assert table.cards(0, "discard") == ["Repair"]
    assert table.figure(0).cp == 0


@rule("HC 12.16", "HC 26.2")
def test_more_atk_for_this_turn_ends_with_the_turn() -> None:
    """Verve on Rosette's turn; in her next turn her attacks are as before."""
    table = Table("rosette", "mia", slots=(1, 2))
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.at(0, (1, 0))
    table.at(1, (2, -2))
    table.hand(0, "Verve", "Tail Whip")
    table.use("Verve")
    table.use("Tail Whip")
    table.next_turn()
    assert table.figure(0).atk_turn == 0
    while (table.asked, table.witch) != ("act", 0):
        table.choose(table.state.options[0])
    table.at(0, (1, 0))
    table.clad_at((0, 0))
    table.hand(0, "Tail Whip")
    table.use("Tail Whip")
    assert [event.numbers[0] for event in table.events("clad damaged", 0)] == [2, 1]


@rule("HC 12.16", "HC 25.6", "HC 14.1")
def test_w11_more_atk_for_this_round_ends_with_the_round() -> None:
    table = Table("rosette", "mia", slots=(1, 2))
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.at(0, (1, 0))
    table.at(1, (2, -2))
    table.hand(0, "Tail Whip", "Barrage")
    table.gauges(0, cp=3)
    table.cp("Blaze Out")
    table.use("Tail Whip")
    table.use("Barrage")
    assert table.figure(0).cp == 0
    while table.state.round == 1 or (table.asked, table.witch) != ("act", 0):
        table.choose(table.state.options[0])
    table.at(0, (1, 0))
    table.clad_at((0, 0))
    table.hand(0, "Tail Whip")
    table.use("Tail Whip")
    assert [event.numbers[0] for event in table.events("clad damaged", 0)] == [3, 3, 1]


@rule("HC 12.17", "HC 26.25")
def test_w39_a_text_for_being_discarded_works_without_the_card_being_used() -> None:
    """Vortex for -1 DMG: 1 less by the action and 1 by its text, and the Clad stays where it is."""
    table = Table("flare", "mia")
    table.clad("Shake Off")
    table.voltage(2)
    table.at(0, (1, 0))
    table.at(1, (0, 1))
    table.hand(0, "Vortex")
    table.gauges(0, shards=5)
    table.end()
    table.basic("-1 DMG", "Vortex")
    assert table.damage(0) == [1]
    assert table.figure(0).injuries == 1
    assert table.clad_space == (0, 0)
    assert table.damage(1) == []
    assert table.events("use") == []


@rule("HC 12.17")
def test_a_text_for_the_discard_pile_works_from_there() -> None:
    """Attack Assist Arm: 1 more ATK while it lies there, none from the hand."""
    table = Table("amelia", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Shot", "Attack Assist Arm")
    table.gauges(0, mp=2)
    table.use("Shot")
    table.basic("+1 MP", "Attack Assist Arm")
    table.hand(0, "Sniper Drone")
    table.discard(0, "Attack Assist Arm")
    table.use("Sniper Drone")
    assert [event.numbers[0] for event in table.events("clad damaged")] == [1, 2]


@rule("HC 12.17", "HC 1.17")
def test_w45_a_card_may_be_used_from_the_discard_pile_if_it_says_so() -> None:
    table = Table("amelia", "mia")
    table.clad("Rending Claws")
    table.voltage(2)
    table.at(0, (0, 1))
    table.discard(0, "Guard", "Protection Drone")
    table.gauges(0, mp=1)
    table.end()
    assert not table.can(c.USE_FROM_PILE + table.card(0, "Guard"))
    table.use("Protection Drone", from_pile=True)
    assert table.damage(0) == [0]
    assert table.figure(0).mp == 0
    assert table.cards(0, "deck")[-1] == "Protection Drone"
