"""Events of HacKClaD in words, for one viewer: `You move from a1 to a2`, `Luna draws a card`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wildswing.hackclad.constants import TEAM, TYPE_NAMES
from wildswing.hackclad.event_fields import LISTS, NUMBER_LISTS, NUMBERS, WORDS
from wildswing.hackclad.sentence_parts import Speaker, listed, one_line, summed
from wildswing.kernel.events import Event

# ---- kinds whose sentence is always the same: [of you|of others], {parts}

TEMPLATES: Final = {
    "mission chosen": "{who} [choose|chooses] the Mission {word0}: {word1}",
    "mission given": "{who} [have|has] the Mission {word0}: {word1}",
    "enhanced chosen": "{who} [put|puts] {card} of the Enhanced deck into the deck",
    "turn cards": "the top card of each deck becomes the Turn card, unseen",
    "round": "round {number0}",
    "voltage": "the Clad deck is reshuffled: Voltage {number0}, {number1} cards",
    "draw": "{who} [draw|draws] {cards}",
    "draw lost": "{who} [have|has] no card left to draw or to shuffle",
    "reshuffle": "{who} [reshuffle your|reshuffles her] discard pile",
    "turn slot": "{who} [take|takes] Turn slot {slot0} with {card}",
    "slot effect": "Turn slot {slot0}: {word0}",
    "turn ends": "{whose} turn is over",
    "marker": "Turn slot {slot0} is marked",
    "markers cleared": "all Turn slots are free again",
    "re-entry": "{who} [re-enter|re-enters] the Field on {space1}",
    "move": "{who} [move|moves] from {space0} to {space1}",
    "way blocked": "{who} [stay|stays]: {space0} is not free",
    "picked up": "{who} [pick|picks] up {number0} VP of Magic Shards on {space2}: {number1} VP",
    "shards put": "{who} [put|puts] {number0} VP of Magic Shards on {space2}: {number1} VP left",
    "look": "{who} [look|looks] at {card} on top of the deck",
    "reveal": "{who} [reveal|reveals] {card} on top of the deck",
    "look at the clad deck": "{who} [look|looks] at the top card of the Clad deck",
    "put": "{who} [put|puts] it on the {word0} of the deck",
    "trade": "{who} [trade|trades] cards with the Enhanced deck: {cards}",
    "discard": "{who} [discard|discards] {card} from {word0}",
    "put away": "{whose} {card} is resolved",
    "x": "X of {card} is {number0}",
    "attacks again": "{who} [attack|attacks] again with {card}",
    "safe": "{who} [take|takes] no damage for the rest of the round",
    "lasting": "this round, {word0}: {word1}",
    "repel": "{who} [Repel|Repels] the Clad, {word0} from where it looks",
    "passes": "{who} [pass|passes]",
    "range changed": "the range of the attack has changed to {words}: all may react anew",
    "nobody reached": "nobody is in the range of the attack",
    "reached": "the attack reaches {who}: {word0} takes effect",
    "clad turns": "the Clad turns and looks {word0}",
    "clad moves": "the Clad moves from {space0} to {space1}",
    "drop": "a Magic Shard drops on {word0}",
    "clad damaged": "{who} [deal|deals] {number0} damage to the Clad with {word0}{sum}: {number1} VP of Magic Shards",
    "no damage dealt": "{who} [deal|deals] no damage with {word0}{sum}",
    "game over": "the game is over",
    "score shards": "{whose} Magic Shards: {number0} VP",
    "score cards": "{whose} nine cards: {number0} VP{sum}",
    "score missions": "{whose} completed Missions: {number0} VP{sum}",
    "score injuries": "{whose} Injuries: {number0}, each -1 VP",
    "score": "{whose} score: {number0} VP{sum}",
}  # fmt: skip

# ---- the other kinds


def set_up(t: Speaker, e: Event) -> str:
    """The Missions on the table, if they are drafted."""
    return f"the Missions to choose from: {listed(list(e.words))}" if e.words else "the table is set up"


def swap(t: Speaker, e: Event) -> str:
    """A swap while reshuffling: only its player sees the cards."""
    verb = t.does(e.seat, "swap", "swaps")
    if e.cards[0] < 0:
        return f"{verb} a discarded card for one of the Enhanced deck"
    return f"{verb} {t.card(e.cards[0])} for {t.card(e.cards[1])} of the Enhanced deck"


def turn_card(t: Speaker, e: Event) -> str:
    """The Turn card that comes into the hand."""
    verb = t.does(e.seat, "take", "takes")
    return f"{verb} the Turn card into hand" + ("" if e.cards[0] < 0 else f": {t.card(e.cards[0])}")


def card_moved(t: Speaker, e: Event) -> str:
    """A card that goes from one zone to another."""
    card = "card" if e.cards[0] < 0 else t.card(e.cards[0])
    return f"{t.whose(e.seat)} {card} goes from {e.words[0]} to {e.words[1]}"


def forecast(t: Speaker, e: Event) -> str:
    """A Clad card that is laid, perhaps face down."""
    slot = f"Clad slot {e.numbers[1] + 1}"
    if e.numbers[0] < 0:
        return f"{slot}: a face-down card"
    return f"{slot}: {e.words[0]}. {one_line(e.words[1])}"


def turn(t: Speaker, e: Event) -> str:
    """Whose turn begins."""
    return f"{t.whose(e.seat)} turn, Turn slot {e.numbers[0] + 1}"


def gauge(t: Speaker, e: Event) -> str:
    """MP or CP that is gained, lost over the maximum, or paid."""
    name = e.kind.upper()
    amount, now = e.numbers
    if amount < 0:
        return f"{t.does(e.seat, 'pay', 'pays')} {-amount} {name}: {now}"
    return f"{t.does(e.seat, 'gain', 'gains')} {amount or 'no'} {name}: {now}"


def given(t: Speaker, e: Event) -> str:
    """Shards that go from one Witch to another."""
    amount, receiver = e.numbers
    return f"{t.does(e.seat, 'give', 'gives')} {amount} VP of Magic Shards to {t.who(receiver)}"


def use(t: Speaker, e: Event) -> str:
    """A skill card that is used, with its type, and from where unless that is the hand."""
    card = t.match.card(e.cards[0])
    where = "" if e.words[0] == "hand" else f" from the {e.words[0]}"
    enhanced = "Enhanced " if card.enhanced else ""
    return f"{t.does(e.seat, 'use', 'uses')} {card.name}{where} ({enhanced}{TYPE_NAMES[card.kind]})"


def basic(t: Speaker, e: Event) -> str:
    """A Basic Action."""
    return f"{t.does(e.seat, 'take', 'takes')} the Basic Action {e.words[0]}"


def cp_action(t: Speaker, e: Event) -> str:
    """A CP Action with its price and text."""
    price = f"{e.numbers[0]} CP"
    name = "" if e.words[0] == price else f" for {e.words[0]}"
    return f"{t.does(e.seat, 'pay', 'pays')} {price}{name}: {one_line(e.words[1])}"


def more_atk(t: Speaker, e: Event) -> str:
    """ATK that a text adds to the attack in use."""
    return f"{t.card(e.cards[0])} has {e.numbers[0]:+d} ATK ({e.words[0]})"


def lasting_atk(t: Speaker, e: Event) -> str:
    """ATK of all attacks for some time."""
    return f"{t.whose(e.seat)} attacks have {e.numbers[0]:+d} ATK this {e.words[0]}"


def reduce(t: Speaker, e: Event) -> str:
    """A reduction of the attack that is answered."""
    how = "to 0" if e.numbers[0] < 0 else f"by {e.numbers[0]}"
    return f"{t.does(e.seat, 'reduce', 'reduces')} the damage {how} ({e.words[0]})"


def clad_turn(t: Speaker, e: Event) -> str:
    """The Clad's turn with its card."""
    return f"the Clad's turn {e.numbers[1] + 1}, {e.words[0]}: {one_line(e.words[1])}"


