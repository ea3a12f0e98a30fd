"""A quick player of HacKClaD by rules of thumb: it hits the Clad, gathers Shards, cycles its deck, and stays unhurt."""

from __future__ import annotations

from collections.abc import Callable

from wildswing.bots.chance import chance
from wildswing.bots.witch_appraisal import Worth, appraise, atk_of, chance_at, spaces_within
from wildswing.hackclad import constants as c
from wildswing.hackclad.cards import SkillCard, Text
from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.geometry import in_reach
from wildswing.hackclad.piles import less_damage, limit
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.threat import threats
from wildswing.hackclad.view import HackcladView
from wildswing.kernel.decision import Option
from wildswing.kernel.state import ARGUMENTS
from wildswing.kernel.view import View

BASIC_WORTH = {c.PLUS_MOVE: Worth(moves=1), c.PLUS_MP: Worth(mp=1), c.MINUS_DAMAGE: Worth(reduces=1)}


class Situation:
    """What the rules of thumb look at: what the seat knows, for the Witch that the decision is about."""

    def __init__(self, view: HackcladView) -> None:
        assert view.seat is not None
        self.view = view
        self.known: HackcladState = view.known
        self.witch = deciding(self.known, view.seat)
        self.me = self.known.figures[self.witch]
        self.choices = [
            (int(option), int(option) // ARGUMENTS * ARGUMENTS, int(option) % ARGUMENTS) for option in view.options
        ]
        self.foreseen = threats(self.known)
        # A turn of the Clad that comes sooner is surer to come as foreseen.
        self.danger: dict[int, float] = {}
        for place, threat in enumerate(self.foreseen):
            for space in threat.dangerous:
                self.danger[space] = max(self.danger.get(space, 0.0), 1.0 if place == 0 else 0.5)

    def card(self, number: int) -> SkillCard:
        """A card by its number."""
        return self.known.match.card(number & c.CARD_MASK)

    @property
    def shield(self) -> float:
        """How much damage the hand and the gauges can reduce."""
        total = float(less_damage(self.known, self.witch))
        left = int(limit(self.known, self.witch, c.MINUS_DAMAGE)) - int(self.me.used_damage)
        for number in self.me.hand:
            reduces = appraise(self.card(number).text).reduces if self.card(number).is_reaction() else 0.0
            if reduces:
                total += reduces
            elif left > 0:
                left -= 1
                total += 1
        for action in self.known.match.boards[self.witch].cp_actions:
            if action.reaction and action.cost:
                total += appraise(action.text).reduces * (int(self.me.cp) // int(action.cost))
        return total


def deciding(known: HackcladState, seat: int) -> int:
    """The Witch that the pending decision is about."""
    frame = known.stack[len(known.stack) - 1]
    if known.decision == c.REACT:
        return int(frame.kept[1])
    own = [witch for witch, player in enumerate(known.match.seats) if player == seat]
    return int(frame.seat) if int(frame.seat) in own and known.decision > c.CHOOSE_ENHANCED else own[0]


class WitchBot:
    """Plays HacKClaD by rules of thumb on what its seat knows; ties are broken by chance."""

    name = "steady"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._judges: dict[int, Callable[[Situation, int, int], float]] = {
            c.CHOOSE_MISSION: self._mission,
            c.CHOOSE_ENHANCED: self._enhanced,
            c.CHOOSE_SLOT: self._slot,
            c.PLACE_TURN_CARD: self._turn_card,
            c.CHOOSE_ENTRY: self._space,
            c.ACT: self._act,
            c.REACT: self._react,
            c.SWAP_OUT: self._swapped_out,
            c.SWAP_IN: self._enhanced,
            c.MAY: self._permission,
            c.PICK_CARD: self._picked,
            c.STEP: self._space,
            c.PICK_SPACE: self._space,
            c.AMOUNT: self._amount,
            c.PICK_PLAYER: self._player,
            c.TOP_OR_BOTTOM: self._put,
        }

    def choose(self, view: View) -> Option:
        """Choose the option that its rules of thumb judge best."""
        assert isinstance(view, HackcladView)
        situation = Situation(view)
        judge = self._judges.get(int(view.known.decision), self._no_opinion)
        ties = chance(self.seed, view.number)
        scores = [judge(situation, verb, argument) + 0.01 * ties.random() for _, verb, argument in situation.choices]
        return view.options[scores.index(max(scores))]

    # ---- one judge for each kind of decision

    def _no_opinion(self, situation: Situation, verb: int, argument: int) -> float:
        return 0.0

    def _mission(self, situation: Situation, verb: int, argument: int) -> float:
        """Missions: by their VP; those of the end of the game come with good play by themselves."""
        mission = situation.known.match.missions[argument]
        return float(mission.vp) + (2.0 if mission.at_end else 0.0)

    def _enhanced(self, situation: Situation, verb: int, argument: int) -> float:
        """Enhanced cards: VP, and what they do."""
        if verb == c.PASS:
            return 0.0
        card = situation.card(argument)
        return float(card.vp) + 0.4 * self._force_of(situation, card)

    def _force_of(self, situation: Situation, card: SkillCard) -> float:
        """What a card does, wherever it is used."""
        worth = appraise(card.text)
        attack = atk_of(situation.known, situation.witch, card) if card.is_attack() else 0.0
        given = worth.mp + worth.draws + 0.7 * worth.moves + worth.atk + worth.damage + 0.5 * min(worth.reduces, 4.0)
        return attack + given - 0.7 * float(card.mp)

    def _swapped_out(self, situation: Situation, verb: int, argument: int) -> float:
        if verb == c.PASS:
            return -9.0
        card = situation.card(argument)
        return -float(card.vp) - 0.4 * self._force_of(situation, card)

    def _slot(self, situation: Situation, verb: int, argument: int) -> float:
        """Turn slots: cards first, then MP; early, while the Clad is near."""
        return (2.0, 1.2, 1.6, 0.6)[argument]

    def _turn_card(self, situation: Situation, verb: int, argument: int) -> float:
        """The Turn card: what is of least use in this round."""
        return -self._use(situation, situation.card(argument))

    def _use(self, situation: Situation, card: SkillCard) -> float:
        """Of what use a hand card is now or after a step or two."""
        force = self._force_of(situation, card)
        if card.is_attack():
            near = spaces_within(situation.known, situation.witch, 2)
            reach = any(in_reach(space, card.reach, situation.known.clad_space) >= 0 for space in near)
            return force if reach and card.mp <= situation.me.mp + 1 else 0.3
        if card.is_reaction():
            return 1.0 + force if situation.danger.get(int(situation.me.space)) else 0.5
        return force

    def _act(self, situation: Situation, verb: int, argument: int) -> float:
        """Actions: what deals damage soonest after what makes it more; at the end out of danger, then the rest."""
        if verb == c.PASS:
            return 1.0
        if verb in {c.USE_CARD, c.USE_FROM_PILE}:
            return self._card_now(situation, situation.card(argument))
        board = situation.known.match.boards[situation.witch]
        if verb == c.CP_ACTION:
            action = board.cp_actions[argument]
            worth = appraise(action.text)
            value = self._text_now(situation, worth)
            # CP is kept while the Clad may still hurt: it pays for Reactions.
            return value - 0.8 * float(action.cost)
        action_number = argument >> c.BASIC_SHIFT
        card = situation.card(argument)
        value = self._text_now(situation, BASIC_WORTH[action_number])
        return value - 0.45 * self._worth_keeping(situation, card)

    def _worth_keeping(self, situation: Situation, card: SkillCard) -> float:
        """What is lost when a hand card is discarded for something else."""
        if card.is_attack() and in_reach(situation.me.space, card.reach, situation.known.clad_space) >= 0:
            if card.mp <= situation.me.mp:
                return 4.0 + atk_of(situation.known, situation.witch, card)
            return 2.0
        return self._use(situation, card)

    def _card_now(self, situation: Situation, card: SkillCard) -> float:
        worth = appraise(card.text)
        value = self._text_now(situation, worth)
        if not card.is_attack():
            return value + 0.6
        return 3.0 + 1.2 * atk_of(situation.known, situation.witch, card) - 0.3 * float(card.mp) + 0.1 * value

    def _text_now(self, situation: Situation, worth: Worth) -> float:
        """What a text is worth on one's own turn."""
        known, me = situation.known, situation.me
        room = float(c.GAUGE_MAX - int(me.mp))
        value = 0.9 * min(worth.mp, room) + 2.0 * worth.draws + 1.5 * worth.damage + 0.1 * worth.disturbs
        here = chance_at(known, situation.witch, int(me.space))
        if worth.atk and here:
            value += 4.0 + 2.0 * worth.atk
        if worth.mp and room and any(self.card_waits(situation, number) for number in me.hand):
            value += 1.5
        if worth.moves:
            value += self._moving(situation, worth.moves, here)
        return value

    def card_waits(self, situation: Situation, number: int) -> bool:
        """Whether an attack in hand reaches, but for the MP."""
        card = situation.card(number)
        reach = in_reach(situation.me.space, card.reach, situation.known.clad_space) >= 0
        return card.is_attack() and card.mp > situation.me.mp and reach

    def _moving(self, situation: Situation, moves: float, here: float) -> float:
        """Moving: what the best space in reach is better by, while there is nothing to hit from here."""
        if here > 0:
            return -2.0
        steps = max(1, round(moves))
        near = spaces_within(situation.known, situation.witch, steps)
        now = self._worth_of(situation, int(situation.me.space))
        best = max(self._worth_of(situation, space) for space in near)
        return 1.2 * (best - now)

    def _worth_of(self, situation: Situation, space: int) -> float:
        """What it is worth to stand on a space."""
        known = situation.known
        worth = 1.3 * chance_at(known, situation.witch, space)
        if space != situation.me.space:
            worth += 1.2 * float(known.field[space])
        if space in situation.danger:
            open_damage = float(clad_atk(known)) - situation.shield
            if open_damage > 0 or any(space in threat.trampled for threat in situation.foreseen):
                worth -= (1.5 + min(float(situation.me.shards), float(clad_atk(known)))) * situation.danger[space]
        return worth - 0.15 * distance(space, int(known.clad_space))

    def _space(self, situation: Situation, verb: int, argument: int) -> float:
        """Steps and spaces: the best of them, and of those that are one step further."""
        if verb == c.PASS:
            return self._worth_of(situation, int(situation.me.space))
        return self._worth_of(situation, argument)

    def _react(self, situation: Situation, verb: int, argument: int) -> float:
        """Reactions: only if all of them together avert the injury."""
        frame = situation.known.stack[len(situation.known.stack) - 1]
        if verb == c.PASS:
            return 0.5
        trampled = frame.a < 0
        done = 0.0 if trampled else float(frame.items[situation.witch])
        left = float(clad_atk(situation.known)) - float(less_damage(situation.known, situation.witch)) - done
        worth = self._reaction(situation, verb, argument)
        price = 0.2 * float(verb == c.CP_ACTION) + 0.1 * float(verb == c.USE_CARD)
        other = 2.0 * worth.damage + (0.8 if worth.disturbs else 0.0)
        if trampled:
            return other + (1.0 if worth.disturbs else 0.0) if other else 0.0
        if left <= 0:
            return 1.0 if worth.damage else 0.0
        enough = situation.shield - float(less_damage(situation.known, situation.witch)) >= left
        if worth.reduces and enough:
            return 2.0 + min(worth.reduces, left) - price
        return other

    def _reaction(self, situation: Situation, verb: int, argument: int) -> Worth:
        """What a Reaction gives."""
        text: Text
        if verb == c.CP_ACTION:
            text = situation.known.match.boards[situation.witch].cp_actions[argument].text
        elif verb == c.BASIC:
            return BASIC_WORTH[c.MINUS_DAMAGE]
        else:
            text = situation.card(argument).text
        return appraise(text)

    def _permission(self, situation: Situation, verb: int, argument: int) -> float:
        return 1.0 if verb == c.YES else 0.0

    def _picked(self, situation: Situation, verb: int, argument: int) -> float:
        """Cards to pick: what is of least use leaves the hand; the best comes from elsewhere."""
        if verb == c.PASS:
            return 0.0
        card = situation.card(argument)
        if argument & c.CARD_MASK in situation.me.hand:
            return -self._worth_keeping(situation, card)
        return self._force_of(situation, card)

    def _amount(self, situation: Situation, verb: int, argument: int) -> float:
        return float(argument)

    def _player(self, situation: Situation, verb: int, argument: int) -> float:
        """Players: oneself for what is good; else whoever has least."""
        if argument == situation.witch:
            return 1.0
        return -0.01 * float(situation.known.figures[argument].shards)

    def _put(self, situation: Situation, verb: int, argument: int) -> float:
        """The top card stays there if it does something."""
        number = int(situation.known.it)
        if number == c.NO_CARD:
            return 0.0
        stays = self._force_of(situation, situation.card(number)) >= 1.0
        return float(stays == (verb == c.TOP))


def distance(one: int, other: int) -> int:
    """How many steps lie between two spaces, over the edges too."""
    across = abs(one % c.WIDTH - other % c.WIDTH)
    along = abs(one // c.WIDTH - other // c.WIDTH)
    return min(across, c.WIDTH - across) + min(along, c.WIDTH - along)
