"""One game at the terminal table: showing it, asking for choices, letting bots answer, handing over, saving."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from wildswing.bots import Bot
from wildswing.cli import saves, terminal
from wildswing.cli.choices import choices
from wildswing.cli.console import HEAD, joined, say, show
from wildswing.cli.faces import character, hand
from wildswing.cli.screen import fighters, screen
from wildswing.cli.telling import since_turn, told
from wildswing.cli.words import Quit, Words
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Decision

TABLE = frozenset({"action", "set attack"})  # before these decisions the table is shown
HAND = frozenset({"mulligan", "discard to limit", "discard overdrive"})  # before these only the hand
RECAP = 60  # events that are told again at most when a game goes on


class Session:
    """A game with a player or a bot in each seat.

    Attributes:
        game: the whole game.
        bots: who plays each seat; None for a person at this terminal.
        seed: of the bots.
        path: where the game is saved when its player leaves.
        looking: the seat that sits in front of the terminal; None if nobody does, between two turns of a hot seat.
        texts: whether the texts of cards are shown beside their numbers.
    """

    def __init__(self, game: ExceedGame, bots: tuple[Bot | None, ...], seed: int, path: Path) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.path = path
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.hot_seat = len(people) == 2
        self.looking: int | None = None if self.hot_seat else people[0]
        self.texts = True
        self._shown: list[int] = [0, 0]  # how many events each seat was told
        self._words = Words(self)
        self._seen: tuple[int, str, str] | None = None  # the turn, the fighters and the hand that were shown last
        self._first_look = dict.fromkeys(people, True)

    # ---- the course of the game

    def play(self) -> int:
        """Play to the end, or until the player leaves; the game is saved then.

        Returns:
            The exit status: 0, or 130 after Ctrl-C.
        """
        begun = bool(self.game.history) or self.game.view(None).turn > 0
        if begun:
            self._shown = [since_turn(self.game.events(seat=seat), RECAP) for seat in (0, 1)]
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
        self._seen = None
        terminal.hide()
        terminal.ask(f"{name}, press Enter when only you can see this")
        self.looking = seat

    def name(self, seat: int) -> str:
        """A player's name, by which two people know who is meant."""
        names = [fighter.name for fighter in self.game.match.fighters]
        return f"{names[seat]} (seat {seat})" if names[0] == names[1] else names[seat]

    def finish(self) -> None:
        """Say how it ended."""
        result = self.game.result
        assert result is not None
        show()
        show(screen(self.game.view(None if self.hot_seat else self.looking), self.texts))
        winner = "Nobody" if result.winner is None else self.name(result.winner)
        yours = " (you)" if not self.hot_seat and result.winner == self.looking else ""
        loser = "" if result.winner is None else self.name(1 - result.winner)
        show()
        say(f"The game is over: {winner}{yours} wins, {loser} is {result.reason}.", HEAD)
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
    def view(self) -> ExceedView:
        """What the player in front of the terminal may know."""
        return self.game.view(self.looking)

    def introduce(self) -> None:
        """Show both characters when a player looks for the first time."""
        assert self.looking is not None
        show()
        show(character(self.view, self.looking))
        show()
        show(character(self.view, 1 - self.looking))

    def tell(self) -> None:
        """Say what has happened since this seat was told the last time."""
        if self.looking is None:
            return
        events = self.game.events(self._shown[self.looking], self.looking)
        if events:
            self._shown[self.looking] += len(events)
            show()
            show(joined(told(events, self.looking)))

    def forget(self) -> None:
        """Events were taken back: they will be told anew if they happen again."""
        count = len(self.game.events(seat=self.looking))
        self._shown = [min(known, count) for known in self._shown]

    def table(self, *, again: bool = True) -> None:
        """Show the table and the hand.

        Args:
            again: whether to show what was already shown in this turn and has not changed since.
        """
        there, cards = screen(self.view, self.texts), hand(self.view, self.texts)
        seen = (self.view.turn, fighters(self.view, self.texts).plain, cards.plain)
        if again or seen != self._seen:
            show()
            show(there)
            show()
            show(cards)
        self._seen = seen

    def options(self, decision: Decision) -> None:
        """Show what can be chosen."""
        show()
        show(choices(self.view, decision, self.texts))

    # ---- asking

    def ask(self) -> None:
        """Ask until a choice is made, or one was taken back."""
        decision = self.view.decision
        assert decision is not None
        if decision.kind in TABLE:
            self.table(again=False)
        elif decision.kind in HAND:
            show()
            show(hand(self.view, self.texts))
        self.options(decision)
        while not self._words.done(terminal.ask(self.view.me.character), decision):
            pass


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
            signal.signal(number, before)  # type: ignore[arg-type]