def clad_attacks(t: Speaker, e: Event) -> str:
    """An attack of the Clad: where, and how hard."""
    return f"the Clad attacks {listed(list(e.words), 'nobody')} with ATK {e.numbers[0]}"


def clad_tramples(t: Speaker, e: Event) -> str:
    """A Trample Attack."""
    return f"the Clad tramples {listed(list(e.words), 'nobody')} with ATK {e.numbers[0]}"


def clad_locked(t: Speaker, e: Event) -> str:
    """That the Clad cannot move, or that somebody has seen to it."""
    if e.seat < 0:
        return "the Clad cannot move: it stays and tramples nobody"
    return f"{t.does(e.seat, 'see', 'sees')} to it that the Clad cannot move for the rest of the round"


def damage(t: Speaker, e: Event) -> str:
    """Damage to a Witch with its sum."""
    amount = e.numbers[0]
    return f"{t.does(e.seat, 'take', 'takes')} {amount or 'no'} damage{summed(e)}"


def injury(t: Speaker, e: Event) -> str:
    """An injury: how much damage, what is lost where, and how many there are now."""
    taken, lost, injuries = e.numbers
    verb = t.does(e.seat, "are", "is")
    drops = "no Magic Shard to drop" if lost == 0 else f"{lost} VP of Magic Shards on {e.words[0]}"
    pronoun = "you drop" if e.seat == t.you else "she drops"
    loss = f"{pronoun} {drops}" if lost else drops
    fewer = f" (all there were, for {taken} damage)" if 0 < lost < taken else ""
    off = "you leave" if e.seat == t.you else "she leaves"
    return f"{verb} injured: {loss}{fewer}, {off} the Field, Injury {injuries}"


