"""The words that can be typed at the table instead of a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wildswing.cli import saves
from wildswing.cli.choices import blocked
from wildswing.cli.console import joined, say, show, styled, wrapped
from wildswing.cli.faces import card_text, character, hits, names
from wildswing.cli.screen import board
from wildswing.cli.telling import told
from wildswing.exceed.cards import Card
from wildswing.kernel.decision import Decision, plain
from wildswing.kernel.errors import IllegalChoice, WildswingError, nearest

if TYPE_CHECKING:
    from wildswing.cli.session import Session

HELP: Final = (
    ("a number, or words", "make the choice with this number, or that begins with these words"),
    ("table, or Enter", "show the table, your hand and the choices again"),
    ("card NAME", "show a card or boost of either player with all its texts"),
    ("reach [NAME]", "the spaces that your attacks would hit from where you stand"),
    ("me, opponent", "both sides of a character's card"),
    ("unseen", "the opponent's cards that may be in hand, in the deck, or face down"),
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
            "table": self.table, "card": self.card, "reach": self.reach, "me": self.me, "opponent": self.opponent,
            "unseen": self.unseen, "why": self.why, "log": self.log, "texts": self.texts, "help": self.help,
            "?": self.help, "save": self.save,
        }  # fmt: skip

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
        close = list(error.nearest) or list(nearest(typed, [*self.known, "undo", "quit"]))
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

    def card(self, name: str, decision: Decision) -> None:
        """Show the cards whose name or boost has these words."""
        if not name:
            say("Which card? For example: card spike")
            return
        cards = [card for fighter in self.fighters() for card in fighter]
        found = [card for card in cards if name.lower() in f"{card.name}\n{card.boost_name}".lower()]
        for text in dict.fromkeys(card_text(card) for card in found):
            show(text)
        if not found:
            say(no_card(name, cards))

    def reach(self, name: str, decision: Decision) -> None:
        """Mark the spaces that attacks would hit."""
        view = self.session.view
        hand = [view.card(card) for card in sorted(set(view.me.hand))]
        if not name:
            for card in hand:
                show(wrapped(f"{card.name}: hits {hits(view, view.reach(int(card.number)))}", "    ", "  "))
            say("These are the spaces in range now; Before effects may still move you.")
            return
        own = self.fighters()[0]
        found = [card for card in (*hand, *own) if name.lower() in card.name.lower()]
        found.sort(key=lambda card: not card.name.lower().startswith(name.lower()))
        if not found:
            say(no_card(name, own))
            return
        spaces = view.reach(int(found[0].number))
        say(f"{found[0].name} would hit {hits(view, spaces)}." if spaces else f"{found[0].name} would hit nothing.")
        show(board(view, spaces))

    def fighters(self) -> list[list[Card]]:
        """The cards of the own character, and of the other."""
        view = self.session.view
        return [list(view.match.fighters[player.seat].cards) for player in (view.me, view.opponent)]

    def me(self, rest: str, decision: Decision) -> None:
        """Show the own character."""
        show(character(self.session.view, self.session.view.me.seat))

    def opponent(self, rest: str, decision: Decision) -> None:
        """Show the other character."""
        show(character(self.session.view, self.session.view.opponent.seat))

    def unseen(self, rest: str, decision: Decision) -> None:
        """List what the opponent may hold."""
        other = self.session.view.opponent
        listed_names = names(self.session.view, sorted(other.unseen)) or "nothing"
        say(f"{other.character} has {len(other.hand)} cards in hand and {len(other.deck)} in the deck; among them:")
        show(wrapped(listed_names, "  ", "  "))

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
        show(joined(told(events[len(events) - min(count, len(events)) :], self.session.looking, rules=True)))

    def help(self, rest: str, decision: Decision) -> None:
        """List the words."""
        show(joined([styled(wrapped(text, " " * 22, f"  {word:20}")) for word, text in HELP]))

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


def no_card(name: str, cards: list[Card]) -> str:
    """That there is no such card, and which ones are like it."""
    known = sorted({name for card in cards for name in (card.name, card.boost_name) if name})
    close = nearest(name, known)
    hint = (
        f" The nearest are {', '.join(close)}." if len(close) > 1 else f" The nearest is {close[0]}." if close else ""
    )
    return f"There is no card {name!r} here.{hint}"
