"""Samples: whole games that the viewer cannot tell from the true one, as various as chance would have them."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from tests.hackclad.random_games import NUMBERS, begun, decisions, viewers
from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c
from wildswing.hackclad.position import write_position
from wildswing.hackclad.read_position import read_position
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.view import view_of

SAMPLES = 3000


def owned(state: HackcladState) -> Counter[int]:
    """Every skill card that lies anywhere, and every Clad card as a negative number."""
    found: Counter[int] = Counter()
    for figure in state.figures:
        for pile in (figure.hand, figure.deck, figure.discard, figure.enhanced, figure.playing):
            found.update(card & c.CARD_MASK for card in pile)
        if figure.turn_card != c.NO_CARD:
            found[int(figure.turn_card)] += 1
    slots = [card for card in state.clad_slots if card != c.NO_CARD]
    found.update(-1 - card for card in (*state.clad_deck, *state.clad_done, *state.clad_aside, *slots))
    return found


@rule("HC 27.2", "HC 27.4", "HC 27.5")
@pytest.mark.parametrize("number", NUMBERS)
def test_the_view_of_a_sample_is_the_view(number: int) -> None:
    random = Random(number)
    state = begun(number, 400)
    cards = owned(state)
    for count in decisions(state, random):
        for viewer in viewers(state.match):
            view = view_of(state, viewer)
            sample = view.sample_state(random.getrandbits(30))
            assert view_of(sample, viewer) == view
            assert owned(sample) == cards
            if state.decision:
                assert sample.options
                assert sample.options == sample.list_options(sample.stack[-1])
                if state.seat == viewer:
                    assert sample.options == state.options
            if count % 12 == 0:
                assert write_position(read_position(write_position(sample), [], state.match)) == write_position(sample)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_sample_can_be_played_to_its_end(number: int) -> None:
    random = Random(number)
    state = begun(number, 500)
    played = 0
    for count in decisions(state, random):
        if count % 9 == 0 and not state.over:
            sample = view_of(state, random.choice(viewers(state.match))).sample_state(random.getrandbits(30))
            cards = owned(sample)
            for _ in decisions(sample, random):
                played += 1
            assert owned(sample) == cards
    assert played > 100


def test_a_seed_gives_one_sample() -> None:
    view = view_of(begun(3), 0)
    assert view.sample(3) == view.sample(3)
    assert view.sample(3) != view.sample(4)


def test_a_sample_has_its_own_randomness() -> None:
    state = begun(3)
    seeds = {int(view_of(state, 0).sample_state(seed).seed) for seed in range(50)}
    assert len(seeds) == 50
    assert int(state.seed) not in seeds


def test_a_sample_is_a_game() -> None:
    state = begun(3)
    game = view_of(state, 1).sample(1)
    assert game.decision is not None
    assert game.view(1) == view_of(state, 1)
    game.choose(game.decision.options[0])


# ---- variety: how often a card lies in a place is compared with the chance that it should, within five deviations


def near(count: int, chance: float) -> bool:
    deviation = float((SAMPLES * chance * (1 - chance)) ** 0.5)
    return abs(count - SAMPLES * chance) <= 5 * deviation + 1e-9


@rule("HC 4.12", "HC 4.13")
def test_before_any_swap_one_of_the_nine_cards_is_enhanced() -> None:
    table = Table("luna", "mia", start="draft")
    view = view_of(table.state, 0)
    places: dict[str, Counter[int]] = {"enhanced": Counter(), "hand": Counter(), "turn": Counter(), "deck": Counter()}
    board = table.match.boards[1]
    for seed in range(SAMPLES):
        figure = view.sample_state(seed).figures[1]
        places["enhanced"].update(figure.enhanced)
        places["hand"].update(figure.hand)
        places["deck"].update(figure.deck)
        places["turn"][int(figure.turn_card)] += 1
    assert not any(not table.match.card(card).enhanced for card in places["enhanced"])
    for card in board.enhanced_cards:
        assert near(SAMPLES - places["enhanced"][card], 1 / 8)
    basics = Counter(board.basic_cards)
    assert all(near(places["turn"][card], count / 9) for card, count in basics.items())
    assert sum(places["hand"].values()) == 3 * SAMPLES
    assert sum(places["deck"].values()) == 5 * SAMPLES


@rule("HC 18.8")
def test_after_a_swap_a_basic_card_may_lie_in_the_enhanced_deck() -> None:
    table = Table("luna", "mia")
    figure = table.figure(1)
    figure.swaps = 1
    figure.traded = []
    view = view_of(table.state, 0)
    unseen = [int(card) for card in view.witches[1].unseen]
    basic = sum(not table.match.card(card).enhanced for card in unseen)
    better = len(unseen) - basic
    ways = [comb(basic, count) * comb(better, 7 - count) for count in range(2)]
    inside: Counter[int] = Counter()
    for seed in range(SAMPLES):
        enhanced = view.sample_state(seed).figures[1].enhanced
        inside[sum(not table.match.card(card).enhanced for card in enhanced)] += 1
    assert set(inside) == {0, 1}
    assert near(inside[0], ways[0] / sum(ways))


@rule("HC 23.3", "HC 23.6")
def test_clad_cards_that_were_resolved_come_back_in_the_deck() -> None:
    random = Random(4)
    looked = 0
    for seed in range(6):
        state = begun(0, 600 + seed)
        for count in decisions(state, random):
            if state.voltage == 1 and count % 10 == 0:
                for number in range(10):
                    sample = view_of(state, 0).sample_state(number)
                    voltages = [state.match.clad[card].voltage for card in sample.clad_aside]
                    assert Counter(voltages)[3] == 3
            if state.voltage != 2 or count % 10:
                continue
            view = view_of(state, 0)
            aside: set[int] = set()
            for number in range(60):
                sample = view.sample_state(number)
                assert not set(sample.clad_aside) & set(state.clad_returned)
                aside |= set(sample.clad_aside)
            seen = set(state.clad_returned) | {card for card in view.clad.forecast + view.clad.done if card >= 0}
            if len(state.clad_deck) and view.clad.top < 0:
                assert aside == set(range(len(state.match.clad))) - seen - {
                    int(card.number) for card in state.match.clad if card.replaced
                }
            looked += 1
    assert looked > 5


@rule("HC 26.24")
@pytest.mark.parametrize("step", [1, 2])
def test_a_trade_that_has_begun_can_be_finished_in_every_sample(step: int) -> None:
    table = Table("amelia", "mia")
    table.hand(0, "Upgrade", "Shot")
    table.gauges(0, mp=3)
    table.use("Upgrade")
    if step == 2:
        table.pick("Shot")
        assert view_of(table.state, 1).witches[0].hand == [table.card(0, "Shot")], "it was revealed"
    view = view_of(table.state, 1)
    for seed in range(200):
        sample = view.sample_state(seed)
        sample.step(sample.options[-1])
        if step == 1:
            assert sample.decision == c.PICK_CARD
            sample.step(sample.options[-1])
        assert len(sample.figures[0].discard) == 2
