"""Decisions, options and choices of every game: their words, their checks, and what a choice leads to."""

import pytest

import wildswing as ws
from tests.games.kinds import KINDS, MANY, begun, finished, pick, played
from wildswing.exceed.game import ExceedGame
from wildswing.kernel.decision import plain

every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_every_decision_says_who_is_asked_what_and_why(kind: str) -> None:
    for place, (game, _) in enumerate(played(kind, 1)):
        decision = game.decision
        assert decision is not None
        assert decision.number == place == len(game.history)
        assert decision.seat == game.seat
        assert 0 <= decision.seat < game.seats
        assert decision.prompt[-1] in ".?"
        assert str(decision.because)
        prefix = "EX " if isinstance(game, ExceedGame) else "HC "
        assert decision.because.rule.startswith(prefix)
        assert [int(option) for option in decision.options] == list(game.options)
        assert game.decision is decision
        for blocked in decision.blocked:
            assert blocked.rule.startswith(prefix)
            assert blocked.reason
            assert blocked.text not in {option.text for option in decision.options}


@pytest.mark.parametrize(("kind", "seed"), MANY)
def test_every_text_is_unique_and_means_its_option(kind: str, seed: int) -> None:
    for game, _ in played(kind, seed):
        decision = game.decision
        assert decision is not None
        known = [plain(option.text) for option in decision.options]
        assert len(set(known)) == len(known)
        for option in decision.options:
            assert option.text.strip() == option.text != ""
            assert decision.find(option.text) is option
            assert decision.find(option.text.upper()) is option
            assert decision.find(int(option)) is option
            assert option.verb
            assert "Alternative" not in option.text
            assert option.verb in {"spend", "amount"} or not option.text.isdigit()


@every_kind
def test_the_options_follow_from_the_state_alone(kind: str) -> None:
    for game, _ in played(kind, 2):
        assert game.options
        assert len(set(game.options)) == len(game.options)
        assert game.options == game.state.list_options(game.state.stack[-1])


@every_kind
def test_the_same_seed_and_choices_give_the_same_game(kind: str) -> None:
    one, dice = begun(kind, 3)
    other, _ = begun(kind, 3)
    assert one.position == other.position
    while one.options:
        option = pick(dice, one)
        one.choose(option)
        other.choose(option)
        assert one == other
    assert one.record == other.record
    assert one.result == other.result
    assert one.events(seat="all") == other.events(seat="all")
    assert begun(kind, 4)[0] != begun(kind, 3)[0]


@pytest.mark.parametrize(("game", "names"), [("exceed", ["ryu", "akuma"]), ("hackclad", ["luna", "mia"])])
def test_without_a_seed_a_game_begins_by_chance(game: str, names: list[str]) -> None:
    assert ws.new(game, names) != ws.new(game, names)


@every_kind
def test_a_choice_is_an_option_its_number_or_its_text(kind: str) -> None:
    games = [begun(kind, 5)[0] for _ in range(4)]
    decision = games[0].decision
    assert decision is not None
    last = decision.options[-1]
    choices: list[ws.Option | int | str] = [last, int(last), last.text, f"  {last.text.upper()}. "]
    for game, choice in zip(games, choices, strict=True):
        game.choose(choice)
    assert len({game.position for game in games}) == 1


@every_kind
@pytest.mark.parametrize("choice", ["no such thing", "", 99_999, -1])
def test_an_illegal_choice_changes_nothing_and_names_the_legal_ones(kind: str, choice: str | int) -> None:
    game, _ = begun(kind, 6)
    before, legal = game.position, game.decision
    assert legal is not None
    with pytest.raises(ws.IllegalChoice, match="is not possible now") as caught:
        game.choose(choice)
    assert caught.value.legal == tuple([option.text for option in legal.options])
    assert game.position == before
    assert game.history == ()


@every_kind
def test_steps_are_quick_choices(kind: str) -> None:
    one, dice = begun(kind, 7)
    other, _ = begun(kind, 7)
    for _ in range(40):
        option = pick(dice, one)
        one.choose(option)
        other.step(option)
        assert other.can_take_back == 0
    assert one == other
    assert one.history == other.history
    assert one.record == other.record


@every_kind
def test_a_log_changes_nothing(kind: str) -> None:
    one, other = finished(kind, 8), finished(kind, 8, log=False)
    assert one == other
    assert one.history == other.history
    assert one.result == other.result


@every_kind
def test_a_clone_goes_its_own_way(kind: str) -> None:
    for place, (game, _) in enumerate(played(kind, 9)):
        if place % 11:
            continue
        other = game.clone()
        assert other == game
        assert hash(other) == hash(game)
        assert other.history == game.history
        assert other.state.log is None
        before, heard = game.position, len(game.events())
        for _ in range(30):
            if other.options:
                other.step(other.options[-1])
        assert game.position == before
        assert len(game.events()) == heard
        assert other != game
        assert game != "a game"


@every_kind
def test_the_end(kind: str) -> None:
    game, _ = begun(kind, 10)
    assert game.result is None
    game = finished(kind, 10)
    assert game.over
    assert game.decision is None
    assert list(game.options) == []
    assert game.seat == -1
    result = game.result
    assert result is not None
    assert len(result.ranking) == len(result.scores) == game.seats
    assert min(result.ranking) == 1
    assert result.reason
    best = [seat for seat in range(game.seats) if result.ranking[seat] == 1]
    assert result.winner in {None, *best}
    for one in range(game.seats):
        for two in range(game.seats):
            if result.ranking[one] < result.ranking[two]:
                assert result.scores[one] >= result.scores[two]
    with pytest.raises(ws.IllegalChoice, match="the game is over; there is nothing to choose"):
        game.choose(0)
