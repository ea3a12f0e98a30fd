"""The client's calls as atoms: small answers that our decisions look for.

One call may hold several: a boost is an action and its payment, card by card. Our engine may ask in another order than
the client did, so a decision takes the first atom that fits it, wherever in the segment that stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.conformance.labels import Cards, Label, labels_in, parse, parse_all
from tests.conformance.recording import Call, Dump, Segment

NO_HEAD = -1


class NotUnderstoodError(Exception):
    """Something of the recording that the translator has no words for."""


# Effects between which the client chooses where a card is picked.
CARDS_AS_CHOICES = {"reveal_single_card", "wonderland_add_card", "lightningrod_strike"}
# The alternatives after each time of what may be done several times.
AGAIN_OR_NOT = ["repeat_effect_optionally", "pass"]


@dataclass(frozen=True)
class Atom:
    """One small answer.

    Attributes:
        kind: action, mulligan, set, pay, cost, spend, picks, pick, choice, repeat, order, space, number, name, cancel,
            top.
        seat: whose answer.
        call: the place of its call in the segment.
        head: the place of the atom that must have been used before this one, NO_HEAD if none.
        card: the number of the card, -1 for none.
        zone: where the client had the card.
        word: which action, which way to set.
        value: yes or no, a space, a number, a place in a list.
        effect: the client's effect that was chosen.
        source: the card whose effect asked, -1 if it is unknown.
    """

    kind: str
    seat: int
    call: int
    head: int = NO_HEAD
    card: int = -1
    zone: str = ""
    word: str = ""
    value: int = 0
    effect: dict[str, Any] | None = None
    source: int = -1


def zone_of(dump: Dump, label: Label) -> str:
    """The zone in which the client has a card, "" if in none."""
    text = str(label)
    for player in dump["p"]:
        for zone in ("hand", "gauge", "deck", "disc", "boosts", "trans", "sealed", "od", "aside"):
            if text in player[zone].split():
                return zone
    return ""


class Translator:
    """Turns the calls of a segment into atoms."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.atoms: list[Atom] = []
        self.call: Call
        self.place = 0
        self._methods: dict[str, Callable[[dict[str, Any]], object]] = {
            "initialize_game": self._nothing,
            "draw_starting_hands_and_begin": self._nothing,
            "do_mulligan": self._mulligan,
            "do_prepare": lambda _: self._act("prepare"),
            "do_move": self._move,
            "do_change": self._change,
            "do_exceed": lambda args: self._pays(args["card_ids"], self._act("exceed")),
            "do_reshuffle": lambda _: self._act("reshuffle"),
            "do_boost": self._boost,
            "do_ex_transform": lambda args: self._act("transform", card=args["card_id"]),
            "do_strike": self._strike,
            "do_character_action": self._character,
            "do_bonus_turn_action": lambda args: self._act("bonus", value=int(args["action_index"])),
            "do_discard_to_max": lambda args: self._picks(args["card_ids"], "limit"),
            "do_pay_strike_cost": self._cost,
            "do_choice": self._choice,
            "do_force_for_effect": self._spend,
            "do_gauge_for_effect": self._spend,
            "do_force_for_armor": self._spend,
            "do_boost_cancel": self._cancel,
            "do_relocate_card_from_hand": lambda args: self._picks(args["card_ids"]),
            "do_choose_to_discard": lambda args: self._picks(args["card_ids"]),
            "do_choose_from_discard": lambda args: self._picks(args["card_ids"]),
            "do_choose_from_boosts": lambda args: self._picks(args["card_ids"]),
            "do_choose_from_topdeck": self._topdeck,
            "do_boost_name_card_choice_effect": self._name,
        }

    def translate(self, segment: Segment) -> list[Atom]:
        """The atoms of all calls of a segment.

        Raises:
            NotUnderstoodError: for a call that nothing here knows.
            UnknownCardError: for a card that the fighters do not have.
        """
        for place, call in enumerate(segment.calls):
            self.call = call
            self.place = place
            method = self._methods.get(call.fn)
            if method is None:
                raise NotUnderstoodError(f"the call {call.fn}")
            method(call.args)
            self._spends_all()
        return self.atoms

    # ---- adding atoms

    def _add(self, kind: str, label: object = None, **rest: Any) -> int:  # noqa: ANN401 - the fields of an atom
        known = parse(label)
        card = -1 if known is None else self.cards.number(known)
        zone = "" if known is None else zone_of(self.call.before, known)
        rest.setdefault("zone", zone)
        self.atoms.append(Atom(kind, self.call.seat, self.place, card=card, source=self._source(), **rest))
        return len(self.atoms) - 1

    def _source(self) -> int:
        """The card whose effect the client was asking for."""
        decision = self.call.decision
        label = parse(decision.get("card"))
        try:
            return -1 if label is None else self.cards.number(label)
        except LookupError:
            return -1

    def _act(self, word: str, card: object = None, value: int = 0) -> int:
        return self._add("action", card, word=word, value=value)

    def _pays(self, cards: object, head: int) -> None:
        if self.call.args.get("use_free_force"):
            self._add("pay", head=head, word="free")
        for name in ("spent_life_for_force", "spent_life_for_gauge"):
            if self.call.args.get(name):
                self._add("pay", head=head, word="life", value=int(self.call.args[name]))
        for label in parse_all(cards):
            self._add("pay", str(label), head=head, value=int(bool(self.call.args.get("treat_ultras_as_single_force"))))

    def _spends_all(self) -> None:
        """The payment of a whole gauge, which no argument names: its cards go in an order of the client's own."""
        gauge = {str(label) for label in parse_all(self.call.before["p"][self.call.seat]["gauge"])}
        gone = [event.split(" ")[2] for event in self.call.events if event.startswith("AddToDiscard ")]
        named = {str(label) for label in labels_in(str(self.call.args))}
        if len(gauge) > 1 and gauge.issubset(gone) and not gauge & named:
            for label in gone:
                if label in gauge:
                    self._add("pay", label)

    # ---- one method for each call

    def _nothing(self, args: dict[str, Any]) -> None:
        """Setting up needs no answer."""

    def _mulligan(self, args: dict[str, Any]) -> None:
        for label in parse_all(args["card_ids"]):
            self._add("mulligan", str(label))

    def _move(self, args: dict[str, Any]) -> None:
        self._pays(args["card_ids"], self._act("move", value=int(args["new_arena_location"])))

    def _change(self, args: dict[str, Any]) -> None:
        self._pays(args["card_ids"], self._act("change"))

    def _character(self, args: dict[str, Any]) -> None:
        self._pays(args["card_ids"], self._act("character", value=int(args["action_idx"])))

    def _boost(self, args: dict[str, Any]) -> None:
        if self.call.before["gs"] == "PickAction":
            head = self._act("boost", card=args["card_id"])
        else:
            head = self._picks([args["card_id"]] if parse(args["card_id"]) else [])
        self._pays(args["payment_card_ids"], head)
        for label in parse_all(args["additional_boost_ids"]):
            self._add("pick", str(label), head=head)

    def _strike(self, args: dict[str, Any]) -> None:
        if self.call.before["gs"] == "PickAction" or self.place == 0:  # a test may begin where an attack is to be set
            self._act("strike")
        if args["wild_strike"]:
            option = args["ex_card_id"]
            self._add("set", word="wild", value=option if isinstance(option, int) else -1)
        elif parse(args["card_id"]) is not None:
            second = parse(args["ex_card_id"])
            other = second is not None and str(args["ex_card_id"]).split("#")[0] != str(args["card_id"]).split("#")[0]
            self._add("set", args["card_id"], word="ex" if second is not None else "card", value=int(other))

    def _cost(self, args: dict[str, Any]) -> None:
        self._add("cost", value=2 if args.get("pay_alternative_life_cost") else int(not args["wild_strike"]))
        self._pays(args["card_ids"], NO_HEAD)

    def _spend(self, args: dict[str, Any]) -> None:
        yes = bool(args["card_ids"]) or bool(args.get("use_free_force")) or bool(args.get("spent_life_for_force"))
        head = self._add("spend", value=int(yes and not args.get("cancel")), effect=self.call.decision.get("effect"))
        if not args.get("cancel"):
            self._pays(args["card_ids"], head)

    def _cancel(self, args: dict[str, Any]) -> None:
        head = self._add("cancel", value=int(bool(args["doing_cancel"])))
        if args["doing_cancel"]:
            self._pays(args["gauge_card_ids"], head)

    def _picks(self, cards: list[object], word: str = "") -> int:
        labels = parse_all(cards)
        effect = self.call.decision.get("effect")
        head = self._add("picks", word=word, value=int(bool(labels)), effect=effect)
        for label in labels:
            self._add("pick", str(label), head=NO_HEAD, word=word)
        return head

    def _topdeck(self, args: dict[str, Any]) -> None:
        self._add("top", args["chosen_card_id"], word=args["action"], value=int(args["action"] != "pass"))

    def _name(self, args: dict[str, Any]) -> None:
        if str(self.call.decision.get("type", "")).startswith("ChooseDiscard"):
            self._picks([args["card_id"]] if parse(args["card_id"]) else [])
        else:
            self._add("name", args["card_id"])

    def _choice(self, args: dict[str, Any]) -> None:
        index = int(args["choice_index"])
        decision = self.call.decision
        choices = decision.get("choice") or []
        limits = decision.get("lim") or []
        effect = choices[index] if index < len(choices) else None
        if not isinstance(effect, dict):
            effect = None
        if [other.get("effect_type") for other in choices if isinstance(other, dict)] == AGAIN_OR_NOT:
            self._add("repeat", value=int(index == 0))
            return
        kind = decision.get("type")
        if any(isinstance(other, dict) and other.get("effect_type") in CARDS_AS_CHOICES for other in choices):
            if effect is not None and effect.get("card_id"):
                self._add("pick", effect["card_id"], effect=effect)
            return
        if effect is not None and effect.get("effect_type") == "strike_response_reading":
            return  # only said: the attack is set by the next call
        if kind == "ChooseArenaLocationForEffect":
            self._add("space", value=int(limits[index]), effect=effect)
        elif kind == "PickNumberFromRange":
            self._add("number", value=int(limits[index]), effect=effect)
        elif kind == "ChooseSimultaneousEffect":
            self._add("order", effect.get("card_id") if effect else None, value=index, effect=effect)
        else:
            self._add("choice", value=index, effect=effect)
