"""What a player might expect to be able to choose, but cannot, and why not: "Nothing is hidden by being disabled"."""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed.actions import action_lines, move_price
from wildswing.exceed.board import barrier, cannot_move, may_not_pass
from wildswing.exceed.cards import Card
from wildswing.exceed.costs import exceed_price
from wildswing.exceed.extra_stats import text_flags
from wildswing.exceed.means import force_available, gauge_available
from wildswing.exceed.notation import action_text
from wildswing.exceed.number_rules import movement_limit
from wildswing.exceed.setting import has_copy, must_swing, ordered_from
from wildswing.exceed.spans import fits, occupies
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import active_texts
from wildswing.kernel.decision import Blocked
from wildswing.kernel.flow import If

NO_HALF: Final = "it has no boost"


def blocked(state: ExceedState) -> tuple[Blocked, ...]:
    """What is not possible in the pending decision, in the order of the actions.

    Args:
        state: waiting for a decision.
    """
    found: list[Blocked] = []
    if state.decision == c.ACTION:
        seat = int(state.seat)
        moves(state, seat, found)
        exceeding(state, seat, found)
        reshuffling(state, seat, found)
        boosts(state, seat, found)
        if c.STRIKE_ACTION not in state.options:
            found.append(Blocked("strike", "Strike", "this further action may not be a strike", "EX 4.13"))
        own_actions(state, seat, found)
    elif state.decision == c.SET:
        sets(state, int(state.seat), found)
    return tuple(found)


def source_of(state: ExceedState, seat: int, flag: int) -> str:
    """The name of a text in play that makes a flag true for its player."""
    for text in active_texts(state, seat):
        if text.flags & flag and text_flags(state, seat, text, flag):
            return str(text.name)
    return "an effect"


def moves(state: ExceedState, seat: int, found: list[Blocked]) -> None:
    """The spaces that cannot be moved to."""
    player = state.players[seat]
    space, other = int(player.space), int(state.players[1 - seat].space)
    force = int(force_available(state, seat))
    if cannot_move(state, seat):
        reason = f"{source_of(state, 1 - seat, c.OPPONENT_CANNOT_MOVE)} forbids movement"
        found.append(Blocked("move", "Move", reason, "EX 8.16"))
        return
    if force == 0:
        found.append(Blocked("move", "Move", "you have no card that makes Force", "EX 5.16"))
        return
    no_passing = may_not_pass(state, seat)
    wall = int(barrier(state, seat))
    for target in range(1, c.BOARD_SIZE + 1):
        if target == space or c.MOVE_TO + target in state.options:
            continue
        text = f"Move to {target}"
        price = int(move_price(state, seat, target))
        if occupies(state, 1 - seat, target):
            found.append(Blocked("move", text, "the opponent stands there", "EX 8.2"))
        elif not fits(state, seat, target, c.BOARD_SIZE):
            found.append(Blocked("move", text, "there is no room for you", "EX 8.21"))
        elif no_passing and (space < other < target or target < other < space):
            reason = f"{source_of(state, 1 - seat, c.OPPONENT_CANNOT_PASS)} forbids moving past"
            found.append(Blocked("move", text, reason, "EX 8.20"))
        elif wall >= 0 and (target == wall or space < wall < target or target < wall < space):
            found.append(Blocked("move", text, f"space {wall} cannot be passed", "EX 8.20"))
        elif price > force:
            found.append(Blocked("move", text, f"it costs {price} Force, you can make {force}", "EX 5.16"))
        else:
            limit = int(movement_limit(state, seat))
            found.append(Blocked("move", text, f"you cannot move more than {limit} spaces at once", "EX 8.20"))


def exceeding(state: ExceedState, seat: int, found: list[Blocked]) -> None:
    """Why the Exceed action is not open."""
    if c.EXCEED_ACTION in state.options:
        return
    price = int(exceed_price(state, seat))
    gauge = int(gauge_available(state, seat))
    if state.players[seat].exceeded:
        found.append(Blocked("exceed", "Exceed", "you are exceeded already", "EX 5.8"))
    elif price < 0:
        found.append(Blocked("exceed", "Exceed", "this character has no price for exceeding", "EX 5.9"))
    else:
        reason = f"it costs {price} Gauge, you have {gauge}"
        found.append(Blocked("exceed", f"Exceed ({price} Gauge)", reason, "EX 5.7"))


