"""What a decision asks, in one sentence, and what asks it: the line of a card, or a rule."""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed.effects.chosen import MoveChosen
from wildswing.exceed.effects.forced_discards import SHOWING, ForcedDiscard
from wildswing.exceed.effects.hand import DiscardSomeAtRandom, DrawSome
from wildswing.exceed.effects.movement import MoveChoice
from wildswing.exceed.effects.naming import NameRange
from wildswing.exceed.effects.spend_some import SpendLifeUpTo
from wildswing.exceed.effects.token_moves import PushFrom
from wildswing.exceed.effects.ways import is_own
from wildswing.exceed.notation import asking_effect, attack_name, attack_price, placed_name
from wildswing.exceed.notation_parts import LAYING
from wildswing.exceed.state import ExceedState
from wildswing.kernel.decision import Because
from wildswing.kernel.effects import Effect
from wildswing.kernel.flow import Choose
from wildswing.kernel.state import Frame

# The rule behind each kind of decision, where no card asks.
RULES: Final = {
    c.CHOOSE_FIRST: ("Who goes first is settled before the hands are drawn", "EX 3.11"),
    c.MULLIGAN: ("Each player may return any number of cards once", "EX 3.16"),
    c.ACTION: ("A turn has one action", "EX 4.2"),
    c.PAY: ("Force and Gauge are paid card by card", "EX 6.7"),
    c.DISCARD_TO_LIMIT: ("No more cards are kept than the hand limit", "EX 4.8"),
    c.SET: ("Both players set an attack face down", "EX 12.5"),
    c.MAY: ("A text offers this instead of the draw at the end of a turn", "EX 4.5"),
    c.PAY_OR_INVALID: ("The price of a wild swing may be refused", "EX 13.17"),
    c.ORDER: ("Effects of the same moment are done in the order their player likes", "EX 18.4"),
    c.TRANSFORM_OR_GAUGE: ("After a hit a transformation may go into play instead of the gauge", "EX 11.1"),
    c.CANCEL: ("A boost with a cancel price may be cancelled for another action", "EX 23.19"),
    c.DISCARD_OVERDRIVE: ("In overdrive a card is discarded at the start of each turn", "EX 23.8"),
}  # fmt: skip
# What an amount is asked for; other effects move somebody.
AMOUNTS: Final[dict[type, str]] = {
    SpendLifeUpTo: "How much life do you spend?",
    DrawSome: "How many cards do you draw?",
    DiscardSomeAtRandom: "How many cards do you discard at random?",
    NameRange: "Name a range.",
}
NO_RULE: Final = ("A text asks", "EX 18.10")
PLAIN_PROMPTS: Final = {
    c.CHOOSE_FIRST: "Go first or second?",
    c.ACTION: "Choose an action.",
    c.MULLIGAN: "Return cards one by one, or keep the rest.",
    c.DISCARD_TO_LIMIT: "Discard a card.",
    c.SET: "Set an attack.",
    c.ORDER: "Which effect comes next?",
    c.CHOOSE: "Choose one.",
    c.NAME_CARD: "Name a card.",
    c.CANCEL: "Cancel the boost for another action?",
    c.DISCARD_OVERDRIVE: "Discard an overdrive card.",
}  # fmt: skip


