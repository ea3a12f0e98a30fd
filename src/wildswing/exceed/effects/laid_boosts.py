"""Boosts that lie on spaces: placing this one, where it lies, moving and discarding some (EX 2.15, 25.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.board import between
from wildswing.exceed.boost import take_out_of_play
from wildswing.exceed.constants import (
    AND_SUSTAIN,
    BOARD_SIZE,
    BOOST,
    BOOSTS,
    CARD,
    CARD_MASK,
    DISCARD,
    GREATEST_RANGE,
    LEAST_RANGE,
    NO_RANGE,
    OFF_BOARD,
    PICK_CARD,
    PICK_SPACE,
    SPACE,
    ZONE_NAMES,
)
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.places import IN_RANGE, Place, gap
from wildswing.exceed.journal import note
from wildswing.exceed.laid import (
    NO_MARKER,
    boost_choices,
    chosen_marker,
    free_marker,
    keep,
    set_marker,
    space_of_marker,
    this_marker,
)
from wildswing.exceed.spans import occupies
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import face_range, standing
from wildswing.exceed.zones import put
from wildswing.kernel.effects import Condition, Effect
from wildswing.kernel.state import ARGUMENTS, Frame


class PlaceThisBoost(Effect[ExceedState]):
    """`Place this boost on any space`, `on any space in range`: the copy that lies on no space yet."""

    def __init__(self, place: Place) -> None:
        super().__init__(False)
        self.place = place

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the space, then lay it there; several boosts may lie on one space."""
        marker = free_marker(state, self.card)
        if frame.step == 0:
            options = self.options(state, frame)
            if marker == NO_MARKER or not options:
                return True
            frame.step = 1
            state.ask(PICK_SPACE, frame.seat, options)
            return False
        set_marker(state, self.card, marker, state.answer % ARGUMENTS)
        for playing in reversed(state.stack):
            if playing.procedure == BOOST and playing.a == self.card:
                if playing.c & AND_SUSTAIN:
                    keep(state, self.card, marker)
                break
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces that the text allows."""
        seat = frame.seat
        if self.place.where != IN_RANGE or not state.sides or not state.sides[seat].gone:
            return [SPACE + space for space in self.place.spaces(state, seat)]
        # The attack has become this boost: what it could reach counts.
        low, high = face_range(state, seat, self.card)
        if low == NO_RANGE:
            return []
        low += state.sides[seat].least + standing(state, seat, LEAST_RANGE, False)
        high += state.sides[seat].greatest + standing(state, seat, GREATEST_RANGE, False)
        own = state.players[seat].space
        return [SPACE + space for space in range(1, BOARD_SIZE + 1) if low <= gap(space, own) <= high]

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is such a copy."""
        return free_marker(state, self.card) != NO_MARKER

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)


# ---- where this boost lies
WITH_OPPONENT: Final = 0
BETWEEN: Final = 1
IN_RANGE_TOWARD: Final = 2


class ThisBoostLies(Condition[ExceedState]):
    """`The opponent is on this boost's space`, `this boost is between you and the opponent` and the like."""

    def __init__(self, card: i64, where: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.where: i64 = where

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it for the copy whose line is being done."""
        space = space_of_marker(state, self.card, this_marker(state, seat, self.card))
        if space == OFF_BOARD:
            return False
        own = state.players[seat].space
        other = state.players[1 - seat].space
        if self.where == WITH_OPPONENT:
            return occupies(state, 1 - seat, space)
        if self.where == BETWEEN:
            return between(space, own, other)
        # As far as the attack reaches, in the direction in which the opponent stands, or where it is measured from.
        start = origin(state, seat)
        if start == OFF_BOARD or (space != start and (space > start) != (other > start)):
            return False
        return Place(IN_RANGE).fits(state, seat, space)


# ---- some of a player's boosts that lie on the board


class LaidBoosts:
    """A player's boosts that lie on the board under one name, such as the Dissolves."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def arguments(self, state: ExceedState, seat: i64) -> list[int]:
        """Each different one as an option's argument names it."""
        found: list[int] = []
        for card in state.players[seat].boosts:
            if state.match.cards[card].boost_name == self.name:
                for argument in boost_choices(state, seat, card):
                    if chosen_marker(state, argument) != NO_MARKER and argument not in found:
                        found.append(argument)
        return found


class DiscardLaidBoost(AskOnce):
    """`Remove 1 Web Trap in the opponent's space`: it is discarded (EX 10.24)."""

    def __init__(self, boosts: LaidBoosts, place: Place) -> None:
        super().__init__(PICK_CARD)
        self.boosts = boosts
        self.place = place

    def choices(self, state: ExceedState, seat: i64) -> list[int]:
        """The options for a player."""
        found: list[int] = []
        for argument in self.boosts.arguments(state, seat):
            space = space_of_marker(state, argument & CARD_MASK, chosen_marker(state, argument))
            if self.place.fits(state, seat, space):
                found.append(CARD + argument)
        return found

    def without(self, state: ExceedState) -> None:
        """None was discarded."""
        state.count = 0

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Discard the boost."""
        card = chosen & CARD_MASK
        take_out_of_play(state, seat, card, True, chosen_marker(state, chosen))
        put(state, seat, card, DISCARD)
        state.count = 1
        if state.log is not None:
            note(state, "discard", int(seat), "EX 10.24", cards=(int(card),), words=(ZONE_NAMES[BOOSTS],))

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Those that the text means."""
        return self.choices(state, frame.seat)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is one."""
        return len(self.choices(state, seat)) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)


class MoveLaidBoost(Effect[ExceedState]):
    """`Move 1 Dissolve 1`. Frame: a = the option's argument of the one that moves, plus 1."""

    def __init__(self, boosts: LaidBoosts, low: i64, high: i64) -> None:
        super().__init__(False)
        self.boosts = boosts
        self.low: i64 = low
        self.high: i64 = high

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask which one, then where to."""
        if frame.step == 1:
            frame.a = state.answer % ARGUMENTS + 1
        elif frame.step == 2:
            set_marker(state, (frame.a - 1) & CARD_MASK, chosen_marker(state, frame.a - 1), state.answer % ARGUMENTS)
            return True
        options = self.options(state, frame)
        if not options:
            return True
        frame.step += 1
        state.ask(PICK_SPACE if frame.a > 0 else PICK_CARD, frame.seat, options)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """First the boosts, then the spaces at such a distance."""
        if frame.a == 0:
            return [CARD + argument for argument in self.boosts.arguments(state, frame.seat)]
        start = space_of_marker(state, (frame.a - 1) & CARD_MASK, chosen_marker(state, frame.a - 1))
        return [SPACE + space for space in range(1, BOARD_SIZE + 1) if self.low <= gap(space, start) <= self.high]

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether one is there."""
        return len(self.boosts.arguments(state, seat)) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)


class PickOrigin(AskOnce):
    """`Measure range from one of your Dissolves`: which of their spaces; a standing line then measures from it."""

    def __init__(self, boosts: LaidBoosts) -> None:
        super().__init__(PICK_SPACE)
        self.boosts = boosts

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the space; outside a strike there is nothing to measure."""
        return not state.sides or super().resume(state, frame)

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Remember the space."""
        state.sides[seat].measured_from = chosen

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Their spaces."""
        found: list[int] = []
        for argument in self.boosts.arguments(state, frame.seat):
            option = SPACE + space_of_marker(state, argument & CARD_MASK, chosen_marker(state, argument))
            if option not in found:
                found.append(option)
        return sorted(found)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether one is there."""
        return len(self.boosts.arguments(state, seat)) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)
