"""The state of a game of EXCEED: two players, the turn, and, during a strike, the two sides of it.

Zones are lists of card numbers; the top of a pile is its end. Facts about the movement, payment or discard just made
are fields of the state, because the text that follows reads them ("If you moved past the opponent").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wildswing.exceed.constants import (
    FIRST_EFFECT,
    LIFE,
    NO_CARD,
    NOWHERE,
    OFF_BOARD,
    OUT_OF_CARDS,
    PROCEDURE_COUNT,
    SEES_TOP,
)
from wildswing.kernel.events import EVERYBODY, Event
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import Frame, State

if TYPE_CHECKING:
    from wildswing.exceed.cards import Match

# Filled by the modules that define the procedures; an entry is called by its number.
PROCEDURES: Final[list[Procedure[ExceedState]]] = [Procedure() for _ in range(PROCEDURE_COUNT)]
# What is done before a decision is asked; filled in the same way.
BEFORE_ASKING: Final[list[Callable[[ExceedState], None]]] = []


class Player:
    """One player's zones and lasting numbers."""

    __slots__ = (
        "aside", "attack_space", "boosts", "cancels", "counters", "covered", "deck", "discard", "evaded", "exceeded",
        "exceeds_later", "extra", "extra_hits", "face_down", "force_spent", "fresh", "gauge", "hand", "kept", "laid",
        "laid_at", "life", "marked", "overdrive", "peeked", "playing", "reshuffled", "revealed", "sealed", "shown",
        "space", "spared", "spent", "stored", "sustained", "tokens", "transformations", "turned", "used", "walked",
        "wide", "x",
    )  # fmt: skip

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            self.space: i64 = 0
            self.life: i64 = LIFE
            self.exceeded: bool = False
            self.exceeds_later: bool = False  # at the end of this turn
            self.reshuffled: bool = False
            self.wide: bool = False  # the fighter occupies the spaces beside its own too
            self.counters: i64 = 0  # on a card of this player
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
            self.extra: tuple[int, ...] = ()  # extra attacks that are placed at the end of the strike (EX 25.13)
            self.laid: tuple[int, ...] = ()  # cards that lie on spaces or under boosts, and where each of them lies
            self.laid_at: tuple[int, ...] = ()
            self.tokens: list[int] = []  # the space of each token, OFF_BOARD if it is not on the board
            self.turned: i64 = 0  # bits of the tokens whose second side is up
            self.covered: i64 = 0  # COVERED: the tokens lie face down
            self.attack_space: i64 = OFF_BOARD  # where "your attack" was placed as a token
            # Which of the boosts are sustained, and which were played this turn.
            self.sustained: tuple[int, ...] = ()
            self.kept: i64 = 0  # bits of the tokens that mark a sustained boost on the board
            self.fresh: tuple[int, ...] = ()
            self.face_down: list[int] = []  # cards that lie face down among the boosts, in their order
            self.extra_hits: tuple[int, ...] = ()  # which of the extra attacks have hit
            # Hand cards that everybody knows of (EX 21.10).
            self.shown: list[int] = []
            # Hand cards that only the opponent knows of beside their owner.
            self.peeked: tuple[int, ...] = ()
            # The hand cards that a text had shown last: "that card", "the revealed cards".
            self.revealed: tuple[int, ...] = ()
            # Facts of this turn.
            self.marked: bool = False
            self.cancels: i64 = 0
            self.force_spent: i64 = 0
            self.walked: i64 = 0  # spaces of own movement outside strikes
            self.evaded: tuple[int, ...] = ()  # cards named not to hit this player
            self.spent: i64 = 0  # Force or Gauge of the last payment of any amount that a text asked for
            self.used: i64 = 0  # bits of the once-per-turn actions that were used
        else:
            self.space = source.space
            self.life = source.life
            self.exceeded = source.exceeded
            self.exceeds_later = source.exceeds_later
            self.reshuffled = source.reshuffled
            self.wide = source.wide
            self.counters = source.counters
            self.x = source.x
            self.hand = source.hand[:]
            self.deck = source.deck[:]
            self.discard = source.discard[:]
            self.gauge = source.gauge[:]
            self.boosts = source.boosts[:]
            self.transformations = source.transformations[:]
            self.sealed = source.sealed[:]
            self.overdrive = source.overdrive[:]
            self.aside = source.aside[:]
            self.stored = source.stored[:]
            self.playing = source.playing[:]
            self.spared = source.spared[:]
            self.extra = source.extra
            self.laid = source.laid
            self.laid_at = source.laid_at
            self.tokens = source.tokens[:]
            self.turned = source.turned
            self.covered = source.covered
            self.attack_space = source.attack_space
            self.sustained = source.sustained
            self.kept = source.kept
            self.fresh = source.fresh
            self.face_down = source.face_down[:]
            self.extra_hits = source.extra_hits
            self.shown = source.shown[:]
            self.peeked = source.peeked
            self.revealed = source.revealed
            self.marked = source.marked
            self.cancels = source.cancels
            self.force_spent = source.force_spent
            self.walked = source.walked
            self.spent = source.spent
            self.used = source.used
            self.evaded = source.evaded

    def clone(self) -> Player:
        """A copy, zones included."""
        return Player(self)


