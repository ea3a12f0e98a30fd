"""What the terminal table shows of a view: the line of nine spaces, both fighters' zones, the hand, cards."""

from __future__ import annotations

from wildswing.cli.text import BLUE, BOLD, DIM, GREEN, RED, YELLOW, paint, printed, width, wrapped
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.view import ExceedView
from wildswing.exceed.view_parts import AttackView, PlayerView

CELL = 6


def screen(view: ExceedView) -> str:
    """The whole table as one text.

    Args:
        view: of the seat that looks at it.
    """
    parts = [heading(view), "", fighter(view, view.opponent), "", board(view), "", fighter(view, view.me)]
    if view.attacks is not None:
        parts += ["", strike(view)]
    return "\n".join(parts)


def heading(view: ExceedView) -> str:
    """Which turn it is, and whose."""
    whose = "your turn" if view.active == view.seat else f"{view.players[view.active].character}'s turn"
    title = f"EXCEED   turn {view.turn}, {whose}" if view.turn else "EXCEED   setting up"
    return paint(title.ljust(width(), " "), BOLD)


def label(view: ExceedView, player: PlayerView) -> str:
    """A player's name on the table."""
    return f"{player.character} (you)" if player.seat == view.seat else player.character


def bar(life: int) -> str:
    """The life as a bar."""
    return "#" * max(0, life) + "." * (c.LIFE - max(0, life))


def fighter(view: ExceedView, player: PlayerView) -> str:
    """One player's zones; empty ones are left out."""
    colour = GREEN if player.seat == view.seat else RED
    head = f"{label(view, player)}{'  EXCEEDED' if player.exceeded else ''}"
    low, high = player.force
    force = f"{low}" if low == high else f"{low}-{high}"
    lines = [
        paint(head, BOLD, colour),
        f"  life {player.life:2} {bar(player.life)}",
        f"  hand {len(player.hand)}  deck {len(player.deck)}  Force {force}  "
        + ("no reshuffle left" if player.reshuffled else "1 reshuffle left")
        + ("" if player.exceeded or player.exceed_price < 0 else f"  Exceed costs {player.exceed_price} Gauge"),
    ]
    piles = [
        (f"gauge {len(player.gauge)}", names(view, player.gauge)),
        ("boosts", ", ".join(boost_name(view, player, card) for card in player.boosts)),
        ("playing", ", ".join(view.card(card).boost_name for card in player.playing)),
        ("transformations", ", ".join(view.card(card).boost_name for card in player.transformations)),
        ("overdrive", names(view, player.overdrive)),
        ("sealed", names(view, player.sealed)),
        ("set aside", names(view, player.aside)),
        (f"discard pile {len(player.discard)}", names(view, player.discard)),
    ]
    if player.seat != view.seat:
        piles.insert(0, ("known in hand", names(view, player.shown)))
    lines += [wrapped(f"{name}: {content}", "      ", "  ") for name, content in piles if content]
    return "\n".join(lines)


def boost_name(view: ExceedView, player: PlayerView, card: int) -> str:
    """A boost in play, and whether it stays."""
    return view.card(card).boost_name + (" (sustained)" if card in player.sustained else "")


def names(view: ExceedView, cards: list[int]) -> str:
    """The names of cards, equal ones counted, in the order of their first."""
    counted: dict[str, int] = {}
    for card in cards:
        counted[view.name(card)] = counted.get(view.name(card), 0) + 1
    return ", ".join(name if number == 1 else f"{name} x{number}" for name, number in counted.items())


def short(name: str, other: str) -> str:
    """A fighter's name in a cell of the board, different from the other one's."""
    letters = name.replace(" ", "")[: CELL - 2]
    return letters if letters != other.replace(" ", "")[: CELL - 2] else name.split()[-1][: CELL - 2]


def board(view: ExceedView, marked: list[int] | None = None) -> str:
    """The line of nine spaces with fighters and tokens; `marked` spaces are those that an attack would hit."""
    mine, theirs = view.me, view.opponent
    cells: list[str] = []
    for space in range(1, c.BOARD_SIZE + 1):
        if space == mine.space:
            cells.append(paint(short(mine.character, theirs.character).center(CELL), BOLD, GREEN))
        elif space == theirs.space:
            cells.append(paint(short(theirs.character, mine.character).center(CELL), BOLD, RED))
        else:
            cells.append("-".center(CELL))
    lines = ["  " + "".join(str(space).center(CELL) for space in range(1, c.BOARD_SIZE + 1)), "  " + "".join(cells)]
    for player in (mine, theirs):
        for name, space in player.tokens.items():
            lines.append("  " + " " * (CELL * (space - 1)) + f"^ {name} of {label(view, player)}")
    if marked is not None:
        marks = "".join(("*" if space in marked else " ").center(CELL) for space in range(1, c.BOARD_SIZE + 1))
        lines.append(paint("  " + marks.rstrip(), YELLOW))
    return "\n".join(lines)


