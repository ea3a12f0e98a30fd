"""A state whose chance is the recording's: shuffles and random discards come out as the client's did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from tests.conformance.labels import Cards, labels_in, parse, parse_all
from tests.conformance.recording import Call
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Match, owner
from wildswing.exceed.state import ExceedState


@dataclass(frozen=True)
class Shuffle:
    """The order that a pile had after a shuffle, from bottom to top."""

    seat: int
    pile: str
    order: tuple[int, ...]


class Scripted(ExceedState):
    """A state that takes its chance from a script, and from its seed once that has run out.

    Only the interpreted engine can be subclassed like this.
    """

    def __init__(self, match: Match, source: ExceedState | None = None) -> None:
        super().__init__(match, source)
        self.shuffles: tuple[Shuffle, ...] = ()
        self.lots: tuple[int, ...] = ()  # the cards that chance will pick, in order
        if isinstance(source, Scripted):
            self.shuffles = source.shuffles
            self.lots = source.lots

    def clone(self) -> Scripted:
        """A copy that shares nothing that changes."""
        return Scripted(self.match, self)

    def ask(self, decision: i64, seat: i64, options: list[int], open_secret: bool = False) -> None:
        """Stop wherever an attack is set: a test may have given an empty hand a card at this moment."""
        super().ask(decision, seat, options, open_secret or decision == c.SET)

    def shuffle(self, pile: list[int]) -> None:
        """Put the pile into the recorded order of the next shuffle of just these cards."""
        held = sorted(pile)
        for place, entry in enumerate(self.shuffles):
            mine = self.players[entry.seat]
            if sorted(entry.order) == held and (pile is mine.deck or pile is mine.discard):
                # The client's discard piles lie as ours do, its decks the other way round.
                pile[:] = entry.order if pile is mine.deck else entry.order[::-1]
                self.shuffles = self.shuffles[:place] + self.shuffles[place + 1 :]
                return
        for place, entry in enumerate(self.shuffles):
            # Not the same cards: a difference from before. Those that are there take the recorded order.
            mine = self.players[entry.seat]
            if pile is (mine.deck if entry.pile == "deck" else mine.discard):
                pile.sort(key=lambda card: entry.order.index(card) if card in entry.order else -1)
                self.shuffles = self.shuffles[:place] + self.shuffles[place + 1 :]
                return
        super().shuffle(pile)

    def random(self, n: int) -> int:
        """The place, among a hand or a gauge of this size, of the card that chance picked for the client."""
        for place, card in enumerate(self.lots):
            player = self.players[owner(card)]
            for cards in (player.hand, player.gauge):
                if len(cards) == n and card in cards:
                    self.lots = self.lots[:place] + self.lots[place + 1 :]
                    return sorted(cards).index(card)
        return int(super().random(n))


def shuffles_of(call: Call, cards: Cards) -> list[Shuffle]:
    """The shuffles of one call."""
    found = []
    for entry in call.random:
        if entry[0] == "shuffle":
            seat, pile = entry[1].split(".")
            found.append(Shuffle(int(seat) - 1, pile, tuple(reversed(cards.numbers(entry[2])))))
    return found


def last_of_search(calls: Sequence[Call], cards: Cards) -> list[Shuffle]:
    """The shuffles of some calls; the client shuffles after each card of a search, and the last shuffle counts."""
    found: list[Shuffle] = []
    searching = False
    for call in calls:
        for entry in shuffles_of(call, cards):
            again = searching and call.fn == "do_choose_from_topdeck" and found
            if again and (found[-1].seat, sorted(found[-1].order)) == (entry.seat, sorted(entry.order)):
                found.pop()
            found.append(entry)
        searching = call.fn == "do_choose_from_topdeck"
    return found


def lots_of(call: Call, cards: Cards) -> list[int]:
    """The cards that chance picked in one call: set from the gauge, or discarded though no argument names them."""
    left = sum(entry[0] == "int" for entry in call.random)
    if not left:
        return []
    named = {str(label) for label in labels_in(str(call.args))}
    held = {
        str(label) for player in call.before["p"] for zone in ("hand", "gauge") for label in parse_all(player[zone])
    }
    found = []
    for event in call.events:
        words = event.split(" ")
        label = parse(words[2]) if len(words) > 2 else None
        if label is None:
            continue
        if words[0] == "Strike_RandomGaugeStrike" and left:
            left -= 1
            found.append(cards.number(label))
        elif words[0] in {"AddToDiscard", "AddToGauge"} and str(label) in held and str(label) not in named and left:
            held.discard(str(label))
            left -= 1
            found.append(cards.number(label))
        elif words[0] in {"Draw", "AddToHand", "AddToGauge"}:
            held.add(str(label))
            if words[0] == "AddToHand" or call.args.get("action") == "add_to_hand":
                named.discard(str(label))  # what was asked for is done with it; chance may still pick it
    return found
