"""From the file of a Witch or of the Field to what it holds, collecting every error on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from wildswing.cardtext.assembly import Assembly, called
from wildswing.cardtext.names import slug
from wildswing.cardtext.schema import read
from wildswing.hackclad.text.field import BasicAction, EntryPoint, Field, Solo, Turn, TurnSlot
from wildswing.hackclad.text.files import FileField, FileWitch
from wildswing.hackclad.text.language import LANGUAGE
from wildswing.hackclad.text.pictures import Offset, PictureError, read_picture
from wildswing.hackclad.text.steps import CardLine
from wildswing.hackclad.text.values import PlusX
from wildswing.hackclad.text.witch import BasicLimits, CpAction, SkillCard, Witch

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wildswing.cardtext.cardfile import CardFile
    from wildswing.cardtext.locate import Key
    from wildswing.hackclad.text.files import FileSkillCard

_TEXTS = {"cp": "CP action", "card": "card", "turn_slot": "Turn slot", "basic_action": "Basic Action"}
"""The lists of tables that have texts, and what an entry is called in messages."""


class Entry(NamedTuple):
    """A table that can have a text: the way to it, what to call it in messages, its list and what is in it."""

    key: Key
    where: str
    list: str
    table: Mapping[str, Any]


def entries_of(tables: Mapping[str, Any]) -> Iterator[Entry]:
    """The cards, CP actions, Basic Actions and Turn slots of a file.

    Args:
        tables: the content of the file, in whatever state.
    """
    for name, kind in _TEXTS.items():
        found = tables.get(name)
        for index, table in enumerate(found if isinstance(found, list) else ()):
            if isinstance(table, dict):
                yield Entry((name, index), called((name, index), kind, table), name, table)


def picture_errors(
    assembly: Assembly[CardLine], key: Key, where: str, picture: str, figure: str, marks: str
) -> dict[Offset, str]:
    """The marked spaces of a picture in a file; what is wrong with it is added to the errors of the assembly.

    Args:
        assembly: the work on the file.
        key: the way to the picture.
        where: what to call it in messages.
        picture: the picture.
        figure: the letter of the figure.
        marks: the letters that mark a space.
    """
    try:
        return read_picture(picture, figure, marks)
    except PictureError as error:
        wrong = assembly.file.error(key, where, error.message)
        assembly.errors.append(wrong if not error.row else wrong.placed(wrong.file, where, error.row + 1, 1))
        return {}


class TextAssembly(Assembly[CardLine]):
    """The work on a file with the texts of cards, actions or slots.

    Args:
        file: the file; what is wrong with it is added to `errors`.
    """

    def __init__(self, file: CardFile) -> None:
        self.entries = tuple(entries_of(file.tables))
        super().__init__(
            file,
            LANGUAGE,
            [
                ((*entry.key, "text"), entry.where, entry.table["text"])
                for entry in self.entries
                if isinstance(entry.table.get("text"), str)
            ],
        )

    # -------------------------------------------------------------------------------------------- Witches

    def witch(self, witch_id: str) -> Witch | None:
        """The Witch of the file, or None if the file cannot be one.

        Args:
            witch_id: the id that she shall have.
        """
        ranges = {
            entry.key: picture_errors(self, (*entry.key, "range"), entry.where, entry.table["range"], "@", "x")
            for entry in self.entries
            if isinstance(entry.table.get("range"), str)
        }
        data = read(self.file, FileWitch, self.errors)
        if data is None:
            return None
        limits = data.basic_limits
        return Witch(
            id=witch_id,
            name=data.name,
            difficulty=data.difficulty or 0,
            play=data.play or "",
            basic_limits=BasicLimits(limits.move, limits.mp, limits.damage),
            cp_actions=tuple(
                CpAction(
                    cost=action.cost,
                    type=action.type,
                    name=action.name,
                    innate=action.innate,
                    lines=self.effects("cp", index, "text"),
                    text=action.text.strip(),
                )
                for index, action in enumerate(data.cp)
            ),
            cards=tuple(
                self._card(index, card, tuple(ranges.get(("card", index), ()))) for index, card in enumerate(data.card)
            ),
            source=self.file.source,
        )

    def _card(self, index: int, data: FileSkillCard, spaces: tuple[Offset, ...]) -> SkillCard:
        return SkillCard(
            id=slug(data.name),
            ref=data.ref,
            name=data.name,
            set=data.set,
            type=data.type,
            range=spaces,
            atk=PlusX(int(data.atk.removesuffix("+X") if "+" in data.atk else 0))
            if isinstance(data.atk, str)
            else data.atk,
            mp=data.mp,
            vp=data.vp,
            label=data.label,
            lines=self.effects("card", index, "text"),
            text=data.text.strip(),
        )

    # -------------------------------------------------------------------------------------------- the Field

    def field(self) -> Field | None:
        """The Field of the file, or None if the file does not hold one."""
        data = read(self.file, FileField, self.errors)
        if data is None:
            return None
        return Field(
            columns=data.columns,
            rows=data.rows,
            rounds=data.rounds,
            clad_slots=data.clad_slots,
            order=tuple(
                Turn("clad" if turn.startswith("clad") else "player", int(turn.split(" ")[1])) for turn in data.order
            ),
            clad_space=data.clad_start.space,
            clad_facing=data.clad_start.facing,
            entry_points=tuple(EntryPoint(point.name, point.space) for point in data.entry_point),
            mp_max=data.gauges.mp_max,
            cp_max=data.gauges.cp_max,
            reshuffle_cp=data.gauges.reshuffle_cp,
            voltage_start=data.voltage.start,
            voltage_max=len(data.voltage.atk),
            clad_atk=data.voltage.atk,
            turn_slots=tuple(
                TurnSlot(slot.number, slot.standby, self.effects("turn_slot", index, "text"), slot.text.strip())
                for index, slot in enumerate(data.turn_slot)
            ),
            basic_actions=tuple(
                BasicAction(
                    name=action.name,
                    limit=action.limit,
                    type=action.type,
                    lines=self.effects("basic_action", index, "text"),
                    text=action.text.strip(),
                )
                for index, action in enumerate(data.basic_action)
            ),
            solo=Solo(data.solo.set_aside, data.solo.face_down_slot),
            source=self.file.source,
        )
