"""Options in words, and what each is about; every text is unique within its decision."""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed.actions import action_lines, move_price
from wildswing.exceed.cards import Card, Line
from wildswing.exceed.costs import attack_force, attack_gauge, attack_life, exceed_price
from wildswing.exceed.effects.forced_discards import ForcedDiscard
from wildswing.exceed.effects.repeating import Repeated
from wildswing.exceed.end_of_turn import offered
from wildswing.exceed.means import LIFE_FOR_A_GAUGE
from wildswing.exceed.notation_parts import amount, lies, picked, space_words
from wildswing.exceed.overload import second_card
from wildswing.exceed.state import ExceedState
from wildswing.kernel.decision import Option, unique
from wildswing.kernel.effects import Effect
from wildswing.kernel.flow import Choose, May
from wildswing.kernel.state import ARGUMENTS

# The verb of an option in words, by the number of the verb.
VERBS: Final = (
    "pass", "yes", "first", "prepare", "change cards", "move", "exceed", "reshuffle", "boost", "boost", "boost",
    "transform", "strike", "character action", "pay", "pay", "pay", "pay", "set", "set ex", "wild swing", "set",
    "let go", "order", "choose", "amount", "pick", "space", "name", "transform", "gauge", "set", "set", "pay", "pay",
    "set", "pay life", "set",
    "set face up", "set ex face up",
)  # fmt: skip
# What ends or declines a decision, by its kind: the text and the verb.
ENDS: Final = {
    c.MULLIGAN: ("Keep the rest", "keep"),
    c.PAY: ("Pay no more", "done"),
    c.MAY: ("No", "no"),
    c.PICK_CARD: ("No more cards", "done"),
    c.CANCEL: ("Do not cancel", "no"),
}
NO: Final = ("No", "no")
# What is done instead of the end-of-turn draw.
INSTEAD: Final = {
    c.LIFE_INSTEAD_OF_DRAW: "Yes: Gain 1 life instead of drawing",
    c.DRAW_TO_7: "Yes: Draw to 7 instead",
    c.DRAW_FROM_BOTTOM: "Yes: Draw from the bottom of the deck",
}
SET_FROM: Final = {
    c.SET_FROM_GAUGE: "gauge", c.SET_FROM_SEALED: "sealed cards", c.SET_FROM_ASIDE: "set-aside cards",
    c.SET_FROM_STORED: "stored cards", c.SET_FROM_BOOSTS: "boosts",
}  # fmt: skip
FACE_UP: Final = {c.SET_FACE_UP: "", c.SET_EX_FACE_UP: "two "}
# The zones of the ways to boost, in the order of their verbs.
FROM: Final = ("", " from gauge", " from set-aside cards")


def asking_effect(state: ExceedState) -> Effect[ExceedState] | None:
    """The effect whose frame waits for the pending decision, None if it is a procedure of the rules that asks."""
    if not state.stack:
        return None
    number = state.stack[-1].procedure
    return state.match.effect(number) if number >= c.FIRST_EFFECT else None


def spaces(number: int) -> str:
    """So many spaces, in words."""
    return "1 space" if number == 1 else f"{number} spaces"


def described(state: ExceedState) -> tuple[Option, ...]:
    """The options of the pending decision, in their order, with unique texts.

    Args:
        state: waiting for a decision.
    """
    effect = asking_effect(state)
    # Two equal boosts in play have two equal actions.
    return unique([describe(state, effect, number) for number in state.options])


