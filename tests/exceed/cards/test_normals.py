"""The attacks of the Normals, which all three sets share (EX 22.1 to 22.10, 23.14, 23.18), and every printed number."""

import pytest

from tests.exceed.cards.duel import attacks, duel, pay, refuse, story, stunned
from tests.exceed.cards.faces import NO_RANGE, Face, check
from tests.exceed.cards.shared import PUSH_OR_PULL_1_2
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

# A character of each set whose own card does nothing in a strike.
STANDARD, SEASON_6, SEASON_7 = "shovelknight", "hyde", "giovanna"
ATTACKS = {
    "Grasp": ((1, 1), 3, 7, 0, 0),
    "Cross": ((1, 2), 3, 6, 0, 0),
    "Assault": ((1, 1), 4, 5, 0, 0),
    "Dive": ((1, 1), 5, 4, 0, 0),
    "Spike": ((2, 3), 5, 3, 0, 4),
    "Sweep": ((1, 3), 6, 2, 0, 6),
    "Focus": ((1, 2), 4, 1, 2, 5),
    "Block": (NO_RANGE, 0, 0, 2, 3),
}
BOOSTS: dict[str, list[tuple[str, str, int | None]]] = {
    STANDARD: [
        ("Fierce", "continuous", None),
        ("Run", "instant", None),
        ("Backstep", "instant", None),
        ("Tech", "instant", None),
        ("Defend", "continuous", None),
        ("Light", "continuous", None),
        ("Reading", "instant", None),
        ("Parry", "instant", None),
    ],
    SEASON_6: [
        ("Respect", "continuous", None),
        ("Superior", "continuous", None),
        ("Air Dash", "instant", None),
        ("Reading", "instant", None),
        ("Mixup", "instant", None),
        ("Just Defense", "continuous", None),
        ("Veil Off", "instant", None),
        ("Tech Hit", "instant", None),
    ],
    SEASON_7: [
        ("Let's Rock!", "continuous", None),
        ("Area Shift", "instant", 1),
        ("Dash", "instant", 1),
        ("Ukemi", "instant", 1),
        ("Faultless Defense", "continuous", 1),
        ("Badass", "continuous", 1),
        ("Scramble", "continuous", 1),
        ("Parry", "instant", None),
    ],
}
OTHER_NAMES = {"Assault": "Slash", "Spike": "Dust"}
ALL = pytest.mark.parametrize("who", BOOSTS)


def name(who: str, attack: str) -> str:
    """What an attack is called in a character's set."""
    return OTHER_NAMES.get(attack, attack) if who == SEASON_7 else attack


def normal(who: str, attack: str, answer: str, opponent: int = 4, space: int = 3, **more: object) -> Table:
    """A strike with a Normal, under the name that it has in the character's set."""
    return duel(who, name(who, attack), answer, spaces=(space, opponent), **more)  # type: ignore[arg-type]


@ALL
@pytest.mark.parametrize("place", range(8))
@rule("EX 1.16")
def test_the_printed_numbers(who: str, place: int) -> None:
    attack = list(ATTACKS)[place]
    boost, kind, cancel = BOOSTS[who][place]
    reach, power, speed, armor, guard = ATTACKS[attack]
    check(who, Face(name(who, attack), "normal", reach, power, speed, armor, guard, boost, kind, cancel=cancel))


@ALL
@rule("EX 22.1")
def test_grasp_pushes_or_pulls_1_or_2_when_it_hits(who: str) -> None:
    table = normal(who, "Grasp", "Sweep")
    assert (table.movements, table.damage(1)) == (PUSH_OR_PULL_1_2, [])
    table.move("push", 2)
    assert (table.at(1), table.damage(1)) == (6, [3])
    assert normal(who, "Grasp", "Sweep", 5).asked == "action"


@ALL
@pytest.mark.parametrize(("opponent", "damage"), [(7, [3]), (9, [])])
@rule("EX 22.2")
def test_cross_retreats_3_afterwards(who: str, opponent: int, damage: list[int]) -> None:
    table = normal(who, "Cross", "Sweep", opponent, 5)
    assert (table.at(0), table.damage(1)) == (2, damage)
    assert story(table, "attack", "range", "move")[:4] == [("attack", 0), ("range", 0), ("move", 0), ("attack", 1)]


@ALL
@pytest.mark.parametrize(("opponent", "at", "damage"), [(4, 3, [4]), (6, 5, [4]), (7, 5, [])])
@rule("EX 22.3")
def test_assault_closes_2_and_gains_advantage_when_it_hits(who: str, opponent: int, at: int, damage: list[int]) -> None:
    table = normal(who, "Assault", "Sweep", opponent)
    assert (table.at(0), table.damage(1), table.turn_of) == (at, damage, 0 if damage else 1)
    if damage:
        assert story(table, "range", "advantage", "damage")[:3] == [("range", 0), ("advantage", 0), ("damage", 1)]


