"""The names of what an event of EXCEED holds, by its kind; a kind that is not here holds nothing but cards."""

from __future__ import annotations

from typing import Final

NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("turn",),
    "mulligan": ("count",),
    "reshuffle": ("deck",),
    "pay": ("value",),
    "life spent": ("amount", "life"),
    "life": ("amount", "life"),
    "life set": ("life",),
    "strike": ("distance",),
    "set": ("ex",),
    "reveal": ("ex", "wild"),
    "speed": ("speed",),
    "order": ("attacker_speed", "defender_speed"),
    "range": ("hit", "distance", "least", "greatest"),
    "move": ("from", "to"),
    "token": ("space",),
    "stat": ("amount",),
    "damage": ("amount", "prevented", "life"),
    "stun": ("damage", "guard", "immune"),
    "not stunned": ("damage", "guard"),
    "more actions": ("count",),
    "game over": ("reason",),
}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "discard": ("from",),
    "pay": ("from", "to"),
    "boost": ("boost", "from"),
    "boost moved": ("to",),
    "transform": ("boost",),
    "effect": ("source", "line"),
    "move": ("verb",),
    "movement ignored": ("verb",),
    "token": ("token",),
    "stat": ("stat", "source"),
    "life": ("source",),
    "life set": ("source",),
    "advantage": ("source",),
    "card moved": ("from", "to"),
    "attack placed": ("to",),
    "attack left": ("to",),
}
