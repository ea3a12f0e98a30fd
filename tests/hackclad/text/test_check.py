"""What `check_file` finds in the card files, to the letter and in the order of the lines."""

from pathlib import Path
from textwrap import dedent

import pytest

from wildswing.cardtext.errors import CardFileErrors
from wildswing.hackclad.text import (
    check_file,
    load_clad,
    load_field,
    load_missions,
    load_witch,
    read_clad,
    read_missions,
    read_witch,
)

HEAD = """\
name = "Ann"

[basic_limits]
move = 1
mp = 2
damage = 1

[[cp]]
cost = 1
type = "reaction"
text = "Reduce the damage by 2."

[[cp]]
name = "Sabbath"
innate = true
cost = 3
type = "support"
text = "Your MP becomes 7."

[[card]]
name = "Blast"
set = "basic"
type = "attack magic"
range = \"\"\"
x x
@ .
\"\"\"
atk = "1+X"
mp = "X"
vp = 1
label = "Drone"
text = \"\"\"
X is the MP you spend.
After: Repel the Clad.
\"\"\"

[[card]]
name = "Guard"
set = "basic"
type = "reaction"
vp = 1
text = "Reduce the damage by 1 per Drone card in your discard pile."
"""
FILLING = "".join(
    f'\n[[card]]\nname = "Filling {kind} {number}"\nset = "{kind}"\ntype = "support"\nvp = 1\n'
    for kind, count in (("basic", 6), ("enhanced", 8))
    for number in range(count)
)
GOOD = HEAD + FILLING


def messages(path: Path, source: str) -> str:
    file = path / "ann.toml"
    file.write_text(source, "utf-8")
    return "\n".join(str(error) for error in check_file(file))


def changed(source: str, change: tuple[str, str]) -> str:
    assert source.count(change[0]) == 1
    return source.replace(*change)


def test_a_witch_in_order_has_no_errors(tmp_path: Path) -> None:
    assert messages(tmp_path, GOOD) == ""
    assert read_witch(GOOD, "ann.toml").id == "ann"


GUARD = 'text = "Reduce the damage by 1 per Drone card in your discard pile."'
PLAIN = 'name = "Filling basic 0"\nset = "basic"\ntype = "support"\nvp = 1\n'
AFTER = "After: Repel the Clad."
DURATION = 'this lasts: say "this turn", "this round" or "while in your discard pile"'
ONE_USE = "this holds for one use of an attack, and can stand only on an attack and without a duration"

