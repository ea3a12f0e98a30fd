"""Events of EXCEED in words, for one viewer: `You move from 3 to 5`, `Geoffrey draws 2 cards`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wildswing.exceed.constants import DECK, HAND, OFF_BOARD, OUT_OF_CARDS, ZONE_NAMES
from wildswing.exceed.effects.naming import COMPUTED, NO_RANGE_AT_ALL
from wildswing.exceed.event_fields import NUMBERS, WORDS
from wildswing.exceed.sentence_parts import Speaker, from_zone, summed
from wildswing.kernel.events import Event

# The verbs of movements, of the one who moves and of one who is moved.
MOVES: Final = {
    "advance": ("advance", "advances"),
    "close": ("close", "closes"),
    "retreat": ("retreat", "retreats"),
    "move": ("move", "moves"),
    "push": ("are pushed", "is pushed"),
    "pull": ("are pulled", "is pulled"),
}

# ---- kinds whose sentence is always the same: [of you|of others], {parts}

TEMPLATES: Final = {
    "first player": "{who} [go|goes] first",
    "turn": "turn {number0}: {whose} turn",
    "prepare": "{who} [prepare|prepares]",
    "change cards": "{who} [change|changes] cards",
    "look": "{who} [look|looks] at {cards} on top of the deck",
    "look at theirs": "{who} [look|looks] at {cards} on top of the opponent's deck",
    "top under": "{who} [put your|puts the] top card under the deck",
    "reshuffle": "{who} [reshuffle|reshuffles]: {number0} cards in the deck",
    "out of cards": "{who} [have|has] no card left to draw",
    "discard": "{who} [discard|discards] {cards}{from}",
    "hand shown": "{who} [show your|shows the] hand: {cards}",
    "cards shown": "{who} [show|shows] {cards} from the hand",
    "top shown": "{who} [show|shows] {card} on top of the deck",
    "pay": "{who} [pay|pays] {card}{from} for {number0}",
    "life set": "{whose} life becomes {number0} ({word0})",
    "wide": "{who} [become|becomes] three spaces wide",
    "free Force": "{who} [use|uses] 1 free Force",
    "life spent": "{who} [spend|spends] {number0} life, {number1} left",
    "boost cancelled": "{whose} boost {boost} is cancelled and has no effect",
    "boost moved": "{whose} boost {boost} goes to the {word0}",
    "cancel": "{who} [cancel|cancels] {boost} for another action",
    "transform": "{who} [transform|transforms]: {boost}",
    "strike": "{who} [strike|strikes] at distance {number0}",
    "set from deck": "{who} [set|sets] {cards} from the deck",
    "wild swing": "{who} [swing|swings] wildly",
    "spare copy discarded": "{who} [discard|discards] the second {card}",
    "invalid": "{whose} {card} is invalid: {word0}",
    "speed": "{whose} Speed is {number0}{sum}",
    "attack": "{who} [attack|attacks] with {card}",
    "extra attack": "{who} [make|makes] an extra attack with {card}",
    "sealed instead": "{whose} {card} is sealed instead of being discarded",
    "attack skipped": "{who} [are|is] stunned and [do|does] not attack",
    "critical": "{whose} attack is critical",
    "movement ignored": "{who} cannot be moved ({word0})",
    "not stunned": "{who} [are|is] not stunned: {number0} damage, Guard {number1}{sum}",
    "advantage": "{who} [gain|gains] Advantage ({word0})",
    "card named": "{who} [name|names] {card}",
    "attack placed": "{whose} {card} goes to the {word0}",
    "card laid": "{who} [lay|lays] {card} on {number0} as a {word0}",
    "card laid under": "{who} [lay|lays] {card} under {word0}",
    "attack left": "{whose} {card} leaves the strike: it goes to the {word0}",
    "exceed": "{who} [exceed|exceeds]",
    "revert": "{who} [revert|reverts]",
    "strike over": "the strike is over",
    "sustain": "{who} [sustain|sustains] {cards}",
    "triggers given": "{whose} attack has the triggers of {card}",
    "shuffle": "{who} [shuffle|shuffles] the deck of {number0} cards",
    "deck swapped": "{who} [swap|swaps] deck and sealed cards: {number0} cards in the deck, {number1} sealed",
}

# ---- the other kinds


def mulligan(t: Speaker, e: Event) -> str:
    """How many cards were returned."""
    count = e.numbers[0]
    if count == 0:
        return t.does(e.seat, "keep the starting hand", "keeps the starting hand")
    cards = "1 card" if count == 1 else f"{count} cards"
    return f"{t.does(e.seat, 'return', 'returns')} {cards} of the starting hand"


def life(t: Speaker, e: Event) -> str:
    """Life that was gained, perhaps none."""
    return f"{t.does(e.seat, 'gain', 'gains')} {e.numbers[0] or 'no'} life: {e.numbers[1]}"


def boost(t: Speaker, e: Event) -> str:
    """A boost that is played, and from where unless that is the hand."""
    where = "" if e.words[1] == ZONE_NAMES[HAND] else f" from {e.words[1]}"
    return f"{t.does(e.seat, 'boost', 'boosts')} {t.boost(e)}{where}"


def set_attack(t: Speaker, e: Event) -> str:
    """An attack that is set: what everybody sees of it, or the card, and the place if that is not the hand."""
    ex = e.numbers[0] != 0
    if e.cards[0] < 0:
        what = "two cards: an EX attack" if ex else "a card"
    else:
        what = f"{'two ' if ex else ''}{t.card(e)}{' (EX)' if ex else ''}"
    return f"{t.does(e.seat, 'set', 'sets')} {what}{from_zone(e)}"


def reveal(t: Speaker, e: Event) -> str:
    """An attack that is turned face up."""
    kind = ", an EX attack" if e.numbers[0] else ", a wild swing" if e.numbers[1] else ""
    return f"{t.does(e.seat, 'reveal', 'reveals')} {t.card(e)}{kind}"


def order(t: Speaker, e: Event) -> str:
    """Who acts first, and why."""
    first, second = max(e.numbers), min(e.numbers)
    why = f"a tie at {first} goes to the attacker" if first == second else f"Speed {first} against {second}"
    return f"{t.does(e.seat, 'act', 'acts')} first: {why}"


def attack_range(t: Speaker, e: Event) -> str:
    """Whether an attack hits, and why."""
    hit, gap, low, high = e.numbers
    verb = t.does(e.seat, "hit", "hits") if hit else t.does(e.seat, "miss", "misses")
    reach = "no range" if low < 0 else f"range {low}" if low == high else f"range {low}-{high}"
    if gap < 0:
        return f"{verb}: there is nothing to measure the range from"
    in_reach = 0 <= low <= gap <= high
    changed = "" if in_reach == (hit != 0) else ", changed by an effect"
    return f"{verb}: distance {gap}, {reach}{changed}"


def stat(t: Speaker, e: Event) -> str:
    """What an effect has added to a stat."""
    return f"{t.whose(e.seat)} attack has {e.numbers[0]:+d} {e.words[0]} ({e.words[1]})"


def effect(t: Speaker, e: Event) -> str:
    """A line that is carried out."""
    return f"{e.words[0]}: {e.words[1]}".removesuffix(".")


def move(t: Speaker, e: Event) -> str:
    """A movement, or one that led nowhere."""
    before, after = e.numbers
    you, others = MOVES[e.words[0]]
    if before == after:
        return f"{t.does(e.seat, 'stay', 'stays')} on {after}: no space to {e.words[0]}"
    return f"{t.does(e.seat, you, others)} from {before} to {after}"


def token(t: Speaker, e: Event) -> str:
    """Where a token is now."""
    if e.numbers[0] == OFF_BOARD:
        return f"{t.whose(e.seat)} {e.words[0]} leaves the board"
    return f"{t.whose(e.seat)} {e.words[0]} is on space {e.numbers[0]}"


def token_turned(t: Speaker, e: Event) -> str:
    """Which side of a token is up now."""
    return f"{t.whose(e.seat)} {e.words[0]} is {e.words[1]}"


def token_face_down(t: Speaker, e: Event) -> str:
    """Where a token lies of which only its player knows which one it is."""
    return f"{t.does(e.seat, 'place', 'places')} {e.words[0]} face down on space {e.numbers[0]}"


def counters(t: Speaker, e: Event) -> str:
    """How many counters lie on a card now."""
    count = {0: "no counters", 1: "1 counter"}.get(e.numbers[0], f"{e.numbers[0]} counters")
    return f"{t.does(e.seat, 'have', 'has')} {count} on {e.words[0]}"


def damage(t: Speaker, e: Event) -> str:
    """Damage with its sum, what Armor has prevented, and the life that is left."""
    amount, prevented, left = e.numbers
    armor = f", {prevented} prevented by Armor" if prevented else ""
    return f"{t.does(e.seat, 'take', 'takes')} {amount} damage{armor}{summed(e)}: {left} life"


def stun(t: Speaker, e: Event) -> str:
    """A stun, or one that a text prevents."""
    taken, guard, immune = e.numbers
    why = f"{taken} damage is more than Guard {guard}{summed(e)}"
    if immune:
        return f"{t.who(e.seat)} cannot be stunned, although {why}"
    return f"{t.does(e.seat, 'are', 'is')} stunned: {why}"


def more_actions(t: Speaker, e: Event) -> str:
    """Further actions."""
    more = "another action" if e.numbers[0] == 1 else f"{e.numbers[0]} more actions"
    return f"{t.does(e.seat, 'have', 'has')} {more}"


def draw(t: Speaker, e: Event) -> str:
    """Cards that are drawn, from the top of the deck unless it is said."""
    return t.filled("{who} [draw|draws] {cards}", e) + from_zone(e)


def card_moved(t: Speaker, e: Event) -> str:
    """A card that goes from one zone to another."""
    card = "card" if e.cards[0] < 0 else t.card(e)
    return f"{t.whose(e.seat)} {card} goes from {e.words[0]} to {e.words[1]}"


def range_named(t: Speaker, e: Event) -> str:
    """A distance, a computed range or none."""
    named = {COMPUTED: "a computed range", NO_RANGE_AT_ALL: "no range"}.get(e.numbers[0], f"range {e.numbers[0]}")
    return f"{t.does(e.seat, 'name', 'names')} {named}"


def of_them(t: Speaker, e: Event) -> str:
    """One of the cards that were looked at goes somewhere."""
    card = "one of them" if e.cards[0] < 0 else t.card(e)
    if e.words[0] != ZONE_NAMES[DECK]:
        return f"{t.does(e.seat, 'put', 'puts')} {card} into {e.words[0]}"
    places = ("on top of the deck", "back second from the top", "back third from the top")
    return f"{t.does(e.seat, 'put', 'puts')} {card} {places[e.numbers[1]]}"


def game_over(t: Speaker, e: Event) -> str:
    """Who has won, and why."""
    why = "no card left to draw" if e.numbers[0] == OUT_OF_CARDS else "no life left"
    return f"{t.does(e.seat, 'win', 'wins')}: {t.does(1 - e.seat, 'have', 'has')} {why}"


TOLD: Final[dict[str, Callable[[Speaker, Event], str]]] = {
    "mulligan": mulligan, "life": life, "boost": boost, "set": set_attack, "reveal": reveal, "order": order,
    "range": attack_range, "stat": stat, "effect": effect, "move": move, "token": token, "damage": damage, "stun": stun,
    "token turned": token_turned, "token face down": token_face_down,
    "counters": counters, "more actions": more_actions, "card moved": card_moved, "draw": draw, "of them": of_them,
    "range named": range_named, "game over": game_over,
}  # fmt: skip


class ExceedTeller(Speaker):
    """Puts the events of one match into words for one viewer."""

    def sentence(self, event: Event) -> str:
        """What happened, in a sentence for the viewer."""
        tell = TOLD.get(event.kind)
        text = self.filled(TEMPLATES[event.kind], event) if tell is None else tell(self, event)
        return f"{text[:1].upper()}{text[1:]}."

    def names(self, event: Event) -> tuple[str | None, ...]:
        """The names of the event's cards, None for a hidden one."""
        return tuple([None if card < 0 else str(self.match.card(card).name) for card in event.cards])

    def facts(self, event: Event) -> dict[str, int | str]:
        """The numbers and words of the event by their names."""
        found: dict[str, int | str] = dict(zip(NUMBERS.get(event.kind, ()), event.numbers, strict=False))
        found.update(zip(WORDS.get(event.kind, ()), event.words, strict=False))
        return found
