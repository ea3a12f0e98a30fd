"""What an attack runs into."""

from __future__ import annotations

import msgspec


class OutlookRow(msgspec.Struct, frozen=True):
    """What happens if the opponent sets this attack.

    Attributes:
        card: the opponent's attack.
        count: how many copies may be in the hand (unseen, or known to be there).
        known: whether it is surely in the hand.
        speed: its Speed.
        deal: the damage that the viewer deals.
        take: the damage that the viewer takes.
        stuns: whether the viewer stuns the opponent.
        stunned: whether the viewer is stunned.
        fork: whether a choice or a hidden card changes the result.
    """

    card: int
    count: int
    known: bool
    speed: int
    deal: int
    take: int
    stuns: bool
    stunned: bool
    fork: bool


class ExceedOutlook(msgspec.Struct, frozen=True, tag_field="game", tag="exceed"):
    """What an attack of the viewer runs into: a row for each attack that the opponent may hold and can pay.

    Attributes:
        card: the viewer's attack.
        ex: whether it is set as an EX attack.
        speed: its Speed: rows with a higher one act before it.
        wins_ties: whether the viewer acts first at equal Speed.
        summary: the sum of the hit with its sources, in one or two sentences.
        stun: how many of the unseen attacks it hits and stuns.
        hit: how many it hits without a stun.
        miss: how many it does not hit.
        rows: by Speed, the fastest first.
        unpayable: attacks that the opponent may hold but cannot pay for.
    """

    card: int
    ex: bool
    speed: int
    wins_ties: bool
    summary: str
    stun: int
    hit: int
    miss: int
    rows: tuple[OutlookRow, ...]
    unpayable: tuple[int, ...]
