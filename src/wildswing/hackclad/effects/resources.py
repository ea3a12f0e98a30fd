"""Gauges, Shards, ATK, and what holds for a turn or a round."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    OFF_FIELD,
    PICK_PLAYER,
    PICK_SPACE,
    PLAYER,
    SPACE,
    SPACES,
)
from wildswing.hackclad.deeds import CARD_ATK, gain_mp, kept_with, pick_up, use_of
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import ARGUMENTS, Frame


class GainMp(Amount[HackcladState]):
    """`Gain 1 MP`."""

    def do(self, state: HackcladState, seat: i64, amount: i64) -> None:
        """Gain it."""
        gain_mp(state, seat, amount)


class SetMp(Effect[HackcladState]):
    """`Your MP becomes 7`."""

    def __init__(self, amount: i64) -> None:
        super().__init__(True)
        self.amount: i64 = amount

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Set it."""
        figure = state.figures[seat]
        before = figure.mp
        figure.mp = self.amount
        if state.log is not None:
            note(state, "mp", int(seat), "HC 25.10", numbers=(int(figure.mp - before), int(figure.mp)))


class SetX(Effect[HackcladState]):
    """`X is ...`, on this card from now on."""

    def __init__(self, amount: Number[HackcladState]) -> None:
        super().__init__(True)
        self.amount = amount

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Set it."""
        frame = use_of(state, seat)
        if frame is not None:
            frame.b = self.amount.value(state, seat)
            if state.log is not None:
                note(state, "x", int(seat), "HC 12.1", cards=(int(frame.a),), numbers=(int(frame.b),))


class MoreAtk(Amount[HackcladState]):
    """`+1 ATK`, of the attack in use; `that card has +2 ATK`, of the card just paid for."""

    def do(self, state: HackcladState, seat: i64, amount: i64) -> None:
        """Add it."""
        frame = use_of(state, seat)
        if frame is not None:
            kept_with(frame, CARD_ATK, frame.kept[CARD_ATK] + amount)
            if state.log is not None:
                note(state, "atk", int(seat), "HC 1.8", (int(frame.a),), (int(amount),), (self.source,))


class CardsHave(Effect[HackcladState]):
    """`This turn, your Attack and Attack Magic cards have +1 ATK`."""

    def __init__(self, amount: i64, turn_only: bool) -> None:
        super().__init__(True)
        self.amount: i64 = amount
        self.turn_only: bool = turn_only

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Add it; attacks that are resolved stay as they were (HC 26.15)."""
        figure = state.figures[seat]
        if self.turn_only:
            figure.atk_turn += self.amount
        else:
            figure.atk_round += self.amount
        note_lasting(state, seat, self.amount, self.turn_only)


class OthersHave(CardsHave):
    """`This round, your other Attack and Attack Magic cards have +1 ATK`: all but the card in use."""

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Add it to all, and take it from this card again."""
        super().apply(state, seat)
        frame = use_of(state, seat)
        if frame is not None:
            kept_with(frame, CARD_ATK, frame.kept[CARD_ATK] - self.amount)


def note_lasting(state: HackcladState, seat: i64, amount: i64, turn_only: bool) -> None:
    """Tell that attacks have more ATK for some time."""
    if state.log is not None:
        word = "turn" if turn_only else "round"
        note(state, "lasting atk", int(seat), "HC 12.16", numbers=(int(amount),), words=(word,))


class TakeNoDamage(Effect[HackcladState]):
    """`This round, you take no damage` (HC 25.7)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """From now on."""
        state.figures[seat].safe = True
        if state.log is not None:
            note(state, "safe", int(seat), "HC 25.7")


