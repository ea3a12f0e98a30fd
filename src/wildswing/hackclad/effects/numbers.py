"""The numbers and counters that texts speak of."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.cards import SkillCard
from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.constants import CARD_MASK, CLAD_ATTACK, NO_CARD
from wildswing.hackclad.deeds import CARD_MP, use_of
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.zones import zone
from wildswing.kernel.effects import Number


class CardKind:
    """What a card must be: of one of some types, Enhanced, with a label, of a name; -1 and "" where it matters not."""

    def __init__(self, types: i64, enhanced: bool, label: str, name: str) -> None:
        self.types: i64 = types  # bits of the types; 0 for any
        self.enhanced: bool = enhanced
        self.label: str = label
        self.name: str = name

    def fits(self, card: SkillCard) -> bool:
        """Whether a card is of this kind."""
        if self.types and not (self.types >> card.kind) & 1:
            return False
        if self.enhanced and not card.enhanced:
            return False
        if self.label and card.label != self.label:
            return False
        return not self.name or card.name == self.name


class X(Number[HackcladState]):
    """The X of the card in use; a line that waited for an attack to reach its Witch finds it with the attack."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        if state.stack[-1].procedure == CLAD_ATTACK:
            return state.count
        frame = use_of(state, seat)
        return 0 if frame is None else frame.b


class ThatMuch(Number[HackcladState]):
    """As much as the event that is answered was about."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.count


class CardsIn(Number[HackcladState]):
    """The cards of a kind in a zone."""

    def __init__(self, where: i64, kind: CardKind) -> None:
        self.where: i64 = where
        self.kind = kind

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Count them."""
        total: i64 = 0
        for card in zone(state.figures[seat], self.where):
            if self.kind.fits(state.match.card(card & CARD_MASK)):
                total += 1
        return total


class SpacesMoved(Number[HackcladState]):
    """The spaces that the Witch moved this round."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].moved


class CladMoved(Number[HackcladState]):
    """The spaces that the Clad moved this round."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.clad_moved


class PickedUp(Number[HackcladState]):
    """The Shards that the Witch picked up this round."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].picked


class DamageDealt(Number[HackcladState]):
    """The damage that the Witch dealt this round."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].dealt


class BestCard(Number[HackcladState]):
    """The most damage that one card dealt."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].best_card


class DamagingCards(Number[HackcladState]):
    """The Attack and Attack Magic cards that damaged the Clad this round."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].hits


class BestReduction(Number[HackcladState]):
    """The most that the damage of one attack was reduced by."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].best_reduction


class MpSpent(Number[HackcladState]):
    """The MP that was paid for the card in use."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        frame = use_of(state, seat)
        return 0 if frame is None else frame.kept[CARD_MP]


class VpOfIt(Number[HackcladState]):
    """The VP of the card last looked at, revealed or discarded; 0 without one."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return 0 if state.it == NO_CARD or state.it_clad else state.match.card(state.it).vp


class CladAtk(Number[HackcladState]):
    """The Clad's ATK."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return clad_atk(state)


class Mp(Number[HackcladState]):
    """The Witch's MP."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].mp


class Cp(Number[HackcladState]):
    """The Witch's CP."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].cp


class Injuries(Number[HackcladState]):
    """The Witch's Injuries."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Read it."""
        return state.figures[seat].injuries


class Players(Number[HackcladState]):
    """How many Witches play."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Count them."""
        return len(state.figures)


class Times(Number[HackcladState]):
    """A number, multiplied, divided by a step and limited."""

    def __init__(self, amount: Number[HackcladState], counter: Number[HackcladState], step: i64, most: i64) -> None:
        self.amount = amount
        self.counter = counter
        self.step: i64 = step
        self.most: i64 = most  # -1 for none

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Multiply; a part of a step counts nothing."""
        times = self.counter.value(state, seat) // self.step
        if self.most >= 0 and times > self.most:
            times = self.most
        return self.amount.value(state, seat) * times
