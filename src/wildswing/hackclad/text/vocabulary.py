"""The words of the language: its grammar, and the tables that the builder and the printer share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.cardtext import words
from wildswing.cardtext.grammar import Grammar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wildswing.hackclad.text.values import CardType

UNCOUNTED = frozenset({"MP", "CP", "damage", "VP on your cards"})
"""Words that have no plural."""

_PLURALS: Mapping[str, str] = {"Injury": "Injuries"}

DESCRIBED: Mapping[str, str] = {
    **words.DESCRIBED,
    "WHEN": 'when it happens ("before", "after", "when used" ...)',
    "COST": 'a cost ("extra cost" ...)',
    "CHOOSE": 'a choice ("choose one" ...)',
    "PERIOD": 'how long ("this turn", "this round")',
    "PLACE": 'a place ("adjacent to the Clad" ...)',
    "COND": 'a condition ("you paid the extra cost" ...)',
    "NUMBER": 'a number that the game keeps ("your MP" ...)',
    "TYPE": 'a type of card ("Attack", "Reaction Magic" ...)',
    "ZONE": 'a zone ("your hand", "your deck" ...)',
    "ICON": 'an icon ("attack", "drop", "turn around")',
    "WORTH": '"worth exactly 1 VP more"',
    "MORE_TIMES": '"more time each round"',
}
"""What a terminal is called in messages, where its phrases are too many or do not say it."""

SAMPLES: Mapping[str, tuple[str, ...]] = {
    **words.SAMPLES,
    "INJURY": ("Injury", "Injuries"),
    "SPACES": ("space", "spaces"),
    "CARDS": ("card", "cards"),
    "SHARDS": ("Magic Shard", "Magic Shards"),
    "PLAYERS": ("players",),
    "THERE_ARE": ("there are",),
    "IT_IS": ("it is a", "it is an"),
    "WORTH": ("worth exactly 1 VP more",),
    "MORE_TIMES": ("more time each round", "more times each round"),
}
"""Words that a terminal written as a pattern stands for, for messages."""

_GROUPS: Mapping[str, tuple[str, ...]] = {
    'something to do ("draw", "move", "gain" ...)': (
        *("MOVE", "MOVE_CLAD", "TURN_CLAD", "REPEL", "DEAL", "ATTACK_AGAIN", "REDUCE_BY", "REDUCE_TO", "END_TURN"),
        *("DRAW", "DISCARD", "ADD", "PUT", "LOOK_AT", "REVEAL", "TRADE", "GAIN", "SPEND", "MP_BECOMES", "REMOVE"),
        *("PICK_UP", "MOST_GIVES", "X_IS"),
    ),
    'something that holds ("+1 ATK", "you take no damage" ...)': (
        *("SIGNED", "THAT_CARD_HAS", "YOUR", "YOUR_OTHER", "YOUR_NEXT", "COSTS", "YOU_TAKE", "TAKE_NONE", "MAY_TAKE"),
        *("CLAD_LOCKED", "USE_FROM_PILE"),
    ),
    "a requirement": ("ONLY", "ONLY_IF", "ONLY_ALL"),
}
CROWDED: Mapping[str, str] = {name: group for group, names in _GROUPS.items() for name in names}
"""What a terminal is called in messages where very many could stand."""

GRAMMAR = Grammar(
    "wildswing.hackclad.text", "hackclad.lark", ("start", "objective", "icons"), DESCRIBED, CROWDED, SAMPLES
)


def plural(noun: str, count: object) -> str:
    """A noun in the number that fits a count.

    >>> plural("card", 1), plural("card", "X"), plural("Injury", 2), plural("MP", 2)
    ('card', 'cards', 'Injuries', 'MP')

    Args:
        noun: in the singular.
        count: 1 gives the singular, everything else the plural.
    """
    return noun if count == 1 or noun in UNCOUNTED else _PLURALS.get(noun, f"{noun}s")


def show_type(kind: CardType) -> str:
    """A type of cards as texts write it.

    >>> show_type("attack magic")
    'Attack Magic'

    Args:
        kind: the type.
    """
    return kind.title()
