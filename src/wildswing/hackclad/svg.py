"""The table as a picture for notebooks: the wrapping Field, the Clad and where it looks, the Witches, the slots.

It shows only what everybody sees, so the picture of a view is that of the game. Each Witch has a colour, a line style
and a shape of her own. Around the Field the spaces that come next over each edge are repeated, paler.
"""

from __future__ import annotations

from html import escape
from typing import Final

from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.constants import (
    CLAD_SLOTS,
    DECISION_WORDS,
    DIRECTION_NAMES,
    NO_CARD,
    OFF_FIELD,
    SOLO,
    SPACES,
    TURN_SLOTS,
    WIDTH,
)
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.notation import asked_witch
from wildswing.hackclad.results import result_of
from wildswing.hackclad.state import HackcladState

ROOM: Final = 860
CELL: Final = 64
EDGE: Final = 24  # how much of the spaces beyond an edge is shown
LEFT: Final = 30
TOP: Final = 64
SIDE: Final = 2 * LEFT + 2 * EDGE + WIDTH * CELL
INK: Final = "#2b2622"
PAPER: Final = "#f6f0e4"
LINE: Final = "#b9ab93"
BEYOND: Final = "#e6dcc8"
CLAD: Final = "#57324f"
SHARD: Final = "#7a3fa0"
COLOURS: Final = ("#a8471f", "#1f6a8c", "#3f7a2a", "#8a6d10")
DASHES: Final = ("", ' stroke-dasharray="5 3"', ' stroke-dasharray="2 2"', ' stroke-dasharray="8 2 2 2"')
# Outlines around (0, 0): a round one, a square, a rhombus, a hexagon.
SHAPES: Final = (
    "M-18 0 a18 18 0 1 1 36 0 a18 18 0 1 1 -36 0 z",
    "M-16 -16 h32 v32 h-32 z",
    "M0 -21 l21 21 l-21 21 l-21 -21 z",
    "M-19 0 l10 -17 h18 l10 17 l-10 17 h-18 z",
)


def board_svg(state: HackcladState) -> str:
    """The table as an SVG document.

    Args:
        state: a game, or a game as a viewer knows it.
    """
    field = TOP + 2 * EDGE + WIDTH * CELL
    height = max(field, TOP + 104 + 62 * len(state.figures)) + 40
    words = escape(caption(state))
    size = f'viewBox="0 0 {ROOM} {height}" width="{ROOM}" height="{height}"'
    style = f'font-family="sans-serif" font-size="13" fill="{INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style} role="img" aria-label="{words}">',
        f'<rect width="{ROOM}" height="{height}" rx="8" fill="{PAPER}"/>',
        f'<text x="{LEFT}" y="26" font-size="17" font-weight="bold" fill="{CLAD}">{escape(clad_words(state))}</text>',
        spaces(state),
        figures(state),
        slots(state),
        *[panel(state, witch) for witch in range(len(state.figures))],
        f'<text x="{ROOM / 2:g}" y="{height - 10}" text-anchor="middle">{words}</text>',
        "</svg>",
    ]
    return "".join(parts)


def caption(state: HackcladState) -> str:
    """Where the game stands, in a sentence."""
    if state.over:
        return ended(state)
    round_words = f"Round {state.round}" if state.round else "Setting up"
    if not state.stack or not state.decision:
        return round_words
    witch = asked_witch(state)
    return f"{round_words}: {state.match.name(witch)} to decide, {DECISION_WORDS[state.decision]}"


def ended(state: HackcladState) -> str:
    """Who has won, or the score of a game alone."""
    result = result_of(state)
    if state.match.mode == SOLO:
        return f"The game is over: {result.scores[0]:g} VP"
    best = [state.match.name(witch) for witch, seat in enumerate(state.match.seats) if result.ranking[seat] == 1]
    return f"{' and '.join(best)} {'has' if len(best) == 1 else 'have'} won"


def clad_words(state: HackcladState) -> str:
    """The Clad's name and numbers."""
    return f"{state.match.clad_name}: Voltage {state.voltage}, ATK {clad_atk(state)}, looks {looks(state)}"


def looks(state: HackcladState) -> str:
    """Where the Clad looks."""
    return DIRECTION_NAMES[state.facing]


# ---- the Field


def left_of(space: int) -> int:
    """The left edge of a space."""
    return LEFT + EDGE + space % WIDTH * CELL


