"""EX 17: clean-up, Advantage and the next turn."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

TIDY = "Cleanup: Draw 1.\nEnd of strike: Draw 2."
HELPER = card("Helper", boost="+1 Power.", boost_kind="continuous")


def told(table: Table) -> list[tuple[str, int, str]]:
    """What clean-up did, in order: the kind, the seat, and of an effect its trigger."""
    wanted = {"effect", "discard", "attack placed"}
    return [
        (event.kind, event.seat, event.words[1].split(":")[0] if event.kind == "effect" else "")
        for event in table.state.log or []
        if event.kind in wanted
    ]


@rule("EX 17.1", "EX 17.2", "EX 17.3", "EX 17.8", "EX 18.2", "EX 18.8")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_attacker_performs_every_step_before_the_defender(attacker: int) -> None:
    table = Table(stand_in(HELPER, ability=TIDY), stand_in(HELPER, ability=TIDY), spaces=(1, 9), first=attacker)
    for seat in (0, 1):
        table.hand(seat, "Focus" if seat == attacker else "Grasp", "Block")
        table.put(seat, "boosts", "Helper")
    table.strike("Focus", "Grasp")
    steps = [
        [
            ("effect", seat, "Cleanup"),
            ("discard", seat, ""),
            ("attack placed", seat, ""),
            ("effect", seat, "End of strike"),
        ]
        for seat in (attacker, 1 - attacker)
    ]
    assert told(table)[-8:] == [*steps[0], *steps[1]], "whoever attacked first"


@rule("EX 17.3")
def test_boosts_of_both_players_are_discarded() -> None:
    table = Table("nehtali", "nehtali", spaces=(1, 9))
    for seat in (0, 1):
        table.hand(seat, "Focus", "Block")
        table.put(seat, "boosts", "Light", "Fierce")
    table.strike("Focus", "Focus")
    while table.asked == "pick card":
        table.choose(table.state.options[0])  # which one goes first
    for seat in (0, 1):
        assert table.cards(seat, "boosts") == []
        assert sorted(table.cards(seat, "discard")) == ["Focus", "Grasp", "Sweep"]


@rule("EX 17.4", "EX 19.2", "EX 19.3")
def test_a_sustained_boost_stays_for_one_strike_and_may_be_sustained_again() -> None:
    table = Table("king", "nehtali", spaces=(4, 1))
    table.put(0, "boosts", "Fierce")
    for sustained in (True, True, False):
        for seat in (0, 1):
            table.put(seat, "discard")
            table.put(seat, "gauge")
        attack = "Victory Trumpets" if sustained else "Focus"
        table.state.players[0].space, table.state.players[1].space = 4, 1
        table.hand(0, attack, "Block")
        table.hand(1, "Focus", "Block")
        table.gauge(0, "Dive", "Dive")
        while table.turn_of != 0:
            table.choose(table.state.options[0])  # Prepare
        table.strike(attack, "Focus")
        assert table.cards(0, "boosts") == (["Grasp"] if sustained else [])


@rule("EX 17.5", "EX 17.6")
def test_an_attack_that_hit_goes_to_the_gauge_even_of_a_stunned_player() -> None:
    table = Table("nehtali", "nehtali", spaces=(3, 6))
    table.hand(0, "Assault", "Block")
    table.hand(1, "Sweep", "Block")
    table.strike("Assault", "Sweep")
    assert table.events("stun", 0), "Assault's player was stunned after the attack"
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (["Assault"], ["Sweep"])


@rule("EX 17.6")
def test_attacks_that_did_not_hit_are_discarded() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Cross", "Block")
    table.hand(1, "Cross", "Block")
    table.strike("Cross", "Cross")
    assert table.cards(0, "gauge") == ["Cross"]
    assert table.cards(1, "discard") == ["Cross"], "stunned before it attacked"
    table = Table("nehtali", "nehtali", spaces=(1, 9))
    table.hand(0, "Cross", "Block")
    table.hand(1, "Grasp", "Block")
    table.strike("Cross", "Grasp")
    assert (table.cards(0, "discard"), table.cards(1, "discard")) == (["Cross"], ["Grasp"]), "out of range"


@rule("EX 17.7", "EX 17.2")
def test_the_choice_to_transform_is_made_when_the_attack_is_placed() -> None:
    table = Table("geoffrey", "nehtali", spaces=(4, 5))
    table.hand(0, "Inquisition", "Block")
    table.hand(1, "Focus", "Block")
    table.put(0, "boosts", "Inviolability")
    table.strike("Inquisition", "Focus")
    assert (table.asked, table.seat) == ("transform or gauge", 0)
    assert table.cards(0, "boosts") == [], "the boosts were discarded already"
    assert not table.side(0).gone
    table.choose(table.state.options[1])
    assert table.cards(0, "transformations") == ["Inquisition"]
    assert table.cards(0, "gauge") == []


@rule("EX 17.6", "EX 11.1")
def test_a_miss_can_neither_be_transformed_nor_kept() -> None:
    table = Table("geoffrey", "nehtali", spaces=(1, 9))
    table.hand(0, "Inquisition", "Block")
    table.hand(1, "Focus", "Block")
    table.strike("Inquisition", "Focus")
    assert table.asked == "action", "nothing was asked"
    assert table.cards(0, "discard") == ["Inquisition"]


@rule("EX 17.8")
def test_end_of_strike_effects_see_no_boosts_and_the_attack_placed() -> None:
    ability = "End of strike: If you have no continuous boost in play, draw 1 per card in your gauge."
    table = Table(stand_in(HELPER, card("Punch", reach="1-9", speed=9), ability=ability), "nehtali")
    table.hand(0, "Punch", "Block")
    table.hand(1, "Focus", "Block")
    table.put(0, "boosts", "Helper")
    table.strike("Punch", "Focus")
    assert table.count(0, "hand") == 2, "1 for the attack that lies in the gauge"


@rule("EX 17.8")
def test_the_end_of_strike_effect_of_the_attack_itself_happens() -> None:
    table = Table(stand_in(card("Punch", "End of strike: Draw 2.", reach="1-9", speed=9)), "nehtali")
    table.hand(0, "Punch", "Block")
    table.hand(1, "Focus", "Block")
    table.strike("Punch", "Focus")
    assert table.cards(0, "gauge") == ["Punch"]
    assert table.count(0, "hand") == 3


@rule("EX 17.9")
def test_cleanup_and_end_of_strike_effects_of_a_stunned_player_happen() -> None:
    table = Table("nehtali", stand_in(ability=TIDY), spaces=(4, 5))
    table.hand(0, "Grasp", "Block")
    table.hand(1, "Cross", "Block")
    table.strike("Grasp", "Cross")
    table.move("push", 1)
    assert table.events("stun", 1)
    assert table.count(1, "hand") == 1 + 1 + 2


@rule("EX 17.10")
@pytest.mark.parametrize("zone", ["transformations", "gauge", "discard"])
def test_that_attack_is_found_where_it_was_placed(zone: str) -> None:
    tail = card("Moon Fall", reach="1-9", speed=9, boost="Draw 1." if zone != "transformations" else "+1 Power.")
    tail = tail if zone != "transformations" else tail.replace('"instant"\nforce = 0', '"transform"')
    ability = "End of strike: You may seal your attack: Draw 2."
    table = Table(stand_in(tail, ability=ability), "nehtali", spaces=(1, 9))
    if zone == "discard":
        table = Table(stand_in(tail.replace('"1-9"', '"1"'), ability=ability), "nehtali", spaces=(1, 9))
    table.hand(0, "Moon Fall", "Block")
    table.hand(1, "Focus", "Block")
    table.strike("Moon Fall", "Focus")
    if zone == "transformations":
        table.choose(table.state.options[1])
    assert table.asked == "may"
    assert table.cards(0, zone)[-1] == "Moon Fall"
    table.yes()
    assert table.cards(0, "sealed") == ["Moon Fall"]
    assert "Moon Fall" not in table.cards(0, zone)
    assert table.count(0, "hand") == 3


@rule("EX 17.11")
def test_only_one_card_of_an_ex_attack_is_placed() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Cross", "Cross", "Block")
    table.hand(1, "Block", "Sweep")
    table.strike("Cross", "Sweep", ex=True)
    assert table.cards(0, "gauge") == ["Cross"]
    assert table.cards(0, "discard") == ["Cross"]


@rule("EX 17.12")
def test_an_effect_that_sends_the_attack_elsewhere_replaces_its_placing() -> None:
    table = Table("hyde", "nehtali", spaces=(4, 5))
    table.exceed(0)
    table.hand(0, "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Cross", "Grasp")
    table.action("Strike with 1 card from your gauge")
    table.pay("Cross", gauge=True)
    table.set("Focus")
    table.move("push", 1)
    assert table.cards(0, "sealed") == ["Grasp"], "Cleanup: Seal your attack"
    assert table.cards(0, "gauge") == []


@rule("EX 17.12")
def test_a_miss_that_is_sent_elsewhere_is_not_discarded() -> None:
    table = Table("nehtali", "nehtali", spaces=(1, 9))
    table.hand(0, "Block", "Cross")
    table.hand(1, "Focus", "Cross")
    table.strike("Block", "Focus")
    assert table.cards(0, "gauge") == ["Block"], "it never hits"


@rule("EX 17.13")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_next_turn_is_the_defenders(attacker: int) -> None:
    table = Table("nehtali", "nehtali", spaces=(1, 9), first=attacker)
    for seat in (0, 1):
        table.hand(seat, "Focus", "Block")
    table.strike("Focus", "Focus")
    assert (table.asked, table.turn_of) == ("action", 1 - attacker)


@rule("EX 17.14")
@pytest.mark.parametrize("attacker", [0, 1])
def test_advantage_gives_the_next_turn_whoever_started(attacker: int) -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5), first=attacker)
    table.hand(0, "Assault", "Block")
    table.hand(1, "Focus", "Block")
    table.choose(c.STRIKE_ACTION)
    table.sets(*(("Assault", "Focus") if attacker == 0 else ("Focus", "Assault")))
    assert table.turn_of == 0


@rule("EX 17.15")
@pytest.mark.parametrize(
    ("attack", "answer", "next_turn"), [("Donkey Kick", "Assault", 0), ("Assault", "Donkey Kick", 1)]
)
def test_the_last_one_to_gain_advantage_takes_the_next_turn(attack: str, answer: str, next_turn: int) -> None:
    table = Table("ryu", "ryu", spaces=(4, 5))
    table.hand(0, attack, "Block")
    table.hand(1, answer, "Block")
    table.strike(attack, answer)
    assert [event.seat for event in table.events("advantage")] == [1 - next_turn, next_turn], "Assault is faster"
    assert table.turn_of == next_turn


@rule("EX 17.16")
def test_advantage_gained_outside_a_strike_counts_too() -> None:
    table = Table(stand_in(ability="Action: Gain Advantage."), "nehtali")
    table.action("Gain Advantage")
    assert (table.asked, table.turn_of) == ("action", 0)
    table.choose(table.state.options[0])
    assert table.turn_of == 1, "for one turn only"


@rule("EX 17.17")
def test_after_the_printed_example_the_turn_is_the_defenders() -> None:
    # Celinka's Grasp, made stronger by 4, against Taisei's EX Grasp; nobody gains Advantage.
    table = Table("nehtali", "ryu", spaces=(6, 7))
    table.hand(0, "Grasp", "Block")
    table.hand(1, "Grasp", "Grasp", "Block")
    table.strike("Grasp", "Grasp", answer_ex=True)
    table.move("pull", 2)
    assert (table.life(0), table.at(0)) == (26, 9)
    assert table.turn_of == 1
