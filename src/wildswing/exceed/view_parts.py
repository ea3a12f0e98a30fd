"""The parts of a view: each player's side of the table, and each half of a strike, as one viewer knows them."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.cards import Fighter
from wildswing.exceed.constants import BOARD_SIZE, CARD_MASK, COVERED, COVERED_AND_UNKNOWN, GAUGE, HAND, NO_RANGE
from wildswing.exceed.costs import exceed_price
from wildswing.exceed.counters import force_span, known_hand, unseen_cards
from wildswing.exceed.spans import half
from wildswing.exceed.state import ExceedState, Player, Side
from wildswing.exceed.stats import armor, greatest_range, guard, least_range, power, speed

ONE_CARD: Final = "one card"
TWO_CARDS: Final = "two cards"
A_WILD_SWING: Final = "wild swing"
FROM_GAUGE: Final = "from gauge"
NOTHING_SET: Final = "nothing"


class PlayerView:
    """One player as the viewer knows it. Cards are numbers (`ExceedView.card` tells what they are), UNKNOWN if hidden.

    Attributes:
        seat: whose it is.
        character: the character's name.
        space: where the fighter stands; the middle one if it stands on several.
        spaces: every space that it stands on, in ascending order (EX 8.21).
        life: the life left.
        counters: the counters on a card of this player (EX 1.17).
        exceeded: whether the Exceed side lies up.
        reshuffled: whether the one reshuffle was used.
        hand: the hand; of another's, first what is surely in it, then UNKNOWN for each other card.
        shown: hand cards that everybody knows of; until the reveal one of them may be the attack.
        deck: the deck from bottom to top; only what was seen there and not shuffled is known.
        discard: the discard pile from bottom to top.
        gauge: the gauge.
        boosts: continuous boosts in play.
        face_down: the cards that lie face down among them, in their order; UNKNOWN for another's.
        sustained: those of them that stay at the next clean-up.
        transformations: the transformation area.
        sealed: the sealed cards.
        overdrive: the overdrive area.
        aside: set-aside cards.
        stored: stored cards.
        playing: boosts that are being played.
        extra: extra attacks that are placed at the end of the strike (EX 25.13).
        spared: how many cards were put aside for the mulligan.
        laid: cards that lie on spaces or under boosts.
        laid_at: where each of them lies: a space, or a number above the board for the place under a boost.
        tokens: the space of each token on the board, by name.
        hand_limit: the maximum hand size at the end of a turn.
        exceed_price: what exceeding costs now, -1 if the character cannot.
        force: the least and the most Force that this player may be able to make, as far as the viewer knows.
        unseen: the cards of this player whose place the viewer does not know.
    """

    __slots__ = (
        "aside", "boosts", "character", "counters", "deck", "discard", "exceed_price", "exceeded", "extra", "face_down",
        "force", "gauge", "hand", "hand_limit", "laid", "laid_at", "life", "overdrive", "playing", "reshuffled",
        "sealed", "seat", "shown", "space", "spaces", "spared", "stored", "sustained", "tokens", "transformations",
        "unseen",
    )  # fmt: skip

    def __init__(self, known: ExceedState, seat: int) -> None:
        player: Player = known.players[seat]
        fighter = known.match.fighters[seat]
        self.seat = seat
        self.character: str = fighter.name
        self.space = int(player.space)
        reach = int(half(known, seat))
        self.spaces: list[int] = list(range(self.space - reach, self.space + reach + 1))
        self.life = int(player.life)
        self.counters = int(player.counters)
        self.exceeded = bool(player.exceeded)
        self.reshuffled = bool(player.reshuffled)
        self.hand: list[int] = known_hand(known, seat)
        self.shown: list[int] = player.shown[:]
        self.deck: list[int] = [entry if entry < 0 else entry & CARD_MASK for entry in player.deck]
        self.discard: list[int] = player.discard[:]
        self.gauge: list[int] = player.gauge[:]
        self.boosts: list[int] = player.boosts[:]
        self.face_down: list[int] = player.face_down[:]
        self.sustained: list[int] = list(player.sustained)
        self.transformations: list[int] = player.transformations[:]
        self.sealed: list[int] = player.sealed[:]
        self.overdrive: list[int] = player.overdrive[:]
        self.aside: list[int] = player.aside[:]
        self.stored: list[int] = player.stored[:]
        self.playing: list[int] = player.playing[:]
        self.extra: list[int] = list(player.extra)
        self.laid: list[int] = list(player.laid)
        self.laid_at: list[int] = list(player.laid_at)
        self.spared = len(player.spared)
        self.tokens: dict[str, int] = {}
        for place in range(len(fighter.token_names)):
            if player.tokens[place] >= 0:
                self.tokens[token_name(fighter, player, place)] = int(player.tokens[place])
        for place, space in enumerate([where for where in player.laid_at if where <= BOARD_SIZE]):
            self.tokens[f"{fighter.card_tokens[0]} {place + 1}"] = int(space)
        if player.attack_space >= 0:
            self.tokens["attack"] = int(player.attack_space)
        self.hand_limit = int(fighter.hand_limit)
        self.exceed_price = int(exceed_price(known, seat))
        self.force: tuple[int, int] = force_span(known, seat)
        self.unseen: list[int] = unseen_cards(known, seat)

    def plain(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "seat": self.seat, "character": self.character, "space": self.space, "spaces":
            self.spaces, "life": self.life, "exceeded":
            self.exceeded, "reshuffled": self.reshuffled, "hand": self.hand, "shown": self.shown, "deck": self.deck,
            "discard": self.discard, "gauge": self.gauge, "boosts": self.boosts, "sustained": self.sustained,
            "transformations": self.transformations, "sealed": self.sealed, "overdrive": self.overdrive, "aside":
            self.aside, "stored": self.stored, "playing": self.playing, "spared": self.spared, "tokens": self.tokens,
            "laid": self.laid, "laid_at": self.laid_at, "counters": self.counters, "face_down": self.face_down, "extra":
            self.extra,
            "hand_limit": self.hand_limit, "exceed_price": self.exceed_price, "force": list(self.force), "unseen":
            self.unseen,
        }  # fmt: skip


def token_name(fighter: Fighter, player: Player, place: int) -> str:
    """A token by a name of its own: with a number where there are several, with the side that is up if it has two."""
    name = fighter.token_name(place)
    if name != fighter.token_names[place]:
        return name
    if player.covered == COVERED_AND_UNKNOWN:
        return f"{fighter.token_names[0]} (face down {place + 1})"
    if player.covered == COVERED:
        return f"{name} (face down)"
    sides = fighter.token_sides[place]
    return f"{name} ({sides[(player.turned >> place) & 1]})" if sides else name


class AttackView:
    """One player's half of the strike as the viewer knows it.

    Attributes:
        set: what was set: "nothing" yet, "one card", "two cards" (an EX attack), "wild swing", "from gauge" (EX 12.13).
        card: the attack, UNKNOWN if the viewer has not seen it.
        face_up: whether everybody sees it.
        critical: whether the attack was made critical.
        hit: whether it has hit.
        stunned: whether its player is stunned.
        damage_taken: the damage that its player has taken in this strike.
        power: the Power now; this and the next five are None until the attack lies face up.
        speed: the Speed now.
        armor: the Armor now.
        guard: the Guard now.
        low: the least range now, -1 for an attack without range.
        high: the greatest range now.
    """

    __slots__ = (
        "armor", "card", "critical", "damage_taken", "face_up", "guard", "high", "hit", "low", "power", "set", "speed",
        "stunned",
    )  # fmt: skip

    def __init__(self, known: ExceedState, seat: int) -> None:
        side: Side = known.sides[seat]
        self.set = how_set(side)
        self.card = int(side.attack)
        self.face_up = bool(side.face_up)
        self.critical = bool(side.critical)
        self.hit = bool(side.hit)
        self.stunned = bool(side.stunned)
        self.damage_taken = int(side.damage_taken)
        self.power: int | None = None
        self.speed: int | None = None
        self.armor: int | None = None
        self.guard: int | None = None
        self.low: int | None = None
        self.high: int | None = None
        if side.face_up and side.attack >= 0 and not side.gone:
            self.power = int(power(known, seat))
            self.speed = int(speed(known, seat))
            self.armor = int(armor(known, seat))
            self.guard = int(guard(known, seat))
            self.low = int(least_range(known, seat))
            self.high = int(greatest_range(known, seat)) if self.low != NO_RANGE else self.low

    def plain(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "set": self.set, "card": self.card, "face_up": self.face_up, "critical": self.critical, "hit": self.hit,
            "stunned": self.stunned, "damage_taken": self.damage_taken, "power": self.power, "speed": self.speed,
            "armor": self.armor, "guard": self.guard, "range": [self.low, self.high],
        }  # fmt: skip


def how_set(side: Side) -> str:
    """What everybody sees of an attack that was set."""
    if side.wild:
        return A_WILD_SWING
    if not side.known:
        return NOTHING_SET
    if side.set_from == GAUGE:
        return FROM_GAUGE
    return TWO_CARDS if side.ex and side.set_from == HAND else ONE_CARD
