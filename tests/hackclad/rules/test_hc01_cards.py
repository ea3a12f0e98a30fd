"""HC 1: components and cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.hackclad.table import Space, Table
from tests.rules import rule
from wildswing.hackclad import constants as c
from wildswing.hackclad.building.match import build_match
from wildswing.hackclad.cards import SkillCard
from wildswing.hackclad.scoring import Score
from wildswing.hackclad.text import load_clad, load_missions, load_witch, witch_ids

WITCHES = ["rosette", "flare", "luna", "mia", "amelia"]


def cards_of(witch: str) -> list[SkillCard]:
    """A Witch's cards, each as often as there are copies."""
    board = build_match([load_witch(witch)], c.SOLO).boards[0]
    return [card for card in board.cards for _ in range(card.copies)]


@rule("HC 1.1")
def test_there_are_five_witches() -> None:
    assert sorted(witch_ids()) == sorted(WITCHES)


@rule("HC 1.2", "HC 1.12")
@pytest.mark.parametrize("witch", WITCHES)
def test_each_has_eight_basic_and_eight_enhanced_cards(witch: str) -> None:
    table = Table(witch)
    enhanced = [card.ref for card in cards_of(witch) if card.enhanced]
    basic = [card.ref for card in cards_of(witch) if not card.enhanced]
    assert (len(basic), len(enhanced)) == (8, 8)
    board = table.match.boards[0]
    assert Counter(table.match.card(card).enhanced for card in board.enhanced_cards) == {True: 8}
    assert Counter(table.match.card(card).enhanced for card in board.basic_cards) == {False: 8}


@rule("HC 1.3", "HC 22.3")
def test_there_are_twelve_normal_and_three_expert_clad_cards() -> None:
    cards = load_clad("wyrm").cards
    assert Counter(card.voltage for card in cards if not card.expert) == {1: 6, 2: 3, 3: 3}
    assert sorted((card.name, card.voltage) for card in cards if card.expert) == [
        ("Staggering Sweep Left", 1),
        ("Staggering Sweep Right", 1),
        ("Tail Rush", 2),
    ]


@rule("HC 1.4")
def test_there_are_eighteen_different_missions() -> None:
    titles = [mission.title for mission in load_missions().missions]
    assert len(titles) == len(set(titles)) == 18


@rule("HC 1.5")
def test_a_name_counts_where_a_text_asks_for_it() -> None:
    """Barrage counts cards of its own name in the discard pile, no others."""
    table = Table("rosette", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Barrage")
    table.discard(0, "Tail Whip", "Shot")
    table.use("Barrage")
    table.discard(0, "Barrage", "Tail Whip")
    table.hand(0, "Barrage")
    table.use("Barrage")
    assert [event.numbers[0] for event in table.events("clad damaged", 0)] == [1, 2]


@rule("HC 1.6")
def test_there_are_six_types() -> None:
    kinds = {card.kind for witch in WITCHES for card in cards_of(witch)}
    assert kinds == set(range(len(c.TYPE_NAMES)))
    assert c.TYPE_NAMES == (
        "Attack", "Attack Magic", "Reaction", "Reaction Magic", "Support", "Support Magic",
    )  # fmt: skip


@rule("HC 1.7", "HC 12.6")
@pytest.mark.parametrize(
    ("witch", "card", "spaces"),
    [
        ("luna", "Absorb", {(0, 1), (1, 0), (0, -1), (-1, 0)}),
        ("luna", "Shot", {(0, 1), (1, 0), (0, -1), (-1, 0), (0, 2), (2, 0), (0, -2), (-2, 0)}),
        ("flare", "Hook Shot", {(0, 2), (2, 0), (0, -2), (-2, 0)}),
        ("rosette", "Tail Whip", {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}),
        (
            "luna",
            "Storm",
            {(x, y) for x in (-1, 0, 1) for y in (-2, 2)} | {(x, y) for x in (-2, 2) for y in (-1, 0, 1)},
        ),
    ],
)
def test_a_range_may_be_turned_in_four_directions(witch: str, card: str, spaces: set[Space]) -> None:
    """The Witch stands on the centre; the Clad is tried everywhere else."""
    table = Table(witch, "mia")
    table.at(0, (0, 0))
    table.at(1, None)
    table.hand(0, card)
    table.gauges(0, mp=3)
    found: set[Space] = set()
    for x in range(-2, 3):
        for y in range(-2, 3):
            table.clad_at((x, y))
            if (x, y) != (0, 0) and table.usable(card):
                found.add((x, y))
    assert found == spaces


@rule("HC 1.8", "HC 12.7", "HC 12.8")
def test_the_atk_is_what_an_attack_deals_changed_by_its_text() -> None:
    """Surprise Slash has ATK 1, and 1 more from behind."""
    table = Table("mia", "luna")
    for place, (space, damage) in enumerate([((1, 0), 1), ((0, 1), 1), ((0, -1), 2)]):
        table.at(0, space)
        table.hand(0, "Surprise Slash")
        table.use("Surprise Slash")
        assert table.events("clad damaged", 0)[place].numbers[0] == damage
    assert table.figure(0).shards == 4


@rule("HC 1.9", "HC 12.3", "HC 3.10")
@pytest.mark.parametrize(
    ("card", "price"),
    [("Shot", 1), ("Rebuff", 2), ("Tempest", 3), ("Mist Step", 2), ("Absorb", 0), ("Auxiliary Mana", 0)],
)
def test_the_mp_of_a_card_is_its_price(card: str, price: int) -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -1))
    table.hand(0, card)
    if price:
        table.gauges(0, mp=price - 1)
        assert not table.usable(card)
    table.gauges(0, mp=price)
    before = len(table.events("mp", 0))
    table.use(card)
    paid = [event.numbers[0] for event in table.events("mp", 0)[before:] if event.numbers[0] < 0]
    assert paid == ([-price] if price else [])


