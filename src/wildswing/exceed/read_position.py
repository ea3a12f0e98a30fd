"""Reading a position, with errors that say where it is wrong: the reverse of `position`."""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed import procedures
from wildswing.exceed.cards import Fighter, Match
from wildswing.exceed.counters import all_sides
from wildswing.exceed.fields import (
    CARDS,
    DECISIONS,
    DECK,
    OUTER,
    PLAYER,
    SIDE,
    STATE,
)
from wildswing.exceed.position import FORMAT, fingerprint
from wildswing.exceed.read_parts import Reader
from wildswing.exceed.roster import fighter_of, find
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.kernel.encoding import Section, Word, parse, parts
from wildswing.kernel.errors import PositionError, UnknownName, nearest
from wildswing.kernel.randomness import SEED_BITS
from wildswing.kernel.state import NO_DECISION

assert procedures.MODULES
HEAD_FIELDS: Final = ["texts", "decision", "seat"]


def read_position(line: str, custom: list[str], match: Match | None = None) -> ExceedState:
    """The state that a position describes, with the options of its decision.

    Args:
        line: as `write_position` makes it; what it leaves out is as at the beginning of a game.
        custom: paths of the card files of characters that are not in the package.
        match: the fighters, if they are known already.

    Raises:
        PositionError: something in it is wrong; it says where.
    """
    section = parse(line)
    state = read_table(section, custom, match)
    check_cards(section, state)
    read_options(section, state)
    return state


def read_table(section: Section, custom: list[str], match: Match | None) -> ExceedState:
    """What lies on the table and who is asked what, without a check of the cards and without options.

    Args:
        section: the whole position.
        custom: as above; so are the rest and the errors.
        match: the fighters.
    """
    match = read_match(section, custom, match)
    section.check_fields(HEAD_FIELDS + [name for name, _ in STATE])
    state = ExceedState(match)
    reader = Reader(match)
    reader.fill(state, section, STATE, -1)
    if not 0 <= state.seed < 1 << SEED_BITS:
        raise PositionError(f"a seed is at least 0 and below 2**{SEED_BITS}", section.fields["seed"].place)
    for seat in (0, 1):
        inside = needed(section, str(seat))
        inside.check_fields([name for name, _ in PLAYER])
        player = Player()
        player.tokens = [c.OFF_BOARD] * len(match.fighters[seat].token_names)
        reader.fill(player, inside, PLAYER, seat)
        check_player(match, inside, player, seat)
        state.players.append(player)
    read_strike(reader, section, state)
    stack = needed(section, "stack")
    state.stack = [reader.stack.frame(word) for word in stack.words]
    for extra in section.sections:
        if extra.name not in {"0", "1", "strike", "stack"}:
            raise PositionError(f"there is no section {extra.name!r}", extra.place, extra.name)
    read_decision(section, stack, state)
    return state


def needed(section: Section, name: str) -> Section:
    """A section that must be there."""
    found = section.section(name)
    if found is None:
        raise PositionError(f"the section {name}[...] is missing", section.place, name)
    return found


def read_match(section: Section, custom: list[str], known: Match | None) -> Match:
    """The two fighters, and whether their texts are the ones of the position."""
    words = section.words
    if not words or words[0].text != FORMAT:
        shown = words[0].text if words else ""
        raise PositionError(f"a position begins with {FORMAT!r}, not with {shown!r}", 0, shown)
    if len(words) != 2 or words[1].text.count("/") != 1:
        place = words[1].place if len(words) > 1 else 0
        raise PositionError("after that come the ids of both characters, with a / between, and no other word", place)
    match = known
    if match is None:
        ids = words[1].text.split("/")
        second = words[1].place + len(ids[0]) + 1
        match = Match(
            read_fighter(Word(ids[0], words[1].place), 0, custom), read_fighter(Word(ids[1], second), 1, custom)
        )
    texts = section.fields.get("texts")
    if texts is not None:
        given = parts(texts)
        if len(given) != 2:
            raise PositionError("texts has a fingerprint for each seat", texts.place, texts.text)
        for seat in (0, 1):
            if given[seat].text != fingerprint(match, seat):
                raise PositionError(
                    f"this position was written with other texts of {match.fighters[seat].name} "
                    f"({given[seat].text}, here {fingerprint(match, seat)})", given[seat].place, given[seat].text
                )  # fmt: skip
    return match