def prompt(state: ExceedState) -> str:
    """What the pending decision asks, in one sentence.

    Args:
        state: waiting for a decision.
    """
    kind = int(state.decision)
    frame = state.stack[-1]
    effect = asking_effect(state)
    if kind == c.PAY:
        return payment_prompt(frame)
    if kind == c.PAY_OR_INVALID:
        seat = int(frame.seat)
        return f"Pay {attack_price(state, seat)} for {attack_name(state, seat)}, or let it go?"
    if kind == c.TRANSFORM_OR_GAUGE:
        return f"Where does {placed_name(state, int(frame.seat))} go?"
    if kind == c.MAY:
        return "Do it?"
    if kind == c.AMOUNT:
        return AMOUNTS.get(type(effect)) or movement_prompt(effect)
    if isinstance(effect, ForcedDiscard):
        showing = frame.step == SHOWING
        return "Show a card with the Speed of a discarded one?" if showing else "Store one of the discarded cards?"
    if kind == c.PICK_CARD and frame.procedure == c.CLEAN_UP:
        return "Discard your boosts: which one first?"
    if kind == c.PICK_CARD:
        return "Choose the next card." if isinstance(effect, MoveChosen) and frame.a > 0 else "Choose a card."
    if kind == c.PICK_SPACE:
        return "Choose a space." if isinstance(effect, LAYING) else "Where do you move?"
    if isinstance(effect, Choose) and effect.opponent:
        return "Choose one; the opponent it speaks of is you."
    if isinstance(effect, Choose) and effect.pick > 1:
        return f"Choose one ({frame.b + 1} of {effect.pick})."
    return PLAIN_PROMPTS.get(kind, "Choose.")


def movement_prompt(effect: Effect[ExceedState] | None) -> str:
    """A number of spaces: of the one who decides, or of the other one who is pushed or pulled."""
    if isinstance(effect, PushFrom) or (isinstance(effect, MoveChoice) and not any(is_own(way) for way in effect.ways)):
        return "How do you move the opponent?"
    return "How do you move?"


def payment_prompt(frame: Frame) -> str:
    """What is still to be paid."""
    if frame.procedure == c.PAY_GAUGE:
        return f"Pay {frame.a - frame.b} Gauge."
    if frame.procedure == c.PAY_FORCE:
        return f"Pay {frame.a - frame.b} Force."
    if frame.procedure == c.PAY_GAUGE_UP_TO:
        limit = f"up to {frame.a}" if frame.a < 99 else "any amount of"
        return f"Pay {limit} Gauge ({frame.b} paid)."
    if frame.procedure == c.CHANGE_CARDS:
        return f"Pay any Force and draw as many cards ({frame.b} paid)."
    return (
        f"Pay up to {frame.a} Force ({frame.b} paid)." if frame.a < 99 else f"Pay any amount of Force ({frame.b} paid)."
    )


def because(state: ExceedState) -> Because:
    """What asks: the line of a card whose effect is being done, or the rule of the decision's kind.

    Args:
        state: waiting for a decision.
    """
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        number = frame.procedure
        if number >= c.FIRST_EFFECT:
            effect = state.match.effect(number)
            return Because(effect.source, effect.line, "EX 18.10" if state.decision == c.MAY else "EX 18.3")
        found = of_procedure(state, frame)
        if found is not None:
            return found
    text, rule = RULES.get(int(state.decision), NO_RULE)
    return Because("", text, rule)


def of_procedure(state: ExceedState, frame: Frame) -> Because | None:
    """What a procedure of the rules asks for, None if it says nothing of its own."""
    number = frame.procedure
    if number == c.MOVE:
        return Because("", f"Moving to {frame.a}", "EX 5.16")
    if number == c.MOVEMENT:
        return Because("", f"A movement of {frame.b} spaces, more than the limit of this character", "EX 8.20")
    if number == c.EXCEED:
        return Because("", "Exceeding", "EX 5.7")
    if number == c.BOOST and state.decision == c.PAY:
        return Because("", f"Boosting {state.match.card(frame.a).boost_name}", "EX 10.1")
    if number == c.PAY_ATTACK:
        if state.decision == c.PAY_OR_INVALID:
            return Because("", "The price of a wild swing may be refused", "EX 13.17")
        return Because("", f"The price of {attack_name(state, int(frame.seat))}", "EX 13.3")
    if number == c.CHANGE_CARDS:
        return Because("", "Changing cards", "EX 5.3")
    if number == c.CLEAN_UP and state.decision == c.PICK_CARD:
        return Because("", "Boosts that were not sustained leave at the end of a strike", "EX 17.3")
    if number in {c.TIMING, c.TURN, c.SETUP, c.STRIKE, c.SET_ATTACK, c.CLEAN_UP, c.ATTACK, c.OVERDRIVE}:
        text, rule = RULES.get(int(state.decision), NO_RULE)
        return Because("", text, rule)
    return None
