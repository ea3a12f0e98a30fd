# ruff: noqa: E501 - one row for each card
"""Every card of the Clad, looking each way."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.hackclad.table import Space, Table
from wildswing.hackclad import constants as c

# name | Voltage | the card an Expert card replaces | icons | attack | drops; spaces to the right and ahead of the Clad
CARDS = """
Veer Left | 1 | - | move 1, left | - | -
Veer Right | 1 | - | move 1, right | - | -
Whirlwind | 1 | - | attack, drop, around | -1,1 1,1 -1,0 1,0 | -1,0 1,0
Rending Claws | 1 | - | attack, drop | -1,1 0,1 1,1 | 0,1
Tail Whip | 1 | - | attack, drop | -1,-1 0,-1 1,-1 | 0,-1
Searing Blast | 1 | - | attack, drop | -1,2 0,2 1,2 0,1 | 0,2
Rush | 2 | - | move 2 | - | -
Shake Off | 2 | - | attack, drop, move 1 | -1,1 1,1 -1,0 1,0 -1,-1 1,-1 | -1,-1 1,-1
Searing Blaze | 2 | - | attack, drop, move 1 | -2,2 -1,2 0,2 1,2 2,2 -2,1 -1,1 0,1 1,1 2,1 | -1,1 1,1
Seismic Shock | 3 | - | attack, drop | -2,2 -1,2 0,2 1,2 2,2 -2,1 2,1 -2,0 2,0 -2,-1 2,-1 -2,-2 -1,-2 0,-2 1,-2 2,-2 | -1,1 1,1 -1,-1 1,-1
Savage Sweep (Right) | 3 | - | attack, drop, left | 1,2 2,2 1,1 2,1 1,0 2,0 1,-1 2,-1 1,-2 2,-2 | 1,1 1,0 1,-1
Savage Sweep (Left) | 3 | - | attack, drop, right | -2,2 -1,2 -2,1 -1,1 -2,0 -1,0 -2,-1 -1,-1 -2,-2 -1,-2 | -1,1 -1,0 -1,-1
Staggering Sweep Left | 1 | Veer Left | attack, drop, move 1, left | -1,2 0,2 -1,1 0,1 | 0,2
Staggering Sweep Right | 1 | Veer Right | attack, drop, move 1, right | 0,2 1,2 0,1 1,1 | 0,2
Tail Rush | 2 | Rush | attack, drop, move 2 | 0,-1 0,-2 | 0,-1
"""
FACINGS = ("north", "east", "south", "west")
TURNS = {"right": 1, "around": 2, "left": 3}


@dataclass(frozen=True)
class Card:
    """A Clad card."""

    name: str
    voltage: int
    replaces: str
    icons: tuple[str, ...]
    attack: tuple[Space, ...]
    drops: tuple[Space, ...]

    def __str__(self) -> str:
        return self.name

    @property
    def steps(self) -> int:
        """How far it moves."""
        return sum(int(icon.removeprefix("move ")) for icon in self.icons if icon.startswith("move"))


def read(row: str) -> Card:
    """A row of the table."""
    name, voltage, replaces, icons, attack, drops = [cell.strip() for cell in row.split("|")]
    return Card(name, int(voltage), replaces, tuple(icons.split(", ")), spaces(attack), spaces(drops))


def spaces(text: str) -> tuple[Space, ...]:
    """Pairs of numbers."""
    pairs = [pair.split(",") for pair in text.split() if pair != "-"]
    return tuple((int(x), int(y)) for x, y in pairs)


ALL = [read(row) for row in CARDS.strip().splitlines()]


def seen(clad: Space, facing: str, space: Space) -> Space:
    """Where a space to the right and ahead of the Clad lies on the Field, over the edges too."""
    (x, y), (right, ahead) = clad, space
    east, north = {
        "north": (right, ahead),
        "east": (ahead, -right),
        "south": (-right, -ahead),
        "west": (-ahead, right),
    }[facing]
    return ((x + east + 2) % 5 - 2, (y + north + 2) % 5 - 2)


def name(space: Space) -> str:
    """The name of a space."""
    return "abcde"[space[0] + 2] + str(space[1] + 3)


def played(card: Card, clad: Space, facing: str, witch: Space | None = None) -> Table:
    """The Clad has carried out this card in Clad slot 1; Witch 1 stands on the space, nobody else on the Field."""
    table = Table("luna", "mia", expert=card.replaces != "-")
    table.clad(card.name)
    table.clad_at(clad, facing)
    table.at(0, None)
    table.at(1, witch)
    table.end()
    return table


@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("card", ALL, ids=str)
def test_the_icons_from_left_to_right(card: Card, facing: str) -> None:
    clad = (1, -1)
    table = played(card, clad, facing)
    told: list[str] = []
    for event in table.state.log or []:
        if event.kind == "clad attacks":
            told.append("attack")
            assert sorted(event.words) == sorted(name(seen(clad, facing, space)) for space in card.attack)
        elif event.kind == "clad tramples":
            told.append(f"move {len(event.words)}")
            assert list(event.words) == [name(seen(clad, facing, (0, step + 1))) for step in range(card.steps)]
        elif event.kind == "clad turns":
            told.append({1: "right", 2: "around", 3: "left"}[(event.numbers[0] - FACINGS.index(facing)) % 4])
        elif event.kind == "drop" and told[-1] != "drop":
            told.append("drop")
    assert tuple(told) == card.icons
    assert table.on_field() == dict.fromkeys([seen(clad, facing, space) for space in card.drops], 1)
    assert table.clad_space == seen(clad, facing, (0, card.steps))
    quarters = sum(TURNS.get(icon, 0) for icon in card.icons)
    assert table.facing == FACINGS[(FACINGS.index(facing) + quarters) % 4]


@pytest.mark.parametrize("card", ALL, ids=str)
def test_a_witch_is_hit_on_the_marked_spaces_and_in_the_way_of_the_clad(card: Card) -> None:
    way = [(0, step + 1) for step in range(card.steps)]
    hit: set[Space] = set()
    for space in [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]:
        table = played(card, (0, 0), "north", space)
        if table.damage(1):
            hit.add(space)
            assert table.damage(1) == [2]
        elif space in card.drops:
            assert table.figure(1).shards == 1
    assert hit == {*card.attack, *way}


def test_12_normal_cards_and_3_expert_cards() -> None:
    match = Table("luna", "mia").match
    assert [(card.name, int(card.voltage), card.expert) for card in match.clad] == [
        (card.name, card.voltage, card.replaces != "-") for card in ALL
    ]
    voltages = [card.voltage for card in ALL if card.replaces == "-"]
    assert [voltages.count(voltage) for voltage in (1, 2, 3)] == [6, 3, 3]


@pytest.mark.parametrize("expert", [False, True])
def test_expert_cards_take_the_place_of_others_of_their_voltage(expert: bool) -> None:
    table = Table("luna", "mia", start="set-up", expert=expert, missions=c.RANDOM_MISSIONS)
    replaced = {card.replaces for card in ALL if card.replaces != "-"}
    wanted = [card for card in ALL if (card.name not in replaced if expert else card.replaces == "-")]
    assert sorted(table.clad_names("deck")) == sorted(card.name for card in wanted if card.voltage == 1)
    assert sorted(table.clad_names("aside")) == sorted(card.name for card in wanted if card.voltage > 1)
    assert len(wanted) == 12
