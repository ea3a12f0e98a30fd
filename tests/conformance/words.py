"""How much a text of ours and an effect of the client speak of the same thing."""

from __future__ import annotations

import re

SAME_WORDS = {
    "powerup": "power", "speedup": "speed", "armorup": "armor", "guardup": "guard", "rangeup": "range",
    "discards": "discard", "draws": "draw", "boosts": "boost", "cards": "card", "attacks": "attack", "topdeck": "top",
    "buddy": "token", "pushed": "push", "pulled": "pull", "gains": "gain", "take": "damage", "force": "spend",
}  # fmt: skip


def words_of(text: str) -> set[str]:
    """The words and numbers of a text, in one form."""
    found: list[str] = re.findall(r"[a-z]+|\d+", text.lower())
    return {SAME_WORDS.get(word, word) for word in found}


def effect_words(effect: object) -> set[str]:
    """The words and numbers that an effect of the client is made of."""
    if isinstance(effect, list):
        return set().union(*(effect_words(part) for part in effect))
    if not isinstance(effect, dict):
        return set()
    found: set[str] = set()
    for key, value in effect.items():
        if key in {"effect_type", "condition", "timing", "buddy_name"}:
            found |= words_of(str(value).replace("_", " "))
        elif key in {"amount", "amount2", "force_max", "gauge_max"}:
            found |= words_of(str(value))
        elif isinstance(value, dict | list):
            found |= effect_words(value)
    return found


def likeness(text: str, effect: object) -> float:
    """How much a text and an effect of the client speak of the same, from 0 to 1."""
    mine, theirs = words_of(text), effect_words(effect)
    return len(mine & theirs) / len(theirs) if mine and theirs else 0.0
