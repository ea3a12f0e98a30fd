from __future__ import annotations

import pytest

from tests.server.tables.club import BOT, FRIEND, ME, OPEN, Club, FixedSource, exceed, hackclad, table_of
from wildswing.server.tables import Declined, Presence
from wildswing.server.tables.folding import REMEMBERED, remember
from wildswing.server.tables.opening import beginning
from wildswing.server.wire.tables import NewSeat, TableOptions


@pytest.mark.parametrize(
    ("club", "title", "summary"),
    [
        (Club(table_of("exceed", NewSeat("me", ("ryu",)), FRIEND)), "Ryu against anybody", "waiting for 1 player"),
        (Club(table_of("exceed", ME, NewSeat("friend", (), "steady", "Bo"))), "Ada against Bo", "waiting for 1 player"),
        (
            Club(table_of("hackclad", NewSeat("me", ("luna",)), FRIEND, FRIEND)),
            "Luna, anybody and anybody",
            "waiting for 2 players",
        ),
        (
            Club(
                table_of(
                    "hackclad", NewSeat("me", ("luna", "mia")), FRIEND, options=TableOptions(mode="team")
                )
            ),
            "Luna and Mia and anybody",
            "waiting for 1 player",
        ),
        (exceed(), "Ryu against Geoffrey", "setting up"),
        (hackclad(ME, BOT), "Luna and Mia", "setting up"),
    ],
)  # fmt: skip
def test_a_table_is_called_by_who_plays(club: Club, title: str, summary: str) -> None:
    assert (club.info().title, club.info().summary) == (title, summary)


def test_each_viewer_sees_which_seat_is_theirs_and_nothing_else_differs() -> None:
    club = exceed()
    views = {guest: club.info(guest) for guest in ("ada", "bob", "eve", None)}
    assert {guest: [seat.yours for seat in info.seats] for guest, info in views.items()} == {
        "ada": [True, False],
        "bob": [False, True],
        "eve": [False, False],
        None: [False, False],
    }
    assert [info.maker for info in views.values()] == [True, False, False, False]
    assert len({(info.version, info.number, info.asked, info.title, info.summary) for info in views.values()}) == 1


def test_spectators_are_counted() -> None:
    club = exceed()
    club.presence = Presence(watching=3)
    assert club.info().watching == 3


def test_the_time_of_a_table_does_not_run_backwards() -> None:
    club = exceed()
    assert club.table.info(None, None, 5).time == club.now
    assert club.info().created == 1_000_000


def test_who_may_watch() -> None:
    assert Club(table_of("exceed", ME, OPEN, options=TableOptions(public=True))).table.may_watch(None)
    private = exceed().table
    assert [guest for guest in ("ada", "bob", "eve", "", None) if private.may_watch(guest)] == ["ada", "bob"]
    assert private.seats_of(None) == private.seats_of("") == []


def test_the_oldest_of_too_many_messages_are_forgotten() -> None:
    seen: dict[str, None] = {}
    for number in range(REMEMBERED + 10):
        remember(seen, f"m{number}")
    assert len(seen) == REMEMBERED
    assert "m9" not in seen
    assert "m10" in seen


def test_what_the_game_itself_refuses_is_declined() -> None:
    with pytest.raises(Declined, match=r"^The base game is played by 2 to 4 Witches"):
        beginning(table_of("hackclad", ME), [("luna",)], 1, FixedSource())
