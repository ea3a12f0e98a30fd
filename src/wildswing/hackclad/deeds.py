"""What is counted: gauges, Shards, movement, damage; and the Missions, complete as soon as they are met (HC 20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import ACTION, CLAD_ATTACK, GAUGE_MAX, NO_CARD, USE
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.state import Frame

# The USE frame keeps, in `kept`: the damage the card has dealt, its further ATK, the MP that was paid for it, and the
# ATK it has struck with.
CARD_DAMAGE: Final = 0
CARD_ATK: Final = 1
CARD_MP: Final = 2
CARD_STRUCK: Final = 3


def use_of(state: HackcladState, witch: i64) -> Frame | None:
    """The frame of the card that this Witch is using, None without one; an action or attack hides it."""
    for frame in reversed(state.stack):
        if frame.procedure == ACTION or frame.procedure == CLAD_ATTACK:
            return None
        if frame.procedure == USE and frame.seat == witch:
            return frame
    return None


def kept_with(frame: Frame, place: i64, value: i64) -> None:
    """Put a number into the frame of a card in use."""
    kept = list(frame.kept)
    kept[place] = value
    frame.kept = tuple(kept)


def check_missions(state: HackcladState, witch: i64) -> None:
    """Complete the Missions whose objective is met now (HC 20.1 to 20.4)."""
    figure = state.figures[witch]
    for number in figure.missions:
        if number in figure.done:
            continue
        mission = state.match.missions[number]
        if mission.at_end:
            continue
        complete = True
        for condition in mission.conditions:
            if not condition.test(state, witch):
                complete = False
                break
        if complete:
            figure.done.append(number)
            if state.log is not None:
                note(state, "mission", int(witch), "HC 20.1", numbers=(int(mission.vp),), words=(mission.title,))


def gain_mp(state: HackcladState, witch: i64, amount: i64) -> None:
    """Gain MP; what is over the maximum is lost (HC 3.7, 3.8)."""
    figure = state.figures[witch]
    before = figure.mp
    figure.mp = before + amount if before + amount < GAUGE_MAX else GAUGE_MAX
    if state.log is not None:
        note(state, "mp", int(witch), "HC 3.7", numbers=(int(figure.mp - before), int(figure.mp)))


def gain_cp(state: HackcladState, witch: i64, amount: i64) -> None:
    """Gain CP (HC 3.7, 3.8, 14.5)."""
    figure = state.figures[witch]
    before = figure.cp
    figure.cp = before + amount if before + amount < GAUGE_MAX else GAUGE_MAX
    if state.log is not None:
        note(state, "cp", int(witch), "HC 14.5", numbers=(int(figure.cp - before), int(figure.cp)))
    check_missions(state, witch)


def gain_shards(state: HackcladState, witch: i64, amount: i64) -> None:
    """Take Shards from the Reserve, which never runs out (HC 1.15)."""
    state.figures[witch].shards += amount


def deal(
    state: HackcladState,
    witch: i64,
    amount: i64,
    source: str,
    terms: tuple[tuple[int, str], ...] = (),
    card: i64 = NO_CARD,
) -> None:
    """Damage the Clad: as many Shards from the Reserve (HC 12.7 to 12.9).

    Args:
        state: of the game.
        witch: who deals it.
        amount: how much.
        source: what deals it, for the log.
        terms: what the damage is made of, for the log.
        card: the skill card that deals it, NO_CARD for anything else (HC 20.12, 20.25).
    """
    if amount <= 0:
        if state.log is not None:
            note(state, "no damage dealt", int(witch), "HC 20.29", words=(source,), terms=terms)
        return
    figure = state.figures[witch]
    figure.dealt += amount
    gain_shards(state, witch, amount)
    if card != NO_CARD:
        whole = amount
        frame = use_of(state, witch)
        if frame is not None and frame.a == card:
            whole += frame.kept[CARD_DAMAGE]
            kept_with(frame, CARD_DAMAGE, whole)
        if whole == amount and state.match.card(card).is_attack():
            figure.hits += 1
        if whole > figure.best_card:
            figure.best_card = whole
    if state.log is not None:
        numbers = (int(amount), int(figure.shards))
        note(state, "clad damaged", int(witch), "HC 12.8", numbers=numbers, words=(source,), terms=terms)
    check_missions(state, witch)


def pick_up(state: HackcladState, witch: i64, space: i64, amount: i64) -> None:
    """Take Shards that lie on a space (HC 2.7); "when you pick up" lines see how many they were."""
    if amount <= 0:
        return
    figure = state.figures[witch]
    state.field[space] -= amount
    figure.shards += amount
    figure.picked += amount
    if state.log is not None:
        note(state, "picked up", int(witch), "HC 2.7", numbers=(int(amount), int(figure.shards), int(space)))
    for number in figure.lasting:
        line = state.match.line(number)
        if line is not None:
            state.count = amount
            line.body.apply(state, witch)
    check_missions(state, witch)


def enter(state: HackcladState, witch: i64, space: i64, moving: bool) -> None:
    """Put a Witch on a space: she takes its Shards (HC 2.7, 2.8, 17.4); re-entry is no movement (HC 17.6)."""
    figure = state.figures[witch]
    before = figure.space
    figure.space = space
    if moving:
        figure.moved += 1
    if state.log is not None:
        rule = "HC 2.4" if moving else "HC 17.2"
        note(state, "move" if moving else "re-entry", int(witch), rule, numbers=(int(before), int(space)))
    if state.field[space]:
        pick_up(state, witch, space, state.field[space])
    check_missions(state, witch)


def is_free(state: HackcladState, space: i64) -> bool:
    """Whether a space has neither a Witch nor the Clad on it (HC 2.6)."""
    if space == state.clad_space:
        return False
    for figure in state.figures:
        if figure.space == space:
            return False
    return True
