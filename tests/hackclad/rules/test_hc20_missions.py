"""HC 20: the Missions."""

from __future__ import annotations

import pytest

from tests.hackclad.rules.endings import PLAIN, finish, holding, last_round, score
from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c


def on_mission(witch: str, *titles: str, other: str = "luna") -> Table:
    """A Witch with these Missions behind the Clad on (0, 0), another one far away; nothing will be dropped on them."""
    table = Table(witch, other)
    table.clad("Veer Left", "Veer Right", "Whirlwind")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.missions(0, *titles)
    return table


@rule("HC 20.1", "HC 20.6", "HC 20.7")
def test_assault_and_machine_gun_are_complete_with_the_second_and_the_third_damaging_attack() -> None:
    table = on_mission("rosette", "Assault", "Machine Gun")
    table.hand(0, "Barrage", "Barrage", "Tail Whip")
    table.use("Barrage")
    assert table.completed(0) == []
    table.use("Tail Whip")
    assert table.completed(0) == ["Assault"]
    table.use("Barrage")
    assert table.completed(0) == ["Assault", "Machine Gun"]


@rule("HC 20.8", "HC 20.9", "HC 7.13", "HC 26.23")
def test_flash_and_lightning_speed_are_complete_with_the_third_and_the_fourth_space() -> None:
    table = on_mission("mia", "Flash", "Lightning Speed")
    table.hand(0, "Accelerate", "Move", "Guard")
    table.gauges(0, mp=1)
    table.use("Accelerate")
    table.go((1, -1))
    table.go((2, -1))
    assert table.completed(0) == []
    table.use("Move")
    table.go((2, 0))
    assert table.completed(0) == ["Flash"]
    table.basic("+1 Move", "Guard")
    table.go((2, 1))
    assert table.completed(0) == ["Flash", "Lightning Speed"]


@rule("HC 20.5", "HC 7.13")
def test_w35_the_move_of_turn_slot_4_belongs_to_the_round() -> None:
    table = Table("luna", "mia", start="draft")
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.missions(1, "Flash", "Lightning Speed")
    table.at(0, (-2, 0))
    table.at(1, (2, 1))
    table.slot(1)
    table.choose(table.state.options[0])
    table.slot(4)
    table.choose(table.state.options[0])
    table.go((2, 0))
    assert table.figure(1).moved == 1
    table.hand(1, "Accelerate", "Trailblaze", "Guard")
    table.gauges(1, mp=1)
    table.end()
    assert (table.asked, table.witch) == ("act", 1)
    table.use("Accelerate")
    table.go((1, 0))
    table.go((1, -1))
    assert table.completed(1) == ["Flash"]
    table.clad_at((1, 1))
    table.use("Trailblaze")
    assert table.figure(1).shards == 4
    table.basic("+1 Move", "Guard")
    table.choose(table.state.options[0])
    assert table.completed(1) == ["Flash", "Lightning Speed"]


@rule("HC 20.5")
def test_what_was_done_in_the_round_before_does_not_count() -> None:
    table = on_mission("mia", "Flash", "Assault")
    table.hand(0, "Accelerate", "Surprise Slash")
    table.gauges(0, mp=1)
    table.use("Surprise Slash")
    table.use("Accelerate")
    table.go((1, -1))
    table.go((2, -1))
    table.pass_to("choose turn slot")
    assert (table.figure(0).moved, table.figure(0).hits, table.figure(0).dealt) == (0, 0, 0)
    while (table.asked, table.witch) != ("act", 0):
        table.choose(table.state.options[0])
    table.hand(0, "Move", "Hit and Run")
    table.at(0, (0, -1))
    table.clad_at((0, 0))
    table.use("Hit and Run")
    table.done()
    table.use("Move")
    table.choose(table.state.options[0])
    assert table.completed(0) == []


@rule("HC 20.10", "HC 20.11", "HC 25.6")
def test_hard_puncher_and_destroyer_count_the_damage_of_the_round() -> None:
    table = on_mission("rosette", "Hard Puncher", "Destroyer")
    table.gauges(0, cp=3)
    table.hand(0, "Barrage", "Barrage", "Tail Whip")
    table.cp("Blaze Out")
    table.use("Tail Whip")
    assert (table.figure(0).dealt, table.completed(0)) == (3, [])
    table.use("Barrage")
    assert (table.figure(0).dealt, table.completed(0)) == (6, ["Hard Puncher"])
    table.use("Barrage")
    assert (table.figure(0).dealt, table.completed(0)) == (10, ["Hard Puncher", "Destroyer"])


