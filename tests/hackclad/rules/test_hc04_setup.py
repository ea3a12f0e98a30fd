"""HC 4: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c

ONE = {"Veer Left", "Veer Right", "Whirlwind", "Rending Claws", "Tail Whip", "Searing Blast"}
TWO = {"Rush", "Shake Off", "Searing Blaze"}
THREE = {"Seismic Shock", "Savage Sweep (Right)", "Savage Sweep (Left)"}
FOUR = ("luna", "mia", "rosette", "flare")


@rule("HC 4.1", "HC 4.2", "HC 4.3")
def test_the_clad_deck_is_the_six_cards_of_voltage_one() -> None:
    table = Table("luna", "mia", start="set-up")
    assert sorted(table.clad_names("deck")) == sorted(ONE)
    assert sorted(table.clad_names("aside")) == sorted(TWO | THREE)
    voltages = [table.match.clad[card].voltage for card in table.state.clad_aside]
    assert voltages == sorted(voltages)


@rule("HC 4.1", "HC 4.9")
def test_the_clad_deck_and_the_missions_depend_on_chance() -> None:
    decks = set()
    laid = set()
    for seed in range(8):
        table = Table("luna", "mia", start="set-up", seed=seed)
        decks.add(tuple(table.clad_names("deck")))
        laid.add(tuple(table.state.laid))
    assert len(decks) > 4
    assert len(laid) > 4


@rule("HC 4.2", "HC 22.1", "HC 22.2")
@pytest.mark.parametrize("expert", [False, True])
def test_expert_cards_are_in_the_game_only_in_expert_mode(expert: bool) -> None:
    table = Table("luna", "mia", start="set-up", expert=expert)
    everything = Counter(table.clad_names("deck") + table.clad_names("aside"))
    replaced = {"Veer Left", "Veer Right", "Rush"}
    experts = {"Staggering Sweep Left", "Staggering Sweep Right", "Tail Rush"}
    normal = ONE | TWO | THREE
    assert everything == Counter((normal - replaced) | experts if expert else normal)


@rule("HC 4.4", "HC 4.7", "HC 4.6")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_w51_each_player_has_one_witch_on_her_entry_point(count: int) -> None:
    """The players' numbers are the order in which the Witches are named."""
    table = Table(*FOUR[:count], start="set-up")
    assert [board.id for board in table.match.boards] == list(FOUR[:count])
    assert table.match.seats == list(range(count))
    assert [table.where(witch) for witch in range(count)] == [(-1, 2), (2, 1), (1, -2), (-2, -1)][:count]


@rule("HC 4.5")
def test_two_players_may_play_the_same_witch_with_cards_of_their_own() -> None:
    table = Table("luna", "luna")
    table.at(0, (0, -1))
    table.hand(0, "Absorb")
    table.hand(1, "Absorb")
    assert table.card(0, "Absorb") != table.card(1, "Absorb")
    table.use("Absorb")
    assert (table.cards(0, "discard"), table.cards(1, "discard")) == (["Absorb"], [])
    assert table.cards(1, "hand") == ["Absorb"]
    assert (table.figure(0).shards, table.figure(1).shards) == (1, 0)


@rule("HC 4.9", "HC 4.10", "HC 4.11")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_w51_the_players_choose_missions_there_and_back(count: int) -> None:
    table = Table(*FOUR[:count], start="set-up")
    laid = list(table.state.laid)
    assert len(set(laid)) == 10
    order = []
    while table.asked == "choose mission":
        order.append(table.seat)
        assert [option - c.MISSION for option in table.state.options] == table.state.laid
        table.choose(table.state.options[-1])
    assert order == [*range(count), *reversed(range(count))]
    assert len(table.state.laid) == 10 - 2 * count
    chosen = [mission for witch in range(count) for mission in table.figure(witch).missions]
    assert sorted(chosen + table.state.laid) == sorted(laid)
    told = [event.words[0] for event in table.events("mission chosen")]
    assert sorted(told) == sorted(table.match.missions[mission].title for mission in chosen)


@rule("HC 4.12", "HC 4.13", "HC 4.14", "HC 4.15")
def test_w51_nine_cards_one_of_them_the_turn_card() -> None:
    table = Table("luna", "mia", "rosette", start="set-up")
    table.pass_to("choose enhanced card")
    assert [table.figure(witch).deck for witch in range(3)] == [board.basic_cards for board in table.match.boards]
    for witch, name in enumerate(("Explosion", "Steal", "Immolate")):
        assert table.seat == witch
        assert len(table.picks()) == 8
        table.pick(name)
    assert [event.cards_for for event in table.events("enhanced chosen")] == [0, 1, 2]  # in secret
    for witch, name in enumerate(("Explosion", "Steal", "Immolate")):
        board = table.match.boards[witch]
        assert table.all_cards(witch) == Counter([*board.basic_cards, table.card(witch, name)])
        assert Counter(table.figure(witch).enhanced) == Counter(board.enhanced_cards) - Counter(
            [table.card(witch, name)]
        )


@rule("HC 4.14", "HC 4.15", "HC 27.5")
def test_the_first_turn_cards_lie_unseen_in_the_standby_slots() -> None:
    """They are put there before anybody draws, and no event shows them."""
    table = Table("luna", "mia", "rosette", start="draft")
    assert [table.figure(witch).standby for witch in (1, 2)] == [1, 2]  # the first player drafts already
    assert not table.figure(1).turn_known
    assert not table.figure(2).turn_known
    kinds = table.kinds()
    assert kinds.index("enhanced chosen") < kinds.index("round") < kinds.index("draw")
    for witch in (1, 2):
        told = [card for event in table.events("draw", witch) for card in event.cards]
        assert sorted(told) == table.figure(witch).hand
    assert {event.kind for event in table.state.log or [] if event.cards and event.seat > 0} == {
        "enhanced chosen",
        "draw",
    }


@rule("HC 4.12")
def test_the_decks_are_shuffled() -> None:
    orders = {tuple(Table("luna", "mia", start="draft", seed=seed).figure(1).deck) for seed in range(8)}
    assert len(orders) > 4


@rule("HC 4.16")
def test_missions_for_a_first_game() -> None:
    table = Table("rosette", "flare", "luna", "mia", start="set-up", missions=c.RECOMMENDED)
    given = [{table.match.missions[number].title for number in table.figure(witch).missions} for witch in range(4)]
    assert given == [
        {"Destroyer", "Assault"},
        {"Survivor", "Invulnerable"},
        {"Wizard", "Hard Puncher"},
        {"Lightning Speed", "Collector"},
    ]
    assert table.asked == "choose enhanced card"
