"""Ramlethal Valentine: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, refuse
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Mortobato", "ultra", (1, 2), 4, 7, 0, 0, "Necessary Discrepancy", "instant", gauge=3),
    Face("Calvados", "ultra", (1, 5), 4, 1, 1, 5, "Diva of Despair", "continuous", gauge=1, cancel=1),
    Face("Dauro", "special", (1, 1), 2, 6, 0, 0, "Lucifero", "instant"),
    Face("Bajoneto", "special", (2, 4), 3, 5, 0, 0, "Brigadier Sword", "continuous", cancel=1),
    Face("Erarlumo", "special", (1, 1), 3, 5, 0, 0, "Delayed Explosion", "continuous"),
    Face("Agresa Ordono", "special", (1, 4), 4, 3, 0, 3, "Efficient", "continuous"),
    Face("Sabrobato", "special", (1, 2), 4, 2, 0, 5, "Impose", "instant", cancel=1),
]
ME = "ramlethal"
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- her own card


def test_exceeding_costs_3_and_draws_3() -> None:
    check_exceed(ME, 3)
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.turn_of) == (4, 1)  # with the draw at the end of the turn


@pytest.mark.parametrize("answering", [False, True])
@pytest.mark.parametrize(("exceeded", "power"), [(False, 3), (True, 4)])
def test_she_buys_range_for_2_force(answering: bool, exceeded: bool, power: int) -> None:
    for bought in (True, False):
        table = duel(
            ME, "Cross", "Block", spaces=(1, 9), gauge=("Dive", "Focus"), exceeded=exceeded, accept=bought,
            answering=answering, pause="attack",
        )  # fmt: skip
        assert (table.stats(0)[0], table.range(0)) == ((power, (1, 3)) if bought else (3, (1, 2)))
        assert len(table.paid(0)) == (2 if bought else 0)


@pytest.mark.parametrize("exceeded", [False, True])
def test_cards_in_hand_are_force_for_it_too(exceeded: bool) -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.exceed(0, exceeded)
    table.hand(0, "Cross", "Dive", "Focus")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Dive", "Focus")
    assert (table.asked, table.cards(0, "hand")) == ("set attack", ["Cross"])


# ---- attacks


@pytest.mark.parametrize(
    ("attack", "answer", "spaces", "result"),
    [
        ("Mortobato", "Sweep", (3, 5), (3, 5, [4])),
        ("Mortobato", "Sweep", (3, 6), (3, 6, [])),
        ("Calvados", "Block", (3, 7), (3, 9, [2])),
        ("Calvados", "Block", (3, 9), (3, 9, [])),
        ("Calvados", "Block", (3, 6), (3, 8, [2])),
        ("Bajoneto", "Focus", (3, 5), (4, 5, [3])),  # Focus is not pushed, and the push falls short
        ("Dauro", "Sweep", (3, 6), (5, 7, [2])),
        ("Dauro", "Block", (3, 7), (5, 7, [])),
        ("Bajoneto", "Sweep", (3, 6), (5, 8, [3])),
        ("Bajoneto", "Sweep", (5, 7), (7, 9, [3])),
        ("Bajoneto", "Sweep", (6, 8), (8, 9, [5])),  # the push falls short
        ("Bajoneto", "Block", (3, 8), (5, 8, [])),
        ("Sabrobato", "Block", (3, 5), (3, 6, [2])),
        ("Sabrobato", "Block", (7, 9), (7, 9, [4])),  # the push falls short
        ("Sabrobato", "Block", (6, 9), (6, 9, [])),
    ],
)
def test_attacks_that_move(
    attack: str, answer: str, spaces: tuple[int, int], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(duel(ME, attack, answer, spaces=spaces, gauge=THREE)) == result


@pytest.mark.parametrize("spaces", [(3, 7), (3, 9)])
def test_calvados_of_the_initiator_adds_a_card_of_the_discard_pile_to_the_gauge(spaces: tuple[int, int]) -> None:
    table = duel(ME, "Calvados", "Block", spaces=spaces, gauge=("Focus",), discard=TWO)
    assert table.asked == "pick card"
    names = {table.match.card(option % 256).name for option in table.state.options}
    assert names == {*TWO, "Focus"}
    table.pick("Cross")
    hit = spaces == (3, 7)
    assert table.cards(0, "gauge") == (["Cross", "Calvados"] if hit else ["Cross"])
    table = duel(ME, "Calvados", "Block", spaces=spaces, gauge=("Focus",), discard=TWO, answering=True)
    assert (table.cards(0, "gauge"), table.asked) == (["Calvados"] if hit else [], "action")


@pytest.mark.parametrize("opponent", [6, 8])
def test_bajoneto_gains_advantage_whether_it_hits_or_not(opponent: int) -> None:
    assert duel(ME, "Bajoneto", "Block", spaces=(3, opponent)).turn_of == 0


@pytest.mark.parametrize("opponent", [4, 6])
def test_erarlumo_closes_2_draws_2_and_adds_a_hand_card_to_the_gauge(opponent: int) -> None:
    table = duel(ME, "Erarlumo", "Block", spaces=(3, opponent), hand=("Focus",))
    assert (table.at(0), table.asked, table.count(0, "hand")) == (3 if opponent == 4 else 5, "pick card", 3)
    assert not table.can(c.PASS)
    table.pick("Focus")
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == (["Focus", "Erarlumo"], 2)
    assert table.damage(1) == [1]
    table = duel(ME, "Erarlumo", "Block", spaces=(3, 7), hand=("Focus",))
    assert (table.at(0), table.cards(0, "hand"), table.cards(0, "gauge")) == (5, ["Focus"], [])


@pytest.mark.parametrize(("way", "at"), [("close", 4), ("retreat", 2)])
def test_agresa_ordono_moves_1_and_adds_the_top_card_of_the_deck_to_the_gauge(way: str, at: int) -> None:
    table = duel(ME, "Agresa Ordono", "Block", spaces=(3, 7), pause="attack")
    top = table.cards(0, "deck")[-1]
    table.go()
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move(way, 1)
    assert (outcome(table), table.cards(0, "gauge")) == ((at, 7, [2]), [top, "Agresa Ordono"])


@pytest.mark.parametrize(("spaces", "drawn"), [((7, 9), 1), ((3, 5), 0), ((1, 9), 0)])
def test_sabrobato_draws_1_if_the_push_falls_short(spaces: tuple[int, int], drawn: int) -> None:
    assert duel(ME, "Sabrobato", "Block", spaces=spaces).count(0, "hand") == drawn


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Diva of Despair", (3, 6, 0, 0), (1, 2)),
        ("Brigadier Sword", (3, 6, 0, 0), (1, 3)),
        ("Delayed Explosion", (3, 6, 0, 0), (1, 2)),
        ("Efficient", (3, 6, 0, 4), (1, 2)),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(1, 9), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


def test_necessary_discrepancy_takes_the_gauge_to_hand_and_gives_another_action() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Necessary Discrepancy", "Focus")
    table.gauge(0, *TWO)
    table.boost("Necessary Discrepancy")
    assert (sorted(table.cards(0, "hand")), table.cards(0, "gauge")) == (["Cross", "Focus", "Grasp"], [])
    assert (table.asked, table.seat) == ("action", 0)


@pytest.mark.parametrize(("opponent", "space"), [(4, 6), (5, 5)])
def test_diva_of_despair_pushes_2_at_range_1(opponent: int, space: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Diva of Despair")
    table.boost("Diva of Despair")
    assert (table.at(1), table.cards(0, "boosts")) == (space, ["Calvados"])


@pytest.mark.parametrize(("boost", "card"), [("Diva of Despair", "Calvados"), ("Brigadier Sword", "Bajoneto")])
@pytest.mark.parametrize("opponent", [4, 9])
def test_boosts_that_become_gauge_with_a_hit(boost: str, card: str, opponent: int) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, opponent), boosts=(boost,))
    assert table.cards(0, "gauge") == ([card, "Cross"] if opponent == 4 else [])
    assert table.cards(0, "boosts") == []


def test_lucifero_returns_a_special_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Lucifero", "Focus")
    table.put(0, "discard", "Cross", "Sabrobato", "Mortobato", "Bajoneto")
    table.boost("Lucifero")
    names = {table.match.card(option % 256).name for option in table.state.options}
    assert (table.asked, names) == ("pick card", {"Sabrobato", "Bajoneto"})
    table.pick("Bajoneto")
    refuse(table)
    assert (table.asked, table.seat, table.cards(0, "hand")) == ("set attack", 0, ["Focus", "Bajoneto"])


@pytest.mark.parametrize(("spaces", "result"), [((5, 6), (2, 7, [3])), ((8, 9), (5, 9, [5]))])
def test_delayed_explosion_pushes_1_and_gives_2_power_if_that_falls_short(
    spaces: tuple[int, int], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(ordered(duel(ME, "Cross", "Sweep", spaces=spaces, boosts=("Delayed Explosion",)))) == result


def test_delayed_explosion_draws_2() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Delayed Explosion")
    table.boost("Delayed Explosion")
    assert (table.count(0, "hand"), table.turn_of) == (3, 1)


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_efficient_draws_2_for_each_of_up_to_2_force(paid: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Efficient", *THREE)
    table.boost("Efficient")
    table.yes() if paid else table.no()
    table.pay(*THREE[:paid])
    if paid == 1:
        table.no()
    assert (table.count(0, "hand"), table.cards(0, "boosts")) == (3 + paid + 1, ["Agresa Ordono"])
    assert table.turn_of == 1


@pytest.mark.parametrize(("opponent", "at"), [(7, 4), (4, 3)])
def test_impose_closes_1_and_draws_2(opponent: int, at: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Impose")
    table.boost("Impose")
    assert (table.at(0), table.count(0, "hand"), table.turn_of) == (at, 3, 1)


# ---- when, where and how much


MOMENTS = moments("""
Calvados          | attack | 1 | hit after
Calvados          | attack | 8 | after
Diva of Despair   | boost  | 1 | hit
Diva of Despair   | boost  | 8 | never
Dauro             | attack | 1 | before hit
Dauro             | attack | 8 | before
Bajoneto          | attack | 2 | hit after
Bajoneto          | attack | 8 | after
Brigadier Sword   | boost  | 1 | hit
Brigadier Sword   | boost  | 8 | never
Erarlumo          | attack | 1 | before hit
Erarlumo          | attack | 8 | before
Delayed Explosion | boost  | 1 | hit
Delayed Explosion | boost  | 8 | never
Agresa Ordono     | attack | 1 | hit
Agresa Ordono     | attack | 8 | never
Sabrobato         | attack | 1 | hit
Sabrobato         | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
