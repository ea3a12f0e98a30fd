"""What a decision asks, in one sentence, and what asks it: the line of a card, or a rule."""

from __future__ import annotations

from typing import Final

from wildswing.hackclad import constants as c
from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.effects.cards import Fetch, Trade
from wildswing.hackclad.effects.resources import PickUp
from wildswing.hackclad.notation import asked_witch, asking_effect
from wildswing.hackclad.piles import less_damage
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.decision import Because
from wildswing.kernel.state import Frame

# The rule behind each kind of decision, where no text asks.
RULES: Final = {
    c.CHOOSE_MISSION: ("Each player chooses two of the Missions on the table, one at a time", "HC 4.10"),
    c.CHOOSE_ENHANCED: ("One Enhanced card is added in secret to the first deck", "HC 4.12"),
    c.CHOOSE_SLOT: ("The Turn card goes to a free Turn slot, not to the one above its Standby slot", "HC 7.4"),
    c.PLACE_TURN_CARD: ("A hand card is placed face down as the Turn card", "HC 7.4"),
    c.CHOOSE_ENTRY: ("A Witch re-enters at a free Entry Point, or anywhere if none is free", "HC 17.2"),
    c.ACT: ("On her turn a Witch acts as often as she likes and can pay for", "HC 11.1"),
    c.REACT: ("A Witch in the range of a Clad attack may react", "HC 15.1"),
    c.SWAP_OUT: ("At a reshuffle one discarded card may be swapped for an Enhanced one", "HC 18.7"),
    c.SWAP_IN: ("The Enhanced card comes in unseen", "HC 18.8"),
    c.AMOUNT: ("The player chooses the X that a card costs", "HC 26.17"),
    c.MAY: ("An optional Extra Cost may be left unpaid", "HC 21.1"),
}  # fmt: skip
NO_RULE: Final = ("A text asks", "HC 12.1")
PLAIN_PROMPTS: Final = {
    c.CHOOSE_MISSION: "Choose a Mission.",
    c.CHOOSE_ENHANCED: "Choose an Enhanced card for your deck.",
    c.CHOOSE_SLOT: "Choose a Turn slot.",
    c.PLACE_TURN_CARD: "Which card do you place?",
    c.CHOOSE_ENTRY: "Where do you enter?",
    c.ACT: "What do you do?",
    c.SWAP_OUT: "Which discarded card do you swap for an Enhanced one?",
    c.SWAP_IN: "Which Enhanced card comes in its place?",
    c.CHOOSE: "Choose one.",
    c.STEP: "Where do you move?",
    c.AMOUNT: "How much MP do you spend?",
    c.TOP_OR_BOTTOM: "Where does the card go?",
}  # fmt: skip


def prompt(state: HackcladState) -> str:
    """What the pending decision asks, in one sentence.

    Args:
        state: waiting for a decision.
    """
    words = question(state)
    witch = asked_witch(state)
    # A player of two Witches is told which of them is asked.
    if state.match.seats.count(state.match.seats[witch]) > 1:
        return f"{state.match.name(witch)}: {words}"
    return words


def question(state: HackcladState) -> str:
    """The sentence itself."""
    kind = int(state.decision)
    frame = state.stack[-1]
    effect = asking_effect(state)
    if kind == c.REACT:
        return reaction_prompt(state, frame)
    if kind == c.MAY:
        return "Do you pay the Extra Cost?" if effect is None else "Do it?"
    if kind == c.PICK_CARD:
        if isinstance(effect, Fetch):
            return f"Choose a card of your {c.ZONE_NAMES[effect.where]}."
        if isinstance(effect, Trade):
            return "Which card do you give?" if frame.step <= 1 else "Which Enhanced card do you take?"
        return "Which card do you discard?"
    if kind == c.PICK_SPACE:
        return "From where do you pick it up?" if isinstance(effect, PickUp) else "Where do you move?"
    if kind == c.PICK_PLAYER:
        return "Who gives a Magic Shard?" if frame.step == 1 else "Who receives it?"
    return PLAIN_PROMPTS.get(kind, "Choose.")


def reaction_prompt(state: HackcladState, frame: Frame) -> str:
    """What comes at the Witch, and how much of it is left."""
    damage = int(clad_atk(state))
    if frame.a < 0:
        return f"The Clad tramples you for {damage} damage, which cannot be reduced: react, or pass."
    witch = asked_witch(state)
    less = int(frame.items[witch] + less_damage(state, witch))
    left = 0 if state.figures[witch].safe or less > damage else damage - less
    reduced = f" ({left} left)" if left < damage else ""
    return f"{state.match.clad[frame.a].name} hits you for {damage} damage{reduced}: react, or pass."


def because(state: HackcladState) -> Because:
    """What asks: the line of a card whose effect is being done, or the rule of the decision's kind.

    Args:
        state: waiting for a decision.
    """
    if state.stack[-1].procedure < c.FIRST_EFFECT:
        frame = state.stack[-1]
        text, rule = RULES.get(int(state.decision), NO_RULE)
        source = state.match.card(frame.a).name if frame.procedure == c.USE else ""
        return Because(source, text, rule)
    effect = state.match.effect(state.stack[-1].procedure)
    return Because(effect.source, effect.line or effect.words, text_rule(state))


def text_rule(state: HackcladState) -> str:
    """The rule by which the text that asks is carried out."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if frame.procedure == c.USE:
            return "HC 12.1"
        if frame.procedure == c.ACTION:
            return "HC 14.1" if frame.b == 1 else "HC 13.1"
        if frame.procedure == c.DRAFT:
            return "HC 7.8"
    return NO_RULE[1]
