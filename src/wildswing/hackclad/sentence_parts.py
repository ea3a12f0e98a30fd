"""What the sentences about events of HacKClaD are made of: Witches and cards as one viewer calls them, lists, sums."""

from __future__ import annotations

from wildswing.hackclad.cards import Match
from wildswing.hackclad.constants import SPACES
from wildswing.hackclad.geometry import name_of
from wildswing.kernel.events import Event, Teller


class Speaker(Teller):
    """Names Witches and cards of one match to one viewer: a player, who is "you".

    A player of two Witches is not "you": it would not be clear which of them is meant. Hers are "your Luna".
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        self.own = [witch for witch, seat in enumerate(match.seats) if seat == viewer]
        self.you = self.own[0] if len(self.own) == 1 else -1

    def filled(self, template: str, event: Event) -> str:
        """A template with the event's parts: see `TEMPLATES` in `sentences`."""
        text = template
        while "[" in text:
            start, end = text.index("["), text.index("]")
            you, others = text[start + 1 : end].split("|")
            text = text[:start] + (you if event.seat == self.you else others) + text[end + 1 :]
        text = text.replace("{who}", self.who(event.seat)).replace("{whose}", self.whose(event.seat))
        if event.cards:
            text = text.replace("{card}", self.card(event.cards[0])).replace("{cards}", self.cards(event.cards))
        for place, number in enumerate(event.numbers):
            text = text.replace(f"{{number{place}}}", str(number)).replace(f"{{slot{place}}}", str(number + 1))
            text = text.replace(f"{{space{place}}}", name_of(number) if number < SPACES else "")
        for place, word in enumerate(event.words):
            text = text.replace(f"{{word{place}}}", one_line(word))
        text = text.replace("{words}", listed(list(event.words), "nowhere"))
        return text.replace("{sum}", summed(event))

    def who(self, witch: int) -> str:
        """A Witch as the subject of a sentence, or the Clad."""
        if witch < 0:
            return "the Clad"
        if witch == self.you:
            return "you"
        return f"your {self.match.name(witch)}" if witch in self.own else self.match.name(witch)

    def does(self, witch: int, you: str, others: str) -> str:
        """A Witch and a verb, which differs for "you"."""
        return f"{self.who(witch)} {you if witch == self.you and witch >= 0 else others}"

    def whose(self, witch: int) -> str:
        """A Witch as a possessor."""
        return "your" if witch == self.you and witch >= 0 else f"{self.who(witch)}'s"

    def team(self, team: int) -> str:
        """A team by its Witches; without teams, the one Witch."""
        return listed([self.who(witch) for witch, other in enumerate(self.match.teams) if other == team])

    def card(self, card: int) -> str:
        """The name of a card, or "a card"."""
        return "a card" if card < 0 else str(self.match.card(card).name)

    def cards(self, cards: tuple[int, ...]) -> str:
        """Some cards: their names, or how many they are."""
        if cards and cards[0] < 0:
            return "a card" if len(cards) == 1 else f"{len(cards)} cards"
        return listed([self.card(card) for card in cards])


def listed(names: list[str], none: str = "nothing") -> str:
    """Some names as a list in a sentence.

    >>> listed(["Shot", "Guard", "Move"])
    'Shot, Guard and Move'
    """
    if not names:
        return none
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def one_line(words: str) -> str:
    """The text of a card inside a sentence."""
    return " ".join(words.split()).removesuffix(".")


def summed(event: Event) -> str:
    """The terms of the event's sum, in brackets."""
    if not event.terms:
        return ""
    return " (" + ", ".join([f"{value:+d} {source}" if value else source for value, source in event.terms]) + ")"
