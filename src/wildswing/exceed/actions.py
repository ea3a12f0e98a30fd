"""The actions a turn offers, what each needs, and taking one (EX 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import barrier, between, cannot_move, may_not_pass, place
from wildswing.exceed.boost import begin_boost, can_transform, transform
from wildswing.exceed.cards import Line
from wildswing.exceed.constants import (
    ACTION_ONCE_PER_TURN,
    AN_ACTION,
    ASIDE,
    BOARD_SIZE,
    BOOST_ASIDE,
    BOOST_FROM_ASIDE,
    BOOST_FROM_GAUGE,
    BOOST_GAUGE,
    BOOST_HAND,
    BY_ACTION,
    CHANGE,
    CHANGE_CARDS,
    CHARACTER,
    CONTINUOUS,
    EXCEED,
    EXCEED_ACTION,
    GAUGE,
    HAND,
    MAY_IGNORE_LIMIT,
    MOVE,
    MOVE_ACTION,
    MOVE_TO,
    OFF_BOARD,
    OPPONENT_CANNOT_PASS,
    OPPONENT_PREPARES_LESS,
    OPPONENTS_ACTION,
    PAY_FORCE,
    PREPARE,
    RESHUFFLE,
    RESHUFFLE_ACTION,
    STRIKE_ACTION,
    STRIKE_WANTED,
    TRANSFORM_CARD,
    WHEN_YOU_CHANGE_CARDS,
    WHEN_YOU_PREPARE,
    WHEN_YOU_RESHUFFLE,
)
from wildswing.exceed.costs import exceed_price
from wildswing.exceed.journal import note
from wildswing.exceed.means import force_available, gauge_available
from wildswing.exceed.number_rules import NO_LIMIT, movement_limit
from wildswing.exceed.spans import half, halves, steps_between
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.exceed.timing import collect, may_have, perform_line, start_timing
from wildswing.exceed.zones import discard_from, draw, forget_hand_card, reshuffle
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame

OPPONENTS_BIT: Final[i64] = 1 << OPPONENTS_ACTION
ACTION_BITS: Final[i64] = (1 << AN_ACTION) | (1 << ACTION_ONCE_PER_TURN) | OPPONENTS_BIT

# ---- moving


def move_price(state: ExceedState, seat: i64, target: i64) -> i64:
    """The Force price of a move: 1 a space, those of the opponent not counted, and 1 more to pass (EX 5.16, 5.17)."""
    price = steps_between(state, seat, target)
    return price + 1 if between(state.players[1 - seat].space, state.players[seat].space, target) else price


def spaces_within(
    space: i64, other: i64, force: i64, reach: i64, bodies: i64, limit: i64, no_passing: bool, wall: i64
) -> list[int]:
    """The spaces that a move may end on (EX 8.20): what `fits` and `move_price` say of one, for all of them at once.

    Args:
        space: of the fighter who moves.
        other: of the opponent.
        force: how much Force there is.
        reach: how many spaces the fighter occupies on either side of its own.
        bodies: those of both fighters together.
        limit: the most spaces that a movement may have.
        no_passing: whether the opponent may not be passed.
        wall: a space that may not be reached or passed, OFF_BOARD if there is none.
    """
    found: list[int] = []
    target: i64 = 1 + reach
    last: i64 = BOARD_SIZE - reach
    while target <= last:
        if target != space and not -bodies <= target - other <= bodies:
            spaces = target - space if target > space else space - target
            price = spaces
            crosses = space < other < target or target < other < space
            if crosses:
                spaces -= 2 * bodies + 1
                price = spaces + 1
            if (
                price <= force
                and spaces <= limit
                and not (crosses and no_passing)
                and (wall < 0 or not (target == wall or space < wall < target or target < wall < space))
            ):
                found.append(MOVE_TO + target)
        target += 1
    return found


# What most moves may end on, where nothing but the Force limits them: by both spaces and the Force.
UNLIMITED: Final[list[list[int]]] = [
    spaces_within(space, other, force, 0, 0, BOARD_SIZE, False, OFF_BOARD)
    for space in range(BOARD_SIZE + 1)
    for other in range(BOARD_SIZE + 1)
    for force in range(BOARD_SIZE + 1)
]


def move_targets(state: ExceedState, seat: i64, force: i64) -> list[int]:
    """The spaces that a Move action may end on, with that much Force."""
    space = state.players[seat].space
    other = state.players[1 - seat].space
    limit: i64 = NO_LIMIT
    if state.match.number_rules:
        limit = movement_limit(state, seat)
    if limit < 0 or has_flag(state, seat, MAY_IGNORE_LIMIT):
        limit = BOARD_SIZE
    no_passing = False
    wall: i64 = OFF_BOARD
    if state.match.flags & OPPONENT_CANNOT_PASS or state.match.pass_bans:
        no_passing = may_not_pass(state, seat)
        wall = barrier(state, seat)
    bodies: i64 = halves(state) if state.players[0].wide or state.players[1].wide else 0
    if bodies == 0 and limit >= BOARD_SIZE and not no_passing and wall < 0:
        most: i64 = force if force < BOARD_SIZE else BOARD_SIZE
        return UNLIMITED[(space * (BOARD_SIZE + 1) + other) * (BOARD_SIZE + 1) + most]
    return spaces_within(space, other, force, half(state, seat), bodies, limit, no_passing, wall)


# ---- the list of options


def action_options(state: ExceedState, seat: i64) -> list[int]:
    """Every action that this player may take now."""
    player = state.players[seat]
    options: list[int] = [PREPARE, CHANGE]
    force = force_available(state, seat)
    if force > 0 and not cannot_move(state, seat):
        options += move_targets(state, seat, force)
    if not player.exceeded:
        price = exceed_price(state, seat)
        if 0 <= price <= gauge_available(state, seat):
            options.append(EXCEED_ACTION)
    if not player.reshuffled and player.discard:
        options.append(RESHUFFLE)
    boost_actions(state, seat, force, options)
    if not state.no_strike:
        options.append(STRIKE_ACTION)
    character_actions(state, seat, options)
    return options


def boost_actions(state: ExceedState, seat: i64, force: i64, options: list[int]) -> None:
    """Cards that can be boosted or transformed."""
    player = state.players[seat]
    match = state.match
    cards = match.cards
    seen: i64 = 0
    bit: i64
    for card in player.hand:
        bit = match.bit[card]
        if seen & bit:
            continue
        seen |= bit
        kind = cards[card]
        if kind.boost_kind <= CONTINUOUS:
            # A card does not pay for itself (EX 6.10).
            if kind.boost_force <= force - match.force[card]:
                options.append(BOOST_HAND + card)
        elif player.hand.count(card) >= 2 and can_transform(state, seat, card):
            options.append(TRANSFORM_CARD + card)
    if player.aside and has_flag(state, seat, BOOST_FROM_ASIDE):
        for card in player.aside:
            kind = match.card(card)
            if kind.boost_kind <= CONTINUOUS and kind.boost_force <= force and BOOST_ASIDE + card not in options:
                options.append(BOOST_ASIDE + card)
    if player.gauge and has_flag(state, seat, BOOST_FROM_GAUGE):
        for card in player.gauge:
            kind = match.card(card)
            able = kind.boost_kind <= CONTINUOUS and kind.boost_force <= force - match.force[card]
            if able and BOOST_GAUGE + card not in options:
                options.append(BOOST_GAUGE + card)


def action_lines(state: ExceedState, seat: i64) -> list[Line]:
    """The lines that give this player an action of its own, in the order in which they are offered (EX 4.4)."""
    match = state.match
    lines: list[Line] = []
    numbers = collect(state, seat, AN_ACTION)
    if match.triggers & (1 << ACTION_ONCE_PER_TURN):
        numbers += collect(state, seat, ACTION_ONCE_PER_TURN)
    if match.triggers & (1 << OPPONENTS_ACTION):
        numbers += collect(state, 1 - seat, OPPONENTS_ACTION)
    for number in numbers:
        line = match.line(number)
        if line is not None and line not in lines:  # two copies offer the same action
            lines.append(line)
    return lines


def performer(line: Line, seat: i64) -> i64:
    """Whose effect an action is that this player takes: the holder's of the text, though the opponent may take it."""
    return 1 - seat if line.trigger == OPPONENTS_ACTION else seat


