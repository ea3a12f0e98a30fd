"""Every card and the board of Luna."""

from __future__ import annotations

import pytest

from tests.hackclad.cards.boards import check_innate, check_limits, check_shared_actions
from tests.hackclad.cards.faces import Face, check_face, faces
from tests.hackclad.cards.scenes import attacked, dealt, order, turn
from tests.rules import rule
from wildswing.hackclad import constants as c

FACES = faces("""
Shot | basic | attack magic | 0,1 0,2 | 1 | 1 | 1
Guard | basic | reaction | - | - | - | 1
Move | basic | support | - | - | - | 1
Absorb | basic | attack | 0,1 | 1 | - | 1
Storm | basic | attack magic | -1,2 0,2 1,2 | 1 | 1 | 1
Rebuff | basic | attack magic | 0,1 | 2 | 2 | 1
Huginn | basic | support | - | - | - | 1
Catalyst | basic | support | - | - | - | 1
Bombard | enhanced | attack | -1,2 0,2 1,2 | 1 | - | 4
Shock | enhanced | attack magic | -1,2 0,2 1,2 0,1 | 2 | 1 | 3
Tempest | enhanced | attack magic | -1,2 0,2 1,2 -1,1 0,1 1,1 | 4 | 3 | 2
Explosion | enhanced | attack magic | 0,1 | 1+X | X | 2
Mirror of Eight | enhanced | reaction magic | - | - | 1 | 4
Auxiliary Mana | enhanced | support | - | - | - | 4
Muninn | enhanced | support | - | - | - | 3
Mist Step | enhanced | support magic | - | - | 2 | 3
""")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check_face("luna", face)


def test_she_has_8_basic_and_8_enhanced_cards() -> None:
    board = turn("luna").match.boards[0]
    assert (len(board.basic_cards), len(board.enhanced_cards)) == (8, 8)
    assert [card.name for card in board.cards] == [face.name for face in FACES]


def test_the_board() -> None:
    check_limits("luna", move=1, mp=2, damage=2)
    check_shared_actions("luna")
    check_innate("luna", "Sabbath", reaction=False)


def test_guard_reduces_the_damage_by_2() -> None:
    table = attacked("luna", "Guard")
    table.use("Guard")
    assert table.damage(0) == [2]


def test_move_moves_1_space_which_must_be_taken() -> None:
    table = turn("luna", "Move")
    table.use("Move")
    assert table.spaces() == {(1, -1), (-1, -1), (0, -2)}
    assert not table.can(c.PASS)
    table.go((1, -1))
    assert (table.where(0), table.asked, table.figure(0).moved) == ((1, -1), "act", 1)


def test_auxiliary_mana_gives_2_mp() -> None:
    table = turn("luna", "Auxiliary Mana", mp=0)
    table.use("Auxiliary Mana")
    assert table.figure(0).mp == 2


def test_absorb_gives_1_mp_after_the_attack() -> None:
    table = turn("luna", "Absorb", mp=0)
    table.use("Absorb")
    assert (dealt(table), table.figure(0).mp) == ([1], 1)
    assert order(table, "clad damaged", "mp") == ["clad damaged", "mp"]


@rule("HC 26.14", "HC 21.9")
@pytest.mark.parametrize(("name", "damage", "price"), [("Storm", 1, 1), ("Tempest", 4, 3)])
@pytest.mark.parametrize(("top", "more"), [("Absorb", 1), ("Rebuff", 1), ("Guard", 0), ("Catalyst", 0)])
def test_storm_and_tempest_reveal_a_card(name: str, damage: int, price: int, top: str, more: int) -> None:
    table = turn("luna", name, at=(0, -2), mp=price)
    table.top(0, top, "Move")
    table.use(name)
    assert (dealt(table), table.cards(0, "deck")[-2:], table.figure(0).mp) == ([damage + more], ["Move", top], 0)
    assert [event.seat for event in table.events("reveal")] == [0]


@rule("HC 18.1")
def test_storm_reshuffles_to_reveal() -> None:
    table = turn("luna", "Storm", at=(0, -2))
    table.deck(0)
    table.discard(0, "Absorb")
    table.deck(0)
    table.use("Storm")
    assert table.asked == "swap out"
    table.done()
    assert (table.figure(0).cp, dealt(table)) == (1, [2])


def test_rebuff_repels() -> None:
    table = turn("luna", "Rebuff", at=(1, 0), mp=2)
    table.use("Rebuff")
    assert (dealt(table), table.clad_space, table.facing) == ([2], (-1, 0), "north")


@pytest.mark.parametrize("bottom", [False, True])
def test_huginn_looks_at_the_top_card_and_gives_1_mp(bottom: bool) -> None:
    table = turn("luna", "Huginn", mp=0)
    table.top(0, "Guard", "Move")
    table.use("Huginn")
    table.choose(c.BOTTOM if bottom else c.TOP)
    deck = table.cards(0, "deck")
    assert (deck[0] if bottom else deck[-1]) == "Guard"
    assert deck[-1] == ("Move" if bottom else "Guard")
    assert table.figure(0).mp == 1
    assert [event.cards_for for event in table.events("look", 0)] == [0]
    assert order(table, "look", "put", "mp") == ["look", "put", "mp"]


