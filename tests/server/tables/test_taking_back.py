from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.tables.club import BOT, FRIEND, ME, Club, exceed, hackclad
from wildswing.server.tables.entries import Answered, Offered, TookBack
from wildswing.server.wire.messages import Answer, Propose, TakeBack
from wildswing.server.wire.tables import ClockSettings, NewSeat, TableOptions


def game_of(club: Club) -> Any:  # noqa: ANN401 - one of both games
    assert club.table.game is not None
    return club.table.game


def take_back(club: Club, guest: str, seat: int) -> None:
    club.done(guest, seat, TakeBack(club.new_message(), club.table.number))


def stands(club: Club, guest: str, seat: int) -> None:
    assert club.info(guest, seat).take_back is None
    refused = club.refused(guest, seat, TakeBack(club.new_message(), club.table.number))
    assert refused.code == "not possible"
    assert "stands" in refused.message


def test_a_choice_is_taken_back_at_once_as_long_as_nothing_was_learnt() -> None:
    club = exceed()
    club.choose("keep", "keep")
    before, events = game_of(club).position, club.table.event_count
    club.choose("strike")
    assert club.info("ada", 0).take_back == "free"
    assert club.info("bob", 1).take_back is None
    assert club.info().take_back is None
    take_back(club, "ada", 0)
    assert club.entries[-1] == TookBack(at=club.now, seat=0, message="m4", to=2)
    assert game_of(club).position == before
    assert club.table.event_count == events
    assert club.folded().number == 2


def test_several_choices_are_taken_back_one_after_the_other() -> None:
    club = exceed()
    club.choose("keep", "keep")
    before = game_of(club).position
    club.choose("Move to 6")
    club.pick(game_of(club).options[0])
    club.pick(game_of(club).options[0])
    assert club.table.number == 5
    for _ in range(3):
        take_back(club, "ada", 0)
    assert game_of(club).position == before
    stands(club, "ada", 0)


def test_the_number_of_the_decision_counts_here_too() -> None:
    club = exceed()
    club.choose("keep", "keep", "strike")
    assert club.refused("ada", 0, TakeBack("x", 2)).code == "stale"
    message = TakeBack("y", 3)
    club.done("ada", 0, message)
    assert club.say("ada", 0, message).duplicate
    assert club.table.number == 2


DRAFT = TableOptions()


def drafting(other: NewSeat) -> Club:
    """A hunt in which Ada has drafted a Mission, and the other seat is to draft one: nobody has learnt anything."""
    club = hackclad(ME, other, options=DRAFT)
    assert club.table.to_move == 0
    club.pick(game_of(club).options[0])
    assert club.table.to_move == 1
    return club


def test_others_are_asked_where_they_are_to_choose() -> None:
    club = drafting(FRIEND)
    before, option = game_of(club).clone(), game_of(club).history[0]
    assert club.info("ada", 0).take_back == "ask"
    take_back(club, "ada", 0)
    offer = club.info("bob", 1).offers[0]
    assert (offer.kind, offer.seat, offer.number) == ("take back", 0, 0)
    assert club.table.number == 1
    assert club.info("ada", 0).take_back is None
    club.done("bob", 1, Answer("a", offer.id, True))
    assert isinstance(club.entries[-2], Answered)
    assert club.entries[-1] == TookBack(at=club.now, seat=0, to=0, agreed=True)
    assert club.table.number == 0
    assert club.table.to_move == 0
    assert club.info().offers == ()
    assert game_of(club) != before
    assert club.folded().number == 0
    club.pick(option)
    assert game_of(club) == before


def test_others_are_asked_where_they_have_chosen_since() -> None:
    club = drafting(FRIEND)
    club.pick(game_of(club).options[0])
    assert club.info("ada", 0).take_back == "ask"
    take_back(club, "ada", 0)
    club.done("bob", 1, Propose("b", "take back"))  # Bob still chooses: his own choice is free
    assert club.table.number == 1
    assert club.info().offers == ()


def test_others_may_decline_and_are_asked_once_in_a_position() -> None:
    club = drafting(FRIEND)
    take_back(club, "ada", 0)
    club.done("bob", 1, Answer("a", club.offer(), False))
    assert club.info().offers == ()
    assert club.info("ada", 0).take_back is None
    refused = club.refused("ada", 0, TakeBack("x", 1))
    assert "once" in refused.message
    assert "once" in club.refused("ada", 0, Propose("y", "take back")).message
    assert club.folded().asked_back == {0}
    club.pick(game_of(club).options[0])
    assert club.info("ada", 0).take_back == "ask"


def test_an_offer_to_take_back_lapses_when_somebody_chooses() -> None:
    club = drafting(FRIEND)
    take_back(club, "ada", 0)
    offer = club.offer()
    club.pick(game_of(club).options[0])
    assert club.info().offers == ()
    assert "not open" in club.refused("bob", 1, Answer("a", offer, True)).message


