"""Beginning games: names, options of one game only, and that nobody pays for the other game."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import wildswing as ws
from tests.rules import rule
from wildswing.hackclad import constants as c
from wildswing.hackclad.roster import WitchInfo

FOUR = ["Rosette", "Flare", "Luna", "Mia"]


def loaded(code: str, *words: str) -> list[str]:
    """The modules with one of these words in their names that some code loads in a fresh Python."""
    look = f"import sys\n{code}\nprint(*[name for name in sys.modules if any(word in name for word in {words!r})])"
    source = Path(__file__).parents[2] / "src"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True, cwd=source)
    return done.stdout.split()


# ---- the cost of an import


def test_importing_the_package_loads_neither_rules_nor_cards() -> None:
    assert loaded("import wildswing", "exceed", "hackclad", "lark", "msgspec") == []


@pytest.mark.parametrize(
    ("code", "other"),
    [
        ("ws.new('exceed', ['ryu', 'akuma'], seed=1)", "hackclad"),
        ("ws.load(ws.new('exceed', ['ryu', 'akuma'], seed=1).position)", "hackclad"),
        ("ws.replay(ws.new('exceed', ['ryu', 'akuma'], seed=1).record)", "hackclad"),
        ("ws.cards(), ws.characters()", "hackclad"),
        ("ws.play(ws.new('exceed', ['ryu', 'akuma'], seed=1), ['random', 'steady'])", "hackclad"),
        ("ws.new('hackclad', ['luna', 'mia'], seed=1)", "exceed"),
        ("ws.load(ws.new('hackclad', ['luna', 'mia'], seed=1).position)", "exceed"),
        ("ws.replay(ws.new('hackclad', ['luna', 'mia'], seed=1).record)", "exceed"),
        ("ws.cards('hackclad'), ws.characters('hackclad')", "exceed"),
        ("ws.play(ws.new('hackclad', ['luna'], mode='solo', seed=1), ['steady'])", "exceed"),
    ],
)
def test_one_game_does_not_load_the_other(code: str, other: str) -> None:
    assert loaded(f"import wildswing as ws\n{code}", f"wildswing.{other}") == []


# ---- names


@pytest.mark.parametrize("name", ["rosette", "ROSETTE", "Rosette", "ros", " Ro "])
def test_witches_are_found_by_id_name_and_beginning(name: str) -> None:
    assert ws.new("hackclad", [name, "mia"]).match.boards[0].id == "rosette"


@pytest.mark.parametrize(
    ("witches", "message"),
    [
        (["Roseta", "Mia"], "there is no Witch 'Roseta'; the nearest is Rosette"),
        (["", "Mia"], "there is no Witch ''"),
        (["Ryu", "Mia"], "there is no Witch 'Ryu'"),
        ("Rosette", "the base game is played by 2 to 4 Witches (one plays mode=\"solo\"), not 'Rosette'"),
        (["Mia"], "the base game is played by 2 to 4 Witches (one plays mode=\"solo\"), not ['Mia']"),
        ([*FOUR, "Mia"], "the base game is played by 2 to 4 Witches"),
    ],
)
def test_a_wrong_witch_is_an_error_with_the_nearest(witches: list[str], message: str) -> None:
    with pytest.raises(ws.WildswingError) as caught:
        ws.new("hackclad", witches)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("witches", "options", "message"),
    [
        (FOUR, {"mode": "sole"}, '`mode` is one of "base", "solo", "team", not \'sole\'; the nearest is solo'),
        (FOUR, {"missions": "recomended"}, "not 'recomended'; the nearest is recommended"),
        (FOUR, {"expert": 1}, "`expert` is True or False, not 1"),
        (FOUR, {"first": 0}, "`first` is an option of exceed, not of hackclad, which has mode, expert, missions"),
        (FOUR, {"mode": "solo"}, "solo play has one Witch, not ['Rosette', "),
        (["Mia"], {"mode": "team"}, "a team match has four Witches, not ['Mia']"),
        (FOUR, {"players": 4}, '`players` is for mode="team", not for mode="base"'),
        (FOUR, {"mode": "team", "players": 3}, "a team match is played by 2 or 4 players, not by 3"),
        (FOUR, {"mode": "team", "players": True}, "a team match is played by 2 or 4 players, not by True"),
        (["Amelia", "Mia"], {"missions": "recommended"}, "no Missions are recommended for Amelia: choose missions="),
        (["Mia", "Mia"], {"missions": "recommended"}, "the Missions recommended for Mia are there once only"),
        (FOUR, {"seed": -1}, "a seed is a whole number from 0 below 2**62, not -1"),
    ],
)
def test_a_wrong_option_is_one_clear_error(witches: list[str], options: dict[str, Any], message: str) -> None:
    with pytest.raises(ws.WildswingError) as caught:
        ws.new("hackclad", witches, **options)
    assert message in str(caught.value)


@pytest.mark.parametrize("option", [{"mode": "base"}, {"expert": False}, {"missions": "draft"}, {"players": 2}])
def test_an_option_of_hackclad_is_none_of_exceed(option: dict[str, Any]) -> None:
    with pytest.raises(ws.WildswingError, match=f"`{next(iter(option))}` is an option of hackclad, not of exceed"):
        ws.new("exceed", ["ryu", "akuma"], **option)


def test_there_is_no_third_game() -> None:
    for ask in (lambda: ws.new("hackclat", FOUR), lambda: ws.characters("hackclat")):
        with pytest.raises(ws.UnknownName, match="there is no game 'hackclat'; there is exceed and hackclad"):
            ask()


# ---- modes


@rule("HC 4.5")
def test_equal_witches_are_told_apart_by_their_players() -> None:
    game = ws.new("hackclad", ["Luna", "Mia", "luna"], seed=1)
    assert [game.match.name(witch) for witch in range(3)] == ["Luna 1", "Mia", "Luna 3"]


def test_the_options_make_the_match() -> None:
    game = ws.new("hackclad", FOUR, mode="team", expert=True, missions="random", players=2, seed=1)
    match = game.match
    assert (match.mode, match.expert, match.mission_rule) == (c.TEAM, True, c.RANDOM_MISSIONS)
    assert (game.seats, match.seats, match.teams) == (2, [0, 1, 1, 0], [0, 1, 1, 0])
    assert ws.new("hackclad", FOUR, mode="team").match.seats == [0, 1, 2, 3]
    base = ws.new("hackclad", FOUR)
    assert (base.match.mode, base.match.expert, base.match.mission_rule) == (c.BASE, False, c.DRAFT_MISSIONS)
    assert ws.new("hackclad", ["Amelia"], mode="solo").seats == 1


@rule("HC 4.16")
def test_recommended_missions() -> None:
    game = ws.new("hackclad", FOUR, missions="recommended", seed=1)
    titles = [{game.match.missions[number].title for number in figure.missions} for figure in game.state.figures]
    assert titles == [set(witch.recommended) for witch in (find(name) for name in FOUR)]
    assert {len(pair) for pair in titles} == {2}
    assert find("Amelia").recommended == ()


def find(name: str) -> WitchInfo:
    return next(witch for witch in ws.characters("hackclad") if witch.name == name)


# ---- witches and cards


def test_every_witch_is_listed() -> None:
    witches = ws.characters("hackclad")
    assert [witch.name for witch in witches] == ["Amelia", "Flare", "Luna", "Mia", "Rosette"]
    assert repr(witches[0]) == "WitchInfo('amelia', 'Amelia')"
    assert str(witches[0]) == "Amelia"


def test_skill_clad_and_mission_cards_are_found() -> None:
    cards = ws.cards("hackclad")
    assert cards == ws.cards(None, "hackclad")
    skill = [card for card in cards if card.kind not in {"clad", "mission"}]
    assert sum(card.copies for card in skill) == 5 * 16
    assert sum(card.kind == "clad" for card in cards) == 15
    assert sum(card.kind == "mission" for card in cards) == 18
    assert [(card.name, card.copies) for card in ws.cards("BARRAGE basic", "hackclad")] == [("Barrage", 2)]
    assert ws.cards("no such words anywhere", "hackclad") == ()
    (claws,) = ws.cards("rending claws", "hackclad")
    assert (claws.kind, claws.voltage, claws.set, claws.range) == ("clad", 1, "normal", ((-1, 1), (0, 1), (1, 1)))
    (wizard,) = ws.cards("wizard", "hackclad")
    assert (wizard.kind, wizard.vp, wizard.character) == ("mission", "X", "Missions")
    (strike,) = ws.cards("arm strike", "hackclad")
    assert (strike.atk, strike.mp, strike.kind) == ("1+X", None, "attack")
    assert ws.cards("explosion luna", "hackclad")[0].mp == "X"
    assert wizard.plain()["text"] == wizard.text != ""
    assert not ws.cards("luna", "exceed")
    assert ws.cards("exceed") == ws.cards()
