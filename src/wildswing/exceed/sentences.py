"""Events of EXCEED in words, for one viewer: "You advance from 3 to 5.", "Geoffrey draws 2 cards.\""""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wildswing.exceed.cards import Match
from wildswing.exceed.constants import OFF_BOARD, OUT_OF_CARDS, ZONE_NAMES, PLAYING
from wildswing.kernel.events import Event, Teller

# The names of an event's numbers and words, by its kind; a kind that is not here has none.
NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("turn",),
    "mulligan": ("count",),
    "reshuffle": ("deck",),
    "pay": ("value",),
    "life spent": ("amount", "life"),
    "life": ("amount", "life"),
    "strike": ("distance",),
    "set": ("ex",),
    "reveal": ("ex", "wild"),
    "speed": ("speed",),
    "order": ("attacker_speed", "defender_speed"),
    "range": ("hit", "distance", "least", "greatest"),
    "move": ("from", "to"),
    "token": ("space",),
    "stat": ("amount",),
    "damage": ("amount", "prevented", "life"),
    "stun": ("damage", "guard", "immune"),
    "not stunned": ("damage", "guard"),
    "more actions": ("count",),
    "game over": ("reason",),
}
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "discard": ("from",),
    "pay": ("from", "to"),
    "boost": ("boost", "from"),
    "boost moved": ("to",),
    "transform": ("boost",),
    "effect": ("source", "line"),
    "move": ("verb",),
    "movement ignored": ("verb",),
    "token": ("token",),
    "stat": ("stat", "source"),
    "life": ("source",),
    "advantage": ("source",),
    "card moved": ("from", "to"),
    "attack placed": ("to",),
}
# The verbs of movements, of the one who moves and of one who is moved.
MOVES: Final = {
    "advance": ("advance", "advances"),
    "close": ("close", "closes"),
    "retreat": ("retreat", "retreats"),
    "move": ("move", "moves"),
    "push": ("are pushed", "is pushed"),
    "pull": ("are pulled", "is pulled"),
}


class ExceedTeller(Teller):
    """Puts the events of one match into words for one viewer, who is "you"."""

    def __init__(self, match: Match, viewer: int) -> None:
        self.match = match
        self.viewer = viewer
        names = [fighter.name for fighter in match.fighters]
        if names[0] == names[1]:
            names = [f"{names[0]} (seat {seat})" for seat in (0, 1)]
        self.players = names

    # ---- Teller

    def sentence(self, event: Event) -> str:
        """What happened, in a sentence for the viewer."""
        text = SENTENCES[event.kind](self, event)
        return f"{text[:1].upper()}{text[1:]}."

    def names(self, event: Event) -> tuple[str | None, ...]:
        """The names of the event's cards, None for a hidden one."""
        return tuple([None if card < 0 else str(self.match.card(card).name) for card in event.cards])

    def facts(self, event: Event) -> dict[str, int | str]:
        """The numbers and words of the event by their names."""
        found: dict[str, int | str] = {}
        for name, number in zip(NUMBERS.get(event.kind, ()), event.numbers, strict=False):
            found[name] = number
        for name, word in zip(WORDS.get(event.kind, ()), event.words, strict=False):
            found[name] = word
        return found

    # ---- parts of sentences

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
    """The terms of the event's sum, in brackets."""
    return f" ({', '.join([f'{value:+d} {source}' for value, source in event.terms])})" if event.terms else ""


def from_zone(event: Event) -> str:
    """Where a card came from, as far as it needs to be said."""
    word = event.words[0] if event.words else ""
    return "" if word in {"", ZONE_NAMES[PLAYING]} else f" from {word}"


# ---- one function for each kind of event


def first_player(t: ExceedTeller, e: Event) -> str:
    return t.does(e.seat, "go first", "goes first")


def mulligan(t: ExceedTeller, e: Event) -> str:
    count = e.numbers[0]
    if count == 0:
        return t.does(e.seat, "keep the starting hand", "keeps the starting hand")
    cards = "1 card" if count == 1 else f"{count} cards"
    return f"{t.does(e.seat, 'return', 'returns')} {cards} of the starting hand"


def turn(t: ExceedTeller, e: Event) -> str:
    return f"turn {e.numbers[0]}: {t.whose(e.seat)} turn"


def prepare(t: ExceedTeller, e: Event) -> str:
    return t.does(e.seat, "prepare", "prepares")