def test_catalyst_gives_more_mp_after_picking_up_shards() -> None:
    table = turn("luna", "Catalyst", mp=0)
    table.use("Catalyst")
    assert table.figure(0).mp == 1
    for shards, mp in ((0, 1), (1, 2), (2, 2)):
        table = turn("luna", "Move", "Catalyst", mp=0)
        table.shards((1, -1), shards)
        table.use("Move")
        table.go((1, -1))
        table.use("Catalyst")
        assert table.figure(0).mp == mp


@rule("HC 26.15")
def test_bombard_raises_other_attacks_after_it() -> None:
    table = turn("luna", "Absorb", "Bombard", "Rebuff", "Shot", at=(0, -1))
    table.use("Absorb")
    table.at(0, (0, -2))
    table.use("Bombard")
    table.use("Shot")
    table.at(0, (0, -1))
    table.use("Rebuff")
    assert dealt(table) == [1, 1, 2, 3]
    assert (table.figure(0).atk_round, table.figure(0).atk_turn) == (1, 0)


def test_bombard_used_again_is_raised_by_the_first_one_only() -> None:
    table = turn("luna", "Bombard", "Shot", at=(0, -2))
    table.use("Bombard")
    table.hand(0, "Bombard", "Shot")
    table.use("Bombard")
    table.use("Shot")
    assert dealt(table) == [1, 2, 3]


def test_shock_is_stronger_after_picking_up_shards() -> None:
    table = turn("luna", "Shock", mp=1)
    table.use("Shock")
    assert dealt(table) == [2]
    for shards, damage in ((0, 2), (1, 3), (2, 3)):
        table = turn("luna", "Move", "Shock", at=(0, -1))
        table.shards((0, -2), shards)
        table.use("Move")
        table.go((0, -2))
        table.use("Shock")
        assert dealt(table) == [damage]


@rule("HC 26.17")
@pytest.mark.parametrize("spent", [0, 1, 5, 6, 7])
def test_explosion_deals_1_and_the_mp_spent_and_repels_from_6(spent: int) -> None:
    table = turn("luna", "Explosion", mp=7)
    table.use("Explosion")
    assert [option - c.NUMBER for option in table.state.options] == list(range(8))
    table.amount(spent)
    assert (dealt(table), table.figure(0).mp) == ([1 + spent], 7 - spent)
    assert table.clad_space == ((0, 1) if spent >= 6 else (0, 0))


def test_explosion_can_spend_no_more_than_there_is() -> None:
    table = turn("luna", "Explosion", mp=2)
    table.use("Explosion")
    assert [option - c.NUMBER for option in table.state.options] == [0, 1, 2]
    table = turn("luna", "Explosion", mp=0)
    table.use("Explosion")
    assert (dealt(table), table.asked) == ([1], "act")


@rule("HC 18.5")
def test_storm_with_no_card_to_reveal_deals_what_is_printed() -> None:
    table = turn("luna", "Storm", at=(0, -2))
    figure = table.figure(0)
    figure.deck.clear()
    figure.discard.clear()
    table.use("Storm")
    assert (dealt(table), figure.cp, figure.deck) == ([1], 0, [])


def test_mirror_of_eight_turns_the_clad_around() -> None:
    table = attacked("luna", "Mirror of Eight", mp=1)
    table.use("Mirror of Eight")
    assert (table.facing, table.damage(0), table.figure(0).mp) == ("south", [], 0)


@rule("HC 26.1")
def test_mirror_of_eight_sends_a_repelled_clad_back() -> None:
    table = turn("rosette", "Immolate", at=(-1, 0), others=("luna",))
    table.at(1, (1, 0))
    table.hand(1, "Mirror of Eight")
    table.gauges(1, mp=1)
    table.use("Immolate")
    assert (table.asked, table.witch) == ("react", 1)
    table.use("Mirror of Eight")
    assert (table.facing, table.clad_space, table.where(1)) == ("south", (-1, 0), (1, 0))
    assert table.damage(0) == [2]


def test_muninn_draws_and_puts_a_discarded_card_on_top() -> None:
    table = turn("luna", "Muninn")
    table.discard(0, "Guard", "Shot")
    table.top(0, "Move", "Huginn")
    table.use("Muninn")
    assert (table.cards(0, "hand"), sorted(table.picks())) == (["Move"], ["Guard", "Shot"])
    table.pick("Guard")
    assert table.cards(0, "deck")[-2:] == ["Huginn", "Guard"]
    assert table.cards(0, "discard") == ["Shot", "Muninn"]


def test_muninn_with_an_empty_discard_pile_just_draws() -> None:
    table = turn("luna", "Muninn")
    table.top(0, "Move")
    table.use("Muninn")
    assert (table.cards(0, "hand"), table.asked) == (["Move"], "act")


@rule("HC 26.23")
def test_mist_step_moves_to_any_free_space_as_1_space() -> None:
    table = turn("luna", "Mist Step", mp=2)
    table.use("Mist Step")
    assert len(table.spaces()) == 22
    assert not {(0, 0), (0, -1), table.where(1)} & table.spaces()
    table.go((2, -2))
    assert (table.where(0), table.figure(0).moved, table.figure(0).mp) == ((2, -2), 1, 0)


@rule("HC 25.10")
def test_sabbath_fills_the_mp_gauge() -> None:
    table = turn("luna", mp=1, cp=3)
    table.cp("Sabbath")
    assert table.figure(0).mp == 7
