"""What an option would do, computed from what the viewer knows: path, price, reach and the open facts that follow."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.board import cannot_move, destination
from wildswing.exceed.constants import (
    BOOST_ASIDE,
    BOOST_GAUGE,
    BOOST_HAND,
    CANNOT_BE_MOVED,
    CARD_MASK,
    EXCEED_ACTION,
    FIRST_EFFECT,
    MOVE_TO,
    NO_RANGE,
    NUMBER,
    PAY_FORCE,
    PAY_FREE,
    PAY_GAUGE,
    PAY_GAUGE_CARD,
    PAY_GAUGE_TWO,
    PAY_GAUGE_UP_TO,
    PAY_HAND,
    PAY_HAND_TWO,
    PAY_LIFE,
    SET_CARD,
    SET_EX,
    SET_EX_FACE_UP,
    SET_FACE_UP,
    SET_FROM_ASIDE,
    SET_FROM_BOOSTS,
    SET_FROM_GAUGE,
    SET_FROM_SEALED,
    SET_FROM_STORED,
    SPACE,
)
from wildswing.exceed.costs import attack_force, attack_gauge, exceed_price
from wildswing.exceed.counters import as_attack, reach
from wildswing.exceed.effects.movement import MoveChoice, MoveToSpace
from wildswing.exceed.effects.ways import WAY, is_own, on_board
from wildswing.exceed.spans import halves
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import armor, greatest_range, guard, has_flag, least_range, power, speed
from wildswing.kernel.state import ARGUMENTS


class Preview:
    """What is certain about an option before it is chosen; chance and the opponent may add to it.

    Attributes:
        option: its number.
        mover: whose fighter it moves at once, None for nobody's.
        path: the spaces of that movement, the first one where the fighter stands; empty without movement.
        force: the Force that it costs.
        gauge: the Gauge that it costs.
        reach: the spaces that the attack would hit now.
        facts: numbers that it leads to at once, by name: "space", "distance", "left to pay", and of an attack that is
            set "power", "speed", "armor", "guard", "least range", "greatest range", "from space", as they would be now.
    """

    __slots__ = ("facts", "force", "gauge", "mover", "option", "path", "reach")

    def __init__(self, option: int) -> None:
        self.option = option
        self.mover: int | None = None
        self.path: tuple[int, ...] = ()
        self.force = 0
        self.gauge = 0
        self.reach: tuple[int, ...] = ()
        self.facts: dict[str, int] = {}

    def plain(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "option": self.option, "mover": self.mover, "path": list(self.path), "force": self.force, "gauge":
            self.gauge, "reach": list(self.reach), "facts": self.facts,
        }  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.option, self.mover, self.path, self.reach))

    def __repr__(self) -> str:
        return f"Preview({self.plain()!r})"


def preview(known: ExceedState, option: int) -> Preview:
    """What an option of the viewer's decision would do.

    Args:
        known: what the viewer knows.
        option: the number of one of its options.
    """
    made = Preview(option)
    seat = known.seat
    argument = option % ARGUMENTS
    verb = option - argument
    if verb == MOVE_TO:
        walk(made, known, seat, argument)
        made.force = len(made.path) - 1
        if crosses(known, seat, argument):
            made.force += 1
    elif verb == EXCEED_ACTION:
        made.gauge = int(exceed_price(known, seat))
    elif verb == BOOST_HAND or verb == BOOST_GAUGE or verb == BOOST_ASIDE:
        made.force = int(known.match.card(argument).boost_force)
    elif verb in {
        SET_CARD,
        SET_EX,
        SET_FACE_UP,
        SET_EX_FACE_UP,
        SET_FROM_GAUGE,
        SET_FROM_SEALED,
        SET_FROM_ASIDE,
        SET_FROM_STORED,
        SET_FROM_BOOSTS,
    }:
        attack(made, known, seat, argument & CARD_MASK, verb == SET_EX or verb == SET_EX_FACE_UP)
    elif verb in {PAY_HAND, PAY_HAND_TWO, PAY_GAUGE_CARD, PAY_GAUGE_TWO, PAY_FREE, PAY_LIFE}:
        pay(made, known, 2 if verb == PAY_HAND_TWO or verb == PAY_GAUGE_TWO else 1)
    elif verb == NUMBER or verb == SPACE:
        choose_movement(made, known, argument)
    return made


def crosses(known: ExceedState, mover: i64, target: i64) -> bool:
    """Whether the way to a space leads past the other fighter."""
    space = known.players[mover].space
    other = known.players[1 - mover].space
    return space < other < target or target < other < space


def walk(made: Preview, known: ExceedState, mover: i64, target: i64) -> None:
    """Note a movement, space by space; the other fighter's space is passed over (EX 8.4)."""
    space = known.players[mover].space
    other = known.players[1 - mover].space
    made.mover = int(mover)
    body = halves(known)
    step = 1 if target > space else -1
    path = [int(space)]
    while space != target:
        space += step
        if not other - body <= space <= other + body:
            path.append(int(space))
    made.path = tuple(path)
    gap = target - other
    made.facts["space"] = int(target)
    made.facts["distance"] = int((gap if gap > 0 else -gap) - body)


def attack(made: Preview, known: ExceedState, seat: i64, card: i64, ex: bool) -> None:
    """Note the price, the reach and the numbers of an attack, with the boosts and effects that count now."""
    trial = as_attack(known, seat, card, ex)
    made.gauge = int(attack_gauge(trial, seat))
    made.force = int(attack_force(trial, seat))
    made.reach = tuple(reach(known, seat, card))
    made.facts["power"] = int(power(trial, seat))
    made.facts["speed"] = int(speed(trial, seat))
    made.facts["armor"] = int(armor(trial, seat))
    made.facts["guard"] = int(guard(trial, seat))
    low = least_range(trial, seat)
    if low != NO_RANGE:
        made.facts["least range"] = int(low)
        made.facts["greatest range"] = int(greatest_range(trial, seat))
    made.facts["from space"] = int(origin(trial, seat))


def pay(made: Preview, known: ExceedState, value: int) -> None:
    """Note what a card pays, and what is left of a price."""
    frame = known.stack[len(known.stack) - 1]
    if frame.procedure == PAY_GAUGE or frame.procedure == PAY_GAUGE_UP_TO:
        made.gauge = value
    else:
        made.force = value
    if frame.procedure == PAY_GAUGE or frame.procedure == PAY_FORCE:
        made.facts["left to pay"] = int(frame.a - frame.b) - value


def choose_movement(made: Preview, known: ExceedState, argument: i64) -> None:
    """Note the movement of an effect that asks for a way and a number of spaces, or for a space."""
    frame = known.stack[len(known.stack) - 1]
    if frame.procedure < FIRST_EFFECT:
        return
    effect = known.match.effect(frame.procedure)
    if isinstance(effect, MoveToSpace):
        walk(made, known, frame.seat, argument)
    elif isinstance(effect, MoveChoice) and argument > 0:
        own = is_own(argument // WAY)
        mover = 1 - frame.seat if effect.opponent else frame.seat
        way = on_board(argument // WAY)
        if not own:
            mover = 1 - mover
        if cannot_move(known, mover) if own else has_flag(known, mover, CANNOT_BE_MOVED):
            walk(made, known, mover, known.players[mover].space)
        else:
            walk(made, known, mover, destination(known, mover, way, argument % WAY, own))