CHANGES: dict[str, tuple[tuple[str, str], str]] = {
    # the file
    "an unknown key": (
        ("label = ", "labell = "),
        """
        ann.toml:31:11: card "Blast": "labell" is no key of [card]
            nearest: "label"
        ann.toml:42:36: card "Guard": no card of this file has the label "Drone"
            Reduce the damage by 1 per Drone card in your discard pile.
                                       ^
        """,
    ),
    "a missing key": (
        ("move = 1\n", ""),
        """
        ann.toml:3:1: [basic_limits] needs the key "move"
        """,
    ),
    "an unknown type": (
        ('type = "attack magic"', 'type = "atack magic"'),
        """
        ann.toml:23:9: card "Blast": type must be one of "attack", "attack magic", "reaction", "reaction magic", \
"support", "support magic", not "atack magic"
            nearest: "attack magic", "reaction magic"
        """,
    ),
    "a strange ATK": (
        ('atk = "1+X"', 'atk = "X+1"'),
        """
        ann.toml:28:8: card "Blast": atk must be a whole number from 0 to 99, "X", or a number and X such as "1+X", \
not "X+1"
        """,
    ),
    "no MP": (
        ('mp = "X"', "mp = 0"),
        """
        ann.toml:29:6: card "Blast": a card costs "X" MP if its text says "X is the MP you spend", and only then
        ann.toml:29:6: card "Blast": mp must be a whole number from 1 to 99, or "X", not 0
        """,
    ),
    "a letter that a picture does not have": (
        ("@ .", "@ o"),
        """
        ann.toml:26:1: card "Blast": "o" is no letter of this picture; they are "@", ".", "x"
        """,
    ),
    "rows of different lengths": (
        ("@ .", "@"),
        """
        ann.toml:26:1: card "Blast": the rows of the picture differ in length
        """,
    ),
    "no Witch in the picture": (
        ("@ .", ". ."),
        """
        ann.toml:25:1: card "Blast": the picture needs "@" once
        """,
    ),
    "two Witches in the picture": (
        ("@ .", "@ @"),
        """
        ann.toml:25:1: card "Blast": the picture needs "@" once
        """,
    ),
    "a range on a card that is no attack": (
        (PLAIN, f'{PLAIN}range = "x @"\n'),
        """
        ann.toml:49:10: card "Filling basic 0": an attack, and no other card, has the key "range"
        """,
    ),
    "an attack without ATK": (
        ('atk = "1+X"\n', ""),
        """
        ann.toml:20:1: card "Blast": an attack, and no other card, has the key "atk"
        ann.toml:32:1: card "Blast": the text says what X is in vain
        """,
    ),
    "two different cards of one name": (
        ('name = "Filling basic 1"', 'name = "guard!"'),
        """
        ann.toml:51:9: card "guard!": there is another card "guard!", which is not the same
        """,
    ),
    "too few basic cards": (
        (PLAIN, PLAIN.replace('"basic"', '"enhanced"')),
        """
        ann.toml:20:1: a Witch has 8 cards of the set "basic", not 7
        ann.toml:20:1: a Witch has 8 cards of the set "enhanced", not 9
        """,
    ),
    "no innate CP action": (
        ('name = "Sabbath"\ninnate = true\n', ""),
        """
        ann.toml:8:1: a Witch has 1 innate CP action, not 0
        """,
    ),
    "an innate CP action without a name": (
        ('name = "Sabbath"\n', ""),
        """
        ann.toml:13:1: CP action 2: the innate CP action, and no other one, has a name
        """,
    ),
    # the grammar, and other ways of writing
    "a misspelled step": (
        ("Your MP becomes 7.", "Your MP become 7."),
        """
        ann.toml:18:9: CP action "Sabbath": "Your MP become" is not known
            Your MP become 7.
            ^
            nearest: "your MP becomes"
            here may stand: LINE
        """,
    ),
    "another way of writing": (
        (AFTER, "After: Draw 1 card and repel the Clad."),
        """
        ann.toml:34:19: card "Blast": this is understood, but the language writes it in another way
            After: Draw 1 card and repel the Clad.
                              ^
            write: After: Draw 1 card. Repel the Clad.
        """,
    ),
    "a chain of steps in sentences of their own": (
        (AFTER, "After: Draw 1 card, then you may draw 1 card. Draw up to 1 card."),
        """
        ann.toml:34:19: card "Blast": this is understood, but the language writes it in another way
            After: Draw 1 card, then you may draw 1 card. Draw up to 1 card.
                              ^
            write: After: Draw 1 card. You may draw 1 card. Draw up to 1 card.
        """,
    ),
    # names
    "an unknown card": (
        (AFTER, "After: Add 1 card named Guart from your discard pile to your hand."),
        """
        ann.toml:34:25: card "Blast": no card of this file is named "Guart"
            After: Add 1 card named Guart from your discard pile to your hand.
                                    ^
            nearest: "Guard"
        """,
    ),
    # what makes no sense where it stands
    "lines in disorder": (
        (AFTER, f"{AFTER}\nExtra cost: discard 1 card."),
        """
        ann.toml:35:1: card "Blast": the lines stand in the order: only, cost, before, without a label, after, when, \
while
            Extra cost: discard 1 card.
            ^
        """,
    ),
    "a cost that is none of a card": (
        (GUARD, 'text = """\nCost: discard 1 card.\nReduce the damage by 1.\n"""'),
        """
        ann.toml:43:1: card "Guard": a skill card has an "Extra cost", everything else a "Cost"
            Cost: discard 1 card.
            ^
        """,
    ),
    "an extra cost of an action": (
        ('"Your MP becomes 7."', '"Extra cost: discard 1 card."'),
        """
        ann.toml:18:9: CP action "Sabbath": a skill card has an "Extra cost", everything else a "Cost"
            Extra cost: discard 1 card.
            ^
        """,
    ),
    "no optional extra cost": (
        (AFTER, "After: If you paid the extra cost, repel the Clad."),
        """
        ann.toml:34:1: card "Blast": there is no optional extra cost
            After: If you paid the extra cost, repel the Clad.
            ^
        """,
    ),
    "a label for attacks": (
        (PLAIN, f'{PLAIN}text = "After: Draw 1 card."\n'),
        """
        ann.toml:49:9: card "Filling basic 0": "Before" and "After" are for attacks
            After: Draw 1 card.
            ^
        """,
    ),
    "an attack that does something at no time": (
        (AFTER, "Choose one: +1 ATK; or if you could not, repel the Clad."),
        """
        ann.toml:34:1: card "Blast": on an attack, what is done stands after "Before" or "After"
            Choose one: +1 ATK; or if you could not, repel the Clad.
            ^
        """,
    ),
    "a state that does something": (
        (PLAIN, f'{PLAIN}text = "While in your discard pile: Draw 1 card."\n'),
        """
        ann.toml:49:9: card "Filling basic 0": after "while in your discard pile" stands what holds, not what is done
            While in your discard pile: Draw 1 card.
            ^
        """,
    ),
    "an attack that reaches nobody": (
        (PLAIN, f'{PLAIN}text = "When this attack reaches you: Draw 1 card."\n'),
        """
        ann.toml:49:9: card "Filling basic 0": only a reaction can have "when this attack reaches you"
            When this attack reaches you: Draw 1 card.
            ^
        """,
    ),
    "a support card that reduces damage": (
        (PLAIN, f'{PLAIN}text = "Reduce the damage by 1."\n'),
        """
        ann.toml:49:9: card "Filling basic 0": only a reaction reduces damage
            Reduce the damage by 1.
            ^
        """,
    ),
    "that card, but which": (
        (PLAIN, f'{PLAIN}text = "When discarded for an extra cost: That card has +1 ATK."\n'),
        """
        ann.toml:49:9: card "Filling basic 0": "that card" stands only after "when discarded for the extra cost of an \
Attack or Attack Magic card"
            When discarded for an extra cost: That card has +1 ATK.
            ^
        """,
    ),
    "ATK too late": (
        (AFTER, "After: If you could not, +1 ATK."),
        """
        ann.toml:34:1: card "Blast": the ATK cannot change after the damage
            After: If you could not, +1 ATK.
            ^
        """,
    ),
    "a duration before what is done": (
        (AFTER, "After: This round, draw 1 card."),
        """
        ann.toml:34:1: card "Blast": after "this round" stands what holds, not what is done
            After: This round, draw 1 card.
            ^
        """,
    ),
    "how long": (
        (AFTER, "After: You take 1 less damage."),
        f"""
        ann.toml:34:1: card "Blast": {DURATION}
            After: You take 1 less damage.
            ^
        """,
    ),
    "how long, after each event": (
        (AFTER, "After: This round, when you pick up Magic Shards: You take no damage."),
        f"""
        ann.toml:34:1: card "Blast": {DURATION}
            After: This round, when you pick up Magic Shards: You take no damage.
            ^
        """,
    ),
    "how long, in an option": (
        (AFTER, "After: Choose one: Draw 1 card; or you may spend 1 CP: The Clad cannot move or be Repelled."),
        f"""
        ann.toml:34:1: card "Blast": {DURATION}
            After: Choose one: Draw 1 card; or you may spend 1 CP: The Clad cannot move or be Repelled.
            ^
        """,
    ),
    "ATK of no attack": (
        (PLAIN, f'{PLAIN}text = "+1 ATK."\n'),
        f"""
        ann.toml:49:9: card "Filling basic 0": {ONE_USE}
            +1 ATK.
            ^
        """,
    ),
    "ATK that lasts": (
        (AFTER, "This turn, +1 ATK."),
        f"""
        ann.toml:34:1: card "Blast": on an attack, what is done stands after "Before" or "After"
            This turn, +1 ATK.
            ^
        ann.toml:34:1: card "Blast": {ONE_USE}
            This turn, +1 ATK.
            ^
        """,
    ),
    "X that nobody sets": (
        (GUARD, 'text = "Reduce the damage by X."'),
        """
        ann.toml:42:9: card "Guard": X is used, but the text does not say what it is
        """,
    ),
    "X that nobody asks for": (
        (GUARD, 'text = """\nX is your MP.\nReduce the damage by 1.\n"""'),
        """
        ann.toml:43:1: card "Guard": the text says what X is in vain
        """,
    ),
    "MP of the player's choice": (
        ("X is the MP you spend.", "X is your MP."),
        """
        ann.toml:29:7: card "Blast": a card costs "X" MP if its text says "X is the MP you spend", and only then
        """,
    ),
}