def describe(state: ExceedState, effect: Effect[ExceedState] | None, number: int) -> Option:
    """One option of the pending decision in words.

    Args:
        state: waiting for the decision.
        effect: what `asking_effect` gives.
        number: of the option.
    """
    argument = number % ARGUMENTS
    verb = number - argument
    word = VERBS[number // ARGUMENTS]
    if verb == c.PASS:
        return decline(state, number)
    if verb == c.YES:
        return Option(number, accept(state, effect), word)
    if c.PREPARE <= verb <= c.CHARACTER:
        return action(state, number, verb, argument, word)
    if c.PAY_HAND <= verb <= c.PAY_GAUGE_TWO:
        return payment(state, number, verb, argument)
    if verb == c.PAY_FREE:
        return Option(number, "Use 1 free Force", word, amount=1)
    if verb == c.PAY_LIFE:
        gauge = state.stack[-1].procedure == c.PAY_GAUGE
        text = f"Spend {LIFE_FOR_A_GAUGE} life (1 Gauge)" if gauge else "Spend 1 life (1 Force)"
        return Option(number, text, word, amount=1)
    if c.SET_CARD <= verb <= c.SET_FROM_GAUGE or verb in SET_FROM or verb in FACE_UP:
        return setting(state, number, verb, argument, word)
    if verb == c.CARD:
        return picked(state, effect, number, argument)
    if verb == c.NUMBER:
        return amount(state, effect, number, argument)
    if verb == c.SPACE:
        return Option(number, space_words(state, effect, argument), word, target=argument)
    if verb == c.NAME:
        name = state.match.card(argument).name
        return Option(number, f"Name {name}", word, card=name)
    return Option(number, other(state, effect, verb, argument), word)


def decline(state: ExceedState, number: int) -> Option:
    """What it means to pass."""
    text, verb = ENDS.get(int(state.decision), NO)
    frame = state.stack[-1]
    if state.decision == c.PAY and frame.b == 0:
        text = "Pay nothing"
    elif state.decision == c.PICK_CARD and (frame.a == 0 or isinstance(asking_effect(state), ForcedDiscard)):
        text = "No card"
    elif state.decision == c.PICK_SPACE:
        text = "No more" if frame.a > 0 else "None"
    return Option(number, text, verb)


def accept(state: ExceedState, effect: Effect[ExceedState] | None) -> str:
    """What it means to say yes."""
    if state.decision == c.PAY_OR_INVALID:
        return (
            f"Pay {attack_price(state, int(state.stack[-1].seat))} for {attack_name(state, int(state.stack[-1].seat))}"
        )
    if state.decision == c.CANCEL:
        price = state.match.card(state.stack[-1].a).boost_cancel
        return f"Cancel for another action ({price} Gauge)"
    if isinstance(effect, May):
        return f"Yes: {effect.body.words}"
    if isinstance(effect, Repeated):
        return f"Yes: {effect.body.words} once more"
    if state.stack[-1].procedure == c.MOVEMENT:
        return "Yes: Go the whole way"
    if effect is not None and effect.words:
        return f"Yes: {effect.words}"
    return INSTEAD[int(offered(state, int(state.seat)))]


def attack_name(state: ExceedState, seat: int) -> str:
    """The name of a player's attack in this strike."""
    return state.match.card(state.sides[seat].attack).name


def placed_name(state: ExceedState, seat: int) -> str:
    """The name of the attack that clean-up is placing: the player's own, then the extra ones (EX 24.13)."""
    extra = state.players[seat].extra
    return state.match.card(extra[0]).name if state.sides[seat].gone and extra else attack_name(state, seat)


def attack_price(state: ExceedState, seat: int) -> str:
    """The price of a player's attack in this strike, in words."""
    gauge = attack_gauge(state, seat)
    force = attack_force(state, seat)
    return f"{gauge} Gauge" if gauge > 0 else f"{force} Force" if force > 0 else "nothing"


def other(state: ExceedState, effect: Effect[ExceedState] | None, verb: int, argument: int) -> str:
    """The text of what needs only one sentence."""
    if verb == c.FIRST:
        return "Go first" if argument == state.seat else "Go second"
    if verb == c.INVALID:
        return f"Let {attack_name(state, int(state.stack[-1].seat))} go and swing again"
    if verb == c.LIFE_PRICE:
        seat = int(state.stack[-1].seat)
        return f"Pay {int(attack_life(state, seat))} life for {attack_name(state, seat)}"
    if verb == c.TRIGGER:
        line = state.match.line(state.stack[-1].items[argument])
        return "" if line is None else f"{line.source}: {line.text}"
    if verb == c.CHOICE and isinstance(effect, Choose):
        return effect.choices[argument].words
    if verb == c.TO_TRANSFORMATIONS:
        return f"Transform {placed_name(state, int(state.stack[-1].seat))}"
    if verb == c.TO_GAUGE:
        return f"Add {placed_name(state, int(state.stack[-1].seat))} to gauge"
    return f"Alternative {argument + 1}"


# ---- actions


def action(state: ExceedState, number: int, verb: int, argument: int, word: str) -> Option:
    """An action of a turn."""
    seat = int(state.seat)
    if verb == c.MOVE_TO:
        price = int(move_price(state, seat, argument))
        return Option(
            number, f"Move to {argument} ({price} Force)", word, target=argument, amount=price, cost=f"{price} Force"
        )
    if c.BOOST_HAND <= verb <= c.BOOST_ASIDE:
        card = state.match.card(argument)
        price = int(card.boost_force)
        where = FROM[(verb - c.BOOST_HAND) // ARGUMENTS]
        return Option(
            number, f"Boost {card.boost_name} ({card.name}){where}", word, card=card.name, amount=price,
            cost=f"{price} Force" if price else None,
        )  # fmt: skip
    if verb == c.TRANSFORM_CARD:
        card = state.match.card(argument)
        return Option(
            number,
            f"Transform {card.boost_name} ({card.name})",
            word,
            card=card.name,
            cost=f"discard a second {card.name}",
        )
    if verb == c.EXCEED_ACTION:
        price = int(exceed_price(state, seat))
        return Option(number, f"Exceed ({price} Gauge)", word, amount=price, cost=f"{price} Gauge")
    if verb == c.CHARACTER:
        line = action_lines(state, seat)[argument]
        return Option(number, action_text(line), word, card=None if line.card < 0 else line.source)
    return Option(number, SIMPLE_ACTIONS[verb], word)


SIMPLE_ACTIONS: Final = {
    c.PREPARE: "Prepare", c.CHANGE: "Change Cards", c.RESHUFFLE: "Reshuffle", c.STRIKE_ACTION: "Strike",
}  # fmt: skip


def action_text(line: Line) -> str:
    """An action of a character or of a boost: whose it is and what it does."""
    text = line.text
    if ": " in text:
        text = text[text.index(": ") + 2 :]
    return f"{line.source}: {text.removesuffix('.')}"


# ---- paying and setting


def payment(state: ExceedState, number: int, verb: int, argument: int) -> Option:
    """A card that is paid."""
    name = state.match.card(argument).name
    value = 2 if verb == c.PAY_HAND_TWO or verb == c.PAY_GAUGE_TWO else 1
    where = "hand" if verb <= c.PAY_HAND_TWO else "gauge"
    unit = "Gauge" if state.stack[-1].procedure in {c.PAY_GAUGE, c.PAY_GAUGE_UP_TO} else "Force"
    return Option(number, f"Pay {name} from {where} ({value} {unit})", "pay", card=name, amount=value)


def setting(state: ExceedState, number: int, verb: int, argument: int, word: str) -> Option:
    """An attack that is set."""
    if verb == c.WILD_SWING:
        return Option(number, "Wild Swing", word)
    card = state.match.card(argument)
    if verb == c.SET_EX:
        second = state.match.card(second_card(state, int(state.seat), argument)).name
        text = f"Set two {card.name} (EX)" if second == card.name else f"Set {card.name} with {second} (EX)"
    elif verb in SET_FROM:
        text = f"Set {card.name} from {SET_FROM[verb]}"
        if verb == c.SET_FROM_BOOSTS:
            text += lies(state, argument)
    elif verb in FACE_UP:
        text = f"Set {FACE_UP[verb]}{card.name} face up"
    else:
        text = f"Set {card.name}"
    return Option(number, text, word, card=card.name, cost=printed_price(card))


def printed_price(card: Card) -> str | None:
    """The printed price of an attack in words, None if it is free."""
    if card.gauge > 0:
        return f"{card.gauge} Gauge"
    return f"{card.force} Force" if card.force > 0 else None
