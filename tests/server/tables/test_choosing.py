from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables.club import BOT, FRIEND, ME, Club, exceed, hackclad, table_of
from wildswing.server.tables import bot_choice
from wildswing.server.tables.entries import Chosen, Paused
from wildswing.server.wire.messages import AskOutlook, Choose, Fetch, Look, Ping
from wildswing.server.wire.tables import ClockSettings, TableOptions


def option(club: Club, text: str) -> int:
    game = club.table.game
    assert game is not None
    assert game.decision is not None
    return game.decision.find(text).number


def game_of(club: Club) -> Any:  # noqa: ANN401 - one of both games
    assert club.table.game is not None
    return club.table.game


def test_a_choice_is_made_for_the_decision_that_it_names() -> None:
    club = exceed()
    keep = option(club, "keep")
    judgement = club.done("ada", 0, Choose("a", 0, (keep,)))
    assert judgement.entries == (Chosen(at=club.now, seat=0, message="a", number=0, options=(keep,)),)
    assert club.info().number == 1
    assert club.info().asked == 1


def test_the_same_message_again_does_nothing() -> None:
    club = exceed()
    message = Choose("a", 0, (option(club, "keep"),))
    club.done("ada", 0, message)
    for _ in range(2):
        judgement = club.say("ada", 0, message)
        assert judgement.duplicate
        assert judgement.entries == ()
    club.done("bob", 1, Choose("a", 1, (option(club, "keep"),)))  # ids are those of a seat
    assert club.say("ada", 0, message).duplicate
    assert club.folded().seen == club.table.seen == [{"a": None}, {"a": None}]


def test_a_stale_choice_is_refused_with_both_numbers() -> None:
    club = exceed()
    club.choose("keep", "keep")
    refused = club.refused("ada", 0, Choose("x", 0, (0,)))
    assert refused.code == "stale"
    assert refused.message == "This was for decision 0; by now decision 2 is pending."
    assert club.refused("ada", 0, Choose("x", 5, (0,))).code == "stale"


def test_nobody_chooses_for_another_seat() -> None:
    club = exceed()
    choice = (option(club, "keep"),)
    assert club.refused("bob", 1, Choose("x", 0, choice)).code == "not yours"
    assert club.refused("bob", 1, Choose("x", 0, choice)).message == "Ada is to choose."
    assert club.refused("bob", 0, Choose("x", 0, choice)).code == "not yours"
    assert club.refused("eve", 0, Choose("x", 0, choice)).code == "not yours"
    assert club.refused("ada", None, Choose("x", 0, choice)).code == "not yours"
    assert club.refused("ada", 3, Choose("x", 0, choice)).code == "not yours"


def test_a_hot_seat_chooses_from_the_seat_that_it_looks_from() -> None:
    club = exceed(ME, ME)
    assert club.refused("ada", 1, Choose("x", 0, (option(club, "keep"),))).code == "not yours"
    club.done("ada", 0, Choose("x", 0, (option(club, "keep"),)))
    club.done("ada", 1, Choose("x", 1, (option(club, "keep"),)))


def test_an_illegal_option_is_refused() -> None:
    club = exceed()
    assert club.refused("ada", 0, Choose("x", 0, (123456,))).code == "illegal"


@pytest.mark.parametrize("number", [0, 1])
def test_no_choice_before_the_game_and_after_it(number: int) -> None:
    club = Club(table_of("exceed", ME, FRIEND))
    assert "has not begun" in club.refused("ada", 0, Choose("x", number, (0,))).message
    club.wait(10**9)
    assert "over" in club.refused("ada", 0, Choose("x", number, (0,))).message


def test_no_choice_during_a_pause() -> None:
    club = exceed(options=TableOptions(first=0, clock=ClockSettings("game", 300)))
    club.append((Paused(at=club.now),))
    assert club.refused("ada", 0, Choose("x", 0, (0,))).message == "The game is paused."
    assert club.table.bot_to_move is None


def strike(club: Club) -> tuple[int, ...]:
    """The options of a strike and the first attack, found on a copy."""
    trial = game_of(club).clone()
    first = option(club, "strike")
    trial.choose(first)
    return (first, trial.options[0])


def test_a_strike_and_its_attack_travel_as_one_message() -> None:
    club = exceed()
    club.choose("keep", "keep")
    club.pick(*strike(club))
    assert club.table.number == 4
    assert club.table.to_move == 1
    assert club.folded().number == 4


