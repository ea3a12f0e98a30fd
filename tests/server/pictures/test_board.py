"""What lies on the board of EXCEED beside fighters, as the picture shows it to both players and to a spectator."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.laid_cards import lay_card, under
from wildswing.exceed.view import view_of
from wildswing.server.pictures.exceed.picture import exceed_picture
from wildswing.server.wire.exceed import ExceedPicture


def shown(table: Table, seat: int | None) -> ExceedPicture:
    return exceed_picture(view_of(table.state, seat))


@pytest.mark.parametrize("viewer", [0, 1, None])
@rule("EX 25.16")
def test_cards_on_spaces_and_under_boosts_have_a_place(viewer: int | None) -> None:
    table = Table("rachel", "treasure")
    rod, other, card = table.card(0, "Grasp"), table.card(0, "Dive"), table.card(1, "Cross")
    table.put(1, "boosts", "Focus")
    lay_card(table.player(0), rod, 4)
    lay_card(table.player(0), rod, 4)
    lay_card(table.player(0), other, 7)
    del table.player(0).deck[:3], table.player(1).deck[:1]
    boost = table.card(1, "Focus")
    lay_card(table.player(1), card, under(boost, 0))
    rachel, treasure = shown(table, viewer).players
    assert rachel.areas["Lightning Rod on 4"] == (rod, rod)
    assert rachel.areas["Lightning Rod on 7"] == (other,)
    assert sorted(rachel.tokens.values()) == [4, 4, 7]
    assert treasure.areas[f"Under {table.match.card(boost).boost_name}"] == (card,)


@pytest.mark.parametrize("viewer", [0, 1, None])
@rule("EX 8.21", "EX 25.17")
def test_a_wide_fighter_is_on_three_spaces_and_measured_from_the_nearest(viewer: int | None) -> None:
    table = Table("tinker", "ryu", spaces=(3, 7))
    table.player(0).wide = True
    picture = shown(table, viewer)
    assert [player.spaces for player in picture.players] == [(2, 3, 4), (7,)]
    assert (picture.players[0].space, picture.distance) == (3, 3)


@rule("EX 8.21", "EX 8.4")
def test_a_movement_past_a_wide_fighter_does_not_count_its_spaces() -> None:
    table = Table("tinker", "ryu", spaces=(5, 9))
    table.player(0).wide = True
    table.hand(1, "Dive", "Cross")
    table.state.active = 1
    dive = next(one for one in shown(table, 1).hand if one.card == table.card(1, "Dive"))
    assert (dive.at, dive.verdict.text) == (3, "hits after Advance 3")


def test_counters_lie_open() -> None:
    table = Table("taisei", "ryu")
    table.player(0).counters = 3
    assert [shown(table, viewer).players[0].counters for viewer in (0, 1, None)] == [3, 3, 3]


@pytest.mark.parametrize(("viewer", "known"), [(0, True), (1, False), (None, False)])
def test_cards_face_down_in_play_are_their_players_alone(viewer: int | None, known: bool) -> None:
    table = Table("celinka", "ryu")
    card = table.card(0, "Dive")
    table.player(0).face_down.append(card)
    table.player(0).boosts.append(table.match.fighters[0].cover)
    assert shown(table, viewer).players[0].face_down == ((card,) if known else (-1,))


@pytest.mark.parametrize(("viewer", "known"), [(0, True), (1, False), (None, False)])
def test_tokens_that_lie_face_down_look_alike_to_everybody_else(viewer: int | None, known: bool) -> None:
    table = Table("hazama", "ryu")
    player = table.player(0)
    player.covered = c.COVERED
    player.tokens[0], player.tokens[1] = 6, 2
    tokens = shown(table, viewer).players[0].tokens
    assert sorted(tokens.values()) == [2, 6]
    assert all("face down" in name for name in tokens)
    names = {name.split(" (")[0] for name in tokens}
    assert len(names) == (2 if known else 1)
