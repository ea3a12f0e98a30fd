"""The picture of a game of EXCEED for one viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.constants import NO_HAND_LIMIT
from wildswing.exceed.laid_cards import COPIES, UNDER
from wildswing.exceed.stats import has_flag
from wildswing.server.pictures.exceed.choices import exceed_decision
from wildswing.server.pictures.exceed.faces import parsed
from wildswing.server.pictures.exceed.hand import exceed_hand
from wildswing.server.pictures.exceed.prices import exceed_reason
from wildswing.server.pictures.exceed.titles import exceed_result
from wildswing.server.pictures.exceed.trying import Trials
from wildswing.server.wire.common import Asked
from wildswing.server.wire.exceed import AttackPicture, ExceedPicture, PlayerPicture

if TYPE_CHECKING:
    from wildswing.exceed.view import ExceedView
    from wildswing.exceed.view_parts import AttackView, PlayerView


def exceed_picture(view: ExceedView) -> ExceedPicture:
    """How a game stands, as its viewer may know it.

    Args:
        view: of the viewer.
    """
    asked = view.asked
    attacks = view.attacks
    trials = None if view.seat is None or view.over else Trials(view, view.seat)
    return ExceedPicture(
        seat=view.seat,
        number=view.number,
        turn=view.turn,
        active=view.active,
        first=view.first if view.first >= 0 else None,
        over=view.over,
        result=exceed_result(view.known),
        distance=view.distance,
        players=tuple([player_picture(view, player) for player in view.players]),
        attacker=view.attacker,
        attacks=None if attacks is None else tuple([attack_picture(attack) for attack in attacks]),
        hand=() if trials is None else exceed_hand(trials),
        asked=None if asked is None else Asked(*asked),
        decision=None if trials is None else exceed_decision(trials),
        position=view.position,
    )


def player_picture(view: ExceedView, player: PlayerView) -> PlayerPicture:
    """One player as the viewer knows it."""
    known = view.known
    seat = player.seat
    may_exceed = not player.exceeded and player.exceed_price >= 0
    deck = len(player.deck)
    return PlayerPicture(
        seat=seat,
        space=player.space,
        spaces=tuple(player.spaces),
        facing=1 if int(known.players[1 - seat].space) > player.space else -1,
        life=player.life,
        counters=player.counters,
        exceeded=player.exceeded,
        reshuffled=player.reshuffled,
        hand=tuple(player.hand),
        shown=tuple(player.shown),
        deck=deck,
        deck_known=tuple([(card, deck - place) for place, card in enumerate(player.deck) if card >= 0][::-1]),
        discard=tuple(player.discard),
        gauge=tuple(player.gauge),
        boosts=tuple(player.boosts),
        face_down=tuple(player.face_down),
        sustained=tuple(player.sustained),
        transformations=tuple(player.transformations),
        sealed=tuple(player.sealed),
        overdrive=tuple(player.overdrive),
        aside=tuple(player.aside),
        stored=tuple(player.stored),
        playing=tuple(player.playing),
        tokens=player.tokens,
        areas=areas(view, player),
        hand_limit=None if has_flag(known, seat, NO_HAND_LIMIT) else player.hand_limit,
        exceed_price=player.exceed_price if may_exceed else None,
        exceed_reason=exceed_reason(known, seat) if may_exceed else "",
        force=player.force,
        unseen=tuple(sorted(player.unseen)),
    )


def areas(view: ExceedView, player: PlayerView) -> dict[str, tuple[int, ...]]:
    """The places of a character's own that have a name, and the board and boosts, with the cards that lie there."""
    character = parsed(view.match.fighters[player.seat])
    place = (character.stored_exceeded or character.stored) if player.exceeded else character.stored
    found: dict[str, tuple[int, ...]] = {} if place is None else {place.name: tuple(player.stored)}
    for card, where in zip(player.laid, player.laid_at, strict=True):
        if where < UNDER:
            name = f"{view.match.fighters[player.seat].card_tokens[0]} on {where}"
        else:
            name = f"Under {view.match.card((where - UNDER) // COPIES).boost_name}"
        found[name] = (*found.get(name, ()), card)
    if player.extra:
        found["Extra attacks"] = tuple(player.extra)
    waiting = view.known.sides[player.seat].outer if view.known.sides else None
    if waiting is not None and waiting.attack >= 0:
        found["Attack that waits"] = (int(waiting.attack),)
    return found


def attack_picture(attack: AttackView) -> AttackPicture:
    """One half of the strike as the viewer knows it."""
    ranged = attack.low is not None and attack.low >= 0
    return AttackPicture(
        set=attack.set,
        card=attack.card,
        face_up=attack.face_up,
        critical=attack.critical,
        hit=attack.hit,
        stunned=attack.stunned,
        damage_taken=attack.damage_taken,
        power=attack.power,
        speed=attack.speed,
        armor=attack.armor,
        guard=attack.guard,
        least=attack.low if ranged else None,
        greatest=attack.high if ranged else None,
    )
