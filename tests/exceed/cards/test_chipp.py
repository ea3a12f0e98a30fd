"""Chipp Zanuff: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import Choice, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1
from tests.table import Table

FACES = [
    Face("Zansei Rouga", "ultra", (1, 2), 2, 9, 0, 0, "Suck a Sage", "continuous", gauge=2, cancel=1),
    Face("Banki Messai", "ultra", (1, 1), 5, 4, 0, 0, "Play the Hero", "instant", gauge=1),
    Face("Beta Blade", "special", (1, 2), 1, 7, 0, 0, "Shogun!", "continuous", cancel=1),
    Face("Alpha Blade", "special", (1, 2), 1, 6, 0, 0, "Daijoubu!", "continuous", cancel=1),
    Face("Resshou", "special", (1, 2), 2, 5, 0, 0, "Harakiri!", "continuous", cancel=1),
    Face("Gamma Blade", "special", (1, 5), 3, 3, 0, 0, "Sushi!", "continuous", cancel=1),
    Face("Genrouzan", "special", (1, 1), 3, 2, 0, 0, "Sukiyaki!", "continuous", cancel=1),
]
SCENES = [
    scene("Cross", (3, 6), "range: miss. after: retreat to 1, [may].", exceeded=True),
    scene("Zansei Rouga", (3, 6), "before: [may]. range: miss. after: [may]."),
    scene("Zansei Rouga", (6, 8),
        "before: [may], [pay or none], pay Dive, [pay or none], pay Grasp, +1 Power, advance to 9, +1 "
        "Power, advance to 5. range: miss. after: [may].",
        "yes", ("gauge", "Dive"), ("gauge", "Grasp"),
    ),
    scene("Banki Messai", (3, 4), "before: close to 3. hit: push to 6, draw 2. damage: they take 5. after: [may]."),
    scene("Beta Blade", (3, 6), "range: miss. after: close to 4, [may]."),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1, [may].", boosts=("Shogun!",)),
    scene("Resshou", (3, 6), "range: miss. after: [choose], advantage, [may]."),
    scene("Gamma Blade", (2, 8), "range: miss. after: [may], [may]."),
    scene("Genrouzan", (3, 4), "before: close to 3. damage: they take 1. stun: they are stunned. after: [may].",
        answer="Block"),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1, Genrouzan to gauge, [may].", boosts=("Sukiyaki!",)),
    scene("Zansei Rouga", (3, 4),
        "before: [may], [pay or none], pay Grasp, [pay or none], pay Dive, [pay or none], pay Dust, [pay "
        "or none], pay Slash, +1 Power, advance to 7, +1 Power, advance to 3, +1 Power, advance to 7, +1 "
        "Power, advance to 3. damage: they take 6. after: [may].",
        "yes", ("gauge", "Grasp"), ("gauge", "Dive"), ("gauge", "Dust"), ("gauge", "Slash"), gauge=("Grasp",
        "Dive", "Dust", "Slash", "Focus", "Block", "Sweep"), discard=(),
    ),
    play("Sushi!", (4, 7), "retreat to 2, [cancel or none]."),
    scene("Cross", (9, 8), "before: advance to 5. range: miss. after: retreat to 2, [may].", boosts=("Sushi!",)),
    scene("Cross", (1, 3), "before: advance to 5. damage: they take 3. after: retreat to 8, [may].",
        boosts=("Sushi!",)),
    scene("Cross", (2, 3), "damage: they take 3. after: retreat to 1, [may].", boosts=("Sushi!",)),
]  # fmt: skip
ME = "chipp"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@pytest.mark.parametrize("exceeded", [False, True])
def test_after_each_attack_he_may_step(exceeded: bool) -> None:
    table = duel(ME, "Sweep", "Block", spaces=(3, 6), exceeded=exceeded)
    assert (table.asked, table.seat, table.damage(1)) == ("may", 0, [4])
    table.yes()
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert table.at(0) == 2
    table = duel(ME, "Sweep", "Block", spaces=(3, 9), exceeded=exceeded)  # a miss, too
    respond(table, "no")
    assert (table.at(0), table.asked) == (3, "action")


def test_exceeded_he_may_draw_when_he_cancels() -> None:
    for exceeded in (False, True):
        table = Table(ME, "shovelknight")
        table.exceed(0, exceeded)
        table.hand(0, "Shogun!")
        table.gauge(0, "Grasp")
        table.boost("Shogun!")
        table.yes()
        assert table.asked == ("may" if exceeded else "action")
        if exceeded:
            table.yes()
        assert (table.count(0, "hand"), table.asked) == (int(exceeded), "action")
    table = Table(ME, "shovelknight")
    table.exceed(0)
    table.prepare()
    assert (table.asked, table.seat) == ("action", 1), "Prepare is nothing to cancel"


def after(attack: str, spaces: tuple[int, int], *choices: Choice, **more: object) -> Table:
    """A strike against a Block in which his own line is done last, and declined."""
    table = duel(ME, attack, "Block", spaces=spaces, **more)  # type: ignore[arg-type]
    respond(table, *choices)
    while table.asked in {"order", "may"}:
        if table.asked == "may":
            table.no()
        else:
            table.choose(table.state.options[-1])
    return table


@pytest.mark.parametrize(
    ("attack", "spaces", "result"),
    [
        ("Banki Messai", (3, 7), (6, 9, [3])),
        ("Banki Messai", (3, 8), (6, 8, [])),
        ("Beta Blade", (3, 5), (4, 5, [0])),
        ("Beta Blade", (3, 8), (4, 8, [])),
        ("Alpha Blade", (3, 5), (7, 5, [2])),
        ("Alpha Blade", (2, 7), (5, 7, [0])),
        ("Genrouzan", (3, 6), (5, 6, [1])),
        ("Genrouzan", (3, 7), (5, 7, [])),
    ],
)
def test_attacks(attack: str, spaces: tuple[int, int], result: tuple[int, int, list[int]]) -> None:
    assert outcome(after(attack, spaces, gauge=("Grasp",))) == result


def test_cards_that_hits_draw() -> None:
    assert after("Banki Messai", (3, 7), gauge=("Grasp",)).count(0, "hand") == 2
    assert after("Beta Blade", (3, 5)).count(0, "hand") == 1
    assert after("Beta Blade", (3, 8)).count(0, "hand") == 0


@pytest.mark.parametrize(("paid", "at", "damage"), [(0, 3, [0]), (1, 7, [1]), (2, 3, [2])])
def test_zansei_rouga_runs_and_hits_harder_for_each_gauge(paid: int, at: int, damage: list[int]) -> None:
    table = duel(ME, "Zansei Rouga", "Block", spaces=(3, 5), gauge=("Grasp", "Cross", "Dive", "Focus"))
    left = table.cards(0, "gauge")
    assert (table.asked, len(left)) == ("may", 2)
    table.yes()
    for name in left[:paid]:
        table.pay(name, gauge=True)
    if paid < 2:
        table.no()
    respond(table, "no")
    assert outcome(table)[::2] == (at, damage)


@pytest.mark.parametrize("back", [False, True])
def test_resshou_draws_2_and_returns_or_gains_advantage(back: bool) -> None:
    table = duel(ME, "Resshou", "Block", spaces=(3, 5))
    assert table.count(0, "hand") == 2
    table.order("Choose one")
    table.alternative(1 if back else 0)
    table.no()
    assert ("Resshou" in table.cards(0, "hand"), table.turn_of) == (back, 1 if back else 0)


@pytest.mark.parametrize("run", [False, True])
def test_gamma_blade_gains_advantage_and_may_advance_3(run: bool) -> None:
    table = duel(ME, "Gamma Blade", "Block", spaces=(3, 8))
    table.order("advance 3")
    respond(table, "yes" if run else "no", "no")
    assert (outcome(table), table.turn_of) == ((6 if run else 3, 8, [1]), 0)


def test_genrouzan_ignores_guard() -> None:
    assert stunned(after("Genrouzan", (3, 6)), 1)


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "theirs"),
    [
        ("Suck a Sage", (3, 8), 3),
        ("Shogun!", (3, 7), 0),
        ("Daijoubu!", (4, 7), 3),
        ("Harakiri!", (3, 7), 0),
    ],
)
def test_boosts(boost: str, stats: tuple[int, int], theirs: int) -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(3, 8), boosts=(boost,), pause="attack")
    assert (table.stats(0)[:2], table.stats(1)[0]) == (stats, 6 + theirs)


def test_shogun_makes_the_opponent_discard() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Shogun!",), other_hand=("Dive", "Focus"))
    assert (table.asked, table.seat) == ("discard to limit", 1)
    table.pick("Dive")
    assert table.cards(1, "hand") == ["Focus"]


def test_play_the_hero_draws_3_for_another_action() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Play the Hero")
    table.boost("Play the Hero")
    assert (table.count(0, "hand"), table.asked, table.seat) == (3, "action", 0)


def test_harakiri_advances_2_and_draws() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, "Harakiri!")
    table.boost("Harakiri!")
    assert (table.at(0), table.count(0, "hand")) == (6, 2)


def test_sushi_retreats_2_and_runs_from_the_edge() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 6))
    table.hand(0, "Sushi!")
    table.boost("Sushi!")
    assert table.at(0) == 1
    for space, at in ((1, 4), (2, 2), (9, 6)):
        table = duel(ME, "Sweep", "Block", spaces=(space, 7 if space < 9 else 3), boosts=("Sushi!",))
        assert table.at(0) == at


def test_sukiyaki_dodges_range_1_and_goes_to_the_gauge() -> None:
    for space, hit in ((4, False), (5, True)):
        table = duel(ME, "Sweep", "Cross", spaces=(3, space), boosts=("Sukiyaki!",))
        assert (len(table.damage(0)) > 0) == hit
    table = duel(ME, "Sweep", "Block", spaces=(3, 5), boosts=("Sukiyaki!",))
    table.order("Add this boost")
    assert table.cards(0, "gauge") == ["Genrouzan"]
