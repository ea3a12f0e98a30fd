"""The pending decision of HacKClaD for its player: every option with what is certain about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.hackclad import constants as c
from wildswing.hackclad.effects.cards import Fetch, Trade
from wildswing.hackclad.notation import asked_witch, asking_effect
from wildswing.kernel.state import ARGUMENTS
from wildswing.server.pictures.decided import shown_decision
from wildswing.server.pictures.hackclad.finality import final
from wildswing.server.pictures.hackclad.outcomes import outcome
from wildswing.server.wire.common import Choice, Decision

if TYPE_CHECKING:
    from wildswing.hackclad.state import HackcladState
    from wildswing.kernel.decision import Option
    from wildswing.server.pictures.hackclad.trying import Tries

# The zones as the pictures of Witches name them, by their number.
ZONES: Final = ("hand", "deck", "discard", "enhanced", "playing", "turn_card", "deck")
AT_ONCE: Final = frozenset({
    c.CHOOSE_ENHANCED, c.CHOOSE_SLOT, c.PLACE_TURN_CARD, c.SWAP_OUT, c.SWAP_IN,
})  # fmt: skip


def hackclad_decision(tries: Tries) -> Decision | None:
    """The pending decision with everything that is certain about its options; None if it is not the viewer's.

    Args:
        tries: of the viewer's options.
    """
    decision = tries.view.decision
    if decision is None:
        return None
    options = tuple([choice(tries, option) for option in decision.options])
    return shown_decision(decision, options, at_once=int(tries.view.known.decision) in AT_ONCE)


def choice(tries: Tries, option: Option) -> Choice:
    """One option."""
    known = tries.view.known
    argument = option.number % ARGUMENTS
    verb = option.number - argument
    card = card_of(verb, argument)
    seen = tries.view.preview(option)
    return Choice(
        number=option.number,
        text=option.text,
        verb=option.verb,
        card=card,
        zone=None if card is None else zone_of(known, verb),
        target=option.target,
        amount=option.amount,
        cost=option.cost,
        outcome=outcome(tries, option.number, seen),
        path=seen.path,
        mover=seen.witch if seen.path else None,
        reach=seen.reach,
        facts=seen.facts,
        final=final(tries, option.number),
    )


def card_of(verb: int, argument: int) -> int | None:
    """The number of the card that an option is about."""
    if verb in {c.CARD, c.USE_CARD, c.USE_FROM_PILE}:
        return argument
    return argument & c.CARD_MASK if verb == c.BASIC else None


def zone_of(known: HackcladState, verb: int) -> str | None:
    """Where the card of an option lies."""
    if verb in {c.USE_CARD, c.BASIC}:
        return ZONES[c.HAND]
    if verb == c.USE_FROM_PILE:
        return ZONES[c.DISCARD]
    if known.decision in {c.CHOOSE_ENHANCED, c.SWAP_IN}:
        return ZONES[c.ENHANCED]
    if known.decision == c.SWAP_OUT:
        return ZONES[c.DISCARD] if known.figures[asked_witch(known)].discard else ZONES[c.DECK]
    effect = asking_effect(known)
    if isinstance(effect, Fetch):
        return ZONES[effect.where]
    if isinstance(effect, Trade):
        return ZONES[c.HAND] if known.stack[-1].step <= 1 else ZONES[c.ENHANCED]
    return ZONES[c.HAND]
