"""A quick player of EXCEED by rules of thumb: it strikes when something reaches, else comes near, and draws."""

from __future__ import annotations

from collections.abc import Callable

from wildswing.bots.chance import chance
from wildswing.bots.fighter_appraisal import keeping, reaches, strength
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.state import ExceedState
from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Option
from wildswing.kernel.state import ARGUMENTS
from wildswing.kernel.view import View

# With fewer cards in hand it is better to draw first: a strike costs a card, and what is left has to pay and to answer.
ENOUGH = 5
PATIENCE = 14.0


class Situation:
    """What the rules of thumb look at: the seat's knowledge, and the pending options as verb and argument."""

    def __init__(self, view: ExceedView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.known: ExceedState = view.known
        self.me = view.known.players[view.seat]
        self.other = view.known.players[1 - view.seat]
        self.choices = [
            (int(option), int(option) // ARGUMENTS * ARGUMENTS, int(option) % ARGUMENTS) for option in view.options
        ]

    def card(self, number: int) -> Card:
        """A card by its number."""
        return self.known.match.cards[number & c.CARD_MASK]

    @property
    def gap(self) -> int:
        """The distance between the fighters."""
        return abs(int(self.me.space) - int(self.other.space))

    def in_hand(self) -> list[Card]:
        """The cards of the own hand."""
        return [self.card(number) for number in self.me.hand]


class FighterBot:
    """Plays EXCEED by rules of thumb on what its seat knows; ties are broken by chance."""

    name = "steady"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._judges: dict[int, Callable[[Situation, int, int], float]] = {
            c.ACTION: self._action,
            c.SET: self._attack,
            c.PAY: self._payment,
            c.DISCARD_TO_LIMIT: self._give_up,
            c.PICK_CARD: self._picked,
            c.MAY: self._permission,
            c.AMOUNT: self._amount,
            c.MULLIGAN: self._mulligan,
            c.NAME_CARD: self._name,
            c.CANCEL: self._cancel,
            c.TRANSFORM_OR_GAUGE: self._placing,
            c.PAY_OR_INVALID: self._price,
            c.PICK_SPACE: self._space,
        }

    def choose(self, view: View) -> Option:
        """Choose the option that its rules of thumb judge best."""
        assert isinstance(view, ExceedView)
        situation = Situation(view)
        judge = self._judges.get(int(view.known.decision), self._no_opinion)
        ties = chance(self.seed, view.number)
        scores = [judge(situation, verb, argument) + 0.01 * ties.random() for _, verb, argument in situation.choices]
        return view.options[scores.index(max(scores))]

    # ---- one judge for each kind of decision

    def _no_opinion(self, situation: Situation, verb: int, argument: int) -> float:
        return 0.0

    def _action(self, situation: Situation, verb: int, argument: int) -> float:
        """Actions; about 10 is a good strike, 3 a turn of drawing."""
        hand = len(situation.me.hand)
        if verb == c.STRIKE_ACTION:
            best = max(
                (strength(situation.known, situation.seat, card, False) for card in situation.in_hand()), default=-5.0
            )
            return best if hand >= ENOUGH else best - PATIENCE
        if verb == c.PREPARE:
            return 7.0 - 0.6 * hand
        if verb == c.EXCEED_ACTION:
            return 8.0
        if verb == c.MOVE_TO:
            return self._moving(situation, argument)
        if verb in {c.BOOST_HAND, c.BOOST_ASIDE, c.BOOST_GAUGE}:
            return self._boosting(situation, self_card=situation.card(argument), hand=hand)
        if verb == c.TRANSFORM_CARD:
            return 5.0
        if verb == c.CHARACTER:
            return 2.5
        return -3.0 if verb == c.RESHUFFLE else -2.0

    def _moving(self, situation: Situation, target: int) -> float:
        """Moving: worth it to where more of the hand reaches, and dear in cards."""
        cost = abs(target - int(situation.me.space))
        gap = abs(target - int(situation.other.space))
        after = sum(1 for card in situation.in_hand() if card.low <= gap <= card.high)
        now = sum(1 for card in situation.in_hand() if reaches(situation.known, situation.seat, card))
        return 2.0 + 0.9 * (after - now) - 1.4 * cost

    def _boosting(self, situation: Situation, self_card: Card, hand: int) -> float:
        """Boosting: continuous boosts before a strike, cheap ones, with cards to spare."""
        if hand < 4:
            return 0.0
        kept = keeping(situation.known, situation.seat, self_card)
        value = 5.2 if self_card.boost_kind == c.CONTINUOUS else 4.0
        return value - 0.4 * kept - 1.2 * int(self_card.boost_force) - 1.5 * len(situation.me.boosts)

    def _attack(self, situation: Situation, verb: int, argument: int) -> float:
        if verb == c.WILD_SWING:
            return 3.0
        return strength(situation.known, situation.seat, situation.card(argument), verb in {c.SET_EX, c.SET_EX_FACE_UP})

    def _payment(self, situation: Situation, verb: int, argument: int) -> float:
        """Payments: the card that is missed least; more than is asked only while the hand is full."""
        if verb == c.PASS:
            return -1.2 if len(situation.me.hand) >= 4 else 1.0
        if verb == c.PAY_FREE:
            return 2.0
        if verb == c.PAY_LIFE:
            return -2.5 if situation.me.life > 6 else -20.0
        card = situation.card(argument)
        value = -keeping(situation.known, situation.seat, card)
        if verb in {c.PAY_GAUGE_CARD, c.PAY_GAUGE_TWO} and verb != c.PASS:
            value = -2.2 - 0.1 * int(card.power)
        if verb in {c.PAY_HAND_TWO, c.PAY_GAUGE_TWO}:
            value += 1.5
        return value

    def _give_up(self, situation: Situation, verb: int, argument: int) -> float:
        return -keeping(situation.known, situation.seat, situation.card(argument))

    def _picked(self, situation: Situation, verb: int, argument: int) -> float:
        """Picking: what is missed least of the own hand, what hurts most of the other's."""
        if verb == c.PASS:
            return 0.5 if len(situation.me.hand) <= 2 else -9.0
        card = situation.card(argument)
        if card.number & c.CARD_MASK in situation.me.hand:
            return -keeping(situation.known, situation.seat, card)
        holder = argument >> 8
        foreign = int(card.number) >> c.OWNER_SHIFT != situation.seat or holder == 1 - situation.seat
        return 1.0 if foreign else 0.0

    def _permission(self, situation: Situation, verb: int, argument: int) -> float:
        """Permissions: yes, with cards and life to spare."""
        if verb == c.PASS:
            return 0.0
        poor = len(situation.me.hand) + len(situation.me.gauge) <= 2 or situation.me.life <= 4
        return -0.5 if poor else 0.5

    def _amount(self, situation: Situation, verb: int, argument: int) -> float:
        """Movements and amounts: nearer if nothing reaches, else as far as the text allows; little life."""
        way, spaces = divmod(argument, 16)
        if argument < 16 and situation.view.options[0].verb == "spend":
            return -float(spaces)
        return 0.1 * spaces if way in {0, 1, 3} else 0.05 * spaces

    def _mulligan(self, situation: Situation, verb: int, argument: int) -> float:
        """The mulligan: only Ultras that cannot be paid for a long time go."""
        if verb == c.PASS:
            return 0.0
        return 1.0 if situation.card(argument).gauge >= 4 else -1.0

    def _name(self, situation: Situation, verb: int, argument: int) -> float:
        """Naming: what the opponent is sure or likely to hold."""
        number = argument & c.CARD_MASK
        opponent = situation.view.opponent
        return 5.0 * opponent.shown.count(number) + opponent.unseen.count(number)

    def _cancel(self, situation: Situation, verb: int, argument: int) -> float:
        return 0.5 if verb == c.PASS else float(len(situation.me.gauge) >= 3)

    def _placing(self, situation: Situation, verb: int, argument: int) -> float:
        return 1.0 if verb == c.TO_TRANSFORMATIONS else 0.0

    def _price(self, situation: Situation, verb: int, argument: int) -> float:
        return 1.0 if verb == c.YES else 0.0

    def _space(self, situation: Situation, verb: int, argument: int) -> float:
        """Spaces: a middle distance from the opponent."""
        return -abs(abs(argument - int(situation.other.space)) - 2.0)
