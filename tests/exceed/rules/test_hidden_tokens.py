"""Tokens that look alike until the reveal: what the other player sees, and what may be guessed."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import part
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.known import known_state
from wildswing.exceed.sentences import ExceedTeller
from wildswing.exceed.svg import board_svg
from wildswing.exceed.view import view_of

TRUE, DECOY = 1, 0  # the alternatives, as they are printed


def placed(which: int, *chosen: int, exceeded: bool = False) -> Table:
    """A strike in which a token was placed on each of these spaces, before the opponent sets."""
    table = Table(part("hazama", "Falling Fang", ability=True), "nehtali", spaces=(4, 8))
    table.exceed(0, exceeded)
    table.hand(0, "Sweep", "Grasp", "Block")
    table.hand(1, "Block", "Cross")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Block")
    for space in chosen:
        table.space(space)
    table.alternative(which)
    table.set("Sweep")
    return table


def told(table: Table, viewer: int) -> list[str]:
    teller = ExceedTeller(table.match, viewer)
    return [event.told_by(teller, viewer, everything=False).text for event in table.state.log or []]


@rule("EX 21.1")
@pytest.mark.parametrize(("exceeded", "chosen"), [(False, (5,)), (True, (2, 5)), (True, (4, 4))])
def test_the_opponent_sees_where_but_not_which(exceeded: bool, chosen: tuple[int, ...]) -> None:
    one, other = (placed(which, *chosen, exceeded=exceeded) for which in (TRUE, DECOY))
    for viewer in (1, None):
        assert view_of(one.state, viewer) == view_of(other.state, viewer)
        assert view_of(one.state, viewer).plain() == view_of(other.state, viewer).plain()
    assert told(one, 1) == told(other, 1)
    if chosen != (4, 4):
        assert view_of(one.state, 0) != view_of(other.state, 0)
    seen = view_of(one.state, 1).players[0].tokens
    assert (sorted(seen.values()), len(seen)) == (sorted(chosen), len(chosen))
    assert all("face down" in name for name in seen)
    assert board_svg(known_state(one.state, 1)) == board_svg(one.state)


def test_the_questions_are_the_same_whatever_is_placed() -> None:
    table = Table(part("hazama", "Falling Fang", ability=True), "nehtali", spaces=(4, 8))
    table.exceed(0)
    table.hand(0, "Sweep", "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Block")
    asked = []
    while table.asked != "set attack":
        asked.append((table.asked, table.spaces))
        table.choose(table.state.options[0])
    near = [2, 3, 4, 5, 6]
    assert asked == [("pick space", near), ("pick space", near), ("choose", [])]


def test_a_sample_has_either_token_in_either_place() -> None:
    table = placed(TRUE, 2, 5, exceeded=True)
    view = view_of(table.state, 1)
    found = set()
    for seed in range(12):
        state = view.sample_state(seed)
        found.add(tuple(state.players[0].tokens))
        assert view_of(state, 1) == view
    assert found == {(2, 5), (5, 2)}
    own = view_of(table.state, 0).sample_state(1)
    assert own.players[0].tokens == table.state.players[0].tokens


@pytest.mark.parametrize(("which", "at"), [(TRUE, 5), (DECOY, 4)])
def test_at_the_reveal_the_fighter_moves_to_the_true_one_and_both_leave(which: int, at: int) -> None:
    table = placed(which, 5)
    table.set("Block")
    assert (table.at(0), table.tokens(0, "Ouroboros"), table.tokens(0, "Ouroboros Decoy")) == (at, [], [])
    assert not table.player(0).covered
    name = "Ouroboros" if which == TRUE else "Ouroboros Decoy"
    assert next(event.words for event in table.events("token")) == (name,)


def test_on_a_fighters_space_the_true_one_only_leaves() -> None:
    table = placed(TRUE, 2, 4, exceeded=True)
    table.set("Block")
    assert table.at(0) in {2, 4}
    assert table.tokens(0, "Ouroboros") == []