def mission(t: Speaker, e: Event) -> str:
    """A Mission that is completed: what it is worth, and for what."""
    verb = t.does(e.seat, "complete", "completes")
    for known in t.match.missions:
        if known.title == e.words[0]:
            worth = "X" if known.worth is not None else str(e.numbers[0])
            return f"{verb} the Mission {known.title} ({worth} VP): {one_line(known.words)}"
    return f"{verb} the Mission {e.words[0]}"


def team_score(t: Speaker, e: Event) -> str:
    """The score of a team."""
    return f"the team of {t.team(e.numbers[0])}: {e.numbers[1]} VP{summed(e)}"


def tie(t: Speaker, e: Event) -> str:
    """A tie, and what decides next."""
    tied = "; ".join([t.team(team) for team in e.numbers[1:]])
    between = listed([t.team(team) for team in e.numbers[1:]]) if t.match.mode != TEAM else f"the teams ({tied})"
    return f"a tie of {between} in {e.words[0].removeprefix('the ')} ({e.numbers[0]}): {e.words[1]} decides"


def winner(t: Speaker, e: Event) -> str:
    """Who has won, and by what."""
    by = f"by {e.words[0]}"
    if t.match.mode == TEAM:
        return f"the team of {t.team(e.numbers[0])} wins {by}"
    return f"{t.does(e.seat, 'win', 'wins')} {by}"


TOLD: Final[dict[str, Callable[[Speaker, Event], str]]] = {
    "set-up": set_up, "turn card taken": turn_card, "card moved": card_moved, "swap": swap, "forecast": forecast,
    "turn": turn, "mp": gauge, "cp": gauge, "shards given": given, "use": use, "basic action": basic,
    "cp action": cp_action, "atk": more_atk, "lasting atk": lasting_atk, "reduce": reduce, "clad turn": clad_turn,
    "clad attacks": clad_attacks, "clad tramples": clad_tramples, "clad locked": clad_locked, "damage": damage,
    "injury": injury, "mission": mission, "team score": team_score, "tie": tie, "winner": winner,
}  # fmt: skip


class HackcladTeller(Speaker):
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
        found: dict[str, int | str] = {}
        if event.kind in NUMBER_LISTS:
            found[NUMBER_LISTS[event.kind]] = ", ".join([str(number) for number in event.numbers])
        else:
            found.update(zip(NUMBERS.get(event.kind, ()), event.numbers, strict=False))
        if event.kind in LISTS:
            found[LISTS[event.kind]] = ", ".join(event.words)
        else:
            found.update(zip(WORDS.get(event.kind, ()), event.words, strict=False))
        return found
