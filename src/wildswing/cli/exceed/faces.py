"""Cards on the terminal: the hand with all its numbers, single cards, characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from wildswing.cli.console import HEAD, SMALL, joined, printed, styled, width, wrapped
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.view import ExceedView

NUMBERS: Final = 55  # the columns beside the name
KIND: Final = 8  # of them for the kind, which is left out on narrow terminals
NARROW: Final = 72


def names(view: ExceedView, cards: Sequence[int]) -> str:
    """The names of cards, equal ones counted, in the order of their first."""
    counted: dict[str, int] = {}
    for card in cards:
        counted[view.name(card)] = counted.get(view.name(card), 0) + 1
    return ", ".join([name if number == 1 else f"{name} x{number}" for name, number in counted.items()])


def span(card: Card) -> str:
    """The range of a card in a few letters."""
    if card.low_number is not None or card.high_number is not None:
        return "text"
    if card.low == c.NO_RANGE:
        return "-"
    return str(card.low) if card.low == card.high else f"{card.low}-{card.high}"


def number(printed_number: int, computed: object) -> str:
    """A number on a card's face; X where it is computed."""
    return "X" if computed is not None else str(printed_number)


def price(card: Card) -> str:
    """What setting the card costs."""
    return f"{card.gauge} Gauge" if card.gauge else f"{card.force} Force" if card.force else "free"


def runs(spaces: Sequence[int]) -> str:
    """Spaces with a dash for those between.

    >>> runs([1, 2, 3, 5, 7, 8])
    '1-3 5 7-8'
    """
    parts: list[str] = []
    start = 0
    for place, space in enumerate(spaces):
        if place + 1 == len(spaces) or spaces[place + 1] != space + 1:
            first = spaces[start]
            parts.append(str(first) if first == space else f"{first}-{space}")
            start = place + 1
    return " ".join(parts)


def hits(view: ExceedView, spaces: Sequence[int]) -> str:
    """The spaces that an attack would hit, with a star if the opponent stands on one of them."""
    if not spaces:
        return "-"
    return runs(spaces) + (" *" if view.opponent.space in spaces else "")


def hand(view: ExceedView, texts: bool) -> Text:
    """The own hand, a line of numbers for each card.

    Args:
        view: of the seat whose hand it is.
        texts: whether to put the attacks' texts below the numbers.
    """
    if not view.me.hand:
        return styled("  Your hand is empty.", SMALL)
    counted: dict[int, int] = {}
    for card in view.me.hand:
        counted[card] = counted.get(card, 0) + 1
    kinds = width() >= NARROW
    free = width() - NUMBERS + (0 if kinds else KIND)
    room = max(9, min(free, max(len(view.name(card)) for card in counted)))
    lines = [
        styled(f"     {'Your hand':{room}} {'kind    ' if kinds else ''}range Pow Spd Arm Grd price   hits now", HEAD),
    ]
    starred = False
    for card in sorted(counted):
        it = view.card(card)
        times = f"{counted[card]}x" if counted[card] > 1 else ""
        name = it.name if len(it.name) <= room else it.name[: room - 1].rstrip() + "."
        reach = hits(view, view.reach(card))
        starred = starred or reach.endswith("*")
        numbers = [
            number(it.power, it.power_number),
            number(it.speed, it.speed_number),
            str(it.armor),
            number(it.guard, it.guard_number),
        ]
        columns = " ".join([f"{one:>3}" for one in numbers])
        kind = f"{c.KIND_NAMES[it.kind]:{KIND}}" if kinds else ""
        facts = f"{kind}{span(it):>5} {columns} {price(it):7} {reach}"
        lines.append(styled(f"  {times:2} {name:{room}} {facts}"))
        if texts and it.attack_words:
            lines.append(styled(printed(it.attack_words, "       "), SMALL))
    if starred:
        lines.append(styled("     * the opponent stands there", SMALL))
    return joined(lines)


def card_text(it: Card) -> str:
    """One card with everything that is printed on it."""
    head = (
        f"{it.name}: {c.KIND_NAMES[it.kind]}, range {span(it)}, Power {number(it.power, it.power_number)}, "
        f"Speed {number(it.speed, it.speed_number)}, Armor {it.armor}, "
        f"Guard {number(it.guard, it.guard_number)}, {price(it)}"
    )
    lines = [wrapped(head, "    ", "  ")]
    if it.attack_words:
        lines.append(printed(it.attack_words, "    "))
    if it.boost_name:
        lines.append(wrapped(f"{it.boost_name} ({boost_facts(it)})", "      ", "    "))
        if it.boost_words:
            lines.append(printed(it.boost_words, "      "))
    return "\n".join(lines)


def boost_facts(it: Card) -> str:
    """The kind and the prices of a card's boost."""
    kind = c.BOOST_NAMES[it.boost_kind]
    if it.boost_kind == c.TRANSFORMATION:
        return kind
    cost = f"{it.boost_force} Force" if it.boost_force else "free"
    cancel = f", cancel for {it.boost_cancel} Gauge" if it.boost_cancel >= 0 else ""
    return f"{kind} boost, {cost}{cancel}"


def one_line(words: str) -> str:
    """The text of a card in one line."""
    return " / ".join([line.strip() for line in words.splitlines() if line.strip()])


def character(view: ExceedView, seat: int) -> Text:
    """Both sides of a character's card."""
    it = view.match.fighters[seat]
    exceeded = view.players[seat].exceeded
    mine = " (you)" if view.seat == seat else ""
    lines = [styled(f"{it.name}{mine}", HEAD)]
    for word, text, up in (
        ("Starting side", it.ability_words, not exceeded),
        ("Exceed side", it.exceed_words, exceeded),
    ):
        lines.append(styled(f"  {word}{', up now' if up else ''}:"))
        lines.append(styled(printed(text or "No ability.", "    ")))
    return joined(lines)
