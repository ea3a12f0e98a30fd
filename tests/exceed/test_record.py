"""Records: a game is played again from its text, at every moment; a broken record says in which line."""

from pathlib import Path

import pytest

import wildswing as ws
from tests.exceed.games import finished, replayed
from wildswing.exceed.text import load_character


def test_seeking_gives_games_that_go_their_own_way() -> None:
    again = ws.replay(finished(2).record)
    one, other = again.at(5), again.at(5)
    one.choose(one.options[-1])
    assert other == again.at(5)
    assert other != one
    with pytest.raises(ws.WildswingError, match=f"this game has {again.length} choices: there is nothing after choice"):
        again.at(again.length + 1)


@pytest.mark.parametrize("first", [0, 1, None, "choose"])
def test_the_record_says_who_is_first(first: int | str | None) -> None:
    game = ws.new("exceed", ["ryu", "akuma"], seed=5, first=first)
    assert ws.replay(game.record).final == game


# ---- characters from files


@pytest.fixture
def custom(tmp_path: Path) -> str:
    """A card file of somebody's own."""
    path = tmp_path / "mine.toml"
    source = load_character("ryu").source
    path.write_text(source.replace('name = "Ryu"', 'name = "Mine"', 1), "utf-8")
    return str(path)


def test_a_character_of_a_file_is_in_the_record_whole(custom: str) -> None:
    game = ws.new("exceed", [custom, "geoffrey"], seed=3)
    assert '| name = "Mine"' in game.record
    for _ in range(8):
        game.choose(game.options[0])
    Path(custom).unlink()
    again = replayed(game.record)
    assert again.final == game
    assert again.warnings == ()
    assert again.final.match.fighters[0].name == "Mine"


def test_a_position_needs_the_file_of_its_character(custom: str) -> None:
    game = ws.new("exceed", ["geoffrey", custom], seed=3)
    assert ws.load(game.position, [custom]) == game
    with pytest.raises(ws.PositionError, match=r"there is no character 'mine'.*if it comes from a card file, give the"):
        ws.load(game.position)
    Path(custom).write_text(load_character("ryu").source.replace('name = "Ryu"', 'name = "Mine too"', 1), "utf-8")
    with pytest.raises(ws.PositionError, match="this position was written with other texts of Mine too"):
        ws.load(game.position, [custom])


# ---- errors


GAME = ws.new("exceed", ["ryu", "geoffrey"], seed=1, first=0)
for _choice in ("Keep the rest", "Keep the rest", "Prepare"):
    GAME.choose(_choice)
RECORD = GAME.record


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("wildswing record 1", "chess", 1, "a record begins with 'wildswing record 1', not with 'chess'"),
        ("game exceed", "game chess", 2, "there is no game 'chess'; there is exceed"),
        ("game exceed\n", "", 10, "the header has no line 'game'"),
        ("seat 1 geoffrey", "seat 2 geoffrey", 5, "expected 'seat 1 ID FINGERPRINT NAME', found 'seat 2 geoffrey"),
        ("seat 1 geoffrey", "seat 1 geofrey", 5, "there is no character 'geofrey'; the nearest is Geoffrey"),
        ("first 0", "first both", 6, "expected first 0, 1, lot or choose, found 'both'"),
        ("seed 1", "seed one", 7, "a seed is a whole number below 2**62, not 'one'"),
        ("seed 1", "| one", 7, "the header has no line 'seed'"),
        ("choices", "moves", 11, "the line 'choices' is missing"),
        ("1 0 Keep", "1 Keep", 9, "expected '1 SEAT CHOICE', found '1 Keep the rest'"),
        ("2 1 Keep", "3 1 Keep", 10, "expected choice 2, found choice 3"),
        ("2 1 Keep", "2 0 Keep", 10, "expected a choice of seat 1, found one of seat 0"),
        ("3 0 Prepare", "3 0 Prepar", 11, "'Prepar' is no whole choice"),
        ("3 0 Prepare", "3 0 Change Crads", 11, "'Change Crads' is not possible now; the nearest is 'Change Cards'"),
    ],
)
def test_a_broken_record_says_in_which_line(old: str, new: str, line: int, message: str) -> None:
    assert old in RECORD
    with pytest.raises(ws.RecordError) as caught:
        ws.replay(RECORD.replace(old, new, 1))
    assert message in str(caught.value)
    if "has no line" not in message:
        assert caught.value.line == line
    assert str(caught.value).startswith(f"record, line {caught.value.line}: ")


def test_choices_after_the_end_are_an_error() -> None:
    record = finished(0).record
    count = len(ws.replay(record).choices)
    with pytest.raises(ws.RecordError, match="the game is over before this choice"):
        ws.replay(record + f"{count + 1} 0 Prepare\n")


def test_empty_lines_and_remarks_say_nothing() -> None:
    assert ws.replay(RECORD.replace("choices\n", "\n# the game\nchoices\n\n# mulligans\n")).final == GAME


def test_other_texts_and_rules_are_said() -> None:
    ryu = GAME.match.fighters[0].text_hash
    again = ws.replay(RECORD.replace(ryu, "0" * 16))
    assert again.warnings == ("recorded under other card texts of Ryu",)
    assert again.final == GAME
    assert ws.replay(RECORD.replace("rules 1", "rules 0")).warnings == ("recorded under rules 0, these are rules 1",)
    with pytest.raises(ws.RecordError, match=r"is not possible now.*\(recorded under other card texts of Ryu\)"):
        ws.replay(RECORD.replace(ryu, "0" * 16).replace("3 0 Prepare", "3 0 Fly"))
