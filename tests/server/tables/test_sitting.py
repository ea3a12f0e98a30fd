from __future__ import annotations

import pytest

from tests.server.tables.club import BOT, FRIEND, ME, OPEN, Club, exceed, table_of
from wildswing.server.tables import Declined, Entry, hashed, invite, join, leave, recover, recovery
from wildswing.server.tables.entries import Began, Claimed, Closed, Left, Moved, WatcherAdmitted
from wildswing.server.wire.messages import Choose, Resign
from wildswing.server.wire.tables import Invite, Join, NewSeat, Recover, TableOptions

PUBLIC = TableOptions(public=True)
DRAFT = TableOptions(mode="base", missions="recommended")


def joining(club: Club, guest: str, wish: Join) -> tuple[Entry, ...]:
    return join(club.table, guest, guest.capitalize(), wish, club.now, club.source)


def declined(club: Club, guest: str, wish: Join) -> Declined:
    with pytest.raises(Declined) as found:
        joining(club, guest, wish)
    return found.value


def told(made: tuple[tuple[Entry, ...], Invite], club: Club) -> str:
    """Append a link, and give its secret."""
    club.append(made[0])
    return made[1].path.rsplit("/", 1)[1]


def test_the_link_is_the_seat_and_is_used_up() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    entries = joining(club, "bob", Join(secret=club.secret(1), characters=("Akuma",), name=" Bobby  Tables "))
    assert [type(entry) for entry in entries] == [Claimed, Began]
    club.append(entries)
    assert club.table.state == "playing"
    assert club.table.seats[1].name == "Bobby Tables"
    assert club.table.seats[1].characters == ("akuma",)
    assert club.table.links == {}
    stranger = declined(club, "eve", Join(secret=club.secret(1)))
    assert (stranger.status, stranger.problem.code) == (404, "not here")
    assert "not good" in stranger.problem.message
    assert joining(club, "bob", Join(secret=club.secret(1))) == ()


def test_who_has_a_seat_does_not_take_a_friends() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    assert "for somebody else" in declined(club, "ada", Join(secret=club.secret(1))).problem.message


def test_a_link_is_for_its_seat_only() -> None:
    club = Club(table_of("hackclad", ME, FRIEND, FRIEND))
    assert declined(club, "bob", Join(secret=club.secret(1), seat=2)).status == 403
    club.append(joining(club, "bob", Join(secret=club.secret(2), seat=2)))
    assert club.table.seats_of("bob") == [2]
    assert club.table.state == "waiting"


def test_who_sits_down_chooses_or_leaves_it_to_chance() -> None:
    club = Club(table_of("exceed", NewSeat("me", ("ken",)), FRIEND))
    assert "A seat has 1 character" in declined(club, "bob", Join(club.secret(1), 1, ("ryu", "ken"))).problem.message
    assert declined(club, "bob", Join(club.secret(1), 1, ("nobody",))).status == 422
    club.append(joining(club, "bob", Join(club.secret(1))))
    assert len(club.table.seats[1].characters) == 1


def test_a_seat_with_a_character_keeps_it() -> None:
    club = Club(table_of("exceed", ME, NewSeat("friend", ("ryu",))))
    assert "was chosen" in declined(club, "bob", Join(club.secret(1), 1, ("ken",))).problem.message
    club.append(joining(club, "bob", Join(club.secret(1), 1, ("ryu",))))
    assert club.table.seats[1].characters == ("ryu",)


def test_recommended_missions_are_there_once() -> None:
    club = Club(table_of("hackclad", NewSeat("me", ("luna",)), FRIEND, options=DRAFT))
    assert "there once only" in declined(club, "bob", Join(club.secret(1), 1, ("luna",))).problem.message
    club.append(joining(club, "bob", Join(club.secret(1), 1, ("mia",))))
    assert club.table.state == "playing"


def test_an_open_seat_is_for_who_comes_first() -> None:
    club = Club(table_of("exceed", ME, OPEN, options=PUBLIC))
    club.append(joining(club, "bob", Join()))
    assert club.table.seats_of("bob") == [1]
    full = declined(club, "eve", Join())
    assert (full.status, full.problem.message) == (409, "This table is full.")
    assert declined(club, "eve", Join(seat=0)).problem.message == "This seat is taken."
    assert declined(club, "eve", Join(seat=9)).status == 404
    assert joining(club, "bob", Join()) == ()


def test_a_kept_seat_of_a_public_table_is_not_for_everybody() -> None:
    club = Club(table_of("exceed", ME, FRIEND, options=PUBLIC))
    assert declined(club, "eve", Join()).status == 403
    assert joining(club, "eve", Join(watch=True)) == ()


def test_a_private_table_is_not_there_for_strangers() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    for wish in (Join(), Join(seat=1), Join(watch=True)):
        assert declined(club, "eve", wish).status == 404
    assert declined(club, "eve", Join(secret="guess")).status == 404  # noqa: S106 - a wrong one
    assert not club.table.may_watch("eve")
    assert not club.table.may_watch(None)
    assert club.table.may_watch("ada")
    assert club.table.link(club.secret(1)) == ("seat", 1)
    assert club.table.link("") is None
    with pytest.raises(Declined) as inviting:
        invite(club.table, "eve", 1, club.now, club.source)
    with pytest.raises(Declined) as recovering:
        recovery(club.table, "eve", club.now, club.source)
    assert (inviting.value.status, recovering.value.status) == (404, 404)


