"""Scores, tie-breaks and the Missions of the end of the game (HC 19, 20, 24)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import CARD_MASK, NO_CARD
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import HackcladState


def card_vp(state: HackcladState, witch: i64) -> i64:
    """The VP of a Witch's nine cards, wherever they are (HC 19.4, 19.5)."""
    figure = state.figures[witch]
    total: i64 = 0
    for pile in (figure.hand, figure.deck, figure.discard, figure.playing):
        for card in pile:
            total += state.match.card(card & CARD_MASK).vp
    if figure.turn_card != NO_CARD:
        total += state.match.card(figure.turn_card).vp
    return total


def mission_vp(state: HackcladState, witch: i64) -> i64:
    """The VP of a Witch's completed Missions (HC 19.6)."""
    total: i64 = 0
    for number in state.figures[witch].done:
        mission = state.match.missions[number]
        total += mission.vp if mission.worth is None else mission.worth.value(state, witch)
    return total


def end_missions(state: HackcladState, witch: i64) -> None:
    """Complete the Missions that are looked at once, at the end (HC 20.19 to 20.23, 20.30)."""
    figure = state.figures[witch]
    for number in figure.missions:
        mission = state.match.missions[number]
        if not mission.at_end or number in figure.done:
            continue
        complete = True
        for condition in mission.conditions:
            if not condition.test(state, witch):
                complete = False
        if complete:
            figure.done.append(number)
            if state.log is not None:
                note(state, "mission", int(witch), "HC 20.30", numbers=(int(mission.vp),), words=(mission.title,))


class Score:
    """The score of a Witch and its parts, as it stands (HC 19.3 to 19.8).

    Attributes:
        witch: her number.
        shards: the VP of her Magic Shards.
        cards: the VP of her nine cards, wherever they are.
        missions: the VP of her completed Missions.
        injuries: how often she was injured, each time a VP less.
        completed: how many Missions she has completed.
        total: the sum.
    """

    def __init__(self, state: HackcladState, witch: i64) -> None:
        figure = state.figures[witch]
        self.witch: i64 = witch
        self.shards: i64 = figure.shards
        self.cards: i64 = card_vp(state, witch)
        self.missions: i64 = mission_vp(state, witch)
        self.injuries: i64 = figure.injuries
        self.completed: i64 = len(figure.done)
        self.total: i64 = self.shards + self.cards + self.missions - self.injuries

    def __repr__(self) -> str:
        return (
            f"Score(shards={self.shards}, cards={self.cards}, missions={self.missions}, injuries={self.injuries}, "
            f"total={self.total})"
        )


def team_key(scores: list[Score]) -> tuple[int, int, int, int, int]:
    """What decides between teams, or players without teams: the greater is better (HC 19.8 to 19.12, 24.6)."""
    total: i64 = 0
    injuries: i64 = 0
    completed: i64 = 0
    cards: i64 = 0
    last: i64 = 0
    for score in scores:
        total += score.total
        injuries += score.injuries
        completed += score.completed
        cards += score.cards
        if score.witch > last:
            last = score.witch
    return (int(total), int(-injuries), int(completed), int(cards), int(last))
