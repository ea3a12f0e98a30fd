from __future__ import annotations

import pytest

from tests.server.tables.club import BOT, FRIEND, ME, Club, exceed, hackclad
from wildswing.server.tables import Table, next_change, wake
from wildswing.server.tables.clocks import Clocks
from wildswing.server.tables.entries import Replaced, TimedOut, Woke
from wildswing.server.wire.messages import Choose, Claim, Propose, TakeBack
from wildswing.server.wire.tables import ClockSettings, TableOptions

GAME = TableOptions(first=0, clock=ClockSettings("game", 300, 5))
MOVE = TableOptions(first=0, clock=ClockSettings("move", 60))


def left(club: Club) -> tuple[int, ...]:
    clock = club.info().clock
    assert clock is not None
    return clock.left


def running(club: Club) -> int | None:
    clock = club.info().clock
    assert clock is not None
    return clock.running


def test_no_clock_unless_the_maker_wants_one() -> None:
    assert exceed().info().clock is None


def test_only_the_clock_of_the_seat_that_is_asked_runs() -> None:
    club = exceed(options=GAME)
    assert (left(club), running(club)) == ((300_000, 300_000), 0)
    club.now += 10_000
    assert left(club) == (290_000, 300_000)
    club.choose("keep")
    assert (left(club), running(club)) == ((295_000, 300_000), 1)  # 5 seconds for the answer
    club.now += 20_000
    club.choose("keep")
    assert (left(club), running(club)) == ((295_000, 285_000), 0)


def test_the_increment_is_for_a_turn_of_decisions_and_not_for_each_card_of_a_payment() -> None:
    club = exceed(options=GAME)
    club.choose("keep", "keep")
    before = left(club)[0]
    club.choose("Move to 5")
    while club.table.game is not None and club.table.game.decision is not None:
        if club.table.game.decision.kind != "pay":
            break
        club.now += 1000
        club.pick(club.table.game.options[0])
    assert club.table.to_move == 1
    assert left(club)[0] == before - 2000 + 5000


def test_a_move_has_its_own_time_for_each_decision() -> None:
    club = exceed(options=MOVE)
    club.now += 59_000
    club.choose("keep")
    club.now += 59_000
    club.choose("keep")
    assert left(club) == (60_000, 1_000)
    club.now += 30_000
    club.choose("strike")
    assert left(club) == (60_000, 1_000)


def test_taking_back_gives_no_time() -> None:
    club = exceed(options=MOVE)
    club.choose("keep", "keep")
    for _ in range(3):
        club.now += 10_000
        club.choose("strike")
        club.done("ada", 0, TakeBack(club.new_message(), club.table.number))
    assert left(club)[0] == 60_000 - 20_000  # the first strike came in time for new 60 seconds, the others did not
    game = exceed(options=GAME)
    game.choose("keep", "keep")
    start = left(game)[0]
    for _ in range(3):
        game.now += 1000
        game.choose("strike")
        game.done("ada", 0, TakeBack(game.new_message(), game.table.number))
    assert left(game)[0] == start - 3000


def test_a_bot_has_no_clock_and_its_thinking_costs_nobody_time() -> None:
    club = exceed(ME, BOT, options=GAME)
    club.choose("keep")
    assert running(club) is None
    club.now += 10**6
    club.bots()
    assert (left(club), running(club)) == ((305_000, 300_000), 0)


def test_who_has_no_time_left_loses() -> None:
    club = exceed(options=GAME)
    club.choose("keep")
    assert next_change(club.table, club.now, club.presence) == club.now + 300_000
    club.wait(299_999)
    assert club.table.state == "playing"
    club.wait(1)
    info = club.info()
    assert (info.state, info.ended_by, info.asked) == ("over", "time", None)
    assert info.result is not None
    assert (info.result.winner, info.result.reason) == (0, "the time of Bob was up")
    assert [(one.seat, one.place) for one in info.result.standings] == [(0, 1), (1, 2)]
    assert left(club)[1] == 0
    assert club.folded().info("ada", 0, club.now) == club.table.info("ada", 0, club.now)


@pytest.mark.parametrize("guest", ["ada", "bob"])
def test_a_message_after_the_time_ends_the_game_too(guest: str) -> None:
    club = exceed(options=GAME)
    club.now += 300_000
    judgement = club.say(guest, club.table.seats_of(guest)[0], Choose("x", 0, (0,)))
    assert judgement.entries == (TimedOut(at=club.now, seat=0),)
    assert judgement.refused is not None
    assert club.table.number == 0
    assert club.table.ended_by == "time"


