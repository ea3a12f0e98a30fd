"""What the card files hold, as structures that the loader fills and checks."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from wildswing.cardtext.schema import Difficulty, Play
from wildswing.hackclad.text.values import CardType

Name: TypeAlias = Annotated[str, Meta(min_length=1, description="a name")]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=99, description="a whole number from 0 to 99")]
Positive: TypeAlias = Annotated[int, Meta(ge=1, le=99, description="a whole number from 1 to 99")]
FaceAtk: TypeAlias = (
    Annotated[int, Meta(ge=0, le=99, description='a whole number from 0 to 99, "X", or a number and X such as "1+X"')]
    | Annotated[str, Meta(pattern=r"^([1-9]\d?\+)?X$")]
)
FaceX: TypeAlias = Annotated[int, Meta(ge=1, le=99, description='a whole number from 1 to 99, or "X"')] | Literal["X"]
FaceVp: TypeAlias = Annotated[int, Meta(ge=0, le=99, description='a whole number from 0 to 99, or "X"')] | Literal["X"]
Picture: TypeAlias = Annotated[str, Meta(min_length=1, description="a picture")]
FieldSpace: TypeAlias = Annotated[tuple[int, int], Meta(description="a space, as in [0, 2]")]
Numbers: TypeAlias = Annotated[tuple[Small, ...], Meta(description="a list of whole numbers from 0 to 99")]
Order: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(pattern=r"^(turn|clad) [1-9]$")], ...],
    Meta(description='a list such as ["turn 1", "clad 1"]'),
]
BasicLimit: TypeAlias = Literal["move", "mp", "damage"]
ActionType: TypeAlias = Literal["support", "reaction"]


class FileLimits(Struct, frozen=True):
    """`[basic_limits]`."""

    move: Small
    mp: Small
    damage: Small


class FileCpAction(Struct, frozen=True):
    """`[[cp]]`."""

    cost: Positive
    type: ActionType
    text: str
    name: Name | None = None
    innate: bool = False


class FileSkillCard(Struct, frozen=True):
    """`[[card]]` of a Witch."""

    name: Name
    set: Literal["basic", "enhanced"]
    type: CardType
    vp: Small
    ref: str = ""
    range: Picture | None = None
    atk: FaceAtk | None = None
    mp: FaceX | None = None
    label: Name | None = None
    text: str = ""


class FileWitch(Struct, frozen=True):
    """A Witch file."""

    name: Name
    basic_limits: FileLimits
    cp: tuple[FileCpAction, ...]
    card: tuple[FileSkillCard, ...]
    difficulty: Difficulty | None = None
    play: Play | None = None


class FileCladCard(Struct, frozen=True):
    """`[[card]]` of a Clad."""

    name: Name
    voltage: Annotated[int, Meta(ge=1, le=3, description="1, 2 or 3")]
    text: str
    expert: bool = False
    replaces: Name | None = None
    area: Picture | None = None


class FileClad(Struct, frozen=True):
    """A Clad file."""

    name: Name
    card: tuple[FileCladCard, ...]


class FileMission(Struct, frozen=True):
    """`[[mission]]`."""

    title: Name
    vp: FaceVp
    text: str
    first_game: Name | None = None


class FileMissions(Struct, frozen=True):
    """The file of the Missions."""

    laid_out: Positive
    each: Positive
    mission: tuple[FileMission, ...]


class FileStart(Struct, frozen=True):
    """`[clad_start]`."""

    space: FieldSpace
    facing: Literal["north", "east", "south", "west"]


class FileEntryPoint(Struct, frozen=True):
    """`[[entry_point]]`."""

    name: Name
    space: FieldSpace


class FileGauges(Struct, frozen=True):
    """`[gauges]`."""

    mp_max: Positive
    cp_max: Positive
    reshuffle_cp: Small


class FileVoltage(Struct, frozen=True):
    """`[voltage]`."""

    start: Positive
    atk: Numbers


class FileTurnSlot(Struct, frozen=True):
    """`[[turn_slot]]`."""

    number: Positive
    standby: Positive
    text: str


class FileBasicAction(Struct, frozen=True):
    """`[[basic_action]]`."""

    name: Name
    limit: BasicLimit
    type: ActionType
    text: str


class FileSolo(Struct, frozen=True):
    """`[solo]`."""

    set_aside: Small
    face_down_slot: Positive


class FileField(Struct, frozen=True):
    """The file of the Field."""

    columns: Positive
    rows: Positive
    rounds: Positive
    clad_slots: Positive
    order: Order
    clad_start: FileStart
    entry_point: tuple[FileEntryPoint, ...]
    gauges: FileGauges
    voltage: FileVoltage
    turn_slot: tuple[FileTurnSlot, ...]
    basic_action: tuple[FileBasicAction, ...]
    solo: FileSolo
