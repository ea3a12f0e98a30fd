"""Every card of the package as it is printed, for looking up: the cards of the characters, and the normal cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wildswing.exceed.roster import roster
from wildswing.exceed.text import Attack, load_character, load_normals, normals_ids
from wildswing.exceed.text.character import FaceNumber
from wildswing.exceed.text.print_parts import show_expression
from wildswing.kernel.search import Printed, searched


class BoostInfo:
    """The lower half of a card: its name, kind ("instant", "continuous", ...), Force price and text."""

    def __init__(self, name: str, kind: str, force: int, text: str) -> None:
        self.name = name
        self.kind = kind
        self.force = force
        self.text = text

    def plain(self) -> dict[str, object]:
        """The boost as plain data."""
        return {"name": self.name, "kind": self.kind, "force": self.force, "text": self.text}

    def __repr__(self) -> str:
        return f"BoostInfo({self.name!r}, {self.kind!r}, {self.force})"


class CardInfo(Printed):
    """A card as it is printed.

    Attributes:
        character: the name of the character it belongs to, or of the set of normal cards.
        character_id: its id.
        name: the name of the attack.
        id: the same in small letters.
        kind: "normal", "special", "ultra", or another word for a card that is none of them.
        range: the distances it reaches, such as "1-2"; None for none. Computed numbers are in words.
        power: the printed number; a computed one is in words. So are the next three.
        speed: the printed Speed.
        armor: the printed Armor.
        guard: the printed Guard.
        gauge: the price of the attack in Gauge.
        force: its price in Force.
        text: what the attack does.
        boost: the lower half, None if there is none.
        copies: how many of them there are.
    """

    def __init__(self, attack: Attack, character: str, character_id: str) -> None:
        super().__init__(attack.id, attack.name)
        self.character = character
        self.character_id = character_id
        self.kind: str = attack.kind
        self.range: str | None = None
        if attack.range is not None:
            low, high = shown(attack.range.low), shown(attack.range.high)
            self.range = str(low) if low == high else f"{low}-{high}" if is_short(low, high) else f"{low} to {high}"
        self.power = shown(attack.power)
        self.speed = shown(attack.speed)
        self.armor = shown(attack.armor)
        self.guard = shown(attack.guard)
        self.gauge = attack.gauge
        self.force = attack.force
        self.text = attack.text.strip()
        self.copies = attack.copies
        boost = attack.boost
        self.boost = None if boost is None else BoostInfo(boost.name, boost.kind, boost.force, boost.text.strip())

    def plain(self) -> dict[str, object]:
        """The card as plain data, ready for JSON."""
        return {
            "character": self.character, "name": self.name, "kind": self.kind, "range": self.range, "power": self.power,
            "speed": self.speed, "armor": self.armor, "guard": self.guard, "gauge": self.gauge, "force": self.force,
            "text": self.text, "copies": self.copies, "boost": None if self.boost is None else self.boost.plain(),
        }  # fmt: skip

    def words(self) -> str:
        """All that a search looks at, in small letters."""
        half = "" if self.boost is None else f"{self.boost.name} {self.boost.kind} {self.boost.text}"
        return f"{self.character} {self.character_id} {self.name} {self.kind} {self.text} {half}".lower()

    def __repr__(self) -> str:
        return f"CardInfo({self.name!r}, {self.character!r})"


def is_short(low: int | str, high: int | str) -> bool:
    """Whether both ends of a range are numbers or single words."""
    return " " not in f"{low}{high}"


def shown(number: FaceNumber) -> int | str:
    """A number on a card's face: itself, or its words if it is computed."""
    return number if isinstance(number, int) else show_expression(number)


def of_attacks(attacks: Sequence[Attack], character: str, character_id: str) -> list[CardInfo]:
    """Some cards of one character."""
    return [CardInfo(attack, character, character_id) for attack in attacks]


@lru_cache(maxsize=1)
def every_card() -> tuple[CardInfo, ...]:
    """Every card: the sets of normal cards, then the characters' own, by season."""
    found: list[CardInfo] = []
    for set_id in normals_ids():
        normals = load_normals(set_id)
        found.extend(of_attacks(normals.attacks, normals.name, normals.id))
    for info in roster():
        found.extend(of_attacks(load_character(info.id).attacks, info.name, info.id))
    return tuple(found)


def search(query: str | None) -> tuple[CardInfo, ...]:
    """The cards that have every word of a query in their character, name, kind or text; those of that name first.

    Args:
        query: words in any case; None for all cards.
    """
    return searched(every_card(), query)
