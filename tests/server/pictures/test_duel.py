"""The picture of EXCEED: hand cards as attacks, options with what they lead to, prices, piles."""

from __future__ import annotations

import pytest

from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of
from wildswing.server.pictures.exceed.picture import exceed_picture
from wildswing.server.wire.common import Choice, Decision
from wildswing.server.wire.exceed import ExceedPicture, HandCard


def shown(table: Table, seat: int | None) -> ExceedPicture:
    return exceed_picture(view_of(table.state, seat))


def held(table: Table, name: str, seat: int = 0) -> HandCard:
    card = table.card(seat, name)
    return next(one for one in shown(table, seat).hand if one.card == card)


def decision(table: Table) -> Decision:
    asked = shown(table, table.seat).decision
    assert asked is not None
    return asked


def choice(table: Table, text: str) -> Choice:
    return next(option for option in decision(table).options if option.text.startswith(text))


# ---- hand cards as attacks


@pytest.mark.parametrize(
    ("spaces", "name", "word", "text", "at"),
    [
        ((3, 4), "Grasp", "hits", "hits now", 3),
        ((3, 5), "Grasp", "range", "out of range", 3),
        ((3, 5), "Assault", "after", "hits after Close 1", 4),
        ((3, 6), "Assault", "after", "hits after Close 2", 5),
        ((3, 7), "Assault", "range", "out of range", 5),
        ((3, 6), "Dive", "after", "hits after Advance 3", 7),
        ((3, 5), "Block", "none", "does not attack", 3),
        ((3, 5), "Metsu Hadoken", "price", "needs 3 more gauge", 3),
    ],
)
def test_a_verdict(spaces: tuple[int, int], name: str, word: str, text: str, at: int) -> None:
    table = Table("ryu", "geoffrey", spaces=spaces)
    table.hand(0, name, "Cross")
    card = held(table, name)
    assert (card.verdict.word, card.verdict.text) == (word, text)
    assert card.at == at


def test_gauge_makes_an_ultra_payable() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 6))
    table.hand(0, "Metsu Hadoken")
    table.gauge(0, "Grasp", "Cross")
    assert held(table, "Metsu Hadoken").verdict.text == "needs 1 more gauge"
    table.gauge(0, "Grasp", "Cross", "Focus")
    assert held(table, "Metsu Hadoken").verdict.text == "hits now"


def test_a_choice_may_decide_whether_it_hits() -> None:
    table = Table("ragna", "geoffrey", spaces=(3, 7))
    table.hand(0, "Gauntlet Hades")
    card = held(table, "Gauntlet Hades")
    assert (card.verdict.word, card.verdict.text) == ("maybe", "may hit: a choice decides")
    assert card.at == 3


def test_a_certain_effect_before_the_range_check_counts() -> None:
    table = Table("propeller", "geoffrey", spaces=(3, 4))
    table.hand(0, "Headwind")
    card = held(table, "Headwind")
    printed = next(one for one in table.match.fighters[0].cards if one.name == "Headwind")
    assert card.verdict.text == "hits after Push 2"
    assert card.power == printed.power + 2
    assert card.notes == (f"Power {printed.power} + 2 of its own",)


def test_bonuses_are_told_with_their_sources() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 5))
    table.hand(0, "Spike", "Grasp")
    table.put(0, "boosts", "Fierce", "Light")
    card = held(table, "Spike")
    assert (card.power, card.speed) == (7, 5)
    assert card.notes == ("Power 5 + 2 Fierce", "Speed 3 + 2 Light")


def test_equal_cards_lie_on_each_other() -> None:
    table = Table("ryu", "geoffrey")
    table.hand(0, "Spike", "Grasp", "Spike")
    hand = shown(table, 0).hand
    assert [(card.count, card.ex) for card in hand] == [(2, True), (1, False)]


def test_only_the_own_hand_is_shown() -> None:
    table = Table("ryu", "geoffrey")
    table.hand(0, "Spike")
    table.hand(1, "Grasp")
    assert shown(table, None).hand == ()
    assert shown(table, 1).players[0].hand == (-1,)
    assert [card.card for card in shown(table, 1).hand] == [table.card(1, "Grasp")]


# ---- options


def test_a_move_tells_its_way_its_price_and_the_range_after_it() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 5))
    table.hand(0, "Spike", "Grasp", "Cross", "Sweep")
    move = choice(table, "Move to 6")
    assert (move.verb, move.target, move.amount, move.cost) == ("move", 6, 3, "3 Force")
    assert (move.path, move.mover) == ((3, 4, 6), 0)
    assert move.outcome == "Ryu to 6, range 1"


