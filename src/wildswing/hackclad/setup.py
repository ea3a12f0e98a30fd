"""Setting up: the Clad's deck, the Witches' places, Missions, Enhanced cards, Turn cards (HC 4, 22, 23)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.cards import Match
from wildswing.hackclad.constants import (
    CARD,
    CARD_MASK,
    CHOOSE_ENHANCED,
    CHOOSE_MISSION,
    DRAFT_MISSIONS,
    MISSION,
    MISSIONS_EACH,
    RANDOM_MISSIONS,
    ROUND,
    SETUP,
    SOLO,
)
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import PROCEDURES, Figure, HackcladState
from wildswing.kernel.procedure import Steps
from wildswing.kernel.randomness import spread
from wildswing.kernel.state import ARGUMENTS, Frame


def new_state(match: Match, seed: i64) -> HackcladState:
    """A game before its first decision.

    Args:
        match: who plays, by which rules.
        seed: of all randomness, any int.
    """
    state = HackcladState(match)
    state.seed = spread(int(seed))
    for place, board in enumerate(match.boards):
        figure = Figure()
        figure.space = match.entries[place]
        figure.deck = board.basic_cards[:]
        figure.enhanced = board.enhanced_cards[:]
        state.figures.append(figure)
    state.push(SETUP, 0)
    return state


def lay_out(state: HackcladState, frame: Frame) -> None:
    """The Clad deck, and the Missions on the table (HC 4.1 to 4.3, 4.8, 4.9, 23.2)."""
    match = state.match
    played = [card.number for card in match.clad if not card.replaced]
    if match.mode == SOLO:
        state.clad_deck = [number for number in played if match.clad[number].voltage <= 2]
        state.shuffle(state.clad_deck)
        removed = [state.clad_deck.pop() for _ in range(3)]
        state.clad_aside = removed + [number for number in played if match.clad[number].voltage == 3]
    else:
        state.clad_deck = [number for number in played if match.clad[number].voltage == 1]
        state.shuffle(state.clad_deck)
        state.clad_aside = [number for number in played if match.clad[number].voltage > 1]
    missions = list(range(len(match.missions)))
    state.shuffle(missions)
    if match.mission_rule == DRAFT_MISSIONS:
        state.laid = sorted(missions[: match.laid_out])
    elif match.mission_rule == RANDOM_MISSIONS:
        for place, figure in enumerate(state.figures):
            figure.missions = sorted(missions[place * MISSIONS_EACH : (place + 1) * MISSIONS_EACH])
    else:
        for place, figure in enumerate(state.figures):
            board = match.boards[place]
            figure.missions = [mission.number for mission in match.missions if mission.first_game == board.id]
    if state.log is not None:
        words = tuple([match.missions[number].title for number in state.laid])
        note(state, "set-up", -1, "HC 4.9", words=words)
        for place, figure in enumerate(state.figures):
            for number in figure.missions:
                mission = match.missions[number]
                note(state, "mission given", place, "HC 4.16", words=(mission.title, mission.words))


def chooser(state: HackcladState, frame: Frame) -> i64:
    """The Witch whose turn it is to choose a Mission: 1, 2, ..., last, last, ..., 2, 1 (HC 4.10)."""
    count: i64 = len(state.figures)
    return frame.b if frame.b < count else 2 * count - 1 - frame.b


def ask_mission(state: HackcladState, frame: Frame) -> None:
    """Choose a Mission."""
    count: i64 = len(state.figures)
    if state.match.mission_rule != DRAFT_MISSIONS or frame.b >= MISSIONS_EACH * count:
        frame.b = 0
        frame.step += 1
        return
    frame.a = CHOOSE_MISSION
    state.ask(CHOOSE_MISSION, state.decider(chooser(state, frame)), setup_options(state, frame))


def take_mission(state: HackcladState, frame: Frame) -> None:
    """Take it, openly (HC 4.11)."""
    number = state.answer % ARGUMENTS
    witch = chooser(state, frame)
    state.laid.remove(number)
    state.figures[witch].missions.append(number)
    if state.log is not None:
        mission = state.match.missions[number]
        note(state, "mission chosen", int(witch), "HC 4.10", words=(mission.title, mission.words))
    frame.b += 1
    frame.step -= 2


def ask_enhanced(state: HackcladState, frame: Frame) -> None:
    """Choose the Enhanced card of the first deck, in secret (HC 4.12)."""
    if frame.b >= len(state.figures):
        frame.step += 1
        return
    frame.a = CHOOSE_ENHANCED
    state.ask(CHOOSE_ENHANCED, state.decider(frame.b), setup_options(state, frame), True)


def take_enhanced(state: HackcladState, frame: Frame) -> None:
    """Shuffle it into the deck; the others are the Enhanced deck (HC 4.13)."""
    card = state.answer % ARGUMENTS
    figure = state.figures[frame.b]
    figure.enhanced.remove(card)
    figure.deck = sorted([*figure.deck, card])
    state.shuffle(figure.deck)
    if state.log is not None:
        player = int(state.decider(frame.b))
        note(state, "enhanced chosen", int(frame.b), "HC 4.12", cards=(int(card),), cards_for=player)
    frame.b += 1
    frame.step -= 2


def first_turn_cards(state: HackcladState, frame: Frame) -> None:
    """The top card of each deck goes unseen into the Standby slot of the player's number (HC 4.14)."""
    for place, figure in enumerate(state.figures):
        figure.turn_card = figure.deck.pop() & CARD_MASK
        figure.standby = place
    if state.log is not None:
        note(state, "turn cards", -1, "HC 4.14")
    state.push(ROUND, 0)


def setup_options(state: HackcladState, frame: Frame) -> list[int]:
    """The Missions on the table, or the Enhanced cards."""
    if frame.a == CHOOSE_MISSION:
        return [MISSION + number for number in state.laid]
    options: list[int] = []
    for card in state.figures[frame.b].enhanced:
        if CARD + card not in options:
            options.append(CARD + card)
    return options


PROCEDURES[SETUP] = Steps(
    lay_out, ask_mission, take_mission, ask_enhanced, take_enhanced, first_turn_cards, options=setup_options
)  # fmt: skip
