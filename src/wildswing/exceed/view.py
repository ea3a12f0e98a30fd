"""The view of a game of EXCEED: what one seat, or a spectator, may know of it (EX 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.cards import Card, Match
from wildswing.exceed.constants import DECISION_WORDS
from wildswing.exceed.counters import reach
from wildswing.exceed.decisions import decision_of
from wildswing.exceed.known import SPECTATOR, known_state
from wildswing.exceed.position import key, write_position
from wildswing.exceed.preview import Preview, preview
from wildswing.exceed.sample import Plan, make_plans, sample_state
from wildswing.exceed.spans import nearest
from wildswing.exceed.state import ExceedState
from wildswing.exceed.view_parts import AttackView, PlayerView
from wildswing.kernel.decision import Decision, Option
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.events import Event
from wildswing.kernel.view import View

if TYPE_CHECKING:
    from wildswing.exceed.game import ExceedGame


class ExceedView(View):
    """What one seat, or a spectator, may know of a game of EXCEED.

    Attributes:
        seat: whose view it is; None for a spectator.
        known: the same as a state, in which all that is not known is missing; not to be changed.
        number: how many choices were made before.
    """

    def __init__(self, known: ExceedState, seat: int | None, number: int, told: list[Event] | None) -> None:
        super().__init__(seat, number, told)
        self.known = known
        self._players: tuple[PlayerView, PlayerView] | None = None
        self._plans: tuple[Plan, Plan] | None = None

    # ---- the game

    @property
    def game(self) -> str:
        """The name of the game."""
        return "exceed"

    @property
    def match(self) -> Match:
        """The two fighters, with every card that they own."""
        return self.known.match

    def card(self, number: int) -> Card:
        """What a card is.

        Args:
            number: of a card that is known.

        Raises:
            WildswingError: the card is hidden.
        """
        if number < 0:
            raise WildswingError("this card is hidden from the viewer")
        return self.known.match.card(number)

    def name(self, number: int) -> str:
        """The name of a card, "?" for a hidden one.

        Args:
            number: of a card, or UNKNOWN.
        """
        return "?" if number < 0 else str(self.known.match.card(number).name)

    @property
    def names(self) -> dict[int, str]:
        """The name of every card that belongs to one of the players, by its number."""
        return {int(card.number): card.name for fighter in self.match.fighters for card in fighter.cards}

    @property
    def winner(self) -> int | None:
        """Who has won; None as long as the game goes on."""
        return 1 - int(self.known.loser) if self.known.over else None

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 while setting up."""
        return int(self.known.turn)

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return int(self.known.active)

    @property
    def first(self) -> int:
        """Who goes first; negative before that is settled."""
        return int(self.known.first)

    # ---- the players

    @property
    def players(self) -> tuple[PlayerView, PlayerView]:
        """Both players, by seat."""
        if self._players is None:
            self._players = (PlayerView(self.known, 0), PlayerView(self.known, 1))
        return self._players

    @property
    def me(self) -> PlayerView:
        """The viewer's own side of the table; a spectator sees the table from seat 0."""
        return self.players[0 if self.seat is None else self.seat]

    @property
    def opponent(self) -> PlayerView:
        """The other side."""
        return self.players[1 if self.seat is None else 1 - self.seat]

    @property
    def distance(self) -> int:
        """The distance between the fighters."""
        return int(nearest(self.known))

    # ---- the strike

    @property
    def attacker(self) -> int | None:
        """Who started the strike that is going on; None outside a strike."""
        return int(self.known.attacker) if self.known.sides else None

    @property
    def attacks(self) -> tuple[AttackView, AttackView] | None:
        """Both halves of the strike that is going on, by seat; None outside a strike."""
        return (AttackView(self.known, 0), AttackView(self.known, 1)) if self.known.sides else None

    def reach(self, card: int) -> list[int]:
        """The spaces that an attack of the viewer with this card would hit now.

        Args:
            card: its number.
        """
        return reach(self.known, 0 if self.seat is None else self.seat, card)

    # ---- the pending decision

    def _known(self) -> ExceedState:
        return self.known

    def _kind(self) -> str:
        return DECISION_WORDS[self.known.decision]

    def _decide(self) -> Decision:
        return decision_of(self.known, self.number)

    def preview(self, choice: Option | int | str) -> Preview:
        """What an option of `decision` would do, as far as the viewer can tell.

        Args:
            choice: the option, its number or its text.

        Raises:
            WildswingError: it is not the viewer's decision.
            IllegalChoice: there is no such option.
        """
        return preview(self.known, self.find(choice))

    # ---- what may be

    def sample_state(self, seed: int) -> ExceedState:
        """The state of `sample(seed)`, without the game around it: quicker, for searching.

        Args:
            seed: of the sample and of all randomness in it.
        """
        if self._plans is None:
            self._plans = make_plans(self.known)
        return sample_state(self.known, self._plans, seed)

    def sample(self, seed: int) -> ExceedGame:
        """A whole game that the viewer cannot tell from the true one, with its own randomness.

        Hidden cards lie where chance has put them, each wherever the viewer must reckon with it.

        Args:
            seed: of the sample and of all randomness in it; the same one gives the same game.
        """
        from wildswing.exceed.game import ExceedGame  # noqa: PLC0415 - a game imports its view

        return ExceedGame(self.sample_state(seed), False)

    # ---- as a value

    @property
    def position(self) -> str:
        """What the viewer knows in one line, "?" for every hidden card."""
        return write_position(self.known)

    def key(self) -> tuple[object, ...]:
        """Everything that the viewer knows, as a value that can be compared, hashed and stored."""
        known = self.known
        return (self.seat, tuple(known.options), key(known))

    def plain(self) -> dict[str, object]:
        """The view as plain data, ready for JSON; cards are numbers, -1 for hidden ones, and `names` tells theirs."""
        asked = self.asked
        attacks = self.attacks
        return {
            "game": "exceed", "seat": self.seat, "number": self.number, "turn": self.turn, "active": self.active,
            "first": self.first, "over": self.over, "winner": self.winner, "distance": self.distance,
            "players": [player.plain() for player in self.players],
            "attacker": self.attacker, "attacks": None if attacks is None else [attack.plain() for attack in attacks],
            "asked": None if asked is None else {"seat": asked[0], "kind": asked[1]},
        }  # fmt: skip

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"ExceedView({who}, turn {self.turn}, asked {self.asked})"


def view_of(state: ExceedState, seat: int | None, number: int = 0, told: list[Event] | None = None) -> ExceedView:
    """What a seat may know of a state.

    Args:
        state: the whole truth.
        seat: the viewer; None for a spectator.
        number: how many choices were made before.
        told: the events as this viewer may know them, a list that only grows; None if there is no log.

    Raises:
        WildswingError: there is no such seat.
    """
    if seat is not None and seat not in {0, 1}:
        raise WildswingError(f"there is no seat {seat}: give 0, 1, or None for a spectator")
    return ExceedView(known_state(state, SPECTATOR if seat is None else seat), seat, number, told)
