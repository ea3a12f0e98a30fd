"""How a game of EXCEED stands, as one viewer may know it."""

from __future__ import annotations

import msgspec

from wildswing.server.wire.common import Asked, Decision, Result


class PlayerPicture(msgspec.Struct, frozen=True):
    """One player as the viewer knows it; cards are numbers, -1 for hidden ones. See `PlayerView` for the terms.

    Attributes:
        seat: the player.
        space: where the fighter stands, 1 to 9; the middle one if it stands on several.
        spaces: every space that it stands on, in ascending order.
        facing: 1 if the fighter looks towards higher numbers, -1 if towards lower ones.
        life: the life left.
        counters: the counters on a card of the player.
        exceeded: whether the Exceed side lies up.
        reshuffled: whether the one reshuffle was used.
        hand: the hand; of another's, first what is surely in it, then -1 for each other card.
        shown: hand cards that everybody knows of.
        deck: how many cards the deck has.
        deck_known: the cards that the viewer knows in the deck, each with its place from the top (1 is the top).
        discard: the discard pile from bottom to top.
        gauge: the gauge.
        boosts: continuous boosts in play.
        face_down: the cards that lie face down among them, in their order; -1 for another's.
        sustained: those of them that stay at the next clean-up.
        transformations: the transformation area.
        sealed: the sealed cards.
        overdrive: the overdrive area.
        aside: set-aside cards.
        stored: stored cards.
        playing: boosts that are being played.
        tokens: the space of each token on the board, by name.
        areas: places of the character's own that have a name, with their cards, and the cards that lie on the board or
            under boosts; the stored cards are among them.
        hand_limit: the maximum hand size at the end of a turn; None for no limit.
        exceed_price: what exceeding costs now; None if the character cannot exceed (any more).
        exceed_reason: why, in words, if it differs from the printed price; else "".
        force: the least and the most Force that the player can make now, as far as the viewer knows.
        unseen: the cards of this player whose place the viewer does not know, one number for each copy, sorted.
    """

    seat: int
    space: int
    spaces: tuple[int, ...]
    facing: int
    life: int
    counters: int
    exceeded: bool
    reshuffled: bool
    hand: tuple[int, ...]
    shown: tuple[int, ...]
    deck: int
    deck_known: tuple[tuple[int, int], ...]
    discard: tuple[int, ...]
    gauge: tuple[int, ...]
    boosts: tuple[int, ...]
    face_down: tuple[int, ...]
    sustained: tuple[int, ...]
    transformations: tuple[int, ...]
    sealed: tuple[int, ...]
    overdrive: tuple[int, ...]
    aside: tuple[int, ...]
    stored: tuple[int, ...]
    playing: tuple[int, ...]
    tokens: dict[str, int]
    areas: dict[str, tuple[int, ...]]
    hand_limit: int | None
    exceed_price: int | None
    exceed_reason: str
    force: tuple[int, int]
    unseen: tuple[int, ...]


class AttackPicture(msgspec.Struct, frozen=True):
    """One player's half of the strike as the viewer knows it.

    Attributes:
        set: "nothing" yet, "one card", "two cards", "wild swing" or "from gauge".
        card: the attack, -1 if the viewer has not seen it.
        face_up: whether everybody sees it.
        critical: whether it was made critical.
        hit: whether it has hit.
        stunned: whether its player is stunned.
        damage_taken: the damage that its player has taken in this strike.
        power: the Power now; this and the next five are None until the attack lies face up.
        speed: the Speed now.
        armor: the Armor now.
        guard: the Guard now.
        least: the least range now.
        greatest: the greatest range now.
    """

    set: str
    card: int
    face_up: bool
    critical: bool
    hit: bool
    stunned: bool
    damage_taken: int
    power: int | None
    speed: int | None
    armor: int | None
    guard: int | None
    least: int | None
    greatest: int | None


class Verdict(msgspec.Struct, frozen=True):
    """Whether an attack would hit now, in a word and a sentence.

    Attributes:
        word: "hits" (now), "after" (after its own Before movement, which is certain), "maybe" (a choice or a text
            decides), "range" (out of range), "price" (cannot be paid), "none" (does not attack).
        text: such as "hits now", "hits after Close 2", "out of range", "needs 1 more gauge", "does not attack".
    """

    word: str
    text: str


class HandCard(msgspec.Struct, frozen=True):
    """What the viewer's own hand card would do as an attack now; one for each kind of card in the hand.

    Attributes:
        card: its number.
        count: how many of it are in the hand.
        verdict: whether it would hit.
        power: the Power now, with boosts and effects that are certain; so are the next five.
        speed: the Speed now.
        armor: the Armor now.
        guard: the Guard now.
        least: the least range now; None without range.
        greatest: the greatest range now.
        reach: the spaces that it reaches from `at`.
        at: where the fighter would attack from: where it stands, or where a certain Before movement leads.
        ex: whether it can be set as an EX attack.
        notes: one sentence for each number that differs from the printed one, such as "Power 5 + 2 Fierce".
        damage: what its hit deals, if it surely hits, to an attack without an Armor of its own: the Power less the
            Armor that the opponent has from elsewhere; None if it may miss or a choice changes it.
    """

    card: int
    count: int
    verdict: Verdict
    power: int
    speed: int
    armor: int
    guard: int
    least: int | None
    greatest: int | None
    reach: tuple[int, ...]
    at: int
    ex: bool
    notes: tuple[str, ...]
    damage: int | None = None


class ExceedPicture(msgspec.Struct, frozen=True, tag_field="game", tag="exceed"):
    """How a game of EXCEED stands, as one viewer may know it.

    Attributes:
        seat: the viewer; None for a spectator.
        number: how many choices were made.
        turn: from 1; 0 while setting up.
        active: whose turn it is.
        first: who goes first; None before that is settled.
        over: whether the game is over.
        result: how it ended; None as long as it goes on.
        distance: the range between the fighters.
        players: both, by seat.
        attacker: who started the strike that is going on; None outside a strike.
        attacks: both halves of the strike, by seat; None outside a strike.
        hand: the viewer's hand cards as attacks; empty for a spectator.
        asked: who decides; None when the game is over.
        decision: the pending decision, if it is the viewer's.
        position: all that the viewer knows in one line.
    """

    seat: int | None
    number: int
    turn: int
    active: int
    first: int | None
    over: bool
    result: Result | None
    distance: int
    players: tuple[PlayerPicture, ...]
    attacker: int | None
    attacks: tuple[AttackPicture, ...] | None
    hand: tuple[HandCard, ...]
    asked: Asked | None
    decision: Decision | None
    position: str
