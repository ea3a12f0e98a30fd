"""Morathi: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import QUIET, amounts, discards, duel, offered, ordered, outcome
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import check_orders_the_top
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
MOMENTS = moments("""
God of War             | attack | 1 | before hit
God of War             | attack | 8 | before
Gyro Chain Gash        | attack | 1 | before hit
Gyro Chain Gash        | attack | 8 | before
Ivory Ghost Charge     | attack | 1 | never
Ivory Ghost Impalement | attack | 1 | never
Neck Snapper           | attack | 1 | before hit
Neck Snapper           | attack | 8 | before
Revenger               | attack | 1 | hit
Revenger               | attack | 8 | never
""")
ME = "morathi"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, "Sweep", "Focus")


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
    assert offered(table) == ["Cross", "Dive", "Spike"]
    table.pick("Dive")
    assert offered(table) == ["Cross", "Spike"]
    table.pick("Cross")
    assert (table.cards(0, "discard"), sorted(table.cards(0, "hand"))) == (["Dive"], ["Cross", "Sweep"])
    assert table.side(0).attack == table.card(0, "Spike")


def last_cards(*deck: str, exceeded: bool) -> Table:
    """He declares a Wild Swing, and these are all the cards of his deck."""
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0, exceeded)
    table.hand(0, "Sweep")
    table.hand(1, "Block", "Sweep")
    table.only_deck(0, *deck)
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    return table


def test_the_last_card_of_the_deck_may_be_drawn_too() -> None:
    table = last_cards("Dive", exceeded=False)
    assert (table.asked, table.seat) == ("may", 0)
    table.no()
    assert table.side(0).attack == table.card(0, "Dive")


@pytest.mark.parametrize(("deck", "discarded", "taken", "swung"), [
    (("Dive", "Spike", "Cross"), "Spike", "Dive", "Cross"),
    (("Dive", "Spike"), "", "Dive", "Spike"),
    (("Dive",), "", "", "Dive"),
])  # fmt: skip
def test_exceeded_he_looks_only_at_as_many_cards_as_his_deck_has(
    deck: tuple[str, ...], discarded: str, taken: str, swung: str
) -> None:
    table = last_cards(*deck, exceeded=True)
    if discarded:
        table.order("discard 1 of them")
        assert offered(table) == sorted(deck)
        table.pick(discarded)
    ordered(table)
    if taken:
        assert offered(table) == sorted({taken, swung})
        table.pick(taken)
    assert (table.asked, table.seat, table.side(0).attack) == ("set attack", 1, table.card(0, swung))
    assert table.cards(0, "discard") == ([discarded] if discarded else [])
    assert table.cards(0, "hand") == ["Sweep", *([taken] if taken else [])]


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


@pytest.mark.parametrize(("attack", "gauge"), [("God of War", THREE), ("Gyro Chain Gash", ())])
@pytest.mark.parametrize(("space", "place"), [(5, 4), (7, 5), (9, 5)])
def test_attacks_that_close_2_before(attack: str, gauge: tuple[str, ...], space: int, place: int) -> None:
    assert duel(ME, attack, "Block", spaces=(3, space), gauge=gauge).at(0) == place


@pytest.mark.parametrize(("boost", "stats"), [
    ("Power Overwhelming", (8, 3, 0, 7)), ("Ruby Pact", (7, 1, 0, 7)), ("Obsidian Pact", (5, 3, 0, 7)),
    ("Crushing Might", (6, 2, 0, 7)), ("Casting Bones", (6, 2, 0, 7)),
])  # fmt: skip
def test_boosts_of_numbers(boost: str, stats: tuple[int, ...]) -> None:
    table = duel(ME, "Revenger", "Block", spaces=(1, 9), boosts=(boost,), pause="attack")
    assert table.stats(0) == stats


@rule("EX 13.19")
def test_an_invalid_swung_shadow_of_death_returns_and_gives_2_gauge() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Sweep")
    table.put(0, "discard", "Grasp", "Cross", "Dive")
    table.hand(1, "Block")
    table.top(0, "Shadow of Death", "Spike")
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    table.no()  # the look at his top card
    table.set("Block")
    assert "Shadow of Death" in table.cards(0, "hand")
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == (["Dive", "Cross"], ["Grasp", "Spike"])


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


def test_gyro_chain_gash_discards_at_most_3() -> None:
    table = duel(ME, "Gyro Chain Gash", "Block", hand=("Spike", "Block", "Dive", "Cross"))
    table.yes()
    assert amounts(table) == [0, 1, 2, 3]


def test_casting_bones_puts_a_card_third_and_a_card_second() -> None:
    check_orders_the_top(ME, "Gyro Chain Gash", 2)


@pytest.mark.parametrize(("answer", "spaces", "places", "damage"), [
    ("Cross", (3, 4), (6, 7), [5]),  # it hits for 3 and retreats to 7
    ("Cross", (3, 5), (6, 8), [5]),
    ("Block", (3, 9), (3, 9), []),
])  # fmt: skip
def test_ivory_ghost_charge_closes_3_if_it_was_hit(
    answer: str, spaces: tuple[int, int], places: tuple[int, int], damage: list[int]
) -> None:
    table = duel(ME, "Ivory Ghost Charge", answer, spaces=spaces)
    assert (table.at(0), table.at(1), table.damage(1)) == (*places, damage)


def test_ivory_ghost_charge_stops_beside_the_opponent() -> None:
    table = duel(ME, "Ivory Ghost Charge", "Grasp", spaces=(3, 4))
    table.move("push", 1)  # to 2
    assert outcome(table) == (3, 4, [5])


@pytest.mark.parametrize("hit", [True, False])
def test_ivory_ghost_impalement_has_3_power_if_it_was_hit(hit: bool) -> None:
    table = duel(ME, "Ivory Ghost Impalement", "Grasp" if hit else "Block", spaces=(3, 4))
    if hit:
        table.move("push", 1)
    assert table.damage(1) == [7 if hit else 2]


def test_ivory_ghost_impalement_has_it_before_it_misses() -> None:
    table = duel(ME, "Ivory Ghost Impalement", "Cross", spaces=(3, 4), pause="clean-up")
    assert (table.at(1), table.damage(1), table.stats(0)[0]) == (7, [], 7)


@pytest.mark.parametrize(("cards", "space", "place", "damage", "taken"), [
    (0, 4, 3, [2], 0), (2, 4, 3, [2], 2), (1, 6, 4, [], 0), (2, 6, 5, [2], 2), (3, 9, 6, [], 0),
])  # fmt: skip
def test_neck_snapper_closes_as_many_as_he_discards_and_the_opponent_discards_as_many(
    cards: int, space: int, place: int, damage: list[int], taken: int
) -> None:
    table = duel(
        ME, "Neck Snapper", "Focus", spaces=(3, space), hand=("Spike", "Block", "Dive", "Cross"),
        other_hand=("Cross", "Dive", "Cross", "Dive", "Sweep"),
    )  # fmt: skip
    assert (table.asked, table.seat) == ("may", 0)
    if cards:
        table.yes()
        assert amounts(table) == [0, 1, 2, 3]
        table.choose(c.NUMBER + cards)
    else:
        table.no()
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (table.at(0), table.damage(1)) == (place, damage)
    assert (table.count(0, "hand"), discards(table, 1)) == (4 - cards, taken)


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