@rule("HC 20.25", "HC 25.11", "HC 12.9")
def test_damage_otherwise_than_by_cards_counts_for_hard_puncher() -> None:
    table = on_mission("mia", "Hard Puncher", "Assault")
    table.gauges(0, cp=4)
    table.shards((1, -1), 4)
    table.cp("Scythe Saltation")
    table.cp("Choose one")
    table.alternative(0)
    table.go((1, -1))
    assert (table.figure(0).shards, table.figure(0).dealt) == (8, 4)
    assert table.completed(0) == ["Hard Puncher"]


@rule("HC 20.12", "HC 20.25")
def test_nuclear_does_not_count_damage_that_the_card_did_not_deal() -> None:
    table = on_mission("mia", "Nuclear", "Destroyer")
    table.gauges(0, cp=3)
    table.shards((1, -1), 6)
    table.hand(0, "Hit and Run")
    table.cp("Scythe Saltation")
    table.use("Hit and Run")
    table.go((1, -1))  # 1 by the card, 6 by Scythe Saltation while the card is in use
    assert table.figure(0).dealt == 7
    assert table.completed(0) == ["Destroyer"]


@rule("HC 20.12")
def test_nuclear_asks_for_6_damage_by_one_card() -> None:
    table = on_mission("rosette", "Nuclear")
    table.gauges(0, mp=3)
    table.hand(0, "Immolate", "Verve", "Barrage")
    table.use("Immolate")
    assert (table.figure(0).shards, table.completed(0)) == (5, [])
    table = on_mission("rosette", "Nuclear")
    table.gauges(0, mp=3)
    table.hand(0, "Immolate", "Verve")
    table.use("Verve")
    table.use("Immolate")
    assert (table.figure(0).shards, table.completed(0)) == (6, ["Nuclear"])


@rule("HC 20.2", "HC 20.11", "HC 20.12", "HC 20.28", "HC 26.16")
def test_w34_sol_shimmer() -> None:
    table = on_mission("rosette", "Destroyer", "Assault", "Nuclear")
    table.gauges(0, cp=3)
    table.hand(0, "Sol Shimmer", "Barrage")
    table.cp("Blaze Out")
    table.use("Sol Shimmer")
    assert (table.figure(0).shards, table.completed(0)) == (6, ["Nuclear"])
    table.use("Barrage")
    assert table.figure(0).shards == 9
    assert table.completed(0) == ["Nuclear", "Destroyer", "Assault"]


@rule("HC 20.29", "HC 9.5")
def test_w36_caltrops_that_deal_0_have_not_damaged_the_clad() -> None:
    table = on_mission("mia", "Assault")
    table.hand(0, "Caltrops", "Surprise Slash")
    table.gauges(0, mp=3)
    table.use("Caltrops")
    assert (table.figure(0).shards, table.figure(0).hits, table.figure(0).mp) == (0, 0, 0)
    table.use("Surprise Slash")
    assert table.completed(0) == []


@rule("HC 20.13", "HC 20.14", "HC 9.12")
def test_collector_and_treasure_hunter_are_complete_with_the_third_and_the_fourth_shard() -> None:
    table = on_mission("mia", "Collector", "Treasure Hunter")
    table.hand(0, "Accelerate")
    table.gauges(0, mp=1)
    table.shards((1, -1), 2)
    table.shards((2, -1), 1)
    table.use("Accelerate")
    table.go((1, -1))
    assert table.completed(0) == []
    table.go((2, -1))
    assert table.completed(0) == ["Collector"]
    table = on_mission("flare", "Treasure Hunter")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.figure(0).picked = 3
    table.hand(0, "Guard")
    table.end()
    table.use("Guard")
    assert table.completed(0) == ["Treasure Hunter"]


@rule("HC 20.15", "HC 20.16", "HC 10.2")
@pytest.mark.parametrize(
    ("voltage", "card", "completed"),
    [(2, "Rending Claws", ["Parry"]), (3, "Rending Claws", ["Parry", "Invulnerable"]), (3, "Veer Left", [])],
)
def test_w33_parry_and_invulnerable(voltage: int, card: str, completed: list[str]) -> None:
    table = on_mission("flare", "Parry", "Invulnerable")
    table.voltage(voltage)
    table.clad(card)
    table.at(0, (0, 1))
    table.hand(0, "Fortress", "Guard")
    table.end()
    table.use("Fortress")
    table.use("Guard")
    assert table.completed(0) == completed


@rule("HC 20.27")
def test_w33_only_damage_really_prevented_counts() -> None:
    table = on_mission("rosette", "Parry")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.hand(0, "Guard")
    table.gauges(0, cp=1)
    table.end()
    table.use("Guard")
    table.cp("Reduce the damage by 2")
    assert (table.damage(0), table.completed(0)) == ([0], [])


