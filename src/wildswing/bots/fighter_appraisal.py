"""What cards and attacks of EXCEED are worth to a player who sees only a view: reach, strength, the price of a card."""

from __future__ import annotations

from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.effects.movement import Move, MoveChoice
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import standing
from wildswing.kernel.effects import Constant, Effect
from wildswing.kernel.flow import If, Sequence

ADVANCE, CLOSE, RETREAT, PUSH, PULL = range(5)


def gaps_after(known: ExceedState, seat: int, card: Card) -> set[int]:
    """The distances at which the card's attack may come to stand after its own Before effects."""
    gaps = {abs(int(known.players[seat].space) - int(known.players[1 - seat].space))}
    for line in card.attack.lines[c.BEFORE]:
        gaps = moved(known, seat, line.body, gaps)
    return gaps


def moved(known: ExceedState, seat: int, effect: Effect[ExceedState], gaps: set[int]) -> set[int]:
    """The distances after one effect, for each distance before it."""
    if isinstance(effect, Sequence):
        for part in effect.parts:
            gaps = moved(known, seat, part, gaps)
        return gaps
    if isinstance(effect, If):
        return gaps | moved(known, seat, effect.then, gaps)
    if isinstance(effect, Move) and not effect.opponent and isinstance(effect.amount, Constant):
        return {after(known, seat, int(effect.way), int(effect.amount.number), gap) for gap in gaps}
    if isinstance(effect, MoveChoice) and not effect.opponent and isinstance(effect.high, Constant):
        most = int(effect.high.number)
        return gaps | {
            after(known, seat, way, spaces, gap) for gap in gaps for way in effect.ways for spaces in range(1, most + 1)
        }
    return gaps


def after(known: ExceedState, seat: int, way: int, spaces: int, gap: int) -> int:
    """The distance after one movement; walls are looked at from where the fighters stand now."""
    mine, theirs = int(known.players[seat].space), int(known.players[1 - seat].space)
    behind_them = c.BOARD_SIZE - theirs if theirs > mine else theirs - 1
    behind_me = mine - 1 if theirs > mine else c.BOARD_SIZE - mine
    if way == CLOSE:
        return max(1, gap - spaces)
    if way == RETREAT:
        return gap + min(spaces, behind_me)
    if way == PUSH:
        return gap + min(spaces, behind_them)
    if spaces < gap:
        return gap - spaces
    room = behind_them if way == ADVANCE else behind_me
    return min(spaces - gap + 1, room) if room else 1


def reaches(known: ExceedState, seat: int, card: Card) -> bool:
    """Whether the attack would probably be in range, its own Before effects included."""
    if card.low == c.NO_RANGE and card.low_number is None:
        return False
    low = int(card.low) if card.low_number is None else 1
    high = int(card.high) if card.high_number is None else 2
    low += bonus(known, seat, c.LEAST_RANGE)
    high += bonus(known, seat, c.GREATEST_RANGE)
    return any(low <= gap <= high for gap in gaps_after(known, seat, card))


def bonus(known: ExceedState, seat: int, stat: int) -> int:
    """What standing lines in play will add to a stat, as far as they hold now."""
    return int(standing(known, seat, stat, False)) if known.sides else 0


def payable(known: ExceedState, seat: int, card: Card) -> bool:
    """Whether the price of setting the card can be paid."""
    player = known.players[seat]
    if card.gauge > len(player.gauge):
        return False
    return card.force <= len(player.hand) - 1 + len(player.gauge)


def strength(known: ExceedState, seat: int, card: Card, doubled: bool) -> float:
    """What setting the card now is worth: damage it may do, and how well it takes the answer."""
    if not payable(known, seat, card):
        return -6.0
    extra = 1 if doubled else 0
    power, speed = int(card.power) + extra, int(card.speed) + extra
    armor, guard = int(card.armor) + extra, int(card.guard) + extra
    value = 1.2 * armor + 0.45 * guard
    if reaches(known, seat, card):
        value += 1.6 * power + 2.0 * speed + 1.0
        if power >= known.players[1 - seat].life:
            value += 8.0
    else:
        value += 0.1 * speed - 1.0
    # Gauge that an Ultra burns, and the second copy of an EX attack, are not free.
    return value - 0.8 * int(card.gauge) - 0.6 * int(card.force) - (2.2 if doubled else 0.0)


def keeping(known: ExceedState, seat: int, card: Card) -> float:
    """What it is worth to keep a card in the hand."""
    value = 0.5 * int(card.power) + 0.25 * int(card.speed) + 0.15 * int(card.guard)
    if card.gauge > len(known.players[seat].gauge) + 2:
        value -= 2.0
    if reaches(known, seat, card):
        value += 1.0
    return value
