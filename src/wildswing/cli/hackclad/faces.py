"""Cards on the terminal: the hand with its numbers and texts, single cards with their pictures, the Witches' boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from wildswing.cli.console import HEAD, SMALL, joined, printed, styled, width, wrapped
from wildswing.hackclad import constants as c
from wildswing.hackclad.cards import CladCard, CpAction, Mission, SkillCard, WitchBoard
from wildswing.hackclad.geometry import in_reach, name_of
from wildswing.hackclad.view import HackcladView
from wildswing.hackclad.view_parts import WitchView

NUMBERS: Final = 35  # the columns beside the name
NARROWEST_NAME: Final = 9


def names(view: HackcladView, cards: Sequence[int]) -> str:
    """The names of cards, equal ones counted, in the order of their first; hidden ones last."""
    counted: dict[str, int] = {}
    for card in cards:
        if card >= 0:
            counted[view.name(card)] = counted.get(view.name(card), 0) + 1
    hidden = sum(1 for card in cards if card < 0)
    words = [name if number == 1 else f"{name} x{number}" for name, number in counted.items()]
    return ", ".join(words + ([f"{hidden} hidden"] if hidden else []))


def price(card: SkillCard) -> str:
    """The MP that a card costs."""
    return "X" if card.mp_x else str(card.mp)


def strength(card: SkillCard) -> str:
    """The printed ATK of an attack, "-" for another card."""
    if not card.is_attack():
        return "-"
    if card.atk_x:
        return f"{card.atk}+X" if card.atk else "X"
    return str(card.atk)


def reaches(view: HackcladView, witch: WitchView, card: SkillCard) -> str:
    """Whether an attack reaches the Clad from where its Witch stands; "" for another card."""
    if not card.is_attack():
        return ""
    if witch.space is None:
        return "you are off the Field"
    way = int(in_reach(witch.space, card.reach, view.clad.space))
    return "out of range" if way < 0 else f"reaches {name_of(view.clad.space)} {c.DIRECTION_NAMES[way]}ward"


def facts(card: SkillCard) -> str:
    """The numbers of a card in a few words."""
    parts = [("Enhanced " if card.enhanced else "") + c.TYPE_NAMES[card.kind]]
    if card.is_attack():
        parts.append(f"ATK {strength(card)}")
    if card.mp or card.mp_x:
        parts.append(f"{price(card)} MP")
    parts.append(f"{card.vp} VP")
    return ", ".join(parts)


def hand(view: HackcladView, witch: WitchView, texts: bool) -> Text:
    """The hand of an own Witch, a line of numbers for each card.

    Args:
        view: of her player.
        witch: whose hand it is.
        texts: whether to put the texts below the numbers.
    """
    whose = "Your hand" if len(view.mine) == 1 else f"{label(view, witch)}: hand"
    if not witch.hand:
        return styled(f"  {whose} is empty." if len(view.mine) == 1 else f"  {whose} empty.", SMALL)
    counted: dict[int, int] = {}
    for card in witch.hand:
        counted[card] = counted.get(card, 0) + 1
    free = width() - NUMBERS
    room = max(NARROWEST_NAME, min(free, max(len(view.name(card)) for card in counted), 24), len(whose))
    lines = [styled(f"     {whose:{room}} type            MP ATK VP", HEAD)]
    for card in sorted(counted):
        it = view.card(card)
        times = f"{counted[card]}x" if counted[card] > 1 else ""
        name = it.name if len(it.name) <= room else it.name[: room - 1].rstrip() + "."
        kind = c.TYPE_NAMES[it.kind]
        numbers = f"{kind:15} {price(it):>2} {strength(it):>3} {it.vp:>2}"
        lines.append(styled(f"  {times:2} {name:{room}} {numbers}"))
        if it.is_attack():
            lines.append(styled(wrapped(reaches(view, witch, it), "       "), SMALL))
        if texts and it.text.words:
            lines.append(styled(printed(it.text.words, "       "), SMALL))
    return joined(lines)


def label(view: HackcladView, witch: WitchView) -> str:
    """A Witch's name on the table."""
    name = view.match.name(witch.witch)
    if witch.seat == view.seat:
        return f"{name} (you)"
    if len(view.witches) > len({other.seat for other in view.witches}):
        return f"{name} (seat {witch.seat})"
    return name


