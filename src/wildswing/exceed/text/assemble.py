"""From a card file to a character or a set of normal cards, collecting every error on the way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from wildswing.cardtext.assembly import Assembly, called
from wildswing.cardtext.errors import CardTextError
from wildswing.cardtext.names import slug
from wildswing.cardtext.schema import read
from wildswing.exceed.text.character import (
    Attack,
    Boost,
    Character,
    FaceNumber,
    NormalSet,
    Range,
    ReplacementBoost,
    Stored,
    Token,
)
from wildswing.exceed.text.files import FileCharacter, FileNormals
from wildswing.exceed.text.language import LANGUAGE, parse_expression
from wildswing.exceed.text.steps import Line

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wildswing.cardtext.cardfile import CardFile
    from wildswing.cardtext.locate import Key
    from wildswing.exceed.text.files import FileAttack, FileBoost, FileReplacement, FileStored

_STATS = ("power", "speed", "armor", "guard")
FARTHEST = 9
"""No range reaches farther: the board has nine spaces."""


def texts_of(tables: Mapping[str, Any]) -> Iterator[tuple[Key, str, str]]:
    """Every card text of a file: the way to it, what to call it in messages, and the text.

    Args:
        tables: the content of a card file, in whatever state.
    """
    for side in ("ability", "exceed_ability"):
        if isinstance(tables.get(side), str):
            yield (side,), side.replace("_", " "), tables[side]
    for key, kind, table in _halves(tables):
        if isinstance(table.get("text"), str):
            yield (*key, "text"), called(key, kind, table), table["text"]


def _halves(tables: Mapping[str, Any]) -> Iterator[tuple[Key, str, Mapping[str, Any]]]:
    """Every attack and every boost."""
    replacement = tables.get("replacement_boost")
    if isinstance(replacement, dict):
        yield ("replacement_boost",), "boost", replacement
    attacks = tables.get("attack")
    for index, attack in enumerate(attacks if isinstance(attacks, list) else ()):
        if isinstance(attack, dict):
            yield ("attack", index), "attack", attack
            if isinstance(attack.get("boost"), dict):
                yield ("attack", index, "boost"), "boost", attack["boost"]


class CharacterAssembly(Assembly[Line]):
    """The work on the file of a character or a set of normal cards.

    Args:
        file: the file; what is wrong with it is added to `errors`.
    """

    def __init__(self, file: CardFile) -> None:
        super().__init__(file, LANGUAGE, texts_of(file.tables))
        self.numbers: dict[Key, FaceNumber] = {}
        self.ranges: dict[Key, Range] = {}
        for key, kind, table in _halves(file.tables):
            where = called(key, kind, table)
            if isinstance(table.get("range"), str):
                self.ranges[key] = self._range((*key, "range"), where, table["range"])
            for stat in _STATS:
                if isinstance(table.get(stat), str):
                    self.numbers[*key, stat] = self._number((*key, stat), where, table[stat])

    def character(self, character_id: str) -> Character | None:
        """The character of the file, or None if the file cannot be one.

        Args:
            character_id: the id that it shall have.
        """
        data = read(self.file, FileCharacter, self.errors)
        if data is None:
            return None
        return Character(
            id=character_id,
            name=data.name,
            season=data.season,
            difficulty=data.difficulty or 0,
            play=data.play or "",
            exceed=data.exceed,
            normals=data.normals,
            life=data.life,
            hand_limit=data.hand_limit,
            extra_starting_cards=data.extra_starting_cards,
            sealed=data.sealed,
            hooks=data.hooks,
            ability=self.effects("ability"),
            ability_text=data.ability.strip(),
            exceed_ability=self.effects("exceed_ability"),
            exceed_ability_text=data.exceed_ability.strip(),
            stored=_stored(data.stored),
            stored_exceeded=_stored(data.stored_exceeded),
            replacement_boost=self._replacement(data.replacement_boost),
            tokens=tuple(
                Token(
                    name=token.name,
                    copies=token.copies,
                    sides=token.sides,
                    start_offset=token.start_offset,
                    is_attack=token.is_attack,
                    is_card=token.is_card,
                    marks_boosts=token.marks_boosts,
                )
                for token in data.token
            ),
            attacks=self._attacks(data.attack),
            source=self.file.source,
        )

    def normals(self, set_id: str) -> NormalSet | None:
        """The normal cards of the file, or None if the file does not hold any.

        Args:
            set_id: the id that the set shall have.
        """
        data = read(self.file, FileNormals, self.errors)
        if data is None:
            return None
        return NormalSet(id=set_id, name=data.name, attacks=self._attacks(data.attack), source=self.file.source)

    def _attacks(self, attacks: tuple[FileAttack, ...]) -> tuple[Attack, ...]:
        return tuple(self._attack(index, attack) for index, attack in enumerate(attacks))

    def _attack(self, index: int, data: FileAttack) -> Attack:
        key: Key = ("attack", index)
        power, speed, armor, guard = (self._face(data, key, stat) for stat in _STATS)
        return Attack(
            id=slug(data.name),
            name=data.name,
            kind=data.kind,
            subtype=data.subtype,
            copies=data.copies,
            starts=data.starts,
            sealed_copies=data.sealed_copies,
            gauge=data.gauge,
            force=data.force,
            range=self.ranges.get(key),
            power=power,
            speed=speed,
            armor=armor,
            guard=guard,
            lines=self.effects(*key, "text"),
            text=data.text.strip(),
            boost=None if data.boost is None else self._boost(index, data.boost),
        )

    def _face(self, data: FileAttack, key: Key, stat: str) -> FaceNumber:
        number: FaceNumber = self.numbers[*key, stat] if (*key, stat) in self.numbers else getattr(data, stat)
        return number

    def _boost(self, index: int, data: FileBoost) -> Boost:
        return Boost(
            name=data.name,
            kind=data.kind,
            force=data.force,
            cancel=data.cancel,
            marker=data.marker,
            lines=self.effects("attack", index, "boost", "text"),
            text=data.text.strip(),
        )

    def _replacement(self, data: FileReplacement | None) -> ReplacementBoost | None:
        if data is None:
            return None
        return ReplacementBoost(
            name=data.name,
            kind=data.kind,
            force=data.force,
            face_down=data.face_down,
            leaves_to=data.leaves_to,
            lines=self.effects("replacement_boost", "text"),
            text=data.text.strip(),
        )

    def _number(self, key: Key, where: str, words: str) -> FaceNumber:
        try:
            return parse_expression(words)
        except CardTextError as error:
            self.add(key, f"{where}, {key[-1]}", error)
            return 0

    def _range(self, key: Key, where: str, text: str) -> Range:
        """Reads "3", "3-7", "1 to your Power" or a number in words."""
        plain = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
        if plain:
            low, high = int(plain[1]), int(plain[2] or plain[1])
            if low > high:
                self.errors.append(self.file.error(key, where, f'the range "{text}" ends before it begins'))
            elif high > FARTHEST:
                self.errors.append(self.file.error(key, where, f'the range "{text}" is longer than the board'))
            return Range(low, high)
        from_to = re.fullmatch(r"(\d+) to (.+)", text)
        if from_to:
            return Range(int(from_to[1]), self._number(key, where, from_to[2]))
        number = self._number(key, where, text)
        return Range(number, number)


def _stored(data: FileStored | None) -> Stored | None:
    return None if data is None else Stored(data.name, data.face_down)