@rule("HC 1.9")
def test_a_reaction_magic_card_costs_mp_too() -> None:
    table = Table("luna", "mia", slots=(1, 2))
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.hand(0, "Mirror of Eight", "Guard")
    table.end()
    assert table.asked == "react"
    assert not table.usable("Mirror of Eight")
    table.gauges(0, mp=2)
    table.use("Mirror of Eight")
    assert table.figure(0).mp == 1


@rule("HC 1.10")
def test_the_vp_of_a_card_count_at_the_end_only() -> None:
    """Using and discarding a card of 4 VP changes no score: the nine cards count wherever they are."""
    table = Table("luna", "mia")
    table.hand(0, "Auxiliary Mana", "Move")
    before = Score(table.state, 0)
    table.use("Auxiliary Mana")
    after = Score(table.state, 0)
    assert table.figure(0).shards == 0
    assert (before.total, before.cards) == (after.total, after.cards)
    assert after.cards >= 4


@rule("HC 1.11")
def test_deck_and_discard_pile_are_the_users_own() -> None:
    """Muninn draws from Luna's deck and takes from Luna's discard pile, though Mia's are there too."""
    table = Table("luna", "mia")
    table.hand(0, "Muninn")
    table.deck(0, "Shot", "Move")
    table.discard(0, "Guard", "Storm")
    table.discard(1, "Steal", "Accelerate")
    others = (table.cards(1, "deck"), table.cards(1, "discard"))
    table.use("Muninn")
    assert set(table.picks()) == {"Guard", "Storm"}
    table.pick("Storm")
    assert table.cards(0, "hand") == ["Shot"]
    assert table.cards(0, "deck")[-1] == "Storm"
    assert (table.cards(1, "deck"), table.cards(1, "discard")) == others


@rule("HC 1.13", "HC 1.14", "HC 1.16")
def test_shards_are_counted_in_vp() -> None:
    """With 7 VP, a red and two purple ones, 2 of damage put 2 VP on the Field: change can be had at any time."""
    table = Table("luna", "mia")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.gauges(0, shards=7)
    table.end()
    table.pass_to("act")
    assert table.figure(0).shards == 5
    assert table.on_field() == {(0, 1): 3}  # 2 of hers and the dropped one


@rule("HC 1.14")
def test_four_of_a_red_shard_can_be_placed() -> None:
    table = Table("luna", "mia")
    table.clad("Rending Claws")
    table.voltage(3)
    table.at(0, (1, 1))
    table.gauges(0, shards=5)
    table.end()
    table.pass_to("act")
    assert table.figure(0).shards == 1
    assert table.on_field()[1, 1] == 4


@rule("HC 1.15")
def test_the_reserve_does_not_run_out() -> None:
    table = Table("luna", "mia")
    table.gauges(0, shards=10_000)
    table.gauges(1, shards=10_000)
    table.at(0, (0, -1))
    table.hand(0, "Absorb")
    table.use("Absorb")
    assert table.figure(0).shards == 10_001


@rule("HC 1.17")
def test_a_card_that_contradicts_a_rule_wins() -> None:
    """Protection Drone is used from the discard pile, and does not go back there: against HC 12.1 and 12.13."""
    table = Table("amelia", "mia")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.discard(0, "Protection Drone")
    table.gauges(0, mp=1)
    table.end()
    table.use("Protection Drone", from_pile=True)
    assert table.cards(0, "discard") == []
    assert table.cards(0, "deck")[-1] == "Protection Drone"
