"""From the parse tree to steps and to what is true while it applies."""

from __future__ import annotations

import re
from typing import Any

from lark import Token

from wildswing.cardtext.building import contains, misplaced, optional, the, tokens, whole
from wildswing.cardtext.words import count_of
from wildswing.exceed.text import nodes
from wildswing.exceed.text.build_parts import PartBuilder
from wildswing.exceed.text.vocabulary import bare_verb, kind_of, spelled

_SELECTIONS = (
    nodes.From,
    nodes.Random,
    nodes.Them,
    nodes.Copies,
    nodes.InPlay,
    nodes.Yours,
    nodes.Top,
    nodes.All,
    nodes.Named,
    nodes.This,
)


def _number(part: Token | nodes.Number) -> nodes.Number:
    return count_of(part) if isinstance(part, Token) else part


class StepBuilder(PartBuilder):
    """The rules for single steps; `who` is put in afterwards, by the rule for the subject."""

    # -------------------------------------------------------------------------------------------- without a subject

    def has(self, parts: list[Token]) -> str:
        return "opponent" if parts[0].type == "OPPONENT_HAS" else "both"

    def stat(self, parts: list[Any]) -> nodes.Stat:
        who: Any = "you" if isinstance(parts[0], Token) else parts[0]
        signed = tokens(parts, "SIGNED")[0]
        low, _, high = signed[1:].partition("-")
        if signed[0] == "-" and "X" in signed:
            raise misplaced(signed, "a stat cannot be changed by -X")
        ends: list[nodes.Count] = [-int(end) if signed[0] == "-" else count_of(end) for end in (low, high or low)]
        stat = spelled(tokens(parts, "STAT")[0])
        return nodes.Stat(who, stat, ends[0], ends[1], optional(parts, nodes.Per), contains(parts, "ALSO_OUTSIDE"))

    def grant(self, parts: list[Any]) -> nodes.Grant:
        return nodes.Grant(parts[-1])

    def strike(self, parts: list[Any]) -> nodes.Strike:
        source = next((part[0] for part in parts if isinstance(part, list)), None)
        lines = next((part for part in parts if isinstance(part, tuple)), ())
        return nodes.Strike(source, contains(parts, "FACE_UP"), contains(parts, "AFTER_OPPONENT"), lines)

    def source(self, parts: list[Any]) -> list[Any]:
        """A source in a list, which tells it from the other parts of a strike."""
        first = parts[0]
        if isinstance(first, Token):
            return [spelled(first) if first.type == "SOURCE" else nodes.SetAside(str(first))]
        if contains(parts, "OF_THEM"):
            return [nodes.Them(first, "card")]
        kind = kind_of(tokens(parts, "KIND")[0])
        return [(nodes.Random if contains(parts, "RANDOM") else nodes.From)(first, kind, parts[-1])]

    def rule(self, parts: list[Token]) -> nodes.NamedRule:
        return nodes.NamedRule(str(parts[0]))

    def swap_places(self, parts: list[Token]) -> nodes.SwapPlaces:
        return nodes.SwapPlaces(str(parts[1]))

    def turn_over(self, parts: list[Token]) -> nodes.TurnOver:
        return nodes.TurnOver(str(parts[1]))

    def repeat(self, parts: list[Any]) -> nodes.Repeat:
        return nodes.Repeat(the(parts, nodes.Amount), optional(parts, nodes.Per))

    def set_x(self, parts: list[Any]) -> nodes.SetX:
        return nodes.SetX(parts[1])

    def simple(self, parts: list[Token]) -> nodes.Do:
        return nodes.Do(spelled(parts[0]))

    # -------------------------------------------------------------------------------------------- moving

    def move(self, parts: list[Any]) -> nodes.Move:
        verbs = tuple(bare_verb(verb) for verb in tokens(parts, "MOVE_VERB", "MOVE"))
        path = tuple(part for part in parts if isinstance(part, nodes.Path))
        return nodes.Move("you", verbs, the(parts, nodes.Amount), optional(parts, nodes.Per), path)

    def path(self, parts: list[Token]) -> nodes.Path:
        return nodes.Path(spelled(parts[0]), str(parts[1]) if len(parts) > 1 else None)

    def move_to_range(self, parts: list[Token]) -> nodes.MoveToRange:
        return nodes.MoveToRange("you", bare_verb(parts[0]), count_of(parts[2]))

    def move_to_greatest(self, parts: list[Token]) -> nodes.MoveToRange:
        return nodes.MoveToRange("you", bare_verb(parts[0]), "greatest")

    def move_to_space(self, parts: list[Any]) -> nodes.MoveToSpace:
        limit: Any = next((part[0] for part in parts if isinstance(part, list)), None)
        return nodes.MoveToSpace("you", bare_verb(parts[0]), limit, optional(parts, nodes.Sweep))

    def space_limit(self, parts: list[Token]) -> list[Any]:
        """A limit in a list, which tells it from the other parts of a move."""
        return ["range" if parts[0].type == "IN_RANGE" else count_of(parts[1])]

    def sweep(self, parts: list[Token]) -> nodes.Sweep:
        return nodes.Sweep(whole(parts[1]), parts[2].removesuffix("s"))

    def move_to_spot(self, parts: list[Any]) -> nodes.MoveToToken:
        return nodes.MoveToToken("you", bare_verb(parts[0]), parts[2])

    # -------------------------------------------------------------------------------------------- cards

    def draw(self, parts: list[Any]) -> nodes.Draw:
        return nodes.Draw("you", the(parts, nodes.Amount), optional(parts, nodes.Per))

    def hand_to(self, parts: list[Any]) -> nodes.HandTo:
        way = bare_verb(parts[0]).removesuffix(" to")
        return nodes.HandTo("you", way, parts[1], random=contains(parts, "AT_RANDOM"))

    def handsize(self, parts: list[Any]) -> nodes.Number:
        return _number(parts[0])

    def discard(self, parts: list[Any]) -> nodes.Discard:
        chooser = tokens(parts, "OF_CHOICE")
        return nodes.Discard(
            "you",
            the(parts, nodes.Amount),
            optional(parts, nodes.Per),
            random=contains(parts, "AT_RANDOM"),
            chooser=spelled(chooser[0]) if chooser else None,
        )

    def discard_or_reveal(self, parts: list[Any]) -> nodes.DiscardOrReveal:
        return nodes.DiscardOrReveal("you", the(parts, nodes.Amount), kind_of(parts[2]))

    def _cards(self, way: str, parts: list[Any], end: str | None = None) -> nodes.MoveCards:
        what: Any = next(part for part in parts if isinstance(part, _SELECTIONS))
        return nodes.MoveCards("you", way, what, optional(parts, nodes.Zone), end, optional(parts, nodes.Per))

    def discard_cards(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("discard", parts)

    def add(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("add", parts)

    def give_back(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("return", parts)

    def put(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("put", parts, spelled(parts[2]))

    put_in_play = put

    def shuffle_into(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("shuffle", parts)

    def shuffle(self, parts: list[Any]) -> nodes.Shuffle:
        return nodes.Shuffle("you", parts[1])

    def seal(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("seal", parts)

    def reveal(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("reveal", parts)

    def look(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("look at", parts)

    def boost(self, parts: list[Any]) -> nodes.MoveCards:
        free, sustain = contains(parts, "WITHOUT_PAYING"), contains(parts, "AND_SUSTAIN")
        return nodes.MoveCards("you", "boost", parts[1], free=free, sustain=sustain)

    def transform_cards(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("transform", parts)

    def sustain(self, parts: list[Any]) -> nodes.MoveCards:
        return self._cards("sustain", parts)

    # -------------------------------------------------------------------------------------------- paying, life, turns

    def spend(self, parts: list[Any]) -> nodes.Spend:
        steps_of = next((part for part in parts if isinstance(part, int)), None)
        return nodes.Spend("you", the(parts, nodes.Amount), spelled(parts[2]), steps_of)

    def steps_of(self, parts: list[Token]) -> int:
        return whole(parts[1])

    def spend_all(self, parts: list[Token]) -> nodes.SpendAll:
        return nodes.SpendAll("you", spelled(parts[1]))

    def gain_life(self, parts: list[Any]) -> nodes.GainLife:
        return nodes.GainLife("you", the(parts, nodes.Amount), optional(parts, nodes.Per))

    def damage(self, parts: list[Any]) -> nodes.Damage:
        return nodes.Damage("you", the(parts, nodes.Amount), non_lethal=spelled(parts[-1]) == "non-lethal damage")

    def more_actions(self, parts: list[Token]) -> nodes.MoreActions:
        count = re.match(r"\d+", parts[1])
        return nodes.MoreActions("you", int(count[0]) if count else 1, no_strike=contains(parts, "NO_STRIKE"))

    def ignore(self, parts: list[Token]) -> nodes.Ignore:
        return nodes.Ignore("you", spelled(parts[1]))

    # -------------------------------------------------------------------------------------------- tokens

    def place_thing(self, parts: list[Any]) -> nodes.Place:
        return nodes.Place("you", parts[1], parts[2], str(parts[-1]) if contains(parts, "AS") else None)

    def remove_thing(self, parts: list[Any]) -> nodes.Remove:
        return nodes.Remove("you", parts[1], parts[2] if len(parts) > 2 else None)

    def move_thing(self, parts: list[Any]) -> nodes.MoveToken:
        _, what, how = parts
        if isinstance(how, nodes.Amount):
            return nodes.MoveToken("you", what, how)
        return nodes.MoveToken("you", what, to=how)

    # -------------------------------------------------------------------------------------------- true while they apply

    def flag(self, parts: list[nodes.Step]) -> nodes.Step:
        return parts[0]

    def flag_fixed(self, parts: list[Token]) -> nodes.Flag:
        return nodes.Flag(spelled(parts[0]))

    def dodge_range(self, parts: list[Any]) -> nodes.Dodge:
        name = tokens(parts, "NAME")
        return nodes.Dodge(parts[1], str(name[0]) if name else None)

    def dodge_count(self, parts: list[Any]) -> nodes.DodgeCount:
        return nodes.DodgeCount(parts[1])

    def dodge_speed(self, parts: list[Token]) -> nodes.DodgeSpeed:
        return nodes.DodgeSpeed(count_of(parts[1]))

    def dodge_beyond(self, parts: list[Token]) -> nodes.DodgeBeyond:
        return nodes.DodgeBeyond(str(parts[1]))

    def origin(self, parts: list[Any]) -> nodes.Origin:
        if contains(parts, "ONE_OF_YOUR"):
            return nodes.Origin(parts[-1].removesuffix("s"), any_of=True)
        return nodes.Origin(parts[1])

    def hits_only(self, parts: list[Any]) -> nodes.HitsOnly:
        return nodes.HitsOnly(parts[1])

    def set_stat(self, parts: list[Any]) -> nodes.SetStat:
        return nodes.SetStat(spelled(parts[0]), _number(parts[1]))

    def set_life(self, parts: list[Any]) -> nodes.SetLife:
        return nodes.SetLife(count_of(parts[1]), optional(parts, nodes.Per))

    def damage_cap(self, parts: list[Token]) -> nodes.DamageCap:
        return nodes.DamageCap(count_of(parts[1]))

    def range_includes(self, parts: list[Token]) -> nodes.RangeIncludes:
        if parts[1].type == "NUM":
            return nodes.RangeIncludes(distance=count_of(parts[1]))
        return nodes.RangeIncludes(token=parts[1].removesuffix("s"))

    def cannot_pass(self, parts: list[Any]) -> nodes.CannotPass:
        return nodes.CannotPass(parts[1])

    def bonus(self, parts: list[Token]) -> nodes.Bonus:
        return nodes.Bonus(spelled(parts[0]), count_of(parts[1]))

    def costs(self, parts: list[Any]) -> nodes.Costs:
        return nodes.Costs(spelled(parts[0]), _number(parts[1]), spelled(parts[2]))

    def costs_less(self, parts: list[Any]) -> nodes.CostsLess:
        return nodes.CostsLess(spelled(parts[0]), count_of(parts[1]), optional(parts, nodes.Per))

    def number_rule(self, parts: list[Token]) -> nodes.NumberRule:
        end = spelled(parts[2]) if len(parts) > 2 else None
        return nodes.NumberRule(spelled(parts[0]), count_of(parts[1]), end)

    def name_rule(self, parts: list[Token]) -> nodes.NameRule:
        end = spelled(parts[2]) if len(parts) > 2 else None
        return nodes.NameRule(spelled(parts[0]), str(parts[1]), end)
