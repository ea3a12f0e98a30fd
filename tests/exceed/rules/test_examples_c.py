"""The worked examples E27 to E34 and E37 to E43 of docs/rules/examples.md; stand-ins play characters not built yet."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, part, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def struck(table: Table, attack: str, answer: str) -> Table:
    """A strike; each player holds the attack and a Block."""
    table.hand(0, attack, "Block")
    table.hand(1, answer, "Block")
    table.strike(attack, answer)
    return table


def lives(table: Table) -> tuple[int, int]:
    """Both lives."""
    return table.life(0), table.life(1)


GUILE = part("guile", "Flash Kick")
MOLE = part("mole", "Erupt")


@rule("EX 16.4", "EX 16.8", "EX 16.11", "EX 16.14", "EX 25.3", "EX 17.3")
def test_e27_armor_over_several_damages() -> None:
    table = Table(GUILE, MOLE, spaces=(4, 5))
    table.put(1, "boosts", "Molten Armor")
    struck(table, "Flash Kick", "Sweep")
    assert (table.at(1), lives(table)) == (7, (29, 26))
    assert not table.events("stun")
    assert table.asked == "amount"
    table.move("advance", 1)
    assert table.at(0) == 5
    assert table.count(0, "hand") == 0
    assert lives(table) == (23, 26)
    assert table.events("stun", 0)[0].numbers[:2] == (7, 4)
    assert table.cards(1, "boosts") == []
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (["Flash Kick"], ["Sweep"])


def thorny(life: int) -> Table:
    """A, with this life, hits Mole Knight's Molten Armor with Cross; then comes Sweep."""
    table = Table("nehtali", MOLE, spaces=(4, 5))
    table.set_life(0, life)
    table.put(1, "boosts", "Molten Armor")
    return struck(table, "Cross", "Sweep")


@rule("EX 16.12", "EX 16.23", "EX 17.5")
def test_e28_stunned_in_ones_own_attack() -> None:
    table = thorny(30)
    assert table.at(0) == 4, "no retreat"
    assert (table.damage(0), table.damage(1)) == ([2, 6], [3])
    assert (lives(table), table.count(0, "hand")) == ((22, 27), 0)
    assert table.cards(0, "gauge") == ["Cross"]


@rule("EX 16.17", "EX 16.18")
def test_e30_non_lethal_damage_at_1_life() -> None:
    table = thorny(1)
    assert table.at(0) == 1, "0 taken of 2: not stunned, so Cross retreats"
    assert table.damage(0) == [0, 6], "Molten Armor lets Sweep reach distance 4"
    assert table.winner == 1


@rule("EX 16.15", "EX 16.17")
def test_e30_non_lethal_damage_outside_a_strike() -> None:
    breaker = stand_in(card("Orb", boost="The opponent takes 5 non-lethal damage.", boost_name="Ground Break"))
    table = Table(breaker, "shovelknight")
    table.hand(0, "Orb")
    table.set_life(1, 4)
    table.put(1, "boosts", "Dig In")
    table.boost("Ground Break")
    assert (table.life(1), table.damage(1)) == (1, [3])
    assert not table.events("stun")


@rule("EX 24.20", "EX 16.9", "EX 16.10")
@pytest.mark.parametrize(("held", "stunned"), [(8, False), (7, True)])
def test_e29_seijuns_guard(held: int, stunned: bool) -> None:
    table = Table("nehtali", part("seijun", ability=True), spaces=(4, 5))
    table.hand(0, "Assault", "Block")
    cards = ["Dive", "Sweep", "Sweep", "Focus", "Focus", "Block", "Block", "Spike", "Spike"]
    table.hand(1, *cards[: held + 1])
    table.strike("Assault", "Dive")
    assert bool(table.events("stun", 1)) == stunned


@rule("EX 19.4", "EX 19.5", "EX 19.6")
def test_e31_ignoring_armor_and_guard() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 6))
    table.pause("clean-up")
    struck(table, "Spike", "Focus")
    assert lives(table) == (30, 25)
    assert table.side(1).stunned
    assert table.side(1).armor_used == 0


