"""The words of the language: its grammar, and the tables that the builder and the printer share."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wildswing.cardtext import words
from wildswing.cardtext.grammar import Grammar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lark import Token

KINDS = (
    "different Special",
    "continuous boost",
    "transformation",
    "Special or Ultra",
    "Normal or Special",
    "Normal",
    "Special",
    "Ultra",
    "attack",
    "card",
    "boost",
)
"""Kinds of cards, in the singular."""

_CARD_WITH = ("with the same name", "that could reach the opponent")
_PLURALS = {
    **{f"card {rest}": f"cards {rest}" for rest in _CARD_WITH},
    "space moved": "spaces moved",
    "card discarded this strike": "cards discarded this strike",
    "card discarded": "cards discarded",
    "sealed Normal": "sealed Normals",
}
_SINGULARS = {many: one for one, many in _PLURALS.items()}
_KIND_OF = {form.lower(): kind for kind in KINDS for form in (kind, f"{kind}s")}

DESCRIBED: Mapping[str, str] = {
    **words.DESCRIBED,
    "_Q": "a quotation mark",
    "_SLASH": '"/"',
    "TRIGGER": 'a trigger ("Hit", "Before" ...)',
    "FLAG": 'a rule that holds ("you cannot be stunned" ...)',
    "SIMPLE": 'a fixed step ("gain Advantage" ...)',
    "COND": 'a condition ("you were hit" ...)',
    "COUNTED": 'something counted ("damage taken" ...)',
    "NUMBER": 'a named number ("the distance to the opponent" ...)',
    "SPAN": '"1-2"',
    "KIND": 'a kind of card ("card", "Special" ...)',
    "ZONE": 'a zone ("hand", "gauge" ...)',
    "STAT": 'a stat ("Power", "Speed" ...)',
    "NAME_STATE": 'where it is ("is on the board" ...)',
    "PLACE_WHERE": 'a place ("on any space" ...)',
    "AND_SUSTAIN": '"and sustain it"',
    "THAT_MANY": '"that many"',
}
"""What a terminal is called in messages, where its phrases are too many or do not say it."""

SAMPLES: Mapping[str, tuple[str, ...]] = {
    **words.SAMPLES,
    "MOVE_VERB": ("advance", "retreat", "close", "push", "pull"),
    "MOVE": ("move",),
    "DRAW": ("draw",),
    "HAND_TO": ("draw to", "discard to", "draw or discard to"),
    "DISCARD": ("discard",),
    "ADD": ("add",),
    "RETURN": ("return",),
    "PUT": ("put",),
    "SHUFFLE": ("shuffle",),
    "SEAL": ("seal",),
    "REVEAL": ("reveal",),
    "LOOK_AT": ("look at",),
    "BOOST": ("boost",),
    "TRANSFORM": ("transform",),
    "SUSTAIN": ("sustain",),
    "SPEND": ("spend",),
    "SPEND_ALL": ("spend all your",),
    "GAIN": ("gain",),
    "TAKE": ("take",),
    "IGNORE": ("ignore",),
    "PLACE": ("place",),
    "REMOVE": ("remove",),
    "STRIKE": ("strike",),
    "TIMES": ("times",),
    "MORE_ACTIONS": ("another action", "2 more actions"),
    "THAT_MANY": ("that many", "that much"),
    "COPY_OF": ("copy of", "copies of"),
    "IS_A": ("is a", "is an"),
    "IS": ("is", "are"),
    "MORE": ("more", "spaces more", "times more"),
    "KIND": (*KINDS, *(f"{kind}s" for kind in KINDS), *(f"card {rest}" for rest in _CARD_WITH)),
    "AND_SUSTAIN": ("and sustain it",),
}
"""Words that a terminal written as a pattern stands for, for messages."""

_GROUPS: Mapping[str, tuple[str, ...]] = {
    'a verb ("push", "draw" ...)': (
        *("MOVE_VERB", "MOVE", "DRAW", "HAND_TO", "DISCARD", "ADD", "RETURN", "PUT", "SHUFFLE", "SEAL", "REVEAL"),
        *("LOOK_AT", "BOOST", "TRANSFORM", "SUSTAIN", "SPEND", "SPEND_ALL", "GAIN", "TAKE", "IGNORE", "PLACE"),
        *("REMOVE", "STRIKE", "SWAP_PLACES", "TURN_OVER", "REPEAT", "X_IS"),
    ),
    DESCRIBED["FLAG"]: (
        *("ATTACKS_AT", "ATTACKS_AT_COUNT", "ATTACKS_OF_SPEED", "ATTACKS_BEYOND", "MEASURE_FROM", "HITS_ONLY_IF"),
        *("SET_STAT", "LIFE_BECOMES", "DAMAGE_CAP", "RANGE_INCLUDES", "CANNOT_PASS", "BONUS", "COSTS"),
        *("NUMBER_RULE", "NAME_RULE"),
    ),
    DESCRIBED["COND"]: (
        *("COND_NAME", "YOU_HAVE", "MOVED", "YOUR_ATTACK", "OPPONENTS_ATTACK", "NUMBER", "LETTER_X"),
        *("THE_NUMBER_OF", "POSS", "POWER_OF"),
    ),
    DESCRIBED["SIGNED"]: ("OPPONENT_HAS", "BOTH_HAVE"),
    'a guard ("critical", "at range 1" ...)': ("GUARD", "AT_RANGE", "AT_GREATEST"),
    "who does it": ("OPPONENT", "BOTH"),
    'who may ("you may" ...)': ("YOU_MAY", "OPPONENT_MAY"),
    'a choice ("choose one" ...)': ("CHOOSE_ONE", "CHOOSE_TWO", "OPPONENT_CHOOSES"),
}
CROWDED: Mapping[str, str] = {name: group for group, names in _GROUPS.items() for name in names}
"""What a terminal is called in messages where very many could stand."""

GRAMMAR = Grammar("wildswing.exceed.text", "exceed.lark", ("start", "expression"), DESCRIBED, CROWDED, SAMPLES)


def plural(noun: str, count: object) -> str:
    """A noun in the number that fits a count.

    >>> plural("card with the same name", 2)
    'cards with the same name'

    Args:
        noun: in the singular.
        count: 1 gives the singular, everything else the plural.
    """
    return noun if count == 1 else _PLURALS.get(noun, f"{noun}s")


def counted_plural(noun: str) -> str:
    """The plural of a counted thing; most ("damage taken") have no other form.

    Args:
        noun: a phrase of the grammar's COUNTED, in the singular.
    """
    return _PLURALS.get(noun, noun)


def singular(noun: str) -> str:
    """A counted thing in the singular: "spaces moved" becomes "space moved".

    Args:
        noun: a phrase of the grammar's COUNTED.
    """
    return _SINGULARS.get(noun, noun)


def kind_of(token: str) -> str:
    """A kind of card in the singular.

    >>> kind_of("Continuous boosts"), kind_of("cards with the same name")
    ('continuous boost', 'card with the same name')

    Args:
        token: as the grammar's KIND matched it.
    """
    for rest in _CARD_WITH:
        if token.lower().endswith(rest):
            return f"card {rest}"
    return _KIND_OF[token.lower()]


def bare_verb(token: str) -> str:
    """A verb without the ending of the third person.

    >>> bare_verb("Pushes"), bare_verb("closes"), bare_verb("looks at"), bare_verb("discards")
    ('push', 'close', 'look at', 'discard')

    Args:
        token: one or more words as the grammar matched them.
    """
    return re.sub(r"\b(push)es\b|\b(\w+[^s\W])s\b", lambda verb: verb[1] or verb[2], token.lower())


def third_person(verb: str) -> str:
    """A verb with the ending of the third person.

    >>> third_person("push"), third_person("draw or discard to"), third_person("look at")
    ('pushes', 'draws or discards to', 'looks at')

    Args:
        verb: one or more words.
    """
    return " ".join(
        word if word in {"at", "or", "to"} else f"{word}es" if word == "push" else f"{word}s"
        for word in verb.split(" ")
    )


def spelled(token: Token) -> str:
    """A phrase in the grammar's spelling.

    Args:
        token: as it was written.
    """
    return GRAMMAR.spelled(token)
