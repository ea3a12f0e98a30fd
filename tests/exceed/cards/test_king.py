"""King Knight: every card, decree and side."""

from __future__ import annotations

import pytest

from tests.exceed.cards.printed import (
    QUIET,
    Face,
    Lower,
    Moments,
    boosted,
    check_face,
    check_lower,
    check_moments,
    faces,
    lowers,
    moments,
    paid,
    pause,
    pay_all,
    refuse,
    swings,
)
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = faces("""
Royal Decree: Kingly Strut       | other   | 1 aside | -       | 0   | 0 | 0 | 0 | 0
Royal Decree: Lordly Might       | other   | 1 aside | -       | 0   | 0 | 0 | 0 | 0
Glorious Decree: Magnificent Cape | other  | 1 aside | -       | 0   | 0 | 0 | 0 | 0
Glorious Decree: Pay To Win      | other   | 1 aside | -       | 0   | 0 | 0 | 0 | 0
King of Cards                    | ultra   | 2       | 3 Gauge | 1-2 | 6 | 6 | 0 | 0
Victory Trumpets                 | ultra   | 2       | 2 Gauge | 2-4 | 0 | 3 | 2 | 4
Healing Hammer                   | special | 2       | 1 Force | 1-2 | 2 | 6 | 0 | 0
Scepter Slam                     | special | 2       | -       | 1   | 2 | 5 | 0 | 0
Spin Jump                        | special | 2       | -       | 1   | 4 | 5 | 0 | 0
Scepter Smite                    | special | 2       | -       | 1-2 | 4 | 4 | 0 | 0
Shoulder Bash                    | special | 2       | -       | 1   | 5 | 2 | 0 | 6
""")
LOWERS = lowers("""
Royal Decree: Kingly Strut        | Kingly Strut      | continuous | 3 | -
Royal Decree: Lordly Might        | Lordly Might      | continuous | 3 | -
Glorious Decree: Magnificent Cape | Magnificent Cape  | continuous | 4 | -
Glorious Decree: Pay To Win       | Pay To Win        | continuous | 4 | -
King of Cards                     | Kingmaker         | continuous | 0 | -
Victory Trumpets                  | Royal Tribute     | instant    | 0 | -
Healing Hammer                    | To Me, Minions!   | continuous | 1 | -
Scepter Slam                      | Unsteady Ground   | instant    | 1 | -
Spin Jump                         | Edict             | continuous | 1 | -
Scepter Smite                     | Charge Up         | continuous | 1 | -
Shoulder Bash                     | Brutal Coronation | continuous | 1 | -
""")
MOMENTS = moments("""
Kingly Strut     | boost  | 1 | end
Pay To Win       | boost  | 1 | hit after end
Pay To Win       | boost  | 8 | after end
King of Cards    | attack | 1 | hit
King of Cards    | attack | 8 | never
Victory Trumpets | attack | 1 | hit after
Healing Hammer   | attack | 1 | after
Scepter Slam     | attack | 1 | before hit
Scepter Slam     | attack | 8 | before
Spin Jump        | attack | 1 | before hit
Spin Jump        | attack | 8 | before
Scepter Smite    | attack | 1 | hit
Shoulder Bash    | attack | 1 | before after
""")
DECREES = ("Kingly Strut", "Lordly Might", "Magnificent Cape", "Pay To Win")


