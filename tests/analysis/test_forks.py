"""What an outlook cannot tell is a fork: what another choice changes, and what a hidden card or token changes."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table
from wildswing import WildswingError
from wildswing.analysis.deals import first_deal, laid, other_deals
from wildswing.analysis.outlook import Outlook, Row, outlook
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of
from wildswing.kernel.state import ARGUMENTS


def found(table: Table, name: str, ex: bool = False, seat: int = 0) -> Outlook:
    return outlook(view_of(table.state, seat), table.card(seat, name), ex=ex)


def row(table: Table, name: str, answer: str, ex: bool = False, seat: int = 0) -> Row:
    """What an attack of a seat runs into if the opponent answers with another."""
    wanted = table.card(1 - seat, answer)
    return next(row for row in found(table, name, ex, seat).rows if row.card == wanted)


def test_a_power_that_the_deck_decides_is_a_fork() -> None:
    table = Table("dan", "ryu", spaces=(3, 4))
    table.hand(0, "Koryuken", "Sweep")
    table.hand(1, "Focus", "Sweep")
    assert row(table, "Koryuken", "Sweep").fork
    assert not row(table, "Sweep", "Sweep").fork
    # Nobody sees what the deck has; what everybody sees of it is certain.
    table.only_deck(0)
    assert not row(table, "Koryuken", "Sweep").fork


def test_what_the_opponent_may_have_in_the_hand_is_a_fork() -> None:
    table = Table("ryu", "seth", spaces=(3, 7))
    table.hand(0, "Block")
    table.hand(1, "Captive Segment", "Block", "Spike", "Focus")
    assert row(table, "Block", "Captive Segment").fork
    table.put(1, "discard", "Abyssal Geometry", "Abyssal Geometry", "Distant Frontier", "Distant Frontier")
    assert not row(table, "Block", "Captive Segment").fork


def test_a_price_that_only_one_of_both_pays_is_a_choice() -> None:
    table = Table("enchantress", "ryu", spaces=(3, 5))
    table.hand(0, "Flying Charge", "Sweep")
    table.hand(1, "Block", "Sweep")
    table.gauge(1, "Focus", "Focus")
    # It is out of range without Force; with 1 Force it hits, and Ryu may spend Force for Armor or not.
    assert row(table, "Flying Charge", "Block").fork


def test_which_card_pays_a_price_may_be_a_choice() -> None:
    table = Table("yuzu", "ryu", spaces=(3, 5))
    table.hand(0, "Sogetsu Ittou-Ryuu Ougi: Kashou")
    table.hand(1, "Focus", "Sweep")
    table.gauge(0, "Block", "Cross", "Sweep")
    assert row(table, "Sogetsu Ittou-Ryuu Ougi: Kashou", "Focus").fork
    table.gauge(0, "Sweep", "Sweep")
    assert not row(table, "Sogetsu Ittou-Ryuu Ougi: Kashou", "Focus").fork


@pytest.mark.parametrize("seed", range(12))
def test_each_of_the_tokens_that_lie_face_down_is_the_one_that_counts(seed: int) -> None:
    table = Table("ryu", "hazama", spaces=(7, 9), seed=seed)
    table.hand(0, "Cross")
    table.hand(1, "Focus", "Sweep")
    table.token(1, "Ouroboros", 8)
    table.token(1, "Ouroboros Decoy", 4)
    open_row = row(table, "Cross", "Focus")
    assert open_row.ending.hit[0]
    assert not open_row.fork
    table.state.players[1].covered = c.COVERED
    assert row(table, "Cross", "Focus").fork


def test_other_deals_put_each_hidden_card_into_the_hand_soon() -> None:
    table = Table("ryu", "seth", spaces=(3, 7))
    table.hand(1, "Block", "Spike", "Focus", "Cross")
    view = view_of(table.state, 0)
    hands = [laid(state)[6] for state in (first_deal(view), *other_deals(view, 6))]
    assert set().union(*hands) == set(view.opponent.unseen)
    assert [state.players[1].hand for state in other_deals(view, 6)] == [
        state.players[1].hand for state in other_deals(view, 6)
    ]


@rule("EX 12.18")
def test_an_overload_beside_a_normal_is_an_ex_attack() -> None:
    table = Table("carlswangee", "ryu", spaces=(3, 4))
    table.hand(1, "Focus", "Spike")
    overload = next(card.name for card in table.match.fighters[0].cards if card.boost_kind == c.OVERLOAD)
    table.hand(0, "Sweep", "Focus")
    with pytest.raises(WildswingError, match="two of these cards"):
        found(table, "Sweep", ex=True)
    table.hand(0, "Sweep", overload)
    assert row(table, "Sweep", "Focus", ex=True).ending.damage[0] == 1 + row(table, "Sweep", "Focus").ending.damage[0]
    with pytest.raises(WildswingError, match="two of these cards"):
        found(table, overload, ex=True)


@rule("EX 12.18")
def test_an_ex_attack_that_lies_face_down_may_be_a_normal_and_an_overload() -> None:
    table = Table("carlswangee", "ryu", spaces=(3, 4))
    table.hand(1, "Focus", "Spike")
    overload = next(card.name for card in table.match.fighters[0].cards if card.boost_kind == c.OVERLOAD)
    table.hand(0, "Sweep", overload)
    table.gauge(0, "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.choose(next(option for option in table.state.options if option - option % ARGUMENTS == c.SET_EX))
    while table.asked == "may":
        table.no()
    assert row(table, "Focus", "Sweep", seat=1).ending.damage[0] == 5  # 6 and 1 more, less 2 Armor
