"""One line of words: fields, sections, places, errors."""

import pytest

from wildswing.kernel.encoding import parse, parts
from wildswing.kernel.errors import PositionError


def test_a_line_is_fields_words_and_sections() -> None:
    line = "game:1 turn=3  a[x=1 word b[y=] ] stack[one two]"
    section = parse(line)
    assert [word.text for word in section.words] == ["game:1"]
    assert section.fields["turn"].whole_number() == 3
    assert [inner.name for inner in section.sections] == ["a", "stack"]
    a = section.section("a")
    assert a is not None
    assert a.fields["x"].text == "1"
    assert line[a.fields["x"].place] == "1"
    inner = a.section("b")
    assert inner is not None
    assert inner.fields["y"].text == ""
    assert section.section("c") is None


def test_parts_know_their_places() -> None:
    line = "hand=grasp,cross,dive"
    found = parts(parse(line).fields["hand"])
    assert [part.text for part in found] == ["grasp", "cross", "dive"]
    assert [line[part.place :] for part in found] == ["grasp,cross,dive", "cross,dive", "dive"]
    assert parts(parse("hand=").fields["hand"]) == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("a[b", "position, character 1: a[ is not closed by a ]"),
        ("a[b]]", "position, character 5: this ] closes nothing"),
        ("x=1 x=2", "position, character 5: x stands here twice"),
    ],
)
def test_errors_say_where(line: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse(line)
    assert str(caught.value) == message


def test_unknown_fields_and_numbers() -> None:
    with pytest.raises(
        PositionError, match=r"character 3: there is no field 'lif' in a\[\.\.\.\]; the nearest is life"
    ):
        parse("a[lif=3]").sections[0].check_fields(["life", "space"])
    with pytest.raises(PositionError, match=r"character 1: there is no field 'q'$"):
        parse("q=3").check_fields(["life"])
    with pytest.raises(PositionError, match="character 3: 'x' is not a whole number"):
        parse("a=x").fields["a"].whole_number()
