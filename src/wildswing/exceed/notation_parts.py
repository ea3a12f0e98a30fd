"""Options about cards, spaces and numbers in words: a part of `notation`."""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed.cards import Card
from wildswing.exceed.effects.boosts_in_play import DiscardBoostInPlay
from wildswing.exceed.effects.certain import GiveChosen
from wildswing.exceed.effects.chosen import ZONE_SHIFT, MoveChosen
from wildswing.exceed.effects.discarding import DiscardOrReveal, DiscardSome, DiscardTheirs
from wildswing.exceed.effects.forced_discards import SHOWING, TEA_DAMAGE, ForcedDiscard
from wildswing.exceed.effects.hand import DiscardSomeAtRandom, DrawSome
from wildswing.exceed.effects.hidden_tokens import PlaceOneOf
from wildswing.exceed.effects.laid_boosts import DiscardLaidBoost, MoveLaidBoost, PickOrigin, PlaceThisBoost
from wildswing.exceed.effects.laid_cards import PlaceCard
from wildswing.exceed.effects.looking import BACK_SECOND, BACK_THIRD, TO_STRIKE_WITH, PickOfThem
from wildswing.exceed.effects.movement import MoveChoice
from wildswing.exceed.effects.moves import BOOST_IT, FACE_DOWN, ON_TOP, SHUFFLE_IN, SUSTAIN_IT, TRANSFORM_IT, UNDER
from wildswing.exceed.effects.naming import COMPUTED, NO_RANGE_AT_ALL, NameRange, NameTwoAndDiscard
from wildswing.exceed.effects.own_words import OwnWords
from wildswing.exceed.effects.showing import RevealEqual, RevealSome
from wildswing.exceed.effects.spend_some import SpendLifeUpTo
from wildswing.exceed.effects.token_moves import PushFrom
from wildswing.exceed.effects.tokens import YOUR_ATTACK, TokenEffect
from wildswing.exceed.effects.ways import WAY, WORDS
from wildswing.exceed.laid import NO_MARKER, chosen_marker, space_of_marker
from wildswing.exceed.state import ExceedState
from wildswing.kernel.decision import Option
from wildswing.kernel.effects import Effect

# Effects that ask for a space on which something lies or is laid; others ask where somebody moves.
LAYING: Final = (TokenEffect, PlaceCard, PlaceOneOf, PlaceThisBoost, MoveLaidBoost, PickOrigin)
# Effects that discard the hand card that is picked.
DISCARDING: Final = (DiscardSome, DiscardOrReveal, DiscardTheirs, NameRange, NameTwoAndDiscard)


def picked(state: ExceedState, effect: Effect[ExceedState] | None, number: int, argument: int) -> Option:
    """A card that is picked."""
    card = state.match.card(argument & c.CARD_MASK)
    place = (argument >> ZONE_SHIFT) & 1
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
        text = moved(effect, card, effect.zone_of(argument)) + lies(state, argument)
        return Option(number, text, text[: text.index(" ")].lower(), card=name)
    if isinstance(effect, PickOfThem):
        text = of_them(effect, card)
        return Option(number, text, text[: text.index(" ")].lower(), card=name)
    if isinstance(effect, DiscardBoostInPlay):
        whose = "your" if place == state.seat else "the opponent's"
        verb = "Return" if effect.to_hand else "Discard"
        where = lies(state, argument)
        return Option(number, f"{verb} {whose} {boost_words(card)}{where}", verb.lower(), card=name)
    if isinstance(effect, PlaceCard):
        return Option(number, f"Place {name} as a {effect.name}", "place", card=name)
    if isinstance(effect, ForcedDiscard):
        if state.stack[-1].step == SHOWING:
            return Option(number, f"Show {name} for {TEA_DAMAGE} damage", "show", card=name)
        return Option(number, f"Store {name}", "store", card=name)
    if isinstance(effect, OwnWords):
        text = effect.picked(name)
        return Option(number, text, text[: text.index(" ")].lower(), card=name)
    if isinstance(effect, DiscardLaidBoost | MoveLaidBoost):
        verb = "Move" if isinstance(effect, MoveLaidBoost) else "Discard"
        return Option(number, f"{verb} {boost_words(card)}{lies(state, argument)}", verb.lower(), card=name)
    if isinstance(effect, DISCARDING):
        return Option(number, f"Discard {name}", "discard", card=name)
    if isinstance(effect, RevealSome | RevealEqual):
        return Option(number, f"Show {name}", "show", card=name)
    return Option(number, f"Pick {name}", "pick", card=name)


