"""Tokens that look alike until the reveal: everybody sees where they lie, their player alone which one is which."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CHOICE, CHOOSE, COVERED, PICK_SPACE, SPACE, TOKENS_FACE_DOWN
from wildswing.exceed.effects.places import Place
from wildswing.exceed.effects.tokens import put_token
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.kernel.effects import Effect
from wildswing.kernel.flow import Choose
from wildswing.kernel.state import ARGUMENTS, Frame


class PlaceOneOf(Choose[ExceedState]):
    """`Choose one: Place A at range 1; or place B at range 1`: first the spaces, then which token lies where.

    So nobody learns from the questions which token it is. Frame: items = the spaces chosen.
    """

    def __init__(self, choices: list[Effect[ExceedState]], tokens: list[list[int]], places: list[Place]) -> None:
        super().__init__(choices, 1, False)
        self.tokens = tokens  # of each alternative, in the order of the places
        self.places = places

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the spaces one by one, then for the tokens, and place them."""
        seat = frame.seat
        if frame.step == 1:
            frame.items = (*frame.items, int(state.answer % ARGUMENTS))
            frame.step = 0
        elif frame.step == 2:
            self.place(state, seat, state.answer % ARGUMENTS, frame.items)
            return True
        options = self.options(state, frame)
        if not options:
            return True
        if len(frame.items) < len(self.places):
            frame.step = 1
            state.ask(PICK_SPACE, seat, options)
        else:
            frame.step = 2
            state.ask(CHOOSE, seat, options)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces at the distance of the next token, or the alternatives."""
        done = len(frame.items)
        if done < len(self.places):
            return [SPACE + space for space in self.places[done].spaces(state, frame.seat)]
        return [CHOICE + which for which in range(len(self.tokens))]

    def place(self, state: ExceedState, seat: i64, which: i64, spaces: tuple[int, ...]) -> None:
        """Put the tokens there, face down if that is their player's rule."""
        player = state.players[seat]
        covered = has_flag(state, seat, TOKENS_FACE_DOWN)
        if covered:
            player.covered = COVERED
        for order, token in enumerate(self.tokens[which]):
            if not covered:
                put_token(state, seat, token, spaces[order])
                continue
            player.tokens[token] = spaces[order]
            if state.log is not None:
                name = state.match.fighters[seat].token_names[0]
                note(state, "token face down", int(seat), "EX 2.15", numbers=(spaces[order],), words=(name,))
