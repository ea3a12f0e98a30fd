from __future__ import annotations

import pytest

import wildswing as ws
from tests.server.tables.club import BOT, FRIEND, ME, OPEN, Club, FixedSource, table_of
from wildswing.hackclad.game import HackcladGame
from wildswing.server.tables import Declined, hashed, open_table
from wildswing.server.tables.casting import by_chance
from wildswing.server.tables.entries import Began, Invited
from wildswing.server.wire.tables import ClockSettings, NewSeat, NewTable, TableOptions

SOLO, TEAM = TableOptions(mode="solo"), TableOptions(mode="team")


def wanted(*characters: str) -> NewSeat:
    return NewSeat("me", characters)


@pytest.mark.parametrize(
    ("new", "words"),
    [
        (table_of("exceed", ME), "EXCEED has 2 seats, not 1"),
        (table_of("exceed", ME, BOT, BOT), "EXCEED has 2 seats, not 3"),
        (table_of("exceed", ME, BOT, options=TableOptions(mode="team")), "option of HacKClaD"),
        (table_of("exceed", ME, BOT, options=TableOptions(expert=True)), "option of HacKClaD"),
        (table_of("exceed", ME, BOT, options=TableOptions(missions="random")), "option of HacKClaD"),
        (table_of("exceed", ME, BOT, options=TableOptions(first=2)), "no seat 2"),
        (table_of("exceed", wanted("ryo"), BOT), "There is no character 'ryo'; the nearest is Ryu"),
        (table_of("exceed", wanted("/etc/passwd"), BOT), "There is no character"),
        (table_of("exceed", wanted("ryu", "akuma"), BOT), "A seat has 1 character here, not 2"),
        (table_of("exceed", ME, NewSeat("bot", (), "deep thought")), "There is no bot"),
        (table_of("exceed", ME, OPEN), "needs a public table"),
        (table_of("exceed", ME, ME, options=TableOptions(lesson=True)), "played alone"),
        (table_of("exceed", ME, FRIEND, options=TableOptions(lesson=True)), "played alone"),
        (table_of("exceed", ME, BOT, options=TableOptions(delay=-1)), "0 to 3600 seconds"),
        (table_of("exceed", ME, BOT, options=TableOptions(delay=3601)), "0 to 3600 seconds"),
        (table_of("exceed", ME, BOT, options=TableOptions(clock=ClockSettings("move", 1))), "5 to 1209600 seconds"),
        (table_of("exceed", ME, BOT, options=TableOptions(clock=ClockSettings("game", 10))), "30 to 604800 seconds"),
        (table_of("exceed", ME, BOT, options=TableOptions(clock=ClockSettings("move", 9, 1))), "has no increment"),
        (table_of("exceed", ME, BOT, options=TableOptions(clock=ClockSettings("game", 60, -1))), "increment is 0 to"),
        (table_of("exceed", NewSeat("me", (), "steady", "\u202e"), BOT), "invisible"),
        (table_of("hackclad", ME), "2 to 4 seats, not 1"),
        (table_of("hackclad", ME, BOT, BOT, BOT, BOT), "2 to 4 seats, not 5"),
        (table_of("hackclad", ME, BOT, options=SOLO), "Solo play has 1 seat, not 2"),
        (table_of("hackclad", ME, BOT, BOT, options=TEAM), "4 seats, or 2 with two Witches each, not 3"),
        (table_of("hackclad", wanted("luna"), BOT, options=TEAM), "A seat has 2 Witches here, not 1"),
        (table_of("hackclad", ME, BOT, options=TableOptions(mode="coop")), "no mode “coop”"),
        (table_of("hackclad", ME, BOT, options=TableOptions(missions="all")), "not given out by “all”"),
        (table_of("hackclad", ME, BOT, options=TableOptions(first=0)), "option of EXCEED"),
        (
            table_of("hackclad", wanted("luna"), wanted("luna"), options=TableOptions(missions="recommended")),
            "there once only",
        ),
        (
            table_of("hackclad", wanted("amelia"), BOT, options=TableOptions(missions="recommended")),
            "No Missions are recommended for Amelia",
        ),
    ],
)
def test_what_cannot_be_played_is_declined_in_words(new: NewTable, words: str) -> None:
    with pytest.raises(Declined, match=words) as declined:
        open_table(new, "ada", "Ada", 1, FixedSource())
    assert declined.value.status == 422
    assert declined.value.problem.code == "illegal"


