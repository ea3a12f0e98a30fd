"""HC 27: what is open and what is hidden; HC 23.1 and 24.1: which numbers of players there are."""

from __future__ import annotations

import random

import pytest

import wildswing as ws
from tests.rules import rule
from wildswing.hackclad.game import HackcladGame
from wildswing.hackclad.known import UNKNOWN
from wildswing.kernel.errors import WildswingError

FOUR = ["Luna", "Mia", "Rosette", "Flare"]


def begun(
    witches: list[str], *, mode: str = "base", expert: bool = False, missions: str = "draft", players: int | None = None
) -> HackcladGame:
    """A new game."""
    return ws.new("hackclad", witches, mode=mode, expert=expert, missions=missions, players=players, seed=5)


def played(game: HackcladGame, *, rounds: int, seed: int = 1) -> HackcladGame:
    """Played at random until this round's first turn."""
    dice = random.Random(seed)
    while game.state.round < rounds or game.state.acting < 0:
        game.step(dice.choice(game.options))
    return game


@rule("HC 27.1")
def test_every_discard_pile_may_be_looked_at_by_all() -> None:
    game = played(begun(FOUR, missions="random"), rounds=3)
    piles = [figure.discard for figure in game.state.figures]
    assert any(piles)
    for viewer in (0, 1, 2, 3, None):
        assert [witch.discard for witch in game.view(viewer).witches] == piles


@rule("HC 27.2", "HC 6.5", "HC 4.12")
def test_hands_decks_turn_cards_and_enhanced_decks_are_hidden_from_the_others() -> None:
    game = played(begun(FOUR, missions="random"), rounds=1)
    for viewer in (0, 1, 2, 3, None):
        view = game.view(viewer)
        for witch, seen in enumerate(view.witches):
            figure = game.state.figures[witch]
            assert (len(seen.hand), len(seen.deck), len(seen.enhanced)) == (len(figure.hand), len(figure.deck), 7)
            assert set(seen.deck[:-1]) == {UNKNOWN}  # Turn slot 3 may have put a card on top, which its owner knows
            if witch == viewer:
                assert (seen.hand, seen.turn_card, seen.enhanced) == (figure.hand, figure.turn_card, figure.enhanced)
            else:
                assert set(seen.hand) <= {UNKNOWN}
                assert seen.deck[-1] == UNKNOWN
                assert (seen.turn_card, set(seen.enhanced)) == (UNKNOWN, {UNKNOWN})


@rule("HC 27.3")
def test_a_player_may_look_at_her_own_enhanced_deck() -> None:
    game = played(begun(FOUR[:2], missions="random"), rounds=1)
    assert [game.view(seat).witches[seat].enhanced for seat in (0, 1)] == [
        figure.enhanced for figure in game.state.figures
    ]


@rule("HC 27.4", "HC 23.6")
def test_the_clad_cards_are_open_except_in_solo_play() -> None:
    game = played(begun(FOUR[:2], missions="random"), rounds=1)
    assert game.view(1).clad.forecast == game.view(None).clad.forecast == game.state.clad_slots
    solo = begun(["Luna"], mode="solo", missions="random")
    while solo.state.round < 1:
        solo.step(solo.options[0])
    slots = solo.state.clad_slots
    assert solo.view(0).clad.forecast == [slots[0], UNKNOWN, slots[2]]


@rule("HC 27.5", "HC 4.14")
def test_a_player_does_not_see_her_first_turn_card_before_it_comes_to_her_hand() -> None:
    game = begun(FOUR[:2], missions="random")
    while game.state.round < 1:
        game.step(game.options[0])
    waiting = 1 - game.state.seat
    figure = game.state.figures[waiting]
    assert figure.turn_card >= 0
    assert game.view(waiting).witches[waiting].turn_card == UNKNOWN
    while game.state.acting < 0:
        game.step(game.options[0])
    assert game.view(waiting).witches[waiting].turn_card == figure.turn_card != UNKNOWN


@rule("HC 27.6", "HC 4.11")
def test_gauges_shards_missions_and_numbers_of_cards_are_open() -> None:
    game = played(begun(FOUR), rounds=4)
    for viewer in (0, 3, None):
        view = game.view(viewer)
        assert view.field == game.state.field
        for witch, figure in zip(view.witches, game.state.figures, strict=True):
            assert (witch.mp, witch.cp, witch.injuries) == (figure.mp, figure.cp, figure.injuries)
            assert witch.shards == figure.shards
            assert len(witch.missions) == 2
            assert (len(witch.hand), len(witch.deck)) == (len(figure.hand), len(figure.deck))


@rule("HC 27.7", "HC 24.4")
def test_partners_do_not_show_each_other_their_cards() -> None:
    game = played(begun(FOUR, mode="team", missions="random"), rounds=1)
    partner = game.view(0).witches[3]
    assert partner.team == game.view(0).witches[0].team
    assert set(partner.hand) <= {UNKNOWN}
    assert partner.turn_card == UNKNOWN


@rule("HC 24.2", "HC 27.7")
def test_a_player_of_two_witches_sees_the_cards_of_both() -> None:
    game = played(begun(FOUR, mode="team", players=2, missions="random"), rounds=1)
    view = game.view(0)
    for witch in (0, 3):
        assert view.witches[witch].hand == game.state.figures[witch].hand
    for witch in (1, 2):
        assert set(view.witches[witch].hand) <= {UNKNOWN}


@rule("HC 23.1")
def test_one_player_plays_by_the_solo_rules_only() -> None:
    assert begun(["Luna"], mode="solo").seats == 1
    with pytest.raises(WildswingError, match="solo"):
        begun(["Luna"])
    with pytest.raises(WildswingError, match="solo"):
        begun(["Luna", "Mia"], mode="solo")


@rule("HC 24.1", "HC 24.7")
def test_a_team_match_has_four_witches_and_2_or_4_players() -> None:
    assert begun(FOUR, mode="team", players=2).seats == 2
    assert begun(FOUR, mode="team").seats == begun(FOUR, mode="team", players=4).seats == 4
    for players in (1, 3):
        with pytest.raises(WildswingError, match="2 or 4 players"):
            begun(FOUR, mode="team", players=players)
    for count in (2, 3):
        with pytest.raises(WildswingError, match="four Witches"):
            begun(FOUR[:count], mode="team")
        assert begun(FOUR[:count]).seats == count


@rule("HC 22.4")
@pytest.mark.parametrize(("count", "mode"), [(1, "solo"), (2, "base"), (3, "base"), (4, "base"), (4, "team")])
def test_expert_mode_goes_with_every_number_and_mode(count: int, mode: str) -> None:
    game = begun(FOUR[:count], mode=mode, expert=True)
    assert (game.match.expert, len(game.match.boards)) == (True, count)


@rule("HC 19.8", "HC 24.3")
def test_the_result_of_a_team_match_is_shared() -> None:
    game = begun(FOUR, mode="team", missions="random")
    dice = random.Random(3)
    while not game.over:
        game.step(dice.choice(game.options))
    scores = [int(score.total) for score in game.scores]
    result = game.result
    assert result is not None
    sums = [scores[0] + scores[3], scores[1] + scores[2]]
    assert list(result.scores) == [sums[0], sums[1], sums[1], sums[0]]
    best = 0 if sums[0] > sums[1] else 1
    assert list(result.ranking) == ([1, 2, 2, 1] if best == 0 else [2, 1, 1, 2])
