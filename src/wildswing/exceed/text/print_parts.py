"""The words for amounts, zones, selections, counters, numbers and conditions."""

from __future__ import annotations

from typing import assert_never

from wildswing.cardtext.printing import CannotSayError
from wildswing.exceed.text import nodes
from wildswing.exceed.text.vocabulary import counted_plural, plural


def several(amount: nodes.Amount) -> int:
    """1 if a noun after the amount is in the singular, else 2.

    Args:
        amount: the amount before the noun.
    """
    return 1 if amount.high == 1 else 2


def show_amount(amount: nodes.Amount, noun: str = "") -> str:
    """The words for an amount.

    Args:
        amount: the amount.
        noun: what follows it, which decides between "number" and "amount", "many" and "much".
    """
    low, high = amount.low, amount.high
    if high == "any":
        if noun in {"Force", "Gauge", "life"}:
            return "any amount of"
        return "any number of" if noun else "any number"
    if low == "that many":
        return "that much" if noun == "life" else "that many"
    if low == high:
        return str(low)
    return f"up to {high}" if low == 0 else f"{low}-{high}"


def show_distance(distance: nodes.Distance) -> str:
    """The words for a range of distances.

    Args:
        distance: the range.
    """
    return str(distance.low) if distance.low == distance.high else f"{distance.low}-{distance.high}"


def show_where(where: nodes.Where) -> str:
    """The words for a place on the board.

    Args:
        where: the place.
    """
    return where if isinstance(where, str) else f"at range {show_distance(where)}"


def show_zone(zone: nodes.Zone) -> str:
    """The words for a zone.

    Args:
        zone: the zone or zones.
    """
    return f"{zone.whose} {' or '.join(zone.names)}"


def show_per(per: nodes.Per | None) -> str:
    """The words for "per ...", with a space before them, or nothing.

    Args:
        per: what is counted.
    """
    if per is None:
        return ""
    step = "" if per.step == 1 else f"{per.step} "
    return f" per {step}{show_counter(per.counter, per.step)}" + ("" if per.most is None else f" (max {per.most})")


def show_counter(counter: nodes.Counter, count: object = 2) -> str:
    """The words for a counter.

    Args:
        counter: the counter.
        count: 1 gives the singular.
    """
    match counter:
        case nodes.InZone():
            return f"{plural(counter.kind, count)} in {show_zone(counter.zone)}"
        case nodes.Counted():
            return counter.what if count == 1 else counted_plural(counter.what)
        case nodes.TokenCount():
            return f"{plural(counter.token, count)} {counter.place}"
        case nodes.CopiesIn():
            return f"{'copy' if count == 1 else 'copies'} of {counter.name} in {show_zone(counter.zone)}"
        case nodes.PointsOf():
            return f"point of {counter.whose} {counter.stat}"
        case _:
            assert_never(counter)


def show_number(number: nodes.Number) -> str:
    """The words for a number.

    Args:
        number: the number.
    """
    match number:
        case int() | str():
            return str(number)
        case nodes.NumberOf():
            return f"the number of {show_counter(number.counter)}"
        case nodes.StatOf():
            return f"{number.whose} {number.stat}"
        case nodes.PowerOf():
            card = number.card if isinstance(number.card, str) else show_selection(number.card)
            return f"the printed Power of {card}"
        case nodes.NamedNumber():
            return number.what
        case _:
            assert_never(number)


def show_expression(expression: nodes.Expression) -> str:
    """The words for a computed number on the face of a card.

    Args:
        expression: the number and its greatest value.
    """
    most = "" if expression.most is None else f" (max {expression.most})"
    return show_number(expression.number) + most


