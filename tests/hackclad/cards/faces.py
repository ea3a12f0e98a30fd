"""The printed numbers of skill cards, found out by playing them.

The tables are written from the facts about the prints, independently of the card files.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.hackclad.cards.scenes import attacked, turn
from tests.hackclad.table import Space, Table
from wildswing.hackclad import constants as c

LABELS = {
    "Retrieval Drone": "Drone",
    "Sniper Drone": "Drone",
    "Protection Drone": "Drone",
    "High Mobility Arm": "Arm",
    "Attack Assist Arm": "Arm",
}
FILLERS = ("Shot", "Guard", "Move")


@dataclass(frozen=True)
class Face:
    """What is printed on a skill card beside its text; -1 is a dash."""

    name: str
    set: str
    type: str
    range: frozenset[Space]
    atk: str
    mp: str
    vp: int

    def __str__(self) -> str:
        return self.name


def faces(text: str) -> list[Face]:
    """A table "name | set | type | range | ATK | MP | VP"."""
    found: list[Face] = []
    for row in text.strip().splitlines():
        name, group, kind, reach, atk, mp, vp = [cell.strip() for cell in row.split("|")]
        pairs = [cell.split(",") for cell in reach.split()] if reach != "-" else []
        spaces = frozenset((int(x), int(y)) for x, y in pairs)
        found.append(Face(name, group, kind, spaces, atk, mp, int(vp)))
    return found


def check_face(witch: str, face: Face) -> None:
    """Compare all that is printed; where the Clad must stand, when it is usable and what it costs are tried out."""
    table = ready(witch, face)
    card = table.match.card(table.card(0, face.name))
    assert c.TYPE_NAMES[card.kind].lower() == face.type
    assert card.enhanced == (face.set == "enhanced")
    assert card.vp == face.vp
    assert card.label == LABELS.get(face.name, "")
    assert set(zip(card.reach[::2], card.reach[1::2], strict=True)) == face.range
    assert table.usable(face.name) == ("reaction" not in face.type)
    reacting = answering(witch, face)
    assert reacting.usable(face.name) == ("reaction" in face.type)
    if "attack" in face.type:
        assert reached(witch, face) == {turned for space in face.range for turned in turns(space)}
    check_price(reacting if "reaction" in face.type else table, face)
    check_atk(witch, face)


def turns(space: Space) -> list[Space]:
    """A space as it lies after each quarter turn."""
    x, y = space
    return [(x, y), (y, -x), (-x, -y), (-y, x)]


def ready(witch: str, face: Face) -> Table:
    """It is her turn with the card and others to pay for it, the Clad ahead and a Witch beside her."""
    table = turn(witch, face.name, *[card for card in FILLERS if card != face.name], at=(0, 0), shards=2)
    table.clad_at(min(face.range, default=(0, 1)))
    table.at(1, (1, 0))
    return table


def answering(witch: str, face: Face) -> Table:
    """The Clad attacks her and she holds the card."""
    return attacked(witch, face.name, *[card for card in FILLERS if card != face.name], shards=2)


def reached(witch: str, face: Face) -> set[Space]:
    """All places of the Clad, seen from the Witch, at which the card can be used."""
    table = ready(witch, face)
    found: set[Space] = set()
    for space in [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]:
        table.at(1, (-1, 0) if space == (1, 0) else (1, 0))
        table.clad_at(space)
        if table.usable(face.name):
            found.add(space)
    return found


def check_price(table: Table, face: Face) -> None:
    """With one MP less than printed the card cannot be used; with as many it can, and they are paid."""
    price = 0 if face.mp in {"-", "X"} else int(face.mp)
    if price:
        table.gauges(0, mp=price - 1)
        assert not table.usable(face.name)
    table.gauges(0, mp=price)
    assert table.usable(face.name)
    table.use(face.name)
    assert [event.numbers[0] for event in table.events("mp", 0)][:1] == [-price] or not price


def check_atk(witch: str, face: Face) -> None:
    """An attack without X deals what is printed; every other one is shown to deal something else by its own test."""
    if not face.atk.isdigit():
        return
    table = ready(witch, face)
    table.clad_at(min(face.range), "west")
    table.deck(0, "Guard" if face.name != "Guard" else "Move")
    table.use(face.name)
    while table.asked != "act" and not table.events("clad damaged", 0):
        table.choose(table.state.options[0])
    assert table.events("clad damaged", 0)[0].numbers[0] == int(face.atk)
