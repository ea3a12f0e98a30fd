"""Playing a boost: pay, put it into play, carry out its effects, discard it if it is instant (EX 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import Line, owner
from wildswing.exceed.constants import (
    AND_SUSTAIN,
    BOOST,
    BOOSTS,
    BY_ACTION,
    CANCEL,
    CANCELLED,
    CANNOT_BE_DISCARDED,
    CONTINUOUS,
    DECK,
    DISCARD,
    FROM_GAUGE,
    GAUGE,
    HAND,
    KNOWN_TO_ALL,
    LEAVE_PLAY,
    LEFT_PLAY,
    OFF_BOARD,
    PASS,
    PAY_FORCE,
    PLAYING,
    SEALED,
    TRANSFORM,
    TRANSFORMATION,
    WHEN_OPPONENT_BOOSTS,
    WHEN_THIS_LEAVES_PLAY,
    WHEN_YOU_BOOST,
    WHEN_YOU_BOOST_CONTINUOUS,
    WHEN_YOU_CANCEL,
    WITHOUT_PAYING,
    YES,
    ZONE_NAMES,
)
from wildswing.exceed.costs import gauge_price
from wildswing.exceed.journal import note
from wildswing.exceed.laid import NO_MARKER, is_kept, set_marker, this_marker, which_left
from wildswing.exceed.laid_cards import boost_left
from wildswing.exceed.means import gauge_available
from wildswing.exceed.payment import start_gauge_payment
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.timing import drop_card, facts, join_card, perform_line, restore_facts, start_timing
from wildswing.exceed.zones import forget_hand_card, put, put_in_discard, put_on_deck, take_from
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame
from wildswing.kernel.tuples import without

# ---- the BOOST procedure: a = card, b = next line of its text, c = how it is played; the card already left its zone


def begin_boost(state: ExceedState, seat: i64, card: i64, where: i64, how: i64) -> None:
    """Take the card from its zone and start playing it as a boost."""
    player = state.players[seat]
    take_from(player, where, card)
    if where == HAND:
        forget_hand_card(player, card)
    start_boost(state, seat, card, where, how)


def start_boost(state: ExceedState, seat: i64, card: i64, where: i64, how: i64) -> None:
    """Start playing a card as a boost that was taken from its zone."""
    state.players[seat].playing.append(card)
    if state.log is not None:
        note(
            state,
            "boost",
            seat,
            "EX 10.1",
            cards=(card,),
            words=(state.match.cards[card].boost_name, ZONE_NAMES[where]),
        )
    state.push(BOOST, seat, card, 0, how | FROM_GAUGE if where == GAUGE else how)


def pay_price(state: ExceedState, frame: Frame) -> None:
    """Pay the Force price (EX 1.15); the Gauge price of an Ultra is not paid (EX 10.2)."""
    price = state.match.cards[frame.a].boost_force
    if not frame.c & BY_ACTION:
        frame.kept = facts(state)  # for the rest of the effect that plays this boost
    if price > 0 and not frame.c & WITHOUT_PAYING:
        state.push(PAY_FORCE, frame.seat, price)


def enter_play(state: ExceedState, frame: Frame) -> None:
    """Put it into play: it counts as played; the opponent may cancel it now (EX 10.10, 10.15, 10.18)."""
    player = state.players[frame.seat]
    if state.match.cards[frame.a].boost_kind == CONTINUOUS:
        player.playing.remove(frame.a)
        player.boosts.append(frame.a)
        player.fresh = (*player.fresh, frame.a)
        if frame.c & AND_SUSTAIN:
            player.sustained = (*player.sustained, frame.a)
    start_timing(state, 1 - frame.seat, WHEN_OPPONENT_BOOSTS)


def check_cancelled(state: ExceedState, frame: Frame) -> None:
    """A cancelled boost has none of its effects and is discarded (EX 10.16)."""
    if frame.c & CANCELLED:
        discard_played(state, frame)
        go_on_outside(state, frame)
    elif state.match.cards[frame.a].boost_kind == CONTINUOUS:
        join_card(state, frame.seat, state.match.cards[frame.a].boost.all_lines)


def next_line(state: ExceedState, frame: Frame) -> None:
    """Its instant lines from top to bottom (EX 10.3, 10.4, 10.9)."""
    lines = state.match.cards[frame.a].boost.at_once
    if frame.b < len(lines):
        line = lines[frame.b]
        frame.b += 1
        frame.step -= 1
        perform_line(state, line, frame.seat)


def when_you_boost(state: ExceedState, frame: Frame) -> None:
    """Effects of its player for boosting (EX 10.23)."""
    continuous = state.match.cards[frame.a].boost_kind == CONTINUOUS
    start_timing(state, frame.seat, WHEN_YOU_BOOST, WHEN_YOU_BOOST_CONTINUOUS if continuous else -1)


def discard_played(state: ExceedState, frame: Frame) -> None:
    """An instant boost goes to the discard pile after it is resolved (EX 10.5, 10.14)."""
    player = state.players[frame.seat]
    if frame.c & LEFT_PLAY:
        return
    if frame.a in player.playing:
        player.playing.remove(frame.a)
        put(state, frame.seat, frame.a, DISCARD)
        if state.log is not None:
            note(state, "discard", frame.seat, "EX 10.5", cards=(frame.a,), words=(ZONE_NAMES[PLAYING],))
    elif frame.c & CANCELLED and frame.a in player.boosts:
        take_out_of_play(state, frame.seat, frame.a, False)
        put(state, frame.seat, frame.a, DISCARD)
        if state.log is not None:
            note(state, "discard", frame.seat, "EX 10.16", cards=(frame.a,), words=(ZONE_NAMES[BOOSTS],))


def go_on_outside(state: ExceedState, frame: Frame) -> None:
    """The boost is done; an effect that has played it finds its own facts again (EX 8.19)."""
    if frame.kept:
        restore_facts(state, frame.kept)
    frame.step = len(BOOST_STEPS)


def may_cancel(state: ExceedState, frame: Frame) -> None:
    """Season 7: pay the printed Gauge for another action (EX 23.19, 23.20)."""
    price = state.match.cards[frame.a].boost_cancel
    open_now = frame.c & BY_ACTION and price >= 0 and not state.sides and not state.strike_order
    if not open_now or gauge_available(state, frame.seat) < gauge_price(state, frame.seat, price):
        go_on_outside(state, frame)
        return
    state.ask(CANCEL, frame.seat, [PASS, YES])


def pay_cancel(state: ExceedState, frame: Frame) -> None:
    """Pay for the cancel, or leave it."""
    if state.answer == PASS:
        frame.step = len(BOOST_STEPS)
        return
    price = gauge_price(state, frame.seat, state.match.cards[frame.a].boost_cancel)
    if price > 0:
        start_gauge_payment(state, frame.seat, price)


def cancel_done(state: ExceedState, frame: Frame) -> None:
    """The cancelled boost keeps its whole effect (EX 23.21); its player takes another action."""
    player = state.players[frame.seat]
    player.cancels += 1
    state.actions_left += 1
    if state.log is not None:
        note(state, "cancel", frame.seat, "EX 23.19", cards=(frame.a,))
    start_timing(state, frame.seat, WHEN_YOU_CANCEL)


def boost_options(state: ExceedState, frame: Frame) -> list[int]:
    """Cancel or not."""
    return [PASS, YES]


BOOST_STEPS: Final = (
    pay_price, enter_play, check_cancelled, next_line, when_you_boost, discard_played, may_cancel, pay_cancel,
    cancel_done,
)  # fmt: skip
PROCEDURES[BOOST] = Steps(*BOOST_STEPS, options=boost_options)


# ---- leaving play


def take_out_of_play(
    state: ExceedState, seat: i64, card: i64, with_effects: bool = True, marker: i64 = NO_MARKER
) -> None:
    """Take a continuous boost out of the boost area; its waiting effects are lost (EX 10.24).

    A cancelled one goes without the effects for that moment (EX 10.16). Of copies on the board the one with `marker`.
    """
    player = state.players[seat]
    player.boosts.remove(card)
    if state.match.cards[card].is_cover:
        turn_up(state, seat)
    left = which_left(state, card, marker)
    kept = is_kept(state, card, left)
    if left != NO_MARKER:
        set_marker(state, card, left, OFF_BOARD)
    if player.laid:
        boost_left(player, card)
    if card in player.sustained and (kept or player.sustained.count(card) > player.boosts.count(card)):
        player.sustained = without(player.sustained, card)
    if card in player.fresh and player.fresh.count(card) > player.boosts.count(card):
        player.fresh = without(player.fresh, card)
    text = state.match.cards[card].boost
    drop_card(state, seat, text.all_lines, player.boosts.count(card))
    if with_effects and text.triggers & (1 << WHEN_THIS_LEAVES_PLAY):
        state.push(LEAVE_PLAY, seat, card)


def turn_up(state: ExceedState, seat: i64) -> None:
    """A card that lay face down in play leaves it: it is sealed, the one that was put there first (named rule)."""
    player = state.players[seat]
    card = player.face_down.pop(0)
    player.sealed.append(card)
    if state.log is not None:
        note(state, "card moved", seat, "EX 1.17", cards=(card,), words=(ZONE_NAMES[BOOSTS], ZONE_NAMES[SEALED]))


def perform_between(state: ExceedState, frame: Frame, lines: tuple[Line, ...], seat: i64) -> None:
    """Do the next of some lines that come in the middle of an effect, whose facts are kept for the rest of it."""
    if frame.b == 0:
        frame.kept = facts(state)
    if frame.b < len(lines):
        line = lines[frame.b]
        frame.b += 1
        frame.step -= 1
        perform_line(state, line, seat)
    else:
        restore_facts(state, frame.kept)


def leave_lines(state: ExceedState, frame: Frame) -> None:
    """The lines for the moment a boost leaves play, by the card's owner (EX 25.15)."""
    lines = state.match.cards[frame.a].boost.lines[WHEN_THIS_LEAVES_PLAY]
    perform_between(state, frame, lines, owner(frame.a))