def show_selection(selection: nodes.Selection) -> str:
    """The words for a selection of cards.

    Args:
        selection: the selection.
    """
    match selection:
        case nodes.From() | nodes.Random():
            by_chance = "random " if isinstance(selection, nodes.Random) else ""
            cards = plural(selection.kind, several(selection.amount))
            return f"{show_amount(selection.amount, 'card')} {by_chance}{cards} from {show_zone(selection.zone)}"
        case nodes.Them():
            if selection.kind == "card":
                return f"{show_amount(selection.amount)} of them"
            cards = plural(selection.kind, several(selection.amount))
            return f"{show_amount(selection.amount, 'card')} {cards} of them"
        case nodes.Copies():
            copies = "copy" if several(selection.amount) == 1 else "copies"
            return (
                f"{show_amount(selection.amount, 'card')} {copies} of {selection.name} from {show_zone(selection.zone)}"
            )
        case nodes.InPlay():
            return f"{show_amount(selection.amount, 'card')} {plural(selection.kind, several(selection.amount))}"
        case nodes.Yours():
            return f"{show_amount(selection.amount)} of your {plural(selection.kind, 2)}"
        case nodes.Top():
            count = "" if selection.count == 1 else f"{selection.count} "
            return f"{selection.end} {count}{plural(selection.kind, selection.count)} of {show_zone(selection.zone)}"
        case nodes.All():
            return show_zone(selection.zone)
        case nodes.Named():
            return f"{selection.name} from {show_zone(selection.zone)}"
        case nodes.This():
            return selection.what
        case _:
            assert_never(selection)


def show_condition(condition: nodes.Condition) -> str:
    """The words for a condition.

    Args:
        condition: the condition.
    """
    match condition:
        case nodes.Is():
            return condition.what
        case nodes.AtRange():
            return _at_range(condition)
        case nodes.AttackKind():
            whose = "your" if condition.who == "you" else "the opponent's"
            return f"{whose} attack is {'an' if condition.kind[0] in 'UA' else 'a'} {condition.kind}"
        case nodes.AttackName():
            return f"your attack is {condition.name}"
        case nodes.TokenState():
            return f"{condition.token} {condition.state}"
        case nodes.WithToken():
            return f"{condition.what} {condition.token}"
        case nodes.Compare():
            return _cards_compared(condition) or _numbers_compared(condition)
        case nodes.Moved():
            more = "or more" if condition.relation == ">=" else "or fewer"
            return f"{condition.what} {condition.count} {more} {condition.span}"
        case _:
            assert_never(condition)


def _at_range(test: nodes.AtRange) -> str:
    from_you = " from you" if test.from_you else ""
    if test.greatest:
        return f"at your greatest range{from_you}"
    if test.high is None:
        return f"at range {test.low} or more{from_you}"
    return f"at range {show_distance(nodes.Distance(test.low, test.high))}{from_you}"


def _cards_compared(test: nodes.Compare) -> str | None:
    """The words "you have 2 or more cards in hand", where a comparison can be said so."""
    left, right = test.left, test.right
    if not (isinstance(left, nodes.NumberOf) and isinstance(left.counter, nodes.InZone)):
        return None
    kind, zone = left.counter.kind, left.counter.zone
    if len(zone.names) != 1 or zone.whose not in {"your", "the opponent's"}:
        return None
    name = zone.names[0]
    if test.relation in {">", "<"}:
        theirs = nodes.NumberOf(nodes.InZone(kind, nodes.Zone("the opponent's", zone.names)))
        if zone.whose == "your" and right == theirs:
            more = "more" if test.relation == ">" else "fewer"
            return f"you have {more} {plural(kind, 2)} in {name} than the opponent"
        return None
    if not isinstance(right, int | str):
        return None
    have = "you have" if zone.whose == "your" else "the opponent has"
    if test.relation == "=" and right == 0:
        return f"{have} no {plural(kind, 2)} in {name}"
    more = {"=": "", ">=": "or more ", "<=": "or fewer "}[test.relation]
    return f"{have} {right} {more}{plural(kind, 2 if more else right)} in {name}"


def _numbers_compared(test: nodes.Compare) -> str:
    left, right = show_number(test.left), show_number(test.right)
    if isinstance(test.left, int):
        raise CannotSayError(f"a comparison that begins with {left}")
    if test.relation in {">", "<"}:
        if isinstance(test.right, int):
            raise CannotSayError(f"more or less than {right}")
        return f"{left} is {'more' if test.relation == '>' else 'less'} than {right}"
    if not isinstance(test.right, int | str):
        raise CannotSayError(f"a number that is {right}")
    verb = "are" if left.endswith("bonuses") else "is"
    more = {"=": "", ">=": " or more", "<=": " or less"}[test.relation]
    return f"{left} {verb} {right}{more}"