def test_bots_agree_at_once() -> None:
    club = drafting(BOT)
    assert club.info("ada", 0).take_back == "free"
    take_back(club, "ada", 0)
    assert club.entries[-1] == TookBack(at=club.now, seat=0, message="m2", to=0, agreed=True)
    assert not any(isinstance(entry, Offered) for entry in club.entries)
    assert club.table.to_move == 0


def test_who_holds_both_seats_agrees_with_themselves() -> None:
    club = drafting(ME)
    take_back(club, "ada", 0)
    assert club.table.number == 0


def test_in_a_strike_others_are_asked_too() -> None:
    """Goldlewis against Chaos: who picks a space for a fog token may ask for it back before the attack is set."""
    for seed in range(8):
        club, chance = exceed(ME, FRIEND, characters=("goldlewis", "chaos"), seed=seed), random.Random(seed)
        while club.table.state == "playing":
            club.pick(chance.choice(game_of(club).options))
            for guest, seat in (("ada", 0), ("bob", 1)):
                if club.info(guest, seat).take_back == "ask":
                    to = game_of(club).returnable(seat)
                    take_back(club, guest, seat)
                    other, answering = ("bob", 1) if seat == 0 else ("ada", 0)
                    club.done(other, answering, Answer("yes", club.offer(), True))
                    assert (club.table.number, club.table.to_move) == (to, seat)
                    assert club.folded().game == club.table.game
                    return
    pytest.fail("nobody could ask")


def test_nothing_is_taken_back_past_a_shuffle() -> None:
    club = exceed()
    club.pick(game_of(club).options[1])  # a card goes back, then the deck is shuffled
    club.choose("keep")
    stands(club, "ada", 0)
    stands(club, "bob", 1)


def test_nothing_is_taken_back_past_a_draw() -> None:
    club = exceed()
    club.choose("keep", "keep", "prepare")
    stands(club, "ada", 0)


def test_nothing_is_taken_back_past_a_hidden_set_and_past_the_reveal() -> None:
    club = exceed()
    club.choose("keep", "keep", "strike")
    club.pick(game_of(club).options[0])
    assert club.table.to_move == 1
    stands(club, "ada", 0)
    club.pick(game_of(club).options[0])
    stands(club, "bob", 1)


def test_nobody_takes_a_payment_back_that_others_have_seen_and_acted_on() -> None:
    club = exceed()
    club.choose("keep", "keep", "Move to 4")
    club.pick(game_of(club).options[0])
    assert club.table.to_move == 1
    stands(club, "ada", 0)


def test_another_seat_takes_nothing_back_for_a_seat() -> None:
    club = exceed()
    club.choose("keep", "keep", "strike")
    assert club.refused("bob", 1, TakeBack("x", 3)).code == "not possible"
    assert club.refused("eve", 0, TakeBack("x", 3)).code == "not yours"
    assert club.refused("ada", None, TakeBack("x", 3)).code == "not yours"


def test_a_hunt_is_taken_back_within_the_turn() -> None:
    club = hackclad(ME, BOT)
    taken = 0
    for _ in range(60):
        club.bots()
        if club.table.state != "playing":
            break
        before = game_of(club).position
        club.pick(game_of(club).options[-1])
        if club.info("ada", 0).take_back == "free":
            take_back(club, "ada", 0)
            assert game_of(club).position == before
            taken += 1
            club.pick(game_of(club).options[0])
    assert taken > 5


def test_a_hunt_asks_all_others() -> None:
    club = hackclad(ME, FRIEND, FRIEND, options=DRAFT)
    while game_of(club).returnable(2) is None or club.table.to_move == 2:
        club.pick(game_of(club).options[0])
    to = game_of(club).returnable(2)
    take_back(club, "cleo", 2)
    club.done("ada", 0, Answer("a", club.offer(), True))
    assert club.table.number != to
    club.done("bob", 1, Answer("a", club.offer(), True))
    assert (club.table.number, club.table.to_move) == (to, 2)


@pytest.mark.parametrize("options", [None, ClockSettings("game", 300)])
def test_nothing_is_taken_back_during_a_pause_or_after_the_game(options: ClockSettings | None) -> None:
    club = exceed(options=TableOptions(first=0, clock=options))
    club.choose("keep", "keep", "strike")
    if options is not None:
        club.done("ada", 0, Propose("p", "pause"))
        club.done("bob", 1, Propose("p", "pause"))
        assert "paused" in club.refused("ada", 0, TakeBack("x", 3)).message
    club.wait(10**10)
    assert club.table.state == "over"
    assert "over" in club.refused("ada", 0, TakeBack("y", 3)).message
    assert club.info("ada", 0).take_back is None
