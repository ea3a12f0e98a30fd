"""Every card and the board of Amelia."""

from __future__ import annotations

import pytest

from tests.hackclad.cards.boards import check_innate, check_limits, check_shared_actions
from tests.hackclad.cards.faces import Face, check_face, faces
from tests.hackclad.cards.scenes import attacked, dealt, turn
from tests.rules import rule
from wildswing.hackclad import constants as c

FACES = faces("""
Shot | basic | attack magic | 0,1 0,2 | 1 | 1 | 1
Guard | basic | reaction | - | - | - | 1
Move | basic | support | - | - | - | 1
Arm Strike | basic | attack | 0,1 | 1+X | - | 1
Generate Barrier | basic | reaction | - | - | - | 1
Retrieval Drone | basic | support | - | - | - | 1
Defrag | basic | support | - | - | - | 2
Upgrade | basic | support magic | - | - | 1 | 1
Sniper Drone | enhanced | attack | -1,2 0,2 1,2 0,1 | 1 | - | 4
Crossfire | enhanced | attack magic | -1,2 1,2 0,1 | X | 1 | 1
Fractography | enhanced | attack magic | 0,1 0,2 | X | 2 | 2
Protection Drone | enhanced | reaction magic | - | - | 1 | 4
Auxiliary Mana | enhanced | support | - | - | - | 4
Reboot | enhanced | support magic | - | - | 1 | 3
High Mobility Arm | enhanced | support | - | - | - | 4
Attack Assist Arm | enhanced | support | - | - | - | 2
""")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check_face("amelia", face)


def test_she_has_8_basic_and_8_enhanced_cards() -> None:
    board = turn("amelia").match.boards[0]
    assert (len(board.basic_cards), len(board.enhanced_cards)) == (8, 8)
    assert [card.name for card in board.cards] == [face.name for face in FACES]


def test_the_board() -> None:
    check_limits("amelia", move=1, mp=2, damage=1)
    check_shared_actions("amelia")
    check_innate("amelia", "Phronesis", reaction=False)


def test_guard_reduces_the_damage_by_2() -> None:
    table = attacked("amelia", "Guard")
    table.use("Guard")
    assert table.damage(0) == [2]


def test_move_moves_1_space_which_must_be_taken() -> None:
    table = turn("amelia", "Move")
    table.use("Move")
    assert table.spaces() == {(1, -1), (-1, -1), (0, -2)}
    assert not table.can(c.PASS)
    table.go((1, -1))
    assert (table.where(0), table.asked, table.figure(0).moved) == ((1, -1), "act", 1)


def test_auxiliary_mana_gives_2_mp() -> None:
    table = turn("amelia", "Auxiliary Mana", mp=0)
    table.use("Auxiliary Mana")
    assert table.figure(0).mp == 2


def test_arm_strike_counts_the_arms_in_the_discard_pile() -> None:
    table = turn("amelia", "Arm Strike")
    table.discard(0, "High Mobility Arm", "Sniper Drone", "Move")
    table.use("Arm Strike")
    assert dealt(table) == [2]
    table.hand(0, "Arm Strike")
    table.discard(0, "High Mobility Arm", "Attack Assist Arm")
    table.use("Arm Strike")
    assert dealt(table) == [2, 4]  # the Attack Assist Arm adds one more
    table = turn("amelia", "Arm Strike", "High Mobility Arm")
    table.use("Arm Strike")
    assert dealt(table) == [1]


@pytest.mark.parametrize(
    ("pile", "damage"),
    [
        ((), 3),
        (("Retrieval Drone",), 2),
        (("Retrieval Drone", "Sniper Drone", "Attack Assist Arm"), 1),
        (("Retrieval Drone", "Sniper Drone", "Protection Drone"), 0),
    ],
)
def test_generate_barrier_counts_the_drones_in_the_discard_pile(pile: tuple[str, ...], damage: int) -> None:
    table = turn("amelia", "Generate Barrier", at=(0, 1), mp=0, voltage=3)
    table.discard(0, *pile)
    table.clad("Rending Claws")
    table.end()
    table.use("Generate Barrier")
    assert table.damage(0) == [damage]


