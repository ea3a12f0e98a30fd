"""How a game ended."""

from __future__ import annotations


class Result:
    """The end of a game.

    Attributes:
        winner: the seat that won, None if nobody did alone.
        ranking: the place of each seat, 1 for the best; equal places are shared.
        scores: the points of each seat; in a duel 1 for the winner and 0 for the other.
        reason: why it ended, in a few words.
    """

    __slots__ = ("ranking", "reason", "scores", "winner")

    def __init__(self, winner: int | None, ranking: tuple[int, ...], scores: tuple[float, ...], reason: str) -> None:
        self.winner = winner
        self.ranking = ranking
        self.scores = scores
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.winner == other.winner
            and self.ranking == other.ranking
            and self.scores == other.scores
            and self.reason == other.reason
        )

    def __hash__(self) -> int:
        return hash((self.winner, self.ranking, self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Result(winner={self.winner}, ranking={self.ranking}, scores={self.scores}, reason={self.reason!r})"