def character_actions(state: ExceedState, seat: i64, options: list[int]) -> None:
    """Actions of the character, boosts and transformations that can be taken."""
    open_now = state.match.triggers & ACTION_BITS
    if not open_now or not (
        may_have(state, seat, open_now) or (open_now & OPPONENTS_BIT and may_have(state, 1 - seat, OPPONENTS_BIT))
    ):
        return
    used = state.players[seat].used
    for number, line in enumerate(action_lines(state, seat)):
        if line.trigger == ACTION_ONCE_PER_TURN and used & line.once_bit:
            continue
        if line.body.offered(state, performer(line, seat)):
            options.append(CHARACTER + number)


# ---- taking an action


def take_action(state: ExceedState, seat: i64) -> None:
    """Do what was chosen."""
    answer = state.answer
    argument: i64 = answer % ARGUMENTS
    verb = answer - argument
    player = state.players[seat]
    if verb == PREPARE:
        if state.log is not None:
            note(state, "prepare", int(seat), "EX 5.1")
        if not has_flag(state, 1 - seat, OPPONENT_PREPARES_LESS):
            draw(state, seat, 1, "EX 5.1")
        start_timing(state, seat, WHEN_YOU_PREPARE)
    elif verb == CHANGE:
        if state.log is not None:
            note(state, "change cards", int(seat), "EX 5.3")
        start_timing(state, seat, WHEN_YOU_CHANGE_CARDS)
        state.push(CHANGE_CARDS, seat)
    elif verb == MOVE_TO:
        state.push(MOVE, seat, argument)
    elif verb == EXCEED_ACTION:
        state.push(EXCEED, seat)
    elif verb == RESHUFFLE:
        reshuffle_action(state, seat)
    elif verb == BOOST_HAND:
        begin_boost(state, seat, argument, HAND, BY_ACTION)
    elif verb == BOOST_ASIDE:
        begin_boost(state, seat, argument, ASIDE, BY_ACTION)
    elif verb == BOOST_GAUGE:
        begin_boost(state, seat, argument, GAUGE, BY_ACTION)
    elif verb == TRANSFORM_CARD:
        player.hand.remove(argument)
        forget_hand_card(player, argument)
        discard_from(state, seat, HAND, argument, "EX 11.2")
        transform(state, seat, argument)
    elif verb == STRIKE_ACTION:
        state.strike_order = STRIKE_WANTED
        state.strike_lines = ()
    else:
        line = action_lines(state, seat)[argument]
        player.used |= line.once_bit
        perform_line(state, line, performer(line, seat))


def reshuffle_action(state: ExceedState, seat: i64) -> None:
    """Shuffle discard pile and deck together; it uses up the automatic reshuffle (EX 5.13, 9.4)."""
    state.players[seat].reshuffled = True
    reshuffle(state, seat, True)
    start_timing(state, seat, WHEN_YOU_RESHUFFLE, RESHUFFLE_ACTION)


# ---- the MOVE procedure: a = target space


def pay_move(state: ExceedState, frame: Frame) -> None:
    """Pay for exactly the spaces moved (EX 5.19)."""
    seat = frame.seat
    price = move_price(state, seat, frame.a)
    if price > 0:
        state.push(PAY_FORCE, seat, price)


def do_move(state: ExceedState, frame: Frame) -> None:
    """Move there."""
    seat = frame.seat
    state.asked = move_price(state, seat, frame.a)
    place(state, seat, frame.a, True, "move", "EX 5.16")
    state.short = False


def after_move(state: ExceedState, frame: Frame) -> None:
    """Effects of taking a Move action."""
    start_timing(state, frame.seat, MOVE_ACTION)


PROCEDURES[MOVE] = Steps(pay_move, do_move, after_move)
