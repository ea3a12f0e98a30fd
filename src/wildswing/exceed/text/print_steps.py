"""The words for steps and for what is true while it applies, without the branches that hold other steps."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from wildswing.cardtext.printing import CannotSayError
from wildswing.exceed.text import nodes
from wildswing.exceed.text.print_parts import (
    several,
    show_amount,
    show_condition,
    show_counter,
    show_distance,
    show_number,
    show_per,
    show_selection,
    show_where,
    show_zone,
)
from wildswing.exceed.text.vocabulary import plural, third_person

Simple: TypeAlias = (
    nodes.NamedRule
    | nodes.Do
    | nodes.Move
    | nodes.MoveToRange
    | nodes.MoveToSpace
    | nodes.MoveToToken
    | nodes.SwapPlaces
    | nodes.TurnOver
    | nodes.Stat
    | nodes.SetStat
    | nodes.SetX
    | nodes.Draw
    | nodes.Discard
    | nodes.DiscardOrReveal
    | nodes.HandTo
    | nodes.MoveCards
    | nodes.Shuffle
    | nodes.Spend
    | nodes.SpendAll
    | nodes.GainLife
    | nodes.Damage
    | nodes.MoreActions
    | nodes.SetLife
    | nodes.Repeat
    | nodes.Place
    | nodes.Remove
    | nodes.MoveToken
    | nodes.Ignore
)
"""Steps that hold no other steps."""

Lasting: TypeAlias = (
    nodes.Flag
    | nodes.Dodge
    | nodes.DodgeCount
    | nodes.DodgeSpeed
    | nodes.DodgeBeyond
    | nodes.Origin
    | nodes.HitsOnly
    | nodes.DamageCap
    | nodes.RangeIncludes
    | nodes.CannotPass
    | nodes.Bonus
    | nodes.Costs
    | nodes.CostsLess
    | nodes.NumberRule
    | nodes.NameRule
)
"""Sentences that are true while they apply."""


def _act(verb: str, who: nodes.Who) -> str:
    """A verb with its subject."""
    if who == "opponent":
        return f"the opponent {third_person(verb)}"
    return f"both players {verb}" if who == "both" else verb


def show_simple(step: Simple) -> str:
    """The words for a step that holds no other steps.

    Args:
        step: the step.
    """
    match step:
        case nodes.NamedRule():
            return step.name
        case nodes.Do():
            return step.what
        case nodes.Move():
            path = "".join(f" {way.how}" + (f" {way.token}" if way.token else "") for way in step.path)
            return f"{_act(' or '.join(step.verbs), step.who)} {show_amount(step.amount)}{show_per(step.per)}{path}"
        case nodes.MoveToRange():
            where = "your greatest range" if step.range == "greatest" else f"range {step.range}"
            return f"{_act(step.verb, step.who)} to {where}"
        case nodes.MoveToSpace():
            return _act(step.verb, step.who) + " to any space" + _limits(step)
        case nodes.MoveToToken():
            return f"{_act(step.verb, step.who)} to {step.token}"
        case nodes.SwapPlaces():
            return f"swap places with {step.token}"
        case nodes.TurnOver():
            return f"turn over {step.token}"
        case nodes.Stat():
            outside = " even outside strikes" if step.outside else ""
            subject = {"you": "", "opponent": "the opponent has ", "both": "both players have "}[step.who]
            return f"{subject}{_signed(step.low, step.high)} {step.stat}{show_per(step.per)}{outside}"
        case nodes.SetStat():
            return f"{step.what} {show_number(step.to)}"
        case nodes.SetX():
            if isinstance(step.to, int):
                raise CannotSayError(f"X is {step.to}")
            return f"X is {show_number(step.to)}"
        case nodes.Draw():
            return f"{_act('draw', step.who)} {show_amount(step.amount)}{show_per(step.per)}"
        case nodes.Discard():
            chance, chooser = " at random" if step.random else "", f" {step.chooser}" if step.chooser else ""
            return f"{_act('discard', step.who)} {show_amount(step.amount)}{show_per(step.per)}{chance}{chooser}"
        case nodes.DiscardOrReveal():
            cards = f"{show_amount(step.amount, 'card')} {plural(step.kind, several(step.amount))}"
            otherwise = "or reveal your hand" if step.who == "you" else "or reveals their hand"
            return f"{_act('discard', step.who)} {cards} {otherwise}"
        case nodes.HandTo():
            return f"{_act(f'{step.way} to', step.who)} {show_number(step.size)}{' at random' if step.random else ''}"
        case nodes.MoveCards():
            return _cards(step)
        case nodes.Shuffle():
            return f"{_act('shuffle', step.who)} {show_zone(step.zone)}"
        case nodes.Spend():
            steps = "" if step.steps_of is None else f" in steps of {step.steps_of}"
            return f"{_act('spend', step.who)} {show_amount(step.amount, step.what)} {step.what}{steps}"
        case nodes.SpendAll():
            return f"{_act('spend', step.who)} all your {step.what}"
        case nodes.GainLife():
            return f"{_act('gain', step.who)} {show_amount(step.amount, 'life')} life{show_per(step.per)}"
        case nodes.Damage():
            non_lethal = "non-lethal " if step.non_lethal else ""
            return f"{_act('take', step.who)} {show_amount(step.amount)} {non_lethal}damage"
        case nodes.MoreActions():
            actions = "another action" if step.count == 1 else f"{step.count} more actions"
            return f"{_act('take', step.who)} {actions}{' other than Strike' if step.no_strike else ''}"
        case nodes.SetLife():
            return f"your life becomes {step.to}{show_per(step.per)}"
        case nodes.Repeat():
            times = "time" if step.amount.high == 1 else "times"
            return f"repeat this {show_amount(step.amount)} {times}{show_per(step.per)}"
        case nodes.Place():
            token = f" as a {step.as_token}" if step.as_token else ""
            return f"{_act('place', step.who)} {_things(step.what)} {show_where(step.where)}{token}"
        case nodes.Remove():
            where = "" if step.where is None else f" {show_where(step.where)}"
            return f"{_act('remove', step.who)} {_things(step.what)}{where}"
        case nodes.MoveToken():
            return f"{_act('move', step.who)} {_things(step.what)} {_how_far(step)}"
        case nodes.Ignore():
            return f"{_act('ignore', step.who)} {step.what}"
        case _:
            assert_never(step)


def show_lasting(step: Lasting) -> str:
    """The words for what is true while it applies.

    Args:
        step: the sentence.
    """
    match step:
        case nodes.Flag():
            return step.what
        case nodes.Dodge():
            token = f" from {step.token}" if step.token else ""
            return f"attacks at range {show_distance(step.range)}{token} do not hit you"
        case nodes.DodgeCount():
            return f"attacks at a range equal to the number of {show_counter(step.counter)} do not hit you"
        case nodes.DodgeSpeed():
            return f"attacks of Speed {step.speed} or more do not hit you"
        case nodes.DodgeBeyond():
            return f"attacks from beyond {step.token} do not hit you"
        case nodes.Origin():
            return f"measure range from {f'one of your {step.token}s' if step.any_of else step.token}"
        case nodes.HitsOnly():
            return f"your attack hits only if {show_condition(step.condition)}"
        case nodes.DamageCap():
            return f"each attack deals you at most {step.most} damage"
        case nodes.RangeIncludes():
            return f"your range includes {step.distance if step.token is None else f'{step.token}s'}"
        case nodes.CannotPass():
            return f"the opponent cannot move past {step.token}"
        case nodes.Bonus():
            return f"{step.what} {step.amount} {'times ' if step.what.endswith('resolve') else ''}more"
        case nodes.Costs():
            return f"{step.what} {show_number(step.number)} {step.resource}"
        case nodes.CostsLess():
            return f"{step.what} {step.amount} less{show_per(step.per)}"
        case nodes.NumberRule():
            return f"{step.what} {step.number}" + (f" {step.end}" if step.end else "")
        case nodes.NameRule():
            return f"{step.what} {step.name}" + (f" {step.end}" if step.end else "")
        case _:
            assert_never(step)


def _signed(low: nodes.Count, high: nodes.Count) -> str:
    ends = [low] if low == high else [low, high]
    negative = any(isinstance(end, int) and end < 0 for end in ends)
    if negative and not all(isinstance(end, int) and end <= 0 for end in ends):
        raise CannotSayError(f"a change from {low} to {high}")
    return ("-" if negative else "+") + "-".join(str(abs(end)) if isinstance(end, int) else end for end in ends)


def _limits(step: nodes.MoveToSpace) -> str:
    limit = "" if step.limit is None else " in range" if step.limit == "range" else f" within {step.limit}"
    sweep = step.sweep
    return limit + (f" removing the first {sweep.count} {sweep.token}s in the way" if sweep else "")


def _cards(step: nodes.MoveCards) -> str:
    """The words for a step with cards; each way has its own words after the cards."""
    words = f"{_act(step.way, step.who)} {show_selection(step.what)}"
    to = "" if step.to is None else show_zone(step.to)
    match step.way:
        case "add" | "return":
            words += f"{show_per(step.per)} to {to}"
        case "put":
            words += f" {step.end} {to}".rstrip()
        case "shuffle":
            words += f" into {to}"
        case "boost":
            many = isinstance(step.what, nodes.Top) and step.what.count != 1
            words += " without paying" if step.free else ""
            words += f" and sustain {'them' if many else 'it'}" if step.sustain else ""
        case _:
            pass
    return words


def _things(what: nodes.Things) -> str:
    if not isinstance(what, nodes.Tokens):
        return show_selection(what)
    if what.amount is None:
        return what.name
    return f"{show_amount(what.amount, 'card')} {plural(what.name, several(what.amount))}"


def _how_far(step: nodes.MoveToken) -> str:
    if step.to is not None:
        return show_where(step.to)
    if step.amount is None:
        raise CannotSayError("a token that is moved nowhere")
    return show_amount(step.amount)
