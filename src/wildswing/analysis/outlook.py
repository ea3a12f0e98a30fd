"""What an attack of EXCEED runs into: a row for each attack that the opponent may set, played out.

Everything follows from the view: the same view gives the same outlook, whatever the hidden cards really are. Copies are
counted, not guessed, and each pair is played on a sampled game with the choices of `strikes`. Then other choices are
tried, and other deals of the hidden cards; if one of them comes out differently, the row is a fork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from wildswing.analysis.deals import first_deal, other_deals
from wildswing.analysis.exchange import put_face_down, put_into_hand, put_on_top
from wildswing.analysis.strikes import Ending, Strike, fight, forks
from wildswing.analysis.trials import trial
from wildswing.exceed import constants as c
from wildswing.exceed.counters import as_attack, hidden_set
from wildswing.exceed.overload import ex_options, second_cards
from wildswing.exceed.stats import speed
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.state import NO_DECISION, Frame

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState
    from wildswing.exceed.view import ExceedView

# How many other choices are tried in each row, and in each other deal of the hidden cards.
TRIES: Final = 24
TRIES_OF_A_DEAL: Final = 4
DEALS: Final = 6


class Row(NamedTuple):
    """What happens if the opponent sets this attack; see `OutlookRow` of the protocol for the terms."""

    card: int
    copies: int
    known: bool
    speed: int
    ending: Ending
    fork: bool


class Outlook(NamedTuple):
    """All rows, the fastest first, and the attacks that the opponent cannot pay for."""

    speed: int
    wins_ties: bool
    rows: tuple[Row, ...]
    unpayable: tuple[int, ...]


def outlook(view: ExceedView, card: int, ex: bool) -> Outlook:
    """What a hand card of the viewer runs into if it is set as an attack now.

    Args:
        view: of a seat.
        card: the attack.
        ex: whether it is set as an EX attack: with a copy, else with an Overload.

    Raises:
        WildswingError: the viewer is a spectator, or has no such cards in hand.
    """
    seat = view.seat
    if seat is None or view.over:
        raise WildswingError("only a player of a game that goes on can ask what an attack would run into")
    if not can_set(view.known, seat, card, ex):
        raise WildswingError(f"you do not have {'two of these cards' if ex else 'this card'} in your hand")
    return Forecast(view, seat, card, ex).made()


def can_set(known: ExceedState, seat: int, card: int, ex: bool) -> bool:
    """Whether a hand has what an attack takes: the card, and for an EX attack the second one."""
    left = known.players[seat].hand[:]
    if card not in left:
        return False
    left.remove(card)
    return not ex or any(spare in left for spare in second_cards(known, seat, card))


class Forecast:
    """The work for one outlook."""

    def __init__(self, view: ExceedView, seat: int, card: int, ex: bool) -> None:
        self.view = view
        self.known: ExceedState = view.known
        self.seat = seat
        self.other = 1 - seat
        self.card = card
        self.ex = ex
        self.sets = {seat: ex_options(self.known, seat, card) if ex else (c.SET_CARD + card,)}
        self.begun = self.begin(first_deal(view))
        self.deals: list[ExceedState] = []
        self.attacker = int(self.begun.attacker if self.begun.sides else self.begun.stack[0].seat)

    def begin(self, state: ExceedState) -> ExceedState:
        """A sampled game with the strike on its stack, before the viewer sets; the same state, changed."""
        if state.decision == c.SET:
            return state
        # A strike that begins now: by the viewer on the viewer's turn, else by the opponent.
        state.sides = []
        state.stack = [Frame(c.STRIKE, 0, self.seat if state.active == self.seat else self.other, 0, 0, 0, (), ())]
        state.decision = NO_DECISION
        return state

    def made(self) -> Outlook:
        """The outlook."""
        rows: list[Row] = []
        unpayable: list[int] = []
        for card, count, sure in self.candidates():
            if not self.payable(card):
                unpayable.append(card)
                continue
            row = self.row(card, count, sure)
            if row is not None:
                rows.append(row)
        rows.sort(key=lambda row: (-row.speed, row.card))
        own = as_attack(self.known, self.seat, self.card, self.ex)
        return Outlook(int(speed(own, self.seat)), self.attacker == self.seat, tuple(rows), tuple(unpayable))

    def candidates(self) -> list[tuple[int, int, bool]]:
        """The attacks that the opponent may set or have set: each with its copies, and whether it is surely held."""
        known, other = self.known, self.other
        player = known.players[other]
        if self.begun.sides and known.sides[other].attack >= 0:
            return [(int(known.sides[other].attack), 1, True)]
        unseen: list[int] = self.view.players[other].unseen
        counted = {card: unseen.count(card) for card in sorted(set(unseen))}
        if self.is_wild():
            # Not one of the cards that are surely in the hand.
            left = [(card, count - player.shown.count(card), False) for card, count in counted.items()]
            return [found for found in left if found[1] > 0]
        down = int(hidden_set(known, other)) if self.begun.sides else 0
        places = sum(1 for card in player.hand if card < 0) + down
        free = places - len(player.shown)
        found: list[tuple[int, int, bool]] = []
        for card, count in counted.items():
            shown = player.shown.count(card)
            copies = min(count, shown + free)
            if copies and (down < 2 or self.second_copies(card, counted, copies)):
                found.append((card, copies, shown > 0 and not down))
        return found

    def second_copies(self, card: int, counted: dict[int, int], copies: int) -> bool:
        """Whether the opponent may have the second card of an EX attack with a card beside it."""
        spares = second_cards(self.known, self.other, card)
        return copies > 1 or any(counted.get(spare, 0) > 0 for spare in spares if spare != card)

    def is_wild(self) -> bool:
        """Whether the opponent has set a Wild Swing."""
        return bool(self.begun.sides) and bool(self.known.sides[self.other].wild)

    def payable(self, card: int) -> bool:
        """Whether the opponent may be able to pay for an attack."""
        tried = trial(self.known, self.other, card, ex=False)
        if tried.lacking_gauge:
            return False
        price = int(self.known.match.card(card).force)
        most = self.view.players[self.other].force[1] - int(self.known.match.force[card])
        return price == 0 or most >= price

    def row(self, card: int, copies: int, sure: bool) -> Row | None:
        """One row; None if the rules do not let the opponent set this attack."""
        sets = {**self.sets, self.other: (c.SET_CARD + card, *ex_options(self.known, self.other, card))}
        strike = self.fought(self.begun, card, sets)
        if strike is None or strike.ending is None or strike.speeds is None:
            return None
        fork = forks(strike, sets, TRIES) or self.hidden_cards_matter(card, sets, strike.ending)
        return Row(card, copies, sure, strike.speeds[self.other], strike.ending, fork)

    def fought(self, begun: ExceedState, card: int, sets: dict[int, tuple[int, ...]]) -> Strike | None:
        """A strike against this attack in a sampled game; None if the rules do not let the opponent set it there."""
        # First as an attack that is chosen; if the rules demand a Wild Swing, as the top card of the deck.
        for deal in (self.dealt, self.dealt_on_top):
            state = deal(begun, card)
            strike = Strike() if state is None else fight(state, sets, remember=True)
            if strike.ending is not None and strike.speeds is not None and strike.attacks == self.pair(card):
                return strike
        return None

    def hidden_cards_matter(self, card: int, sets: dict[int, tuple[int, ...]], said: Ending) -> bool:
        """Whether the same strike comes out differently when other cards are drawn, revealed or in the hand."""
        for begun in self.other_deals():
            strike = self.fought(begun, card, sets)
            if strike is not None and forks(strike, sets, TRIES_OF_A_DEAL, said):
                return True
        return False

    def other_deals(self) -> list[ExceedState]:
        """More sampled games that the viewer cannot tell from the first one; made once."""
        if not self.deals:
            self.deals = [self.begin(state) for state in other_deals(self.view, DEALS)]
        return self.deals

    def pair(self, card: int) -> tuple[int, int]:
        """The two attacks, by seat."""
        return (self.card, card) if self.seat == 0 else (card, self.card)

    def dealt(self, begun: ExceedState, card: int) -> ExceedState | None:
        """The game in which the opponent has this card where the attack comes from; None if there is none."""
        state: ExceedState = begun.clone()
        side = state.sides[self.other] if state.sides else None
        if side is not None and side.attack >= 0:
            if self.known.sides[self.other].attack >= 0:
                return state
            return state if put_face_down(state, self.known, self.other, card) else None
        return self.listed(state) if put_into_hand(state, self.known, self.other, card) else None

    def dealt_on_top(self, begun: ExceedState, card: int) -> ExceedState | None:
        """The game in which this card is the top card of the opponent's deck; None if it cannot be."""
        if begun.sides and begun.sides[self.other].attack >= 0:
            return None
        state: ExceedState = begun.clone()
        return self.listed(state) if put_on_top(state, self.known, self.other, card) else None

    def listed(self, state: ExceedState) -> ExceedState:
        """The same state with the opponent's options for the cards that were dealt."""
        if state.decision == c.SET and state.seat == self.other:
            state.options = state.list_options(state.stack[-1])
        return state
