"""HC 15: Reactions, their order, passes, and Trample Attacks inside them."""

from __future__ import annotations

from tests.hackclad.table import Table
from tests.rules import rule


def attacked(
    *witches: str, card: str = "Rending Claws", slots: tuple[int, ...] = (1, 2, 3, 4), voltage: int = 1
) -> Table:
    """A table where the Clad on (0, 0), facing north, is about to use this card; `Table.end` lets it."""
    table = Table(*witches, slots=slots)
    table.voltage(voltage)
    table.clad(card)
    for witch in range(len(witches)):
        table.at(witch, (2 - witch, -2))
    return table


def asked(table: Table) -> tuple[str, int]:
    """What is asked, and of which Witch."""
    return (table.asked, table.witch)


@rule("HC 15.1")
def test_only_a_witch_on_a_space_of_the_attack_may_react_and_before_it_is_resolved() -> None:
    table = attacked("flare", "mia")
    table.at(0, (0, 1))
    table.at(1, (0, 2))
    table.hand(0, "Guard")
    table.hand(1, "Guard")
    table.end()
    assert asked(table) == ("react", 0)
    assert (table.figure(0).injuries, table.on_field()) == (0, {})
    table.done()
    assert asked(table) == ("act", 1)
    assert not table.usable("Guard")


@rule("HC 15.2", "HC 14.2")
def test_reaction_cards_minus_one_dmg_and_yellow_cp_actions_are_the_reactions() -> None:
    table = attacked("luna", "mia")
    table.at(0, (0, 1))
    table.hand(0, "Guard", "Mirror of Eight", "Move", "Shot", "Auxiliary Mana")
    table.gauges(0, mp=7, cp=7)
    table.end()
    assert {name for name in ("Guard", "Mirror of Eight", "Move", "Shot", "Auxiliary Mana") if table.usable(name)} == {
        "Guard",
        "Mirror of Eight",
    }
    assert table.basics("-1 DMG") == {"Guard", "Mirror of Eight", "Move", "Shot", "Auxiliary Mana"}
    assert table.basics("+1 Move") == table.basics("+1 MP") == set()
    assert table.can(table.cp_option("Reduce the damage by 2"))
    assert not any(table.can(table.cp_option(words)) for words in ("Choose one", "Draw 1 card", "Sabbath"))


@rule("HC 15.3", "HC 15.6")
def test_the_witches_in_range_react_in_the_turn_order_of_the_round_not_in_the_order_of_the_players() -> None:
    table = attacked("flare", "mia", "luna", slots=(1, 4, 2))
    for witch, x in enumerate((0, 1, -1)):
        table.at(witch, (x, 1))
        table.hand(witch, "Guard")
    table.end()
    order = []
    while table.asked == "react":
        order.append(table.witch)
        table.done()
    assert order == [0, 2, 1]


@rule("HC 15.3", "HC 15.4", "HC 15.5", "HC 15.6", "HC 15.15")
def test_w22_guard_then_pass_then_the_next_witch_passes_and_the_attack_is_resolved() -> None:
    table = attacked("flare", "mia", slots=(1, 2))
    table.at(0, (0, 1))
    table.at(1, (1, 1))
    table.hand(0, "Guard", "Fortress")
    table.hand(1, "Move")
    table.end()
    table.use("Guard")
    assert asked(table) == ("react", 0)
    table.done()
    assert asked(table) == ("react", 1)
    table.done()
    assert (table.damage(0), table.damage(1)) == ([0], [2])


@rule("HC 15.4")
def test_a_reaction_is_resolved_before_anything_else() -> None:
    table = attacked("flare", "mia")
    table.at(0, (0, 1))
    table.at(1, (1, 1))
    table.hand(0, "Reflex", "Guard")
    table.hand(1, "Guard")
    table.end()
    table.use("Reflex")
    assert asked(table) == ("step", 0)
    table.go((-1, 1))
    assert asked(table) == ("react", 0)
    assert table.cards(0, "discard") == ["Reflex"]


