"""The words of HacKClaD cards: a text is parsed into typed effects, which print back to the same text.

>>> from wildswing.hackclad.text import load_witch, parse, show
>>> show(parse("After: Repel the Clad."))
'After: Repel the Clad.'
>>> rebuff = load_witch("luna").cards[5]
>>> rebuff.name, rebuff.range, show(rebuff.lines)
('Rebuff', ((0, 1),), 'After: Repel the Clad.')
"""

from wildswing.cardtext.printing import CannotSayError
from wildswing.hackclad.text.clad import Clad, CladCard
from wildswing.hackclad.text.field import BasicAction, EntryPoint, Field, Solo, Turn, TurnSlot
from wildswing.hackclad.text.language import parse, parse_icons, parse_objective
from wildswing.hackclad.text.library import (
    check_file,
    clad_ids,
    load_clad,
    load_field,
    load_missions,
    load_witch,
    read_clad,
    read_field,
    read_missions,
    read_witch,
    witch_ids,
)
from wildswing.hackclad.text.mission import Mission, Missions, Objective
from wildswing.hackclad.text.printer import show, show_icons, show_objective
from wildswing.hackclad.text.witch import BasicLimits, CpAction, SkillCard, Witch

__all__ = [
    "BasicAction",
    "BasicLimits",
    "CannotSayError",
    "Clad",
    "CladCard",
    "CpAction",
    "EntryPoint",
    "Field",
    "Mission",
    "Missions",
    "Objective",
    "SkillCard",
    "Solo",
    "Turn",
    "TurnSlot",
    "Witch",
    "check_file",
    "clad_ids",
    "load_clad",
    "load_field",
    "load_missions",
    "load_witch",
    "parse",
    "parse_icons",
    "parse_objective",
    "read_clad",
    "read_field",
    "read_missions",
    "read_witch",
    "show",
    "show_icons",
    "show_objective",
    "witch_ids",
]