def reshuffling(state: ExceedState, seat: int, found: list[Blocked]) -> None:
    """Why the Reshuffle action is not open."""
    if c.RESHUFFLE in state.options:
        return
    if state.players[seat].reshuffled:
        found.append(Blocked("reshuffle", "Reshuffle", "you have reshuffled in this game", "EX 5.14"))
    else:
        found.append(Blocked("reshuffle", "Reshuffle", "your discard pile is empty", "EX 5.15"))


def boosts(state: ExceedState, seat: int, found: list[Blocked]) -> None:
    """The hand cards that cannot be boosted or transformed."""
    player = state.players[seat]
    seen: list[int] = []
    for number in player.hand:
        if number in seen or c.BOOST_HAND + number in state.options or c.TRANSFORM_CARD + number in state.options:
            continue
        seen.append(number)
        card = state.match.card(number)
        if card.boost_kind == c.TRANSFORMATION:
            text = f"Transform {card.boost_name} ({card.name})"
            if number in player.transformations:
                reason, rule = f"{card.boost_name} is in play already", "EX 11.4"
            else:
                reason, rule = f"it needs a second {card.name} in hand", "EX 11.2"
            found.append(Blocked("transform", text, reason, rule, int(number)))
        elif card.boost_kind <= c.CONTINUOUS:
            found.append(unpaid_boost(state, seat, int(number), card))
        else:
            found.append(Blocked("boost", f"Boost {card.name}", NO_HALF, "EX 1.14", int(number)))


def unpaid_boost(state: ExceedState, seat: int, number: int, card: Card) -> Blocked:
    """A boost that the other cards cannot pay."""
    rest = int(force_available(state, seat)) - int(card.force_value())
    reason = f"it costs {card.boost_force} Force, the rest makes {rest}"
    return Blocked("boost", f"Boost {card.boost_name} ({card.name})", reason, "EX 6.10", number)


def own_actions(state: ExceedState, seat: int, found: list[Blocked]) -> None:
    """The actions of the character and of its cards that cannot be taken."""
    used = state.players[seat].used
    for place, line in enumerate(action_lines(state, seat)):
        if c.CHARACTER + place in state.options:
            continue
        card = int(line.card) if line.card >= 0 else None
        if line.trigger == c.ACTION_ONCE_PER_TURN and used & line.once_bit:
            found.append(Blocked("character action", action_text(line), "it was taken in this turn", "EX 4.4", card))
        elif isinstance(line.body, If) and not line.body.condition.test(state, seat):
            words = line.body.condition.words
            reason = f"only if {words}" if words else "its condition does not hold"
            found.append(Blocked("character action", action_text(line), reason, "EX 18.12", card))
        else:
            found.append(Blocked("character action", action_text(line), "its price cannot be paid", "EX 18.10", card))


def sets(state: ExceedState, seat: int, found: list[Blocked]) -> None:
    """The ways of setting that are not open."""
    frame = state.stack[-1]
    named = int(state.sides[seat].named)
    match = state.match
    if must_swing(state, frame) or ordered_from(frame.a):
        return
    pairs = False
    seen: list[int] = []
    for number in state.players[seat].hand:
        pairs = pairs or c.SET_EX + number in state.options
        if number in seen:
            continue
        seen.append(number)
        if (
            named != c.NO_CARD
            and has_copy(state, seat, named)
            and match.card(number).copy_key != match.card(named).copy_key
        ):
            reason = f"the opponent has named {match.card(named).name}, which you must set"
            found.append(Blocked("set", f"Set {match.card(number).name}", reason, "EX 22.17", int(number)))
    if frame.a & c.STRIKE_FROM_HAND:
        found.append(Blocked("set ex", "Set an EX attack", "a card set face up is a single card", "EX 12.6"))
    elif not pairs:
        found.append(Blocked("set ex", "Set an EX attack", "you have no two equal cards in hand", "EX 12.6"))
    if c.WILD_SWING not in state.options:
        reason = "the named card must be set" if named != c.NO_CARD else "a card from hand must be set"
        found.append(Blocked("wild swing", "Wild Swing", reason, "EX 22.17" if named != c.NO_CARD else "EX 12.8"))
