"""The picture of a game of HacKClaD for one viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad.notation import asked_witch
from wildswing.server.pictures.hackclad.choices import hackclad_decision
from wildswing.server.pictures.hackclad.forecast import sequence, threat_pictures
from wildswing.server.pictures.hackclad.hand import hackclad_hand
from wildswing.server.pictures.hackclad.reacting import reacting
from wildswing.server.pictures.hackclad.scores import missions, score_span
from wildswing.server.pictures.hackclad.titles import hackclad_result
from wildswing.server.pictures.hackclad.trying import Tries
from wildswing.server.wire.common import Asked
from wildswing.server.wire.hackclad import CladPicture, HackcladPicture, WitchPicture

if TYPE_CHECKING:
    from wildswing.hackclad.view import HackcladView
    from wildswing.hackclad.view_parts import WitchView


def hackclad_picture(view: HackcladView) -> HackcladPicture:
    """How a game stands, as its viewer may know it.

    Args:
        view: of the viewer.
    """
    known = view.known
    asked = view.asked
    coming = threat_pictures(known)
    tries = Tries(view)
    return HackcladPicture(
        seat=view.seat,
        number=view.number,
        round=view.round,
        acting=view.acting,
        over=view.over,
        result=hackclad_result(known),
        witches=tuple([witch_picture(view, witch) for witch in view.witches]),
        clad=clad_picture(view),
        field=tuple(view.field),
        markers=tuple(view.markers),
        laid=tuple(view.laid),
        sequence=sequence(known, coming) if view.round else (),
        threats=coming,
        reacting=reacting(view),
        hand=hackclad_hand(tries),
        asked=None if asked is None else Asked(*asked),
        asked_witch=None if asked is None else asked_witch(known),
        decision=hackclad_decision(tries),
        position=view.position,
    )


def witch_picture(view: HackcladView, witch: WitchView) -> WitchPicture:
    """One Witch as the viewer knows her."""
    low, high = score_span(view.known, witch.witch)
    return WitchPicture(
        witch=witch.witch,
        space=witch.space,
        mp=witch.mp,
        cp=witch.cp,
        injuries=witch.injuries,
        shards=witch.shards,
        score=low,
        score_open=low != high,
        hand=tuple(witch.hand),
        deck=len(witch.deck),
        discard=tuple(witch.discard),
        enhanced=tuple(witch.enhanced),
        playing=tuple(witch.playing),
        turn_card=witch.turn_card,
        slot=witch.slot,
        standby=witch.standby,
        taken=witch.taken,
        missions=missions(view.known, witch.witch),
        basic_left=witch.basic_left,
        unseen=tuple(witch.unseen),
    )


def clad_picture(view: HackcladView) -> CladPicture:
    """The Clad as the viewer knows it."""
    clad = view.clad
    return CladPicture(
        space=clad.space,
        facing=clad.facing,
        voltage=clad.voltage,
        atk=clad.atk,
        forecast=tuple(clad.forecast),
        deck=clad.deck,
        top=clad.top,
        done=tuple(clad.done),
        aside=clad.aside,
        locked=clad.locked,
        unseen=tuple(clad.unseen),
    )