# ---- single cards


def picture(marks: dict[tuple[int, int], str], figure: str, indent: str) -> str:
    """Spaces around a figure that looks up, as rows of letters."""
    across = [x for x, _ in marks] + [0]
    along = [y for _, y in marks] + [0]
    rows: list[str] = []
    for y in range(max(along), min(along) - 1, -1):
        row = [figure if (x, y) == (0, 0) else marks.get((x, y), ".") for x in range(min(across), max(across) + 1)]
        rows.append(indent + " ".join(row))
    return "\n".join(rows)


def pairs(flat: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs of numbers that lie in a row."""
    return [(int(flat[place]), int(flat[place + 1])) for place in range(0, len(flat), 2)]


def skill_text(it: SkillCard, owner: str) -> str:
    """One skill card with everything that is printed on it; its range as the Witch sees it who looks up."""
    lines = [wrapped(f"{it.name} ({owner}): {facts(it)}", "    ", "  ")]
    if it.reach:
        lines.append(picture(dict.fromkeys(pairs(it.reach), "x"), "@", "    "))
    if it.text.words:
        lines.append(printed(it.text.words, "    "))
    return "\n".join(lines)


def clad_text(it: CladCard) -> str:
    """One Clad card; x is attacked, o gets a Shard, * both, and ^ is the Clad, which looks up."""
    expert = ", Expert" if it.expert else ""
    lines = [wrapped(f"{it.name}: Clad card, Voltage {it.voltage}{expert}", "    ", "  ")]
    marks = dict.fromkeys(pairs(it.attack), "x")
    for space in pairs(it.drops):
        marks[space] = "*" if space in marks else "o"
    if marks:
        lines.append(picture(marks, "^", "    "))
    lines.append(printed(it.words, "    "))
    return "\n".join(lines)


def mission_text(it: Mission) -> str:
    """One Mission."""
    return wrapped(f"{mission_head(it)}: {one_line(it.words)}", "    ", "  ")


def mission_head(it: Mission) -> str:
    """A Mission's title and worth."""
    return f"{it.title} ({'X' if it.worth is not None else it.vp} VP)"


def one_line(words: str) -> str:
    """The text of a card in one line."""
    return " / ".join([line.strip() for line in words.splitlines() if line.strip()])


# ---- the Witches' boards


def board(view: HackcladView, witch: WitchView) -> Text:
    """A Witch's board: her limits, her CP Actions, her Missions."""
    it = view.match.boards[witch.witch]
    lines = [styled(label(view, witch), HEAD)]
    lines.append(styled(wrapped(f"Basic Actions in a round: {limits(it)}", "    ", "  ")))
    lines += [styled(wrapped(cp_words(action), "    ", "  ")) for action in it.cp_actions]
    for title in witch.missions:
        mission = next(one for one in view.match.missions if one.title == title)
        done = ", completed" if title in witch.done else ""
        lines.append(styled(wrapped(f"Mission{done}: {mission_text(mission).strip()}", "    ", "  ")))
    return joined(lines)


def limits(it: WitchBoard) -> str:
    """How often a Witch may take each Basic Action."""
    return ", ".join([f"{name} {limit}" for name, limit in zip(c.BASIC_NAMES, it.limits, strict=True)])


def cp_words(action: CpAction) -> str:
    """A CP Action: its price, its name if it has one, and its text."""
    price_words = f"{action.cost} CP"
    name = "" if action.name == price_words else f" {action.name}"
    kind = ", Reaction" if action.reaction else ""
    return f"{price_words}{name}{kind}: {one_line(action.text.words)}"
