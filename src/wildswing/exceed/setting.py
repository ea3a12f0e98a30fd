"""Setting an attack: what a player does when striking, the three ways to set, and what follows (EX 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import take_out_of_play
from wildswing.exceed.constants import (
    ASIDE,
    BOOSTS,
    CARD_MASK,
    DECK,
    DISCARD,
    GAUGE,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OTHER,
    KNOWN_TO_OWNER,
    LATE_SWING,
    MAY_BE_SET_FACE_UP,
    MAY_BE_SET_FROM_BOOSTS,
    MUST_BE_SET_FROM_BOOSTS,
    NO_CARD,
    NOWHERE,
    ON_SET,
    ON_SET_AFTER,
    OPPONENT_MUST_WILD_SWING,
    PLAYING,
    SEALED,
    SET,
    SET_ATTACK,
    SET_CARD,
    SET_EX,
    SET_EX_FACE_UP,
    SET_FACE_UP,
    SET_FROM_ASIDE,
    SET_FROM_BOOSTS,
    SET_FROM_GAUGE,
    SET_FROM_SEALED,
    SET_FROM_STORED,
    SET_STORED,
    STORED,
    STRIKE_ASIDE_SHIFT,
    STRIKE_EX,
    STRIKE_FACE_UP,
    STRIKE_FROM_GAUGE,
    STRIKE_FROM_HAND,
    STRIKE_FROM_SEALED,
    STRIKE_FROM_TOP,
    STRIKE_RANDOM,
    STRIKE_WILD,
    WHEN_OPPONENT_SETS,
    WILD_SWING,
    ZONE_NAMES,
)
from wildswing.exceed.effects.lasting import MaySet
from wildswing.exceed.extra_stats import text_flags
from wildswing.exceed.journal import note
from wildswing.exceed.laid import boost_choices, chosen_marker, space_of_marker
from wildswing.exceed.overload import overload_ways, second_card
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.stats import active_texts, has_flag
from wildswing.exceed.timing import start_both, start_timing
from wildswing.exceed.zones import forget_hand_card, hides_ways, is_secret, put, show_hand, take_top, zone
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame

# Frame: seat = who sets, a = the strike's order that binds this player (0 for the Defender).


def before_setting(state: ExceedState, frame: Frame) -> None:
    """What a player does when striking comes before the cards are set (EX 12.2)."""
    start_timing(state, frame.seat, ON_SET)


def ask_set(state: ExceedState, frame: Frame) -> None:
    """Ask for the attack, by the rules for Reading if it was played."""
    side = state.sides[frame.seat]
    if side.named != NO_CARD and not has_copy(state, frame.seat, side.named):
        # EX 22.17: without the named card the Defender shows the hand and sets freely.
        show_hand(state, frame.seat, "EX 22.17")
        side.named = NO_CARD
    player = state.players[frame.seat]
    if side.named != NO_CARD and side.named not in player.shown:
        player.shown.append(side.named)  # a Defender who does not show the hand holds the named card
    if frame.a & STRIKE_FROM_GAUGE and frame.a & STRIKE_RANDOM and player.gauge:
        cards = sorted(player.gauge)
        state.answer = SET_FROM_GAUGE + cards[state.random(len(cards))]
        return
    others: i64 = 1 if may_set_stored(state, frame) else 0
    if frame.a & STRIKE_FROM_TOP and player.deck:
        set_top(state, frame)
        return
    # Whether there are one or two copies of a card is hidden, where that decides how many ways there are.
    secret = not must_swing(state, frame) and not ordered_from(frame.a) and hides_ways(player, others)
    if frame.a & STRIKE_FROM_SEALED and state.match.fighters[frame.seat].sealed_secret:
        secret = len(player.sealed) > 1
    state.ask(SET, frame.seat, set_options(state, frame), secret)


def has_copy(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether the hand holds a copy of a card (EX 1.16)."""
    key = state.match.card(card).copy_key
    for held in state.players[seat].hand:
        if state.match.card(held).copy_key == key:
            return True
    return False


def hand_ways(state: ExceedState, frame: Frame) -> list[int]:
    """Each different hand card, and each of which there are two (EX 12.5, 12.6)."""
    player = state.players[frame.seat]
    order = frame.a
    named = state.sides[frame.seat].named
    options: list[int] = []
    once: i64 = 0
    twice: i64 = 0
    bit: i64
    match = state.match
    # Whether a hand card may be set face up by its own text; where an order says so, each is anyway (EX 25.8).
    may_open = match.flags & MAY_BE_SET_FACE_UP != 0 and not order & STRIKE_FACE_UP
    for card in player.hand:
        if named != NO_CARD and match.card(card).copy_key != match.card(named).copy_key:
            continue
        bit = match.bit[card]
        if not once & bit:
            once |= bit
            if not order & STRIKE_EX:
                options.append(SET_CARD + card)
                if may_open and may_be_open(state, frame.seat, card):
                    options.append(SET_FACE_UP + card)
        elif not twice & bit:
            twice |= bit
            if not order & STRIKE_FROM_HAND:
                options.append(SET_EX + card)
                if may_open and may_be_open(state, frame.seat, card):
                    options.append(SET_EX_FACE_UP + card)
    if match.overloads[frame.seat] and not order & STRIKE_FROM_HAND:
        cards = [card for card in player.hand if match.bit[card] & once]
        options += overload_ways(state, frame.seat, list(dict.fromkeys(cards)))
    return options


