"""HC 19: the end of the game, the score and the tie-breaks; HC 24: the scores of teams."""

from __future__ import annotations

import pytest

from tests.hackclad.rules.endings import PLAIN, finish, holding, last_round, score, total, winner
from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c

W31 = ("Shot", "Guard", "Move", "Barrage", "Barrage", "Firecracker", "Rose Whip", "Counter Cross", "Watch Fire")


@rule("HC 19.1", "HC 19.2")
def test_w30_the_game_ends_after_the_ninth_round_which_is_played_to_its_end() -> None:
    table = Table("luna", "mia", start="draft")
    table.pass_to("")
    assert (table.state.round, table.state.voltage, table.state.clad_deck) == (9, 3, [])
    kinds = table.kinds()
    ninth = kinds[len(kinds) - kinds[::-1].index("round") :]
    assert (ninth.count("clad turn"), ninth.count("turn ends")) == (3, 2)
    assert ninth.index("game over") > max(place for place, kind in enumerate(ninth) if kind == "clad turn")


@rule("HC 19.1")
def test_an_empty_clad_deck_at_a_lower_voltage_ends_nothing() -> None:
    table = last_round("luna", "mia")
    table.voltage(2)
    table.pass_to("choose turn slot")
    assert (table.state.round, table.state.voltage) == (2, 3)


@rule("HC 19.1")
def test_voltage_3_with_cards_in_the_clad_deck_ends_nothing() -> None:
    table = last_round("luna", "mia")
    table.clad_deck("Whirlwind", "Veer Left", "Veer Right")
    table.pass_to("choose turn slot")
    assert table.state.round == 2


@rule("HC 19.3", "HC 19.4", "HC 19.5", "HC 19.6", "HC 19.7", "HC 20.21")
def test_w31_the_four_steps_of_the_score() -> None:
    table = last_round("rosette", "mia")
    holding(table, 0, *W31)
    table.gauges(0, shards=14, injuries=2)
    table.missions(0, "Destroyer", "Vitality")
    table.figure(0).done = [table.mission("Destroyer")]
    finish(table)
    assert table.completed(0) == ["Destroyer"]
    parts = [table.events(f"score {part}", 0)[0].numbers[0] for part in ("shards", "cards", "missions", "injuries")]
    assert parts == [14, 17, 5, 2]
    assert (score(table, 0), table.events("score", 0)[0].numbers[0]) == (34, 34)


@rule("HC 19.4")
@pytest.mark.parametrize("place", ["deck", "hand", "discard", "turn card", "playing"])
def test_a_card_counts_wherever_it_lies(place: str) -> None:
    table = last_round("rosette", "mia")
    holding(table, 0, *PLAIN)
    before = score(table, 0)
    figure = table.figure(0)
    figure.enhanced.remove(table.card(0, "Watch Fire"))
    figure.deck.remove(table.card(0, "Shot"))
    if place == "turn card":
        figure.hand.append(int(figure.turn_card))
        figure.turn_card = table.card(0, "Watch Fire")
    else:
        pile = {"deck": figure.deck, "hand": figure.hand, "discard": figure.discard, "playing": figure.playing}[place]
        pile.append(table.card(0, "Watch Fire"))
    assert score(table, 0) == before - 1 + 4


@rule("HC 19.13")
def test_shards_on_the_field_belong_to_nobody() -> None:
    table = last_round("rosette", "mia")
    before = score(table, 0)
    table.shards((1, 1), 9)
    table.shards((2, 0), 5)  # under Rosette herself
    finish(table)
    assert score(table, 0) == before


def tied(*, witches: tuple[str, ...] = ("rosette", "rosette", "rosette")) -> Table:
    """Three equal Rosettes with 30 VP each, 2 Injuries, 1 Mission of 5 VP and 11 VP on cards."""
    table = last_round(*witches)
    for witch in range(len(witches)):
        holding(table, witch, *PLAIN)
        table.gauges(witch, injuries=2)
        table.missions(witch, "Destroyer", "Machine Gun")
        table.figure(witch).done = [table.mission("Destroyer")]
        total(table, witch, 30)
    return table


@rule("HC 19.8")
def test_the_highest_total_wins() -> None:
    table = tied()
    total(table, 1, 31)
    finish(table)
    assert winner(table) == (1, "HC 19.8")


