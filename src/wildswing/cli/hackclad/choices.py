"""The list of options of HacKClaD, what an interruption is about, and what the coming Clad turns threaten."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wildswing.cli.console import HEAD, MARK, SMALL, joined, rule, side_by_side, styled, width, wrapped
from wildswing.cli.hackclad.faces import facts, one_line, reaches
from wildswing.cli.hackclad.field import field, named
from wildswing.hackclad import constants as c
from wildswing.hackclad.attack import area, damage_terms
from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.notation import asked_witch
from wildswing.hackclad.piles import less_damage
from wildswing.hackclad.threat import Threat, threats
from wildswing.hackclad.view import HackcladView
from wildswing.kernel.decision import Decision, Option
from wildswing.kernel.state import ARGUMENTS, Frame

FACES: Final = frozenset({c.USE_CARD, c.USE_FROM_PILE})
CARD_KINDS: Final = frozenset({"choose enhanced card", "swap out", "swap in", "pick card", "place turn card"})


def choices(view: HackcladView, decision: Decision, texts: bool) -> Text:
    """What is asked, what asks it, and the options.

    Args:
        view: of the seat that is asked.
        decision: that is pending.
        texts: whether to add the texts of the cards.
    """
    # A player of two Witches is told by the prompt itself which of them is asked.
    who = "" if len(view.mine) > 1 else f"{view.match.name(asked_witch(view.known))}: "
    lines = [styled(wrapped(f"{who}{decision.prompt}"), HEAD)]
    if decision.because.source:
        lines.append(styled(wrapped(f"{decision.because}", "  ", "  "), SMALL))
    places = len(str(len(decision.options)))
    waiting: list[str] = []
    for place, option in enumerate(decision.options, 1):
        below = details(view, decision, option, texts)
        line = f"{place:{places}} {option.text}"
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


def details(view: HackcladView, decision: Decision, option: Option, texts: bool) -> str:
    """What stands below an option's text."""
    argument = int(option) % ARGUMENTS
    verb = int(option) - argument
    if verb == c.MISSION:
        return one_line(view.match.missions[argument].words)
    if verb in FACES:
        it = view.card(argument)
        words = one_line(it.text.words) if texts else ""
        reach = reaches(view, view.witches[asked_witch(view.known)], it)
        return ". ".join([part for part in (f"{facts(it)}{', ' if reach else ''}{reach}", words) if part])
    if verb == c.CARD and decision.kind in {"choose enhanced card", "swap in", "swap out"} and texts:
        it = view.card(argument)
        words = one_line(it.text.words)
        return f"{facts(it)}{'. ' if words else ''}{words}"
    return ""


# ---- interruptions


def interruption(view: HackcladView, decision: Decision) -> Text:
    """Why play stops for a Reaction, and what comes if she passes."""
    frame = view.known.stack[-1]
    if frame.procedure != c.CLAD_ATTACK:
        return Text()
    witch = asked_witch(view.known)
    figure = view.known.figures[witch]
    name = view.match.name(witch)
    what = attack_name(view, frame)
    covered = [int(space) for space in area(view.known, frame)]
    lines = [rule(f"Reaction! {what} reaches {name}")]
    lines[0].stylize(MARK)
    cause = f", moved by {view.match.name(frame.seat)}," if frame.a < 0 and frame.seat >= 0 else ""
    verb = "attacks" if frame.a >= 0 else "tramples"
    where = f"The Clad{cause} {verb} {named(covered)}; you stand on {name_of(figure.space)}."
    lines.append(styled(wrapped(where, "    ", "  ")))
    waiting = [attack_name(view, below) for below in view.known.stack[:-1] if below.procedure == c.CLAD_ATTACK]
    if waiting:
        lines.append(styled(wrapped(f"This comes first; {' and '.join(waiting)} waits for it.", "    ", "  ")))
    others = [view.match.name(other) for other in in_area(view, covered) if other != witch]
    if others:
        lines.append(styled(wrapped(f"Also in range: {', '.join(others)}.", "    ", "  ")))
    lines.append(styled(wrapped(consequence(view, witch, frame), "    ", "  ")))
    return joined(lines)


