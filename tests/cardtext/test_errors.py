"""Errors: how they print, where they stand, and which phrases are near."""

from wildswing.cardtext.errors import CardFileErrors, CardTextError, Fault, in_order, listed, nearest


def error(line: int, column: int = 1, message: str = "wrong") -> CardTextError:
    return CardTextError(Fault(message, line=line, column=column))


def test_an_error_shows_all_that_it_knows() -> None:
    fault = Fault(
        "this is wrong",
        line=3,
        column=7,
        text="Hit: Pusch 1.",
        caret=5,
        expected=('"a"', '"b"'),
        nearest=("push", "pull"),
        suggestion="Hit: Push 1.",
        where="ability",
        file="ann.toml",
    )
    assert str(CardTextError(fault)).split("\n") == [
        "ann.toml:3:7: ability: this is wrong",
        "    Hit: Pusch 1.",
        "         ^",
        "    write: Hit: Push 1.",
        '    nearest: "push", "pull"',
        '    here may stand: "a", "b"',
    ]


def test_a_long_list_is_cut() -> None:
    text = str(CardTextError(Fault("wrong", expected=tuple(str(number) for number in range(20)))))
    assert text == "line 1, column 1: wrong\n    here may stand: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, and 8 more"


def test_an_error_in_no_place_of_a_file_names_the_file() -> None:
    assert str(CardTextError(Fault("gone", line=0, file="ann.toml"))) == "ann.toml: gone"


def test_an_error_gets_its_place_in_a_file() -> None:
    assert str(error(1, 5).placed("ann.toml", "ability", 10, 12)) == "ann.toml:10:16: ability: wrong"
    assert str(error(2, 5).placed("ann.toml", "ability", 10, 12)) == "ann.toml:11:5: ability: wrong"


def test_an_error_shows_its_parts() -> None:
    parts = CardTextError(Fault("wrong", line=2, column=3, nearest=("a",), expected=("b",), suggestion="c", where="d"))
    assert (parts.message, parts.line, parts.column, parts.file) == ("wrong", 2, 3, "")
    assert (parts.nearest, parts.expected, parts.suggestion, parts.where, parts.text) == (("a",), ("b",), "c", "d", "")


def test_errors_are_sorted_by_their_places() -> None:
    errors = [error(3), error(1, 9), error(1, 2, "z"), error(1, 2, "a")]
    places = [(1, 2, "a"), (1, 2, "z"), (1, 9, "wrong"), (3, 1, "wrong")]
    assert [(one.line, one.column, one.message) for one in in_order(errors)] == places
    assert str(CardFileErrors([error(2), error(1)])) == "line 1, column 1: wrong\nline 2, column 1: wrong"


def test_near_phrases_come_best_first() -> None:
    assert nearest("gauge", ["gauges", "Gauge", "force", "gauging"]) == ("Gauge", "gauges", "gauging")
    assert nearest("gauge", ["gauges", "Gauge", "gauging"], most=1) == ("Gauge",)
    assert nearest("gauge", ["force", "hand"]) == ()


def test_a_list_is_quoted_or_not() -> None:
    assert listed(["a", "b"]) == '"a", "b"'
    assert listed(["a", "b"], quote=False) == "a, b"
