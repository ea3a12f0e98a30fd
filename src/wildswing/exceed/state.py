"""The state of a game of EXCEED: two players, the turn, and, during a strike, the two sides of it.

Zones are lists of card numbers; the top of a pile is its end. Facts about the movement, payment or discard just made are
fields of the state, because the text that follows reads them ("If you moved past the opponent").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wildswing.exceed.constants import EFFECT_MASK, EFFECT_SHIFT, FIRST_EFFECT, LIFE, NO_CARD, OFF_BOARD, PROCEDURE_COUNT
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import Frame, State

if TYPE_CHECKING:
    from wildswing.exceed.cards import Match

# Filled by the modules that define the procedures; an entry is called by its number.
PROCEDURES: Final[list["Procedure[ExceedState]"]] = [Procedure() for _ in range(PROCEDURE_COUNT)]


class Player:
    """One player's zones and lasting numbers."""

    __slots__ = (
        "aside", "attack_space", "boosts", "cancels", "deck", "discard", "exceeded", "force_spent", "fresh", "gauge",
        "hand", "life", "marked", "overdrive", "playing", "reshuffled", "revealed", "sealed", "shown", "space", "spared",
        "stored", "sustained", "tokens", "transformations", "used", "x",
    )  # fmt: skip

    def __init__(self) -> None:
        self.space: i64 = 0
        self.life: i64 = LIFE
        self.exceeded: bool = False
        self.reshuffled: bool = False
        self.x: i64 = 0
        # What lies where.
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.gauge: list[int] = []
        self.boosts: list[int] = []
        self.transformations: list[int] = []
        self.sealed: list[int] = []
        self.overdrive: list[int] = []
        self.aside: list[int] = []
        self.stored: list[int] = []
        self.playing: list[int] = []  # boosts that are being played
        self.spared: list[int] = []  # cards put aside for the mulligan
        self.tokens: list[int] = []  # the space of each token, OFF_BOARD if it is not on the board
        self.attack_space: i64 = OFF_BOARD  # where "your attack" was placed as a token
        # Which of the boosts are sustained, and which were played this turn.
        self.sustained: list[int] = []
        self.fresh: list[int] = []
        # Hand cards that everybody knows of (EX 21.10).
        self.shown: list[int] = []
        # Facts of this turn.
        self.marked: bool = False
        self.cancels: i64 = 0
        self.force_spent: i64 = 0
        self.used: i64 = 0  # bits of the once-per-turn actions that were used
        self.revealed: bool = False

    def clone(self) -> Player:
        """Copy the player, zones included."""
        other = Player()
        other.space = self.space
        other.life = self.life
        other.exceeded = self.exceeded
        other.reshuffled = self.reshuffled
        other.x = self.x
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.gauge = self.gauge[:]
        other.boosts = self.boosts[:]
        other.transformations = self.transformations[:]
        other.sealed = self.sealed[:]
        other.overdrive = self.overdrive[:]
        other.aside = self.aside[:]
        other.stored = self.stored[:]
        other.playing = self.playing[:]
        other.spared = self.spared[:]
        other.tokens = self.tokens[:]
        other.attack_space = self.attack_space
        other.sustained = self.sustained[:]
        other.fresh = self.fresh[:]
        other.shown = self.shown[:]
        other.marked = self.marked
        other.cancels = self.cancels
        other.force_spent = self.force_spent
        other.used = self.used
        other.revealed = self.revealed
        return other


class Side:
    """One player's half of the strike that is going on."""

    __slots__ = (
        "advantage", "armor", "armor_used", "attack", "critical", "damage_dealt", "damage_taken", "destination",
        "discarded", "done_once", "ex", "face_up", "gauge_spent", "gone", "granted", "greatest", "guard", "hit", "known",
        "least", "moved", "named", "passed", "placed", "positive", "power", "seen", "set_from", "shifted", "spare", "speed", "stunned",
        "valid", "was_hit", "wild",
    )  # fmt: skip

    def __init__(self) -> None:
        self.attack: i64 = NO_CARD
        self.spare: i64 = NO_CARD  # the second copy of an EX attack, until the reveal
        self.set_from: i64 = 0  # the zone that the attack came from
        self.wild: bool = False
        self.ex: bool = False
        self.critical: bool = False
        self.face_up: bool = False  # revealed, or set face up
        self.known: bool = False  # its player has seen the card
        self.seen: bool = False  # everybody has seen it, though it lies face down
        self.valid: bool = False  # its price is settled
        self.gone: bool = False  # the attack left the strike before its end
        # What effects with a trigger have added, counted once (EX 18.14).
        self.power: i64 = 0
        self.positive: i64 = 0  # the positive part of `power`
        self.speed: i64 = 0
        self.armor: i64 = 0
        self.guard: i64 = 0
        self.least: i64 = 0
        self.greatest: i64 = 0
        self.armor_used: i64 = 0
        self.damage_taken: i64 = 0
        self.damage_dealt: i64 = 0
        self.hit: bool = False
        self.was_hit: bool = False
        self.stunned: bool = False
        self.moved: i64 = 0  # spaces of own movement
        self.shifted: bool = False  # moved or was moved
        self.passed: bool = False  # moved past the opponent by own movement
        self.advantage: bool = False
        self.gauge_spent: i64 = 0
        self.discarded: i64 = 0
        self.named: i64 = NO_CARD  # the Normal that Reading named for this player
        self.destination: i64 = -1  # where an effect sends the attack at clean-up
        self.placed: i64 = -1  # the zone that clean-up has put the attack into
        self.granted: tuple[int, ...] = ()  # numbers of the lines given to the attack
        self.done_once: tuple[int, ...] = ()  # numbers of the once-per-strike lines that are done

    def clone(self) -> Side:
        """Copy the side."""
        other = Side()
        other.attack = self.attack
        other.spare = self.spare
        other.set_from = self.set_from
        other.wild = self.wild
        other.ex = self.ex
        other.critical = self.critical
        other.face_up = self.face_up
        other.known = self.known
        other.seen = self.seen
        other.valid = self.valid
        other.gone = self.gone
        other.power = self.power
        other.positive = self.positive
        other.speed = self.speed
        other.armor = self.armor
        other.guard = self.guard
        other.least = self.least
        other.greatest = self.greatest
        other.armor_used = self.armor_used
        other.damage_taken = self.damage_taken
        other.damage_dealt = self.damage_dealt
        other.hit = self.hit
        other.was_hit = self.was_hit
        other.stunned = self.stunned
        other.moved = self.moved
        other.shifted = self.shifted
        other.passed = self.passed
        other.advantage = self.advantage
        other.gauge_spent = self.gauge_spent
        other.discarded = self.discarded
        other.named = self.named
        other.destination = self.destination
        other.placed = self.placed
        other.granted = self.granted
        other.done_once = self.done_once
        return other


