from __future__ import annotations

import random

import pytest

from tests.server.tables.club import BOT, FRIEND, ME, Club, exceed, hackclad, table_of
from wildswing.server.tables import Presence, due, next_change
from wildswing.server.tables.entries import ClaimedGame, Replaced, Resigned
from wildswing.server.tables.terms import DAY, MINUTE, SECOND
from wildswing.server.wire.messages import Claim, Propose, Replace, Resign
from wildswing.server.wire.tables import ClockSettings, TableOptions

CLOCK = TableOptions(first=0, clock=ClockSettings("game", 3600))
THREE = TableOptions(missions="random")


def can(club: Club, seat: int) -> tuple[bool, bool]:
    info = club.info().seats[seat]
    return info.claimable, info.replaceable


# ---- gone


def test_a_seat_that_is_gone_is_shown_as_gone() -> None:
    club = exceed()
    assert all(seat.present for seat in club.info().seats)
    club.gone(1)
    club.now += 4_500
    seat = club.info().seats[1]
    assert (seat.present, seat.gone_for) == (False, 4)
    assert club.info().seats[0].present


def test_it_is_told_how_long_it_takes_until_a_seat_can_be_claimed_or_replaced() -> None:
    club = exceed(options=CLOCK)
    assert waits(club, 0) == waits(club, 1) == (None, None)
    club.gone(1)
    assert waits(club, 1) == (60, 60)
    club.now += 2_500
    assert waits(club, 1) == (58, 58)
    club.now += MINUTE
    assert waits(club, 1) == (0, 0)
    assert waits(club, 0) == (None, None)


def test_where_more_play_a_seat_can_only_be_replaced() -> None:
    club = hackclad(ME, FRIEND, FRIEND, options=THREE)
    club.gone(1)
    assert waits(club, 1) == (None, 300)


def waits(club: Club, seat: int) -> tuple[int | None, int | None]:
    info = club.info().seats[seat]
    return info.claimable_in, info.replaceable_in


def test_bots_are_always_there() -> None:
    club = exceed(ME, BOT)
    club.gone(1)
    club.now += 10 * DAY
    assert club.info().seats[1].present
    assert can(club, 1) == (False, False)
    assert "not another person's" in club.refused("ada", 0, Claim("x", 1)).message


def test_with_clocks_the_other_may_claim_or_replace_after_a_minute() -> None:
    club = exceed(options=CLOCK)
    club.gone(1)
    assert next_change(club.table, club.now, club.presence) == club.now + MINUTE
    club.now += MINUTE - 1
    assert can(club, 1) == (False, False)
    refused = club.refused("ada", 0, Claim("x", 1))
    assert (refused.message, refused.hint) == ("Bob may still come back.", "You can claim the game in 1 second.")
    assert club.refused("ada", 0, Replace("x", 1)).code == "not possible"
    club.now += 1
    assert can(club, 1) == (True, True)
    judgement = club.done("ada", 0, Claim("x", 1))
    assert judgement.entries == (ClaimedGame(at=club.now, seat=0, message="x", gone=1),)
    info = club.info()
    assert (info.state, info.ended_by) == ("over", "claim")
    assert info.result is not None
    assert (info.result.winner, info.result.reason) == (0, "Bob was gone for too long")


def test_without_clocks_a_bot_may_play_on_after_five_minutes_but_the_game_is_claimed_after_three_days_only() -> None:
    club = exceed()
    club.gone(1)
    club.now += 5 * MINUTE - 1
    assert can(club, 1) == (False, False)
    club.now += 1
    assert can(club, 1) == (False, True)
    assert club.refused("ada", 0, Claim("x", 1)).hint == "You can claim the game in 72 hours."
    club.now += 3 * DAY - 5 * MINUTE
    assert can(club, 1) == (True, True)
    club.done("ada", 0, Claim("x", 1))


def test_a_bot_plays_on_for_who_is_gone() -> None:
    club = exceed()
    club.choose("keep")
    club.gone(1)
    club.now += 5 * MINUTE
    judgement = club.done("ada", 0, Replace("x", 1))
    assert judgement.entries == (Replaced(at=club.now, seat=0, message="x", replaced=1, bot="steady"),)
    assert club.table.state == "playing"
    assert club.table.bot_to_move == (1, "steady")
    assert club.table.seats_of("bob") == []
    assert club.table.may_watch("bob")
    assert (club.info().seats[1].kind, club.info().seats[1].name) == ("bot", "Steady bot")
    assert club.info().seats[1].characters == ("geoffrey",)
    club.bots()
    club.choose("prepare")


def test_during_a_pause_one_may_be_away() -> None:
    club = exceed(options=CLOCK)
    club.done("ada", 0, Propose("p", "pause"))
    club.done("bob", 1, Propose("p", "pause"))
    club.gone(1)
    club.now += DAY
    assert can(club, 1) == (False, False)
    assert club.refused("ada", 0, Replace("x", 1)).code == "not possible"
    club.now += 2 * DAY
    assert can(club, 1) == (True, True)


def test_who_is_there_is_not_replaced() -> None:
    club = exceed()
    club.now += 10 * DAY
    for message in (Claim("x", 1), Replace("x", 1)):
        assert club.refused("ada", 0, message).message == "Bob is there."
    assert "not another person's" in club.refused("ada", 0, Replace("x", 0)).message
    assert club.refused("ada", 0, Claim("x", 3)).message == "There is no seat 3."
    assert club.refused("eve", None, Claim("x", 1)).code == "not yours"


