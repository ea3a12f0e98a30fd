"""Options in words, and what each is about; every text is unique within its decision."""

from __future__ import annotations

from typing import Final

from wildswing.hackclad import constants as c
from wildswing.hackclad.cards import CpAction, SkillCard
from wildswing.hackclad.effects.cards import Fetch, Trade
from wildswing.hackclad.effects.resources import PickUp
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.state import HackcladState
from wildswing.kernel.decision import Option, unique
from wildswing.kernel.effects import Effect
from wildswing.kernel.flow import Choose, May
from wildswing.kernel.state import ARGUMENTS

# What ends or declines a decision, by its kind: the text and the verb.
ENDS: Final = {
    c.ACT: ("End the turn", "end"),
    c.REACT: ("Pass", "pass"),
    c.SWAP_OUT: ("Swap no card", "keep"),
    c.STEP: ("Stop", "stop"),
}  # fmt: skip
NO: Final = ("No", "no")


def asking_effect(state: HackcladState) -> Effect[HackcladState] | None:
    """The effect whose frame waits for the pending decision, None if it is a procedure of the rules that asks."""
    if not state.stack:
        return None
    number = state.stack[-1].procedure
    return state.match.effect(number) if number >= c.FIRST_EFFECT else None


def asked_witch(state: HackcladState) -> int:
    """The Witch whom the pending decision is about.

    Args:
        state: waiting for a decision.
    """
    frame = state.stack[-1]
    if frame.procedure == c.CLAD_ATTACK:
        return int(frame.kept[1])
    if frame.procedure == c.SETUP:
        count = len(state.figures)
        return int(frame.b if frame.b < count else 2 * count - 1 - frame.b)
    return int(frame.seat)


def described(state: HackcladState) -> tuple[Option, ...]:
    """The options of the pending decision, in their order, with unique texts.

    Args:
        state: waiting for a decision.
    """
    effect = asking_effect(state)
    return unique([describe(state, effect, number) for number in state.options])


def describe(state: HackcladState, effect: Effect[HackcladState] | None, number: int) -> Option:
    """One option of the pending decision in words.

    Args:
        state: waiting for the decision.
        effect: what `asking_effect` gives.
        number: of the option.
    """
    argument = number % ARGUMENTS
    verb = number - argument
    if verb == c.PASS:
        text, word = ENDS.get(int(state.decision), NO)
        return Option(number, text, word)
    if verb == c.YES:
        return Option(number, accept(state, effect), "yes")
    if verb == c.MISSION:
        mission = state.match.missions[argument]
        text = mission.title if mission.worth is not None else f"{mission.title} ({mission.vp} VP)"
        return Option(number, f"Take {text}", "mission", card=mission.title)
    if verb == c.CARD:
        return picked(state, effect, number, argument)
    if verb == c.SLOT:
        words = one_line(state.match.boards[asked_witch(state)].slots[argument].words)
        return Option(number, f"Take Turn slot {argument + 1}: {words}", "slot", amount=argument + 1)
    if verb == c.SPACE:
        return space_option(state, effect, number, argument)
    if c.USE_CARD <= verb <= c.CP_ACTION:
        return action(state, number, verb, argument)
    if verb == c.NUMBER:
        return Option(number, f"Spend {argument} MP", "spend", amount=argument, cost=f"{argument} MP")
    if verb == c.PLAYER:
        name = state.match.name(argument)
        giving = state.stack[-1].step == 1
        return Option(number, f"Take it from {name}" if giving else f"Give it to {name}", "take" if giving else "give")
    if verb == c.TOP:
        return Option(number, f"Put {it(state)} on top of the deck", "top")
    if verb == c.BOTTOM:
        return Option(number, f"Put {it(state)} on the bottom of the deck", "bottom")
    words = effect.choices[argument].words if isinstance(effect, Choose) else ""
    return Option(number, capital(words) or f"Alternative {argument + 1}", "choose")


def one_line(words: str) -> str:
    """A text in one line, without the full stop at its end."""
    return " ".join(words.split()).removesuffix(".")


def capital(words: str) -> str:
    """A text that begins with a capital letter."""
    return words[:1].upper() + words[1:]


