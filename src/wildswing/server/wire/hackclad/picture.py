"""How a game of HacKClaD stands, as one viewer may know it."""

from __future__ import annotations

import msgspec

from wildswing.server.wire.common import Asked, Decision, Result
from wildswing.server.wire.hackclad.coming import Reacting, SkillOutlook, ThreatPicture, TurnRow


class MissionPicture(msgspec.Struct, frozen=True):
    """How far a Witch is with a Mission.

    Attributes:
        title: of the Mission.
        done: whether it is completed.
        have: how much of it is done, as far as it can be counted.
        need: how much is needed; 0 where nothing is counted.
    """

    title: str
    done: bool
    have: int
    need: int


class WitchPicture(msgspec.Struct, frozen=True):
    """A Witch as the viewer knows her; cards are numbers, -1 for hidden ones. See `WitchView` for the terms.

    Attributes:
        witch: her number.
        space: from 0 in the south-west to 24; None off the Field.
        mp: her MP.
        cp: her CP.
        injuries: how often she was injured.
        shards: her Magic Shards in VP.
        score: the VP that the viewer knows of.
        score_open: whether there may be more (cards that the viewer does not know).
        hand: her hand.
        deck: how many cards her deck has.
        discard: her discard pile from bottom to top.
        enhanced: her Enhanced deck.
        playing: cards that are being used.
        turn_card: her Turn card, -1 if it is hidden; None while she has it in her hand.
        slot: the Turn slot in which it lies, from 0; None if it lies in none.
        standby: the Standby slot in which it lies, from 0.
        taken: the Turn slot that she took this round.
        missions: hers, with their progress.
        basic_left: how often she may still take each Basic Action this round, by name.
        unseen: her cards whose place the viewer does not know, one number for each copy, sorted.
    """

    witch: int
    space: int | None
    mp: int
    cp: int
    injuries: int
    shards: int
    score: int
    score_open: bool
    hand: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    enhanced: tuple[int, ...]
    playing: tuple[int, ...]
    turn_card: int | None
    slot: int | None
    standby: int | None
    taken: int | None
    missions: tuple[MissionPicture, ...]
    basic_left: dict[str, int]
    unseen: tuple[int, ...]


class CladPicture(msgspec.Struct, frozen=True):
    """The Clad as the viewer knows it.

    Attributes:
        space: where it stands.
        facing: "north", "east", "south" or "west".
        voltage: its Voltage.
        atk: its ATK.
        forecast: the Clad cards of this round; -1 for one that lies face down.
        deck: how many cards its deck has.
        top: the top card of its deck, -1 unless the viewer has seen it.
        done: the resolved cards.
        aside: how many cards are still to come.
        locked: whether it cannot move or be Repelled this round.
        unseen: its cards whose place the viewer does not know.
    """

    space: int
    facing: str
    voltage: int
    atk: int
    forecast: tuple[int, ...]
    deck: int
    top: int
    done: tuple[int, ...]
    aside: int
    locked: bool
    unseen: tuple[int, ...]


class HackcladPicture(msgspec.Struct, frozen=True, tag_field="game", tag="hackclad"):
    """How a game of HacKClaD stands, as one viewer may know it.

    Attributes:
        seat: the viewer; None for a spectator.
        number: how many choices were made.
        round: from 1; 0 while setting up.
        acting: the Witch whose turn it is; None outside of turns.
        over: whether the game is over.
        result: how it ended.
        witches: all, by number.
        clad: the Clad.
        field: the Magic Shards on each of the 25 spaces, in VP.
        markers: in solo play, the Turn slots that cannot be chosen.
        laid: the titles of the Missions that lie on the table.
        sequence: the rows of the round.
        threats: the coming Clad turns.
        reacting: the attack that the viewer may react to; None if there is none.
        hand: the cards of the viewer's Witch who is asked, else of the one who acts, else of the viewer's first.
        asked: who decides; None when the game is over.
        asked_witch: the Witch for whom is decided; None for none.
        decision: the pending decision, if it is the viewer's.
        position: all that the viewer knows in one line.
    """

    seat: int | None
    number: int
    round: int
    acting: int | None
    over: bool
    result: Result | None
    witches: tuple[WitchPicture, ...]
    clad: CladPicture
    field: tuple[int, ...]
    markers: tuple[int, ...]
    laid: tuple[str, ...]
    sequence: tuple[TurnRow, ...]
    threats: tuple[ThreatPicture, ...]
    reacting: Reacting | None
    hand: tuple[SkillOutlook, ...]
    asked: Asked | None
    asked_witch: int | None
    decision: Decision | None
    position: str
