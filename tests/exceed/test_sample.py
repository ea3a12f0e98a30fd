"""Samples: whole games that the viewer cannot tell from the true one, as various as chance would have them."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from tests.exceed.random_games import begun, decisions
from tests.exceed.rules.characters import COUPLES
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.state import ExceedState
from wildswing.exceed.view import view_of

VIEWERS = (0, 1, None)


def owned(state: ExceedState) -> Counter[int]:
    """Every card that lies anywhere."""
    found: Counter[int] = Counter()
    for player in state.players:
        for pile in (
            player.hand, player.deck, player.discard, player.gauge, player.boosts, player.transformations,
            player.sealed, player.overdrive, player.aside, player.stored, player.playing, player.spared, player.laid,
            player.face_down, player.extra,
        ):  # fmt: skip
            # A card that lies face down is told by itself and not by what stands for it among the boosts.
            found.update(entry & c.CARD_MASK for entry in pile if not state.match.card(entry & c.CARD_MASK).is_cover)
    for side in state.sides:
        found.update(int(card) for card in (side.attack, side.spare) if card >= 0 and not side.gone)
    return found


@rule("EX 21.2", "EX 21.3", "EX 21.4")
@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_the_view_of_a_sample_is_the_view(couple: tuple[str, str]) -> None:
    random = Random(couple[0])
    state = begun(300, *couple)
    cards = owned(state)
    for _ in decisions(state, random):
        for viewer in VIEWERS:
            view = view_of(state, viewer)
            seed = random.getrandbits(30)
            sample = view.sample_state(seed)
            assert view_of(sample, viewer) == view
            assert owned(sample) == cards
            if state.decision:
                assert sample.options == sample.list_options(sample.stack[-1])
                assert sample.options


@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_every_sample_can_be_played_to_its_end(couple: tuple[str, str]) -> None:
    random = Random(couple[0])
    state = begun(400, *couple)
    played = 0
    for count in decisions(state, random):
        if count % 9 == 0 and not state.over:
            sample = view_of(state, random.choice(VIEWERS)).sample_state(random.getrandbits(30))
            for _ in decisions(sample, random):
                played += 1
    assert played > 100


def test_a_seed_gives_one_sample() -> None:
    view = view_of(begun(5), 0)
    assert view.sample(3) == view.sample(3)
    assert view.sample(3) != view.sample(4)


def test_a_sample_has_its_own_randomness() -> None:
    state = begun(6)
    seeds = {int(view_of(state, 0).sample_state(seed).seed) for seed in range(50)}
    assert len(seeds) == 50
    assert int(state.seed) not in seeds


def test_a_sample_is_a_game() -> None:
    state = begun(7)
    game = view_of(state, 1).sample(1)
    assert game.decision is not None
    assert game.view(1) == view_of(state, 1)
    game.choose(game.decision.options[0])


# ---- variety: how often a card lies in a place is compared with the chance that it should, within five deviations

SAMPLES = 3000


def near(count: int, chance: float) -> bool:
    deviation = float((SAMPLES * chance * (1 - chance)) ** 0.5)
    return abs(count - SAMPLES * chance) <= 5 * deviation + 1e-9


def hidden_table() -> Table:
    """Seat 1 has four hidden cards in hand, and a deck of the others."""
    table = Table("ryu", "akuma")
    table.hand(1, "Grasp", "Cross", "Sweep", "Focus")
    return table


def test_every_hidden_card_is_in_every_hidden_place_as_often_as_chance_would_have_it() -> None:
    table = hidden_table()
    view = view_of(table.state, 0)
    unseen = Counter(view.opponent.unseen)
    total = sum(unseen.values())
    places = len(view.opponent.deck)
    held: Counter[int] = Counter()
    deck: list[Counter[int]] = [Counter() for _ in range(places)]
    for seed in range(SAMPLES):
        other = view.sample_state(seed).players[1]
        held.update(set(other.hand))
        for place, card in enumerate(other.deck):
            deck[place][card] += 1
    assert total == places + 4
    for card, copies in unseen.items():
        assert near(held[card], 1 - comb(total - copies, 4) / comb(total, 4))
        assert all(near(deck[place][card], copies / total) for place in range(places))


def face_down_table(*hand: str) -> Table:
    """Seat 1 is to set an attack from this hand; seat 0 follows, and can set two cards."""
    table = Table("ryu", "akuma", first=1)
    table.hand(0, "Grasp", "Cross")
    table.hand(1, *hand)
    table.choose(c.STRIKE_ACTION)
    return table


@rule("EX 21.10")
def test_a_card_that_was_seen_is_in_hand_or_face_down_and_the_others_by_chance() -> None:
    table = face_down_table("Grasp", "Cross", "Sweep", "Focus")
    focus = table.card(1, "Focus")
    table.player(1).shown = [focus]
    table.set("Sweep")
    view = view_of(table.state, 0)
    assert view.opponent.hand == [-1, -1, -1]
    others = len(view.opponent.unseen) - 1
    down: Counter[int] = Counter()
    twice = 0
    for seed in range(SAMPLES):
        state = view.sample_state(seed)
        cards = [*state.players[1].hand, int(state.sides[1].attack)]
        assert focus in cards
        down[int(state.sides[1].attack)] += 1
        twice += cards.count(focus) == 2
    # Four cards: the one that was seen, and three of the others; each of the four is as likely to lie face down.
    assert near(twice, 3 / others)
    assert near(down[focus], 1 / 4 + 3 / 4 / others)
    assert near(down[table.card(1, "Dive")], 2 * 3 / 4 / others)


@rule("EX 12.6", "EX 12.13", "EX 21.3")
def test_two_cards_face_down_are_equal_and_any_pair_that_may_be_held() -> None:
    table = face_down_table("Sweep", "Sweep", "Cross", "Focus")
    focus = table.card(1, "Focus")
    table.player(1).shown = [focus]
    table.set("Sweep", ex=True)
    view = view_of(table.state, 0)
    assert view.attacks is not None
    assert view.attacks[1].set == "two cards"
    copies = Counter(view.opponent.unseen)
    others = len(view.opponent.unseen) - 1
    pairs: Counter[int] = Counter()
    for seed in range(SAMPLES):
        side = view.sample_state(seed).sides[1]
        assert side.attack == side.spare
        pairs[int(side.attack)] += 1
    # The chance that both copies are among the four cards, which is the only thing that tells the pairs apart.
    chances = {card: comb(others - 2, 1) / comb(others, 3) for card, count in copies.items() if count == 2}
    chances[focus] = 3 / others
    assert set(pairs) == set(chances)
    assert all(near(pairs[card], chance / sum(chances.values())) for card, chance in chances.items())


@rule("EX 12.6", "EX 21.3")
def test_two_cards_face_down_that_were_seen_in_hand_while_the_deck_has_one_card() -> None:
    table = Table("akuma", "solbadguy", spaces=(4, 7))
    player = table.state.players[0]
    table.hand(0, "Focus", "Grasp", "Hyakkishu", "Hyakkishu", "Assault")
    player.shown = sorted(player.hand)
    table.hand(1, "Block", "Dive")
    player.discard.extend(entry & c.CARD_MASK for entry in player.deck[1:])
    del player.deck[1:]
    table.choose(c.STRIKE_ACTION)
    table.set("Hyakkishu", ex=True)
    view = view_of(table.state, 1)
    for seed in range(5):
        side = view.sample_state(seed).sides[0]
        assert (side.attack, side.spare) == (table.state.sides[0].attack, table.state.sides[0].spare)


@rule("EX 21.4")
def test_a_wild_swing_is_any_card_that_is_not_seen() -> None:
    table = face_down_table("Grasp")
    table.set("wild")
    for viewer, unknown in ((0, 1), (1, 0), (None, 1)):
        view = view_of(table.state, viewer)
        unseen = Counter(view.players[1].unseen)
        swung = Counter(int(view.sample_state(seed).sides[1].attack) for seed in range(SAMPLES))
        assert sum(unseen.values()) == view.players[1].deck.count(-1) + 1 + unknown
        assert all(near(swung[card], count / sum(unseen.values())) for card, count in unseen.items())


@rule("EX 22.17")
def test_who_was_made_to_set_a_named_card_has_set_it() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Focus", "Grasp")
    table.hand(1, "Sweep", "Cross", "Grasp")
    table.boost("Reading")
    table.choose(c.NAME + table.card(1, "Sweep"))
    while table.seat == 0 and table.asked != "set attack":
        table.no()
    table.set("Grasp")
    view = view_of(table.state, 0)
    assert (table.asked, table.seat) == ("set attack", 1)
    for seed in range(300):
        state = view.sample_state(seed)
        assert table.card(1, "Sweep") in state.players[1].hand
        assert state.options != [c.WILD_SWING]


@rule("EX 6.2", "EX 6.3")
@pytest.mark.parametrize("shown", [0, 1])
def test_a_payment_that_has_begun_can_be_finished_in_every_sample(shown: int) -> None:
    # Three Ultras pay six spaces; hardly any other three cards do.
    table = Table("ryu", "akuma", spaces=(1, 9), first=1)
    table.hand(1, "Wrath of the Raging Demon", "Wrath of the Raging Demon", "Demon Armageddon")
    table.player(1).shown = [table.card(1, "Demon Armageddon")] * shown
    table.choose(c.MOVE_TO + 3)
    assert (table.asked, table.seat) == ("pay", 1)
    view = view_of(table.state, 0)
    for seed in range(100):
        state = view.sample_state(seed)
        for _ in range(3):
            state.step(state.options[-1])
        assert state.players[1].space == 3
        assert state.players[1].hand == [state.players[1].hand[0]], "one card was drawn at the end of the turn"
