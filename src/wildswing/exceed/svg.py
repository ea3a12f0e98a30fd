"""The table as a picture for notebooks: nine spaces, fighters, tokens, life, piles as counts, boosts by name.

It shows only what everybody sees, so the picture of a view is that of the game. Each side has a colour, a line style
and a shape of its own.
"""

from __future__ import annotations

from html import escape
from typing import Final

from wildswing.exceed.constants import BOARD_SIZE, DECISION_WORDS, OFF_BOARD
from wildswing.exceed.state import ExceedState, Player

WIDTH: Final = 760
CELL: Final = 80
LEFT: Final = 20
PANEL: Final = 112
STAGE: Final = 232
INK: Final = "#2b2622"
PAPER: Final = "#f6f0e4"
LINE: Final = "#b9ab93"
COLOURS: Final = ("#a8471f", "#1f6a8c")
DASHES: Final = ("", ' stroke-dasharray="5 3"')


def board_svg(state: ExceedState) -> str:
    """The table as an SVG document.

    Args:
        state: a game, or a game as a viewer knows it.
    """
    rows = max([1] + [len(player.boosts) + len(player.transformations) for player in state.players])
    top = PANEL + 16 * rows
    height = top + STAGE - 60
    words = escape(caption(state))
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    style = f'font-family="sans-serif" font-size="13" fill="{INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style} role="img" aria-label="{words}">',
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>',
        panel(state, 0),
        panel(state, 1),
        stage(state, top),
        f'<text x="{WIDTH / 2:g}" y="{height - 8}" text-anchor="middle">{words}</text>',
        "</svg>",
    ]
    return "".join(parts)


def caption(state: ExceedState) -> str:
    """Where the game stands, in a sentence."""
    names = [fighter.name for fighter in state.match.fighters]
    if state.over:
        return f"{names[1 - state.loser]} has won"
    return f"Turn {state.turn}: {names[state.seat]} (seat {state.seat}) to decide, {DECISION_WORDS[state.decision]}"


def panel(state: ExceedState, seat: int) -> str:
    """A player's name, life, piles and boosts."""
    player = state.players[seat]
    fighter = state.match.fighters[seat]
    left = LEFT + seat * (WIDTH / 2)
    width = WIDTH / 2 - 2 * LEFT
    life = max(0, int(player.life))
    share = width * min(life, int(fighter.life)) / int(fighter.life)
    colour = COLOURS[seat]
    exceeded = " (exceeded)" if player.exceeded else ""
    parts = [
        f'<g transform="translate({left:g} 0)">',
        f'<text y="26" font-size="17" font-weight="bold" fill="{colour}">{escape(fighter.name)}{exceeded}</text>',
        f'<text x="{width:g}" y="26" font-size="17" text-anchor="end">{life}</text>',
        f'<rect y="34" width="{width:g}" height="10" fill="none" stroke="{colour}"{DASHES[seat]}/>',
        f'<rect y="34" width="{share:g}" height="10" fill="{colour}"/>',
        f'<text y="64">{counts(player)}</text>',
    ]
    line = 84
    for card in player.boosts + player.transformations:
        kind = state.match.card(card)
        mark = " (sustained)" if card in player.sustained else ""
        parts.append(f'<text y="{line}">{escape(kind.boost_name or kind.name)}{mark}</text>')
        line += 16
    parts.append("</g>")
    return "".join(parts)


def counts(player: Player) -> str:
    """How many cards lie in each pile."""
    words = [
        f"hand {len(player.hand)}",
        f"gauge {len(player.gauge)}",
        f"deck {len(player.deck)}",
        f"discard {len(player.discard)}",
    ]
    for name, pile in (("sealed", player.sealed), ("overdrive", player.overdrive), ("aside", player.aside)):
        if pile:
            words.append(f"{name} {len(pile)}")
    return ", ".join(words)


def stage(state: ExceedState, top: int) -> str:
    """The nine spaces with fighters and tokens."""
    parts: list[str] = []
    for space in range(1, BOARD_SIZE + 1):
        left = LEFT + (space - 1) * CELL
        parts.append(
            f'<rect x="{left}" y="{top}" width="{CELL}" height="110" fill="none" stroke="{LINE}"/>'
            f'<text x="{left + CELL / 2:g}" y="{top + 126}" text-anchor="middle">{space}</text>'
        )
    for seat, player in enumerate(state.players):
        if 1 <= player.space <= BOARD_SIZE:
            parts.append(standard(state, seat, top))
        names = state.match.fighters[seat].token_names
        spaces = sorted(player.tokens) if player.covered else player.tokens
        for token, space in enumerate(spaces):
            if space != OFF_BOARD:
                parts.append(pennon(names[0 if player.covered else token], seat, int(space), top))
        if player.attack_space != OFF_BOARD:
            parts.append(pennon("attack", seat, int(player.attack_space), top))
    return "".join(parts)


def middle(space: int) -> float:
    """The middle of a space."""
    return LEFT + (space - 0.5) * CELL


def standard(state: ExceedState, seat: int, top: int) -> str:
    """A fighter: a hanging cloth with its initial, pointed for one side and round for the other."""
    player = state.players[seat]
    x = middle(int(player.space))
    colour = COLOURS[seat]
    cloth = "v34 l-18 14 l-18 -14 v-34 z" if seat == 0 else "v30 a18 18 0 0 1 -36 0 v-30 z"
    initial = escape(state.match.fighters[seat].name[:1])
    rays = f'<circle cx="{x:g}" cy="{top + 40}" r="34" fill="none" stroke="{colour}" stroke-width="2"/>'
    return (
        f"{rays if player.exceeded else ''}"
        f'<path d="M{x + 18:g} {top + 16} {cloth}" fill="{colour}" stroke="{INK}"{DASHES[seat]}/>'
        f'<text x="{x:g}" y="{top + 44}" font-size="20" font-weight="bold" fill="{PAPER}" text-anchor="middle">'
        f"{initial}</text>"
    )


def pennon(name: str, seat: int, space: int, top: int) -> str:
    """A token: a small flag with its name."""
    x = middle(space)
    y = top + 74 + 18 * seat
    return (
        f'<path d="M{x - 34:g} {y} h60 l8 7 l-8 7 h-60 z" fill="{PAPER}" stroke="{COLOURS[seat]}"{DASHES[seat]}/>'
        f'<text x="{x - 30:g}" y="{y + 11}" font-size="10">{escape(name[:10])}</text>'
    )