class ExceedState(State):
    """A whole game of EXCEED at one moment."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.players: list[Player] = []
        self.sides: list[Side] = []  # two during a strike, else none
        # The turn.
        self.turn: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.first: i64 = -1  # who takes the first turn of the game
        self.next_seat: i64 = 0
        self.actions_left: i64 = 0
        self.no_strike: bool = False  # the further actions may not be Strikes
        self.struck: bool = False  # a strike happened this turn
        self.struck_last: bool = False
        self.skip_draw: bool = False
        self.drew_at_end: bool = False
        # The strike that an effect has ordered for after the outermost boost or action.
        self.strike_order: i64 = 0
        self.strike_lines: tuple[int, ...] = ()
        self.strike_card: i64 = NO_CARD
        self.reading: i64 = NO_CARD  # the Normal named by Reading for the strike to come
        # The strike.
        self.attacker: i64 = -1
        self.active_side: i64 = -1  # whose attack is performed now
        self.starting_distance: i64 = 0
        # Facts about what was just done; a follow-up reads them.
        self.moved: i64 = 0
        self.asked: i64 = 0
        self.short: bool = False
        self.passed: bool = False
        self.opponent_passed: bool = False
        self.count: i64 = 0  # "that many", "each"
        self.paid_gauge: i64 = 0
        self.failed: bool = False
        self.them: i64 = 0  # how many cards were just drawn or looked at
        self.them_zone: i64 = 0
        # The end.
        self.loser: i64 = -1
        self.reason: i64 = 0

    def clone(self) -> ExceedState:
        """A copy that shares nothing that changes; its log is off."""
        other = ExceedState(self.match)
        self.copy_to(other)
        other.players = [self.players[0].clone(), self.players[1].clone()]
        if self.sides:
            other.sides = [self.sides[0].clone(), self.sides[1].clone()]
        other.turn = self.turn
        other.active = self.active
        other.first = self.first
        other.next_seat = self.next_seat
        other.actions_left = self.actions_left
        other.no_strike = self.no_strike
        other.struck = self.struck
        other.struck_last = self.struck_last
        other.skip_draw = self.skip_draw
        other.drew_at_end = self.drew_at_end
        other.strike_order = self.strike_order
        other.strike_lines = self.strike_lines
        other.strike_card = self.strike_card
        other.reading = self.reading
        other.attacker = self.attacker
        other.active_side = self.active_side
        other.starting_distance = self.starting_distance
        other.moved = self.moved
        other.asked = self.asked
        other.short = self.short
        other.passed = self.passed
        other.opponent_passed = self.opponent_passed
        other.count = self.count
        other.paid_gauge = self.paid_gauge
        other.failed = self.failed
        other.them = self.them
        other.them_zone = self.them_zone
        other.loser = self.loser
        other.reason = self.reason
        return other

    def resume(self, frame: Frame) -> bool:
        """Go on with a procedure, or with an effect of a card."""
        number = frame.procedure
        if number < FIRST_EFFECT:
            return PROCEDURES[number].resume(self, frame)
        return self.match.effect(number).resume(self, frame)

    def list_options(self, frame: Frame) -> list[int]:
        """The options of the pending decision, computed afresh."""
        number = frame.procedure
        if number < FIRST_EFFECT:
            return PROCEDURES[number].options(self, frame)
        return self.match.effect(number).options(self, frame)

    def lose(self, seat: i64, reason: i64) -> None:
        """End the game at once: `seat` has lost (EX 4.15, 4.16)."""
        if not self.over:
            self.over = True
            self.loser = seat
            self.reason = reason
