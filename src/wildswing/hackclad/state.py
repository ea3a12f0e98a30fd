"""The state of a game of HacKClaD: the Witches with their cards and gauges, the Clad, the Field, the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    CLAD_SLOTS,
    FIRST_EFFECT,
    NO_CARD,
    NOBODY,
    NORTH,
    OFF_FIELD,
    PROCEDURE_COUNT,
    SPACES,
)
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import Frame, State

if TYPE_CHECKING:
    from wildswing.hackclad.cards import Match

# Filled by the modules that define the procedures; an entry is called by its number.
PROCEDURES: Final[list[Procedure[HackcladState]]] = [Procedure() for _ in range(PROCEDURE_COUNT)]


class Figure:
    """One Witch: where she is, her gauges and her cards."""

    __slots__ = (
        "atk_round", "atk_turn", "best_card", "best_reduction", "cp", "dealt", "deck", "discard", "done", "enhanced",
        "hand", "hits", "injuries", "lasting", "missions", "moved", "mp", "picked", "playing", "safe", "shards",
        "shown", "slot", "space", "standby", "swaps", "taken", "traded", "turn_card", "turn_known", "used_damage",
        "used_move", "used_mp",
    )  # fmt: skip

    def __init__(self, source: Figure | None = None) -> None:
        if source is None:
            self.space: i64 = OFF_FIELD
            self.mp: i64 = 0
            self.cp: i64 = 0
            self.injuries: i64 = 0
            self.shards: i64 = 0  # in VP
            # What lies where.
            self.hand: list[int] = []
            self.deck: list[int] = []
            self.discard: list[int] = []
            self.enhanced: list[int] = []
            self.playing: list[int] = []  # cards that are being used
            self.turn_card: i64 = NO_CARD
            self.turn_known: bool = False  # its player has seen it
            self.slot: i64 = -1  # the Turn slot it lies in
            self.standby: i64 = -1  # the Standby slot it lies in: 0 is the 1st
            self.shown: list[int] = []  # hand cards that everybody knows of
            self.traded: list[int] = []  # cards of the Enhanced deck that everybody knows of
            self.swaps: i64 = 0  # how many cards were put into the Enhanced deck
            self.missions: list[int] = []
            self.done: list[int] = []  # the completed ones
            # Since the round began.
            self.taken: i64 = -1  # the Turn slot that was taken
            self.used_move: i64 = 0
            self.used_mp: i64 = 0
            self.used_damage: i64 = 0
            self.moved: i64 = 0
            self.picked: i64 = 0
            self.dealt: i64 = 0
            self.hits: i64 = 0  # Attack and Attack Magic cards that damaged the Clad
            self.atk_round: i64 = 0
            self.safe: bool = False  # takes no damage
            self.lasting: tuple[int, ...] = ()  # numbers of the lines "this round, when ..."
            self.atk_turn: i64 = 0  # for this turn only
            # In the whole game.
            self.best_card: i64 = 0  # the most damage that one card dealt
            self.best_reduction: i64 = 0  # the most that the damage of one attack was reduced by
        else:
            self.space = source.space
            self.mp = source.mp
            self.cp = source.cp
            self.injuries = source.injuries
            self.shards = source.shards
            self.hand = source.hand[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.enhanced = source.enhanced[:]
            self.playing = source.playing[:]
            self.turn_card = source.turn_card
            self.turn_known = source.turn_known
            self.slot = source.slot
            self.standby = source.standby
            self.shown = source.shown[:]
            self.traded = source.traded[:]
            self.swaps = source.swaps
            self.missions = source.missions[:]
            self.done = source.done[:]
            self.taken = source.taken
            self.used_move = source.used_move
            self.used_mp = source.used_mp
            self.used_damage = source.used_damage
            self.moved = source.moved
            self.picked = source.picked
            self.dealt = source.dealt
            self.hits = source.hits
            self.atk_round = source.atk_round
            self.safe = source.safe
            self.lasting = source.lasting
            self.atk_turn = source.atk_turn
            self.best_card = source.best_card
            self.best_reduction = source.best_reduction

    def clone(self) -> Figure:
        """A copy, zones included."""
        return Figure(self)


class HackcladState(State):
    """A whole game of HacKClaD at one moment."""

    __slots__ = (
        "acting", "clad_aside", "clad_deck", "clad_done", "clad_locked", "clad_moved", "clad_returned", "clad_seen",
        "clad_slots", "clad_space", "could_not", "facing", "field", "figures", "it", "it_clad", "it_of", "laid",
        "markers", "match", "open_slots", "round", "turn_over", "voltage",
    )  # fmt: skip

    def __init__(self, match: Match, source: HackcladState | None = None) -> None:
        super().__init__(source)
        self.match = match
        if source is None:
            self.figures: list[Figure] = []
            # The Clad.
            self.voltage: i64 = 1
            self.clad_space: i64 = SPACES // 2
            self.facing: i64 = NORTH
            self.clad_deck: list[int] = []
            self.clad_slots: list[int] = [NO_CARD] * CLAD_SLOTS
            self.clad_done: list[int] = []  # resolved cards
            self.clad_aside: list[int] = []  # cards that a reshuffle will bring
            self.clad_seen: list[int] = []  # seats that know the top card of the Clad deck
            self.clad_returned: list[int] = []  # solo: resolved cards that the last reshuffle put into the Clad deck
            self.clad_locked: bool = False  # it cannot move or be Repelled this round
            self.clad_moved: i64 = 0  # spaces this round
            # The Field: Shards on each space, in VP.
            self.field: list[int] = [0] * SPACES
            # The course of the game.
            self.round: i64 = 0
            self.acting: i64 = NOBODY  # the Witch whose turn it is
            self.turn_over: bool = False
            self.open_slots: i64 = 0  # how many Clad slots lie face up
            self.markers: list[int] = [0, 0, 0, 0]  # solo: Turn slots with a Shard on them
            self.laid: list[int] = []  # Missions on the table
            # Facts about what was just done; a follow-up reads them.
            self.it: i64 = NO_CARD  # the card last looked at, revealed or discarded
            self.it_clad: bool = False  # it is a Clad card
            self.it_of: i64 = NOBODY  # the Witch whose player alone has seen it; NOBODY: everybody has
            self.could_not: bool = False
        else:
            self.figures = [Figure(figure) for figure in source.figures]
            self.voltage = source.voltage
            self.clad_space = source.clad_space
            self.facing = source.facing
            self.clad_deck = source.clad_deck[:]
            self.clad_slots = source.clad_slots[:]
            self.clad_done = source.clad_done[:]
            self.clad_aside = source.clad_aside[:]
            self.clad_seen = source.clad_seen[:]
            self.clad_returned = source.clad_returned[:]
            self.clad_locked = source.clad_locked
            self.clad_moved = source.clad_moved
            self.field = source.field[:]
            self.round = source.round
            self.acting = source.acting
            self.turn_over = source.turn_over
            self.open_slots = source.open_slots
            self.markers = source.markers[:]
            self.laid = source.laid[:]
            self.it = source.it
            self.it_clad = source.it_clad
            self.it_of = source.it_of
            self.could_not = source.could_not

    def clone(self) -> HackcladState:
        """A copy that shares nothing that changes; its log is off."""
        return HackcladState(self.match, self)

    def resume(self, frame: Frame) -> bool:
        """Go on with a procedure, or with an effect of a card."""
        number = frame.procedure
        if number < FIRST_EFFECT:
            return PROCEDURES[number].resume(self, frame)
        if self.turn_over and frame.seat == self.acting and self.figures[frame.seat].space == OFF_FIELD:
            return True  # injured on her own turn: what she was doing goes no further (HC 11.6)
        return self.match.effect(number).resume(self, frame)

    def list_options(self, frame: Frame) -> list[int]:
        """The options of the pending decision, computed afresh."""
        number = frame.procedure
        if number < FIRST_EFFECT:
            return PROCEDURES[number].options(self, frame)
        return self.match.effect(number).options(self, frame)

    def decider(self, actor: i64) -> i64:
        """The player who decides for a Witch (HC 24.2)."""
        return self.match.seats[actor]