@rule("HC 26.19")
def test_retrieval_drone_takes_a_shard_from_any_space() -> None:
    table = turn("amelia", "Retrieval Drone")
    table.shards((2, 2), 3)
    table.shards((0, 0), 1)
    table.use("Retrieval Drone")
    assert table.spaces() == {(2, 2), (0, 0)}
    table.go((2, 2))
    assert (table.on_field(), table.figure(0).shards, table.figure(0).picked) == ({(2, 2): 2, (0, 0): 1}, 1, 1)
    assert table.asked == "act"


@rule("HC 12.14")
def test_retrieval_drone_without_shards_on_the_field_can_be_used() -> None:
    table = turn("amelia", "Retrieval Drone")
    table.use("Retrieval Drone")
    assert (table.asked, table.figure(0).shards) == ("act", 0)


@pytest.mark.parametrize("discarding", [False, True])
def test_defrag_may_discard_the_top_card(discarding: bool) -> None:
    table = turn("amelia", "Defrag")
    table.top(0, "Guard", "Move")
    table.use("Defrag")
    assert [event.cards_for for event in table.events("look", 0)] == [0]
    if discarding:
        table.yes()
    else:
        table.done()
    assert table.cards(0, "discard") == (["Guard", "Defrag"] if discarding else ["Defrag"])
    assert table.cards(0, "deck")[-1] == ("Move" if discarding else "Guard")


@rule("HC 26.24")
def test_upgrade_trades_a_hand_card_for_one_worth_exactly_1_more() -> None:
    table = turn("amelia", "Upgrade", "Shot", "Defrag", "Reboot", mp=1)
    figure = table.figure(0)
    figure.enhanced[:] = [table.card(0, name) for name in ("Fractography", "Attack Assist Arm", "Sniper Drone")]
    table.use("Upgrade")
    assert table.picks() == ["Shot", "Reboot"]
    table.pick("Shot")
    assert table.picks() == ["Fractography", "Attack Assist Arm"]
    table.pick("Fractography")
    assert (table.cards(0, "discard"), table.cards(0, "hand")) == (["Fractography", "Upgrade"], ["Defrag", "Reboot"])
    assert sorted(table.cards(0, "enhanced")) == ["Attack Assist Arm", "Shot", "Sniper Drone"]
    assert figure.mp == 0


@rule("HC 26.24")
def test_upgrade_cannot_be_used_without_such_a_card() -> None:
    table = turn("amelia", "Upgrade", "Shot", mp=1)
    table.figure(0).enhanced[:] = [table.card(0, "Sniper Drone"), table.card(0, "Reboot")]
    table.refresh()
    assert not table.usable("Upgrade")
    table.figure(0).enhanced[:] = [table.card(0, "Fractography")]
    table.refresh()
    assert table.usable("Upgrade")


def test_upgrade_is_not_the_card_that_is_traded() -> None:
    table = turn("amelia", "Upgrade", mp=1)
    table.figure(0).enhanced[:] = [table.card(0, "Fractography")]
    table.refresh()
    assert not table.usable("Upgrade")


def test_crossfire_counts_the_enhanced_cards_in_the_discard_pile() -> None:
    table = turn("amelia", "Crossfire", mp=1)
    table.discard(0, "Sniper Drone", "Shot", "Reboot")
    table.use("Crossfire")
    assert (dealt(table), table.figure(0).mp) == ([2], 0)
    table = turn("amelia", "Crossfire")
    table.discard(0, "Shot", "Guard")
    table.use("Crossfire")
    assert dealt(table) == []


