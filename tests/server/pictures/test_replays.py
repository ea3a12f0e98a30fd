"""Replays: every moment looks as it did, each choice is told to those who may know it."""

from __future__ import annotations

from random import Random

import pytest

import wildswing as ws
from tests.games.kinds import KINDS, AnyGame, begun, finished
from wildswing.server.pictures import frame, happenings, picture, replay
from wildswing.server.wire.looking import ReplayStep
from wildswing.server.wire.messages import Picture
from wildswing.server.wire.tables import TableInfo, TableOptions

TABLE = TableInfo(
    id="t", game="exceed", state="over", seats=(), options=TableOptions(), clock=None, offers=(), version=1, number=1,
    asked=None, take_back=None, result=None, ended_by="play", rematch=None, watching=0, maker=False, title="",
    summary="", time=0, created=0,
)  # fmt: skip


def steps(game: AnyGame, viewer: int | str | None) -> tuple[ReplayStep, ...]:
    assert viewer in {0, 1, 2, 3, None, "all"}
    return replay(game, viewer, TABLE).steps  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", KINDS)
def test_a_moment_of_a_replay_looks_as_it_did(kind: str) -> None:
    chance = Random(kind)
    game, _ = begun(kind, 2)
    kept: dict[int, list[Picture]] = {}
    while not game.over:
        if chance.random() < 0.05:
            kept[len(game.history)] = [picture(game, seat) for seat in range(game.seats)]
        game.choose(chance.choice(game.options))
    assert len(kept) > 1
    for number, pictures in kept.items():
        for seat, shown in enumerate(pictures):
            assert frame(game, seat, number).picture == shown
        opened = frame(game, "all", number)
        assert list(opened.others) == pictures
        assert opened.picture.seat is None
    last = frame(game, None, len(game.history)).picture
    assert last == picture(game, None)


@pytest.mark.parametrize("kind", KINDS)
def test_a_replay_has_a_step_for_each_choice(kind: str) -> None:
    game = finished(kind, 1)
    for viewer in (0, None, "all"):
        found = steps(game, viewer)
        assert [step.number for step in found] == list(range(len(game.history) + 1))
        assert found[0].seat == -1
        turns = [step.turn for step in found]
        assert turns == sorted(turns)
        assert any(step.mark for step in found)


@pytest.mark.parametrize("kind", ["exceed", "four"])
def test_a_choice_is_told_to_those_who_may_know_it(kind: str) -> None:
    game, _ = begun(kind, 1)
    texts: list[tuple[int, str]] = []
    chance = Random(3)
    while not game.over:
        option = chance.choice(game.options)
        assert game.decision is not None
        texts.append((game.seat, game.decision.find(option).text))
        game.choose(option)
    heard: dict[int, str] = {}
    for event in happenings(game, None):
        heard.setdefault(event.number, event.text)
    everything, mine, watched = steps(game, "all"), steps(game, 0), steps(game, None)
    for number, (seat, text) in enumerate(texts, 1):
        assert everything[number].text == text
        if seat == 0:
            assert mine[number].text == text
        assert watched[number].text == heard.get(number, "")


def test_a_hidden_attack_is_not_told() -> None:
    game = ws.new("exceed", ["ryu", "geoffrey"], first=0, seed=4)
    game.choose("Keep the rest")
    game.choose("Keep the rest")
    game.choose("Strike")
    option = next(option for option in game.view(0).options if option.verb == "set")
    game.choose(option)
    assert steps(game, 0)[4].text == option.text
    assert option.card is not None
    for viewer in (1, None):
        assert option.card not in steps(game, viewer)[4].text
    assert steps(game, None)[3].mark == "strike"


def test_there_is_no_moment_after_the_last() -> None:
    game, _ = begun("exceed", 1)
    with pytest.raises(ws.WildswingError, match="moments 0 to 0"):
        frame(game, None, 1)


@pytest.mark.parametrize("kind", KINDS)
def test_events_know_how_many_choices_were_made(kind: str) -> None:
    chance = Random(kind)
    game, _ = begun(kind, 3)
    expected = [0] * len(game.events())
    while not game.over:
        if game.can_take_back and chance.random() < 0.2:
            game.take_back()
            del expected[len(game.events()) :]
            continue
        game.choose(chance.choice(game.options))
        expected += [len(game.history)] * (len(game.events()) - len(expected))
    assert [event.number for event in happenings(game, None)] == expected
    assert [event.number for event in happenings(game, 0, 7)] == expected[7:]
