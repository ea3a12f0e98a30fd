"""The pending decision of EXCEED for its player: every option with what is certain about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.exceed import constants as c
from wildswing.exceed.actions import action_lines
from wildswing.exceed.effects.boosts_in_play import DiscardBoostInPlay
from wildswing.exceed.effects.chosen import MoveChosen
from wildswing.exceed.effects.discarding import DiscardOrReveal, DiscardSome
from wildswing.exceed.effects.forced_discards import SHOWING, ForcedDiscard
from wildswing.exceed.effects.laid_boosts import DiscardLaidBoost, MoveLaidBoost
from wildswing.exceed.effects.laid_cards import PlaceCard
from wildswing.exceed.effects.looking import PickOfThem
from wildswing.exceed.effects.showing import RevealEqual, RevealSome
from wildswing.exceed.notation import asking_effect
from wildswing.exceed.open_payments import NO_LIMIT
from wildswing.exceed.overload import second_card
from wildswing.kernel.state import ARGUMENTS
from wildswing.server.pictures.decided import shown_decision
from wildswing.server.pictures.exceed.finality import final
from wildswing.server.pictures.exceed.named_rules import explained
from wildswing.server.pictures.exceed.outcomes import outcome
from wildswing.server.wire.common import Choice, Decision

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState
    from wildswing.kernel.decision import Option
    from wildswing.server.pictures.exceed.trying import Trials

# The zones as the pictures of players name them, by their number.
ZONES: Final = (
    "hand", "deck", "discard", "gauge", "boosts", "transformations", "sealed", "overdrive", "aside", "stored",
    "playing",
)  # fmt: skip
OF_VERB: Final = {
    c.BOOST_HAND: c.HAND, c.BOOST_GAUGE: c.GAUGE, c.BOOST_ASIDE: c.ASIDE, c.TRANSFORM_CARD: c.HAND,
    c.PAY_HAND: c.HAND, c.PAY_HAND_TWO: c.HAND, c.PAY_GAUGE_CARD: c.GAUGE, c.PAY_GAUGE_TWO: c.GAUGE,
    c.SET_CARD: c.HAND, c.SET_EX: c.HAND, c.SET_FACE_UP: c.HAND, c.SET_EX_FACE_UP: c.HAND,
    c.SET_FROM_GAUGE: c.GAUGE, c.SET_FROM_SEALED: c.SEALED,
    c.SET_FROM_ASIDE: c.ASIDE, c.SET_FROM_STORED: c.STORED, c.SET_FROM_BOOSTS: c.BOOSTS,
}  # fmt: skip
OF_DECISION: Final = {
    c.MULLIGAN: c.HAND, c.DISCARD_TO_LIMIT: c.HAND, c.DISCARD_OVERDRIVE: c.OVERDRIVE_ZONE,
}  # fmt: skip
AT_ONCE: Final = frozenset({c.ACTION, c.MULLIGAN, c.PAY, c.DISCARD_TO_LIMIT})


def exceed_decision(trials: Trials) -> Decision | None:
    """The pending decision with everything that is certain about its options; None if it is not the viewer's.

    Args:
        trials: of the viewer's cards.
    """
    view = trials.view
    decision = view.decision
    if decision is None:
        return None
    known = view.known
    return shown_decision(
        decision,
        tuple([choice(trials, option) for option in decision.options]),
        at_once=int(known.decision) in AT_ONCE and not in_steps(known),
        amount=amount(known),
        explained=explained,
    )


def in_steps(known: ExceedState) -> bool:
    """Whether Force is paid in steps of more than one: which cards make a whole step shows card by card."""
    frame = known.stack[-1]
    return known.decision == c.PAY and frame.procedure == c.PAY_UP_TO and frame.c != 1


def amount(known: ExceedState) -> int | None:
    """How much is left to be paid or discarded, as it is sure to be; None where nothing is counted."""
    frame = known.stack[-1]
    if known.decision == c.PAY and frame.procedure in {c.PAY_FORCE, c.PAY_GAUGE, c.PAY_GAUGE_UP_TO}:
        return int(frame.a - frame.b)
    if known.decision == c.PAY and frame.procedure == c.PAY_UP_TO and frame.a < NO_LIMIT:
        return int(frame.a - frame.b)
    if known.decision == c.DISCARD_TO_LIMIT:
        return len(known.players[frame.seat].hand) - int(frame.a)
    return None


def choice(trials: Trials, option: Option) -> Choice:
    """One option."""
    view = trials.view
    known = view.known
    argument = option.number % ARGUMENTS
    verb = option.number - argument
    card = card_of(known, verb, argument)
    seen = view.preview(option)
    return Choice(
        number=option.number,
        text=option.text,
        verb=option.verb,
        card=card,
        zone=None if card is None else zone_of(known, verb, argument),
        target=option.target,
        amount=option.amount,
        cost=option.cost,
        outcome=outcome(trials, option.number, seen),
        path=seen.path,
        mover=seen.mover,
        reach=seen.reach,
        facts=seen.facts,
        final=final(trials, option.number),
        second=second_of(known, verb, argument),
    )


def card_of(known: ExceedState, verb: int, argument: int) -> int | None:
    """The number of the card that an option is about."""
    if verb in OF_VERB or verb == c.NAME:
        return argument & c.CARD_MASK
    if verb == c.CARD:
        return argument & c.CARD_MASK
    if verb == c.CHARACTER:
        line = action_lines(known, int(known.seat))[argument]
        return int(line.card) if line.card >= 0 else None
    if verb == c.TRIGGER:
        waiting = known.match.line(known.stack[-1].items[argument])
        return int(waiting.card) if waiting is not None and waiting.card >= 0 else None
    if verb in {c.INVALID, c.TO_TRANSFORMATIONS, c.TO_GAUGE}:
        attack = int(known.sides[known.stack[-1].seat].attack)
        return attack if attack >= 0 else None
    return None


def second_of(known: ExceedState, verb: int, argument: int) -> int | None:
    """The card of another name that an EX attack is set with."""
    if verb != c.SET_EX:
        return None
    second = int(second_card(known, int(known.seat), argument))
    return second if second != argument & c.CARD_MASK else None


def zone_of(known: ExceedState, verb: int, argument: int) -> str | None:
    """Where the card of an option lies."""
    if verb in OF_VERB:
        return ZONES[OF_VERB[verb]]
    if verb != c.CARD:
        return None
    if int(known.decision) in OF_DECISION:
        return ZONES[OF_DECISION[int(known.decision)]]
    if known.stack[-1].procedure == c.CLEAN_UP:
        return ZONES[c.BOOSTS]
    effect = asking_effect(known)
    if isinstance(effect, MoveChosen):
        return ZONES[effect.zone_of(argument)]
    if isinstance(effect, PlaceCard):
        return ZONES[c.DISCARD]
    if isinstance(effect, DiscardBoostInPlay | DiscardLaidBoost | MoveLaidBoost):
        return ZONES[c.BOOSTS]
    if isinstance(effect, PickOfThem):
        return ZONES[known.stack[-1].c]
    if isinstance(effect, ForcedDiscard):
        return ZONES[c.HAND] if known.stack[-1].step == SHOWING else None
    if isinstance(effect, DiscardSome | DiscardOrReveal | RevealSome | RevealEqual):
        return ZONES[c.HAND]
    return None
