"""From tables to typed structures, with all errors at once."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from wildswing.cardtext.cardfile import parse_file
from wildswing.cardtext.errors import CardTextError
from wildswing.cardtext.schema import read


class Boost(Struct, frozen=True):
    kind: Literal["instant", "continuous"]
    force: int = 0


class Attack(Struct, frozen=True):
    name: str
    power: Annotated[int, Meta(ge=0, description="a whole number")]
    boost: Boost | None = None
    hidden: bool = False


class File(Struct, frozen=True):
    name: str
    attack: tuple[Attack, ...] = ()
    boost: Boost | None = None
    hooks: tuple[str, ...] = ()


def errors_of(source: str) -> list[str]:
    errors: list[CardTextError] = []
    assert read(parse_file(source, "ann.toml"), File, errors) is None
    return [str(error) for error in errors]


def test_a_file_becomes_a_structure() -> None:
    source = 'name = "Ann"\nhooks = ["a"]\n[[attack]]\nname = "Slash"\npower = 3\n[attack.boost]\nkind = "instant"'
    errors: list[CardTextError] = []
    slash = Attack("Slash", 3, Boost("instant"))
    assert read(parse_file(source, "ann.toml"), File, errors) == File("Ann", (slash,), hooks=("a",))
    assert errors == []


def test_errors_of_all_tables_are_found_at_once() -> None:
    assert errors_of('[[attack]]\npower = -1\n[[attack]]\nname = "B"\npower = 1\n[attack.boost]\nkind = "instent"') == [
        'ann.toml:1:1: the file needs the key "name"',
        'ann.toml:1:1: [attack] needs the key "name"',
        "ann.toml:2:9: power must be a whole number, not -1",
        'ann.toml:7:9: attack "B": kind must be one of "instant", "continuous", not "instent"\n    nearest: "instant"',
    ]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("naem = 1", 'ann.toml:2:8: "naem" is no key of the file\n    nearest: "name"'),
        ("zzz = 1", 'ann.toml:2:7: "zzz" is no key of the file; the keys here are "name", "attack", "boost", "hooks"'),
        ("attack = 3", "ann.toml:2:10: attack must be a list of tables, not 3"),
        ("[attack]", "ann.toml:2:1: attack must be a list of tables, not a table"),
        ("boost = true", "ann.toml:2:9: boost must be a table, not true"),
        ("[[boost]]", "ann.toml:2:1: boost must be a table, not a list"),
        ("hooks = 'a'", 'ann.toml:2:10: hooks must be a list, not "a"'),
        ('[boost]\nkind = "instant"\nforce = "x"', 'ann.toml:4:10: force must be a whole number, not "x"'),
        ('[boost]\nkind = "instant"\nforce = 1.5', "ann.toml:4:9: force must be a whole number, not 1.5"),
        (
            '[[attack]]\nname = "A"\npower = 1\nhidden = 0',
            'ann.toml:5:10: attack "A": hidden must be true or false, not 0',
        ),
        ('[[attack]]\nname = ["A"]\npower = 1', 'ann.toml:3:8: name must be a text, not ["A"]'),
        ('[[attack]]\nname = [["A"]]\npower = 1', "ann.toml:3:8: name must be a text, not a list"),
        (f'[[attack]]\nname = ["{"A" * 99}"]\npower = 1', "ann.toml:3:8: name must be a text, not a list"),
    ],
)
def test_a_wrong_value_is_explained(source: str, message: str) -> None:
    assert errors_of(f'name = "Ann"\n{source}') == [message]
