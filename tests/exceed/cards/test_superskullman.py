"""Super Skull Man 33: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import duel, story, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, PUSH_OR_PULL_1_2, check_goes_on_deck, check_step_and_strike
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Kaplow!!!!", "ultra", (1, 2), 10, 6, 0, 0, "Burning Justice", "continuous", gauge=4),
    Face("Zing! Zing! Zing!", "ultra", (1, 1), 7, 5, 0, 0, "Lucky Dodge", "continuous", 1, gauge=2),
    Face("Bang! Bang! Bang!", "special", (1, 2), 3, 6, 0, 0, "I'm Sure I'll Hit Something", "continuous", 1),
    Face("Bing Bong!", "special", (1, 1), 3, 5, 0, 0, "This is Just Like that Issue...", "instant"),
    Face("Slam Evil", "special", (2, 3), 4, 4, 0, 0, "Fear Not, Citizen!", "continuous"),
    Face("Splam!", "special", (1, 2), 2, 4, 0, 0, "Hold it, Villain!", "instant", 1),
    Face("Zaaaap!!!", "special", (3, 5), 1, 6, 0, 0, "Quick Change", "instant"),
]
ME = "superskullman"
TWO = ("Grasp", "Cross")
FOUR = (*TWO, "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize(
    ("exceeded", "wild", "stats"),
    [
        (False, False, (6, 2, 0, 6)),
        (False, True, (7, 2, 0, 6)),
        (True, False, (6, 2, 0, 6)),
        (True, True, (8, 2, 0, 9)),
    ],
)
def test_a_wild_swing_has_more_power_and_exceeded_more_guard(
    exceeded: bool, wild: bool, stats: tuple[int, ...]
) -> None:
    table = duel(ME, "Sweep", "Block", exceeded=exceeded, wild=wild, pause="attack")
    assert table.stats(0) == stats


# ---- Ultras


@pytest.mark.parametrize(
    ("wild", "opponent", "at", "damage"), [(True, 7, 5, [9]), (True, 4, 3, [9]), (False, 7, 3, []), (False, 5, 3, [8])]
)
def test_kaplow_closes_2_before_if_swung(wild: bool, opponent: int, at: int, damage: list[int]) -> None:
    table = duel(ME, "Kaplow!!!!", "Block", spaces=(3, opponent), wild=wild, gauge=FOUR)
    assert (table.at(0), table.damage(1)) == (at, damage)


@rule("EX 25.18")
def test_burning_justice_discards_2_cards_of_the_deck_for_each_damage() -> None:
    table = duel(ME, "Sweep", "Cross", boosts=("Burning Justice",), pause="clean-up")
    assert (table.life(0), stunned(table, 0), table.count(0, "discard")) == (30, False, 6)


@rule("EX 13.17", "EX 13.18")
@pytest.mark.parametrize("gauge", [(), TWO])
def test_zing_that_was_swung_is_free(gauge: tuple[str, ...]) -> None:
    table = duel(ME, "Zing! Zing! Zing!", "Block", wild=True, gauge=gauge, pause="attack")
    assert table.events("invalid") == []
    assert table.paid(0) == []
    assert table.stats(0) == (8, 5, 0, 0)


def test_zing_pushes_or_pulls_1_or_2_when_it_hits() -> None:
    table = duel(ME, "Zing! Zing! Zing!", "Block", gauge=TWO)
    assert table.movements == PUSH_OR_PULL_1_2
    assert table.damage(1) == []
    table.move("push", 2)
    assert (table.at(1), table.damage(1)) == (6, [5])


def test_zing_moves_nobody_when_it_misses() -> None:
    table = duel(ME, "Zing! Zing! Zing!", "Block", spaces=(3, 5), gauge=TWO)
    assert (table.asked, table.at(1)) == ("action", 5)


@pytest.mark.parametrize(
    ("answer", "opponent", "life"), [("Cross", 5, 30), ("Cross", 4, 27), ("Spike", 5, 30), ("Spike", 6, 25)]
)
def test_lucky_dodge_strikes_and_avoids_attacks_at_range_2(answer: str, opponent: int, life: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, opponent))
    table.hand(0, "Zing! Zing! Zing!", "Sweep", "Dive")
    table.hand(1, answer)
    table.boost("Lucky Dodge")
    table.pay("Dive")
    assert (table.asked, table.seat) == ("set attack", 0)
    table.sets("Sweep", answer)
    assert table.life(0) == life


# ---- Specials


def test_bang_that_hit_may_go_on_top_of_the_deck_for_a_card_of_gauge() -> None:
    check_goes_on_deck(ME, "Bang! Bang! Bang!", (3, 4), (3, 6))


@pytest.mark.parametrize(("wild", "stats"), [(False, (6, 2, 0, 6)), (True, (9, 3, 0, 6))])
def test_im_sure_ill_hit_something_helps_a_wild_swing(wild: bool, stats: tuple[int, ...]) -> None:
    table = duel(ME, "Sweep", "Block", boosts=("I'm Sure I'll Hit Something",), wild=wild, pause="attack")
    assert table.stats(0) == stats


@pytest.mark.parametrize(
    ("wild", "opponent", "at", "damage"),
    [(True, 6, 5, [5]), (True, 7, 5, []), (True, 4, 3, [5]), (False, 6, 3, []), (False, 4, 3, [3])],
)
def test_bing_bong_closes_2_and_has_1_more_power_if_swung(
    wild: bool, opponent: int, at: int, damage: list[int]
) -> None:
    table = duel(ME, "Bing Bong!", "Sweep", spaces=(3, opponent), wild=wild)
    assert (table.at(0), table.damage(1)) == (at, damage)
    if wild and damage:
        assert story(table, "stat", "range")[0] == ("stat", 0)


def this_is_just_like_that_issue() -> Table:
    table = Table(ME, "shovelknight")
    table.hand(0, "Bing Bong!", "Cross")
    table.top(0, "Dive", "Sweep")
    table.boost("This is Just Like that Issue...")
    assert (table.asked, table.seat) == ("may", 0)
    deck = table.player(0).deck
    assert deck[-1] & c.KNOWN_TO_OWNER
    assert not deck[-2] & c.KNOWN_TO_OWNER
    return table


def test_this_is_just_like_that_issue_may_discard_the_top_card_and_may_strike() -> None:
    table = this_is_just_like_that_issue()
    table.yes()
    assert table.cards(0, "discard") == ["Dive"]
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert (table.asked, table.seat) == ("set attack", 0)


def test_this_is_just_like_that_issue_need_not_do_anything() -> None:
    table = this_is_just_like_that_issue()
    table.no()
    table.no()
    assert (table.asked, table.turn_of) == ("action", 1)
    assert table.cards(0, "hand") == ["Cross", "Dive"]
    assert table.cards(0, "discard") == ["Bing Bong!"]


@pytest.mark.parametrize(("answer", "damage"), [("Sweep", 4), ("Focus", 2)])
def test_slam_evil_ignores_guard_but_not_armor(answer: str, damage: int) -> None:
    table = duel(ME, "Slam Evil", answer, spaces=(3, 5))
    assert (table.damage(1), stunned(table, 1), table.life(0)) == ([damage], True, 30)


def test_slam_evil_has_4_armor_afterwards_even_if_it_missed() -> None:
    table = duel(ME, "Slam Evil", "Sweep", spaces=(3, 4))
    assert story(table, "range", "stat")[:2] == [("range", 0), ("stat", 0)]
    assert (table.damage(1), table.life(0)) == ([], 28)


def test_fear_not_citizen_gives_3_armor_and_3_guard() -> None:
    table = duel(ME, "Bing Bong!", "Block", boosts=("Fear Not, Citizen!",), pause="attack")
    assert table.stats(0) == (3, 5, 3, 3)


@pytest.mark.parametrize(
    ("answer", "attack", "stays"), [("Dive", "Focus", False), ("Assault", "Focus", True), ("Block", "Splam!", True)]
)
def test_fear_not_citizen_goes_when_the_opponent_moves_past(answer: str, attack: str, stays: bool) -> None:
    table = duel(ME, attack, answer, boosts=("Fear Not, Citizen!",), pause="clean-up")
    assert table.cards(0, "boosts") == (["Slam Evil"] if stays else [])
    assert table.cards(0, "discard") == ([] if stays else ["Slam Evil"])


@pytest.mark.parametrize(("opponent", "at", "damage"), [(5, 4, [5]), (6, 4, [5]), (4, 5, [2])])
def test_splam_advances_1_and_has_3_more_power_unless_it_passes(opponent: int, at: int, damage: list[int]) -> None:
    table = duel(ME, "Splam!", "Sweep", spaces=(3, opponent))
    assert (table.at(0), table.damage(1)) == (at, damage)
    if damage == [5]:
        assert story(table, "stat", "range")[0] == ("stat", 0)


def test_splam_passing_and_missing() -> None:
    table = duel(ME, "Splam!", "Sweep", spaces=(3, 7))
    assert (table.at(0), table.damage(1)) == (4, [])


def test_hold_it_villain_moves_1_and_strikes() -> None:
    check_step_and_strike(ME, "Hold it, Villain!", 1, BOTH_WAYS_1, 5)


@pytest.mark.parametrize(("opponent", "at"), [(6, 5), (7, 6), (8, 6)])
def test_zaaaap_ignores_armor_closes_3_and_gains_advantage(opponent: int, at: int) -> None:
    table = duel(ME, "Zaaaap!!!", "Focus", spaces=(3, opponent))
    assert (table.at(0), table.damage(1), stunned(table, 1), table.turn_of) == (at, [1], False, 0)
    assert story(table, "range", "move", "advantage", "damage")[:4] == [
        ("range", 0), ("move", 0), ("advantage", 0), ("damage", 1),
    ]  # fmt: skip


def test_zaaaap_does_nothing_when_it_misses() -> None:
    table = duel(ME, "Zaaaap!!!", "Focus", spaces=(3, 5))
    assert (table.at(0), table.turn_of) == (3, 1)


def test_quick_change_draws_3_puts_1_back_and_skips_the_draw() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Zaaaap!!!", "Cross")
    table.top(0, "Dive", "Sweep", "Focus", "Block")
    table.boost("Quick Change")
    assert (table.asked, table.seat, table.cards(0, "hand")) == ("pick card", 0, ["Cross", "Dive", "Sweep", "Focus"])
    table.pick("Cross")
    assert table.cards(0, "hand") == ["Dive", "Sweep", "Focus"]
    assert table.cards(0, "deck")[-1] == "Cross"
    assert (table.asked, table.turn_of) == ("action", 1)
