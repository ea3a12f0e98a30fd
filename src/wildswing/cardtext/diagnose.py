"""From a text that a grammar does not accept to an error that says what is wrong and what may have been meant."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from lark import Token
from lark.exceptions import UnexpectedInput

from wildswing.cardtext.errors import CardTextError, Fault, likeness

if TYPE_CHECKING:
    from lark.parsers.lalr_interactive_parser import InteractiveParser

    from wildswing.cardtext.grammar import Grammar

_WORD = re.compile(r"[^\s.,:;\"]+|\S")
_STOPS = re.compile(r"[.,:;\"\n]")
_ALIKE = 0.6
_BACK = 3
"""How many tokens before the error may be part of a misspelled phrase ("you moved | through the opponent")."""


class Spot(NamedTuple):
    """A place in the text where a token began, and the terminals that could have stood there."""

    position: int
    terminals: frozenset[str]


class Guess(NamedTuple):
    """A phrase that may have been meant, the place where it would begin and how many letters it would replace."""

    likeness: float
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
    spots, at_end = _walk(grammar, text, start)
    here = spots[-1]
    sentence = text.rfind("\n", 0, here.position) + 1
    near = [spot for spot in spots[-1 - _BACK :] if spot.position >= sentence]
    guesses = sorted(_guesses(grammar, text, near), key=lambda guess: (-guess.likeness, guess.position, guess.phrase))
    best = guesses[0] if guesses else None
    position = here.position
    if best and best.position < here.position < best.position + best.length:
        position = best.position
    here = next(spot for spot in reversed(near) if spot.position == position)
    expected = _descriptions(grammar, here.terminals)
    if at_end or text[position] == "\n":
        message = "the line ends too early"
        if "_END_OF_LINE" in here.terminals:
            message = "a full stop is missing at the end of the line"
            guesses = []
    elif best and best.position == position:
        message = f'"{text[position : position + best.length]}" is not known'
    else:
        word = _word(text, position)
        before = _before(text, spots, position)
        message = f'"{word}" cannot stand after "{before}"' if before else f'"{word}" cannot stand here'
    line = text.count("\n", 0, position) + 1
    begin = text.rfind("\n", 0, position) + 1
    return CardTextError(
        Fault(
            message,
            line=line,
            column=position - begin + 1,
            text=text[begin:].split("\n", 1)[0],
            caret=position - begin,
            expected=expected,
            nearest=_nearest(guesses, position),
        )
    )


def _walk(grammar: Grammar, text: str, start: str) -> tuple[list[Spot], bool]:
    """Feed the tokens one by one: the places where they began, ending with the error, and whether that is the end."""
    parser = grammar.parser.parse_interactive(text, start=start)
    tokens: list[Token] = []
    copies: list[InteractiveParser] = []
    position = len(text)
    at_end = False
    try:
        for token in parser.lexer_thread.lex(parser.parser_state):  # type: ignore[no-untyped-call]
            copies.append(parser.copy(deepcopy_values=False))  # type: ignore[no-untyped-call]
            tokens.append(token)
            parser.feed_token(token)
        at_end = True
    except UnexpectedInput as error:
        position = int(error.pos_in_stream)  # type: ignore[call-overload, unused-ignore]
    if tokens and tokens[-1].start_pos == position:
        tokens.pop()  # the parser refused it, otherwise the lexer did, or the text was at its end
    else:
        copies.append(parser.copy(deepcopy_values=False))  # type: ignore[no-untyped-call]
    positions = [*(token.start_pos or 0 for token in tokens), position]
    keep = len(positions) - 1 - _BACK
    return [
        Spot(place, _accepted(copy) if index >= keep else frozenset())
        for index, (place, copy) in enumerate(zip(positions, copies, strict=True))
    ], at_end


def _accepted(parser: InteractiveParser) -> frozenset[str]:
    return frozenset(parser.accepts())  # type: ignore[no-untyped-call]


def _guesses(grammar: Grammar, text: str, spots: Iterable[Spot]) -> Iterable[Guess]:
    for spot in spots:
        rest = _STOPS.split(text[spot.position :], maxsplit=1)[0]
        words = [match.end() for match in _WORD.finditer(rest)]
        for phrase in _phrases(grammar, spot.terminals):
            count = len(phrase.split())
            for end in words[max(count - 2, 0) : count + 1]:
                alike = likeness(rest[:end], phrase)
                if _ALIKE <= alike < 1:
                    yield Guess(alike, spot.position, end, phrase)


def _phrases(grammar: Grammar, terminals: Iterable[str]) -> set[str]:
    return {
        phrase
        for name in terminals
        for phrase in grammar.samples.get(name) or grammar.phrases.get(name, ())
        if any(letter.isalpha() for letter in phrase)
    }


def _nearest(guesses: Iterable[Guess], position: int) -> tuple[str, ...]:
    found: list[str] = []
    for guess in guesses:
        if guess.position == position and guess.phrase not in found:
            found.append(guess.phrase)
    return tuple(found[:3])


def _descriptions(grammar: Grammar, terminals: Iterable[str]) -> tuple[str, ...]:
    """What could stand somewhere, in the order of the grammar, for people."""
    found: list[str] = []
    for name in sorted(terminals, key=lambda name: (name not in grammar.described, name)):
        if name in grammar.described:
            shown = [grammar.described[name]]
        else:
            shown = [f'"{phrase}"' for phrase in grammar.samples.get(name) or grammar.phrases.get(name, ())]
        found.extend(one for one in shown if one and one not in found)
    return tuple(found)


def _word(text: str, position: int) -> str:
    match = _WORD.match(text, position)
    return match[0] if match else text[position]


def _before(text: str, spots: list[Spot], position: int) -> str:
    """The last words before a place, from its sentence."""
    begin = max((text.rfind(stop, 0, position) + 1 for stop in '.\n:;"'), default=0)
    starts = [spot.position for spot in spots if begin <= spot.position < position]
    return text[starts[-2 if len(starts) > 1 else -1] : position].strip() if starts else ""
