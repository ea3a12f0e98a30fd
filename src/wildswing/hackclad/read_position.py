"""Reading a position, with errors that say where it is wrong: the reverse of `position`."""

from __future__ import annotations

from typing import Final

from wildswing.cardtext.load import FilePath
from wildswing.hackclad import constants as c
from wildswing.hackclad import procedures
from wildswing.hackclad.cards import Match
from wildswing.hackclad.check_position import check_asked, check_frame, check_state, place_of
from wildswing.hackclad.fields import DECISIONS, FIGURE, STATE
from wildswing.hackclad.options import MISSION_WORDS, match_of
from wildswing.hackclad.position import FORMAT, fingerprint
from wildswing.hackclad.read_parts import Reader
from wildswing.hackclad.roster import find
from wildswing.hackclad.state import Figure, HackcladState
from wildswing.hackclad.text import load_witch
from wildswing.kernel.encoding import Section, Word, parse
from wildswing.kernel.errors import PositionError, UnknownName, WildswingError, nearest
from wildswing.kernel.state import NO_DECISION

assert procedures.MODULES
RULE_FIELDS: Final = ["mode", "expert", "mission_rule", "players"]
HEAD_FIELDS: Final = ["texts", "decision", "seat", *RULE_FIELDS]


def read_position(line: str, custom: list[str], match: Match | None = None) -> HackcladState:
    """The state that a position describes, with the options of its decision.

    Args:
        line: as `write_position` makes it; what it leaves out is as at the beginning of a game.
        custom: paths of the card files of Witches that are not in the package.
        match: who plays, if that is known already.

    Raises:
        PositionError: something in it is wrong or impossible; it says where.
    """
    section = parse(line)
    state = read_table(section, custom, match)
    check_state(section, state)
    stack = needed(section, "stack")
    for place, frame in enumerate(state.stack):
        check_frame(state, frame, stack.words[place].place)
    if state.decision != NO_DECISION:
        check_asked(state, stack.place)
        read_options(stack, state, True)
    return state


def read_table(section: Section, custom: list[str], match: Match | None) -> HackcladState:
    """What lies on the table and who is asked what, without a check whether it can be and without options.

    Args:
        section: the whole position.
        custom: as above; so are the rest and the errors.
        match: who plays.
    """
    match = read_match(section, custom, match)
    section.check_fields(HEAD_FIELDS + [name for name, _ in STATE])
    state = HackcladState(match)
    reader = Reader(match)
    reader.fill(state, section, STATE, 0)
    names = [str(witch) for witch in range(len(match.boards))]
    for witch, name in enumerate(names):
        inside = needed(section, name)
        inside.check_fields([name for name, _ in FIGURE])
        figure = Figure()
        reader.fill(figure, inside, FIGURE, witch)
        state.figures.append(figure)
    stack = needed(section, "stack")
    for extra in section.sections:
        if extra.name not in {*names, "stack"} or section.section(extra.name) is not extra:
            raise PositionError(f"there is no section {extra.name!r}, or not twice", extra.place, extra.name)
    state.stack = [reader.stack.frame(word) for word in stack.words]
    read_decision(section, stack, state)
    return state


def needed(section: Section, name: str) -> Section:
    """A section that must be there."""
    found = section.section(name)
    if found is None:
        raise PositionError(f"the section {name}[...] is missing", section.place, name)
    return found


def read_match(section: Section, custom: list[str], known: Match | None) -> Match:
    """Who plays by which rules, and whether their texts are the ones of the position."""
    words = section.words
    if not words or words[0].text != FORMAT:
        shown = words[0].text if words else ""
        raise PositionError(f"a position begins with {FORMAT!r}, not with {shown!r}", 0, shown)
    if len(words) != 2:
        place = words[2].place if len(words) > 2 else 0
        raise PositionError("after that come the Witches, such as luna/mia, and no other bare word", place)
    match = known
    if match is None:
        place = words[1].place
        witches: list[FilePath] = []
        for text in words[1].text.split("/"):
            witches.append(witch_file(Word(text, place), custom))
            place += len(text) + 1
        match = chosen_match(section, words[1], witches)
    texts = section.fields.get("texts")
    if texts is not None and texts.text != fingerprint(match):
        raise PositionError(
            f"this position was written with other card texts ({texts.text}, here {fingerprint(match)})",
            texts.place,
            texts.text,
        )
    return match


def chosen_match(section: Section, word: Word, witches: list[FilePath]) -> Match:
    """The match of some Witches by the rules that the position names."""
    texts = {name: value.text for name, value in section.fields.items() if name in RULE_FIELDS}
    if texts.get("expert", "0") not in {"0", "1"}:
        raise PositionError("expert is 0 or 1", place_of(section, "expert"), "expert")
    players = section.fields.get("players")
    try:
        return match_of(
            witches,
            texts.get("mode", c.MODE_NAMES[c.BASE]),
            texts.get("expert", "0") == "1",
            texts.get("mission_rule", MISSION_WORDS[c.DRAFT_MISSIONS]),
            None if players is None else players.whole_number(),
        )
    except PositionError:
        raise
    except WildswingError as error:
        raise PositionError(str(error), word.place, word.text) from None


def witch_file(word: Word, custom: list[str]) -> FilePath:
    """The card file of the Witch with an id: one of those given, else one of the package."""
    for path in custom:
        if load_witch(path).id == word.text:
            return path
    try:
        return find(word.text).id
    except UnknownName as error:
        raise PositionError(
            f"{error}; if she comes from a card file, give the file's path", word.place, word.text
        ) from None


def read_decision(section: Section, stack: Section, state: HackcladState) -> None:
    """The decision that is pending."""
    word = section.fields.get("decision")
    if word is None:
        if not state.over:
            raise PositionError("a game that is not over waits for a decision: decision=... seat=...", section.place)
        if state.stack:
            raise PositionError("the stack of a game that is over is empty", stack.place, "stack")
        return
    if word.text not in DECISIONS or DECISIONS[word.text] == NO_DECISION:
        close = nearest(word.text, list(DECISIONS))
        hint = f"; the nearest is {' or '.join(close)}" if close else ""
        raise PositionError(f"there is no decision {word.text!r}{hint}", word.place, word.text)
    seat = section.fields.get("seat")
    if seat is None or not seat.text.isdecimal() or int(seat.text) >= state.match.players:
        raise PositionError(
            f"seat=0 to seat={state.match.players - 1} says who decides", word.place if seat is None else seat.place
        )
    state.decision = DECISIONS[word.text]
    state.seat = int(seat.text)
    if state.over:
        raise PositionError("a game that is over waits for no decision", word.place, word.text)
    if not state.stack:
        raise PositionError("the stack is empty: nothing can have asked", stack.place, "stack")


def read_options(stack: Section, state: HackcladState, whole: bool) -> None:
    """The options of the decision that is pending.

    Args:
        stack: the section of the stack, for the places of errors.
        state: as it was read.
        whole: whether it is a whole game, in which each option must be possible; else a view.
    """
    try:
        state.options = state.list_options(state.stack[len(state.stack) - 1])
        for option in state.options if whole else []:
            state.clone().step(option)
    except (LookupError, NotImplementedError, ValueError, AttributeError, TypeError):
        raise PositionError(
            "the stack does not fit the position: its last entry cannot have asked", stack.place, "stack"
        ) from None
    if not state.options:
        raise PositionError("the stack does not fit the position: there is nothing to choose", stack.place, "stack")
