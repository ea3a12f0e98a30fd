"""Finding characters by what people type."""

from pathlib import Path

import pytest

import wildswing as ws
from tests.exceed.rules.characters import CHARACTERS
from tests.exceed.rules.stand_ins import stand_in
from wildswing.cardtext import load
from wildswing.exceed import roster
from wildswing.exceed.building.fighter import build_fighter
from wildswing.exceed.text import load_character, read_character


def test_no_id_is_the_name_of_another_character() -> None:
    for info in roster.roster():
        assert roster.find(info.id) is info
        assert roster.find(info.name) is info


def test_everybody_says_how_difficult_they_are_and_how_they_are_played() -> None:
    for info in roster.roster():
        character = load_character(info.id)
        assert (info.name, info.season, info.difficulty, info.play) == (
            character.name, character.season, character.difficulty, character.play,
        )  # fmt: skip
        assert info.difficulty in {1, 2, 3}
        assert info.play.endswith(".")
    assert len({info.play for info in roster.roster()}) == len(roster.roster())


def test_what_is_only_told_does_not_make_another_game() -> None:
    ryu = load_character("ryu")
    other = read_character(ryu.source.replace("difficulty = 1", "difficulty = 3"), "ryu.toml")
    assert other.difficulty == 3
    assert build_fighter(other, 0).text_hash == build_fighter(ryu, 0).text_hash


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_fighter_is_found_by_id_and_by_name_in_any_case(name: str) -> None:
    made = roster.fighter_of(f" {name.upper()} ", 0)
    assert made.id == name
    assert roster.fighter_of(made.name.swapcase(), 0) is made


def test_an_id_is_found_without_reading_the_files_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    ws.new("exceed", ["ryu", "chaos"])
    monkeypatch.setattr(roster, "find", None)
    monkeypatch.setattr(load, "packaged_text", None)
    assert ws.new("exceed", ["Ryu", "chaos"]).match.fighters[0].name == "Ryu"


def test_a_file_whose_texts_are_understood_but_cannot_run_says_which_text(tmp_path: Path) -> None:
    path = tmp_path / "hero.toml"
    path.write_text(stand_in(ability="Both players discard 1."), "utf-8")
    with pytest.raises(ws.NotPlayable, match=r"^Stand-in: the rules cannot run Discard \(.*\) yet$"):
        ws.new("exceed", [path, "ryu"])
