"""What the terminal table shows of a view: the line of nine spaces, both fighters' zones, the strike."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wildswing.cli.console import MARK, OTHER, SMALL, STRIKE, YOU, fancy, joined, rule, styled, width, wrapped
from wildswing.cli.exceed.faces import boost_facts, names, one_line
from wildswing.exceed import constants as c
from wildswing.exceed.view import ExceedView
from wildswing.exceed.view_parts import AttackView, PlayerView

WIDEST_CELL: Final = 8


def screen(view: ExceedView, texts: bool = True) -> Text:
    """The whole table.

    Args:
        view: of the seat that looks at it.
        texts: whether to add the texts of boosts and transformations in play.
    """
    parts = [rule(heading(view)), fighters(view, texts)]
    if view.attacks is not None:
        parts.append(strike(view))
    return joined(parts)


def fighters(view: ExceedView, texts: bool) -> Text:
    """Both fighters with the board between them; arguments as above."""
    return joined([fighter(view, view.opponent, texts), board(view), fighter(view, view.me, texts)])


def heading(view: ExceedView) -> str:
    """Which turn it is, and whose."""
    if not view.turn:
        return "Setting up"
    whose = "your turn" if view.active == view.seat else f"{view.players[view.active].character}'s turn"
    return f"Turn {view.turn}: {whose}, distance {view.distance}"


def label(view: ExceedView, player: PlayerView) -> str:
    """A player's name on the table."""
    if player.seat == view.seat:
        return f"{player.character} (you)"
    same = view.players[0].character == view.players[1].character
    return f"{player.character} (seat {player.seat})" if same and view.seat is None else player.character