def change_cards(t: ExceedTeller, e: Event) -> str:
    return t.does(e.seat, "change cards", "changes cards")


def draw(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'draw', 'draws')} {t.cards(e)}"


def look(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'look at', 'looks at')} {t.cards(e)} on top of the deck"


def reshuffle(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'reshuffle', 'reshuffles')}: {e.numbers[0]} cards in the deck"


def out_of_cards(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'have', 'has')} no card left to draw"


def discard(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'discard', 'discards')} {t.cards(e)}{from_zone(e)}"


def hand_shown(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'show your hand', 'shows the hand')}: {t.cards(e)}"


def pay(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'pay', 'pays')} {t.card(e)}{from_zone(e)} for {e.numbers[0]}"


def life_spent(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'spend', 'spends')} {e.numbers[0]} life, {e.numbers[1]} left"


def life(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'gain', 'gains')} {e.numbers[0] or 'no'} life: {e.numbers[1]}"


def boost(t: ExceedTeller, e: Event) -> str:
    where = "" if len(e.words) < 2 or e.words[1] == ZONE_NAMES[0] else f" from {e.words[1]}"
    return f"{t.does(e.seat, 'boost', 'boosts')} {e.words[0]} ({t.card(e)}){where}"


def boost_cancelled(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} boost ({t.card(e)}) is cancelled and has no effect"


def boost_moved(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} boost {boost_name(t, e)} goes to {e.words[0]}"


def boost_name(t: ExceedTeller, e: Event) -> str:
    """The name of a boost, and of the card that bears it."""
    if e.cards[0] < 0:
        return "a card"
    card = t.match.card(e.cards[0])
    return f"{card.boost_name} ({card.name})" if card.boost_name else str(card.name)


def cancel(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'cancel', 'cancels')} {boost_name(t, e)} for another action"


def transform(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'transform', 'transforms')}: {e.words[0]} ({t.card(e)})"


def strike(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'strike', 'strikes')} at distance {e.numbers[0]}"


def set_attack(t: ExceedTeller, e: Event) -> str:
    ex = e.numbers[0] != 0
    if e.cards[0] < 0:
        return f"{t.does(e.seat, 'set', 'sets')} {'two cards: an EX attack' if ex else 'a card'}"
    return f"{t.does(e.seat, 'set', 'sets')} {'two ' if ex else ''}{t.card(e)}{' (EX)' if ex else ''}"


def wild_swing(t: ExceedTeller, e: Event) -> str:
    return t.does(e.seat, "swing wildly", "swings wildly")


def reveal(t: ExceedTeller, e: Event) -> str:
    kind = ", an EX attack" if e.numbers[0] else ", a wild swing" if e.numbers[1] else ""
    return f"{t.does(e.seat, 'reveal', 'reveals')} {t.card(e)}{kind}"


def spare_copy(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'discard', 'discards')} the second {t.card(e)}"


def invalid(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} {t.card(e)} is invalid: its price is not paid"


def speed(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} Speed is {e.numbers[0]}{summed(e)}"


def order(t: ExceedTeller, e: Event) -> str:
    first, second = max(e.numbers), min(e.numbers)
    why = f"a tie at {first} goes to the attacker" if first == second else f"Speed {first} against {second}"
    return f"{t.does(e.seat, 'act', 'acts')} first: {why}"


def attack(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'attack', 'attacks')} with {t.card(e)}"


def attack_skipped(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'are', 'is')} stunned and {'do' if e.seat == t.viewer else 'does'} not attack"


def attack_range(t: ExceedTeller, e: Event) -> str:
    hit, gap, low, high = e.numbers
    verb = t.does(e.seat, "hit", "hits") if hit else t.does(e.seat, "miss", "misses")
    reach = "no range" if low < 0 else f"range {low}" if low == high else f"range {low}-{high}"
    if gap < 0:
        return f"{verb}: there is nothing to measure the range from"
    in_reach = low >= 0 and low <= gap <= high
    because = f"distance {gap}, {reach}"
    return f"{verb}: {because}{'' if in_reach == (hit != 0) else ', changed by an effect'}"


def stat(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} attack has {e.numbers[0]:+d} {e.words[0]} ({e.words[1]})"


def critical(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} attack is critical"


def effect(t: ExceedTeller, e: Event) -> str:
    return f"{e.words[0]}: {e.words[1]}".removesuffix(".")


