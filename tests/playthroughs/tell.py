"""One game, played by a fixed simple policy, as text.

For every decision: what happened since the last one, as each viewer is told; what has changed in the views; the
decision with its options, the chosen one marked. "a / b / c" is what seat 0, seat 1 and a spectator see where they
differ.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from zlib import crc32

import wildswing as ws
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Decision, Option

VIEWERS = (0, 1, None)
# Parts of a view whose lists are cards; piles keep their order, the others are sorted.
PILES = ("deck", "discard")
CARDS = (
    "hand", "shown", "gauge", "boosts", "sustained", "transformations", "sealed", "overdrive", "aside", "stored",
    "playing",
)  # fmt: skip
# The fingerprint of the card texts: a changed comment in a card file is no change of the game.
TEXTS = re.compile(r" texts=\S+")


def playthrough(first: str, second: str, seed: int) -> str:
    """A whole game as text."""
    game = ws.new("exceed", [first, second], seed=seed, first=seed % 2)
    lines = [f"# {first} against {second}, seed {seed}; see tests/playthroughs/tell.py"]
    seen: dict[str, str] = {}
    told = turn = 0
    while True:
        lines += events(game, told)
        told = len(game.events(0, "all"))
        if game.state.turn != turn or game.over:
            turn = int(game.state.turn)
            lines.append(f"position {TEXTS.sub('', game.position)}")
        now = views(game)
        lines += [f"  {name}: {value}" for name, value in now.items() if seen.get(name) != value]
        lines += [f"  {name}: gone" for name in seen if name not in now]
        seen = now
        decision = game.decision
        if decision is None:
            break
        chosen = choose(decision)
        lines += asked(decision, chosen)
        game.choose(chosen)
    lines.append(f"result {game.result}")
    return "\n".join(lines) + "\n"


def choose(decision: Decision) -> Option:
    """The policy: exceed; strike in half of the actions; else any option, by its text and the decision's number."""
    lot = crc32(f"{decision.number} {decision.kind}".encode())
    for verb, wanted in (("exceed", True), ("strike", lot % 2)):
        for option in decision.options:
            if option.verb == verb and wanted:
                return option
    return min(decision.options, key=lambda option: crc32(f"{lot} {option.text}".encode()))


def asked(decision: Decision, chosen: Option) -> Iterator[str]:
    """A decision, its options with everything that they say of themselves, and what is blocked."""
    yield f"[{decision.number}] seat {decision.seat}, {decision.kind}: {decision.prompt}"
    yield f"    because {decision.because} ({decision.because.rule})"
    for option in decision.options:
        facts = [f"{name} {value}" for name, value in about(option) if value is not None]
        mark = ">" if option == chosen else "-"
        yield f"    {mark} {option.text} ({', '.join([option.verb, *facts])})"
    for act in decision.blocked:
        yield f"    x {act}"


def about(option: Option) -> tuple[tuple[str, Any], ...]:
    """What an option is about."""
    return (("card", option.card), ("target", option.target), ("amount", option.amount), ("cost", option.cost))


def events(game: ExceedGame, since: int) -> Iterator[str]:
    """What happened, as the authority is told it, and as the others are where that is not the same."""
    every = [game.events(since, viewer) for viewer in ("all", *VIEWERS)]
    for whole, *others in zip(*every, strict=True):
        terms = f" [{' '.join(f'{value:+d} {source}' for value, source in whole.terms)}]" if whole.terms else ""
        yield f"* {whole.text}{terms} ({whole.rule})"
        texts = [event.text for event in others]
        if set(texts) != {whole.text}:
            yield f"  told: {' / '.join(texts)}"


def views(game: ExceedGame) -> dict[str, str]:
    """All that the three viewers see, by its name."""
    every = [flat(game.view(viewer)) for viewer in VIEWERS]
    merged: dict[str, str] = {}
    for name in every[0]:
        values = [view[name] for view in every]
        merged[name] = values[0] if len(set(values)) == 1 else " / ".join(values)
    return merged


def flat(view: ExceedView) -> dict[str, str]:
    """A view as names and texts."""
    plain = view.plain()
    found = {name: str(plain[name]) for name in ("turn", "active", "distance", "over", "winner", "asked", "attacker")}
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
        names = [view.name(card) for card in value]
        return (
            "-"
            if not names
            else f"{len(names)}: {', '.join(names)}"
            if set(names) != {"?"}
            else f"{len(names)} unknown"
        )
    if name in CARDS:
        counts = Counter(view.name(card) for card in value)
        return ", ".join(f"{count} {card}" if count > 1 else card for card, count in sorted(counts.items())) or "-"
    return str(value)
