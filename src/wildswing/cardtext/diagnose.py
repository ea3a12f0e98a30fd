"""From a text that a grammar does not accept to an error that says what is wrong and what may have been meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from lark.exceptions import UnexpectedInput

from wildswing.cardtext.errors import CardTextError, Fault, likeness

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lark import Token
    from lark.parsers.lalr_interactive_parser import InteractiveParser

    from wildswing.cardtext.grammar import Grammar

_WORD = re.compile(r"[^\s.,:;\"]+|\S")
_STOPS = re.compile(r"[.,:;\"\n]")
_ALIKE = 0.6
_A_WORD = 0.05
"""How much a longer phrase is worth."""
_CLOSE = 0.15
"""How much less than the best guess another one may score."""
_CROWD = 15
"""How many terminals make a crowd, as they do at the beginning of a sentence."""
_NAME = "NAME"
"""The terminal of names: an unknown word with a capital is read as one."""
_BACK = 3
"""How many tokens before the error may be part of a misspelled phrase ("you moved | through the opponent")."""


class Spot(NamedTuple):
    """A place where a token began: its terminal and text ("" at the error), and the terminals that could be there."""

    position: int
    terminal: str
    word: str
    accepted: frozenset[str]


class Guess(NamedTuple):
    """A phrase that may have been meant, where it would begin and how many letters it would replace.

    `score` is how alike they are, and a little more for every word.
    """

    score: float
    position: int
    length: int
    phrase: str


def diagnosed(grammar: Grammar, text: str, start: str) -> CardTextError:
    """The error in a text.

    Args:
        grammar: the grammar that does not accept it.
        text: the text.
        start: the rule at which it starts.
    """
    spots = _walk(grammar, text, start)
    last = spots[-1]
    begin = text.rfind("\n", 0, last.position) + 1
    near = [spot for spot in spots[-1 - _BACK :] if spot.position >= begin]
    guesses = sorted(_guesses(grammar, text, near), key=lambda guess: (-guess.score, guess.position, guess.phrase))
    here = _misspelled(near, guesses)
    guesses = [guess for guess in guesses if guess.position == here.position]
    expected = _descriptions(grammar, here.accepted)
    if here.position == len(text) or text[here.position] == "\n":
        message, guesses = "the text ends too early", []
        if "_END_OF_LINE" in here.accepted:
            message, expected = "a full stop is missing at the end of the line", ()
    elif guesses:
        message = f'"{text[here.position : here.position + guesses[0].length]}" is not known'
    elif here is not last:
        message = f'"{here.word}" is not known'
    else:
        here, before, expected = _after_phrase(grammar, text, spots, expected)
        word = _word(text, here.position)
        message = f'"{word}" cannot stand after "{before}"' if before else f'"{word}" cannot stand here'
    return CardTextError(
        Fault(
            message,
            line=text.count("\n", 0, begin) + 1,
            column=here.position - begin + 1,
            text=text[begin:].split("\n", 1)[0],
            caret=here.position - begin,
            expected=expected,
            nearest=_best(guesses),
        )
    )


def _walk(grammar: Grammar, text: str, start: str) -> list[Spot]:
    """Feed the tokens one by one: the places where they began, and last the place that is in error."""
    parser = grammar.parser.parse_interactive(text, start=start)
    tokens: list[Token] = []
    copies: list[InteractiveParser] = []
    position = len(text)
    try:
        for token in parser.lexer_thread.lex(parser.parser_state):  # type: ignore[no-untyped-call]  # lark
            copies.append(parser.copy(deepcopy_values=False))  # type: ignore[no-untyped-call]  # lark
            tokens.append(token)
            parser.feed_token(token)
    except UnexpectedInput as error:
        position = int(error.pos_in_stream)  # type: ignore[call-overload, unused-ignore]  # lark
    if tokens and tokens[-1].start_pos == position:
        tokens.pop()  # the parser refused it, otherwise the lexer did, or the text was at its end
    else:
        copies.append(parser.copy(deepcopy_values=False))  # type: ignore[no-untyped-call]  # lark
    spots = [(token.start_pos or 0, token.type, str(token)) for token in tokens]
    spots.append((position, "", ""))
    keep = len(spots) - 1 - _BACK
    return [
        Spot(*spot, _accepted(copy) if index >= keep else frozenset())
        for index, (spot, copy) in enumerate(zip(spots, copies, strict=True))
    ]


def _accepted(parser: InteractiveParser) -> frozenset[str]:
    return frozenset(parser.accepts())  # type: ignore[no-untyped-call]  # lark


def _guesses(grammar: Grammar, text: str, spots: list[Spot]) -> Iterator[Guess]:
    """Phrases like what stands at the error, or at a token before it that may be a misspelled or unfinished phrase."""
    error = spots[-1]
    for spot in spots:
        rest = _STOPS.split(text[spot.position :], maxsplit=1)[0]
        ends = [match.end() for match in _WORD.finditer(rest)]
        known = len(spot.word) if spot.terminal != _NAME else 0
        if spot is error and _is_known(grammar, rest):
            continue
        for phrase in _phrases(grammar, spot.accepted, samples=not known):
            if known and not phrase.lower().startswith(f"{spot.word.lower()} "):
                continue
            words = len(phrase.split())
            for count in range(max(words - 1, 1), min(words + 1, len(ends)) + 1):
                end = ends[count - 1]
                if known and spot.position + end <= error.position:
                    continue
                if likeness(rest[known:end], phrase[known:]) >= _ALIKE:
                    yield Guess(likeness(rest[:end], phrase) + _A_WORD * count, spot.position, end, phrase)


def _is_known(grammar: Grammar, rest: str) -> bool:
    """Whether a word of the language stands there, though it cannot stand there."""
    rest = f"{rest.lower()} "
    words = (phrase for phrases in (*grammar.phrases.values(), *grammar.samples.values()) for phrase in phrases)
    return any(rest.startswith(f"{word.lower()} ") for word in words)


def _phrases(grammar: Grammar, terminals: Iterable[str], *, samples: bool) -> set[str]:
    found = {phrase for name in terminals for phrase in grammar.phrases.get(name, ())}
    if samples:
        found.update(phrase for name in terminals for phrase in grammar.samples.get(name, ()))
    return {phrase for phrase in found if any(letter.isalpha() for letter in phrase)}


def _after_phrase(
    grammar: Grammar, text: str, spots: list[Spot], expected: tuple[str, ...]
) -> tuple[Spot, str, tuple[str, ...]]:
    """The error, what stands before it and what could stand there.

    A phrase that fits but does not end where it should ("if critical draw 1") is no token for the lexer: the error is
    then what follows the phrase.
    """
    here = spots[-1]
    for phrase in sorted(_phrases(grammar, here.accepted, samples=False), key=len, reverse=True):
        end = here.position + len(phrase)
        if text[here.position : end].lower() == phrase.lower() and text[end : end + 1] == " ":
            return here._replace(position=end + 1), text[here.position : end], ('","', '"and"', '"."')
    return here, _before(text, spots), expected


def _misspelled(spots: list[Spot], guesses: list[Guess]) -> Spot:
    """The place to point at: where the best guess begins, or where a word was read as a name, or the error itself."""
    if guesses:
        return next(spot for spot in spots if spot.position == guesses[0].position)
    before = spots[-2] if len(spots) > 1 else None
    if before and before.terminal == _NAME and len(before.accepted) > _CROWD:
        return before
    return spots[-1]


def _best(guesses: list[Guess]) -> tuple[str, ...]:
    found: list[str] = []
    for guess in guesses:
        if guess.score >= guesses[0].score - _CLOSE and guess.phrase not in found:
            found.append(guess.phrase)
    return tuple(found[:3])


def _descriptions(grammar: Grammar, terminals: frozenset[str]) -> tuple[str, ...]:
    """What could stand somewhere, for people: in general words first, and where much could stand, only in these."""
    found: dict[str, None] = {}
    crowded = grammar.crowded if len(terminals) > _CROWD else {}
    for name in sorted(terminals, key=lambda name: (name not in grammar.described, name not in crowded, name)):
        general = grammar.described.get(name, crowded.get(name))
        if general is not None:
            found[general] = None
        else:
            found.update((f'"{phrase}"', None) for phrase in grammar.samples.get(name) or grammar.phrases.get(name, ()))
    return tuple(phrase for phrase in found if phrase)


def _word(text: str, position: int) -> str:
    match = _WORD.match(text, position)
    return match[0] if match else text[position]


def _before(text: str, spots: list[Spot]) -> str:
    """The two tokens before the error, if they belong to its sentence."""
    position = spots[-1].position
    begin = max(text.rfind(stop, 0, position) + 1 for stop in '.\n:;"')
    starts = [spot.position for spot in spots[:-1] if spot.position >= begin][-2:]
    return text[starts[0] : position].strip() if starts else ""
