"""Events, positions, records and pictures of every game."""

from xml.etree import ElementTree as ET

import pytest

import wildswing as ws
from tests.games.kinds import KINDS, MANY, begun, finished, pick, played, viewers

every_kind = pytest.mark.parametrize("kind", KINDS)


# ---- events


@every_kind
def test_events_are_told_as_far_as_a_viewer_may_know(kind: str) -> None:
    game = finished(kind, 1)
    everything = game.events(seat="all")
    secret = [event.cards_for for event in everything if event.cards and event.cards_for >= 0]
    assert len(secret) > 10
    for viewer in viewers(game):
        told = game.events(seat=viewer)
        assert len(told) == len(everything)
        assert game.events(2, seat=viewer) == told[2:]
        for event, whole in zip(told, everything, strict=True):
            assert event.text
            assert event.kind == whole.kind
            if whole.cards_for in {-1, viewer}:
                assert event.cards == whole.cards
            else:
                assert set(event.cards) <= {-1}
                assert len(event.cards) == len(whole.cards)


@every_kind
def test_a_spectator_is_not_told_the_name_of_a_hidden_card(kind: str) -> None:
    game = finished(kind, 2)
    for event, whole in zip(game.events(), game.events(seat="all"), strict=True):
        if whole.cards and whole.cards_for >= 0 and event.text == whole.text:
            names = [game.match.card(card).name for card in whole.cards]
            assert not any(name in event.text for name in names), event.text


@every_kind
def test_wrong_viewers_and_missing_logs(kind: str) -> None:
    game, _ = begun(kind, 3)
    with pytest.raises(ws.WildswingError, match="there is no viewer 'everybody': give a seat, None for"):
        game.events(seat="everybody")
    for silent in (begun(kind, 3, log=False)[0], game.clone()):
        with pytest.raises(ws.WildswingError, match="this game keeps no log: it was made with log=False, or"):
            silent.events()


# ---- positions


@pytest.mark.parametrize(("kind", "seed"), MANY)
def test_every_decision_can_be_written_and_read_again(kind: str, seed: int) -> None:
    for place, (game, option) in enumerate(played(kind, seed)):
        line = game.position
        assert "\n" not in line
        again = ws.load(line)
        assert again.position == line
        assert again == game
        assert hash(again) == hash(game)
        assert list(again.options) == list(game.options)
        other = game.clone()
        again.step(option)
        other.step(option)
        assert again.position == other.position
        if place % 37 == seed:
            assert other.state.log is None
            both_go_on_alike(again, other, place)


def both_go_on_alike(one: ws.Game, other: ws.Game, seed: int) -> None:  # type: ignore[type-arg]  # any
    while one.options:
        assert list(one.options) == list(other.options)
        option = one.options[seed % len(one.options)]
        seed = (seed * 31 + 7) % 1009
        one.step(option)
        other.step(option)
    assert other.over
    assert one.position == other.position


@every_kind
def test_the_end_of_a_game_is_a_position_too(kind: str) -> None:
    game = finished(kind, 5)
    again = ws.load(game.position)
    assert again.over
    assert again.decision is None
    assert again.result == game.result
    assert again == game


# ---- records


@every_kind
def test_a_replay_is_the_game_at_every_moment(kind: str) -> None:
    game, dice = begun(kind, 6)
    positions = [game.position]
    heard = [len(game.events(seat="all"))]
    while game.options:
        game.choose(pick(dice, game))
        positions.append(game.position)
        heard.append(len(game.events(seat="all")))
    again = ws.replay(game.record)
    assert again.length == len(game.history) == len(positions) - 1
    assert again.warnings == ()
    assert again.final == game
    assert again.final.record == game.record
    assert again.final.result == game.result
    for place in {0, 1, 15, 16, 17, again.length // 2, again.length}:
        there = again.at(place)
        assert there.position == positions[place]
        assert there.history == game.history[:place]
        assert there.events(seat="all") == game.events(seat="all")[: heard[place]]
    one, other = again.at(5), again.at(5)
    one.choose(one.options[-1])
    assert other == again.at(5)
    assert other != one
    with pytest.raises(ws.WildswingError, match=f"this game has {again.length} choices: there is nothing after choice"):
        again.at(again.length + 1)


@every_kind
def test_a_game_that_began_in_the_middle_has_a_record(kind: str) -> None:
    game, dice = begun(kind, 7)
    for _ in range(25):
        game.choose(pick(dice, game))
    middle = ws.load(game.position)
    for _ in range(15):
        middle.choose(pick(dice, middle))
    assert f"position {middle.position.split(' ')[0]} " in middle.record
    assert "\nseed " not in middle.record
    again = ws.replay(middle.record)
    assert again.final == middle
    assert again.at(0) == game
    assert game.clone().record == game.record


@every_kind
def test_a_broken_record_says_in_which_line(kind: str) -> None:
    game, dice = begun(kind, 8)
    for _ in range(5):
        game.choose(pick(dice, game))
    lines = game.record.splitlines()
    begin = lines.index("choices")
    wrong = [*lines[: begin + 2], "2 0 Do what is not there", *lines[begin + 3 :]]
    with pytest.raises(ws.RecordError, match=f"record, line {begin + 3}: "):
        ws.replay("\n".join(wrong))
    with pytest.raises(ws.RecordError, match="there is no game 'go'"):
        ws.replay(game.record.replace(f"game {lines[1].split()[1]}", "game go", 1))


# ---- the picture


@every_kind
def test_the_picture_shows_what_everybody_sees(kind: str) -> None:
    for place, (game, _) in enumerate(played(kind, 9)):
        if place % 5 == 0:
            ET.fromstring(game._repr_svg_())  # noqa: S314 - the project's own drawing
            assert repr(game)
