"""One game at the terminal table: showing it, asking for choices, letting bots answer, handing over, saving."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from wildswing.bots import Bot
from wildswing.cli import saves, terminal
from wildswing.cli.console import HEAD, joined, say, show
from wildswing.cli.presenters import presenter_of
from wildswing.cli.table_screen import TableScreen
from wildswing.cli.words import Quit, Words
from wildswing.kernel.game import Game

RECAP = 60  # events that are told again at most when a game goes on


class Session(TableScreen):
    """A game with a player or a bot in each seat.

    Attributes:
        game: the whole game.
        bots: who plays each seat; None for a person at this terminal.
        seed: of the bots.
        path: where the game is saved when its player leaves.
        looking: the seat that sits in front of the terminal; None if nobody does, between two turns of a hot seat.
        words: what can be typed.
    """

    def __init__(self, game: Game[Any], bots: tuple[Bot | None, ...], seed: int, path: Path) -> None:
        super().__init__(presenter_of(game))
        self.game = game
        self.bots = bots
        self.seed = seed
        self.path = path
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.hot_seat = len(people) > 1
        self.looking: int | None = None if self.hot_seat else people[0]
        self._shown: list[int] = [0] * len(bots)  # how many events each seat was told
        self.words = Words(self)
        self._first_look = dict.fromkeys(people, True)

    # ---- the course of the game

    def play(self) -> int:
        """Play to the end, or until the player leaves; the game is saved then.

        Returns:
            The exit status: 0, or 130 after Ctrl-C.
        """
        if self.game.history or self.presenter.begun(self.game.view(None)):
            seats = range(len(self.bots))
            self._shown = [self.presenter.recap(self.game.events(seat=seat), RECAP) for seat in seats]
        say("Type a number or the words of a choice; help tells what else you can type.")
        status = 0
        try:
            with farewell():
                while not self.game.over:
                    self.one_choice()
                self.tell()
        except (Quit, EOFError):
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            status = 130
        except OSError:
            # The terminal has gone, or the reader of a pipe.
            self.keep()
            raise
        except Exception:
            self.leave()
            raise
        else:
            self.finish()
        return status

    def one_choice(self) -> None:
        """One choice, of a bot or of a player."""
        seat = self.game.seat
        bot = self.bots[seat]
        if bot is not None:
            self.game.choose(bot.choose(self.game.view(seat)))
            return
        if seat != self.looking:
            self.hand_over(seat)
        if self._first_look.pop(seat, False):
            self.introduce()
        self.tell()
        self.ask()

    def hand_over(self, seat: int) -> None:
        """Hide everything until the other player sits in front of the terminal.

        Args:
            seat: whose turn it is to look.
        """
        name = self.name(seat)
        if self.looking is not None:
            self.tell()
            terminal.ask(f"Press Enter to hide this, then give the keyboard to {name}")
        self.looking = None
        self.forget_shown()
        terminal.hide()
        terminal.ask(f"{name}, press Enter when only you can see this")
        self.looking = seat

    def name(self, seat: int) -> str:
        """A player's name, by which two people know who is meant."""
        return self.presenter.players(self.game)[seat]

    def finish(self) -> None:
        """Say how it ended."""
        result = self.game.result
        assert result is not None
        show()
        looking = None if self.hot_seat else self.looking
        show(self.presenter.screen(self.game.view(looking), self.texts))
        show()
        say(self.presenter.ending(self.game, result, looking), HEAD)
        path = self.keep()
        if path is not None:
            say(f"Its record is in {path}. See it again with: wildswing replay {path}")

    def leave(self) -> None:
        """Save the game for its player, who leaves, and say where."""
        show()
        path = self.keep()
        if path is not None:
            say(f"The game is saved. Go on with: wildswing play --load {path}")

    def keep(self) -> Path | None:
        """Save the game, somewhere else if that is not possible where it should be.

        Returns:
            Where it is; None if it could not be saved at all.
        """
        try:
            path, problem = saves.save_somewhere(self.path, self.written())
        except OSError as error:
            terminal.warn(f"The game could not be saved: {error}")
            return None
        if problem:
            terminal.warn(problem)
        return path

    def written(self) -> str:
        """The game as a save's text."""
        seats = tuple([saves.YOU if bot is None else bot.name for bot in self.bots])
        return saves.written(self.game, seats, self.seed)

    # ---- showing

    @property
    def view(self) -> Any:  # noqa: ANN401 - of whichever game it is
        """What the player in front of the terminal may know."""
        return self.game.view(self.looking)

    def tell(self) -> None:
        """Say what has happened since this seat was told the last time."""
        if self.looking is None:
            return
        events = self.game.events(self._shown[self.looking], self.looking)
        if events:
            self._shown[self.looking] += len(events)
            show()
            show(joined(self.presenter.told(events, self.view)))

    def forget(self) -> None:
        """Events were taken back: they will be told anew if they happen again."""
        count = len(self.game.events(seat=self.looking))
        self._shown = [min(known, count) for known in self._shown]

    # ---- asking

    def ask(self) -> None:
        """Ask until a choice is made, or one was taken back."""
        decision = self.view.decision
        assert decision is not None
        self.lead_in(decision)
        while not self.words.done(terminal.ask(self.prompt()), decision):
            pass

    def prompt(self) -> str:
        """What stands before the words that are typed."""
        return self.presenter.label(self.view)


@contextlib.contextmanager
def farewell() -> Iterator[None]:
    """Take a closed terminal and a request to end as the wish to leave, so that the game is saved."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Quit

    kept: dict[int, object] = {}
    try:
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                kept[number] = signal.signal(number, leave)
    except ValueError:  # not in the main thread: no signals come here
        kept = {}
    try:
        yield
    finally:
        for number, before in kept.items():
            signal.signal(number, before)  # type: ignore[arg-type]  # what it was before