def bar(life: int, room: int) -> str:
    """The life as a bar.

    Args:
        life: how much is left.
        room: the columns there are; a bar that is too long has a sign for two lives, or is left out.
    """
    full, empty = ("\N{FULL BLOCK}", "\N{LIGHT SHADE}") if fancy() else ("#", ".")
    each = 1 if room >= c.LIFE else 2
    if room < c.LIFE // each:
        return ""
    signs = (max(0, life) + each - 1) // each
    return full * signs + empty * (c.LIFE // each - signs)


def fighter(view: ExceedView, player: PlayerView, texts: bool) -> Text:
    """One player's zones; empty ones are left out."""
    low, high = player.force
    head = f"{label(view, player)}{', EXCEEDED' if player.exceeded else ''}"
    life = f"  life {player.life} "
    facts = [
        f"hand {len(player.hand)}", f"gauge {len(player.gauge)}", f"deck {len(player.deck)}",
        f"Force {low}" if low == high else f"Force {low}-{high}",
        "reshuffle used" if player.reshuffled else "may reshuffle",
    ]  # fmt: skip
    if not player.exceeded and player.exceed_price >= 0:
        facts.append(f"Exceed: {player.exceed_price} Gauge")
    lines = [
        Text.assemble(
            (head, YOU if player.seat == view.me.seat else OTHER),
            f"{life}{bar(player.life, width() - len(head + life))}",
        ),
        styled(wrapped(", ".join(facts), "    ", "  ")),
    ]
    lines += in_play(view, player, texts)
    piles = [
        ("gauge", player.gauge), ("discard pile", player.discard), ("overdrive", player.overdrive),
        ("sealed", player.sealed), ("set aside", player.aside), ("stored", player.stored),
    ]  # fmt: skip
    if player.seat != view.seat:
        piles.insert(0, ("surely in hand", player.shown))
    for name, cards in piles:
        if cards:
            lines.append(styled(wrapped(f"{name} ({len(cards)}): {names(view, cards)}", "    ", "  ")))
    return joined(lines)


def in_play(view: ExceedView, player: PlayerView, texts: bool) -> list[Text]:
    """A line for each boost and each transformation in play."""
    lines: list[Text] = []
    for word, cards in (
        ("boost", player.boosts), ("playing", player.playing), ("transformation", player.transformations)
    ):  # fmt: skip
        for card in cards:
            it = view.card(card)
            name = it.boost_name or it.name
            stays = " (sustained)" if card in player.sustained and cards is player.boosts else ""
            lines.append(styled(wrapped(f"{word}: {name}{stays}", "    ", "  ")))
            if texts and it.boost_words:
                lines.append(styled(wrapped(one_line(it.boost_words), "      ", "    "), SMALL))
            elif texts and cards is player.playing:
                lines.append(styled(wrapped(boost_facts(it), "      ", "    "), SMALL))
    return lines


# ---- the board


def short(name: str, other: str, room: int) -> str:
    """A fighter's name in a cell of the board, different from the other one's."""
    letters = name if len(name) <= room else name.replace(" ", "")[:room]
    if letters == (other if len(other) <= room else other.replace(" ", "")[:room]):
        letters = name.rsplit(maxsplit=1)[-1][:room]
    return letters


def board(view: ExceedView, marked: list[int] | None = None) -> Text:
    """The line of nine spaces with fighters and tokens.

    Args:
        view: of the seat that looks at it.
        marked: spaces to be marked, such as those that an attack would hit.
    """
    mine, theirs = view.me, view.opponent
    cell = min(WIDEST_CELL, (width() - 3) // c.BOARD_SIZE - 1)
    wall = "\N{BOX DRAWINGS LIGHT VERTICAL}" if fancy() else "|"
    own, foreign = short(mine.character, theirs.character, cell), short(theirs.character, mine.character, cell)
    if own == foreign:
        own, foreign = ("you"[:cell], foreign) if view.seat is not None else (f"0 {own}"[:cell], f"1 {foreign}"[:cell])
    row = Text(f"  {wall}")
    for space in range(1, c.BOARD_SIZE + 1):
        if space == mine.space:
            row.append(own.center(cell), YOU)
        elif space == theirs.space:
            row.append(foreign.center(cell), OTHER)
        else:
            row.append(" " * cell)
        row.append(wall)
    lines = [styled(numbered(cell, {space: str(space) for space in range(1, c.BOARD_SIZE + 1)}), SMALL), row]
    tokens: dict[int, list[str]] = {}
    for player in (mine, theirs):
        for name, space in player.tokens.items():
            owner = "your" if player.seat == view.seat else f"{player.character}'s"
            tokens.setdefault(space, []).append(f"{owner} {name}")
    lines += [styled(f"  on space {space}: {', '.join(tokens[space])}") for space in sorted(tokens)]
    if marked is not None:
        lines.append(styled(numbered(cell, dict.fromkeys(marked, "*" * (cell - 2))), MARK))
    return joined(lines)


def numbered(cell: int, words: dict[int, str]) -> str:
    """A line of the board with words in the middle of some spaces."""
    cells = [words.get(space, "").center(cell) for space in range(1, c.BOARD_SIZE + 1)]
    return ("   " + " ".join(cells)).rstrip()


# ---- the strike


def strike(view: ExceedView) -> Text:
    """Both halves of the strike that is going on."""
    attacks = view.attacks
    assert attacks is not None
    lines = [styled("Strike", STRIKE)]
    for seat in (0, 1):
        player = view.players[seat]
        role = "attacker" if seat == view.attacker else "defender"
        lines.append(
            styled(wrapped(f"{label(view, player)}, {role}: {attack_words(view, attacks[seat])}", "    ", "  "))
        )
    return joined(lines)


def attack_words(view: ExceedView, attack: AttackView) -> str:
    """What is known of one attack."""
    if attack.set == "nothing":
        return "nothing set yet"
    name = view.name(attack.card)
    if attack.power is None:
        return f"{attack.set} set" + (f" ({name}, which only you know)" if name != "?" else "")
    facts = (
        f"{name} ({attack.set}): Power {attack.power}, Speed {attack.speed}, Armor {attack.armor}, Guard {attack.guard}"
    )
    if attack.low is not None and attack.low >= 0:
        facts += f", range {attack.low}" if attack.low == attack.high else f", range {attack.low}-{attack.high}"
    marks = [
        word
        for word, holds in (("critical", attack.critical), ("has hit", attack.hit), ("stunned", attack.stunned))
        if holds
    ]
    return facts + "".join([f", {mark}" for mark in marks])
