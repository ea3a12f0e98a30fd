"""Every Mission, met just so and just not."""

from __future__ import annotations

import pytest

from tests.hackclad.cards.scenes import attacked, turn
from tests.hackclad.table import Table
from wildswing.hackclad import constants as c
from wildswing.hackclad.scoring import mission_vp

# What each is worth, and who takes it in a first game; Wizard is worth her MP.
WORTH = {
    "Assault": (3, "rosette"),
    "Flash": (3, ""),
    "Destroyer": (5, "rosette"),
    "Endurance": (5, ""),
    "Hard Puncher": (3, "luna"),
    "Collector": (3, "mia"),
    "Machine Gun": (5, ""),
    "Invincible": (7, ""),
    "Nuclear": (5, ""),
    "Overdrive": (6, ""),
    "Parry": (3, ""),
    "Rapture": (7, ""),
    "Lightning Speed": (5, "mia"),
    "Survivor": (4, "flare"),
    "Invulnerable": (4, "flare"),
    "Treasure Hunter": (5, ""),
    "Vitality": (4, ""),
    "Wizard": (0, "luna"),
}


def gone_to_its_end(table: Table) -> Table:
    """This round is the last one; nobody does anything and nobody is hit."""
    table.voltage(3)
    table.clad_deck()
    table.clad("Rending Claws", "Tail Whip", "Searing Blast")
    table.at(0, (2, 0))
    table.at(1, (-2, 0))
    table.pass_to("")
    return table


def test_18_missions_and_what_they_are_worth() -> None:
    match = Table("luna", "mia").match
    assert {mission.title: (int(mission.vp), mission.first_game) for mission in match.missions} == WORTH


@pytest.mark.parametrize("title", list(WORTH))
def test_a_completed_mission_is_worth_what_it_says(title: str) -> None:
    table = turn("luna", mp=4)
    table.missions(0, title)
    assert mission_vp(table.state, 0) == 0
    table.figure(0).done = [table.mission(title)]
    assert mission_vp(table.state, 0) == (4 if title == "Wizard" else WORTH[title][0])


def test_the_missions_of_a_first_game() -> None:
    witches = ("rosette", "flare", "luna", "mia")
    table = Table(*witches, start="set-up", missions=c.RECOMMENDED)
    for place, witch in enumerate(witches):
        titles = {table.match.missions[number].title for number in table.figure(place).missions}
        assert titles == {title for title, (_, who) in WORTH.items() if who == witch}


@pytest.mark.parametrize(("title", "cards"), [("Assault", 2), ("Machine Gun", 3)])
def test_damaging_the_clad_with_several_attack_cards(title: str, cards: int) -> None:
    table = turn("luna", "Absorb", "Shot", "Rebuff")
    table.missions(0, title)
    for count, name in enumerate(("Absorb", "Shot", "Rebuff"), start=1):
        table.use(name)
        assert table.completed(0) == ([title] if count >= cards else [])


def test_damage_by_something_else_and_attacks_without_damage_do_not_count_as_attack_cards() -> None:
    table = turn("mia", "Caltrops", "Trailblaze", "Move", cp=3)
    table.missions(0, "Assault")
    table.shards((1, -1), 2)
    table.use("Caltrops")
    table.use("Trailblaze")
    table.cp("Scythe")
    table.use("Move")
    table.go((1, -1))
    assert (table.completed(0), table.figure(0).dealt, table.figure(0).hits) == ([], 3, 1)


def test_a_card_that_attacks_twice_is_one_card() -> None:
    table = turn("rosette", "Sol Shimmer", "Shot")
    table.missions(0, "Assault", "Machine Gun")
    table.use("Sol Shimmer")
    assert table.completed(0) == []
    table.use("Shot")
    assert table.completed(0) == ["Assault"]


@pytest.mark.parametrize(("title", "steps"), [("Flash", 3), ("Lightning Speed", 4)])
def test_moving_several_spaces(title: str, steps: int) -> None:
    table = turn("mia", "Accelerate", at=(2, 0))
    table.missions(0, title)
    path = iter([(2, -1), (2, -2), (1, -2), (0, -2)])
    table.use("Accelerate")
    table.go(next(path))
    table.go(next(path))
    for count in (3, 4):
        assert table.completed(0) == ([title] if count > steps else [])
        table.hand(0, "Move")
        table.use("Move")
        table.go(next(path))
    assert table.completed(0) == [title]


