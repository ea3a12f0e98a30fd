"""A character, its cards and the normal cards as the engine reads them: numbers, parsed lines, the printed text."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.exceed.text.steps import Line
from wildswing.exceed.text.values import Expression

FaceNumber: TypeAlias = int | Expression
"""A number on the face of a card: written down, or computed."""

AttackType: TypeAlias = Literal["normal", "special", "ultra", "decree", "trait", "set-aside attack"]
BoostKind: TypeAlias = Literal["instant", "continuous", "transform", "overload"]


class Range(Node, frozen=True):
    """The printed range, both ends included: "3-7", "1 to your Power"."""

    low: FaceNumber
    high: FaceNumber


class Boost(Node, frozen=True):
    """The lower half of a card.

    `cancel` is the cost of cancelling it (None: it cannot be cancelled); `marker` is the letter or picture that stands
    on the board for a boost that is placed on a space.
    """

    name: str
    kind: BoostKind
    force: int
    cancel: int | None
    marker: str | None
    lines: tuple[Line, ...]
    text: str


class Attack(Node, frozen=True):
    """A card: its attack, and its boost if it has one.

    `id` is the name in small letters and hyphens, unique within a character.  `starts` is "set aside" or None (the
    deck); `sealed_copies` of the `copies` start sealed.  `range` is None for an attack that reaches nobody.
    """

    id: str
    name: str
    kind: AttackType
    subtype: str | None
    copies: int
    starts: Literal["set aside"] | None
    sealed_copies: int
    gauge: int
    force: int
    range: Range | None
    power: FaceNumber
    speed: FaceNumber
    armor: FaceNumber
    guard: FaceNumber
    lines: tuple[Line, ...]
    text: str
    boost: Boost | None


class Token(Node, frozen=True):
    """A thing of the character's own that can stand on the board.

    `sides` names its faces, first the one it starts with.  `start_offset` is its first space, in spaces in front of the
    character's own (None: it starts off the board).  `is_attack`: the attack card itself is the token.  `is_card`:
    cards lie on the board as such tokens.  `marks_boosts`: each copy stands for one boost on a space.
    """

    name: str
    copies: int
    sides: tuple[str, ...]
    start_offset: int | None
    is_attack: bool
    is_card: bool
    marks_boosts: bool


class Stored(Node, frozen=True):
    """A place beside the board where cards are stored: its name, and whether they lie face down."""

    name: str
    face_down: bool


class ReplacementBoost(Node, frozen=True):
    """The boost that a card becomes when it is put "face down into play"; it leaves play to the zone `leaves_to`."""

    name: str
    kind: BoostKind
    force: int
    face_down: bool
    leaves_to: str
    lines: tuple[Line, ...]
    text: str


FACE_DOWN_ID = "face-down"


def face_down_card(replacement: ReplacementBoost) -> Attack:
    """A replacement boost as a card: what everybody sees lie there; it has no attack and no copies."""
    boost = Boost(
        replacement.name, replacement.kind, replacement.force, None, None, replacement.lines, replacement.text
    )
    return Attack(
        FACE_DOWN_ID, replacement.name, "trait", None, 0, None, 0, 0, 0, None, 0, 0, 0, 0, (), "", boost
    )  # fmt: skip


class Character(Node, frozen=True):
    """A character: both sides, its own cards, and the name of the normal set it plays with.

    `exceed` is the Gauge cost of the Exceed action (None: there is no such action).  `sealed` says whether sealed cards
    are "open" or "secret" (None: it seals none).  `difficulty` is 1 (easy for beginners) to 3 and `play` says in a line
    how it is played (0 and "": not told).  `source` is the text of the whole file.
    """

    id: str
    name: str
    season: int
    difficulty: int
    play: str
    exceed: int | None
    normals: str
    life: int
    hand_limit: int
    extra_starting_cards: int
    sealed: Literal["open", "secret"] | None
    hooks: tuple[str, ...]
    ability: tuple[Line, ...]
    ability_text: str
    exceed_ability: tuple[Line, ...]
    exceed_ability_text: str
    stored: Stored | None
    stored_exceeded: Stored | None
    replacement_boost: ReplacementBoost | None
    tokens: tuple[Token, ...]
    attacks: tuple[Attack, ...]
    source: str


class NormalSet(Node, frozen=True):
    """The eight normal attacks that a season's characters share."""

    id: str
    name: str
    attacks: tuple[Attack, ...]
    source: str
