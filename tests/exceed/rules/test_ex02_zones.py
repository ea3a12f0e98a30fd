"""EX 2: where cards lie."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.exceed.rules.characters import playout
from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of
from wildswing.exceed.zones import zone


@rule("EX 2.1")
def test_the_board_is_one_row_of_nine_spaces_for_both() -> None:
    table = Table("ryu", "akuma", spaces=(5, 9))
    table.hand(0, "Grasp", "Cross", "Dive", "Sweep", "Focus", "Block", "Spike")
    assert table.moves == [1, 2, 3, 4, 6, 7, 8], "from 1 on, and not where the other stands"
    table = Table("ryu", "akuma", spaces=(9, 1))
    table.hand(0, "Cross")
    table.hand(1, "Cross", "Focus")
    table.strike("Cross", "Cross")
    assert (table.at(0), table.at(1)) == (9, 1), "retreating stops at either end"


@rule("EX 2.2", "EX 2.8")
@pytest.mark.parametrize("seed", range(3))
def test_everybody_sees_the_gauges_and_the_discard_piles(seed: int) -> None:
    seen = Counter[str]()
    for table in playout("nehtali", "king", seed=seed, most=150):
        for viewer in (0, 1, None):
            view = view_of(table.state, viewer)
            for seat in (0, 1):
                assert view.known.players[seat].gauge == table.player(seat).gauge
                assert view.known.players[seat].discard == table.player(seat).discard
                seen["gauge"] += len(table.player(seat).gauge)
                seen["discard"] += len(table.player(seat).discard)
    assert min(seen.values()) > 0


@rule("EX 2.3", "EX 10.8")
def test_continuous_boosts_lie_in_the_boost_area_any_number_of_them() -> None:
    table = Table("ryu", "akuma")
    names = ("Defend", "Light", "Defend", "Fierce", "Light", "Fierce")
    table.hand(0, *names)
    for name in names:
        table.boost(name)
        table.idle()
    assert Counter(table.cards(0, "boosts")) == {"Spike": 2, "Sweep": 2, "Grasp": 2}
    assert table.count(1, "boosts") == 0


@rule("EX 2.4")
def test_a_drawn_card_goes_to_the_hand_of_the_player_who_draws() -> None:
    table = Table("ryu", "akuma")
    table.top(0, "Hadoken", "Grasp")
    table.prepare()
    assert sorted(table.cards(0, "hand")) == ["Grasp", "Hadoken"]
    assert table.count(1, "hand") == 0


@rule("EX 2.5", "EX 11.2", "EX 11.8")
def test_a_transformation_lies_in_the_transformation_area() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Inquisition", "Inquisition")
    table.choose(c.TRANSFORM_CARD + table.card(0, "Inquisition"))
    assert table.cards(0, "transformations") == ["Inquisition"]
    assert table.cards(0, "discard") == ["Inquisition"]
    assert table.count(0, "boosts") == table.count(0, "gauge") == 0
    assert table.paid(0) == []
    assert table.count(0, "hand") == 1, "the usual draw at the end of the turn"


@rule("EX 2.6")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_looks_through_a_deck(seed: int) -> None:
    known = 0
    for table in playout("shovelknight", "solbadguy", seed=seed, most=150):
        for viewer in (0, 1):
            for seat in (0, 1):
                known += sum(entry >= 0 for entry in view_of(table.state, viewer).known.players[seat].deck)
    assert known == 0, "no text of these two lets anybody see a card of a deck"


@rule("EX 2.6", "EX 2.16")
def test_an_effect_shows_as_many_top_cards_as_it_says_and_nothing_is_shuffled() -> None:
    table = Table("superskullman", "ryu")
    table.hand(0, "This is Just Like that Issue...")
    table.top(0, "Grasp")
    before = [entry & c.CARD_MASK for entry in table.player(0).deck]
    table.boost("This is Just Like that Issue...")
    assert [entry & c.CARD_MASK for entry in table.player(0).deck] == before
    mine = view_of(table.state, 0).known.players[0].deck
    assert [entry >= 0 for entry in mine] == [False] * (len(mine) - 1) + [True]
    assert mine[-1] & c.CARD_MASK == table.card(0, "Grasp")
    assert all(entry < 0 for entry in view_of(table.state, 1).known.players[0].deck)
    table.yes()
    assert table.cards(0, "discard") == ["Grasp"]
    assert [entry & c.CARD_MASK for entry in table.player(0).deck] == before[:-1]


SEARCHER = stand_in(
    card("Search", boost="Add up to 1 Ultra from your deck to your hand."),
    card("Peek", boost="Look at the top card of your deck."),
    card("Prize", kind="ultra", gauge=2),
)


@rule("EX 2.7")
@pytest.mark.parametrize("finds", [True, False])
def test_a_searched_deck_is_shuffled_even_if_nothing_was_taken(finds: bool) -> None:
    table = Table(SEARCHER, "ryu")
    table.hand(0, "Peek Boost", "Search Boost")
    table.top(0, "Grasp", "Prize")
    table.boost("Peek Boost")  # a card that is known lies on top, then the end-of-turn draw takes it
    table.prepare()
    table.top(0, "Prize", "Cross", "Dive", "Sweep")
    table.player(0).deck[-1] |= c.KNOWN_TO_OWNER
    before = [entry & c.CARD_MASK for entry in table.player(0).deck]
    draws = table.state.draws
    table.boost("Search Boost")
    if finds:
        table.pick("Prize")
        before.remove(table.card(0, "Prize"))
        assert "Prize" in table.cards(0, "hand")
    else:
        table.no()
    drawn = table.player(0).hand[-1]  # the end-of-turn draw
    assert table.state.draws - draws == len(before) - 1, "one random number for each place of the shuffle"
    assert sorted([*table.player(0).deck, drawn]) == sorted(before)
    assert [*table.player(0).deck, drawn] != before
    assert all(entry == entry & c.CARD_MASK for entry in table.player(0).deck), "nobody knows the order any more"


@rule("EX 2.9")
@pytest.mark.parametrize("seed", range(4))
def test_the_order_of_a_discard_pile_does_not_change(seed: int) -> None:
    """Through whole games: what stays in a pile stays in its order, unless the pile is shuffled."""
    before: list[list[int]] = [[], []]
    shuffles = 0
    compared = 0
    for table in playout("nehtali", "superskullman", seed=seed):
        for seat in (0, 1):
            pile = table.player(seat).discard[:]
            if len(table.events("reshuffle")) == shuffles:
                stayed = min(len(pile), len(before[seat]))
                while pile[:stayed] != before[seat][:stayed]:
                    stayed -= 1
                # Both characters take cards from the top only, so below what was taken nothing has changed.
                gone = len(before[seat]) - stayed
                assert gone <= 2, (before[seat], pile)
                compared += stayed
            before[seat] = pile
        shuffles = len(table.events("reshuffle"))
    assert compared > 100


@rule("EX 2.10", "EX 2.11", "EX 25.6")
def test_paid_cards_lie_in_the_order_that_the_payer_chose() -> None:
    for order in (("Grasp", "Cross", "Dive"), ("Dive", "Grasp", "Cross")):
        table = Table("ryu", "akuma", spaces=(3, 7))
        table.hand(0, "Grasp", "Dive", "Block")
        table.gauge(0, "Cross")
        table.choose(c.MOVE_TO + 6)
        for name in order:
            if table.asked == "pay":
                table.pay(name, gauge=name == "Cross")
        assert table.cards(0, "discard") == list(order), "the last one on top"


@rule("EX 2.10")
def test_cards_over_the_hand_limit_lie_in_the_order_that_their_player_chose() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Grasp", "Cross", "Dive", "Sweep", "Focus", "Block", "Spike")
    table.prepare()
    table.pick("Sweep")
    table.pick("Cross")
    assert table.cards(0, "discard") == ["Sweep", "Cross"]


@rule("EX 2.10")
def test_a_whole_hand_is_discarded_in_the_order_that_its_player_likes() -> None:
    table = Table(stand_in(card("Empty", boost="Discard your hand.\nDraw 2.")), "ryu")
    table.hand(0, "Empty Boost", "Grasp", "Cross", "Dive")
    table.boost("Empty Boost")
    table.pick("Cross")
    table.pick("Grasp")
    table.forced()
    assert table.cards(0, "discard") == ["Cross", "Grasp", "Dive", "Empty"]
    assert table.count(0, "hand") == 3


@rule("EX 2.17", "EX 2.9")
def test_of_several_copies_the_lowest_leaves_a_discard_pile() -> None:
    for word, zone_name in (("Return", "hand"), ("Add", "gauge")):
        text = f"{word} 1 card from your discard pile to your {zone_name}."
        table = Table(stand_in(card("Dig", boost=text)), "ryu")
        table.hand(0, "Dig")
        table.put(0, "discard", "Cross", "Grasp", "Dive", "Grasp")
        table.boost("Dig")
        assert len(table.state.options) == 3, "copies are one way to pick"
        table.pick("Grasp")
        assert table.cards(0, "discard") == ["Cross", "Dive", "Grasp", "Dig"]


@rule("EX 2.10", "EX 17.3")
@pytest.mark.parametrize(
    "order", [("Grasp", "Spike", "Sweep"), ("Sweep", "Grasp", "Spike"), ("Spike", "Sweep", "Grasp")]
)
def test_boosts_are_discarded_at_clean_up_in_the_order_that_their_player_likes(order: tuple[str, ...]) -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.put(0, "boosts", "Fierce", "Defend", "Light")
    table.put(1, "boosts", "Fierce", "Fierce")
    table.hand(0, "Cross")
    table.hand(1, "Block")
    table.strike("Cross", "Block")
    for name in order[:2]:
        assert (table.asked, table.seat) == ("pick card", 0)
        table.pick(name)
    assert table.cards(0, "discard") == [*order, "Cross"], "the boosts, then the attack that missed"
    assert table.cards(1, "discard") == ["Grasp", "Grasp"], "equal cards leave no choice"


@rule("EX 2.11")
def test_a_discarded_card_goes_on_top() -> None:
    table = Table("nehtali", "ryu")
    table.put(0, "discard", "Grasp", "Cross")
    table.hand(0, "Dive")
    table.choose(c.MOVE_TO + 4)
    table.forced()
    table.prepare()
    table.action()
    assert table.cards(0, "gauge") == ["Dive"], "the top card of the discard pile is the one discarded last"
    assert table.cards(0, "discard") == ["Grasp", "Cross"]


@rule("EX 2.12", "EX 19.1")
def test_a_sealed_card_is_out_of_the_game() -> None:
    table = Table("king", "ryu", spaces=(4, 5))
    table.hand(0, "Healing Hammer", "Cross")
    table.hand(1, "Block")
    table.put(0, "discard", "Grasp", "Dive")
    table.set_life(0, 20)
    table.strike("Healing Hammer", "Block")
    table.forced()
    table.yes()
    assert table.cards(0, "sealed") == ["Healing Hammer"]
    sealed = table.player(0).sealed[:]
    table.prepare()
    table.choose(c.RESHUFFLE)
    assert table.player(0).sealed == sealed
    while not table.state.over and table.count(0, "deck") > 0:
        if table.seat == 0 and table.asked == "action":
            table.choose(c.CHANGE)
        else:
            table.choose(table.state.options[0])
    assert table.player(0).sealed == sealed, "neither a reshuffle nor running out brings it back"
    assert table.all_cards(0)[table.card(0, "Healing Hammer")] == 2


@rule("EX 2.13")
def test_an_area_made_by_an_effect_is_separate_from_all_others() -> None:
    table = Table("ragna", "ryu", spaces=(3, 7))
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Focus")
    table.hand(0, "Block", "Block")
    table.top(0, "Spike")
    table.hand(1, "Block", "Cross", "Grasp")
    table.choose(c.EXCEED_ACTION)
    table.pay("Grasp", "Cross", "Dive", "Sweep", gauge=True)
    table.no()
    table.sets("Block", "Block")
    assert sorted(table.cards(0, "overdrive")) == ["Cross", "Dive", "Grasp", "Sweep"]
    assert table.cards(0, "gauge") == ["Focus", "Block"]
    assert table.cards(0, "discard") == []
    assert sorted(table.cards(0, "hand")) == ["Block", "Spike"]
    table.prepare()
    table.pick("Sweep")  # the overdrive step at the start of the turn
    table.no()
    table.choose(c.CHANGE)
    assert {name for name, _, _ in table.payments} == {"Focus", "Block", "Spike"}, "overdrive cards make no Force"


@rule("EX 2.14")
@pytest.mark.parametrize(("name", "aside"), [("king", 4), ("ragna", 1), ("litchi", 1)])
def test_cards_that_start_outside_the_deck_are_in_no_other_zone(name: str, aside: int) -> None:
    table = Table(name, "ryu")
    player = table.player(0)
    assert len(player.aside) == aside
    everywhere = [card for where in range(c.ASIDE) for card in zone(player, where)]
    assert not set(player.aside) & {card & c.CARD_MASK for card in everywhere}
    assert len(everywhere) == 30


@rule("EX 2.15")
def test_tokens_share_spaces_with_fighters_and_with_each_other() -> None:
    table = Table("litchi", "litchi", spaces=(4, 5))
    table.hand(0, "Cross")
    table.hand(1, "Cross")
    table.action("Place Mantenbo on your space")
    table.alternative(0)
    assert table.player(0).tokens == [4] == [table.at(0)]
    table.prepare()
    table.action("Place Mantenbo on your space")
    table.alternative(0)
    table.prepare()
    table.action("move Mantenbo 1-2")
    table.space(5)
    assert table.player(0).tokens == table.player(1).tokens == [5] == [table.at(1)]


@rule("EX 2.16")
def test_cards_looked_at_are_drawn_in_their_order() -> None:
    table = Table("superskullman", "ryu")
    table.hand(0, "This is Just Like that Issue...", "Cross")
    table.top(0, "Grasp", "Dive")
    table.boost("This is Just Like that Issue...")
    table.no()
    table.no()
    assert table.cards(0, "hand") == ["Cross", "Grasp"], "the end-of-turn draw takes the card that was looked at"
    table.prepare()
    table.prepare()
    assert table.cards(0, "hand")[2] == "Dive"