def test_more_than_two_do_not_claim_but_replace() -> None:
    club = hackclad(ME, FRIEND, FRIEND)
    club.gone(2)
    club.now += 5 * DAY
    assert can(club, 2) == (False, True)
    assert "bot" in club.refused("ada", 0, Claim("x", 2)).hint
    club.done("bob", 1, Replace("x", 2))
    assert club.table.seats[2].kind == "bot"


def test_the_time_of_the_next_change_is_when_something_changes() -> None:
    club = exceed()
    club.presence = Presence({0: club.now + 1000, 1: club.now})
    times = []
    for _ in range(4):
        at = next_change(club.table, club.now, club.presence)
        assert at is not None
        club.now = at
        times.append(at - 1_000_000)
    assert times == [5 * MINUTE, 5 * MINUTE + SECOND, 3 * DAY, 3 * DAY + SECOND]


# ---- giving up


def test_resigning_a_duel_loses_it() -> None:
    club = exceed()
    judgement = club.done("bob", 1, Resign("r"))
    assert judgement.entries == (Resigned(at=club.now, seat=1, message="r"),)
    info = club.info("ada", 0)
    assert (info.state, info.ended_by, info.asked, info.take_back) == ("over", "resignation", None, None)
    assert info.result is not None
    assert (info.result.winner, info.result.reason) == (0, "Bob resigned")
    assert club.say("bob", 1, Resign("r")).duplicate
    assert club.refused("bob", 1, Resign("s")).code == "not possible"


def test_where_more_than_two_play_a_bot_plays_on_for_who_resigns() -> None:
    club = hackclad(ME, FRIEND, FRIEND)
    club.done("bob", 1, Resign("r"))
    assert club.table.state == "playing"
    assert club.table.seats[1].bot == "steady"
    assert club.refused("bob", 1, Resign("r")).code == "not yours"
    club.done("cleo", 2, Resign("r"))
    assert club.table.state == "playing"
    club.done("ada", 0, Resign("r"))
    info = club.info()
    assert (info.state, info.ended_by) == ("over", "resignation")
    assert info.result is not None
    assert info.result.standings[-1].seat == 0


def test_a_solo_game_that_is_resigned_is_over_and_nobody_wins() -> None:
    club = hackclad(ME, options=TableOptions(mode="solo", missions="random"))
    club.done("ada", 0, Resign("r"))
    info = club.info()
    assert info.result is not None
    assert (info.result.winner, info.result.standings[0].place) == (None, 1)


def test_a_team_of_two_players_that_resigns_loses() -> None:
    club = hackclad(ME, FRIEND, options=TableOptions(mode="team", missions="random"))
    club.done("ada", 0, Resign("r"))
    info = club.info()
    assert info.result is not None
    assert (info.result.winner, len(info.result.standings)) == (1, 2)


# ---- idle tables


def test_a_table_at_which_nobody_comes_is_closed_after_a_day() -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    assert next_change(club.table, club.now, club.presence) == club.now + DAY
    club.wait(DAY - 1)
    assert club.table.state == "waiting"
    club.wait(1)
    info = club.info()
    assert (info.state, info.ended_by, info.summary) == ("over", "closed", "closed before it began")
    assert info.result is not None
    assert info.result.reason == "no game began in time"
    assert next_change(club.table, club.now, club.presence) is None
    assert due(club.table, club.now + 10**12) == ()


def test_a_game_that_nobody_touches_is_closed_after_thirty_days() -> None:
    club = exceed()
    club.wait(20 * DAY)
    club.choose("keep")
    club.wait(30 * DAY - 1)
    assert club.table.state == "playing"
    club.wait(1)
    info = club.info()
    assert (info.state, info.ended_by) == ("over", "closed")
    assert info.result is not None
    assert (info.result.winner, info.result.reason) == (None, "nobody played on")


# ---- playing to the end


@pytest.mark.parametrize("seed", range(3))
def test_a_duel_that_is_played_ends_with_its_result(seed: int) -> None:
    club = exceed(seed=seed)
    game, chance = club.table.game, random.Random(seed)
    assert game is not None
    while club.table.state == "playing":
        club.pick(chance.choice(game.options))
    info = club.info()
    assert game.result is not None
    assert info.result is not None
    assert (info.ended_by, info.result.winner) == ("play", game.result.winner)
    assert club.folded().result == club.table.result
    assert club.refused("ada", 0, Resign("x")).code == "not possible"


@pytest.mark.parametrize(
    "club",
    [
        hackclad(ME, FRIEND, FRIEND, options=THREE),
        hackclad(ME, options=TableOptions(mode="solo", missions="random", expert=True)),
        hackclad(ME, FRIEND, options=TableOptions(mode="team", missions="random")),
    ],
    ids=["base", "solo", "team"],
)
def test_a_hunt_that_is_played_ends_with_all_scores(club: Club) -> None:
    game, chance = club.table.game, random.Random(5)
    assert game is not None
    while club.table.state == "playing":
        club.pick(chance.choice(game.options))
    result = club.info().result
    assert result is not None
    assert len(result.standings) == game.seats
    assert all(standing.score is not None for standing in result.standings)
    assert club.folded().result == result
