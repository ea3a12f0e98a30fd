"""Taokaka: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, scene
from tests.exceed.cards.duel import Choice, attacks, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_astral_heat, check_burst, check_step_and_strike
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Hexa Edge!", "ultra", (1, 1), 6, 7, 0, 0, "Almost Becoming Two!", "continuous", 1, gauge=3),
    Face("Imma Beat The Crap Outta You!", "ultra", (1, 1), 7, 4, 0, 0, "Meow I'm Serious!", "continuous", 1, gauge=2),
    Face("Cat Spirit One!", "special", (1, 2), 2, 6, 0, 0, "Feral Fury!", "continuous", force=1),
    Face("Kitty Litter Special!", "special", (3, 5), 3, 5, 0, 0, "Pounce!", "instant"),
    Face("Double Paw Strike!", "special", (1, 2), 4, 5, 0, 0, "Cat Jump!", "instant"),
    Face("Slashy Slashy!", "special", (1, 2), 3, 3, 0, 4, "Let's Play!", "instant"),
    Face("Trick Edge!", "special", (1, 1), 4, 3, 0, 0, "Surprise!", "instant", 1),
]
SCENES = [
    scene("Hexa Edge!", (3, 4), "before: advance to 6, [may]. range: miss.", exceeded=True),
    scene("Attack Meow Pow!", (3, 4), "before: advance to 8. range: miss."),
    scene("Hexa Edge!", (3, 5), "range: miss."),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Almost Becoming Two!",)),
    scene("Imma Beat The Crap Outta You!", (3, 4),
        "before: close to 3. damage: they take 7. stun: they are stunned.",
    ),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Meow I'm Serious!",)),
    scene("Cat Spirit One!", (3, 4),
        "hit: [may], [pay or none], pay Cross, [pay or none], pay Dive, +1 Power, +1 Power. damage: they "
        "take 4. after: retreat to 1.",
        "yes", ("pay", "Cross"), ("gauge", "Dive"),
    ),
    scene("Kitty Litter Special!", (3, 6), "hit: close to 5, advantage. damage: they take 3. after: draw 1."),
    scene("Double Paw Strike!", (3, 6), "range: miss."),
    scene("Slashy Slashy!", (3, 4),
        "hit: [may], [pay or none], pay Assault, [pay or none], pay Cross, +1 Power, draw 1, +1 Power, "
        "draw 1. damage: they take 5. after: push to 6.",
        "yes", ("gauge", "Assault"), ("pay", "Cross"),
    ),
    scene("Cross", (3, 6),
        "before: advance to 5, [may], [pay], pay Dive, retreat to 3. range: miss. after: retreat to 1.",
        "yes", wild=True,
    ),
    scene("Cross", (3, 6), "before: advance to 5, [may]. damage: they take 3. after: retreat to 2.", wild=True),
    scene("Trick Edge!", (1, 6), "before: close to 4. range: miss."),
    scene("Trick Edge!", (1, 5), "before: close to 4. damage: they take 4. stun: they are stunned."),
    scene("Trick Edge!", (2, 5), "range: miss."),
]  # fmt: skip
ME = "taokaka"
FOUR = ("Grasp", "Cross", "Dive", "Focus")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


def test_attack_meow_pow_waits_until_she_reshuffles() -> None:
    check_astral_heat(ME, "Attack Meow Pow!")
    check_burst(ME, "Attack Meow Pow!")


def test_attack_meow_pow_runs_4() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, "Attack Meow Pow!")
    table.gauge(0, *FOUR)
    table.hand(1, "Block")
    table.pause("attack")
    table.strike("Attack Meow Pow!", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.stats(0), table.range(0), table.paid(0)) == ((9, 5, 0, 0), (1, 1), list(FOUR))
    table.go()
    assert outcome(table) == (7, 8, [7])


@pytest.mark.parametrize(("wild", "answering", "at"), [(True, False, 5), (False, False, 3), (True, True, 3)])
def test_her_own_wild_swing_runs_2_and_back_for_a_force(wild: bool, answering: bool, at: int) -> None:
    for back in (False, True):
        table = duel(ME, "Cross", "Block", spaces=(3, 9), hand=("Dive",), wild=wild, answering=answering)
        if at == 5:
            assert (table.asked, table.seat, table.at(0)) == ("may", 0, 5)
            table.yes() if back else table.no()
            table.forced()
            assert table.paid(0) == (["Dive"] if back else [])
        assert table.at(0) == max(1, (3 if back else at) - 3)  # Cross retreats 3 afterwards


@pytest.mark.parametrize(("answering", "at"), [(False, 5), (True, 3)])
def test_exceeded_every_strike_of_hers_runs_2_and_back_for_nothing(answering: bool, at: int) -> None:
    for back in (False, True):
        table = duel(ME, "Sweep", "Block", spaces=(3, 9), exceeded=True, answering=answering)
        if at == 5:
            assert (table.asked, table.seat, table.at(0)) == ("may", 0, 5)
            table.yes() if back else table.no()
        assert table.at(0) == (3 if back else at)


@rule("EX 25.1")
def test_turned_up_after_setting_she_does_not_run() -> None:
    # Metamorphosis exceeds her in her own strike: what her Exceed side does when she sets comes too late.
    table = Table("galdred", ME, spaces=(4, 5), first=1)
    table.hand(0, "Metamorphosis", "Dive")
    table.gauge(0, "Dive", "Spike")
    table.hand(1, "Focus")
    table.strike("Focus", "Metamorphosis")
    table.pay("Dive", gauge=True)
    assert table.events("exceed", 1)
    assert (table.at(1), table.life(0), table.turn_of) == (5, 26, 0)


def test_in_overdrive_she_advances_or_retreats_2() -> None:
    table = Table(ME, "shovelknight", spaces=(4, 8), first=1)
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.idle()
    assert (table.asked, table.seat) == ("discard overdrive", 0)
    table.choose(table.named(c.CARD, "Dive"))
    assert table.movements == {("advance", 2), ("retreat", 2)}
    table.move("retreat", 2)
    assert (table.at(0), table.player(0).exceeded, table.asked) == (2, True, "action")


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Hexa Edge!", (3, 4), (), (3, 6, [4])),
        ("Imma Beat The Crap Outta You!", (3, 6), (), (5, 6, [5])),
        ("Imma Beat The Crap Outta You!", (3, 7), (), (5, 7, [])),
        ("Kitty Litter Special!", (3, 8), (), (5, 8, [1])),
        ("Kitty Litter Special!", (3, 5), (), (3, 5, [])),
        ("Double Paw Strike!", (3, 4), (), (3, 5, [4])),
        ("Double Paw Strike!", (3, 5), (), (3, 6, [2])),
        ("Slashy Slashy!", (3, 4), ("no",), (3, 6, [1])),
        ("Slashy Slashy!", (3, 7), (), (3, 9, [])),
        ("Trick Edge!", (1, 4), (), (3, 4, [2])),
        ("Trick Edge!", (9, 5), (), (6, 5, [2])),
        ("Trick Edge!", (2, 4), (), (2, 4, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=FOUR[:3], hand=("Dive",))
    assert outcome(respond(table, *choices)) == result


def test_who_gains_advantage() -> None:
    assert duel(ME, "Hexa Edge!", "Block", spaces=(3, 4), gauge=FOUR).turn_of == 0
    table = duel(ME, "Kitty Litter Special!", "Block", spaces=(3, 6))
    assert (table.turn_of, table.count(0, "hand")) == (0, 1)
    table = duel(ME, "Kitty Litter Special!", "Block", spaces=(3, 5))
    assert (table.turn_of, table.count(0, "hand")) == (1, 1)


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_cat_spirit_one_hits_harder_for_force_and_runs(paid: int) -> None:
    table = duel(ME, "Cat Spirit One!", "Block", spaces=(4, 5), hand=("Dive", "Cross", "Focus"))
    assert (table.asked, table.paid(0)) == ("may", ["Focus"])
    table.yes()
    for name in ("Dive", "Cross")[:paid]:
        table.pay(name)
    table.forced() if paid == 2 else table.no()
    assert outcome(table) == (2, 5, [paid])


@pytest.mark.parametrize("paid", [1, 2])
def test_slashy_slashy_hits_harder_and_draws_for_force(paid: int) -> None:
    table = duel(ME, "Slashy Slashy!", "Block", spaces=(4, 5), hand=("Dive", "Cross"))
    table.yes()
    for name in ("Dive", "Cross")[:paid]:
        table.pay(name)
    table.forced() if paid == 2 else table.no()
    assert (outcome(table), table.count(0, "hand")) == ((4, 7, [1 + paid]), 2)


def test_trick_edge_ignores_guard() -> None:
    table = duel(ME, "Trick Edge!", "Sweep", spaces=(1, 3))
    assert (attacks(table), table.damage(1)) == (1, [4])


# ---- boosts


def test_almost_becoming_two_swings_the_card_that_was_put_on_top() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Hexa Edge!", "Cross", "Focus", "Dive")
    table.hand(1, "Block")
    table.boost("Almost Becoming Two!")
    table.pay("Dive")
    table.pick("Cross")
    assert (table.asked, table.seat, table.side(0).wild) == ("set attack", 1, True)
    assert table.match.card(table.side(0).attack).name == "Cross"
    table.set("Block")
    table.order("Advance 2") if table.asked == "order" else None
    assert table.at(0) == 6  # she ran past, for it is a wild swing
    table.no()
    assert (table.damage(1), table.turn_of) == ([1], 0)


@pytest.mark.parametrize("boost", ["Meow I'm Serious!", "Feral Fury!"])
def test_boosts_that_strike_and_act_on_a_hit(boost: str) -> None:
    table = Table(ME, "shovelknight", spaces=(4, 5))
    table.hand(0, boost, "Sweep", "Dive") if boost == "Meow I'm Serious!" else table.hand(0, boost, "Sweep")
    table.hand(1, "Block")
    table.boost(boost)
    table.forced() if table.asked == "pay" else None
    if table.asked == "pay":
        table.pay("Dive")
    table.sets("Sweep", "Block")
    if boost == "Feral Fury!":
        table.order("Draw 2")
        assert table.count(0, "hand") == 2
        return
    while table.asked == "order":
        table.order("Advance or retreat 3")
    assert table.movements == {("advance", 3), ("retreat", 3)}
    table.move("advance", 3)
    assert (table.at(0), table.damage(1)) == (8, [4])


def test_pounce_and_cat_jump() -> None:
    check_step_and_strike(ME, "Pounce!", 0, {("advance", 1), ("retreat", 1)}, 5)
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Cat Jump!")
    table.boost("Cat Jump!")
    assert (table.at(0), table.turn_of) == (7, 1)


@pytest.mark.parametrize("drop", [False, True])
def test_lets_play_may_discard_the_top_card_before_it_swings(drop: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Let's Play!", "Focus")
    table.hand(1, "Block")
    table.top(0, "Grasp", "Cross")
    table.boost("Let's Play!")
    assert (table.asked, table.seat, [event.cards_for for event in table.events("look")]) == ("may", 0, [0])
    table.yes() if drop else table.no()
    assert (table.asked, table.seat) == ("set attack", 1)
    assert table.match.card(table.side(0).attack).name == ("Cross" if drop else "Grasp")
    assert ("Grasp" in table.cards(0, "discard")) == drop


@pytest.mark.parametrize(("opponent", "at"), [(5, 2), (6, 4)])
def test_surprise_slips_away_from_range_1_and_strikes(opponent: int, at: int) -> None:
    table = Table(ME, "shovelknight", spaces=(4, opponent))
    table.hand(0, "Surprise!", "Dive", "Cross")
    table.boost("Surprise!")
    table.pay("Dive")
    assert (table.at(0), table.asked) == (at, "set attack" if opponent == 5 else "action")
