"""Records of games of EXCEED: their headers, written and read."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.fighter import build_fighter
from wildswing.exceed.cards import Fighter, Match
from wildswing.exceed.notation import described
from wildswing.exceed.read_position import read_position
from wildswing.exceed.roster import fighter_of, find
from wildswing.exceed.setup import ASK_WHO_IS_FIRST, DRAW_LOTS, new_state
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text.library import read_character
from wildswing.kernel.errors import RecordError, UnknownName, WildswingError
from wildswing.kernel.randomness import SEED_BITS
from wildswing.kernel.record import BEGIN, TITLE, Entry, Record

GAME: Final = "exceed"
# Raised whenever the rules change so that an old record may go on differently.
RULES: Final = "1"
FIRST_WORDS: Final = {"0": 0, "1": 1, "lot": DRAW_LOTS, "choose": ASK_WHO_IS_FIRST}


class Beginning:
    """How a game began: a seed and who is first, or a state in the middle of a game."""

    def __init__(self, seed: int, first: int, state: ExceedState | None) -> None:
        self.seed = seed
        self.first = first
        self.state = state

    def first_state(self, match: Match) -> ExceedState:
        """The state before the first choice."""
        if self.state is not None:
            return self.state.clone()
        state = new_state(match, self.seed, self.first)
        state.run()
        return state


def is_packaged(fighter: Fighter) -> bool:
    """Whether a fighter is one of the package, with the package's texts."""
    try:
        return fighter_of(find(fighter.id).id, int(fighter.seat)).text_hash == fighter.text_hash
    except UnknownName:
        return False


def write_record(match: Match, beginning: Beginning, position: str, history: list[int]) -> str:
    """A record.

    Args:
        match: the two fighters.
        beginning: how the game began.
        position: of the state in the middle of a game in which it began; "" if it did not.
        history: the numbers of all choices.
    """
    lines = [TITLE, f"game {GAME}", f"rules {RULES}"]
    for fighter in match.fighters:
        lines.append(f"seat {fighter.seat} {fighter.id} {fighter.text_hash} {fighter.name}")
        if not is_packaged(fighter):
            lines.extend([f"| {line}" for line in fighter.source.split("\n")])
    if position:
        lines.append(f"position {position}")
    else:
        lines.extend([f"first {word}" for word, number in FIRST_WORDS.items() if number == beginning.first])
        lines.append(f"seed {beginning.seed}")
    lines.append(BEGIN)
    state = beginning.first_state(match)
    for place, number in enumerate(history):
        chosen = [option.text for option in described(state) if option.number == number]
        lines.append(f"{place + 1} {state.seat} {chosen[0]}")
        state.step(number)
    return "\n".join(lines) + "\n"


# ---- reading


def read_beginning(record: Record) -> tuple[Match, Beginning, tuple[str, ...]]:
    """The fighters of a record, how it began, and in what it differs from what is known here.

    Args:
        record: whose header is read.

    Raises:
        RecordError: the header is wrong; it says in which line.
    """
    rules = record.needed("rules")
    warnings: list[str] = []
    if rules.rest != RULES:
        warnings.append(f"recorded under rules {rules.rest}, these are rules {RULES}")
    seats = [entry for entry in record.header if entry.key == "seat"]
    if len(seats) != 2:
        raise RecordError(f"EXCEED has two seats, the header names {len(seats)}", record.last_line)
    fighters = [read_seat(entry, seat, warnings) for seat, entry in enumerate(seats)]
    match = Match(fighters[0], fighters[1])
    position = record.entry("position")
    if position is not None:
        try:
            state = read_position(position.rest, [], match)
        except WildswingError as error:
            raise RecordError(str(error), position.line) from None
        return match, Beginning(0, 0, state), tuple(warnings)
    first = record.needed("first")
    if first.rest not in FIRST_WORDS:
        raise RecordError(f"expected first 0, 1, lot or choose, found {first.rest!r}", first.line)
    seed = record.needed("seed")
    if not seed.rest.isdigit() or int(seed.rest) >= 1 << SEED_BITS:
        raise RecordError(f"a seed is a whole number below 2**{SEED_BITS}, not {seed.rest!r}", seed.line)
    return match, Beginning(int(seed.rest), FIRST_WORDS[first.rest], None), tuple(warnings)


def read_seat(entry: Entry, seat: int, warnings: list[str]) -> Fighter:
    """The fighter of a seat: as the record brings it, or one of the package.

    Args:
        entry: the line of the header, with the text of a card file below it.
        seat: that it must be about.
        warnings: to which a difference in the texts is added.

    Raises:
        RecordError: it is about another seat, or there is no such fighter.
    """
    words = entry.rest.split(" ", 3)
    if len(words) < 3 or words[0] != str(seat):
        raise RecordError(f"expected 'seat {seat} ID FINGERPRINT NAME', found 'seat {entry.rest}'", entry.line)
    try:
        if entry.text:
            fighter = build_fighter(read_character("\n".join(entry.text), f"{words[1]}.toml"), seat)
        else:
            fighter = fighter_of(find(words[1]).id, seat)
    except ValueError as error:
        raise RecordError(str(error), entry.line) from None
    if fighter.text_hash != words[2]:
        warnings.append(f"recorded under other card texts of {fighter.name}")
    return fighter
