"""From the client's labels, such as `1.standard_normal_grasp#2`, to the numbers of our cards."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

# For each set of Normals and each character: the client's name of every card, and ours.
CARD_IDS = Path(__file__).with_name("card_ids.json")
LABEL = re.compile(r"([12])\.([a-z0-9_]+)#(\d+)")


class UnknownCardError(LookupError):
    """A card that nobody has, or that is not among those of the two fighters."""


class Label(NamedTuple):
    """One physical card of the client: its owner's seat, the definition, the copy."""

    seat: int
    id: str
    copy: int

    def __str__(self) -> str:
        return f"{self.seat + 1}.{self.id}#{self.copy}"


def parse(text: object) -> Label | None:
    """The label that a text is, None for "no card" (-1) and for cards that the client does not know."""
    found = LABEL.fullmatch(text) if isinstance(text, str) else None
    return None if found is None else Label(int(found[1]) - 1, found[2], int(found[3]))


def parse_all(texts: object) -> list[Label]:
    """The labels of a list, or of a text with labels between spaces.

    Raises:
        UnknownCardError: if one of them is no label.
    """
    parts = texts.split() if isinstance(texts, str) else texts
    assert isinstance(parts, list)
    found = []
    for part in parts:
        label = parse(part)
        if label is None:
            raise UnknownCardError(str(part))
        found.append(label)
    return found


def labels_in(text: str) -> set[Label]:
    """Every card that a text speaks of."""
    return {Label(int(found[1]) - 1, found[2], int(found[3])) for found in LABEL.finditer(text)}


@cache
def card_ids() -> dict[str, dict[str, str]]:
    """The names of the cards behind the client's definitions, for each set of Normals and each character."""
    read: dict[str, dict[str, str]] = json.loads(CARD_IDS.read_text(encoding="utf-8"))
    return read


@cache
def homes() -> dict[str, str]:
    """The set of Normals or the character that each of the client's definitions belongs to."""
    return {definition: home for home, cards in card_ids().items() for definition in cards}


class Cards:
    """The numbers of the cards of one match: for each seat, by the client's definition."""

    def __init__(self, numbers: tuple[dict[str, int], dict[str, int]]) -> None:
        self._numbers = numbers

    def number(self, label: Label) -> int:
        """Our number of a label's card.

        Raises:
            UnknownCardError: if the owner's fighter has no such card.
        """
        found = self._numbers[label.seat].get(label.id)
        if found is None:
            raise UnknownCardError(str(label))
        return found

    def numbers(self, texts: object) -> list[int]:
        """Our numbers of several labels, in their order."""
        return [self.number(label) for label in parse_all(texts)]