def test_entering_again_is_no_movement() -> None:
    table = Table("mia", "luna")
    table.missions(0, "Flash")
    table.figure(0).moved = 2
    table.at(0, None)
    table.pass_to("choose entry")
    table.choose(table.state.options[0])
    assert table.completed(0) == []


@pytest.mark.parametrize(("title", "damage"), [("Hard Puncher", 4), ("Destroyer", 7)])
def test_dealing_damage_in_one_round(title: str, damage: int) -> None:
    table = turn("luna", "Explosion", "Absorb", mp=7)
    table.missions(0, title)
    table.use("Explosion")
    table.amount(damage - 2)
    assert (table.completed(0), table.figure(0).dealt) == ([], damage - 1)
    table.clad_at((0, 0))
    table.use("Absorb")
    assert (table.completed(0), table.figure(0).dealt) == ([title], damage)


def test_what_was_dealt_in_an_earlier_round_does_not_count() -> None:
    table = turn("luna", "Rebuff", "Shot", mp=3)
    table.use("Rebuff")
    table.clad_at((0, 0))
    table.use("Shot")
    table.at(0, (2, 0))
    table.at(1, (-2, 0))
    table.pass_to("choose turn slot")
    table.draft(2, 4)
    table.missions(0, "Hard Puncher", "Assault", "Flash", "Collector")
    table.at(0, (0, -1))
    table.clad_at((0, 0))
    table.hand(0, "Absorb")
    table.use("Absorb")
    assert (table.completed(0), table.figure(0).dealt) == ([], 1)


@pytest.mark.parametrize(("spent", "done"), [(4, False), (5, True)])
def test_nuclear_asks_for_6_damage_by_one_card(spent: int, done: bool) -> None:
    table = turn("luna", "Absorb", "Shot", "Explosion", mp=6)
    table.missions(0, "Nuclear")
    table.use("Absorb")
    table.use("Shot")
    table.use("Explosion")
    table.amount(spent)
    assert table.completed(0) == (["Nuclear"] if done else [])


def test_nuclear_adds_both_hits_of_a_card() -> None:
    table = turn("rosette", "Sol Shimmer", cp=3)
    table.missions(0, "Nuclear")
    table.cp("Blaze Out")
    table.use("Sol Shimmer")
    assert table.completed(0) == ["Nuclear"]


@pytest.mark.parametrize("helped", [False, True])
def test_nuclear_counts_only_what_the_card_itself_deals(helped: bool) -> None:
    table = turn("mia", "Hit and Run", cp=3)
    table.missions(0, "Nuclear", "Hard Puncher")
    table.shards((1, -1), 5)
    if helped:
        table.cp("Scythe")
    table.use("Hit and Run")
    table.go((1, -1))
    assert table.completed(0) == (["Hard Puncher"] if helped else [])


@pytest.mark.parametrize(("title", "needed"), [("Collector", 3), ("Treasure Hunter", 4)])
def test_picking_up_shards(title: str, needed: int) -> None:
    table = turn("mia", "Accelerate")
    table.missions(0, title)
    table.shards((1, -1), needed - 1)
    table.shards((1, -2), 1)
    table.use("Accelerate")
    table.go((1, -1))
    assert table.completed(0) == []
    table.go((1, -2))
    assert table.completed(0) == [title]


def test_shards_for_damage_are_not_picked_up() -> None:
    table = turn("luna", "Tempest")
    table.missions(0, "Collector")
    table.use("Tempest")
    assert (table.figure(0).shards >= 4, table.completed(0)) == (True, [])


@pytest.mark.parametrize(("title", "needed"), [("Parry", 3), ("Invulnerable", 4)])
def test_reducing_the_damage_of_one_attack(title: str, needed: int) -> None:
    table = attacked("luna", "Guard", "Move", cp=1)
    table.missions(0, title)
    table.use("Guard")
    if needed == 4:
        table.cp("Reduce")
    else:
        table.basic("-1 DMG", "Move")
    table.pass_to("act")
    assert (table.damage(0), table.completed(0)) == ([4 - needed], [title])
    table = attacked("luna", "Guard", "Move", cp=1)
    table.missions(0, title)
    if needed == 4:
        table.use("Guard")
        table.basic("-1 DMG", "Move")
    else:
        table.use("Guard")
    table.pass_to("act")
    assert (table.damage(0), table.completed(0)) == ([4 - needed + 1], [])


