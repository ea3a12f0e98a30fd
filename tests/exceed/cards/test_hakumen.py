"""Hakumen: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import QUIET, duel, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_astral_heat, check_burst
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Kokuujin: Yukikaze", "ultra", (1, 1), 0, 2, 0, 0, "Massive", "continuous", gauge=4),
    Face("Kokuujin: Shippu", "ultra", (1, 6), 4, 1, 2, 5, "Zanshin", "continuous", 1, gauge=4),
    Face("Enma", "special", (1, 1), 4, 6, 0, 3, "Fuumajin", "continuous"),
    Face("Guren", "special", (1, 4), 3, 5, 0, 0, "Tsubaki", "continuous"),
    Face("Renka", "special", (1, 2), 4, 4, 1, 3, "Reach", "continuous", 1),
    Face("Yanagi", "special", (1, 2), 3, 3, 0, 5, "Agito", "continuous"),
    Face("Zantetsu", "special", (1, 2), 4, 2, 0, 6, "Kishuu", "instant"),
]
SCENES = [
    scene("Kokuujin: Yukikaze", (3, 5), "range: miss.", answer="Block"),
    scene("Kokuujin: Shippu", (3, 4), "hit: +4 Power. damage: they take 6. stun: they are stunned.", answer="Block"),
    scene("Enma", (3, 4), "before: pay Assault, close to 3. damage: they take 4."),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1. cleanup: [may], [pay], pay Dive, sustain Enma.",
        "yes", boosts=("Fuumajin",)),
    scene("Guren", (3, 8), "range: miss."),
    scene("Renka", (3, 4), "hit: pay Assault, [push 1, push 2], push to 5. damage: they take 4."),
    scene("Yanagi", (3, 4), "before: pay Assault, close to 3. damage: they take 3."),
    scene("Kokuujin: Shippu", (2, 8), "hit: [may], advance to 3, they discard 1. damage: they take 4.",
        "yes", boosts=("Agito",)),
    play("Kishuu", (4, 7), "close to 6. strike"),
    scene("Akumetsu", (3, 4), "damage: they take 8. stun: they are stunned. cleanup: Akumetsu to sealed cards.",
        answer="Block", gauge=("Grasp", "Dive", "Sweep", "Focus", "Cross", "Assault", "Spike", "Block"), hand=()),
    scene("Akumetsu", (3, 6), "range: miss. cleanup: Akumetsu to sealed cards.",
        answer="Block", gauge=("Grasp", "Dive", "Sweep", "Focus", "Cross", "Assault", "Spike", "Block"), hand=()),
    scene("Kokuujin: Yukikaze", (1, 7),
        "before: +6 Power, close to 6. hit: advance to 9. damage: they take 6. stun: they are stunned.",
        answer="Hadoken", other="ryu",
    ),
    scene("Kokuujin: Yukikaze", (4, 7),
        "before: +6 Power, close to 6. hit: advance to 9. damage: they take 6. stun: they are stunned.",
        answer="Hadoken", other="ryu",
    ),
    scene("Enma", (3, 6), "before: pay Assault, close to 4. range: miss."),
    scene("Enma", (3, 5), "before: pay Assault, close to 4. damage: they take 4."),
    scene("Enma", (3, 5), "range: miss.", gauge=()),
    scene("Guren", (3, 6), "hit: pay Assault, advantage, [close 1, close 2], close to 4. damage: they take 3."),
    scene("Guren", (3, 6), "damage: they take 3.", gauge=()),
    scene("Renka", (3, 4), "damage: they take 4.", gauge=()),
    scene("Yanagi", (3, 5), "damage: they take 3.", gauge=()),
    scene("Zantetsu", (3, 4),
        "before: pay Assault. hit: pay Spike, +3 Power. damage: they take 7. stun: they are stunned.",
        answer="Block",
    ),
    scene("Zantetsu", (3, 4), "damage: they take 2.", answer="Block", gauge=()),
    scene("Cross", (3, 4),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Dive, [pay or none], pay Spike, +1 "
        "Power, +1 Power, +1 Power. damage: they take 6. after: retreat to 1.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Spike"), boosts=("Tsubaki",),
    ),
    scene("Cross", (3, 4), "damage: they take 3. after: retreat to 1.", boosts=("Tsubaki",), gauge=()),

    scene("Akumetsu", (1, 5), "cleanup: Akumetsu to sealed cards.",
        answer="Hadoken", other="ryu", gauge=("Grasp", "Dive", "Sweep", "Focus", "Cross", "Assault", "Spike",
        "Block"), hand=()),
]  # fmt: skip
FOUR = ("Grasp", "Dive", "Sweep", "Focus")
EIGHT = (*FOUR, "Cross", "Assault", "Spike", "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("hakumen", face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene("hakumen", shown)


def test_akumetsu_is_printed_alone_and_set_aside() -> None:
    check("hakumen", Face("Akumetsu", "ultra", (1, 1), 10, 0, 0, 0, "Burst", "instant", gauge=8), copies=1)


# ---- his own card


def test_exceeding_costs_8() -> None:
    check_exceed("hakumen", 8)


@rule("EX 23.11", "EX 23.12")
def test_a_reshuffle_brings_his_astral_heat() -> None:
    check_astral_heat("hakumen", "Akumetsu")


@pytest.mark.parametrize("striking", [False, True])
def test_a_turn_with_a_draw_at_its_end_adds_the_top_card_to_the_gauge(striking: bool) -> None:
    table = Table("hakumen", QUIET, spaces=(3, 9))
    table.hand(0, "Spike")
    table.hand(1, "Block")
    table.top(0, "Cross", "Dive")
    if striking:
        table.strike("Spike", "Block")
        assert (table.cards(0, "gauge"), table.cards(0, "hand")) == ([], [])
    else:
        table.idle()
        assert (table.cards(0, "gauge"), table.cards(0, "hand")) == (["Dive"], ["Spike", "Cross"])


@rule("EX 7.9", "EX 23.7")
def test_exceeding_shuffles_his_discard_pile_in_and_makes_every_gauge_price_nothing() -> None:
    table = Table("hakumen", QUIET, spaces=(3, 4))
    table.hand(0, "Kokuujin: Shippu", "Cross")
    table.gauge(0, *EIGHT)
    table.put(0, "discard", "Renka", "Yanagi")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "overdrive"), table.cards(0, "discard"), table.player(0).exceeded) == (8, [], True)
    assert not table.player(0).reshuffled
    table = duel("hakumen", "Kokuujin: Shippu", "Sweep", exceeded=True)
    assert (table.damage(1), table.paid(0)) == ([8], [])


def test_his_overdrive_returns_an_overdrive_card_to_his_hand() -> None:
    table = Table("hakumen", QUIET, first=1)
    table.exceed(0)
    table.put(0, "overdrive", "Cross", "Dive", "Grasp")
    table.idle()
    table.pick("Cross")
    table.pick("Grasp")
    assert (table.cards(0, "overdrive"), table.cards(0, "hand"), table.cards(0, "discard")) == (
        ["Dive"], ["Grasp"], ["Cross"],
    )  # fmt: skip


def test_zanshin_cannot_be_stunned() -> None:
    table = duel("hakumen", "Dive", "Assault", boosts=("Zanshin",))
    assert [event.numbers[2] for event in table.events("stun", 0)] == [1]


# ---- attacks


def test_akumetsu_dodges_at_range_1_and_is_sealed() -> None:
    table = duel("hakumen", "Akumetsu", "Assault", gauge=EIGHT)
    assert (table.damage(0), table.damage(1), table.cards(0, "sealed")) == ([], [10], ["Akumetsu"])
    assert duel("hakumen", "Akumetsu", "Sweep", spaces=(3, 5), gauge=EIGHT).damage(0) == [6]


def test_akumetsu_keeps_the_opponent_where_it_is() -> None:
    assert duel("hakumen", "Akumetsu", "Dive", gauge=EIGHT).at(1) == 4


@rule("EX 25.19")
def test_yukikaze_survives_the_hit_and_answers() -> None:
    table = duel("hakumen", "Kokuujin: Yukikaze", "Assault", spaces=(3, 5), gauge=FOUR, life=3)
    assert (table.damage(0), table.life(0), stunned(table, 0)) == ([2], 1, False)
    assert (table.damage(1), table.at(0)) == ([6], 6)


def test_yukikaze_without_being_hit_does_nothing() -> None:
    table = duel("hakumen", "Kokuujin: Yukikaze", "Block", gauge=FOUR)
    assert table.damage(1) == [0]


@pytest.mark.parametrize(("space", "power"), [(4, 8), (5, 8), (6, 4), (9, 4)])
def test_shippu_is_stronger_at_range_1_or_2(space: int, power: int) -> None:
    assert duel("hakumen", "Kokuujin: Shippu", "Sweep", spaces=(3, space), gauge=FOUR).damage(1) == [power]


@pytest.mark.parametrize("gauge", [(), ("Dive",)])
def test_enma_closes_1_before_for_1_gauge(gauge: tuple[str, ...]) -> None:
    table = duel("hakumen", "Enma", "Sweep", spaces=(3, 5), gauge=gauge)
    assert (table.at(0), table.damage(1)) == ((4, [4]) if gauge else (3, []))


@pytest.mark.parametrize("gauge", [(), ("Dive",)])
def test_guren_gains_advantage_for_1_gauge(gauge: tuple[str, ...]) -> None:
    table = duel("hakumen", "Guren", "Block", spaces=(3, 6), gauge=gauge)
    if gauge:
        assert table.movements == {("close", 1), ("close", 2)}
        table.move("close", 2)
    assert (table.at(0), table.turn_of) == ((5, 0) if gauge else (3, 1))


def test_renka_pushes_1_or_2_for_1_gauge() -> None:
    table = duel("hakumen", "Renka", "Block", gauge=("Dive",))
    assert table.movements == {("push", 1), ("push", 2)}
    assert duel("hakumen", "Renka", "Block").at(1) == 4


def test_yanagi_closes_2_for_1_gauge_and_is_stronger_when_hit() -> None:
    assert duel("hakumen", "Yanagi", "Block", spaces=(3, 7), gauge=("Dive",)).at(0) == 5
    assert duel("hakumen", "Yanagi", "Cross").damage(0) == [3]
    assert duel("hakumen", "Yanagi", "Assault").damage(1) == [5]
    assert duel("hakumen", "Yanagi", "Sweep").damage(1) == [3]


@pytest.mark.parametrize(("gauge", "damage"), [((), 2), (("Dive",), 4), (("Dive", "Sweep"), 7)])
def test_zantetsu_buys_armor_piercing_then_power(gauge: tuple[str, ...], damage: int) -> None:
    assert duel("hakumen", "Zantetsu", "Block", gauge=gauge).damage(1) == [damage]


# ---- boosts


def test_burst_is_sealed() -> None:
    check_burst("hakumen", "Akumetsu")


def test_massive_gives_range_armor_and_guard() -> None:
    table = duel("hakumen", "Grasp", "Block", spaces=(3, 9), boosts=("Massive",), pause="attack")
    assert (table.stats(0), table.range(0)) == ((3, 7, 2, 2), (1, 2))


def test_zanshin_becomes_gauge_and_power_when_hit() -> None:
    table = duel("hakumen", "Sweep", "Assault", boosts=("Zanshin",))
    assert (stunned(table, 0), table.damage(1), "Kokuujin: Shippu" in table.cards(0, "gauge")) == (False, [9], True)
    assert "Kokuujin: Shippu" in duel("hakumen", "Grasp", "Block", spaces=(3, 9), boosts=("Zanshin",)).cards(
        0, "discard"
    )


@pytest.mark.parametrize(("space", "hit"), [(6, True), (7, False), (8, False), (9, True)])
def test_fuumajin_dodges_at_range_4_and_5(space: int, hit: bool) -> None:
    table = duel("hakumen", "Block", "Hadoken", spaces=(3, space), other="ryu", boosts=("Fuumajin",), hand=("Dive",))
    while table.asked in {"may", "pay"}:
        table.no()
    assert bool(table.damage(0)) == hit


def test_fuumajin_stays_for_1_force_at_range_4_or_5() -> None:
    for space, offered in ((6, False), (7, True), (8, True), (9, False)):
        table = duel("hakumen", "Grasp", "Block", spaces=(3, space), boosts=("Fuumajin",), hand=("Dive",))
        assert (table.asked == "may") == offered


@pytest.mark.parametrize("paid", [(), ("Dive",), ("Dive", "Sweep", "Focus")])
def test_tsubaki_sells_up_to_3_power(paid: tuple[str, ...]) -> None:
    table = duel("hakumen", "Guren", "Sweep", boosts=("Tsubaki",), gauge=FOUR[1:], pause="")
    table.yes() if paid else table.no()
    if paid:
        table.pay(*paid[:2], gauge=True) if len(paid) > 1 else table.pay("Dive", gauge=True)
        while table.asked == "pay" and len(table.paid(0)) < len(paid):
            table.choose(table.state.options[-1])
        if table.asked == "pay" and table.can(c.PASS):
            table.no()
    while table.asked in {"pay", "amount"}:
        table.choose(table.state.options[-1])
    assert table.damage(1) == [3 + len(paid)]


def test_reach_strikes_with_1_more_range() -> None:
    table = Table("hakumen", QUIET, spaces=(3, 5))
    table.hand(0, "Reach", "Dive", "Grasp")
    table.hand(1, "Block")
    table.boost("Reach")
    table.pay("Dive")
    table.pause("attack")
    table.sets("Grasp", "Block")
    assert table.range(0) == (1, 2)


def test_agito_may_advance_1_and_costs_a_card() -> None:
    table = duel("hakumen", "Cross", "Block", boosts=("Agito",), other_hand=("Dive",))
    assert table.asked == "may"
    table.yes()
    assert table.count(1, "hand") == 0


@pytest.mark.parametrize(("space", "at"), [(6, 5), (7, 3)])
def test_kishuu_closes_2_and_strikes_at_range_3_only(space: int, at: int) -> None:
    table = Table("hakumen", QUIET, spaces=(3, space))
    table.hand(0, "Kishuu", "Cross")
    table.boost("Kishuu")
    assert (table.at(0), table.asked) == (at, "set attack" if at == 5 else "action")