def attack_name(view: HackcladView, frame: Frame) -> str:
    """What a Clad attack is called: by its card, or as a Trample Attack."""
    return view.match.clad[frame.a].name if frame.a >= 0 else "Trample Attack"


def in_area(view: HackcladView, covered: list[int]) -> list[int]:
    """The Witches on some spaces."""
    return [witch for witch, figure in enumerate(view.known.figures) if int(figure.space) in covered]


def consequence(view: HackcladView, witch: int, frame: Frame) -> str:
    """What happens if the Witch passes and nothing else changes."""
    known = view.known
    figure = known.figures[witch]
    atk = int(clad_atk(known))
    reduced = 0
    if frame.a >= 0:
        reduced = atk if figure.safe else min(atk, int(frame.items[witch] + less_damage(known, witch)))
    terms = ", ".join(
        [f"{value:+d} {source}" if value else source for value, source in damage_terms(known, witch, frame, reduced)]
    )
    damage = atk - reduced
    if damage == 0:
        return f"If you pass: no damage ({terms}), no Injury."
    lost = min(damage, int(figure.shards))
    drop = f"you drop {lost} VP of Magic Shards on {name_of(figure.space)}" if lost else "you have nothing to drop"
    ends = "; your turn ends" if known.acting == witch else ""
    injury = f"Injury {figure.injuries + 1} (-1 VP)"
    return f"If you pass: {damage} damage ({terms}), {injury}, {drop} and leave the Field{ends}."


# ---- threats


def threat_lines(view: HackcladView, found: list[Threat]) -> list[Text]:
    """The coming Clad turns in words, icon by icon."""
    lines: list[Text] = []
    for threat in found:
        head = f"Clad turn {threat.slot + 1}, "
        if threat.card < 0:
            lines.append(styled(f"  {head}a face-down card: nobody knows", HEAD))
            continue
        sure = "" if threat.certain else ", if the face-down card does not move or turn the Clad"
        start = f"from {name_of(threat.begins[0])} looking {c.DIRECTION_NAMES[threat.begins[1]]}"
        lines.append(styled(wrapped(f"{head}{view.match.clad[threat.card].name} {start}{sure}:", "    ", "  "), HEAD))
        lines += [styled(wrapped(f"{step.words} ({step.rule})", "      ", "    ")) for step in threat.steps]
        there = [view.match.name(other) for other in in_area(view, sorted(threat.dangerous))]
        if there:
            lines.append(styled(wrapped(f"now in danger: {', '.join(there)}", "      ", "    "), MARK))
    return lines


def threat_marks(found: list[Threat]) -> dict[int, str]:
    """For each space the numbers of the Clad turns that attack it (1) or trample it (1!), and + where a Shard falls."""
    marks: dict[int, str] = {}
    for threat in found:
        for space in sorted(threat.dangerous):
            sign = "!" if space in threat.trampled else ""
            marks[space] = f"{marks.get(space, '')} {threat.slot + 1}{sign}".strip()
    for threat in found:
        for space in threat.dropped:
            marks[space] = marks.get(space, "") + "+"
    return marks


def threat_screen(view: HackcladView, slot: int | None) -> Text:
    """What the coming Clad turns threaten, in words and on the Field.

    Args:
        view: of whoever looks.
        slot: only this Clad slot, from 0; None for all.
    """
    found = [one for one in threats(view.known) if slot is None or one.slot == slot]
    if not found:
        return styled("No Clad turn is to come in this round.")
    lines = threat_lines(view, found)
    lines.append(field(view, threat_marks(found)))
    lines.append(
        styled(
            wrapped("1 attacked in Clad turn 1, 1! trampled, + a Shard drops; if nothing else moves the Clad.", "  "),
            SMALL,
        )
    )
    return joined(lines)
