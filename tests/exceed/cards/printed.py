"""What the tests of single cards share: tables of printed numbers, and strikes that stop where numbers can be read.

The tables are written independently of the card files, so a wrong number in a file shows.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.stats import printed
from wildswing.kernel.state import ARGUMENTS

# A character whose abilities never speak during a strike, and its cheapest Ultra.
QUIET = "shovelknight"
ULTRA = "Propeller Dagger"
GAUGE = ("Grasp", "Cross", "Dive", "Sweep", "Focus", "Block", "Grasp", "Cross")


@dataclass(frozen=True)
class Face:
    """The upper half of a card and where its copies start."""

    name: str
    kind: str
    copies: str
    price: str
    range: str
    power: int
    speed: int
    armor: int
    guard: int


@dataclass(frozen=True)
class Lower:
    """The lower half of a card."""

    attack: str
    name: str
    kind: str
    force: int
    cancel: str


def _rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in row.split("|")] for row in text.strip().splitlines()]


def faces(text: str) -> list[Face]:
    """A table "name | kind | copies | price | range | Power | Speed | Armor | Guard"."""
    return [
        Face(name, kind, copies, price, reach, int(power), int(speed), int(armor), int(guard))
        for name, kind, copies, price, reach, power, speed, armor, guard in _rows(text)
    ]


def lowers(text: str) -> list[Lower]:
    """A table "attack | boost | kind | Force | cancel price or -"."""
    return [Lower(row[0], row[1], row[2], int(row[3]), row[4]) for row in _rows(text)]


def card_of(table: Table, name: str) -> Card:
    """The card with this name of seat 0."""
    return table.match.card(table.card(0, name))


def copies_of(table: Table, name: str) -> str:
    """How many copies start in the deck, and how many set aside."""
    number = table.card(0, name)
    fighter = table.match.fighters[0]
    aside = fighter.aside.count(number)
    return f"{aside} aside" if aside else str(fighter.deck.count(number))


def paid(table: Table, seat: int = 0) -> list[tuple[str, int]]:
    """What was paid so far: the zone of each card and the Force or Gauge it made."""
    return [(event.words[0], event.numbers[0]) for event in table.events("pay", seat)]


def pay_all(table: Table, seat: int = 0) -> int:
    """Pay a price with gauge cards, one by one; how many it took."""
    before = len(table.events("pay", seat))
    while table.asked == "pay" and table.seat == seat and not table.can(c.PASS):
        table.choose(next(option for option in table.state.options if option - option % ARGUMENTS == c.PAY_GAUGE_CARD))
    return len(table.events("pay", seat)) - before


def check_face(table: Table, face: Face) -> None:
    """Strike with the card against a Wild Swing and compare everything printed on its upper half."""
    card = card_of(table, face.name)
    assert c.KIND_NAMES[card.kind].lower() == face.kind
    assert copies_of(table, face.name) == face.copies
    table.hand(0, face.name, "Sweep")
    table.gauge(0, *GAUGE)
    pause(table, face.name, paying=False)
    hand_pays = table.asked == "pay" and table.can(c.PAY_HAND + table.card(0, "Sweep"))
    price = pay_all(table)
    assert f"{price} {'Force' if hand_pays else 'Gauge'}" == face.price or (not price and face.price == "-")
    assert table.asked == "pay or invalid"
    low, high = int(card.low), int(card.high)
    assert (str(low) if low == high else f"{low}-{high}") == face.range
    stats = tuple(printed(table.state, 0, stat) for stat in (c.POWER, c.SPEED, c.ARMOR, c.GUARD))
    assert stats == (face.power, face.speed, face.armor, face.guard)


def check_lower(table: Table, lower: Lower, zone: int = c.BOOST_HAND) -> None:
    """Play the card as a boost and compare its price, its kind and its cancel price."""
    card = card_of(table, lower.name)
    assert card.name == lower.attack
    assert c.BOOST_NAMES[card.boost_kind] == lower.kind
    assert ("-" if card.boost_cancel < 0 else str(card.boost_cancel)) == lower.cancel
    if zone == c.BOOST_HAND:
        table.hand(0, lower.attack)
    table.gauge(0, *GAUGE)
    table.boost(lower.name, zone=zone)
    assert pay_all(table) == lower.force
    played = table.player(0).boosts if lower.kind == "continuous" else table.player(0).playing + table.player(0).discard
    assert table.card(0, lower.name) in [*played, *table.player(0).gauge, *table.player(0).sealed]


def pause(
    table: Table, attack: str, *, ex: bool = False, then: str = "Block", paying: bool = True, declining: bool = False,
    critical: bool = False,
) -> None:  # fmt: skip
    """Strike as seat 0 up to the moment when both attacks lie open and seat 1 may refuse the Ultra it swung.

    Args:
        table: at an action of seat 0; seat 1 plays `QUIET`.
        attack: what seat 0 sets.
        ex: set as an EX attack.
        then: what seat 1 swings if it refuses.
        paying: pay for the attack, with gauge cards.
        declining: say no to what is offered when striking.
        critical: spend the Gauge that makes the attack critical.
    """
    swings(table, then)
    table.choose(c.STRIKE_ACTION)
    if critical:
        if table.asked == "order":
            table.order("becomes critical")
        table.yes()
        pay_all(table)
    if declining:
        decline(table)
    table.set(attack, ex=ex)
    if declining:
        decline(table)
    if paying:
        pay_all(table)


def decline(table: Table) -> None:
    """Seat 0 says no, and takes effects as they come."""
    while table.asked in {"may", "order"} and table.seat == 0:
        table.choose(table.state.options[0])


def swings(table: Table, then: str = "Block") -> None:
    """Leave seat 1 nothing but to swing an Ultra that it may refuse for another card."""
    table.hand(1)
    table.gauge(1, "Grasp")
    table.top(1, ULTRA, then)


def refuse(table: Table) -> None:
    """Seat 1 refuses the Ultra and swings the next card."""
    table.choose(c.INVALID)


def boosted(table: Table, attack: str, *boosts: str, ex: bool = False) -> tuple[int, int, int, int]:
    """The Power, Speed, Armor and Guard of an attack with these boosts in play, read during a strike."""
    table.hand(0, attack, attack) if ex else table.hand(0, attack)
    table.put(0, "boosts", *boosts)
    pause(table, attack, ex=ex)
    assert table.asked == "pay or invalid"
    return table.stats(0)


@dataclass(frozen=True)
class Moments:
    """When the texts of a card are carried out in a strike that it takes part in."""

    card: str
    half: str
    distance: int
    moments: str


def moments(text: str) -> list[Moments]:
    """A table "card | attack, boost or transform | distance | moments": before, hit, after, end, or never."""
    return [Moments(row[0], row[1], int(row[2]), row[3]) for row in _rows(text)]


def check_moments(table: Table, row: Moments, *hand: str, critical: bool = False) -> None:
    """Strike at the distance with the card, or with Sweep and the card in play, and compare when its lines happen.

    Seat 1 swings Block. "end" is everything after both attacks.

    Args:
        table: at an action of seat 0; seat 1 plays `QUIET`.
        row: what to play and when its lines happen.
        hand: further cards in the hand of seat 0.
        critical: whether the attack becomes critical.
    """
    attack = row.card if row.half == "attack" else "Sweep"
    table.player(0).space, table.player(1).space = (1, 1 + row.distance) if row.distance < 5 else (1, 9)
    table.hand(0, attack, *hand)
    table.gauge(0, *GAUGE)
    if row.half != "attack":
        table.put(0, "boosts" if row.half == "boost" else "transformations", row.card)
    pause(table, attack, declining=True, critical=critical)
    refuse(table)
    while table.asked != "action":
        frame = table.state.stack[-1]
        if frame.procedure >= c.FIRST_EFFECT:  # whoever has the text decides
            assert table.seat == (frame.procedure >> c.EFFECT_SHIFT) - 1
        table.choose(table.state.options[-1 if table.seat == 0 else 0])
    assert (" ".join(done(table, row.card)) or "never") == row.moments


def done(table: Table, source: str) -> list[str]:
    """When the lines of a text of seat 0 were carried out in the last strike, each moment once, from its attack on."""
    found: list[str] = []
    moment = ""
    for event in table.state.log or []:
        if event.kind == "attack":
            moment = "before" if event.seat == 0 else "end"
        elif event.kind == "attack skipped":
            moment = "end"
        elif event.kind == "range" and event.seat == 0:
            moment = "hit" if event.numbers[0] else "after"
        elif event.kind == "damage" and event.seat == 1 and moment == "hit":
            moment = "after"
        elif event.kind == "effect" and event.seat == 0 and event.words[0] == source and moment not in {"", *found}:
            found.append(moment)
    return found


def check_cancel(table: Table, lower: Lower) -> None:
    """Play the card as a boost with Gauge at hand: only a printed cancel price is offered, and buys another action."""
    table.hand(0, lower.attack, "Block")
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.boost(lower.name)
    while table.asked not in {"cancel", "action", "set attack"}:
        table.choose(table.state.options[0])
    if lower.cancel == "-":
        assert table.asked != "cancel"
        return
    before = len(table.events("pay", 0))
    assert (table.asked, table.seat) == ("cancel", 0)
    table.yes()
    assert pay_all(table) == int(lower.cancel)
    assert len(table.events("pay", 0)) == before + int(lower.cancel)
    assert (table.asked, table.seat) == ("action", 0)


def check_action_moments(table: Table, words: str, row: str, attack: str = "Cross", answer: str = "Focus") -> None:
    """Strike by an action of seat 0 and compare when the texts that it gives to the strike happen.

    Args:
        table: at an action of seat 0.
        words: of the action's text.
        row: the moments: before, hit, after, end, or never.
        attack: what seat 0 sets.
        answer: what seat 1 sets.
    """
    table.hand(0, attack)
    table.gauge(0, "Grasp", "Dive", "Sweep", "Spike")
    table.hand(1, answer, "Cross", "Dive", "Sweep")
    table.action(words)
    while table.asked != "set attack":
        table.choose(table.state.options[-1])
    table.sets(attack, answer)
    while table.asked != "action":
        table.choose(table.state.options[-1 if table.seat == 0 else 0])
    assert (" ".join(done(table, table.match.fighters[0].name)) or "never") == row
