"""What is certain about an option of EXCEED, in one short sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.exceed import constants as c
from wildswing.kernel.state import ARGUMENTS
from wildswing.server.pictures.exceed.consequences import consequence
from wildswing.server.pictures.exceed.hand import verdict
from wildswing.server.pictures.exceed.titles import fighter_name

if TYPE_CHECKING:
    from wildswing.exceed.preview import Preview
    from wildswing.exceed.view import ExceedView
    from wildswing.server.pictures.exceed.trying import Trials


# Verbs whose options say in words what is done, not what comes of it.
PLAYED_OUT: Final = frozenset({c.YES, c.CHARACTER, c.TRIGGER, c.CHOICE, c.SPACE, c.NUMBER})


def outcome(trials: Trials, option: int, seen: Preview) -> str:
    """What is certain about an option; "" for nothing that its text does not say.

    Args:
        trials: of the cards of the seat that decides.
        option: its number.
        seen: its preview.
    """
    view = trials.view
    known = view.known
    argument = option % ARGUMENTS
    verb = option - argument
    seat = int(known.seat)
    if seen.mover is not None:
        return movement(view, seen)
    if c.PAY_HAND <= verb <= c.PAY_GAUGE_TWO or (known.decision == c.PAY and option == c.PASS):
        return payment(view, option, seen)
    if verb in {c.SET_CARD, c.SET_EX, c.SET_FACE_UP, c.SET_EX_FACE_UP}:
        return verdict(trials.of(argument & c.CARD_MASK, ex=verb in {c.SET_EX, c.SET_EX_FACE_UP})).text
    if verb == c.NAME:
        unseen = view.opponent.unseen.count(argument)
        return f"{unseen} not seen" if unseen else "none left unseen"
    if known.decision == c.DISCARD_TO_LIMIT:
        still = len(known.players[seat].hand) - 1 - int(known.stack[-1].a)
        return f"then {still} more to discard" if still else "the last one to discard"
    if verb in PLAYED_OUT and option != c.PASS:
        return consequence(trials, option)
    return action(view, verb, argument, seen)


def action(view: ExceedView, verb: int, argument: int, seen: Preview) -> str:
    """What is certain about an action of a turn."""
    known = view.known
    player = known.players[known.seat]
    if verb == c.PREPARE:
        return "draw 1"
    if verb == c.CHANGE:
        return "pay any Force and draw as many cards"
    if verb == c.RESHUFFLE:
        return f"{len(player.deck) + len(player.discard)} cards in the deck, and no other reshuffle in this game"
    if verb == c.EXCEED_ACTION:
        return f"{len(player.gauge) - seen.gauge} gauge left"
    if verb in {c.BOOST_HAND, c.BOOST_GAUGE, c.BOOST_ASIDE}:
        kind = known.match.card(argument).boost_kind
        return "stays in play" if kind == c.CONTINUOUS else "happens at once, then goes to the discard pile"
    if verb == c.TRANSFORM_CARD:
        return "the other copy is discarded; this one stays in play"
    return ""


def payment(view: ExceedView, option: int, seen: Preview) -> str:
    """What is left to pay, or how much is paid so far."""
    frame = view.known.stack[-1]
    if "left to pay" in seen.facts:
        still = seen.facts["left to pay"]
        return f"then {still} more to pay" if still else "pays it all"
    paid = int(frame.b) + seen.force
    if frame.procedure == c.CHANGE_CARDS:
        return f"draw {paid}" if option == c.PASS else f"then draw {paid} or more"
    return f"{paid} Force paid"


def movement(view: ExceedView, seen: Preview) -> str:
    """Where a movement ends, and the range after it."""
    assert seen.mover is not None
    name = fighter_name(view.known, seen.mover)
    if len(seen.path) < 2:
        return f"{name} stays on {seen.path[0]}" if seen.path else ""
    return f"{name} to {seen.facts['space']}, range {seen.facts['distance']}"
