"""Every card of the package as it is printed, for looking up: skill cards, Clad cards and Missions."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from wildswing.hackclad.roster import roster
from wildswing.hackclad.text import clad_ids, load_clad, load_missions, load_witch
from wildswing.hackclad.text.clad import CladCard
from wildswing.hackclad.text.mission import Mission
from wildswing.hackclad.text.witch import SkillCard
from wildswing.kernel.search import Printed, searched

CLAD: Final = "clad"
MISSION: Final = "mission"


class CardInfo(Printed):
    """A card as it is printed. What a kind of card does not have is None, or empty.

    Attributes:
        character: the name of the Witch or Clad whose card it is; "Missions" for a Mission.
        character_id: her id, that of the Clad, or "missions".
        name: the name of the card.
        id: the same in small letters and hyphens.
        kind: the type of a skill card, such as "attack magic"; "clad", "mission".
        set: of a skill card "basic" or "enhanced"; of a Clad card "normal" or "expert".
        range: the spaces that an attack covers, each as steps to the right and ahead of the Witch or the Clad.
        drops: the spaces where a Clad card drops Shards, in the same way.
        atk: the ATK of an attack; one with an X is in words, such as "1+X".
        mp: its price in MP, "X" if the player chooses.
        vp: what it is worth; "X" for a Mission whose text says how much.
        voltage: of a Clad card.
        text: what it does, or what completes a Mission.
        copies: how many of them there are.
    """

    def __init__(self, card_id: str, name: str, kind: str, character: str, character_id: str) -> None:
        super().__init__(card_id, name)
        self.kind: str = kind
        self.character: str = character
        self.character_id: str = character_id
        self.set: str = ""
        self.range: tuple[tuple[int, int], ...] = ()
        self.drops: tuple[tuple[int, int], ...] = ()
        self.atk: int | str | None = None
        self.mp: int | str | None = None
        self.vp: int | str | None = None
        self.voltage: int | None = None
        self.text: str = ""
        self.copies: int = 1

    def plain(self) -> dict[str, object]:
        """The card as plain data, ready for JSON."""
        return {
            "character": self.character, "name": self.name, "kind": self.kind, "set": self.set,
            "range": [list(space) for space in self.range], "drops": [list(space) for space in self.drops],
            "atk": self.atk, "mp": self.mp, "vp": self.vp, "voltage": self.voltage, "text": self.text,
            "copies": self.copies,
        }  # fmt: skip

    def words(self) -> str:
        """All that a search looks at, in small letters."""
        return f"{self.character} {self.character_id} {self.name} {self.kind} {self.set} {self.text}".lower()

    def __repr__(self) -> str:
        return f"CardInfo({self.name!r}, {self.character!r})"


def of_skill(card: SkillCard, character: str, character_id: str) -> CardInfo:
    """A skill card."""
    info = CardInfo(card.id, card.name, card.type, character, character_id)
    info.set = card.set
    info.range = card.range
    if card.atk is not None:
        atk = card.atk
        info.atk = atk if isinstance(atk, int) else f"{atk.base}+X" if atk.base else "X"
    info.mp = card.mp
    info.vp = card.vp
    info.text = card.text.strip()
    return info


def of_clad(card: CladCard, character: str, character_id: str) -> CardInfo:
    """A Clad card."""
    info = CardInfo(card.id, card.name, CLAD, character, character_id)
    info.set = "expert" if card.expert else "normal"
    info.range = card.attack
    info.drops = card.drops
    info.voltage = card.voltage
    info.text = card.text.strip()
    return info


def of_mission(mission: Mission) -> CardInfo:
    """A Mission."""
    info = CardInfo(mission.id, mission.title, MISSION, "Missions", "missions")
    info.vp = mission.vp
    info.text = mission.text.strip()
    return info


@lru_cache(maxsize=1)
def every_card() -> tuple[CardInfo, ...]:
    """Every card: those of the Witches, by name, those of the Clads, and the Missions."""
    found: list[CardInfo] = []
    for witch in roster():
        own: dict[tuple[str, str], CardInfo] = {}
        for card in load_witch(witch.id).cards:
            known = own.get((card.id, card.set))
            if known is None:
                own[card.id, card.set] = of_skill(card, witch.name, witch.id)
            else:
                known.copies += 1
        found.extend(own.values())
    for clad_id in clad_ids():
        clad = load_clad(clad_id)
        found.extend([of_clad(clad_card, clad.name, clad.id) for clad_card in clad.cards])
    found.extend([of_mission(mission) for mission in load_missions().missions])
    return tuple(found)


def search(query: str | None) -> tuple[CardInfo, ...]:
    """The cards that have every word of a query in their character, name, kind or text; those of that name first.

    Args:
        query: words in any case; None for all cards.
    """
    return searched(every_card(), query)
