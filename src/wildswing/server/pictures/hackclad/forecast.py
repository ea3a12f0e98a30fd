"""The round's course: the coming Clad turns, and the rows of the sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.clad import clad_atk
from wildswing.hackclad.piles import less_damage
from wildswing.hackclad.rounds import ACTION_STEP
from wildswing.hackclad.threat import Threat, threats
from wildswing.hackclad.unseen import hidden_slot
from wildswing.server.wire.hackclad import Stand, ThreatPicture, TurnRow

if TYPE_CHECKING:
    from wildswing.hackclad.state import HackcladState


def threat_pictures(known: HackcladState) -> tuple[ThreatPicture, ...]:
    """The coming Clad turns.

    Args:
        known: what the viewer knows, or a state.
    """
    if known.over or not known.round:
        return ()
    return tuple([threat_picture(known, threat) for threat in threats(known)])


def threat_picture(known: HackcladState, threat: Threat) -> ThreatPicture:
    """One of them."""
    return ThreatPicture(
        slot=threat.slot,
        card=threat.card,
        attacked=tuple(threat.attacked),
        trampled=tuple(threat.trampled),
        dropped=tuple(threat.dropped),
        steps=tuple([step.words for step in threat.steps]),
        begins=Stand(threat.begins[0], c.DIRECTION_NAMES[threat.begins[1]]),
        ends=Stand(threat.ends[0], c.DIRECTION_NAMES[threat.ends[1]]),
        certain=threat.certain,
        hits=tuple([witch for witch in range(len(known.figures)) if hurts(known, threat, witch)]),
    )


def hurts(known: HackcladState, threat: Threat, witch: int) -> bool:
    """Whether a Clad turn hurts a Witch if she stays where she is and does not react (HC 10.1, 10.2)."""
    figure = known.figures[witch]
    if figure.space == c.OFF_FIELD:
        return False
    if int(figure.space) in threat.trampled:
        return True
    weak = figure.safe or less_damage(known, witch) >= clad_atk(known)
    return int(figure.space) in threat.attacked and not weak


def sequence(known: HackcladState, coming: tuple[ThreatPicture, ...]) -> tuple[TurnRow, ...]:
    """The rows of the round, from the first Turn slot to the last.

    Args:
        known: what the viewer knows.
        coming: the Clad turns that are still to come.
    """
    now = place_now(known)
    hits = {threat.slot: threat.hits for threat in coming}
    rows: list[TurnRow] = []
    for place in range(c.TURN_SLOTS + c.CLAD_SLOTS):
        slot = place // 2
        state = "later" if place > now else "now" if place == now else "done"
        if place % 2:
            card: int | None = int(known.clad_slots[slot])
            if card == c.NO_CARD and not (slot == 1 and hidden_slot(known)):
                card = None
            rows.append(TurnRow("clad", slot, None, card, state, False, hits.get(slot, ())))
        else:
            rows.append(TurnRow("turn", slot, witch_in(known, slot), None, state, bool(known.markers[slot]), ()))
    return tuple(rows)


def place_now(known: HackcladState) -> int:
    """The place of the row that is going on, -1 outside of the Action Phase."""
    for frame in known.stack:
        if frame.procedure == c.ROUND:
            return int(frame.b) - 1 if frame.step == ACTION_STEP else -1
    return -1


def witch_in(known: HackcladState, slot: int) -> int | None:
    """The Witch whose turn a slot holds this round."""
    for witch, figure in enumerate(known.figures):
        if int(figure.slot) == slot or (figure.slot < 0 and int(figure.taken) == slot):
            return witch
    return None
