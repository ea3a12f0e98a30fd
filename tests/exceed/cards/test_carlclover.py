"""Carl Clover and Nirvana: every card, both sides of his own, the two sides of hers."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, course, numbers, play, question, scene
from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, check_astral_heat, check_burst
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.decisions import decision_of

FACES = [
    Face("Rhapsody of Memories", "ultra", (0, 1), 5, 4, 0, 5, "Virtuoso", "continuous", 1, gauge=3),
    Face("Laetabilis Cantata", "ultra", (1, 2), 3, 2, 2, 5, "Duet", "continuous", 1, gauge=2),
    Face("Con Brio", "special", (0, 1), 3, 7, 0, 0, "Hurry Sis!", "instant", force=1),
    Face("Cantabile", "special", (1, 3), 1, 6, 0, 0, "La Campanella", "instant"),
    Face("Con Fuoco", "special", (1, 2), 6, 4, 0, 0, "Vivace", "instant", force=1),
    Face("Con Anima", "special", (0, 1), 5, 2, 0, 3, "Fine Tuning", "continuous", 1),
    Face("Volante", "special", (3, 8), 3, 1, 1, 6, "Allegretto", "continuous"),
]
SCENES = [
    scene("Cantabile", (3, 4),
        "hit: [pull 1, pull 2], pull to 2, draw 1, advantage. damage: they take 1. after: [pick 2, 3, 4], "
        "Nirvana on 2. your turn: revert.",
        exceeded=True,
    ),
    numbers("Deus Ex Machina", (1, 9), (10, 0, 4, 0, 0, 1)),
    scene("Deus Ex Machina", (5, 6), "range: miss. after: Nirvana off.", answer="Block"),
    scene("Rhapsody of Memories", (5, 6),
        "range: miss. after: [advance 1, advance 2, do not move, retreat 1, retreat 2].",
    ),
    scene("Sweep", (3, 7), "before: [pick 2, 3, 4], Nirvana on 2. range: miss.",
        answer="Block", boosts=("Virtuoso",)),
    scene("Laetabilis Cantata", (3, 6), "range: miss. after: [pick 1, 2, 3, 4, 5, 6], Nirvana on 1.", answer="Block"),
    scene("Con Brio", (5, 6), "range: miss."),
    scene("Cantabile", (3, 7), "range: miss. after: [pick 2, 3, 4], Nirvana on 2."),
    scene("Con Fuoco", (3, 4), "before: [may], [pay], pay Dive, [pick 1, 2, 4, 5], Nirvana on 1. range: miss.",
        "yes"),
    scene("Con Fuoco", (3, 4), "before: [may]. hit: close to 3, advantage. damage: they take 6."),
    play("Vivace", (4, 7), "[advance 1, advance 2], advance to 5."),
    scene("Con Anima", (3, 4), "hit: they discard 1, they discard 1. damage: they take 3. stun: they are stunned.",
        answer="Block"),
    scene("Con Anima", (5, 6), "range: miss. after: draw 2.", answer="Block"),
    scene("Sweep", (3, 7), "before: [pick 2, 3, 4], Nirvana on 2. range: miss.",
        answer="Block", boosts=("Fine Tuning",)),
    scene("Volante", (3, 5), "range: miss. after: [advance 1, advance 2], advance to 4.", answer="Block"),
    scene("Sweep", (3, 7), "range: miss. after: [advance 1, retreat 1], advance to 4.",
        answer="Block", boosts=("Allegretto",)),
    play("Duet", (4, 7), "strike"),
    scene("Cross", (3, 7), "range: miss. after: retreat to 1.", boosts=("Duet",), tokens={"Nirvana": (9,)}),
    scene("Cross", (3, 4), "hit: +3 Power. damage: they take 6. after: retreat to 1.",
        boosts=("Duet",), tokens={"Nirvana": (4,)}),
    scene("Volante", (3, 4),
        "hit: +2 Power, advantage. damage: they take 4. stun: they are stunned. after: [advance 1, "
        "advance 2], advance to 5.",
        answer="Block", tokens={"Nirvana": (9,)},
    ),
    scene("Volante", (3, 4), "range: miss. after: [advance 1, advance 2], advance to 5.",
        answer="Block", tokens={"Nirvana": (3,)}),
    scene("Volante", (3, 6), "damage: they take 2. after: [advance 1, advance 2], advance to 4.",
        answer="Block", tokens={"Nirvana": (9,)}),
    numbers("Laetabilis Cantata", (3, 7), (4, 3, 2, 5, 1, 2), exceeded=True, tokens={"Nirvana": (9,)}),
    scene("Cantabile", (3, 4), "hit: [pull 1, pull 2], pull to 2, draw 1, advantage. damage: they take 1.",
        tokens={"Nirvana": ()}),
    scene("Con Fuoco", (3, 4), "range: miss.", tokens={"Nirvana": ()}),
    scene("Laetabilis Cantata", (3, 4), "hit: push to 5. damage: they take 1.",
        answer="Block", tokens={"Nirvana": ()}),
    scene("Rhapsody of Memories", (3, 4),
        "hit: draw 2. damage: they take 6. after: [advance 1, advance 2, do not move, retreat 1, retreat "
        "2].",
        tokens={"Nirvana": (5,)},
    ),
]  # fmt: skip
ME = "carlclover"
HEAT = "Deus Ex Machina"
TWO = ("Grasp", "Cross")
FOUR = (*TWO, "Dive", "Focus")


def table_with(nirvana: int, *, disabled: bool = False, spaces: tuple[int, int] = (3, 7), first: int = 0) -> Table:
    table = Table(ME, QUIET, spaces=spaces, first=first)
    table.token(0, "Nirvana", *([nirvana] if nirvana else []))
    table.player(0).turned = int(disabled)
    table.refresh()
    return table


def fight(attack: str, answer: str, spaces: tuple[int, int], nirvana: int, **more: object) -> Table:
    """A strike with Nirvana on a space, active."""
    return ordered(duel(ME, attack, answer, spaces=spaces, tokens={"Nirvana": (nirvana,)}, **more))  # type: ignore[arg-type]


def disabled_fight(attack: str, answer: str, spaces: tuple[int, int], nirvana: int, *gauge: str) -> Table:
    table = table_with(nirvana, disabled=True, spaces=spaces)
    table.hand(0, attack, "Grasp")
    table.gauge(0, *gauge)
    table.hand(1, answer)
    table.strike(attack, answer)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return ordered(table)


def is_disabled(table: Table) -> bool:
    return bool(table.player(0).turned)


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


# ---- his own card


def test_exceeding_costs_3_and_makes_nirvana_active() -> None:
    check_exceed(ME, 3)
    for disabled in (True, False):
        table = table_with(5, disabled=disabled)
        table.gauge(0, *FOUR[:3])
        table.choose(c.EXCEED_ACTION)
        while table.asked == "pay":
            table.choose(table.state.options[0])
        assert not is_disabled(table)


def test_the_reshuffle_action_brings_his_astral_heat() -> None:
    check_astral_heat(ME, HEAT)


def test_burst() -> None:
    check_burst(ME, HEAT)


@rule("EX 3.21")
def test_nirvana_starts_active_on_his_space() -> None:
    table = Table(ME, QUIET)
    assert (table.tokens(0, "Nirvana"), is_disabled(table)) == ([3], False)


def test_the_action_moves_an_active_nirvana_1() -> None:
    table = table_with(5)
    table.action("move Nirvana 1")
    assert table.spaces == [4, 6]
    table.space(6)
    assert (table.tokens(0, "Nirvana"), table.turn_of) == ([6], 1)
    assert not table_with(5, disabled=True).can(c.CHARACTER)
    assert not table_with(0).can(c.CHARACTER)


def test_exceeded_the_action_also_strikes() -> None:
    table = table_with(5)
    table.exceed(0)
    table.hand(0, "Cross")
    table.action("move Nirvana 1 and strike")
    table.space(4)
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(
    ("attack", "nirvana", "stats"),
    [
        ("Volante", 7, (4, 2)),
        ("Volante", 9, (4, 2)),
        ("Volante", 6, (3, 1)),
        ("Cross", 9, (3, 6)),
        ("Volante", 2, (3, 1)),
    ],
)
def test_specials_are_stronger_with_the_opponent_on_or_before_nirvana(
    exceeded: bool, attack: str, nirvana: int, stats: tuple[int, int]
) -> None:
    table = fight(attack, "Block", (3, 7), nirvana, exceeded=exceeded, pause="attack")
    assert table.stats(0)[:2] == stats


def test_a_disabled_nirvana_makes_nothing_stronger() -> None:
    table = disabled_fight("Cantabile", "Block", (3, 5), 9)
    assert table.asked == "amount"
    table.move("pull", 1)
    ordered(table)
    assert table.damage(1) == [0]


@pytest.mark.parametrize(
    ("attack", "boost"),
    [("Cantabile", ""), ("Con Fuoco", ""), ("Cross", "Virtuoso"), ("Cross", "Fine Tuning")],
)
def test_a_disabled_nirvana_is_not_moved(attack: str, boost: str) -> None:
    table = table_with(5, disabled=True, spaces=(3, 4))
    table.hand(0, attack, "Grasp", "Dive")
    table.put(0, "boosts", *([boost] if boost else []))
    table.hand(1, "Sweep")
    table.strike(attack, "Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert course(table).count("Nirvana") == 1, "where it started"


def opponent_strikes(nirvana: int, *, attack: str = "Sweep", mine: str = "Block", exceeded: bool = False) -> Table:
    """The opponent on 7 strikes, with Carl on 3; Sweep reaches 1 to 3."""
    table = table_with(nirvana, spaces=(3, 7), first=1)
    table.exceed(0, exceeded)
    table.hand(0, mine)
    table.hand(1, attack)
    table.gauge(0, *FOUR)
    table.strike(attack, mine)
    while table.asked in {"pay", "pay or invalid"} and table.seat == 0 and not table.can(c.PASS):
        table.choose(table.state.options[-1])
    return ordered(table)


@pytest.mark.parametrize("nirvana", [4, 5, 6, 7, 8, 9])
def test_an_opponent_who_can_reach_nirvana_may_disable_her_and_misses_into_the_gauge(nirvana: int) -> None:
    table = opponent_strikes(nirvana)
    assert (table.asked, table.seat, table.events("range", 1)) == ("may", 1, [])
    words = [option.text for option in decision_of(table.state, 0).options]
    assert words == ["No", "Yes: Turn over Nirvana: the attack does not hit and goes to the gauge"]
    table.yes()
    if table.asked == "may":
        assert table.seat == 0
    assert is_disabled(table)
    assert table.events("range", 1)[0].numbers[0] == 0
    assert (table.tokens(0, "Nirvana"), table.cards(1, "gauge")) == ([nirvana], ["Sweep"])
    assert table.done("may turn over Nirvana") == 0  # she was not disabled before this strike


@pytest.mark.parametrize(("nirvana", "exceeded"), [(3, False), (5, True), (0, False)])
def test_out_of_reach_exceeded_or_away_she_is_not_to_be_disabled(nirvana: int, exceeded: bool) -> None:
    assert opponent_strikes(nirvana, exceeded=exceeded).asked == "action"


def test_the_opponent_may_leave_her_alone() -> None:
    table = opponent_strikes(6)
    table.no()
    assert (is_disabled(table), table.asked) == (False, "action")


@pytest.mark.parametrize("mine", ["Rhapsody of Memories", "Deus Ex Machina", "Con Anima"])
def test_an_attack_that_keeps_her_active_cannot_be_disabled(mine: str) -> None:
    table = opponent_strikes(6, mine=mine)
    if mine == "Rhapsody of Memories":
        table.move("advance", 0)
        ordered(table)
    assert (table.asked == "may") == (mine == "Con Anima")


@pytest.mark.parametrize("exceeded", [False, True])
def test_at_cleanup_a_nirvana_disabled_before_may_be_activated(exceeded: bool) -> None:
    table = table_with(9, disabled=True, spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.hand(1, "Block")
    table.strike("Cross", "Block")
    assert table.asked == "may"
    table.yes()
    assert not is_disabled(table)


def test_exceeded_his_overdrive_moves_nirvana_up_to_1_if_she_is_active() -> None:
    for disabled in (False, True):
        table = table_with(5, disabled=disabled, first=1)
        table.exceed(0)
        table.put(0, "overdrive", "Grasp", "Dive")
        table.idle()
        table.choose(table.state.options[0])
        if disabled:
            assert (table.asked, table.tokens(0, "Nirvana")) == ("action", [5])
        else:
            assert question(table) == "pick 4, 5, 6"


# ---- Ultras


def test_deus_ex_machina_costs_4_and_cannot_be_stunned() -> None:
    table = Table(ME, QUIET)
    assert table.match.card(table.card(0, HEAT)).gauge == 4
    table = fight(HEAT, "Sweep", (3, 4), 3, gauge=FOUR)
    assert [event.numbers for event in table.events("stun", 0)] == [(2, 0, 1)]
    assert table.damage(1) == [10]


def test_laetabilis_cantata_turns_over_a_disabled_nirvana_only() -> None:
    table = table_with(0, spaces=(3, 4))
    table.hand(0, "Laetabilis Cantata")
    table.gauge(0, *TWO)
    table.hand(1, "Block")
    table.strike("Laetabilis Cantata", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert not is_disabled(ordered(table)), "away, she keeps her side"


def test_deus_ex_machina_comes_from_nirvana_who_leaves() -> None:
    table = fight(HEAT, "Block", (3, 8), 8, gauge=FOUR)
    assert (table.damage(1), table.tokens(0, "Nirvana"), stunned(table, 0)) == ([9], [], False)


@rule("EX 15.4")
def test_rhapsody_comes_from_nirvana_draws_2_and_moves_up_to_2() -> None:
    table = fight("Rhapsody of Memories", "Block", (3, 8), 7, gauge=FOUR)
    assert (table.count(0, "hand"), len(table.movements), table.damage(1)) == (2, 5, [3])
    table.move("retreat", 2)
    assert table.at(0) == 1


@pytest.mark.parametrize("attack", ["Con Brio", "Con Anima"])
def test_no_attack_comes_from_a_disabled_nirvana(attack: str) -> None:
    assert disabled_fight(attack, "Block", (3, 8), 8).damage(1) == []


def test_laetabilis_cantata_pushes_1_and_moves_nirvana_up_to_3_or_activates_her() -> None:
    table = fight("Laetabilis Cantata", "Block", (3, 5), 2, gauge=TWO)
    assert (table.at(1), table.damage(1), table.spaces) == (6, [1], [1, 2, 3, 4, 5])
    table.space(5)
    assert table.tokens(0, "Nirvana") == [5]
    table = disabled_fight("Laetabilis Cantata", "Block", (3, 5), 2, *TWO)
    assert (is_disabled(table), table.tokens(0, "Nirvana")) == (False, [2])


# ---- Specials


@rule("EX 8.15")
@pytest.mark.parametrize(("nirvana", "to"), [(6, 9), (8, 5)])
def test_con_brio_pushes_2_from_nirvana(nirvana: int, to: int) -> None:
    assert fight("Con Brio", "Block", (3, 7), nirvana, hand=("Grasp",)).at(1) == to


@pytest.mark.parametrize(("answering", "cards", "turn"), [(False, 1, 0), (True, 0, 0)])
def test_cantabile_pulls_1_or_2_and_rewards_who_initiated(answering: bool, cards: int, turn: int) -> None:
    table = fight("Cantabile", "Block", (3, 6), 9, answering=answering)
    assert table.movements == {("pull", 1), ("pull", 2)}
    table.move("pull", 2)
    ordered(table)
    assert (table.at(1), table.count(0, "hand"), table.spaces) == (4, cards, [8, 9])
    table.space(8)
    assert (table.tokens(0, "Nirvana"), table.turn_of) == ([8], turn)


def test_con_fuoco_moves_nirvana_for_1_force_closes_2_and_gains_advantage() -> None:
    table = duel(ME, "Con Fuoco", "Block", spaces=(3, 8), tokens={"Nirvana": (4,)}, hand=("Grasp", "Cross"))
    assert table.asked == "may"
    table.yes()
    if table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.spaces == [2, 3, 5, 6]
    table.space(6)
    ordered(table)
    assert (outcome(table), table.turn_of) == ((5, 8, [4]), 0)


def test_con_anima_ignores_guard_and_discards_2_or_draws_2() -> None:
    table = fight("Con Anima", "Block", (3, 8), 8, other_hand=("Dive", "Focus", "Cross"))
    while table.asked in {"may", "pay"}:
        table.no()
    assert (table.count(1, "hand"), stunned(table, 1), table.count(0, "hand")) == (1, True, 0)
    assert fight("Con Anima", "Block", (3, 8), 6).count(0, "hand") == 2


@pytest.mark.parametrize(("spaces", "nirvana", "damage", "turn"), [((3, 4), 9, 4, 0), ((3, 5), 9, 2, 1)])
def test_volante_is_stronger_beside_carl_himself(spaces: tuple[int, int], nirvana: int, damage: int, turn: int) -> None:
    table = fight("Volante", "Block", spaces, nirvana)
    assert table.movements == {("advance", 1), ("advance", 2)}
    table.move("advance", 1)
    assert (table.damage(1), table.turn_of) == ([damage], turn)


# ---- boosts


def test_virtuoso_moves_nirvana_up_to_1_before() -> None:
    table = fight("Cross", "Block", (3, 8), 5, boosts=("Rhapsody of Memories",))
    assert table.spaces == [4, 5, 6]
    assert fight("Cross", "Block", (3, 9), 5, boosts=("Rhapsody of Memories",), pause="attack").stats(0)[:2] == (4, 7)


@pytest.mark.parametrize(("nirvana", "damage"), [(9, 4), (5, 4), (4, 1)])
def test_duet_gives_3_power_against_an_opponent_on_or_before_nirvana(nirvana: int, damage: int) -> None:
    assert fight("Cross", "Block", (3, 5), nirvana, boosts=("Laetabilis Cantata",)).damage(1) == [damage]


def test_hurry_sis_moves_or_activates_nirvana() -> None:
    table = table_with(5)
    table.hand(0, "Con Brio")
    table.boost("Con Brio")
    assert table.spaces == [4, 6]
    table.space(6)
    assert (table.asked, table.seat, is_disabled(table)) == ("action", 0, False)
    table = table_with(5, disabled=True)
    table.hand(0, "Con Brio")
    table.boost("Con Brio")
    assert (table.asked, table.seat, is_disabled(table), table.tokens(0, "Nirvana")) == ("action", 0, False, [5])


@pytest.mark.parametrize(("disabled", "at"), [(False, 3), (True, 8)])
def test_la_campanella_calls_an_active_nirvana(disabled: bool, at: int) -> None:
    table = table_with(8, disabled=disabled)
    table.hand(0, "Cantabile")
    table.boost("Cantabile")
    assert (table.tokens(0, "Nirvana"), table.asked, table.seat) == ([at], "action", 0)


@pytest.mark.parametrize(("opponent", "strikes"), [(4, True), (7, False)])
def test_vivace_strikes_after_passing(opponent: int, strikes: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Con Fuoco", "Cross")
    table.boost("Con Fuoco")
    table.move("advance", 1)
    assert (table.asked == "set attack") == strikes


def test_fine_tuning_strikes_and_moves_nirvana_up_to_1() -> None:
    table = table_with(5)
    table.hand(0, "Con Anima", "Cross", "Dive")
    table.boost("Con Anima")
    while table.asked == "pay":
        table.pay("Dive")
    assert (table.asked, table.seat) == ("set attack", 0)
    assert fight("Cross", "Block", (3, 8), 5, boosts=("Con Anima",)).spaces == [4, 5, 6]


def test_allegretto_gives_1_speed_and_moves_1_afterwards() -> None:
    assert fight("Cantabile", "Block", (3, 9), 3, boosts=("Volante",), pause="attack").stats(0)[1] == 7
    table = fight("Con Anima", "Block", (3, 9), 3, boosts=("Volante",))
    while table.asked == "pick space":
        table.choose(table.state.options[0])
    assert table.movements == BOTH_WAYS_1
