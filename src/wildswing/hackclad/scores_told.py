"""The final scoring told: the four steps for every Witch with their terms, the teams, the tie-breaks (HC 19, 24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import CARD_MASK, NO_CARD, SOLO, TEAM
from wildswing.hackclad.journal import note
from wildswing.hackclad.scoring import Score, team_key
from wildswing.hackclad.state import HackcladState

# What decides, in the order of `team_key`, and its rule.
TIE_BREAKS: Final[tuple[tuple[str, str], ...]] = (
    ("the highest total", "HC 19.8"),
    ("the fewest Injuries", "HC 19.9"),
    ("the most completed Missions", "HC 19.10"),
    ("the most VP on cards", "HC 19.11"),
    ("the highest player number", "HC 19.12"),
)


def note_scores(state: HackcladState) -> None:
    """Tell how every score comes about, and who wins by what."""
    scores = [Score(state, witch) for witch in range(len(state.figures))]
    for score in scores:
        note_score(state, score)
    if state.match.mode == SOLO:
        return
    teams = sorted(set(state.match.teams))
    if state.match.mode == TEAM:
        for team in teams:
            terms = tuple([(int(one.total), state.match.name(one.witch)) for one in members(state, scores, team)])
            total = sum([value for value, _ in terms])
            note(state, "team score", -1, "HC 24.3", numbers=(team, total), terms=terms)
    note_winner(state, scores, teams)


def members(state: HackcladState, scores: list[Score], team: int) -> list[Score]:
    """The scores of a team's Witches; without teams each Witch is her own."""
    return [score for score in scores if state.match.teams[score.witch] == team]


def nine_cards(state: HackcladState, witch: i64) -> list[int]:
    """The cards that count, wherever they are (HC 19.4)."""
    figure = state.figures[witch]
    found: list[int] = []
    for pile in (figure.hand, figure.deck, figure.discard, figure.playing):
        for card in pile:
            found.append(int(card & CARD_MASK))
    if figure.turn_card != NO_CARD:
        found.append(int(figure.turn_card))
    return sorted(found)


def note_score(state: HackcladState, score: Score) -> None:
    """Tell the four steps of one Witch's score and their sum."""
    witch = int(score.witch)
    figure = state.figures[witch]
    note(state, "score shards", witch, "HC 19.3", numbers=(int(score.shards),))
    cards = nine_cards(state, witch)
    terms = tuple([(int(state.match.card(card).vp), state.match.card(card).name) for card in cards])
    note(state, "score cards", witch, "HC 19.4", cards=tuple(cards), numbers=(int(score.cards),), terms=terms)
    found: list[tuple[int, str]] = []
    for number in figure.done:
        mission = state.match.missions[number]
        worth = mission.vp if mission.worth is None else mission.worth.value(state, witch)
        found.append((int(worth), mission.title))
    note(state, "score missions", witch, "HC 19.6", numbers=(int(score.missions),), terms=tuple(found))
    note(state, "score injuries", witch, "HC 19.7", numbers=(int(score.injuries),))
    sums = (
        (int(score.shards), "Magic Shards"),
        (int(score.cards), "cards"),
        (int(score.missions), "Missions"),
        (-int(score.injuries), "Injuries"),
    )
    terms = tuple([term for term in sums if term[0] != 0])
    note(state, "score", witch, "HC 19.8", numbers=(int(score.total),), terms=terms)


def note_winner(state: HackcladState, scores: list[Score], teams: list[int]) -> None:
    """Tell who is ahead, criterion by criterion, until only one is left."""
    keys = [team_key(members(state, scores, team)) for team in teams]
    left = teams
    for place, (words, rule) in enumerate(TIE_BREAKS):
        best = max([keys[teams.index(team)][place] for team in left])
        left = [team for team in left if keys[teams.index(team)][place] == best]
        if len(left) == 1:
            first = state.match.teams.index(left[0])
            note(state, "winner", first, rule, numbers=(left[0],), words=(words,))
            return
        told = -best if place == 1 else best
        note(state, "tie", -1, TIE_BREAKS[place + 1][1], numbers=(told, *left), words=(words, TIE_BREAKS[place + 1][0]))
