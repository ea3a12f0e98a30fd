"""Shishigami Bang: every card, both sides of his own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, duel, outcome, refuse, respond
from tests.exceed.cards.faces import Face, check
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_2, check_astral_heat, check_burst
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face(
        "Infinite Chaos-Fist of the Void",
        "ultra",
        (1, 1),
        3,
        9,
        0,
        0,
        "Beat A Nail With Your Hammer",
        "continuous",
        1,
        gauge=2,
    ),
    Face("Hyper Shadowstep Strike", "ultra", (1, 1), 8, 7, 0, 0, "For Love And Justice", "continuous", 1, gauge=8),
    Face("Fatal Eruption", "ultra", (1, 2), 5, 5, 0, 4, "Set Nail", "continuous", 1, gauge=1),
    Face("Bang-Style Shuriken", "special", (1, 4), 1, 6, 0, 0, "Instant Ninpo", "instant", force=1),
    Face("Unstoppable Palm Thrust", "special", (1, 2), 4, 5, 0, 4, "Tempest Flying Squirrel Jutsu", "continuous"),
    Face("Void Tempest Kick", "special", (1, 2), 4, 4, 0, 0, "Larger Than Life", "continuous"),
    Face("Pulverizing Blast Jutsu", "special", (1, 2), 5, 2, 1, 5, "Double Jump", "instant"),
]
SCENES = [
    numbers("The Ultimate Bang", (1, 9), (2, 1, 0, 30, 3, 3)),
    scene("The Ultimate Bang", (3, 6), "before: [may], retreat to 2. range: miss.", "yes", answer="Block"),
    scene("Infinite Chaos-Fist of the Void", (3, 4),
        "hit: [pick Assault, Focus, Grasp, Spike or none], Focus to gauge. damage: they take 3.",
        ("pick", "Focus"),
    ),
    numbers("Cross", (1, 9), (3, 7, 0, 0, 1, 2), boosts=("Beat A Nail With Your Hammer",)),
    scene("Fatal Eruption", (3, 4), "hit: push to 9, close to 7, draw 1. damage: they take 5."),
    scene("Cross", (3, 6), "before: [may]. range: miss. after: retreat to 1.", boosts=("Set Nail",)),
    scene("Bang-Style Shuriken", (3, 8), "before: draw 1, [may]. range: miss."),
    scene("Bang-Style Shuriken", (3, 8), "before: draw 1, [may], [pick Cross, Dive, Spike], boost Tech. range: miss.",
        "yes"),
    scene("Unstoppable Palm Thrust", (3, 5),
        "hit: push to 7, advantage. damage: they take 4. stun: they are stunned. after: [may], close to "
        "5.",
        "yes", answer="Assault",
    ),
    scene("Unstoppable Palm Thrust", (3, 6), "range: miss."),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1, [advance 1, retreat 1], advance to 2.",
        boosts=("Tempest Flying Squirrel Jutsu",)),
    scene("Void Tempest Kick", (3, 4),
        "hit: they discard 1. damage: they take 4. stun: they are stunned. after: draw 1.",
    ),
    scene("Infinite Chaos-Fist of the Void", (3, 5), "range: miss.", boosts=("Larger Than Life",)),
    play("Double Jump", (2, 8), "advance to 5."),
    play("Beat A Nail With Your Hammer", (4, 5), "advance to 7. strike"),
    scene("Cross", (3, 8), "range: miss. after: retreat to 1, Infinite Chaos-Fist of the Void to hand.",
        boosts=("Beat A Nail With Your Hammer",), exceeded=True),
    scene("Cross", (3, 4), "damage: they take 3. after: retreat to 1, Infinite Chaos-Fist of the Void to hand.",
        boosts=("Beat A Nail With Your Hammer",), exceeded=True),
    scene("Cross", (3, 4), "damage: they take 3. after: retreat to 1.", boosts=("Beat A Nail With Your Hammer",)),
    scene("Pulverizing Blast Jutsu", (3, 4),
        "before: advance to 6. damage: they take 5. stun: they are stunned. after: [advance 1, advance 2, "
        "do not move, retreat 1, retreat 2].",
        answer="Grasp",
    ),
    scene("Pulverizing Blast Jutsu", (3, 4),
        "before: advance to 7. range: miss. after: [advance 1, advance 2, do not move, retreat 1, retreat "
        "2].",
        answer="Assault",
    ),
    scene("Pulverizing Blast Jutsu", (3, 4), "before: advance to 7. range: miss.", answer="Block"),
    scene("Fatal Eruption", (1, 2), "hit: push to 9, close to 5, draw 1. damage: they take 5."),
    scene("Hyper Shadowstep Strike", (1, 5),
        "before: close to 4, advance to 6. damage: they take 8. stun: they are stunned.",
        gauge=("Grasp", "Dive", "Spike", "Assault", "Sweep", "Block", "Focus", "Cross"), discard=(), hand=(),
    ),
]  # fmt: skip
ME = "bang"
FOUR = ("Grasp", "Cross", "Dive", "Focus")
ASTRAL_HEAT = "The Ultimate Bang"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_4_and_starts_a_strike() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Sweep")
    table.gauge(0, *FOUR)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.asked, table.seat, table.count(0, "overdrive")) == ("set attack", 0, 4)


def test_his_astral_heat() -> None:
    check_astral_heat(ME, ASTRAL_HEAT)
    check_burst(ME, ASTRAL_HEAT)


@rule("EX 2.16")
def test_his_action_looks_at_2_cards_and_keeps_1() -> None:
    table = Table(ME, QUIET)
    table.top(0, "Dive", "Cross", "Sweep")
    table.action()
    assert len(table.state.options) == 2
    table.pick("Cross")
    assert (table.cards(0, "discard"), table.cards(0, "hand")) == (["Dive"], ["Cross", "Sweep"])


def test_in_overdrive_copies_of_the_top_discard_return() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.put(0, "discard", "Dive", "Sweep")
    table.idle()
    table.idle()
    table.pick("Dive")
    assert table.cards(0, "hand").count("Dive") == 2
    assert table.cards(0, "discard") == ["Sweep"]


@pytest.mark.parametrize(("exceeded", "power"), [(False, 4), (True, 5)])
def test_exceeded_his_ex_attacks_are_stronger(exceeded: bool, power: int) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), exceeded=exceeded, ex=True, pause="attack")
    assert table.stats(0)[0] == power


# ---- the attacks


def test_the_ultimate_bang_counts_the_discard_pile() -> None:
    table = Table(ME, QUIET, spaces=(3, 6))
    table.gauge(0, *FOUR)
    table.put(0, "discard", "Spike", "Assault")
    table.player(0).aside.remove(table.card(0, ASTRAL_HEAT))
    table.player(0).deck.append(table.card(0, ASTRAL_HEAT))
    table.hand(0, ASTRAL_HEAT)
    table.hand(1, "Sweep")
    table.strike(ASTRAL_HEAT, "Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.no()
    assert table.damage(1) == [8]  # 2, and the 2 cards and the 4 that were paid


def test_infinite_chaos_fist_takes_a_card_from_the_discard_pile() -> None:
    table = duel(ME, "Infinite Chaos-Fist of the Void", "Block", gauge=FOUR[:2], discard=("Sweep",))
    table.pick("Sweep")
    assert "Sweep" in table.cards(0, "gauge")


@rule("EX 13.3")
def test_hyper_shadowstep_is_free_with_4_specials_in_overdrive() -> None:
    specials = ("Bang-Style Shuriken", "Unstoppable Palm Thrust", "Void Tempest Kick", "Pulverizing Blast Jutsu")
    for overdrive, expected in ((specials, (9, 8, [8])), ((*specials[:3], specials[0]), None)):
        table = Table(ME, QUIET, spaces=(3, 8))
        table.exceed(0)
        table.put(0, "overdrive", *overdrive)
        table.hand(0, "Hyper Shadowstep Strike")
        table.hand(1, "Sweep")
        table.pause("clean-up")
        table.strike("Hyper Shadowstep Strike", "Sweep")
        if expected:
            assert outcome(table) == expected
        else:
            assert table.events("invalid", 0)


@pytest.mark.parametrize(("space", "expected"), [(4, (7, 9, [5])), (5, (7, 9, [5]))])
def test_fatal_eruption_pushes_follows_and_draws(space: int, expected: tuple[int, int, list[int]]) -> None:
    table = duel(ME, "Fatal Eruption", "Sweep", spaces=(3, space), gauge=FOUR[:1], pause="clean-up")
    assert outcome(table) == expected
    assert len(table.events("draw", 0)) >= 1


def test_bang_style_shuriken_draws_and_boosts_for_nothing() -> None:
    table = duel(ME, "Bang-Style Shuriken", "Block", spaces=(3, 6), hand=("Fatal Eruption", "Fatal Eruption"))
    table.yes()
    table.pick("Fatal Eruption")
    assert table.paid(0) == ["Fatal Eruption"]  # the price of the attack, none of the boost
    assert [event.cards for event in table.events("boost", 0)] == [(table.card(0, "Fatal Eruption"),)]


@pytest.mark.parametrize("closes", [True, False])
def test_palm_thrust_pushes_and_follows_a_stun(closes: bool) -> None:
    table = duel(ME, "Unstoppable Palm Thrust", "Cross", boosts=("Hyper Shadowstep Strike", "Hyper Shadowstep Strike"))
    respond(table, "yes" if closes else "no")
    assert (table.at(0), table.at(1), table.turn_of) == (5 if closes else 3, 6, 0)


def test_void_tempest_kick_discards_draws_and_ignores_guard() -> None:
    table = duel(ME, "Void Tempest Kick", "Sweep", other_hand=("Dive",))
    assert (table.damage(0), table.count(0, "hand"), table.count(1, "hand")) == ([], 1, 0)


def test_pulverizing_blast_moves_once_it_was_hit() -> None:
    table = duel(ME, "Pulverizing Blast Jutsu", "Cross", spaces=(3, 5))
    assert (table.damage(0), table.movements) == ([2], {("stay", 0), *BOTH_WAYS_1, *BOTH_WAYS_2})
    table.move("retreat", 1)
    assert outcome(table) == (5, 8, [5])
    table = duel(ME, "Pulverizing Blast Jutsu", "Block", spaces=(3, 5))
    assert (outcome(table), table.asked) == ((7, 5, [3]), "action")


# ---- the boosts


def test_beat_a_nail_advances_strikes_and_returns_when_exceeded() -> None:
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, "Infinite Chaos-Fist of the Void", "Dive", "Sweep")
    table.boost("Infinite Chaos-Fist of the Void")
    table.pay("Dive")
    assert (table.at(0), table.asked, table.seat) == (5, "set attack", 0)
    for exceeded in (True, False):
        table = duel(ME, "Focus", "Block", boosts=("Infinite Chaos-Fist of the Void",), exceeded=exceeded)
        refuse(table)
        assert ("Infinite Chaos-Fist of the Void" in table.cards(0, "hand")) == exceeded


def test_for_love_and_justice_strikes() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Hyper Shadowstep Strike", "Dive", "Sweep")
    table.boost("Hyper Shadowstep Strike")
    table.pay("Dive")
    assert (table.asked, table.seat) == ("set attack", 0)
    table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Hyper Shadowstep Strike",), pause="attack")
    assert table.stats(0)[:2] == (4, 7)


def test_set_nail_and_squirrel_move() -> None:
    table = duel(ME, "Sweep", "Block", boosts=("Fatal Eruption",), spaces=(3, 7))
    table.yes()
    assert table.movements == BOTH_WAYS_2
    table = Table(ME, QUIET)
    table.hand(0, "Unstoppable Palm Thrust")
    table.boost("Unstoppable Palm Thrust")
    assert table.count(0, "hand") == 2
    table = duel(ME, "Sweep", "Block", boosts=("Unstoppable Palm Thrust",), spaces=(3, 7))
    assert table.movements == BOTH_WAYS_1


@rule("EX 20.4")
@pytest.mark.parametrize("again", [True, False])
def test_instant_ninpo_returns_a_boost_to_its_owner(again: bool) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, "Bang-Style Shuriken")
    table.put(1, "boosts", "Sweep")
    table.boost("Bang-Style Shuriken")
    table.forced()
    table.alternative(1 if again else 0)
    assert (table.cards(1, "hand"), table.cards(1, "boosts")) == (["Sweep"], [])
    assert (table.turn_of, table.count(0, "hand")) == ((0, 0) if again else (1, 2))


def test_larger_than_life_and_double_jump() -> None:
    table = duel(ME, "Cross", "Sweep", boosts=("Void Tempest Kick",))
    assert (table.damage(1), table.turn_of) == ([4], 0)
    assert "Void Tempest Kick" in table.cards(0, "gauge")
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Pulverizing Blast Jutsu")
    table.boost("Pulverizing Blast Jutsu")
    assert (table.at(0), table.movements) == (7, BOTH_WAYS_1)
    table.move("advance", 1)
    assert (table.at(0), table.count(0, "hand")) == (6, 2)