SYDNEY = stand_in(
    card("Venom Lash", "If not exceeded, measure range from Serena.", reach="2-4", power=3, speed=4),
    card(
        "Spore Burst",
        "If not exceeded, measure range from Serena.\nHit: Push 3.",
        reach="0-2",
        power=5,
        speed=2,
        guard=6,
    ),
    exceed_ability="On exceed: Remove Serena. If your life is 10 or less, gain 5 life.",
    marker="Serena",
)


@rule("EX 15.4", "EX 15.5", "EX 15.10", "EX 19.11")
@pytest.mark.parametrize(("nehtali", "hits"), [(9, False), (8, True)])
def test_e32_range_from_another_origin(nehtali: int, hits: bool) -> None:
    table = Table(SYDNEY, "nehtali", spaces=(3, nehtali))
    table.token(0, "Serena", 5)
    struck(table, "Venom Lash", "Darkness Barrier")
    assert table.events("range", 0)[0].numbers[1] == nehtali - 5
    assert table.life(1) == (27 if hits else 30)
    assert bool(table.events("stun", 1)) == hits


@rule("EX 8.15", "EX 24.21")
@pytest.mark.parametrize("exceeded", [False, True])
def test_e33_push_from_the_fighter(exceeded: bool) -> None:
    table = Table(SYDNEY, "nehtali", spaces=(3, 4))
    if exceeded:
        table.exceed(0)  # the fighter is Serena now
    else:
        table.token(0, "Serena", 5)
    table.hand(0, "Spore Burst", "Block")
    table.hand(1, "Spike", "Block")
    table.strike("Spore Burst", "Spike")  # which is faster and misses
    assert table.events("range", 0)[0].numbers[:2] == (1, 1), "1 from Serena on 5, or from the fighter"
    assert table.at(1) == 7, "pushed away from the fighter, over the space of Serena's token"


@rule("EX 17.15")
def test_e34_advantage_twice() -> None:
    table = struck(Table("ryu", "nehtali", spaces=(4, 5)), "Donkey Kick", "Assault")
    assert (table.at(1), lives(table)) == (7, (26, 24))
    assert not table.events("stun", 0)
    assert table.turn_of == 0


@rule("EX 17.4", "EX 19.2", "EX 19.3")
def test_e37_sustain() -> None:
    glory = card(
        "Flash",
        boost="+2 Guard.\nCleanup: If you are not stunned, sustain your continuous boosts.",
        boost_kind="continuous",
        boost_name="Shades of Glory",
    )
    table = Table(stand_in(glory), "nehtali", spaces=(1, 9))
    table.put(0, "boosts", "Shades of Glory")
    struck(table, "Focus", "Sweep")
    assert table.cards(0, "boosts") == ["Flash"]
    table.state.players[0].space, table.state.players[1].space = 4, 5
    table.hand(1, "Cross", "Block")
    table.hand(0, "Grasp", "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Cross")
    table.set("Grasp")
    table.move("push", 2)
    assert table.cards(0, "boosts") == ["Flash"], "faster and not stunned: Cross was"
    table.hand(0, "Dive", "Block")
    table.hand(1, "Assault", "Block")
    table.state.players[0].space, table.state.players[1].space = 4, 5
    table.strike("Dive", "Assault")
    assert table.events("stun", 0)
    assert table.cards(0, "boosts") == []


@rule("EX 23.7", "EX 23.8", "EX 23.9", "EX 4.10", "EX 5.12")
def test_e38_overdrive_to_revert() -> None:
    table = Table(stand_in(exceed=4, exceed_ability="On exceed: Draw 2.\nOverdrive: Draw 1."), "nehtali", spaces=(1, 9))
    table.gauge(0, "Dive", "Dive", "Grasp", "Grasp", "Focus")
    table.choose(c.EXCEED_ACTION)
    table.pay("Dive", "Dive", "Grasp", "Grasp", gauge=True)
    assert (table.count(0, "overdrive"), table.cards(0, "gauge"), table.count(0, "hand")) == (4, ["Focus"], 3)
    for left in (3, 2, 1, 0):
        table.hand(0)
        table.choose(c.PREPARE)
        while table.asked in {"discard overdrive", "discard to limit"}:
            table.choose(table.state.options[0])
        assert (table.asked, table.turn_of) == ("action", 0)
        assert (table.count(0, "overdrive"), table.count(0, "hand")) == (left, 1)
        assert table.player(0).exceeded == (left > 0)
        table.choose(c.PREPARE)


