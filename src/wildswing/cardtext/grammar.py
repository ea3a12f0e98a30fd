"""A card language's grammar: its phrases, and a parser that is built when it is first needed and kept between runs."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, BinaryIO

from wildswing.cardtext.load import key_of, packaged_text, remembered_file

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

_TERMINAL = re.compile(r"^(_?[A-Z_]+)(?:\.-?\d+)?:((?:.|\n(?=\s))*)", re.MULTILINE)
_PHRASE = re.compile(r'"((?:[^"\\]|\\.)*)"i?')


def phrases_of(grammar: str) -> dict[str, tuple[str, ...]]:
    """The phrases of every terminal that is nothing but a list of quoted phrases, as the grammar spells them.

    >>> phrases_of('KIND: "a card"i | "a boost"i')
    {'KIND': ('a card', 'a boost')}

    A list that serves another terminal only (`_COND` for `COND`) goes by the name without the underscore.

    Args:
        grammar: the text of a .lark file.
    """
    found = {}
    for name, body in _TERMINAL.findall(grammar):
        without_phrases = _PHRASE.sub("", body)
        phrases = tuple(phrase.replace("\\", "") for phrase in _PHRASE.findall(body))
        if phrases and re.fullmatch(r"[\s|]*", without_phrases):
            found[name.lstrip("_")] = phrases
    return found


class Grammar:
    """A .lark file of a package.

    Args:
        package: the package that has the file.
        file: its name.
        starts: the rules at which a text may start.
        described: what a terminal is called in messages, where its phrases do not say it.
        crowded: what a terminal is called in messages where very many could stand.
        samples: words that a terminal written as a pattern stands for, for messages.
    """

    def __init__(
        self,
        package: str,
        file: str,
        starts: tuple[str, ...],
        described: Mapping[str, str],
        crowded: Mapping[str, str],
        samples: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.name = package.replace("wildswing.", "").replace(".", "-")
        self.package = package
        self.file = file
        self.starts = starts
        self.described = described
        self.crowded = crowded
        self.samples = samples

    @cached_property
    def text(self) -> str:
        """The text of the grammar file."""
        return packaged_text(self.package, self.file)

    @cached_property
    def phrases(self) -> Mapping[str, tuple[str, ...]]:
        """See `phrases_of`."""
        return phrases_of(self.text)

    @cached_property
    def spelling(self) -> Mapping[tuple[str, str], str]:
        """The grammar's spelling of a phrase, by terminal and small letters."""
        return {(name, phrase.lower()): phrase for name, phrases in self.phrases.items() for phrase in phrases}

    def spelled(self, token: Token) -> str:
        """A token in the grammar's spelling.

        Args:
            token: as it was written, with any capitals.
        """
        return self.spelling.get((token.type, token.lower()), str(token))

    @cached_property
    def parser(self) -> Lark:
        """The parser, from the cache or newly built."""
        from lark import Lark, __version__  # noqa: PLC0415 - a third of the start of the program, if done at once

        def build(file: BinaryIO) -> None:
            Lark(self.text, parser="lalr", lexer="contextual", start=list(self.starts)).save(file)

        # Lark keeps widths of regular expressions, which are a matter of the Python version.
        key = key_of(__version__, sys.implementation.cache_tag or "", *self.starts, self.text)
        return Lark.load(remembered_file(f"{self.name}-grammar", key, build))

    def tree(self, text: str, start: str) -> Tree[Token]:
        """The parse tree of a text.

        Args:
            text: without spaces around it.
            start: one of the rules of `starts`.

        Raises:
            CardTextError: the text does not follow the grammar.
        """
        from lark.exceptions import UnexpectedInput  # noqa: PLC0415 - as above

        try:
            return self.parser.parse(text, start=start)
        except UnexpectedInput:
            from wildswing.cardtext.diagnose import diagnosed  # noqa: PLC0415 - only for a text with an error

            raise diagnosed(self, text, start) from None
