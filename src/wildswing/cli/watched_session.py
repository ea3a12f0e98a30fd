"""A game with a card file that somebody works on: the table says when it was saved, and begins anew with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wildswing.bots import Bot
from wildswing.cli import terminal
from wildswing.cli.check import build, errors_of
from wildswing.cli.console import MARK, say, show
from wildswing.cli.session import Session
from wildswing.cli.watching import Watched
from wildswing.cli.words import Quit
from wildswing.kernel.decision import Decision
from wildswing.kernel.errors import NotPlayable
from wildswing.kernel.game import Game

AGAIN = ("again", "begin anew with the card file as it is now; this game is saved first")


class WatchedSession(Session):
    """A game at this terminal, some of whose characters come from files that may change.

    A game goes on as it was dealt, whatever happens to the files.

    Attributes:
        watched: the files.
        anew: whether the player wants another game.
    """

    def __init__(self, game: Game[Any], bots: tuple[Bot | None, ...], seed: int, path: Path, watched: Watched) -> None:
        super().__init__(game, bots, seed, path)
        self.watched = watched
        self.anew = False
        self.words.known["again"] = self.again
        self.words.beside = (AGAIN,)

    def prompt(self) -> str:
        """Say which files were saved, before anything is typed."""
        for file in self.watched.changed():
            if ready(file):
                say(f"{file} was saved. Type again to begin anew with it.", MARK)
        return super().prompt()

    def again(self, rest: str, decision: Decision | None) -> None:
        """Give this game up for a new one, if the files can be played.

        Raises:
            Quit: they can.
        """
        if self.all_ready():
            self.anew = True
            raise Quit

    def finish(self) -> None:
        """Say how it ended, and offer another game."""
        super().finish()
        while True:
            try:
                typed = terminal.ask("Press Enter to play again, or type quit")
            except EOFError:
                return
            if typed:
                return
            if self.all_ready():
                self.anew = True
                return

    def all_ready(self) -> bool:
        """Whether every file can be played; what is wrong is shown."""
        self.watched.changed()
        found = [ready(file) for file in self.watched.files]
        return all(found)


def ready(file: Path) -> bool:
    """Whether a card file can be played; what is wrong with it is shown.

    Args:
        file: which.
    """
    errors = errors_of(file)
    for error in errors:
        show(f"{error}\n")
    if errors:
        say(f"{file} has {len(errors)} error{'' if len(errors) == 1 else 's'} and cannot be played as it is.", MARK)
        return False
    try:
        build(file)
    except NotPlayable as error:
        say(f"{file} cannot be played as it is: {error}", MARK)
        return False
    return True
