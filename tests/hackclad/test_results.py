"""How games end: places, points and reasons, with every tie-break, in every mode."""

import pytest

from tests.hackclad.rules.endings import finish, last_round, total
from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c
from wildswing.hackclad.game import HackcladGame
from wildswing.hackclad.results import result_of, scores_of


def ended(*witches: str, totals: tuple[int, ...], mode: int | None = None, players: int | None = None) -> Table:
    """A game in its last round with these scores."""
    table = last_round(*witches, mode=mode) if players is None else last_round_of_two(*witches)
    for witch, wanted in enumerate(totals):
        total(table, witch, wanted)
    return table


def last_round_of_two(*witches: str) -> Table:
    table = Table(*witches, mode=c.TEAM, players=2)
    table.voltage(3)
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.clad_deck()
    for witch, space in enumerate(((2, 0), (-2, 0), (2, -2), (-2, -2))):
        table.at(witch, space)
    return table


@rule("HC 19.8")
def test_the_highest_total_wins() -> None:
    table = ended("luna", "mia", "flare", totals=(20, 31, 25))
    finish(table)
    result = result_of(table.state)
    assert (result.winner, result.ranking, result.scores) == (1, (3, 1, 2), (20.0, 31.0, 25.0))
    assert result.reason == "the highest score"


@rule("HC 19.9")
def test_equal_totals_are_decided_by_injuries() -> None:
    table = last_round("luna", "mia")
    table.gauges(1, injuries=1)
    for witch in (0, 1):
        total(table, witch, 30)
    finish(table)
    result = result_of(table.state)
    assert (result.winner, result.ranking, result.scores) == (0, (1, 2), (30.0, 30.0))
    assert result.reason == "equal scores, the fewest Injuries"


@rule("HC 19.10")
def test_then_by_missions() -> None:
    table = last_round("luna", "mia")
    table.missions(0, "Flash")
    table.figure(0).done = [table.mission("Flash")]
    for witch in (0, 1):
        total(table, witch, 30)
    finish(table)
    result = result_of(table.state)
    assert (result.winner, result.reason) == (0, "equal scores, the most Missions")


@rule("HC 19.11")
def test_then_by_the_cards() -> None:
    table = last_round("luna", "mia")
    figure = table.figure(0)
    dear = max(figure.enhanced, key=lambda card: table.match.card(card).vp)
    cheap = next(card for card in figure.deck if table.match.card(card & c.CARD_MASK).vp == 1)
    figure.deck.remove(cheap)
    figure.deck.append(dear)
    figure.enhanced.remove(dear)
    figure.enhanced.append(cheap & c.CARD_MASK)
    for witch in (0, 1):
        total(table, witch, 30)
    more = scores_of(table.state)
    assert more[0].cards > more[1].cards
    finish(table)
    result = result_of(table.state)
    assert (result.winner, result.reason) == (0, "equal scores, the most VP on cards")


@rule("HC 19.12")
def test_then_by_the_number_of_the_player() -> None:
    table = ended("luna", "luna", totals=(30, 30))
    for figure in table.state.figures:
        figure.deck, figure.hand, figure.discard = table.match.boards[0].basic_cards[:8], [], []
    for witch in (0, 1):
        table.figure(witch).turn_card = table.match.boards[witch].enhanced_cards[0]
        total(table, witch, 30)
    finish(table)
    result = result_of(table.state)
    assert (result.winner, result.ranking, result.reason) == (1, (2, 1), "equal scores, the highest player number")


@rule("HC 23.12")
def test_a_solo_game_has_a_score_and_no_winner() -> None:
    table = ended("luna", totals=(17,))
    finish(table)
    result = result_of(table.state)
    assert (result.winner, result.ranking, result.scores) == (None, (1,), (17.0,))
    assert result.reason == "nine rounds played"


@rule("HC 24.3")
@pytest.mark.parametrize(
    ("players", "ranking", "scores", "winner"),
    [(None, (2, 1, 1, 2), (40.0, 44.0, 44.0, 40.0), None), (2, (2, 1), (40.0, 44.0), 1)],
)
def test_a_team_shares_its_place_and_its_points(
    players: int | None, ranking: tuple[int, ...], scores: tuple[float, ...], winner: int | None
) -> None:
    table = ended("luna", "mia", "flare", "rosette", totals=(30, 22, 22, 10), mode=c.TEAM, players=players)
    finish(table)
    result = result_of(table.state)
    assert (result.ranking, result.scores, result.winner) == (ranking, scores, winner)
    assert result.reason == "the highest score"


@rule("HC 24.6")
def test_equal_teams_are_decided_by_their_sums() -> None:
    table = last_round("luna", "mia", "flare", "rosette", mode=c.TEAM)
    table.gauges(0, injuries=1)
    table.gauges(1, injuries=2)
    for witch, wanted in enumerate((25, 20, 20, 15)):
        total(table, witch, wanted)
    finish(table)
    result = result_of(table.state)
    assert (result.ranking, result.reason) == ((1, 2, 2, 1), "equal scores, the fewest Injuries")


def test_the_scores_of_a_game_that_goes_on() -> None:
    table = Table("luna", "mia")
    table.gauges(0, shards=5, injuries=2)
    game = HackcladGame(table.state, False)
    assert game.result is None
    score = game.scores[0]
    assert (score.shards, score.injuries, score.missions) == (5, 2, 0)
    assert score.total == 5 + score.cards - 2
