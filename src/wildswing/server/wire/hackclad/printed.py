"""What does not change in a game of HacKClaD: the cards, Witches and Missions as they are printed."""

from __future__ import annotations

import msgspec


class SkillFace(msgspec.Struct, frozen=True):
    """A skill card as it is printed.

    Attributes:
        number: names the card in pictures, options and events of this match.
        id: its name in small letters.
        name: its name.
        type: "Attack", "Attack Magic", "Reaction", "Reaction Magic", "Support" or "Support Magic".
        enhanced: whether it is an Enhanced card.
        mp: its price in MP, "X" if the player chooses it.
        vp: what it is worth at the end.
        atk: the printed ATK, such as "1+X" where a text adds to it; None for a card that does not attack.
        reach: the spaces of its range relative to the Witch who looks north: east, north.
        text: what it does.
        copies: how many her deck has.
    """

    number: int
    id: str
    name: str
    type: str
    enhanced: bool
    mp: int | str
    vp: int
    atk: int | str | None
    reach: tuple[tuple[int, int], ...]
    text: str
    copies: int


class CladFace(msgspec.Struct, frozen=True):
    """A Clad card as it is printed.

    Attributes:
        number: names the card in pictures and events.
        name: its name.
        text: what its icons mean, in words.
        icons: the icons from left to right, each in words such as "attack", "drop 2", "move 1", "move 2 left",
            "face left", "turn around".
        attack: the spaces that it attacks relative to the Clad, which looks north: east, north.
        drops: the spaces on which it drops Shards, likewise.
        voltage: from which Voltage on it is in the deck; None for always.
        expert: whether it is an Expert card.
    """

    number: int
    name: str
    text: str
    icons: tuple[str, ...]
    attack: tuple[tuple[int, int], ...]
    drops: tuple[tuple[int, int], ...]
    voltage: int | None
    expert: bool


class ChargedAction(msgspec.Struct, frozen=True):
    """A CP action of a Witch's board.

    Attributes:
        cost: in CP.
        text: what it does.
        name: its name, "" for one that is called by its cost.
        reaction: whether it answers an attack of the Clad instead of being done on her turn.
    """

    cost: int
    text: str
    name: str = ""
    reaction: bool = False


class Witch(msgspec.Struct, frozen=True):
    """A Witch of the match with all her cards.

    Attributes:
        witch: her number.
        seat: her player.
        team: her team.
        id: of the Witch.
        name: her name.
        cards: all her skill cards.
        actions: the CP actions of her board.
    """

    witch: int
    seat: int
    team: int
    id: str
    name: str
    cards: tuple[SkillFace, ...]
    actions: tuple[ChargedAction, ...]


class MissionFace(msgspec.Struct, frozen=True):
    """A Mission.

    Attributes:
        title: its name.
        text: what is to be done.
        vp: what it is worth, "X" where its text says how much.
    """

    title: str
    text: str
    vp: int | str


class HackcladMatch(msgspec.Struct, frozen=True, tag_field="game", tag="hackclad"):
    """What does not change in a game of HacKClaD.

    Attributes:
        mode: "solo", "base" or "team".
        expert: whether the Expert Clad cards are played.
        seats: how many players there are.
        witches: all, by number.
        clad: the name of the Clad.
        clad_cards: those of its cards that are played.
        missions: all Missions of the match.
        slots: the effect of each Turn slot, from the first.
        entries: the space of each Entry Point by its letter.
        rounds: how many rounds a game has.
    """

    mode: str
    expert: bool
    seats: int
    witches: tuple[Witch, ...]
    clad: str
    clad_cards: tuple[CladFace, ...]
    missions: tuple[MissionFace, ...]
    slots: tuple[str, ...]
    entries: dict[str, int]
    rounds: int = 9
