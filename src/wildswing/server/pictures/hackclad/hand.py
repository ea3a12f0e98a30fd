"""What the hand cards of the viewer's Witch would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.blocked import why_not
from wildswing.hackclad.geometry import in_reach, offset
from wildswing.hackclad.notation import asked_witch
from wildswing.hackclad.piles import more_atk
from wildswing.server.pictures.hackclad.forecast import threat_pictures
from wildswing.server.pictures.hackclad.scores import missions
from wildswing.server.wire.hackclad import SkillOutlook, ThreatPicture

if TYPE_CHECKING:
    from wildswing.analysis.plays import Played
    from wildswing.hackclad.cards import SkillCard
    from wildswing.hackclad.state import HackcladState
    from wildswing.hackclad.view import HackcladView
    from wildswing.server.pictures.hackclad.trying import Tries


def hackclad_hand(tries: Tries) -> tuple[SkillOutlook, ...]:
    """The cards of the viewer's Witch who is asked, else of the one who acts, else of the viewer's first.

    Args:
        tries: of the viewer's options.
    """
    view = tries.view
    witch = shown_witch(view)
    if witch is None or view.over:
        return ()
    counted: dict[int, int] = {}
    for card in view.known.figures[witch].hand:
        counted[card] = counted.get(card, 0) + 1
    return tuple([outlook(tries, witch, card, count) for card, count in counted.items()])


def shown_witch(view: HackcladView) -> int | None:
    """The Witch whose hand it is; None for a spectator."""
    mine = [witch.witch for witch in view.mine]
    if view.seat is None or not mine:
        return None
    if view.asked is not None and view.asked[0] == view.seat:
        return asked_witch(view.known)
    return view.acting if view.acting in mine else mine[0]


def outlook(tries: Tries, witch: int, number: int, count: int) -> SkillOutlook:
    """One kind of card."""
    known = tries.view.known
    card = known.match.card(number)
    verdict, text = verdict_of(tries.view, witch, card)
    damage: int | None = None
    after: tuple[ThreatPicture, ...] | None = None
    adds: dict[str, int] = {}
    if verdict in {"reach", "playable"} and c.USE_CARD + number in known.options:
        played = tries.of(c.USE_CARD + number)
        least, most = damages(known, played, witch)
        if card.is_attack() or most:
            damage = least
            text += f", {damage_words(least, most, played.whole)}"
        after = changed_threats(known, played)
        adds = added_to_missions(known, played, witch)
    return SkillOutlook(
        card=number,
        count=count,
        verdict=verdict,
        text=text,
        atk=atk_of(known, witch, card) if card.is_attack() else None,
        damage=damage,
        reach=reach_of(known, witch, card),
        after=after,
        missions=adds,
    )


def verdict_of(view: HackcladView, witch: int, card: SkillCard) -> tuple[str, str]:
    """Whether the card can be used now, in a word and in words."""
    known = view.known
    figure = known.figures[witch]
    mine = view.seat == int(known.seat) and int(known.decision) in {c.ACT, c.REACT}
    reacting = mine and known.decision == c.REACT
    if mine and c.USE_CARD + int(card.number) in known.options:
        return ("reach", "Clad in reach") if card.is_attack() else ("playable", "can be used")
    if card.is_reaction() != reacting and (mine or card.is_reaction()):
        return "time", "on your own turn only" if reacting else "when the Clad attacks"
    if figure.mp < card.mp:
        return "price", f"needs {int(card.mp - figure.mp)} MP"
    if card.is_attack() and figure.space == c.OFF_FIELD:
        return "range", "you are off the Field"
    if card.is_attack() and in_reach(figure.space, card.reach, known.clad_space) < 0:
        return "range", "out of range"
    if mine:
        return "price", why_not(known, witch, card, reacting)[0]
    return ("reach", "Clad in reach, on your turn") if card.is_attack() else ("time", "on your turn")


def atk_of(known: HackcladState, witch: int, card: SkillCard) -> int:
    """The ATK of an attack now, without what its own text adds (HC 1.8)."""
    figure = known.figures[witch]
    return max(0, int(card.atk + figure.atk_turn + figure.atk_round + more_atk(known, witch)))


def reach_of(known: HackcladState, witch: int, card: SkillCard) -> tuple[int, ...]:
    """The spaces that a card covers, turned so that it hits the Clad if it can (HC 1.7)."""
    space = known.figures[witch].space
    if not card.is_attack() or space == c.OFF_FIELD:
        return ()
    facing = max(c.NORTH, in_reach(space, card.reach, known.clad_space))
    flat = card.reach
    return tuple([int(offset(space, facing, flat[at], flat[at + 1])) for at in range(0, len(flat), 2)])


def damages(known: HackcladState, played: Played, witch: int) -> tuple[int, int]:
    """The least and the most damage that the Witch deals by a card."""
    before = int(known.figures[witch].dealt)
    dealt = [int(end.figures[witch].dealt) - before for end in played.ends]
    return min(dealt), max(dealt)


def damage_words(least: int, most: int, whole: bool) -> str:
    """The damage in words."""
    if least == most and whole:
        return f"{least} damage"
    return f"{least} damage or more" if not whole else f"{least} to {most} damage"


def changed_threats(known: HackcladState, played: Played) -> tuple[ThreatPicture, ...] | None:
    """The threats after a card that moves or turns the Clad, None if they stay as they are."""
    after = {stand_of(end) for end in played.usuals}
    if len(after) > 1 or stand_of(known) in after:
        return None
    threats = threat_pictures(played.usuals[0])
    return None if threats == threat_pictures(known) else threats


def stand_of(state: HackcladState) -> tuple[int, int, bool]:
    """What the forecast hangs on: where the Clad stands and looks, and whether it can move."""
    return int(state.clad_space), int(state.facing), bool(state.clad_locked)


def added_to_missions(known: HackcladState, played: Played, witch: int) -> dict[str, int]:
    """What a card surely adds to each Mission that is counted, on whichever way the player goes."""
    before = {mission.title: mission.have for mission in missions(known, witch) if mission.need and not mission.done}
    least: dict[str, int] = {}
    for end in played.ends:
        for mission in missions(end, witch):
            if mission.title in before:
                more = mission.have - before[mission.title]
                least[mission.title] = min(more, least.get(mission.title, more))
    return {title: more for title, more in least.items() if more > 0} if played.whole else {}