def test_a_payment_is_made_wholly_or_not_at_all() -> None:
    club = exceed()
    club.choose("keep", "keep")
    game = game_of(club)
    trial = game.clone()
    change = trial.decision.find("Move to 5").number
    path = [change]
    trial.choose(change)
    while trial.decision.kind == "pay":
        path.append(trial.options[0])
        trial.choose(trial.options[0])
    assert len(path) > 2
    before = game.position
    assert club.refused("ada", 0, Choose("x", 2, (*path[:-1], 123456))).code == "illegal"
    assert game.position == before
    assert game.history == (0, 0)
    club.pick(*path)
    assert game_of(club).position == trial.position
    assert len([entry for entry in club.entries if isinstance(entry, Chosen)]) == 3


def test_choices_of_two_seats_do_not_travel_together() -> None:
    club = exceed()
    keep = option(club, "keep")
    assert club.refused("ada", 0, Choose("x", 0, (keep, keep))).code == "illegal"
    assert club.table.number == 0


def test_nobody_chooses_on_for_the_seat_that_comes_next() -> None:
    club = exceed()
    club.choose("keep", "keep")
    trial = game_of(club).clone()
    path = [option(club, "Move to 4")]
    trial.choose(path[0])
    path.append(trial.options[0])
    trial.choose(path[1])
    assert trial.seat == 1
    assert club.refused("ada", 0, Choose("x", 2, (*path, trial.options[0]))).code == "illegal"
    club.pick(*path)
    assert club.table.to_move == 1


def test_choices_that_cannot_be_made_tell_nothing_about_hidden_cards() -> None:
    """Whatever is sent after a draw, the answer is the same, as if the cards drawn did not matter."""
    answers = set()
    for seed in range(6):
        club = exceed(seed=seed)
        club.choose("keep", "keep", "prepare", "prepare")
        game = game_of(club)
        while game.decision.kind == "discard to limit":
            club.pick(game.options[0])
        number, before = club.table.number, game.position
        prepare = option(club, "prepare")
        trial = game.clone()
        trial.choose(prepare)
        assert (trial.seat, trial.decision.kind) == (0, "discard to limit")
        after = trial.options[0]
        for tail in ((after,), (after, 123456), (123456,), (after, after, after)):
            refused = club.refused("ada", 0, Choose("x", number, (prepare, *tail)))
            answers.add((refused.code, refused.message, refused.hint))
        assert game.position == before
    assert len(answers) == 1


def test_a_bot_that_thought_about_an_old_position_is_not_heard() -> None:
    club = exceed(ME, BOT)
    assert bot_choice(club.table, 0, 0, (0,), club.now).refused is not None
    club.choose("keep")
    assert club.table.bot_to_move == (1, "steady")
    keep = option(club, "keep")
    assert (refused := bot_choice(club.table, 1, 0, (keep,), club.now).refused) is not None
    assert refused.code == "stale"
    assert bot_choice(club.table, 1, 1, (123456,), club.now).refused is not None
    judgement = bot_choice(club.table, 1, 1, (keep,), club.now)
    assert judgement.entries == (Chosen(at=club.now, seat=1, number=1, options=(keep,), by="bot"),)
    club.append(judgement.entries)
    assert club.table.bot_to_move is None


def test_what_is_only_read_is_allowed_to_whom_it_concerns() -> None:
    club = exceed(ME, ME)
    assert club.say("ada", 0, Ping("x")).reading
    assert club.say("ada", 0, Fetch("x")).reading
    assert club.say("ada", 0, Look("x", 1)).reading
    assert club.say("ada", 0, Look("x", None)).reading
    assert club.refused("eve", None, Look("x", 1)).code == "not yours"
    assert club.refused("eve", None, Look("x", None)).code == "not allowed"
    assert club.refused("ada", 0, Look("x", 3)).code == "not yours"
    assert club.say("ada", 0, AskOutlook("x", 0, 5)).reading
    assert club.refused("ada", 0, AskOutlook("x", 1, 5)).code == "stale"
    assert club.refused("eve", None, AskOutlook("x", 0, 5)).code == "not yours"


def test_the_outlook_is_given_where_the_table_has_it() -> None:
    for level in ("verdicts", "none"):
        club = exceed(options=TableOptions(first=0, help=level))
        assert club.refused("ada", 0, AskOutlook("x", 0, 5)).code == "not allowed"
    assert club.say("ada", 0, Ping("x")).reading
    assert hackclad(ME, BOT).refused("ada", 0, AskOutlook("x", 0, 5)).code == "not possible"
