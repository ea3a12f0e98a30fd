"""`wildswing characters` and `wildswing cards`: looking things up."""

from __future__ import annotations

import json

import click

import wildswing as ws
from wildswing.cli.console import HEAD, SMALL, printed, say, show, wrapped
from wildswing.cli.hackclad.faces import picture
from wildswing.cli.people import no_game
from wildswing.exceed.catalogue import CardInfo
from wildswing.hackclad.catalogue import CLAD, MISSION
from wildswing.hackclad.catalogue import CardInfo as HackcladCardInfo
from wildswing.kernel.errors import nearest
from wildswing.library import GAMES

DIFFICULTIES = ("", "easy", "medium", "hard")


@click.command()
@click.argument("game", default=GAMES[0])
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def characters(game: str, as_json: bool) -> None:
    """List the characters of GAME: those of exceed (the default) by season, or the Witches of hackclad."""
    name = game.lower()
    if name not in GAMES:
        raise click.UsageError(no_game(game))
    if name == "hackclad":
        list_witches(as_json)
    else:
        list_fighters(as_json)


def list_witches(as_json: bool) -> None:
    """Print the Witches."""
    found = ws.characters("hackclad")
    if as_json:
        witches = [{"id": one.id, "name": one.name, "difficulty": one.difficulty, "play": one.play} for one in found]
        click.echo(json.dumps(witches, indent=2))
        return
    for one in found:
        show_one(one.name, one.id, one.difficulty, one.play)
    say(f"{len(found)} Witches")


def list_fighters(as_json: bool) -> None:
    """Print the characters of EXCEED."""
    found = ws.characters("exceed")
    if as_json:
        plain = [
            {
                "id": one.id, "name": one.name, "season": one.season, "difficulty": one.difficulty, "play": one.play,
            }
            for one in found
        ]  # fmt: skip
        click.echo(json.dumps(plain, indent=2))
        return
    season = 0
    for character in found:
        if character.season != season:
            season = character.season
            show(f"Season {season}", HEAD)
        show_one(character.name, character.id, character.difficulty, character.play)
    say(f"{len(found)} characters")


def show_one(name: str, character_id: str, difficulty: int, play: str) -> None:
    """Print a character: its name and id, how difficult it is, and how it is played."""
    show(f"  {name:24} {character_id:16} {DIFFICULTIES[difficulty]}".rstrip())
    show(wrapped(play, "    "), SMALL)


@click.command()
@click.argument("query", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def cards(query: tuple[str, ...], as_json: bool) -> None:
    """Find cards of EXCEED and HacKClaD by words in their character, name, kind or text; without words, all cards.

    If the first word is exceed or hackclad, only in this game. HacKClaD has skill cards, Clad cards and Missions.
    """
    games: list[str] = [*GAMES]
    if query and query[0].lower() in GAMES:
        games = [query[0].lower()]
        query = query[1:]
    words = " ".join(query)
    found = of_games(games, words or None)
    if as_json:
        click.echo(json.dumps([card.plain() for card in found], indent=2))
        return
    if not found:
        every = of_games(games, None)
        close = nearest(words, sorted({card.name for card in every} | {card.character for card in every}))
        hint = f" The nearest names are {', '.join(close)}." if close else ""
        raise click.ClickException(f"No card has the words {words!r}.{hint}")
    for card in found:
        if isinstance(card, HackcladCardInfo):
            show_hackclad_card(card)
        else:
            show_card(card)
    say(f"{len(found)} card{'' if len(found) == 1 else 's'}", HEAD)


def of_games(games: list[str], words: str | None) -> list[CardInfo | HackcladCardInfo]:
    """The cards of some games that have all the words."""
    found: list[CardInfo | HackcladCardInfo] = []
    if "exceed" in games:
        found += ws.cards(words, "exceed")
    if "hackclad" in games:
        found += ws.cards(words, "hackclad")
    return found


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


def show_hackclad_card(card: HackcladCardInfo) -> None:
    """Print one skill card, Clad card or Mission, with the picture of its range; what looks, looks up."""
    kind = card.kind if card.kind in {MISSION, CLAD} or card.set != "enhanced" else f"enhanced {card.kind}"
    numbers = [f"{kind} card" if kind == CLAD else kind]
    if card.kind == CLAD and card.set == "expert":
        numbers.append("expert")
    for value, unit in ((card.voltage, "Voltage {}"), (card.atk, "ATK {}"), (card.mp, "{} MP"), (card.vp, "{} VP")):
        if value is not None and (value or unit != "{} MP"):
            numbers.append(unit.format(value))
    if card.copies > 1:
        numbers.append(f"{card.copies} copies")
    show(f"{card.name} ({card.character})", HEAD)
    show(wrapped(", ".join(numbers), "    ", "  "))
    marks = dict.fromkeys(card.range, "x")
    for space in card.drops:
        marks[space] = "*" if space in marks else "o"
    if marks:
        show(picture(marks, "^" if card.kind == CLAD else "@", "    "))
    if card.text:
        show(printed(card.text, "    "))