@pytest.mark.parametrize(("top", "vp"), [("Guard", 1), ("Defrag", 2), ("Reboot", 3), ("Sniper Drone", 4)])
def test_fractography_deals_the_vp_of_the_discarded_top_card(top: str, vp: int) -> None:
    table = turn("amelia", "Fractography", at=(0, -2), mp=2)
    table.top(0, top, "Move")
    table.use("Fractography")
    assert (dealt(table), table.figure(0).mp) == ([vp], 0)
    assert (table.cards(0, "discard"), table.cards(0, "deck")[-1]) == ([top, "Fractography"], "Move")


@rule("HC 26.22")
def test_fractography_with_an_empty_deck_deals_nothing() -> None:
    table = turn("amelia", "Fractography")
    table.deck(0)
    table.use("Fractography")
    assert (dealt(table), table.figure(0).cp) == ([], 0)


def test_protection_drone_reduces_by_3_from_the_hand_and_is_discarded() -> None:
    table = attacked("amelia", "Protection Drone", mp=1)
    table.use("Protection Drone")
    assert (table.damage(0), table.figure(0).mp, table.cards(0, "discard")) == ([1], 0, ["Protection Drone"])


@rule("HC 26.18")
def test_protection_drone_is_used_from_the_discard_pile_and_goes_on_top_of_the_deck() -> None:
    table = turn("amelia", "Shot", at=(0, 1), mp=1, voltage=3)
    table.discard(0, "Protection Drone", "Move")
    table.clad("Rending Claws")
    table.end()
    table.use("Protection Drone", from_pile=True)
    table.done()
    assert (table.damage(0), table.figure(0).mp) == ([1], 0)
    assert (table.cards(0, "discard"), table.cards(0, "deck")[-1]) == (["Move"], "Protection Drone")


def test_protection_drone_in_the_discard_pile_needs_its_mp() -> None:
    table = turn("amelia", "Shot", at=(0, 1), mp=0)
    table.discard(0, "Protection Drone")
    table.clad("Rending Claws")
    table.end()
    assert (table.asked, table.usable("Protection Drone", from_pile=True)) == ("react", False)


def test_reboot_takes_any_card_back() -> None:
    table = turn("amelia", "Reboot", mp=1)
    table.discard(0, "Guard", "Sniper Drone")
    table.use("Reboot")
    assert sorted(table.picks()) == ["Guard", "Sniper Drone"]
    table.pick("Sniper Drone")
    assert (table.cards(0, "hand"), table.cards(0, "discard")) == (["Sniper Drone"], ["Guard", "Reboot"])
    assert table.figure(0).mp == 0


@rule("HC 26.26")
def test_high_mobility_arm_in_the_discard_pile_allows_one_more_move() -> None:
    table = turn("amelia", "Shot", "Guard", "Move", at=(2, 0))
    table.basic("+1 Move", "Shot")
    table.go((2, -1))
    assert table.basics("+1 Move") == set()
    table.discard(0, "High Mobility Arm")
    assert table.basics("+1 Move") == {"Guard", "Move"}
    table.basic("+1 Move", "Guard")
    table.go((2, 0))
    assert table.basics("+1 Move") == set()
    table.discard(0)
    table.hand(0, "High Mobility Arm", "Move")
    assert table.basics("+1 Move") == set()
    table.use("High Mobility Arm")
    assert table.basics("+1 Move") == set()


def test_attack_assist_arm_in_the_discard_pile_raises_attacks_by_1() -> None:
    table = turn("amelia", "Sniper Drone", "Shot", "Attack Assist Arm")
    table.use("Sniper Drone")
    table.use("Attack Assist Arm")
    table.use("Shot")
    assert dealt(table) == [1, 2]


@rule("HC 25.12")
def test_phronesis_discards_the_deck() -> None:
    table = turn("amelia", "Shot", cp=3)
    deck = table.cards(0, "deck")
    assert len(deck) == 7
    table.cp("Phronesis")
    assert (table.cards(0, "deck"), table.cards(0, "discard")) == ([], deck[::-1])
    assert table.cards(0, "hand") == ["Shot"]
