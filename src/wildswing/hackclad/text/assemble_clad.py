"""From the file of a Clad or of the Missions to what it holds, collecting every error on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from wildswing.cardtext.assembly import Assembly, called, tables_of
from wildswing.cardtext.errors import CardTextError, nearest
from wildswing.cardtext.names import slug
from wildswing.cardtext.schema import read
from wildswing.cardtext.style import style_error
from wildswing.hackclad.text import icons
from wildswing.hackclad.text.assemble import picture_errors
from wildswing.hackclad.text.clad import Clad, CladCard
from wildswing.hackclad.text.files import FileClad, FileMissions
from wildswing.hackclad.text.language import LANGUAGE, parse_icons, parse_objective
from wildswing.hackclad.text.mission import Mission, Missions, Objective
from wildswing.hackclad.text.printer import show_goal, show_row
from wildswing.hackclad.text.steps import CardLine

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wildswing.cardtext.cardfile import CardFile
    from wildswing.cardtext.locate import Key
    from wildswing.hackclad.text.icons import Icon
    from wildswing.hackclad.text.pictures import Offset

T = TypeVar("T")

_ATTACK_MARKS = "x*"
_DROP_MARKS = "o*"
_DECK = {1: 6, 2: 3, 3: 3}
"""How many cards of each Voltage a Clad has, without the expert ones."""


class SingleTextAssembly(Assembly[CardLine]):
    """The work on a file whose texts are one line each, and no abilities: icons or objectives.

    Args:
        file: the file; what is wrong with it is added to `errors`, and what is only written in another way to `style`.
    """

    def __init__(self, file: CardFile) -> None:
        super().__init__(file, LANGUAGE, ())
        self.style: list[CardTextError] = []

    def each(self, name: str, title: str) -> list[tuple[Key, str, Mapping[str, Any]]]:
        """The tables of a list: the way to each, what to call it in messages, and what is in it.

        Args:
            name: the key of the list.
            title: the key of the names of its tables.
        """
        return [
            ((name, index), called((name, index), name, table, title), table)
            for index, table in enumerate(tables_of(self.file.tables.get(name, [])))
        ]

    def parsed(
        self, key: Key, where: str, table: Mapping[str, Any], parse: Callable[[str], T], show: Callable[[T], str]
    ) -> T | None:
        """What the text of a table means, or None if it has none that can be read.

        Args:
            key: the way to the table.
            where: what to call it in messages.
            table: what is in it.
            parse: reads the text.
            show: the words for what was read, without the full stop at their end.
        """
        text = table.get("text")
        if not isinstance(text, str):
            return None
        key = (*key, "text")
        try:
            meant = parse(text)
        except CardTextError as error:
            self.add(key, where, error)
            return None
        self.style += style_error(self.file, key, where, 1, text.strip(), meant, show)
        return meant


class CladAssembly(SingleTextAssembly):
    """The work on the file of a Clad.

    Args:
        file: the file.
    """

    def __init__(self, file: CardFile) -> None:
        super().__init__(file)
        self.rows: dict[Key, tuple[Icon, ...]] = {}
        self.spaces: dict[Key, dict[Offset, str]] = {}
        for key, where, table in self.each("card", "name"):
            row = self.parsed(key, where, table, parse_icons, show_row)
            area = table.get("area", "")
            marked: dict[Offset, str] = {}
            before = len(self.errors)
            if isinstance(area, str) and area:
                marked = picture_errors(self, (*key, "area"), where, area, "^", "xo*")
            if row is not None and len(self.errors) == before:
                self._compare(key, where, row, set(marked.values()))
            self.rows[key], self.spaces[key] = row or (), marked

    def _compare(self, key: Key, where: str, row: tuple[Icon, ...], marks: set[str]) -> None:
        """Whether the picture has spaces for the icons, and icons for the spaces."""
        for icon, name, letters in ((icons.Attack, "Attack", _ATTACK_MARKS), (icons.Drop, "Drop", _DROP_MARKS)):
            has_icon = any(isinstance(one, icon) for one in row)
            if has_icon != any(mark in letters for mark in marks):
                missing = "the picture marks no space for it" if has_icon else "the picture marks spaces for it"
                message = (
                    f'there is {"an" if name == "Attack" else "a"} icon "{name}"'
                    if has_icon
                    else (f'there is no icon "{name}"')
                )
                self.errors.append(self.file.error((*key, "text"), where, f"{message}, but {missing}"))

    def clad(self, clad_id: str) -> Clad | None:
        """The Clad of the file, or None if the file does not hold one.

        Args:
            clad_id: the id that it shall have.
        """
        data = read(self.file, FileClad, self.errors)
        if data is None:
            return None
        self._declarations(data)
        cards = []
        for index, card in enumerate(data.card):
            spaces = self.spaces["card", index]
            cards.append(
                CladCard(
                    id=slug(card.name),
                    name=card.name,
                    voltage=card.voltage,
                    expert=card.expert,
                    replaces=None if card.replaces is None else slug(card.replaces),
                    icons=self.rows["card", index],
                    attack=tuple(space for space, mark in spaces.items() if mark in _ATTACK_MARKS),
                    drops=tuple(space for space, mark in spaces.items() if mark in _DROP_MARKS),
                    text=card.text.strip(),
                )
            )
        return Clad(clad_id, data.name, tuple(cards), self.file.source)

    def _declarations(self, data: FileClad) -> None:
        """What the cards say of each other."""
        seen: set[str] = set()
        normal = {card.name: card.voltage for card in data.card if not card.expert}
        for index, card in enumerate(data.card):
            where = f'card "{card.name}"'
            if slug(card.name) in seen:
                self._wrong(("card", index, "name"), where, f'there is another card "{card.name}"')
            seen.add(slug(card.name))
            if card.expert != (card.replaces is not None):
                message = "an expert card, and no other one, replaces a card"
                self._wrong(("card", index, "expert"), where, message)
            elif card.replaces is not None and normal.get(card.replaces) != card.voltage:
                message = f'there is no card "{card.replaces}" of Voltage {card.voltage}'
                close = () if card.replaces in normal else nearest(card.replaces, normal)
                self._wrong(("card", index, "replaces"), where, message, close)
        for voltage, count in _DECK.items():
            found = list(normal.values()).count(voltage)
            if found != count:
                self._wrong(("card",), "", f"a Clad has {count} cards of Voltage {voltage}, not {found}")

    def _wrong(self, key: Key, where: str, message: str, close: tuple[str, ...] = ()) -> None:
        self.errors.append(self.file.error(key, where, message, close))


class MissionAssembly(SingleTextAssembly):
    """The work on the file of the Missions.

    Args:
        file: the file.
    """

    def __init__(self, file: CardFile) -> None:
        super().__init__(file)
        self.objectives: dict[Key, Objective | None] = {
            key: self.parsed(key, where, table, parse_objective, show_goal)
            for key, where, table in self.each("mission", "title")
        }

    def missions(self, witches: tuple[str, ...]) -> Missions | None:
        """The Missions of the file, or None if the file does not hold any.

        Args:
            witches: the ids of all Witches.
        """
        data = read(self.file, FileMissions, self.errors)
        if data is None:
            return None
        missions = []
        seen: set[str] = set()
        for index, mission in enumerate(data.mission):
            key: Key = ("mission", index)
            where = f'mission "{mission.title}"'
            objective = self.objectives[key]
            if objective is None:
                continue
            if (objective.x is not None) != (mission.vp == "X"):
                message = "a Mission is worth X if its text says what X is, and only then"
                self.errors.append(self.file.error((*key, "vp"), where, message))
            if mission.first_game is not None and mission.first_game not in witches:
                message = f'there is no Witch "{mission.first_game}"'
                close = nearest(mission.first_game, witches)
                self.errors.append(self.file.error((*key, "first_game"), where, message, close))
            if slug(mission.title) in seen:
                message = f'there is another Mission "{mission.title}"'
                self.errors.append(self.file.error((*key, "title"), where, message))
            seen.add(slug(mission.title))
            missions.append(
                Mission(
                    slug(mission.title), mission.title, mission.vp, mission.first_game, objective, mission.text.strip()
                )
            )
        return Missions(data.laid_out, data.each, tuple(missions), self.file.source)
