"""Texts that look at decks, take some of those cards, take cards by name or by chance, and name what lies on top."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.exceed.rules.test_hand_texts import with_action
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.position import write_position
from wildswing.exceed.view import view_of
from wildswing.kernel.errors import NotPlayable

STAY = " Skip your end-of-turn draw."


def tops(table: Table, seat: int, count: int) -> list[str]:
    """The names of the top cards of a deck, the topmost first."""
    return [str(table.match.card(entry).name) for entry in reversed(table.player(seat).deck[-count:])]


def seen(table: Table, viewer: int | None, seat: int, count: int = 1) -> list[str]:
    """What a viewer knows of the top cards of a deck, the topmost first; "" for a card not known."""
    deck = view_of(table.state, viewer).known.players[seat].deck[-count:]
    return ["" if entry < 0 else str(table.match.card(entry).name) for entry in reversed(deck)]


@rule("EX 2.16", "EX 2.10")
def test_one_of_the_top_cards_goes_to_the_hand_and_the_rest_is_discarded() -> None:
    table = with_action("Look at the top 3 cards of your deck. Return 1 of them to your hand. Discard the rest." + STAY)
    table.top(0, "Grasp", "Cross", "Dive")
    table.action()
    assert seen(table, 0, 0, 3) == ["Grasp", "Cross", "Dive"]
    assert seen(table, 1, 0, 3) == ["", "", ""]
    table.pick("Cross")
    assert table.cards(0, "hand") == ["Cross"]
    assert table.player(0).shown == []
    table.pick("Dive")
    assert table.cards(0, "discard") == ["Dive", "Grasp"]


@rule("EX 9.9")
def test_an_empty_deck_has_none_of_them() -> None:
    table = with_action("Look at the top 2 cards of your deck. Return 1 of them to your hand. Discard the rest." + STAY)
    table.only_deck(0)
    table.action()
    assert (table.count(0, "hand"), table.count(0, "discard"), table.winner) == (0, 0, None)


@pytest.mark.parametrize(
    ("where", "after"), [("second", ["Cross", "Grasp", "Dive"]), ("third", ["Cross", "Dive", "Grasp"])]
)
def test_one_of_them_goes_back_below_others(where: str, after: list[str]) -> None:
    table = with_action(f"Look at the top 3 cards of your deck and put 1 of them back {where} from the top." + STAY)
    table.top(0, "Grasp", "Cross", "Dive")
    table.player(0).deck[-1] |= c.KNOWN_TO_ALL
    table.action()
    table.pick("Grasp")
    assert tops(table, 0, 3) == seen(table, 0, 0, 3) == after
    assert seen(table, 1, 0, 3) == ["", "", ""]  # where the one lies that everybody knew is hidden again


@pytest.mark.parametrize(
    ("to", "zone"),
    [("add 1 of them to your gauge", "gauge"), ("seal 1 of them", "sealed"), ("discard 1 of them", "discard")],
)
def test_one_of_them_goes_to_an_open_zone(to: str, zone: str) -> None:
    table = with_action(f"Look at the top 2 cards of your deck and {to}." + STAY)
    table.top(0, "Grasp", "Cross")
    table.action()
    table.pick("Cross")
    assert table.cards(0, zone) == ["Cross"]
    assert tops(table, 0, 1) == ["Grasp"]


@rule("EX 2.6", "EX 2.7")
def test_a_deck_is_searched_and_shuffled() -> None:
    table = with_action("Look at your deck. Return up to 2 of them to your hand. Shuffle your deck." + STAY)
    table.only_deck(0, "Grasp", "Cross", "Dive")
    table.action()
    assert table.can(c.PASS)
    table.pick("Dive")
    assert seen(table, 0, 0, 2) == ["Grasp", "Cross"]
    table.no()
    assert table.cards(0, "hand") == ["Dive"]
    assert seen(table, 0, 0, 2) == ["", ""]


def test_the_opponent_searches_their_own_deck() -> None:
    table = with_action(
        "The opponent looks at their deck. The opponent returns up to 1 of them to their hand. "
        "The opponent shuffles their deck."
    )
    table.action()
    assert (table.asked, table.seat) == ("pick card", 1)
    table.pick("Grasp")
    assert table.cards(1, "hand") == ["Grasp"]


def test_what_was_done_with_one_of_them_can_be_asked_for() -> None:
    text = (
        "Look at the top 2 cards of your deck. Choose one: Return 1 of them to your hand; or add 1 of them to your "
        "gauge. If you added it to your hand, draw 2."
    )
    for place, held in ((0, 4), (1, 1)):
        table = with_action(text)
        table.action()
        table.alternative(place)
        table.choose(table.state.options[0])
        assert table.count(0, "hand") == held


@rule("EX 10.21")
def test_one_of_them_is_boosted_once_the_rest_is_gone() -> None:
    table = with_action(
        "Look at the top 2 cards of your deck. Boost 1 of them. Discard the rest." + STAY, card("Echo", boost="Draw 1.")
    )
    table.top(0, "Echo", "Grasp", "Cross")
    table.action()
    table.pick("Echo")
    assert table.cards(0, "discard") == ["Grasp", "Echo"]
    assert table.cards(0, "hand") == ["Cross"]


@rule("EX 2.16", "EX 21.7")
def test_the_rest_stays_on_top_where_no_text_discards_it() -> None:
    table = with_action("Look at the top 3 cards of your deck. Boost 1 of them." + STAY, card("Echo", boost="Draw 1."))
    table.top(0, "Grasp", "Echo", "Cross")
    table.player(0).deck[-1] |= c.KNOWN_TO_ALL
    table.action()
    table.pick("Echo")
    assert table.cards(0, "hand") == ["Grasp"]
    assert table.cards(0, "discard") == ["Echo"]
    assert seen(table, 0, 0) == ["Cross"]
    assert seen(table, 1, 0) == [""]  # which of them was taken is hidden, and so is which card was drawn
    assert table.player(0).shown == []


def test_what_a_boost_draws_is_none_of_the_rest() -> None:
    table = with_action(
        "Look at the top 2 cards of your deck. Boost 1 of them. Discard the rest. Strike.",
        card("Echo", boost="Draw 2."),
    )
    table.top(0, "Echo", "Grasp", "Cross", "Dive")
    table.action()
    table.pick("Echo")
    assert table.cards(0, "discard") == ["Grasp", "Echo"]
    assert table.cards(0, "hand") == ["Cross", "Dive"]


def test_a_rest_discarded_in_the_other_alternative_stays() -> None:
    for place, discarded in ((0, ["Echo"]), (1, ["Cross"])):
        table = with_action(
            "Look at the top 2 cards of your deck. Choose one: Boost 1 of them; or return 1 of them to your hand and "
            "discard the rest." + STAY,
            card("Echo", boost="Gain 1 life."),
        )
        table.top(0, "Echo", "Cross")
        table.action()
        table.alternative(place)
        table.pick("Echo")
        assert table.cards(0, "discard") == discarded


@pytest.mark.parametrize(
    "what", ["Boost 1 of them.", "Strike with 1 of them.", "Put 1 of them back second from the top."]
)
def test_cards_just_drawn_do_not_lie_in_the_deck(what: str) -> None:
    with pytest.raises(NotPlayable):
        with_action(f"Look at the top 2 cards of your deck. Draw 2. {what}")


@pytest.mark.parametrize("then", ["Return 1 of them to your hand.", "If exceeded, discard 1 of them."])
def test_more_of_them_cannot_be_had_after_a_boost(then: str) -> None:
    with pytest.raises(NotPlayable):
        with_action(f"Look at the top 3 cards of your deck. Boost 1 of them. {then}")
    with_action(f"Look at the top 3 cards of your deck. Boost 1 of them. Look at the top 2 cards of your deck. {then}")


def test_looking_at_the_opponents_top_does_not_change_which_the_rest_are() -> None:
    table = with_action(
        "Look at the top 2 cards of your deck. Boost 1 of them. Look at the top card of the opponent's deck. "
        "Discard the rest." + STAY,
        card("Echo", boost="Gain 1 life."),
    )
    table.top(0, "Echo", "Cross")
    table.action()
    table.pick("Echo")
    assert table.cards(0, "discard") == ["Cross", "Echo"]


# ---- the opponent's deck


@rule("EX 21.10", "EX 21.7")
def test_the_top_of_the_opponents_deck_is_seen_by_who_looks() -> None:
    table = with_action("Look at the top card of the opponent's deck.")
    table.top(1, "Dive")
    table.action()
    assert [seen(table, viewer, 1) for viewer in (0, 1, None)] == [["Dive"], [""], [""]]
    table.prepare()  # the opponent draws it, and a card more
    assert view_of(table.state, 0).known.players[1].shown == [table.card(1, "Dive")]
    assert view_of(table.state, None).known.players[1].shown == []
    assert view_of(table.state, 1).known.players[1].peeked == (table.card(1, "Dive"),)


@rule("EX 21.4")
def test_a_wild_swing_that_the_opponent_has_looked_at_is_known_to_them() -> None:
    table = with_action("Look at the top card of the opponent's deck. Strike.", spaces=(3, 4))
    table.hand(0, "Grasp")
    table.top(1, "Dive")
    table.action()
    table.set("Grasp")
    side = view_of(table.state, 0)
    assert table.asked == "action" or side.known.sides[1].attack == table.card(1, "Dive")


def test_the_top_of_the_opponents_deck_may_be_discarded() -> None:
    table = with_action(
        "Look at the top card of the opponent's deck. You may discard the top card of the opponent's deck."
    )
    table.top(1, "Dive")
    table.action()
    table.yes()
    assert table.cards(1, "discard") == ["Dive"]


def test_a_position_names_what_the_opponent_has_seen() -> None:
    table = with_action("Look at the top card of the opponent's deck.")
    table.top(1, "Dive")
    table.player(1).deck[-1] |= c.KNOWN_TO_OWNER
    table.action()
    assert "dive*^" in write_position(table.state)


def test_the_top_card_goes_under_the_deck_with_what_is_known_of_it() -> None:
    table = with_action("Put the top card of your deck on the bottom of your deck." + STAY)
    table.top(0, "Grasp", "Cross")
    table.player(0).deck[-1] |= c.KNOWN_TO_OWNER
    table.action()
    assert tops(table, 0, 1) == ["Cross"]
    assert table.player(0).deck[0] == table.card(0, "Grasp") | c.KNOWN_TO_OWNER


def test_who_sees_the_top_card_sees_it_at_every_decision() -> None:
    table = Table(stand_in(ability="You see the top card of your deck."), "nehtali")
    table.top(0, "Grasp", "Cross")
    table.prepare()
    assert seen(table, 0, 0) == tops(table, 0, 1)
    assert [seen(table, viewer, 0) for viewer in (1, None)] == [[""], [""]]


# ---- certain cards


def test_a_card_is_taken_by_its_name() -> None:
    table = with_action("Return Echo from your discard pile to your hand: Close 1.", card("Echo"))
    with pytest.raises(AssertionError):
        table.action()
    table.put(0, "discard", "Echo", "Grasp")
    table.action()
    assert "Echo" in table.cards(0, "hand")
    assert table.at(0) == 4


def test_any_number_of_copies_are_taken() -> None:
    table = with_action("Return any number of copies of Echo from your gauge to your hand." + STAY, card("Echo"))
    table.gauge(0, "Echo", "Grasp", "Echo")
    table.action()
    table.pick("Echo")
    assert table.state.options == [c.PASS, table.named(c.CARD, "Echo")]
    table.no()
    assert (table.cards(0, "hand"), table.cards(0, "gauge")) == (["Echo"], ["Grasp", "Echo"])


def test_all_copies_of_the_top_discard_return() -> None:
    table = with_action("Return all copies of your top discard to your hand." + STAY)
    table.put(0, "discard", "Grasp", "Cross", "Grasp")
    table.action()
    assert (table.cards(0, "hand"), table.cards(0, "discard")) == (["Grasp", "Grasp"], ["Cross"])


def test_the_bottom_card_of_the_discard_pile_is_taken() -> None:
    table = with_action("Add the bottom card of your discard pile to your gauge.")
    table.put(0, "discard", "Grasp", "Cross")
    table.action()
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == (["Grasp"], ["Cross"])


def test_as_many_top_cards_move_as_were_discarded() -> None:
    table = with_action(
        "The opponent discards 3. The opponent adds the top card of their deck per card discarded to their gauge."
    )
    table.hand(1, "Grasp", "Cross")
    table.action()
    table.forced()
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert table.count(1, "gauge") == 2


def test_cards_move_by_chance() -> None:
    table = with_action("Add 1 random card from your hand to your gauge." + STAY)
    table.hand(0, "Grasp", "Grasp")
    table.action()
    assert table.cards(0, "gauge") == ["Grasp"]


@rule("EX 1.17", "EX 20.4")
@pytest.mark.parametrize(
    "text",
    [
        "Add 1 random card from the opponent's hand to your overdrive.",
        "The opponent adds 1 card from their hand to your overdrive.",
    ],
)
def test_a_card_of_the_opponent_goes_where_the_text_says(text: str) -> None:
    table = with_action(text)
    table.hand(1, "Dive")
    table.action()
    table.forced()
    assert table.cards(0, "overdrive") == ["Dive"]
    assert table.count(1, "hand") == 0


def test_drawing_to_seven_takes_the_place_of_the_draw() -> None:
    for answer, held in ((c.YES, 7), (c.PASS, 2)):
        table = Table(stand_in(ability="You may draw to 7 instead of your end-of-turn draw."), "nehtali")
        table.prepare()
        assert table.asked == "may"
        table.choose(answer)
        assert table.count(0, "hand") == held


@rule("EX 12.14")
def test_one_of_them_is_struck_with() -> None:
    table = with_action(
        "Look at the top 3 cards of your deck. You may choose one: Boost 1 of them; or strike with 1 of them. "
        "Discard the rest.",
        spaces=(3, 4),
    )
    table.hand(1, "Block")
    table.top(0, "Grasp", "Sweep", "Dive")
    table.action()
    table.yes()
    table.alternative(1)
    table.pick("Sweep")
    assert table.cards(0, "discard") == ["Grasp", "Dive"]
    assert (table.asked, table.seat) == ("set attack", 1)
    assert not table.side(0).wild
    assert [view_of(table.state, viewer).known.sides[0].attack for viewer in (0, 1, None)] == [
        table.card(0, "Sweep"),
        -1,
        -1,
    ]
    table.set("Block")
    assert table.events("reveal", 0)[0].cards == (table.card(0, "Sweep"),)


@rule("EX 12.14")
def test_one_of_them_is_struck_with_from_the_top_of_the_rest() -> None:
    table = with_action("Look at the top 3 cards of your deck. Strike with 1 of them.", spaces=(3, 4))
    table.hand(1, "Block")
    table.top(0, "Grasp", "Dive", "Sweep")
    table.action()
    table.pick("Sweep")
    assert (table.cards(0, "discard"), tops(table, 0, 2)) == ([], ["Grasp", "Dive"])
    table.set("Block")
    assert table.events("reveal", 0)[0].cards == (table.card(0, "Sweep"),)


def test_the_top_card_of_one_deck_cannot_be_put_under_the_other() -> None:
    with pytest.raises(NotPlayable):
        with_action("Put the top card of the opponent's deck on the bottom of your deck.")


@pytest.mark.parametrize(
    "what",
    [
        "the bottom card of the opponent's deck",
        "the top Special of the opponent's deck",
        "the bottom card of your deck",
        "the top Special of your deck",
    ],
)
def test_only_top_cards_whatever_they_are_can_be_looked_at(what: str) -> None:
    with pytest.raises(NotPlayable):
        with_action(f"Look at {what}.")


def test_only_1_of_the_cards_looked_at_can_be_boosted() -> None:
    with pytest.raises(NotPlayable):
        with_action("Look at the top 3 cards of your deck. Boost 2 of them. Discard the rest.")
