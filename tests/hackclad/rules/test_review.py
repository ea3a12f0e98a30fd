"""Prices, Repels and counts at unusual moments; texts that no card of the base game has are made up here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import builds
from tests.hackclad.rules.test_review_reactions import asked, made_up
from tests.hackclad.table import OFF, Table
from tests.rules import rule
from wildswing.cardtext.load import packaged_text
from wildswing.hackclad import constants as c
from wildswing.hackclad.notation import described
from wildswing.hackclad.position import key, write_position
from wildswing.hackclad.read_position import read_position
from wildswing.hackclad.scores_told import note_scores
from wildswing.kernel.effects import Condition, Effect, Number
from wildswing.kernel.errors import NotPlayable
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import State

FORWARD = '"Move the Clad 1 space forward."'


@rule("HC 11.5", "HC 11.6", "HC 21.5")
def test_a_repel_is_not_done_after_the_injury_of_its_user(tmp_path: Path) -> None:
    mia = made_up(tmp_path, "mia", (FORWARD, '"Repel the Clad. Move the Clad 1 space forward."'))
    table = Table(mia, "luna")
    table.clad("Tail Whip", "Rending Claws", "Whirlwind")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')
    assert (table.where(0), table.damage(0), table.cards(0, "discard")) == (OFF, [2], ['"Oi, Over Here!"'])
    assert (table.clad_space, table.events("repel")) == ((0, 1), [])
    table = Table(mia, "luna")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')  # where she is not hurt, it is done
    assert (table.clad_space, len(table.events("repel"))) == ((0, 2), 1)


@rule("HC 12.2", "HC 12.3", "HC 21.1")
def test_an_extra_cost_of_several_parts_must_be_possible_as_a_whole(tmp_path: Path) -> None:
    cost = "Extra cost: discard 1 card"
    rosette = made_up(tmp_path, "rosette", (f'"{cost}."', f'"{cost} and put 1 of your Magic Shards on your space."'))
    table = Table(rosette, "luna")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.hand(0, "Rose Whip", "Guard")
    table.gauges(0, mp=1)
    assert not table.usable("Rose Whip")
    table.gauges(0, shards=1)
    assert table.usable("Rose Whip")
    table.hand(0, "Rose Whip")
    assert not table.usable("Rose Whip")
    table.hand(0, "Rose Whip", "Guard")
    table.use("Rose Whip")
    assert (table.figure(0).shards, table.on_field()) == (3, {(0, -1): 1})


@rule("HC 21.1")
def test_an_optional_extra_cost_of_several_parts_is_offered_as_a_whole(tmp_path: Path) -> None:
    cost = "Optional extra cost: discard 1 card"
    rosette = made_up(tmp_path, "rosette", (f"{cost}.", f"{cost} and put 1 of your Magic Shards on your space."))
    table = Table(rosette, "luna")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.hand(0, "Firecracker", "Guard")
    table.use("Firecracker")
    assert (table.asked, table.cards(0, "hand"), table.clad_space) == ("act", ["Guard"], (0, 0))
    table.hand(0, "Firecracker", "Guard")
    table.use("Firecracker")
    assert table.asked == "may"


@rule("HC 4.12", "HC 26.24")
def test_two_equal_enhanced_cards_are_one_option(tmp_path: Path) -> None:
    mana = (
        'name = "Auxiliary Mana"\nref = "BAS-W05-13"\nset = "enhanced"\ntype = "support"\nvp = 4\ntext = "Gain 2 MP."'
    )
    text = packaged_text("wildswing.hackclad", "data", "witches", "amelia.toml")
    arm = text[text.index('name = "High Mobility Arm"') :].split("\n\n")[0]
    amelia = made_up(tmp_path, "amelia", (arm, mana))
    table = Table(amelia, "luna", start="set-up", missions=c.RANDOM_MISSIONS)
    assert table.picks().count("Auxiliary Mana") == 1
    assert len(described(table.state)) == len(table.state.options) == 7
    table = Table(amelia, "luna")
    table.hand(0, "Upgrade", "Reboot", "Move")
    table.gauges(0, mp=1)
    assert [table.card(0, "Auxiliary Mana")] * 2 == [
        card for card in table.figure(0).enhanced if card == table.card(0, "Auxiliary Mana")
    ]
    table.use("Upgrade")
    table.pick("Reboot")
    assert table.picks() == ["Protection Drone", "Auxiliary Mana"]


@rule("HC 26.24", "HC 12.2")
@pytest.mark.parametrize(
    ("first", "missing"),
    [
        ("Pick up 1 Magic Shard from any space.", "shard"),
        ("Add 1 Reaction or Reaction Magic card from your discard pile to your hand.", "card"),
        ("Move the Clad 1 space forward.", "clad"),
        ("Gain 1 MP.", "trade"),
    ],
)
def test_a_text_that_must_be_possible_as_a_whole_needs_every_step(first: str, missing: str, tmp_path: Path) -> None:
    wanted = "1 card worth exactly 1 VP more from your Enhanced deck"
    trade = f"Trade 1 card from your hand for {wanted}, into your discard pile."
    amelia = made_up(tmp_path, "amelia", (f"\n{trade}", f"\n{first} {trade}"))
    table = Table(amelia, "luna")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.hand(0, "Upgrade", "Move")  # Fractography is worth 1 VP more
    table.discard(0, "Guard")
    table.shards((1, 1), 1)
    table.gauges(0, mp=1)
    assert table.usable("Upgrade")
    if missing == "shard":
        table.shards((1, 1), 0)
    elif missing == "card":
        table.discard(0, "Shot")
    elif missing == "clad":
        table.state.clad_locked = True
        table.refresh()
    else:
        table.hand(0, "Upgrade")
    assert not table.usable("Upgrade")


@rule("HC 1.8", "HC 26.15")
def test_other_cards_may_have_any_more_atk_while_something_is_still_asked(tmp_path: Path) -> None:
    raised = "This round, your other Attack and Attack Magic cards have +1 ATK."
    longer = raised.replace("+1", "+3") + " Move up to 1 space."
    luna = made_up(tmp_path, "luna", (raised, longer))
    table = Table(luna, "mia")
    table.at(0, (0, -2))
    table.at(1, (2, 2))
    table.hand(0, "Bombard", "Shot")
    table.gauges(0, mp=1)
    table.use("Bombard")
    assert (table.asked, table.figure(0).shards) == ("step", 1)
    assert key(read_position(write_position(table.state), [luna])) == key(table.state)
    table.done()
    table.use("Shot")
    assert table.figure(0).shards == 5


@rule("HC 26.16")
def test_the_second_strike_has_the_atk_of_the_first(tmp_path: Path) -> None:
    again = "Attack again with the same ATK."
    more = "This round, your Attack and Attack Magic cards have +2 ATK."
    rosette = made_up(tmp_path, "rosette", (again, f"{more} {again}"))
    table = Table(rosette, "luna")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.hand(0, "Sol Shimmer")
    table.use("Sol Shimmer")
    assert [event.numbers[0] for event in table.events("clad damaged")] == [1, 1]


@rule("HC 11.5")
def test_a_cp_action_goes_on_after_an_injury_on_the_turn_of_another(tmp_path: Path) -> None:
    reduce = '"Reduce the damage by 2."'
    text = 'type = "reaction"\ntext = '
    flare = made_up(
        tmp_path,
        "flare",
        (f"cost = 1\n{text}{reduce}", f'cost = 1\n{text}"""\nMove the Clad 1 space forward.\nGain 2 MP.\n"""'),
    )
    table = Table("luna", flare)
    table.clad("Rending Claws")
    table.at(0, (2, -2))
    table.at(1, (0, 1))
    table.gauges(1, cp=1)
    table.end()
    assert asked(table) == ("react", 1)
    table.cp("Gain 2 MP")
    assert (table.where(1), table.figure(1).mp) == (OFF, 2)


@rule("HC 14.1", "HC 26.4")
def test_a_cp_action_may_move_toward_the_clad(tmp_path: Path) -> None:
    luna = made_up(tmp_path, "luna", ("Your MP becomes 7.", "Move 1 space toward the Clad."))
    table = Table(luna, "mia")
    table.at(0, (0, -2))
    table.at(1, (2, 2))
    table.gauges(0, cp=3)
    table.cp("Sabbath")
    assert (table.where(0), table.figure(0).moved) == ((0, -1), 1)


@pytest.mark.parametrize("step", ["Repel the Clad.", "End your turn."])
def test_what_belongs_to_a_card_cannot_be_done_by_a_cp_action(step: str, tmp_path: Path) -> None:
    luna = made_up(tmp_path, "luna", ("Your MP becomes 7.", step))
    with pytest.raises(NotPlayable, match="Sabbath"):
        Table(luna, "mia")


def subclasses(kind: type[Any]) -> set[type[Any]]:
    """All classes below a class."""
    below: set[type[Any]] = {kind}
    for child in kind.__subclasses__():
        below |= subclasses(child)
    return below


def test_whatever_inherits_from_a_compiled_class_is_compiled() -> None:
    # A class outside of the compiled modules that did would make the compiled build unable to start a game.
    compiled = set(builds.modules())
    kinds = set().union(*(subclasses(kind) for kind in (Effect, Condition, Number, Procedure, State)))
    ours = {kind.__module__ for kind in kinds if kind.__module__.startswith("wildswing.")}
    assert len(ours) > 10
    assert ours <= compiled


@rule("HC 4.5", "HC 24.3")
def test_equal_witches_of_a_team_are_told_apart_in_the_scoring() -> None:
    table = Table("luna", "mia", "mia", "luna", mode=c.TEAM)
    note_scores(table.state)
    terms = [[name for _, name in event.terms] for event in table.events("team score")]
    assert terms == [["Luna 1", "Luna 4"], ["Mia 2", "Mia 3"]]


@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        ("Reboot", "from your discard pile to your hand", "from your Enhanced deck to your hand"),
        ("Reboot", "from your discard pile to your hand", "from your deck to your hand"),
        ("Upgrade", "1 card worth exactly 1 VP more", "1 Enhanced card worth exactly 1 VP more"),
        ("Attack Assist Arm", "Your Attack and Attack Magic cards have", "Your Attack cards have"),
    ],
)
def test_what_the_rules_would_do_differently_is_not_played(card: str, old: str, new: str, tmp_path: Path) -> None:
    with pytest.raises(NotPlayable, match=card):
        Table(made_up(tmp_path, "amelia", (old, new)), "luna")


@rule("HC 16.6", "HC 10.7")
def test_a_witch_who_was_injured_by_her_own_reaction_does_not_move_back_onto_the_field(tmp_path: Path) -> None:
    moved = "Move to any free Entry Point."
    mia = made_up(tmp_path, "mia", (moved, f"Move the Clad 1 space forward. {moved}"))
    table = Table("luna", mia)
    table.clad("Rending Claws")
    table.at(0, (2, -2))
    table.at(1, (0, 1))
    table.hand(1, "Shadow Clone")
    table.gauges(1, shards=2)
    table.end()
    table.use("Shadow Clone")
    assert (table.damage(1), table.where(1), table.figure(1).moved) == ([2], OFF, 0)
    assert asked(table) == ("choose entry", 1)
