"""EX 13: the reveal, and the prices of the revealed attacks."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

PAY = [c.YES, c.INVALID]


def swinging(character: str, *top: str, gauge: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """Seat 0 has swung the first of these cards; seat 1 has set Focus and stands far away."""
    table = Table(character, "nehtali", spaces=(1, 9))
    table.hand(0, "Block", *hand)
    table.hand(1, "Focus", "Block")
    table.gauge(0, *gauge)
    table.top(0, *top)
    table.strike("wild", "Focus")
    return table


@rule("EX 13.1", "EX 21.3")
def test_both_attacks_are_turned_face_up_together() -> None:
    table = Table("ragna", "akuma", spaces=(1, 9))
    table.hand(0, "Carnage Scissors", "Block")
    table.hand(1, "Sweep", "Block")
    table.gauge(0, "Cross", "Cross")
    table.choose(c.STRIKE_ACTION)
    table.set("Carnage Scissors")
    assert not table.side(0).face_up, "nobody sees it while the Defender chooses"
    assert table.events("set", 0)[0].cards_for == 0
    table.set("Sweep")
    kinds = [event.kind for event in table.state.log or []]
    first = kinds.index("reveal")
    assert kinds[first : first + 2] == ["reveal", "reveal"]
    assert kinds.index("pay") > first + 1, "nothing is paid before both lie open"


@rule("EX 13.2", "EX 25.6")
def test_the_spare_copy_is_discarded_at_the_reveal_below_the_payment() -> None:
    table = Table("ragna", "akuma", spaces=(1, 9))
    table.hand(0, "Carnage Scissors", "Carnage Scissors", "Block")
    table.hand(1, "Sweep", "Block")
    table.gauge(0, "Cross", "Grasp")
    table.pause("price")
    table.strike("Carnage Scissors", "Sweep", ex=True)
    assert table.cards(0, "discard") == ["Carnage Scissors"], "discarded before anything is paid"
    assert table.side(0).spare == c.NO_CARD
    table.go()
    table.pay("Grasp", gauge=True)  # the second one is the only one left
    assert table.cards(0, "discard")[:3] == ["Carnage Scissors", "Grasp", "Cross"], "in the order the payer chose"


@rule("EX 13.3", "EX 13.6", "EX 13.7")
@pytest.mark.parametrize("ex", [False, True])
def test_the_gauge_price_of_an_ultra_from_hand_is_paid_once_without_a_choice(ex: bool) -> None:
    table = Table("ragna", "akuma", spaces=(4, 5))
    table.hand(0, "Carnage Scissors", "Carnage Scissors", "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Cross", "Cross", "Grasp")
    table.choose(c.STRIKE_ACTION)
    table.set("Carnage Scissors", ex=ex)
    table.set("Focus")
    assert (table.asked, table.seat) == ("pay", 0), "it must be paid; only the cards are chosen"
    table.pay("Cross", "Cross", gauge=True)
    assert table.paid(0) == ["Cross", "Cross"]
    assert table.damage(1) == [5 + ex - 2]


@rule("EX 13.4", "EX 13.7")
@pytest.mark.parametrize("ex", [False, True])
def test_the_force_price_of_a_force_special_is_paid_once(ex: bool) -> None:
    table = Table("ragna", "akuma", spaces=(4, 5))
    table.hand(0, "Inferno Divider", "Inferno Divider", "Block", "Cross")
    table.hand(1, "Focus", "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Inferno Divider", ex=ex)
    table.set("Focus")
    assert (table.asked, table.seat) == ("pay", 0)
    table.pay("Cross")
    assert table.paid(0) == ["Cross"]
    table.order("Gain 1 life")
    assert table.damage(1) == [3 + 2 + ex - 2]


@rule("EX 13.5", "EX 13.11")
@pytest.mark.parametrize("attack", ["Inferno Divider", "Carnage Scissors"])
def test_an_attack_that_cannot_be_paid_is_invalid_and_replaced_by_a_swing(attack: str) -> None:
    table = Table("ragna", "akuma", spaces=(1, 9))
    table.hand(0, attack)
    table.hand(1, "Focus", "Block")
    table.top(0, "Dive")
    table.pause("attack")
    table.strike(attack, "Focus")
    assert [event.cards for event in table.events("invalid")] == [(table.card(0, attack),)]
    assert table.cards(0, "discard") == [attack]
    assert table.side(0).attack == table.card(0, "Dive")
    assert table.side(0).face_up
    assert table.side(0).valid


@rule("EX 13.6")
def test_an_attack_from_hand_may_not_be_declared_invalid() -> None:
    table = Table("ragna", "akuma", spaces=(1, 9))
    table.hand(0, "Carnage Scissors", "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Cross", "Grasp", "Dive")
    table.strike("Carnage Scissors", "Focus")
    assert table.asked == "pay"
    assert c.INVALID not in table.state.options
    assert c.PASS not in table.state.options


@rule("EX 13.8")
def test_a_swung_ultra_may_be_paid_or_declared_invalid() -> None:
    for answer in PAY:
        table = swinging("ragna", "Carnage Scissors", "Dive", gauge=("Cross", "Cross"))
        assert (table.asked, table.seat, table.state.options) == ("pay or invalid", 0, PAY)
        table.choose(answer)
        paid = answer == c.YES
        assert table.count(0, "gauge") == (0 if paid else 2)
        assert bool(table.events("invalid")) != paid


@rule("EX 13.9")
def test_a_swung_force_special_may_be_paid_or_declared_invalid() -> None:
    for answer in PAY:
        table = swinging("ragna", "Inferno Divider", "Dive", gauge=("Cross",))
        assert (table.asked, table.state.options) == ("pay or invalid", PAY)
        table.choose(answer)
        assert (table.asked == "pay") == (answer == c.YES)
        assert len(table.events("invalid")) == (answer == c.INVALID)


@rule("EX 13.10")
def test_a_swing_without_a_printed_price_cannot_be_refused() -> None:
    table = swinging("ragna", "Sweep")
    assert not table.events("invalid")
    assert table.asked == "action", "the strike ran through without a question"
    assert table.cards(0, "discard") == ["Sweep"]


@rule("EX 13.11", "EX 13.13")
def test_replacements_go_on_until_one_is_valid_and_count_as_wild_swings() -> None:
    table = Table("superskullman", "akuma", spaces=(1, 9))
    table.hand(0, "Kaplow!!!!")
    table.hand(1, "Focus", "Block")
    table.top(0, "Kaplow!!!!", "Sweep")
    table.pause("attack")
    table.strike("Kaplow!!!!", "Focus")
    assert table.cards(0, "discard") == ["Kaplow!!!!", "Kaplow!!!!"]
    assert len(table.events("invalid")) == 2
    assert table.side(0).wild
    assert table.stats(0)[0] == 6 + 1, "Wild swing: +1 Power"


@rule("EX 13.12")
def test_a_replacement_is_not_setting() -> None:
    table = Table(
        stand_in(card("Beam", kind="ultra", gauge=2), ability="On set: Wild swing: Draw 2.\nOn set: Draw 1."), "akuma"
    )
    table.hand(0, "Beam", "Block")
    table.hand(1, "Focus", "Block")
    table.top(0, "Cross", "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.set("Beam")
    table.pause("attack")
    table.set("Focus")
    assert table.side(0).attack == table.card(0, "Sweep"), "the replacement"
    assert table.side(0).wild
    assert table.cards(0, "hand") == ["Block", "Cross"], "1 was drawn for setting Beam, nothing for the replacement"


@rule("EX 13.14")
def test_the_replacement_of_an_ex_attack_is_not_ex() -> None:
    table = Table("ragna", "akuma", spaces=(1, 9))
    table.hand(0, "Carnage Scissors", "Carnage Scissors")
    table.hand(1, "Block", "Block")
    table.gauge(0, "Cross")
    table.top(0, "Focus")
    table.pause("attack")
    table.strike("Carnage Scissors", "Block", ex=True)
    assert table.cards(0, "discard") == ["Carnage Scissors", "Carnage Scissors"], "both copies"
    assert table.stats(0) == (4, 1, 2, 5)
    assert table.cards(0, "gauge") == ["Cross"]


@rule("EX 13.15")
def test_the_attackers_prices_and_replacements_are_completed_first() -> None:
    table = Table("ragna", "ragna", spaces=(1, 9))
    table.hand(0, "Devoured by Darkness")
    table.hand(1, "Carnage Scissors", "Block")
    table.gauge(1, "Cross", "Grasp", "Dive")
    table.gauge(0, "Cross")  # too little for 3
    table.top(0, "Inferno Divider", "Sweep")
    table.strike("Devoured by Darkness", "Carnage Scissors")
    assert (table.seat, table.asked) == (0, "pay or invalid"), "the replacement is swung before the Defender pays"
    table.choose(c.INVALID)
    assert table.side(0).attack == table.card(0, "Sweep")
    assert (table.seat, table.asked) == (1, "pay")


@rule("EX 13.16")
def test_effects_at_the_reveal_come_before_prices_the_attackers_first() -> None:
    # Without its effect at the reveal the Attacker could not pay for Beam.
    reveal = "On reveal: Add the top card of your discard pile to your gauge."
    beam = card("Beam", kind="ultra", gauge=1)
    table = Table(stand_in(beam, ability=reveal), stand_in(beam, ability=reveal), spaces=(1, 9))
    for seat in (0, 1):
        table.hand(seat, "Beam", "Block")
        table.put(seat, "discard", "Cross")
    table.strike("Beam", "Beam")
    order = [(event.kind, event.seat) for event in table.state.log or [] if event.kind in {"effect", "pay", "invalid"}]
    assert order[:4] == [("effect", 0), ("effect", 1), ("pay", 0), ("pay", 1)]


@rule("EX 13.17", "EX 13.18")
def test_a_price_that_a_swing_makes_free_may_still_be_refused() -> None:
    for answer in PAY:
        table = Table("superskullman", "akuma", spaces=(1, 9))
        table.hand(0, "Block")
        table.hand(1, "Focus", "Block")
        table.top(0, "Zing! Zing! Zing!", "Sweep")
        table.strike("wild", "Focus")
        assert (table.asked, table.state.options) == ("pay or invalid", PAY), "free, and the gauge is empty"
        table.choose(answer)
        assert len(table.events("invalid")) == (answer == c.INVALID)
        assert not table.events("pay")


@rule("EX 13.18")
def test_a_price_is_read_as_the_attack_was_set() -> None:
    table = Table("superskullman", "akuma", spaces=(1, 9))
    table.hand(0, "Zing! Zing! Zing!", "Block")
    table.hand(1, "Focus", "Block")
    table.top(0, "Sweep")
    table.strike("Zing! Zing! Zing!", "Focus")
    assert len(table.events("invalid")) == 1, "set from hand it costs 2 Gauge"


@rule("EX 13.18")
@pytest.mark.parametrize("ex", [False, True])
def test_a_price_that_depends_on_ex_is_read_at_the_reveal(ex: bool) -> None:
    table = Table(
        stand_in(card("Option", "EX: This attack costs 0 Gauge.", kind="ultra", gauge=1)), "akuma", spaces=(1, 9)
    )
    table.hand(0, "Option", "Option")
    table.hand(1, "Focus", "Block")
    table.top(0, "Sweep")
    table.strike("Option", "Focus", ex=ex)
    assert bool(table.events("invalid")) != ex
