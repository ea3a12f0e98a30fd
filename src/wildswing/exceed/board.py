"""Distance and movement on the line of nine spaces (EX 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import (
    BOARD_SIZE,
    CANNOT_BE_MOVED,
    OFF_BOARD,
    OPPONENT_CANNOT_MOVE,
    OPPONENT_CANNOT_PASS,
    WHEN_OPPONENT_MOVES_PAST,
    WHEN_YOU_MOVE,
)
from wildswing.exceed.journal import note
from wildswing.exceed.laid import is_trapped, spring_traps, traps_matter
from wildswing.exceed.spans import half, halves, nearest, steps_between
from wildswing.exceed.state import ExceedState, Player
from wildswing.exceed.stats import active_texts, has_flag
from wildswing.exceed.timing import start_both, start_timing

ADVANCE: Final = 0
CLOSE: Final = 1
RETREAT: Final = 2


def distance(state: ExceedState) -> i64:
    """The distance between the fighters; adjacent is 1 (EX 8.1)."""
    return nearest(state)


def between(space: i64, one: i64, other: i64) -> bool:
    """Whether a space lies strictly between two others."""
    return one < space < other or other < space < one


def may_not_pass(state: ExceedState, seat: i64) -> bool:
    """Whether the opponent's standing lines forbid this player to move past them (EX 8.20)."""
    return has_flag(state, 1 - seat, OPPONENT_CANNOT_PASS)


def token_space(player: Player, token: i64) -> i64:
    """Where a token of a player is; a player who attacks with the opponent's card has none of that card's tokens."""
    return player.tokens[token] if token < len(player.tokens) else OFF_BOARD


def barrier(state: ExceedState, seat: i64) -> i64:
    """A space that this player's own movement may neither enter nor cross, OFF_BOARD if there is none."""
    if not state.match.pass_bans:
        return OFF_BOARD
    other = 1 - seat
    for text in active_texts(state, other):
        for line in text.pass_bans:
            if line.holds(state, other):
                player = state.players[other]
                space = player.attack_space if line.own_attack else token_space(player, line.token)
                if space != OFF_BOARD:
                    return space
    return OFF_BOARD


def cannot_move(state: ExceedState, seat: i64) -> bool:
    """Whether this player's own movement is forbidden (EX 8.16)."""
    return has_flag(state, 1 - seat, OPPONENT_CANNOT_MOVE)


def destination(state: ExceedState, mover: i64, way: i64, spaces: i64, own: bool) -> i64:
    """Where a movement of so many spaces ends: as far as possible, then it stops (EX 8.3 to 8.12).

    `own` is False for a push or pull, which bans on movement do not stop.
    """
    space: i64 = state.players[mover].space
    other: i64 = state.players[1 - mover].space
    step: i64 = 1 if other > space else -1
    if way == RETREAT:
        step = -step
    body = halves(state)
    reach = half(state, mover)
    wall: i64 = barrier(state, mover) if own else OFF_BOARD
    crossing = way == ADVANCE and not (own and may_not_pass(state, mover))
    trapped = traps_matter(state)
    while spaces > 0:
        following = space + step
        if following == wall:
            break
        if other - body <= following <= other + body:
            if not crossing:
                break
            following = other + step * (body + 1)
            if following == wall:
                break
        if following < 1 + reach or following > BOARD_SIZE - reach:
            break
        space = following
        spaces -= 1
        if trapped and is_trapped(state, space + step * reach):
            break  # EX 25.2
    return space


def place(state: ExceedState, mover: i64, space: i64, own: bool, word: str, rule: str) -> None:
    """Put a fighter on a space and note the facts that a follow-up reads of the movement (EX 8.18, 8.19)."""
    player = state.players[mover]
    before = player.space
    other = state.players[1 - mover].space
    gap = steps_between(state, mover, space)
    crossed = between(other, before, space)
    state.moved = gap
    state.path_from = before
    state.path_to = space
    state.passed = crossed and own
    state.opponent_passed = crossed and not own
    if state.log is not None:
        note(state, "move", mover, rule, numbers=(before, space), words=(word,))
    if gap == 0:
        return
    player.space = space
    if state.sides:
        side = state.sides[mover]
        side.shifted = True
        if own:
            side.moved += gap
            if crossed:
                side.passed = True
    elif own:
        player.walked += gap
    if own:
        if crossed:
            start_both(state, mover, WHEN_YOU_MOVE, WHEN_OPPONENT_MOVES_PAST)
        else:
            start_timing(state, mover, WHEN_YOU_MOVE)
    if traps_matter(state):
        reach = half(state, mover)
        spring_traps(state, mover if own else 1 - mover, space + reach if space > before else space - reach)


def move(state: ExceedState, mover: i64, way: i64, spaces: i64, own: bool, word: str) -> None:
    """Move a fighter by an effect: its own movement, or a push or pull (EX 8.16, 8.17)."""
    state.asked = spaces
    state.moved = 0
    state.path_from = state.path_to = state.players[mover].space
    state.passed = False
    state.opponent_passed = False
    if own:
        blocked = cannot_move(state, mover)
    else:
        blocked = has_flag(state, mover, CANNOT_BE_MOVED)
    if blocked:
        if state.log is not None:
            note(state, "movement ignored", mover, "EX 8.16" if own else "EX 8.17", words=(word,))
    else:
        rule = "EX 8.3" if way == ADVANCE else "EX 8.5" if way == CLOSE else "EX 8.6"
        place(state, mover, destination(state, mover, way, spaces, own), own, word, rule)
    state.short = state.moved < spaces
