"""Treasure Knight: every card, both sides of his own, and the free Force of each payment."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, duel, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Angler Call", "ultra", (2, 4), 8, 1, 3, 0, "Secure Vault", "continuous", 1, gauge=3),
    Face("Scuttle Slam", "special", (1, 1), 3, 6, 0, 0, "Redistribute", "instant", 1),
    Face("Dive Charge", "special", (1, 1), 3, 4, 0, 3, "Sunken Treasure", "continuous", 1),
    Face("Treasure Coin", "special", (2, 2), 3, 3, 0, 3, "Salvage Operation", "continuous", 1),
    Face("Aqua Mine", "special", (1, 2), 5, 2, 0, 6, "High Tide", "continuous", 1),
    Face("Maelstrom Chest", "ultra", (0, 1), 4, 5, 0, 0, "Diving Suit", "continuous", 1, gauge=3),
]
SCENES = [
    scene("Maelstrom Chest", (6, 8), "range: miss."),
    scene("Cross", (3, 4), "damage: they take 3. after: retreat to 1.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"), boosts=("Diving Suit",)),
    scene("Cross", (3, 4),
        "hit: [may], [pay or none], pay Assault, [pay or none], pay Cross, Cross to gauge, draw 2, "
        "Assault to gauge, draw 2. damage: they take 3. after: retreat to 1.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"), boosts=("Secure Vault",),
    ),
    scene("Scuttle Slam", (3, 4), "before: advance to 5. hit: [may]. damage: they take 3."),
    scene("Scuttle Slam", (3, 4),
        "before: advance to 5. hit: [may], [pay or none], pay Assault, [pay or none], pay Cross, push to "
        "3, push to 2. damage: they take 3.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"),
    ),
    play("Redistribute", (4, 7), "[pick Dive, Grasp, Spike or none], Assault to gauge."),
    numbers("Cross", (1, 9), (5, 6, 0, 0, 1, 2), boosts=("Sunken Treasure",)),
    scene("Treasure Coin", (3, 4),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Cross, [pay or none], +1 greatest "
        "Range, +1 Power, +1 greatest Range, +1 Power. range: miss.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"),
    ),
    scene("Cross", (3, 4), "hit: [pick Focus, Grasp], Focus to hand. damage: they take 4. after: retreat to 1.",
        boosts=("Salvage Operation",)),
    scene("Anchor Launch", (3, 6), "hit: they discard 1, pull to 5. damage: they take 4. stun: they are stunned.",
        answer="Block"),
    scene("Anchor Launch", (2, 9), "range: miss. after: [advance 4, advance 5, advance 6], advance to 6.",
        answer="Block"),
    scene("Aqua Mine", (3, 6), "range: miss. after: [may], [pay or none], pay Assault, [pay or none], retreat to 2.",
        "yes", ("gauge", "Assault"), answer="Block"),
    scene("Aqua Mine", (3, 6),
        "range: miss. after: [may], [pay or none], pay Assault, [pay or none], pay Cross, retreat to 2, "
        "retreat to 1.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"), answer="Block",
    ),
    scene("Cross", (3, 5),
        "before: [may], [pay], free Force, [pay], pay Dive, push to 6. range: miss. after: retreat to 1.",
        "yes", boosts=("High Tide",),
    ),
    scene("Maelstrom Chest", (4, 7), "range: miss."),
    scene("Dive Charge", (1, 5), "before: close to 3. range: miss."),
    scene("Dive Charge", (3, 6), "before: close to 5. hit: push to 9. damage: they take 3."),
    scene("Dive Charge", (3, 8), "before: close to 5. range: miss."),
    scene("Treasure Coin", (3, 5),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Dive, [pay or none], pay Spike, +1 "
        "greatest Range, +1 Power, +1 greatest Range, +1 Power, +1 greatest Range, +1 Power. hit: "
        "Treasure Coin to gauge. damage: they take 6.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Spike"), discard=("Treasure Coin", "Focus"),
    ),
    scene("Treasure Coin", (3, 8),
        "before: [may], [pay or none], pay Assault, [pay or none], +1 greatest Range, +1 Power. range: "
        "miss.",
        "yes", ("gauge", "Assault"), discard=("Treasure Coin", "Focus"),
    ),
    scene("Aqua Mine", (3, 4), "damage: they take 5. stun: they are stunned. after: [may].", answer="Assault"),
    scene("Aqua Mine", (3, 9), "range: miss. after: [may].", answer="Assault"),
    scene("Maelstrom Chest", (4, 5),
        "hit: [may], [pay or none], pay Assault, [pay or none], pay Dive, [pay or none], pay Spike, [pay "
        "or none], pay Grasp, +1 Power, +1 Power, +1 Power, +1 Power. damage: they take 8. stun: they are "
        "stunned.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Spike"), ("gauge", "Grasp"), gauge=("Grasp",
        "Dive", "Spike", "Assault", "Focus", "Sweep", "Block"), discard=(),
    ),
]  # fmt: skip
THREE = ("Grasp", "Dive", "Cross")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("treasure", face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene("treasure", shown)


def test_anchor_launch_costs_1_force_of_which_he_has_1_free() -> None:
    table = duel("treasure", "Anchor Launch", "Block", spaces=(1, 9), pause="attack")
    assert (table.stats(0), table.range(0)) == ((6, 2, 2, 5), (3, 6))
    card = table.match.card(table.card(0, "Anchor Launch"))
    assert (card.force, card.boost_name, card.boost_force) == (1, "Anchor Zip", 1)
    assert table.match.card(table.card(0, "Dive Charge")).force == 0


# ---- his own card


def test_exceeding_costs_3_and_pulls_up_to_3() -> None:
    table = Table("treasure", QUIET, spaces=(3, 7))
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.movements == {("stay", 0), ("pull", 1), ("pull", 2), ("pull", 3)}
    table.move("pull", 2)
    assert (table.at(1), table.player(0).exceeded) == (5, True)
    table = Table("treasure", QUIET)
    table.gauge(0, *THREE[:2])
    assert not table.can(c.EXCEED_ACTION)
    with pytest.raises(AssertionError):
        check_exceed("treasure", 4)


@rule("EX 6.11")
@pytest.mark.parametrize("exceeded", [False, True])
def test_1_force_is_free_in_strikes_and_exceeded_always(exceeded: bool) -> None:
    table = Table("treasure", QUIET, spaces=(3, 7))
    table.exceed(0, exceeded)
    assert table.moves == ([2, 4] if exceeded else [])
    table = duel("treasure", "Scuttle Slam", "Block", exceeded=exceeded, spaces=(3, 5))
    assert table.asked == "may"
    table.yes()
    table.choose(c.PAY_FREE)
    assert (table.at(1), table.paid(0)) == (6, [])


@rule("EX 6.11")
def test_the_free_force_is_there_anew_for_each_payment_and_need_not_be_used() -> None:
    table = duel("treasure", "Maelstrom Chest", "Block", spaces=(4, 6), gauge=THREE, hand=("Dive", "Spike"))
    table.yes()
    assert table.can(c.PAY_FREE)
    table.choose(c.PAY_FREE)
    table.pay("Dive")
    table.no()
    assert table.damage(1) == [4 + 2 - 2]


# ---- attacks


@pytest.mark.parametrize(("space", "hit"), [(3, False), (5, True), (6, True), (7, False)])
def test_maelstrom_chest_is_measured_from_the_center(space: int, hit: bool) -> None:
    table = duel("treasure", "Maelstrom Chest", "Block", spaces=(1, space), gauge=THREE)
    if table.asked == "may":
        table.no()
    assert bool(table.damage(1)) == hit


def test_angler_call_cannot_be_stunned() -> None:
    table = duel("treasure", "Angler Call", "Spike", spaces=(3, 5), gauge=THREE)
    assert (stunned(table, 0), table.damage(1)) == (False, [8])


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_scuttle_slam_advances_1_and_sells_up_to_2_pushes(paid: int) -> None:
    table = duel("treasure", "Scuttle Slam", "Block", spaces=(3, 5), hand=("Dive",))
    table.yes() if paid else table.no()
    if paid:
        table.choose(c.PAY_FREE)
        table.pay("Dive") if paid == 2 else table.no()
    assert (table.at(0), table.at(1)) == (4, 5 + paid)


@pytest.mark.parametrize(("space", "power"), [(5, 3), (8, 5), (9, 6)])
def test_dive_charge_is_stronger_where_it_cannot_push(space: int, power: int) -> None:
    table = duel("treasure", "Dive Charge", "Sweep", spaces=(space - 2, space))
    assert table.damage(1) == [power]


@pytest.mark.parametrize(("paid", "space"), [(0, 5), (1, 6), (2, 7)])
def test_treasure_coin_sells_range_and_power_and_fetches_the_other_coin(paid: int, space: int) -> None:
    table = duel("treasure", "Treasure Coin", "Block", spaces=(3, space), hand=("Dive",), discard=("Treasure Coin",))
    table.yes() if paid else table.no()
    if paid:
        table.choose(c.PAY_FREE)
        if paid == 2:
            table.pay("Dive")
        if table.asked == "pay":
            table.no()
    assert (table.damage(1), table.cards(0, "gauge")) == ([1 + paid], ["Treasure Coin", "Treasure Coin"])


@pytest.mark.parametrize(("space", "pulled"), [(9, 5), (6, 5)])
def test_anchor_launch_costs_a_card_and_pulls_to_range_2(space: int, pulled: int) -> None:
    table = duel("treasure", "Anchor Launch", "Block", spaces=(3, space), other_hand=("Dive",))
    assert (table.count(1, "hand"), table.at(1)) == (0, pulled)


def test_anchor_launch_advances_4_to_6_after_a_miss() -> None:
    table = duel("treasure", "Anchor Launch", "Block", spaces=(3, 4))
    assert table.movements == {("advance", 4), ("advance", 5), ("advance", 6)}


def test_aqua_mine_is_stronger_against_who_has_moved_and_sells_retreats() -> None:
    table = duel("treasure", "Aqua Mine", "Block", spaces=(5, 6))
    assert table.damage(1) == [3]
    table.yes()
    table.choose(c.PAY_FREE)
    assert table.at(0) == 4
    assert duel("treasure", "Aqua Mine", "Assault", spaces=(3, 5)).damage(1) == [7]


# ---- boosts


@pytest.mark.parametrize("pays", [False, True])
def test_diving_suit_sells_3_armor_when_hit(pays: bool) -> None:
    table = duel("treasure", "Sweep", "Assault", boosts=("Diving Suit",), hand=("Dive",))
    assert table.asked == "may"
    table.yes() if pays else table.no()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.damage(0) == [1 if pays else 4]


def test_secure_vault_fills_the_gauge_and_draws_for_every_2_cards_in_it() -> None:
    table = duel("treasure", "Sweep", "Block", boosts=("Secure Vault",), gauge=("Dive",), discard=("Spike",))
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.yes()
    table.choose(c.PAY_FREE)
    if table.asked == "pay":
        table.no()
    assert "Spike" in table.cards(0, "gauge")
    assert table.count(0, "hand") == 1


def test_redistribute_changes_the_gauge() -> None:
    table = Table("treasure", QUIET)
    table.hand(0, "Redistribute", "Sweep", "Focus")
    table.gauge(0, "Cross", "Grasp")
    table.put(0, "discard", "Spike")
    table.boost("Redistribute")
    table.pay("Focus")
    table.pick("Cross")
    table.no()
    assert "Cross" in table.cards(0, "hand")
    table.pick("Sweep")
    assert set(table.cards(0, "gauge")) >= {"Grasp", "Sweep"}
    assert table.count(0, "gauge") == 3


@rule("EX 25.16")
def test_sunken_treasure_gathers_a_card_each_turn_of_the_opponent_until_it_leaves() -> None:
    table = Table("treasure", QUIET, spaces=(3, 9))
    table.hand(0, "Sunken Treasure", "Dive")
    table.top(0, "Cross", "Spike")
    table.hand(1, "Block")
    table.boost("Sunken Treasure")
    table.forced()
    assert (table.cards(0, "hand"), table.count(0, "boosts")) == (["Cross"], 1)
    assert table.cards(0, "deck")[-1] != "Spike"
    table.strike("Block", "Cross")
    while table.asked in {"order", "may", "pay"}:
        table.choose(table.state.options[0])
    assert (table.count(0, "boosts"), "Spike" in table.cards(0, "hand")) == (0, True)


def test_salvage_operation_returns_a_discarded_card_with_a_hit() -> None:
    table = duel("treasure", "Cross", "Block", boosts=("Salvage Operation",), discard=("Spike",))
    assert "Spike" in table.cards(0, "hand")
    assert duel("treasure", "Cross", "Block", boosts=("Salvage Operation",), pause="attack").stats(0) == (4, 6, 1, 0)


def test_anchor_zip_moves_within_4_spaces_and_draws_2() -> None:
    table = Table("treasure", QUIET, spaces=(2, 4))
    table.hand(0, "Anchor Zip", "Dive")
    table.boost("Anchor Zip")
    table.yes()
    assert table.spaces == [1, 2, 3, 5, 6, 7], "the opponent's space is not counted"
    table.space(6)
    assert (table.at(0), table.count(0, "hand")) == (6, 3)


@pytest.mark.parametrize("pays", [False, True])
def test_high_tide_gives_armor_and_sells_a_push(pays: bool) -> None:
    table = duel("treasure", "Sweep", "Block", boosts=("High Tide",), hand=("Dive",))
    assert table.asked == "may"
    assert table.stats(0)[2] == 2
    table.yes() if pays else table.no()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.at(1) == 4 + pays


def test_anchor_launch_pulls_past_him_who_came_nearer_than_range_2() -> None:
    table = Table("treasure", "tinker", spaces=(5, 7))
    table.player(1).wide = True
    table.hand(0, "Anchor Launch")
    table.hand(1, "Block")
    table.strike("Anchor Launch", "Block")
    assert (len(table.damage(1)), table.at(1)) == (1, 2)