def top_of(space: int) -> int:
    """The upper edge of a space; row 0 is the southernmost one."""
    return TOP + EDGE + (WIDTH - 1 - space // WIDTH) * CELL


def spaces(state: HackcladState) -> str:
    """The spaces with their names and Shards, and the strips beyond the edges with the names that come next."""
    across = WIDTH * CELL + 2 * EDGE
    parts = [f'<rect x="{LEFT}" y="{TOP}" width="{across}" height="{across}" fill="{BEYOND}"/>']
    for line in range(WIDTH):
        middle = LEFT + EDGE + line * CELL + CELL / 2
        down = TOP + EDGE + (WIDTH - 1 - line) * CELL + CELL / 2 + 4
        north, south = name_of(line), name_of(SPACES - WIDTH + line)
        west, east = name_of(line * WIDTH + WIDTH - 1), name_of(line * WIDTH)
        for x, y, name in (
            (middle, TOP + 16, north), (middle, TOP + across - 8, south),
            (LEFT + 12, down, west), (LEFT + across - 12, down, east),
        ):  # fmt: skip
            parts.append(f'<text x="{x:g}" y="{y:g}" font-size="10" fill="{LINE}" text-anchor="middle">{name}</text>')
    entries = dict(zip(state.match.entries, state.match.entry_names, strict=True))
    for space in range(SPACES):
        x, y = left_of(space), top_of(space)
        parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{PAPER}" stroke="{LINE}"/>')
        name = name_of(space) + (f" {entries[space]}" if space in entries else "")
        parts.append(f'<text x="{x + 4}" y="{y + 12}" font-size="10" fill="{LINE}">{name}</text>')
        if state.field[space]:
            parts.append(shard(x + CELL - 12, y + CELL - 16, int(state.field[space])))
    return "".join(parts)


def shard(x: int, y: int, amount: int) -> str:
    """Some Shards: a crystal with their VP."""
    return (
        f'<path d="M{x} {y - 10} l7 8 l-7 14 l-7 -14 z" fill="{SHARD}"/>'
        f'<text x="{x - 10}" y="{y + 8}" font-size="12" font-weight="bold" fill="{SHARD}" text-anchor="end">{amount}'
        "</text>"
    )


def figures(state: HackcladState) -> str:
    """The Clad with its arrow, and the Witches on the Field."""
    x, y = left_of(int(state.clad_space)) + CELL / 2, top_of(int(state.clad_space)) + CELL / 2
    parts = [
        (
            f'<g transform="translate({x:g} {y:g}) rotate({90 * int(state.facing)})">'
            f'<path d="M0 -29 l21 19 v32 l-21 -8 l-21 8 v-32 z" fill="{CLAD}" stroke="{INK}"/>'
            f'<path d="M0 -19 v26 M-8 -10 l8 -9 l8 9" fill="none" stroke="{PAPER}" stroke-width="3"/></g>'
        )
    ]
    for witch, figure in enumerate(state.figures):
        if figure.space != OFF_FIELD:
            middle, down = left_of(int(figure.space)) + CELL / 2, top_of(int(figure.space)) + CELL / 2
            parts.append(token(state, witch, middle, down + 4))
    return "".join(parts)


def token(state: HackcladState, witch: int, x: float, y: float) -> str:
    """A Witch: her shape with her initial."""
    initial = escape(state.match.boards[witch].name[:1])
    return (
        f'<g transform="translate({x:g} {y:g})"><path d="{SHAPES[witch]}" fill="{COLOURS[witch]}" '
        f'stroke="{INK}"{DASHES[witch]}/><text y="6" font-size="17" font-weight="bold" fill="{PAPER}" '
        f'text-anchor="middle">{initial}</text></g>'
    )


# ---- the slots and the Witches' boards


def slots(state: HackcladState) -> str:
    """The three Clad slots and the four Turn slots, in the order of the Action Phase."""
    parts: list[str] = []
    width = (ROOM - SIDE - LEFT) / (CLAD_SLOTS + TURN_SLOTS)
    for place in range(CLAD_SLOTS + TURN_SLOTS):
        x = SIDE + place * width
        if place % 2:
            words, colour = clad_slot(state, place // 2), CLAD
        else:
            words, colour = turn_slot(state, place // 2), INK
        head = f"Clad {place // 2 + 1}" if place % 2 else f"Turn {place // 2 + 1}"
        parts.append(
            f'<rect x="{x:g}" y="{TOP}" width="{width - 4:g}" height="84" rx="4" fill="none" stroke="{colour}"/>'
            f'<text x="{x + 4:g}" y="{TOP + 14}" font-size="11" font-weight="bold" fill="{colour}">{head}</text>'
        )
        for line, word in enumerate(words.split(" ")[:5]):
            parts.append(f'<text x="{x + 4:g}" y="{TOP + 30 + 12 * line}" font-size="9">{escape(word)}</text>')
    return "".join(parts)


def clad_slot(state: HackcladState, slot: int) -> str:
    """What lies in a Clad slot, as everybody sees it."""
    card = int(state.clad_slots[slot])
    if not int(state.open_slots) >> slot & 1:
        return "face down" if card != NO_CARD else ""
    return state.match.clad[card].name


def turn_slot(state: HackcladState, slot: int) -> str:
    """Who has her Turn card in a Turn slot, or whether a Shard marks it."""
    for witch, figure in enumerate(state.figures):
        if figure.slot == slot:
            return state.match.name(witch)
    return "marked" if state.markers[slot] else ""


def panel(state: HackcladState, witch: int) -> str:
    """A Witch's gauges, piles and Missions."""
    figure = state.figures[witch]
    y = TOP + 124 + 62 * witch
    turn = f", Turn card on Standby slot {figure.standby + 1}" if figure.standby >= 0 else ""
    off = ", off the Field" if figure.space == OFF_FIELD else ""
    gauges = f"MP {figure.mp}, CP {figure.cp}, Injuries {figure.injuries}, Shards {figure.shards} VP{off}"
    piles = f"hand {len(figure.hand)}, deck {len(figure.deck)}, discard {len(figure.discard)}{turn}"
    titles = [
        state.match.missions[number].title + (" (done)" if number in figure.done else "") for number in figure.missions
    ]
    return (
        token(state, witch, SIDE + 20, y)
        + f'<text x="{SIDE + 50}" y="{y - 10}" font-weight="bold" fill="{COLOURS[witch]}">'
        + f"{escape(state.match.name(witch))}</text>"
        + f'<text x="{SIDE + 130}" y="{y - 10}" font-size="12">{gauges}</text>'
        + f'<text x="{SIDE + 50}" y="{y + 6}" font-size="11">{piles}</text>'
        + f'<text x="{SIDE + 50}" y="{y + 22}" font-size="11">{escape(", ".join(titles))}</text>'
    )
