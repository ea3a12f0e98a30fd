"""Playthroughs of EXCEED."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import wildswing as ws
from tests.playthroughs.plan import Plan, bunch, pile
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Decision, Option

# Parts of a view whose lists are cards; piles keep their order, the others are sorted.
PILES = ("deck", "discard")
CARDS = (
    "hand", "shown", "gauge", "boosts", "sustained", "transformations", "sealed", "overdrive", "aside", "stored",
    "playing",
)  # fmt: skip


class Duel(Plan):
    """Two characters; who goes first follows from the seed."""

    def __init__(self, first: str, second: str, seed: int, *, brief: bool = False) -> None:
        super().__init__(f"{first}-{second}", f"{first} against {second}, seed {seed}", brief=brief)
        self.players = [first, second]
        self.seed = seed

    def begin(self) -> ExceedGame:
        return ws.new("exceed", self.players, seed=self.seed, first=self.seed % 2)

    def choose(self, decision: Decision) -> Option:
        """Exceed; strike in half of the actions; else any option, by its text and the decision's number."""
        lot = crc32(f"{decision.number} {decision.kind}".encode())
        for verb, wanted in (("exceed", True), ("strike", lot % 2)):
            for option in decision.options:
                if option.verb == verb and wanted:
                    return option
        return min(decision.options, key=lambda option: crc32(f"{lot} {option.text}".encode()))

    def chapter(self, game: ExceedGame) -> int:
        return int(game.state.turn)

    def flat(self, view: ExceedView) -> dict[str, str]:
        plain = view.plain()
        found = {
            name: str(plain[name]) for name in ("turn", "active", "distance", "over", "winner", "asked", "attacker")
        }
        for player in view.players:
            for name, value in player.plain().items():
                found[f"{player.seat}.{name}"] = told(view, name, value)
        for seat, attack in enumerate(view.attacks or ()):
            parts = attack.plain()
            parts["card"] = view.name(attack.card)
            found[f"{seat}.attack"] = ", ".join(f"{name} {value}" for name, value in parts.items())
        return found


def told(view: ExceedView, name: str, value: Any) -> str:  # noqa: ANN401 - plain data
    """One part of a player's view."""
    if name == "unseen":
        return f"{len(value)} cards"
    if name in PILES:
        return pile(view, value)
    return bunch(view, value) if name in CARDS else str(value)
