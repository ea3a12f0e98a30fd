"""Plague Knight: every card, both sides of his own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Castle Crasher", "ultra", (3, 5), 5, 3, 3, 4, "Serum Supernus", "continuous", 4, gauge=3),
    Face("Triple Dose", "ultra", (1, 3), 5, 1, 0, 6, "Berserker's Brew", "continuous", gauge=3),
    Face("Perfect Pitch", "special", (2, 2), 3, 7, 0, 0, "Bomb Burst", "instant"),
    Face("Staff of Surging", "special", (1, 1), 2, 6, 0, 0, "Frantic Research", "continuous"),
    Face("Long Pitch", "special", (3, 5), 3, 5, 0, 0, "Unexpected Results", "continuous", 1, force=1),
    Face("Chain Reaction", "special", (1, 3), 4, 5, 0, 0, "Bait Bomb", "instant", 1),
    Face("Giant Bomb", "special", (1, 3), 6, 2, 0, 6, "Tonic", "continuous"),
]
SCENES = [
    play("Serum Supernus", (4, 7), "set: [may]. strike"),
    scene("Triple Dose", (3, 7), "range: miss. after: draw 1, draw 1, draw 1.", answer="Block"),
    play("Berserker's Brew", (4, 7), "[may], [pay or none], [pay or none], [pay or none]. set: [may]. strike",
        "yes", ("gauge", "Assault"), ("pay", "Cross")),
    scene("Perfect Pitch", (3, 5), "hit: draw 1, they discard 1. damage: they take 3."),
    scene("Staff of Surging", (3, 4), "damage: they take 2. stun: they are stunned. after: draw 2."),
    scene("Perfect Pitch", (3, 6), "range: miss. after: draw 2.", boosts=("Frantic Research",)),
    scene("Long Pitch", (3, 6), "hit: [may], [pay], pay Dive, +2 Power. damage: they take 5.", "yes"),
    play("Unexpected Results", (4, 7), "[advance 2, retreat 2], advance to 6."),
    scene("Long Pitch", (3, 8), "hit: [may], Spike to gauge. damage: they take 3.", boosts=("Unexpected Results",)),
    scene("Perfect Pitch", (3, 6), "range: miss.", boosts=("Unexpected Results",)),
    play("Bait Bomb", (4, 7),
        "look at Focus, Assault, Spike, [choose], [pick Assault, Focus, Spike], Focus to hand, look at "
        "Assault, Spike, [pick Assault, Spike], Assault to gauge.",
    ),
    play("Bait Bomb", (4, 7),
        "look at Focus, Assault, Spike, [choose], [pick Assault, Focus, Spike], Focus to gauge, look at "
        "Assault, Spike, [pick Assault, Spike], Assault to hand.",
        1,
    ),
    scene("Perfect Pitch", (3, 6), "range: miss.", boosts=("Tonic",)),
    scene("Chain Reaction", (3, 5), "hit: +2 Power, Giant Bomb to discard pile. damage: they take 6. after: draw 2.",
        boosts=("Unexpected Results",), top=("Giant Bomb",)),
    scene("Chain Reaction", (3, 5), "hit: Spike to gauge. damage: they take 4. after: draw 2.",
        boosts=("Unexpected Results",), top=("Spike",)),
    play("Berserker's Brew", (4, 7), "[may], [pay or none], [pay or none], [pay or none]. set: [may]. strike",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Grasp")),
]  # fmt: skip
ME = "plague"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@rule("EX 18.1", "EX 12.2")
@pytest.mark.parametrize("exceeded", [False, True])
def test_a_random_discard_gives_its_triggers_and_exceeded_another_may_follow(exceeded: bool) -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.exceed(0, exceeded)
    table.hand(0, "Focus", "Focus", "Dive", "Dive", "Cross", "Cross")
    table.hand(1, "Block", "Sweep")
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert (table.count(0, "discard"), table.asked == "may") == (1, exceeded)
    if exceeded:
        table.no()
    assert (table.asked, table.seat) == ("set attack", 0)
    given = table.match.card(table.player(0).discard[0]).attack.all_lines
    assert list(table.side(0).granted) == [int(line.number) for line in given]


def test_exceeded_a_second_discard_gives_its_triggers_too() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Chain Reaction", "Chain Reaction", "Staff of Surging")
    table.hand(1, "Block", "Sweep")
    table.choose(c.STRIKE_ACTION)
    respond(table, "yes", "yes")
    assert (table.count(0, "discard"), len(table.side(0).granted), table.asked) == (2, 2, "set attack")


def test_without_cards_nothing_is_asked() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0)
    table.hand(1, "Sweep", "Block")
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("set attack", 1)


def test_a_given_trigger_happens_with_the_attacks_own() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Giant Bomb")
    table.hand(1, "Block")
    table.top(0, "Chain Reaction")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.set("Block")
    table.order("Draw to 4")
    assert table.movements == {("advance", 1), ("retreat", 1)}, "After: Advance or retreat 1, of the discarded bomb"
    table.move("retreat", 1)
    assert (table.at(0), table.count(0, "hand")) == (2, 4)


# ---- Ultras


def test_castle_crasher_ignores_armor_and_has_2_power_on_a_hit() -> None:
    assert duel(ME, "Castle Crasher", "Focus", spaces=(3, 6), gauge=THREE).damage(1) == [7]


def test_serum_supernus_gives_power_speed_and_armor() -> None:
    table = duel(ME, "Giant Bomb", "Block", spaces=(1, 9), boosts=("Serum Supernus",), pause="attack")
    assert table.stats(0) == (8, 4, 2, 6)


@rule("EX 18.1")
def test_triple_dose_resolves_every_trigger_3_times() -> None:
    table = ordered(duel(ME, "Triple Dose", "Block", spaces=(3, 9), gauge=THREE))
    assert table.count(0, "hand") == 3
    table = duel(ME, "Triple Dose", "Block", spaces=(3, 4), gauge=THREE, boosts=("Frantic Research",))
    ordered(table)
    assert table.count(0, "hand") == 9


def test_berserkers_brew_pays_up_to_3_force_for_power() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Triple Dose", "Cross", "Dive", "Giant Bomb")
    table.hand(1, "Block")
    table.boost("Berserker's Brew")
    if table.asked == "order":
        table.order("Force")
    respond(table, "yes", ("pay", "Cross"), ("pay", "Dive"))
    table.no()
    table.pause("attack")
    table.sets("Giant Bomb", "Block")
    assert table.stats(0)[0] == 8


# ---- Specials


def test_perfect_pitch_draws_1_and_takes_1() -> None:
    table = duel(ME, "Perfect Pitch", "Sweep", spaces=(3, 5), other_hand=("Dive",))
    assert (table.damage(1), table.count(1, "hand"), len(table.events("draw", 0))) == ([3], 0, 2)


def test_bomb_burst_moves_3() -> None:
    table = Table(ME, QUIET, spaces=(4, 9))
    table.hand(0, "Perfect Pitch")
    table.boost("Bomb Burst")
    assert table.movements == {("advance", 3), ("retreat", 3)}


@pytest.mark.parametrize(("answer", "cards"), [("Sweep", 1), ("Focus", 0)])
def test_staff_of_surging_ignores_guard_and_draws_2_after_a_stun(answer: str, cards: int) -> None:
    table = duel(ME, "Staff of Surging", answer)
    assert (stunned(table, 1), table.count(0, "hand")) == (cards > 0, 2 * cards)


def test_frantic_research_draws_2_strikes_and_draws_2_more() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Staff of Surging", "Giant Bomb")
    table.hand(1, "Block")
    table.boost("Frantic Research")
    assert table.count(0, "hand") == 3
    table.sets("Giant Bomb", "Block")
    while table.asked in {"order", "amount"}:
        table.choose(table.state.options[0])
    assert table.count(0, "hand") == 4


@pytest.mark.parametrize("paid", [True, False])
def test_long_pitch_has_2_power_for_1_force(paid: bool) -> None:
    # The price of the card itself is paid first.
    table = duel(ME, "Long Pitch", "Sweep", spaces=(3, 7), gauge=("Grasp",), hand=("Dive",))
    assert (table.asked, table.cards(0, "hand")) == ("may", ["Dive"])
    table.yes() if paid else table.no()
    assert table.damage(1) == [5 if paid else 3]


@pytest.mark.parametrize(("top", "power", "where"), [("Spike", 0, "gauge"), ("Giant Bomb", 2, "discard")])
def test_unexpected_results_depend_on_the_top_card(top: str, power: int, where: str) -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Chain Reaction")
    table.hand(1, "Sweep")
    table.put(0, "boosts", "Long Pitch")
    table.top(0, top)
    table.pause("clean-up")
    table.strike("Chain Reaction", "Sweep")
    assert (table.damage(1), top in table.cards(0, where)) == ([4 + power], True)


@pytest.mark.parametrize("place", [0, 1])
def test_bait_bomb_takes_one_card_to_the_hand_and_one_to_the_gauge(place: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Chain Reaction", "Cross")
    table.top(0, "Dive", "Spike", "Sweep", "Focus")
    table.boost("Bait Bomb")
    table.forced()
    table.alternative(place)
    respond(table, ("pick", "Sweep"), ("pick", "Spike"))
    first, second = ("hand", "gauge") if place == 0 else ("gauge", "hand")
    assert "Sweep" in table.cards(0, first)
    assert "Spike" in table.cards(0, second)


def test_chain_reaction_draws_to_4() -> None:
    assert duel(ME, "Chain Reaction", "Block", spaces=(1, 9), hand=("Cross",)).count(0, "hand") == 4


def test_giant_bomb_moves_1_after_the_attack() -> None:
    table = duel(ME, "Giant Bomb", "Block", spaces=(3, 9))
    assert table.movements == {("advance", 1), ("retreat", 1)}
    assert outcome(table) == (3, 9, [])


@rule("EX 18.3")
def test_tonic_repeats_another_hit_effect() -> None:
    table = duel(ME, "Castle Crasher", "Focus", spaces=(3, 6), gauge=THREE, boosts=("Giant Bomb",))
    ordered(table)
    assert table.damage(1) == [9]