@rule("HC 15.5", "HC 15.15", "HC 14.7")
def test_w55_reactions_add_up() -> None:
    table = attacked("rosette", "mia", voltage=3)
    table.at(0, (0, 1))
    table.hand(0, "Guard")
    table.gauges(0, cp=1)
    table.end()
    table.use("Guard")
    table.cp("Reduce the damage by 2")
    assert asked(table) == ("act", 1)
    assert (table.damage(0), table.figure(0).injuries, table.figure(0).cp) == ([0], 0, 0)


@rule("HC 15.15", "HC 13.5")
def test_w55_twice_minus_one_dmg_and_guard_and_no_third_time() -> None:
    table = attacked("rosette", "mia", voltage=3)
    table.at(0, (0, 1))
    table.hand(0, "Guard", "Move", "Shot", "Barrage")
    table.end()
    table.basic("-1 DMG", "Move")
    table.basic("-1 DMG", "Shot")
    assert table.basics("-1 DMG") == set()
    table.use("Guard")
    table.done()
    assert (table.damage(0), table.where(0)) == ([0], (0, 1))


@rule("HC 15.15")
def test_a_reduction_serves_only_the_attack_it_was_used_against() -> None:
    table = attacked("flare", "mia")
    table.clad("Rending Claws", "Searing Blast")
    table.at(0, (0, 1))
    table.hand(0, "Fortress")
    table.end()
    table.use("Fortress")
    table.next_turn()
    assert table.damage(0) == [0, 2]


@rule("HC 15.7", "HC 15.8", "HC 15.12")
def test_a_turn_makes_the_passes_void_and_the_earliest_witch_in_range_is_asked_even_if_she_had_passed() -> None:
    table = attacked("flare", "luna", "mia", card="Whirlwind")
    table.at(0, (1, 0))
    table.at(1, (1, 1))
    table.at(2, (-1, -1))
    table.hand(0, "Guard")
    table.hand(1, "Mirror of Eight", "Guard")
    table.gauges(1, mp=1)
    table.hand(2, "Guard")
    table.end()
    assert asked(table) == ("react", 0)
    table.done()
    assert asked(table) == ("react", 1)
    table.use("Mirror of Eight")
    assert asked(table) == ("react", 0)  # she had passed
    table.use("Guard")
    assert asked(table) == ("react", 2)  # in range now, and the turned Clad no longer reaches Luna
    table.done()
    assert (table.damage(0), table.damage(1), table.damage(2)) == ([0], [], [2])


@rule("HC 15.7", "HC 15.8")
def test_a_reaction_turns_the_clad_so_that_the_first_witch_leaves_the_range_and_another_comes_into_it() -> None:
    table = attacked("luna", "mia")
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.hand(0, "Mirror of Eight", "Guard")
    table.gauges(0, mp=1)
    table.hand(1, "Guard")
    table.gauges(1, shards=3)
    table.end()
    assert asked(table) == ("react", 0)
    table.use("Mirror of Eight")
    assert asked(table) == ("react", 1)
    table.done()
    assert (table.damage(0), table.damage(1)) == ([], [2])
    assert (table.where(0), table.where(1)) == ((0, 1), None)
    assert table.on_field() == {(0, -1): 3}  # 2 lost, 1 dropped


@rule("HC 15.9", "HC 15.12", "HC 26.6")
def test_w17_reflect_loses_its_target_after_mirror_of_eight() -> None:
    table = attacked("flare", "luna")
    table.at(0, (0, 1))
    table.at(1, (1, 1))
    table.hand(0, "Reflect", "Guard")
    table.gauges(0, mp=3)
    table.hand(1, "Mirror of Eight")
    table.gauges(1, mp=1)
    table.end()
    table.use("Reflect")
    table.done()
    table.use("Mirror of Eight")
    assert asked(table) == ("act", 1)
    assert (table.damage(0), table.damage(1), table.figure(0).shards, table.figure(0).dealt) == ([], [], 0, 0)
    assert table.on_field() == {(0, -1): 1}
    assert table.facing == "south"