def test_a_choice_at_the_last_moment_counts() -> None:
    club = exceed(options=GAME)
    club.now += 299_999
    club.choose("keep")
    assert club.table.number == 1


def test_claiming_the_game_when_the_time_is_up_is_carried_out() -> None:
    club = exceed(options=GAME)
    club.now += 300_000
    assert club.say("ada", 0, Claim("x", 1)).refused is not None  # her own time was up
    other = exceed(options=GAME)
    other.now += 300_000
    other.done("bob", 1, Claim("x", 0))
    assert other.table.ended_by == "time"


def test_where_more_than_two_play_a_bot_plays_on() -> None:
    club = hackclad(ME, FRIEND, FRIEND, options=TableOptions(missions="random", clock=ClockSettings("game", 60)))
    seat = club.table.to_move
    assert seat is not None
    club.wait(60_000)
    assert club.entries[-2:] == [
        TimedOut(at=club.now, seat=seat, goes_on=True),
        Replaced(at=club.now, seat=seat, replaced=seat, bot="steady"),
    ]
    assert club.table.state == "playing"
    assert club.table.bot_to_move == (seat, "steady")
    assert running(club) is None
    club.bots()
    assert running(club) == club.table.to_move != seat


def test_when_nobody_but_bots_remains_the_game_is_over() -> None:
    options = TableOptions(missions="random", clock=ClockSettings("game", 60))
    club = hackclad(ME, BOT, BOT, options=options)
    club.bots()
    club.wait(60_000)
    info = club.info()
    assert (info.state, info.ended_by) == ("over", "time")
    assert info.result is not None
    assert info.result.winner is None
    assert sorted((one.place, one.seat) for one in info.result.standings) == [(1, 1), (1, 2), (3, 0)]
    assert all(one.score is not None for one in info.result.standings)


def test_a_pause_stops_all_clocks() -> None:
    club = exceed(options=GAME)
    club.now += 1000
    club.done("ada", 0, Propose("p", "pause"))
    club.now += 1000
    club.done("bob", 1, Propose("p", "pause"))
    assert running(club) is None
    assert next_change(club.table, club.now, club.presence) == club.now + club.terms.untouched
    club.wait(10**8)
    assert club.table.state == "playing"
    assert left(club) == (298_000, 300_000)
    club.done("bob", 1, Propose("r", "resume"))
    club.done("ada", 0, Propose("r", "resume"))
    club.now += 1000
    assert (left(club), running(club)) == ((297_000, 300_000), 0)


def test_clocks_go_on_after_a_restart_where_they_stood() -> None:
    club = exceed(options=GAME)
    club.now += 7_000
    club.choose("keep")
    club.now += 9_000
    folded = club.folded()
    assert folded.info(None, None, club.now).clock == club.info().clock


def test_no_time_counts_while_no_server_had_the_table() -> None:
    club = exceed(options=GAME)
    club.now += 7_000
    club.choose("keep")
    stopped = club.now + 4_000
    club.now += 10**7
    entries = wake(club.table, club.now, stopped)
    assert entries == (Woke(at=club.now, since=stopped),)
    club.append(entries)
    assert left(club) == (298_000, 296_000)
    club.now += 1000
    assert left(club) == (298_000, 295_000)
    assert club.folded().info(None, None, club.now).clock == club.info().clock


def test_a_server_that_does_not_know_counts_from_the_last_entry() -> None:
    club = exceed(options=GAME)
    asleep: Table = club.folded()
    assert wake(asleep, club.now + 999, None) == (Woke(at=club.now + 999, since=club.now),)
    assert wake(exceed().table, 10**9, None) == ()
    bot = exceed(ME, BOT, options=GAME)
    bot.choose("keep")
    assert wake(bot.table, 10**9, None) == ()


def test_a_clock_of_another_process_that_runs_late_gives_no_time() -> None:
    clocks = Clocks(ClockSettings("game", 10), 2)
    clocks.asked(0, 0, person=True)
    clocks.count(5_000)
    clocks.count(3_000)
    assert clocks.left == [5_000, 10_000]
    assert clocks.info(4_000).left == (5_000, 10_000)
    clocks.count(6_000)
    assert clocks.left == [4_000, 10_000]
    assert clocks.flag() == 10_000
