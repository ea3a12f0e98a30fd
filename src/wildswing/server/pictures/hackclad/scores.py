"""What a viewer knows of a Witch's score, and how far she is with her Missions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.effects.conditions import Compare, VpOnCards
from wildswing.hackclad.effects.numbers import CardsIn
from wildswing.hackclad.scoring import mission_vp
from wildswing.hackclad.unseen import has_hidden_turn_card, unseen_cards
from wildswing.hackclad.zones import zone
from wildswing.server.wire.hackclad import MissionPicture

if TYPE_CHECKING:
    from wildswing.hackclad.state import HackcladState
    from wildswing.kernel.effects import Number


def card_span(known: HackcladState, witch: int) -> tuple[int, int]:
    """The least and the most VP that her nine cards may be worth, as far as the viewer knows.

    Args:
        known: what the viewer knows.
        witch: her number.
    """
    figure = known.figures[witch]
    sure = 0
    hidden = 0
    for pile in (figure.hand, figure.deck, figure.discard, figure.playing):
        for card in pile:
            if card < 0:
                hidden += 1
            else:
                sure += int(known.match.card(card & c.CARD_MASK).vp)
    if figure.turn_card >= 0:
        sure += int(known.match.card(figure.turn_card).vp)
    elif has_hidden_turn_card(known, witch):
        hidden += 1
    if any(card < 0 for card in figure.hand):
        # Of a hidden hand some cards are known.
        sure += sum([int(known.match.card(card).vp) for card in figure.shown])
        hidden -= len(figure.shown)
    worth = sorted([int(known.match.card(card).vp) for card in unseen_cards(known, witch)])
    return sure + sum(worth[:hidden]), sure + sum(worth[len(worth) - hidden :])


def score_span(known: HackcladState, witch: int) -> tuple[int, int]:
    """The least and the most that her score may be now; the arguments are the same."""
    figure = known.figures[witch]
    low, high = card_span(known, witch)
    others = int(figure.shards + mission_vp(known, witch) - figure.injuries)
    return low + others, high + others


def missions(known: HackcladState, witch: int) -> tuple[MissionPicture, ...]:
    """Her Missions with what is counted of them."""
    figure = known.figures[witch]
    found: list[MissionPicture] = []
    for number in figure.missions:
        mission = known.match.missions[number]
        have = need = 0
        if mission.worth is not None:
            have = counted(known, witch, mission.worth)
        for condition in mission.conditions:
            if isinstance(condition, Compare):
                have = counted(known, witch, condition.left)
                # "At most" is not something that one gets nearer to.
                need = int(condition.right) if condition.relation >= 0 else 0
        found.append(MissionPicture(mission.title, number in figure.done, have, need))
    return tuple(found)


def counted(known: HackcladState, witch: int, number: Number[HackcladState]) -> int:
    """What a Mission counts, as far as the viewer knows."""
    if isinstance(number, VpOnCards):
        return card_span(known, witch)[0]
    if isinstance(number, CardsIn):
        cards = zone(known.figures[witch], number.where)
        return sum(1 for card in cards if card >= 0 and number.kind.fits(known.match.card(card & c.CARD_MASK)))
    return int(number.value(known, witch))