@rule("HC 15.10")
def test_a_turn_that_covers_the_same_spaces_changes_no_range_and_leaves_the_passes() -> None:
    table = attacked("flare", "luna", card="Seismic Shock")
    table.at(0, (2, 2))
    table.at(1, (-2, 2))
    table.hand(0, "Guard")
    table.hand(1, "Mirror of Eight", "Guard")
    table.gauges(1, mp=1)
    table.end()
    table.done()
    table.use("Mirror of Eight")
    assert asked(table) == ("react", 1)
    table.done()
    assert (table.damage(0), table.damage(1), table.facing) == ([2], [2], "south")


@rule("HC 15.11")
def test_w22_a_witch_who_leaves_the_range_herself_does_not_change_it() -> None:
    table = attacked("flare", "mia", slots=(1, 2))
    table.at(0, (0, 1))
    table.at(1, (1, 1))
    table.hand(0, "Guard")
    table.hand(1, "Shadow Clone", "Guard")
    table.gauges(1, shards=1)
    table.end()
    table.done()
    table.use("Shadow Clone")
    table.go((2, 1))
    assert asked(table) == ("act", 1)  # Flare's pass stands
    assert (table.damage(0), table.damage(1)) == ([2], [])


@rule("HC 15.7", "HC 15.8", "HC 15.12", "HC 21.3", "HC 21.4")
def test_w15_a_movement_is_measured_anew_after_a_repel_rush() -> None:
    table = attacked("rosette", "mia", card="Rush", voltage=2)
    table.at(0, (0, 1))
    table.hand(0, "Counter Cross", "Guard")
    table.end()
    table.use("Counter Cross")
    assert table.clad_space == (0, -1)
    assert asked(table) == ("react", 0)
    table.done()
    assert (table.damage(0), table.clad_space, table.facing) == ([3], (0, 1), "north")


@rule("HC 15.12", "HC 21.4")
def test_w15_a_movement_is_measured_anew_after_a_repel_veer_left() -> None:
    table = attacked("rosette", "mia", card="Veer Left", voltage=2)
    table.at(0, (0, 1))
    table.hand(0, "Counter Cross", "Guard")
    table.end()
    table.use("Counter Cross")
    assert asked(table) == ("act", 1)
    assert (table.damage(0), table.clad_space, table.facing) == ([], (0, 0), "west")


@rule("HC 15.7", "HC 15.13", "HC 10.6", "HC 2.9", "HC 26.23")
def test_w20_a_trample_attack_caused_by_a_reaction_has_its_own_reactions_first() -> None:
    table = attacked("rosette", "mia")
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.hand(0, "Counter Cross")
    table.hand(1, "Shadow Clone")
    table.gauges(1, shards=1)
    table.end()
    table.use("Counter Cross")
    assert asked(table) == ("react", 1)
    assert (table.figure(0).shards, table.clad_space) == (2, (0, 0))
    table.use("Shadow Clone")
    table.go((2, 1))
    assert asked(table) == ("act", 1)
    assert (table.clad_space, table.facing) == ((0, -1), "north")
    assert table.on_field() == {(0, -1): 1, (0, 0): 1}
    assert (table.damage(0), table.damage(1), table.where(1), table.figure(1).moved) == ([], [], (2, 1), 1)


