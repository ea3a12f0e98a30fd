"""One game, played by a fixed simple policy, as text.

For every decision: what happened since the last one, as each viewer is told; what has changed in the views; the
decision with its options, the chosen one marked. "a / b / c" is what seat 0, seat 1 (and every further seat) and a
spectator see where they differ. A brief one is only what happened, what was
chosen and the last position.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tests.playthroughs.plan import AnyGame, Plan
from wildswing.kernel.decision import Decision, Option

# The fingerprint of the card texts: a changed comment in a card file is no change of the game.
TEXTS = re.compile(r" texts=\S+")


def playthrough(plan: Plan) -> str:
    """A whole game as text."""
    game = plan.begin()
    lines = [f"# {plan.title}; see tests/playthroughs/tell.py"]
    seen: dict[str, str] = {}
    told = chapter = 0
    while True:
        lines += events(game, told, brief=plan.brief)
        told = len(game.events(0, "all"))
        if game.over or (plan.chapter(game) != chapter and not plan.brief):
            chapter = plan.chapter(game)
            lines.append(f"position {TEXTS.sub('', game.position)}")
        if not plan.brief:
            now = views(plan, game)
            lines += [f"  {name}: {value}" for name, value in now.items() if seen.get(name) != value]
            lines += [f"  {name}: gone" for name in seen if name not in now]
            seen = now
        decision = game.decision
        if decision is None:
            break
        chosen = plan.choose(decision)
        lines += chose(decision, chosen) if plan.brief else asked(decision, chosen)
        game.choose(chosen)
    lines += [f"result {game.result}", *plan.closing(game)]
    return "\n".join(lines) + "\n"


def viewers(game: AnyGame) -> list[int | None]:
    """Everybody who looks on: the seats, then a spectator."""
    return [*range(game.seats), None]


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


def chose(decision: Decision, chosen: Option) -> Iterator[str]:
    """A decision and what was chosen of how many."""
    yield f"[{decision.number}] seat {decision.seat}, {decision.kind}, one of {len(decision.options)}: {chosen.text}"


def about(option: Option) -> tuple[tuple[str, Any], ...]:
    """What an option is about."""
    return (("card", option.card), ("target", option.target), ("amount", option.amount), ("cost", option.cost))


def events(game: AnyGame, since: int, *, brief: bool) -> Iterator[str]:
    """What happened, as the authority is told it, and as the others are where that is not the same."""
    every = [game.events(since, viewer) for viewer in ("all", *viewers(game))]
    for whole, *others in zip(*every, strict=True):
        terms = f" [{' '.join(f'{value:+d} {source}' for value, source in whole.terms)}]" if whole.terms else ""
        yield f"* {whole.text}{terms} ({whole.rule})"
        texts = [event.text for event in others]
        if set(texts) != {whole.text} and not brief:
            yield f"  told: {' / '.join(texts)}"


def views(plan: Plan, game: AnyGame) -> dict[str, str]:
    """All that the viewers see, by its name."""
    every = [plan.flat(game.view(viewer)) for viewer in viewers(game)]
    merged: dict[str, str] = {}
    for name in every[0]:
        values = [view[name] for view in every]
        merged[name] = values[0] if len(set(values)) == 1 else " / ".join(values)
    return merged
