"""What is about to happen in a game of HacKClaD: the turns of the round, and what they will reach."""

from __future__ import annotations

import msgspec


class Stand(msgspec.Struct, frozen=True):
    """Where the Clad stands and which way it looks."""

    space: int
    facing: str


class ThreatPicture(msgspec.Struct, frozen=True):
    """What a coming Clad turn will reach if nothing else moves or turns the Clad.

    Attributes:
        slot: the Clad slot, from 0.
        card: the Clad card, -1 if it lies face down.
        attacked: the spaces that its attacks cover.
        trampled: the spaces that it tramples on, in order.
        dropped: the spaces on which a Shard falls, once for each.
        steps: the same icon by icon in words.
        begins: where the Clad stands before.
        ends: where it stands after.
        certain: False once a card that lies face down comes first.
        hits: the Witches who would be hurt as things stand.
    """

    slot: int
    card: int
    attacked: tuple[int, ...]
    trampled: tuple[int, ...]
    dropped: tuple[int, ...]
    steps: tuple[str, ...]
    begins: Stand
    ends: Stand
    certain: bool
    hits: tuple[int, ...]


class TurnRow(msgspec.Struct, frozen=True):
    """A row of the sequence: a Witch's turn or a Clad turn, in the order of the round.

    Attributes:
        kind: "turn" or "clad".
        slot: from 0.
        witch: whose turn it is; None for a Clad turn or a free slot.
        card: the Clad card, -1 face down; None for a Witch's turn or an empty Clad slot.
        state: "done", "now" or "later".
        blocked: whether the slot cannot be chosen (solo).
        hits: the Witches whom the Clad card would hurt as things stand.
    """

    kind: str
    slot: int
    witch: int | None
    card: int | None
    state: str
    blocked: bool
    hits: tuple[int, ...]


class Reacting(msgspec.Struct, frozen=True):
    """An attack that the viewer's Witch may react to.

    Attributes:
        witch: who is hit.
        source: what hits, such as "Searing Blast".
        base: the damage before reactions.
        less: what reactions take off so far.
        damage: what is left.
    """

    witch: int
    source: str
    base: int
    less: int
    damage: int


class SkillOutlook(msgspec.Struct, frozen=True):
    """What a hand card of the viewer would do now; one for each kind of card in the hand of the Witch who acts.

    Attributes:
        card: its number.
        count: how many of it are in the hand.
        verdict: "reach" (the Clad is in reach), "playable", "range", "price", "time" (not now).
        text: the same in words, such as "Clad in reach", "needs 1 MP".
        atk: its ATK now; None for a card that does not attack.
        damage: the damage that it deals on the Clad now; None for none.
        reach: the spaces that it covers, turned so that it hits the Clad if it can.
        after: the threats after this card, if it moves or turns the Clad; None if they stay as they are.
        missions: what it surely adds to Missions of hers that are counted, by their titles.
    """

    card: int
    count: int
    verdict: str
    text: str
    atk: int | None
    damage: int | None
    reach: tuple[int, ...]
    after: tuple[ThreatPicture, ...] | None = None
    missions: dict[str, int] = {}