def test_cards_of_options_have_numbers_and_zones() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 5))
    table.hand(0, "Spike", "Spike", "Hadoken")
    table.gauge(0, "Cross")
    boost = choice(table, "Boost Defend")
    assert (boost.card, boost.zone, boost.outcome) == (table.card(0, "Spike"), "hand", "stays in play")
    table.choose(c.STRIKE_ACTION)
    table.choose(c.PASS)  # no critical
    assert decision(table).kind == "set attack"
    single, pair = choice(table, "Set Spike"), choice(table, "Set two Spike")
    assert (single.verb, single.card, single.zone) == ("set", table.card(0, "Spike"), "hand")
    assert (pair.verb, pair.facts["power"]) == ("set ex", single.facts["power"] + 1)
    assert single.outcome == "hits now"


def test_a_payment_counts_down() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 5))
    table.hand(0, "Spike", "Metsu Hadoken", "Cross")
    table.gauge(0, "Sweep")
    table.choose(c.MOVE_TO + 6)
    asked = decision(table)
    assert (asked.kind, asked.amount, asked.at_once) == ("pay", 3, True)
    one = choice(table, "Pay Spike from hand")
    assert (one.zone, one.amount, one.outcome) == ("hand", 1, "then 2 more to pay")
    two = choice(table, "Pay Metsu Hadoken from hand (2 Force)")
    assert (two.amount, two.outcome) == (2, "then 1 more to pay")
    assert choice(table, "Pay Sweep from gauge").zone == "gauge"
    table.choose(two.number)
    assert decision(table).amount == 1
    assert choice(table, "Pay Spike from hand").outcome == "pays it all"


def test_what_a_choice_leads_to_is_told_if_it_is_certain() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 4))
    table.hand(0, "Grasp")
    table.hand(1, "Sweep")
    table.strike("Grasp", "Sweep")
    assert decision(table).kind == "amount"
    assert choice(table, "Push 2").outcome == "Geoffrey to 6, range 3"
    assert choice(table, "Push 2").mover == 1


def test_nothing_is_foretold_of_a_hidden_attack() -> None:
    table = Table("geoffrey", "ryu", spaces=(3, 4))
    table.hand(0, "Grasp")
    table.hand(1, "Sweep", "Focus")
    table.gauge(1, "Cross")
    table.choose(c.STRIKE_ACTION)
    table.choose(table.named(c.SET_CARD, "Grasp"))
    assert decision(table).kind == "may"
    # The defender's attack is not set yet, the attacker's is hidden.
    assert "life" not in choice(table, "Yes").outcome


def test_a_name_tells_how_many_copies_were_not_seen() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 5))
    table.hand(0, "Focus", "Cross")
    table.hand(1, "Sweep", "Grasp")
    table.put(1, "discard", "Cross", "Cross")
    reading = next(option for option in decision(table).options if option.card == table.card(0, "Focus"))
    table.choose(reading.number)
    if decision(table).kind == "name card":
        outcomes = {option.text: option.outcome for option in decision(table).options}
        assert outcomes["Name Cross"] == "none left unseen"
        assert outcomes["Name Grasp"] == "2 not seen"


# ---- prices and piles


def test_the_price_of_exceeding_is_explained() -> None:
    table = Table("geoffrey", "ryu")
    player = shown(table, 1).players[0]
    assert (player.exceed_price, player.exceed_reason) == (5, "")
    table.put(0, "transformations", next(card.name for card in table.match.fighters[0].cards if card.boost_kind == 2))
    player = shown(table, 1).players[0]
    assert (player.exceed_price, player.exceed_reason) == (3, "5, less 2 for 1 transformation")
    table.exceed(0)
    assert shown(table, 1).players[0].exceed_price is None


def test_fighters_face_each_other() -> None:
    table = Table("geoffrey", "ryu", spaces=(6, 2))
    assert [player.facing for player in shown(table, None).players] == [-1, 1]
    assert shown(table, None).distance == 4


def test_a_seen_card_of_the_deck_has_its_place() -> None:
    table = Table("ryu", "geoffrey")
    table.top(0, "Grasp", "Cross")
    deck = table.state.players[0].deck
    deck[-2] |= c.KNOWN_TO_ALL
    assert shown(table, None).players[0].deck_known == ((table.card(0, "Cross"), 2),)
    deck[-1] |= c.KNOWN_TO_OWNER
    assert [place for _, place in shown(table, 0).players[0].deck_known] == [1, 2]
    assert [place for _, place in shown(table, 1).players[0].deck_known] == [2]


