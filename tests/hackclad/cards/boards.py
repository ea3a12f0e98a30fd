"""What the boards of all Witches have: limits of Basic Actions, and three CP Actions that are alike."""

from __future__ import annotations

from tests.hackclad.cards.scenes import attacked, turn
from tests.hackclad.table import Table
from wildswing.hackclad import constants as c

CARDS = ("Shot", "Guard", "Move")


def check_limits(witch: str, move: int, mp: int, damage: int) -> None:
    """Each Basic Action can be taken so often in a round, and no oftener."""
    assert times(turn(witch, at=(2, 0), mp=0), "+1 Move") == move
    assert times(turn(witch, at=(2, 0), mp=0), "+1 MP") == mp
    assert times(attacked(witch, *CARDS), "-1 DMG") == damage


def times(table: Table, action: str) -> int:
    """How often a Basic Action can be taken, with enough cards."""
    count = 0
    asked = table.asked
    while table.asked == asked and table.witch == 0:
        table.hand(0, *CARDS)
        if not table.basics(action):
            break
        before = (table.figure(0).moved, table.figure(0).mp, len(table.events("reduce", 0)))
        table.basic(action, "Guard")
        if table.asked == "step":
            table.choose(table.state.options[0])
        after = (table.figure(0).moved, table.figure(0).mp, len(table.events("reduce", 0)))
        assert after != before
        assert "Guard" in table.cards(0, "discard")
        count += 1
    return count


def check_shared_actions(witch: str) -> None:
    """For 1 CP a space or 1 MP on the turn, for 1 CP 2 less damage in reaction, for 2 CP a card on the turn."""
    table = turn(witch, "Guard", at=(2, 0), mp=0, cp=4)
    table.deck(0, "Shot", "Move")
    table.cp("Move 1 space")
    table.alternative(1)
    assert (table.figure(0).mp, table.figure(0).cp) == (1, 3)
    table.cp("Move 1 space")
    table.alternative(0)
    assert not table.can(c.PASS)
    table.go((2, -1))
    assert (table.where(0), table.figure(0).moved, table.figure(0).mp, table.figure(0).cp) == ((2, -1), 1, 1, 2)
    assert not table.can(table.cp_option("Reduce"))
    table.cp("Draw")
    assert (sorted(table.cards(0, "hand")), table.figure(0).cp) == (["Guard", "Shot"], 0)
    table.gauges(0, cp=1)
    assert not table.can(table.cp_option("Draw"))
    assert table.can(table.cp_option("Move 1 space"))
    table = attacked(witch, cp=1)
    assert not table.can(table.cp_option("Move 1 space"))
    assert not table.can(table.cp_option("Draw"))
    table.cp("Reduce")
    assert table.damage(0) == [2]
    assert table.figure(0).cp == 0


def check_innate(witch: str, name: str, *, reaction: bool) -> None:
    """The innate CP Action has its name, costs 3 CP and is used only on the turn, or only in reaction."""
    for cp in (2, 3):
        on_turn = turn(witch, "Shot", cp=cp)
        assert on_turn.can(on_turn.cp_option(name)) == (cp == 3 and not reaction)
        in_reaction = attacked(witch, "Shot", cp=cp)
        assert in_reaction.can(in_reaction.cp_option(name)) == (cp == 3 and reaction)
    if not reaction:
        on_turn.cp(name)
        assert on_turn.figure(0).cp == 0
    assert [action.cost for action in on_turn.match.boards[0].cp_actions] == [1, 1, 2, 3]
