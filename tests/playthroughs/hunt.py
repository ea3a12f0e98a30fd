"""Playthroughs of HacKClaD."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

import wildswing as ws
from tests.playthroughs.plan import Plan, bunch, pile
from wildswing.hackclad.game import HackcladGame
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.view import HackcladView
from wildswing.kernel.decision import Decision, Option

# Parts of a view whose lists are skill cards, or Clad cards; piles keep their order, the others are sorted.
PILES = ("deck", "discard")
CARDS = ("hand", "enhanced", "playing")
CLAD_CARDS = ("forecast", "done")
# Taken now and then only: a game in which everybody passes shows little.
IDLE = ("end", "pass", "stop", "no", "done")
# Taken wherever it is possible, for chance comes to it seldom; and taken in half of the actions where it is possible.
RARE = "cp action"
LIKED = "use"


class Hunt(Plan):
    """Witches against the Clad, by the rules of one mode."""

    def __init__(
        self, name: str, witches: Sequence[str], seed: int, *, mode: str = "base", expert: bool = False,
        missions: str = "draft", players: int | None = None,
    ) -> None:  # fmt: skip
        rules = f"{mode}{' for 2 players' if players == 2 else ''}{', Expert' if expert else ''}, {missions} Missions"
        super().__init__(f"hackclad-{name}", f"{', '.join(witches)}: {rules}, seed {seed}")
        self.witches = list(witches)
        self.seed = seed
        self.mode = mode
        self.expert = expert
        self.missions = missions
        self.players = players

    def begin(self) -> HackcladGame:
        return ws.new(
            "hackclad", self.witches, mode=self.mode, expert=self.expert, missions=self.missions, players=self.players,
            seed=self.seed,
        )  # fmt: skip

    def choose(self, decision: Decision) -> Option:
        """A rare act; a card in half of the actions; else any option, by its text and lot, an idle one less often."""
        lot = crc32(f"{decision.number} {decision.kind}".encode())
        options = [option for option in decision.options if option.verb == RARE]
        if not options and lot % 2:
            options = [option for option in decision.options if option.verb == LIKED]
        if not options and lot % 4:
            options = [option for option in decision.options if option.verb not in IDLE]
        return min(options or decision.options, key=lambda option: crc32(f"{lot} {option.text}".encode()))

    def chapter(self, game: HackcladGame) -> int:
        return int(game.state.round)

    def flat(self, view: HackcladView) -> dict[str, str]:
        plain = view.plain()
        found = {name: str(plain[name]) for name in ("round", "acting", "over", "asked", "markers", "laid")}
        shards = [f"{name_of(space)} {vp}" for space, vp in enumerate(view.field) if vp]
        found["field"] = ", ".join(shards) or "-"
        for name, value in view.clad.plain().items():
            found[f"clad.{name}"] = clad_told(view, name, value)
        for witch in view.witches:
            for name, value in witch.plain().items():
                found[f"{witch.witch}.{name}"] = told(view, name, value)
        return found

    def closing(self, game: HackcladGame) -> list[str]:
        names = [game.match.name(witch) for witch in range(len(game.match.boards))]
        return [
            f"score of {name}: {score.shards} Shards, {score.cards} cards, {score.missions} Missions, "
            f"{score.injuries} injuries"
            for name, score in zip(names, game.scores, strict=True)
        ]


def clad_told(view: HackcladView, name: str, value: Any) -> str:  # noqa: ANN401 - plain data
    """One part of the view of the Clad."""
    if name in CLAD_CARDS:
        return ", ".join("?" if card < 0 else view.clad_card(card).name for card in value) or "-"
    if name == "top":
        return "?" if value < 0 else view.clad_card(value).name
    if name == "unseen":
        return f"{len(value)} cards"
    return name_of(value) if name == "space" else str(value)


def told(view: HackcladView, name: str, value: Any) -> str:  # noqa: ANN401 - plain data
    """One part of the view of a Witch."""
    if name == "unseen":
        return f"{len(value)} cards"
    if name in PILES:
        return pile(view, value)
    if name in CARDS:
        return bunch(view, value)
    if value is None:
        return "none"
    if name == "space":
        return name_of(value)
    return view.name(value) if name == "turn_card" else str(value)
