"""Card files as tables with places."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildswing.cardtext.cardfile import parse_file
from wildswing.cardtext.errors import CardFileErrors
from wildswing.cardtext.locate import Spot, locate

SOURCE = '''\
# a comment = "with a sign"
name = "Ann"  # another
numbers = [
  1, # [
  2,
]
"odd key" = 'single'

[stored]
face_down = true

[[attack]]
text = """
Hit: Draw 1.
name = "no key"
"""
[attack.boost]
text = """Now: Draw 1."""
inline = { a = 1 }
dotted.key = 3

[[attack]]
power = 5
[attack.boost]
text = "After: Draw 1."
'''

PLACES = {
    ("name",): (2, 9),
    ("numbers",): (3, 11),
    ("odd key",): (7, 14),
    ("stored",): (9, 1),
    ("stored", "face_down"): (10, 13),
    ("attack", 0): (12, 1),
    ("attack", 0, "text"): (14, 1),
    ("attack", 0, "boost"): (17, 1),
    ("attack", 0, "boost", "text"): (18, 11),
    ("attack", 0, "boost", "inline"): (19, 10),
    ("attack", 0, "boost", "dotted", "key"): (20, 14),
    ("attack", 1): (22, 1),
    ("attack", 1, "power"): (23, 9),
    ("attack", 1, "boost"): (24, 1),
    ("attack", 1, "boost", "text"): (25, 9),
}


def test_every_table_and_value_has_its_place() -> None:
    tomllib.loads(SOURCE)
    assert locate(SOURCE) == {key: Spot(*place) for key, place in PLACES.items()}


@given(st.text())
def test_any_text_can_be_searched_for_places(source: str) -> None:
    assert all(spot.line >= 1 and spot.column >= 1 for spot in locate(source).values())


def test_a_missing_value_has_the_place_of_its_table() -> None:
    file = parse_file(SOURCE, "ann.toml")
    assert file.spot(("attack", 1, "boost", "name")) == Spot(24, 1)
    assert file.spot(("attack", 9)) == Spot(12, 1)
    assert file.spot(("nothing",)) == Spot(1, 1)
    assert str(file.error(("attack", 1, "power"), "attack 2", "too strong", ("3",))) == (
        'ann.toml:23:9: attack 2: too strong\n    nearest: "3"'
    )


@pytest.mark.parametrize(
    ("source", "place", "shown"),
    [
        ('name = "Ann"\npower = \n', "2:9", ["    power = ", "            ^"]),
        ('name = """Ann', "1:14", ['    name = """Ann', "                 ^"]),
    ],
    ids=["no value", "no end"],
)
def test_what_is_not_toml_is_explained(source: str, place: str, shown: list[str]) -> None:
    with pytest.raises(CardFileErrors) as caught:
        parse_file(source, "ann.toml")
    first, *rest = str(caught.value).split("\n")
    assert first.startswith(f"ann.toml:{place}: this is not TOML: ")
    assert "(at" not in first
    assert rest == shown
