"""Which of our options the client's calls mean: for each kind of decision, the candidates, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.conformance.calls import Atom, likeness
from tests.conformance.script import Scripted
from wildswing.exceed import constants as c
from wildswing.exceed.effects.base import Effect
from wildswing.exceed.effects.cards import ZONE_SHIFT, MoveChosen
from wildswing.exceed.effects.flow import Choose
from wildswing.exceed.effects.movement import WAY, WORDS
from wildswing.kernel.state import ARGUMENTS

NOT_MOVING = {"pass", "nothing"}
CARD_ZONES = {"hand": c.HAND, "gauge": c.GAUGE, "disc": c.DISCARD, "aside": c.ASIDE, "sealed": c.SEALED, "boosts": c.BOOSTS}
ACTIONS = {"prepare": c.PREPARE, "change": c.CHANGE, "exceed": c.EXCEED_ACTION, "reshuffle": c.RESHUFFLE, "strike": c.STRIKE_ACTION}
BOOSTING = (c.BOOST_HAND, c.BOOST_GAUGE, c.BOOST_ASIDE, c.TRANSFORM_CARD)
# The client takes payments that make more than the price; see by_rule.py.
OVERPAYING = False
# What stands for "discard the next card of the payment although it is not needed"; no option of ours is negative.
DROP = -1


class Progress(NamedTuple):
    """Which atoms have been used.

    Attributes:
        used: bits of the atoms that are used up.
        accepted: bits of the choices that a permission has already agreed to; the choice itself is still to come.
        paying: the call whose payment is going on.
        guesses: how many decisions had no atom.
    """

    used: int = 0
    accepted: int = 0
    paying: int = -1
    guesses: int = 0

    def use(self, place: int, call: int = -1) -> Progress:
        """After using an atom; `call` if it starts a payment."""
        return self._replace(used=self.used | 1 << place, paying=self.paying if call < 0 else call)

    def accept(self, place: int) -> Progress:
        """After a yes to the permission that stands before a choice."""
        return self._replace(accepted=self.accepted | 1 << place)

    def guess(self) -> Progress:
        """After a decision that no atom answers."""
        return self._replace(guesses=self.guesses + 1)


Candidate = tuple[int, Progress]


class Answerer:
    """Answers decisions from a segment's atoms."""

    def __init__(self, atoms: Sequence[Atom]) -> None:
        self.atoms = atoms
        self._methods: dict[int, Callable[[Scripted, Progress], list[Candidate]]] = {
            c.MULLIGAN: self._mulligan,
            c.ACTION: self._action,
            c.PAY: self._pay,
            c.DISCARD_TO_LIMIT: self._pick,
            c.DISCARD_OVERDRIVE: self._pick,
            c.PICK_CARD: self._pick,
            c.SET: self._set,
            c.PAY_OR_INVALID: self._cost,
            c.ORDER: self._order,
            c.MAY: self._may,
            c.CHOOSE: self._choose,
            c.AMOUNT: self._amount,
            c.PICK_SPACE: self._space,
            c.NAME_CARD: self._name,
            c.CANCEL: self._cancel,
            c.TRANSFORM_OR_GAUGE: self._transform,
        }

    def open(self, progress: Progress, seat: int, *kinds: str) -> list[tuple[int, Atom]]:
        """The unused atoms of a seat and of these kinds, in their order."""
        return [
            (place, atom)
            for place, atom in enumerate(self.atoms)
            if atom.kind in kinds
            and atom.seat == seat
            and not progress.used >> place & 1
            and (atom.head < 0 or progress.used >> atom.head & 1)
        ]

    def wants_to_act(self, progress: Progress, seat: int) -> bool:
        """Whether the seat still takes an action in this segment."""
        return bool(self.open(progress, seat, "action"))

    def next_call(self, state: Scripted, progress: Progress) -> int:
        """The call of the atom that most likely answers the pending decision, -1 if there is none."""
        kinds = {c.SET: "set", c.PAY: "pay", c.ACTION: "action", c.NAME_CARD: "name", c.PICK_CARD: "pick"}
        found = self.open(progress, int(state.seat), kinds.get(int(state.decision), "choice"))
        return found[0][1].call if found else -1

    def candidates(self, state: Scripted, progress: Progress) -> list[Candidate]:
        """The options to try, the likeliest first; every legal one if nothing in the recording answers."""
        method = self._methods.get(int(state.decision))
        found = method(state, progress) if method else []
        options = {*state.options, DROP}
        legal = [candidate for candidate in found if candidate[0] in options]
        if legal:
            return legal
        return [(option, progress.guess()) for option in state.options]

    # ---- one method for each kind of decision

    def _mulligan(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "mulligan")
        return [(c.CARD + found[0][1].card, progress.use(found[0][0]))] if found else [(c.PASS, progress)]

    def _action(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "action")
        if not found:
            return []
        place, atom = found[0]
        after = progress.use(place, atom.call)
        if atom.word == "move":
            return [(c.MOVE_TO + atom.value, after)]
        if atom.word in {"boost", "transform"}:
            return [(verb + atom.card, after) for verb in self._boost_verbs(atom)]
        if atom.word in {"character", "bonus"}:
            open_ones = [option for option in state.options if option // ARGUMENTS == c.CHARACTER // ARGUMENTS]
            open_ones.sort(key=lambda option: option % ARGUMENTS != atom.value)
            return [(option, after) for option in open_ones]
        return [(ACTIONS[atom.word], after)]

    def _boost_verbs(self, atom: Atom) -> list[int]:
        first = {"gauge": c.BOOST_GAUGE, "aside": c.BOOST_ASIDE, "hand": c.BOOST_HAND}.get(atom.zone, c.BOOST_HAND)
        return [first, *(verb for verb in BOOSTING if verb != first)]

    def _pay(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "pay")
        found.sort(key=lambda entry: entry[1].call != progress.paying)
        tried: list[Candidate] = []
        for place, atom in found[:1]:
            one, two = (c.PAY_GAUGE_CARD, c.PAY_GAUGE_TWO) if atom.zone == "gauge" else (c.PAY_HAND, c.PAY_HAND_TWO)
            verbs = (one, two) if atom.value else (two, one)
            tried = [(verb + atom.card, progress.use(place, atom.call)) for verb in verbs]
            if OVERPAYING:
                tried.append((DROP, progress.use(place, atom.call)))
        if not tried or c.PASS in state.options:
            tried.append((c.PASS, progress))
        return tried

    def _pick(self, state: Scripted, progress: Progress) -> list[Candidate]:
        tried: list[Candidate] = []
        if state.stack[-1].procedure == c.CLEAN_UP:
            # The order in which boosts leave play: the client takes them as they lie.
            return [(option, progress) for option in state.options]
        for place, atom in self.open(progress, int(state.seat), "pick", "top"):
            wanted = CARD_ZONES.get(atom.zone, -1)
            fits = [option for option in state.options if option >= c.CARD and option % ARGUMENTS & c.CARD_MASK == atom.card]
            fits.sort(key=lambda option: self._zone(state, option) != wanted)
            tried.extend((option, progress.use(place, atom.call)) for option in fits)
            if fits:
                break
        return [*tried, (c.PASS, progress)]

    def _zone(self, state: Scripted, option: int) -> int:
        """The zone that an option to pick a card is about."""
        effect = self._effect(state)
        place = option % ARGUMENTS >> ZONE_SHIFT
        return effect.zones[place] if isinstance(effect, MoveChosen) and place < len(effect.zones) else -1

    def _set(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "set")
        if not found:
            return []
        place, atom = found[0]
        after = progress.use(place, atom.call)
        if atom.word == "wild":
            return [(c.WILD_SWING, after)]
        if atom.word == "ex":
            return [(c.SET_EX + atom.card, after)]
        if atom.zone == "gauge":
            return [(c.SET_FROM_GAUGE + atom.card, after)]
        others = [option for option in state.options if option % ARGUMENTS == atom.card and option // ARGUMENTS > c.SET_EX // ARGUMENTS]
        return [(c.SET_CARD + atom.card, after), *((option, after) for option in others)]

    def _cost(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "cost")
        if not found:
            return []
        place, atom = found[0]
        return [(c.YES if atom.value else c.INVALID, progress.use(place, atom.call))]

    def _cancel(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "cancel")
        if not found:
            return [(c.PASS, progress)]
        place, atom = found[0]
        return [(c.YES if atom.value else c.PASS, progress.use(place, atom.call))]

    def _order(self, state: Scripted, progress: Progress) -> list[Candidate]:
        """The line that the client's choice is about; where the client did not ask, the lines as we list them."""
        places = [option % ARGUMENTS for option in state.options]
        items = state.stack[-1].items
        asked: list[tuple[float, int, int]] = []
        for place, atom in self.open(progress, int(state.seat), "order", "choice"):
            for choice in places:
                line = state.match.line(items[choice])
                assert line is not None
                alike = likeness(line.text, atom.effect)
                same_card = atom.card >= 0 and atom.card == line.card
                ours = atom.card < 0 and line.card < 0
                if atom.kind == "order" and (same_card or ours or alike > 0.6):
                    asked.append((alike + 2 * (same_card or ours), choice, place))
            if asked:
                break
        asked.sort(key=lambda entry: (-entry[0], entry[1]))
        tried = [(c.TRIGGER + choice, progress.use(place)) for _, choice, place in asked]
        known = {option for option, _ in tried}
        return tried + [(c.TRIGGER + choice, progress) for choice in places if c.TRIGGER + choice not in known]

    def _may(self, state: Scripted, progress: Progress) -> list[Candidate]:
        """The client's answer to the same permission: the most alike of those that are open."""
        effect = self._effect(state)
        words = effect.words if effect is not None else ""
        card = int(effect.card) if effect is not None else -1
        found: list[tuple[float, int, Atom]] = []
        for place, atom in self.open(progress, int(state.seat), "choice", "spend", "picks", "space", "top", "cancel"):
            if progress.accepted >> place & 1 or atom.word == "limit":
                continue
            same_card = card >= 0 and atom.source == card
            found.append((likeness(words, atom.effect) + same_card, -place, atom))
        found.sort(key=lambda entry: (-entry[0], -entry[1]))
        tried: list[Candidate] = []
        for _, place, atom in found:
            declined = not atom.value if atom.kind in {"spend", "picks", "space", "top", "cancel"} else is_pass(atom)
            if declined:
                tried.append((c.PASS, progress.use(-place)))
            elif atom.kind == "choice":
                tried.append((c.YES, progress.accept(-place)))
            elif atom.kind in {"space", "top"}:
                tried.append((c.YES, progress))
            else:
                tried.append((c.YES, progress.use(-place, atom.call)))
        return [*tried, (c.PASS, progress)]

    def _choose(self, state: Scripted, progress: Progress) -> list[Candidate]:
        effect = self._effect(state)
        texts = [choice.words for choice in effect.choices] if isinstance(effect, Choose) else []
        found: list[tuple[float, int, Candidate]] = []
        for place, atom in self.open(progress, int(state.seat), "choice", "spend", "picks"):
            for option in state.options:
                index = option % ARGUMENTS
                alike = likeness(texts[index], atom.effect) if index < len(texts) else 0.0
                same_place = atom.kind == "choice" and atom.value == index
                after = progress.use(place) if atom.kind == "choice" else progress
                found.append((alike + 0.1 * same_place, -place, (option, after)))
        found.sort(key=lambda entry: (-entry[0], -entry[1]))
        return [candidate for _, _, candidate in found]

    def _amount(self, state: Scripted, progress: Progress) -> list[Candidate]:
        """A movement of the client's, or the place of its number; a no is no movement."""
        tried: list[Candidate] = []
        for place, atom in self.open(progress, int(state.seat), "choice", "number"):
            if atom.kind == "number":
                tried.append((c.NUMBER + atom.value, progress.use(place)))
                continue
            if atom.effect is None:
                continue
            way, amount = str(atom.effect.get("effect_type")), atom.effect.get("amount", 0)
            if way in NOT_MOVING:
                tried.append((c.NUMBER, progress.use(place)))
            elif way in WORDS and isinstance(amount, int):
                tried.append((c.NUMBER + (WORDS.index(way) * WAY + amount if amount else 0), progress.use(place)))
            elif isinstance(amount, int):
                tried.append((c.NUMBER + amount, progress.use(place)))
        return tried

    def _space(self, state: Scripted, progress: Progress) -> list[Candidate]:
        tried = [(c.SPACE + atom.value, progress.use(place)) for place, atom in self.open(progress, int(state.seat), "space")]
        for place, atom in self.open(progress, int(state.seat), "choice"):
            amount = (atom.effect or {}).get("amount")
            if isinstance(amount, int):
                tried.append((c.SPACE + amount, progress.use(place)))
                spaces = [option % ARGUMENTS for option in state.options]
                tried.extend((c.SPACE + space, progress.use(place)) for space in spaces)
        return tried

    def _name(self, state: Scripted, progress: Progress) -> list[Candidate]:
        return [(c.NAME + atom.card, progress.use(place)) for place, atom in self.open(progress, int(state.seat), "name")]

    def _transform(self, state: Scripted, progress: Progress) -> list[Candidate]:
        for place, atom in self.open(progress, int(state.seat), "choice", "order"):
            kind = str((atom.effect or {}).get("effect_type", ""))
            if "transform" in kind:
                return [(c.TO_TRANSFORMATIONS, progress.use(place))]
        return [(c.TO_GAUGE, progress)]

    def _effect(self, state: Scripted) -> Effect | None:
        """The effect that asks, None if it is a procedure of the rules."""
        number = state.stack[-1].procedure
        return state.match.effect(number) if number >= c.FIRST_EFFECT else None


def is_pass(atom: Atom) -> bool:
    """Whether the client's choice was to do nothing."""
    return atom.effect is not None and str(atom.effect.get("effect_type")) in NOT_MOVING
