"""Why an act is not possible: in words, with the number of the rule."""

import pytest

from tests.hackclad.table import Table
from wildswing.hackclad.decisions import decision_of


def blocked(table: Table) -> dict[str, str]:
    return {one.text: f"{one.reason} ({one.rule})" for one in decision_of(table.state, 0).blocked}


@pytest.mark.parametrize(
    ("witch", "card", "mp", "text", "reason"),
    [
        ("luna", "Shot", 0, "Use Shot (1 MP)", "it costs 1 MP, you have 0 (HC 12.2)"),
        ("luna", "Absorb", 0, "Use Absorb", "the Clad is not in its range (HC 12.6)"),
        ("luna", "Guard", 0, "Use Guard", "Reaction cards answer an attack of the Clad only (HC 12.15)"),
        (
            "luna",
            "Mirror of Eight",
            3,
            "Use Mirror of Eight (1 MP)",
            "Reaction Magic cards answer an attack of the Clad",
        ),
        ("rosette", "Rose Whip", 1, "Use Rose Whip (1 MP)", "its Extra Cost cannot be paid: discard 1 card (HC 21.1)"),
        ("amelia", "Upgrade", 1, "Use Upgrade (1 MP)", "only if you can do all of this (HC 12.2)"),
    ],
)
def test_cards_that_cannot_be_used_on_a_turn(witch: str, card: str, mp: int, text: str, reason: str) -> None:
    table = Table(witch, "flare")
    table.at(0, (0, -1) if card == "Rose Whip" else (2, 2))
    table.hand(0, card)
    table.gauges(0, mp=mp)
    assert blocked(table)[text].startswith(reason)


def test_a_requirement_is_said_in_its_words() -> None:
    table = Table("mia", "luna")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.hand(0, "Sisters In Arms")
    words = "if there are 2 or more players, only adjacent to another Witch (HC 12.2)"
    assert blocked(table)["Use Sisters In Arms"] == words
    table.at(1, (1, -1))
    assert "Use Sisters In Arms" not in blocked(table)


def test_basic_actions_and_cp_actions() -> None:
    table = Table("luna", "mia")
    table.hand(0)
    found = blocked(table)
    assert found["+1 Move"] == found["+1 MP"] == "you have no card to discard (HC 13.1)"
    assert "-1 DMG" not in found
    assert found["1 CP: Choose one: Move 1 space; or gain 1 MP"] == "it costs 1 CP, you have 0 (HC 14.1)"
    assert found["Sabbath (3 CP): Your MP becomes 7"] == "it costs 3 CP, you have 0 (HC 14.1)"
    assert "1 CP: Reduce the damage by 2" not in found, "that is for reactions"
    table.hand(0, "Shot", "Guard", "Move")
    table.basic("+1 MP", "Shot")
    table.basic("+1 MP", "Guard")
    assert blocked(table)["+1 MP"] == "at most 2 a round (HC 13.5)"
    assert "+1 Move" not in blocked(table)


def test_reactions() -> None:
    table = Table("amelia", "mia")
    table.at(0, (0, 1))
    table.hand(0, "Shot", "Move")
    table.discard(0, "Protection Drone")
    table.clad("Rending Claws")
    table.end()
    assert table.asked == "react"
    found = blocked(table)
    assert found["Use Shot (1 MP)"] == "Attack Magic cards are used on your own turn only (HC 12.5)"
    assert found["Use Move"] == "Support cards are used on your own turn only (HC 12.5)"
    assert found["Use Protection Drone (1 MP) from the discard pile"] == "it costs 1 MP, you have 0 (HC 12.2)"
    assert found["1 CP: Reduce the damage by 2"] == "it costs 1 CP, you have 0 (HC 14.1)"
    table.basic("-1 DMG", "Shot")
    assert blocked(table)["-1 DMG"] == "at most 1 a round (HC 13.5)"


def test_turn_slots() -> None:
    table = Table("luna", "mia", start="draft")
    assert blocked(table) == {"Take Turn slot 4": "your Turn card comes from the Standby slot below it (HC 7.5)"}
    table.slot(2)
    table.choose(table.state.options[0])
    assert blocked(table) == {
        "Take Turn slot 2": "the Turn card of Luna lies there (HC 7.6)",
        "Take Turn slot 3": "your Turn card comes from the Standby slot below it (HC 7.5)",
    }
    solo = Table("luna", slots=(1,))
    solo.end()
    solo.pass_to("choose turn slot")
    assert blocked(solo)["Take Turn slot 1"] == "a Shard lies on it until all four have one (HC 23.9)"


def test_spaces() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -1))
    table.at(1, (1, -1))
    table.hand(0, "Move")
    table.use("Move")
    assert blocked(table) == {"Move to c3": "the Clad is there (HC 2.6)", "Move to d2": "Mia is there (HC 2.6)"}


def test_entry_points() -> None:
    table = Table("luna", "mia", "flare")
    table.at(0, None)
    table.at(1, (-1, 2))
    table.at(2, (1, 0))
    table.clad_at((2, 1))
    table.pass_to("choose entry")
    found = blocked(table)
    assert found["Enter at B (e4)"] == "the Clad is there (HC 17.2)"


def test_entry_points_of_a_text() -> None:
    table = Table("mia", "luna")
    table.at(0, (0, 1))
    table.at(1, (-1, 2))
    table.hand(0, "Shadow Clone")
    table.gauges(0, shards=1)
    table.clad("Rending Claws")
    table.end()
    table.use("Shadow Clone")
    assert blocked(table) == {"Move to A (b5)": "Luna is there (HC 2.6)"}