def king(*spaces: int) -> Table:
    return Table("king", QUIET, spaces=(spaces[0], spaces[1]) if spaces else (3, 7))


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_printed_numbers_of_the_attacks(face: Face) -> None:
    check_face(king(), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_printed_numbers_of_the_boosts(lower: Lower) -> None:
    check_lower(king(), lower, c.BOOST_ASIDE if lower.name in DECREES else c.BOOST_HAND)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = king()
    if row.card == "Scepter Smite":
        table.put(1, "boosts", "Defend")
    check_moments(table, row)


def test_every_card_is_in_the_tables() -> None:
    names = [card.name for card in king().match.fighters[0].cards if not card.is_normal()]
    assert sorted(names) == sorted(face.name for face in FACES) == sorted(lower.attack for lower in LOWERS)


# ---- the character


def test_exceeding_costs_3_and_draws_2() -> None:
    table = king()
    table.gauge(0, "Grasp", "Cross")
    assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.choose(c.EXCEED_ACTION)
    assert pay_all(table) == 3
    assert paid(table) == [("gauge", 1)] * 3
    assert table.count(0, "hand") == 3  # 2, and 1 at the end of the turn
    assert table.player(0).exceeded


@pytest.mark.parametrize("exceeded", [False, True])
def test_boosting_a_continuous_boost_draws_1(exceeded: bool) -> None:
    table = king()
    table.exceed(0, exceeded)
    table.hand(0, "King of Cards")
    table.boost("Kingmaker")
    assert table.count(0, "hand") == 2  # 1, and 1 at the end of the turn


@pytest.mark.parametrize("exceeded", [False, True])
def test_boosting_an_instant_boost_draws_nothing(exceeded: bool) -> None:
    table = king()
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.boost("Run")
    table.move("advance", 0)
    assert table.count(0, "hand") == 1


@pytest.mark.parametrize("exceeded", [False, True])
def test_decrees_are_boosted_from_set_aside_for_their_full_price(exceeded: bool) -> None:
    table = king()
    table.exceed(0, exceeded)
    assert table.count(0, "aside") == 4
    assert table.count(0, "sealed") == 0
    offers = {}
    for force in (2, 3, 4):
        table.hand(0, *("Grasp", "Cross", "Dive", "Block")[:force])
        offers[force] = {name for name in DECREES if table.can(c.BOOST_ASIDE + table.card(0, name))}
    assert offers == {2: set(), 3: {"Kingly Strut", "Lordly Might"}, 4: set(DECREES)}


# ---- the decrees


def test_kingly_strut_closes_1_or_2_and_gives_2_power_and_2_armor() -> None:
    table = king()
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.boost("Kingly Strut", zone=c.BOOST_ASIDE)
    pay_all(table)
    assert table.movements == {("close", 1), ("close", 2)}
    table.move("close", 2)
    assert table.at(0) == 5
    assert table.cards(0, "boosts") == ["Royal Decree: Kingly Strut"]
    assert table.count(0, "hand") == 2
    assert boosted(king(), "Grasp", "Kingly Strut") == (5, 7, 2, 0)


def test_lordly_might_gives_1_power_and_2_speed() -> None:
    assert boosted(king(), "Grasp", "Lordly Might") == (4, 9, 0, 0)


def test_magnificent_cape_closes_up_to_3_and_gives_2_power_and_2_speed() -> None:
    table = king()
    table.gauge(0, "Grasp", "Cross", "Dive", "Block")
    table.boost("Magnificent Cape", zone=c.BOOST_ASIDE)
    pay_all(table)
    assert table.movements == {("stay", 0), ("close", 1), ("close", 2), ("close", 3)}
    table.move("close", 3)
    assert table.at(0) == 6
    assert boosted(king(), "Grasp", "Magnificent Cape") == (5, 9, 0, 0)


def test_pay_to_win_gives_3_power_and_3_armor() -> None:
    assert boosted(king(), "Grasp", "Pay To Win") == (6, 7, 3, 0)


@pytest.mark.parametrize(("distance", "left"), [(1, 1), (2, 3)])
def test_pay_to_win_makes_the_opponent_discard_2_when_hit_at_range_1(distance: int, left: int) -> None:
    table = king(3, 3 + distance)
    table.put(0, "boosts", "Pay To Win")
    table.hand(0, "Cross")
    table.hand(1, "Block", "Grasp", "Cross", "Dive")
    table.choose(c.STRIKE_ACTION)
    table.sets("Cross", "Block")
    assert table.asked == "may"  # Block: after the Hit effects, before the damage
    assert table.count(1, "hand") == left
    assert table.count(0, "hand") == 0
    table.no()
    table.order("Retreat")
    assert table.life(1) == 30 - (3 + 3 - 2)
    assert table.count(0, "hand") == 2


def test_pay_to_win_draws_2_after_a_miss_too() -> None:
    table = king(1, 9)
    table.put(0, "boosts", "Pay To Win")
    table.hand(0, "Grasp")
    pause(table, "Grasp")
    refuse(table)
    assert table.count(0, "hand") == 2


@pytest.mark.parametrize("decree", DECREES)
def test_a_decree_is_sealed_at_cleanup(decree: str) -> None:
    table = king(1, 9)
    table.put(0, "boosts", decree)
    table.hand(0, "Grasp")
    pause(table, "Grasp")
    refuse(table)
    assert table.asked == "action"
    assert table.count(0, "boosts") == 0
    assert table.player(0).sealed == [table.card(0, decree)]
    assert table.count(0, "aside") == 3


@pytest.mark.parametrize("decree", DECREES)
@rule("EX 19.2")
def test_a_sustained_decree_stays_and_is_sealed_after_the_next_strike(decree: str) -> None:
    table = king(1, 5)
    table.put(0, "boosts", decree)
    table.hand(0, "Victory Trumpets", "Grasp")
    table.gauge(0, "Grasp", "Cross")
    table.hand(1, "Block", "Dive")
    table.choose(c.STRIKE_ACTION)
    table.set("Victory Trumpets")
    table.set("Block")
    pay_all(table)
    if decree == "Pay To Win":
        table.order("Sustain")
    assert table.player(0).boosts == [table.card(0, decree)]
    assert table.player(0).sealed == []
    table.choose(c.STRIKE_ACTION)
    table.set("Dive")
    table.set("Grasp")
    assert table.player(0).boosts == []
    assert table.player(0).sealed == [table.card(0, decree)]


@pytest.mark.parametrize("decree", DECREES)
def test_a_decree_cannot_be_discarded_by_effects(decree: str) -> None:
    table = king()
    table.put(0, "boosts", decree, "Kingmaker")
    table.choose(c.PREPARE)
    table.hand(1, "Dive")
    table.put(1, "boosts", "Light")
    table.boost("Tech")
    assert len(table.state.options) == 2
    table.pick("Kingmaker", 0)
    assert table.player(0).boosts == [table.card(0, decree)]


# ---- King of Cards


def test_king_of_cards_sells_power_and_gauge_in_steps_of_3_force() -> None:
    table = king(3, 4)
    table.hand(
        0, "King of Cards", "Victory Trumpets", "Grasp", "Dive", "Block", "Cross", "Sweep", "Focus", "Assault", "Spike"
    )
    table.gauge(0, "Grasp", "Cross", "Dive")
    swings(table)
    table.choose(c.STRIKE_ACTION)
    table.set("King of Cards")
    pay_all(table)
    refuse(table)
    table.yes()
    table.pay("Grasp")
    assert not table.can(c.PASS)  # a step is paid whole
    table.pay("Dive", "Block")
    assert table.can(c.PASS)
    table.pay("Cross", "Sweep", "Focus")
    table.pay("Victory Trumpets", two=True)
    table.pay("Assault")
    assert table.asked == "may"  # 9 Force is the most; the opponent's Block comes next
    assert table.cards(0, "gauge") == ["Assault", "Victory Trumpets", "Focus"]
    assert table.stats(0)[0] == 6 + 3 * 3


@rule("EX 6.9")
def test_king_of_cards_can_be_bought_once_or_not_at_all() -> None:
    for bought in (0, 1):
        table = king(3, 4)
        table.hand(0, "King of Cards", "Grasp", "Dive", "Block", "Cross", "Sweep")
        table.gauge(0, "Grasp", "Cross", "Dive")
        table.choose(c.STRIKE_ACTION)
        swings(table)
        table.set("King of Cards")
        pay_all(table)
        refuse(table)
        if bought:
            table.yes()
            table.pay("Grasp", "Dive", "Block")
            if table.asked == "pay":
                table.no()
        else:
            table.no()
        assert table.stats(0)[0] == 6 + 3 * bought
        table.no()
        assert table.life(1) == 30 - (6 + 3 * bought - 2)
        assert table.cards(0, "gauge") == ["Block", "King of Cards"][-1 - bought :]


def test_king_of_cards_offers_nothing_for_less_than_3_force() -> None:
    table = king(3, 4)
    table.hand(0, "King of Cards")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Focus")
    pause(table, "King of Cards")
    refuse(table)
    assert table.seat == 1  # Block


@pytest.mark.parametrize(("mine", "theirs", "stats"), [
    (False, False, (3, 7)), (True, False, (3, 9)), (False, True, (5, 7)), (True, True, (5, 9)),
])  # fmt: skip
def test_kingmaker_gives_speed_if_exceeded_and_power_if_the_opponent_is(
    mine: bool, theirs: bool, stats: tuple[int, int]
) -> None:
    table = king()
    table.exceed(0, mine)
    table.exceed(1, theirs)
    assert boosted(table, "Grasp", "Kingmaker") == (*stats, 0, 0)


# ---- Victory Trumpets


@pytest.mark.parametrize(("spaces", "life", "place"), [
    ((4, 7), 28, 3),  # 2 from the center: hit for 0 and pulled past
    ((5, 9), 28, 6),  # 4 from the center
    ((1, 2), 28, 2),  # 3 from the center, though at range 1
    ((3, 6), 30, 6),  # 1 from the center, though at range 3
])  # fmt: skip
@rule("EX 15.4", "EX 15.11")
def test_victory_trumpets_measures_from_the_center_and_pulls_3(spaces: tuple[int, int], life: int, place: int) -> None:
    table = king(*spaces)
    table.hand(0, "Victory Trumpets")
    table.gauge(0, "Grasp", "Cross")
    table.put(0, "boosts", "Brutal Coronation", "Charge Up", "Lordly Might")  # 4 Power
    pause(table, "Victory Trumpets")
    refuse(table)
    if life < 30:
        table.no()
    assert table.life(1) == life
    assert table.at(1) == place
    assert sorted(table.cards(0, "boosts")) == sorted(["Shoulder Bash", "Scepter Smite", "Royal Decree: Lordly Might"])


def test_royal_tribute_draws_2_and_may_stay_as_it_is() -> None:
    table = king()
    table.hand(0, "Victory Trumpets")
    table.boost("Royal Tribute")
    assert table.count(0, "hand") == 2
    assert (table.asked, table.seat) == ("may", 0)
    table.no()
    assert table.cards(0, "discard") == ["Victory Trumpets"]
    assert table.count(0, "hand") == 3


def test_royal_tribute_may_be_discarded_to_boost_from_hand_or_set_aside() -> None:
    table = king()
    table.hand(0, "Victory Trumpets")
    table.top(0, "King of Cards", "Cross")
    table.gauge(0, "Grasp", "Dive", "Block")
    table.boost("Royal Tribute")
    table.yes()
    assert table.cards(0, "discard") == ["Victory Trumpets"]
    offered = {
        name for name in ("Kingmaker", "Run", *DECREES) for place in (0, 1)
        if table.can(c.CARD + (place << 8) + table.card(0, name))
    }  # fmt: skip
    assert offered == {"Kingmaker", "Run", *DECREES}
    table.pick("Lordly Might", 1)
    table.pay("Grasp", "Dive", gauge=True)
    table.pay("Block", gauge=True)
    assert table.cards(0, "boosts") == ["Royal Decree: Lordly Might"]
    assert table.cards(0, "discard") == ["Victory Trumpets", "Grasp", "Dive", "Block"]
    assert table.count(0, "hand") == 2 + 1 + 1


def test_royal_tribute_can_boost_an_instant_boost_of_the_hand() -> None:
    table = king()
    table.hand(0, "Victory Trumpets")
    table.top(0, "King of Cards", "Cross")
    table.boost("Royal Tribute")
    table.yes()
    table.pick("Run", 0)
    table.move("advance", 3)
    assert table.at(0) == 6
    assert table.cards(0, "discard") == ["Victory Trumpets", "Cross"]
    assert table.count(0, "hand") == 2


# ---- the Specials


def test_healing_hammer_may_be_sealed_for_4_life_and_2_gauge() -> None:
    table = king(3, 4)
    table.set_life(0, 20)
    table.hand(0, "Healing Hammer", "Grasp", "Cross", "Dive")
    table.put(0, "discard", "Sweep", "Focus", "Block")
    table.hand(1, "Assault", "Spike")
    table.choose(c.STRIKE_ACTION)
    table.set("Healing Hammer")
    table.set("Assault")
    table.pay("Grasp")
    assert table.asked == "may"
    assert table.life(1) == 28
    table.yes()
    assert table.life(0) == 24
    assert table.cards(0, "gauge") == ["Grasp", "Block"]
    assert table.asked == "action"
    assert table.cards(0, "sealed") == ["Healing Hammer"]
    assert table.cards(0, "discard") == ["Sweep", "Focus"]


def test_healing_hammer_need_not_be_sealed() -> None:
    table = king(3, 5)
    table.set_life(0, 20)
    table.hand(0, "Healing Hammer", "Grasp")
    table.hand(1, "Assault")
    table.strike("Healing Hammer", "Assault")
    table.no()
    assert table.life(0) == 20
    assert table.cards(0, "gauge") == ["Healing Hammer"]
    assert table.cards(0, "discard") == ["Grasp"]


def test_healing_hammer_offers_nothing_after_a_miss() -> None:
    table = king(3, 6)
    table.set_life(0, 20)
    table.hand(0, "Healing Hammer", "Grasp")
    table.hand(1, "Grasp")
    table.strike("Healing Hammer", "Grasp")
    assert table.asked == "action"
    assert table.life(0) == 20
    assert table.cards(0, "discard") == ["Grasp", "Healing Hammer"]


def test_to_me_minions_advances_or_retreats_and_gives_1_speed() -> None:
    table = king()
    table.hand(0, "Healing Hammer", "Grasp")
    table.boost("To Me, Minions!")
    assert table.movements == {("advance", 1), ("advance", 2), ("retreat", 1), ("retreat", 2)}
    table.move("retreat", 2)
    assert table.at(0) == 1
    assert boosted(king(), "Grasp", "To Me, Minions!") == (3, 8, 0, 0)


@pytest.mark.parametrize(("space", "place", "life"), [(5, 4, 27), (7, 6, 27), (8, 6, 30)])
def test_scepter_slam_closes_3_before_it_hits(space: int, place: int, life: int) -> None:
    table = king(3, space)
    table.hand(0, "Scepter Slam")
    table.put(0, "boosts", "Charge Up", "Brutal Coronation")  # 5 Power
    pause(table, "Scepter Slam")
    refuse(table)
    while table.asked == "may":
        table.no()
    assert table.at(0) == place
    assert table.life(1) == life


@pytest.mark.parametrize("bought", [0, 1, 3])
def test_scepter_slam_sells_up_to_3_power_for_1_force_each(bought: int) -> None:
    table = king(3, 4)
    table.hand(0, "Scepter Slam", "Grasp", "Cross", "Dive", "Block")
    pause(table, "Scepter Slam")
    refuse(table)
    assert table.asked == "may"
    if bought:
        table.yes()
        table.pay(*("Grasp", "Cross", "Dive")[:bought])
        if bought < 3:
            table.no()
    else:
        table.no()
    assert table.seat == 1  # Block: more Force was not asked for
    assert table.stats(0)[0] == 2 + bought
    assert table.count(0, "hand") == 4 - bought


@pytest.mark.parametrize(("way", "spaces", "place"), [("push", 1, 8), ("push", 2, 9), ("pull", 1, 6), ("pull", 2, 5)])
def test_unsteady_ground_pushes_or_pulls_and_gives_another_action(way: str, spaces: int, place: int) -> None:
    table = king()
    table.hand(0, "Scepter Slam", "Grasp")
    table.hand(1, "Sweep")
    table.boost("Unsteady Ground")
    assert table.movements == {("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}
    table.move(way, spaces)
    assert table.at(1) == place
    assert (table.asked, table.seat) == ("action", 0)  # without Gauge the opponent is not asked
    assert table.cards(0, "discard") == ["Grasp", "Scepter Slam"]
    assert table.count(0, "hand") == 0


@pytest.mark.parametrize("paying", [False, True])
def test_unsteady_ground_may_be_discarded_by_the_opponent_for_1_gauge(paying: bool) -> None:
    table = king()
    table.hand(0, "Scepter Slam", "Grasp")
    table.gauge(1, "Dive", "Sweep")
    table.boost("Unsteady Ground")
    table.move("push", 1)
    assert (table.asked, table.seat) == ("may", 1)
    if paying:
        table.yes()
        table.pay("Dive", gauge=True)
        assert table.cards(1, "gauge") == ["Sweep"]
        assert (table.asked, table.seat) == ("action", 1)
        assert table.count(0, "hand") == 1
    else:
        table.no()
        assert table.count(1, "gauge") == 2
        assert (table.asked, table.seat) == ("action", 0)
    assert table.cards(0, "discard") == ["Grasp", "Scepter Slam"]


@pytest.mark.parametrize(("distance", "hit"), [(1, True), (2, True), (3, False)])
def test_spin_jump_closes_1_and_hits_at_range_1(distance: int, hit: bool) -> None:
    table = king(3, 3 + distance)
    table.hand(0, "Spin Jump")
    pause(table, "Spin Jump")
    refuse(table)
    if not hit:
        assert table.at(0) == 4
        assert table.life(1) == 30
        return
    assert table.movements == {("advance", 3), ("advance", 4)}
    table.move("advance", 3)
    assert table.at(0) == 2 + distance + 4
    table.no()
    assert table.life(1) == 28


@rule("EX 10.20")
def test_spin_jump_may_boost_a_continuous_boost_of_the_hand_and_sustain_it() -> None:
    table = king(3, 4)
    table.hand(0, "Spin Jump", "Scepter Smite", "Grasp", "Cross", "Victory Trumpets")
    pause(table, "Spin Jump")
    refuse(table)
    table.move("advance", 4)
    assert table.at(0) == 8
    assert table.asked == "may"
    table.yes()
    offered = {name for name in ("Charge Up", "Fierce", "Run", "Royal Tribute", *DECREES)
               if table.can(c.CARD + table.card(0, name))}  # fmt: skip
    assert offered == {"Charge Up", "Fierce"}
    table.pick("Charge Up")
    table.pay("Cross")
    assert table.stats(0) == (6, 5, 0, 2)
    assert table.count(0, "hand") == 3  # its player drew 1 for it
    table.no()
    assert table.life(1) == 26
    assert table.asked == "action"
    assert table.cards(0, "boosts") == ["Scepter Smite"]


def test_spin_jump_need_not_boost() -> None:
    table = king(3, 4)
    table.hand(0, "Spin Jump", "Grasp")
    pause(table, "Spin Jump")
    refuse(table)
    table.move("advance", 3)
    table.no()
    assert table.count(0, "boosts") == 0
    assert table.cards(0, "hand") == ["Grasp"]


def test_edict_makes_an_attack_ex_whose_copy_lies_in_the_discard_pile() -> None:
    table = king()
    table.put(0, "discard", "Cross", "Grasp", "Dive")
    assert boosted(table, "Grasp", "Edict") == (4, 8, 1, 1)
    table = king()
    table.put(0, "discard", "Cross", "Dive")
    table.put(1, "discard", "Grasp")
    assert boosted(table, "Grasp", "Edict") == (3, 7, 0, 0)


@rule("EX 12.15")
def test_edict_adds_nothing_to_an_attack_that_was_set_as_ex() -> None:
    assert boosted(king(), "Grasp", "Edict", ex=True) == (4, 8, 1, 1)
    table = king()
    table.put(0, "discard", "Grasp")
    assert boosted(table, "Grasp") == (3, 7, 0, 0)


@pytest.mark.parametrize(("boosts", "power"), [((), 4), (("Defend",), 6)])
def test_scepter_smite_gains_2_power_against_guard_4_or_more(boosts: tuple[str, ...], power: int) -> None:
    table = king(3, 4)
    table.hand(0, "Scepter Smite")
    table.put(1, "boosts", *boosts)
    pause(table, "Scepter Smite")
    refuse(table)  # for Block: Guard 3
    assert table.stats(0)[0] == power
    assert table.stats(1)[3] == (6 if boosts else 3)


def test_scepter_smite_counts_guard_4_exactly() -> None:
    table = king(3, 5)
    table.hand(0, "Scepter Smite")
    table.hand(1, "Spike")
    table.put(0, "boosts", "Kingmaker")
    table.strike("Scepter Smite", "Spike")
    assert table.life(1) == 24


def test_charge_up_gives_2_power_and_2_guard() -> None:
    assert boosted(king(), "Grasp", "Charge Up") == (5, 7, 0, 2)


@pytest.mark.parametrize(("distance", "moved", "life"), [(1, 0, 27), (2, 1, 27), (3, 2, 27), (4, 2, 30)])
def test_shoulder_bash_closes_2_and_advances_up_to_2_afterwards(distance: int, moved: int, life: int) -> None:
    table = king(3, 3 + distance)
    table.hand(0, "Shoulder Bash")
    pause(table, "Shoulder Bash")
    refuse(table)
    if life < 30:
        table.no()
    assert table.at(0) == 3 + moved
    assert table.life(1) == life
    assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2)}
    table.move("advance", 2)
    assert table.at(0) == 3 + moved + 3  # past the opponent


def test_shoulder_bash_may_stay() -> None:
    table = king(3, 4)
    table.hand(0, "Shoulder Bash")
    pause(table, "Shoulder Bash")
    refuse(table)
    table.no()
    table.move("advance", 0)
    assert table.at(0) == 3


@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (3, 0), (4, 0)])
def test_brutal_coronation_draws_to_3_before_the_ability_draws(held: int, drawn: int) -> None:
    table = king()
    table.hand(0, "Shoulder Bash", *("Grasp", "Cross", "Dive", "Block", "Sweep")[: held + 1])
    table.boost("Brutal Coronation")
    if table.asked == "pay":
        table.pay("Grasp")
    assert table.count(0, "hand") == held + drawn + 1 + 1


def test_brutal_coronation_gives_1_power_1_armor_and_1_guard() -> None:
    assert boosted(king(), "Grasp", "Brutal Coronation") == (4, 7, 1, 1)
