"""What the coming Clad turns threaten: what is foretold happens if nobody moves or turns the Clad."""

import pytest

from tests.hackclad.table import Table
from wildswing.hackclad import constants as c
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.threat import Threat, coming, threats
from wildswing.hackclad.view import view_of
from wildswing.kernel.playout import playout

TABLES = [
    (("luna", "mia", "rosette", "flare"), c.BASE, False),
    (("mia", "flare", "amelia"), c.BASE, True),
    (("amelia",), c.SOLO, True),
]


def happens(state: HackcladState) -> list[tuple[str, tuple[str, ...]]]:
    """What the Clad does until the round is over if everybody passes."""
    copy = state.clone()
    copy.log = []
    now = copy.round
    while not copy.over and copy.round == now:
        copy.step(c.PASS if c.PASS in copy.options else copy.options[0])
    found: list[tuple[str, tuple[str, ...]]] = []
    for event in copy.log:
        if event.kind == "round":
            break
        if event.kind in {"clad attacks", "clad tramples"}:
            found.append((event.kind, tuple(sorted(event.words))))
        elif event.kind == "drop":
            found.append(("drop", event.words))
    return found


def foretold(found: list[Threat]) -> list[tuple[str, tuple[str, ...]]]:
    """The same as it was foretold."""
    said: list[tuple[str, tuple[str, ...]]] = []
    for threat in found:
        for step in threat.steps:
            names = [name_of(space) for space in step.spaces]
            if step.kind == "attack":
                said.append(("clad attacks", tuple(sorted(names))))
            elif step.kind == "move" and names:
                said.append(("clad tramples", tuple(sorted(names))))
            elif step.kind == "drop":
                said += [("drop", (name,)) for name in names]
    return said


def by_a_witch(state: HackcladState) -> bool:
    """Whether a Witch moves the Clad just now, or a Reaction is going on that may."""
    for place, frame in enumerate(state.stack):
        if frame.procedure in {c.CLAD_MOVE, c.CLAD_ATTACK} and frame.seat >= 0:
            return True
        if frame.procedure == c.CLAD_ATTACK and place + 1 < len(state.stack):
            return True
    return False


@pytest.mark.parametrize(("witches", "mode", "expert"), TABLES)
def test_what_is_foretold_happens(witches: tuple[str, ...], mode: int, expert: bool) -> None:
    looked = 0
    kinds: set[int] = set()
    for seed in range(4):
        state = Table(*witches, start="draft", mode=mode, expert=expert, seed=seed).state
        while not state.over:
            if state.decision in {c.CHOOSE_SLOT, c.ACT, c.REACT} and not by_a_witch(state):
                found = threats(state)
                if all(threat.certain for threat in found):
                    said = foretold(found)
                    if state.decision == c.REACT:
                        said = said[1:]  # it is going on, and was told
                    assert happens(state) == said
                    looked += 1
                    kinds.add(int(state.decision))
            playout(state, looked + seed, 1)
    assert looked > 50
    assert c.ACT in kinds
    assert mode == c.SOLO or kinds >= {c.CHOOSE_SLOT, c.REACT}


@pytest.mark.parametrize(("witches", "mode", "expert"), TABLES)
def test_a_view_foretells_the_same(witches: tuple[str, ...], mode: int, expert: bool) -> None:
    state = Table(*witches, start="draft", mode=mode, expert=expert, seed=2).state
    while not state.over:
        whole = threats(state)
        for seat in (None, *range(len(witches))):
            found = threats(view_of(state, seat).known)
            assert foretold(found) == foretold(whole)
            assert [one.certain for one in found] == [one.certain for one in whole]
        playout(state, int(state.round), 1)


def whirlwind() -> Table:
    """Whirlwind, Veer Left and Rush lie in the slots, nobody has begun."""
    table = Table("luna", "mia")
    table.clad("Whirlwind", "Veer Left", "Rush")
    table.clad_at((0, 0), "north")
    return table


def test_icon_by_icon() -> None:
    first, second, third = threats(whirlwind().state)
    assert [step.words for step in first.steps] == ["attacks b3 d3 b4 d4", "drops on b3 d3", "turns south"]
    assert [step.words for step in second.steps] == ["tramples c2 and moves to c2", "turns east"]
    assert second.begins == (12, c.SOUTH)
    assert second.trampled == [7]
    assert second.ends == (7, c.EAST)
    assert [name_of(space) for space in third.trampled] == ["d2", "e2"]
    assert third.steps[0].words == "tramples d2 e2 and moves to e2"
    assert third.steps[0].rule == "HC 9.6"
    assert third.ends == (9, c.EAST)
    assert third.dangerous == {8, 9}
    assert first.dangerous == set(first.attacked)
    assert len(first.dropped) == 2


def test_a_clad_that_cannot_move_tramples_nobody() -> None:
    table = whirlwind()
    table.state.clad_locked = True
    _, second, third = threats(table.state)
    assert second.trampled == third.trampled == []
    assert second.steps[0].words == "cannot move"
    assert second.ends == (12, c.EAST)


def test_after_a_face_down_card_nothing_is_certain() -> None:
    state = Table("luna", start="draft").state
    first, second, third = threats(state)
    assert (first.certain, second.certain, third.certain) == (True, False, False)
    assert second.card == c.NO_CARD
    assert second.steps == []
    assert third.card != c.NO_CARD


def test_no_round_no_threat() -> None:
    assert coming(Table("luna", "mia", start="set-up").state) == []
