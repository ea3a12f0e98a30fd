"""A Clad attack: Reactions in turn order, then damage and injuries (HC 10, 15, 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.actions import begin, reaction_options, seems_able_to_react
from wildswing.hackclad.cards import Line
from wildswing.hackclad.clad import clad_atk, path, spaces_of
from wildswing.hackclad.constants import CLAD_ATTACK, NOBODY, OFF_FIELD, PASS, REACT
from wildswing.hackclad.deeds import check_missions
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.journal import note
from wildswing.hackclad.piles import less_damage
from wildswing.hackclad.state import PROCEDURES, HackcladState
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import Frame

# Frame: a = the Clad card, NO_CARD for a Trample Attack; b, c = its way and spaces; items = how much each Witch has
# reduced the damage, then the spaces before the Reaction; kept = bits of the Witches who passed, the reacting Witch,
# then for each line that waits for "when this attack reaches you": the line, its Witch, the X of its card.
ASKED: Final = 1
REACTED: Final = 2
PASSED: Final = 0
ACTIVE: Final = 1


def area(state: HackcladState, frame: Frame) -> list[int]:
    """The spaces that the attack covers now (HC 15.12)."""
    if frame.a >= 0:
        return spaces_of(state, state.match.clad[frame.a].attack)
    if state.clad_locked:
        return []
    return path(state, frame.b, frame.c)


def in_turn_order(state: HackcladState) -> list[int]:
    """The Witches in the order of this round's Turn slots (HC 15.3)."""
    order: list[int] = []
    for slot in range(4):
        for witch, figure in enumerate(state.figures):
            if figure.taken == slot:
                order.append(witch)
    return order


def passed(frame: Frame, witch: i64) -> bool:
    """Whether a Witch has passed since the range last changed."""
    return (frame.kept[PASSED] >> witch) & 1 != 0


