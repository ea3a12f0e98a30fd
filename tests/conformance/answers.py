"""Which of our options the client's calls mean: for each kind of decision, the candidates, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.conformance.calls import NO_HEAD, Atom
from tests.conformance.loading import refresh
from tests.conformance.progress import Candidate, Progress, asking
from tests.conformance.script import Scripted
from tests.conformance.text_answers import TextAnswers
from wildswing.exceed import constants as c
from wildswing.exceed.effects.chosen import ZONE_SHIFT, MoveChosen
from wildswing.kernel.state import ARGUMENTS

CARD_ZONES = {
    "hand": c.HAND,
    "deck": c.DECK,
    "gauge": c.GAUGE,
    "disc": c.DISCARD,
    "aside": c.ASIDE,
    "sealed": c.SEALED,
    "boosts": c.BOOSTS,
    "od": c.OVERDRIVE_ZONE,
}
ACTIONS = {
    "prepare": c.PREPARE,
    "change": c.CHANGE,
    "exceed": c.EXCEED_ACTION,
    "reshuffle": c.RESHUFFLE,
    "strike": c.STRIKE_ACTION,
}
# The atoms that answer a decision; any other is answered by a choice.
ANSWERING = {
    c.SET: ("set",),
    c.PAY: ("pay",),
    c.ACTION: ("action",),
    c.NAME_CARD: ("name",),
    c.PICK_CARD: ("pick",),
    c.AMOUNT: ("choice", "number"),
    c.PICK_SPACE: ("choice", "space"),
}
BOOSTING = (c.BOOST_HAND, c.BOOST_GAUGE, c.BOOST_ASIDE, c.TRANSFORM_CARD)
# The client takes payments that make more than the price, and discards beyond the hand limit; see departures.py.
OVERPAYING = False
OVERDISCARDING = False
# The client plays boosts that are not in hand.
BOOSTING_FROM_ELSEWHERE = False
# What stands for "discard the next of these cards although it is not needed"; no option of ours is negative.
DROP = -1


class Answerer(TextAnswers):
    """Answers decisions from a segment's atoms."""

    def __init__(self, atoms: Sequence[Atom]) -> None:
        super().__init__(atoms)
        self._methods: dict[int, Callable[[Scripted, Progress], list[Candidate]]] = {
            c.MULLIGAN: self._mulligan,
            c.ACTION: self._action,
            c.PAY: self._pay,
            c.DISCARD_TO_LIMIT: self._pick,
            c.DISCARD_OVERDRIVE: self._pick,
            c.PICK_CARD: self._pick,
            c.SET: self._set,
            c.PAY_OR_INVALID: self._cost,
            c.ORDER: self.order,
            c.MAY: self.may,
            c.CHOOSE: self.choose,
            c.AMOUNT: self.amount,
            c.PICK_SPACE: self.space,
            c.NAME_CARD: self._name,
            c.CANCEL: self._cancel,
            c.TRANSFORM_OR_GAUGE: self._transform,
        }

    def wants_to_act(self, progress: Progress, seat: int) -> bool:
        """Whether the seat still takes an action in this segment."""
        return bool(self.open(progress, seat, "action"))

    def next_call(self, state: Scripted, progress: Progress) -> int:
        """The call of the atom that most likely answers the pending decision, -1 if there is none."""
        found = self.open(progress, int(state.seat), *ANSWERING.get(int(state.decision), ("choice",)))
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
            if BOOSTING_FROM_ELSEWHERE:
                self._fetch(state, atom)
            return [(verb + atom.card, after) for verb in self._boost_verbs(atom)]
        if atom.word in {"character", "bonus"}:
            open_ones = [option for option in state.options if option // ARGUMENTS == c.CHARACTER // ARGUMENTS]
            open_ones.sort(key=lambda option: option % ARGUMENTS != atom.value)
            return [(option, after) for option in open_ones]
        return [(ACTIONS[atom.word], after)]

    def _fetch(self, state: Scripted, atom: Atom) -> None:
        """Bring a card that is to be boosted into the hand: out of the gauge, or one more of it."""
        player = state.players[int(state.seat)]
        if atom.zone != "hand":
            if atom.card in player.gauge:
                player.gauge.remove(atom.card)
            player.hand.append(atom.card)
            refresh(state)

    def _boost_verbs(self, atom: Atom) -> list[int]:
        first = {"gauge": c.BOOST_GAUGE, "aside": c.BOOST_ASIDE, "hand": c.BOOST_HAND}.get(atom.zone, c.BOOST_HAND)
        return [first, *(verb for verb in BOOSTING if verb != first)]

    def _pay(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "pay")
        found.sort(key=lambda entry: entry[1].call != progress.paying)
        tried: list[Candidate] = []
        tried.extend(self._other_means(state, progress, found))
        found = [entry for entry in found if not entry[1].word]
        for place, atom in found[:1]:
            one, two = (c.PAY_GAUGE_CARD, c.PAY_GAUGE_TWO) if atom.zone == "gauge" else (c.PAY_HAND, c.PAY_HAND_TWO)
            verbs = (one, two) if atom.value else (two, one)
            tried += [(verb + atom.card, progress.use(place, atom.call)) for verb in verbs]
            if OVERPAYING:
                tried.append((DROP, progress.use(place, atom.call)))
            if atom.head == NO_HEAD and state.stack[-2].procedure != c.PAY_ATTACK:
                # The price of an attack, which was not asked if there was one way to pay it; this payment is another.
                tried.extend((option, progress.guess()) for option in state.options)
        if not tried or c.PASS in state.options:
            tried.append((c.PASS, progress))
        if not any(option == c.PAY_FREE for option, _ in tried):
            tried.append((c.PAY_FREE, progress))  # a discount, which the client takes without a word
        return tried

    def _other_means(self, state: Scripted, progress: Progress, found: list[tuple[int, Atom]]) -> list[Candidate]:
        """Free Force and life, which come before the cards; the client says how much life a payment took."""
        tried: list[Candidate] = []
        for _, atom in found:
            if atom.call != found[0][1].call:
                break
            if atom.word == "free":
                tried.append((c.PAY_FREE, progress))
            elif atom.word == "life":
                frame = state.stack[-1]
                spent = frame.items[1] * (2 if frame.procedure == c.PAY_GAUGE else 1)
                if spent < atom.value:
                    tried.append((c.PAY_LIFE, progress))
        return tried

    def _pick(self, state: Scripted, progress: Progress) -> list[Candidate]:
        tried: list[Candidate] = []
        elsewhere: list[Candidate] = []
        if state.stack[-1].procedure == c.CLEAN_UP:
            # The order in which boosts leave play: the client takes them as they lie.
            return [(option, progress) for option in state.options]
        kinds = ("pick",) if state.decision == c.DISCARD_TO_LIMIT else ("pick", "top")
        for place, atom in self.open(progress, int(state.seat), *kinds):
            wanted = CARD_ZONES.get(atom.zone, -1)
            fits = [
                option for option in state.options if option >= c.CARD and option % ARGUMENTS & c.CARD_MASK == atom.card
            ]
            fits.sort(key=lambda option: self._zone(state, option) != wanted)
            picked = [(option, progress.use(place, atom.call)) for option in fits]
            where = self._zone(state, fits[0]) if fits else -1
            if where >= 0 and wanted >= 0 and where != wanted:
                elsewhere.extend(picked)  # probably the only card of its zone, for which our engine does not ask
                continue
            tried.extend(picked)
            if fits:
                if OVERDISCARDING and atom.word == "limit":
                    tried.append((DROP, progress.use(place, atom.call)))
                break
        tried.extend(elsewhere)
        if not tried:
            for place, _ in self.open(progress, int(state.seat), "spend")[:1]:
                progress = progress.use(place)
            for place, atom in self.open(progress, int(state.seat), "pay"):
                # What the client calls a payment whose cards go elsewhere.
                fits = [option for option in state.options if option - option % ARGUMENTS == c.CARD]
                tried.extend(
                    (option, progress.use(place, atom.call))
                    for option in fits
                    if option % ARGUMENTS & c.CARD_MASK == atom.card
                )
        return [*tried, (c.PASS, progress)]

    def _zone(self, state: Scripted, option: int) -> int:
        """The zone that an option to pick a card is about."""
        effect = asking(state)
        place = option % ARGUMENTS >> ZONE_SHIFT
        return effect.zones[place] if isinstance(effect, MoveChosen) and place < len(effect.zones) else -1

    def _set(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "set")
        if not found:
            return []
        place, atom = found[0]
        after = progress.use(place, atom.call)
        if atom.word == "wild":
            # The client calls setting a stored card so, too.
            stored = [option for option in state.options if option - option % ARGUMENTS == c.SET_FROM_STORED]
            return [(option, after) for option in (c.WILD_SWING, *stored)]
        if atom.word == "ex":
            pairs = [option for option in state.options if option - option % ARGUMENTS in {c.SET_EX, c.SET_EX_FACE_UP}]
            fits = [option for option in pairs if option % ARGUMENTS & c.CARD_MASK == atom.card]
            fits.sort(key=lambda option: (option % ARGUMENTS > c.CARD_MASK) != bool(atom.value))
            return [(option, after) for option in fits]
        if atom.zone == "gauge":
            return [(c.SET_FROM_GAUGE + atom.card, after)]
        others = [
            option
            for option in state.options
            if option % ARGUMENTS & c.CARD_MASK == atom.card
            and option // ARGUMENTS > c.SET_EX // ARGUMENTS
            and option - option % ARGUMENTS != c.SET_EX_FACE_UP
        ]
        return [(c.SET_CARD + atom.card, after), *((option, after) for option in others)]

    def _cost(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "cost")
        if not found:
            return []
        place, atom = found[0]
        return [((c.INVALID, c.YES, c.LIFE_PRICE)[int(atom.value)], progress.use(place, atom.call))]

    def _cancel(self, state: Scripted, progress: Progress) -> list[Candidate]:
        found = self.open(progress, int(state.seat), "cancel")
        if not found:
            return [(c.PASS, progress)]
        place, atom = found[0]
        return [(c.YES if atom.value else c.PASS, progress.use(place, atom.call))]

    def _name(self, state: Scripted, progress: Progress) -> list[Candidate]:
        return [
            (c.NAME + atom.card, progress.use(place)) for place, atom in self.open(progress, int(state.seat), "name")
        ]

    def _transform(self, state: Scripted, progress: Progress) -> list[Candidate]:
        for place, atom in self.open(progress, int(state.seat), "choice", "order"):
            kind = str((atom.effect or {}).get("effect_type", ""))
            if "transform" in kind:
                return [(c.TO_TRANSFORMATIONS, progress.use(place))]
        return [(c.TO_GAUGE, progress)]
