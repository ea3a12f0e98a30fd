"""Noel Vermillion: every card, both sides of her own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, attacks, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_astral_heat, check_burst, check_gauge_price
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Bullet Storm", "ultra", (3, 4), 6, 4, 0, 0, "Power of the Eye", "instant", gauge=3),
    Face("Zero Gun: Fenrir", "ultra", (1, 1), 5, 7, 0, 0, "Drive Charge", "continuous", 1, gauge=2),
    Face("Assault Through", "special", (1, 1), 4, 4, 0, 0, "Step In", "instant"),
    Face("Muzzle Flitter", "special", (1, 1), 3, 5, 0, 0, "Chain Revolver", "instant", 1),
    Face("Optic Barrel", "special", (2, 3), 5, 3, 0, 4, "Overpower", "continuous"),
    Face("Spring Raid", "special", (1, 1), 3, 7, 0, 0, "Dash Cancel", "continuous"),
    Face("Type One", "special", (1, 2), 3, 5, 0, 0, "Swift Attack", "continuous"),
]
SCENES = [
    numbers("Valkyrie Veil", (1, 9), (3, 2, 5, 0, 1, 2)),
    scene("Valkyrie Veil", (3, 4),
        "before: +4 Power, [draw 1, draw 2, draw 3, draw 4], draw 1. damage: they take 7. stun: they are "
        "stunned.",
        answer="Assault",
    ),
    scene("Valkyrie Veil", (3, 7), "damage: they take 3. stun: they are stunned.", answer="Assault"),
    scene("Valkyrie Veil", (3, 7), "range: miss.", answer="Block"),
    scene("Valkyrie Veil", (3, 6), "before: +4 Power, [draw 1, draw 2, draw 3, draw 4], draw 1. range: miss.",
        answer="Hadoken", other="ryu"),
    scene("Cross", (3, 6), "set: +1 Speed. range: miss. after: retreat to 1.", exceeded=True),
    scene("Cross", (3, 4),
        "set: +1 Speed. hit: advantage. damage: they take 3. after: retreat to 1. your turn: revert.",
        exceeded=True,
    ),
    scene("Zero Gun: Fenrir", (3, 4), "hit: push to 6, draw 2. damage: they take 5."),
    scene("Zero Gun: Fenrir", (3, 5), "range: miss."),
    scene("Cross", (3, 4), "before: advance to 6. damage: they take 3. after: retreat to 9.",
        boosts=("Drive Charge",)),
    scene("Cross", (1, 8), "before: advance to 3. range: miss. after: retreat to 1.", boosts=("Drive Charge",)),
    scene("Assault Through", (3, 4), "before: advance to 5. hit: push to 1, advantage. damage: they take 4."),
    scene("Assault Through", (3, 5), "before: advance to 4. hit: push to 8, advantage. damage: they take 4."),
    play("Step In", (4, 5), "close to 4. set: [may]. strike"),
    play("Step In", (4, 8), "close to 5. set: [may]. strike"),
    scene("Muzzle Flitter", (3, 4),
        "before: close to 3. hit: [may], [pay], pay Dive. damage: they take 1. stun: they are stunned.",
        "yes", answer="Block",
    ),
    scene("Muzzle Flitter", (3, 6), "before: close to 4. range: miss."),
    scene("Muzzle Flitter", (3, 5), "before: close to 4. hit: [may]. damage: they take 1.", answer="Block"),
    scene("Optic Barrel", (3, 7),
        "before: [may], [pay], pay Dive, +1 least Range, +2 greatest Range. damage: they take 5. after: "
        "[may].",
        "yes",
    ),
    scene("Optic Barrel", (3, 8),
        "before: [may], [pay], pay Dive, +1 least Range, +2 greatest Range. damage: they take 5. after: "
        "[may].",
        "yes",
    ),
    scene("Optic Barrel", (3, 5),
        "before: [may], [pay], pay Dive, +1 least Range, +2 greatest Range. range: miss. after: [may].",
        "yes",
    ),
    scene("Optic Barrel", (1, 9), "before: [may]. range: miss. after: [may], advance to 3.", "no", "yes"),
    scene("Spring Raid", (3, 4), "before: close to 3. hit: push to 6. damage: they take 3."),
    scene("Spring Raid", (3, 6), "before: close to 4. range: miss."),
    play("Dash Cancel", (4, 5), "close to 4."),
    scene("Cross", (3, 4), "hit: Spring Raid to gauge, advantage. damage: they take 3. after: retreat to 1.",
        boosts=("Dash Cancel",)),
    scene("Cross", (3, 8), "range: miss. after: retreat to 1.", boosts=("Dash Cancel",)),
    scene("Cross", (3, 4), "hit: Type One to gauge, advantage. damage: they take 3. after: retreat to 1.",
        boosts=("Swift Attack",)),
    scene("Cross", (3, 8), "range: miss. after: retreat to 1.", boosts=("Swift Attack",)),
    scene("Type One", (3, 4), "before: advance to 6. damage: they take 3."),
    scene("Type One", (3, 9), "before: advance to 5. range: miss."),
]  # fmt: skip
ME = "noel"
THREE = ("Grasp", "Cross", "Dive")
ASTRAL_HEAT = "Valkyrie Veil"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_4() -> None:
    check_exceed(ME, 4)


def test_her_astral_heat() -> None:
    check_astral_heat(ME, ASTRAL_HEAT)
    check_gauge_price(ME, "Valkyrie Veil", 3)
    check_burst(ME, ASTRAL_HEAT)


@pytest.mark.parametrize("bought", [True, False])
def test_initiating_she_buys_speed(bought: bool) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), gauge=("Dive",), accept=bought, pause="attack")
    assert table.stats(0)[1] == (7 if bought else 6)
    table = duel(ME, "Cross", "Block", spaces=(3, 9), gauge=("Dive",), answering=True, pause="attack")
    assert (table.stats(0)[1], table.count(0, "gauge")) == (6, 1)


def test_valkyrie_veil_cannot_be_stunned() -> None:
    table = duel(ME, ASTRAL_HEAT, "Spike", spaces=(3, 5), gauge=THREE)
    assert [event.numbers for event in table.events("stun", 0)] == [(5, 0, 1)]


def test_when_the_opponent_initiates_no_speed_is_sold() -> None:
    table = Table(ME, QUIET, first=1)
    table.gauge(0, *THREE)
    table.hand(0, "Cross", "Spike")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Block")
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(("answering", "speed", "turn"), [(False, 7, 0), (True, 6, 0)])
def test_exceeded_she_is_fast_and_gains_advantage_when_she_initiates(answering: bool, speed: int, turn: int) -> None:
    table = duel(ME, "Cross", "Sweep", exceeded=True, answering=answering, pause="attack")
    assert table.stats(0)[1] == speed
    table.go()
    assert (bool(table.events("advantage", 0)), table.turn_of) == (not answering, turn)


@rule("EX 25.1")
def test_turned_up_after_setting_she_does_not_gain_advantage() -> None:
    # Metamorphosis exceeds her in her own strike: what her Exceed side does when she sets comes too late.
    table = Table("galdred", ME, spaces=(4, 5), first=1)
    table.hand(0, "Metamorphosis", "Dive")
    table.gauge(0, "Dive", "Spike")
    table.hand(1, "Focus")
    table.strike("Focus", "Metamorphosis")
    table.pay("Dive", gauge=True)
    assert table.events("exceed", 1)
    assert not table.events("advantage", 1)
    assert (table.life(0), table.turn_of) == (26, 0)


@rule("EX 23.8")
def test_in_overdrive_she_steps() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.idle()
    table.idle()
    table.pick("Dive")
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move("retreat", 1)
    assert (table.at(0), table.cards(0, "overdrive")) == (2, ["Cross"])


# ---- the attacks


@pytest.mark.parametrize(("answer", "hit"), [("Assault", True), ("Block", False)])
def test_valkyrie_veil_answers_a_hit(answer: str, hit: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.gauge(0, *THREE)
    table.player(0).aside.remove(table.card(0, ASTRAL_HEAT))
    table.player(0).deck.append(table.card(0, ASTRAL_HEAT))
    table.hand(0, ASTRAL_HEAT)
    table.hand(1, answer)
    table.strike(ASTRAL_HEAT, answer)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    if hit:
        assert [option - c.NUMBER for option in table.state.options] == [1, 2, 3, 4]
        table.choose(c.NUMBER + 3)
        assert (table.damage(0), table.damage(1), table.count(0, "hand")) == ([0], [7], 3)
    else:
        assert (table.damage(1), table.count(0, "hand")) == ([1], 0)


@pytest.mark.parametrize(
    ("attack", "spaces", "gauge", "expected"),
    [
        ("Bullet Storm", (3, 6), THREE, (3, 6, [6])),
        ("Zero Gun: Fenrir", (3, 4), THREE[:2], (3, 6, [5])),
        ("Assault Through", (3, 5), (), (4, 8, [4])),
        ("Spring Raid", (3, 5), (), (4, 7, [3])),
        ("Type One", (3, 4), (), (6, 4, [3])),
    ],
)
def test_hits_and_moves(
    attack: str, spaces: tuple[int, int], gauge: tuple[str, ...], expected: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Sweep", spaces=spaces, gauge=gauge, pause="clean-up")
    assert outcome(table) == expected


def test_draws_advantage_and_armor() -> None:
    assert duel(ME, "Bullet Storm", "Focus", spaces=(3, 6), gauge=THREE).damage(1) == [6]
    assert duel(ME, "Zero Gun: Fenrir", "Block", gauge=THREE[:2]).count(0, "hand") == 2
    assert duel(ME, "Assault Through", "Sweep").turn_of == 0


@pytest.mark.parametrize("bought", [True, False])
def test_muzzle_flitter_buys_to_ignore_guard(bought: bool) -> None:
    table = duel(ME, "Muzzle Flitter", "Sweep", spaces=(3, 5), hand=("Dive",))
    respond(table, "yes" if bought else "no")
    assert (table.damage(1), attacks(table)) == ([3], 1 if bought else 2)


@pytest.mark.parametrize(("space", "bought", "hit"), [(8, True, True), (8, False, False), (5, True, False)])
def test_optic_barrel_buys_range_and_may_follow(space: int, bought: bool, hit: bool) -> None:
    table = duel(ME, "Optic Barrel", "Block", spaces=(3, space), hand=("Dive",))
    respond(table, "yes" if bought else "no", "yes")
    assert (table.damage(1), table.at(0)) == ([3] if hit else [], 6 if space == 5 else 5)


@pytest.mark.parametrize(("spaces", "damage"), [((3, 5), []), ((3, 8), [6])])
def test_type_one_is_not_hit_once_it_passed(spaces: tuple[int, int], damage: list[int]) -> None:
    table = duel(ME, "Type One", "Sweep", spaces=spaces)
    assert table.damage(0) == damage


# ---- the boosts


@rule("EX 21.10")
def test_power_of_the_eye_shows_the_hand_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Bullet Storm", "Grasp")
    table.hand(1, "Sweep")
    table.boost("Bullet Storm")
    assert table.player(1).shown == [table.card(1, "Sweep")]
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(
    ("card", "price", "space", "held"),
    [
        ("Zero Gun: Fenrir", 1, 3, 1),
        ("Assault Through", 0, 4, 2),
        ("Muzzle Flitter", 1, 3, 4),
        ("Optic Barrel", 0, 3, 2),
    ],
)
def test_boosts_that_strike(card: str, price: int, space: int, held: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, card, "Dive", "Sweep")
    table.boost(card)
    table.pay(*("Dive",)[:price])
    assert (table.at(0), table.count(0, "hand"), table.asked, table.seat) == (space, held, "set attack", 0)


def test_boosts_in_a_strike() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 6), boosts=("Zero Gun: Fenrir", "Optic Barrel"), pause="clean-up")
    assert table.damage(1) == [2]  # closer by 2, and 1 stronger
    for card, speed in (("Spring Raid", 6), ("Type One", 7)):
        table = duel(ME, "Cross", "Sweep", boosts=(card,), pause="attack")
        assert table.stats(0)[1] == speed
        table.go()
        assert (table.turn_of, card in table.cards(0, "gauge")) == (0, True)
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, "Spring Raid")
    table.boost("Spring Raid")
    assert table.at(0) == 5
