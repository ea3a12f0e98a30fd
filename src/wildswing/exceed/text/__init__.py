"""The words of EXCEED cards: a text is parsed into typed effects, which print back to the same text.

>>> from wildswing.exceed.text import load_character, parse, show
>>> show(parse("Hit: Push 1-2."))
'Hit: Push 1-2.'
>>> arrow = load_character("geoffrey").attacks[0]
>>> arrow.name, show(arrow.lines)
('Golden Arrow', 'Hit: Push 1.')
"""

from wildswing.cardtext.printing import CannotSayError
from wildswing.exceed.text.character import Attack, Boost, Character, NormalSet, Range, ReplacementBoost, Stored, Token
from wildswing.exceed.text.language import parse, parse_expression
from wildswing.exceed.text.library import (
    character_ids,
    check_file,
    load_character,
    load_normals,
    normals_ids,
    read_character,
)
from wildswing.exceed.text.printer import show

__all__ = [
    "Attack",
    "Boost",
    "CannotSayError",
    "Character",
    "NormalSet",
    "Range",
    "ReplacementBoost",
    "Stored",
    "Token",
    "character_ids",
    "check_file",
    "load_character",
    "load_normals",
    "normals_ids",
    "parse",
    "parse_expression",
    "read_character",
    "show",
]
