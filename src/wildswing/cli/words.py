"""The words that can be typed at the table instead of a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from wildswing.cli import saves
from wildswing.cli.console import joined, say, show, styled, wrapped
from wildswing.cli.telling import Told
from wildswing.kernel.decision import Decision, Option, plain
from wildswing.kernel.errors import IllegalChoice, WildswingError, nearest

if TYPE_CHECKING:
    from wildswing.cli.session import Session
    from wildswing.cli.table_screen import TableScreen

CHOOSING: Final = (
    ("a number, or words", "make the choice with this number, or that begins with these words"),
    ("table, or Enter", "show the table, your hand and the choices again"),
)
# The words of the game come between these.
OTHERS: Final = (
    ("why", "what is not possible now, and which rules say so"),
    ("log [N]", "the last N things that happened (20), with the numbers of the rules"),
    ("texts", "leave the texts of cards out of the table, or show them again"),
    ("undo", "take your last choice back, as long as nothing new was revealed"),
    ("save [FILE]", "save the game; wildswing play --load FILE goes on with it"),
    ("quit, or Ctrl-C", "leave; the game is saved"),
)


class Quit(Exception):  # noqa: N818 - no error
    """The player leaves the table."""


class TypedWords:
    """What a player types at one table; wherever the game is, its words are the same.

    Args:
        screen: the table as it is shown.
    """

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.known: dict[str, Callable[[str, Decision | None], None]] = {
            "table": self.table, "why": self.why, "log": self.log, "texts": self.texts, "help": self.help,
            "?": self.help,
        }  # fmt: skip
        self.own = screen.presenter.words()

    def done(self, typed: str, decision: Decision | None) -> bool:
        """Do what was typed.

        Args:
            typed: the words, without spaces around.
            decision: that is pending; None if it is not the player's.

        Returns:
            Whether a choice was made, or one was taken back.

        Raises:
            Quit: the player leaves.
        """
        word, _, rest = typed.partition(" ")
        word = word.lower() or "table"
        # The words of a choice come first: an option may be called like a command.
        if decision is None or not any(plain(option.text) == plain(typed) for option in decision.options):
            if typed.lower() in {"quit", "exit", "q"}:
                raise Quit
            if typed.lower() == "undo":
                return self.undo()
            if word in self.known:
                self.known[word](rest.strip(), decision)
                return False
            if word in self.own:
                self.own[word](self.screen.view, rest.strip())
                return False
        if decision is None:
            say(self.not_now(typed))
            return False
        return self.choose(typed, decision)

    # ---- for each kind of table to fill in

    def make(self, option: Option) -> bool:
        """Make a choice; whether it was made."""
        raise NotImplementedError

    def undo(self) -> bool:
        """Take the last choice back; whether that was done."""
        raise NotImplementedError

    def happened(self) -> Sequence[Told]:
        """All that has happened, as the player may know it."""
        raise NotImplementedError

    def others(self) -> tuple[tuple[str, str], ...]:
        """The words of this kind of table, each with what it is for."""
        raise NotImplementedError

    # ---- choosing

    def choose(self, typed: str, decision: Decision) -> bool:
        """Make a choice by its place in the list or its words."""
        count = len(decision.options)
        if typed.isdecimal():
            if not 1 <= int(typed) <= count:
                say(f"There is no choice {typed}: type a number from 1 to {count}, or help.")
                return False
            return self.make(decision.options[int(typed) - 1])
        try:
            option = decision.find(typed)
        except IllegalChoice as error:
            say(self.misread(typed, decision, error))
            return False
        return self.make(option)

    def misread(self, typed: str, decision: Decision, error: IllegalChoice) -> str:
        """What to say about words that are no choice and no command."""
        wanted = plain(typed)
        begun = [option.text for option in decision.options if plain(option.text).startswith(wanted)]
        if len(begun) > 1:
            return f"{typed!r} may mean {listed(begun)}: type more of it, or its number."
        blocked_here = [one for one in decision.blocked if plain(one.text) == wanted]
        if blocked_here:
            return f"{blocked_here[0].text} is not possible: {blocked_here[0].reason} ({blocked_here[0].rule})."
        close = list(error.nearest) or list(nearest(typed, [*self.own, *self.known, "undo", "quit"]))
        hint = f" Did you mean {' or '.join(close)}?" if close else ""
        return f"There is no choice {typed!r} here.{hint} Type a number, words of the list, or help."

    def not_now(self, typed: str) -> str:
        """What to say about words that are no command while somebody else is to choose."""
        close = nearest(typed, [*self.own, *self.known, "undo", "quit"])
        hint = f" Did you mean {' or '.join(close)}?" if close else ""
        return f"There is nothing to choose for you now.{hint} Type help for what can be typed."

    # ---- looking

    def table(self, rest: str, decision: Decision | None) -> None:
        """Show everything again."""
        self.screen.table()
        if decision is not None:
            self.screen.options(decision)

    def texts(self, rest: str, decision: Decision | None) -> None:
        """Show texts, or no longer."""
        self.screen.texts = not self.screen.texts
        say(f"The texts of cards are {'shown again' if self.screen.texts else 'left out; card NAME shows them'}.")

    def why(self, rest: str, decision: Decision | None) -> None:
        """Say what is not possible, and what asks for this decision."""
        if decision is None:
            say("There is nothing to choose for you now.")
            return
        because = decision.because
        say(f"{because} ({because.rule})")
        show(blocked(decision))

    def log(self, rest: str, decision: Decision | None) -> None:
        """Show the last events with their rules."""
        if rest and not rest.isdecimal():
            say("How many lines? For example: log 40")
            return
        events = self.happened()
        count = int(rest or 20)
        last = events[len(events) - min(count, len(events)) :]
        show(joined(self.screen.presenter.told(last, self.screen.view, rules=True)))

    def help(self, rest: str, decision: Decision | None) -> None:
        """List the words."""
        rows = (*CHOOSING, *self.screen.presenter.help, *self.others())
        show(joined([styled(wrapped(text, " " * 22, f"  {word:20}")) for word, text in rows]))


class Words(TypedWords):
    """What a player types at a table of this process.

    Args:
        session: the game at this terminal.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.session = session
        self.known["save"] = self.save
        self.beside: tuple[tuple[str, str], ...] = ()  # words that only this table knows, each with what it is for

    def make(self, option: Option) -> bool:
        """Make a choice."""
        self.session.game.choose(option)
        return True

    def happened(self) -> Sequence[Told]:
        """All that has happened, as the player may know it."""
        return self.session.game.events(seat=self.session.looking)

    def others(self) -> tuple[tuple[str, str], ...]:
        """The words of this kind of table."""
        return (*self.beside, *OTHERS)

    def undo(self) -> bool:
        """Take the last choice back."""
        try:
            self.session.game.take_back()
        except WildswingError as error:
            say(f"Not possible: {error}.")
            return False
        self.session.forget()
        say("Your last choice is taken back.")
        return True

    def save(self, rest: str, decision: Decision | None) -> None:
        """Save under a name."""
        path = Path(rest).expanduser() if rest else self.session.path
        if rest and path.exists() and path != self.session.path:
            say(f"{path} exists already: choose another name.")
            return
        try:
            saves.save(path, self.session.written())
        except OSError as error:
            say(f"{path} cannot be written: {error.strerror or error}.")
            return
        self.session.path = path
        say(f"Saved. Go on another time with: wildswing play --load {path}")


def listed(texts: list[str]) -> str:
    """Some choices, the first ones if there are many."""
    return ", ".join(texts[:4]) + (f" or {len(texts) - 4} others" if len(texts) > 4 else "")


def blocked(decision: Decision) -> Text:
    """What is not possible, and why not."""
    if not decision.blocked:
        return styled("Everything that could be offered here is possible.")
    return joined([styled(wrapped(str(one), "    ", "  ")) for one in decision.blocked])
