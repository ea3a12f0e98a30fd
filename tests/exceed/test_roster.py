"""Finding characters by what people type."""

import pytest

import wildswing as ws
from tests.exceed.rules.playable import PLAYABLE
from wildswing.cardtext import load
from wildswing.exceed import roster


def test_no_id_is_the_name_of_another_character() -> None:
    for info in roster.roster():
        assert roster.find(info.id) is info
        assert roster.find(info.name) is info


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_fighter_is_found_by_id_and_by_name_in_any_case(name: str) -> None:
    made = roster.fighter_of(f" {name.upper()} ", 0)
    assert made.id == name
    assert roster.fighter_of(made.name.swapcase(), 0) is made


def test_an_id_is_found_without_reading_the_files_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    ws.new("exceed", ["ryu", "chaos"])
    monkeypatch.setattr(roster, "find", None)
    monkeypatch.setattr(load, "packaged_text", None)
    assert ws.new("exceed", ["Ryu", "chaos"]).match.fighters[0].name == "Ryu"