def lies(state: ExceedState, argument: int) -> str:
    """Where the boost that an option is about lies on the board."""
    marker = chosen_marker(state, argument)
    return "" if marker == NO_MARKER else f" on {space_of_marker(state, argument & c.CARD_MASK, marker)}"


def boost_words(card: Card) -> str:
    """A boost and the card that bears it."""
    return f"{card.boost_name} ({card.name})" if card.boost_name else card.name


def of_them(effect: PickOfThem, card: Card) -> str:
    """What happens to one of the cards that were drawn or looked at."""
    if effect.way == BOOST_IT:
        return f"Boost {boost_words(card)}"
    if effect.way == BACK_SECOND:
        return f"Put {card.name} back second from the top"
    if effect.way == BACK_THIRD:
        return f"Put {card.name} back third from the top"
    if effect.way == TO_STRIKE_WITH:
        return f"Strike with {card.name}"
    if effect.to == c.DISCARD:
        return f"Discard {card.name}"
    return f"Put {card.name} into {c.ZONE_NAMES[effect.to]}"


def moved(effect: MoveChosen, card: Card, zone: int) -> str:
    """What happens to a picked card."""
    where = c.ZONE_NAMES[zone]
    if effect.way == BOOST_IT:
        return f"Boost {boost_words(card)} from {where}"
    if effect.way == FACE_DOWN:
        return f"Put {card.name} from {where} face down into play"
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
    whose = "the opponent's " if isinstance(effect, GiveChosen) else ""
    return f"Add {card.name} from {where} to {whose}{c.ZONE_NAMES[effect.to]}"


def amount(state: ExceedState, effect: Effect[ExceedState] | None, number: int, argument: int) -> Option:
    """A number, or a way to move with its spaces."""
    if isinstance(effect, MoveChoice | PushFrom):
        if argument == 0:
            return Option(number, "Do not move", "stay", amount=0)
        chosen = argument % WAY
        return Option(number, f"{WORDS[argument // WAY].capitalize()} {chosen}", WORDS[argument // WAY], amount=chosen)
    if isinstance(effect, SpendLifeUpTo):
        return Option(number, f"Spend {argument} life", "spend", amount=argument)
    if isinstance(effect, NameRange):
        named = {COMPUTED: "a computed range", NO_RANGE_AT_ALL: "no range"}.get(argument, f"range {argument}")
        return Option(number, f"Name {named}", "name", amount=argument)
    if isinstance(effect, DrawSome):
        return Option(number, f"Draw {argument}", "draw", amount=argument)
    if isinstance(effect, DiscardSomeAtRandom):
        return Option(number, f"Discard {argument} at random", "discard", amount=argument)
    return Option(number, str(argument), "amount", amount=argument)


def space_words(state: ExceedState, effect: Effect[ExceedState] | None, space: int) -> str:
    """A space that is chosen."""
    if isinstance(effect, TokenEffect):
        frame = state.stack[-1]
        names = state.match.fighters[frame.seat].token_names
        name = "your attack" if effect.token == YOUR_ATTACK else names[effect.token]
        return f"{effect.deed(state, frame, space).format(name)} {space}"
    if isinstance(effect, PlaceCard):
        return f"Place it on {space}"
    if isinstance(effect, PlaceThisBoost):
        return f"Place {state.match.card(effect.card).boost_name} on {space}"
    if isinstance(effect, MoveLaidBoost):
        return f"Move {effect.boosts.name} to {space}"
    if isinstance(effect, PickOrigin):
        return f"Measure range from {space}"
    if isinstance(effect, PlaceOneOf):
        return f"Place a token on {space}"
    if space == state.players[state.seat].space:
        return f"Stay on {space}"
    return f"Move to {space}"
