"""What a character file and a file of normal cards hold, as structures that the loader fills and checks."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from wildswing.cardtext.schema import Difficulty, Play

Name: TypeAlias = Annotated[str, Meta(min_length=1, description="a name")]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99, description="a whole number from 0 to 99")]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99, description="a whole number from 1 to 99")]
FaceNumber: TypeAlias = (
    Annotated[int, Meta(ge=0, le=99, description='a whole number from 0 to 99, or a number in words such as "X"')] | str
)
FaceRange: TypeAlias = Annotated[str, Meta(min_length=1, description='a range in quotation marks, such as "1-3"')]
Names: TypeAlias = Annotated[tuple[Name, ...], Meta(description="a list of names")]
BoostKind: TypeAlias = Literal["instant", "continuous", "transform", "overload"]
Season: TypeAlias = Annotated[int, Meta(ge=0, le=99, description="a whole number from 0 to 99")]


class FileBoost(Struct, frozen=True):
    """`[attack.boost]`."""

    name: Name
    kind: BoostKind
    force: Small = 0
    cancel: Small | None = None
    marker: Name | None = None
    text: str = ""


class FileAttack(Struct, frozen=True):
    """`[[attack]]`."""

    name: Name
    kind: Literal["normal", "special", "ultra", "decree", "trait", "set-aside attack"]
    power: FaceNumber
    speed: FaceNumber
    subtype: Name | None = None
    copies: Positive = 2
    starts: Literal["set aside"] | None = None
    sealed_copies: Small = 0
    gauge: Small = 0
    force: Small = 0
    range: FaceRange | None = None
    armor: FaceNumber = 0
    guard: FaceNumber = 0
    text: str = ""
    boost: FileBoost | None = None


class FileToken(Struct, frozen=True):
    """`[[token]]`."""

    name: Name
    copies: Positive = 1
    sides: Names = ()
    start_offset: Small | None = None
    is_attack: bool = False
    is_card: bool = False
    marks_boosts: bool = False


class FileStored(Struct, frozen=True):
    """`[stored]` and `[stored_exceeded]`."""

    name: Name
    face_down: bool


class FileReplacement(Struct, frozen=True):
    """`[replacement_boost]`."""

    name: Name
    kind: BoostKind
    leaves_to: Literal["sealed"]
    force: Small = 0
    face_down: bool = False
    text: str = ""


class FileCharacter(Struct, frozen=True):
    """A character file."""

    name: Name
    attack: tuple[FileAttack, ...]
    season: Season = 0
    difficulty: Difficulty | None = None
    play: Play | None = None
    normals: Name = "standard"
    exceed: Small | None = None
    life: Positive = 30
    hand_limit: Positive = 7
    extra_starting_cards: Small = 0
    sealed: Literal["open", "secret"] | None = None
    hooks: Names = ()
    ability: str = ""
    exceed_ability: str = ""
    stored: FileStored | None = None
    stored_exceeded: FileStored | None = None
    replacement_boost: FileReplacement | None = None
    token: tuple[FileToken, ...] = ()


class FileNormals(Struct, frozen=True):
    """A file of normal cards."""

    name: Name
    attack: tuple[FileAttack, ...]
