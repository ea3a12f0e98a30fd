"""How a game of HacKClaD ended: who won, by which comparison, and everybody's points (HC 19, 23.12, 24)."""

from __future__ import annotations

from typing import Final

from wildswing.hackclad.constants import SOLO
from wildswing.hackclad.scoring import Score, team_key
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.result import Result

# What decided, in the order of `team_key`.
REASONS: Final = (
    "the highest score",
    "equal scores, the fewest Injuries",
    "equal scores, the most Missions",
    "equal scores, the most VP on cards",
    "equal scores, the highest player number",
)


def scores_of(state: HackcladState) -> list[Score]:
    """The score of each Witch with its parts; of a game that goes on, as it stands.

    Args:
        state: of the game.
    """
    return [Score(state, witch) for witch in range(len(state.figures))]


def result_of(state: HackcladState) -> Result:
    """How the game ended, by seat: members of a team share their place and the sum of their scores.

    Args:
        state: of a game that is over.
    """
    match = state.match
    scores = scores_of(state)
    keys: dict[int, tuple[int, ...]] = {}
    for team in set(match.teams):
        keys[team] = team_key([score for score in scores if match.teams[score.witch] == team])
    ordered = sorted([(keys[team], team) for team in keys], reverse=True)
    order = [team for _, team in ordered]
    team_of_seat = {match.seats[witch]: match.teams[witch] for witch in range(len(scores))}
    ranking: list[int] = []
    points: list[float] = []
    for seat in range(int(match.players)):
        team = team_of_seat[seat]
        ranking.append(order.index(team) + 1)
        points.append(float(keys[team][0]))
    if match.mode == SOLO:
        return Result(None, (1,), tuple(points), "nine rounds played")
    winners = [seat for seat in range(len(ranking)) if ranking[seat] == 1]
    reason = REASONS[decided_by(keys[order[0]], keys[order[1]])]
    return Result(winners[0] if len(winners) == 1 else None, tuple(ranking), tuple(points), reason)


def decided_by(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    """Which comparison put the first before the second."""
    place = 0
    while first[place] == second[place]:
        place += 1
    return place