class LockClad(Effect[HackcladState]):
    """`This round, the Clad cannot move or be Repelled`; it may turn (HC 26.25)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """From now on."""
        state.clad_locked = True
        if state.log is not None:
            note(state, "clad locked", int(seat), "HC 26.25")


class Whenever(Effect[HackcladState]):
    """`This round, when you pick up Magic Shards: ...` (HC 25.11)."""

    def __init__(self, line: i64) -> None:
        super().__init__(True)
        self.line_number: i64 = line

    def apply(self, state: HackcladState, seat: i64) -> None:
        """From now on; a second time it is done twice."""
        figure = state.figures[seat]
        figure.lasting = (*figure.lasting, self.line_number)
        line = state.match.line(self.line_number)
        if state.log is not None and line is not None:
            note(state, "lasting", int(seat), "HC 25.11", words=(line.source, line.text))


class PickUp(Effect[HackcladState]):
    """`Pick up 1 Magic Shard from any space` (HC 26.19)."""

    def __init__(self, amount: i64) -> None:
        super().__init__(False)
        self.amount: i64 = amount

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Ask for the space, then take it. Frame: a = taken so far."""
        if frame.step == 1:
            pick_up(state, frame.seat, state.answer % ARGUMENTS, 1)
            frame.a += 1
        options = self.options(state, frame)
        if frame.a >= self.amount or not options:
            return True
        frame.step = 1
        state.ask(PICK_SPACE, state.decider(frame.seat), options)
        return False

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """The spaces with Shards."""
        return [SPACE + space for space in range(SPACES) if state.field[space]]

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether as many lie on the Field."""
        total: i64 = 0
        for amount in state.field:
            total += amount
        return total >= self.amount

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """The Field is open."""
        return self.possible(state, seat)


class PutShards(Effect[HackcladState]):
    """`Put 1 of your Magic Shards on your space`."""

    def __init__(self, amount: i64) -> None:
        super().__init__(True)
        self.amount: i64 = amount

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Put them there."""
        figure = state.figures[seat]
        if figure.space == OFF_FIELD:
            return
        amount = self.amount if self.amount < figure.shards else figure.shards
        figure.shards -= amount
        state.field[figure.space] += amount
        if state.log is not None:
            numbers = (int(amount), int(figure.shards), int(figure.space))
            note(state, "shards put", int(seat), "HC 12.3", numbers=numbers)

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether she has as many."""
        figure = state.figures[seat]
        return figure.shards >= self.amount and figure.space != OFF_FIELD

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """Shards are open."""
        return self.possible(state, seat)


class GiveShards(Effect[HackcladState]):
    """A player with the most Shards gives some to another with the fewest (HC 26.12, 26.13, 26.28, 26.29).

    Frame: a = the giver, -1 as long as there is none.
    """

    def __init__(self, amount: i64) -> None:
        super().__init__(False)
        self.amount: i64 = amount

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Ask for the giver and the receiver among those who tie, then move the Shard."""
        witch = frame.seat
        if frame.step == 0:
            frame.step = 1
            frame.a = -1
            givers = self.options(state, frame)
            if not givers:
                return True
            state.ask(PICK_PLAYER, state.decider(witch), givers)
            return False
        if frame.step == 1:
            frame.step = 2
            frame.a = state.answer % ARGUMENTS
            state.ask(PICK_PLAYER, state.decider(witch), self.options(state, frame))
            return False
        receiver = state.answer % ARGUMENTS
        state.figures[frame.a].shards -= self.amount
        state.figures[receiver].shards += self.amount
        if state.log is not None:
            note(state, "shards given", int(frame.a), "HC 26.12", numbers=(int(self.amount), int(receiver)))
        return True

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """Those who tie, and then can give to, or get from, somebody else (HC 26.13)."""
        receivers = fewest(state, frame.seat)
        if frame.step == 2:
            return [PLAYER + other for other in receivers if other != frame.a]
        return [PLAYER + giver for giver in most(state) if receivers and receivers != [giver]]


def most(state: HackcladState) -> list[int]:
    """The Witches with the most Shards; none if nobody has any."""
    best: i64 = 0
    found: list[int] = []
    for witch, figure in enumerate(state.figures):
        if figure.shards > best:
            best = figure.shards
            found = []
        if figure.shards == best and best > 0:
            found.append(witch)
    return found


def fewest(state: HackcladState, user: i64) -> list[int]:
    """The Witches with the fewest Shards among those who are not the user."""
    found: list[int] = []
    least: i64 = -1
    for witch, figure in enumerate(state.figures):
        if witch == user:
            continue
        if least < 0 or figure.shards < least:
            least = figure.shards
            found = []
        if figure.shards == least:
            found.append(witch)
    return found