def test_a_link_lets_a_guest_watch_a_private_table() -> None:
    club = exceed()
    secret = told(invite(club.table, "ada", None, club.now, club.source), club)
    entries = joining(club, "eve", Join(secret=secret, watch=True))
    assert [type(entry) for entry in entries] == [WatcherAdmitted]
    club.append(entries)
    assert club.table.may_watch("eve")
    assert joining(club, "eve", Join(secret=secret)) == ()
    club.append(joining(club, "dan", Join(secret=secret)))
    assert club.table.seats_of("dan") == []
    assert club.refused("eve", None, Choose("x", 0, (0,))).code == "not yours"
    assert club.refused("eve", 0, Resign("y")).code == "not yours"
    assert club.folded().may_watch("eve")


def test_only_the_maker_invites_and_a_new_link_replaces_the_old_one() -> None:
    club = Club(table_of("hackclad", ME, FRIEND, FRIEND))
    club.join("bob", 1)
    with pytest.raises(Declined, match="Only who opened"):
        invite(club.table, "bob", 2, club.now, club.source)
    with pytest.raises(Declined, match="taken"):
        invite(club.table, "ada", 1, club.now, club.source)
    with pytest.raises(Declined, match="no seat 5"):
        invite(club.table, "ada", 5, club.now, club.source)
    secret = told(invite(club.table, "ada", 2, club.now, club.source), club)
    assert declined(club, "cleo", Join(secret=club.secret(2))).status == 404
    club.append(joining(club, "cleo", Join(secret=secret)))
    assert club.table.state == "playing"
    assert club.table.links == {}


def test_before_the_game_one_can_leave() -> None:
    club = Club(table_of("hackclad", ME, FRIEND, FRIEND))
    club.join("bob", 1, "flare")
    link = told(recovery(club.table, "bob", club.now, club.source), club)
    entries = leave(club.table, "bob", club.now)
    assert [type(entry) for entry in entries] == [Left]
    club.append(entries)
    assert club.table.seats[1].kind == "free"
    assert club.table.seats[1].characters == ()
    assert not club.table.may_watch("bob")
    assert leave(club.table, "bob", club.now) == ()
    with pytest.raises(Declined, match="not good"):
        recover(club.table, "eve", Recover(link), club.now)
    secret = told(invite(club.table, "ada", 1, club.now, club.source), club)
    club.append(joining(club, "dan", Join(secret=secret)))
    assert club.table.seats_of("dan") == [1]


def test_the_table_is_closed_when_its_maker_leaves() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    entries = leave(club.table, "ada", club.now)
    assert [type(entry) for entry in entries] == [Closed]
    club.append(entries)
    info = club.info("ada", 0)
    assert (info.state, info.ended_by) == ("over", "closed")
    assert declined(club, "bob", Join(secret=club.secret(1))).status == 404
    assert leave(club.table, "ada", club.now) == ()


def test_a_game_is_not_left_but_resigned() -> None:
    club = exceed()
    with pytest.raises(Declined, match="The game goes on"):
        leave(club.table, "bob", club.now)


def test_a_recovery_link_moves_a_seat_once() -> None:
    club = exceed()
    secret = told(recovery(club.table, "bob", club.now, club.source), club)
    assert hashed(secret) in club.table.links
    assert recover(club.table, "bob", Recover(secret), club.now) == ()
    with pytest.raises(Declined, match="another seat"):
        recover(club.table, "ada", Recover(secret), club.now)
    entries = recover(club.table, "bob's telephone", Recover(secret), club.now)
    assert entries == (Moved(at=club.now, seats=(1,), guest="bob's telephone"),)
    club.append(entries)
    assert club.table.seats_of("bob") == []
    assert club.table.seats_of("bob's telephone") == [1]
    assert not club.table.may_watch("bob")
    assert club.info("bob's telephone", 1).seats[1].name == "Bob"
    for guest in ("bob", "eve"):
        with pytest.raises(Declined, match="not good"):
            recover(club.table, guest, Recover(secret), club.now)
    club.choose("keep")
    assert club.refused("bob", 1, Choose("late", 1, (0,))).code == "not yours"
    club.choose("keep")


def test_a_recovery_link_moves_all_seats_of_a_hot_seat_and_the_table_itself() -> None:
    club = exceed(ME, ME)
    secret = told(recovery(club.table, "ada", club.now, club.source), club)
    club.append(recover(club.table, "tablet", Recover(secret), club.now))
    assert club.table.seats_of("tablet") == [0, 1]
    assert club.table.maker == "tablet"
    assert not club.table.may_watch("ada")


def test_links_are_good_for_what_they_are_made_for() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    link = told(recovery(club.table, "ada", club.now, club.source), club)
    assert "moves a seat" in declined(club, "bob", Join(secret=link)).problem.message
    assert declined(club, "bob", Join(secret=link, watch=True)).status == 404
    with pytest.raises(Declined, match="not good"):
        recover(club.table, "bob", Recover(club.secret(1)), club.now)
    with pytest.raises(Declined, match="no seat at this table"):
        recovery(club_of_watcher().table, "eve", 1, club.source)


def club_of_watcher() -> Club:
    return exceed(ME, BOT, options=PUBLIC)
