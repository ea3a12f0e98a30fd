"""Everything that can be looked up in the gallery; it changes with the package only."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from wildswing.exceed.roster import roster as characters
from wildswing.exceed.text import load_character, load_normals, normals_ids
from wildswing.exceed.text.character import face_down_card
from wildswing.hackclad.options import match_of
from wildswing.hackclad.roster import roster as witches
from wildswing.server.pictures.exceed.faces import card_face
from wildswing.server.pictures.exceed.named_rules import explained
from wildswing.server.pictures.hackclad.faces import action_face, clad_face, mission_face, skill_face
from wildswing.server.wire.looking import ExceedCatalogue, ExceedEntry, HackcladCatalogue, WitchEntry

if TYPE_CHECKING:
    from wildswing.exceed.roster import CharacterInfo
    from wildswing.hackclad.roster import WitchInfo


def catalogue(game: Literal["exceed", "hackclad"]) -> ExceedCatalogue | HackcladCatalogue:
    """Every character of a game with every card; made once.

    Args:
        game: which.
    """
    return exceed_catalogue() if game == "exceed" else hackclad_catalogue()


@cache
def exceed_catalogue() -> ExceedCatalogue:
    """Every character of EXCEED, by season and id."""
    normals = {
        set_id: tuple([card_face(attack, number) for number, attack in enumerate(load_normals(set_id).attacks)])
        for set_id in normals_ids()
    }
    return ExceedCatalogue(tuple([character_entry(info) for info in characters()]), normals)


def character_entry(info: CharacterInfo) -> ExceedEntry:
    """One character. Its cards are numbered as in a match for the first seat, after the Normals."""
    character = load_character(info.id)
    first = len(load_normals(character.normals).attacks)
    attacks = list(character.attacks)
    if character.replacement_boost is not None:
        attacks.append(face_down_card(character.replacement_boost))
    return ExceedEntry(
        id=info.id,
        name=info.name,
        season=info.season,
        difficulty=info.difficulty,
        play=info.play,
        exceed=character.exceed,
        ability=explained(character.ability_text),
        exceeded_ability=explained(character.exceed_ability_text),
        cards=tuple([card_face(attack, first + place) for place, attack in enumerate(attacks)]),
        normals=character.normals,
    )


@cache
def hackclad_catalogue() -> HackcladCatalogue:
    """Every Witch, Clad card and Mission of HacKClaD."""
    found = witches()
    match = match_of([info.id for info in found[:1]], "solo")
    return HackcladCatalogue(
        witches=tuple([witch_entry(info) for info in found]),
        clad=match.clad_name,
        clad_cards=tuple([clad_face(card) for card in match.clad]),
        missions=tuple([mission_face(mission) for mission in match.missions]),
    )


def witch_entry(info: WitchInfo) -> WitchEntry:
    """One Witch; her cards are numbered as in a match for the first seat."""
    board = match_of([info.id], "solo").boards[0]
    return WitchEntry(
        id=info.id,
        name=info.name,
        difficulty=info.difficulty,
        play=info.play,
        cards=tuple([skill_face(card) for card in board.cards]),
        actions=tuple([action_face(action) for action in board.cp_actions]),
        recommended=info.recommended,
    )
