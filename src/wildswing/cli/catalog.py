"""`wildswing characters` and `wildswing cards`: looking things up."""

from __future__ import annotations

import json

import click

import wildswing as ws
from wildswing.cli.console import HEAD, SMALL, printed, say, show, wrapped
from wildswing.exceed.catalogue import CardInfo
from wildswing.kernel.errors import nearest


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@click.option("--playable", is_flag=True, help="Only those that can be played now.")
def characters(as_json: bool, playable: bool) -> None:
    """List the characters by season."""
    found = [character for character in ws.characters() if character.playable or not playable]
    if as_json:
        plain = [
            {"id": one.id, "name": one.name, "season": one.season, "playable": one.playable, "reason": one.reason}
            for one in found
        ]
        click.echo(json.dumps(plain, indent=2))
        return
    season = 0
    for character in found:
        if character.season != season:
            season = character.season
            show(f"Season {season}", HEAD)
        show(f"  {character.name:24} {character.id:16}{'' if character.playable else ' not playable yet'}".rstrip())
    playing = sum(1 for character in found if character.playable)
    say(f"{len(found)} characters, {playing} of them playable")


@click.command()
@click.argument("query", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def cards(query: tuple[str, ...], as_json: bool) -> None:
    """Find cards by words in their character, name, kind or text; without words, all cards."""
    words = " ".join(query)
    found = ws.cards(words or None)
    if as_json:
        click.echo(json.dumps([card.plain() for card in found], indent=2))
        return
    if not found:
        close = nearest(words, sorted({card.name for card in ws.cards()} | {card.character for card in ws.cards()}))
        hint = f" The nearest names are {', '.join(close)}." if close else ""
        raise click.ClickException(f"No card has the words {words!r}.{hint}")
    for card in found:
        show_card(card)
    say(f"{len(found)} card{'' if len(found) == 1 else 's'}", HEAD)


def show_card(card: CardInfo) -> None:
    """Print one card."""
    cost = f", {card.gauge} Gauge" if card.gauge else f", {card.force} Force" if card.force else ""
    reach = "no range" if card.range is None else f"range {card.range}"
    numbers = (
        f"{card.kind}, {reach}, Power {card.power}, Speed {card.speed}, Armor {card.armor}, Guard {card.guard}{cost}"
    )
    show(f"{card.name} ({card.character})", HEAD)
    show(wrapped(numbers, "    ", "  "))
    if card.text:
        show(printed(card.text, "    "))
    if card.boost is not None:
        price = "" if card.boost.kind == "transform" else f", {card.boost.force} Force"
        show(wrapped(f"Boost {card.boost.name}: {card.boost.kind}{price}", "    ", "  "))
        show(printed(card.boost.text, "    "), SMALL)
