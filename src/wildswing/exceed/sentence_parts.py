"""What the sentences about events of EXCEED are made of: players and cards as one viewer calls them, lists, sums."""

from __future__ import annotations

from wildswing.exceed.cards import Match
from wildswing.exceed.constants import PLAYING, ZONE_NAMES
from wildswing.kernel.events import Event, Teller


class Speaker(Teller):
    """Names players and cards of one match to one viewer, who is "you"."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        names = [fighter.name for fighter in match.fighters]
        if names[0] == names[1]:
            names = [f"{names[0]} (seat {seat})" for seat in (0, 1)]
        self.players = names

    def filled(self, template: str, event: Event) -> str:
        """A template with the event's parts: see `TEMPLATES` in `sentences`."""
        text = template
        while "[" in text:
            start, end = text.index("["), text.index("]")
            you, others = text[start + 1 : end].split("|")
            text = text[:start] + (you if event.seat == self.viewer else others) + text[end + 1 :]
        text = text.replace("{who}", self.who(event.seat)).replace("{whose}", self.whose(event.seat))
        if event.cards:
            text = text.replace("{card}", self.card(event)).replace("{boost}", self.boost(event))
        for place, number in enumerate(event.numbers):
            text = text.replace(f"{{number{place}}}", str(number))
        for place, word in enumerate(event.words):
            text = text.replace(f"{{word{place}}}", word)
        text = text.replace("{cards}", self.cards(event))
        return text.replace("{sum}", summed(event)).replace("{from}", from_zone(event))

    def boost(self, event: Event) -> str:
        """The name of a boost, and of the card that bears it."""
        if event.cards[0] < 0:
            return "a card"
        card = self.match.card(event.cards[0])
        return f"{card.boost_name} ({card.name})" if card.boost_name else str(card.name)

    def who(self, seat: int) -> str:
        """A player as the subject of a sentence."""
        return "you" if seat == self.viewer else self.players[seat]

    def does(self, seat: int, you: str, others: str) -> str:
        """A player and a verb, which differs for "you"."""
        return f"{self.who(seat)} {you if seat == self.viewer else others}"

    def whose(self, seat: int) -> str:
        """A player as a possessor."""
        return "your" if seat == self.viewer else f"{self.players[seat]}'s"

    def card(self, event: Event) -> str:
        """The name of the event's first card, or "a card"."""
        return "a card" if event.cards[0] < 0 else str(self.match.card(event.cards[0]).name)

    def cards(self, event: Event) -> str:
        """The event's cards: their names, or how many they are."""
        if event.cards and event.cards[0] < 0:
            return "a card" if len(event.cards) == 1 else f"{len(event.cards)} cards"
        return listed([str(self.match.card(card).name) for card in event.cards])


def listed(names: list[str]) -> str:
    """Some names as a list in a sentence.

    >>> listed(["Grasp", "Cross", "Dive"])
    'Grasp, Cross and Dive'
    """
    if not names:
        return "no cards"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def summed(event: Event) -> str:
    """The terms of the event's sum, in brackets; equal ones once, with how many there are."""
    parts: list[str] = []
    for place, term in enumerate(event.terms):
        if term not in event.terms[:place]:
            often = event.terms.count(term)
            parts.append(f"{term[0]:+d} {term[1]}" + (f" x{often}" if often > 1 else ""))
    return f" ({', '.join(parts)})" if parts else ""


def from_zone(event: Event) -> str:
    """Where a card came from, as far as it needs to be said."""
    word = event.words[0] if event.words else ""
    return "" if word in {"", ZONE_NAMES[PLAYING]} else f" from {word}"