def strike(view: ExceedView) -> str:
    """Both halves of the strike that is going on."""
    attacks = view.attacks
    assert attacks is not None
    lines = [paint("STRIKE", BOLD, BLUE)]
    for seat in (0, 1):
        player = view.players[seat]
        role = "attacks" if seat == view.attacker else "defends"
        lines.append(wrapped(f"{label(view, player)} {role}: {attack_words(view, attacks[seat])}", "    ", "  "))
    return "\n".join(lines)


def attack_words(view: ExceedView, attack: AttackView) -> str:
    """What is known of one attack."""
    if attack.set == "nothing":
        return "nothing set yet"
    name = view.name(attack.card)
    if attack.power is None:
        return f"{attack.set}" + (f" ({name}, which only you know)" if name != "?" else "")
    facts = (
        f"{name} ({attack.set}): Power {attack.power}, Speed {attack.speed}, Armor {attack.armor}, Guard {attack.guard}"
    )
    if attack.low is not None and attack.low >= 0:
        facts += f", range {attack.low}" if attack.low == attack.high else f", range {attack.low}-{attack.high}"
    marks = [
        word
        for word, holds in (("critical", attack.critical), ("hit", attack.hit), ("stunned", attack.stunned))
        if holds
    ]
    return facts + (f" [{', '.join(marks)}]" if marks else "")


# ---- cards


def span(card: Card) -> str:
    """The range of a card in a few letters."""
    if card.low_number is not None or card.high_number is not None:
        return "text"
    if card.low == c.NO_RANGE:
        return "-"
    return str(card.low) if card.low == card.high else f"{card.low}-{card.high}"


def number(printed_number: int, computed: object) -> str:
    """A number on a card's face; X where it is computed."""
    return "X" if computed is not None else str(printed_number)


def price(card: Card) -> str:
    """What setting the card costs."""
    return f"{card.gauge} Gauge" if card.gauge else f"{card.force} Force" if card.force else "free"


def hand(view: ExceedView) -> str:
    """The own hand with all its numbers, one line a card."""
    head = f"  {'':2} {'card':26} {'kind':8} {'range':>5} {'Pow':>3} {'Spd':>3} {'Arm':>3} {'Grd':>3}  price"
    lines = [paint(head, DIM)]
    counted: dict[int, int] = {}
    for card in view.me.hand:
        counted[card] = counted.get(card, 0) + 1
    for card in sorted(counted):
        it = view.card(card)
        times = f"{counted[card]}x" if counted[card] > 1 else ""
        lines.append(
            f"  {times:2} {it.name[:26]:26} {c.KIND_NAMES[it.kind]:8} {span(it):>5} {number(it.power, it.power_number):>3} "
            f"{number(it.speed, it.speed_number):>3} {it.armor:>3} {it.guard:>3}  {price(it)}"
        )
    return "\n".join(lines)


def card_text(it: Card) -> str:
    """One card with everything that is printed on it."""
    head = (
        f"{it.name}: {c.KIND_NAMES[it.kind]}, range {span(it)}, Power {number(it.power, it.power_number)}, "
        f"Speed {number(it.speed, it.speed_number)}, Armor {it.armor}, Guard {it.guard}, {price(it)}"
    )
    lines = [wrapped(head, "    ")]
    if it.attack_words:
        lines.append(printed(it.attack_words, "    "))
    if it.boost_name:
        cost = "" if it.boost_kind == c.TRANSFORMATION else f", {it.boost_force} Force" if it.boost_force else ", free"
        cancel = f", cancel for {it.boost_cancel} Gauge" if it.boost_cancel >= 0 else ""
        lines.append(wrapped(f"  {it.boost_name} ({c.BOOST_NAMES[it.boost_kind]} boost{cost}{cancel})", "    "))
        if it.boost_words:
            lines.append(printed(it.boost_words, "    "))
    return "\n".join(lines)


def abilities(view: ExceedView, seat: int) -> str:
    """Both sides of a character's card."""
    it = view.match.fighters[seat]
    exceeded = view.players[seat].exceeded
    lines = [paint(it.name, BOLD)]
    for word, text, up in (
        ("Starting side", it.ability_words, not exceeded),
        ("Exceed side", it.exceed_words, exceeded),
    ):
        lines.append(f"  {word}{' (up)' if up else ''}:")
        lines.append(printed(text or "no ability", "    "))
    return "\n".join(lines)
