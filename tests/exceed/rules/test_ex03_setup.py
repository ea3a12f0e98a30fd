"""EX 3: set-up and mulligan."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.exceed.rules.characters import CHARACTERS
from tests.exceed.rules.stand_ins import stand_in
from tests.rules import rule
from tests.table import Table, made
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Match
from wildswing.exceed.setup import ASK_WHO_IS_FIRST, DRAW_LOTS, new_state
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import character_ids, load_character, load_normals
from wildswing.exceed.view import view_of

SPEEDS = {"Grasp": 7, "Cross": 6, "Assault": 5, "Dive": 4, "Spike": 3, "Sweep": 2, "Focus": 1, "Block": 0}
OTHER_LISTS = {
    "nine": 25, "byakuya": 36, "enkidu": 34, "gordeau": 29, "hilda": 32, "hyde": 32, "londrekia": 32, "merkava": 32,
    "phonon": 32, "axl": 32, "goldlewis": 36, "potemkin": 32, "solbadguy": 32, "zato": 32,
}  # fmt: skip
OTHER_LIVES = {"taisei": 15, "tinker": 15}


def dealt(*characters: str, seed: int = 1, first: int = 0) -> ExceedState:
    """A game at its first mulligan."""
    state = new_state(Match(made(characters[0], 0), made(characters[1], 1)), seed, first)
    state.log = []
    state.run()
    return state


@rule("EX 3.1", "EX 3.2")
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_deck_holds_two_copies_of_each_card_unless_the_character_says_otherwise(name: str) -> None:
    fighter = Table(name, "ryu").match.fighters[0]
    character = load_character(name)
    attacks = (*load_normals(character.normals).attacks, *character.attacks)
    wanted = {attack.name: attack.copies - attack.sealed_copies for attack in attacks if attack.starts is None}
    in_deck = Counter(fighter.cards[card & c.KIND_MASK].name for card in fighter.deck)
    assert in_deck == wanted
    assert len(fighter.deck) == OTHER_LISTS.get(name, 30)


@rule("EX 3.1")
@pytest.mark.parametrize("name", ["superskullman", "nehtali", "geoffrey", "shovelknight", "ryu", "akuma", "propeller"])
def test_a_usual_deck_has_eight_normals_five_specials_and_two_ultras_twice(name: str) -> None:
    fighter = Table(name, "ryu").match.fighters[0]
    kinds = Counter(int(fighter.cards[card & c.KIND_MASK].kind) for card in fighter.deck)
    assert kinds == {c.NORMAL: 16, c.SPECIAL: 10, c.ULTRA: 4}
    assert set(Counter(fighter.deck).values()) == {2}


@rule("EX 3.3")
def test_the_eight_normals_from_fast_to_slow() -> None:
    cards = Table("ryu", "akuma").match.fighters[0].cards
    assert {card.name: int(card.speed) for card in cards if card.is_normal()} == SPEEDS
    assert [card.name for card in cards if card.is_normal()] == list(SPEEDS)


@rule("EX 3.4")
def test_every_character_of_seasons_1_to_5_uses_the_same_normals() -> None:
    seasons = {1: set[str](), 2: set[str](), 3: set[str](), 4: set[str](), 5: set[str](), 6: set[str](), 7: set[str]()}
    for name in character_ids():
        character = load_character(name)
        seasons[character.season].add(character.normals)
    assert all(seasons[season] == {"standard"} for season in range(1, 6))
    assert seasons[6] | seasons[7] == {"season6", "season7"}


@rule("EX 3.5", "EX 3.6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_starts_on_space_3_the_second_on_7(first: int) -> None:
    state = dealt("ryu", "akuma", first=first)
    assert state.players[first].space == 3
    assert state.players[1 - first].space == 7


@rule("EX 3.7", "EX 3.8", "EX 3.10", "EX 3.14")
@pytest.mark.parametrize("name", CHARACTERS)
def test_everybody_starts_with_the_starting_side_up_and_30_life(name: str) -> None:
    state = dealt(name, "ryu")
    assert not state.players[0].exceeded
    assert state.players[0].life == OTHER_LIVES.get(name, 30)
    assert state.match.fighters[0].hand_limit == (9 if name in {"seijun", "goldlewis"} else 7)


@rule("EX 3.9")
@pytest.mark.parametrize(("before", "after"), [(27, 29), (28, 30), (29, 30), (30, 30)])
def test_life_never_exceeds_30(before: int, after: int) -> None:
    table = Table("geoffrey", "ryu", spaces=(4, 6))
    table.set_life(0, before)
    table.hand(0, "Sacrament of Blades")
    table.hand(1, "Block")
    table.strike("Sacrament of Blades", "Block")
    assert table.done("Gain 2 life") == 1
    assert table.life(0) == after


@rule("EX 3.10")
def test_taisei_and_tinker_knight_start_with_15_life() -> None:
    assert {name for name in character_ids() if load_character(name).life != 30} == {"taisei", "tinker"}
    assert {load_character(name).life for name in ("taisei", "tinker")} == {15}
    state = dealt(stand_in().replace("exceed = 1", "exceed = 1\nlife = 15"), "ryu")
    assert (state.players[0].life, state.players[1].life) == (15, 30)


@rule("EX 3.11")
def test_who_goes_first_is_agreed_or_drawn_before_the_hands_are() -> None:
    match = Match(made("ryu", 0), made("akuma", 1))
    firsts = Counter[int]()
    choosers = Counter[int]()
    for seed in range(60):
        state = new_state(match, seed, DRAW_LOTS)
        state.run()
        firsts[int(state.first)] += 1
        state = new_state(match, seed, ASK_WHO_IS_FIRST)
        state.run()
        assert c.DECISION_WORDS[state.decision] == "choose first"
        assert not state.players[0].hand
        assert not state.players[1].hand
        choosers[int(state.seat)] += 1
        chosen = seed % 2
        state.step(c.FIRST + chosen)
        assert (state.first, state.seat, len(state.players[chosen].hand)) == (chosen, chosen, 5)
    assert 15 < firsts[0] < 45
    assert 15 < choosers[0] < 45


@rule("EX 3.12")
def test_the_decks_are_shuffled_before_the_hands_are_drawn() -> None:
    hands = {tuple(dealt("ryu", "akuma", seed=seed).players[0].hand) for seed in range(40)}
    assert len(hands) > 35
    state = dealt("ryu", "akuma")
    order = state.players[0].deck
    assert order != sorted(order)
    first_cards = Counter(dealt("ryu", "akuma", seed=seed).players[0].hand[0] for seed in range(150))
    assert len(first_cards) == 15, "every card of the deck can be the first one"


@rule("EX 3.13")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_5_cards_and_the_second_6(first: int) -> None:
    state = dealt("ryu", "king", first=first)
    assert len(state.players[first].hand) == 5
    assert len(state.players[1 - first].hand) == 6
    assert len(state.players[first].deck) == 25
    assert len(state.players[1 - first].deck) == 24


@rule("EX 3.15")
def test_a_hand_limit_of_9_brings_two_starting_cards_more() -> None:
    wide = {name for name in character_ids() if load_character(name).hand_limit == 9}
    assert {"seijun", "goldlewis"} <= wide
    assert all(load_character(name).extra_starting_cards == 2 for name in wide)
    assert all(load_character(name).extra_starting_cards == 0 for name in set(character_ids()) - wide)
    grand = stand_in().replace("exceed = 1", "exceed = 1\nhand_limit = 9\nextra_starting_cards = 2")
    assert [len(dealt(grand, "ryu").players[seat].hand) for seat in (0, 1)] == [7, 6]
    assert [len(dealt(grand, "ryu", first=1).players[seat].hand) for seat in (0, 1)] == [8, 5]
    table = Table(grand, "ryu")
    table.hand(0, "Grasp", "Grasp", "Cross", "Cross", "Dive", "Dive", "Sweep", "Sweep")
    table.prepare()
    assert table.asked == "discard to limit"
    table.pick("Grasp")
    assert (table.count(0, "hand"), table.turn_of) == (9, 1)


@rule("EX 3.16", "EX 3.17", "EX 3.19", "EX 3.20")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("exchanged", [0, 1, 5])
def test_a_mulligan_draws_as_many_as_were_put_aside_before_these_are_shuffled_in(first: int, exchanged: int) -> None:
    state = dealt("ryu", "akuma", first=first)
    for seat in (first, 1 - first):
        player = state.players[seat]
        before = player.hand[:]
        deck = player.deck[:]
        assert (state.seat, c.DECISION_WORDS[state.decision]) == (seat, "mulligan")
        for card in before[:exchanged]:
            state.step(c.CARD + card)
        state.step(c.PASS)
        drawn = list(reversed(deck))[:exchanged]
        assert Counter(player.hand) == Counter(before[exchanged:]) + Counter(drawn), "drawn from the deck without them"
        assert Counter(player.deck) == Counter(deck) - Counter(drawn) + Counter(before[:exchanged])
        assert player.deck != deck[: len(deck) - exchanged] + before[:exchanged], "shuffled"
        assert player.spared == []
    assert c.DECISION_WORDS[state.decision] == "action", "one mulligan each, then the first player's turn"
    assert (state.seat, state.turn) == (first, 1)


@rule("EX 3.16")
def test_all_cards_may_be_put_aside_and_the_mulligan_comes_once() -> None:
    state = dealt("ryu", "akuma")
    while len(state.options) > 1:
        state.step(state.options[-1])
    assert (state.seat, state.options, len(state.players[0].spared)) == (0, [c.PASS], 5)
    state.step(c.PASS)
    assert state.seat == 1


@rule("EX 3.18", "EX 21.9")
def test_the_opponent_sees_how_many_cards_a_mulligan_exchanges_and_not_which() -> None:
    state = dealt("ryu", "akuma")
    for _ in range(2):
        state.step(c.CARD + state.players[0].hand[0])
        assert all(card < 0 for card in view_of(state, 1).known.players[0].spared)
    state.step(c.PASS)
    theirs = view_of(state, 1).known.players[0]
    assert all(card < 0 for card in (*theirs.hand, *theirs.deck))
    assert state.log is not None
    assert all(event.cards_for == 0 for event in state.log if event.seat == 0 and event.cards)
    assert [event.numbers for event in state.log if event.kind == "mulligan"] == [(2,)]


TOKENS = """
[[token]]
name = "Here"
start_offset = 0
[[token]]
name = "Ahead"
start_offset = 2
[[token]]
name = "Nowhere"
"""


@rule("EX 3.21")
@pytest.mark.parametrize(("seat", "first", "spaces"), [(0, 0, [3, 5]), (1, 0, [7, 5]), (0, 1, [7, 5]), (1, 1, [3, 5])])
def test_tokens_start_on_the_fighter_or_counted_from_it_towards_the_opponent(
    seat: int, first: int, spaces: list[int]
) -> None:
    holder = stand_in() + TOKENS
    names = (holder, "ryu") if seat == 0 else ("ryu", holder)
    assert dealt(*names, first=first).players[seat].tokens == [*spaces, c.OFF_BOARD]
