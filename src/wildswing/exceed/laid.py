"""Boosts that lie on spaces of the board, each marked by a token of its owner (EX 2.15, 25.2).

A kind of card has as many markers as copies; a marker on the board belongs to one copy that is in play. Two copies of a
card are told apart by their markers only: where a text says "this boost", by the line that is being done.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    BOOST,
    CARD_MASK,
    OFF_BOARD,
    STRIKE,
    TIMING,
    TRAP,
    WHEN_PLAYER_ENTERS,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState

NO_MARKER: Final = -1
# The place of a marker among those of its card, of which there are two, stands above card and holder in an option.
MARKER_SHIFT: Final = 9
# The step of a strike from which on its attacks are revealed (EX 25.2: not while they are being set).
REVEALED_STEP: Final = 4


def markers_out(state: ExceedState, card: i64) -> list[int]:
    """The markers of a kind of card that are on the board."""
    tokens = state.players[owner(card)].tokens
    return [marker for marker in state.match.cards[card].markers if tokens[marker] != OFF_BOARD]


def space_of_marker(state: ExceedState, card: i64, marker: i64) -> i64:
    """Where a marker of a card is, OFF_BOARD for NO_MARKER."""
    return OFF_BOARD if marker == NO_MARKER else state.players[owner(card)].tokens[marker]


def set_marker(state: ExceedState, card: i64, marker: i64, space: i64) -> None:
    """Put a marker of a card on a space, or take it off the board."""
    seat = owner(card)
    state.players[seat].tokens[marker] = space
    if space == OFF_BOARD:
        state.players[seat].kept &= ~bit_of(marker)
    if state.log is not None:
        name = state.match.fighters[seat].token_name(marker)
        note(state, "token", int(seat), "EX 2.15", numbers=(int(space),), words=(name,))


def bit_of(marker: i64) -> i64:
    """The bit of a marker in `Player.kept`."""
    bit: i64 = 1
    bit <<= marker
    return bit


def is_kept(state: ExceedState, card: i64, marker: i64) -> bool:
    """Whether the copy with this marker is sustained in this strike."""
    return marker != NO_MARKER and state.players[owner(card)].kept & bit_of(marker) != 0


def keep(state: ExceedState, card: i64, marker: i64) -> None:
    """The copy with this marker is sustained in this strike."""
    if marker != NO_MARKER:
        state.players[owner(card)].kept |= bit_of(marker)


def forget_kept(state: ExceedState, cards: list[int]) -> None:
    """At the end of clean-up no boost of these is sustained any more."""
    for card in cards:
        for marker in state.match.cards[card].markers:
            state.players[owner(card)].kept &= ~bit_of(marker)


def in_play(state: ExceedState, card: i64) -> i64:
    """How many copies of a card are in the boost areas of both players."""
    return state.players[0].boosts.count(card) + state.players[1].boosts.count(card)


def free_marker(state: ExceedState, card: i64) -> i64:
    """A marker for a copy in play that does not lie on the board yet; NO_MARKER if there is no such copy."""
    tokens = state.players[owner(card)].tokens
    if len(markers_out(state, card)) < in_play(state, card):
        for marker in state.match.cards[card].markers:
            if tokens[marker] == OFF_BOARD:
                return marker
    return NO_MARKER


def which_left(state: ExceedState, card: i64, wanted: i64) -> i64:
    """The marker of the copy that has just left play: the one meant, else one that is not sustained.

    NO_MARKER if every copy on the board is still in play.
    """
    out = markers_out(state, card)
    if len(out) <= in_play(state, card):
        return NO_MARKER
    if wanted in out:
        return wanted
    for marker in out:
        if not is_kept(state, card, marker):
            return marker
    return out[0]


def this_marker(state: ExceedState, seat: i64, card: i64) -> i64:
    """The marker of "this boost" in the line that is being done; NO_MARKER if it does not lie on the board.

    Copies have the same lines, which wait together in a timing: as many as still wait are for the copies that lie
    farthest in the opponent's direction, so that a nearer one can bring a farther one into range.
    """
    out = markers_out(state, card)
    if not out:
        return NO_MARKER
    if len(out) > 1:
        tokens = state.players[owner(card)].tokens
        ahead = state.players[1 - seat].space > state.players[seat].space
        out = sorted(out, key=lambda marker: -tokens[marker] if ahead else tokens[marker])
    for frame in reversed(state.stack):
        if frame.procedure == TRAP and frame.a == card:
            return frame.c
        if frame.procedure == BOOST:
            break
        if frame.procedure == TIMING and frame.seat == seat:
            waiting: i64 = 0
            for line in state.match.cards[card].boost.lines[frame.a]:
                waiting = frame.items.count(line.number)
                break
            return out[waiting] if waiting < len(out) else NO_MARKER
    return out[-1]


# ---- options about boosts in play


def boost_choices(state: ExceedState, holder: i64, card: i64) -> list[int]:
    """One argument for each copy of a boost that differs from the others: by where it lies, and if it is sustained.

    The holder stands above the card, the place of the marker above that.
    """
    base = (holder << 8) + card
    found: list[int] = []
    seen: list[int] = []
    for place, marker in enumerate(state.match.cards[card].markers):
        space = space_of_marker(state, card, marker)
        if space != OFF_BOARD:
            kind = space * 2 + (1 if is_kept(state, card, marker) else 0)
            if kind not in seen:
                seen.append(kind)
                found.append(base + (place << MARKER_SHIFT))
    if base not in found and len(markers_out(state, card)) < in_play(state, card):
        found.append(base)
    return found


def chosen_marker(state: ExceedState, argument: i64) -> i64:
    """The marker that an option about a boost names; NO_MARKER if the boost does not lie on the board."""
    card = argument & CARD_MASK
    markers = state.match.cards[card].markers
    if not markers:
        return NO_MARKER
    marker = markers[(argument >> MARKER_SHIFT) & 1]
    return NO_MARKER if space_of_marker(state, card, marker) == OFF_BOARD else marker


# ---- traps


def resolving(state: ExceedState) -> bool:
    """Whether a strike is being resolved: its attacks are revealed (EX 25.2)."""
    if not state.sides:
        return False
    for frame in state.stack:
        if frame.procedure == STRIKE:
            return frame.step >= REVEALED_STEP
    return False


def traps_on(state: ExceedState, seat: i64, space: i64) -> list[int]:
    """The traps of a player on a space, each as an option's argument names it."""
    found: list[int] = []
    for card in state.players[seat].boosts:
        if state.match.cards[card].boost.triggers & (1 << WHEN_PLAYER_ENTERS):
            for place, marker in enumerate(state.match.cards[card].markers):
                argument = card + (place << MARKER_SHIFT)
                if state.players[owner(card)].tokens[marker] == space and argument not in found:
                    found.append(argument)
    return found


def traps_matter(state: ExceedState) -> bool:
    """Whether a fighter may be stopped by a trap now."""
    return state.match.triggers & (1 << WHEN_PLAYER_ENTERS) != 0 and resolving(state)


def is_trapped(state: ExceedState, space: i64) -> bool:
    """Whether a trap of either player lies on a space."""
    return len(traps_on(state, 0, space)) > 0 or len(traps_on(state, 1, space)) > 0


def spring_traps(state: ExceedState, first: i64, space: i64) -> None:
    """The effects of the traps on a space that a fighter has entered, before all that waits (EX 25.2).

    Those of the player who has moved somebody come first; what is pushed last is done first.
    """
    for seat in (1 - first, first):
        for argument in reversed(traps_on(state, seat, space)):
            state.push(TRAP, seat, argument & CARD_MASK, 0, chosen_marker(state, argument))