class CladAttack(Procedure[HackcladState]):
    """Reactions one at a time; when all in range have passed, the attack is resolved."""

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Go on with the next Reaction, or resolve."""
        if frame.step == 0:
            frame.items = tuple([0] * len(state.figures))
            frame.kept = (0, NOBODY)
            if state.log is not None:
                words = tuple([name_of(space) for space in area(state, frame)])
                kind = "clad attacks" if frame.a >= 0 else "clad tramples"
                note(
                    state,
                    kind,
                    -1,
                    "HC 9.3" if frame.a >= 0 else "HC 9.6",
                    numbers=(int(clad_atk(state)),),
                    words=words,
                )
        elif frame.step == ASKED:
            witch = frame.kept[ACTIVE]
            if state.answer == PASS:
                frame.kept = (pass_of(frame.kept[PASSED], witch), NOBODY, *frame.kept[2:])
                if state.log is not None:
                    note(state, "passes", int(witch), "HC 15.6")
            else:
                frame.step = REACTED
                frame.items = (*frame.items[: len(state.figures)], *area(state, frame))
                begin(state, witch)
                return False
        elif frame.step == REACTED:
            before = list(frame.items[len(state.figures) :])
            frame.items = frame.items[: len(state.figures)]
            if sorted(before) != sorted(area(state, frame)):
                frame.kept = (0, NOBODY, *frame.kept[2:])  # HC 15.7
                if state.log is not None:
                    words = tuple([name_of(space) for space in area(state, frame)])
                    note(state, "range changed", -1, "HC 15.7", words=words)
        covered = area(state, frame)
        for witch in in_turn_order(state):
            figure = state.figures[witch]
            if figure.space == OFF_FIELD or figure.space not in covered or passed(frame, witch):
                continue
            if not seems_able_to_react(state, witch):
                frame.kept = (pass_of(frame.kept[PASSED], witch), NOBODY, *frame.kept[2:])
                continue
            frame.step = ASKED
            frame.kept = (frame.kept[PASSED], witch, *frame.kept[2:])
            state.ask(REACT, state.decider(witch), reaction_options(state, witch), True)
            return False
        self.finish(state, frame, covered)
        return True

    def finish(self, state: HackcladState, frame: Frame, covered: list[int]) -> None:
        """Resolve the attack: what waits for it, damage, injuries, in turn order (HC 10.8, 15.9)."""
        reached: list[int] = []
        for witch in in_turn_order(state):
            space = state.figures[witch].space
            if space != OFF_FIELD and space in covered:
                reached.append(witch)
        if state.log is not None and not reached:
            note(state, "nobody reached", -1, "HC 15.9")
        place = 2
        while place < len(frame.kept):
            if frame.kept[place + 1] in reached:
                line = state.match.line(frame.kept[place])
                if line is not None:
                    state.count = frame.kept[place + 2]
                    when_reached(state, line, frame.kept[place + 1])
            place += 3
        for witch in reached:
            take_damage(state, witch, frame)

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """The Reactions of the active Witch."""
        return reaction_options(state, frame.kept[ACTIVE])


PROCEDURES[CLAD_ATTACK] = CladAttack()


def pass_of(bits: i64, witch: i64) -> i64:
    """The bits of those who passed, with one more."""
    bit: i64 = 1
    bit <<= witch
    return bits | bit


def when_reached(state: HackcladState, line: Line, witch: i64) -> None:
    """A line that waited for the attack to reach its Witch (HC 26.6 to 26.8)."""
    if state.log is not None:
        note(state, "reached", int(witch), "HC 26.6", words=(line.source,))
    line.body.apply(state, witch)


def take_damage(state: HackcladState, witch: i64, frame: Frame) -> None:
    """The damage to one Witch after her reductions; those do nothing against a Trample Attack (HC 10.1, 10.2, 16.8)."""
    figure = state.figures[witch]
    damage = clad_atk(state)
    reduced: i64 = 0
    if frame.a >= 0:
        reduced = frame.items[witch] + less_damage(state, witch)
        if figure.safe or reduced > damage:
            reduced = damage
        damage -= reduced
        if reduced > figure.best_reduction:
            figure.best_reduction = reduced
    if state.log is not None:
        terms = damage_terms(state, witch, frame, int(reduced))
        note(state, "damage", int(witch), "HC 10.1", numbers=(int(damage), int(reduced)), terms=terms)
    check_missions(state, witch)
    if damage > 0:
        injure(state, witch, damage)


def damage_terms(state: HackcladState, witch: i64, frame: Frame, reduced: int) -> tuple[tuple[int, str], ...]:
    """What the damage is made of, for the log; no reduction counts more than there was to reduce (HC 21.8)."""
    terms = [(int(clad_atk(state)), f"the Clad's ATK at Voltage {state.voltage}")]
    if frame.a < 0:
        if frame.items[witch] + less_damage(state, witch) > 0 or state.figures[witch].safe:
            terms.append((0, "a Trample Attack cannot be reduced"))
        return tuple(terms)
    sources = [(int(frame.items[witch]), "Reactions"), (int(less_damage(state, witch)), "the discard pile")]
    if state.figures[witch].safe:
        sources.append((reduced, "no damage this round"))
    for amount, source in sources:
        part = amount if amount < reduced else reduced
        if part > 0:
            terms.append((-part, source))
            reduced -= part
    return tuple(terms)


def injure(state: HackcladState, witch: i64, damage: i64) -> None:
    """An injury: Shards worth the damage fall on her space, and she leaves the Field (HC 16.1 to 16.7, 11.5)."""
    figure = state.figures[witch]
    figure.injuries += 1
    lost = damage if damage < figure.shards else figure.shards
    figure.shards -= lost
    state.field[figure.space] += lost
    if state.log is not None:
        numbers = (int(damage), int(lost), int(figure.injuries))
        note(state, "injury", int(witch), "HC 16.3", numbers=numbers, words=(name_of(figure.space),))
    figure.space = OFF_FIELD
    if witch == state.acting:
        state.turn_over = True
