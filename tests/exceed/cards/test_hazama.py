"""Hazama: every card, both sides of his own; where his tokens lie is in the test of hidden tokens."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, question, scene
from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_2, check_astral_heat, check_burst
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of

FACES = [
    Face("Serpent's Infernal Rapture", "ultra", (1, 1), 7, 8, 0, 0, "Check out my snake!", "instant", gauge=4),
    Face("Eternal Coils of the Dragon Serpent", "ultra", (2, 4), 3, 6, 0, 0, "Having fun yet?", "instant", gauge=3),
    Face("Falling Fang", "special", (2, 3), 3, 6, 0, 0, "Shadow Serpent", "instant", force=1),
    Face("Hungry Coils", "special", (2, 3), 3, 5, 0, 0, "Serpent's Benediction", "continuous"),
    Face("Venom Sword", "special", (1, 4), 4, 4, 0, 0, "Serpent's Redemption", "continuous"),
    Face("Rising Fang", "special", (1, 2), 4, 2, 2, 3, "Vengeful Viper", "continuous", force=1, answering=True),
    Face("Devouring Fang", "special", (1, 2), 6, 4, 0, 0, "Bloody Fangs", "continuous", force=1),
]
SCENES = [
    scene("Devouring Fang", (3, 4), "damage: they take 6.", exceeded=True),
    numbers("Hungry Darkness of 1000 Souls", (1, 9), (4, 4, 0, 4, 1, 1)),
    scene("Hungry Darkness of 1000 Souls", (3, 5), "range: miss."),
    scene("Eternal Coils of the Dragon Serpent", (3, 8), "range: miss."),
    scene("Eternal Coils of the Dragon Serpent", (3, 5),
        "hit: [may], [pay or none], pay Dive, [pay or none], +1 Power, pull to 1. damage: they take 4.",
        "yes", ("pay", "Dive"),
    ),
    scene("Falling Fang", (3, 7), "range: miss."),
    scene("Hungry Coils", (3, 5), "hit: pull to 1, they discard 1. damage: they take 3. after: advantage."),
    scene("Venom Sword", (3, 4), "hit: push to 7. damage: they take 4. after: draw 1."),
    scene("Eternal Coils of the Dragon Serpent", (3, 7),
        "hit: [may]. damage: they take 3. stun: they are stunned. after: draw 2.",
        answer="Assault", boosts=("Bloody Fangs",),
    ),
    scene("Rising Fang", (3, 6), "before: close to 4. hit: push to 7. damage: they take 2.", answer="Block"),
    numbers("Rising Fang", (1, 9), (4, 2, 4, 3, 1, 2)),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Vengeful Viper",)),
    scene("Eternal Coils of the Dragon Serpent", (5, 8),
        "hit: [may], [pay or none], pay Grasp, [pay or none], pay Dive, [pay or none], pay Spike, [pay or "
        "none], pay Sweep, [pay or none], pay Block, +1 Power, pull to 1, +1 Power, pull to 9, +1 Power, "
        "pull to 1, +1 Power, pull to 9, +1 Power, pull to 1. damage: they take 8. stun: they are "
        "stunned.",
        "yes", ("gauge", "Grasp"), ("gauge", "Dive"), ("gauge", "Spike"), ("gauge", "Sweep"), ("gauge", "Block"),
        gauge=("Grasp", "Dive", "Spike", "Sweep", "Block", "Assault", "Focus", "Cross"), discard=(),
    ),
    scene("Eternal Coils of the Dragon Serpent", (1, 3),
        "hit: [may], [pay or none], pay Dive, [pay or none], +1 Power, pull to 2. damage: they take 4.",
        "yes", ("pay", "Dive"),
    ),
    play("Having fun yet?", (4, 7),
        "[may], [pay or none], [pay or none], [pay or none], [pay or none], [pay or none], they discard "
        "1, they discard 1, they discard 1, they discard 1, they discard 1, [may].",
        "yes", ("gauge", "Grasp"), ("gauge", "Dive"), ("gauge", "Spike"), ("gauge", "Sweep"), ("gauge", "Block"),
        gauge=("Grasp", "Dive", "Spike", "Sweep", "Block", "Assault"), other_hand=("Dive", "Cross", "Focus",
        "Spike", "Sweep", "Assault", "Block"), discard=(),
    ),
    play("Vengeful Viper", (4, 7), ""),
]  # fmt: skip
ME = "hazama"
HEAT = "Hungry Darkness of 1000 Souls"
COILS = "Eternal Coils of the Dragon Serpent"
FOUR = ("Grasp", "Cross", "Dive", "Focus")


def fight(attack: str, answer: str, spaces: tuple[int, int], **more: object) -> Table:
    return ordered(duel(ME, attack, answer, spaces=spaces, **more))  # type: ignore[arg-type]


def boost(name: str, *hand: str, spaces: tuple[int, int] = (4, 8)) -> Table:
    table = Table(ME, QUIET, spaces=spaces)
    table.hand(0, name, *hand)
    table.boost(name)
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


# ---- his own card


def test_exceeding_costs_4() -> None:
    check_exceed(ME, 4)


def test_the_reshuffle_action_brings_his_astral_heat() -> None:
    check_astral_heat(ME, HEAT)


def test_burst() -> None:
    check_burst(ME, HEAT)


@rule("EX 23.8")
def test_in_overdrive_he_takes_1_life_each_turn() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.set_life(0, 20)
    table.idle()
    table.idle()
    if table.asked == "discard overdrive":
        table.choose(table.state.options[0])
    assert (table.life(0), table.life(1), len(table.cards(0, "overdrive"))) == (21, 29, 1)


@rule("EX 6.11")
def test_only_who_initiates_places_a_token_for_1_force() -> None:
    table = Table(ME, QUIET, first=1)
    table.hand(0, "Sweep", "Dive")
    table.hand(1, "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep")
    assert (table.asked, table.seat) == ("set attack", 0)
    table = Table(ME, QUIET, first=1)
    table.exceed(0)
    table.hand(0, "Sweep", "Dive")
    table.hand(1, "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep")
    assert (table.asked, table.seat) == ("set attack", 0)


@rule("EX 6.11")
@pytest.mark.parametrize("exceeded", [False, True])
def test_without_a_card_to_pay_with_no_token_is_placed(exceeded: bool) -> None:
    table = Table(ME, QUIET)
    table.exceed(0, exceeded)
    table.choose(c.STRIKE_ACTION)
    assert table.asked != "may"


@pytest.mark.parametrize("real_first", [False, True])
@pytest.mark.parametrize(("real", "decoy", "at"), [(6, 2, 6), (2, 6, 2), (3, 5, 3), (5, 4, 4), (2, 3, 2)])
def test_exceeded_he_places_both_tokens_at_range_0_to_2_and_moves_to_the_real_one(
    real: int, decoy: int, at: int, real_first: bool
) -> None:
    table = Table(ME, QUIET, spaces=(4, 5))
    table.exceed(0)
    table.hand(0, "Sweep", "Dive", "Spike")
    table.gauge(0, "Focus")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    assert table.payments == {("Dive", "hand", 1), ("Sweep", "hand", 1), ("Spike", "hand", 1), ("Focus", "gauge", 1)}
    table.pay("Dive")
    for space in (real, decoy) if real_first else (decoy, real):
        assert question(table) == "pick 2, 3, 4, 5, 6"
        table.space(space)
    table.alternative(int(real_first))
    seen = view_of(table.state, 1).players[0].tokens
    assert sorted(("face down" in name, there) for name, there in seen.items()) == sorted([(True, real), (True, decoy)])
    table.sets("Sweep", "Block")
    assert [(event.numbers[1], event.step) for event in table.events("move", 0)] == (
        [(at, "reveal")] if at != 4 else []
    )
    assert (table.tokens(0, "Ouroboros"), table.tokens(0, "Ouroboros Decoy"), table.paid(0)) == ([], [], ["Dive"])


@pytest.mark.parametrize(("space", "real", "at"), [(3, True, 3), (3, False, 4), (5, True, 4)])
def test_the_token_is_placed_unseen_and_leaves_at_the_reveal(space: int, real: bool, at: int) -> None:
    table = Table(ME, QUIET, spaces=(4, 5))
    table.hand(0, "Sweep", "Dive")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Dive")
    assert question(table) == "pick 3, 5"
    table.space(space)
    table.alternative(int(real))
    seen = view_of(table.state, 1).players[0].tokens
    assert [("face down" in name, there) for name, there in seen.items()] == [(True, space)]
    table.sets("Sweep", "Block")
    assert [(event.numbers[1], event.step) for event in table.events("move", 0)] == (
        [(at, "reveal")] if at != 4 else []
    )
    assert (table.tokens(0, "Ouroboros"), table.tokens(0, "Ouroboros Decoy")) == ([], [])


@pytest.mark.parametrize(("space", "at", "damage"), [(5, 5, [4]), (3, 3, [])])
def test_the_token_brings_him_nearer_or_farther_before_prices_and_order(space: int, at: int, damage: list[int]) -> None:
    table = Table(ME, QUIET, spaces=(4, 8))
    table.hand(0, "Sweep", "Dive")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Dive")
    assert table.spaces == [3, 5]
    table.space(space)
    table.alternative(1)
    table.set("Sweep")
    table.set("Block")
    assert (table.at(0), table.damage(1)) == (at, damage)


# ---- Ultras


def test_hungry_darkness_discards_the_hand_for_power_and_may_draw_as_many() -> None:
    table = duel(ME, HEAT, "Sweep", spaces=(3, 4), gauge=FOUR, other_hand=("Dive", "Focus"))
    while table.seat == 1:  # one by one, in an order of the opponent's
        table.choose(table.state.options[0])
    assert [option - c.NUMBER for option in table.state.options] == [0, 1, 2]
    assert len(table.paid(0)) == 4
    table.choose(c.NUMBER + 1)
    assert (table.count(1, "hand"), table.count(0, "hand"), table.damage(1), stunned(table, 1)) == (0, 1, [6], True)


def test_eternal_coils_buys_1_power_and_a_pull_of_8_for_each_force() -> None:
    table = duel(ME, COILS, "Block", spaces=(5, 8), gauge=FOUR, hand=("Sweep", "Spike"))
    table.yes()
    table.pay("Sweep")
    table.pay("Spike")
    table.no()
    assert (table.at(1), table.damage(1)) == (9, [3])  # past him to 1, and back


# ---- Specials


def test_falling_fang_gains_advantage_and_may_push_1() -> None:
    table = fight("Falling Fang", "Block", (3, 5), hand=("Dive",))
    assert table.asked == "may"
    table.yes()
    assert (outcome(table), table.turn_of) == ((3, 6, [1]), 0)


def test_hungry_coils_pulls_4_discards_1_and_gains_advantage_hit_or_miss() -> None:
    table = fight("Hungry Coils", "Sweep", (5, 7), other_hand=("Dive",))
    assert (table.at(1), table.count(1, "hand"), table.turn_of) == (2, 0, 0)
    table = fight("Hungry Coils", "Block", (5, 9))
    assert (table.damage(1), table.turn_of) == ([], 0)


@pytest.mark.parametrize(("opponent", "to"), [(4, 7), (6, 7), (7, 7)])
def test_venom_sword_pushes_to_its_greatest_range_and_draws(opponent: int, to: int) -> None:
    table = fight("Venom Sword", "Block", (3, opponent))
    assert (table.at(1), table.damage(1), table.count(0, "hand")) == (to, [2], 1)


def test_venom_sword_draws_after_a_miss() -> None:
    assert fight("Venom Sword", "Block", (3, 9)).count(0, "hand") == 1


def test_devouring_fang_ignores_armor() -> None:
    assert fight("Devouring Fang", "Block", (3, 5), hand=("Dive",)).damage(1) == [6]


def test_rising_fang_closes_1_pushes_1_and_loses_its_armor() -> None:
    for answering, armor in ((False, 4), (True, 2)):
        table = fight("Rising Fang", "Block", (3, 5), hand=("Dive",), answering=answering, pause="attack")
        assert table.stats(0) == (4, 2, armor, 3)
    table = fight("Rising Fang", "Sweep", (3, 5), hand=("Dive",))
    assert (outcome(table), table.damage(0)) == ((4, 6, [4]), [6])


# ---- boosts


def test_check_out_my_snake_draws_3_and_strikes() -> None:
    table = boost("Serpent's Infernal Rapture")
    assert (table.count(0, "hand"), table.asked in {"set attack", "may"}) == (3, True)


def test_having_fun_yet_buys_discards_and_may_strike() -> None:
    table = Table(ME, QUIET)
    table.hand(0, COILS, "Cross", "Dive", "Focus")
    table.hand(1, "Cross", "Dive", "Focus")
    table.boost(COILS)
    table.yes()
    table.pay("Cross")
    table.pay("Dive")
    table.no()
    assert (table.count(1, "hand"), table.asked) == (1, "may")
    table.yes()
    assert table.asked in {"set attack", "may"}


def test_shadow_serpent_moves_1_or_2_and_draws() -> None:
    table = boost("Falling Fang")
    assert table.movements == {(way, spaces) for way in ("advance", "retreat") for spaces in (1, 2)}
    table.move("retreat", 2)
    assert (table.at(0), table.count(0, "hand")) == (2, 2)  # with the draw at the end of the turn


@rule("EX 6.11")
@pytest.mark.parametrize("card", ["Hungry Coils", "Venom Sword"])
def test_two_boosts_make_force_costs_1_less(card: str) -> None:
    table = fight("Falling Fang", "Block", (3, 5), boosts=(card,))
    assert (table.damage(1) or table.asked == "may", table.paid(0)) == (True, [])
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Dive")
    table.put(0, "boosts", card)
    assert table.moves == [1, 2, 4, 5], "2 spaces for 1 card"


@rule("EX 25.7")
def test_serpents_benediction_may_strike_after_the_opponent_sets() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Hungry Coils", "Cross")
    table.hand(1, "Sweep")
    table.boost("Hungry Coils")
    assert table.asked == "may"
    table.yes()
    assert (table.asked, table.seat) == ("set attack", 1)


def test_serpents_redemption_moves_2() -> None:
    assert boost("Venom Sword").movements == BOTH_WAYS_2


def test_bloody_fangs_draws_1_and_2_more_from_a_stunned_opponent() -> None:
    table = boost("Devouring Fang")
    assert table.count(0, "hand") == 2
    assert fight("Cross", "Assault", (3, 5), boosts=("Devouring Fang",)).count(0, "hand") == 2
    assert fight("Cross", "Block", (3, 5), boosts=("Devouring Fang",)).count(0, "hand") == 0


def test_vengeful_viper_boosts_the_top_continuous_boost_of_the_discard_pile_and_sustains_it() -> None:
    table = fight("Cross", "Block", (3, 5), boosts=("Rising Fang",), discard=("Devouring Fang", "Dive"))
    assert table.asked == "may"
    table.yes()
    ordered(table)
    assert table.cards(0, "boosts") == ["Devouring Fang"]
    assert table.cards(0, "discard") == ["Dive", "Rising Fang"]