def read_fighter(word: Word, seat: int, custom: list[str]) -> Fighter:
    """The fighter with an id: one of the card files given, else one of the package."""
    for path in custom:
        fighter = fighter_of(path, seat)
        if fighter.id == word.text:
            return fighter
    try:
        info = find(word.text)
    except UnknownName as error:
        raise PositionError(
            f"{error}; if it comes from a card file, give the file's path", word.place, word.text
        ) from None
    return fighter_of(info.id, seat)


def check_player(match: Match, section: Section, player: Player, seat: int) -> None:
    """Whether a player's numbers make sense; before who is first is settled, nobody stands anywhere."""
    if not 0 <= player.space <= c.BOARD_SIZE:
        where = section.fields.get("space")
        place = section.place if where is None else where.place
        raise PositionError(f"a fighter stands on a space from 1 to {c.BOARD_SIZE}, not on {player.space}", place)
    if len(player.tokens) != len(match.fighters[seat].token_names):
        names = ", ".join(match.fighters[seat].token_names)
        raise PositionError(
            f"tokens has a space for each of: {names or 'no token'}", section.fields["tokens"].place, "tokens"
        )


def read_strike(reader: Reader, section: Section, state: ExceedState) -> None:
    """The two sides of the strike that is going on."""
    strike = section.section("strike")
    if strike is None:
        return
    for seat in (0, 1):
        state.sides.append(read_side(reader, needed(strike, str(seat)), seat))


def read_side(reader: Reader, section: Section, seat: int) -> Side:
    """One half of the strike, and the one that waits behind it."""
    section.check_fields([name for name, _ in SIDE])
    side = Side()
    reader.fill(side, section, SIDE, seat)
    outer = section.section(OUTER)
    if outer is not None:
        side.outer = read_side(reader, outer, seat)
    return side


def check_cards(section: Section, state: ExceedState) -> None:
    """Whether every card of both decks lies somewhere, once."""
    found: dict[int, int] = {}
    for player in state.players:
        for name, kind in PLAYER:
            if kind == CARDS or kind == DECK:
                for card in getattr(player, name):
                    if card < 0:
                        return  # a position as a viewer knows it
                    found[card & c.CARD_MASK] = found.get(card & c.CARD_MASK, 0) + 1
    for side in all_sides(state):
        for card in ([] if side.gone else [int(side.attack)]) + [int(side.spare)]:
            if card >= 0:
                found[card] = found.get(card, 0) + 1
    for seat in (0, 1):
        for kind_of_card in state.match.fighters[seat].cards:
            count = found.get(int(kind_of_card.number), 0)
            if count != kind_of_card.copies and not kind_of_card.is_cover:
                raise PositionError(
                    f"{state.match.fighters[seat].name} has {kind_of_card.copies} {kind_of_card.name} "
                    f"({kind_of_card.id}), the position has {count}", needed(section, str(seat)).place, kind_of_card.id
                )  # fmt: skip


def read_decision(section: Section, stack: Section, state: ExceedState) -> None:
    """The decision that is pending."""
    word = section.fields.get("decision")
    if word is None:
        if not state.over:
            raise PositionError("a game that is not over waits for a decision: decision=... seat=...", section.place)
        return
    if word.text not in DECISIONS or DECISIONS[word.text] == NO_DECISION:
        close = nearest(word.text, list(DECISIONS))
        hint = f"; the nearest is {' or '.join(close)}" if close else ""
        raise PositionError(f"there is no decision {word.text!r}{hint}", word.place, word.text)
    seat = section.fields.get("seat")
    if seat is None or seat.text not in {"0", "1"}:
        raise PositionError("seat=0 or seat=1 says who decides", word.place if seat is None else seat.place)
    state.decision = DECISIONS[word.text]
    state.seat = int(seat.text)
    if not state.stack:
        raise PositionError("the stack is empty: nothing can have asked", stack.place, "stack")


def read_options(section: Section, state: ExceedState) -> None:
    """The options of the decision that is pending."""
    if state.decision == NO_DECISION:
        return
    stack = needed(section, "stack")
    try:
        state.options = state.list_options(state.stack[-1])
    except (LookupError, NotImplementedError, ValueError):
        raise PositionError(
            "the stack does not fit the position: its last entry cannot have asked", stack.place, "stack"
        ) from None
    if not state.options:
        raise PositionError("the stack does not fit the position: there is nothing to choose", stack.place, "stack")
