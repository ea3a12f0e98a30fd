"""A game at a server's table, played at the terminal: what is shown, what is typed, what the server says."""

from __future__ import annotations

import queue
from typing import Any, Final

from wildswing.cli import terminal
from wildswing.cli.console import HEAD, MARK, joined, say, show
from wildswing.cli.join_events import ToldHappening
from wildswing.cli.join_line import Line, Lost, Over, new_id
from wildswing.cli.join_link import Link
from wildswing.cli.join_people import clocks, ending, gone, offered, people, waiting
from wildswing.cli.join_words import JoinedWords
from wildswing.cli.keyboard import Ended, Keyboard, Typed
from wildswing.cli.presenters import presenter_named
from wildswing.cli.session import RECAP, farewell
from wildswing.cli.table_screen import TableScreen
from wildswing.cli.words import Quit
from wildswing.exceed.read_view import read_view as read_exceed
from wildswing.hackclad.read_view import read_view as read_hackclad
from wildswing.kernel.decision import Decision
from wildswing.kernel.errors import PositionError, WildswingError
from wildswing.server.wire.messages import (
    Ack,
    ClientMessage,
    Look,
    Picture,
    Refused,
    Update,
    Welcome,
)
from wildswing.server.wire.tables import TableInfo

QUIET: Final = 1.5  # seconds after which it is said whom everybody waits for