@rule("EX 23.11", "EX 23.12", "EX 23.13", "EX 5.13", "EX 5.14")
def test_e39_astral_heat() -> None:
    table = Table("ragna", "nehtali")
    player = table.player(0)
    player.discard, player.deck = player.deck[:9], player.deck[9:15]
    table.refresh()
    table.choose(c.RESHUFFLE)
    assert table.cards(0, "hand") == ["Black Onslaught"]
    assert (table.count(0, "deck"), table.count(0, "discard")) == (15, 0)
    table.choose(c.PREPARE)
    assert not table.can(c.RESHUFFLE)


@rule("EX 23.19", "EX 23.21", "EX 4.13", "EX 4.14")
@pytest.mark.parametrize("other", ["prepare", "strike"])
def test_e40_season_7_cancel(other: str) -> None:
    table = Table("giovanna", "nehtali", spaces=(1, 9))
    table.hand(0, "Microdash", "Cross", "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Dive", "Dive")
    table.boost("Microdash")
    table.move("advance", 1)
    table.yes()
    assert (table.at(0), table.count(0, "hand"), table.count(0, "gauge")) == (2, 3, 1)
    if other == "prepare":
        table.choose(c.PREPARE)
        assert table.count(0, "hand") == 5, "1 for Prepare, 1 for the end of the turn"
    else:
        table.strike("Cross", "Focus")
        assert table.count(0, "hand") == 2, "no draw"
    assert table.turn_of == 1


@rule("EX 23.15", "EX 23.16", "EX 23.17")
def test_e41_revert() -> None:
    table = Table("hyde", "nehtali")
    table.exceed(0)
    table.hand(0, "Cross")
    table.action("Revert and take another action")
    assert (table.cards(0, "gauge"), table.cards(0, "hand"), table.player(0).exceeded) == (["Cross"], [], False)
    assert (table.asked, table.turn_of) == ("action", 0)
    table.choose(c.EXCEED_ACTION)
    assert table.player(0).exceeded
    assert table.cards(0, "discard") == ["Cross"]
    table.choose(c.PREPARE)
    table.hand(0)
    with pytest.raises(AssertionError, match="no action"):
        table.action("Revert")


@rule("EX 23.3", "EX 23.4", "EX 23.5")
@pytest.mark.parametrize(("attack", "speed"), [("Hadoken", 6), ("Donkey Kick", 4)])
def test_e42_critical(attack: str, speed: int) -> None:
    table = Table("ryu", "nehtali")
    table.hand(0, attack, "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Dive")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pause("attack")
    table.sets(attack, "Focus")
    assert (table.stats(0)[1], table.count(0, "gauge")) == (speed, 0)


@rule("EX 18.4", "EX 18.5", "EX 18.6")
@pytest.mark.parametrize("first", ["lose", "dvantage"])
def test_e43_two_hit_effects(first: str) -> None:
    table = Table(part("kykisuke", "Sacred Edge"), "nehtali", spaces=(2, 6))
    table.gauge(0, "Dive", "Dive", "Cross", "Cross")
    table.hand(0, "Sacred Edge", "Block")
    table.hand(1, "Sweep", "Block")
    table.strike("Sacred Edge", "Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.order(first)
    assert bool(table.events("advantage")) == (first == "dvantage")
    assert (table.asked, table.seat) == ("amount", 0)
    table.move("close", 3)
    assert table.at(0) == 5
    assert table.events("advantage")
    assert table.turn_of == 0