PROCEDURES[LEAVE_PLAY] = Steps(leave_lines)


def cannot_be_discarded(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether a boost in play is safe from discarding effects."""
    for line in state.match.cards[card].boost.flag_lines:
        if line.flag == CANNOT_BE_DISCARDED and line.holds(state, seat):
            return True
    return False


def mark_left(state: ExceedState, seat: i64, card: i64) -> None:
    """Tell the boost that is being played that its card is elsewhere: an equal card may be played around it."""
    for frame in reversed(state.stack):
        if frame.procedure == BOOST and frame.seat == seat and frame.a == card and not frame.c & LEFT_PLAY:
            frame.c |= LEFT_PLAY
            return


def is_left(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether the boost that is being played is already elsewhere."""
    for frame in reversed(state.stack):
        if frame.procedure == BOOST and frame.seat == seat and frame.a == card:
            return frame.c & LEFT_PLAY != 0
    return False


def move_boost(state: ExceedState, seat: i64, card: i64, to: i64, rule: str, itself: bool = False) -> bool:
    """Move a boost in play, or one that is being played, to another zone; False if it is not there any more.

    `itself` says that the boost's own text moves it: of two copies it is the one that is being played.
    """
    player = state.players[seat]
    if card in player.boosts:
        marker = this_marker(state, seat, card) if itself else NO_MARKER
        take_out_of_play(state, seat, card, True, marker)
        if itself:
            mark_left(state, seat, card)
    elif card in player.playing:
        player.playing.remove(card)
        mark_left(state, seat, card)
    else:
        return False
    if to == DECK:
        put_on_deck(state, seat, card, True, KNOWN_TO_ALL)
    else:
        put(state, seat, card, to)
    if state.log is not None:
        note(state, "boost moved", seat, rule, cards=(card,), words=(ZONE_NAMES[to],))
    return True


# ---- transformations


def transform(state: ExceedState, seat: i64, card: i64) -> None:
    """Put a card that was taken from its zone into the transformation area; its Now lines happen (EX 11.9)."""
    if owner(card) != seat:
        put_in_discard(state, card)  # EX 20.4
        return
    state.players[seat].transformations.append(card)
    if state.log is not None:
        note(state, "transform", seat, "EX 11.3", cards=(card,), words=(state.match.cards[card].boost_name,))
    join_card(state, seat, state.match.cards[card].boost.all_lines)
    if state.match.cards[card].boost.at_once:
        state.push(TRANSFORM, seat, card)


def transform_line(state: ExceedState, frame: Frame) -> None:
    """The Now lines of a transformation, from top to bottom."""
    perform_between(state, frame, state.match.cards[frame.a].boost.at_once, frame.seat)


PROCEDURES[TRANSFORM] = Steps(transform_line)


def can_transform(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether the card carries a transformation whose name is not in the area yet (EX 11.4)."""
    kind = state.match.cards[card]
    return kind.boost_kind == TRANSFORMATION and card not in state.players[seat].transformations
