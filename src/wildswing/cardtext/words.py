"""What the words of every card language have in common: X, comparisons, and the words that the grammars share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

Count: TypeAlias = int | Literal["X"]
"""A number that is written down, or the X of an "X is ..."."""

Relation: TypeAlias = Literal["=", ">=", "<="]
"""How a number must compare: "3", "3 or more", "3 or fewer"; "no" is "=" with 0."""

OR_SOMETHING: Mapping[str, Relation] = {"OR_MORE": ">=", "OR_LESS": "<="}
"""What "or more" and "or less" (also "or fewer") after a number mean, by their terminals."""

DESCRIBED: Mapping[str, str] = {
    "_END_OF_LINE": '"."',
    "_STOP": '"."',
    "_NL": "a new line",
    "$END": "",
    "SIGNED": 'a bonus ("+1", "-2" ...)',
    "NUM": "a number",
    "NAME": "a name",
    "MAX": '"(max 5)"',
}
"""What the terminals that every grammar has are called in messages."""

SAMPLES: Mapping[str, tuple[str, ...]] = {
    "OTHERWISE": ("otherwise,",),
    "THEN": (", then",),
    "OR_ELSE": ("; or",),
    "X_IS": ("X is",),
    "ANY": ("any number of", "any amount of"),
    "COMMA": (",",),
    "COLON": (":",),
    "SIGNED": ("+1",),
}
"""Words that such terminals stand for, if they are written as patterns."""


def count_of(text: str) -> Count:
    """A number or X.

    Args:
        text: digits, or "X".
    """
    return int(text) if text.isdigit() else "X"