def small(words: str) -> str:
    """A text that goes on after a colon."""
    return words[:1].lower() + words[1:]


def it(state: HackcladState) -> str:
    """The card that was just looked at."""
    return state.match.card(state.it).name if state.it >= 0 and not state.it_clad else "it"


def accept(state: HackcladState, effect: Effect[HackcladState] | None) -> str:
    """What it means to say yes."""
    if isinstance(effect, May):
        return f"Yes: {capital(effect.body.words)}"
    frame = state.stack[-1]
    cost = state.match.card(frame.a).text.cost if frame.procedure == c.USE else None
    return "Yes" if cost is None else f"Yes: {capital(cost.words)}"


# ---- cards and spaces


def picked(state: HackcladState, effect: Effect[HackcladState] | None, number: int, argument: int) -> Option:
    """A card that is picked."""
    name = state.match.card(argument).name
    kind = int(state.decision)
    if kind == c.CHOOSE_ENHANCED:
        return Option(number, f"Add {name}", "add", card=name)
    if kind == c.PLACE_TURN_CARD:
        return Option(number, f"Place {name} face down", "place", card=name)
    if kind == c.SWAP_OUT:
        return Option(number, f"Swap {name} out", "swap", card=name)
    if kind == c.SWAP_IN:
        return Option(number, f"Swap {name} in", "swap", card=name)
    if isinstance(effect, Fetch):
        where = c.ZONE_NAMES[effect.where]
        if effect.to == c.DECK:
            return Option(number, f"Put {name} from {where} on top of the deck", "put", card=name)
        return Option(number, f"Add {name} from {where} to {c.ZONE_NAMES[effect.to]}", "add", card=name)
    if isinstance(effect, Trade):
        giving = state.stack[-1].step <= 1
        return Option(number, f"Trade {name}" if giving else f"Take {name}", "trade" if giving else "take", card=name)
    return Option(number, f"Discard {name}", "discard", card=name)


def space_option(state: HackcladState, effect: Effect[HackcladState] | None, number: int, space: int) -> Option:
    """A space that is chosen."""
    name = name_of(space)
    if state.decision == c.CHOOSE_ENTRY:
        entries = state.match.entries
        at = f"{state.match.entry_names[entries.index(space)]} ({name})" if space in entries else name
        return Option(number, f"Enter at {at}", "enter", target=space)
    shards = int(state.field[space])
    if isinstance(effect, PickUp):
        return Option(number, f"Pick up from {name} ({shards} VP there)", "pick up", target=space)
    return Option(number, f"Move to {name} ({shards} VP)" if shards else f"Move to {name}", "move", target=space)


# ---- actions and Reactions


def action(state: HackcladState, number: int, verb: int, argument: int) -> Option:
    """Something that a Witch can do on her turn, or in reaction."""
    witch = asked_witch(state)
    if verb == c.BASIC:
        basic = basic_name(argument >> c.BASIC_SHIFT)
        card = state.match.card(argument & c.CARD_MASK).name
        return Option(number, f"{basic}: discard {card}", "basic action", card=card, cost=f"discard {card}")
    if verb == c.CP_ACTION:
        act = state.match.boards[witch].cp_actions[argument]
        return Option(number, cp_text(act), "cp action", amount=int(act.cost), cost=f"{act.cost} CP")
    used = state.match.card(argument)
    where = " from the discard pile" if verb == c.USE_FROM_PILE else ""
    return Option(number, f"Use {use_text(used)}{where}", "use", card=used.name, cost=price_text(used))


def basic_name(action: int) -> str:
    """The name of a Basic Action."""
    return c.BASIC_NAMES[action]


def cp_text(act: CpAction) -> str:
    """A CP Action: its name or its price, and what it does."""
    words = one_line(act.text.words)
    price = f"{act.cost} CP"
    return f"{price}: {words}" if act.name == price else f"{act.name} ({price}): {words}"


def price_text(card: SkillCard) -> str | None:
    """The price of a card in MP, None if it has none."""
    if card.mp_x:
        return "X MP"
    return f"{card.mp} MP" if card.mp else None


def use_text(card: SkillCard) -> str:
    """A card and its price."""
    price = price_text(card)
    return card.name if price is None else f"{card.name} ({price})"
