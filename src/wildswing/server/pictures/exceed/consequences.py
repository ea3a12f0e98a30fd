"""What an option of EXCEED leads to before anybody decides again: only what is the same in different samples."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.exceed.constants import POWER, SPEED, STAT_NAMES
from wildswing.exceed.explain import value_of
from wildswing.exceed.spans import nearest
from wildswing.server.pictures.exceed.titles import fighter_name

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState
    from wildswing.server.pictures.exceed.trying import Trials

SAMPLES: Final = (0, 1, 2)
MOST_PARTS: Final = 3


def consequence(trials: Trials, option: int) -> str:
    """What surely follows from an option at once; "" for nothing that can be said shortly.

    Args:
        trials: of the seat that decides.
        option: the number of the option.
    """
    sides = trials.view.known.sides
    hidden = [seat for seat in (0, 1) if sides and not sides[seat].face_up]
    told = [changes(trials.sample(seed), option, hidden) for seed in SAMPLES]
    sure = [part for part in told[0] if all(part in other for other in told[1:])]
    return ", ".join(sure[:MOST_PARTS])


def changes(sample: ExceedState, option: int, hidden: list[int]) -> list[str]:
    """What changes by an option in a whole game, in words, what matters most first.

    Args:
        sample: before the option.
        option: its number.
        hidden: the seats whose attack is not revealed: once it is, a sample says nothing that is sure.
    """
    after: ExceedState = sample.clone()
    after.step(option)
    found: list[str] = []
    if any(not after.sides or after.sides[seat].face_up for seat in hidden):
        return found
    for seat in (int(sample.seat), 1 - int(sample.seat)):
        name = fighter_name(sample, seat)
        before, now = sample.players[seat], after.players[seat]
        lost = int(before.life - now.life)
        if lost:
            found.append(f"{name} {'loses' if lost > 0 else 'gains'} {abs(lost)} life")
        if now.space != before.space:
            gap = int(nearest(after))
            found.append(f"{name} to {int(now.space)}, range {gap}")
        if after.turn == sample.turn:
            found += in_strike(sample, after, seat, name) + cards(sample, after, seat, name)
    return found


def in_strike(before: ExceedState, after: ExceedState, seat: int, name: str) -> list[str]:
    """What changes of an attack that lies face up."""
    if not before.sides or not after.sides:
        return []
    one, two = before.sides[seat], after.sides[seat]
    found: list[str] = []
    if two.stunned and not one.stunned:
        found.append(f"{name} is stunned")
    if two.critical and not one.critical:
        found.append("the attack becomes critical")
    if one.face_up and two.face_up and one.attack == two.attack and not two.gone:
        for stat in (POWER, SPEED):
            more = int(value_of(after, seat, stat) - value_of(before, seat, stat))
            if more:
                found.append(f"{name} {more:+d} {STAT_NAMES[stat]}")
    return found


def cards(before: ExceedState, after: ExceedState, seat: int, name: str) -> list[str]:
    """How many cards more or fewer lie where people count them."""
    found: list[str] = []
    one, two = before.players[seat], after.players[seat]
    for word, more in (("in hand", len(two.hand) - len(one.hand)), ("in gauge", len(two.gauge) - len(one.gauge))):
        if more:
            found.append(f"{name} {more:+d} {word}")
    return found
