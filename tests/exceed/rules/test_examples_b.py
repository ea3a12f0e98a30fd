"""The worked examples E1 to E11 and E18 to E22 of docs/rules/examples.md; stand-ins play characters not built yet."""

from __future__ import annotations

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

EMOGINE = stand_in(card("Hand of Judgment", kind="ultra", gauge=2, reach="2", power=7, speed=6, guard=4))
CELINKA = stand_in(
    card(
        "Moon Fall",
        "Before: Advance 3.\nHit: You may seal 1 card from your hand: Sustain your continuous boosts.",
        boost="End of strike: If you hit, you may seal your attack: Draw 2 and discard 1.",
        boost_kind="transform",
        boost_name="Devour My Own Tail",
    ),
    card("Horn", boost="Advance 3.\nStrike.", boost_name="Feral Leap", boost_force=1),
    ability="Exceeding costs 2 less per transformation.",
    exceed=5,
)
TAISEI = stand_in(
    card("Ashen Claws", reach="2-4", power=4, speed=4),
    card(
        "Nightmare Tares",
        kind="ultra",
        gauge=2,
        boost="The opponent has +4 Power.\nNow: Gain 4 life. Draw 2.",
        boost_kind="continuous",
        boost_name="False Life",
    ),
)


def struck(table: Table, attack: str, answer: str, *, ex: bool = False, answer_ex: bool = False) -> Table:
    """A strike; each player holds the attack, its copy if need be, and a Block."""
    for seat, name, doubled in ((0, attack, ex), (1, answer, answer_ex)):
        table.hand(seat, name, *([name] if doubled else []), "Block")
    table.strike(attack, answer, ex=ex, answer_ex=answer_ex)
    return table


def normals(attack: str, answer: str, spaces: tuple[int, int]) -> Table:
    """A strike of two Normals."""
    return struck(Table("nehtali", "nehtali", spaces=spaces), attack, answer)


def lives(table: Table) -> tuple[int, int]:
    """Both lives."""
    return table.life(0), table.life(1)


@rule("EX 13.3", "EX 14.1", "EX 16.3", "EX 16.6", "EX 16.7", "EX 17.5", "EX 17.13")
def test_e1_focus_against_power_7() -> None:
    table = Table(EMOGINE, "nehtali", spaces=(4, 6))
    table.gauge(0, "Dive", "Dive")
    struck(table, "Hand of Judgment", "Focus")
    assert lives(table) == (26, 25)
    assert (table.count(0, "gauge"), table.count(1, "gauge")) == (1, 1)
    assert table.count(1, "hand") == 2
    assert table.turn_of == 1


@rule("EX 12.7", "EX 13.2", "EX 13.7", "EX 15.13", "EX 16.6", "EX 17.6")
def test_e2_focus_against_power_8() -> None:
    table = Table(EMOGINE, "nehtali", spaces=(4, 6))
    table.gauge(0, "Dive", "Dive")
    struck(table, "Hand of Judgment", "Focus", ex=True)
    assert lives(table) == (30, 24)
    assert table.cards(1, "discard") == ["Focus"]
    assert table.count(1, "hand") == 1
    assert table.cards(0, "gauge") == ["Hand of Judgment"]
    assert table.cards(0, "discard") == ["Hand of Judgment", "Dive", "Dive"]


@rule("EX 8.3", "EX 14.1", "EX 15.2", "EX 15.12", "EX 16.4", "EX 4.6", "EX 17.13")
def test_e3_focus_against_dive() -> None:
    table = normals("Focus", "Dive", (3, 7))
    assert (table.at(1), lives(table)) == (4, (27, 26))
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (["Focus"], ["Dive"])
    assert (table.count(0, "hand"), table.count(1, "hand")) == (2, 1), "only Focus drew"
    assert table.turn_of == 1


def celinkas_strike() -> Table:
    """E4 up to the end-of-strike effect of the new transformation."""
    table = Table(CELINKA, TAISEI, spaces=(3, 7))
    table.set_life(1, 15)
    struck(table, "Moon Fall", "Ashen Claws")
    assert table.asked == "may"  # seal a card
    table.no()
    assert (table.at(0), table.life(1)) == (6, 12)
    assert table.asked == "transform or gauge"
    table.choose(c.TO_TRANSFORMATIONS)
    return table