def may_be_open(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether the own text of a hand card lets it be set face up now."""
    return text_flags(state, seat, state.match.cards[card].attack, MAY_BE_SET_FACE_UP) != 0


def boost_ways(state: ExceedState, frame: Frame) -> list[int]:
    """Each different boost in play that may be set as an attack, never as an EX attack (EX 12.14)."""
    seat = frame.seat
    options: list[int] = []
    if frame.a & (STRIKE_EX | STRIKE_FROM_HAND) or state.sides[seat].named != NO_CARD:
        return options
    for card in state.players[seat].boosts:
        if state.match.cards[card].attack.flags & (MAY_BE_SET_FROM_BOOSTS | MUST_BE_SET_FROM_BOOSTS):
            for argument in boost_choices(state, 0, card):
                if SET_FROM_BOOSTS + argument not in options:
                    options.append(SET_FROM_BOOSTS + argument)
    return options


def ordered_from(order: i64) -> bool:
    """Whether the attack must come from another place than the hand."""
    return order & (STRIKE_FROM_GAUGE | STRIKE_FROM_SEALED) != 0 or order >> STRIKE_ASIDE_SHIFT != 0


def other_ways(state: ExceedState, seat: i64, order: i64) -> list[int]:
    """Each different card where the order says that the attack comes from, none of them EX (EX 12.14)."""
    player = state.players[seat]
    options: list[int] = []
    if order & STRIKE_FROM_GAUGE:
        verb, pile = SET_FROM_GAUGE, player.gauge
    elif order & STRIKE_FROM_SEALED:
        verb, pile = SET_FROM_SEALED, player.sealed
    else:
        verb, pile = SET_FROM_ASIDE, player.aside
    wanted: i64 = (order >> STRIKE_ASIDE_SHIFT) - 1
    for card in pile:
        if verb + card not in options and (wanted < 0 or card == wanted):
            options.append(verb + card)
    return options


def aside_ways(state: ExceedState, seat: i64) -> list[int]:
    """The set-aside cards that a text lets this player set, never as an EX attack (EX 12.14)."""
    options: list[int] = []
    for card in state.players[seat].aside:
        if state.match.cards[card].returns_aside and SET_FROM_ASIDE + card not in options:
            name = state.match.cards[card].name
            for text in active_texts(state, seat):
                for line in text.lasting:
                    if isinstance(line, MaySet) and line.name == name and line.holds(state, seat):
                        options.append(SET_FROM_ASIDE + card)
    return options


def must_swing(state: ExceedState, frame: Frame) -> bool:
    """Whether an effect makes this player Wild Swing (EX 25.20)."""
    return frame.a & STRIKE_WILD != 0 or has_flag(state, 1 - frame.seat, OPPONENT_MUST_WILD_SWING)


def may_set_stored(state: ExceedState, frame: Frame) -> bool:
    """Whether a stored card may be set instead of a hand card: not where an order or Reading says what is set."""
    seat = frame.seat
    if state.sides[seat].named != NO_CARD or frame.a & (STRIKE_FROM_HAND | STRIKE_EX):
        return False
    return len(state.players[seat].stored) > 0 and has_flag(state, seat, SET_STORED)


def set_options(state: ExceedState, frame: Frame) -> list[int]:
    """Every way in which this player may set an attack now."""
    seat = frame.seat
    order = frame.a
    if ordered_from(order):
        return other_ways(state, seat, order) or [WILD_SWING]
    if must_swing(state, frame):
        return [WILD_SWING]
    player = state.players[seat]
    options = hand_ways(state, frame)
    if player.boosts:
        options += boost_ways(state, frame)
    if may_set_stored(state, frame):
        for card in player.stored:
            if SET_FROM_STORED + card not in options:
                options.append(SET_FROM_STORED + card)
    if player.aside and not order & (STRIKE_FROM_HAND | STRIKE_EX):
        options += aside_ways(state, seat)
    if not options or (state.sides[seat].named == NO_CARD and not order & (STRIKE_FROM_HAND | STRIKE_EX)):
        options.append(WILD_SWING)
    return options


def put_down(state: ExceedState, frame: Frame) -> None:
    """Lay the chosen card or cards down, or the unseen top card of the deck (EX 12.8)."""
    seat = frame.seat
    answer = state.answer
    verb = answer - answer % ARGUMENTS
    card: i64 = answer % ARGUMENTS & CARD_MASK
    player = state.players[seat]
    side = state.sides[seat]
    ex = verb == SET_EX or verb == SET_EX_FACE_UP
    face_up = frame.a & STRIKE_FACE_UP != 0 or verb == SET_FACE_UP or verb == SET_EX_FACE_UP
    if verb == WILD_SWING:
        side.wild = True
        if not has_flag(state, seat, LATE_SWING):
            swing(state, seat)
        return
    side.known = True
    where = ZONE_OF.get(verb, HAND)
    if where == BOOSTS:
        marker = chosen_marker(state, answer % ARGUMENTS)
        side.measured_from = space_of_marker(state, card, marker)
        take_out_of_play(state, seat, card, True, marker)
        side.set_from = BOOSTS
        side.face_up = True
    elif where != HAND:
        zone(player, where).remove(card)
        side.set_from = where
        # A card out of a place that everybody sees lies face up.
        side.face_up = not is_secret(state, seat, where)
    else:
        player.hand.remove(card)
        side.set_from = HAND
        if ex:
            side.spare = second_card(state, seat, answer % ARGUMENTS)
            player.hand.remove(side.spare)
            side.ex = True
        if face_up:
            side.face_up = True
            forget_hand_card(player, card)
            if ex:
                forget_hand_card(player, side.spare)
    side.set_open = side.face_up
    side.attack = card
    if where == STORED:
        side.granted = (*side.granted, *state.match.fighters[seat].stored_lines)
    if state.log is not None:
        rule = "EX 12.6" if ex else "EX 12.5"
        note(
            state,
            "set",
            seat,
            rule,
            cards=(card,),
            numbers=(int(ex),),
            words=() if where == HAND else (ZONE_NAMES[where],),
            cards_for=-1 if side.face_up else seat,
        )


def set_top(state: ExceedState, frame: Frame) -> None:
    """Set the top card of the deck, which its player has picked: no Wild Swing."""
    seat = frame.seat
    side = state.sides[seat]
    entry = take_top(state, seat)
    side.attack = entry & CARD_MASK
    side.set_from = DECK
    side.known = True
    side.seen = entry & KNOWN_TO_ALL != 0
    side.peeked = entry & KNOWN_TO_OTHER != 0
    frame.step += 1  # nothing more is to be put down
    if state.log is not None:
        note(state, "set from deck", seat, "EX 12.14", cards=(entry & CARD_MASK,), cards_for=seat)


def swing(state: ExceedState, seat: i64) -> None:
    """Set the top card of the deck, which nobody looks at before the reveal (EX 12.8, 9.3)."""
    side = state.sides[seat]
    entry = take_top(state, seat)
    if entry < 0:
        return
    side.attack = entry & CARD_MASK
    side.set_from = DECK
    side.wild = True
    side.set_open = False
    side.known = entry & (KNOWN_TO_ALL | KNOWN_TO_OWNER) != 0
    side.seen = entry & KNOWN_TO_ALL != 0
    side.peeked = entry & KNOWN_TO_OTHER != 0
    if state.log is not None:
        note(state, "wild swing", seat, "EX 12.8")


def swing_instead(state: ExceedState, seat: i64) -> None:
    """Replace the attack by a Wild Swing; it goes to the discard pile, or where an effect has sent it (EX 13.19)."""
    side = state.sides[seat]
    if side.attack != NO_CARD and not side.gone:
        put(state, seat, side.attack, side.destination if 0 <= side.destination < PLAYING else DISCARD)
    side.destination = NOWHERE
    side.attack = NO_CARD
    side.gone = False
    side.refused = False
    added = state.match.fighters[seat].stored_lines
    side.granted = tuple([number for number in side.granted if number not in added])
    side.ex = False
    side.face_up = False
    side.wild = True
    side.set_from = HAND  # no card of the deck lies there yet
    swing(state, seat)


def after_setting(state: ExceedState, frame: Frame) -> None:
    """Effects that depend on the card or on the way it was set, and the opponent's for the setting (EX 12.3, 18.8)."""
    start_both(state, frame.seat, ON_SET_AFTER, WHEN_OPPONENT_SETS)


def swing_late(state: ExceedState, frame: Frame) -> None:
    """The card of a Wild Swing that was only declared is taken after the effects of setting (EX 25.21)."""
    side = state.sides[frame.seat]
    if side.wild and side.attack == NO_CARD:
        swing(state, frame.seat)


# Where the card of each way to set comes from.
ZONE_OF: Final[dict[int, int]] = {
    SET_FROM_GAUGE: GAUGE,
    SET_FROM_SEALED: SEALED,
    SET_FROM_ASIDE: ASIDE,
    SET_FROM_STORED: STORED,
    SET_FROM_BOOSTS: BOOSTS,
}
PROCEDURES[SET_ATTACK] = Steps(before_setting, ask_set, put_down, after_setting, swing_late, options=set_options)
