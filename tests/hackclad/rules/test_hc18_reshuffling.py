"""HC 18: reshuffling one's deck and the Clad's."""

from __future__ import annotations

from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c


def muninn(*pile: str) -> Table:
    """A table where Luna holds Muninn and all that is not in her discard pile; her deck is empty."""
    table = Table("luna", "mia")
    table.hand(0, "Muninn")
    table.discard(0, *pile)
    figure = table.figure(0)
    figure.hand.extend(card & c.CARD_MASK for card in figure.deck)
    figure.hand.sort()
    figure.deck.clear()
    table.refresh()
    return table


def hand_of(table: Table, witch: int) -> int:
    """How many cards a Witch holds."""
    return len(table.figure(witch).hand)


def drawing(deck: int, pile: int, *, cp: int = 0) -> Table:
    """Luna, hand 0, is about to draw 3: her deck and her discard pile have so many cards."""
    table = Table("luna", "mia", slots=(1, 2))
    table.clad("Tail Whip", "Tail Whip", "Tail Whip")
    table.at(0, (2, 2))
    table.at(1, (2, -2))
    figure = table.figure(0)
    cards = [card & c.CARD_MASK for card in figure.deck + figure.discard + figure.hand]
    assert len(cards) == 8
    figure.hand.clear()
    figure.deck[:] = cards[:deck]
    figure.discard[:] = cards[deck : deck + pile]
    figure.playing[:] = cards[deck + pile :]  # out of the way
    table.gauges(0, cp=cp)
    table.next_turn()
    table.next_turn()
    return table


@rule("HC 18.1", "HC 18.6", "HC 18.7", "HC 18.9", "HC 18.11", "HC 18.12", "HC 6.4")
def test_w27_a_reshuffle_while_drawing() -> None:
    table = drawing(1, 7)
    luna = table.figure(0)
    assert (table.asked, table.seat, len(luna.hand), luna.cp) == ("swap out", 0, 1, 1)
    assert len(table.picks()) == len(set(table.cards(0, "discard")))
    out = table.picks()[0]
    table.pick(out)
    assert table.asked == "swap in"
    assert table.picks() == table.cards(0, "enhanced")
    table.pick("Muninn" if "Muninn" in table.picks() else "Bombard")
    assert (len(luna.deck), len(luna.hand), len(luna.discard), len(luna.enhanced)) == (5, 3, 0, 7)
    assert out in table.cards(0, "enhanced")
    assert sum(table.all_cards(0).values()) == 9


@rule("HC 18.7")
def test_nothing_need_be_swapped() -> None:
    table = drawing(1, 7)
    enhanced = table.cards(0, "enhanced")
    nine = table.all_cards(0)
    table.done()
    assert (table.cards(0, "enhanced"), table.all_cards(0)) == (enhanced, nine)
    assert table.figure(0).cp == 1


@rule("HC 18.6", "HC 3.8")
def test_w27_with_7_cp_it_stays_7() -> None:
    assert drawing(1, 7, cp=7).figure(0).cp == 7


@rule("HC 18.8")
def test_the_swapped_cards_are_told_to_their_player_only() -> None:
    table = drawing(1, 7)
    table.pick(table.picks()[0])
    table.pick(table.picks()[0])
    (event,) = table.events("swap", 0)
    assert (len(event.cards), event.cards_for) == (2, 0)


@rule("HC 18.1", "HC 18.2")
def test_an_empty_deck_alone_does_not_cause_a_reshuffle() -> None:
    table = drawing(3, 5)
    luna = table.figure(0)
    assert (len(luna.deck), len(luna.hand), len(luna.discard), luna.cp) == (0, 3, 5, 0)
    assert table.asked == "choose turn slot"


@rule("HC 18.5")
def test_w29_with_nothing_to_shuffle_the_draw_is_lost_and_no_cp_is_gained() -> None:
    table = drawing(1, 0)
    luna = table.figure(0)
    assert (table.asked, len(luna.hand), len(luna.deck), luna.cp) == ("choose turn slot", 1, 0, 0)


@rule("HC 18.10", "HC 18.11", "HC 12.11", "HC 12.14")
def test_w28_a_reshuffle_inside_a_card() -> None:
    table = muninn("Shot", "Guard", "Move", "Absorb")
    luna = table.figure(0)
    held = hand_of(table, 0)
    table.use("Muninn")
    assert table.asked == "swap out"
    assert "Muninn" not in table.picks()
    table.done()
    assert (len(luna.deck), hand_of(table, 0), table.cards(0, "discard"), luna.cp) == (3, held, ["Muninn"], 1)
    assert table.asked == "act"


