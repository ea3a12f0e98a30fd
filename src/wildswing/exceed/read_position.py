"""Reading a position, with errors that say where it is wrong: the reverse of `position`."""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed import procedures
from wildswing.exceed.cards import Fighter, Match
from wildswing.exceed.fields import (
    CARD,
    CARDS,
    DECISIONS,
    DECK,
    FLAG,
    LINES,
    MARKS,
    PLAYER,
    PROCEDURES,
    SIDE,
    SPACES,
    STATE,
    ZONE,
    Fields,
)
from wildswing.exceed.position import FORMAT, card_names, fingerprint
from wildswing.exceed.roster import find, fighter_of
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.kernel.encoding import Section, Word, parse, parts
from wildswing.kernel.errors import PositionError, UnknownName, nearest
from wildswing.kernel.randomness import SEED_BITS
from wildswing.kernel.state import NO_DECISION, Frame

assert procedures.MODULES
HEAD_FIELDS: Final = ["texts", "decision", "seat"]


class Reader:
    """Reads the fields of a state of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cards: list[dict[str, int]] = [{}, {}]
        for card, name in card_names(match).items():
            self.cards[card >> c.OWNER_SHIFT][name] = card

    def card(self, word: Word, seat: int) -> int:
        """A card as it is named among the cards of a seat."""
        text = word.text
        if text == "?":
            return c.NO_CARD
        if text[:2] in {"0:", "1:"}:
            seat = int(text[0])
            text = text[2:]
        if seat < 0:
            raise PositionError(f"{text!r} needs its owner in front: 0:{text} or 1:{text}", word.place, text)
        known = self.cards[seat]
        if text not in known:
            close = nearest(text, list(known))
            hint = f"; the nearest is {' or '.join(close)}" if close else ""
            raise PositionError(f"{self.match.fighters[seat].name} has no card {text!r}{hint}", word.place, text)
        return known[text]

    def deck_card(self, word: Word, seat: int) -> int:
        """A card of a deck with what is known of it."""
        text = word.text
        if text.endswith("!"):
            return self.card(Word(text[:-1], word.place), seat) | c.KNOWN_TO_ALL
        if text.endswith("*"):
            return self.card(Word(text[:-1], word.place), seat) | c.KNOWN_TO_OWNER
        return self.card(word, seat)

    def value(self, word: Word, kind: int, seat: int) -> object:
        """The value of a field."""
        if kind == FLAG:
            if word.text not in {"0", "1"}:
                raise PositionError(f"{word.text!r} is neither 0 nor 1", word.place, word.text)
            return word.text == "1"
        if kind == CARD:
            return self.card(word, seat)
        if kind == CARDS or kind == MARKS:
            return [self.card(part, seat) for part in parts(word)]
        if kind == DECK:
            return [self.deck_card(part, seat) for part in parts(word)]
        if kind == LINES:
            return tuple([number(part) for part in parts(word)])
        if kind == SPACES:
            return [part.whole_number() for part in parts(word)]
        if kind == ZONE:
            return zone_number(word)
        return word.whole_number()

    def fill(self, thing: object, section: Section, fields: Fields, seat: int) -> None:
        """Set the fields of a thing."""
        for name, kind in fields:
            word = section.fields.get(name)
            if word is not None:
                setattr(thing, name, self.value(word, kind, seat))


def zone_number(word: Word) -> int:
    """The number of a zone."""
    for place, name in enumerate(c.ZONE_NAMES):
        if name.replace(" ", "-") == word.text:
            return place
    if word.text == str(c.NOWHERE):
        return c.NOWHERE
    raise PositionError(f"there is no zone {word.text!r}", word.place, word.text)


def number(word: Word) -> int:
    """A number of a frame, or of an effect or line of a seat, such as `0#12`."""
    middle = word.text.find("#")
    if middle < 0:
        return word.whole_number()
    seat = Word(word.text[:middle], word.place).whole_number()
    place = Word(word.text[middle + 1 :], word.place + middle + 1).whole_number()
    if seat not in {0, 1} or not 0 <= place < c.FIRST_EFFECT:
        raise PositionError(f"{word.text!r} names no effect", word.place, word.text)
    return ((seat + 1) << c.EFFECT_SHIFT) + place


# ---- the stack


def frame(word: Word, match: Match) -> Frame:
    """A frame of the stack: `procedure.step@seat(a,b,c){items}{kept}`."""
    text = word.text
    numbers: list[tuple[int, ...]] = [(0, 0, 0), (), ()]
    head = text
    for place, (opening, closing) in enumerate(("()", "{}", "{}")):
        start = head.find(opening) if place == 0 else text.find("{") if place == 1 else text.find("}{") + 1
        if start <= 0:
            continue
        end = text.find(closing, start)
        if end < 0:
            raise PositionError(f"{opening} in {text!r} is not closed", word.place + start, text)
        inside = Word(text[start + 1 : end], word.place + start + 1)
        numbers[place] = tuple([number(part) for part in parts(inside)])
        head = head[:start] if start < len(head) else head
    if len(numbers[0]) != 3:
        raise PositionError(f"a frame has three numbers in (), {text!r} has {len(numbers[0])}", word.place, text)
    at = head.find("@")
    dot = head.find(".")
    if not 0 < dot < at:
        raise PositionError(f"{text!r} is no frame: procedure.step@seat", word.place, text)
    procedure = procedure_number(Word(head[:dot], word.place), match)
    step = Word(head[dot + 1 : at], word.place + dot + 1).whole_number()
    seat = Word(head[at + 1 :], word.place + at + 1).whole_number()
    if seat not in {0, 1}:
        raise PositionError(f"there is no seat {seat}", word.place + at + 1, text)
    return Frame(procedure, step, seat, numbers[0][0], numbers[0][1], numbers[0][2], numbers[1], numbers[2])


def procedure_number(word: Word, match: Match) -> int:
    """The number of a procedure or effect."""
    if "#" in word.text:
        found = number(word)
        fighter = match.fighters[(found >> c.EFFECT_SHIFT) - 1]
        if found & c.EFFECT_MASK >= len(fighter.effects):
            raise PositionError(f"{fighter.name} has no effect {word.text!r}", word.place, word.text)
        return found
    if word.text not in PROCEDURES:
        close = nearest(word.text, list(PROCEDURES))
        hint = f"; the nearest is {' or '.join(close)}" if close else ""
        raise PositionError(f"there is no procedure {word.text!r}{hint}", word.place, word.text)
    return PROCEDURES[word.text]


# ---- the whole


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
    state.stack = [frame(word, match) for word in stack.words]
    for extra in section.sections:
        if extra.name not in {"0", "1", "strike", "stack"}:
            raise PositionError(f"there is no section {extra.name!r}", extra.place, extra.name)
    check_cards(section, state)
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
        raise PositionError("after that come the two characters, such as ryu/geoffrey, and no other bare word", place)
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
    """Whether a player's numbers make sense."""
    if not 1 <= player.space <= c.BOARD_SIZE:
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
        inside = needed(strike, str(seat))
        inside.check_fields([name for name, _ in SIDE])
        side = Side()
        reader.fill(side, inside, SIDE, seat)
        state.sides.append(side)


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
    for side in state.sides:
        for card in ([] if side.gone else [int(side.attack)]) + [int(side.spare)]:
            if card >= 0:
                found[card] = found.get(card, 0) + 1
    for seat in (0, 1):
        for kind_of_card in state.match.fighters[seat].cards:
            count = found.get(int(kind_of_card.number), 0)
            if count != kind_of_card.copies:
                raise PositionError(
                    f"{state.match.fighters[seat].name} has {kind_of_card.copies} {kind_of_card.name} "
                    f"({kind_of_card.id}), the position has {count}", needed(section, str(seat)).place, kind_of_card.id
                )  # fmt: skip


def read_decision(section: Section, stack: Section, state: ExceedState) -> None:
    """The decision that is pending, and its options."""
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
    try:
        state.options = state.list_options(state.stack[-1])
    except (LookupError, NotImplementedError, ValueError) as error:
        raise PositionError(f"the stack does not fit the position ({error!r})", stack.place, "stack") from None
    if not state.options:
        raise PositionError("the stack does not fit the position: there is nothing to choose", stack.place, "stack")