@ALL
@pytest.mark.parametrize(
    ("opponent", "at", "damage", "life"), [(4, 7, [], 30), (6, 7, [5], 30), (7, 6, [5], 24), (8, 6, [], 24)]
)
@rule("EX 22.4")
def test_dive_that_passes_the_opponent_is_not_hit(
    who: str, opponent: int, at: int, damage: list[int], life: int
) -> None:
    table = normal(who, "Dive", "Sweep", opponent)
    assert (table.at(0), table.damage(1), table.life(0)) == (at, damage, life)


@ALL
@rule("EX 22.5")
def test_spike_ignores_armor_and_guard(who: str) -> None:
    table = normal(who, "Spike", "Focus", 5)
    assert (table.damage(1), stunned(table, 1)) == ([5], True)


@ALL
@pytest.mark.parametrize(("opponent", "left"), [(6, 1), (7, 2)])
@rule("EX 22.6")
def test_sweep_makes_the_opponent_discard_1_when_it_hits(who: str, opponent: int, left: int) -> None:
    table = normal(who, "Sweep", "Block", opponent, other_hand=("Cross", "Dive"))
    refuse(table)
    assert table.count(1, "hand") == left
    if left == 1:
        assert story(table, "range", "discard", "damage")[:3] == [("range", 0), ("discard", 1), ("damage", 1)]


@ALL
@pytest.mark.parametrize("opponent", [4, 8])
@rule("EX 22.7")
def test_focus_draws_1_afterwards(who: str, opponent: int) -> None:
    table = normal(who, "Focus", "Block", opponent)
    assert table.count(0, "hand") == 1
    assert story(table, "attack", "range", "draw")[-5:-1] == [("attack", 0), ("range", 0), ("draw", 0), ("attack", 1)]


@ALL
@rule("EX 22.7")
def test_focus_cannot_be_pushed_or_pulled(who: str) -> None:
    table = normal(who, "Focus", "War Horn")
    assert (table.at(0), table.damage(0)) == (3, [3])


@ALL
@rule("EX 22.8")
def test_block_has_no_power_whatever_helps_it(who: str) -> None:
    boost = {STANDARD: "Fierce", SEASON_6: "Superior", SEASON_7: "Badass"}[who]
    table = normal(who, "Block", "Block", boosts=(boost,), pause="attack")
    assert table.stats(0) == ((0, 0, 2, 3) if who == STANDARD else (0, 1, 3, 4))
    table.go()
    assert table.damage(1) == []


def blocked(who: str) -> Table:
    """A Block that was hit by a Sweep."""
    return normal(who, "Block", "Sweep", hand=("Cross", "Dive", "Grasp"))


@ALL
@rule("EX 22.9")
def test_block_sells_2_armor_for_each_force_when_hit(who: str) -> None:
    table = blocked(who)
    assert (table.asked, table.seat, attacks(table), table.damage(0)) == ("may", 0, 1, [])
    # The random discard of Sweep came first: two of the three cards are left.
    table.yes()
    pay(table)
    table.choose(table.state.options[1])
    table.choose(table.state.options[1])
    assert table.damage(0) == [0]
    assert len(table.paid(0)) == 2


@ALL
@rule("EX 22.9", "EX 22.10")
def test_block_may_be_paid_in_part_or_not_at_all(who: str) -> None:
    table = blocked(who)
    table.yes()
    table.choose(table.state.options[1])
    table.no()
    assert (table.damage(0), stunned(table, 0), table.cards(0, "gauge")) == ([2], False, ["Block"])
    table = blocked(who)
    table.no()
    assert (table.damage(0), stunned(table, 0), table.cards(0, "gauge")) == ([4], True, [])


@ALL
@rule("EX 22.10")
def test_block_goes_to_the_gauge_though_it_does_not_hit(who: str) -> None:
    table = normal(who, "Block", "Block", 8, pause="clean-up")
    assert table.cards(0, "gauge") == []  # only when the attack is placed
    assert story(table, "range", "effect") == [("range", 0), ("effect", 0), ("range", 1), ("effect", 1)]
    table.go()
    assert table.cards(0, "gauge") == ["Block"]


def test_only_block_has_no_range_and_nothing_costs_anything() -> None:
    table = Table(SEASON_6, SEASON_7)
    assert [card.name for card in table.match.fighters[0].cards if card.is_normal() and card.low < 0] == ["Block"]
    assert table.can(c.STRIKE_ACTION)