@rule("HC 18.10")
def test_the_rest_of_the_effect_goes_on_after_the_reshuffle() -> None:
    table = Table("rosette", "luna")
    table.at(1, (1, 0))
    table.put(0, "hand")
    table.gauges(0, cp=2)
    figure = table.figure(0)
    figure.discard[:] = [card & c.CARD_MASK for card in figure.deck]
    figure.deck.clear()
    table.refresh()
    table.cp("Draw 1 card")
    table.done()
    assert (len(figure.hand), figure.cp, len(figure.discard)) == (1, 1, 0)


@rule("HC 18.3")
def test_looking_at_the_top_card_needs_it_as_well() -> None:
    table = Table("luna", "mia")
    table.hand(0, "Huginn")
    figure = table.figure(0)
    figure.discard[:] = [card & c.CARD_MASK for card in figure.deck]
    figure.deck.clear()
    table.use("Huginn")
    assert (table.asked, figure.cp) == ("swap out", 1)
    table.done()
    assert (table.asked, len(figure.deck), len(figure.discard)) == ("top or bottom", 7, 0)
    table.choose(c.BOTTOM)
    assert (table.cards(0, "discard"), figure.mp) == (["Huginn"], 1)


@rule("HC 18.1", "HC 21.9")
def test_revealing_the_top_card_needs_it() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -2))
    table.gauges(0, mp=1)
    table.hand(0, "Storm")
    figure = table.figure(0)
    figure.discard[:] = [card & c.CARD_MASK for card in figure.deck]
    figure.deck.clear()
    table.use("Storm")
    assert table.asked == "swap out"
    assert figure.shards == 0
    table.done()
    assert len(figure.deck) == 7
    (event,) = table.events("reveal", 0)
    assert figure.deck[-1] & c.CARD_MASK == event.cards[0]
    attack = table.match.card(event.cards[0]).is_attack()
    assert figure.shards == (2 if attack else 1)


@rule("HC 18.4", "HC 26.22")
def test_w29_discarding_from_an_empty_deck_does_nothing() -> None:
    table = Table("amelia", "mia")
    table.at(0, (0, -1))
    table.gauges(0, mp=2, cp=3)
    table.hand(0, "Fractography")
    table.deck(0)
    pile = len(table.figure(0).discard)
    table.cp("Phronesis")
    assert (table.asked, table.figure(0).cp) == ("act", 0)
    assert not table.events("reshuffle")
    table.use("Fractography")
    assert (table.figure(0).shards, len(table.figure(0).discard), table.figure(0).cp) == (0, pile + 1, 0)
    assert not table.events("reshuffle")


@rule("HC 18.12")
def test_there_are_always_nine_cards_while_a_card_is_in_use() -> None:
    table = muninn("Shot", "Guard")
    table.use("Muninn")
    assert table.cards(0, "playing") == ["Muninn"]
    assert sum(table.all_cards(0).values()) == 9


@rule("HC 18.13", "HC 18.14", "HC 5.3", "HC 5.4")
def test_w30_the_clad_deck_is_reshuffled_in_the_third_and_the_sixth_round() -> None:
    table = Table("luna", "mia", start="draft")
    sizes: list[tuple[int, int, int]] = []
    while not table.state.over:
        if table.asked == "choose turn slot" and len(sizes) < table.state.round:
            state = table.state
            sizes.append((int(state.round), int(state.voltage), len(state.clad_deck)))
            cards = [*state.clad_deck, *state.clad_slots, *state.clad_done]
            voltages = sorted(int(state.match.clad[card].voltage) for card in cards)
            assert voltages == ([1] * 6 + [2] * 3 + [3] * 3)[: 3 + 3 * int(state.voltage)]
        table.choose(table.state.options[0])
    assert sizes == [
        (1, 1, 3), (2, 1, 0), (3, 2, 6), (4, 2, 3), (5, 2, 0), (6, 3, 9), (7, 3, 6), (8, 3, 3), (9, 3, 0),
    ]  # fmt: skip


@rule("HC 18.14")
def test_the_reshuffled_clad_deck_is_in_a_random_order() -> None:
    orders = set()
    for seed in range(5):
        table = Table("luna", "mia", start="draft", seed=seed)
        while table.state.round < 3:
            table.choose(table.state.options[0])
        orders.add(tuple(table.clad_names("slots") + table.clad_names("deck")))
    assert len(orders) > 1
