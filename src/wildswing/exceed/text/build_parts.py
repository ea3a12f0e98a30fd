"""From the parse tree to the parts of steps: amounts, zones, selections, counters, numbers and conditions."""

from __future__ import annotations

from typing import Any

from lark import Token

from wildswing.cardtext.building import SentenceBuilder, contains, most_of, relation_of, tokens
from wildswing.cardtext.words import OR_SOMETHING, count_of
from wildswing.exceed.text import nodes
from wildswing.exceed.text.vocabulary import kind_of, singular, spelled


def distance_of(text: str) -> nodes.Distance:
    """A range of distances from "3" or "3-7".

    Args:
        text: as written.
    """
    low, _, high = text.partition("-")
    return nodes.Distance(count_of(low), count_of(high or low))


def token_name(token: Token, amount: nodes.Amount) -> str:
    """The name of a token in the singular.

    Args:
        token: the name as written.
        amount: how many there are.
    """
    return str(token) if amount.high == 1 else token.removesuffix("s")


class PartBuilder(SentenceBuilder):
    """The rules for what steps are made of."""

    # -------------------------------------------------------------------------------------------- amounts and places

    def amount(self, parts: list[Token]) -> nodes.Amount:
        last = parts[-1]
        if parts[0].type == "UP_TO":
            return nodes.Amount(0, "that many" if last.type == "THAT_MANY" else count_of(last))
        if last.type == "ANY":
            return nodes.Amount(0, "any")
        if last.type == "THAT_MANY":
            return nodes.Amount("that many", "that many")
        distance = distance_of(last)
        return nodes.Amount(distance.low, distance.high)

    def span(self, parts: list[Token]) -> nodes.Distance:
        return distance_of(parts[0])

    def per(self, parts: list[Any]) -> nodes.Per:
        step = tokens(parts, "NUM")
        counter = next(part for part in parts if not isinstance(part, Token))
        return nodes.Per(count_of(step[0]) if step else 1, counter, most_of(parts))

    def zone(self, parts: list[Token]) -> nodes.Zone:
        whose: Any = parts[0].lower()
        return nodes.Zone(whose, tuple(spelled(name) for name in tokens(parts, "ZONE")))

    def place(self, parts: list[Any]) -> nodes.Where:
        return spelled(parts[0]) if parts[0].type == "PLACE_WHERE" else parts[1]

    def spot(self, parts: list[Token]) -> str:
        return spelled(parts[0])

    def things(self, parts: list[Any]) -> nodes.Things:
        first = parts[0]
        if isinstance(first, nodes.Top):
            return first
        if isinstance(first, nodes.Amount):
            if contains(parts, "KIND"):
                return nodes.From(first, kind_of(parts[1]), parts[-1])
            return nodes.Tokens(token_name(parts[1], first), first)
        return nodes.Tokens(str(first)) if first.type == "NAME" else nodes.This(spelled(first))

    # -------------------------------------------------------------------------------------------- selections

    def topcard(self, parts: list[Any]) -> nodes.Top:
        count = tokens(parts, "NUM")
        kind = kind_of(tokens(parts, "KIND")[0])
        return nodes.Top(spelled(parts[0]), count_of(count[0]) if count else 1, kind, parts[-1])

    def s_from(self, parts: list[Any]) -> nodes.From:
        return nodes.From(parts[0], kind_of(parts[1]), parts[-1])

    def s_random(self, parts: list[Any]) -> nodes.Random:
        return nodes.Random(parts[0], kind_of(parts[2]), parts[-1])

    def s_them(self, parts: list[Any]) -> nodes.Them:
        kind = tokens(parts, "KIND")
        return nodes.Them(parts[0], kind_of(kind[0]) if kind else "card")

    def s_copies(self, parts: list[Any]) -> nodes.Copies:
        return nodes.Copies(parts[0], str(parts[2]), parts[-1])

    def s_play(self, parts: list[Any]) -> nodes.InPlay:
        return nodes.InPlay(parts[0], kind_of(parts[1]))

    def s_yours(self, parts: list[Any]) -> nodes.Yours:
        return nodes.Yours(parts[0], kind_of(parts[2]))

    def s_top(self, parts: list[nodes.Top]) -> nodes.Top:
        return parts[0]

    def s_all(self, parts: list[nodes.Zone]) -> nodes.All:
        return nodes.All(parts[0])

    def s_named(self, parts: list[Any]) -> nodes.Named:
        return nodes.Named(str(parts[0]), parts[-1])

    def s_this(self, parts: list[Token]) -> nodes.This:
        return nodes.This(spelled(parts[0]))

    # -------------------------------------------------------------------------------------------- numbers

    def expression(self, parts: list[Any]) -> nodes.Expression:
        return nodes.Expression(parts[0], most_of(parts))

    def number_of(self, parts: list[Any]) -> nodes.NumberOf:
        return nodes.NumberOf(parts[1])

    def stat_of(self, parts: list[Token]) -> nodes.StatOf:
        whose: Any = parts[0].lower()
        return nodes.StatOf(whose, spelled(parts[1]))

    def power_of(self, parts: list[Any]) -> nodes.PowerOf:
        return nodes.PowerOf("that card" if isinstance(parts[1], Token) else parts[1])

    def named_number(self, parts: list[Token]) -> nodes.Number:
        return nodes.NamedNumber(spelled(parts[0]))

    def letter_x(self, _: list[Token]) -> nodes.Number:
        return "X"

    def c_zone(self, parts: list[Any]) -> nodes.InZone:
        return nodes.InZone(kind_of(parts[0]), parts[-1])

    def c_fixed(self, parts: list[Token]) -> nodes.Counted:
        return nodes.Counted(singular(spelled(parts[0])))

    def c_token(self, parts: list[Token]) -> nodes.TokenCount:
        return nodes.TokenCount(parts[0].removesuffix("s"), spelled(parts[1]))

    def c_copy(self, parts: list[Any]) -> nodes.CopiesIn:
        return nodes.CopiesIn(str(parts[1]), parts[-1])

    def c_point(self, parts: list[Token]) -> nodes.PointsOf:
        whose: Any = parts[1].lower()
        return nodes.PointsOf(whose, spelled(parts[2]))

    # -------------------------------------------------------------------------------------------- conditions

    def fixed(self, parts: list[Token]) -> nodes.Is:
        return nodes.Is(spelled(parts[0]))

    def at_range(self, parts: list[Any]) -> nodes.AtRange:
        test: nodes.AtRange = parts[0]
        return nodes.AtRange(test.low, test.high, test.greatest, from_you=len(parts) > 1)

    def range_test(self, parts: list[Any]) -> nodes.AtRange:
        if len(parts) == 1:
            return nodes.AtRange(0, None, greatest=True)
        if isinstance(parts[1], nodes.Distance):
            return nodes.AtRange(parts[1].low, parts[1].high)
        return nodes.AtRange(count_of(parts[1]), None)

    def attack_kind(self, parts: list[Token]) -> nodes.AttackKind:
        return nodes.AttackKind("you" if parts[0].type == "YOUR_ATTACK" else "opponent", kind_of(parts[2]))

    def attack_name(self, parts: list[Token]) -> nodes.AttackName:
        return nodes.AttackName(str(parts[2]))

    def name_state(self, parts: list[Token]) -> nodes.TokenState:
        return nodes.TokenState(spelled(parts[0]), spelled(parts[1]))

    def cond_name(self, parts: list[Token]) -> nodes.WithToken:
        return nodes.WithToken(spelled(parts[0]), str(parts[1]))

    def have(self, parts: list[Token]) -> nodes.Compare:
        zone = nodes.Zone("the opponent's" if parts[0].type == "OPPONENT_HAS" else "your", (spelled(parts[-1]),))
        counted = nodes.NumberOf(nodes.InZone(kind_of(tokens(parts, "KIND")[0]), zone))
        if contains(parts, "NO"):
            return nodes.Compare(counted, "=", 0)
        return nodes.Compare(counted, relation_of(parts), count_of(tokens(parts, "NUM")[0]))

    def have_compared(self, parts: list[Token]) -> nodes.Compare:
        kind, zone = kind_of(parts[2]), (spelled(parts[4]),)
        yours, theirs = (
            nodes.NumberOf(nodes.InZone(kind, nodes.Zone(whose, zone))) for whose in ("your", "the opponent's")
        )
        return nodes.Compare(yours, self._comparative(parts[1]), theirs)

    def compare(self, parts: list[Any]) -> nodes.Compare:
        return nodes.Compare(parts[0], relation_of(parts), count_of(tokens(parts, "NUM")[0]))

    def compare_two(self, parts: list[Any]) -> nodes.Compare:
        return nodes.Compare(parts[0], self._comparative(parts[2]), parts[-1])

    def moved(self, parts: list[Token]) -> nodes.Moved:
        relation = OR_SOMETHING[parts[2].type]
        assert relation != "="
        return nodes.Moved(spelled(parts[0]), spelled(parts[-1]), relation, count_of(parts[1]))

    @staticmethod
    def _comparative(token: Token) -> nodes.Relation:
        return ">" if token.lower() == "more" else "<"
