"""The fighters of a recorded game. A test of the client may deal a player cards of somebody else: guests."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tests.conformance.labels import Cards, Label, UnknownCardError, card_ids, homes
from wildswing.exceed.building.fighter import build_fighter, fighter
from wildswing.exceed.cards import Fighter, Match
from wildswing.exceed.constants import OWNER_SHIFT
from wildswing.exceed.text import load_character, load_normals
from wildswing.exceed.text.character import Attack


def own_ids(name: str) -> dict[str, str]:
    """The client's definitions that belong to a character, Normals included, with the names of the cards."""
    return card_ids().get(load_character(name).normals, {}) | card_ids().get(name, {})


def guest(definition: str) -> Attack:
    """The card behind a definition of somebody else, without a copy in the deck.

    Raises:
        UnknownCardError: if nobody has such a card.
    """
    home = homes().get(definition)
    if home is None:
        raise UnknownCardError(definition)
    normal = "_normal_" in definition
    attacks = load_normals(home).attacks if normal else load_character(home).attacks
    for attack in attacks:
        if attack.name == card_ids()[home][definition]:
            return msgspec.structs.replace(attack, copies=0, sealed_copies=0)
    raise UnknownCardError(definition)


@lru_cache(maxsize=64)
def with_guests(name: str, seat: int, guests: tuple[str, ...]) -> Fighter:
    """A character's fighter that also knows some cards of others.

    Raises:
        NotPlayable: if a text among them uses what the rules do not run yet.
        UnknownCardError: if nobody has such a card.
    """
    if not guests:
        return fighter(name, seat)
    character = load_character(name)
    attacks = (*character.attacks, *(guest(definition) for definition in guests))
    return build_fighter(msgspec.structs.replace(character, attacks=attacks), seat)


def cast(characters: tuple[str, str], labels: set[Label]) -> tuple[Match, Cards]:
    """The match of two characters in whose games these cards are seen, and the numbers of all its cards.

    Raises:
        NotPlayable: if a text among them uses what the rules do not run yet.
        UnknownCardError: if nobody has such a card.
    """
    fighters = []
    numbers = []
    for seat, name in enumerate(characters):
        own = own_ids(name)
        guests = tuple(sorted({label.id for label in labels if label.seat == seat and label.id not in own}))
        made = with_guests(name, seat, guests)
        cards = [card for card in made.cards if not card.is_cover]
        by_name = {card.name: int(card.number) for card in cards[: len(cards) - len(guests)]}
        known = {definition: by_name[card] for definition, card in own.items()}
        first = (seat << OWNER_SHIFT) + len(cards) - len(guests)
        numbers.append(known | {definition: first + place for place, definition in enumerate(guests)})
        fighters.append(made)
    return Match(fighters[0], fighters[1]), Cards((numbers[0], numbers[1]))
