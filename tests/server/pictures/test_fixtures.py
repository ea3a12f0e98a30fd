"""The tables that the client's tests look at are tables as the server shows them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from wildswing.server.wire.common import Decision
from wildswing.server.wire.looking import Frame, Replay
from wildswing.server.wire.messages import Welcome

FOLDER = Path(__file__).resolve().parents[3] / "web/src/fixtures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
AGAIN = "run tools/fixtures"


def read(name: str) -> Welcome:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Welcome)


def test_there_are_fixtures_of_both_games() -> None:
    games = {name.split("-", maxsplit=1)[0] for name in NAMES}
    assert games == {"exceed", "hackclad"}
    assert len(NAMES) > 20


@pytest.mark.parametrize("name", NAMES)
def test_a_fixture_holds_every_field_of_the_protocol_and_no_other(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_bytes()
    welcome = read(name)
    assert msgspec.json.decode(msgspec.json.encode(welcome)) == msgspec.json.decode(text), AGAIN


def test_the_decisions_hold_every_field_of_the_protocol_and_no_other() -> None:
    text = (FOLDER / "decisions/exceed.json").read_bytes()
    decisions = msgspec.json.decode(text, type=list[Decision])
    assert msgspec.json.decode(msgspec.json.encode(decisions)) == msgspec.json.decode(text), AGAIN


@pytest.mark.parametrize("name", NAMES)
def test_a_fixture_is_the_table_of_its_viewer(name: str) -> None:
    welcome = read(name)
    picture, table = welcome.picture, welcome.table
    assert picture is not None
    assert picture.seat == welcome.seat
    assert picture.number == table.number
    assert [seat.seat for seat in table.seats if seat.yours] == ([] if welcome.seat is None else [welcome.seat])
    assert (picture.decision is not None) == (picture.asked is not None and picture.asked.seat == welcome.seat)
    assert [event.at for event in welcome.events] == list(range(welcome.since, welcome.since + len(welcome.events)))


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_a_whole_game_holds_every_field_of_the_protocol_and_no_other(game: str) -> None:
    for name, kind in ((game, Replay), (f"{game}-frames", list[Frame])):
        text = (FOLDER / f"replays/{name}.json").read_bytes()
        read = msgspec.json.decode(text, type=kind)
        assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(text), AGAIN


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_the_moments_of_a_whole_game_are_its_own(game: str) -> None:
    whole = msgspec.json.decode((FOLDER / f"replays/{game}.json").read_bytes(), type=Replay)
    moments = msgspec.json.decode((FOLDER / f"replays/{game}-frames.json").read_bytes(), type=list[Frame])
    numbers = {step.number for step in whole.steps}
    assert [moment.number for moment in moments] == sorted({moment.number for moment in moments} & numbers)
    assert moments[-1].picture.over
