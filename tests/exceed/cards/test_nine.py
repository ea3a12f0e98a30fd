"""Nine the Phantom: every card, both sides of her own, and the cards that are sealed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, question, scene
from tests.exceed.cards.duel import QUIET, duel, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_2, check_astral_heat
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Azurite Inferno", "ultra", (1, 1), 2, 8, 0, 0, "Teleport Step", "instant", gauge=1),
    Face("Flame Punisher", "ultra", (2, 5), 7, 0, 0, 0, "Hi no Kagutsuchi", "instant", 3, gauge=2),
    Face("Lapis Lazuli of Lamentation", "special", (1, 1), 2, 7, 0, 0, "Citrine of Change", "continuous", force=1),
    Face("Emerald of Enmity", "special", (3, 4), 2, 6, 0, 0, "Seamoss Gate", "instant", 1, force=1),
    Face("Morganite of Malice", "special", (3, 5), 4, 5, 0, 0, "Flax Nurture", "instant"),
    Face("Coral of Catastrophe", "special", (2, 3), 3, 4, 0, 0, "Andradite of Accord", "continuous"),
    Face("Amethyst of Annihilation", "special", (1, 3), 5, 2, 0, 4, "Taaffeite of Temptation", "continuous", 1),
    Face("Navy Pressure", "special", (4, 7), 6, 1, 0, 5, "Heliodor of Humility", "continuous", force=1),
]
SCENES = [
    scene("Cross", (3, 4),
        "hit: [may], [pick Cross, Dive], Dive to gauge. damage: they take 3. after: retreat to 1. "
        "cleanup: Cross to sealed cards, Emerald of Enmity to hand.",
        "yes",
    ),
    scene("Cross", (3, 4),
        "damage: they take 3. after: retreat to 1. cleanup: [may], [pay], pay Cross, Cross to sealed "
        "cards, Emerald of Enmity to hand.",
        "yes", exceeded=True,
    ),
    scene("Azurite Inferno", (3, 4),
        "hit: [pick Assault, Focus, Grasp or none], Assault to sealed cards, Morganite of Malice to hand, "
        "[pick Focus, Grasp or none], Focus to sealed cards, Navy Pressure to hand. damage: they take 2.",
        ("pick", "Assault"), ("pick", "Focus"),
    ),
    scene("Azurite Inferno", (3, 4),
        "hit: [pick Assault, Focus, Grasp or none], Assault to sealed cards, Morganite of Malice to hand, "
        "[pick Focus, Grasp or none]. damage: they take 2.",
        ("pick", "Assault"), "no",
    ),
    scene("Flame Punisher", (2, 8), "range: miss. after: draw 2."),
    scene("Flame Punisher", (3, 5), "hit: push to 7. damage: they take 7. stun: they are stunned. after: draw 2."),
    scene("Lapis Lazuli of Lamentation", (3, 4),
        "hit: [may], [pick Assault, Focus, Grasp], Focus to sealed cards, Navy Pressure to hand. damage: "
        "they take 2. after: [advance 1, retreat 1], advance to 5.",
        "yes",
    ),
    scene("Emerald of Enmity", (3, 6), "hit: push to 7, retreat to 2. damage: they take 2."),
    play("Seamoss Gate", (4, 7), "[pick Assault, Focus, Grasp], Focus to sealed cards, Navy Pressure to hand, again.",
        ),
    scene("Morganite of Malice", (5, 8),
        "hit: pull to 2. damage: they take 4. stun: they are stunned. after: Grasp to gauge.",
        answer="Assault",
    ),
    scene("Morganite of Malice", (5, 8), "hit: pull to 2. damage: they take 4."),
    scene("Coral of Catastrophe", (3, 5), "before: +2 Power. hit: [may]. damage: they take 5.",
        sealed=("Sweep", "Spike")),
    scene("Cross", (3, 5),
        "hit: [advance 2, retreat 2], advance to 6, [may]. damage: they take 3. after: retreat to 9.",
        boosts=("Andradite of Accord",),
    ),
    scene("Sweep", (3, 7), "range: miss.", boosts=("Uvarovite of Undoing",)),
    scene("Sweep", (3, 6),
        "hit: they discard 1, [may]. damage: they take 4. stun: they are stunned. after: they discard 1.",
        answer="Block", boosts=("Uvarovite of Undoing",),
    ),
    scene("Cross", (3, 5), "hit: [may]. damage: they take 3. after: retreat to 1.", boosts=("Uvarovite of Undoing",)),
    scene("Amethyst of Annihilation", (3, 4),
        "hit: push to 6, advantage. damage: they take 3. stun: they are stunned.",
        answer="Block",
    ),
    scene("Amethyst of Annihilation", (5, 8),
        "hit: push to 9, advantage. damage: they take 3. stun: they are stunned.",
        answer="Block",
    ),
    scene("Navy Pressure", (3, 7),
        "hit: they discard 1. damage: they take 4. stun: they are stunned. after: [may], Navy Pressure to "
        "deck, Assault to gauge.",
        "yes", answer="Block",
    ),
    scene("Navy Pressure", (1, 9), "range: miss."),
]  # fmt: skip
MAGIC = [*[face.name for face in FACES], "Kunzite of Keep Breaker"]
THREE = ("Grasp", "Dive", "Cross")


def magic(attack: str, answer: str, **rest: Any) -> Table:  # noqa: ANN401 - as in `duel`
    """A strike; the line of the attack comes before that of her own card."""
    return in_order(duel("nine", attack, answer, **rest))


def in_order(table: Table) -> Table:
    """Let the lines of cards come before those of her own card."""
    while table.asked == "order":
        lines = [table.match.line(number) for number in table.state.stack[-1].items]
        place = next(place for place, line in enumerate(lines) if line is not None and line.card >= 0)
        table.choose(c.TRIGGER + place)
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("nine", face)


def test_colorless_void_is_printed_alone() -> None:
    table = duel("nine", "Cross", "Block")
    card = table.match.card(table.card(0, "Colorless Void"))
    assert (card.gauge, card.power, card.speed, card.low, card.high, card.copies) == (9, 9, 9, 3, 3, 1)
    assert (card.armor, card.guard) == (0, 0)


@pytest.mark.parametrize("space", [4, 6, 9])
def test_kunzite_reaches_the_opponent_wherever_it_is(space: int) -> None:
    table = duel("nine", "Kunzite of Keep Breaker", "Focus", spaces=(3, space), pause="attack")
    assert (table.stats(0), table.range(0)) == ((5, 3, 0, 0), (space - 3, space - 3))
    table.go()
    assert table.damage(1) == [5]


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_the_cards_do_at_which_moment(shown: Scene) -> None:
    check_scene("nine", shown)


# ---- her own card


def test_exceeding_costs_4_and_a_reshuffle_brings_her_astral_heat() -> None:
    check_exceed("nine", 4)
    check_astral_heat("nine", "Colorless Void")


def test_one_of_each_of_her_cards_starts_sealed() -> None:
    assert sorted(Table("nine", QUIET).cards(0, "sealed")) == sorted(MAGIC)


@pytest.mark.parametrize(
    ("sealed", "back"),
    [("Assault", "Morganite of Malice"), ("Cross", "Emerald of Enmity"), ("Sweep", "Amethyst of Annihilation")],
)
def test_sealing_a_card_returns_the_sealed_one_of_its_speed(sealed: str, back: str) -> None:
    table = Table("nine", QUIET)
    table.hand(0, "Heliodor of Humility", sealed)
    table.boost("Heliodor of Humility")
    assert back in table.cards(0, "hand")
    assert sealed in table.cards(0, "sealed")
    assert back not in table.cards(0, "sealed")


def test_of_several_of_that_speed_one_is_chosen() -> None:
    table = Table("nine", QUIET)
    table.state.players[0].sealed.append(table.card(0, "Assault"))
    table.state.players[0].deck.remove(table.card(0, "Assault"))
    table.hand(0, "Heliodor of Humility", "Assault")
    table.boost("Heliodor of Humility")
    assert table.asked == "pick card"
    table.pick("Assault")
    assert "Assault" in table.cards(0, "hand")


@pytest.mark.parametrize("attack", ["Cross", "Morganite of Malice"])
def test_with_a_hit_she_may_seal_an_attack_of_which_no_copy_is_sealed(attack: str) -> None:
    table = magic(attack, "Block", spaces=(3, 5 if attack == "Cross" else 6), hand=("Dive",))
    if attack != "Cross":
        assert table.asked == "action"
        return
    assert table.asked == "may"
    table.yes()
    assert (table.cards(0, "gauge"), "Cross" in table.cards(0, "sealed")) == (["Dive"], True)
    assert "Emerald of Enmity" in table.cards(0, "hand")


def test_her_overdrive_may_seal_a_discarded_card() -> None:
    table = Table("nine", QUIET, first=1)
    table.exceed(0)
    table.put(0, "overdrive", "Grasp", "Dive")
    table.put(0, "discard", "Assault", "Sweep")
    table.idle()
    table.pick("Grasp")
    table.yes()
    assert question(table) == "pick Assault, Grasp, Sweep"
    table.pick("Assault")
    assert (table.asked, table.cards(0, "discard")) == ("action", ["Sweep", "Grasp"])
    assert "Morganite of Malice" in table.cards(0, "hand")


@pytest.mark.parametrize("pays", [False, True])
def test_exceeded_she_may_seal_her_attack_for_1_force(pays: bool) -> None:
    table = duel("nine", "Cross", "Block", spaces=(3, 9), exceeded=True, hand=("Dive",))
    assert table.asked == "may"
    table.yes() if pays else table.no()
    assert ("Cross" in table.cards(0, "sealed")) == pays


# ---- attacks


@rule("EX 13.18")
def test_colorless_void_costs_1_less_for_each_sealed_normal() -> None:
    table = Table("nine", QUIET, spaces=(3, 6))
    table.hand(0, "Colorless Void")
    table.hand(1, "Sweep")
    table.gauge(0, *THREE, "Focus")
    table.put(0, "sealed", "Assault", "Assault", "Spike", "Sweep", "Sweep", "Morganite of Malice")
    table.strike("Colorless Void", "Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (len(table.paid(0)), table.damage(1)) == (4, [9])


def test_azurite_inferno_seals_up_to_2_discarded_cards() -> None:
    table = magic("Azurite Inferno", "Block", gauge=("Dive",), discard=("Assault", "Cross"))
    table.pick("Assault")
    table.pick("Cross")
    assert {"Morganite of Malice", "Emerald of Enmity"} <= set(table.cards(0, "hand"))


def test_flame_punisher_cannot_be_stunned_pushes_2_and_draws_2() -> None:
    table = magic("Flame Punisher", "Spike", spaces=(3, 5), gauge=THREE[:2])
    assert (stunned(table, 0), table.at(1), table.damage(1)) == (False, 7, [7])
    assert table.count(0, "hand") == 2


@pytest.mark.parametrize(("normals", "times"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_lapis_lazuli_moves_1_again_for_every_2_sealed_normals(normals: int, times: int) -> None:
    table = Table("nine", QUIET, spaces=(5, 6))
    table.hand(0, "Lapis Lazuli of Lamentation", "Focus")
    table.hand(1, "Block")
    table.put(0, "sealed", *("Assault", "Assault", "Spike", "Sweep", "Sweep")[:normals])
    table.strike("Lapis Lazuli of Lamentation", "Block")
    in_order(table)
    while table.asked == "may" and not table.movements and len(table.events("move", 0)) == 0:
        table.no()
    moved = 0
    while table.asked in {"amount", "may"}:
        if table.asked == "may":
            table.yes()
        else:
            assert table.movements == BOTH_WAYS_1
            table.move("retreat", 1)
            moved += 1
    assert moved == 1 + times


def test_lapis_lazuli_may_stop() -> None:
    table = magic("Lapis Lazuli of Lamentation", "Block", spaces=(5, 6), sealed=("Assault", "Spike"), gauge=("Dive",))
    table.no()  # Hit: seal a card
    in_order(table).move("retreat", 1)
    assert table.asked == "may"
    table.no()
    assert (table.at(0), table.asked) == (4, "action")


@pytest.mark.parametrize("normals", [0, 2])
def test_emerald_reaches_farther_for_each_sealed_normal(normals: int) -> None:
    table = Table("nine", QUIET, spaces=(3, 7 + normals))
    table.hand(0, "Emerald of Enmity", "Focus")
    table.hand(1, "Block")
    table.put(0, "sealed", *("Assault", "Spike")[:normals])
    table.strike("Emerald of Enmity", "Block")
    in_order(table)
    assert (table.damage(1), table.at(0)) == ([0], 2)
    assert [event.numbers[2:] for event in table.events("range", 0)] == [(3, 4 + normals)]


def test_morganite_pulls_5_and_turns_a_stun_into_gauge() -> None:
    table = magic("Morganite of Malice", "Sweep", spaces=(3, 7), discard=("Dive",))
    assert (table.damage(1), table.at(1)) == ([4], 1)
    assert "Dive" not in table.cards(0, "gauge")
    assert "Dive" in magic("Morganite of Malice", "Assault", spaces=(3, 7), discard=("Dive",)).cards(0, "gauge")


@pytest.mark.parametrize(("normals", "power"), [(0, 3), (2, 5), (6, 8)])
def test_coral_is_stronger_for_each_sealed_normal_up_to_5(normals: int, power: int) -> None:
    table = Table("nine", QUIET, spaces=(3, 5))
    table.hand(0, "Coral of Catastrophe")
    table.hand(1, "Sweep")
    table.put(0, "sealed", *("Assault", "Assault", "Spike", "Spike", "Focus", "Dive")[:normals])
    table.strike("Coral of Catastrophe", "Sweep")
    in_order(table)
    assert table.damage(1) == [power]


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (9, 1)])
def test_amethyst_ignores_guard_pushes_2_and_gains_advantage_if_it_moved(space: int, turn: int) -> None:
    table = magic("Amethyst of Annihilation", "Block", spaces=(space - 2, space))
    assert (table.turn_of, stunned(table, 1)) == (turn, True)


def test_navy_pressure_costs_a_card_and_may_go_on_the_deck() -> None:
    table = magic("Navy Pressure", "Block", spaces=(3, 7), hand=("Dive",), other_hand=("Cross",))
    assert table.count(1, "hand") == 0
    assert table.asked == "may"
    table.yes()
    assert (table.cards(0, "deck")[-1], table.cards(0, "gauge")) == ("Navy Pressure", ["Dive"])


# ---- boosts


def test_burst_is_sealed_and_gives_another_action() -> None:
    table = Table("nine", QUIET)
    table.hand(0, "Colorless Void")
    table.boost("Burst")
    assert (table.count(0, "hand"), "Colorless Void" in table.cards(0, "sealed")) == (2, True)
    assert (table.asked, table.seat) == ("action", 0)


def test_teleport_step_moves_2_and_gives_another_action() -> None:
    table = Table("nine", QUIET, spaces=(3, 7))
    table.hand(0, "Teleport Step")
    table.boost("Teleport Step")
    assert table.movements == BOTH_WAYS_2
    table.move("advance", 2)
    assert (table.at(0), table.asked, table.seat) == (5, "action", 0)


def test_hi_no_kagutsuchi_makes_the_hand_gauge_and_draws_6() -> None:
    table = Table("nine", QUIET)
    table.hand(0, "Hi no Kagutsuchi", *THREE, "Spike")
    table.boost("Hi no Kagutsuchi")
    table.pay(*THREE)
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == (["Spike"], 7)


def test_citrine_dodges_at_range_4_and_more_and_becomes_gauge() -> None:
    table = Table("nine", QUIET)
    table.hand(0, "Citrine of Change")
    table.boost("Citrine of Change")
    assert table.cards(0, "boosts") == ["Lapis Lazuli of Lamentation"]
    table.idle()
    assert "Lapis Lazuli of Lamentation" in table.cards(0, "gauge")
    for space, damage in ((6, [2]), (7, [])):
        table = duel("nine", "Block", "Hadoken", spaces=(3, space), other="ryu", boosts=("Citrine of Change",))
        assert table.damage(0) == damage


def test_seamoss_gate_seals_a_discarded_card_and_gives_another_action() -> None:
    table = Table("nine", QUIET)
    table.hand(0, "Seamoss Gate", "Dive")
    table.put(0, "discard", "Assault")
    table.boost("Seamoss Gate")
    table.pick("Assault")
    assert ("Morganite of Malice" in table.cards(0, "hand"), table.asked, table.seat) == (True, "action", 0)


def test_flax_nurture_draws_3_and_shuffles_2_cards_into_the_deck() -> None:
    table = Table("nine", QUIET)
    table.hand(0, "Flax Nurture", "Cross")
    table.boost("Flax Nurture")
    table.pick("Cross")
    table.choose(table.state.options[0])
    assert table.count(0, "hand") == 3


def test_andradite_gives_range_and_moves_2() -> None:
    table = duel("nine", "Grasp", "Block", spaces=(3, 5), boosts=("Andradite of Accord",), pause="attack")
    assert table.range(0) == (1, 2)


def test_uvarovite_draws_2_and_a_stun_costs_2_cards() -> None:
    table = Table("nine", QUIET)
    table.hand(0, "Uvarovite of Undoing", "Dive")
    table.boost("Uvarovite of Undoing")
    assert (table.count(0, "hand"), table.cards(0, "boosts")) == (3, ["Kunzite of Keep Breaker"])
    table = duel("nine", "Cross", "Assault", boosts=("Uvarovite of Undoing",), other_hand=("Dive", "Grasp", "Spike"))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert table.count(1, "hand") == 1


def test_taaffeite_gives_power_speed_and_armor() -> None:
    table = duel("nine", "Cross", "Block", boosts=("Taaffeite of Temptation",), pause="attack")
    assert table.stats(0) == (4, 7, 1, 0)


def test_heliodor_protects() -> None:
    assert duel("nine", "Cross", "Block", boosts=("Heliodor of Humility",), pause="attack").stats(0)[2:] == (1, 3)
