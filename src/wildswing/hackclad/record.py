"""Records of games of HacKClaD: their headers, written and read."""

from __future__ import annotations

from typing import Final

from wildswing.hackclad.building.match import build_match
from wildswing.hackclad.cards import Match, WitchBoard
from wildswing.hackclad.constants import MODE_NAMES, TEAM
from wildswing.hackclad.notation import described
from wildswing.hackclad.options import COUNTS, MISSION_WORDS
from wildswing.hackclad.read_position import read_position
from wildswing.hackclad.roster import find
from wildswing.hackclad.setup import new_state
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.text import load_witch
from wildswing.hackclad.text.library import read_witch
from wildswing.hackclad.text.witch import Witch
from wildswing.kernel.errors import RecordError, UnknownName, WildswingError
from wildswing.kernel.randomness import SEED_BITS
from wildswing.kernel.record import BEGIN, TITLE, Entry, Record

GAME: Final = "hackclad"
# Raised whenever the rules change so that an old record may go on differently.
RULES: Final = "1"


class Beginning:
    """How a game began: a seed, or a state in the middle of a game."""

    def __init__(self, seed: int, state: HackcladState | None) -> None:
        self.seed = seed
        self.state = state

    def first_state(self, match: Match) -> HackcladState:
        """The state before the first choice."""
        if self.state is not None:
            return self.state.clone()
        state = new_state(match, self.seed)
        state.run()
        return state


def is_packaged(board: WitchBoard) -> bool:
    """Whether a Witch is one of the package, with the package's texts."""
    try:
        return load_witch(find(board.id).id).source == board.source
    except UnknownName:
        return False


def write_record(match: Match, beginning: Beginning, position: str, history: list[int]) -> str:
    """A record.

    Args:
        match: who plays, by which rules.
        beginning: how the game began.
        position: of the state in the middle of a game in which it began; "" if it did not.
        history: the numbers of all choices.
    """
    lines = [
        TITLE, f"game {GAME}", f"rules {RULES}", f"mode {MODE_NAMES[match.mode]}", f"players {match.players}",
        f"expert {'yes' if match.expert else 'no'}", f"missions {MISSION_WORDS[match.mission_rule]}",
        f"texts {match.text_hash}",
    ]  # fmt: skip
    for board in match.boards:
        lines.append(f"witch {board.place} {board.id} {board.text_hash} {board.name}")
        if not is_packaged(board):
            lines.extend([f"| {line}" for line in board.source.split("\n")])
    lines.append(f"position {position}" if position else f"seed {beginning.seed}")
    lines.append(BEGIN)
    state = beginning.first_state(match)
    for place, number in enumerate(history):
        chosen = [option.text for option in described(state) if option.number == number]
        lines.append(f"{place + 1} {state.seat} {chosen[0]}")
        state.step(number)
    return "\n".join(lines) + "\n"


# ---- reading


def read_beginning(record: Record) -> tuple[Match, Beginning, tuple[str, ...]]:
    """Who plays in a record, how it began, and in what it differs from what is known here.

    Args:
        record: whose header is read.

    Raises:
        RecordError: the header is wrong; it says in which line.
    """
    rules = record.needed("rules")
    warnings: list[str] = []
    if rules.rest != RULES:
        warnings.append(f"recorded under rules {rules.rest}, these are rules {RULES}")
    match = read_match(record, warnings)
    position = record.entry("position")
    if position is not None:
        try:
            state = read_position(position.rest, [], match)
        except WildswingError as error:
            raise RecordError(str(error), position.line) from None
        return match, Beginning(0, state), tuple(warnings)
    seed = record.needed("seed")
    if not seed.rest.isdecimal() or int(seed.rest) >= 1 << SEED_BITS:
        raise RecordError(f"a seed is a whole number below 2**{SEED_BITS}, not {seed.rest!r}", seed.line)
    return match, Beginning(int(seed.rest), None), tuple(warnings)


def read_match(record: Record, warnings: list[str]) -> Match:
    """Who plays, by which rules.

    Args:
        record: whose header is read.
        warnings: to which differences in the texts are added.

    Raises:
        RecordError: the header is wrong; it says in which line.
    """
    mode = one_of(record.needed("mode"), MODE_NAMES)
    expert = one_of(record.needed("expert"), ("no", "yes")) == 1
    missions = one_of(record.needed("missions"), MISSION_WORDS)
    entries = [entry for entry in record.header if entry.key == "witch"]
    fewest, most = COUNTS[mode]
    if not fewest <= len(entries) <= most:
        raise RecordError(
            f"mode {MODE_NAMES[mode]} has {fewest} to {most} Witches, the header names {len(entries)}", record.last_line
        )
    witches = [read_seat(entry, place) for place, entry in enumerate(entries)]
    players = record.needed("players")
    if players.rest not in ({"2", "4"} if mode == TEAM else {str(len(entries))}):
        raise RecordError(f"so many players cannot play this: {players.rest!r}", players.line)
    try:
        match = build_match(witches, mode, expert, missions, int(players.rest))
    except WildswingError as error:
        raise RecordError(str(error), record.last_line) from None
    hashes = [entry.rest.split(" ")[2] for entry in entries]
    changed = [board.name for board in match.boards if hashes[int(board.place)] != board.text_hash]
    warnings.extend([f"recorded under other card texts of {name}" for name in changed])
    texts = record.needed("texts")
    if texts.rest != match.text_hash and not changed:
        warnings.append("recorded under other texts of the Clad, the Missions or the Field")
    return match


def one_of(entry: Entry, words: tuple[str, ...]) -> int:
    """The place of an entry's word among those that are possible."""
    if entry.rest not in words:
        raise RecordError(
            f"expected {entry.key} {', '.join(words[:-1])} or {words[-1]}, found {entry.rest!r}", entry.line
        )
    return words.index(entry.rest)


def read_seat(entry: Entry, place: int) -> Witch:
    """A Witch: as the record brings her, or one of the package.

    Args:
        entry: the line of the header, with the text of a card file below it.
        place: her number.

    Raises:
        RecordError: the line is about another one, or there is no such Witch.
    """
    words = entry.rest.split(" ", 3)
    if len(words) < 3 or words[0] != str(place):
        raise RecordError(f"expected 'witch {place} ID FINGERPRINT NAME', found 'witch {entry.rest}'", entry.line)
    try:
        if entry.text:
            return read_witch("\n".join(entry.text), f"{words[1]}.toml")
        return load_witch(find(words[1]).id)
    except ValueError as error:
        raise RecordError(str(error), entry.line) from None
