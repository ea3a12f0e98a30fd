"""EX 12: who attacks, and the three ways to set an attack."""

from __future__ import annotations

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 12.1")
def test_the_player_who_starts_the_strike_by_action_is_the_attacker_of_that_strike() -> None:
    table = Table("ryu", "ryu", spaces=(4, 5))
    table.hand(0, "Metsu Shoryuken")
    table.hand(1, "Metsu Shoryuken")
    table.pause("price")
    table.choose(c.STRIKE_ACTION)
    table.sets("Metsu Shoryuken", "Metsu Shoryuken")
    assert table.state.attacker == 0
    assert table.stats(0)[1] == 5, "the Attacker's Shoryuken has no bonus"
    assert table.stats(1)[1] == 8, "if the opponent initiated, +3 Speed"


@rule("EX 12.1")
def test_the_player_who_starts_the_strike_by_a_boost_is_the_attacker_and_roles_end_with_the_strike() -> None:
    table = Table("ryu", "akuma", spaces=(3, 7))
    table.hand(0, "Overhead", "Block", "Sweep")
    table.hand(1, "Block", "Block")
    table.boost("Overhead")
    assert (table.asked, table.seat, table.state.attacker) == ("set attack", 0, 0)
    table.sets("Block", "Block")
    assert table.state.attacker == -1
    assert (table.asked, table.turn_of) == ("action", 1)
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat, table.state.attacker) == ("may", 1, 1), (
        "Akuma may pay for Critical as the Attacker"
    )


@rule("EX 12.5", "EX 12.6", "EX 12.9")
def test_the_three_ways_to_set_with_cards_in_hand() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Sweep", "Sweep", "Hadoken")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    sweep, hadoken = table.card(0, "Sweep"), table.card(0, "Hadoken")
    assert set(table.state.options) == {c.SET_CARD + sweep, c.SET_EX + sweep, c.SET_CARD + hadoken, c.WILD_SWING}
    table.set("Sweep", ex=True)
    assert table.cards(0, "hand") == ["Hadoken"], "an EX attack is two cards"
    assert (table.side(0).attack, table.side(0).spare, table.side(0).face_up) == (sweep, sweep, False)


@rule("EX 12.5")
def test_a_regular_attack_is_one_card_face_down() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Sweep", "Sweep", "Hadoken")
    table.hand(1, "Block", "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep")
    assert sorted(table.cards(0, "hand")) == ["Hadoken", "Sweep"]
    assert (table.side(0).spare, table.side(0).face_up, table.side(0).ex) == (c.NO_CARD, False, False)


@rule("EX 12.7")
def test_an_ex_attack_has_one_more_of_each_stat() -> None:
    stats = {}
    for ex in (False, True):
        table = Table("ryu", "akuma")
        table.hand(0, "Focus", "Focus")
        table.hand(1, "Block", "Block")
        table.pause("attack")
        table.strike("Focus", "Block", ex=ex)
        stats[ex] = table.stats(0)
    assert stats[False] == (4, 1, 2, 5)
    assert stats[True] == (5, 2, 3, 6)


@rule("EX 12.8", "EX 21.4")
def test_a_wild_swing_is_the_unseen_top_card() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Sweep", "Focus")
    table.hand(1, "Block", "Cross")
    table.top(0, "Hadoken", "Grasp")
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    side = table.side(0)
    assert side.attack == table.card(0, "Hadoken")
    assert (side.known, side.face_up, side.wild) == (False, False, True)
    assert table.events("wild swing")[0].cards == (), "the log names no card"
    assert table.count(0, "hand") == 2
    table.set("Block")
    assert table.events("reveal", 0)[0].cards == (table.card(0, "Hadoken"),)


@rule("EX 12.10")
def test_without_cards_in_hand_both_players_must_wild_swing() -> None:
    table = Table("ryu", "akuma")
    table.choose(c.STRIKE_ACTION)
    assert [event.seat for event in table.events("wild swing")][:2] == [0, 1]


