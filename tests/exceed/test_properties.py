"""What is true at every decision of every game, whatever was chosen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.exceed.random_games import begun, decisions
from tests.exceed.rules.characters import CHARACTERS, COUPLES
from tests.rules import rule
from wildswing.exceed import constants as c
from wildswing.exceed.state import ExceedState, Player
from wildswing.exceed.text import load_character

ZONES = (
    "hand", "deck", "discard", "gauge", "boosts", "transformations", "sealed", "overdrive", "aside", "stored",
    "playing", "spared", "laid", "face_down", "extra",
)  # fmt: skip


def owner(card: int) -> int:
    return card >> c.OWNER_SHIFT


def owned(state: ExceedState, seat: int) -> Counter[int]:
    """Every card of a seat, wherever it lies."""
    found: Counter[int] = Counter()
    for player in state.players:
        for zone in ZONES:
            found.update(card & c.CARD_MASK for card in getattr(player, zone) if owner(card & c.CARD_MASK) == seat)
    for card in state.match.fighters[seat].cards:
        if card.is_cover:
            del found[int(card.number)]  # it stands for a card that lies face down
    for side in state.sides:
        cards = [] if side.gone else [int(side.attack)]
        found.update(card for card in (*cards, int(side.spare)) if card >= 0 and owner(card) == seat)
    return found


def printed(state: ExceedState, seat: int) -> Counter[int]:
    """Every card that a character comes with, by its copies."""
    return Counter({int(card.number): int(card.copies) for card in state.match.fighters[seat].cards if card.copies})


def check(state: ExceedState) -> None:
    """All properties at one decision, or at the end of the game."""
    for seat, player in enumerate(state.players):
        assert owned(state, seat) == printed(state, seat), "no card is lost and none appears"
        check_player(state, seat, player)
    assert state.players[0].space != state.players[1].space
    check_strike(state)
    check_decision(state)
    check_end(state)


def check_player(state: ExceedState, seat: int, player: Player) -> None:
    assert 0 <= player.life <= c.LIFE
    assert 1 <= player.space <= c.BOARD_SIZE or state.turn == 0
    for space in (*player.tokens, player.attack_space):
        assert space == c.OFF_BOARD or 1 <= space <= c.BOARD_SIZE
    for zone in ZONES:
        for card in getattr(player, zone):
            assert zone == "deck" or 0 <= card <= c.CARD_MASK, "only a deck carries marks"
            if zone not in {"gauge", "boosts", "sealed", "stored"}:
                assert owner(card & c.CARD_MASK) == seat, zone
    assert not Counter(player.sustained) - Counter(player.boosts)
    assert not Counter(player.fresh) - Counter(player.boosts)
    assert len(set(player.transformations)) == len(player.transformations)
    held = Counter(player.hand)
    if state.sides:
        side = state.sides[seat]
        if side.set_from == c.HAND and not side.face_up:
            held.update(int(card) for card in (side.attack, side.spare) if card >= 0)
    assert not Counter(player.shown) - held, "what everybody knows of a hand is in it"
    if player.overdrive and "your overdrive" not in state.match.fighters[seat].ability_words:
        exceeding = any(frame.procedure == c.EXCEED for frame in state.stack)
        filled = "overdrive" in load_character(state.match.fighters[seat].id).source
        assert player.exceeded or exceeding or filled, "paid for exceeding, or put there by a text"


def check_strike(state: ExceedState) -> None:
    assert len(state.sides) in {0, 2}
    assert bool(state.sides) == (state.attacker >= 0) or state.over
    for side in state.sides:
        if side.spare >= 0:
            assert side.ex
            assert side.spare == side.attack or state.match.card(side.spare).boost_kind == c.OVERLOAD
        assert side.damage_taken >= 0
        if side.valid:
            assert side.face_up


def check_decision(state: ExceedState) -> None:
    if not state.decision:
        assert state.over
        return
    assert state.seat in {0, 1}
    assert state.options
    assert len(set(state.options)) == len(state.options)
    assert state.options == state.list_options(state.stack[-1]), "the options follow from the state alone"
    assert len(state.stack) < 30


def check_end(state: ExceedState) -> None:
    if not state.over:
        assert all(player.life > 0 for player in state.players)
        return
    loser = state.players[state.loser]
    assert state.players[1 - state.loser].life > 0
    assert (loser.life <= 0) == (state.reason == c.OUT_OF_LIFE)
    if state.reason == c.OUT_OF_CARDS:
        assert not loser.deck
    assert not state.options


@rule("EX 3.9", "EX 8.2", "EX 20.6")
@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_games_of_every_character_keep_all_properties(couple: tuple[str, str]) -> None:
    for seed in range(500, 501):
        state = begun(seed, *couple)
        for _ in decisions(state, Random(seed)):
            check(state)


@settings(deadline=None, max_examples=60)
@given(
    characters=st.tuples(st.sampled_from(CHARACTERS), st.sampled_from(CHARACTERS)),
    seed=st.integers(0, 2**62 - 1),
    picks=st.lists(st.integers(0, 39), max_size=150),
)
def test_any_choices_keep_all_properties(characters: tuple[str, str], seed: int, picks: list[int]) -> None:
    """Chosen by their places, so that a failure shrinks to a short game."""
    state = begun(seed, *characters)
    check(state)
    for pick in picks:
        if state.over:
            break
        state.step(state.options[pick % len(state.options)])
        check(state)


def test_a_clone_goes_its_own_way() -> None:
    for seed in (510, 511):
        state = begun(seed)
        random = Random(seed)
        for count in decisions(state, random):
            if count % 5 == 0 and not state.over:
                clone = state.clone()
                before = [player.hand[:] + player.deck[:] for player in state.players]
                for _ in zip(range(30), decisions(clone, random), strict=False):
                    check(clone)
                assert [player.hand[:] + player.deck[:] for player in state.players] == before
                check(state)
