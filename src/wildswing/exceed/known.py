"""What a seat may know of a game, as a state in which everything else is missing (EX 21).

The state is built up: every fact that is copied is named here, and a fact that is not named stays at its first value.
A card that the seat does not know is UNKNOWN; how many cards lie there is open (EX 21.1, 21.6). Randomness is left out,
so nothing that will be shuffled or drawn can be computed from it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    COVERED,
    COVERED_AND_UNKNOWN,
    KNOWN_TO_ALL,
    KNOWN_TO_OTHER,
    KNOWN_TO_OWNER,
    NO_CARD,
    SEALED,
    STORED,
    TIMING,
)
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.exceed.zones import is_secret
from wildswing.kernel.state import Frame

UNKNOWN: Final = NO_CARD
SPECTATOR: Final = -1


def known_state(state: ExceedState, viewer: i64) -> ExceedState:
    """The state as a viewer knows it.

    Args:
        state: the whole truth.
        viewer: a seat, or SPECTATOR.
    """
    known = ExceedState(state.match)
    # Where the game stands.
    known.stack = [known_frame(state, frame, viewer) for frame in state.stack]
    known.decision = state.decision
    known.seat = state.seat
    if state.seat == viewer:
        known.options = state.options
    known.over = state.over
    known.loser = state.loser
    known.reason = state.reason
    # The turn.
    known.turn = state.turn
    known.active = state.active
    known.first = state.first
    known.next_seat = state.next_seat
    known.actions_left = state.actions_left
    known.no_strike = state.no_strike
    known.struck = state.struck
    known.struck_last = state.struck_last
    known.skip_draw = state.skip_draw
    known.drew_at_end = state.drew_at_end
    known.forbidden = state.forbidden
    known.strike_order = state.strike_order
    known.strike_lines = state.strike_lines
    known.reading = state.reading
    known.strike_source = state.strike_source
    # The strike.
    known.attacker = state.attacker
    known.active_side = state.active_side
    known.starting_distance = state.starting_distance
    # What was just done.
    known.moved = state.moved
    known.asked = state.asked
    known.short = state.short
    known.passed = state.passed
    known.opponent_passed = state.opponent_passed
    known.count = state.count
    known.path_from = state.path_from
    known.path_to = state.path_to
    known.removed = state.removed
    known.picked = state.picked
    known.paid_gauge = state.paid_gauge
    known.them = state.them
    known.them_zone = state.them_zone
    known.picked_to = state.picked_to
    for seat in (0, 1):
        known.players.append(known_player(state, seat, viewer))
    if state.sides:
        for seat in (0, 1):
            known.sides.append(known_side(state.sides[seat], seat, viewer))
    return known


def known_player(state: ExceedState, seat: i64, viewer: i64) -> Player:
    """One player as a viewer knows it: open zones, the own hand, and of a deck what the viewer has seen."""
    player = state.players[seat]
    own = seat == viewer
    known = Player()
    known.space = player.space
    known.life = player.life
    known.exceeded = player.exceeded
    known.exceeds_later = player.exceeds_later
    known.reshuffled = player.reshuffled
    known.wide = player.wide
    known.counters = player.counters
    known.x = player.x
    known.discard = player.discard[:]
    known.gauge = player.gauge[:]
    known.boosts = player.boosts[:]
    known.transformations = player.transformations[:]
    known.overdrive = player.overdrive[:]
    known.aside = player.aside[:]
    known.playing = player.playing[:]
    known.laid = player.laid
    known.laid_at = player.laid_at
    known.tokens = player.tokens[:]
    known.turned = player.turned
    known.covered = player.covered
    if player.covered == COVERED and not own:
        # Everybody sees the spaces; from the first token on, those on the board come first.
        known.covered = COVERED_AND_UNKNOWN
        known.tokens.sort(reverse=True)
    known.attack_space = player.attack_space
    known.sustained = player.sustained
    known.kept = player.kept
    known.fresh = player.fresh
    known.extra = player.extra
    known.extra_hits = player.extra_hits
    known.shown = player.shown[:]
    if viewer == 1 - seat:
        # What only this viewer has seen is in a view like what everybody has.
        known.shown = sorted([*player.shown, *player.peeked]) if player.peeked else known.shown
    elif own:
        known.peeked = player.peeked
    known.revealed = player.revealed
    known.marked = player.marked
    known.cancels = player.cancels
    known.force_spent = player.force_spent
    known.walked = player.walked
    known.spent = player.spent
    known.used = player.used
    known.evaded = player.evaded
    known.hand = player.hand[:] if own else unknown(len(player.hand))
    known.face_down = player.face_down[:] if own else unknown(len(player.face_down))
    known.spared = player.spared[:] if own else unknown(len(player.spared))
    known.sealed = player.sealed[:] if own or not is_secret(state, seat, SEALED) else covered(player.sealed, seat)
    known.stored = player.stored[:] if own or not is_secret(state, seat, STORED) else covered(player.stored, seat)
    known.deck = known_deck(player.deck, own, viewer == 1 - seat)
    return known


def covered(cards: list[int], seat: i64) -> list[int]:
    """Cards that lie face down; one of the opponent is told by its back, and came from an open zone."""
    return [UNKNOWN if owner(card) == seat else card for card in cards]


def known_deck(deck: list[int], own: bool, other: bool) -> list[int]:
    """A deck as its owner, the opponent or a spectator knows it."""
    mark: i64 = KNOWN_TO_ALL
    if own:
        mark |= KNOWN_TO_OWNER
    elif other:
        mark |= KNOWN_TO_OTHER
    return [entry if entry & mark else UNKNOWN for entry in deck]


def unknown(count: i64) -> list[int]:
    """So many cards of which only the number is known."""
    return [UNKNOWN] * int(count)


def known_side(side: Side, seat: i64, viewer: i64) -> Side:
    """One half of the strike: what was set, and the card itself once the viewer has seen it (EX 21.3, 21.4, 12.13)."""
    known = Side()
    if side.face_up or side.seen or (seat == viewer and side.known) or (1 - seat == viewer and side.peeked):
        known.attack = side.attack
        known.spare = side.spare
    known.set_from = side.set_from
    known.wild = side.wild
    known.set_open = side.set_open
    known.ex = side.ex
    known.critical = side.critical
    known.face_up = side.face_up
    known.seen = side.seen
    known.peeked = side.peeked
    known.known = side.known
    known.valid = side.valid
    known.refused = side.refused
    known.gone = side.gone
    known.power = side.power
    known.positive = side.positive
    known.speed = side.speed
    known.armor = side.armor
    known.guard = side.guard
    known.least = side.least
    known.greatest = side.greatest
    known.armor_used = side.armor_used
    known.damage_taken = side.damage_taken
    known.damage_dealt = side.damage_dealt
    known.hit = side.hit
    known.was_hit = side.was_hit
    known.stunned = side.stunned
    known.moved = side.moved
    known.shifted = side.shifted
    known.passed = side.passed
    known.turned = side.turned
    known.advantage = side.advantage
    known.gauge_spent = side.gauge_spent
    known.spent_before = side.spent_before
    known.paid = side.paid
    known.discarded = side.discarded
    known.named = side.named
    known.measured_from = side.measured_from
    known.destination = side.destination
    known.placed = side.placed
    known.granted = side.granted
    known.done_once = side.done_once
    known.most = side.most
    known.outer = None if side.outer is None else known_side(side.outer, seat, viewer)
    return known


def known_frame(state: ExceedState, frame: Frame, viewer: i64) -> Frame:
    """A frame of the stack. Its numbers are open: a procedure keeps no hidden card in them.

    Only a timing names lines, and those of an attack that lies face down are left out.
    """
    known = frame.clone()
    if frame.procedure == TIMING and frame.seat != viewer and frame.items:
        known.items = tuple([number for number in frame.items if is_open_line(state, frame.seat, number)])
    return known


def is_open_line(state: ExceedState, seat: i64, number: i64) -> bool:
    """Whether a line that waits stands on something that everybody sees."""
    line = state.match.line(number)
    if line is None or line.card < 0:
        return True
    player = state.players[seat]
    if line.card in player.boosts or line.card in player.transformations or line.card in player.playing:
        return True
    if not state.sides:
        return True
    side = state.sides[seat]
    return side.face_up or number in side.granted
