"""Options about cards, spaces and numbers in words: a part of `notation`."""

from __future__ import annotations

from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.effects.chosen import ZONE_SHIFT, AddOfThem, DiscardBoostInPlay, MoveChosen
from wildswing.exceed.effects.movement import WAY, WORDS, MoveChoice
from wildswing.exceed.effects.moves import BOOST_IT, ON_TOP, SHUFFLE_IN, SUSTAIN_IT, TRANSFORM_IT, UNDER
from wildswing.exceed.effects.spend import SpendLifeUpTo
from wildswing.exceed.effects.tokens import YOUR_ATTACK, MoveToken, PlaceToken
from wildswing.exceed.state import ExceedState
from wildswing.kernel.decision import Option
from wildswing.kernel.effects import Effect


def picked(state: ExceedState, effect: Effect[ExceedState] | None, number: int, argument: int) -> Option:
    """A card that is picked."""
    card = state.match.card(argument & c.CARD_MASK)
    place = argument >> ZONE_SHIFT
    name = card.name
    if state.decision == c.MULLIGAN:
        return Option(number, f"Return {name}", "return", card=name)
    if state.decision == c.DISCARD_TO_LIMIT:
        return Option(number, f"Discard {name}", "discard", card=name)
    if state.decision == c.DISCARD_OVERDRIVE:
        return Option(number, f"Discard {name} from overdrive", "discard", card=name)
    if state.stack[-1].procedure == c.CLEAN_UP:
        return Option(number, f"Discard {boost_words(card)}", "discard", card=name)
    if isinstance(effect, MoveChosen):
        text = moved(effect, card, place)
        return Option(number, text, text[: text.index(" ")].lower(), card=name)
    if isinstance(effect, AddOfThem):
        return Option(number, f"Put {name} into {c.ZONE_NAMES[effect.to]}", "put", card=name)
    if isinstance(effect, DiscardBoostInPlay):
        whose = "your" if place == state.seat else "the opponent's"
        return Option(number, f"Discard {whose} {boost_words(card)}", "discard", card=name)
    return Option(number, f"Pick {name}", "pick", card=name)


def boost_words(card: Card) -> str:
    """A boost and the card that bears it."""
    return f"{card.boost_name} ({card.name})" if card.boost_name else card.name


def moved(effect: MoveChosen, card: Card, place: int) -> str:
    """What happens to a picked card."""
    where = c.ZONE_NAMES[effect.zones[place]]
    if effect.way == BOOST_IT:
        return f"Boost {boost_words(card)} from {where}"
    if effect.way == TRANSFORM_IT:
        return f"Transform {boost_words(card)} from {where}"
    if effect.way == SUSTAIN_IT:
        return f"Sustain {boost_words(card)}"
    ends = {ON_TOP: "on top of deck", UNDER: "under deck", SHUFFLE_IN: "into deck"}
    if effect.way in ends:
        return f"Put {card.name} from {where} {ends[effect.way]}"
    if effect.to == c.DISCARD:
        return f"Discard {card.name} from {where}"
    if effect.to == c.SEALED:
        return f"Seal {card.name} from {where}"
    return f"Add {card.name} from {where} to {c.ZONE_NAMES[effect.to]}"


def amount(state: ExceedState, effect: Effect[ExceedState] | None, number: int, argument: int) -> Option:
    """A number, or a way to move with its spaces."""
    if isinstance(effect, MoveChoice):
        if argument == 0:
            return Option(number, "Do not move", "stay", amount=0)
        chosen = argument % WAY
        return Option(number, f"{WORDS[argument // WAY].capitalize()} {chosen}", WORDS[argument // WAY], amount=chosen)
    if isinstance(effect, SpendLifeUpTo):
        return Option(number, f"Spend {argument} life", "spend", amount=argument)
    return Option(number, str(argument), "amount", amount=argument)


def space_words(state: ExceedState, effect: Effect[ExceedState] | None, space: int) -> str:
    """A space that is chosen."""
    if isinstance(effect, PlaceToken | MoveToken):
        seat = state.stack[-1].seat
        name = "your attack" if effect.token == YOUR_ATTACK else state.match.fighters[seat].token_names[effect.token]
        verb = "Place" if isinstance(effect, PlaceToken) else "Move"
        return f"{verb} {name} {'on' if verb == 'Place' else 'to'} {space}"
    if space == state.players[state.seat].space:
        return f"Stay on {space}"
    return f"Move to {space}"
