"""The library's public face: beginning a game, choosing, taking back, results, bots, characters, cards."""

import pytest

import wildswing as ws
from tests.exceed.games import finished
from wildswing.exceed.catalogue import CardInfo
from wildswing.exceed.game import ExceedGame


def started(*, log: bool = True) -> ExceedGame:
    """Ryu against Geoffrey at the first action."""
    game = ws.new("exceed", ["Ryu", "Geoffrey"], seed=7, first=0, log=log)
    game.choose("Keep the rest")
    game.choose("Keep the rest")
    return game


# ---- beginning


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("ryu", "ryu"),
        ("RYU", "ryu"),
        ("Shovel Knight", "shovelknight"),
        ("shovel  k", "shovelknight"),
        ("geof", "geoffrey"),
    ],
)
def test_characters_are_found_by_id_name_and_beginning(name: str, found: str) -> None:
    assert ws.new("exceed", [name, "ryu"]).match.fighters[0].id == found


@pytest.mark.parametrize(
    ("game", "characters", "message"),
    [
        ("exced", ["ryu", "akuma"], "there is no game 'exced'; there is exceed"),
        ("exceed", ["ryuu", "akuma"], "there is no character 'ryuu'; the nearest is Ryu"),
        ("exceed", ["", "akuma"], "there is no character ''"),
        ("exceed", ["s", "akuma"], "'s' may mean "),
        ("exceed", ["ryu"], "EXCEED is played by two characters, not by ['ryu']"),
        ("exceed", "ryu", "EXCEED is played by two characters, not by 'ryu'"),
    ],
)
def test_a_wrong_name_is_an_error_with_the_nearest(game: str, characters: list[str], message: str) -> None:
    with pytest.raises(ws.WildswingError) as caught:
        ws.new(game, characters)
    assert message in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 1 << 62, True, "7"])
def test_a_seed_is_a_small_whole_number(seed: int) -> None:
    with pytest.raises(ws.WildswingError, match="a seed is a whole number from 0 below"):
        ws.new("exceed", ["ryu", "akuma"], seed=seed)


@pytest.mark.parametrize("first", [2, -1, True, "lot"])
def test_first_is_a_seat_or_choose(first: int) -> None:
    with pytest.raises(ws.WildswingError, match=r'`first` is 0, 1, None \(by lot\) or "choose"'):
        ws.new("exceed", ["ryu", "akuma"], first=first)


def test_who_is_first() -> None:
    for seat in (0, 1):
        assert ws.new("exceed", ["ryu", "akuma"], first=seat).seat == seat
    assert {ws.new("exceed", ["ryu", "akuma"], seed=seed).seat for seed in range(20)} == {0, 1}
    game = ws.new("exceed", ["ryu", "akuma"], seed=1, first="choose")
    assert game.decision is not None
    assert [option.text for option in game.decision.options] in (["Go first", "Go second"], ["Go second", "Go first"])
    chooser = game.seat
    game.choose("go second")
    assert game.seat == 1 - chooser


# ---- choosing


def test_a_choice_is_an_option_its_number_or_its_text() -> None:
    games = [started() for _ in range(5)]
    decision = games[0].decision
    assert decision is not None
    prepare = decision.find("Prepare")
    choices: list[ws.Option | int | str] = [prepare, int(prepare), "Prepare", " prepare. ", "prep"]
    for game, choice in zip(games, choices, strict=True):
        game.choose(choice)
    assert len({game.position for game in games}) == 1
    assert prepare == int(prepare)
    assert str(prepare) == "Prepare"
    assert repr(prepare) == f"Option({int(prepare)}, 'Prepare')"
    assert {prepare: 1}[int(prepare)] == 1  # type: ignore[index]


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("Prepaer", "'Prepaer' is not possible now; the nearest is 'Prepare'. Seat 0 can choose: 'Prepare', 'Change"),
        ("xyz", "'xyz' is not possible now. Seat 0 can choose: 'Prepare', "),
        (99999, "'option 99999' is not possible now. Seat 0 can choose: 'Prepare', "),
        ("move to", "'move to' says too little: 'Move to 1 (2 Force)', 'Move to 2 (1 Force)', "),
        ("", "'' is not possible now"),
    ],
)
def test_an_illegal_choice_names_the_legal_ones(choice: str | int, message: str) -> None:
    game = started()
    before = game.position
    with pytest.raises(ws.IllegalChoice) as caught:
        game.choose(choice)
    assert message in str(caught.value)
    assert "Prepare" in caught.value.legal
    assert game.position == before
    assert len(game.history) == 2


def test_the_end() -> None:
    game = finished(0)
    assert game.over
    assert game.decision is None
    assert list(game.options) == []
    assert game.seat == -1
    result = game.result
    assert result is not None
    assert result.winner is not None
    assert result.ranking == ((1, 2) if result.winner == 0 else (2, 1))
    assert sum(result.scores) == result.scores[result.winner] == 1.0
    assert result.reason in {"out of life", "out of cards"}
    with pytest.raises(ws.IllegalChoice, match="the game is over; there is nothing to choose"):
        game.choose(0)
    with pytest.raises(ws.IllegalChoice, match="the game is over; there is nothing to choose"):
        game.choose("Prepare")
    assert started().result is None


