"""The attack of the Clad that the viewer may react to, and what a Reaction makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.attack import area
from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.notation import asked_witch
from wildswing.hackclad.piles import less_damage
from wildswing.server.wire.hackclad import Reacting

if TYPE_CHECKING:
    from wildswing.hackclad.state import HackcladState
    from wildswing.hackclad.view import HackcladView
    from wildswing.kernel.state import Frame


def reacting(view: HackcladView) -> Reacting | None:
    """The attack that the viewer may react to; None if there is none."""
    known = view.known
    if view.seat is None or known.decision != c.REACT or known.seat != view.seat:
        return None
    frame = known.stack[-1]
    witch = asked_witch(known)
    base = int(clad_atk(known))
    less = reduced(known, frame, witch)
    source = known.match.clad[frame.a].name if frame.a >= 0 else "Trample Attack"
    return Reacting(witch, source, base, less, base - less)


def reduced(known: HackcladState, frame: Frame, witch: int) -> int:
    """What is taken off the damage so far; nothing is off a Trample Attack (HC 10.2)."""
    base = int(clad_atk(known))
    if frame.a < 0:
        return 0
    if known.figures[witch].safe:
        return base
    return min(base, int(frame.items[witch] + less_damage(known, witch)))


def after_reaction(after: HackcladState, depth: int, witch: int) -> str:
    """What comes of the attack after a Reaction, in words; "" where its frame is not the topmost.

    Args:
        after: the state when the Reaction is done.
        depth: how many frames the stack had when the Witch was asked.
        witch: who reacts.
    """
    if len(after.stack) != depth or after.stack[-1].procedure != c.CLAD_ATTACK:
        return ""
    frame = after.stack[-1]
    space = int(after.figures[witch].space)
    if space == c.OFF_FIELD:
        return ""
    if space not in area(after, frame):
        return "the attack does not reach her any more"
    base = int(clad_atk(after))
    less = reduced(after, frame, witch)
    return f"{base} - {less} = {consequence(base - less)}" if less else consequence(base)


def consequence(damage: int) -> str:
    """What some damage means."""
    return f"{damage} damage: 1 Injury" if damage else "0 damage: no Injury"