class JoinedSession(TableScreen):
    """A server's table at this terminal.

    Args:
        link: that led here.
        info: the table, as it was when the guest sat down.
        cookie: by which the server knows the guest.

    Attributes:
        table_info: the table as it was told last.
        events: all that has happened, as this seat may know it.
    """

    def __init__(self, link: Link, info: TableInfo, cookie: str) -> None:
        super().__init__(presenter_named(info.game))
        self.link = link
        self.table_info = info
        self.events: list[ToldHappening] = []
        self._picture: Picture | None = None
        self._view: Any = None
        self._shown = 0  # how many events were told
        self._asked: tuple[int, int] | None = None  # the decision that is on the screen: its number and the seat
        self._sent: ClientMessage | None = None  # what waits for an answer of the server
        self._waits_for = ""
        self._introduced = False
        self._lost = False
        self._heard: queue.SimpleQueue[object] = queue.SimpleQueue()
        self._keyboard = Keyboard(self._heard)
        self._line = Line(link.socket, cookie, link.server, self._heard)
        self._typed: list[str] = []  # lines of a file or pipe that wait for their question
        self._input_over = False
        self._words = JoinedWords(self)

    # ---- the course of the game

    def play(self) -> int:
        """Play to the end, or until the player leaves.

        Returns:
            The exit status: 0, or 130 after Ctrl-C.
        """
        say("Type a number or the words of a choice; help tells what else you can type.")
        status = 0
        self._keyboard.start()
        self._line.start()
        try:
            with farewell():
                while not self._over:
                    self._step()
                self._finish()
        except Quit:
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            status = 130
        finally:
            self._line.close()
        return status

    @property
    def _over(self) -> bool:
        return self.table_info.state == "over" and self._picture is not None

    def _step(self) -> None:
        """Deal with one thing that was typed or told."""
        if self._typed and self._asked is not None and self._sent is None:
            self._type(self._typed.pop(0))
            return
        if self._input_over and not self._typed and self._asked is not None and self._sent is None:
            raise Quit
        try:
            heard = self._heard.get(timeout=QUIET)
        except queue.Empty:
            self._tell_waiting()
            return
        if isinstance(heard, Typed):
            if self._keyboard.person:
                self._type(heard.text)
            else:
                self._typed.append(heard.text)
        elif isinstance(heard, Ended):
            self._input_over = True
            if self._keyboard.person:
                raise Quit
        else:
            self._hear(heard)

    def _finish(self) -> None:
        """Say how it ended."""
        show()
        show(self.presenter.screen(self._view, self.texts))
        show()
        say(ending(self.table_info, self.seat), HEAD)
        say("See it again at")
        show(f"{self.link.page}/replay")

    def _leave(self) -> None:
        """Say how to come back."""
        show()
        say("Your seat is kept. Come back with:" if self.seat is not None else "Watch again with:")
        show(f"wildswing play --join {self.link.page}")

    # ---- what the server says

    def _hear(self, heard: object) -> None:
        if isinstance(heard, Lost):
            self._lost = True
            self._say("The connection is lost; it is tried again. Your choices are kept.")
        elif isinstance(heard, Over):
            raise WildswingError(heard.why.rstrip("."))
        elif isinstance(heard, Welcome):
            if self._sent is not None and self._sent.id == heard.id:
                self._sent = None
            if self._lost:
                self._lost = False
                self._say("The connection is back.")
            self._take(heard.table, heard.picture, [ToldHappening(one) for one in heard.events], heard.since)
        elif isinstance(heard, Update):
            self._take(heard.table, heard.picture, [ToldHappening(one) for one in heard.events], heard.since)
        elif isinstance(heard, Refused):
            self._sent = self._asked = None
            self._say(f"{heard.message} {heard.hint}".strip())
            self._show_turn()
        elif isinstance(heard, Ack):
            self._sent = None
            self._show_turn()

    def _take(self, info: TableInfo, picture: Picture | None, events: list[ToldHappening], since: int) -> None:
        """Take over what the server says of the table, and show what is new."""
        before, self.table_info = self.table_info, info
        back = since < len(self.events)
        if since <= len(self.events):
            del self.events[since:]
            self.events += events
        else:
            self.events = events
            self._shown = 0
        if picture is not None:
            self._picture = picture
            self._view = self._read(picture)
        if back and len(self.events) < self._shown:
            self._asked = None
            self._say("A choice was taken back.")
            self._shown = len(self.events)
        for sentence in (*offered(before, info), *gone(before, info)):
            self._say(sentence)
        if self._picture is not None:
            self._show_turn()

    def _read(self, picture: Picture) -> Any:  # noqa: ANN401 - of whichever game it is
        """The view that a picture shows."""
        read = read_exceed if self.table_info.game == "exceed" else read_hackclad
        try:
            return read(picture.position, picture.seat, picture.number)
        except PositionError as error:
            raise WildswingError(
                f"the server plays with other card texts than this version ({error}); install the server's version, "
                f"or play in a browser: {self.link.page}"
            ) from None

    # ---- what is shown

    @property
    def view(self) -> Any:  # noqa: ANN401 - as above
        """What the player in front of the terminal may know."""
        return self._view

    @property
    def seat(self) -> int | None:
        """Through whose eyes the table is seen; None for a spectator's."""
        return None if self._picture is None else self._picture.seat

    @property
    def number(self) -> int:
        """Of the pending decision."""
        return 0 if self._picture is None else self._picture.number

    def _say(self, sentence: str) -> None:
        """Say something in between, and ask again for what was asked."""
        show()
        say(sentence, MARK)
        if self._asked is not None and self._sent is None:
            self._prompt()

    def _show_turn(self) -> None:
        """Show what has happened, and ask if it is this player's turn."""
        if self._view is None or self._sent is not None:
            return
        if self._hand_over():
            return
        if not self._introduced:
            self._introduced = True
            self.introduce_people()
            self.introduce()
            if self.presenter.begun(self._view):
                self._shown = max(self._shown, len(self.events) - RECAP)
        if len(self.events) > self._shown:
            fresh = self.events[self._shown :]
            self._shown = len(self.events)
            show()
            show(joined(self.presenter.told(fresh, self._view)))
        decision = self._decision
        if decision is None or self.table_info.state != "playing":
            self._asked = None
            return
        if self._asked != (decision.number, decision.seat):
            self._waits_for = ""
            self._asked = (decision.number, decision.seat)
            self.lead_in(decision)
            self._prompt()

    @property
    def _decision(self) -> Decision | None:
        """The pending decision, if it is the viewer's."""
        return None if self._view is None else self._view.decision

    def _hand_over(self) -> bool:
        """At a hot seat: hide everything until the player who is asked sits here; whether that was needed."""
        asked = self.table_info.asked
        mine = [seat.seat for seat in self.table_info.seats if seat.yours]
        if asked is None or asked == self.seat or asked not in mine or self.table_info.state != "playing":
            return False
        name = self.table_info.seats[asked].name
        if self._introduced:
            terminal.hide()
        self._introduced = False
        self.forget_shown()
        self._asked = None
        self._view = None
        show()
        show(f"{name}, press Enter when only you can see this> ", HEAD, end="")
        self._wait_for_enter()
        self._shown = 0
        self.send(Look(id=new_id(), seat=asked))
        return True

    def _wait_for_enter(self) -> None:
        """Wait for a line; what the server says meanwhile is dealt with afterwards."""
        later: list[object] = []
        while not self._typed:
            heard = self._heard.get()
            if isinstance(heard, Ended):
                raise Quit
            if isinstance(heard, Typed):
                self._typed.append(heard.text)
            else:
                later.append(heard)
        self._typed.pop(0)
        for one in later:
            self._heard.put(one)

    def _prompt(self) -> None:
        show(f"{clocks(self.table_info, self.seat)}{self.presenter.label(self._view)}> ", end="")

    def _tell_waiting(self) -> None:
        """Say whom everybody waits for, once."""
        sentence = "" if self._asked is not None or self._lost else waiting(self.table_info, self.seat)
        if sentence and sentence != self._waits_for:
            self._waits_for = sentence
            say(sentence)

    def introduce_people(self) -> None:
        """Say who sits where."""
        show()
        for sentence in people(self.table_info):
            say(sentence)

    # ---- what is typed

    def send(self, message: ClientMessage) -> None:
        """Say something to the server, and wait for its answer before anything else is asked."""
        self._sent = message
        self._asked = None
        self._line.say(message)

    def new_id(self) -> str:
        """An id for a message."""
        return new_id()

    def _type(self, text: str) -> None:
        """Do what was typed."""
        if not self._keyboard.person:
            show(text)
        if self._view is None:
            if text.lower() in {"quit", "exit", "q"}:
                raise Quit
            return
        self._words.done(text, self._decision if self._asked is not None else None)
        if self._sent is None and self._asked is not None:
            self._prompt()
