"""From the parse tree to the parts of steps: amounts, kinds, selections, counters, numbers and conditions."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from lark import Token

from wildswing.cardtext.building import SentenceBuilder, contains, most_of, optional, relation_of, the, tokens, whole
from wildswing.cardtext.words import Count, Relation, count_of
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.vocabulary import GRAMMAR


def phrase(token: Token) -> Any:  # noqa: ANN401 - nodes say which phrases a field can have; the grammar has made sure
    """A phrase in the grammar's spelling.

    Args:
        token: as it was written.
    """
    return GRAMMAR.spelled(token)


class Quantity(NamedTuple):
    """A number and how something compares with it."""

    relation: Relation
    number: Count


class Types(NamedTuple):
    """Types of cards joined by "or" or "and"."""

    types: tuple[nodes.CardType, ...]


class PartBuilder(SentenceBuilder):
    """The rules for what steps are made of."""

    # -------------------------------------------------------------------------------------------- cards

    def amount(self, parts: list[Token]) -> nodes.Amount:
        last = parts[-1]
        if parts[0].type == "UP_TO":
            return nodes.Amount(0, count_of(last))
        if last.type == "ANY":
            return nodes.Amount(0, "any")
        if last.type == "ALL":
            return nodes.Amount("all", "all")
        if last.type == "THAT_MUCH":
            return nodes.Amount("that much", "that much")
        return nodes.Amount(count_of(last), count_of(last))

    def types(self, parts: list[Token]) -> Types:
        return Types(tuple(phrase(kind).lower() for kind in tokens(parts, "TYPE")))

    all_types = types

    def kind(self, parts: list[Any]) -> nodes.Kind:
        types = optional(parts, Types)
        names = [str(name) for name in tokens(parts, "NAME")]
        worth = tokens(parts, "WORTH")
        return nodes.Kind(
            types=types.types if types else (),
            enhanced=contains(parts, "ENHANCED"),
            name=names.pop() if contains(parts, "NAMED") else None,
            label=names[0] if names else None,
            worth_more=int(re.sub(r"\D", "", worth[0])) if worth else None,
        )

    def s_from(self, parts: list[Any]) -> nodes.From:
        return nodes.From(parts[0], parts[1], phrase(parts[-1]))

    def s_top(self, parts: list[Token]) -> nodes.Top:
        count = tokens(parts, "NUM")
        return nodes.Top(count_of(count[0]) if count else 1, phrase(parts[-1]))

    def s_them(self, parts: list[Token]) -> nodes.Them:
        return nodes.Them(count_of(parts[0]))

    def s_this(self, parts: list[Token]) -> nodes.This:
        return nodes.This(phrase(parts[0]))

    def s_all(self, parts: list[Token]) -> nodes.All:
        return nodes.All(phrase(parts[0]))

    # -------------------------------------------------------------------------------------------- numbers

    def per(self, parts: list[Any]) -> nodes.Per:
        step = tokens(parts, "NUM")
        counter: Any = next(part for part in parts if not isinstance(part, Token))
        return nodes.Per(count_of(step[0]) if step else 1, counter, most_of(parts))

    def number_of(self, parts: list[Any]) -> nodes.NumberOf:
        return nodes.NumberOf(parts[-1], contains(parts, "TWICE"))

    def named_number(self, parts: list[Token]) -> nodes.NamedNumber:
        return nodes.NamedNumber(phrase(parts[0]))

    def c_zone(self, parts: list[Any]) -> nodes.InZone:
        return nodes.InZone(parts[0], phrase(parts[-1]))

    def c_did(self, parts: list[Any]) -> nodes.Deed:
        did = tokens(parts, "MOVED", "PICKED_UP", "DEALT", "DAMAGED_WITH")[0]
        period = tokens(parts, "PERIOD", "ONE_CARD")[0]
        return nodes.Deed(phrase(did), phrase(period), optional(parts, nodes.Kind))

    # -------------------------------------------------------------------------------------------- conditions

    def qty(self, parts: list[Token]) -> Quantity:
        return Quantity("=", 0) if parts[0].type == "NO" else Quantity(relation_of(parts), count_of(parts[0]))

    def at(self, parts: list[Token]) -> nodes.At:
        return nodes.At(phrase(parts[1]))

    def did(self, parts: list[Any]) -> nodes.Did:
        return nodes.Did(self.c_did(parts), *the(parts, Quantity))

    def reduced(self, parts: list[Any]) -> nodes.Reduced:
        return nodes.Reduced(*the(parts, Quantity))

    def have(self, parts: list[Any]) -> nodes.Have:
        last = parts[-1]
        return nodes.Have("Injury" if last.type == "INJURY" else phrase(last), *the(parts, Quantity))

    def zone_has(self, parts: list[Any]) -> nodes.ZoneHas:
        return nodes.ZoneHas(phrase(parts[0]), *the(parts, Quantity))

    def players(self, parts: list[Any]) -> nodes.Players:
        return nodes.Players(*the(parts, Quantity))

    def it_is(self, parts: list[Any]) -> nodes.ItIs:
        return nodes.ItIs(the(parts, Types).types)

    def x_is(self, parts: list[Any]) -> nodes.XIs:
        return nodes.XIs(*the(parts, Quantity))

    def took_slot(self, parts: list[Token]) -> nodes.TookSlot:
        return nodes.TookSlot(tuple(whole(slot) for slot in tokens(parts, "NUM")))

    def fixed(self, parts: list[Token]) -> nodes.Is:
        return nodes.Is(phrase(parts[0]))
