"""From a card file to a character or a set of normal cards, collecting every error on the way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from wildswing.cardtext.errors import CardTextError
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
from wildswing.exceed.text.language import parse_expression, parse_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wildswing.cardtext.cardfile import CardFile
    from wildswing.cardtext.locate import Key
    from wildswing.exceed.text.files import FileAttack, FileBoost, FileReplacement, FileStored
    from wildswing.exceed.text.steps import Line

_STATS = ("power", "speed", "armor", "guard")
FARTHEST = 9
"""No range reaches farther: the board has nine spaces."""


def slug(name: str) -> str:
    """A name as an id.

    >>> slug("Crusader's Oath"), slug("Astral Heat: Rising!")
    ('crusaders-oath', 'astral-heat-rising')

    Args:
        name: the name of a card.
    """
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


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
            yield (*key, "text"), _called(key, kind, table), table["text"]


def _called(key: Key, kind: str, table: Mapping[str, Any]) -> str:
    """What to call an attack or boost in messages: its name, or the number of the attack."""
    if isinstance(table.get("name"), str):
        return f'{kind} "{table["name"]}"'
    return f"{kind} {key[1] + 1}" if len(key) > 1 and isinstance(key[1], int) else kind


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


class Assembly:
    """The work on one file.

    Args:
        file: the file; what is wrong with it is added to `errors`.
    """

    def __init__(self, file: CardFile) -> None:
        self.file = file
        self.errors: list[CardTextError] = []
        self.lines: dict[Key, list[tuple[int, Line]]] = {}
        self.numbers: dict[Key, FaceNumber] = {}
        self.ranges: dict[Key, Range] = {}
        for key, where, text in texts_of(file.tables):
            lines, errors = parse_lines(text)
            spot = file.spot(key)
            self.lines[key] = lines
            self.errors.extend(error.placed(file.name, where, spot.line, spot.column) for error in errors)
        for key, kind, table in _halves(file.tables):
            where = _called(key, kind, table)
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
            exceed=data.exceed,
            normals=data.normals,
            life=data.life,
            hand_limit=data.hand_limit,
            extra_starting_cards=data.extra_starting_cards,
            sealed=data.sealed,
            hooks=data.hooks,
            ability=self._effects("ability"),
            ability_text=data.ability.strip(),
            exceed_ability=self._effects("exceed_ability"),
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

    def _effects(self, *key: str | int) -> tuple[Line, ...]:
        return tuple(line for _, line in self.lines.get(key, ()))

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
            lines=self._effects(*key, "text"),
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
            lines=self._effects("attack", index, "boost", "text"),
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
            lines=self._effects("replacement_boost", "text"),
            text=data.text.strip(),
        )

    def _number(self, key: Key, where: str, words: str) -> FaceNumber:
        try:
            return parse_expression(words)
        except CardTextError as error:
            spot = self.file.spot(key)
            self.errors.append(error.placed(self.file.name, f"{where}, {key[-1]}", spot.line, spot.column))
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
