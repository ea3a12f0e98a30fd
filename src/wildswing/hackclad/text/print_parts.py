"""The words for amounts, kinds, selections, counters, numbers and conditions."""

from __future__ import annotations

from typing import assert_never

from wildswing.cardtext.printing import CannotSayError
from wildswing.cardtext.words import Count, Relation
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.vocabulary import UNCOUNTED, plural, show_type

_NOUNS = {"you moved": "space", "the Clad moved": "space", "you picked up": "Magic Shard", "you dealt": "damage"}
"""What is counted, where it goes with the words."""


def some(amount: nodes.Amount, noun: str) -> str:
    """An amount of something.

    Args:
        amount: the amount.
        noun: what follows it, in the singular.
    """
    return f"{show_amount(amount, noun)} {plural(noun, amount.high)}"


def show_amount(amount: nodes.Amount, noun: str) -> str:
    """The words for an amount.

    Args:
        amount: the amount.
        noun: what follows it, which decides between "number" and "amount".

    Raises:
        CannotSayError: there are no words for it.
    """
    match amount:
        case nodes.Amount(low=0, high="any"):
            return "any amount of" if noun in UNCOUNTED else "any number of"
        case nodes.Amount(low="all" | "that much" as words, high=high) if high == words:
            return str(words)
        case nodes.Amount(low=low, high=high) if low == high and low != "any":
            return str(low)
        case nodes.Amount(low=0, high=int() | "X" as high):
            return f"up to {high}"
    raise CannotSayError(f"from {amount.low} to {amount.high}")


def show_types(types: tuple[nodes.CardType, ...], link: str = "or") -> str:
    """The words for types of cards.

    Args:
        types: at least one.
        link: what stands between them.
    """
    if not types:
        raise CannotSayError("no type of card")
    return f" {link} ".join(map(show_type, types))


def show_kind(kind: nodes.Kind, count: object) -> str:
    """The words for a kind of card.

    Args:
        kind: the kind.
        count: 1 gives the singular.

    Raises:
        CannotSayError: it says what cannot be said of one card.
    """
    words = [show_types(kind.types)] if kind.types else []
    words += ["Enhanced"] if kind.enhanced else []
    words += [kind.label] if kind.label else []
    if len(words) > 1:
        raise CannotSayError(f"a card that is {' and '.join(words)}")
    words.append(plural("card", count))
    words += [f"named {kind.name}"] if kind.name else []
    words += [] if kind.worth_more is None else [f"worth exactly {kind.worth_more} VP more"]
    return " ".join(words)


def show_selection(selection: nodes.Selection) -> str:
    """The words for a selection of cards.

    Args:
        selection: the selection.
    """
    match selection:
        case nodes.From():
            return f"{show_cards(selection)} from {selection.zone}"
        case nodes.Top():
            count = "card" if selection.count == 1 else f"{selection.count} {plural('card', selection.count)}"
            return f"the top {count} of {selection.zone}"
        case nodes.Them():
            return f"{selection.count} of them"
        case nodes.This():
            return selection.what
        case nodes.All():
            return selection.zone
        case _:
            assert_never(selection)


def show_cards(selection: nodes.From) -> str:
    """The words for chosen cards, without their zone.

    Args:
        selection: the selection.
    """
    return f"{show_amount(selection.amount, 'card')} {show_kind(selection.kind, selection.amount.high)}"


def show_per(per: nodes.Per | None) -> str:
    """The words for "per ...", with a space before them, or nothing.

    Args:
        per: what is counted.
    """
    if per is None:
        return ""
    step = "" if per.step == 1 else f"{per.step} "
    return f" per {step}{show_counter(per.counter, per.step)}{show_most(per.most)}"


def show_most(most: int | None) -> str:
    """The words for a greatest value, with a space before them, or nothing.

    Args:
        most: the greatest value.
    """
    return "" if most is None else f" (max {most})"


def show_counter(counter: nodes.Counter, count: object = 2) -> str:
    """The words for a counter.

    Args:
        counter: the counter.
        count: 1 gives the singular.
    """
    if isinstance(counter, nodes.InZone):
        return f"{show_kind(counter.kind, count)} in {counter.zone}"
    return f"{_counted(counter, count)} {counter.did} {counter.period}"


def _counted(deed: nodes.Deed, count: object) -> str:
    noun = _NOUNS.get(deed.did)
    if (noun is None) == (deed.kind is None):
        raise CannotSayError(f'"{deed.did}" with{"out" if noun is None else ""} a kind of card')
    if deed.period == "with one card" and deed.did != "you dealt":
        raise CannotSayError(f'"{deed.did} ... with one card"')
    return plural(noun, count) if deed.kind is None and noun else show_kind(deed.kind or nodes.Kind(), count)


def show_number(number: nodes.Number) -> str:
    """The words for a number.

    Args:
        number: the number.
    """
    if isinstance(number, nodes.NamedNumber):
        return number.what
    return f"{'twice ' if number.twice else ''}the number of {show_counter(number.counter)}"


def show_quantity(relation: Relation, count: Count) -> str:
    """The words for a comparison.

    Args:
        relation: how something compares.
        count: with what.
    """
    if relation == "=":
        return "no" if count == 0 else str(count)
    return f"{count} {'or more' if relation == '>=' else 'or fewer'}"


def show_conditions(conditions: tuple[nodes.Condition, ...]) -> str:
    """The words for conditions that must all be true.

    Args:
        conditions: at least one.

    Raises:
        CannotSayError: there is none.
    """
    if not conditions:
        raise CannotSayError("no condition")
    return " and ".join(map(show_condition, conditions))


def show_condition(condition: nodes.Condition) -> str:
    """The words for a condition.

    Args:
        condition: the condition.
    """
    match condition:
        case nodes.Is():
            return condition.what
        case nodes.At():
            return f"you are {condition.place}"
        case nodes.Did(deed=deed):
            quantity = show_quantity(condition.relation, condition.count)
            return f"{deed.did} {quantity} {_counted(deed, _of(condition))} {deed.period}"
        case nodes.Reduced():
            quantity = show_quantity(condition.relation, condition.count)
            return f"you reduced the damage of one attack by {quantity}"
        case nodes.Have():
            quantity = show_quantity(condition.relation, condition.count)
            return f"you have {quantity} {plural(condition.what, _of(condition))}"
        case nodes.ZoneHas():
            quantity = show_quantity(condition.relation, condition.count)
            return f"{condition.zone} has {quantity} {plural('card', _of(condition))}"
        case nodes.Players():
            verb, quantity = ("is", "1") if _of(condition) == 1 else ("are", "")
            quantity = quantity or show_quantity(condition.relation, condition.count)
            return f"there {verb} {quantity} {plural('player', _of(condition))}"
        case nodes.ItIs():
            words = show_types(condition.types)
            return f"it is {'an' if words[0] == 'A' else 'a'} {words} card"
        case nodes.XIs():
            return f"X is {show_quantity(condition.relation, condition.count)}"
        case nodes.TookSlot():
            if not condition.slots:
                raise CannotSayError("no Turn slot")
            return f"you took Turn slot {' or '.join(map(str, condition.slots))} this round"
        case _:
            assert_never(condition)


def _of(test: nodes.Did | nodes.Have | nodes.ZoneHas | nodes.Players) -> object:
    """What decides between the singular and the plural of a thing compared."""
    return test.count if test.relation == "=" else 2