class Side:
    """One player's half of the strike that is going on."""

    __slots__ = (
        "advantage", "armor", "armor_used", "attack", "critical", "damage_dealt", "damage_taken", "destination",
        "discarded", "done_once", "ex", "face_up", "gauge_spent", "gone", "granted", "greatest", "guard", "hit",
        "known", "least", "measured_from", "most", "moved", "named", "outer", "paid", "passed", "peeked", "placed",
        "positive", "power", "refused", "seen", "set_from", "set_open", "shifted", "spare", "speed", "spent_before",
        "stunned", "turned", "valid", "was_hit", "wild",
    )  # fmt: skip

    def __init__(self, source: Side | None = None) -> None:
        if source is None:
            self.attack: i64 = NO_CARD
            self.spare: i64 = NO_CARD  # the second copy of an EX attack, until the reveal
            self.set_from: i64 = 0  # the zone that the attack came from
            self.wild: bool = False
            self.set_open: bool = False  # set face up, or turned face up while it was being set
            self.ex: bool = False
            self.critical: bool = False
            self.face_up: bool = False  # revealed, or set face up
            self.known: bool = False  # its player has seen the card
            self.seen: bool = False  # everybody has seen it, though it lies face down
            self.peeked: bool = False  # the opponent has seen it in the deck
            self.valid: bool = False  # its price is settled
            self.refused: bool = False  # its player has made it invalid
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
            self.turned: i64 = 0  # bits of the tokens that were turned over in this strike
            self.advantage: bool = False
            self.gauge_spent: i64 = 0
            self.spent_before: i64 = 0  # `Player.spent` when the strike began
            self.paid: tuple[int, ...] = ()  # the cards that have paid for the attack
            self.discarded: i64 = 0
            self.named: i64 = NO_CARD  # the Normal that Reading named for this player
            self.measured_from: i64 = OFF_BOARD  # the space that a text has chosen to measure range from
            self.destination: i64 = -1  # where an effect sends the attack at clean-up
            self.placed: i64 = -1  # the zone that clean-up has put the attack into
            self.granted: tuple[int, ...] = ()  # numbers of the lines given to the attack
            self.done_once: tuple[int, ...] = ()  # numbers of the once-per-strike lines that are done
            # Extra attacks (EX 25.10 to 25.14).
            self.most: i64 = -1  # the most damage that the attack deals, -1 for no limit
            self.outer: Side | None = None  # the side that waits while an extra attack has its place
        else:
            self.attack = source.attack
            self.spare = source.spare
            self.set_from = source.set_from
            self.wild = source.wild
            self.set_open = source.set_open
            self.ex = source.ex
            self.critical = source.critical
            self.face_up = source.face_up
            self.known = source.known
            self.seen = source.seen
            self.peeked = source.peeked
            self.valid = source.valid
            self.refused = source.refused
            self.gone = source.gone
            self.power = source.power
            self.positive = source.positive
            self.speed = source.speed
            self.armor = source.armor
            self.guard = source.guard
            self.least = source.least
            self.greatest = source.greatest
            self.armor_used = source.armor_used
            self.damage_taken = source.damage_taken
            self.damage_dealt = source.damage_dealt
            self.hit = source.hit
            self.was_hit = source.was_hit
            self.stunned = source.stunned
            self.moved = source.moved
            self.shifted = source.shifted
            self.passed = source.passed
            self.turned = source.turned
            self.advantage = source.advantage
            self.gauge_spent = source.gauge_spent
            self.spent_before = source.spent_before
            self.paid = source.paid
            self.discarded = source.discarded
            self.named = source.named
            self.measured_from = source.measured_from
            self.destination = source.destination
            self.placed = source.placed
            self.granted = source.granted
            self.done_once = source.done_once
            self.most = source.most
            self.outer = None if source.outer is None else Side(source.outer)

    def clone(self) -> Side:
        """A copy."""
        return Side(self)


