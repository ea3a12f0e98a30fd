"""The table as a picture for notebooks: nine spaces, fighters, tokens and cards on them, life, piles, boosts by name.

It shows only what everybody sees, so the picture of a view is that of the game. Each side has a colour, a line style
and a shape of its own.
"""

from __future__ import annotations

from html import escape
from typing import Final

from wildswing.exceed.constants import BOARD_SIZE, DECISION_WORDS, OFF_BOARD
from wildswing.exceed.spans import half
from wildswing.exceed.state import ExceedState, Player
from wildswing.exceed.view_parts import token_name

WIDTH: Final = 760
CELL: Final = 80
LEFT: Final = 20
PANEL: Final = 112
FLOOR: Final = 78  # where the tokens and cards of a space begin
ROW: Final = 18  # what a line of words takes of a space
LETTER: Final = 5.2  # the mean width of a small letter
LONGEST: Final = 18  # so many letters find room, narrowed
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
    things = lying(state)
    depth = FLOOR + ROW * max([2] + [lines_on(things, space) for space in range(1, BOARD_SIZE + 1)])
    height = top + depth + 62
    words = escape(caption(state))
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    style = f'font-family="sans-serif" font-size="13" fill="{INK}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style} role="img" aria-label="{words}">',
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="{PAPER}"/>',
        panel(state, 0),
        panel(state, 1),
        stage(state, top, depth, things),
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
    under = [where for where in player.laid_at if where > BOARD_SIZE]
    if under:
        words.append(f"under boosts {len(under)}")
    return ", ".join(words)


class Thing:
    """What lies on a space: a token with its name and side, or a card with what it is there and its own name."""

    def __init__(self, seat: int, space: int, is_card: bool, lines: list[str]) -> None:
        self.seat = seat
        self.space = space
        self.is_card = is_card
        self.lines = lines


def lying(state: ExceedState) -> list[Thing]:
    """Everything that lies on spaces, in the order in which it is drawn there."""
    found: list[Thing] = []
    for seat, player in enumerate(state.players):
        fighter = state.match.fighters[seat]
        boosts = {marker: card.name for card in fighter.cards for marker in card.markers}
        # Of tokens that lie face down nobody but their player knows which is which: they are alike, by their spaces.
        for token, space in enumerate(sorted(player.tokens) if player.covered else player.tokens):
            if space == OFF_BOARD:
                continue
            name = f"{fighter.token_names[0]} (face down)" if player.covered else token_name(fighter, player, token)
            card_name = boosts.get(token)
            lines = name.replace(" (", "\n(").split("\n") if card_name is None else [name, card_name]
            found.append(Thing(seat, int(space), card_name is not None, lines))
        for card, where in zip(player.laid, player.laid_at, strict=True):
            if where <= BOARD_SIZE:
                found.append(Thing(seat, int(where), True, [fighter.card_tokens[0], state.match.card(card).name]))
        if player.attack_space != OFF_BOARD:
            found.append(Thing(seat, int(player.attack_space), False, ["attack"]))
    return found


def lines_on(things: list[Thing], space: int) -> int:
    """How many lines the things on a space take."""
    return sum([len(thing.lines) for thing in things if thing.space == space])


def stage(state: ExceedState, top: int, depth: int, things: list[Thing]) -> str:
    """The nine spaces with the fighters and everything that lies there."""
    parts: list[str] = []
    for space in range(1, BOARD_SIZE + 1):
        left = LEFT + (space - 1) * CELL
        parts.append(
            f'<rect x="{left}" y="{top}" width="{CELL}" height="{depth}" fill="none" stroke="{LINE}"/>'
            f'<text x="{left + CELL / 2:g}" y="{top + depth + 16}" text-anchor="middle">{space}</text>'
        )
    for seat, player in enumerate(state.players):
        if 1 <= player.space <= BOARD_SIZE:
            parts.append(standard(state, seat, top))
    taken = [top + FLOOR] * (BOARD_SIZE + 1)
    for thing in things:
        parts.append(plate(thing, taken[thing.space]))
        taken[thing.space] += ROW * len(thing.lines)
    return "".join(parts)


def middle(space: int) -> float:
    """The middle of a space."""
    return LEFT + (space - 0.5) * CELL


def standard(state: ExceedState, seat: int, top: int) -> str:
    """A fighter: a hanging cloth with its initial, pointed for one side and round for the other.

    It hangs over every space that the fighter stands on, with a point for each (EX 8.21).
    """
    player = state.players[seat]
    x = middle(int(player.space))
    colour = COLOURS[seat]
    reach = int(half(state, seat))
    points = 2 * reach + 1
    wide = 18 + CELL * reach  # from the middle of the cloth to its edge
    slope = wide / points
    edge = f"l-{slope:g} 14 l-{slope:g} -14 " if seat == 0 else f"a{slope:g} 18 0 0 1 -{2 * slope:g} 0 "
    fall = 34 if seat == 0 else 30
    initial = escape(state.match.fighters[seat].name[:1])
    frame = (
        f'<rect x="{x - wide - 16:g}" y="{top + 6}" width="{2 * wide + 32:g}" height="68" rx="34" fill="none" '
        f'stroke="{colour}" stroke-width="2"/>'
    )
    return (
        f"{frame if player.exceeded else ''}"
        f'<path d="M{x + wide:g} {top + 16} v{fall} {edge * points}v-{fall} z" fill="{colour}" '
        f'stroke="{INK}"{DASHES[seat]}/>'
        f'<text x="{x:g}" y="{top + 44}" font-size="20" font-weight="bold" fill="{PAPER}" text-anchor="middle">'
        f"{initial}</text>"
    )


def plate(thing: Thing, y: int) -> str:
    """Something on a space with its name: a token is a small flag, a card a sheet."""
    x = middle(thing.space)
    height = ROW * len(thing.lines) - 4
    shape = f"h70 v{height} h-70 z" if thing.is_card else f"h62 l8 {height / 2:g} l-8 {height / 2:g} h-62 z"
    parts = [
        f"<g><title>{escape(' '.join(thing.lines))}</title>",
        f'<path d="M{x - 35:g} {y} {shape}" fill="{PAPER}" stroke="{COLOURS[thing.seat]}"{DASHES[thing.seat]}/>',
    ]
    room = 64 if thing.is_card else 60
    for row, line in enumerate(thing.lines):
        words = line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
        narrowed = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if len(words) * LETTER > room else ""
        baseline = y + 11 + (ROW - 3) * row
        parts.append(f'<text x="{x - 32:g}" y="{baseline}" font-size="10"{narrowed}>{escape(words)}</text>')
    parts.append("</g>")
    return "".join(parts)
