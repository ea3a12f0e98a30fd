"""One game at the terminal table: showing it, asking for choices, letting bots answer, undoing and saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from wildswing.bots import Bot
from wildswing.cli import saves, screen
from wildswing.cli.text import BOLD, DIM, YELLOW, paint, wrapped
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Decision, Option
from wildswing.kernel.errors import IllegalChoice, WildswingError

HELP = """
Type the number or the words of a choice. Or one of these words:
  table         show the table again (or just press Enter)
  hand          show your hand with all numbers
  card NAME     show a card of either player with its texts
  reach NAME    mark the spaces that an attack of yours would hit now
  me, opponent  show a character's card with both sides
  unseen        the opponent's cards that you have not seen
  why           why some actions are not possible, and which rules say so
  log [N]       what has happened, the last N lines (20)
  undo          take your last choice back, if nothing new was revealed
  save [FILE]   save the game; `wildswing play --load FILE` goes on with it
  quit          stop; the game is saved
"""


class Quit(Exception):
    """The player leaves the table."""


class Session:
    """A game with a player or a bot in each seat."""

    def __init__(self, game: ExceedGame, bots: list[Bot | None], seed: int, path: Path) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.path = path
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.hot_seat = len(people) == 2
        self.looking = people[0] if people else 0
        self.told = 0

    # ---- the course of the game

    def play(self) -> None:
        """Play to the end, or until the player leaves; then the game is saved."""
        click.echo(wrapped("Type help for everything you can do here."))
        self.show()
        try:
            while not self.game.over:
                self.one_choice()
        except (Quit, KeyboardInterrupt, EOFError, click.Abort):
            self.save(self.path)
            click.echo(f"\nThe game is saved. Go on with: wildswing play --load {self.path}")
            return
        self.tell()
        self.finish()

    def one_choice(self) -> None:
        """One choice, of a bot or of a player."""
        seat = self.game.seat
        bot = self.bots[seat]
        if bot is not None:
            self.game.choose(bot.choose(self.game.view(seat)))
            return
        if self.hot_seat and seat != self.looking:
            self.hand_over(seat)
        self.tell()
        self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Hide the table until the other player sits in front of it."""
        click.clear()
        name = self.game.match.fighters[seat].name
        click.prompt(f"{name} (seat {seat}), press Enter when only you can see this", default="", show_default=False)
        self.looking = seat
        self.told = max(0, len(self.game.events(seat=seat)) - 12)
        self.show()

    def finish(self) -> None:
        """Say how it ended."""
        result = self.game.result
        assert result is not None
        winner = "nobody" if result.winner is None else self.game.match.fighters[result.winner].name
        click.echo(paint(f"\nThe game is over: {winner} wins ({result.reason}).", BOLD))
        self.save(self.path)
        click.echo(f"Its record is in {self.path}; see it again with: wildswing replay {self.path}")

    # ---- showing

    @property
    def view(self) -> ExceedView:
        """What the player at the table may know."""
        return self.game.view(self.looking)

    def show(self) -> None:
        """Show the table."""
        click.echo("\n" + screen.screen(self.view))

    def tell(self) -> None:
        """Say what has happened since the last time."""
        events = self.game.events(self.told, self.looking)
        self.told += len(events)
        for event in events:
            mark = f" [{event.rule}]" if event.rule else ""
            click.echo(wrapped(f"{event.text}{paint(mark, DIM)}", "    ", "  "))

    # ---- asking

    def ask(self, seat: int) -> None:
        """Ask until a choice is made."""
        decision = self.game.decision
        assert decision is not None
        if decision.kind in {"action", "set attack"}:
            self.show()
            click.echo("\n" + screen.hand(self.view))
        self.list_options(decision)
        while True:
            answer = click.prompt(
                paint(">", BOLD, YELLOW), default="table", show_default=False, prompt_suffix=" "
            ).strip()
            if self.command(answer, decision):
                return

    def list_options(self, decision: Decision) -> None:
        """List the options with their numbers."""
        because = str(decision.because)
        click.echo("\n" + wrapped(f"{decision.prompt}  ({because})" if because else decision.prompt))
        places = len(str(len(decision.options)))
        for place, option in enumerate(decision.options, 1):
            click.echo(wrapped(f"{option.text}{self.hint(option)}", "      ", f"  {place:{places}} "))

    def hint(self, option: Option) -> str:
        """The spaces that a set attack would hit now."""
        if not option.verb.startswith("set"):
            return ""
        reach = self.view.preview(option).reach
        return f"   hits {' '.join(map(str, reach))}" if reach else "   hits no space from here"

    # ---- words that can be typed

    def command(self, answer: str, decision: Decision) -> bool:
        """Do what was typed; True if a choice was made, or one was taken back."""
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "table": lambda _: self.table(decision),
            "hand": lambda _: click.echo(screen.hand(self.view)),
            "card": self.card,
            "reach": self.reach,
            "me": lambda _: click.echo(screen.abilities(self.view, self.looking)),
            "opponent": lambda _: click.echo(screen.abilities(self.view, 1 - self.looking)),
            "unseen": lambda _: click.echo(wrapped(screen.names(self.view, self.view.opponent.unseen), "  ", "  ")),
            "why": lambda _: self.why(decision),
            "log": self.log,
            "help": lambda _: click.echo(HELP),
            "?": lambda _: click.echo(HELP),
            "save": lambda rest: self.save_as(rest),
        }
        if word.lower() == "quit":
            raise Quit
        if word.lower() == "undo":
            return self.undo()
        if word.lower() in commands and not self.is_option(answer, decision):
            commands[word.lower()](rest.strip())
            return False
        return self.choose(answer, decision)

    def is_option(self, answer: str, decision: Decision) -> bool:
        """Whether the words are a choice as they stand."""
        return any(option.text.lower() == answer.lower() for option in decision.options)

    def choose(self, answer: str, decision: Decision) -> bool:
        """Make a choice by its place in the list or its words."""
        try:
            if answer.isdigit():
                if not 1 <= int(answer) <= len(decision.options):
                    click.echo(f"Choose a number from 1 to {len(decision.options)}, or type help.")
                    return False
                self.game.choose(decision.options[int(answer) - 1])
            else:
                self.game.choose(answer)
        except IllegalChoice as error:
            close = f" Did you mean {' or '.join(error.nearest)}?" if error.nearest else ""
            click.echo(f"There is no choice {answer!r} here.{close} Type a number, words of the list, or help.")
            return False
        return True

    def undo(self) -> bool:
        """Take the last choice back."""
        try:
            self.game.take_back()
        except WildswingError as error:
            click.echo(wrapped(f"Not possible: {error}."))
            return False
        self.told = min(self.told, len(self.game.events(seat=self.looking)))
        click.echo("Taken back.")
        return True

    def table(self, decision: Decision) -> None:
        """Show everything again."""
        self.show()
        click.echo("\n" + screen.hand(self.view))
        self.list_options(decision)

    def why(self, decision: Decision) -> None:
        """Say what is not possible, and why."""
        if not decision.blocked:
            click.echo("Nothing that this decision could offer is closed.")
        for blocked in decision.blocked:
            click.echo(wrapped(f"{blocked.text}: {blocked.reason} [{blocked.rule}]", "    ", "  "))

    def card(self, name: str) -> None:
        """Show a card of either player."""
        found = [
            card
            for fighter in (self.view.match.fighters[self.looking], self.view.match.fighters[1 - self.looking])
            for card in fighter.cards
            if name.lower() in card.name.lower() or name.lower() in card.boost_name.lower()
        ]
        shown: set[str] = set()
        for card in found:
            text = screen.card_text(card)
            if text not in shown:
                shown.add(text)
                click.echo(text)
        if not found:
            click.echo(f"No card of this match is called {name!r}.")

    def reach(self, name: str) -> None:
        """Mark the spaces that an attack would hit."""
        for card in self.view.match.fighters[self.looking].cards:
            if name and name.lower() in card.name.lower():
                click.echo(f"{card.name} would hit the spaces marked *:")
                click.echo(screen.board(self.view, self.view.reach(int(card.number))))
                return
        click.echo(f"You have no card {name!r}." if name else "Name one of your cards: reach NAME.")

    def log(self, count: str) -> None:
        """Show the last events."""
        if count and not count.isdigit():
            click.echo("How many lines? For example: log 40")
            return
        for event in self.game.events(seat=self.looking)[-int(count or 20) :]:
            click.echo(wrapped(event.text, "    ", "  "))

    def save_as(self, name: str) -> None:
        """Save under a name."""
        path = Path(name) if name else self.path
        try:
            self.save(path)
        except OSError as error:
            click.echo(f"Cannot save {path}: {error.strerror or error}.")
            return
        click.echo(f"Saved in {path}.")

    def save(self, path: Path) -> None:
        """Save the game."""
        saves.save(path, self.game, ["you" if bot is None else bot.name for bot in self.bots], self.seed)
