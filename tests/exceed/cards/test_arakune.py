"""Arakune: every card, both sides of his own, his overdrive and his secret sealed cards."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_boost
from tests.exceed.cards.shared import BOTH_WAYS_2, check_astral_heat, check_burst
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of

FACES = [
    Face("f inverse", "ultra", (2, 2), 4, 7, 0, 0, "Forbidden Knowledge", "instant", 1, gauge=3),
    Face("f of g", "ultra", (3, 7), 3, 3, 0, 3, "Wall Teleport", "instant", gauge=2),
    Face("Disjoint Union", "special", (4, 4), 3, 5, 0, 0, "Bell Bug", "continuous"),
    Face("If p, then q", "special", (1, 1), 0, 5, 0, 0, "Equals 0", "continuous", force=1),
    Face("y, two-dash", "special", (2, 3), 4, 4, 0, 0, "Irrationality", "continuous"),
    Face("Permutation n, r", "special", (7, 7), 5, 3, 1, 5, "A +- B", "instant", 1),
    Face("f piecewise", "special", (0, 0), 6, 2, 0, 6, "Zero Vector", "continuous"),
]
SCENES = [
    scene("n to infinity", (3, 4), "reveal: look at Spike, [may]. price: [pay], [pay], [pay].",
        answer="Assault", exceeded=True),
    numbers("n to infinity", (1, 9), (5, 4, 0, 0, 1, 1)),
    scene("n to infinity", (3, 4), "before: close to 3. hit: [may], Dive to overdrive. damage: they take 5.", "yes"),
    scene("f inverse", (3, 5),
        "hit: [may]. damage: they take 4. after: [pull 1, pull 2, push 1, push 2], push to 6.",
    ),
    scene("f inverse", (3, 4), "range: miss. after: [pull 1, pull 2, push 1, push 2], push to 5."),
    play("Forbidden Knowledge", (4, 7),
        "look at f of g, Block, Focus, Assault, Spike, [pick Assault, Block, Focus, Spike, f of g], f of "
        "g to sealed cards, look at Block, Focus, Assault, Spike, [pick Assault, Block, Focus, Spike], "
        "Block to gauge, look at Focus, Assault, Spike, [pick Assault, Focus, Spike], Focus to overdrive, "
        "look at Assault, Spike, [pick Assault, Spike], Assault to deck.",
    ),
    scene("f of g", (3, 6), "hit: [pick Assault, Focus, Grasp, Spike or none], [may]. damage: they take 3."),
    scene("Disjoint Union", (3, 7),
        "hit: [may]. damage: they take 3. stun: they are stunned. after: Grasp to overdrive.",
        answer="Assault",
    ),
    scene("Disjoint Union", (3, 8), "range: miss."),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Bell Bug",)),
    scene("If p, then q", (3, 4), "before: [may], advance to 7. range: miss. after: [may].", "yes"),
    scene("y, two-dash", (3, 6), "before: [advance 2, advance 3], advance to 5. range: miss."),
    scene("Permutation n, r", (2, 9),
        "before: [may]. hit: they Dive to the opponent's overdrive, [may]. damage: they take 5.",
    ),
    scene("Permutation n, r", (2, 9),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Cross, [pay or none], -2 least "
        "Range, -2 greatest Range, -2 least Range, -2 greatest Range. range: miss.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"),
    ),
    scene("f piecewise", (3, 4),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Cross, [pay or none], +2 least "
        "Range, +2 greatest Range, +2 least Range, +2 greatest Range. range: miss. after: [advance 2, "
        "retreat 2], advance to 6.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"), answer="Block",
    ),
    scene("Sweep", (3, 7), "range: miss. after: f piecewise to overdrive.", answer="Block", boosts=("Zero Vector",)),
    scene("Disjoint Union", (3, 7), "damage: they take 3.", discard=()),
    scene("n to infinity", (1, 5), "before: close to 4. hit: [may]. damage: they take 5."),
    scene("n to infinity", (1, 6), "before: close to 4. range: miss."),
    scene("n to infinity", (3, 4),
        "before: close to 3. hit: [may]. damage: they take 5. stun: they are stunned. damage: they take "
        "99. game over.",
        answer="Spike",
    ),
    scene("f of g", (3, 6),
        "hit: [pick Block, Cross, Dive, Focus, Spike, Sweep or none], Focus to overdrive, [pick Block, "
        "Cross, Dive, Spike, Sweep or none], Block to overdrive, [pick Cross, Dive, Spike, Sweep or "
        "none], Sweep to overdrive, [may]. damage: they take 3.",
        ("pick", "Focus"), ("pick", "Block"), ("pick", "Sweep"), discard=("Focus", "Block", "Sweep", "Spike"),
        gauge=("Dive", "Cross"),
    ),
    numbers("If p, then q", (1, 9), (0, 5, 0, 0, 1, 1), boosts=("Fierce",), gauge=("Dive",)),
    scene("Permutation n, r", (1, 9),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Dive, [pay or none], pay Spike, -2 "
        "least Range, -2 greatest Range, -2 least Range, -2 greatest Range, -2 least Range, -2 greatest "
        "Range. range: miss.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Spike"),
    ),
    scene("f piecewise", (3, 8),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Dive, [pay or none], pay Spike, +2 "
        "least Range, +2 greatest Range, +2 least Range, +2 greatest Range, +2 least Range, +2 greatest "
        "Range. range: miss. after: [advance 2, retreat 2], advance to 5.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Spike"), answer="Block",
    ),
    scene("f piecewise", (3, 9),
        "before: [may], [pay or none], pay Assault, [pay or none], pay Dive, [pay or none], pay Spike, +2 "
        "least Range, +2 greatest Range, +2 least Range, +2 greatest Range, +2 least Range, +2 greatest "
        "Range. hit: [may]. damage: they take 4. stun: they are stunned. after: [advance 2, retreat 2], "
        "advance to 5.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), ("gauge", "Spike"), answer="Block",
    ),
]  # fmt: skip
ME = "arakune"
HEAT = "n to infinity"
THREE = ("Grasp", "Cross", "Dive")


def fight(attack: str, answer: str, spaces: tuple[int, int], **more: object) -> Table:
    return ordered(duel(ME, attack, answer, spaces=spaces, **more))  # type: ignore[arg-type]


def boost(name: str, *hand: str, spaces: tuple[int, int] = (4, 8), other: tuple[str, ...] = ()) -> Table:
    table = Table(ME, QUIET, spaces=spaces)
    table.hand(0, name, *hand)
    table.hand(1, *other)
    table.boost(name)
    while table.asked == "pay" and not table.can(c.PASS):
        table.choose(table.state.options[0])
    return table


def revealed(attack: str, *overdrive: str, spaces: tuple[int, int] = (3, 4)) -> Table:
    """Exceeded, right after both attacks were revealed, with these cards in overdrive."""
    table = Table(ME, QUIET, spaces=spaces)
    table.exceed(0)
    table.put(0, "overdrive", *overdrive)
    table.hand(0, attack)
    table.hand(1, "Block")
    table.top(0, "Focus")
    table.strike(attack, "Block")
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    if face.name == "If p, then q":  # its Power is 0 whatever happens
        check_boost(ME, face)
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


# ---- his own card


def test_exceeding_costs_8_and_1_less_for_each_card_in_overdrive() -> None:
    for cards, price in ((0, 8), (2, 6), (7, 1)):
        table = Table(ME, QUIET)
        names = ("Grasp", "Cross", "Dive", "Focus", "Block", "Sweep", "Spike", "Assault")
        table.put(0, "overdrive", *names[:cards])
        table.gauge(0, *(names[: price - 1]))
        assert not table.can(c.EXCEED_ACTION)
        table.gauge(0, *names[:price])
        assert table.can(c.EXCEED_ACTION)


@rule("EX 23.7")
def test_when_he_exceeds_he_draws_2_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.put(0, "overdrive", "Grasp", "Cross", "Dive", "Focus", "Block", "Sweep", "Spike")
    table.gauge(0, "Assault")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.asked, table.seat) == (2, "set attack", 0)


def test_the_reshuffle_action_brings_his_astral_heat() -> None:
    check_astral_heat(ME, HEAT)


def test_burst() -> None:
    check_burst(ME, HEAT)


@pytest.mark.parametrize(("attack", "offered"), [("y, two-dash", True), ("Sweep", False)])
def test_a_hit_by_a_special_or_ultra_may_add_the_top_discard_to_his_overdrive(attack: str, offered: bool) -> None:
    table = fight(attack, "Block", (3, 5), discard=("Cross", "Dive"))
    if table.asked == "amount":
        table.move("advance", 3)
    assert (table.asked == "may") == offered
    if offered:
        table.yes()
        assert (table.cards(0, "overdrive"), table.cards(0, "discard")[:1]) == (["Dive"], ["Cross"])


@rule("EX 21.8", "EX 23.8")
def test_each_turn_of_overdrive_he_may_seal_the_top_card_unseen_by_others() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.idle()
    table.top(0, "Focus")
    table.idle()
    table.pick("Dive")
    assert (table.asked, table.seat) == ("may", 0)
    assert [(event.seat, event.cards[0] & c.CARD_MASK) for event in table.events("look")] == [
        (0, table.card(0, "Focus"))
    ]
    table.yes()
    assert (table.cards(0, "sealed"), table.asked) == (["Focus"], "action")
    assert view_of(table.state, 0).players[0].sealed == [table.card(0, "Focus")]
    assert view_of(table.state, 1).players[0].sealed == [-1]


@pytest.mark.parametrize(
    ("discarded", "stats", "reach"),
    [("Assault", (5, 6), (-4, 4)), ("Cross", (3, 5), (4, 4)), ("Sweep", (3, 5), (4, 4))],
)
def test_at_the_reveal_a_card_of_his_attacks_speed_from_overdrive_makes_it_better(
    discarded: str, stats: tuple[int, int], reach: tuple[int, int]
) -> None:
    table = revealed("Disjoint Union", discarded, "Grasp")  # Speed 5, as an Assault
    assert (table.asked, table.seat) == ("pick card", 0)
    table.pick(discarded)
    assert (table.stats(0)[:2], table.range(0)) == (stats, reach)
    assert (table.cards(0, "discard"), table.cards(0, "overdrive")) == ([discarded], ["Grasp"])
    assert table.asked == "may"
    table.yes()
    assert table.cards(0, "sealed") == ["Focus"]


# ---- Ultras


def test_n_to_infinity_closes_3_and_ends_a_stunned_opponent() -> None:
    table = fight(HEAT, "Sweep", (3, 6), gauge=THREE)
    table.no()
    assert (table.damage(1)[:1], table.winner) == ([5], None)  # a Sweep has 6 Guard
    table = fight(HEAT, "Spike", (3, 6), gauge=THREE)
    table.no()
    assert (table.damage(1), table.winner) == ([5, 99], 0)
    assert [event.step for event in table.events("effect", 0)][-1] == "after"


@rule("EX 13.11")
def test_f_inverse_pushes_or_pulls_afterwards_and_leaves_3_armor_when_invalid() -> None:
    table = fight("f inverse", "Block", (3, 5), gauge=THREE)
    if table.asked == "may":
        table.no()
    assert table.movements == {(way, spaces) for way in ("push", "pull") for spaces in (1, 2)}
    table = duel(ME, "f inverse", "Sweep", spaces=(3, 5), pause="attack")
    swung = table.match.card(int(table.side(0).attack))
    assert table.stats(0)[2] == 3 + swung.armor


@pytest.mark.parametrize(("opponent", "damage"), [(4, 4 + 2 + 2), (5, 4 + 2)])
def test_f_inverse_has_2_power_at_range_1(opponent: int, damage: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.exceed(0)
    table.put(0, "overdrive", "Grasp")  # of its Speed: -8-0 Range and +2 Power
    table.hand(0, "f inverse")
    table.gauge(0, *THREE)
    table.hand(1, "Sweep")
    table.strike("f inverse", "Sweep")
    while table.asked in {"pay", "may", "pick card", "order"}:
        table.choose(table.state.options[0])
    assert table.damage(1) == [damage]


def test_f_of_g_adds_up_to_3_discards_to_his_overdrive() -> None:
    table = fight("f of g", "Block", (3, 6), gauge=("Grasp", "Cross"), discard=("Dive", "Focus"))
    while table.asked in {"may", "order"}:
        table.choose(table.state.options[0])
    for name in ("Dive", "Cross", "Grasp"):
        table.pick(name)
    assert (sorted(table.cards(0, "overdrive")), table.cards(0, "discard")) == (["Cross", "Dive", "Grasp"], ["Focus"])


# ---- Specials


def test_disjoint_union_may_push_3_or_4_from_range_1() -> None:
    table = fight("Disjoint Union", "Block", (3, 4))
    assert table.asked == "may"
    table.yes()
    assert table.movements == {("push", 3), ("push", 4)}
    table.move("push", 3)
    assert (table.at(1), table.damage(1)) == (7, [1])
    assert fight("Disjoint Union", "Block", (3, 5)).asked == "action"


def test_disjoint_union_adds_the_top_discard_to_overdrive_if_it_stuns() -> None:
    table = fight("Disjoint Union", "Assault", (3, 7), discard=("Dive",))
    while table.asked == "may":
        table.no()
    assert (stunned(table, 1), table.cards(0, "overdrive")) == (True, ["Dive"])


@rule("EX 15.10")
def test_if_p_then_q_has_no_power_may_advance_3_dodges_speed_and_goes_to_overdrive() -> None:
    table = fight("If p, then q", "Cross", (3, 4), hand=("Dive",))
    assert (table.asked, table.damage(0)) == ("may", [])  # the Cross is faster
    table.yes()
    assert (table.at(0), table.asked) == (6, "may")
    table.no()  # his own card: it has hit, for nothing
    table.yes()
    assert (table.cards(0, "overdrive"), table.cards(0, "gauge")) == (["If p, then q"], [])


@pytest.mark.parametrize(("opponent", "spaces", "at", "damage"), [(4, 2, 6, [4]), (8, 3, 6, [2])])
def test_y_two_dash_advances_and_passing_gives_2_power(opponent: int, spaces: int, at: int, damage: list[int]) -> None:
    table = fight("y, two-dash", "Block", (3, opponent))
    table.move("advance", spaces)
    assert outcome(table) == (at, opponent, damage)


@pytest.mark.parametrize(("attack", "opponent"), [("Permutation n, r", 6), ("f piecewise", 7)])
def test_two_attacks_are_brought_into_range_by_force(attack: str, opponent: int) -> None:
    table = duel(ME, attack, "Block", spaces=(3, opponent), hand=("Cross", "Dive", "Focus"))
    assert (table.asked, table.damage(1)) == ("may", [])
    table.yes()
    table.pay("Cross")
    table.pay("Dive")
    while table.asked in {"pay", "may", "order"}:
        table.choose(table.state.options[0])
    assert len(table.damage(1)) == 1


@rule("EX 20.4")
def test_permutation_takes_a_random_card_of_the_opponent_into_his_overdrive() -> None:
    table = duel(ME, "Permutation n, r", "Block", spaces=(2, 9), other_hand=("Cross",))
    ordered(table)
    while table.asked in {"may", "pay"}:
        table.no()
    assert (table.count(1, "hand"), table.cards(0, "overdrive")) == (0, ["Cross"])
    assert table.state.players[0].overdrive == [table.card(1, "Cross")]


def test_f_piecewise_moves_2_afterwards() -> None:
    assert fight("f piecewise", "Block", (4, 8)).movements == BOTH_WAYS_2


# ---- boosts


def test_forbidden_knowledge_sorts_the_top_cards() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "f inverse", "Sweep")
    table.top(0, "Grasp", "Cross", "Dive", "Focus", "Block")
    table.boost("f inverse")
    for name in ("Cross", "Dive", "Block"):
        assert table.asked == "pick card"
        table.pick(name)
    assert (table.cards(0, "sealed"), table.cards(0, "gauge"), table.cards(0, "overdrive")) == (
        ["Cross"], ["Dive"], ["Block"],
    )  # fmt: skip
    if table.asked == "pick card":
        table.pick("Grasp")
    assert "Focus" in table.cards(0, "hand")  # drawn at the end of the turn
    assert table.cards(0, "deck")[-1] == "Grasp"


@pytest.mark.parametrize(("space", "moves"), [(1, True), (9, True), (2, False)])
def test_wall_teleport_moves_anywhere_from_an_edge(space: int, moves: bool) -> None:
    table = boost("f of g", spaces=(space, 5))
    assert (table.asked == "pick space") == moves
    if moves:
        assert table.spaces == [1, 2, 3, 4, 6, 7, 8, 9]


def test_bell_bug_strikes_and_on_a_hit_draws_and_goes_to_overdrive() -> None:
    assert boost("Disjoint Union", "Cross").asked == "set attack"
    table = fight("Cross", "Block", (3, 5), boosts=("Disjoint Union",))
    assert (table.count(0, "hand"), table.cards(0, "overdrive"), table.cards(0, "boosts")) == (
        1,
        ["Disjoint Union"],
        [],
    )


@pytest.mark.parametrize(("cards", "hit"), [((), True), (("Grasp", "Cross"), False), (("Grasp",), True)])
@rule("EX 15.10")
def test_equals_0_dodges_at_the_size_of_his_overdrive(cards: tuple[str, ...], hit: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 5), first=1)
    table.put(0, "overdrive", *cards)
    table.put(0, "boosts", "If p, then q")
    table.hand(0, "Block")
    table.hand(1, "Sweep")
    table.strike("Sweep", "Block")
    while table.asked in {"may", "pay"}:
        table.no()
    assert bool(table.damage(0)) == hit


def test_equals_0_draws_1_and_costs_1_speed() -> None:
    assert boost("If p, then q").count(0, "hand") == 2  # with the draw at the end of the turn
    assert fight("Cross", "Block", (3, 9), boosts=("If p, then q",), pause="attack").stats(0)[1] == 5


def test_irrationality_gives_both_range_and_takes_power() -> None:
    table = fight("Cross", "Sweep", (3, 9), boosts=("y, two-dash",), pause="attack")
    assert (table.stats(0)[0], table.range(0)) == (2, (2, 3))
    assert (table.stats(1)[0], table.range(1)) == (5, (2, 4))


@pytest.mark.parametrize("place", [0, 1])
def test_a_plus_minus_b_takes_a_card_of_the_opponents_choice_or_shows_their_cards(place: int) -> None:
    table = boost("Permutation n, r", "Sweep", other=("Cross", "Dive"))
    assert (table.asked, table.seat) == ("choose", 1)
    table.alternative(place)
    if place == 0:
        table.pick("Dive")
        assert (table.cards(1, "hand"), table.cards(0, "overdrive")) == (["Cross"], ["Dive"])
    else:
        assert sorted(view_of(table.state, 0).players[1].hand) == sorted(table.player(1).hand)
        assert view_of(table.state, 0).players[1].deck[-1] >= 0


def test_zero_vector_makes_a_named_card_invalid_for_both_and_strikes() -> None:
    table = boost("f piecewise", "Sweep", "Cross", other=("Sweep", "Cross"))
    assert table.asked == "name card"
    table.choose(table.named(c.NAME, "Sweep", 1))
    assert (table.asked, table.seat) == ("set attack", 0)
    table.set("Sweep")
    table.set("Sweep")
    assert {event.seat for event in table.events("invalid")} == {0, 1}


def test_zero_vector_goes_to_overdrive_after_his_attack() -> None:
    table = fight("Cross", "Block", (3, 8), boosts=("f piecewise",))
    assert table.cards(0, "overdrive") == ["f piecewise"]
