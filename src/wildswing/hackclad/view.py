"""The view of a game of HacKClaD: what one seat, or a spectator, may know of it (HC 27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad.cards import CladCard, Match, SkillCard
from wildswing.hackclad.constants import DECISION_WORDS, NOBODY
from wildswing.hackclad.decisions import decision_of
from wildswing.hackclad.known import SPECTATOR, known_state
from wildswing.hackclad.position import key, write_position
from wildswing.hackclad.preview import Preview, preview
from wildswing.hackclad.sample import Plan, make_plans, sample_state
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.view_parts import CladView, WitchView
from wildswing.kernel.decision import Decision, Option
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.events import Event
from wildswing.kernel.view import View

if TYPE_CHECKING:
    from wildswing.hackclad.game import HackcladGame


class HackcladView(View):
    """What one seat, or a spectator, may know of a game of HacKClaD.

    Attributes:
        seat: whose view it is; None for a spectator.
        known: the same as a state, in which all that is not known is missing; not to be changed.
        number: how many choices were made before.
    """

    def __init__(self, known: HackcladState, seat: int | None, number: int, told: list[Event] | None) -> None:
        super().__init__(seat, number, told)
        self.known = known
        self._witches: tuple[WitchView, ...] | None = None
        self._clad: CladView | None = None
        self._plans: list[Plan] | None = None

    # ---- the game

    @property
    def game(self) -> str:
        """The name of the game."""
        return "hackclad"

    @property
    def match(self) -> Match:
        """Who plays, by which rules, with which cards."""
        return self.known.match

    def card(self, number: int) -> SkillCard:
        """What a skill card is.

        Args:
            number: of a card that is known.

        Raises:
            WildswingError: the card is hidden.
        """
        if number < 0:
            raise WildswingError("this card is hidden from the viewer")
        return self.known.match.card(number)

    def clad_card(self, number: int) -> CladCard:
        """What a Clad card is.

        Args:
            number: of a card that is known.

        Raises:
            WildswingError: the card is hidden.
        """
        if number < 0:
            raise WildswingError("this card is hidden from the viewer")
        return self.known.match.clad[number]

    def name(self, number: int) -> str:
        """The name of a skill card, "?" for a hidden one.

        Args:
            number: of a card, or UNKNOWN.
        """
        return "?" if number < 0 else str(self.known.match.card(number).name)

    @property
    def names(self) -> dict[int, str]:
        """The name of every skill card of the match, by its number."""
        return {int(card.number): card.name for board in self.match.boards for card in board.cards}

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 while setting up."""
        return int(self.known.round)

    @property
    def acting(self) -> int | None:
        """The Witch whose turn it is; None outside of turns."""
        return None if self.known.acting == NOBODY else int(self.known.acting)

    # ---- the table

    @property
    def witches(self) -> tuple[WitchView, ...]:
        """All Witches, by number."""
        if self._witches is None:
            self._witches = tuple([WitchView(self.known, witch) for witch in range(len(self.known.figures))])
        return self._witches

    @property
    def mine(self) -> tuple[WitchView, ...]:
        """The viewer's own Witches; none for a spectator."""
        return tuple([witch for witch in self.witches if witch.seat == self.seat])

    @property
    def clad(self) -> CladView:
        """The Clad."""
        if self._clad is None:
            self._clad = CladView(self.known)
        return self._clad

    @property
    def field(self) -> list[int]:
        """The Magic Shards on each space, in VP."""
        return self.known.field[:]

    @property
    def markers(self) -> list[int]:
        """In solo play, the Turn slots that cannot be chosen."""
        return [slot for slot, marked in enumerate(self.known.markers) if marked]

    @property
    def laid(self) -> list[str]:
        """The titles of the Missions that lie on the table."""
        return [self.match.missions[number].title for number in self.known.laid]

    # ---- the pending decision

    def _known(self) -> HackcladState:
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

    def sample_state(self, seed: int) -> HackcladState:
        """The state of `sample(seed)`, without the game around it: quicker, for searching.

        Args:
            seed: of the sample and of all randomness in it.
        """
        if self._plans is None:
            self._plans = make_plans(self.known)
        return sample_state(self.known, self._plans, seed)

    def sample(self, seed: int) -> HackcladGame:
        """A whole game that the viewer cannot tell from the true one, with its own randomness.

        Hidden cards lie where chance has put them, each wherever the viewer must reckon with it.

        Args:
            seed: of the sample and of all randomness in it; the same one gives the same game.
        """
        from wildswing.hackclad.game import HackcladGame  # noqa: PLC0415 - a game imports its view

        return HackcladGame(self.sample_state(seed), False)

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
        return {
            "game": "hackclad", "seat": self.seat, "number": self.number, "round": self.round, "acting": self.acting,
            "over": self.over, "witches": [witch.plain() for witch in self.witches], "clad": self.clad.plain(),
            "field": self.field, "markers": self.markers, "laid": self.laid,
            "asked": None if asked is None else {"seat": asked[0], "kind": asked[1]},
        }  # fmt: skip

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"HackcladView({who}, round {self.round}, asked {self.asked})"


def view_of(
    state: HackcladState, seat: int | None, number: int = 0, told: list[Event] | None = None
) -> HackcladView:  # fmt: skip
    """What a seat may know of a state.

    Args:
        state: the whole truth.
        seat: the viewer; None for a spectator.
        number: how many choices were made before.
        told: the events as this viewer may know them, a list that only grows; None if there is no log.

    Raises:
        WildswingError: there is no such seat.
    """
    if seat is not None and not 0 <= seat < state.match.players:
        raise WildswingError(f"there is no seat {seat}: give 0 to {state.match.players - 1}, or None for a spectator")
    return HackcladView(known_state(state, SPECTATOR if seat is None else seat), seat, number, told)
