"""What a Witch can do: skill cards, Basic Actions, CP Actions, on her turn and in reaction (HC 11 to 15)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.cards import SkillCard
from wildswing.hackclad.constants import (
    ACTION,
    BASIC,
    BASIC_SHIFT,
    CARD_MASK,
    CP_ACTION,
    FOR_MINUS_DAMAGE,
    HAND,
    MINUS_DAMAGE,
    OFF_FIELD,
    PASS,
    PLAIN,
    PLUS_MOVE,
    PLUS_MP,
    USE,
    USE_CARD,
    USE_FROM_PILE,
)
from wildswing.hackclad.geometry import in_reach
from wildswing.hackclad.journal import note
from wildswing.hackclad.piles import limit
from wildswing.hackclad.state import PROCEDURES, HackcladState
from wildswing.hackclad.zones import discard_card, take_from_hand
from wildswing.kernel.effects import perform
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame

# ---- skill cards


def can_use(state: HackcladState, witch: i64, card: SkillCard) -> bool:
    """Whether the requirements are met and the price can be paid in full (HC 12.2, 12.3, 12.6)."""
    figure = state.figures[witch]
    if card.mp > figure.mp:
        return False
    if card.is_attack() and in_reach(figure.space, card.reach, state.clad_space) < 0:
        return False
    text = card.text
    if not text.needs and (text.cost is None or text.optional):
        return True
    # The card itself is on the table, not in the hand, when its requirements are looked at and its Extra Cost is paid.
    from_hand = card.number in figure.hand
    if from_hand:
        figure.hand.remove(card.number)
    able = text.cost is None or text.optional or text.cost.possible(state, witch)
    for need in text.needs:
        if able and not need.test(state, witch):
            able = False
    if from_hand:
        figure.hand.append(card.number)
        figure.hand.sort()
    return able


def usable(state: HackcladState, witch: i64, reacting: bool, options: list[int]) -> None:
    """Skill cards that can be used now, from hand and, where a text allows it, from the discard pile."""
    figure = state.figures[witch]
    for number in sorted(figure.hand):
        option = USE_CARD + number
        if option not in options:
            card = state.match.card(number)
            if card.is_reaction() == reacting and can_use(state, witch, card):
                options.append(option)
    for number in figure.discard:
        card = state.match.card(number)
        if card.text.from_pile and card.is_reaction() == reacting and can_use(state, witch, card):
            option = USE_FROM_PILE + number
            if option not in options:
                options.append(option)


# ---- Basic Actions and CP Actions


def used(state: HackcladState, witch: i64, action: i64) -> i64:
    """How often a Basic Action was taken this round."""
    figure = state.figures[witch]
    if action == PLUS_MOVE:
        return figure.used_move
    return figure.used_mp if action == PLUS_MP else figure.used_damage


def basic_options(state: HackcladState, witch: i64, action: i64, options: list[int]) -> None:
    """One option for each different card that can be discarded for a Basic Action (HC 13.1, 13.5)."""
    if used(state, witch, action) >= limit(state, witch, action):
        return
    for card in sorted(state.figures[witch].hand):
        option = BASIC + (action << BASIC_SHIFT) + card
        if option not in options:
            options.append(option)


def cp_options(state: HackcladState, witch: i64, reacting: bool, options: list[int]) -> None:
    """The CP Actions that can be paid (HC 14.1, 14.2)."""
    cp = state.figures[witch].cp
    for place, action in enumerate(state.match.boards[witch].cp_actions):
        if action.reaction == reacting and action.cost <= cp:
            options.append(CP_ACTION + place)


def turn_options(state: HackcladState, witch: i64) -> list[int]:
    """Everything a Witch can do on her turn, and its end (HC 11.1, 11.4)."""
    options: list[int] = [PASS]
    usable(state, witch, False, options)
    basic_options(state, witch, PLUS_MOVE, options)
    basic_options(state, witch, PLUS_MP, options)
    cp_options(state, witch, False, options)
    return options


def reaction_options(state: HackcladState, witch: i64) -> list[int]:
    """The Reactions of a Witch, and passing (HC 15.2)."""
    options: list[int] = [PASS]
    usable(state, witch, True, options)
    basic_options(state, witch, MINUS_DAMAGE, options)
    cp_options(state, witch, True, options)
    return options


def seems_able_to_react(state: HackcladState, witch: i64) -> bool:
    """Whether, from what everybody sees, a Witch may have a Reaction."""
    figure = state.figures[witch]
    if figure.hand:
        return True
    options: list[int] = []
    usable(state, witch, True, options)
    cp_options(state, witch, True, options)
    return len(options) > 0


def begin(state: HackcladState, witch: i64) -> None:
    """Start what was chosen: a card, a Basic Action or a CP Action."""
    argument: i64 = state.answer % ARGUMENTS
    verb = state.answer - argument
    figure = state.figures[witch]
    if verb == USE_CARD:
        take_from_hand(figure, argument)
        figure.playing.append(argument)
        start_use(state, witch, argument, False)
    elif verb == USE_FROM_PILE:
        figure.discard.remove(argument)
        figure.playing.append(argument)
        start_use(state, witch, argument, True)
    elif verb == BASIC:
        basic_action(state, witch, argument >> BASIC_SHIFT, argument & CARD_MASK)
    else:
        action = state.match.boards[witch].cp_actions[argument]
        figure.cp -= action.cost
        if state.log is not None:
            note(
                state,
                "cp action",
                int(witch),
                "HC 14.1",
                numbers=(int(action.cost), int(figure.cp)),
                words=(action.name, action.text.words),
            )
        state.push(ACTION, witch, argument, 1)


def start_use(state: HackcladState, witch: i64, card: i64, from_pile: bool) -> None:
    """Reveal the card and start using it (HC 12.1)."""
    if state.log is not None:
        note(state, "use", int(witch), "HC 12.1", cards=(int(card),), words=("discard pile" if from_pile else "hand",))
    frame = state.push(USE, witch, card, 0, 1 if from_pile else 0)
    frame.kept = (0, 0, 0, 0)


def basic_action(state: HackcladState, witch: i64, action: i64, card: i64) -> None:
    """Take a Basic Action: discard the card, then its effect; what the card does when discarded for it comes too."""
    figure = state.figures[witch]
    if action == PLUS_MOVE:
        figure.used_move += 1
    elif action == PLUS_MP:
        figure.used_mp += 1
    else:
        figure.used_damage += 1
    if state.log is not None:
        note(state, "basic action", int(witch), "HC 13.1", words=(state.match.boards[witch].basic[action].name,))
    discard_card(state, witch, HAND, card, "HC 13.1")
    if action == MINUS_DAMAGE:
        # The lines of the discarded card are started first, so they are done after the action itself.
        for line in state.match.card(card).text.lines[FOR_MINUS_DAMAGE]:
            perform(state, line.body, witch)
    state.push(ACTION, witch, action, 0)


# ---- ACTION: a = which, b = 1 for a CP Action, else a Basic Action; c = next line


def next_line(state: HackcladState, frame: Frame) -> None:
    """Its lines from top to bottom; an injury on one's own turn ends it (HC 11.5, 11.6)."""
    board = state.match.boards[frame.seat]
    text = board.cp_actions[frame.a].text if frame.b == 1 else board.basic[frame.a]
    lines = text.lines[PLAIN]
    gone = state.figures[frame.seat].space == OFF_FIELD and state.acting == frame.seat
    if frame.c < len(lines) and not gone:
        line = lines[frame.c]
        frame.c += 1
        frame.step -= 1
        perform(state, line.body, frame.seat)


PROCEDURES[ACTION] = Steps(next_line)