@rule("EX 8.3", "EX 11.1", "EX 11.6", "EX 15.13", "EX 17.6", "EX 17.7")
def test_e4_celinkas_first_strike() -> None:
    table = celinkas_strike()
    assert table.asked == "may"
    table.no()
    assert table.cards(0, "transformations") == ["Moon Fall"]
    assert table.cards(1, "discard") == ["Ashen Claws"]
    assert (table.count(0, "hand"), table.turn_of) == (1, 1)
    table.choose(c.PREPARE)
    table.gauge(0, "Dive", "Dive", "Grasp")
    assert table.can(c.EXCEED_ACTION), "the price is 3"
    table.gauge(0, "Dive", "Dive")
    assert not table.can(c.EXCEED_ACTION)


@rule("EX 10.1", "EX 10.2", "EX 10.4", "EX 10.7", "EX 4.5", "EX 8.9", "EX 12.6", "EX 17.3", "EX 17.11", "EX 17.17")
def test_e5_and_e6_false_life_and_grasp_against_ex_grasp() -> None:
    table = celinkas_strike()
    table.no()
    table.hand(1, "False Life", "Grasp", "Grasp")
    table.top(1, "Dive", "Cross", "Sweep")
    table.boost("False Life")
    assert (table.life(1), table.count(1, "hand")) == (16, 3 - 1 + 2 + 1)
    assert table.cards(1, "boosts") == ["Nightmare Tares"]
    assert table.turn_of == 0
    table.hand(0, "Grasp", "Block")
    table.pause("attack")
    table.strike("Grasp", "Grasp", answer_ex=True)
    assert (table.stats(0)[:2], table.stats(1)[:2]) == ((7, 7), (4, 8))
    table.go()
    assert (table.asked, table.seat) == ("amount", 1)
    table.move("pull", 2)
    assert (table.at(0), table.life(0), table.life(1)) == (9, 26, 16)
    assert table.asked == "action"
    assert table.cards(1, "gauge") == ["Grasp"]
    assert set(table.cards(1, "discard")) == {"Ashen Claws", "Grasp", "Nightmare Tares"}
    assert table.cards(0, "discard") == ["Grasp"]
    assert table.turn_of == 1


@rule("EX 11.7", "EX 17.8", "EX 17.10")
def test_e7_the_new_transformation_is_used_at_once() -> None:
    table = celinkas_strike()
    table.yes()
    assert table.asked == "discard to limit"
    table.choose(table.state.options[0])
    assert (table.cards(0, "sealed"), table.cards(0, "transformations")) == (["Moon Fall"], [])
    assert table.count(0, "hand") == 1 + 2 - 1
    table.choose(c.PREPARE)
    table.gauge(0, "Dive", "Dive", "Grasp", "Grasp")
    assert not table.can(c.EXCEED_ACTION), "the price is 5 again"


@rule("EX 14.2", "EX 8.8")
def test_e8_speed_tie() -> None:
    table = normals("Grasp", "Grasp", (4, 5))
    assert table.seat == 0
    table.move("push", 2)
    assert (lives(table), table.at(1)) == ((30, 27), 7)
    assert table.events("stun", 1)


@rule("EX 8.5", "EX 16.11", "EX 17.14", "EX 22.3", "EX 22.6")
def test_e9_advantage_and_a_faster_player_stunned() -> None:
    table = normals("Assault", "Sweep", (3, 6))
    assert (table.at(0), lives(table)) == (5, (24, 26))
    assert table.count(0, "hand") == 0
    assert table.events("stun", 0)
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (["Assault"], ["Sweep"])
    assert table.turn_of == 0


@rule("EX 8.10", "EX 8.11", "EX 15.8", "EX 22.2")
def test_e10_retreat_into_the_edge() -> None:
    table = normals("Cross", "Assault", (2, 4))
    assert (table.at(0), lives(table)) == (1, (30, 27))
    assert table.events("stun", 1)


@rule("EX 8.3", "EX 8.4", "EX 8.18", "EX 15.7", "EX 19.11", "EX 17.6")
def test_e11_dive_past_the_opponent() -> None:
    table = normals("Dive", "Focus", (4, 6))
    assert (table.at(0), lives(table)) == (8, (30, 30))
    assert table.count(1, "hand") == 2
    assert (table.cards(0, "discard"), table.cards(1, "discard")) == (["Dive"], ["Focus"])


def swinging(discard: str) -> Table:
    """Ken without hand and gauge, his last card Shinryuken, swings; a seed that brings it up again."""
    for seed in range(40):
        table = Table("ken", "nehtali", spaces=(4, 5), seed=seed)
        table.put(0, "discard", discard)
        table.only_deck(0, "Shinryuken")
        table.hand(1, "Focus", "Block")
        table.pause("attack")
        table.choose(c.STRIKE_ACTION)
        table.set("Focus")
        if [event.cards[0] for event in table.events("invalid")][1:2] == [table.card(0, "Shinryuken")]:
            return table
    raise AssertionError("no seed puts Shinryuken on top")