def test_no_more_is_reduced_than_there_is() -> None:
    table = attacked("luna", "Guard", "Move", cp=1, voltage=1)
    table.missions(0, "Parry")
    table.use("Guard")
    table.cp("Reduce")
    table.pass_to("act")
    assert (table.damage(0), table.completed(0)) == ([0], [])


@pytest.mark.parametrize(("title", "needed"), [("Endurance", 4), ("Rapture", 5)])
@pytest.mark.parametrize("short", [False, True])
def test_having_cp_at_one_moment(title: str, needed: int, short: bool) -> None:
    table = turn("luna", "Muninn", cp=needed - (2 if short else 1))
    table.missions(0, title)
    table.deck(0)
    table.use("Muninn")
    table.done()
    table.pass_to("act")
    assert table.figure(0).cp == (needed - 1 if short else needed)
    assert table.completed(0) == ([] if short else [title])


def looked_at(table: Table) -> None:
    """Something happens after which the Missions are looked at: Luna moves."""
    table.hand(0, "Move")
    table.use("Move")
    table.choose(table.state.options[0])
    assert table.completed(0) == []


@pytest.mark.parametrize(("title", "most"), [("Invincible", 0), ("Survivor", 1)])
def test_few_injuries_at_the_end_of_the_game(title: str, most: int) -> None:
    for injuries in (0, most, most + 1):
        table = turn("luna")
        table.missions(0, title)
        table.gauges(0, injuries=injuries)
        looked_at(table)
        gone_to_its_end(table)
        assert table.completed(0) == ([title] if injuries <= most else [])


MORE_THAN_NEEDED = {
    "Assault": "hits",
    "Machine Gun": "hits",
    "Flash": "moved",
    "Lightning Speed": "moved",
    "Hard Puncher": "dealt",
    "Destroyer": "dealt",
    "Nuclear": "best_card",
    "Collector": "picked",
    "Treasure Hunter": "picked",
    "Parry": "best_reduction",
    "Invulnerable": "best_reduction",
    "Endurance": "cp",
    "Rapture": "cp",
}


@pytest.mark.parametrize("title", list(MORE_THAN_NEEDED))
def test_more_than_needed_will_do(title: str) -> None:
    table = turn("luna", "Move")
    table.missions(0, title)
    setattr(table.figure(0), MORE_THAN_NEEDED[title], 9)
    table.use("Move")
    table.choose(table.state.options[0])
    assert table.completed(0) == [title]


BASICS = ("Shot", "Guard", "Move", "Absorb", "Storm", "Rebuff", "Huginn", "Catalyst")
DECKS = {
    18: ("Bombard", "Muninn", "Mist Step", "Shock", *BASICS[:5]),
    19: ("Bombard", "Auxiliary Mana", "Mist Step", "Shock", *BASICS[:5]),
    20: ("Bombard", "Auxiliary Mana", "Mirror of Eight", "Shock", *BASICS[:5]),
    21: ("Bombard", "Auxiliary Mana", "Muninn", "Mist Step", "Shock", *BASICS[:4]),
}


@pytest.mark.parametrize(("title", "needed"), [("Vitality", 19), ("Overdrive", 21)])
def test_vp_on_the_cards_at_the_end_of_the_game(title: str, needed: int) -> None:
    for vp in (needed, needed - 1):
        table = turn("luna")
        table.missions(0, title)
        figure = table.figure(0)
        numbers = [table.card(0, name) for name in DECKS[vp]]
        figure.turn_card = numbers.pop()
        figure.hand[:] = [numbers.pop()]
        figure.discard[:] = [numbers.pop()]
        figure.deck[:] = numbers
        table.refresh()
        table.basic("+1 Move", DECKS[vp][-2])
        table.choose(table.state.options[0])
        assert table.completed(0) == []
        gone_to_its_end(table)
        assert table.completed(0) == ([title] if vp == needed else [])


@pytest.mark.parametrize("mp", [0, 5])
def test_wizard_is_completed_at_the_end_of_the_game_and_worth_the_mp(mp: int) -> None:
    table = turn("luna", mp=mp)
    table.missions(0, "Wizard")
    gone_to_its_end(table)
    assert (table.completed(0), int(mission_vp(table.state, 0))) == (["Wizard"], mp)
