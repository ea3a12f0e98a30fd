"""Celinka: every card, both sides of her own; cards that lie face down in play."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, offered
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.position import key, write_position
from wildswing.exceed.read_position import read_position
from wildswing.exceed.view import view_of

ME = "celinka"
FACES = [
    Face("Moon Ritual Dance", "ultra", (1, 2), 2, 7, 0, 0, "Preta Memory", "instant", gauge=2),
    Face("Purifying Roar", "ultra", (2, 3), 3, 2, 0, 0, "Fortune's Roar", "instant", gauge=3),
    Face("Dispelling Horn", "special", (1, 2), 3, 6, 0, 0, "Feral Leap", "instant", 1),
    Face("Moon Fall", "special", (1, 1), 3, 5, 0, 0, "Devour My Own Tail", "transform"),
    Face("Moon Flare", "special", (1, 5), 4, 3, 0, 3, "A Familiar Taste", "transform"),
    Face("Swift Exorcism", "special", (1, 1), 2, 7, 0, 0, "Good to the Last Bite", "transform"),
    Face("Wishing Ward", "special", (1, 3), 5, 2, 0, 6, "Endless Hunger", "instant", 1),
]
MOMENTS = moments("""
Dispelling Horn | attack | 1 | after
Moon Fall       | attack | 8 | before
Moon Flare      | attack | 1 | hit after
Moon Flare      | attack | 8 | after
Swift Exorcism  | attack | 1 | hit after
Wishing Ward    | attack | 1 | hit
Wishing Ward    | attack | 8 | never
""")
THREE = ("Grasp", "Cross", "Dive")
GAKI = "The Gaki Boost"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = Table(ME, QUIET)
    table.put(0, "boosts", "Defend")
    check_moments(table, row, "Sweep")


# ---- her own card


def laid(*names: str, hand: tuple[str, ...] = (), spaces: tuple[int, int] = (3, 4)) -> Table:
    """She has prepared and put these cards face down into play; it is her turn again."""
    table = Table(ME, QUIET, spaces=spaces)
    table.hand(0, *names, *hand)
    table.top(0, "Sweep", "Focus")
    table.prepare()
    for name in names:
        table.pick(name)
    if len(names) < 3:
        table.no()
    table.hand(1, "Block", "Sweep", "Focus")
    table.idle()
    assert table.seat == 0
    return table


def test_exceeding_costs_5_and_seals_the_discard_pile() -> None:
    check_exceed(ME, 5)
    check_cheaper(ME, 5, "A Familiar Taste", "Devour My Own Tail", "Good to the Last Bite")
    table = Table(ME, QUIET)
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Focus")
    table.put(0, "discard", "Block")
    table.choose(c.EXCEED_ACTION)
    table.pay(*THREE, "Sweep", gauge=True)
    assert (table.count(0, "discard"), table.count(0, "sealed")) == (0, 6)


def test_preparing_puts_up_to_3_cards_face_down_into_play() -> None:
    table = Table(ME, QUIET)
    table.hand(0, *THREE, "Sweep")
    table.prepare()
    assert table.asked == "pick card"
    table.pick("Grasp")
    table.pick("Dive")
    table.no()
    assert table.cards(0, "boosts") == [GAKI, GAKI]
    assert table.count(0, "hand") == 4 + 2 - 2
    assert not table.events("boost"), "they are not played as boosts"
    own, other = view_of(table.state, 0), view_of(table.state, 1)
    assert own.known.players[0].face_down == [table.card(0, "Grasp"), table.card(0, "Dive")]
    assert other.known.players[0].face_down == [-1, -1]
    assert table.card(0, "Grasp") in other.players[0].unseen
    line = write_position(table.state)
    assert key(read_position(line, [], table.match)) == key(table.state)
    whole = other.sample_state(4)
    assert all(card >= 0 for card in whole.players[0].face_down)


def test_preparing_puts_no_more_than_3() -> None:
    table = Table(ME, QUIET)
    table.hand(0, *THREE, "Sweep")
    table.prepare()
    for name in THREE:
        assert table.can(c.PASS)
        table.pick(name)
    assert (table.asked, table.seat, table.count(0, "boosts")) == ("action", 1, 3)


def test_each_of_them_is_1_power_and_is_sealed_with_its_own_text_when_it_leaves() -> None:
    table = laid("Grasp", "Dive", hand=("Assault",))
    table.pause("attack")
    table.strike("Assault", "Block")
    assert table.stats(0)[0] == 4 + 2
    table.go()
    table.no()
    assert sorted(table.cards(0, "sealed")) == ["Dive", "Grasp"]
    assert (table.count(0, "boosts"), table.player(0).face_down) == (0, [])
    assert "Grasp" not in table.cards(0, "discard")


@rule("EX 25.22")
def test_an_opponent_who_discards_one_of_them_seals_the_one_that_was_put_there_first() -> None:
    table = laid("Grasp", "Dive")
    table.idle()
    # Dive's boost: Tech discards a continuous boost.
    table.hand(1, "Block", "Cross", "Sweep")
    boosts = [card.boost_name for card in table.match.fighters[1].cards]
    assert "Tech" in boosts
    name = next(card.name for card in table.match.fighters[1].cards if card.boost_name == "Tech")
    table.hand(1, name, "Sweep", "Focus")
    table.boost(name)
    table.forced()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    if table.asked == "pick card":
        assert len(table.state.options) == 1
        table.forced()
    assert table.cards(0, "sealed") == ["Grasp"]
    assert table.cards(0, "boosts") == [GAKI]


def test_exceeded_what_she_would_discard_is_sealed() -> None:
    table = duel(ME, "Purifying Roar", "Block", spaces=(1, 9), gauge=THREE, exceeded=True)
    assert table.count(0, "discard") == 0
    assert sorted(table.cards(0, "sealed")) == ["Cross", "Dive", "Grasp", "Purifying Roar"]
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Purifying Roar", *THREE, "Sweep", "Focus")
    table.boost("Purifying Roar")
    assert table.cards(0, "sealed") == ["Purifying Roar"]
    assert table.asked == "discard to limit"
    table.choose(table.state.options[0])
    assert (table.count(0, "sealed"), table.count(0, "discard")) == (2, 0)


@pytest.mark.parametrize(("sealed", "power"), [(4, 4), (5, 5), (10, 6), (15, 7), (20, 7)])
def test_exceeded_5_sealed_cards_are_1_power_up_to_3(sealed: int, power: int) -> None:
    table = duel(ME, "Assault", "Block", spaces=(3, 4), exceeded=True, pause="attack")
    player = table.player(0)
    player.sealed = [card & 255 for card in player.deck[:sealed]]
    del player.deck[:sealed]
    assert table.stats(0)[0] == power


# ---- attacks


def test_moon_ritual_dance_returns_up_to_1_normal_or_special_from_the_sealed_cards() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Moon Ritual Dance")
    table.gauge(0, *THREE[:2])
    table.put(0, "sealed", "Dive", "Wishing Ward", "Purifying Roar")
    table.hand(1, "Focus")
    table.strike("Moon Ritual Dance", "Focus")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    names = {str(table.match.card(option % 256).name) for option in table.state.options if option}
    assert names == {"Dive", "Wishing Ward"}
    assert (len(table.events("range", 0)), table.damage(1), table.can(c.PASS)) == (1, [], True)
    table.pick("Dive")
    assert sorted(table.cards(0, "sealed")) == ["Purifying Roar", "Wishing Ward"]
    assert (table.cards(0, "hand"), table.asked) == (["Dive"], "action")


def test_purifying_roar_is_faster_for_each_different_sealed_normal() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Purifying Roar")
    table.gauge(0, *THREE)
    table.put(0, "sealed", "Sweep", "Sweep", "Focus", "Wishing Ward")
    table.hand(1, "Block")
    table.pause("attack")
    table.strike("Purifying Roar", "Block")
    assert table.stats(0)[1] == 2 + 2


def test_dispelling_horn_counts_her_boosts_and_seals_them() -> None:
    table = laid("Grasp", "Dive", hand=("Dispelling Horn",))
    table.pause("clean-up")
    table.strike("Dispelling Horn", "Block")
    table.no()
    assert table.stats(0)[2] == 4
    assert (table.count(0, "boosts"), sorted(table.cards(0, "sealed"))) == (0, ["Dive", "Grasp"])


@pytest.mark.parametrize(("space", "place"), [(5, 7), (7, 6), (9, 6)])
def test_moon_fall_advances_3(space: int, place: int) -> None:
    assert duel(ME, "Moon Fall", "Block", spaces=(3, space)).at(0) == place


@pytest.mark.parametrize("seals", [True, False])
def test_moon_fall_keeps_her_boosts_for_a_sealed_card(seals: bool) -> None:
    table = laid("Grasp", hand=("Moon Fall", "Cross", "Spike"), spaces=(3, 7))
    table.strike("Moon Fall", "Sweep")
    assert (table.asked, len(table.events("range", 0)), table.damage(1)) == ("may", 1, [])
    if seals:
        table.yes()
        table.pick("Cross")
        assert table.asked == "transform or gauge"
        table.choose(c.TO_GAUGE)
        assert table.cards(0, "boosts") == [GAKI]
        assert table.cards(0, "sealed") == ["Cross"]
    else:
        table.no()
        table.choose(c.TO_GAUGE)
        assert table.cards(0, "sealed") == ["Grasp"]


def test_moon_flare_draws_on_a_hit_and_after() -> None:
    table = duel(ME, "Moon Flare", "Block", spaces=(3, 5))
    assert table.count(0, "hand") == 2
    table = duel(ME, "Moon Flare", "Block", spaces=(1, 9))
    assert table.count(0, "hand") == 1


def test_swift_exorcism_pushes_and_with_a_boost_gains_advantage_and_moves() -> None:
    table = laid("Grasp", hand=("Swift Exorcism",))
    table.strike("Swift Exorcism", "Sweep")
    assert table.at(1) == 6
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move("retreat", 1)
    table.choose(c.TO_GAUGE)
    assert table.seat == 0
    table = duel(ME, "Swift Exorcism", "Sweep")
    assert table.asked == "transform or gauge"


def test_wishing_ward_seals_up_to_3_cards_for_power_and_cards() -> None:
    table = duel(ME, "Wishing Ward", "Sweep", hand=("Grasp", "Cross", "Dive"))
    table.yes()
    table.pick("Grasp")
    table.pick("Cross")
    table.no()
    assert sorted(table.cards(0, "sealed")) == ["Cross", "Grasp"]
    assert (table.damage(1), table.count(0, "hand")) == ([7], 3)


def test_wishing_ward_seals_no_more_than_3() -> None:
    table = duel(ME, "Wishing Ward", "Focus", hand=(*THREE, "Spike"))
    table.yes()
    for name in THREE:
        table.pick(name)
    assert (table.damage(1), table.asked) == ([5 + 3 - 2], "action")


# ---- boosts and transformations


def test_preta_memory_seals_itself_and_2_cards_and_transforms_one() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Moon Ritual Dance", "Grasp", "Cross", "Moon Flare", "Moon Fall")
    table.boost("Moon Ritual Dance")
    table.yes()
    table.pick("Grasp")
    table.pick("Cross")
    assert offered(table) == ["Moon Fall", "Moon Flare"]
    table.pick("Moon Flare")
    assert (table.asked, table.seat) == ("action", 1)
    assert sorted(table.cards(0, "sealed")) == ["Cross", "Grasp", "Moon Ritual Dance"]
    assert table.cards(0, "transformations") == ["Moon Flare"]


@pytest.mark.parametrize("held", [0, 1, 2])
def test_preta_memory_needs_2_cards_in_hand(held: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Moon Ritual Dance", *THREE[:held])
    table.boost("Moon Ritual Dance")
    assert (table.asked, table.seat) == (("may", 0) if held == 2 else ("action", 1))
    if held == 2:
        table.yes()
        table.pick("Grasp")
        table.forced()
        assert sorted(table.cards(0, "sealed")) == ["Cross", "Grasp", "Moon Ritual Dance"]


def test_fortunes_roar_draws_4() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Purifying Roar")
    table.boost("Purifying Roar")
    assert table.count(0, "hand") == 4 + 1


@pytest.mark.parametrize(("space", "place"), [(8, 6), (5, 7), (4, 7)])
def test_feral_leap_advances_3_and_strikes(space: int, place: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Dispelling Horn", "Grasp", "Cross")
    table.boost("Dispelling Horn")
    table.pay("Grasp")
    assert (table.at(0), table.asked) == (place, "set attack")


@rule("EX 17.10")
def test_devour_my_own_tail_seals_the_attack_from_where_it_lies() -> None:
    table = duel(ME, "Assault", "Sweep", transformations=("Moon Fall",), hand=("Grasp",))
    assert table.asked == "may"
    table.yes()
    assert table.cards(0, "sealed") == ["Assault"]
    assert table.asked == "discard to limit"
    table.choose(table.state.options[0])
    assert (table.count(0, "gauge"), table.count(0, "discard"), table.count(0, "hand")) == (0, 2, 1)
    table = duel(ME, "Assault", "Block", spaces=(1, 9), transformations=("Moon Fall",), hand=("Grasp",))
    assert table.asked == "action", "it did not hit"


@pytest.mark.parametrize(("sealed", "guard"), [("Sweep", 3), ("Dive", 0)])
def test_a_familiar_taste(sealed: str, guard: int) -> None:
    table = duel(ME, "Assault", "Sweep", transformations=("Moon Flare",), pause="attack")
    table.put(0, "sealed", sealed)
    assert table.stats(0)[3] == guard


@pytest.mark.parametrize(
    ("attack", "sealed", "power", "armor"), [("Assault", "Assault", 5, 1), ("Assault", "Dive", 4, 0)]
)
def test_good_to_the_last_bite(attack: str, sealed: str, power: int, armor: int) -> None:
    table = duel(ME, attack, "Sweep", transformations=("Swift Exorcism",), pause="attack")
    table.put(0, "sealed", sealed)
    assert (table.stats(0)[0], table.stats(0)[2]) == (power, armor)


def test_endless_hunger_seals_the_hand_draws_4_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Wishing Ward", "Grasp", "Cross")
    table.boost("Wishing Ward")
    table.pay("Grasp")
    assert table.cards(0, "sealed") == ["Cross"]
    assert (table.count(0, "hand"), table.asked) == (4, "set attack")
