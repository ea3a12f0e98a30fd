"""A strike in one call, and what happened in it in one look, for the tests of single cards."""

from __future__ import annotations

from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.kernel.state import ARGUMENTS

# A character whose abilities do nothing in a strike.
QUIET = "shovelknight"


def duel(
    character: str, attack: str, answer: str, *, spaces: tuple[int, int] = (3, 4), other: str = QUIET,
    hand: tuple[str, ...] = (), gauge: tuple[str, ...] = (), boosts: tuple[str, ...] = (),
    discard: tuple[str, ...] = (), transformations: tuple[str, ...] = (), other_hand: tuple[str, ...] = (),
    other_gauge: tuple[str, ...] = (), other_boosts: tuple[str, ...] = (), life: int = 30, exceeded: bool = False,
    accept: bool = False, answering: bool = False, wild: bool = False, ex: bool = False, answer_ex: bool = False,
    pause: str = "", tokens: dict[str, tuple[int, ...]] | None = None, sealed: tuple[str, ...] | None = None,
    top: tuple[str, ...] = (),
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
        tokens: the spaces of the tokens of seat 0; those not named are where they start.
        sealed: see `hand`; those that start there if not given.
        top: of the deck of seat 0, the first one topmost.
        pause: stop before this, once both attacks are set (see `Table.pause`).

    Returns:
        The table at the next decision, or where it was to pause.
    """
    first = 1 if answering else 0
    table = Table(character, other, spaces=spaces, first=first)
    mine = () if wild else (attack, attack) if ex else (attack,)
    table.exceed(0, exceeded)
    for name, places in (tokens or {}).items():
        table.token(0, name, *places)
    table.set_life(0, life)
    table.hand(0, *mine, *hand)
    table.gauge(0, *gauge)
    table.put(0, "boosts", *boosts)
    table.put(0, "discard", *discard)
    table.put(0, "transformations", *transformations)
    if sealed is not None:
        table.put(0, "sealed", *sealed)
    table.hand(1, *((answer, answer) if answer_ex else (answer,)), *other_hand)
    table.gauge(1, *other_gauge)
    table.put(1, "boosts", *other_boosts)
    table.top(0, *top)
    if wild:
        table.top(0, attack)
    if pause:
        table.pause(pause)
    table.choose(c.STRIKE_ACTION)
    for seat in (first, 1 - first):
        if seat == 0 and accept:
            while table.asked == "order":
                table.choose(table.state.options[0])
            table.yes()
            pay(table)
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


def ordered(table: Table) -> Table:
    """Take effects of the same moment as they come."""
    while table.asked == "order":
        table.choose(table.state.options[0])
    return table


def refuse(table: Table) -> None:
    """Say no as long as there is something to refuse, and take effects as they come."""
    while table.asked in {"may", "order"}:
        table.choose(table.state.options[0])


def story(table: Table, *kinds: str) -> list[tuple[str, int]]:
    """The events of these kinds, in their order, each with its seat."""
    return [(event.kind, event.seat) for event in table.state.log or [] if event.kind in kinds]


def attacks(table: Table) -> int:
    """How many attacks of the strike have begun."""
    return len(table.events("attack"))


def stunned(table: Table, seat: int) -> bool:
    """Whether a player was stunned."""
    return any(event.seat == seat and not event.numbers[2] for event in table.events("stun"))


WAYS = ("advance", "close", "retreat", "push", "pull")
Choice = str | int | tuple[str, int] | tuple[str, str]


def respond(table: Table, *choices: Choice) -> Table:
    """Choose one thing after the other.

    Args:
        table: at a decision.
        choices: "yes", "no", an alternative by its place, ("push", 2) and the like, ("space", 4),
            ("number", 2), or a card: ("pick", NAME), ("pay", NAME) from hand, ("gauge", NAME).
    """
    for choice in choices:
        if choice == "yes":
            table.yes()
        elif choice == "no":
            table.no()
        elif isinstance(choice, int):
            table.alternative(choice)
        elif choice[0] == "number":
            table.choose(c.NUMBER + int(choice[1]))
        elif isinstance(choice, tuple) and isinstance(choice[1], int):
            table.space(choice[1]) if choice[0] == "space" else table.move(choice[0], choice[1])
        elif choice[0] == "pick":
            table.pick(str(choice[1]))
        else:
            table.pay(str(choice[1]), gauge=choice[0] == "gauge")
    return table


def outcome(table: Table) -> tuple[int, int, list[int]]:
    """Where both fighters stand, and the damage that seat 1 has taken, blow by blow."""
    return table.at(0), table.at(1), table.damage(1)


def offered(table: Table) -> list[str]:
    """The names of the cards that can be picked now, without repeats."""
    picks = [option for option in table.state.options if option // ARGUMENTS == c.CARD // ARGUMENTS]
    return sorted({str(table.match.card(option & c.CARD_MASK).name) for option in picks})


def amounts(table: Table) -> list[int]:
    """The numbers that can be chosen now."""
    return [option - c.NUMBER for option in table.state.options if option // ARGUMENTS == c.NUMBER // ARGUMENTS]


def discards(table: Table, seat: int) -> int:
    """How many cards this player has discarded from hand."""
    return sum(event.words[0] == "hand" for event in table.events("discard", seat))


def run_out(table: Table) -> Table:
    """Say no and take the first option as long as the strike lasts."""
    while table.asked not in {"action", ""}:
        table.choose(table.state.options[0])
    return table
