"""What the terminal table shows of a view: the Clad with its forecast, the wrapping Field, every Witch."""

from __future__ import annotations

from rich.text import Text

from wildswing.cli.console import OTHER, SMALL, STRIKE, YOU, fancy, joined, rule, styled, wrapped
from wildswing.cli.hackclad.faces import label, names, one_line
from wildswing.cli.hackclad.field import arrow, field
from wildswing.hackclad import constants as c
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.rounds import ACTION_STEP
from wildswing.hackclad.threat import coming
from wildswing.hackclad.view import HackcladView
from wildswing.hackclad.view_parts import WitchView

DRAFT_STEP = 4  # of the frame of a round
PHASES = {2: "Draw Phase", 4: "Draft Phase", ACTION_STEP: "Action Phase"}


def screen(view: HackcladView, texts: bool = True) -> Text:
    """The whole table.

    Args:
        view: of whoever looks.
        texts: whether to add the texts of the Clad cards and of cards in use.
    """
    parts = [rule(heading(view))]
    if view.round:
        parts += [clad(view, texts)] if view.over else [clad(view, texts), order(view)]
    elif view.laid:
        parts.append(styled(wrapped(f"Missions on the table: {', '.join(view.laid)}", "    ", "  ")))
    parts.append(field(view))
    # The own Witches last, next to the hand.
    others = [witch for witch in view.witches if witch.seat != view.seat]
    parts += [witch_zone(view, witch, texts) for witch in (*others, *view.mine)]
    return joined(parts)


def phase(view: HackcladView) -> str:
    """The phase of the round, "" where it does not matter."""
    for frame in view.known.stack:
        if frame.procedure == c.ROUND:
            return PHASES.get(int(frame.step), "")
    return ""


def heading(view: HackcladView) -> str:
    """Which round and phase it is, and whose turn."""
    if view.over:
        return f"After round {view.round}"
    if not view.round:
        return "Setting up"
    words = f"Round {view.round}"
    now = phase(view)
    if now:
        words += f", {now}"
    if view.acting is not None:
        whose = (
            "your turn" if [view.acting] == [one.witch for one in view.mine] else f"{name(view, view.acting)}'s turn"
        )
        words += f": {whose}"
    elif any(frame.procedure == c.CLAD_TURN for frame in view.known.stack):
        words += ": the Clad's turn"
    return words


def name(view: HackcladView, witch: int) -> str:
    """A Witch's name."""
    return view.match.name(witch)


def clad(view: HackcladView, texts: bool) -> Text:
    """The Clad: where it is, its numbers, its three cards."""
    it = view.clad
    facing = c.DIRECTION_NAMES.index(it.facing)
    facts = [
        f"on {name_of(it.space)}", f"looks {it.facing} {arrow(facing)}", f"Voltage {it.voltage}", f"ATK {it.atk}",
        f"deck {it.deck}", f"resolved {len(it.done)}",
    ]  # fmt: skip
    if it.locked:
        facts.append("cannot move this round")
    if it.top >= 0:
        facts.append(f"next card, which you have seen: {view.match.clad[it.top].name}")
    lines = [headed(it.name, f"  {', '.join(facts)}", STRIKE)]
    left = {slot for slot, _ in coming(view.known)}
    for slot, card in enumerate(it.forecast):
        done = "" if slot in left else " (done)"
        if card < 0:
            lines.append(styled(f"  {slot + 1} a face-down card{done}"))
            continue
        kind = view.match.clad[card]
        words = f": {one_line(kind.words)}" if texts else ""
        lines.append(styled(wrapped(f"{slot + 1} {kind.name}{done}{words}", "      ", "  "), SMALL if done else ""))
    return joined(lines)


def headed(name: str, words: str, style: str) -> Text:
    """A line that begins with a name in a style of its own."""
    text = Text(wrapped(name + words, "    ", ""))
    text.stylize(style, 0, len(name))
    return text


def order(view: HackcladView) -> Text:
    """Turn slots and Clad slots in the order of the Action Phase; what is over is left out."""
    left = {slot for slot, _ in coming(view.known)}
    parts: list[str] = []
    for place in range(c.TURN_SLOTS + c.CLAD_SLOTS):
        slot = place // 2
        if place % 2:
            if slot in left:
                parts.append(f"Clad {slot + 1}")
            continue
        there = [witch for witch in view.witches if witch.slot == slot]
        if there:
            parts.append(f"{label(view, there[0])} in Turn slot {slot + 1}")
        elif slot in view.markers:
            continue
        elif phase(view) != PHASES[ACTION_STEP]:
            parts.append(f"Turn slot {slot + 1}")
    sign = " \N{RIGHTWARDS ARROW} " if fancy() else " > "
    closed = [str(slot + 1) for slot in view.markers]
    words = sign.join(parts) or "nothing"
    if closed:
        words += f"; Turn slots with a marker: {', '.join(closed)}"
    return styled(wrapped(f"To come: {words}", "    ", "  "))


def witch_zone(view: HackcladView, witch: WitchView, texts: bool) -> Text:
    """One Witch: where she is, her gauges and piles; empty piles are left out."""
    where = "on her Turn card" if witch.space is None else f"on {name_of(witch.space)}"
    team = f", team {witch.team + 1}" if view.match.mode == c.TEAM else ""
    gauges = f"  {where}, MP {witch.mp}, CP {witch.cp}, Injuries {witch.injuries}, Magic Shards {witch.shards} VP{team}"
    mine = witch.seat == view.seat
    lines = [
        headed(label(view, witch), gauges, YOU if mine else OTHER),
        styled(wrapped(piles(view, witch), "    ", "  ")),
    ]
    known = [card for card in witch.hand if card >= 0]
    if known and not mine and not view.over:
        lines.append(styled(wrapped(f"surely in hand: {names(view, known)}", "    ", "  ")))
    if witch.discard:
        words = f"discard pile ({len(witch.discard)}): {names(view, witch.discard)}"
        lines.append(styled(wrapped(words, "    ", "  ")))
    for card in witch.playing:
        words = one_line(view.card(card).text.words) if texts else ""
        lines.append(styled(wrapped(f"in use: {view.name(card)}{': ' if words else ''}{words}", "    ", "  ")))
    figure = view.known.figures[witch.witch]
    if view.round and not view.over and (figure.moved or figure.picked or figure.dealt):
        done = f"this round: moved {figure.moved}, dealt {figure.dealt} damage, picked up {figure.picked} VP"
        lines.append(styled(wrapped(done, "    ", "  "), SMALL))
    if witch.missions:
        titles = [title + (" (completed)" if title in witch.done else "") for title in witch.missions]
        lines.append(styled(wrapped(f"Missions: {', '.join(titles)}", "    ", "  ")))
    return joined(lines)


def piles(view: HackcladView, witch: WitchView) -> str:
    """How many cards lie where, the Turn card, and what is left of the Basic Actions."""
    parts = [f"hand {len(witch.hand)}", f"deck {len(witch.deck)}"]
    if witch.turn_card is not None:
        where = f"Turn slot {witch.slot + 1}" if witch.slot is not None else f"Standby slot {(witch.standby or 0) + 1}"
        known = f" ({view.name(witch.turn_card)})" if witch.turn_card >= 0 else ""
        parts.append(f"Turn card{known} in {where}")
    if view.round and not view.over:
        left = [f"{name} {number}" for name, number in witch.basic_left.items()]
        parts.append(f"left: {', '.join(left)}")
    return ", ".join(parts)
