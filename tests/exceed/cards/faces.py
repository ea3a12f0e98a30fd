"""The printed numbers of a card, found out by playing it: each test states them anew, apart from the card files."""

from __future__ import annotations

from dataclasses import dataclass

from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.stats import printed

NO_RANGE = (-1, -1)


@dataclass(frozen=True)
class Face:
    """What stands on a card: the attack's numbers, then the boost's name, kind and price."""

    name: str
    kind: str
    range: tuple[int, int]
    power: int
    speed: int
    armor: int
    guard: int
    boost: str
    boost_kind: str
    boost_force: int = 0
    gauge: int = 0
    force: int = 0
    cancel: int | None = None
    may_be_free: bool = False  # a text can make the attack cost nothing
    answering: bool = False  # a text adds something for whoever initiates, so the numbers are read when answering

    def __str__(self) -> str:
        return self.name


def check(character: str, face: Face, spaces: tuple[int, int] = (1, 9), copies: int = 2) -> None:
    """Play both halves of a card and compare all its numbers.

    Args:
        character: whose card it is.
        face: what stands on it.
        spaces: of the fighters, where the attack's numbers are the printed ones.
        copies: how many there are.
    """
    table = Table(character, "nehtali", spaces=spaces)
    card = table.match.card(table.card(0, face.name))
    assert (c.KIND_NAMES[card.kind].lower(), card.boost_name) == (face.kind, face.boost)
    assert c.BOOST_NAMES[card.boost_kind].startswith(face.boost_kind)
    assert table.all_cards(0)[int(card.number)] == copies
    check_attack(character, face, spaces)
    if face.boost_kind == "transform":
        check_transformation(character, face)
    else:
        check_boost(character, face)


def check_attack(character: str, face: Face, spaces: tuple[int, int] = (1, 9)) -> None:
    """Set the attack against a Block, pay its price, and read its numbers before anything happens."""
    table = Table(character, "nehtali", spaces=spaces, first=int(face.answering))
    fillers = [name for name in fillers_of(table) if name != face.name]
    table.hand(0, face.name, *fillers[:4])
    table.gauge(0, *fillers[4:], *fillers[:4])
    table.hand(1, "Block")
    table.pause("attack")
    table.strike(*(("Block", face.name) if face.answering else (face.name, "Block")))
    while table.asked == "pay":
        assert len(table.paid(0)) < 9
        table.choose(table.state.options[0])
    assert table.match.card(int(table.side(0).attack)).name == face.name
    spent = [event.words[0] for event in table.events("pay", 0)]
    if face.gauge:
        assert spent == ["gauge"] * face.gauge
    else:
        assert spent == ["hand"] * face.force
    assert table.stats(0) == (face.power, face.speed, face.armor, face.guard)
    assert table.range(0) == face.range
    assert printed(table.state, 0, c.POWER) == face.power
    if (face.gauge or face.force) and not face.may_be_free:
        check_unpaid(character, face)


def check_unpaid(character: str, face: Face) -> None:
    """With 1 less than the price the attack is invalid."""
    table = Table(character, "nehtali", spaces=(1, 9))
    fillers = [name for name in fillers_of(table) if name != face.name]
    table.hand(0, face.name, *fillers[: max(face.force - 1, 0)])
    table.gauge(0, *fillers[: max(face.gauge - 1, 0)])
    table.hand(1, "Block")
    table.top(0, "Block")
    table.strike(face.name, "Block")
    assert [event.cards for event in table.events("invalid", 0)] == [(table.card(0, face.name),)]


def check_set_aside(character: str, face: Face) -> None:
    """A card that is never played as others are: its numbers, as they stand on it."""
    table = Table(character, "nehtali")
    card = table.match.card(table.card(0, face.name))
    assert (int(card.low), int(card.high)) == face.range
    stats = (int(card.power), int(card.speed), int(card.armor), int(card.guard))
    assert stats == (face.power, face.speed, face.armor, face.guard)
    assert (int(card.gauge), int(card.force), card.boost_name) == (face.gauge, face.force, face.boost)
    assert c.BOOST_NAMES[card.boost_kind].startswith(face.boost_kind)
    assert card.boost_force == face.boost_force


def check_boost(character: str, face: Face) -> None:
    """Boost the card and pay its price, which cannot be paid with 1 less."""
    table = Table(character, "nehtali", spaces=(1, 9))
    fillers = [name for name in fillers_of(table) if name != face.name]
    if face.boost_force:
        table.hand(0, face.name, *fillers[: face.boost_force - 1])
        assert not table.can(table.named(c.BOOST_HAND, face.name))
    table.hand(0, face.name, *fillers[: face.boost_force])
    table.boost(face.name)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert len(table.paid(0)) == face.boost_force
    check_cancel(character, face)


def check_cancel(character: str, face: Face) -> None:
    """A printed cancel price must be there for a cancel to be offered, and is paid from the gauge."""
    fillers = [name for name in fillers_of(Table(character, "nehtali")) if name != face.name]
    for have in [face.cancel, face.cancel - 1] if face.cancel else [6]:
        table = Table(character, "nehtali", spaces=(1, 5))
        table.hand(0, face.name, *fillers[: face.boost_force])
        table.gauge(0, *fillers[:have])
        table.boost(face.name)
        while table.asked not in {"cancel", "action", "set attack"}:
            table.choose(table.state.options[0])
        offered = table.asked == "cancel"
        assert offered == (face.cancel is not None and have >= face.cancel)
        if offered:
            before = len(table.paid(0))
            table.yes()
            assert len(table.paid(0)) - before == face.cancel
            while table.asked == "may":
                table.no()
            assert (table.asked, table.seat) == ("action", 0)


def check_transformation(character: str, face: Face) -> None:
    """With two copies in hand it is transformed for nothing, by an action."""
    table = Table(character, "nehtali", spaces=(1, 9))
    table.hand(0, face.name, face.name)
    assert not table.can(table.named(c.BOOST_HAND, face.name))
    table.choose(table.named(c.TRANSFORM_CARD, face.name))
    assert table.cards(0, "transformations") == [face.name]
    assert table.paid(0) == []
    assert table.cards(0, "discard") == [face.name]


def check_exceed(character: str, price: int) -> None:
    """The Exceed action costs this much Gauge, no less."""
    table = Table(character, "nehtali", spaces=(1, 9))
    table.gauge(0, *fillers_of(table)[: price - 1])
    assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, *fillers_of(table)[:price])
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert len(table.paid(0)) == price
    assert table.player(0).exceeded


def check_cheaper(character: str, price: int, *transformed: str) -> None:
    """`Exceeding costs 2 less per transformation` (EX 11.6)."""
    for count in range(len(transformed) + 1):
        cost = max(price - 2 * count, 0)
        table = Table(character, "nehtali", spaces=(1, 9))
        table.put(0, "transformations", *transformed[:count])
        table.gauge(0, *fillers_of(table)[: max(cost - 1, 0)])
        assert table.can(c.EXCEED_ACTION) == (cost == 0)
        table.gauge(0, *fillers_of(table)[:cost])
        table.choose(c.EXCEED_ACTION)
        while table.asked == "pay":
            table.choose(table.state.options[0])
        assert (len(table.paid(0)), table.player(0).exceeded) == (cost, True)


def fillers_of(table: Table) -> list[str]:
    """Eight different Normals of seat 0."""
    return [str(card.name) for card in table.match.fighters[0].cards if card.is_normal()]
