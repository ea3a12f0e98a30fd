"""Happy Chaos: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, refuse, respond, stunned
from tests.exceed.cards.printed import (
    Face,
    Lower,
    Moments,
    check_cancel,
    check_face,
    check_lower,
    check_moments,
    done,
    faces,
    lowers,
    moments,
)
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.known import known_state

FACES = faces("""
Cheap Shot | ultra | 3 | 1 Gauge | 1-4 | 0 | 6 | 0 | 0
Gun Down | ultra | 3 | 1 Gauge | 2-5 | 3 | 5 | 0 | 0
Steady Aim | ultra | 3 | 1 Gauge | 3-8 | 4 | 2 | 0 | 6
At the Ready | special | 2 | - | 1-2 | 2 | 6 | 0 | 0
Fire | special | 3 | - | 2-5 | 2 | 4 | 0 | 0
""")
LOWERS = lowers("""
Cheap Shot | Super Focus | instant | 0 | 1
Gun Down | Curse | continuous | 0 | -
Steady Aim | Drift | instant | 0 | -
At the Ready | Love You | continuous | 0 | -
Fire | Scapegoat | continuous | 0 | -
""")
ME = "happychaos"
GAUGE = ("Grasp",)
DEUS = "Deus Ex Machina"


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_the_printed_numbers(face: Face) -> None:
    check_face(Table(ME, QUIET), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_the_printed_numbers_of_the_boosts(lower: Lower) -> None:
    if lower.name != "Super Focus":  # it is gauge when it is done
        check_lower(Table(ME, QUIET), lower)
    check_cancel(Table(ME, QUIET), lower)


# ---- his own card


def test_exceeding_costs_3() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, "Grasp", "Cross")
    assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, "Grasp", "Cross", "Dive")
    assert table.can(c.EXCEED_ACTION)


@pytest.mark.parametrize("sealed", [True, False])
def test_when_he_hits_he_may_seal_an_ultra_for_power_and_advantage(sealed: bool) -> None:
    table = duel(ME, "At the Ready", "Sweep", hand=("Gun Down", "Cross"))
    table.order("seal 1 Ultra")
    respond(table, *(("yes", ("pick", "Gun Down")) if sealed else ("no",)))
    table.forced()
    table.alternative(0)
    assert (table.damage(1), table.turn_of) == (([3], 0) if sealed else ([2], 1))
    assert table.cards(0, "sealed") == (["Gun Down"] if sealed else [])


def exceed(space: int = 7, *sealed: str) -> Table:
    """He exceeds, and seat 1 sets a Block."""
    table = Table(ME, QUIET, spaces=(3, space))
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.put(0, "sealed", *sealed)
    table.hand(0, "Sweep")
    table.hand(1, "Block", "Sweep")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return table


@rule("EX 12.14", "EX 25.8")
def test_when_he_exceeds_he_strikes_with_deus_ex_machina_face_up() -> None:
    table = exceed()
    assert (table.asked, table.seat, table.cards(0, "aside")) == ("set attack", 1, [])
    assert known_state(table.state, 1).sides[0].attack == table.card(0, DEUS)
    assert table.side(0).face_up
    table.pause("attack")
    table.set("Block")
    assert (table.stats(0), table.range(0), table.player(0).exceeded) == ((4, 4, 0, 5), (1, 5), True)


@rule("EX 2.14")
@pytest.mark.parametrize(("space", "hit"), [(7, True), (9, False)])
def test_it_shuffles_his_sealed_cards_into_the_deck_draws_3_and_is_set_aside_again(space: int, hit: bool) -> None:
    table = exceed(space, "Gun Down", "Steady Aim")
    table.set("Block")
    while table.asked in {"order", "may"}:
        table.choose(table.state.options[0])
    assert (table.cards(0, "aside"), table.cards(0, "gauge"), table.player(0).exceeded) == ([DEUS], [], False)
    assert (table.count(0, "sealed"), table.count(0, "hand")) == ((0, 4) if hit else (2, 1))


def test_he_reverts_at_cleanup_and_not_before() -> None:
    table = exceed(9)
    table.pause("clean-up")
    table.set("Block")
    refuse(table)
    assert table.player(0).exceeded
    table.go()
    assert not table.player(0).exceeded


def test_deus_ex_machina_has_a_boost_that_does_nothing() -> None:
    table = Table(ME, QUIET)
    card = table.match.card(table.card(0, DEUS))
    assert (card.boost_name, c.BOOST_NAMES[card.boost_kind], card.boost_force) == ("Nothing", "instant", 0)


# ---- Ultras


def test_cheap_shot_moves_1_and_takes_2_cards_after_a_stun() -> None:
    table = duel(
        ME, "Cheap Shot", "Sweep", spaces=(3, 5), gauge=GAUGE, boosts=("Love You",), other_hand=("Dive", "Cross")
    )
    ordered(table)
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert (outcome(table), table.count(1, "hand")) == ((3, 6, [1]), 2), "a Guard of 6 is not stunned"
    table = duel(
        ME, "Cheap Shot", "Dive", spaces=(3, 5), gauge=GAUGE, boosts=("Love You",),
        other_hand=("Dive", "Cross", "Focus"),
    )  # fmt: skip
    ordered(table)
    table.move("push", 1)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (stunned(table, 1), table.count(1, "hand")) == (True, 1)
    assert done(table, "Cheap Shot") == ["hit", "after"]


def test_super_focus_returns_a_sealed_card_and_becomes_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Cheap Shot")
    table.put(0, "sealed", "Fire", "Gun Down")
    table.boost("Super Focus")
    table.pick("Fire")
    assert (table.cards(0, "gauge"), table.cards(0, "sealed"), "Fire" in table.cards(0, "hand")) == (
        ["Cheap Shot"], ["Gun Down"], True,
    )  # fmt: skip


def test_gun_down_ignores_guard_takes_a_card_and_is_sealed() -> None:
    table = duel(ME, "Gun Down", "Sweep", spaces=(3, 6), gauge=GAUGE, other_hand=("Dive", "Cross"))
    ordered(table)
    table.pick("Dive")
    ordered(table)
    assert (table.damage(1), stunned(table, 1), table.cards(1, "hand")) == ([3], True, ["Cross"])
    assert table.cards(0, "sealed") == ["Gun Down"]


def test_curse_retreats_may_strike_for_1_force_and_becomes_gauge_on_a_hit() -> None:
    table = Table(ME, QUIET, spaces=(4, 9))
    table.hand(0, "Gun Down", "Cross", "Fire")
    table.boost("Curse")
    while table.asked == "order":
        table.order("Retreat")
    assert table.movements == {("retreat", 1), ("retreat", 2)}
    table.move("retreat", 1)
    respond(table, "yes", ("pay", "Cross"))
    assert (table.at(0), table.asked, table.seat) == (3, "set attack", 0)
    table = duel(ME, "Gun Down", "Sweep", spaces=(3, 6), gauge=GAUGE, boosts=("Curse",))
    ordered(table)
    assert table.cards(0, "gauge") == ["Gun Down"]


@rule("EX 25.8")
@pytest.mark.parametrize(("shown", "damage"), [(True, [6]), (False, [2])])
def test_steady_aim_set_face_up_has_2_power_and_ignores_armor(shown: bool, damage: list[int]) -> None:
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, "Steady Aim", "Cross")
    table.gauge(0, "Grasp")
    table.hand(1, "Focus")
    table.choose(c.STRIKE_ACTION)
    table.choose(table.named(c.SET_FACE_UP if shown else c.SET_CARD, "Steady Aim"))
    assert (known_state(table.state, 1).sides[0].attack >= 0) == shown
    table.set("Focus")
    refuse(table)
    assert (table.damage(1), table.cards(0, "sealed")) == (damage, ["Steady Aim"])


def test_the_defender_cannot_set_steady_aim_face_up() -> None:
    table = Table(ME, QUIET, spaces=(3, 8), first=1)
    table.hand(0, "Steady Aim", "Cross")
    table.hand(1, "Focus")
    table.choose(c.STRIKE_ACTION)
    table.set("Focus")
    assert not table.can(table.named(c.SET_FACE_UP, "Steady Aim"))


@pytest.mark.parametrize(("space", "again"), [(4, True), (9, False)])
def test_drift_advances_3_is_sealed_and_past_the_opponent_gives_an_action(space: int, again: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Steady Aim")
    table.boost("Drift")
    assert (table.at(0), table.cards(0, "sealed"), table.seat == 0) == (7 if again else 6, ["Steady Aim"], again)


# ---- Specials


@pytest.mark.parametrize("place", [0, 1])
def test_at_the_ready_draws_2_or_takes_a_sealed_card_back(place: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "At the Ready")
    table.put(0, "sealed", "Fire", "Fire")
    table.hand(1, "Focus")
    table.strike("At the Ready", "Focus")
    table.order("Choose one")
    table.alternative(place)
    table.forced()
    while table.asked in {"may", "order"} and table.seat == 0:
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.count(0, "sealed")) == ((2, 2) if place == 0 else (1, 1))


def test_love_you_gives_1_power_and_for_1_force_discards_a_boost() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "At the Ready", "Cross")
    table.put(1, "boosts", "Sweep")
    table.boost("Love You")
    table.yes()
    table.forced()
    if table.asked == "pick card":
        table.pick("Sweep", 1)
    assert (table.cards(1, "boosts"), table.paid(0)) == ([], ["Cross"])
    assert duel(ME, "Fire", "Block", spaces=(1, 9), boosts=("Love You",), pause="attack").stats(0)[0] == 3


@pytest.mark.parametrize("force", [0, 2])
def test_fire_has_power_and_draws_for_up_to_3_force(force: int) -> None:
    table = duel(ME, "Fire", "Sweep", spaces=(3, 7), hand=("Cross", "Dive"))
    table.order("Force")
    respond(table, *(("yes", ("pay", "Cross"), ("pay", "Dive")) if force else ("no",)))
    while table.asked in {"pay", "may"} and table.seat == 0:
        table.no()
    assert (table.damage(1), table.count(0, "hand")) == ([2 + force], 2)


def test_fire_takes_3_force_and_no_more() -> None:
    table = duel(ME, "Fire", "Sweep", spaces=(3, 7), hand=("Cross", "Dive", "Grasp", "Focus"))
    table.order("Force")
    respond(table, "yes", ("pay", "Cross"), ("pay", "Dive"), ("pay", "Grasp"))
    assert table.asked != "pay"
    refuse(table)
    assert (table.damage(1), table.count(0, "hand")) == ([2 + 3], 1 + 3)


def test_scapegoat_gives_2_armor_and_draws_for_up_to_3_life() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Fire", "Cross")
    table.boost("Scapegoat")
    table.yes()
    assert not table.can(c.NUMBER + 4)
    table.choose(c.NUMBER + 3)
    assert (table.life(0), table.count(0, "hand")) == (27, 1 + 3 + 1)
    assert duel(ME, "Fire", "Block", spaces=(1, 9), boosts=("Scapegoat",), pause="attack").stats(0)[2] == 2


# ---- when, where and how much


MOMENTS = moments("""
Deus Ex Machina | attack | 1 | hit
Deus Ex Machina | attack | 8 | never
Cheap Shot      | attack | 1 | hit
Cheap Shot      | attack | 8 | never
Gun Down        | attack | 2 | hit after
Gun Down        | attack | 8 | after
Curse           | boost  | 1 | hit
Curse           | boost  | 8 | never
Steady Aim      | attack | 1 | after
Steady Aim      | attack | 8 | after
At the Ready    | attack | 1 | hit
At the Ready    | attack | 8 | never
Fire            | attack | 2 | hit
Fire            | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