@rule("EX 12.10", "EX 13.5", "EX 13.11", "EX 9.1", "EX 9.3")
def test_e18_a_chain_of_wild_swings_with_an_empty_deck() -> None:
    table = swinging("Sweep")
    assert len(table.events("invalid")) == 2
    assert table.side(0).attack == table.card(0, "Sweep")
    assert table.player(0).reshuffled
    lost = swinging("Guren Senpukyaku")
    assert len(lost.events("invalid")) == 3
    assert lost.winner == 1
    drawing = swinging("Focus")
    assert drawing.winner is None
    drawing.go()
    while drawing.asked in {"may", "order"}:
        drawing.choose(drawing.state.options[0])
    assert drawing.winner == 1, "Focus must draw from the empty deck"


def ken(gauge: int, *, ex: bool = False) -> Table:
    """Ken strikes with Shinryuken against Sweep."""
    table = Table("ken", "nehtali", spaces=(4, 5))
    table.gauge(0, *["Dive", "Dive", "Grasp", "Grasp"][:gauge])
    table.top(0, "Block")
    table.hand(0, "Shinryuken", *(["Shinryuken"] if ex else []), "Cross")
    table.hand(1, "Sweep", "Block")
    table.pause("attack")
    table.strike("Shinryuken", "Sweep", ex=ex)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return table


@rule("EX 12.7", "EX 13.7", "EX 14.3")
def test_e19_ex_ultra() -> None:
    table = ken(4, ex=True)
    assert table.stats(0)[:2] == (12, 7)
    table.go()
    assert table.life(1) == 18
    assert table.events("stun", 1)
    assert table.count(0, "gauge") == 1
    assert len(table.paid(0)) == 4


@rule("EX 13.5", "EX 13.14")
def test_e20_ex_ultra_unpaid() -> None:
    table = ken(2, ex=True)
    assert table.cards(0, "discard") == ["Shinryuken", "Shinryuken"]
    assert table.count(0, "gauge") == 2
    assert table.stats(0) == (0, 0, 2, 3), "Block, and not EX"


@rule("EX 13.6", "EX 13.8", "EX 13.10")
def test_e21_must_pay_from_hand_may_refuse_from_a_swing() -> None:
    for way in ("Guren Senpukyaku", "wild"):
        table = Table("ken", "nehtali", spaces=(1, 9))
        table.gauge(0, "Dive", "Dive", "Grasp")
        table.hand(0, *(["Guren Senpukyaku"] if way != "wild" else []), "Cross")
        table.top(0, *(["Guren Senpukyaku"] if way == "wild" else []), "Sweep")
        table.hand(1, "Focus", "Block")
        table.strike(way, "Focus")
        if way != "wild":
            assert not table.events("invalid")
            assert table.count(0, "gauge") == 0 or table.asked == "pay"
            continue
        assert table.state.options == [c.YES, c.INVALID]
        table.choose(c.INVALID)
        assert table.events("reveal", 0)[-1].cards == (table.card(0, "Sweep"),)
        assert table.asked != "pay or invalid", "Sweep may not be refused"


@rule("EX 13.4", "EX 13.5", "EX 13.7", "EX 13.9")
def test_e22_force_specials() -> None:
    alone = Table("ragna", "nehtali", spaces=(1, 9))
    alone.hand(0, "Inferno Divider")
    alone.hand(1, "Focus", "Block")
    alone.top(0, "Sweep")
    alone.strike("Inferno Divider", "Focus")
    assert alone.events("reveal", 0)[-1].cards == (alone.card(0, "Sweep"),)
    doubled = Table("ragna", "nehtali", spaces=(1, 9))
    doubled.hand(0, "Inferno Divider", "Inferno Divider", "Cross")
    doubled.hand(1, "Focus", "Block")
    doubled.pause("attack")
    doubled.strike("Inferno Divider", "Focus", ex=True)
    assert doubled.paid(0) == ["Cross"]
    assert doubled.stats(0)[:2] == (4, 8)
    swung = Table("ragna", "nehtali", spaces=(1, 9))
    swung.hand(0, "Cross")
    swung.gauge(0, "Dive")
    swung.hand(1, "Focus", "Block")
    swung.top(0, "Inferno Divider")
    swung.strike("wild", "Focus")
    assert swung.state.options == [c.YES, c.INVALID]
