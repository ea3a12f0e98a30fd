"""EX 23: what season 7 adds: other Normals and the cancel."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 23.18", "EX 1.16")
def test_slash_and_dust_stand_for_assault_and_spike() -> None:
    standard = {str(card.name): card for card in Table("nehtali", "ryu").match.fighters[0].cards if card.is_normal()}
    season7 = {str(card.name): card for card in Table("giovanna", "ryu").match.fighters[0].cards if card.is_normal()}
    assert set(standard) - set(season7) == {"Assault", "Spike"}
    assert set(season7) - set(standard) == {"Slash", "Dust"}
    for name, other in season7.items():
        one = standard[{"Slash": "Assault", "Dust": "Spike"}.get(name, name)]
        assert one.copy_key == other.copy_key
        numbers = [(it.low, it.high, it.power, it.speed, it.armor, it.guard, it.attack_words) for it in (one, other)]
        assert numbers[0] == numbers[1]
    old = {str(card.boost_name) for card in standard.values()}
    assert {str(card.boost_name) for card in season7.values()} & old == {"Parry"}, "only Block's stays"


def microdash(*gauge: str) -> Table:
    """Giovanna has boosted Microdash: moved 1 and drawn 1."""
    table = Table("giovanna", "nehtali")
    table.hand(0, "Microdash", "Cross")
    table.gauge(0, *gauge)
    table.boost("Microdash")
    table.move("advance", 1)
    return table


@rule("EX 23.19", "EX 23.21", "EX 4.13")
def test_a_cancel_is_paid_after_the_boost_and_gives_another_action() -> None:
    table = microdash("Focus", "Focus")
    assert (table.asked, table.seat) == ("cancel", 0)
    assert (table.at(0), table.count(0, "hand")) == (4, 2), "the boost was resolved"
    table.yes()
    assert table.cards(0, "gauge") == ["Focus"]
    assert (table.at(0), table.count(0, "hand")) == (4, 2), "it keeps its whole effect"
    assert (table.asked, table.turn_of) == ("action", 0)
    table.choose(c.PREPARE)
    assert table.count(0, "hand") == 4, "1 for Prepare and one end-of-turn draw"
    assert table.turn_of == 1


@rule("EX 23.19")
def test_a_cancel_may_be_left() -> None:
    table = microdash("Focus")
    table.no()
    assert table.cards(0, "gauge") == ["Focus"]
    assert (table.turn_of, table.count(0, "hand")) == (1, 3)


@rule("EX 23.19")
def test_without_the_gauge_no_cancel_is_offered() -> None:
    assert microdash().turn_of == 1


@rule("EX 23.19", "EX 23.21")
def test_a_cancelled_continuous_boost_stays_and_the_strike_after_it_ends_without_a_draw() -> None:
    table = Table("solbadguy", "nehtali", spaces=(4, 5))
    table.hand(0, "Keep yourself alive", "Cross", "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Dive")
    table.boost("Keep yourself alive")
    table.yes()
    assert table.cards(0, "boosts") == ["Night Raid Vortex"]
    table.pause("attack")
    table.strike("Cross", "Focus")
    assert table.stats(0) == (4, 6, 2, 0), "Sol has +1 Power this turn, and the boost's 2 Armor"
    held = table.count(0, "hand")
    table.go()
    assert (table.turn_of, table.count(0, "hand")) == (1, held)


@rule("EX 23.20")
@pytest.mark.parametrize(
    ("character", "boost", "why"),
    [("giovanna", "Pursuit", "no printed cancel price"), ("solbadguy", "Outrage", "no printed cancel price")],
)
def test_no_cancel_without_a_printed_price(character: str, boost: str, why: str) -> None:
    table = Table(character, "nehtali")
    table.hand(0, boost, "Block")
    table.gauge(0, "Dive")
    table.boost(boost)
    assert not table.events("cancel"), why
    assert table.asked != "cancel"


@rule("EX 23.20")
def test_no_cancel_for_a_boost_that_starts_a_strike() -> None:
    text = card("Rush", boost="Strike.").replace('kind = "instant"\n', 'kind = "instant"\ncancel = 1\n')
    table = Table(stand_in(text, normals="season7"), "nehtali")
    table.hand(0, "Rush", "Block")
    table.gauge(0, "Dive")
    table.boost("Rush Boost")
    assert table.asked == "set attack"
    quiet = card("Rush", boost="You may strike.").replace('kind = "instant"\n', 'kind = "instant"\ncancel = 1\n')
    table = Table(stand_in(quiet, normals="season7"), "nehtali")
    table.hand(0, "Rush", "Block")
    table.gauge(0, "Dive")
    table.boost("Rush Boost")
    table.no()
    assert table.asked == "cancel", "it did not start one"


@rule("EX 23.20")
def test_no_cancel_in_a_strike() -> None:
    punch = card("Punch", "Hit: Boost 1 continuous boost from your hand.", reach="1-9", speed=9)
    helper = card("Helper", boost="+1 Power.", boost_kind="continuous")
    helper = helper.replace('kind = "continuous"\n', 'kind = "continuous"\ncancel = 1\n')
    table = Table(stand_in(punch, helper, normals="season7"), "nehtali")
    table.hand(0, "Punch", "Helper")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Dive", "Dive")
    table.pause("clean-up")
    table.strike("Punch", "Focus")
    if table.asked == "pick card":
        table.pick("Helper Boost")
    assert table.damage(1) == [3 + 1 - 2], "the boost was played"
    assert table.cards(0, "gauge") == ["Dive", "Dive"]
    assert table.state.decision == c.PASS, "nothing was asked on the way to clean-up"
