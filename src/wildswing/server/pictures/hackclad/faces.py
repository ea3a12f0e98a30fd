"""The cards, boards and Missions of a match of HacKClaD as they are printed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.clad import ICON_ATTACK, ICON_DROP, ICON_MOVE, ICON_SIZE
from wildswing.server.wire.hackclad import ChargedAction, CladFace, HackcladMatch, MissionFace, SkillFace, Witch

if TYPE_CHECKING:
    from wildswing.hackclad.cards import CladCard, CpAction, Match, Mission, SkillCard


@lru_cache(maxsize=64)
def hackclad_match(match: Match) -> HackcladMatch:
    """What does not change in a match.

    Args:
        match: who plays, by which rules.
    """
    return HackcladMatch(
        mode=c.MODE_NAMES[match.mode],
        expert=bool(match.expert),
        seats=int(match.players),
        witches=tuple([witch_face(match, witch) for witch in range(len(match.boards))]),
        clad=match.clad_name,
        clad_cards=tuple([clad_face(card) for card in match.clad if not card.replaced]),
        missions=tuple([mission_face(mission) for mission in match.missions]),
        slots=tuple([slot.words for slot in match.boards[0].slots]),
        entries={name: int(space) for name, space in zip(match.entry_names, match.entries, strict=True)},
    )


def witch_face(match: Match, witch: int) -> Witch:
    """A Witch with all her cards."""
    board = match.boards[witch]
    return Witch(
        witch=witch,
        seat=int(match.seats[witch]),
        team=int(match.teams[witch]),
        id=board.id,
        name=match.name(witch),
        cards=tuple([skill_face(card) for card in board.cards]),
        actions=tuple([action_face(action) for action in board.cp_actions]),
    )


def skill_face(card: SkillCard) -> SkillFace:
    """A skill card."""
    atk: int | str | None = None
    if card.is_attack():
        atk = int(card.atk) if not card.atk_x else f"{card.atk}+X" if card.atk else "X"
    return SkillFace(
        number=int(card.number),
        id=card.id,
        name=card.name,
        type=c.TYPE_NAMES[card.kind],
        enhanced=bool(card.enhanced),
        mp="X" if card.mp_x else int(card.mp),
        vp=int(card.vp),
        atk=atk,
        reach=pairs(card.reach),
        text=card.text.words,
        copies=int(card.copies),
    )


def pairs(flat: list[int]) -> tuple[tuple[int, int], ...]:
    """Spaces relative to a figure, each as a pair."""
    return tuple([(int(flat[at]), int(flat[at + 1])) for at in range(0, len(flat), 2)])


def clad_face(card: CladCard) -> CladFace:
    """A Clad card."""
    return CladFace(
        number=int(card.number),
        name=card.name,
        text=card.words,
        icons=tuple([icon_words(card, at) for at in range(0, len(card.icons), ICON_SIZE)]),
        attack=pairs(card.attack),
        drops=pairs(card.drops),
        voltage=int(card.voltage) if card.voltage > 1 else None,
        expert=bool(card.expert),
    )


def icon_words(card: CladCard, at: int) -> str:
    """An icon in words."""
    icon, much, way = card.icons[at : at + ICON_SIZE]
    if icon == ICON_ATTACK:
        return "attack"
    if icon == ICON_DROP:
        return f"drop {len(card.drops) // 2}"
    if icon == ICON_MOVE:
        return f"move {much}" if way == c.FORWARD else f"move {much} {c.WAY_NAMES[way]}"
    return ("", "face right", "turn around", "face left")[much]


def mission_face(mission: Mission) -> MissionFace:
    """A Mission."""
    return MissionFace(mission.title, mission.words, int(mission.vp) if mission.worth is None else "X")


def action_face(action: CpAction) -> ChargedAction:
    """A CP action; one without a name of its own is called by its price."""
    name = "" if action.name == f"{action.cost} CP" else action.name
    return ChargedAction(int(action.cost), action.text.words, name, bool(action.reaction))
