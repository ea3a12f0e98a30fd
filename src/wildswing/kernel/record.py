"""Records: a header that says how a game began, and every choice in words, one a line.

    wildswing record 1
    game exceed
    seat 0 ryu d3a9956e8dff02ed Ryu
    ...
    choices
    1 0 Keep the rest

Empty lines and lines that begin with # say nothing. A line that begins with | belongs to the text above it.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from wildswing.kernel.decision import plain
from wildswing.kernel.errors import IllegalChoice, RecordError, WildswingError
from wildswing.kernel.game import Game

G = TypeVar("G", bound=Game)  # type: ignore[type-arg]  # of any state

TITLE: Final = "wildswing record 1"
BEGIN: Final = "choices"
EVERY: Final = 16  # choices between two kept games of a replay


class Entry:
    """A line of the header: its first word, the rest, the lines of text below it, and its number."""

    def __init__(self, key: str, rest: str, line: int) -> None:
        self.key = key
        self.rest = rest
        self.line = line
        self.text: list[str] = []


class Choice:
    """A line about a choice: how many were made before, who chose, what, and the number of the line."""

    def __init__(self, number: int, seat: int, text: str, line: int) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.line = line


class Record:
    """A record that was read: its header and its choices."""

    def __init__(self) -> None:
        self.header: list[Entry] = []
        self.choices: list[Choice] = []
        self.last_line = 1

    def entry(self, key: str) -> Entry | None:
        """The first line of the header with this first word, None if there is none."""
        for entry in self.header:
            if entry.key == key:
                return entry
        return None

    def needed(self, key: str) -> Entry:
        """The first line of the header with this first word.

        Raises:
            RecordError: there is none.
        """
        found = self.entry(key)
        if found is None:
            raise RecordError(f"the header has no line {key!r}", self.last_line)
        return found


def read_record(text: str) -> Record:
    """The header and the choices of a record.

    Args:
        text: of the record.

    Raises:
        RecordError: a line cannot be understood.
    """
    record = Record()
    lines = text.splitlines()
    title = lines[0].strip() if lines else ""
    if title != TITLE:
        found = title if len(title) <= 60 else f"{title[:57]}..."
        raise RecordError(f"a record begins with {TITLE!r}, not with {found!r}", 1)
    begun = False
    for place in range(1, len(lines)):
        line = lines[place].strip()
        number = place + 1
        if not line or line.startswith("#"):
            continue
        record.last_line = number
        if begun:
            record.choices.append(read_choice(line, number, len(record.choices) + 1))
        elif line == BEGIN:
            begun = True
        elif line.startswith("|"):
            if not record.header:
                raise RecordError("this line of text belongs to nothing", number)
            record.header[len(record.header) - 1].text.append(lines[place].lstrip()[2:])
        else:
            words = line.split(" ", 1)
            record.header.append(Entry(words[0], words[1] if len(words) > 1 else "", number))
    if not begun:
        raise RecordError(f"the line {BEGIN!r} is missing", record.last_line)
    return record


def read_choice(line: str, number: int, expected: int) -> Choice:
    """A line about a choice: its number, the seat, the text of the option.

    Args:
        line: of the record.
        number: of this line.
        expected: the number of the choice that comes next.

    Raises:
        RecordError: it is no such line, or of another choice.
    """
    words = line.split(" ", 2)
    if len(words) < 3 or not words[0].isdigit() or not words[1].isdigit():
        raise RecordError(f"expected '{expected} SEAT CHOICE', found {line!r}", number)
    if int(words[0]) != expected:
        raise RecordError(f"expected choice {expected}, found choice {words[0]}", number)
    return Choice(expected, int(words[1]), words[2], number)


class Replay(Generic[G]):
    """A game that was played: every moment of it, and what the record says about itself.

    Attributes:
        warnings: in what the record differs from what is known here, such as other card texts.
    """

    def __init__(self, start: G, choices: list[Choice], warnings: tuple[str, ...]) -> None:
        self.warnings = warnings
        self._numbers: list[int] = []
        self._seats: list[int] = []
        self._texts: list[str] = []
        self._kept: list[G] = []
        self._events: list[int] = []
        game = start
        for choice in choices:
            if len(self._numbers) % EVERY == 0:
                self._keep(game)
            self._play(game, choice)
        if not self._kept:
            self._keep(game)
        self._final = game

    def _keep(self, game: G) -> None:
        log = game.state.log
        self._kept.append(game.clone())
        self._events.append(0 if log is None else len(log))

    def _play(self, game: G, choice: Choice) -> None:
        decision = game.decision
        if decision is None:
            raise RecordError(self._because("the game is over before this choice"), choice.line)
        if decision.seat != choice.seat:
            raise RecordError(
                self._because(f"expected a choice of seat {decision.seat}, found one of seat {choice.seat}"),
                choice.line,
            )
        wanted = plain(choice.text)
        found = None
        for option in decision.options:
            if plain(option.text) == wanted:
                found = option
        if found is None:
            try:
                decision.find(choice.text)
                message = f"{choice.text!r} is no whole choice"
            except IllegalChoice as error:
                message = str(error)
            raise RecordError(self._because(message), choice.line)
        self._numbers.append(found.number)
        self._seats.append(decision.seat)
        self._texts.append(found.text)
        game.step(found.number)

    def _because(self, message: str) -> str:
        return f"{message} ({'; '.join(self.warnings)})" if self.warnings else message

    @property
    def length(self) -> int:
        """How many choices were made."""
        return len(self._numbers)

    @property
    def choices(self) -> tuple[tuple[int, str], ...]:
        """Who made each choice, and its text."""
        return tuple([(self._seats[place], self._texts[place]) for place in range(len(self._texts))])

    @property
    def final(self) -> G:
        """The game after the last choice; a copy that can go on."""
        return self.at(self.length)

    def at(self, number: int) -> G:
        """The game after so many choices; a copy that can go on.

        Args:
            number: from 0 to `length`.

        Raises:
            WildswingError: there were not so many choices.
        """
        if not 0 <= number <= self.length:
            raise WildswingError(f"this game has {self.length} choices: there is nothing after choice {number}")
        place = min(number // EVERY, len(self._kept) - 1)
        game: G = self._kept[place].clone()
        log = self._final.state.log
        if log is not None:
            game.state.log = log[: self._events[place]]
        for option in self._numbers[place * EVERY : number]:
            game.step(option)
        return game