class ExceedState(State):
    """A whole game of EXCEED at one moment."""

    __slots__ = (
        "actions_left", "active", "active_side", "asked", "attacker", "being_read", "drew_at_end", "first", "forbidden",
        "loser", "match", "moved", "next_seat", "no_strike", "opponent_passed", "paid_gauge", "passed", "path_from",
        "path_to", "picked", "picked_to", "players", "reading", "reason", "removed", "short", "sides", "skip_draw",
        "starting_distance", "strike_lines", "strike_order", "strike_source", "struck", "struck_last", "them",
        "them_zone", "turn",
    )  # fmt: skip

    def __init__(self, match: Match, source: ExceedState | None = None) -> None:
        super().__init__(source)
        self.match = match
        self.being_read: list[object] = []  # lines whose condition or number is being read; empty between two steps
        if source is None:
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
            self.forbidden: tuple[int, ...] = ()  # cards named to be invalid for both players
            # The strike that an effect has ordered for after the outermost boost or action.
            self.strike_order: i64 = 0
            self.strike_lines: tuple[int, ...] = ()
            self.reading: i64 = NO_CARD  # the Normal named by Reading for the strike to come
            self.strike_source: i64 = NO_CARD  # the card whose text ordered the strike, kept until it is over
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
            self.path_from: i64 = 0  # where the movement began and ended
            self.path_to: i64 = 0
            self.picked: i64 = NO_CARD  # the card last picked from an open zone: "that card"
            self.removed: i64 = 0  # how many tokens were removed
            self.paid_gauge: i64 = 0
            self.them: i64 = 0  # how many cards were just drawn or looked at
            self.them_zone: i64 = 0
            self.picked_to: i64 = NOWHERE  # the zone that the last one picked of them went to
            # The end.
            self.loser: i64 = -1
            self.reason: i64 = 0
        else:
            self.players = [Player(source.players[0]), Player(source.players[1])]
            self.sides = [Side(source.sides[0]), Side(source.sides[1])] if source.sides else []
            self.turn = source.turn
            self.active = source.active
            self.first = source.first
            self.next_seat = source.next_seat
            self.actions_left = source.actions_left
            self.no_strike = source.no_strike
            self.struck = source.struck
            self.struck_last = source.struck_last
            self.skip_draw = source.skip_draw
            self.drew_at_end = source.drew_at_end
            self.forbidden = source.forbidden
            self.strike_order = source.strike_order
            self.strike_lines = source.strike_lines
            self.reading = source.reading
            self.strike_source = source.strike_source
            self.attacker = source.attacker
            self.active_side = source.active_side
            self.starting_distance = source.starting_distance
            self.moved = source.moved
            self.asked = source.asked
            self.short = source.short
            self.passed = source.passed
            self.opponent_passed = source.opponent_passed
            self.path_from = source.path_from
            self.path_to = source.path_to
            self.picked = source.picked
            self.removed = source.removed
            self.paid_gauge = source.paid_gauge
            self.them = source.them
            self.them_zone = source.them_zone
            self.picked_to = source.picked_to
            self.loser = source.loser
            self.reason = source.reason

    def clone(self) -> ExceedState:
        """A copy that shares nothing that changes; its log is off."""
        return ExceedState(self.match, self)

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

    def ask(self, decision: i64, seat: i64, options: list[int], open_secret: bool = False) -> None:
        """Stop for a decision; before that, whoever sees the top of a deck sees the card that lies there now."""
        if self.match.flags & SEES_TOP:
            for look in BEFORE_ASKING:
                look(self)
        # As every game asks; written out, since a game asks at each decision.
        if len(options) == 1 and not open_secret:
            self.answer = options[0]
            return
        self.decision = decision
        self.seat = seat
        self.options = options

    def lose(self, seat: i64, reason: i64) -> None:
        """End the game at once: `seat` has lost (EX 4.15, 4.16)."""
        if not self.over:
            self.over = True
            self.loser = seat
            self.reason = reason
            if self.log is not None:
                rule = "EX 9.2" if reason == OUT_OF_CARDS else "EX 4.15"
                self.log.append(Event("game over", int(1 - seat), (), (int(reason),), (), (), "", rule, EVERYBODY))
