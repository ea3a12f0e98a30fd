"""Lines that are understood and written in another way, or that cannot be written at all."""

from wildswing.cardtext.cardfile import parse_file
from wildswing.cardtext.printing import CannotSayError
from wildswing.cardtext.style import style_error

FILE = parse_file('text = """\nDraw 1.\n  Draw 2.\n"""\n', "ann.toml")


def spoken(count: int) -> str:
    if count > 2:
        raise CannotSayError(f"more than {count}")
    return f"Draw {count}"


def errors(meant: int) -> list[str]:
    return [str(error) for error in style_error(FILE, ("text",), "ability", 2, "Draw 2.", meant, spoken)]


def test_a_line_in_the_style_of_the_language_is_no_error() -> None:
    assert errors(2) == []


def test_the_error_is_where_the_line_differs() -> None:
    (error,) = errors(1)
    assert error.split("\n") == [
        "ann.toml:3:8: ability: this is understood, but the language writes it in another way",
        "    Draw 2.",
        "         ^",
        "    write: Draw 1.",
    ]


def test_what_has_no_words_is_an_error_too() -> None:
    assert errors(3) == ["ann.toml:3:3: ability: this cannot be printed back: more than 3\n    Draw 2.\n    ^"]