@pytest.mark.parametrize(("change", "expected"), CHANGES.values(), ids=CHANGES)
def test_an_error_is_explained(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    found = messages(tmp_path, changed(GOOD, change))
    wanted = dedent(expected).strip("\n")
    if "LINE" in wanted:  # what can begin a line is listed in the tests of the messages
        found, wanted = (text.split("here may stand: ")[0] for text in (found, wanted))
    assert found == wanted


def test_a_condition_uses_x_too(tmp_path: Path) -> None:
    text = 'text = """\nX is your MP.\nIf X is 2 or more, reduce the damage by 2.\n"""'
    assert messages(tmp_path, changed(GOOD, (GUARD, text))) == ""


CLAD_CHANGES: dict[str, tuple[tuple[str, str], str]] = {
    "an icon without a space": (
        ('text = "Move 1. Face left."', 'text = "Attack. Move 1. Face left."'),
        """
        ann.toml:6:9: card "Veer Left": there is an icon "Attack", but the picture marks no space for it
        """,
    ),
    "spaces without an icon": (
        ('text = "Attack. Drop. Turn around."', 'text = "Attack. Turn around."'),
        """
        ann.toml:16:9: card "Whirlwind": there is no icon "Drop", but the picture marks spaces for it
        """,
    ),
    "a misspelled icon": (
        ('text = "Move 1. Face left."', 'text = "Move 1. Fase left."'),
        """
        ann.toml:6:17: card "Veer Left": "Fase" is not known
            Move 1. Fase left.
                    ^
            nearest: "face"
            here may stand: an icon ("attack", "drop", "turn around"), "face", "move"
        """,
    ),
    "another way of writing": (
        ('text = "Move 1. Face left."', 'text = "move 1. Face left."'),
        """
        ann.toml:6:9: card "Veer Left": this is understood, but the language writes it in another way
            move 1. Face left.
            ^
            write: Move 1. Face left.
        """,
    ),
    "a Voltage that is none": (
        ('name = "Veer Left"\nvoltage = 1', 'name = "Veer Left"\nvoltage = 4'),
        """
        ann.toml:5:11: card "Veer Left": voltage must be 1, 2 or 3, not 4
        """,
    ),
    "too many of a Voltage": (
        ('name = "Veer Left"\nvoltage = 1', 'name = "Veer Left"\nvoltage = 2'),
        """
        ann.toml:3:1: a Clad has 3 cards of Voltage 2, not 4
        ann.toml:3:1: a Clad has 6 cards of Voltage 1, not 5
        ann.toml:REPLACES: card "Staggering Sweep Left": there is no card "Veer Left" of Voltage 1
        """,
    ),
    "an unknown card": (
        ('replaces = "Rush"', 'replaces = "Rash"'),
        """
        ann.toml:RASH: card "Tail Rush": there is no card "Rash" of Voltage 2
            nearest: "Rush"
        """,
    ),
    "an expert card that replaces none": (
        ('replaces = "Rush"\n', ""),
        """
        ann.toml:EXPERT: card "Tail Rush": an expert card, and no other one, replaces a card
        """,
    ),
    "two cards of one name": (
        ('name = "Tail Rush"', 'name = "tail whip"'),
        """
        ann.toml:NAME: card "tail whip": there is another card "tail whip"
        """,
    ),
    "two Clads in the picture": (
        (". x . x .\n. * ^ * .", ". x . x .\n. * ^ ^ ."),
        """
        ann.toml:18:1: card "Whirlwind": the picture needs "^" once
        """,
    ),
}


@pytest.mark.parametrize(("change", "expected"), CLAD_CHANGES.values(), ids=CLAD_CHANGES)
def test_an_error_in_a_clad_is_explained(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    source = changed(load_clad("wyrm").source, change)
    lines = source.split("\n")
    last = max(index for index, line in enumerate(lines, 1) if line == "expert = true")
    wanted = dedent(expected).strip("\n")
    for name, line, column in (
        ("REPLACES", lines.index('replaces = "Veer Left"') + 1, 13),
        ("RASH", last + 1, 13),
        ("EXPERT", last, 10),
        ("NAME", last - 2, 9),
    ):
        wanted = wanted.replace(f":{name}:", f":{line}:{column}:")
    assert messages(tmp_path, source) == wanted


MISSION_CHANGES: dict[str, tuple[tuple[str, str], str]] = {
    "X that is not said": (
        ('title = "Assault"\nvp = 3', 'title = "Assault"\nvp = "X"'),
        """
        ann.toml:6:7: mission "Assault": a Mission is worth X if its text says what X is, and only then
        """,
    ),
    "a Witch nobody knows": (
        ('title = "Assault"\nvp = 3\nfirst_game = "rosette"', 'title = "Assault"\nvp = 3\nfirst_game = "rosetta"'),
        """
        ann.toml:7:15: mission "Assault": there is no Witch "rosetta"
            nearest: "rosette"
        """,
    ),
    "two Missions of one name": (
        ('title = "Flash"', 'title = "assault"'),
        """
        ann.toml:11:10: mission "assault": there is another Mission "assault"
        """,
    ),
    "a missing text": (
        ('text = "You moved 3 or more spaces this round."\n', ""),
        """
        ann.toml:10:1: mission "Flash": [mission] needs the key "text"
        """,
    ),
    "a misspelled text": (
        ("You moved 3 or more spaces this round.", "You moved 3 or more spaces."),
        """
        ann.toml:13:35: mission "Flash": "." cannot stand after "or more spaces"
            You moved 3 or more spaces.
                                      ^
            here may stand: how long ("this turn", "this round")
        """,
    ),
    "another way of writing": (
        ("You moved 3 or more spaces this round.", "You moved 3 or more space this round."),
        """
        ann.toml:13:34: mission "Flash": this is understood, but the language writes it in another way
            You moved 3 or more space this round.
                                     ^
            write: You moved 3 or more spaces this round.
        """,
    ),
}


@pytest.mark.parametrize(("change", "expected"), MISSION_CHANGES.values(), ids=MISSION_CHANGES)
def test_an_error_in_the_missions_is_explained(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    assert messages(tmp_path, changed(load_missions().source, change)) == dedent(expected).strip("\n")


FIELD_CHANGES: dict[str, tuple[tuple[str, str], str]] = {
    "a strange order": (
        ('"clad 2"', '"claw 2"'),
        """
        ann.toml:5:9: order must be a list such as ["turn 1", "clad 1"], not ["turn 1", "clad 1", "turn 2", "claw 2", \
"turn 3", "clad 3", "turn 4"]
        """,
    ),
    "half a space": (
        ("space = [-1, 2]", "space = [-1]"),
        """
        ann.toml:14:9: entry_point "A": space must be a space, as in [0, 2], not [-1]
        """,
    ),
    "a misspelled text": (
        ("Move up to 1 space.", "Move upto 1 space."),
        """
        ann.toml:LAST: Turn slot 4: "upto" is not known
            Move upto 1 space.
                 ^
            nearest: "up to"
            here may stand: a number, "all", "any number of", "any amount of", "that much", "to", "up to"
        """,
    ),
}


@pytest.mark.parametrize(("change", "expected"), FIELD_CHANGES.values(), ids=FIELD_CHANGES)
def test_an_error_in_the_field_is_explained(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    source = changed(load_field().source, change)
    last = source[: source.find("upto")].count("\n") + 1
    assert messages(tmp_path, source) == dedent(expected).strip("\n").replace(":LAST:", f":{last}:14:")


def test_a_file_with_an_error_is_not_loaded() -> None:
    with pytest.raises(CardFileErrors, match="only a reaction reduces damage"):
        read_witch(changed(GOOD, (PLAIN, f'{PLAIN}text = "Reduce the damage by 1."\n')), "ann.toml")
    with pytest.raises(CardFileErrors, match="the picture marks no space for it"):
        read_clad(changed(load_clad().source, CLAD_CHANGES["an icon without a space"][0]), "ann.toml")
    with pytest.raises(CardFileErrors, match="a Mission is worth X"):
        read_missions(changed(load_missions().source, MISSION_CHANGES["X that is not said"][0]), "ann.toml")


def test_another_way_of_writing_is_no_obstacle_to_playing() -> None:
    assert read_witch(changed(GOOD, ("Your MP", "your MP")), "ann.toml").cp_actions[1].text == "your MP becomes 7."


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            b'name = "Ann\n',
            "ann.toml:1:12: this is not TOML: illegal character '\\n'\n    name = \"Ann\n               ^",
        ),
        (b'name = "\xff"', "ann.toml: this is not a UTF-8 text (byte 8)"),
        (None, "ann.toml: the file cannot be read: No such file or directory"),
    ],
    ids=["not TOML", "not text", "missing"],
)
def test_a_file_that_is_none_is_explained(content: bytes | None, message: str, tmp_path: Path) -> None:
    path = tmp_path / "ann.toml"
    if content is not None:
        path.write_bytes(content)
    assert "\n".join(str(error) for error in check_file(path)) == message
    with pytest.raises(CardFileErrors) as caught:
        load_witch(path)
    assert str(caught.value) == message