def test_unseen_cards_are_the_deck_less_what_was_seen() -> None:
    table = Table("ryu", "geoffrey")
    table.hand(0, "Grasp")
    table.gauge(0, "Cross")
    player = shown(table, 1).players[0]
    assert len(player.unseen) == player.deck + len(player.hand)
    assert list(player.unseen) == sorted(player.unseen)
    assert player.unseen.count(table.card(0, "Cross")) == 1


def test_the_end_has_a_reason_and_places() -> None:
    table = Table("ryu", "geoffrey")
    table.state.players[1].life = 0
    table.state.lose(1, c.OUT_OF_LIFE)
    table.state.decision = 0
    table.state.run()
    picture = shown(table, None)
    assert picture.over
    assert picture.result is not None
    assert (picture.result.winner, picture.result.reason) == (0, "Geoffrey has no life left")
    assert [(one.seat, one.place) for one in picture.result.standings] == [(0, 1), (1, 2)]
    assert picture.asked is None


# ---- the damage of a hand card


def test_the_damage_of_a_hit_is_its_power_where_nothing_else_counts() -> None:
    table = Table("ryu", "ken", spaces=(3, 4))
    table.hand(0, "Grasp", "Cross")
    card = held(table, "Grasp")
    assert card.damage == card.power == 3
    armored = Table("ryu", "geoffrey", spaces=(3, 4))  # has 1 Armor of his own
    armored.hand(0, "Grasp", "Cross")
    assert held(armored, "Grasp").damage == 2


def test_the_damage_counts_boosts_of_both_sides() -> None:
    table = Table("ryu", "ken", spaces=(3, 4))
    table.hand(0, "Grasp", "Cross")
    table.put(0, "boosts", "Fierce")  # +2 Power
    assert held(table, "Grasp").damage == 5
    table.put(1, "boosts", "Defend")  # +1 Armor
    assert held(table, "Grasp").damage == 4


def test_no_damage_is_promised_where_the_attack_may_miss_or_cannot_be_paid() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 5))
    table.hand(0, "Grasp", "Block", "Metsu Hadoken")
    assert [held(table, name).damage for name in ("Grasp", "Block", "Metsu Hadoken")] == [None, None, None]


# ---- what takes two acts, and what is not possible


@pytest.mark.parametrize("text", ["Prepare", "Change Cards", "Move to 4", "Boost Fierce", "Strike", "Reshuffle"])
def test_the_acts_of_a_turn_are_to_be_confirmed(text: str) -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 7))
    table.hand(0, "Grasp", "Cross")
    table.put(0, "discard", "Sweep")
    assert choice(table, text).final


def test_a_hidden_attack_is_to_be_confirmed_and_a_payment_is_not() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 7))
    table.hand(0, "Grasp", "Cross")
    assert not any(option.final for option in after(table, c.MOVE_TO + 5).options)
    table = Table("ryu", "geoffrey", spaces=(3, 7))
    table.hand(0, "Grasp", "Cross")
    assert all(option.final for option in after(table, c.STRIKE_ACTION).options)


def after(table: Table, option: int) -> Decision:
    table.choose(option)
    return decision(table)


def test_what_is_not_possible_names_its_card() -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 7))
    table.hand(0, "Metsu Hadoken")
    blocked = [one for one in decision(table).blocked if one.verb in {"boost", "transform"}]
    assert [one.card for one in blocked] == [table.card(0, "Metsu Hadoken")]
    assert all(one.card is None for one in decision(table).blocked if one.verb in {"move", "exceed"})


# ---- places of a character's own


def areas(table: Table, viewer: int | None, seat: int = 0) -> dict[str, tuple[int, ...]]:
    return shown(table, viewer).players[seat].areas


def test_a_hidden_stored_card_is_shown_to_its_player_only() -> None:
    table = Table("djanette", "shovelknight")
    table.put(0, "stored", "Affliction")
    assert areas(table, 0)["Spell Circle"] == (table.card(0, "Affliction"),)
    assert areas(table, 1)["Spell Circle"] == (-1,)


def test_the_attack_that_waits_for_an_extra_attack_is_shown() -> None:
    table = Table("dan", "shovelknight", spaces=(3, 4))
    table.hand(0, "Legendary Taunt", "Gadouken", "Sweep")
    table.gauge(0, "Grasp", "Dive")
    table.hand(1, "Block", "Focus")
    table.strike("Legendary Taunt", "Block")
    table.pay("Grasp", gauge=True)
    table.move("advance", 0)
    table.no()
    table.yes()
    table.pick("Gadouken")
    assert areas(table, 1)["Attack that waits"] == (table.card(0, "Legendary Taunt"),)
