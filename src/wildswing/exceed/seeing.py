"""Players who always see the top card of their deck."""

from __future__ import annotations

from wildswing.exceed.constants import CARD_MASK, KNOWN_TO_ALL, KNOWN_TO_OWNER, SEES_TOP
from wildswing.exceed.journal import note
from wildswing.exceed.state import BEFORE_ASKING, ExceedState
from wildswing.exceed.stats import has_flag


def see_tops(state: ExceedState) -> None:
    """Let whoever has such a text look at the card that lies on top now, which stays known to them (EX 21.10)."""
    for seat in (0, 1):
        deck = state.players[seat].deck
        if deck and has_flag(state, seat, SEES_TOP) and not deck[len(deck) - 1] & (KNOWN_TO_ALL | KNOWN_TO_OWNER):
            deck[len(deck) - 1] |= KNOWN_TO_OWNER
            if state.log is not None:
                cards = (deck[len(deck) - 1] & CARD_MASK,)
                note(state, "look", seat, "EX 21.10", cards=cards, cards_for=seat)


BEFORE_ASKING.append(see_tops)
