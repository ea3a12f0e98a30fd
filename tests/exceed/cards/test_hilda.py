"""Hilda: every card, both sides of her own, an attack that lies on the board."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("In The Darkness", "ultra", (4, 4), 2, 7, 0, 0, "Masquerade", "continuous", gauge=3),
    Face("Impalement", "ultra", (3, 8), 2, 6, 0, 0, "Paradox", "continuous", 1, gauge=2),
    Face("Skewer", "special", (1, 8), 2, 6, 0, 0, "Power Attack", "continuous"),
    Face("Tri-Furket", "special", (1, 2), 4, 4, 1, 4, "The Darkness", "instant"),
    Face("Revenant Pillar", "special", (3, 5), 5, 2, 0, 5, "Charged Attack", "continuous"),
    Face("Interference", "special", (1, 3), 4, 2, 0, 6, "The Light", "instant"),
    Face("Condensity Gloom", "special", (0, 1), 5, 2, 1, 4, "Fadeaway", "instant", 1),
]
ME = "hilda"
GLOOM = "Condensity Gloom"
THREE = ("Grasp", "Cross", "Dive")


def fight(attack: str, answer: str, spaces: tuple[int, int], **more: object) -> Table:
    return ordered(duel(ME, attack, answer, spaces=spaces, **more))  # type: ignore[arg-type]


def boost(name: str, *hand: str, spaces: tuple[int, int] = (4, 8)) -> Table:
    table = Table(ME, QUIET, spaces=spaces)
    table.hand(0, name, *hand)
    table.hand(1, "Sweep", "Dive", "Cross", "Focus")
    table.boost(name)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face, copies=4 if face.name == "Skewer" else 2)


# ---- her own card


def test_exceeding_costs_1() -> None:
    check_exceed(ME, 1)


@pytest.mark.parametrize(("attack", "power", "reach"), [("Cross", 2, (2, 3)), ("Skewer", 2, (1, 8))])
def test_her_action_strikes_with_longer_and_weaker_normals(attack: str, power: int, reach: tuple[int, int]) -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, attack, "Dive")
    table.hand(1, "Block")
    table.action()
    table.pause("attack")
    table.set(attack)
    table.set("Block")
    assert (table.stats(0)[0], table.range(0)) == (power, reach)


@pytest.mark.parametrize(("place", "way"), [(0, None), (1, "push"), (1, "pull")])
def test_exceeded_1_gauge_buys_a_card_or_a_push_and_an_action_other_than_strike(place: int, way: str | None) -> None:
    table = Table(ME, QUIET, spaces=(3, 6))
    table.exceed(0)
    table.gauge(0, "Dive")
    table.hand(0, "Cross")
    table.action("Spend 1 Gauge")
    table.alternative(place)
    if way:
        table.move(way, 1)
    assert (table.at(1), table.count(0, "hand")) == ({"push": 7, "pull": 5}.get(way or "", 6), 1 if way else 2)
    assert (table.asked, table.seat, table.can(c.STRIKE_ACTION)) == ("action", 0, False)


def test_exceeded_a_card_added_to_the_gauge_reverts_her_for_another_action() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    table.action("Revert")
    table.pick("Dive")
    assert (table.cards(0, "gauge"), table.player(0).exceeded) == (["Dive"], False)
    assert (table.asked, table.seat, table.can(c.STRIKE_ACTION)) == ("action", 0, True)


# ---- Ultras


@pytest.mark.parametrize(("way", "to"), [("push", 9), ("pull", 5)])
def test_in_the_darkness_gains_advantage_moves_2_and_draws_3(way: str, to: int) -> None:
    table = fight("In The Darkness", "Block", (3, 7), gauge=THREE)
    table.move(way, 2)
    assert (outcome(table), table.count(0, "hand"), table.turn_of) == ((3, to, [0]), 3, 0)


@pytest.mark.parametrize(
    ("gauge", "power"), [(("Skewer", "Interference"), 4), (("Skewer", "Skewer"), 6), (("Cross", "Dive"), 2)]
)
def test_impalement_has_2_power_for_each_card_paid_that_would_reach(gauge: tuple[str, ...], power: int) -> None:
    table = fight("Impalement", "Sweep", (3, 8), gauge=gauge)
    assert table.damage(1) == [power]


# ---- Specials


@pytest.mark.parametrize(("place", "way"), [(0, None), (1, "push"), (1, "pull")])
def test_skewer_draws_or_moves_1_and_stuns_nobody(place: int, way: str | None) -> None:
    table = fight("Skewer", "Grasp", (1, 8))
    table.alternative(place)
    if way:
        table.move(way, 1)
    assert (outcome(table), stunned(table, 1)) == ((1, {"push": 9, "pull": 7}.get(way or "", 8), [2]), False)
    assert table.count(0, "hand") == (0 if way else 1)


@pytest.mark.parametrize(("place", "zone"), [(0, "gauge"), (1, "hand")])
def test_tri_furket_takes_the_bottom_discard(place: int, zone: str) -> None:
    table = fight("Tri-Furket", "Block", (3, 4), discard=("Skewer", "Dive"))
    table.alternative(place)
    assert "Skewer" in table.cards(0, zone)
    assert table.cards(0, "discard")[0] == "Dive"


def test_tri_furket_reaches_2_farther_once_it_was_hit() -> None:
    table = fight("Tri-Furket", "Cross", (3, 4), pause="attack")
    assert table.range(0) == (1, 2)
    table.go()
    assert (table.damage(0), stunned(table, 0), table.asked) == ([2], False, "choose")  # the Cross is at 4 now
    assert table.range(0) == (1, 4)


def test_revenant_pillar_does_two_different_things() -> None:
    table = fight("Revenant Pillar", "Block", (3, 7), other_hand=("Cross",))
    table.alternative(0)
    assert [option - c.CHOICE for option in table.state.options] == [1, 2, 3, 4]
    table.alternative(4)
    while table.asked in {"may", "pay"}:
        table.no()
    assert (outcome(table), table.turn_of) == ((3, 8, [3]), 0)


@pytest.mark.parametrize(
    ("places", "to", "drawn", "left", "turn"), [((0, 2), 8, 1, 2, 1), ((1, 3), 6, 0, 1, 1), ((0, 4), 8, 0, 2, 0)]
)
def test_each_thing_that_revenant_pillar_can_do(
    places: tuple[int, int], to: int, drawn: int, left: int, turn: int
) -> None:
    table = fight("Revenant Pillar", "Sweep", (3, 7), other_hand=("Cross", "Dive"))
    for place in places:
        table.alternative(place)
    assert (table.asked, table.at(1), table.turn_of) == ("action", to, turn)
    assert (table.count(0, "hand"), table.count(1, "hand")) == (drawn, left)


@pytest.mark.parametrize(("answer", "to"), [("Sweep", 8), ("Cross", 9), ("Block", 6)])
def test_interference_pushes_1_for_each_speed_of_the_opponent(answer: str, to: int) -> None:
    table = fight("Interference", answer, (3, 6))
    assert table.at(1) == (to if answer != "Cross" else 9)


def gloom(space: int, opponent: int, *, at: int = 3, place: bool = True) -> Table:
    """A strike with Condensity Gloom, placed on a space or not; the opponent sets after having seen it."""
    table = Table(ME, QUIET, spaces=(at, opponent))
    table.hand(0, GLOOM)
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    if not place:
        table.set(GLOOM)
        return table
    table.choose(table.named(c.SET_FACE_UP, GLOOM))
    table.yes()
    assert table.spaces == list(range(1, 10))
    table.space(space)
    return table


@rule("EX 2.15", "EX 15.4")
@pytest.mark.parametrize(("space", "opponent", "hit"), [(8, 8, True), (8, 9, True), (8, 6, False), (3, 4, True)])
def test_condensity_gloom_strikes_from_where_it_was_placed_open_for_all(space: int, opponent: int, hit: bool) -> None:
    table = gloom(space, opponent)
    assert (table.asked, table.seat, table.side(0).face_up) == ("set attack", 1, True)
    table.set("Block")
    if table.asked == "may":
        table.no()
    assert (bool(table.damage(1)), int(table.player(0).attack_space)) == (hit, c.OFF_BOARD)


def test_hilda_may_move_to_condensity_gloom_on_a_free_space() -> None:
    table = gloom(9, 8)
    table.set("Block")
    assert (table.asked, table.seat, table.damage(1), len(table.events("attack"))) == ("may", 0, [3], 1)
    table.yes()
    assert (table.at(0), table.damage(1)) == (9, [3])
    table = gloom(8, 8)
    table.set("Block")
    assert (table.asked, table.at(0)) == ("action", 3)


def test_condensity_gloom_may_stay_face_down() -> None:
    table = gloom(0, 4, place=False)
    assert (table.asked, table.seat, table.side(0).face_up) == ("set attack", 1, False)
    table.set("Block")
    assert (table.damage(1), table.at(0)) == ([3], 3)


# ---- boosts


def test_masquerade_exchanges_power_and_speed() -> None:
    table = fight("Skewer", "Block", (1, 9), boosts=("In The Darkness",), pause="attack")
    assert table.stats(0)[:2] == (6, 2)


@pytest.mark.parametrize(("opponent", "damage"), [(4, []), (5, []), (6, [0]), (9, [0])])
def test_paradox_hits_where_the_range_is_not(opponent: int, damage: list[int]) -> None:
    table = fight("Tri-Furket", "Block", (3, opponent), boosts=("Impalement",))
    if table.asked == "choose":
        table.alternative(0)
    assert table.damage(1) == ([1] if damage else [])


def test_power_attack_is_1_power_and_advantage_on_a_hit_and_becomes_gauge() -> None:
    table = fight("Cross", "Block", (3, 5), boosts=("Skewer",))
    assert (table.damage(1), table.turn_of, sorted(table.cards(0, "gauge"))) == ([2], 0, ["Cross", "Skewer"])


def test_the_darkness_adds_3_cards_of_both_to_their_gauges() -> None:
    table = boost("Tri-Furket", "Dive", "Cross", "Focus", "Sweep")
    while table.asked == "pick card":
        table.choose(table.state.options[0])
    assert (table.count(0, "gauge"), table.count(1, "gauge"), table.count(1, "hand")) == (3, 3, 1)
    assert table.count(0, "hand") == 1 + 1  # with the draw at the end of the turn


def test_charged_attack_gives_2_power_until_she_moves() -> None:
    assert fight("Skewer", "Block", (3, 9), boosts=("Revenant Pillar",), pause="attack").stats(0)[0] == 4
    table = Table(ME, QUIET, spaces=(3, 8))
    table.put(0, "boosts", "Revenant Pillar")
    table.hand(0, "Cross")
    table.choose(c.MOVE_TO + 4)
    assert (table.cards(0, "boosts"), table.cards(0, "gauge")) == ([], ["Revenant Pillar"])


def test_the_light_draws_3_for_both_and_gives_another_action() -> None:
    table = boost("Interference")
    assert (table.count(0, "hand"), table.count(1, "hand"), table.asked, table.seat) == (3, 7, "action", 0)


def test_fadeaway_retreats_2_and_gives_another_action() -> None:
    table = boost(GLOOM, "Cross")
    assert (table.at(0), table.asked, table.seat) == (2, "action", 0)


# ---- when, where and how much


MOMENTS = moments("""
In The Darkness | attack | 4 | hit
In The Darkness | attack | 8 | never
Impalement      | attack | 4 | hit
Skewer          | attack | 1 | hit
Power Attack    | boost  | 1 | hit
Power Attack    | boost  | 8 | never
Tri-Furket      | attack | 1 | hit
Tri-Furket      | attack | 8 | never
Revenant Pillar | attack | 4 | hit
Revenant Pillar | attack | 8 | never
Interference    | attack | 1 | hit
Interference    | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
