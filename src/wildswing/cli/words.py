"""The words that can be typed at the table instead of a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from wildswing.cli import saves
from wildswing.cli.console import joined, say, show, styled, wrapped
from wildswing.kernel.decision import Decision, plain
from wildswing.kernel.errors import IllegalChoice, WildswingError, nearest

if TYPE_CHECKING:
    from wildswing.cli.session import Session

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


class Words:
    """What a player types at one table."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.known: dict[str, Callable[[str, Decision], None]] = {
            "table": self.table, "why": self.why, "log": self.log, "texts": self.texts, "help": self.help,
            "?": self.help, "save": self.save,
        }  # fmt: skip
        self.own = session.presenter.words()

    def done(self, typed: str, decision: Decision) -> bool:
        """Do what was typed.

        Args:
            typed: the words, without spaces around.
            decision: that is pending.

        Returns:
            Whether a choice was made, or one was taken back.

        Raises:
            Quit: the player leaves.
        """
        word, _, rest = typed.partition(" ")
        word = word.lower() or "table"
        # The words of a choice come first: an option may be called like a command.
        if not any(plain(option.text) == plain(typed) for option in decision.options):
            if typed.lower() in {"quit", "exit", "q"}:
                raise Quit
            if typed.lower() == "undo":
                return self.undo()
            if word in self.known:
                self.known[word](rest.strip(), decision)
                return False
            if word in self.own:
                self.own[word](self.session.view, rest.strip())
                return False
        return self.choose(typed, decision)

    def choose(self, typed: str, decision: Decision) -> bool:
        """Make a choice by its place in the list or its words."""
        count = len(decision.options)
        if typed.isdecimal():
            if not 1 <= int(typed) <= count:
                say(f"There is no choice {typed}: type a number from 1 to {count}, or help.")
                return False
            self.session.game.choose(decision.options[int(typed) - 1])
            return True
        try:
            self.session.game.choose(decision.find(typed))
        except IllegalChoice as error:
            say(self.misread(typed, decision, error))
            return False
        return True

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

    # ---- looking

    def table(self, rest: str, decision: Decision) -> None:
        """Show everything again."""
        self.session.table()
        self.session.options(decision)

    def texts(self, rest: str, decision: Decision) -> None:
        """Show texts, or no longer."""
        self.session.texts = not self.session.texts
        say(f"The texts of cards are {'shown again' if self.session.texts else 'left out; card NAME shows them'}.")

    def why(self, rest: str, decision: Decision) -> None:
        """Say what is not possible, and what asks for this decision."""
        because = decision.because
        say(f"{because} ({because.rule})")
        show(blocked(decision))

    def log(self, rest: str, decision: Decision) -> None:
        """Show the last events with their rules."""
        if rest and not rest.isdecimal():
            say("How many lines? For example: log 40")
            return
        events = self.session.game.events(seat=self.session.looking)
        count = int(rest or 20)
        last = events[len(events) - min(count, len(events)) :]
        show(joined(self.session.presenter.told(last, self.session.view, rules=True)))

    def help(self, rest: str, decision: Decision) -> None:
        """List the words."""
        rows = (*CHOOSING, *self.session.presenter.help, *OTHERS)
        show(joined([styled(wrapped(text, " " * 22, f"  {word:20}")) for word, text in rows]))

    def save(self, rest: str, decision: Decision) -> None:
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
