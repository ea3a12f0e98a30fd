"""The list of options: numbered, short ones side by side, with what each costs and does."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wildswing.cli.console import HEAD, SMALL, joined, side_by_side, styled, width, wrapped
from wildswing.cli.exceed.faces import boost_facts, hits, number, one_line
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.preview import Preview
from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Decision, Option
from wildswing.kernel.state import ARGUMENTS

BOOSTS: Final = frozenset({"boost", "transform"})
SETS: Final = frozenset({"set", "set ex"})


def choices(view: ExceedView, decision: Decision, texts: bool) -> Text:
    """What is asked, what asks it, and the options.

    Args:
        view: of the seat that is asked.
        decision: that is pending.
        texts: whether to add the texts of the cards.
    """
    who = view.me.character
    lines = [styled(wrapped(f"{who}: {decision.prompt}"), HEAD)]
    because = decision.because
    if because.source or decision.kind in {"pay", "pay or invalid", "order", "cancel", "transform or gauge"}:
        lines.append(styled(wrapped(f"{because}", "  ", "  "), SMALL))
    places = len(str(len(decision.options)))
    waiting: list[str] = []
    for place, option in enumerate(decision.options, 1):
        words, below = details(view, option, texts)
        line = f"{place:{places}} {option.text}{words}"
        if not below and len(line) <= (width() - 4) // 2 - 1:
            waiting.append(line)
            continue
        lines += side_by_side(waiting)
        waiting = []
        lines.append(styled(wrapped(line, " " * (places + 5), "  ")))
        if below:
            lines.append(styled(wrapped(below, " " * (places + 5), " " * (places + 5)), SMALL))
    lines += side_by_side(waiting)
    return joined(lines)


def details(view: ExceedView, option: Option, texts: bool) -> tuple[str, str]:
    """What stands behind an option's text and what below it."""
    if option.verb == "move":
        distance = view.preview(option).facts["distance"]
        return f" distance {distance}", ""
    if option.verb in BOOSTS and option.card is not None and decision_is_action(view):
        it = view.card(int(option) % ARGUMENTS)
        return f": {boost_facts(it)}", one_line(it.boost_words) if texts else ""
    if option.verb in SETS:
        return attack_details(view, option), ""
    return "", ""


def decision_is_action(view: ExceedView) -> bool:
    """Whether an action is asked for: only there an option's argument is the card to be boosted."""
    return bool(view.known.decision == c.ACTION)


def attack_details(view: ExceedView, option: Option) -> str:
    """What a set attack would hit now, its numbers where they differ from the printed ones, and its price."""
    it = view.card(int(option) % ARGUMENTS)
    made = view.preview(option)
    parts = [f"hits {hits(view, made.reach)}" if made.reach else "hits nothing from here"]
    parts += changed(it, made)
    if made.gauge:
        parts.append(short_of(made.gauge, "Gauge", len(view.me.gauge)))
    elif made.force:
        worth = 2 if it.kind == c.ULTRA else 1
        parts.append(short_of(made.force, "Force", view.me.force[0] - worth * (2 if option.verb == "set ex" else 1)))
    return ": " + ", ".join(parts)


def short_of(price: int, unit: str, have: int) -> str:
    """A price, and whether it can be paid."""
    return f"costs {price} {unit}" + (f", you have {max(0, have)}: it would be invalid" if have < price else "")


def changed(it: Card, made: Preview) -> list[str]:
    """The numbers of an attack that are not those on its face."""
    found: list[str] = []
    for name, printed, computed in (
        ("Power", it.power, it.power_number), ("Speed", it.speed, it.speed_number),
        ("Armor", it.armor, None), ("Guard", it.guard, it.guard_number),
    ):  # fmt: skip
        now = made.facts[name.lower()]
        if number(int(printed), computed) != str(now):
            found.append(f"{name} {now}")
    return found