def reshuffled(table: Table) -> None:
    """Witch 0 draws for 2 CP with an empty deck: she reshuffles and gains 1 CP."""
    figure = table.figure(0)
    figure.discard.extend(card & c.CARD_MASK for card in figure.deck)
    figure.deck.clear()
    table.refresh()
    table.cp("Draw 1 card")
    table.done()


@rule("HC 20.17", "HC 20.18", "HC 20.3", "HC 20.24")
@pytest.mark.parametrize(
    ("cp", "completed"), [(4, []), (5, ["Endurance"]), (6, ["Endurance", "Rapture"])], ids=["3", "4", "5"]
)
def test_endurance_and_rapture_ask_for_the_gauge(cp: int, completed: list[str]) -> None:
    table = on_mission("rosette", "Endurance", "Rapture")
    table.gauges(0, cp=cp)
    reshuffled(table)
    assert table.figure(0).cp == cp - 1
    assert table.completed(0) == completed
    while table.figure(0).cp:
        table.cp("Choose one")
        table.alternative(1)
    assert table.completed(0) == completed


@rule("HC 20.24")
def test_cp_gained_in_all_does_not_make_endurance() -> None:
    table = on_mission("rosette", "Endurance")
    table.gauges(0, cp=3)
    for _ in range(2):
        reshuffled(table)
    assert (table.figure(0).cp, table.completed(0)) == (1, [])


@rule("HC 20.4")
def test_only_the_player_who_chose_a_mission_can_complete_it() -> None:
    table = on_mission("rosette")
    table.missions(1, "Hard Puncher")
    table.hand(0, "Immolate")
    table.gauges(0, mp=3)
    table.use("Immolate")
    assert (table.completed(0), table.completed(1)) == ([], [])


@rule("HC 20.19", "HC 20.20")
@pytest.mark.parametrize(
    ("injuries", "completed"), [(0, ["Survivor", "Invincible"]), (1, ["Survivor"]), (2, [])], ids=["0", "1", "2"]
)
def test_survivor_and_invincible_look_at_the_injuries_at_the_end(injuries: int, completed: list[str]) -> None:
    table = last_round("rosette", "mia")
    table.missions(0, "Survivor", "Invincible")
    table.gauges(0, injuries=injuries)
    table.end()
    assert table.completed(0) == []
    finish(table)
    assert table.completed(0) == completed


@rule("HC 20.21", "HC 20.22", "HC 20.26")
@pytest.mark.parametrize(
    ("cards", "vp", "completed"),
    [
        (("Counter Cross", "Watch Fire", "Rose Whip", "Immolate"), 18, []),
        (("Counter Cross", "Watch Fire", "Rose Whip", "Sol Shimmer"), 19, ["Vitality"]),
        (("Counter Cross", "Watch Fire", "Auxiliary Mana", "Rose Whip"), 20, ["Vitality"]),
        (("Counter Cross", "Watch Fire", "Auxiliary Mana", "Rose Whip", "Immolate"), 21, ["Vitality", "Overdrive"]),
    ],
    ids=["18", "19", "20", "21"],
)
def test_vitality_and_overdrive_look_at_the_nine_cards(cards: tuple[str, ...], vp: int, completed: list[str]) -> None:
    table = last_round("rosette", "mia")
    table.missions(0, "Vitality", "Overdrive")
    holding(table, 0, *PLAIN[: 9 - len(cards)], *cards)
    finish(table)
    assert table.events("score cards", 0)[0].numbers == (vp,)
    assert table.completed(0) == completed


@rule("HC 20.23", "HC 20.30")
@pytest.mark.parametrize("mp", [0, 6])
def test_wizard_is_worth_her_mp_at_the_end(mp: int) -> None:
    table = last_round("rosette", "mia")
    before = score(table, 0)
    table.missions(0, "Wizard")
    table.gauges(0, mp=mp)
    finish(table)
    assert table.completed(0) == ["Wizard"]
    assert score(table, 0) == before + mp


@rule("HC 20.6", "HC 20.8", "HC 20.10", "HC 20.13", "HC 20.15", "HC 20.17", "HC 20.19", "HC 20.21")
def test_what_the_missions_are_worth() -> None:
    table = Table("rosette", "mia")
    worth = {str(mission.title): int(mission.vp) for mission in table.match.missions if mission.worth is None}
    assert worth == {
        "Assault": 3, "Machine Gun": 5, "Flash": 3, "Lightning Speed": 5, "Hard Puncher": 3, "Destroyer": 5,
        "Nuclear": 5, "Collector": 3, "Treasure Hunter": 5, "Parry": 3, "Invulnerable": 4, "Endurance": 5, "Rapture": 7,
        "Survivor": 4, "Invincible": 7, "Vitality": 4, "Overdrive": 6,
    }  # fmt: skip