def test_both_ways_to_lose_are_told() -> None:
    reasons = set()
    for number in range(40):
        game = finished(number)
        assert game.result is not None
        reasons.add(game.result.reason)
        last = game.events()[-1]
        assert last.kind == "game over"
        assert last.seat == game.result.winner
        assert ("no life left" in last.text) == (game.result.reason == "out of life")
    assert reasons == {"out of life", "out of cards"}


# ---- events


def test_events_are_told_as_far_as_a_viewer_may_know() -> None:
    game = started()
    drawn = [event for event in game.events(seat=0) if event.kind == "draw"]
    assert None not in drawn[0].names
    assert drawn[1].names == (None,) * 6
    assert drawn[1].cards == (-1,) * 6
    assert "Geoffrey draws 6 cards." in [event.text for event in drawn]
    assert all(event.cards[0] == -1 for event in game.events() if event.kind == "draw")
    assert all(event.cards[0] >= 0 for event in game.events(seat="all") if event.kind == "draw")
    assert game.events(2, seat=1) == game.events(seat=1)[2:]


def test_wrong_viewers_and_missing_logs() -> None:
    with pytest.raises(
        ws.WildswingError, match="there is no viewer 'everybody': give a seat, None for a spectator, or"
    ):
        started().events(seat="everybody")
    for game in (started(log=False), started().clone()):
        with pytest.raises(
            ws.WildswingError, match="this game keeps no log: it was made with log=False, or is a clone"
        ):
            game.events()


# ---- taking back


def test_choices_are_taken_back_one_by_one_up_to_new_information() -> None:
    game = started()
    table = [(game.position, game.history, game.events(seat="all"))]
    for choice in ("Move to 5", "Pay"):
        decision = game.decision
        assert decision is not None
        game.choose(next(option for option in decision.options if option.text.startswith(choice)))
        table.append((game.position, game.history, game.events(seat="all")))
    assert game.can_take_back == 2
    for position, history, events in reversed(table[:2]):
        game.take_back()
        assert (game.position, game.history, game.events(seat="all")) == (position, history, events)
    with pytest.raises(ws.CannotTakeBack, match="the last choice stands: since then a card was seen or drawn, chance"):
        game.take_back()


def test_a_mulligan_can_be_taken_back_until_the_cards_are_drawn() -> None:
    game = ws.new("exceed", ["ryu", "akuma"], seed=1, first=0)
    before = game.position
    game.choose(game.options[1])
    game.choose(game.options[1])
    assert game.can_take_back == 2
    game.take_back()
    game.take_back()
    assert game.position == before
    game.choose(game.options[1])
    game.choose("Keep the rest")
    assert game.can_take_back == 0


def test_the_strike_action_can_be_taken_back_and_setting_cannot() -> None:
    game = started()
    before = game.position
    game.choose("Strike")
    assert game.can_take_back == 1
    game.take_back()
    assert game.position == before
    game.choose("Strike")
    game.choose(game.options[0])
    assert game.seat == 1
    assert game.can_take_back == 0


def test_a_draw_and_a_quick_step_stand() -> None:
    game = started()
    game.choose("Prepare")
    assert game.can_take_back == 0
    game = started()
    game.step(game.decision.find("Strike").number)  # type: ignore[union-attr]
    assert game.can_take_back == 0


# ---- bots, characters, cards


def test_bots_play_a_game_to_its_end() -> None:
    class Last:
        name = "last"

        def choose(self, view: object) -> ws.Option:
            return view.options[-1]  # type: ignore[attr-defined, no-any-return]

    game = ws.new("exceed", ["ryu", "akuma"], seed=2)
    result = ws.play(game, ["random", Last()])
    assert game.over
    assert result == game.result
    with pytest.raises(ws.WildswingError, match="a bot for each of the 2 seats is needed, not 1"):
        ws.play(ws.new("exceed", ["ryu", "akuma"]), ["random"])
    with pytest.raises(ws.UnknownName, match="there is no bot 'randon'"):
        ws.play(ws.new("exceed", ["ryu", "akuma"]), ["randon", "random"])


def test_a_bot_that_chooses_what_is_not_there_is_told_so() -> None:
    class Wrong:
        name = "wrong"

        def choose(self, view: object) -> int:
            return -7

    with pytest.raises(ws.IllegalChoice):
        ws.play(ws.new("exceed", ["ryu", "akuma"], seed=2), [Wrong(), Wrong()])  # type: ignore[list-item]


def test_every_character_is_listed_and_can_be_played() -> None:
    characters = ws.characters("exceed")
    assert len(characters) == 97
    assert [character.season for character in characters] == sorted(character.season for character in characters)
    assert len({character.id for character in characters}) == 97
    for character in characters:
        game = ws.new("exceed", [character.id, "ryu"], seed=1)
        assert game.match.fighters[0].name == character.name
    with pytest.raises(ws.UnknownName, match="there is no game 'go'; there is exceed"):
        ws.characters("go")


def test_cards_are_found_by_words() -> None:
    assert len(ws.cards()) == 3 * 8 + sum(len(_cards_of(character.id)) for character in ws.characters())
    assert ws.cards("HADOKEN")[0].name == "Hadoken"
    assert {card.character for card in ws.cards("hadoken ryu")} == {"Ryu"}
    assert ws.cards("no such words anywhere") == ()
    block = next(card for card in ws.cards("block") if card.name == "Block")
    assert block.range is None
    assert block.plain()["boost"] is not None


def _cards_of(character: str) -> list[CardInfo]:
    return [card for card in ws.cards() if card.character_id == character]


# ---- the time it takes to begin
