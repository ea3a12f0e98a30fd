"""Views of every game: who is asked, what is hidden, and games that the viewer cannot tell from the true one."""

import msgspec
import pytest

import wildswing as ws
from tests.games.kinds import KINDS, begun, finished, played, viewers

every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_only_the_seat_that_decides_sees_the_options(kind: str) -> None:
    for game, option in played(kind, 1):
        whole = game.decision
        assert whole is not None
        for viewer in viewers(game):
            view = game.view(viewer)
            assert view.seat == viewer
            assert view.number == len(game.history)
            assert view.asked == (game.seat, whole.kind)
            if viewer == game.seat:
                own = view.decision
                assert own is not None
                assert [one.text for one in own.options] == [one.text for one in whole.options]
                assert [one.text for one in view.options] == [one.text for one in whole.options]
                assert [str(one) for one in own.blocked] == [str(one) for one in whole.blocked]
                assert (own.prompt, own.because) == (whole.prompt, whole.because)
                assert option in [int(one) for one in view.options]
                assert view.preview(option).option == option
            else:
                with pytest.raises(ws.WildswingError, match="the pending decision is not the viewer's"):
                    view.preview(option)
                assert view.decision is None
                assert view.options == ()


@every_kind
def test_a_view_is_a_value_that_can_be_stored(kind: str) -> None:
    for place, (game, _) in enumerate(played(kind, 2)):
        if place % 3:
            continue
        for viewer in viewers(game):
            view, same = game.view(viewer), game.clone().view(viewer)
            assert view == same
            assert hash(view) == hash(same)
            assert view.position == same.position
            plain = view.plain()
            assert msgspec.json.decode(msgspec.json.encode(plain)) is not None
            assert plain == same.plain()
            assert plain["game"] == view.game


@every_kind
def test_there_is_no_view_of_a_seat_that_there_is_not(kind: str) -> None:
    game, _ = begun(kind, 3)
    for seat in (-1, game.seats, 17):
        with pytest.raises(ws.WildswingError, match="there is no seat"):
            game.view(seat)


@every_kind
def test_the_end_can_be_viewed(kind: str) -> None:
    game = finished(kind, 4)
    for viewer in viewers(game):
        view = game.view(viewer)
        assert view.asked is None
        assert view.options == ()
        assert view.plain()["over"] is True


@every_kind
def test_the_view_of_a_sample_is_the_view(kind: str) -> None:
    various: set[str] = set()
    for place, (game, _) in enumerate(played(kind, 5)):
        for viewer in viewers(game):
            if (place + (viewer or 0)) % 3:
                continue
            view = game.view(viewer)
            sample = view.sample(place)
            assert sample.view(viewer) == view
            assert sample.view(viewer).plain() | {"number": 0} == view.plain() | {"number": 0}
            assert sample == view.sample(place)
            assert sample.options == sample.state.list_options(sample.state.stack[-1])
            if viewer == game.seat:
                assert list(sample.options) == list(game.options)
            various.add(sample.position)
    assert len(various) > 20


@every_kind
def test_every_sample_can_be_played_to_its_end(kind: str) -> None:
    for place, (game, _) in enumerate(played(kind, 6)):
        if place % 23 == 7:
            sample = game.view(place % game.seats).sample(place)
            while sample.options:
                sample.step(sample.options[place % len(sample.options)])
                place = place * 31 % 1009  # noqa: PLW2901 - another option every time
            assert sample.over


@every_kind
def test_a_view_says_what_has_happened(kind: str) -> None:
    game = finished(kind, 7)
    for viewer in viewers(game):
        assert game.view(viewer).events() == game.events(seat=viewer)
        assert game.view(viewer).events(3) == game.events(3, viewer)
