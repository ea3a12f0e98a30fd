"""Lightning Rod: cards laid on the opponent's space may be taken back, each for 2 non-lethal damage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.attack import damage
from wildswing.exceed.building.named import NamedRule, RuleLine
from wildswing.exceed.building.texts import Builder
from wildswing.exceed.constants import AFTER, CARD, HAND, PASS, PICK_CARD, ZONE_NAMES
from wildswing.exceed.effects.own_words import OwnWords
from wildswing.exceed.journal import note
from wildswing.exceed.laid_cards import cards_with, spaces_with_cards, take_laid
from wildswing.exceed.spans import occupies
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition, Effect
from wildswing.kernel.state import ARGUMENTS, Frame


class CardsOnBoard(Condition[ExceedState]):
    """Cards of the player lie on spaces; none come or go in the course of an attack's effects but by this one."""

    def __init__(self) -> None:
        super().__init__()
        self.fixed = True

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(spaces_with_cards(state.players[seat])) > 0


class TakeLaidForDamage(OwnWords):
    """For each card laid on the opponent's space: you may return it to your hand, for 2 non-lethal damage each."""

    def __init__(self, amount: i64) -> None:
        super().__init__(False)
        self.amount: i64 = amount

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for one card after the other, until no more is wanted."""
        seat = frame.seat
        player = state.players[seat]
        if frame.step == 1:
            if state.answer == PASS:
                return True
            card: i64 = state.answer % ARGUMENTS
            space: i64 = 0
            for place, laid in enumerate(player.laid):
                if laid == card and occupies(state, 1 - seat, player.laid_at[place]):
                    space = player.laid_at[place]
                    take_laid(player, place)
                    break
            player.hand.append(card)
            player.shown.append(card)
            if state.log is not None:
                words = (f"{state.match.fighters[seat].card_tokens[0]} on {space}", ZONE_NAMES[HAND])
                note(state, "card moved", int(seat), "EX 2.13", cards=(int(card),), words=words)
            frame.step = 0
            damage(state, seat, 1 - seat, self.amount, False, False, True, False, ())
            return state.over
        options = self.options(state, frame)
        if len(options) == 1:
            return True
        frame.step = 1
        state.ask(PICK_CARD, seat, options)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """No more, or each different card there."""
        cards = cards_with(state, frame.seat, 1 - frame.seat)
        return [PASS, *[CARD + card for card in sorted(set(cards))]]

    def picked(self, card: str) -> str:
        """The card comes back."""
        return f"Return {card} to hand"

    def idle(self, state: ExceedState, seat: i64) -> bool:
        """Nothing lies there."""
        return not cards_with(state, seat, 1 - seat)


def lightning_rod(builder: Builder) -> Effect[ExceedState]:
    """The question after the attack."""
    made = TakeLaidForDamage(2)
    made.words = "Return a card from the opponent's space to your hand: 2 non-lethal damage"
    return made


RULE: Final = NamedRule(lines=(RuleLine(AFTER, lightning_rod, CardsOnBoard()),))
