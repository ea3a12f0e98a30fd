"""Kokonoe: every card, both sides of her own; Gravitron, and the attack inside an attack."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import attacks, duel
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_astral_heat, check_gauge_price
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

ME = "kokonoe"
FACES = [
    Face("Dreadnought Exterminator", "ultra", (4, 8), 7, 3, 0, 5, "Reckless Upgrades", "continuous", gauge=4),
    Face("Flaming Belobog v2.73", "ultra", (1, 4), 5, 2, 2, 4, "Jamming Dark v.165", "continuous", gauge=2),
    Face("Absolute Zero v4.32", "special", (1, 2), 2, 6, 0, 0, "Grappling Hook", "continuous"),
    Face("Broken Bunker Assault v2.21", "special", (1, 1), 5, 5, 0, 0, "Impact Hammer", "continuous", force=1),
    Face("Flame Cage v1.43", "special", (2, 5), 3, 3, 1, 3, "Overtime", "continuous"),
    Face("Banishing Rays v3.10", "special", (3, 3), 3, 4, 0, 0, "Planar Haze v1.24", "instant", 1),
    Face("Solid Wheel v3.37", "special", (1, 1), 4, 4, 0, 0, "Timed Explosives", "continuous", 1),
]
SCENES = [
    scene("Cross", (3, 6), "range: miss. after: retreat to 1.", exceeded=True),
    scene("Absolute Zero v4.32", (3, 4),
        "hit: they discard 1, pay Assault, pay Spike, +3 Power, push to 6. damage: they take 5.",
        exceeded=True,
    ),
    numbers("Ultimate Impact", (1, 9), (7, 4, 0, 0, 1, 1)),
    scene("Dreadnought Exterminator", (3, 7),
        "hit: [may], [pay or none], pay Dive, [pay or none], +1 Power. damage: they take 8. stun: they "
        "are stunned.",
        "yes", ("pay", "Dive"),
    ),
    scene("Dreadnought Exterminator", (3, 7), "hit: [may]. damage: they take 7. stun: they are stunned."),
    scene("Dreadnought Exterminator", (3, 7),
        "hit: [may], [pay or none], pay Cross, [pay or none], pay Dive, +1 Power, +1 Power. damage: they "
        "take 9. stun: they are stunned.",
        "yes", ("pay", "Cross"), ("pay", "Dive"),
    ),
    scene("Flaming Belobog v2.73", (3, 7),
        "hit: [pick Assault, Focus, Grasp, Spike or none], Focus to hand, [pick Assault, Grasp, Spike or "
        "none], Grasp to hand. damage: they take 3.",
        ("pick", "Focus"), ("pick", "Grasp"), answer="Block",
    ),
    scene("Sweep", (3, 7), "range: miss. after: [may].", answer="Block", boosts=("Jamming Dark v.165",)),
    scene("Absolute Zero v4.32", (3, 4),
        "hit: they discard 1, pay Assault, pay Spike, +3 Power, push to 6. damage: they take 5.",
    ),
    scene("Broken Bunker Assault v2.21", (3, 4), "before: close to 3. damage: they take 5."),
    scene("Cross", (3, 4),
        "hit: [may], [pay or none], pay Assault, [pay or none], pay Dive, +1 Power, push to 5, +1 Power, "
        "push to 6. damage: they take 5. after: retreat to 1.",
        "yes", ("gauge", "Assault"), ("gauge", "Dive"), boosts=("Impact Hammer",),
    ),
    scene("Flame Cage v1.43", (2, 8), "range: miss. after: [pull 1, push 1], push to 9."),
    scene("Banishing Rays v3.10", (3, 7), "range: miss. after: [advance 1, retreat 1], advance to 4."),
    scene("Solid Wheel v3.37", (3, 4), "before: advance to 8. range: miss."),
    scene("Cross", (3, 5), "before: push to 6. range: miss. after: retreat to 1. cleanup: Gravitron off.",
        accept=True, tokens={"Gravitron": (7,)}),
    scene("Cross", (3, 5), "before: push to 6. range: miss. after: retreat to 1. cleanup: Gravitron off.",
        accept=True, exceeded=True, tokens={"Gravitron": (7,)}),
    scene("Cross", (3, 5), "damage: they take 3. after: retreat to 1. cleanup: Gravitron off.",
        exceeded=True, tokens={"Gravitron": (7,)}),
    scene("Cross", (3, 5), "damage: they take 3. after: retreat to 1."),
    scene("Ultimate Impact", (6, 7), "hit: push to 9. damage: they take 7. stun: they are stunned."),
    scene("Dreadnought Exterminator", (3, 7),
        "hit: [may], [pay or none], pay Dive, [pay or none], pay Cross, [pay or none], pay Sweep, [pay or "
        "none], pay Block, +1 Power, +1 Power, +1 Power, +1 Power. damage: they take 11. stun: they are "
        "stunned.",
        "yes", ("pay", "Dive"), ("pay", "Cross"), ("pay", "Sweep"), ("pay", "Block"), hand=("Dive", "Cross",
        "Sweep", "Block", "Focus"), discard=(),
    ),
    scene("Absolute Zero v4.32", (3, 4), "hit: they discard 1. damage: they take 2.", gauge=()),
    scene("Broken Bunker Assault v2.21", (1, 5), "before: close to 3. range: miss."),
    scene("Broken Bunker Assault v2.21", (1, 4), "before: close to 3. damage: they take 5."),
    scene("Cross", (3, 4), "damage: they take 3. after: retreat to 1.", boosts=("Impact Hammer",), gauge=()),
    play("Overtime", (4, 7),
        "draw 4, [may]. your turn: Flame Cage v1.43 to gauge, [discard Assault, Block, Cross, Dive, "
        "Flaming Belobog v2.73, Focus, Spike], discard 1, [discard Assault, Block, Cross, Flaming Belobog "
        "v2.73, Focus, Spike], discard 1, [discard Assault, Block, Flaming Belobog v2.73, Focus, Spike], "
        "discard 1.",
        turns=1,
    ),
]  # fmt: skip
TWO = ("Grasp", "Cross")
FOUR = (*TWO, "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def struck(attack: str, answer: str, spaces: tuple[int, int], gravitron: int, **more: object) -> Table:
    """A strike with Gravitron on a space; nothing is paid for its pull."""
    table = Table(ME, "shovelknight", spaces=spaces)
    table.hand(0, attack, *more.get("hand", ()))  # type: ignore[misc]
    table.gauge(0, *more.get("gauge", ()))  # type: ignore[misc]
    table.hand(1, answer, "Focus")
    table.token(0, "Gravitron", gravitron)
    table.strike(attack, answer)
    while table.asked == "pay":
        table.choose(table.state.options[-1])
    return table


# ---- her own card


def test_exceeding_costs_2_places_gravitron_and_gives_another_action() -> None:
    check_exceed(ME, 2)
    table = Table(ME, "shovelknight")
    table.gauge(0, *TWO)
    table.choose(c.EXCEED_ACTION)
    table.pay("Grasp", gauge=True)
    table.space(6)
    assert (table.player(0).tokens, table.asked, table.seat) == ([6], "action", 0)


def test_a_continuous_boost_may_place_gravitron_and_a_strike_takes_it_away() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, "Flame Cage v1.43")
    table.boost("Flame Cage v1.43")
    table.yes()
    table.space(5)
    assert table.player(0).tokens == [5]
    table = struck("Spike", "Sweep", (1, 9), 5)
    assert table.player(0).tokens == [c.OFF_BOARD]


@pytest.mark.parametrize("exceeded", [False, True])
def test_1_force_pulls_the_opponent_toward_gravitron(exceeded: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, "Spike", "Grasp")
    table.hand(1, "Sweep")
    table.token(0, "Gravitron", 5)
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Grasp")
    table.set("Spike")
    table.set("Sweep")
    assert table.at(1) == 6


@rule("EX 7.7")
def test_exceeded_force_pays_gauge_costs_and_ultras_may_be_refused() -> None:
    table = duel(ME, "Flaming Belobog v2.73", "Block", spaces=(3, 6), hand=("Grasp", "Cross"), exceeded=True)
    while table.asked == "may" and table.seat == 0:
        table.no()
    while table.asked == "pay" and table.seat == 0:
        table.choose(table.state.options[0])
    assert sorted(table.paid(0)) == ["Cross", "Grasp"]
    table = Table(ME, "shovelknight", spaces=(3, 6))
    table.exceed(0)
    table.hand(0, "Flaming Belobog v2.73", *TWO)
    table.top(0, "Sweep")
    table.hand(1, "Block", "Focus")
    table.strike("Flaming Belobog v2.73", "Block")
    assert (table.asked, table.seat) == ("may", 0)
    table.pause("attack")
    table.yes()
    assert table.match.card(int(table.side(0).attack)).name == "Sweep"
    assert "Flaming Belobog v2.73" in table.cards(0, "discard")


# ---- attacks


def test_ultimate_impact_goes_to_the_gauge_if_invalid_and_draws_any_number_at_range_4() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, "Ultimate Impact")
    table.gauge(0, *FOUR)
    table.hand(1, "Sweep")
    table.strike("Ultimate Impact", "Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.at(1) == 7
    assert (table.asked, max(option % 1024 for option in table.state.options) >= 5) == ("amount", True)
    table.choose(c.NUMBER + 3)
    assert len(table.events("draw", 0)[-1].cards) == 3
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, "Ultimate Impact")
    table.hand(1, "Sweep")
    table.strike("Ultimate Impact", "Sweep")
    assert "Ultimate Impact" in table.cards(0, "gauge")


def test_dreadnought_exterminator_is_dearer_and_stronger_exceeded() -> None:
    for exceeded, power, price in ((False, 7, 4), (True, 14, 8)):
        table = Table(ME, "shovelknight", spaces=(2, 7))
        table.exceed(0, exceeded)
        table.hand(0, "Dreadnought Exterminator")
        table.gauge(0, *FOUR, *FOUR)
        table.hand(1, "Block")
        table.pause("attack")
        table.strike("Dreadnought Exterminator", "Block")
        if table.asked == "may":
            table.no()
        while table.asked == "pay":
            table.choose(table.state.options[0])
        assert (table.stats(0)[0], len(table.paid(0))) == (power, price)


def test_flaming_belobog_returns_cards_at_range_3_or_more() -> None:
    table = duel(ME, "Flaming Belobog v2.73", "Focus", spaces=(3, 6), gauge=TWO, discard=("Dive", "Spike"))
    table.pick("Dive")
    table.pick("Grasp")
    assert sorted(table.cards(0, "hand")) == ["Dive", "Grasp"]
    assert duel(ME, "Flaming Belobog v2.73", "Sweep", spaces=(3, 5), gauge=TWO).asked != "pick card"


def test_absolute_zero_discards_and_spends_2_gauge_if_it_can() -> None:
    table = duel(ME, "Absolute Zero v4.32", "Sweep", gauge=TWO, other_hand=("Dive",))
    assert (table.count(1, "hand"), table.damage(1), table.at(1)) == (0, [5], 6)
    table = duel(ME, "Absolute Zero v4.32", "Sweep", gauge=("Grasp",), other_hand=("Dive",))
    assert (table.damage(1), table.at(1)) == ([2], 4)


def test_broken_bunker_assault_is_slower_with_gravitron_and_stronger_on_it() -> None:
    table = struck("Broken Bunker Assault v2.21", "Sweep", (3, 6), 5, hand=("Grasp", "Dive"))
    assert [event.numbers[0] for event in table.events("speed", 0)] == [3]
    assert (table.at(0), table.damage(1)) == (5, [7])


def test_flame_cage_hits_harder_from_afar_and_pushes_or_pulls() -> None:
    table = duel(ME, "Flame Cage v1.43", "Sweep", spaces=(3, 7))
    assert table.damage(1) == [5]
    assert table.movements == {("push", 1), ("pull", 1)}
    assert duel(ME, "Flame Cage v1.43", "Sweep", spaces=(3, 6)).damage(1) == [3]


def test_banishing_rays_is_faster_with_gravitron() -> None:
    table = struck("Banishing Rays v3.10", "Sweep", (3, 6), 9)
    assert [event.numbers[0] for event in table.events("speed", 0)] == [6]
    assert table.movements == {("advance", 1), ("retreat", 1)}


@pytest.mark.parametrize(("gravitron", "space", "gains"), [(5, 5, True), (1, 8, False)])
def test_solid_wheel_stops_on_gravitron_and_gains_advantage(gravitron: int, space: int, gains: bool) -> None:
    table = struck("Solid Wheel v3.37", "Sweep", (3, 6), gravitron)
    assert (table.at(0), len(table.events("advantage", 0)) == 1) == (space, gains)


# ---- boosts


def test_burst_draws_2_is_sealed_and_gives_another_action() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Ultimate Impact")
    table.boost("Ultimate Impact")
    assert (table.count(0, "hand"), table.cards(0, "sealed"), table.seat) == (2, ["Ultimate Impact"], 0)


def test_reckless_upgrades_strengthens_the_opponent_and_fills_the_gauge() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Dreadnought Exterminator")
    table.put(0, "discard", *FOUR)
    table.boost("Dreadnought Exterminator")
    table.no()
    assert sorted(table.cards(0, "gauge")) == ["Cross", "Dive", "Sweep"]
    table = duel(ME, "Block", "Sweep", boosts=("Dreadnought Exterminator",), pause="attack")
    assert table.stats(1)[0] == 9


@rule("EX 25.10", "EX 25.11")
def test_jamming_dark_makes_an_attack_after_one_at_range_4() -> None:
    table = duel(
        ME, "Spike", "Sweep", spaces=(3, 5), boosts=("Flaming Belobog v2.73",), hand=("Flame Cage v1.43", "Dive")
    )
    assert attacks(table) == 2 or table.asked != "may", "at range 2 there is none"
    table = duel(
        ME, "Block", "Spike", spaces=(3, 7), boosts=("Flaming Belobog v2.73",), hand=("Flame Cage v1.43", "Dive")
    )
    table.order("At range 4")
    table.yes()
    table.pick("Flame Cage v1.43")
    assert table.damage(1) == [5], "3 and 2 from range 4"
    table.move("push", 1)
    assert "Flame Cage v1.43" in table.cards(0, "gauge")


def test_grappling_hook_strikes_reaches_further_pulls_and_draws() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 6))
    table.hand(0, "Absolute Zero v4.32", "Grasp")
    table.hand(1, "Sweep")
    table.boost("Absolute Zero v4.32")
    table.no()
    table.set("Grasp")
    table.set("Sweep")
    table.order("Pull 2")
    assert (table.at(1), table.count(0, "hand")) == (4, 1)
    table.move("push", 1)
    assert table.damage(1) == [3]


def test_impact_hammer_gives_armor_and_sells_power_for_gauge() -> None:
    table = duel(
        ME, "Spike", "Sweep", spaces=(3, 5), boosts=("Broken Bunker Assault v2.21",), gauge=TWO, pause="attack"
    )
    assert table.stats(0)[2] == 2
    table.go()
    table.yes()
    while table.asked == "pay":
        table.choose(table.state.options[-1])
    assert table.damage(1) == [7]
    assert table.at(1) == 7


def test_overtime_draws_4_and_discards_3_at_the_start_of_the_turn() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Flame Cage v1.43", "Grasp")
    table.boost("Flame Cage v1.43")
    table.no()
    assert table.count(0, "hand") == 1 + 4 + 1
    table.idle()
    assert (table.asked, table.cards(0, "gauge")) == ("discard to limit", ["Flame Cage v1.43"])


def test_planar_haze_moves_to_gravitron_or_advances() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 9))
    table.hand(0, "Banishing Rays v3.10", "Grasp")
    table.token(0, "Gravitron", 6)
    table.boost("Banishing Rays v3.10")
    table.forced()
    assert (table.at(0), table.asked, table.seat) == (6, "action", 0)
    table = Table(ME, "shovelknight", spaces=(3, 9))
    table.hand(0, "Banishing Rays v3.10", "Grasp")
    table.boost("Banishing Rays v3.10")
    table.forced()
    assert table.movements == {("advance", 4), ("advance", 5)}


def test_timed_explosives_is_2_power_and_goes_to_the_gauge() -> None:
    table = duel(ME, "Spike", "Sweep", spaces=(3, 5), boosts=("Solid Wheel v3.37",))
    assert (table.damage(1), "Solid Wheel v3.37" in table.cards(0, "gauge")) == ([7], True)


# ---- her sides


def test_a_reshuffle_brings_her_astral_heat() -> None:
    check_astral_heat(ME, "Ultimate Impact")
    check_gauge_price(ME, "Ultimate Impact", 4)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize("there", [False, True])
def test_with_gravitron_on_the_board_a_pull_is_sold_for_1_force(exceeded: bool, there: bool) -> None:
    table = Table(ME, "shovelknight")
    table.exceed(0, exceeded)
    if there:
        table.token(0, "Gravitron", 5)
    table.hand(0, "Cross", "Dive", "Focus")
    table.choose(c.STRIKE_ACTION)
    if not there:
        assert table.asked == "set attack"
        return
    table.yes()
    table.pay("Dive")
    assert (table.asked, table.cards(0, "hand")) == ("set attack", ["Cross", "Focus"])


@rule("EX 23.8")
@pytest.mark.parametrize("accepted", [False, True])
def test_in_overdrive_she_may_place_gravitron_anywhere(accepted: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7), first=1)
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.idle()
    assert table.asked == "discard overdrive"
    table.pick("Dive")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes() if accepted else table.no()
    if accepted:
        assert table.spaces == list(range(1, 10))
        table.space(9)
    assert (table.tokens(0, "Gravitron"), table.asked) == ([9] if accepted else [], "action")
