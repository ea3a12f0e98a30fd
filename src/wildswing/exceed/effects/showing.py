"""Hand cards shown to everybody: some of one's choice, one by its name, equal ones; and the top card of a deck."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CARD, PASS, PICK_CARD
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import hides_ways, reveal_top, show_cards
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame


class RevealSome(Effect[ExceedState]):
    """`Reveal 1 card from your hand`: a text may go on to speak of "that card" or "the revealed cards".

    Frame: a = how many.
    """

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.amount = amount
        self.opponent = opponent

    def shower(self, seat: i64) -> i64:
        """Whose hand it is."""
        return 1 - seat if self.opponent else seat

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Show the picked card and ask for the next one."""
        seat = self.shower(frame.seat)
        player = state.players[seat]
        if frame.step == 0:
            frame.step = 1
            frame.a = self.amount.value(state, frame.seat)
            player.revealed = ()
        else:
            card: i64 = state.answer % ARGUMENTS
            player.revealed = (*player.revealed, card)
            show_cards(state, seat, player.revealed, "EX 21.10")
        count: i64 = len(player.revealed)
        options = self.options(state, frame)
        state.count = count
        if count >= frame.a or not options:
            return True
        state.ask(PICK_CARD, seat, options, hides_ways(player, 0))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different hand card that was not shown yet."""
        player = state.players[self.shower(frame.seat)]
        options: list[int] = []
        for card in player.hand:
            if CARD + card not in options and player.hand.count(card) > player.revealed.count(card):
                options.append(CARD + card)
        return options


class RevealNamed(Effect[ExceedState]):
    """`Reveal Circular Step from your hand`."""

    def __init__(self, wanted: i64) -> None:
        super().__init__(True)
        self.wanted: i64 = wanted

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Show it, if it is there."""
        if self.possible(state, seat):
            show_cards(state, seat, (self.wanted,), "EX 21.10")

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the hand holds it."""
        return self.wanted in state.players[seat].hand

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Any hand card may be it."""
        return len(state.players[seat].hand) > 0


class RevealEqual(Effect[ExceedState]):
    """`Reveal any number of cards with the same name from your hand`. Frame: items = those picked so far."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Show the picked card and ask for the next one."""
        seat = frame.seat
        if frame.step == 1:
            if state.answer == PASS:
                state.count = len(frame.items)
                return True
            card: i64 = state.answer % ARGUMENTS
            frame.items = (*frame.items, card)
            show_cards(state, seat, frame.items, "EX 21.10")
        frame.step = 1
        player = state.players[seat]
        if len(frame.items) >= len(player.hand):
            state.count = len(frame.items)
            return True
        # Whether there is another copy is hidden.
        state.ask(PICK_CARD, seat, self.options(state, frame), True)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """None; each different hand card, or another copy of the one that was shown."""
        options: list[int] = [PASS]
        hand = state.players[frame.seat].hand
        for card in hand:
            option = CARD + card
            if option not in options and (
                not frame.items or (card in frame.items and hand.count(card) > len(frame.items))
            ):
                options.append(option)
        return options

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a card."""
        return len(state.players[seat].hand) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of hand cards is open (EX 21.1)."""
        return self.possible(state, seat)


class RevealTop(Effect[ExceedState]):
    """`Reveal the top card of your deck`: everybody sees it; an empty deck shows nothing (EX 9.9)."""

    def __init__(self, opponent: bool) -> None:
        super().__init__(True)
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Turn it up."""
        reveal_top(state, 1 - seat if self.opponent else seat, "EX 21.10")

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is one."""
        return len(state.players[1 - seat if self.opponent else seat].deck) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of cards in a deck is open (EX 21.6)."""
        return self.possible(state, seat)
