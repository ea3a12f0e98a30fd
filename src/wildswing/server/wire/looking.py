"""The bodies of what is looked up: the gallery, replays, and single positions."""

from __future__ import annotations

from typing import Literal

import msgspec

from wildswing.server.wire.common import Happening
from wildswing.server.wire.exceed import ExceedCard
from wildswing.server.wire.hackclad import ChargedAction, CladFace, MissionFace, SkillFace
from wildswing.server.wire.messages import Match, Picture
from wildswing.server.wire.tables import TableInfo


class RosterEntry(msgspec.Struct, frozen=True):
    """A character or a Witch in short.

    Attributes:
        id: of the character.
        name: of the character.
        season: 1 to 7; 0 for Witches.
        difficulty: 1, easy for beginners, to 3.
        play: how to play the character, in a line.
    """

    id: str
    name: str
    season: int
    difficulty: int
    play: str


class Roster(msgspec.Struct, frozen=True):
    """Everybody who can be chosen, without cards; the catalogue has those."""

    exceed: tuple[RosterEntry, ...]
    hackclad: tuple[RosterEntry, ...]


class ExceedEntry(msgspec.Struct, frozen=True):
    """A character in the gallery.

    Attributes:
        id: of the character.
        name: of the character.
        season: 1 to 7.
        difficulty: 1, easy for beginners, to 3.
        play: how to play the character, in a line.
        exceed: the printed price of exceeding; None if the character cannot.
        ability: the text of the side that lies up at first.
        exceeded_ability: the text of the other side.
        cards: the character's own cards; the Normals stand once in the catalogue.
        normals: the id of the set of Normals.
    """

    id: str
    name: str
    season: int
    difficulty: int
    play: str
    exceed: int | None
    ability: str
    exceeded_ability: str
    cards: tuple[ExceedCard, ...]
    normals: str


class ExceedCatalogue(msgspec.Struct, frozen=True, tag_field="game", tag="exceed"):
    """Every character of EXCEED, and the sets of Normals by id."""

    characters: tuple[ExceedEntry, ...]
    normals: dict[str, tuple[ExceedCard, ...]]


class WitchEntry(msgspec.Struct, frozen=True):
    """A Witch in the gallery; `difficulty` and `play` as of a character."""

    id: str
    name: str
    difficulty: int
    play: str
    cards: tuple[SkillFace, ...]
    actions: tuple[ChargedAction, ...]
    recommended: tuple[str, ...]


class HackcladCatalogue(msgspec.Struct, frozen=True, tag_field="game", tag="hackclad"):
    """Every Witch, Clad card and Mission of HacKClaD."""

    witches: tuple[WitchEntry, ...]
    clad: str
    clad_cards: tuple[CladFace, ...]
    missions: tuple[MissionFace, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """A moment of a replay.

    Attributes:
        number: how many choices were made before it.
        seat: who chose what led to it; -1 for the beginning.
        text: the choice in words, "" if the viewer may not know it.
        turn: EXCEED's turn or HacKClaD's round.
        mark: "strike", "exceed", "round", "damage", "injury" or "", for marks on the scrubber.
    """

    number: int
    seat: int
    text: str
    turn: int
    mark: str


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning to now, as the viewer may know it.

    Attributes:
        table: the table.
        viewer: the seat whose knowledge it shows; None for a spectator; "all" with hands open (only when it is over).
        match: what does not change.
        steps: the moments; `number` is what is asked for.
        events: all events of the game.
        warning: "" or why it is shown from stored events: recorded under other card texts.
    """

    table: TableInfo
    viewer: int | Literal["all"] | None
    match: Match
    steps: tuple[ReplayStep, ...]
    events: tuple[Happening, ...]
    warning: str = ""


class Frame(msgspec.Struct, frozen=True):
    """A moment of a replay: how it stood; with hands open, the pictures of all seats in `others`."""

    number: int
    picture: Picture
    others: tuple[Picture, ...] = ()


class AskPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to look at: as a view prints it, unknown cards as "?"."""

    position: str
    seat: int | None = None


class Shown(msgspec.Struct, frozen=True):
    """A position that was looked at."""

    match: Match
    picture: Picture