@rule("HC 19.9")
def test_w32_first_the_fewest_injuries() -> None:
    table = tied()
    table.gauges(0, injuries=1)
    table.figure(1).done.append(table.mission("Machine Gun"))
    for witch in (0, 1):
        total(table, witch, 30)
    finish(table)
    assert winner(table) == (0, "HC 19.9")


@rule("HC 19.10")
def test_w32_then_the_most_completed_missions() -> None:
    table = tied()
    table.figure(0).done.append(table.mission("Machine Gun"))
    holding(table, 1, *W31)
    for witch in (0, 1):
        total(table, witch, 30)
    finish(table)
    assert winner(table) == (0, "HC 19.10")


@rule("HC 19.10", "HC 20.30")
@pytest.mark.parametrize("title", ["Survivor", "Wizard"])
def test_missions_completed_at_the_end_count_for_the_tie_break(title: str) -> None:
    table = tied()
    for witch in range(3):
        table.gauges(witch, injuries=1, mp=4)
        table.missions(witch, "Destroyer", title if witch == 1 else "Machine Gun")
        table.figure(witch).done = [table.mission("Destroyer")]
        total(table, witch, 30)
    table.figure(1).shards -= 4  # both are worth 4 here
    finish(table)
    assert score(table, 1) == 30
    assert winner(table) == (1, "HC 19.10")


@rule("HC 19.11")
def test_w32_then_the_most_vp_on_the_nine_cards() -> None:
    table = tied()
    holding(table, 0, *W31)
    total(table, 0, 30)
    finish(table)
    assert winner(table) == (0, "HC 19.11")


@rule("HC 19.12")
def test_w32_at_last_the_highest_player_number() -> None:
    table = tied()
    total(table, 1, 29)
    finish(table)
    assert winner(table) == (2, "HC 19.12")
    table = tied()
    total(table, 2, 29)
    finish(table)
    assert winner(table) == (1, "HC 19.12")


def teams(*totals: int) -> Table:
    """A team match of four Rosettes with these scores."""
    table = last_round("rosette", "rosette", "rosette", "rosette", mode=c.TEAM)
    for witch, wanted in enumerate(totals):
        holding(table, witch, *PLAIN)
        total(table, witch, wanted)
    return table


@rule("HC 24.3", "HC 24.5", "HC 24.4", "HC 20.23")
def test_w46_a_team_match() -> None:
    table = teams(28, 40, 18, 31)
    table.missions(3, "Wizard")
    table.gauges(3, mp=6)
    table.figure(3).shards -= 6
    finish(table)
    assert [event.numbers for event in table.events("team score")] == [(0, 59), (1, 58)]
    assert winner(table) == (0, "HC 19.8")


@rule("HC 24.5")
def test_the_teams_are_players_1_and_4_against_2_and_3() -> None:
    table = teams(1, 30, 30, 58)
    finish(table)
    assert winner(table)[0] == 1


@rule("HC 24.6")
def test_teams_that_tie_are_told_apart_by_their_sums() -> None:
    table = teams(20, 20, 20, 20)
    finish(table)
    assert winner(table) == (0, "HC 19.12")  # Player 4 is in it
    table = teams(20, 20, 20, 20)
    for witch, injuries in enumerate((0, 2, 0, 3)):
        table.gauges(witch, injuries=injuries)
        total(table, witch, 20)
    finish(table)
    assert winner(table) == (1, "HC 19.9")
    table = teams(20, 20, 20, 20)
    table.missions(2, "Destroyer")
    table.figure(2).done = [table.mission("Destroyer")]
    total(table, 2, 20)
    finish(table)
    assert winner(table) == (1, "HC 19.10")
    table = teams(20, 20, 20, 20)
    holding(table, 1, *W31)
    total(table, 1, 20)
    finish(table)
    assert winner(table) == (1, "HC 19.11")


@rule("HC 24.7", "HC 24.3")
def test_four_players_without_teams_score_each_for_herself() -> None:
    table = last_round("rosette", "rosette", "rosette", "rosette", mode=c.BASE)
    for witch, wanted in enumerate((28, 40, 18, 31)):
        holding(table, witch, *PLAIN)
        total(table, witch, wanted)
    finish(table)
    assert table.events("team score") == []
    assert winner(table) == (1, "HC 19.8")


@rule("HC 23.12")
def test_a_solo_game_has_a_score_and_no_winner() -> None:
    table = last_round("rosette")
    holding(table, 0, *PLAIN)
    total(table, 0, 30)
    finish(table)
    assert [event.numbers[0] for event in table.events("score", 0)] == [30]
    assert table.events("winner") == []
