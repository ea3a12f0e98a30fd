"""Polar Knight: every card, both sides of his own, his five Ice Spikes."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Icicle Drop", "ultra", (1, 8), 8, 2, 2, 0, "Rebuild", "instant", gauge=3),
    Face("Snow Slash", "ultra", (1, 2), 4, 0, 2, 3, "Block And...", "continuous", gauge=2),
    Face("Stomp", "special", (1, 2), 0, 7, 0, 0, "Reach", "continuous", 1),
    Face("Shovel Charge", "special", (1, 1), 3, 5, 0, 0, "Shattering Stomp", "instant"),
    Face("Shovel Slam", "special", (1, 3), 5, 4, 0, 3, "Dashing Through", "instant", force=1),
    Face("Polar Plow", "special", (1, 7), 5, 2, 0, 6, "Overpower", "continuous", 1),
    Face("Shovel Drop", "special", (1, 1), 3, 1, 1, 5, "Avalanche", "instant", 1),
]
SCENES = [
    scene("Cross", (3, 6), "range: miss. after: retreat to 1, [may].", exceeded=True),
    scene("Snow Slash", (3, 6), "range: miss. after: [pick 1, 2, 4, 5], Ice Spike 1 on 1.", answer="Block"),
    scene("Stomp", (3, 6), "range: miss. after: [pick 1, 2, 4, 5], Ice Spike 1 on 1."),
    scene("Shovel Charge", (3, 4),
        "before: close to 3. hit: draw 1, [may]. damage: they take 3. after: Ice Spike 1 on 2.",
    ),
    scene("Shovel Slam", (3, 7),
        "range: miss. after: [pick 2, 4], Ice Spike 1 on 2, [pick 1, 2, 4, 5, 6], Ice Spike 2 on 1.",
    ),
    play("Dashing Through", (2, 8), "[may], [pick 1, 2, 3, 4, 5, 6, 7, 9], move to 1.", "yes"),
    scene("Polar Plow", (1, 9), "range: miss. after: close to 4, [pick 1, 2, 3, 5, 6, 7, 8], Ice Spike 1 on 1.",
        answer="Block"),
    scene("Shovel Drop", (3, 4),
        "before: Ice Spike 1 on 3, [advance 2, advance 3], advance to 6. range: miss. after: [pick 3, 5, "
        "7], Ice Spike 1 off, [pick 5, 7], Ice Spike 1 on 5.",
        answer="Block",
    ),
    play("Avalanche", (4, 7), "[may], [pay], again.", "yes"),
    scene("Cross", (3, 5), "damage: they take 3. after: retreat to 1, [may], [pick 2, 3], Ice Spike 1 on 2.",
        "yes", exceeded=True),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1, [may].", exceeded=True, tokens={"Ice Spike": (6,)}),
    scene("Cross", (3, 5), "hit: [may], Ice Spike 1 off, +3 Power. damage: they take 6. after: retreat to 1, [may].",
        "yes", exceeded=True, tokens={"Ice Spike": (5,)}),
    scene("Icicle Drop", (3, 5),
        "hit: [may]. damage: they take 8. stun: they are stunned. after: [advance 1, advance 2, advance "
        "3, do not move], [pick 1, 2, 4, 5, 6, 7, 8, 9], Ice Spike 2 on 1.",
        tokens={"Ice Spike": (5,)},
    ),
    play("Rebuild", (4, 7),
        "draw 2, [pick 5, 9 or none], Ice Spike 1 off, [pick 9 or none], draw 1, Icicle Drop to gauge.",
        ("space", 5), "no", tokens={"Ice Spike": (5, 9)},
    ),
    scene("Shovel Charge", (1, 7), "before: close to 3. range: miss. after: [pick 2, 4], Ice Spike 1 on 2."),
    scene("Shovel Slam", (3, 6),
        "hit: [may], Ice Spike 1 off, [pull 1, push 1], push to 7. damage: they take 5. after: [pick 2, "
        "4], Ice Spike 1 on 2, [pick 1, 2, 4, 5, 6], Ice Spike 2 on 1.",
        "yes", tokens={"Ice Spike": (7,)},
    ),
    scene("Shovel Slam", (3, 8),
        "range: miss. after: [pick 2, 4, 7], Ice Spike 2 on 2, [pick 1, 2, 4, 5, 6, 7], Ice Spike 3 on 1.",
        tokens={"Ice Spike": (7,)},
    ),
    scene("Polar Plow", (1, 9),
        "before: [may]. range: miss. after: close to 4, [pick 1, 2, 3, 4, 5, 6, 7, 8], Ice Spike 2 on 1.",
        answer="Block", tokens={"Ice Spike": (4,)},
    ),
    scene("Polar Plow", (2, 9),
        "before: [may], Ice Spike 1 on 9. hit: [may]. damage: they take 3. after: close to 5, [pick 1, 2, "
        "3, 4, 6, 7, 8, 9], Ice Spike 2 on 1.",
        "yes", answer="Block", tokens={"Ice Spike": (4,)},
    ),
    scene("Shovel Drop", (3, 6),
        "before: Ice Spike 1 on 3, [advance 2, advance 3], advance to 5. hit: [pull 1, push 1], push to "
        "7. damage: they take 3. after: [pick 3, 4, 6], Ice Spike 1 off, [pick 4, 6], Ice Spike 1 on 4.",
        answer="Block",
    ),
    play("Dashing Through", (1, 9), "[may], [pick 1, 2, 3, 4, 5, 6, 7].", "yes"),
]  # fmt: skip
ME = "polar"
SPIKE = "Ice Spike"
THREE = ("Grasp", "Cross", "Dive")


def fight(attack: str, answer: str, spaces: tuple[int, int], *spikes: int, **more: object) -> Table:
    """A strike with Ice Spikes on these spaces."""
    return ordered(duel(ME, attack, answer, spaces=spaces, tokens={SPIKE: spikes}, **more))  # type: ignore[arg-type]


def boost(name: str, *spikes: int, spaces: tuple[int, int] = (3, 7), hand: tuple[str, ...] = ()) -> Table:
    """A boost that was played and paid, with Ice Spikes on these spaces."""
    table = Table(ME, QUIET, spaces=spaces)
    table.token(0, SPIKE, *spikes)
    table.hand(0, name, *hand)
    table.boost(name)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


# ---- his own card


def test_when_he_exceeds_for_3_he_places_3_spikes() -> None:
    check_exceed(ME, 3)
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    for space in (3, 7, 9):
        table.space(space)
    assert (table.tokens(0, SPIKE), table.turn_of) == ([3, 7, 9], 1)


@pytest.mark.parametrize("exceeded", [False, True])
def test_after_his_attack_a_spike_goes_to_an_empty_space_in_range(exceeded: bool) -> None:
    table = fight("Sweep", "Block", (3, 6), 1, 9, exceeded=exceeded)
    if exceeded:
        assert table.asked == "may"
        table.yes()
    assert table.spaces == [1, 2, 4, 5, 9]  # one of those on the board may be taken up
    table.space(9)
    assert table.spaces == [2, 4, 5]
    table.space(5)
    assert (table.tokens(0, SPIKE), table.turn_of) == ([1, 5], 1)


def test_a_spike_is_placed_after_a_miss_too() -> None:
    assert fight("Sweep", "Block", (3, 8)).spaces == [1, 2, 4, 5, 6]


@pytest.mark.parametrize(("exceeded", "more"), [(False, 2), (True, 3)])
def test_a_spike_under_the_opponent_may_be_removed_for_power(exceeded: bool, more: int) -> None:
    for accepted in (True, False):
        table = fight("Sweep", "Block", (3, 6), 6, 9, exceeded=exceeded)
        assert (table.asked, table.damage(1)) == ("may", [])
        table.yes() if accepted else table.no()
        assert table.damage(1) == [4 + more if accepted else 4]
        assert table.tokens(0, SPIKE) == ([9] if accepted else [6, 9])


# ---- Ultras


@pytest.mark.parametrize("gauge", [(), ("Dive",)])
def test_avalanche_sells_the_action_for_gauge_only(gauge: tuple[str, ...]) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Avalanche", *THREE)
    table.gauge(0, *gauge)
    table.boost("Avalanche")
    table.pay("Cross")
    assert table.asked == ("may" if gauge else "action")


@rule("EX 15.5")
def test_icicle_drop_hits_only_an_opponent_on_a_spike() -> None:
    table = fight("Icicle Drop", "Block", (3, 6), 5, gauge=THREE)
    assert table.damage(1) == []
    table = fight("Icicle Drop", "Block", (3, 6), 6, gauge=THREE)
    table.no()
    assert table.damage(1) == [6]


def test_icicle_drop_cannot_be_stunned_and_advances_up_to_3() -> None:
    table = fight("Icicle Drop", "Sweep", (4, 6), gauge=THREE)
    assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2), ("advance", 3)}
    table.move("advance", 0)
    table.choose(table.state.options[0])  # a spike; then the opponent's attack
    assert [event.numbers for event in table.events("stun", 0)] == [(4, 0, 1)]
    assert not stunned(table, 0)


def test_rebuild_draws_2_and_1_for_each_spike_removed_and_becomes_gauge() -> None:
    table = boost("Icicle Drop", 2, 5, 8)
    assert table.count(0, "hand") == 2
    table.space(2)
    table.space(8)
    table.no()
    assert (table.tokens(0, SPIKE), table.count(0, "hand")) == ([5], 5)  # with the draw at the end of the turn
    assert table.cards(0, "gauge") == ["Icicle Drop"]


@pytest.mark.parametrize("spikes", [(), (5,)])
def test_rebuild_without_removing_is_discarded(spikes: tuple[int, ...]) -> None:
    table = boost("Icicle Drop", *spikes)
    if spikes:
        table.no()
    assert (table.count(0, "hand"), table.cards(0, "discard"), table.cards(0, "gauge")) == (3, ["Icicle Drop"], [])


def test_snow_slash_buys_2_armor_for_each_force_and_pushes_2() -> None:
    table = duel(ME, "Snow Slash", "Assault", spaces=(3, 4), gauge=THREE[:2], hand=("Focus", "Block"))
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    table.pay("Focus")
    table.no()
    ordered(table)
    assert (table.damage(0), table.at(1), table.damage(1)) == ([0], 6, [4])


@pytest.mark.parametrize(("paid", "damage"), [(1, 2), (2, 0)])
def test_snow_slash_takes_2_less_of_a_sweep_for_each_force(paid: int, damage: int) -> None:
    table = duel(ME, "Snow Slash", "Sweep", spaces=(3, 4), gauge=("Focus", "Block", *THREE[:2]))
    table.yes()
    for _ in range(paid):
        table.choose(table.state.options[-1])
    if table.asked == "pay":
        table.no()
    assert table.damage(0) == [damage]


def test_block_and_takes_gauge_only_and_2_less_for_each() -> None:
    table = duel(ME, "Focus", "Sweep", spaces=(3, 4), boosts=("Block And...",), gauge=("Dive", "Block"), hand=THREE)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    table.pay("Dive", gauge=True)
    assert table.payments == {("Block", "gauge", 1)}
    table.pay("Block", gauge=True)
    assert table.damage(0) == [0]


def test_block_and_buys_2_armor_for_each_gauge() -> None:
    table = duel(ME, "Sweep", "Assault", spaces=(3, 4), boosts=("Snow Slash",), gauge=("Focus", "Block"))
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    table.pay("Focus", gauge=True)
    table.no()
    assert table.damage(0) == [2]


# ---- Specials


@pytest.mark.parametrize(("spikes", "removable"), [((6,), [6]), ((5, 7), [5, 7]), ((4, 8), [])])
def test_stomp_pushes_2_and_a_spike_near_the_opponent_buys_advantage(
    spikes: tuple[int, ...], removable: list[int]
) -> None:
    table = fight("Stomp", "Block", (3, 4), *spikes)
    if not removable:
        assert (table.asked, table.at(1)) == ("pick space", 6)
        table.space(2)
        assert table.turn_of == 1
        return
    assert (table.asked, table.at(1)) == ("may", 6)
    table.yes()
    if len(removable) > 1:
        assert table.spaces == removable
        table.space(removable[0])
    table.space(2)
    assert (table.turn_of, table.tokens(0, SPIKE)) == (0, sorted({2, *spikes} - {removable[0]}))


def test_reach_gives_1_range_and_starts_a_strike() -> None:
    table = boost("Stomp", hand=("Cross", "Dive", "Sweep"))
    assert (table.asked, table.seat) == ("set attack", 0)
    assert duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Stomp",), pause="attack").range(0) == (1, 3)


def test_shovel_charge_closes_2_draws_and_draws_for_each_spike_the_opponent_enters() -> None:
    table = fight("Shovel Charge", "Block", (3, 6), 7, 8, 9)
    assert (table.at(0), table.count(0, "hand"), table.asked) == (5, 1, "may")
    table.yes()
    assert table.movements == {("push", 1), ("push", 2)}
    table.move("push", 2)
    ordered(table)
    if table.asked == "may":
        table.no()
    assert (table.at(1), table.count(0, "hand"), table.damage(1)) == (8, 3, [1])


def test_shattering_stomp_places_2_spikes() -> None:
    table = boost("Shovel Charge")
    table.space(7)
    table.space(2)
    assert (table.tokens(0, SPIKE), table.turn_of) == ([2, 7], 1)


def test_shovel_slam_removes_a_spike_beside_the_opponent_to_move_it_and_places_one_beside_him() -> None:
    table = fight("Shovel Slam", "Block", (3, 5), 6, hand=("Grasp",))
    assert table.asked == "may"
    table.yes()
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert (table.at(1), table.tokens(0, SPIKE), table.asked) == (6, [], "order")
    table.order("next to you")
    assert table.spaces == [2, 4]
    table.space(2)
    table.space(4)
    assert table.tokens(0, SPIKE) == [2, 4]
    table = fight("Shovel Slam", "Block", (3, 5), 5, hand=("Grasp",))
    table.no()  # of his own card: a spike under the opponent is none beside it
    assert table.damage(1) == [3]


def test_dashing_through_moves_up_to_6_and_removes_the_first_2_spikes() -> None:
    table = boost("Shovel Slam", 4, 5, 6, 9)
    table.yes()
    assert table.spaces == [1, 2, 3, 4, 5, 6, 8, 9]
    table.space(9)
    assert (table.at(0), table.tokens(0, SPIKE)) == (9, [6, 9])


def test_polar_plow_loses_1_power_for_each_spike_between() -> None:
    table = fight("Polar Plow", "Block", (3, 7), 3, 4, 6, 7, pause="attack")
    assert table.stats(0)[0] == 3


def test_polar_plow_may_move_a_spike_under_an_opponent_at_an_edge() -> None:
    table = fight("Polar Plow", "Block", (3, 9), 2, 5)
    assert table.asked == "may"
    table.yes()
    assert table.spaces == [2, 5]
    table.space(5)
    assert table.tokens(0, SPIKE) == [2, 9]
    table.yes()
    assert (table.damage(1), table.tokens(0, SPIKE)) == ([5], [2])
    assert fight("Polar Plow", "Block", (3, 8), 2).asked == "pick space"  # the spike to be placed afterwards


def test_polar_plow_closes_3_afterwards() -> None:
    table = fight("Polar Plow", "Block", (2, 7))
    while table.asked == "pick space":
        table.choose(table.state.options[0])
    assert table.at(0) == 5


def test_overpower_gives_2_power_and_starts_a_strike() -> None:
    table = boost("Polar Plow", hand=("Cross", "Dive", "Sweep"))
    assert (table.asked, table.seat) == ("set attack", 0)
    assert duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Polar Plow",), pause="attack").stats(0)[0] == 5


def test_shovel_drop_leaves_a_spike_behind_and_advances_2_or_3() -> None:
    table = fight("Shovel Drop", "Block", (3, 6))
    assert (table.tokens(0, SPIKE), table.movements) == ([3], {("advance", 2), ("advance", 3)})
    table.move("advance", 2)
    ordered(table)
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert (outcome(table)[:2], table.damage(1)) == ((5, 4), [3])


def test_shovel_drop_cannot_be_pushed() -> None:
    table = duel(ME, "Shovel Drop", "Grasp", spaces=(3, 4))
    assert table.seat == 1
    table.move("push", 2)
    assert table.at(0) == 3


def test_avalanche_moves_a_spike_up_to_3_and_may_buy_an_action() -> None:
    table = Table(ME, QUIET)
    table.token(0, SPIKE, 2, 5)
    table.hand(0, "Shovel Drop", "Cross")
    table.gauge(0, "Dive")
    table.boost("Shovel Drop")
    while table.asked == "pay":
        table.pay("Cross")
    table.space(5)
    assert table.spaces == [3, 4, 5, 6, 7, 8]
    table.space(7)
    assert (table.tokens(0, SPIKE), table.asked) == ([2, 7], "may")
    table.yes()
    assert (table.asked, table.seat, table.turn_of) == ("action", 0, 0)
