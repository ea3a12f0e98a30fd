from __future__ import annotations

import pytest

from tests.server.tables.club import BOT, FRIEND, ME, Club, exceed, hackclad, table_of
from wildswing.server.tables.entries import Answered, Offered, Paused, Rematched, Resumed
from wildswing.server.wire.messages import Answer, Propose, Resign
from wildswing.server.wire.tables import ClockSettings, Offer, OfferKind, TableOptions

CLOCK = TableOptions(first=0, clock=ClockSettings("game", 300))


def propose(club: Club, guest: str, seat: int, kind: OfferKind) -> None:
    club.done(guest, seat, Propose(club.new_message(), kind))


def answer(club: Club, guest: str, seat: int, *, agree: bool = True) -> None:
    club.done(guest, seat, Answer(club.new_message(), club.offer(), agree))


def paused(club: Club) -> bool:
    clock = club.info().clock
    assert clock is not None
    return clock.paused


def test_a_pause_begins_when_all_have_agreed() -> None:
    club = exceed(options=CLOCK)
    propose(club, "bob", 1, "pause")
    assert club.info().offers == (Offer(club.table.version, "pause", 1, 0, (1,)),)
    assert not paused(club)
    answer(club, "ada", 0)
    assert isinstance(club.entries[-2], Answered)
    assert isinstance(club.entries[-1], Paused)
    assert paused(club)
    assert club.info().offers == ()
    propose(club, "ada", 0, "resume")
    answer(club, "bob", 1)
    assert isinstance(club.entries[-1], Resumed)
    assert not paused(club)


def test_three_must_all_agree() -> None:
    club = hackclad(ME, FRIEND, FRIEND, options=TableOptions(missions="random", clock=ClockSettings("game", 300)))
    propose(club, "ada", 0, "pause")
    answer(club, "cleo", 2)
    assert club.info().offers[0].agreed == (0, 2)
    assert not paused(club)
    answer(club, "bob", 1)
    assert paused(club)


def test_who_proposes_the_same_agrees() -> None:
    club = exceed(options=CLOCK)
    propose(club, "ada", 0, "pause")
    propose(club, "bob", 1, "pause")
    assert paused(club)


def test_an_offer_can_be_declined_and_withdrawn() -> None:
    club = exceed(options=CLOCK)
    for guest, seat in (("bob", 1), ("ada", 0)):
        propose(club, "ada", 0, "pause")
        answer(club, guest, seat, agree=False)
        assert club.info().offers == ()
        assert not paused(club)
    assert "not open" in club.refused("bob", 1, Answer("x", 999, True)).message


def test_one_does_not_agree_to_ones_own_offer() -> None:
    club = exceed(options=CLOCK)
    propose(club, "ada", 0, "pause")
    assert "already" in club.refused("ada", 0, Answer("x", club.offer(), True)).message
    assert "already" in club.refused("ada", 0, Propose("y", "pause")).message


def test_bots_and_ones_own_other_seats_agree_at_once() -> None:
    for other in (BOT, ME):
        club = exceed(ME, other, options=CLOCK)
        propose(club, "ada", 0, "pause")
        assert [type(entry) for entry in club.entries[-2:]] == [Offered, Paused]
        propose(club, "ada", 0, "resume")
        assert not paused(club)
        assert club.info().offers == ()


def test_strangers_answer_nothing() -> None:
    club = exceed(options=CLOCK)
    propose(club, "ada", 0, "pause")
    for guest, seat in (("eve", 1), ("ada", 1), ("eve", None)):
        assert club.refused(guest, seat, Answer("x", club.offer(), True)).code == "not yours"


@pytest.mark.parametrize(
    ("kind", "words"),
    [("pause", "no clock"), ("resume", "no clock"), ("rematch", "comes after a game"), ("take back", "stands")],
)
def test_what_makes_no_sense_is_refused(kind: OfferKind, words: str) -> None:
    assert words in exceed().refused("ada", 0, Propose("x", kind)).message


def test_a_game_that_is_not_paused_is_not_resumed() -> None:
    club = exceed(options=CLOCK)
    assert "is not paused" in club.refused("ada", 0, Propose("x", "resume")).message
    propose(club, "ada", 0, "pause")
    propose(club, "bob", 1, "pause")
    assert "is paused" in club.refused("ada", 0, Propose("x", "pause")).message


def test_nothing_but_a_rematch_is_proposed_after_the_game() -> None:
    club = exceed(options=CLOCK)
    propose(club, "ada", 0, "pause")
    club.done("bob", 1, Resign("r"))
    assert club.info().offers == ()
    assert "over" in club.refused("ada", 0, Propose("x", "pause")).message


def test_a_table_that_never_began_has_no_rematch() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    assert "begun" in club.refused("ada", 0, Propose("x", "pause")).message
    club.wait(10**9)
    assert club.refused("ada", 0, Propose("x", "rematch")).code == "not possible"


def test_a_rematch_swaps_the_seats() -> None:
    club = exceed(options=CLOCK)
    club.done("bob", 1, Resign("r"))
    propose(club, "ada", 0, "rematch")
    assert club.table.rematch is None
    judgement = club.say("bob", 1, Answer("a", club.offer(), True))
    assert judgement.opens is not None
    assert isinstance(judgement.entries[-1], Rematched)
    again = club.table.__class__.fold(judgement.opens.entries)
    assert club.info().rematch == again.id == judgement.opens.table
    assert again.state == "playing"
    assert [seat.guest for seat in again.seats] == ["bob", "ada"]
    assert [seat.name for seat in again.seats] == ["Bob", "Ada"]
    assert [seat.characters for seat in again.seats] == [("geoffrey",), ("ryu",)]
    assert again.options == club.table.options
    assert again.maker == "ada"
    assert again.to_move == 0
    assert "rematch already" in club.refused("ada", 0, Propose("x", "rematch")).message


def test_a_rematch_with_a_bot_begins_at_once() -> None:
    club = exceed(ME, BOT)
    club.done("ada", 0, Resign("r"))
    propose(club, "ada", 0, "rematch")
    again = club.table.__class__.fold(club.opened[0].entries)
    assert again.bot_to_move == (0, "steady")
    assert again.seats_of("ada") == [1]


def test_teams_of_four_stay_together_in_a_rematch() -> None:
    club = hackclad(ME, BOT, BOT, BOT, options=TableOptions(mode="team", missions="random"))
    club.done("ada", 0, Resign("r"))
    propose(club, "ada", 0, "rematch")
    again = club.table.__class__.fold(club.opened[0].entries)
    assert [seat.characters[0] for seat in again.seats] == ["mia", "luna", "amelia", "flare"]
    assert again.info("ada", 1, club.now).seats[1].yours


def test_three_move_on_by_one_in_a_rematch() -> None:
    club = hackclad(ME, BOT, BOT)
    club.done("ada", 0, Resign("r"))
    propose(club, "ada", 0, "rematch")
    again = club.table.__class__.fold(club.opened[0].entries)
    assert [seat.characters[0] for seat in again.seats] == ["flare", "luna", "mia"]


def test_who_watched_a_private_table_may_watch_the_rematch() -> None:
    club = exceed()
    club.table.watchers.add("eve")
    club.done("bob", 1, Resign("r"))
    propose(club, "ada", 0, "rematch")
    propose(club, "bob", 1, "rematch")
    assert club.table.__class__.fold(club.opened[0].entries).may_watch("eve")
