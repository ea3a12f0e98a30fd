"""The two situations most tests of a single card start in: on one's turn next to the Clad, and attacked by it."""

from __future__ import annotations

from tests.hackclad.table import Space, Table

CALM = ("Tail Whip", "Rending Claws", "Searing Blast")
"""Clad cards that neither move nor turn the Clad."""


def turn(
    witch: str,
    *hand: str,
    at: Space = (0, -1),
    facing: str = "north",
    others: tuple[str, ...] = ("",),
    mp: int = 7,
    cp: int = 0,
    shards: int = 0,
    voltage: int = 1,
) -> Table:
    """It is the turn of this Witch, in slot 1 of round 1, with the Clad in the centre.

    Args:
        witch: Witch 0.
        hand: her hand.
        at: where she stands; at first behind the Clad.
        facing: where the Clad looks.
        others: the other Witches; "" is somebody who is not the first one.
        mp: of hers, and so on.
        cp: see `mp`.
        shards: see `mp`.
        voltage: of the Clad.
    """
    table = Table(witch, *[other or ("mia" if witch == "luna" else "luna") for other in others])
    table.clad(*CALM)
    table.clad_at((0, 0), facing)
    table.at(0, at)
    table.hand(0, *hand)
    table.discard(0)
    table.gauges(0, mp=mp, cp=cp, shards=shards)
    table.voltage(voltage)
    return table


def attacked(
    witch: str,
    *hand: str,
    at: Space = (0, 1),
    by: str = "Rending Claws",
    others: tuple[str, ...] = ("",),
    mp: int = 7,
    cp: int = 0,
    shards: int = 0,
    voltage: int = 3,
) -> Table:
    """The Clad attacks this Witch in slot 1 of round 1: she may react, unless she holds nothing. See `turn`."""
    table = turn(witch, *hand, at=at, others=others, mp=mp, cp=cp, shards=shards, voltage=voltage)
    table.clad(by)
    table.end()
    return table


def order(table: Table, *kinds: str) -> list[str]:
    """The events of these kinds, in their order."""
    return [kind for kind in table.kinds() if kind in kinds]


def dealt(table: Table, witch: int = 0) -> list[int]:
    """The damage of each attack of a Witch on the Clad so far."""
    return [event.numbers[0] for event in table.events("clad damaged", witch)]