@rule("EX 12.11")
def test_the_defender_sets_in_the_same_three_ways() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Block")
    table.hand(1, "Sweep", "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.set("Block")
    sweep = table.card(1, "Sweep")
    assert table.seat == 1
    assert set(table.state.options) == {c.SET_CARD + sweep, c.SET_EX + sweep, c.WILD_SWING}


@rule("EX 12.12")
def test_an_attack_may_be_set_though_its_price_cannot_be_paid() -> None:
    table = Table("ragna", "akuma")
    table.hand(0, "Inferno Divider", "Carnage Scissors")
    table.choose(c.STRIKE_ACTION)
    assert table.can(table.named(c.SET_CARD, "Carnage Scissors")), "2 Gauge are missing"
    assert table.can(table.named(c.SET_CARD, "Inferno Divider"))


@rule("EX 12.13")
def test_the_others_see_how_an_attack_was_set_but_not_which_card() -> None:
    told = []
    for way, ex in (("Sweep", False), ("Sweep", True), ("wild", False)):
        table = Table("ryu", "akuma")
        table.hand(0, "Sweep", "Sweep", "Focus")
        table.hand(1, "Block")
        table.choose(c.STRIKE_ACTION)
        table.set(way, ex=ex)
        event = (table.events("set") + table.events("wild swing"))[0]
        told.append((event.kind, event.numbers))
        assert not event.cards or event.cards_for == 0, "the card is told to its player only"
    assert told == [("set", (0,)), ("set", (1,)), ("wild swing", ())]


@rule("EX 12.14")
def test_cards_of_other_zones_cannot_be_set_without_an_effect() -> None:
    table = Table("king", "akuma")
    table.hand(0, "Block")
    for zone in ("gauge", "sealed"):
        table.put(0, zone, "Sweep", "Spike")
    table.put(0, "boosts", "Cross")
    table.choose(c.STRIKE_ACTION)
    assert set(table.state.options) == {table.named(c.SET_CARD, "Block"), c.WILD_SWING}, "and no decree that lies aside"


@rule("EX 12.14")
def test_a_card_set_from_the_gauge_is_never_an_ex_attack() -> None:
    table = Table("hyde", "akuma")
    table.exceed(0)
    table.hand(0, "Block")
    table.hand(1, "Block")
    table.gauge(0, "Sweep", "Sweep", "Pale Bringer")
    table.action("Strike with 1 card from your gauge")
    table.pay("Pale Bringer", gauge=True)
    sweep = table.card(0, "Sweep")
    assert table.state.options == [c.SET_FROM_GAUGE + sweep] or table.side(0).attack == sweep
    assert not table.side(0).ex
    assert table.side(0).spare == c.NO_CARD


@rule("EX 12.14")
def test_a_strike_with_a_card_from_an_empty_gauge_is_a_wild_swing() -> None:
    table = Table("hyde", "akuma", spaces=(1, 9))
    table.exceed(0)
    table.hand(0, "Block", "Cross")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Sweep")
    table.top(0, "Dive")
    table.action("Strike with 1 card from your gauge")  # and the one card there was the price
    assert (table.asked, table.seat) == ("set attack", 1)
    assert table.side(0).attack == table.card(0, "Dive")
    assert table.side(0).wild


@rule("EX 12.15")
def test_an_attack_is_ex_only_once() -> None:
    found = []
    for boosts in ((), ("Superior",), ("Superior", "Superior")):
        table = Table("hyde", "akuma")
        table.hand(0, "Focus", "Focus")
        table.hand(1, "Block", "Block")
        table.put(0, "boosts", *boosts)
        table.pause("attack")
        table.strike("Focus", "Block", ex=True)
        found.append(table.stats(0))
    assert found == [(5, 2, 3, 6)] * 3


@rule("EX 12.15")
def test_two_effects_make_a_regular_attack_ex_once() -> None:
    table = Table("hyde", "akuma")
    table.hand(0, "Focus", "Block")
    table.hand(1, "Block", "Block")
    table.put(0, "boosts", "Superior", "Superior")
    table.pause("attack")
    table.strike("Focus", "Block")
    assert table.stats(0) == (5, 2, 3, 6)


@rule("EX 12.16")
def test_the_bonuses_of_a_strike_are_gone_in_the_next_one() -> None:
    table = Table("superskullman", "akuma", spaces=(4, 7))
    table.hand(0, "Slam Evil", "Slam Evil")
    table.hand(1, "Focus", "Sweep")
    table.strike("Slam Evil", "Focus")
    assert table.events("stat", 0)[-1].numbers == (4,), "After: +4 Armor"
    assert table.turn_of == 1
    table.pause("attack")
    table.strike("Sweep", "Slam Evil")
    assert table.stats(0) == (4, 4, 0, 0)
    assert table.side(0).armor_used == table.side(1).damage_taken == 0


@rule("EX 12.16")
def test_a_bought_critical_lasts_for_one_strike() -> None:
    table = Table("ryu", "akuma", spaces=(3, 8))
    table.hand(0, "Hadoken", "Hadoken")
    table.hand(1, "Block", "Block")
    table.gauge(0, "Cross")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pause("attack")
    table.sets("Hadoken", "Block")
    assert table.stats(0)[1] == 6
    table.go()
    while table.asked == "may":
        table.no()
    assert table.turn_of == 1
    table.pause("attack")
    table.strike("Block", "Hadoken")
    assert table.stats(0)[1] == 4


def test_the_filler_of_stand_ins_is_what_it_says() -> None:
    table = Table(stand_in(card("Punch", power=6, speed=2, armor=1, guard=3)), "akuma")
    table.hand(0, "Punch", "Block")
    table.hand(1, "Block", "Block")
    table.pause("attack")
    table.strike("Punch", "Block")
    assert table.stats(0) == (6, 2, 1, 3)
