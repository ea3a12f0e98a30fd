"""What `check_file` finds in a character file, to the letter and in the order of the lines."""

from pathlib import Path
from textwrap import dedent

import pytest

from wildswing.cardtext.errors import CardFileErrors
from wildswing.exceed.text import check_file, load_character, read_character

GOOD = """
name = "Ann"
hooks = ["Wonderland"]
ability = "Wonderland."

[[token]]
name = "Serena"
copies = 2
marks_boosts = true

[[attack]]
name = "Slash"
kind = "special"
range = "1-3"
power = 5
speed = "the distance to the opponent"
text = \"\"\"
Hit: Draw 1.
After: Place Serena on any space.
\"\"\"
[attack.boost]
name = "Calm"
kind = "continuous"
marker = "Serena A"
text = "+1 Power."
"""

FULL_OF_ERRORS = """\
name = "Bad"
seson = 2
season = "two"
normals = "standart"
hooks = ["Wonder", "Unused"]
ability = "Wonder."
exceed_ability = \"\"\"
Hit: Push 1 space.
Draws 1.
\"\"\"
sealed = "closed"

[[token]]
name = "Serena"
copies = 0

[[attack]]
name = "One"
kind = "specal"
range = "7-3"
power = 5
speed = "the number of card"
text = "Before: Place Sirena on any space."
[attack.boost]
name = "Two"
kind = "continuous"
marker = "Serina A"
text = "Draw 1"

[[attack]]
kind = "special"
power = 5
speed = -1
range = 3
text = \"\"\"
Hit: draws 1. Dzz 1.
Hit: push 1.
\"\"\"
boost = "no"
"""

SENTENCE = (
    'a rule that holds ("you cannot be stunned" ...), a name, a bonus ("+1", "-2" ...), a fixed step ("gain Advantage"'
    ' ...), a verb ("push", "draw" ...), who does it, a choice ("choose one" ...), who may ("you may" ...), '
    '"give your attack", "if", "otherwise,"'
)
ALL_ERRORS = f"""\
ann.toml:2:9: "seson" is no key of the file
    nearest: "season"
ann.toml:3:11: season must be a whole number from 0 to 99, not "two"
ann.toml:4:12: there is no set of normal cards "standart"
    nearest: "standard"
ann.toml:5:9: there is no named rule "Unused"
ann.toml:5:9: there is no named rule "Wonder"
    nearest: "Wonderland"
ann.toml:8:13: exceed ability: "space" cannot stand after "Push 1"
    Hit: Push 1 space.
                ^
    here may stand: ".", "and", ":", ",", "each", "without passing", "from the attack's origin", \
"toward the attack's origin", "toward", "stopping on", "per", ", then"
ann.toml:9:5: exceed ability: this is understood, but the language writes it in another way
    Draws 1.
        ^
    write: Draw 1.
ann.toml:11:11: sealed must be one of "open", "secret", not "closed"
ann.toml:15:10: token "Serena": copies must be a whole number from 1 to 99, not 0
ann.toml:19:9: attack "One": kind must be one of "normal", "special", "ultra", "decree", "trait", \
"set-aside attack", not "specal"
    nearest: "special"
ann.toml:20:10: attack "One": the range "7-3" ends before it begins
ann.toml:22:28: attack "One", speed: the text ends too early
    the number of card
                      ^
    here may stand: "in"
ann.toml:23:23: attack "One": the file declares no token "Sirena"
    Before: Place Sirena on any space.
                  ^
    nearest: "Serena"
ann.toml:27:11: attack "One": the file declares no token "Serina A"
    nearest: "Serena"
ann.toml:28:15: boost "Two": a full stop is missing at the end of the line
    Draw 1
          ^
ann.toml:30:1: [attack] needs the key "name"
ann.toml:33:9: speed must be a whole number from 0 to 99, or a number in words such as "X", not -1
ann.toml:34:9: range must be a range in quotation marks, such as "1-3", not 3
ann.toml:36:15: attack 2: "Dzz" is not known
    Hit: draws 1. Dzz 1.
                  ^
    here may stand: {SENTENCE}
ann.toml:37:6: attack 2: this is understood, but the language writes it in another way
    Hit: push 1.
         ^
    write: Hit: Push 1.
ann.toml:39:10: boost must be a table, not "no"
"""


def messages(tmp_path: Path, source: str) -> list[str]:
    path = tmp_path / "ann.toml"
    path.write_text(source, "utf-8")
    return [str(error) for error in check_file(path)]


def test_a_good_file_has_no_errors(tmp_path: Path) -> None:
    assert messages(tmp_path, GOOD) == []
    ann = load_character(tmp_path / "ann.toml")
    assert (ann.id, ann.name, ann.normals, ann.life) == ("ann", "Ann", "standard", 30)
    assert load_character(str(tmp_path / "ann.toml")) == ann


def test_all_errors_of_a_file_are_found_at_once(tmp_path: Path) -> None:
    assert "\n".join(messages(tmp_path, FULL_OF_ERRORS)) == ALL_ERRORS.strip("\n")


