"""What a player might expect to be able to choose, but cannot, and why not: "Nothing is hidden by being disabled"."""

from __future__ import annotations

from wildswing.hackclad import constants as c
from wildswing.hackclad.actions import used
from wildswing.hackclad.cards import SkillCard
from wildswing.hackclad.effects.figures import MoveTo
from wildswing.hackclad.geometry import NEIGHBOURS, in_reach, name_of
from wildswing.hackclad.notation import asked_witch, asking_effect, basic_name, cp_text, one_line, small, use_text
from wildswing.hackclad.piles import limit
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.decision import Blocked


def blocked(state: HackcladState) -> tuple[Blocked, ...]:
    """What is not possible in the pending decision, in the order of the options.

    Args:
        state: waiting for a decision.
    """
    found: list[Blocked] = []
    kind = int(state.decision)
    witch = asked_witch(state)
    if kind == c.ACT or kind == c.REACT:
        reacting = kind == c.REACT
        cards(state, witch, reacting, found)
        basic_actions(state, witch, reacting, found)
        cp_actions(state, witch, reacting, found)
    elif kind == c.CHOOSE_SLOT:
        slots(state, found)
    elif kind == c.CHOOSE_ENTRY:
        entries(state, "enter", "Enter at", "HC 17.2", found)
    elif kind == c.STEP:
        for space in NEIGHBOURS[state.figures[witch].space]:
            if c.SPACE + space not in state.options:
                found.append(Blocked("move", f"Move to {name_of(space)}", occupant(state, space), "HC 2.6"))
    elif kind == c.PICK_SPACE:
        effect = asking_effect(state)
        if isinstance(effect, MoveTo) and effect.entries_only:
            entries(state, "move", "Move to", "HC 2.6", found)
    return tuple(found)


def occupant(state: HackcladState, space: int) -> str:
    """Who stands on a space that is not free."""
    if space == state.clad_space:
        return "the Clad is there"
    for witch, figure in enumerate(state.figures):
        if figure.space == space:
            return f"{state.match.name(witch)} is there"
    return "it is not free"


def entries(state: HackcladState, verb: str, words: str, rule: str, found: list[Blocked]) -> None:
    """The Entry Points that are not free."""
    for place, space in enumerate(state.match.entries):
        if c.SPACE + space not in state.options:
            text = f"{words} {state.match.entry_names[place]} ({name_of(space)})"
            found.append(Blocked(verb, text, occupant(state, space), rule))


def slots(state: HackcladState, found: list[Blocked]) -> None:
    """The Turn slots that cannot be taken."""
    for slot in range(c.TURN_SLOTS):
        if c.SLOT + slot in state.options:
            continue
        reason, rule = "your Turn card comes from the Standby slot below it", "HC 7.5"
        if state.markers[slot]:
            reason, rule = "a Shard lies on it until all four have one", "HC 23.9"
        for witch, figure in enumerate(state.figures):
            if figure.slot == slot:
                reason, rule = f"the Turn card of {state.match.name(witch)} lies there", "HC 7.6"
        found.append(Blocked("slot", f"Take Turn slot {slot + 1}", reason, rule))


# ---- actions


def cards(state: HackcladState, witch: int, reacting: bool, found: list[Blocked]) -> None:
    """The hand cards that cannot be used, and those in the discard pile that say they might be."""
    figure = state.figures[witch]
    seen: list[int] = []
    for number in figure.hand:
        if number in seen or c.USE_CARD + number in state.options:
            continue
        seen.append(number)
        card = state.match.card(number)
        reason, rule = why_not(state, witch, card, reacting)
        found.append(Blocked("use", f"Use {use_text(card)}", reason, rule, int(number)))
    for number in figure.discard:
        card = state.match.card(number)
        if card.text.from_pile and c.USE_FROM_PILE + number not in state.options:
            reason, rule = why_not(state, witch, card, reacting)
            found.append(Blocked("use", f"Use {use_text(card)} from the discard pile", reason, rule, int(number)))


def why_not(state: HackcladState, witch: int, card: SkillCard, reacting: bool) -> tuple[str, str]:
    """Why a card cannot be used now, and the rule that says so."""
    figure = state.figures[witch]
    if card.is_reaction() != reacting:
        kind = c.TYPE_NAMES[card.kind]
        if reacting:
            return f"{kind} cards are used on your own turn only", "HC 12.5"
        return f"{kind} cards answer an attack of the Clad only", "HC 12.15"
    if card.mp > figure.mp:
        return f"it costs {card.mp} MP, you have {figure.mp}", "HC 12.2"
    if card.is_attack() and in_reach(figure.space, card.reach, state.clad_space) < 0:
        return "the Clad is not in its range", "HC 12.6"
    words = unmet(state, witch, card)
    if words:
        return words, "HC 12.2"
    cost = card.text.cost
    words = "" if cost is None else small(one_line(cost.words))
    return f"its Extra Cost cannot be paid: {words}", "HC 21.1"


def unmet(state: HackcladState, witch: int, card: SkillCard) -> str:
    """The requirement of a card that is not met, "" if there is none; the card itself is not in the hand for it."""
    figure = state.figures[witch]
    hand = figure.hand
    if card.number in hand:
        figure.hand = hand[:]
        figure.hand.remove(card.number)
    found = ""
    for need in card.text.needs:
        if not found and not need.test(state, witch):
            found = small(one_line(need.words)) or "its condition does not hold"
    figure.hand = hand
    return found


def basic_actions(state: HackcladState, witch: int, reacting: bool, found: list[Blocked]) -> None:
    """The Basic Actions that cannot be taken."""
    for action in (c.MINUS_DAMAGE,) if reacting else (c.PLUS_MOVE, c.PLUS_MP):
        most = int(limit(state, witch, action))
        if used(state, witch, action) >= most:
            reason = f"at most {most} a round"
            found.append(Blocked("basic action", basic_name(action), reason, "HC 13.5"))
        elif not state.figures[witch].hand:
            found.append(Blocked("basic action", basic_name(action), "you have no card to discard", "HC 13.1"))


def cp_actions(state: HackcladState, witch: int, reacting: bool, found: list[Blocked]) -> None:
    """The CP Actions that cannot be taken; those of the other moment are left out."""
    cp = int(state.figures[witch].cp)
    for place, act in enumerate(state.match.boards[witch].cp_actions):
        if act.reaction == reacting and c.CP_ACTION + place not in state.options:
            found.append(Blocked("cp action", cp_text(act), f"it costs {act.cost} CP, you have {cp}", "HC 14.1"))
