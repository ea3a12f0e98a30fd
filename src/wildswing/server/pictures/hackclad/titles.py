"""How a game of HacKClaD is called in a list, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad.constants import SOLO
from wildswing.hackclad.results import result_of
from wildswing.server.wire.common import Result, Standing

if TYPE_CHECKING:
    from wildswing.hackclad.cards import Match
    from wildswing.hackclad.state import HackcladState
    from wildswing.hackclad.view import HackcladView


def hackclad_title(match: Match) -> str:
    """Who plays."""
    names = listed([match.name(witch) for witch in range(len(match.boards))])
    return f"{names} alone against {match.clad_name}" if match.mode == SOLO else names


def listed(names: list[str]) -> str:
    """Some names in a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def hackclad_summary(view: HackcladView) -> str:
    """How it stands in a few words."""
    result = hackclad_result(view.known)
    if result is not None:
        points = " to ".join([str(standing.score) for standing in result.standings])
        return f"{result.reason}, {points} VP"
    return f"round {view.round}, Voltage {view.clad.voltage}" if view.round else "setting up"


def hackclad_result(known: HackcladState) -> Result | None:
    """How it ended; None as long as it goes on.

    Args:
        known: what a viewer knows; at the end everybody has shown all that counts (HC 19.4).
    """
    if not known.over:
        return None
    match = known.match
    result = result_of(known)
    standings = [
        Standing(seat, place, int(score))
        for seat, (place, score) in enumerate(zip(result.ranking, result.scores, strict=True))
    ]
    standings.sort(key=lambda standing: (standing.place, standing.seat))
    reason = result.reason
    if match.mode != SOLO:
        first = {standing.seat for standing in standings if standing.place == 1}
        best = [match.name(witch) for witch in range(len(match.boards)) if match.seats[witch] in first]
        reason = f"{listed(best)} {'wins' if len(best) == 1 else 'win'}: {result.reason}"
    return Result(result.winner, reason, tuple(standings))
