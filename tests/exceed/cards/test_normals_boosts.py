"""The boosts of the Normals of all three sets (EX 22.11 to 22.19, 23.14, 23.18)."""

import pytest

from tests.exceed.cards.duel import duel, story
from tests.exceed.cards.test_normals import SEASON_6, SEASON_7, STANDARD
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

OTHER = "nehtali"


def played(who: str, boost: str, *hand: str, spaces: tuple[int, int] = (4, 8)) -> Table:
    """The boost was just played by seat 0."""
    table = Table(who, OTHER, spaces=spaces)
    table.hand(0, boost, *hand)
    table.boost(boost)
    return table


def numbers(who: str, attack: str, *boosts: str) -> tuple[int, int, int, int]:
    """The stats of an attack with boosts."""
    return duel(who, attack, "Block", other=OTHER, boosts=boosts, pause="attack").stats(0)


def idle(table: Table) -> None:
    """Prepare."""
    table.choose(c.PREPARE)


# ---- boosts that change numbers


@pytest.mark.parametrize(
    ("who", "boost", "attack", "stats"),
    [
        (STANDARD, "Fierce", "Cross", (5, 6, 0, 0)),
        (STANDARD, "Defend", "Cross", (3, 6, 1, 3)),
        (STANDARD, "Light", "Cross", (3, 8, 0, 0)),
        (SEASON_6, "Superior", "Sweep", (7, 3, 1, 7)),
        (SEASON_6, "Just Defense", "Cross", (3, 6, 3, 0)),
        (SEASON_7, "Faultless Defense", "Cross", (3, 6, 0, 4)),
        (SEASON_7, "Badass", "Cross", (4, 7, 1, 1)),
    ],
)
@rule("EX 22.11", "EX 22.15", "EX 22.16")
def test_stat_lines(who: str, boost: str, attack: str, stats: tuple[int, ...]) -> None:
    assert numbers(who, attack, boost) == stats


# ---- boosts that move


@pytest.mark.parametrize(
    ("who", "boost", "ways"),
    [
        (STANDARD, "Run", {("stay", 0), ("advance", 1), ("advance", 2), ("advance", 3)}),
        (STANDARD, "Backstep", {("stay", 0), ("retreat", 1), ("retreat", 2), ("retreat", 3), ("retreat", 4)}),
        (SEASON_6, "Respect", {("stay", 0), ("advance", 1), ("advance", 2), ("advance", 3)}),
        (SEASON_6, "Air Dash", {("close", 3), ("retreat", 3)}),
    ],
)
@rule("EX 22.12", "EX 22.13")
def test_a_chosen_movement(who: str, boost: str, ways: set[tuple[str, int]]) -> None:
    table = played(who, boost)
    assert (table.movements, table.seat) == (ways, 0)
    table.move(*max(ways))
    assert table.turn_of == 1


@pytest.mark.parametrize(("spaces", "at"), [((4, 8), 7), ((4, 6), 8)])
def test_dash_advances_3(spaces: tuple[int, int], at: int) -> None:
    assert played(SEASON_7, "Dash", spaces=spaces).at(0) == at


def test_area_shift_pushes_2() -> None:
    table = played(SEASON_7, "Area Shift", spaces=(3, 4))
    table.alternative(0)
    assert (table.at(1), table.cards(0, "gauge"), table.cards(0, "discard")) == (6, [], ["Cross"])


@pytest.mark.parametrize(("opponent", "to", "gauge"), [(4, 1, ["Cross"]), (6, 4, [])])
def test_area_shift_pulls_2_and_becomes_gauge_if_the_opponent_passed(opponent: int, to: int, gauge: list[str]) -> None:
    table = played(SEASON_7, "Area Shift", spaces=(3, opponent))
    table.alternative(1)
    assert (table.at(1), table.cards(0, "gauge")) == (to, gauge)


# ---- boosts that discard boosts


@pytest.mark.parametrize(("who", "boost"), [(STANDARD, "Tech"), (SEASON_6, "Tech Hit"), (SEASON_7, "Ukemi")])
@rule("EX 22.14")
def test_a_boost_in_play_is_discarded(who: str, boost: str) -> None:
    own = {STANDARD: "Sharpen Thy Shovel", SEASON_6: "Superior", SEASON_7: "Badass"}[who]
    for pick in (0, 1):
        table = Table(who, OTHER)
        table.hand(0, boost, "Cross")
        table.put(0, "boosts", own)
        table.put(1, "boosts", "Swift Destruction")
        table.boost(boost)
        assert (table.asked, len(table.state.options)) == ("pick card", 2)
        table.choose(table.state.options[pick])
        assert [table.count(seat, "boosts") for seat in (0, 1)] == [pick, 1 - pick]
        assert table.asked == ("set attack" if boost == "Tech Hit" else "action")
        assert table.seat == (0 if boost == "Tech Hit" else 1)


# ---- Reading and Parry


@pytest.mark.parametrize("who", [STANDARD, SEASON_6])
@rule("EX 22.17")
def test_reading_makes_the_opponent_set_the_named_normal(who: str) -> None:
    table = played(who, "Reading", "Grasp")
    assert (table.asked, table.seat, len(table.state.options)) == ("name card", 0, 8)
    table.choose(c.NAME + table.card(1, "Sweep"))
    table.hand(1, "Sweep", "Cross", "Hellfire")
    assert (table.asked, table.seat) == ("set attack", 0)
    table.set("Grasp")
    assert (table.asked, table.seat, table.state.options) == ("set attack", 1, [c.SET_CARD + table.card(1, "Sweep")])


