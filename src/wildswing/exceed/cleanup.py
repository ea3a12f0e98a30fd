"""Clean-up after a strike, one player completely and then the other (EX 17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import can_transform, take_out_of_play, transform
from wildswing.exceed.constants import (
    ASIDE,
    BOOSTS,
    CARD,
    CLEAN_UP,
    CLEANUP,
    DECK,
    DISCARD,
    END_OF_STRIKE,
    GAUGE,
    HAND,
    KNOWN_TO_ALL,
    NOWHERE,
    PICK_CARD,
    SEALED,
    TO_GAUGE,
    TO_TRANSFORMATIONS,
    TRANSFORM_OR_GAUGE,
    TRANSFORMATIONS,
    WHEN_YOU_SEAL,
    ZONE_NAMES,
)
from wildswing.exceed.journal import note
from wildswing.exceed.laid import forget_kept
from wildswing.exceed.state import PROCEDURES, ExceedState, Player
from wildswing.exceed.timing import do_timing, start_timing
from wildswing.exceed.zones import put, put_on_deck
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import ARGUMENTS, Frame
from wildswing.kernel.tuples import without

SUSTAINED_BOOST: Final = 64  # a destination of its own: the attack becomes a sustained boost
CHOICES: Final = [TO_GAUGE, TO_TRANSFORMATIONS]


def cleanup_effects(state: ExceedState, frame: Frame) -> None:
    """Cleanup triggers, also of a stunned player (EX 17.9, 18.2)."""
    do_timing(state, frame.seat, CLEANUP)


def leaving(player: Player) -> list[int]:
    """The options for the next boost to discard: each different one that was not sustained in this strike."""
    stay = list(player.sustained)
    options: list[int] = []
    for card in player.boosts:
        if card in stay:
            stay.remove(card)
        elif CARD + card not in options:
            options.append(CARD + card)
    return options


def next_boost(state: ExceedState, frame: Frame) -> None:
    """Continuous boosts that were not sustained are discarded, in any order wished (EX 17.3, 17.4, 2.10)."""
    player = state.players[frame.seat]
    if player.boosts:
        options = leaving(player)
        if options:
            state.ask(PICK_CARD, frame.seat, options)
            return
        forget_kept(state, player.boosts)
    player.sustained = ()
    frame.step += 1


def discard_boost(state: ExceedState, frame: Frame) -> None:
    """Discard the one that was chosen, then ask for the next."""
    card: i64 = state.answer % ARGUMENTS
    take_out_of_play(state, frame.seat, card)
    put(state, frame.seat, card, DISCARD)
    if state.log is not None:
        note(state, "discard", frame.seat, "EX 17.3", cards=(card,), words=(ZONE_NAMES[BOOSTS],), step="cleanup")
    frame.step -= 2


def place_attack(state: ExceedState, frame: Frame) -> None:
    """The gauge if the attack hit, else the discard pile, or where an effect sends it (EX 17.5 to 17.12)."""
    seat = frame.seat
    side = state.sides[seat]
    state.answer = TO_GAUGE
    if side.attack < 0 or side.gone or side.destination != NOWHERE or not side.hit:
        return
    if can_transform(state, seat, side.attack) and side.attack >> 6 == seat:
        state.ask(TRANSFORM_OR_GAUGE, seat, CHOICES)


def put_attack(state: ExceedState, frame: Frame) -> None:
    """Put it there."""
    seat = frame.seat
    side = state.sides[seat]
    if side.attack < 0 or side.gone:
        return
    card = side.attack
    to = side.destination
    if to == NOWHERE:
        to = (
            ASIDE
            if state.match.card(card).returns_aside
            else DISCARD
            if not side.hit
            else TRANSFORMATIONS
            if state.answer == TO_TRANSFORMATIONS
            else GAUGE
        )
    side.gone = True
    side.placed = BOOSTS if to == SUSTAINED_BOOST else to
    if state.log is not None:
        rule = "EX 17.12" if side.destination != NOWHERE else "EX 17.5" if side.hit else "EX 17.6"
        word = "boosts" if to == SUSTAINED_BOOST else ZONE_NAMES[to]
        note(state, "attack placed", seat, rule, cards=(card,), words=(word,), step="cleanup")
    player = state.players[seat]
    if to == TRANSFORMATIONS:
        transform(state, seat, card)
    elif to == SUSTAINED_BOOST:
        player.boosts.append(card)
    elif to == DECK:
        put_on_deck(state, seat, card, True, KNOWN_TO_ALL)
    else:
        put(state, seat, card, to)
        if to == HAND and card >> 6 == seat:
            player.shown.append(card)
        if to == SEALED:
            start_timing(state, seat, WHEN_YOU_SEAL)


def next_extra(state: ExceedState, frame: Frame) -> None:
    """Extra attacks that have waited for the end of the strike are placed by the same rules (EX 24.13, 25.13)."""
    player = state.players[frame.seat]
    if not player.extra:
        frame.step += 1
        return
    card = player.extra[0]
    state.answer = TO_GAUGE
    if card in player.extra_hits and can_transform(state, frame.seat, card):
        state.ask(TRANSFORM_OR_GAUGE, frame.seat, CHOICES)


def put_extra(state: ExceedState, frame: Frame) -> None:
    """Put the first of them there, then look for the next."""
    seat = frame.seat
    player = state.players[seat]
    card = player.extra[0]
    player.extra = player.extra[1:]
    hit = card in player.extra_hits
    if hit:
        player.extra_hits = without(player.extra_hits, card)
    to: i64 = DISCARD if not hit else TRANSFORMATIONS if state.answer == TO_TRANSFORMATIONS else GAUGE
    if state.log is not None:
        rule = "EX 25.13"
        note(state, "attack placed", seat, rule, cards=(card,), words=(ZONE_NAMES[to],), step="cleanup")
    if to == TRANSFORMATIONS:
        transform(state, seat, card)
    else:
        put(state, seat, card, to)
    frame.step -= 2


def end_effects(state: ExceedState, frame: Frame) -> None:
    """End-of-strike effects, with the boosts gone and the attack placed (EX 17.8)."""
    do_timing(state, frame.seat, END_OF_STRIKE)


def cleanup_options(state: ExceedState, frame: Frame) -> list[int]:
    """The next boost to discard, or gauge or transformation area."""
    return leaving(state.players[frame.seat]) if frame.step == NEXT_BOOST + 1 else CHOICES


NEXT_BOOST: Final = 1
PROCEDURES[CLEAN_UP] = Steps(
    cleanup_effects,
    next_boost,
    discard_boost,
    place_attack,
    put_attack,
    next_extra,
    put_extra,
    end_effects,
    options=cleanup_options,
)
