"""HC 22 to 24: Expert Mode, solo play, team matches."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c

REPLACED = {"Veer Left", "Veer Right", "Rush"}
EXPERT = {"Staggering Sweep Left", "Staggering Sweep Right", "Tail Rush"}
COUNTS = [(1, c.SOLO), (2, c.BASE), (3, c.BASE), (4, c.BASE), (4, c.TEAM)]
WITCHES = ("luna", "mia", "rosette", "flare")


def of_the_game(table: Table) -> set[str]:
    """The names of all Clad cards that take part."""
    return {name for where in ("deck", "slots", "aside", "done") for name in table.clad_names(where)}


def voltage_of(table: Table, name: str) -> int:
    """The Voltage of a Clad card."""
    return int(table.match.clad[table.clad_card(name)].voltage)


@rule("HC 22.1", "HC 22.2", "HC 22.4")
@pytest.mark.parametrize(("count", "mode"), COUNTS)
def test_expert_mode_replaces_three_cards_at_every_count(count: int, mode: int) -> None:
    expert = of_the_game(Table(*WITCHES[:count], start="draft", mode=mode, expert=True))
    normal = of_the_game(Table(*WITCHES[:count], start="draft", mode=mode))
    assert (len(normal), len(expert)) == (12, 12)
    assert normal - expert == REPLACED
    assert expert - normal == EXPERT


@rule("HC 22.1", "HC 22.3")
@pytest.mark.parametrize(
    ("old", "new", "voltage"),
    [
        ("Veer Left", "Staggering Sweep Left", 1),
        ("Veer Right", "Staggering Sweep Right", 1),
        ("Rush", "Tail Rush", 2),
    ],
)
def test_an_expert_card_has_the_voltage_of_the_card_it_replaces(old: str, new: str, voltage: int) -> None:
    table = Table("luna", "mia", start="draft", expert=True)
    assert voltage_of(table, old) == voltage_of(table, new) == voltage
    first = set(table.clad_names("deck")) | set(table.clad_names("slots"))
    assert (new in first) == (voltage == 1)
    assert old not in of_the_game(table)


@rule("HC 22.1", "HC 22.3", "HC 9.7")
def test_w40_tail_rush_and_staggering_sweep_left() -> None:
    table = Table("luna", "mia", "flare", slots=(1, 2, 4), expert=True)
    table.clad("Tail Rush", "Whirlwind", "Tail Whip")
    table.at(0, (0, 1))
    table.at(1, (0, 2))
    table.at(2, (0, -2))
    table.end()
    attack, trample = table.events("clad attacks")[0], table.events("clad tramples")[0]
    assert set(attack.words) == {"c2", "c1"}
    assert set(trample.words) == {"c4", "c5"}
    assert [table.damage(witch) for witch in range(3)] == [[2], [2], [2]]
    assert (table.clad_space, table.facing, table.on_field()) == ((0, 2), "north", {(0, -1): 1})
    table = Table("luna", "mia", expert=True)
    table.clad("Staggering Sweep Left")
    for witch in (0, 1):
        table.at(witch, (2, -witch))
    table.end()
    assert set(table.events("clad attacks")[0].words) == {"b5", "c5", "b4", "c4"}
    assert (table.clad_space, table.facing, table.on_field()) == ((0, 1), "west", {(0, 2): 1})


# ---- solo


def solo(seed: int = 1) -> Table:
    """A solo game at its first Draft Phase."""
    return Table("luna", start="draft", seed=seed)


@rule("HC 23.2")
def test_the_solo_clad_deck_is_six_of_the_nine_cards_of_voltage_1_and_2() -> None:
    removed = set()
    for seed in range(12):
        table = solo(seed)
        deck = table.clad_names("deck") + table.clad_names("slots")
        aside = table.clad_names("aside")
        assert (len(deck), len(aside)) == (6, 6)
        assert all(voltage_of(table, name) <= 2 for name in deck)
        assert sorted(voltage_of(table, name) for name in aside)[3:] == [3, 3, 3]
        removed.add(frozenset(name for name in aside if voltage_of(table, name) <= 2))
    assert len(removed) > 6


@rule("HC 23.3", "HC 23.4", "HC 23.5", "HC 19.1")
def test_the_solo_reshuffles_bring_3_of_6_and_then_the_other_3() -> None:
    mixtures = set()
    for seed in range(12):
        table = solo(seed)
        aside = set(table.clad_names("aside"))
        seen = {1: len(table.clad_names("deck")) + 3}
        first: set[str] = set()
        while not table.state.over:
            if table.state.voltage not in seen:
                cards = of_the_game(table) - set(table.clad_names("aside"))
                seen[int(table.state.voltage)] = len(cards)
                if table.state.voltage == 2:
                    first = aside - set(table.clad_names("aside"))
            table.choose(table.state.options[0])
        assert seen == {1: 6, 2: 9, 3: 12}
        assert len(first) == 3
        assert table.clad_names("aside") == []
        assert table.state.round == 9
        mixtures.add(sum(voltage_of(table, name) == 3 for name in first))
    assert len(mixtures) > 1


@rule("HC 23.6", "HC 27.4")
def test_the_second_clad_card_lies_face_down_until_its_turn_comes() -> None:
    table = solo()
    assert [event.numbers[0] >= 0 for event in table.events("forecast")] == [True, False, True]
    assert table.state.open_slots == 0b101
    shown = []
    table.at(0, (2, 2))
    while table.state.round == 1 and not table.state.over:
        shown.append((len(table.events("clad turn")), int(table.state.open_slots)))
        table.choose(table.state.options[0])
    assert all(opened == 0b101 for turns, opened in shown if turns < 2)
    turn = table.events("clad turn")[1]
    assert turn.numbers[1] == 1
    assert turn.words[0] in of_the_game(table)


@rule("HC 23.6")
def test_all_clad_cards_lie_open_with_more_players() -> None:
    table = Table("luna", "mia", start="draft")
    assert table.state.open_slots == 0b111
    assert all(event.numbers[0] >= 0 for event in table.events("forecast"))


def drafted(table: Table, slot: int) -> list[int]:
    """Play the round with this Turn slot; the slots that were open."""
    table.pass_to("choose turn slot")
    opened = table.slots()
    table.slot(slot)
    table.choose(table.state.options[0])
    table.pass_to("act")
    return opened


@rule("HC 23.7", "HC 23.9", "HC 23.10", "HC 7.5")
def test_w41_the_solo_slots() -> None:
    table = solo()
    assert drafted(table, 2) == [1, 2, 3]  # 4 is above her Standby slot
    assert table.state.markers == [0, 1, 0, 0]
    assert drafted(table, 4) == [1, 3, 4]
    assert table.state.markers == [0, 1, 0, 1]
    assert drafted(table, 1) == [1, 3]
    assert table.state.markers == [1, 1, 0, 1]
    table.pass_to("choose turn slot")  # in the fourth round only slot 3 was left
    assert table.state.round == 5
    assert len(table.events("markers cleared")) == 1
    assert table.state.markers == [0, 0, 0, 0]
    assert table.slots() == [1, 2, 4]


@rule("HC 23.8")
def test_the_marker_is_worth_nothing_and_is_nobodys() -> None:
    table = solo()
    table.at(0, (2, 2))
    drafted(table, 2)
    assert (table.figure(0).shards, table.on_field()) == (0, {})


@rule("HC 23.11")
def test_in_solo_play_too_ten_missions_are_laid_out_and_two_chosen() -> None:
    table = Table("luna", start="set-up")
    assert (table.asked, len(table.state.options), len(table.state.laid)) == ("choose mission", 10, 10)
    table.choose(table.state.options[3])
    assert len(table.state.options) == 9
    table.choose(table.state.options[0])
    assert (table.asked, len(table.figure(0).missions)) == ("choose enhanced card", 2)


# ---- teams


@rule("HC 24.1", "HC 24.2")
def test_with_two_players_each_decides_for_both_witches_of_a_team() -> None:
    table = Table("luna", "mia", "rosette", "flare", start="set-up", mode=c.TEAM, players=2)
    assert table.match.players == 2
    deciders: dict[int, set[int]] = {}
    while table.state.round < 3:
        if table.asked in {"act", "choose turn slot"}:
            deciders.setdefault(table.witch, set()).add(table.seat)
        table.choose(table.state.options[0])
    assert deciders == {0: {0}, 3: {0}, 1: {1}, 2: {1}}
    assert table.match.teams == [0, 1, 1, 0]


@rule("HC 24.1", "HC 24.2")
def test_with_four_players_each_decides_for_her_own_witch() -> None:
    table = Table("luna", "mia", "rosette", "flare", start="set-up", mode=c.TEAM)
    deciders: dict[int, set[int]] = {}
    while table.state.round < 2:
        if table.asked in {"act", "choose turn slot"}:
            deciders.setdefault(table.witch, set()).add(table.seat)
        table.choose(table.state.options[0])
    assert deciders == {0: {0}, 1: {1}, 2: {2}, 3: {3}}


@rule("HC 24.4")
def test_each_witch_of_a_team_keeps_her_own_things() -> None:
    table = Table("rosette", "mia", "luna", "flare", mode=c.TEAM, players=2)
    table.clad("Veer Left")
    table.at(0, (0, -1))
    for witch in (1, 2, 3):
        table.at(witch, (2, witch - 2))
    table.hand(0, "Barrage")
    table.use("Barrage")
    assert [int(table.figure(witch).shards) for witch in range(4)] == [1, 0, 0, 0]
    assert len({id(table.figure(witch).deck) for witch in range(4)}) == 4


@rule("HC 24.2", "HC 15.3")
def test_a_player_with_two_witches_reacts_with_each_of_them() -> None:
    table = Table("rosette", "mia", "luna", "flare", mode=c.TEAM, players=2)
    table.clad("Rending Claws")
    for witch, space in enumerate(((0, 1), (2, 0), (2, 2), (1, 1))):
        table.at(witch, space)
        table.hand(witch, "Guard")
    table.end()
    assert (table.asked, table.witch, table.seat) == ("react", 0, 0)
    table.use("Guard")
    table.pass_to("react")
    assert (table.asked, table.witch, table.seat) == ("react", 3, 0)
    table.use("Guard")
    assert (table.damage(0), table.damage(3)) == ([0], [0])