@pytest.mark.parametrize("who", [STANDARD, SEASON_6])
@rule("EX 22.17")
def test_reading_shows_a_hand_without_the_named_normal(who: str) -> None:
    table = played(who, "Reading", "Grasp")
    table.choose(c.NAME + table.card(1, "Focus"))
    table.hand(1, "Sweep", "Cross")
    table.set("Grasp")
    assert (table.asked, table.seat, len(table.events("hand shown", 1))) == ("set attack", 1, 1)
    assert table.can(table.named(c.SET_CARD, "Cross"))


@pytest.mark.parametrize("who", [STANDARD, SEASON_7])
@rule("EX 22.18")
def test_parry_makes_the_opponent_discard_the_named_card_or_show_the_hand(who: str) -> None:
    table = Table(who, OTHER)
    table.hand(0, "Parry")
    table.hand(1, "Hellfire", "Hellfire", "Cross")
    table.boost("Parry")
    assert (table.asked, table.seat, len(table.state.options)) == ("name card", 0, 15)
    table.choose(c.NAME + table.card(1, "Hellfire"))
    assert (table.cards(1, "hand"), table.cards(1, "discard")) == (["Hellfire", "Cross"], ["Hellfire"])
    assert table.events("hand shown") == []
    table = Table(who, OTHER)
    table.hand(0, "Parry")
    table.hand(1, "Hellfire", "Cross")
    table.boost("Parry")
    table.choose(c.NAME + table.card(1, "Sweep"))
    assert (table.count(1, "hand"), len(table.events("hand shown", 1))) == (2, 1)


# ---- season 6


@rule("EX 23.14")
def test_respect_draws_2_at_the_start_of_the_own_turn_and_goes() -> None:
    table = played(SEASON_6, "Respect")
    table.move("advance", 2)
    assert (table.at(0), table.turn_of, table.count(0, "hand")) == (6, 1, 1)
    assert table.cards(0, "boosts") == ["Grasp"]
    idle(table)
    assert (table.turn_of, table.count(0, "hand"), table.cards(0, "boosts")) == (0, 3, [])
    assert table.cards(0, "discard") == ["Grasp"]


def test_mixup_moves_1_and_strikes_with_a_draw_when_setting() -> None:
    table = played(SEASON_6, "Mixup", "Grasp")
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move("close", 1)
    assert (table.at(0), table.asked, table.seat, table.count(0, "hand")) == (5, "set attack", 0, 2)
    table.hand(1, "Block")
    table.sets("Grasp", "Block")
    assert table.count(0, "hand") == 1


def test_just_defense_strikes_and_loses_all_armor_after_the_attack() -> None:
    table = played(SEASON_6, "Just Defense", "Cross", spaces=(3, 7))
    assert (table.asked, table.seat) == ("set attack", 0)
    table.hand(1, "Hellfire")
    table.pause("clean-up")
    table.sets("Cross", "Hellfire")
    order = story(table, "effect", "move")
    assert order[0] == ("effect", 0)
    assert table.asked == "order"
    table.order("Armor")
    table.pause("clean-up")
    table.go()
    assert table.stats(0)[2] - int(table.side(0).armor_used) == 0
    assert len(table.events("attack")) == 2


def test_just_defense_protects_until_the_own_attack() -> None:
    table = duel(SEASON_6, "Sweep", "Dive", other="shovelknight", spaces=(3, 7), boosts=("Just Defense",))
    assert table.damage(0) == [2]
    table = duel(SEASON_6, "Sweep", "Focus", other="shovelknight", spaces=(3, 5), boosts=("Just Defense",))
    assert table.damage(0) == [4]
    table = duel(SEASON_6, "Sweep", "Alchemy Coin", other="shovelknight", spaces=(3, 7), boosts=("Just Defense",))
    assert (table.damage(1), table.damage(0)) == ([], [4])


def test_veil_off_exceeds_and_becomes_gauge() -> None:
    table = played(SEASON_6, "Veil Off")
    assert table.player(0).exceeded
    assert (table.cards(0, "gauge"), table.turn_of) == (["Focus"], 1)


# ---- season 7


@rule("EX 23.18")
def test_lets_rock_draws_1() -> None:
    table = played(SEASON_7, "Let's Rock!")
    assert (table.count(0, "hand"), table.cards(0, "boosts"), table.turn_of) == (2, ["Grasp"], 1)


@pytest.mark.parametrize(("opponent", "damage", "gauge"), [(4, [4], ["Grasp", "Cross"]), (7, [], [])])
def test_lets_rock_gives_1_power_and_becomes_gauge_when_hitting(
    opponent: int, damage: list[int], gauge: list[str]
) -> None:
    table = duel(SEASON_7, "Cross", "Sweep", spaces=(3, opponent), boosts=("Let's Rock!",))
    assert (table.damage(1), table.cards(0, "gauge")) == (damage, gauge)
    if damage:
        assert story(table, "range", "stat", "boost moved", "damage")[:4] == [
            ("range", 0), ("stat", 0), ("boost moved", 0), ("damage", 1),
        ]  # fmt: skip


def test_faultless_defense_becomes_gauge_at_the_start_of_the_own_turn() -> None:
    table = played(SEASON_7, "Faultless Defense")
    assert (table.turn_of, table.cards(0, "boosts")) == (1, ["Dust"])
    idle(table)
    assert (table.turn_of, table.cards(0, "boosts"), table.cards(0, "gauge")) == (0, [], ["Dust"])


def test_scramble_makes_the_opponent_swing_when_its_player_strikes() -> None:
    table = duel(SEASON_7, "Grasp", "Sweep", other=OTHER, boosts=("Scramble",), pause="attack")
    assert (table.side(1).wild, table.side(0).wild) == (True, False)
    table = duel(SEASON_7, "Grasp", "Sweep", other=OTHER, boosts=("Scramble",), answering=True, pause="attack")
    assert (table.side(1).wild, table.side(0).wild) == (False, False)
