"""The cards and fighters of a match of EXCEED as they are printed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from wildswing.exceed.catalogue import shown
from wildswing.exceed.constants import BOARD_SIZE
from wildswing.exceed.text import character_ids, load_character, load_normals, read_character
from wildswing.exceed.text.character import face_down_card
from wildswing.server.pictures.exceed.named_rules import explained
from wildswing.server.wire.exceed import BoostFace, ExceedCard, ExceedMatch, Fighter

if TYPE_CHECKING:
    from wildswing.exceed import cards
    from wildswing.exceed.text import Attack
    from wildswing.exceed.text.character import Character

BOOST_WORDS: Final = {"transform": "transformation"}


@lru_cache(maxsize=64)
def exceed_match(match: cards.Match) -> ExceedMatch:
    """What does not change in a match.

    Args:
        match: the two fighters.
    """
    return ExceedMatch(tuple([fighter_face(fighter) for fighter in match.fighters]), BOARD_SIZE)


def parsed(fighter: cards.Fighter) -> Character:
    """A fighter's character as it was parsed: that of the package, or another file's."""
    if fighter.id in character_ids():
        character = load_character(fighter.id)
        if character.source == fighter.source:
            return character
    return read_character(fighter.source, fighter.id)


def fighter_face(fighter: cards.Fighter) -> Fighter:
    """A character with every card that its player owns."""
    character = parsed(fighter)
    printed = [*load_normals(character.normals).attacks, *character.attacks]
    if character.replacement_boost is not None:
        printed.append(face_down_card(character.replacement_boost))
    faces = [
        card_face(attack, int(card.number)) for card, attack in zip(fighter.cards, printed, strict=True)
    ]  # fmt: skip
    return Fighter(
        seat=int(fighter.seat),
        id=fighter.id,
        name=fighter.name,
        season=int(fighter.season),
        life=int(fighter.life),
        exceed=character.exceed,
        ability=explained(character.ability_text),
        exceeded_ability=explained(character.exceed_ability_text),
        cards=tuple(faces),
    )


def card_face(attack: Attack, number: int) -> ExceedCard:
    """A card as it is printed.

    Args:
        attack: as it was parsed.
        number: its number in the match.
    """
    boost = attack.boost
    face = None
    if boost is not None:
        face = BoostFace(boost.name, BOOST_WORDS.get(boost.kind, boost.kind), boost.force, explained(boost.text))
    return ExceedCard(
        number=number,
        id=attack.id,
        name=attack.name,
        kind=attack.kind,
        least=None if attack.range is None else shown(attack.range.low),
        greatest=None if attack.range is None else shown(attack.range.high),
        power=shown(attack.power),
        speed=shown(attack.speed),
        armor=shown(attack.armor),
        guard=shown(attack.guard),
        gauge=attack.gauge,
        force=attack.force,
        text=explained(attack.text),
        boost=face,
        copies=attack.copies,
    )
