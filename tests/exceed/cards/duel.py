"""A strike in one call, and what happened in it in one look, for the tests of single cards."""

from __future__ import annotations

from tests.table import Table
from wildswing.exceed import constants as c

# A character whose abilities do nothing in a strike.
QUIET = "shovelknight"


def duel(
    character: str, attack: str, answer: str, *, spaces: tuple[int, int] = (3, 4), other: str = QUIET,
    hand: tuple[str, ...] = (), gauge: tuple[str, ...] = (), boosts: tuple[str, ...] = (),
    discard: tuple[str, ...] = (), transformations: tuple[str, ...] = (), other_hand: tuple[str, ...] = (),
    other_gauge: tuple[str, ...] = (), other_boosts: tuple[str, ...] = (), life: int = 30, exceeded: bool = False,
    accept: bool = False, answering: bool = False, wild: bool = False, ex: bool = False, answer_ex: bool = False,
    pause: str = "",
) -> Table:  # fmt: skip
    """Seat 0 strikes with `attack`, seat 1 with `answer`; prices are paid.

    Args:
        character: of seat 0.
        attack: of seat 0.
        answer: the attack of seat 1.
        spaces: of the two fighters.
        other: the character of seat 1.
        hand: further cards in hand, and so on for the other zones.
        gauge: see `hand`; also what prices are paid with.
        boosts: see `hand`.
        discard: see `hand`.
        other_hand: see `hand`.
        other_gauge: see `hand`.
        other_boosts: see `hand`.
        transformations: see `hand`.
        life: of seat 0.
        exceeded: whether seat 0 shows the Exceed side.
        accept: say yes to the first offer when striking, such as being critical.
        answering: seat 1 starts the strike.
        wild: seat 0 swings the attack from the top of the deck.
        ex: seat 0 sets two copies.
        answer_ex: seat 1 sets two copies.
        pause: stop before this, once both attacks are set (see `Table.pause`).

    Returns:
        The table at the next decision, or where it was to pause.
    """
    first = 1 if answering else 0
    table = Table(character, other, spaces=spaces, first=first)
    mine = () if wild else (attack, attack) if ex else (attack,)
    table.exceed(0, exceeded)
    table.set_life(0, life)
    table.hand(0, *mine, *hand)
    table.gauge(0, *gauge)
    table.put(0, "boosts", *boosts)
    table.put(0, "discard", *discard)
    table.put(0, "transformations", *transformations)
    table.hand(1, *((answer, answer) if answer_ex else (answer,)), *other_hand)
    table.gauge(1, *other_gauge)
    table.put(1, "boosts", *other_boosts)
    if wild:
        table.top(0, attack)
    if pause:
        table.pause(pause)
    table.choose(c.STRIKE_ACTION)
    for seat in (first, 1 - first):
        if seat == 0 and accept:
            table.yes()
            pay(table)
        else:
            refuse(table)
        if seat == 0 and table.asked == "set attack" and table.seat == 0:
            table.set("wild" if wild else attack, ex=ex)
        elif table.seat == 1 and table.asked == "set attack":
            table.set(answer, ex=answer_ex)
    pay(table)
    return table


def pay(table: Table) -> None:
    """Pay a price that must be paid, gauge cards first."""
    while table.asked in {"pay", "pay or invalid"} and not table.can(c.PASS):
        table.choose(c.YES if table.asked == "pay or invalid" else table.state.options[-1])


def refuse(table: Table) -> None:
    """Say no as long as there is something to refuse."""
    while table.asked == "may":
        table.no()


def story(table: Table, *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds, in their order, each with its seat."""
    return [(event.kind, event.seat) for event in table.state.log or [] if event.kind in kinds]


def attacks(table: Table) -> int:
    """How many attacks of the strike have begun."""
    return len(table.events("attack"))


def stunned(table: Table, seat: int) -> bool:
    """Whether a player was stunned."""
    return any(event.seat == seat and not event.numbers[2] for event in table.events("stun"))