CHANGES = {
    "an unknown hook": (
        ('"Wonderland."', '"Wonderlnd."'),
        """
        ann.toml:3:9: the hook "Wonderland" stands in no text
        ann.toml:4:12: ability: "Wonderlnd" is no word of the language, and no hook of this file
            Wonderlnd.
            ^
            nearest: "Wonderland"
        """,
    ),
    "a trigger that is read as a hook": (
        ("Hit: Draw 1.", "Whenhit: Draw 1."),
        """
        ann.toml:18:1: attack "Slash": "Whenhit" is no word of the language, and no hook of this file
            Whenhit: Draw 1.
            ^
            nearest: "when hit", "hit"
        """,
    ),
    "an unknown card": (
        ("Hit: Draw 1.", "Hit: Discard Slush from your hand."),
        """
        ann.toml:18:14: attack "Slash": the file declares no card "Slush"
            Hit: Discard Slush from your hand.
                         ^
            nearest: "Slash"
        """,
    ),
    "an unknown token or card": (
        ("Hit: Draw 1.", "If Calmer is transformed, draw 1."),
        """
        ann.toml:18:4: attack "Slash": the file declares no token or card "Calmer"
            If Calmer is transformed, draw 1.
               ^
            nearest: "Calm"
        """,
    ),
    "a range beyond the board": (
        ('"1-3"', '"1-12"'),
        """
        ann.toml:14:10: attack "Slash": the range "1-12" is longer than the board
        """,
    ),
    "a range in wrong words": (
        ('"1-3"', '"1 to my Power"'),
        """
        ann.toml:14:10: attack "Slash", range: "my" cannot stand here
            my Power
            ^
            here may stand: a named number ("the distance to the opponent" ...), "your", "the opponent's", "their", \
"its owner's", "the printed Power of", "the number of"
        """,
    ),
    "another way of writing": (
        ("+1 Power.", "+1 Power. +1 Speed."),
        """
        ann.toml:25:17: boost "Calm": this is understood, but the language writes it in another way
            +1 Power. +1 Speed.
                    ^
            write: +1 Power and +1 Speed.
        """,
    ),
    "a missing key": (
        ("power = 5\n", ""),
        """
        ann.toml:11:1: attack "Slash": [attack] needs the key "power"
        """,
    ),
    "two cards of one name": (
        ('text = "+1 Power."\n', '[[attack]]\nname = "slash!"\nkind = "ultra"\npower = 1\nspeed = 1\n'),
        """
        ann.toml:26:9: attack "slash!": there is another card "slash!"
        """,
    ),
}


@pytest.mark.parametrize(("change", "expected"), CHANGES.values(), ids=CHANGES)
def test_an_error_is_explained(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    source = GOOD.replace(*change)
    assert source != GOOD
    assert "\n".join(messages(tmp_path, source)) == dedent(expected).strip("\n")


def test_a_file_with_an_error_is_no_character() -> None:
    with pytest.raises(CardFileErrors) as caught:
        read_character(FULL_OF_ERRORS, "ann.toml")
    assert [error.line for error in caught.value.errors] == sorted(error.line for error in caught.value.errors)
    assert "this is understood" not in str(caught.value)


def test_another_way_of_writing_is_no_obstacle_to_playing() -> None:
    assert read_character(GOOD.replace("+1 Power.", "+1 power."), "ann.toml").attacks[0].boost is not None


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            b'name = "Ann\n',
            "ann.toml:1:12: this is not TOML: illegal character '\\n'\n    name = \"Ann\n               ^",
        ),
        (b"", 'ann.toml:1:1: the file needs the key "attack"\nann.toml:1:1: the file needs the key "name"'),
        (b'name = "\xff"', "ann.toml: this is not a UTF-8 text (byte 8)"),
        (None, "ann.toml: the file cannot be read: No such file or directory"),
    ],
    ids=["not TOML", "empty", "not text", "missing"],
)
def test_a_file_that_is_none_is_explained(content: bytes | None, message: str, tmp_path: Path) -> None:
    path = tmp_path / "ann.toml"
    if content is not None:
        path.write_bytes(content)
    assert "\n".join(str(error) for error in check_file(path)) == message
    with pytest.raises(CardFileErrors) as caught:
        load_character(path)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("key", "line", "message"),
    [
        (
            "difficulty",
            "difficulty = 4",
            "difficulty must be 1 (easy for beginners), 2 or 3 (rules of its own to learn), not 4",
        ),
        ("difficulty", 'difficulty = "hard"', 'rules of its own to learn), not "hard"'),
        ("play", f'play = "{"x" * 111}"', "play must be one line of at most 110 characters that says how to play, not"),
        ("play", 'play = "One line.\\nAnother."', "play must be one line of at most 110 characters"),
        ("play", 'play = ""', "play must be one line of at most 110 characters"),
    ],
)
def test_what_is_told_about_a_character_is_checked(tmp_path: Path, key: str, line: str, message: str) -> None:
    path = tmp_path / "ann.toml"
    path.write_text(GOOD.replace('name = "Ann"\n', f'name = "Ann"\n{line}\n'))
    (error,) = check_file(path)
    assert message in str(error)
    assert error.fault.line == 3


def test_a_character_may_tell_how_it_is_played() -> None:
    told = GOOD.replace('name = "Ann"\n', 'name = "Ann"\ndifficulty = 3\nplay = "Come close."\n')
    ann = read_character(told, "ann.toml")
    assert (ann.difficulty, ann.play) == (3, "Come close.")
    silent = read_character(GOOD, "ann.toml")
    assert (silent.difficulty, silent.play) == (0, "")