@rule("HC 15.13", "HC 15.14", "HC 10.5")
def test_w21_the_nested_trample_is_resolved_before_the_reaction_to_the_first_attack_goes_on() -> None:
    table = attacked("rosette", "mia", card="Whirlwind")
    table.at(0, (1, 0))
    table.at(1, (-1, 0))
    table.hand(0, "Counter Cross", "Guard")
    table.hand(1, "Guard")
    table.gauges(1, shards=5)
    table.end()
    table.use("Counter Cross")
    assert asked(table) == ("react", 1)
    table.done()
    # Mia has been trampled; the Clad now attacks from (-1, 0): (-2, 1), (0, 1), (-2, 0), (0, 0), nobody there.
    assert asked(table) == ("choose entry", 1)
    assert (table.damage(0), table.damage(1), table.figure(1).injuries, table.where(1)) == ([], [2], 1, None)
    assert table.on_field() == {(-1, 0): 2, (-2, 0): 1, (0, 0): 1}


@rule("HC 15.14")
def test_a_witch_trampled_inside_the_first_attack_is_not_hit_by_it_again() -> None:
    table = attacked("rosette", "flare", card="Whirlwind")
    table.at(0, (1, 0))
    table.at(1, (-1, 0))
    table.hand(0, "Counter Cross")
    table.end()
    table.use("Counter Cross")
    assert table.damage(1) == [2]
    assert table.figure(1).injuries == 1


@rule("HC 15.7", "HC 15.13", "HC 15.14", "HC 21.6")
def test_a_trample_inside_a_reaction_is_turned_against_the_witch_who_caused_it() -> None:
    table = attacked("rosette", "luna")
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.hand(0, "Counter Cross", "Guard")
    table.hand(1, "Mirror of Eight", "Guard")
    table.gauges(1, mp=1)
    table.end()
    table.use("Counter Cross")
    assert asked(table) == ("react", 1)
    table.use("Mirror of Eight")
    assert asked(table) == ("react", 0)  # the Trample Attack now goes the other way
    table.use("Guard")  # which cannot reduce it
    assert table.damage(0) == [2]
    assert table.where(0) is None
    assert (table.clad_space, table.facing) == ((0, 1), "south")
    # Rending Claws from there covers (1, 0), (0, 0), (-1, 0): nobody is left in it.
    assert table.damage(1) == []
    assert table.on_field()[(0, 0)] == 1
    assert asked(table) == ("act", 1)


@rule("HC 15.13", "HC 26.21", "HC 26.25")
def test_a_nested_trample_that_is_forbidden_falls_away_and_the_first_attack_goes_on() -> None:
    table = attacked("rosette", "flare")
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.hand(0, "Counter Cross", "Guard")
    table.hand(1, "Vortex")
    table.end()
    table.use("Counter Cross")
    table.basic("-1 DMG", "Vortex")
    assert table.clad_space == (0, 0)
    assert asked(table) == ("react", 0)  # the first attack still covers her
    table.done()
    assert (table.damage(0), table.damage(1)) == ([2], [])


@rule("HC 15.13")
def test_three_attacks_inside_each_other_are_handled_from_the_inside() -> None:
    table = attacked("rosette", "rosette", "luna")
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.at(2, (0, -2))
    table.hand(0, "Counter Cross", "Guard")
    table.hand(1, "Counter Cross", "Guard")
    table.hand(2, "Guard")
    table.end()
    table.use("Counter Cross")
    assert asked(table) == ("react", 1)
    table.use("Counter Cross")  # repels the Clad to the north, onto the first Rosette: the innermost attack
    assert asked(table) == ("react", 0)
    table.done()
    assert (table.damage(0), table.where(0)) == ([2], None)
    # The Clad went to (0, 1). The middle attack now moves it south to (0, 0): nobody is there.
    assert table.kinds().count("clad moves") == 2
    assert (table.clad_space, table.facing) == ((0, 0), "north")
    assert (table.damage(1), table.damage(2)) == ([], [])
    assert asked(table) == ("act", 1)


@rule("HC 15.6")
def test_a_witch_without_a_possible_reaction_is_passed_over() -> None:
    table = attacked("flare", "mia")
    table.at(0, (0, 1))
    table.end()
    assert asked(table) == ("act", 1)
    assert table.damage(0) == [2]
