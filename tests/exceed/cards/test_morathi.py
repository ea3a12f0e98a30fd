"""Morathi: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("God of War", "ultra", (1, 2), 7, 4, 0, 6, "Power Overwhelming", "continuous", 3, gauge=3),
    Face("Shadow of Death", "ultra", (1, 1), 15, 8, 0, 0, "Intimidation", "instant", 4, gauge=8),
    Face("Gyro Chain Gash", "special", (1, 1), 2, 3, 0, 5, "Casting Bones", "continuous", 2),
    Face("Ivory Ghost Charge", "special", (1, 2), 5, 3, 0, 5, "Ruby Pact", "continuous"),
    Face("Ivory Ghost Impalement", "special", (1, 3), 4, 2, 0, 5, "Obsidian Pact", "continuous"),
    Face("Neck Snapper", "special", (1, 1), 4, 5, 0, 0, "Crushing Might", "continuous", 1),
    Face("Revenger", "special", (1, 3), 5, 1, 0, 7, "Fates Crossing", "instant", 3),
]
ME = "morathi"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


def swing(*deck: str, exceeded: bool = False, hand: tuple[str, ...] = ("Sweep",)) -> Table:
    """He declares a Wild Swing, with these cards on top of his deck."""
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0, exceeded)
    table.hand(0, *hand)
    table.hand(1, "Block", "Sweep")
    table.top(0, *deck)
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    return table


@rule("EX 25.21")
@pytest.mark.parametrize("drawn", [True, False])
def test_he_looks_at_the_top_card_may_draw_it_and_swings_the_next(drawn: bool) -> None:
    table = swing("Dive", "Spike")
    assert (table.asked, table.seat, table.side(0).attack) == ("may", 0, c.NO_CARD)
    table.yes() if drawn else table.no()
    swung = "Spike" if drawn else "Dive"
    assert (table.side(0).attack, table.count(0, "hand")) == (table.card(0, swung), 2 if drawn else 1)
    assert (table.side(0).known, table.asked, table.seat) == (not drawn, "set attack", 1)


@rule("EX 25.21")
def test_with_an_empty_deck_nothing_is_looked_at_before_the_reshuffle() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Sweep")
    table.hand(1, "Block", "Sweep")
    table.put(0, "discard", "Dive")
    table.only_deck(0)
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    assert (table.asked, table.seat, table.side(0).attack) == ("set attack", 1, table.card(0, "Dive"))


@rule("EX 25.21", "EX 18.4")
def test_exceeded_he_discards_one_of_3_and_takes_one_of_2() -> None:
    table = swing("Dive", "Spike", "Cross", "Grasp", exceeded=True)
    table.order("discard 1 of them")
    table.pick("Spike")
    table.pick("Cross")
    assert (table.cards(0, "discard"), sorted(table.cards(0, "hand"))) == (["Spike"], ["Cross", "Sweep"])
    assert table.side(0).attack == table.card(0, "Dive")


def test_an_attack_that_is_no_wild_swing_does_none_of_it() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Sweep")
    table.hand(1, "Block", "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep")
    assert (table.asked, table.seat) == ("set attack", 1)


@rule("EX 13.12")
def test_a_replacement_for_an_invalid_attack_is_taken_at_once() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "God of War")
    table.hand(1, "Block")
    table.top(0, "Cross")
    table.strike("God of War", "Block")
    assert not table.events("look", 0)


# ---- Ultras


def test_god_of_war_closes_2_and_both_discard_3_at_random() -> None:
    table = duel(ME, "God of War", "Dive", spaces=(3, 6), gauge=THREE, hand=("Focus", "Block", "Assault", "Spike"),
                 other_hand=("Focus", "Block", "Cross", "Sweep"))  # fmt: skip
    assert outcome(table) == (5, 6, [7])
    assert (table.count(0, "hand"), table.count(1, "hand")) == (1, 1)


@pytest.mark.parametrize(("boost", "stats"), [
    ("Power Overwhelming", (8, 3, 0, 7)), ("Ruby Pact", (7, 1, 0, 7)), ("Obsidian Pact", (5, 3, 0, 7)),
    ("Crushing Might", (6, 2, 0, 7)), ("Casting Bones", (6, 2, 0, 7)),
])  # fmt: skip
def test_boosts_of_numbers(boost: str, stats: tuple[int, ...]) -> None:
    table = duel(ME, "Revenger", "Block", spaces=(1, 9), boosts=(boost,), pause="attack")
    assert table.stats(0) == stats


@rule("EX 13.19")
def test_an_invalid_swung_shadow_of_death_returns_and_gives_2_gauge() -> None:
    table = duel(ME, "Shadow of Death", "Block", spaces=(3, 9), wild=True, discard=("Grasp", "Cross", "Dive"))
    assert "Shadow of Death" in table.cards(0, "hand")
    assert table.cards(0, "gauge")[:2] == ["Dive", "Cross"]


def test_an_invalid_shadow_of_death_from_hand_is_only_discarded() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Shadow of Death")
    table.hand(1, "Block")
    table.top(0, "Block")
    table.put(0, "discard", "Grasp")
    table.strike("Shadow of Death", "Block")
    assert table.cards(0, "discard")[:2] == ["Grasp", "Shadow of Death"]


@pytest.mark.parametrize(("space", "left"), [(4, (1, 0)), (5, (3, 2))])
def test_intimidation_empties_both_hands_at_range_1(space: int, left: tuple[int, int]) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Shadow of Death", "Cross", "Dive")
    table.gauge(0, "Grasp", "Spike", "Focus", "Block")
    table.hand(1, "Block", "Sweep")
    table.boost("Intimidation")
    table.pay("Grasp", "Spike", "Focus", "Block", gauge=True)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    # With the draw at the end of the turn.
    assert (table.count(0, "hand"), table.count(1, "hand")) == left


# ---- Specials


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_gyro_chain_gash_discards_for_power_and_the_opponents_cards(cards: int) -> None:
    table = duel(ME, "Gyro Chain Gash", "Focus", spaces=(3, 6), hand=("Spike", "Block"), other_hand=("Cross", "Dive"))
    assert (table.at(0), table.asked) == (5, "may")
    if not cards:
        table.no()
    else:
        table.yes()
        table.choose(c.NUMBER + cards)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    # Focus draws 1 after its attack.
    assert (table.damage(1), table.count(0, "hand")) == ([2 + cards - 2] if cards else [0], 2 - cards)
    assert len([e for e in table.events("discard", 1) if e.words[0] == "hand"]) == cards


def test_casting_bones_puts_a_card_third_and_a_card_second() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Gyro Chain Gash", "Sweep", "Focus")
    table.top(0, "Dive", "Spike", "Cross", "Grasp")
    table.boost("Casting Bones")
    table.pay("Sweep")
    table.pick("Dive")
    table.pick("Spike")
    assert table.cards(0, "hand") == ["Cross"], "the draw at the end of the turn"
    assert table.cards(0, "deck")[-3:] == ["Grasp", "Dive", "Spike"]


@pytest.mark.parametrize("hit", [True, False])
def test_ivory_ghost_charge_closes_3_if_it_was_hit(hit: bool) -> None:
    # A Cross hits for 3 and retreats to 7.
    table = duel(ME, "Ivory Ghost Charge", "Cross" if hit else "Block", spaces=(3, 4 if hit else 9))
    assert (table.at(0), table.damage(1)) == ((6, [5]) if hit else (3, []))


@pytest.mark.parametrize("hit", [True, False])
def test_ivory_ghost_impalement_has_3_power_if_it_was_hit(hit: bool) -> None:
    table = duel(ME, "Ivory Ghost Impalement", "Grasp" if hit else "Block", spaces=(3, 4))
    if hit:
        table.move("push", 1)
    assert table.damage(1) == [7 if hit else 2]


def test_neck_snapper_closes_as_many_as_he_discards_and_the_opponent_discards_as_many() -> None:
    table = duel(
        ME, "Neck Snapper", "Focus", spaces=(3, 6), hand=("Spike", "Block", "Dive"), other_hand=("Cross", "Dive")
    )
    assert table.asked == "may"
    table.yes()
    table.choose(c.NUMBER + 2)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (table.at(0), table.damage(1)) == (5, [2])
    assert (table.count(0, "hand"), len([e for e in table.events("discard", 1) if e.words[0] == "hand"])) == (1, 2)


def test_revenger_takes_2_cards_and_adds_the_top_discard_to_the_gauge() -> None:
    table = duel(
        ME, "Revenger", "Spike", spaces=(3, 4), discard=("Grasp", "Cross"), other_hand=("Dive", "Block", "Cross")
    )
    ordered(table)
    assert (table.damage(1), table.count(1, "hand"), table.cards(0, "gauge")[0]) == ([5], 1, "Cross")


@rule("EX 25.20")
def test_fates_crossing_makes_both_swing() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Revenger", "Cross", "Dive", "Sweep")
    table.hand(1, "Block", "Sweep")
    table.boost("Fates Crossing")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.asked, table.seat) == ("may", 0), "the look at his top card"
    table.no()
    assert {event.seat for event in table.events("wild swing")} == {0, 1}
