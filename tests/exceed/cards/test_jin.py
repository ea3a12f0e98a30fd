"""Jin Kisaragi: every card, both sides of his own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import QUIET, duel, outcome, refuse
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_astral_heat, check_burst, check_gauge_price
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Moonsong", "ultra", (2, 3), 6, 6, 0, 0, "Pre-emptive Strike", "continuous", 1, gauge=3),
    Face("Ice Fang", "ultra", (4, 7), 4, 4, 1, 4, "Power of Order", "instant", 1, gauge=2),
    Face("Violent Ice", "special", (1, 2), 2, 7, 0, 0, "Pinpoint Strike", "continuous", 1),
    Face("Crystal Strike", "special", (1, 1), 3, 5, 0, 0, "Overhead", "continuous"),
    Face("Permafrost", "special", (1, 2), 5, 4, 0, 0, "Cool Under Pressure", "continuous"),
    Face("Ice Blade", "special", (2, 5), 4, 3, 0, 5, "Scorn", "instant"),
    Face("Dual Ice Strike", "special", (1, 2), 3, 3, 3, 3, "Flying Ice Strike", "continuous", 1),
]
SCENES = [
    scene("Violent Ice", (3, 4),
        "hit: +2 Power, they [discard Cross, Dive], they discard 1. damage: they take 4. after: draw 1.",
        exceeded=True,
    ),
    scene("Arctic Dungeon", (3, 4),
        "hit: they [discard Cross, Dive], they discard 1, they discard 1. damage: they take 6. stun: they "
        "are stunned.",
        answer="Block",
    ),
    scene("Moonsong", (3, 7), "range: miss."),
    scene("Ice Fang", (3, 7), "range: miss.", answer="Assault"),
    scene("Violent Ice", (3, 6), "range: miss."),
    scene("Cross", (3, 4),
        "hit: +1 Power, advantage, [may], [advance 1, retreat 1], advance to 5. damage: they take 4. "
        "after: retreat to 8.",
        "yes", boosts=("Pinpoint Strike",),
    ),
    scene("Crystal Strike", (3, 4), "before: close to 3. hit: push to 5. damage: they take 3."),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Overhead",)),
    scene("Permafrost", (3, 6), "range: miss. after: close to 4, draw 1."),
    scene("Ice Blade", (3, 5), "range: miss.", answer="Assault"),
    scene("Dual Ice Strike", (3, 6), "range: miss."),
    play("Flying Ice Strike", (4, 7), "", turns=1),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1, draw 2.", accept=True),
    scene("Cross", (3, 4), "damage: they take 3. after: retreat to 1, draw 2.", accept=True),
    scene("Crystal Strike", (1, 6), "before: close to 4. range: miss."),
    scene("Crystal Strike", (1, 5), "before: close to 4. hit: push to 6. damage: they take 3."),
    scene("Permafrost", (3, 4),
        "hit: +2 Power. damage: they take 7. stun: they are stunned. after: close to 3, draw 1.",
        other_hand=(),
    ),
    scene("Permafrost", (3, 4), "damage: they take 5. after: close to 3, draw 1."),
    scene("Permafrost", (3, 6), "range: miss. after: close to 4, draw 1.", other_hand=()),
]  # fmt: skip
ME = "jin"
THREE = ("Grasp", "Cross", "Dive")
ASTRAL_HEAT = "Arctic Dungeon"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face, (1, 9))


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_4() -> None:
    check_exceed(ME, 4)


def test_his_astral_heat() -> None:
    check_astral_heat(ME, ASTRAL_HEAT)
    check_gauge_price(ME, "Arctic Dungeon", 4)
    check_burst(ME, ASTRAL_HEAT)


def test_when_striking_he_buys_2_cards_for_after_the_attack() -> None:
    table = duel(ME, "Violent Ice", "Block", spaces=(3, 9), gauge=("Dive",), accept=True)
    assert (table.count(0, "hand"), table.paid(0)) == (2, ["Dive"])
    assert duel(ME, "Violent Ice", "Block", spaces=(3, 9), gauge=("Dive",)).count(0, "hand") == 0


def test_when_he_exceeds_he_draws_2() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *THREE, "Spike")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.count(0, "overdrive")) == (3, 4)


@rule("EX 23.8")
def test_in_overdrive_he_draws() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.idle()
    table.idle()
    table.pick("Dive")
    assert table.cards(0, "overdrive") == ["Cross"]
    assert table.count(0, "hand") == 2  # the draw of his turn before, and the one of the overdrive


def test_exceeded_his_attacks_discard_and_draw() -> None:
    table = duel(ME, "Violent Ice", "Block", exceeded=True, other_hand=("Dive",))
    while table.asked != "action":
        table.choose(table.state.options[0])
    assert (table.cards(1, "discard"), table.count(0, "hand")) == (["Dive"], 1)


# ---- the attacks


def test_arctic_dungeon_has_the_guard_of_the_hand_and_empties_the_other() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.gauge(0, *THREE, "Spike")
    table.player(0).aside.remove(table.card(0, ASTRAL_HEAT))
    table.player(0).deck.append(table.card(0, ASTRAL_HEAT))
    table.hand(0, ASTRAL_HEAT, "Sweep", "Focus")
    table.hand(1, "Block", "Dive", "Cross")
    table.pause("attack")
    table.strike(ASTRAL_HEAT, "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.stats(0), table.range(0)) == ((8, 0, 0, 2), (1, 8))
    table.go()
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (table.count(1, "hand"), table.damage(1)) == (0, [6])


@pytest.mark.parametrize(("exceeded", "stats"), [(False, (4, 4, 1, 4)), (True, (5, 4, 2, 4))])
def test_ice_fang_is_stronger_exceeded_and_closes(exceeded: bool, stats: tuple[int, ...]) -> None:
    table = duel(ME, "Ice Fang", "Block", spaces=(3, 8), gauge=THREE[:2], exceeded=exceeded, pause="attack")
    assert table.stats(0) == stats
    table.go()
    while table.asked == "order":
        table.order("Close 1-3")
    assert table.movements == {("close", 1), ("close", 2), ("close", 3)}


@pytest.mark.parametrize(
    ("attack", "spaces", "more", "expected"),
    [
        ("Moonsong", (3, 5), {"gauge": THREE}, (3, 5, [6])),
        ("Violent Ice", (3, 4), {}, (3, 4, [4])),
        ("Violent Ice", (3, 4), {"answering": True}, (3, 4, [2])),
        ("Crystal Strike", (3, 7), {}, (6, 8, [3])),
        ("Permafrost", (3, 4), {"hand": ("Dive",)}, (3, 4, [7])),
        ("Permafrost", (3, 4), {}, (3, 4, [5])),
        ("Permafrost", (3, 5), {}, (4, 5, [5])),
        ("Dual Ice Strike", (3, 4), {}, (3, 6, [3])),
    ],
)
def test_hits_and_moves(
    attack: str, spaces: tuple[int, int], more: dict[str, object], expected: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Sweep", spaces=spaces, pause="clean-up", **more)  # type: ignore[arg-type]
    assert outcome(table) == expected


def test_moonsong_and_dual_ice_strike_gain_advantage() -> None:
    assert duel(ME, "Moonsong", "Sweep", spaces=(3, 5), gauge=THREE).turn_of == 0
    assert duel(ME, "Dual Ice Strike", "Sweep", spaces=(6, 8)).turn_of == 0
    assert duel(ME, "Dual Ice Strike", "Sweep", spaces=(3, 4)).turn_of == 1


def test_ice_blade_closes_and_draws() -> None:
    table = duel(ME, "Ice Blade", "Block", spaces=(3, 7))
    assert table.movements == {("stay", 0), ("close", 1), ("close", 2)}
    table.move("close", 2)
    assert (outcome(table), table.count(0, "hand")) == ((5, 7, [2]), 1)


# ---- the boosts


@pytest.mark.parametrize("card", ["Moonsong", "Violent Ice", "Crystal Strike"])
def test_boosts_that_strike(card: str) -> None:
    table = Table(ME, QUIET)
    table.hand(0, card, "Dive", "Sweep")
    table.boost(card)
    if table.asked == "pay":
        table.pay("Dive")
    assert (table.asked, table.seat, table.cards(0, "boosts")) == ("set attack", 0, [card])


def test_boosts_in_a_strike() -> None:
    boosts = ("Moonsong", "Permafrost")
    assert duel(ME, "Cross", "Block", spaces=(3, 9), boosts=boosts, pause="attack").stats(0) == (3, 8, 0, 4)
    table = duel(ME, "Focus", "Sweep", spaces=(3, 5), boosts=("Violent Ice",))
    table.no()
    assert (table.damage(1), table.turn_of) == ([5], 0)
    table = duel(ME, "Violent Ice", "Block", boosts=("Crystal Strike",))
    refuse(table)
    assert table.damage(1) == [4]
    assert "Crystal Strike" in table.cards(0, "gauge")


@pytest.mark.parametrize(("mine", "theirs"), [(("Dive", "Cross"), 5), ((), 2)])
def test_power_of_order_makes_both_hands_4(mine: tuple[str, ...], theirs: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Ice Fang", "Sweep", *mine)
    table.hand(1, *("Grasp", "Cross", "Assault", "Dive", "Spike")[:theirs])
    table.boost("Ice Fang")
    if table.asked == "pay":
        table.pay("Sweep")
    while table.asked == "discard to limit":
        assert table.seat == 1
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.count(1, "hand")) == (5, 4)


def test_cool_under_pressure_and_scorn() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Permafrost")
    table.boost("Permafrost")
    assert table.count(0, "hand") == 3
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Ice Blade")
    table.boost("Ice Blade")
    assert (table.at(1), table.count(0, "hand"), table.asked, table.seat) == (8, 1, "action", 0)


@rule("EX 8.16")
def test_flying_ice_strike_holds_the_opponent_until_the_end_of_a_later_turn() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Dual Ice Strike", "Dive")
    table.hand(1, "Grasp", "Cross")
    table.boost("Dual Ice Strike")
    assert table.cards(0, "boosts") == ["Dual Ice Strike"]  # not in the turn in which it was played
    assert table.moves == []
    table.idle()
    table.idle()
    assert table.cards(0, "gauge") == ["Dual Ice Strike"]
