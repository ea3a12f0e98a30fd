"""Cards laid on spaces as tokens, and cards under a boost (EX 2.13, 25.16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import (
    CARD,
    CARD_MASK,
    DECK,
    DISCARD,
    HAND,
    PICK_CARD,
    PICK_SPACE,
    SPACE,
    ZONE_NAMES,
)
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.movement import go_toward
from wildswing.exceed.effects.places import Place
from wildswing.exceed.journal import note
from wildswing.exceed.laid_cards import (
    LEFT,
    lay_card,
    spaces_with_cards,
    take_laid,
    this_copy,
    under,
)
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import drop_card
from wildswing.exceed.zones import put
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame

# ---- which card is laid on a space
TOP_DISCARD: Final = 0
CHOSEN_DISCARD: Final = 1
YOUR_ATTACK: Final = 2


class PlaceCard(Effect[ExceedState]):
    """`Place the top card of your discard pile on any space in range as a Lightning Rod`; also a chosen card of it.

    Frame: a = the chosen card, plus 1.
    """

    def __init__(self, taken: i64, place: Place, name: str) -> None:
        super().__init__(False)
        self.taken: i64 = taken
        self.place = place
        self.name = name

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the card, if it is to be chosen, and for the space; then lay it there."""
        seat = frame.seat
        if frame.step == 1:
            frame.a = state.answer % ARGUMENTS + 1
        elif frame.step == 2:
            self.lay(
                state, seat, self.card_meant(state, seat) if frame.a == 0 else frame.a - 1, state.answer % ARGUMENTS
            )
            return True
        elif not self.possible(state, seat):
            return True
        choosing = frame.a == 0 and self.taken == CHOSEN_DISCARD
        options = self.options(state, frame)
        if not options:
            return True
        frame.step = 1 if choosing else 2
        state.ask(PICK_CARD if choosing else PICK_SPACE, seat, options)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The cards of the discard pile, or the spaces."""
        seat = frame.seat
        if frame.a > 0 or self.taken != CHOSEN_DISCARD:
            return [SPACE + space for space in self.place.spaces(state, seat)]
        return [CARD + card for card in sorted(set(state.players[seat].discard))]

    def card_meant(self, state: ExceedState, seat: i64) -> i64:
        """The card that needs no choice."""
        return state.sides[seat].attack if self.taken == YOUR_ATTACK else state.players[seat].discard[-1]

    def lay(self, state: ExceedState, seat: i64, card: i64, space: i64) -> None:
        """Lay a card on a space; an attack leaves the strike (EX 15.16)."""
        player = state.players[seat]
        if self.taken == YOUR_ATTACK:
            state.sides[seat].gone = True
            drop_card(state, seat, state.match.card(card).attack.all_lines)
        else:
            place: i64 = len(player.discard) - 1
            while player.discard[place] != card:
                place -= 1
            del player.discard[place]
        lay_card(player, card, space)
        if state.log is not None:
            words = (self.name, "attack" if self.taken == YOUR_ATTACK else ZONE_NAMES[DISCARD])
            note(state, "card laid", int(seat), "EX 2.13", cards=(int(card),), numbers=(int(space),), words=words)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is such a card."""
        if self.taken == YOUR_ATTACK:
            return len(state.sides) > 0 and state.sides[seat].attack >= 0 and not state.sides[seat].gone
        return len(state.players[seat].discard) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Discard piles and attacks are open."""
        return self.possible(state, seat)


class MoveToLaidCard(AskOnce):
    """`Move to Lightning Rod`: to a space on which a card of yours lies, or as near as possible."""

    def __init__(self) -> None:
        super().__init__(PICK_SPACE)

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Move to the space."""
        go_toward(state, seat, chosen)

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Their spaces."""
        return [SPACE + space for space in spaces_with_cards(state.players[frame.seat])]

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is one."""
        return len(spaces_with_cards(state.players[seat])) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The board is open."""
        return self.possible(state, seat)


# ---- under a boost


class PutTopUnder(Effect[ExceedState]):
    """`Put the top card of your deck under this boost`, face up; an empty deck gives nothing (EX 9.9)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Put it there."""
        player = state.players[seat]
        if not player.deck or self.card not in player.boosts:
            return
        card: i64 = player.deck.pop() & CARD_MASK
        lay_card(player, card, under(self.card, this_copy(state, seat, self.card)))
        if state.log is not None:
            words = (self.source, ZONE_NAMES[DECK])
            note(state, "card laid under", int(seat), "EX 2.13", cards=(int(card),), words=words)


class TakeFromUnder(Effect[ExceedState]):
    """`Take the cards under this boost into your hand`, when it leaves play: into its player's (EX 25.16)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Take them, whoever had the boost."""
        for holder in (seat, 1 - seat):
            player = state.players[holder]
            while under(self.card, LEFT) in player.laid_at:
                card = take_laid(player, player.laid_at.index(under(self.card, LEFT)))
                put(state, holder, card, HAND)
                if card in player.hand:
                    player.shown.append(card)
                if state.log is not None:
                    words = (self.source, ZONE_NAMES[HAND])
                    note(state, "card moved", int(holder), "EX 25.16", cards=(int(card),), words=words)
