"""The Enchantress: every card, both sides of her own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_attack, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Rapid Beam", "ultra", (5, 8), 4, 4, 0, 0, "Dark Strafe", "instant", 2, gauge=3),
    Face("Shattering Scream", "ultra", (1, 1), 6, 4, 0, 6, "Critical Attack", "continuous", 2, gauge=3),
    Face("Magic Shot", "special", (2, 5), 2, 5, 0, 0, "Rebirth", "instant", force=1),
    Face("Flying Charge", "special", (1, 1), 4, 4, 0, 4, "Mind Control", "instant"),
    Face("Spiral Orb", "special", (1, 3), 4, 1, 2, 4, "Destructive Force", "continuous", force=1),
]
SCENES = [
    scene("Flying Charge", (3, 4),
        "before: [may], [pay or none], pay Cross, [pay or none], close to 3. damage: they take 4. after: "
        "advance to 5. cleanup: draw 6.",
        "yes", ("pay", "Cross"),
    ),
    scene("Rapid Beam", (3, 8), "range: miss.", answer="Assault"),
    play("Dark Strafe", (4, 7),
        "[pick 1, 2, 3, 4, 5, 6, 8, 9], move to 1, [may], [choose], [draw 1, draw 2, draw 3], draw 1.",
        ("space", 1), "yes",
    ),
    scene("Shattering Scream", (3, 4), "before: +2 greatest Range. damage: they take 6."),
    scene("Spiral Orb", (3, 6),
        "hit: [may], they [discard Cross, Dive], they discard 1. damage: they take 4. after: [may].",
        boosts=("Critical Attack",),
    ),
    numbers("Homing Orb", (1, 9), (3, 6, 0, 0, 2, 2)),
    scene("Homing Orb", (3, 4), "range: miss."),
    play("Ground Break", (4, 7), "they advance to 6. damage: they take 5."),
    scene("Magic Shot", (2, 8), "range: miss."),
    scene("Fire Wave", (3, 6), "range: miss. after: push to 6.", answer="Assault"),
    play("Will Made Real", (4, 7), "[may], [choose], [draw 1, draw 2], draw 1. strike", "yes"),
    play("Will Made Real", (4, 7), "[may], [choose], [pick Cross, Dive], discard 1, [pick Cross or none]. strike",
        "yes", 1),
    scene("Flying Charge", (3, 4),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Cross, [pay or none], close to 3. "
        "damage: they take 4. after: advance to 5. cleanup: draw 6.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"),
    ),
    play("Mind Control", (4, 7),
        "[may], [pay or none], [pay or none], [pay or none], they [pick Cross, Dive], they cards shown "
        "Dive, they [pick Cross], they cards shown Dive, Cross, [pick Cross, Dive], they discard 1.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"),
    ),
    scene("Spiral Orb", (3, 7), "range: miss. after: [may], [choose], draw 1.", "yes", answer="Block"),
    scene("Spiral Orb", (3, 7), "range: miss. after: [may], [choose], [discard Cross, Dive], discard 1.",
        "yes", 1, answer="Block"),
    scene("Spiral Orb", (3, 4),
        "hit: [may], [choose], [pick Cross, Dive], discard 1, [pick Cross or none]. damage: they take 2. "
        "after: [may].",
        "yes", 1, answer="Block",
    ),
    scene("Homing Orb", (3, 6), "range: miss.", boosts=("Destructive Force",)),
    scene("Rapid Beam", (3, 8), "hit: +7 Power. damage: they take 11. stun: they are stunned.",
        hand=("Dive", "Cross", "Spike", "Sweep", "Focus", "Block", "Assault", "Grasp"), gauge=("Dive", "Cross",
        "Spike"), discard=()),
    play("Dark Strafe", (4, 7),
        "[pick 1, 2, 3, 4, 5, 6, 8, 9], move to 1, [may], [choose], [pick Block, Cross, Dive, Focus, "
        "Sweep], discard 1, [pick Block, Dive, Focus, Sweep or none], discard 1, [pick Block, Focus, "
        "Sweep or none], discard 1.",
        ("space", 1), "yes", 1, ("pick", "Cross"), ("pick", "Dive"), ("pick", "Focus"), hand=("Cross", "Dive",
        "Focus", "Block", "Sweep"), discard=(),
    ),
    play("Will Made Real", (4, 7),
        "[may], [choose], [pick Cross, Dive, Focus], discard 1, [pick Dive, Focus or none], discard 1. "
        "strike",
        "yes", 1, ("pick", "Cross"), ("pick", "Dive"), hand=("Cross", "Dive", "Focus"), discard=(),
    ),
    scene("Flying Charge", (1, 9),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Dive, [pay or none], pay Grasp, "
        "close to 4. range: miss. after: advance to 6.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Grasp"),
    ),
    play("Mind Control", (4, 7),
        "[may], [pay or none], [pay or none], [pay or none], they [pick Cross, Dive, Focus, Spike, "
        "Sweep], they cards shown Dive, they [pick Cross, Focus, Spike, Sweep], they cards shown Dive, "
        "Cross, they [pick Focus, Spike, Sweep], they cards shown Dive, Cross, Focus, [pick Cross, Dive, "
        "Focus], they discard 1.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Grasp"), other_hand=("Dive", "Cross", "Focus",
        "Spike", "Sweep"),
    ),
    scene("Spiral Orb", (3, 4),
        "hit: [may], [choose], [pick Cross, Dive, Spike, Sweep], discard 1, [pick Dive, Spike, Sweep or "
        "none], discard 1. damage: they take 2. after: [may].",
        "yes", 1, ("pick", "Cross"), ("pick", "Dive"), answer="Block", hand=("Cross", "Dive", "Sweep", "Spike"),
    ),
]  # fmt: skip
ME = "enchantress"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_the_printed_numbers_of_fire_wave() -> None:
    check_attack(ME, Face("Fire Wave", "special", (3, 6), 4, 4, 0, 4, "Will Made Real", "instant", force=1))


def test_exceeding_costs_4() -> None:
    check_exceed(ME, 4)


# ---- her own card


def test_she_draws_only_with_an_empty_hand() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Cross")
    table.idle()
    assert table.count(0, "hand") == 1
    table = Table(ME, QUIET)
    table.idle()
    assert table.count(0, "hand") == 6
    assert duel(ME, "Cross", "Block", spaces=(3, 9)).count(0, "hand") == 6  # at clean-up, too


@rule("EX 4.8")
def test_her_hand_limit_holds_without_the_draw() -> None:
    table = Table(ME, QUIET)
    table.hand(0, *THREE, "Spike", "Sweep", "Focus", "Block")
    table.prepare()
    assert (table.asked, table.count(0, "hand")) == ("discard to limit", 8)


def test_when_she_exceeds_hand_and_discard_pile_go_into_the_deck() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *THREE, "Spike")
    table.hand(0, "Sweep", "Focus")
    table.put(0, "discard", "Block")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.count(0, "discard"), table.count(0, "deck")) == (0, 0, 30)
    table.yes()
    assert table.count(0, "hand") == 7


@pytest.mark.parametrize(("answer", "held"), [(c.YES, 7), (c.PASS, 2)])
def test_exceeded_she_may_draw_to_7_instead(answer: int, held: int) -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.prepare()
    assert table.asked == "may"
    table.choose(answer)
    assert table.count(0, "hand") == held


# ---- the attacks


@pytest.mark.parametrize(("hand", "power"), [(("Dive", "Spike"), 6), ((), 4)])
def test_rapid_beam_counts_the_hand(hand: tuple[str, ...], power: int) -> None:
    table = duel(ME, "Rapid Beam", "Sweep", spaces=(3, 8), gauge=THREE, hand=hand, pause="clean-up")
    assert table.damage(1) == [power]


def test_shattering_scream_reaches_as_far_as_the_hand_is_big() -> None:
    for hand, damage in ((("Dive", "Spike", "Sweep"), [6]), (("Dive",), [])):
        table = duel(ME, "Shattering Scream", "Sweep", spaces=(3, 7), gauge=THREE, hand=hand, pause="clean-up")
        assert table.damage(1) == damage


def test_homing_orb_has_the_range_of_the_hand() -> None:
    table = duel(ME, "Homing Orb", "Sweep", spaces=(3, 6), hand=THREE)
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert outcome(table) == (3, 7, [3])
    assert duel(ME, "Homing Orb", "Sweep", spaces=(3, 6), hand=THREE[:2]).damage(1) == []


def test_magic_shot_fills_the_gauge() -> None:
    table = duel(ME, "Magic Shot", "Sweep", spaces=(3, 5), hand=("Dive",), discard=("Cross",))
    assert "Dive" in table.cards(0, "gauge")  # its price


@pytest.mark.parametrize(("hand", "armor"), [(THREE, 2), ((*THREE, "Focus"), 0)])
def test_fire_wave_has_armor_with_a_small_hand_and_pushes(hand: tuple[str, ...], armor: int) -> None:
    table = duel(ME, "Fire Wave", "Block", spaces=(3, 6), hand=hand, pause="attack")
    assert table.stats(0)[2] == armor
    table.pause("clean-up")
    table.go()
    assert outcome(table) == (3, 8, [2])


def test_flying_charge_buys_its_way_and_goes_on_by_the_hand() -> None:
    table = duel(ME, "Flying Charge", "Sweep", spaces=(3, 7), hand=THREE, pause="clean-up")
    table.yes()
    table.pay("Grasp", "Cross")
    if table.asked == "pay":
        table.no()
    assert table.damage(1) == []  # 2 spaces do not reach
    assert table.at(0) == 6


@pytest.mark.parametrize(("choice", "number", "held"), [(0, 2, 4), (1, 1, 1)])
def test_spiral_orb_draws_or_discards(choice: int, number: int, held: int) -> None:
    table = duel(ME, "Spiral Orb", "Block", spaces=(3, 5), hand=THREE)
    respond(table, "yes", choice)
    if choice == 0:
        assert table.state.options == [c.NUMBER + 1, c.NUMBER + 2]
        table.choose(c.NUMBER + number)
    else:
        table.choose(table.state.options[-1])
        table.no()
    table.no()  # After: draw 1 or discard 1
    assert (table.count(0, "hand"), table.damage(1)) == (held, [2])


# ---- the boosts


def test_dark_strafe_moves_and_draws_or_discards() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Rapid Beam", *THREE, "Focus")
    table.boost("Rapid Beam")
    table.pay("Grasp", "Cross")
    table.space(9)
    respond(table, "yes", 1, ("pick", "Dive"), ("pick", "Focus"))
    # With an empty hand she draws to 6.
    assert (table.at(0), table.count(0, "hand")) == (9, 6)
    assert table.cards(0, "discard")[-3:-1] == ["Dive", "Focus"]


@pytest.mark.parametrize(("theirs", "damage"), [((), [5]), (("Dive", "Spike", "Grasp"), [3])])
def test_critical_attack_evens_the_hands(theirs: tuple[str, ...], damage: list[int]) -> None:
    table = duel(ME, "Cross", "Sweep", hand=("Dive", "Focus"), other_hand=theirs, boosts=("Shattering Scream",))
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (table.damage(1), table.count(1, "hand")) == (damage, 2)


def test_ground_break_moves_the_opponent_or_hurts() -> None:
    for choice, life in ((0, 30), (1, 25)):
        table = Table(ME, QUIET, spaces=(3, 7))
        table.hand(0, "Homing Orb")
        table.boost("Homing Orb")
        assert table.seat == 1
        table.alternative(choice)
        if choice == 0:
            assert table.movements == {("advance", 1), ("advance", 2), ("retreat", 1), ("retreat", 2)}
            table.move("advance", 2)
        assert table.life(1) == life
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Homing Orb")
    table.boost("Homing Orb")
    table.alternative(0)
    table.move("retreat", 2)
    assert table.life(1) == 25  # there is no room


def test_rebirth_changes_cards_for_those_under_the_deck() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Magic Shot", *THREE)
    table.boost("Magic Shot")
    respond(table, "yes", ("pick", "Dive"), ("pick", "Grasp"), "no")
    assert table.count(0, "hand") == 4
    names = [str(table.match.card(card).name) for card in table.player(0).deck[:2]]
    assert names == ["Grasp", "Dive"]


@pytest.mark.parametrize("draws", [True, False])
def test_will_made_real_changes_the_hand_and_strikes(draws: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Fire Wave", *THREE)
    table.boost("Fire Wave")
    if draws:
        respond(table, "yes", 0)
        table.choose(c.NUMBER + 2)
    else:
        respond(table, "yes", 1, ("pick", "Dive"), "no")
    assert (table.asked, table.seat, table.count(0, "hand")) == ("set attack", 0, 5 if draws else 2)


@rule("EX 21.10")
def test_mind_control_shows_as_many_as_were_paid_and_takes_one() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Flying Charge", "Grasp", "Cross")
    table.hand(1, "Dive", "Spike", "Sweep")
    table.boost("Flying Charge")
    table.yes()
    table.pay("Grasp", "Cross")
    if table.asked == "pay":
        table.no()
    for name in ("Spike", "Dive"):
        assert (table.asked, table.seat) == ("pick card", 1)
        table.choose(table.named(c.CARD, name, 1))
    assert set(table.state.options) == {table.named(c.CARD, name, 1) for name in ("Spike", "Dive")}
    table.choose(table.named(c.CARD, "Spike", 1))
    assert (table.cards(1, "discard"), table.player(1).shown) == (["Spike"], [table.card(1, "Dive")])


@pytest.mark.parametrize(("discards", "damage"), [(2, [3]), (1, [6]), (0, [6])])
def test_destructive_force_hurts_whoever_does_not_discard_2(discards: int, damage: list[int]) -> None:
    table = duel(ME, "Cross", "Sweep", other_hand=THREE, boosts=("Spiral Orb",))
    for _ in range(discards):
        assert (table.asked, table.seat) == ("pick card", 1)
        table.choose(table.state.options[-1])
    if discards < 2:
        table.choose(c.PASS)
    assert table.damage(1) == damage
