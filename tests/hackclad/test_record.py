"""Records: a game is played again from its text; a broken record says in which line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import wildswing as ws
from tests.hackclad.random_games import MATCHES, NUMBERS
from wildswing.hackclad.game import HackcladGame, load_game, new_game, replay_record
from wildswing.hackclad.options import match_of
from wildswing.hackclad.text import load_witch
from wildswing.kernel.record import Replay, read_record


def replay(text: str) -> Replay[HackcladGame]:
    return replay_record(read_record(text))


def played(game: HackcladGame, random: Random, most: int = 10_000) -> HackcladGame:
    for _ in range(most):
        if not game.options:
            break
        game.choose(random.choice(game.options))
    return game


@pytest.mark.parametrize("number", NUMBERS)
def test_a_replay_is_the_game_at_every_moment(number: int) -> None:
    random = Random(number)
    game = new_game(MATCHES[number], number, log=True)
    positions = [game.position]
    heard = [len(game.events(seat="all"))]
    while game.options:
        game.choose(random.choice(game.options))
        positions.append(game.position)
        heard.append(len(game.events(seat="all")))
    again = replay(game.record)
    assert again.length == len(game.history) == len(positions) - 1
    assert again.warnings == ()
    assert again.final == game
    assert again.final.record == game.record
    for place in {0, 1, 15, 16, 17, again.length // 2, again.length}:
        there = again.at(place)
        assert there.position == positions[place]
        assert there.history == game.history[:place]
        assert there.events(seat="all") == game.events(seat="all")[: heard[place]]


def test_a_game_that_began_in_the_middle_has_a_record() -> None:
    random = Random(1)
    game = played(new_game(MATCHES[3], 1, log=True), random, 20)
    middle = played(load_game(game.position, [], log=True), random, 10)
    assert "position hackclad:1 " in middle.record
    assert "\nseed " not in middle.record
    again = replay(middle.record)
    assert again.final == middle
    assert again.at(0) == game


def test_a_copy_keeps_the_beginning() -> None:
    game = played(new_game(MATCHES[5], 4, log=True), Random(2), 30)
    assert game.clone().record == game.record
    assert replay(game.clone().record).final == game


# ---- Witches from files


@pytest.fixture
def custom(tmp_path: Path) -> str:
    """A card file of somebody's own."""
    path = tmp_path / "mine.toml"
    path.write_text(load_witch("luna").source.replace('name = "Luna"', 'name = "Mine"', 1), "utf-8")
    return str(path)


def test_a_witch_of_a_file_is_in_the_record_whole(custom: str) -> None:
    game = new_game(match_of([custom, "mia"]), 3, log=True)
    assert '| name = "Mine"' in game.record
    played(game, Random(1), 20)
    Path(custom).unlink()
    again = replay(game.record)
    assert again.final == game
    assert again.warnings == ()
    assert again.final.match.boards[0].name == "Mine"


def test_a_position_needs_the_file_of_its_witch(custom: str) -> None:
    game = new_game(match_of(["mia", custom]), 3, log=True)
    assert load_game(game.position, [custom], log=True) == game
    with pytest.raises(ws.PositionError, match=r"there is no Witch 'mine'.*if she comes from a card file, give the"):
        load_game(game.position, [], log=True)
    Path(custom).write_text(load_witch("luna").source.replace('name = "Luna"', 'name = "Mine too"', 1), "utf-8")
    with pytest.raises(ws.PositionError, match="this position was written with other card texts"):
        load_game(game.position, [custom], log=True)


# ---- errors


def short_game() -> HackcladGame:
    return played(new_game(match_of(["luna", "mia"], missions="random"), 1, log=True), Random(1), 3)


GAME = short_game()
RECORD = GAME.record
LUNA, MIA = (board.text_hash for board in GAME.match.boards)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("mode base\n", "", "the header has no line 'mode'"),
        ("mode base", "mode trio", "expected mode base, solo or team, found 'trio'"),
        ("mode base", "mode solo", "mode solo has 1 to 1 Witches, the header names 2"),
        ("expert no", "expert maybe", "expected expert no or yes, found 'maybe'"),
        ("missions random", "missions few", "expected missions draft, recommended or random, found 'few'"),
        ("players 2", "players 3", "so many players cannot play this: '3'"),
        ("witch 1 mia", "witch 2 mia", "expected 'witch 1 ID FINGERPRINT NAME', found 'witch 2 mia"),
        ("witch 1 mia", "witch 1 mias", "there is no Witch 'mias'; the nearest is Mia"),
        ("seed 1", "seed one", "a seed is a whole number below 2**62, not 'one'"),
        ("seed 1", "position hackclad:2", "a position begins with 'hackclad:1', not with 'hackclad:2'"),
        ("1 0 Add", "1 1 Add", "expected a choice of seat 0, found one of seat 1"),
        ("1 0 Add", "1 0 Ad", "is not possible now"),
    ],
)
def test_a_broken_record_says_in_which_line(old: str, new: str, message: str) -> None:
    assert old in RECORD
    with pytest.raises(ws.RecordError) as caught:
        replay(RECORD.replace(old, new, 1))
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"record, line {caught.value.line}: ")


def test_other_texts_and_rules_are_said() -> None:
    again = replay(RECORD.replace(MIA, "0" * 16))
    assert again.warnings == ("recorded under other card texts of Mia",)
    assert again.final == GAME
    assert replay(RECORD.replace("rules 1", "rules 0")).warnings == ("recorded under rules 0, these are rules 1",)
    whole = GAME.match.text_hash
    assert replay(RECORD.replace(whole, "0" * 16)).warnings == (
        "recorded under other texts of the Clad, the Missions or the Field",
    )
