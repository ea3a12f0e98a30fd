"""From the parse tree to steps and to what holds while it applies."""

from __future__ import annotations

from typing import Any

from lark import Token

from wildswing.cardtext.building import misplaced, most_of, optional, the, tokens, whole
from wildswing.cardtext.words import Count, count_of
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.build_parts import PartBuilder, Types, phrase


def _signed(parts: list[Any]) -> Count:
    """A bonus or a loss."""
    signed = tokens(parts, "SIGNED")[0]
    if signed[0] == "+":
        return count_of(signed[1:])
    if "X" in signed:
        raise misplaced(signed, "ATK cannot be changed by -X")
    return int(signed)


class StepBuilder(PartBuilder):
    """The rules for single steps."""

    # -------------------------------------------------------------------------------------------- figures and damage

    def move(self, parts: list[Any]) -> nodes.Move:
        path = tokens(parts, "TOWARD")
        return nodes.Move(the(parts, nodes.Amount), phrase(path[0]) if path else None)

    def move_to(self, parts: list[Token]) -> nodes.MoveTo:
        return nodes.MoveTo(phrase(parts[-1]))

    def move_clad(self, parts: list[Token]) -> nodes.MoveClad:
        return nodes.MoveClad(count_of(parts[1]), phrase(parts[-1]))

    def turn_clad(self, parts: list[Token]) -> nodes.TurnClad:
        return nodes.TurnClad(phrase(parts[1]))

    def repel(self, _: list[Token]) -> nodes.Repel:
        return nodes.Repel()

    def deal(self, parts: list[Any]) -> nodes.Deal:
        return nodes.Deal(the(parts, nodes.Amount), optional(parts, nodes.Per))

    def attack_again(self, _: list[Token]) -> nodes.AttackAgain:
        return nodes.AttackAgain()

    def reduce_by(self, parts: list[Any]) -> nodes.Reduce:
        return nodes.Reduce(count_of(parts[1]), None, optional(parts, nodes.Per))

    def reduce_to(self, parts: list[Any]) -> nodes.Reduce:
        return nodes.Reduce(None, count_of(parts[1]))

    def end_turn(self, _: list[Token]) -> nodes.EndTurn:
        return nodes.EndTurn()

    # -------------------------------------------------------------------------------------------- cards

    def draw(self, parts: list[Any]) -> nodes.Draw:
        return nodes.Draw(the(parts, nodes.Amount), optional(parts, nodes.Per))

    def discard(self, parts: list[Any]) -> nodes.Cards:
        return nodes.Cards("discard", parts[1])

    def discard_from_hand(self, parts: list[Any]) -> nodes.Cards:
        return nodes.Cards("discard", nodes.From(parts[1], parts[2], "your hand"))

    def add(self, parts: list[Any]) -> nodes.Cards:
        return nodes.Cards("add", parts[1], to=phrase(parts[-1]))

    def put(self, parts: list[Any]) -> nodes.Cards:
        return nodes.Cards("put", parts[1], phrase(parts[2]), phrase(parts[3]))

    def look(self, parts: list[Any]) -> nodes.Cards:
        return nodes.Cards("look at", parts[1])

    def reveal(self, parts: list[Any]) -> nodes.Cards:
        return nodes.Cards("reveal", parts[1])

    def trade(self, parts: list[Any]) -> nodes.Trade:
        return nodes.Trade(parts[1], parts[3], phrase(parts[-1]))

    # -------------------------------------------------------------------------------------------- resources

    def gain(self, parts: list[Any]) -> nodes.Gain:
        what = tokens(parts, "MP", "CP")
        return nodes.Gain(parts[1], phrase(what[0]) if what else "Magic Shard", optional(parts, nodes.Per))

    def spend(self, parts: list[Any]) -> nodes.Spend:
        return nodes.Spend(parts[1], phrase(parts[2]))

    def set_mp(self, parts: list[Token]) -> nodes.SetResource:
        return nodes.SetResource("MP", count_of(parts[1]))

    def remove_injury(self, parts: list[Token]) -> nodes.RemoveInjury:
        return nodes.RemoveInjury(count_of(parts[1]))

    def pick_up(self, parts: list[Any]) -> nodes.PickUp:
        return nodes.PickUp(parts[1])

    def put_shards(self, parts: list[Any]) -> nodes.PutShards:
        return nodes.PutShards(parts[1], phrase(parts[-1]))

    def give_shards(self, parts: list[Any]) -> nodes.GiveShards:
        return nodes.GiveShards(parts[1])

    def set_x(self, parts: list[Any]) -> nodes.SetX:
        return nodes.SetX(parts[1], most_of(parts))

    # -------------------------------------------------------------------------------------------- what holds

    def atk(self, parts: list[Any]) -> nodes.Atk:
        return nodes.Atk(_signed(parts), optional(parts, nodes.Per))

    def that_card_has(self, parts: list[Any]) -> nodes.ThatCardHas:
        return nodes.ThatCardHas(_signed(parts))

    def cards_have(self, parts: list[Any]) -> nodes.CardsHave:
        return nodes.CardsHave(phrase(parts[0]), the(parts, Types).types, _signed(parts))

    def next_has(self, parts: list[Any]) -> nodes.CardsHave:
        return nodes.CardsHave("your next", the(parts, Types).types, _signed(parts))

    def costs(self, parts: list[Token]) -> nodes.CostsMp:
        return nodes.CostsMp(count_of(parts[1]))

    def takes(self, parts: list[Token]) -> nodes.Takes:
        return nodes.Takes(count_of(parts[1]))

    def takes_none(self, _: list[Token]) -> nodes.Takes:
        return nodes.Takes(None)

    def limit(self, parts: list[Token]) -> nodes.Limit:
        return nodes.Limit(phrase(parts[1]), whole(tokens(parts, "NUM")[0]))

    def clad_locked(self, _: list[Token]) -> nodes.CladLocked:
        return nodes.CladLocked()

    def use_from_pile(self, _: list[Token]) -> nodes.UseFromPile:
        return nodes.UseFromPile()