def move(t: ExceedTeller, e: Event) -> str:
    before, after = e.numbers
    you, others = MOVES[e.words[0]]
    if before == after:
        return f"{t.does(e.seat, 'stay', 'stays')} on {after}: no space to {e.words[0]}"
    return f"{t.does(e.seat, you, others)} from {before} to {after}"


def movement_ignored(t: ExceedTeller, e: Event) -> str:
    return f"{t.who(e.seat)} cannot be moved ({e.words[0]})"


def token(t: ExceedTeller, e: Event) -> str:
    if e.numbers[0] == OFF_BOARD:
        return f"{t.whose(e.seat)} {e.words[0]} leaves the board"
    return f"{t.whose(e.seat)} {e.words[0]} is on space {e.numbers[0]}"


def damage(t: ExceedTeller, e: Event) -> str:
    amount, prevented, left = e.numbers
    armor = f", {prevented} prevented by Armor" if prevented else ""
    return f"{t.does(e.seat, 'take', 'takes')} {amount} damage{armor}{summed(e)}: {left} life"


def stun(t: ExceedTeller, e: Event) -> str:
    taken, guard, immune = e.numbers
    why = f"{taken} damage is more than Guard {guard}{summed(e)}"
    if immune:
        return f"{t.who(e.seat)} cannot be stunned, although {why}"
    return f"{t.does(e.seat, 'are', 'is')} stunned: {why}"


def not_stunned(t: ExceedTeller, e: Event) -> str:
    taken, guard = e.numbers
    return f"{t.does(e.seat, 'are', 'is')} not stunned: {taken} damage, Guard {guard}{summed(e)}"


def advantage(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'gain', 'gains')} Advantage ({e.words[0]})"


def more_actions(t: ExceedTeller, e: Event) -> str:
    more = "another action" if e.numbers[0] == 1 else f"{e.numbers[0]} more actions"
    return f"{t.does(e.seat, 'have', 'has')} {more}"


def card_named(t: ExceedTeller, e: Event) -> str:
    return f"{t.does(e.seat, 'name', 'names')} {t.card(e)}"


def card_moved(t: ExceedTeller, e: Event) -> str:
    card = "card" if e.cards[0] < 0 else t.card(e)
    return f"{t.whose(e.seat)} {card} goes from {e.words[0]} to {e.words[1]}"


def attack_placed(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} {t.card(e)} goes to {e.words[0]}"


def attack_left(t: ExceedTeller, e: Event) -> str:
    return f"{t.whose(e.seat)} {t.card(e)} leaves the strike"


def exceed(t: ExceedTeller, e: Event) -> str:
    return t.does(e.seat, "exceed", "exceeds")


def revert(t: ExceedTeller, e: Event) -> str:
    return t.does(e.seat, "revert", "reverts")


def strike_over(t: ExceedTeller, e: Event) -> str:
    return "the strike is over"


def game_over(t: ExceedTeller, e: Event) -> str:
    why = "no card left to draw" if e.numbers[0] == OUT_OF_CARDS else "no life left"
    return f"{t.does(e.seat, 'win', 'wins')}: {t.does(1 - e.seat, 'have', 'has')} {why}"


SENTENCES: Final[dict[str, Callable[[ExceedTeller, Event], str]]] = {
    "first player": first_player, "mulligan": mulligan, "turn": turn, "prepare": prepare, "change cards": change_cards,
    "draw": draw, "look": look, "reshuffle": reshuffle, "out of cards": out_of_cards, "discard": discard,
    "hand shown": hand_shown, "pay": pay, "life spent": life_spent, "life": life, "boost": boost,
    "boost cancelled": boost_cancelled, "boost moved": boost_moved, "cancel": cancel, "transform": transform,
    "strike": strike, "set": set_attack, "wild swing": wild_swing, "reveal": reveal, "spare copy discarded": spare_copy,
    "invalid": invalid, "speed": speed, "order": order, "attack": attack, "attack skipped": attack_skipped,
    "range": attack_range, "stat": stat, "critical": critical, "effect": effect, "move": move,
    "movement ignored": movement_ignored, "token": token, "damage": damage, "stun": stun, "not stunned": not_stunned,
    "advantage": advantage, "more actions": more_actions, "card named": card_named, "card moved": card_moved,
    "attack placed": attack_placed, "attack left": attack_left, "exceed": exceed, "revert": revert,
    "strike over": strike_over, "game over": game_over,
}  # fmt: skip