@pytest.mark.parametrize(
    ("new", "players"),
    [
        (table_of("exceed", ME, BOT), 2),
        (table_of("exceed", ME, ME), 2),
        (table_of("exceed", BOT, BOT), 2),
        (table_of("exceed", ME, BOT, options=TableOptions(lesson=True)), 2),
        (table_of("hackclad", ME, options=SOLO), 1),
        (table_of("hackclad", ME, options=TableOptions(mode="solo", lesson=True, expert=True)), 1),
        (table_of("hackclad", ME, BOT), 2),
        (table_of("hackclad", ME, BOT, BOT, options=TableOptions(missions="random")), 3),
        (table_of("hackclad", ME, BOT, ME, BOT, options=TableOptions(missions="recommended")), 4),
        (table_of("hackclad", ME, BOT, BOT, BOT, options=TEAM), 4),
        (table_of("hackclad", ME, BOT, options=TEAM), 2),
    ],
)
def test_a_game_begins_at_once_if_nobody_is_waited_for(new: NewTable, players: int) -> None:
    for seed in range(5):
        club = Club(new, seed)
        game = club.table.game
        assert club.table.state == "playing"
        assert game is not None
        assert game.seats == players
        chosen = [one for seat in club.table.seats for one in seat.characters]
        assert len(set(chosen)) == len(chosen)
        assert set(chosen) <= {one.id for one in ws.characters(new.game)}


def test_two_witches_of_a_seat_are_those_of_one_team() -> None:
    new = table_of("hackclad", wanted("luna", "mia"), NewSeat("bot", ("flare", "amelia")), options=TEAM)
    game = Club(new).table.game
    assert isinstance(game, HackcladGame)
    assert [witch.id for witch in game.match.boards] == ["luna", "flare", "amelia", "mia"]
    assert list(game.match.seats) == [0, 1, 1, 0]


def test_who_goes_first_is_an_option() -> None:
    for first in (0, 1):
        game = Club(table_of("exceed", ME, BOT, options=TableOptions(first=first))).table.game
        assert game is not None
        assert game.seat == first


def test_chance_chooses_otherwise_with_another_seed_and_shows_no_seed() -> None:
    clubs = [Club(table_of("exceed", ME, BOT), seed) for seed in range(20)]
    assert len({club.table.seats[0].characters for club in clubs}) > 5
    for club in clubs:
        began = next(entry for entry in club.entries if isinstance(entry, Began))
        assert str(began.seed) not in repr(club.info("ada", 0))


def test_names_are_found_as_the_library_finds_them() -> None:
    club = Club(table_of("exceed", wanted("Shovel K"), NewSeat("bot", ("RYU",), "Steady")))
    assert [seat.characters for seat in club.table.seats] == [("shovelknight",), ("ryu",)]
    assert club.table.seats[1].bot == "steady"
    assert club.info().title == "Shovel Knight against Ryu"


def test_a_friend_is_invited_by_a_secret_of_which_only_the_hash_is_kept() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    assert [invite.seat for invite in club.invites] == [1]
    secret = club.secret(1)
    assert club.invites[0].path == f"/t/{club.table.id}/join/{secret}"
    assert [entry.hash for entry in club.entries if isinstance(entry, Invited)] == [hashed(secret)]
    assert not any(secret.encode() in stored for stored in club.stored)
    assert club.table.state == "waiting"
    assert club.info("ada", 0).seats[1].invited


def test_the_seats_of_a_hot_seat_have_names_that_differ() -> None:
    club = Club(table_of("hackclad", ME, NewSeat("me", (), "steady", "Grace"), ME))
    assert [seat.name for seat in club.table.seats] == ["Ada", "Grace", "Ada 3"]
    assert club.table.seats_of("ada") == [0, 1, 2]


def test_chance_may_find_nobody_left() -> None:
    recommended = TableOptions(missions="recommended")
    new = table_of("hackclad", wanted("luna"), BOT, BOT, options=recommended)
    chosen = {one for seat in Club(new).table.seats for one in seat.characters}
    assert "amelia" not in chosen  # no Missions are recommended for her
    with pytest.raises(Declined, match="not enough Witches"):
        by_chance(table_of("hackclad", ME, BOT, BOT, BOT, BOT, options=recommended), [()] * 5, 1)
