"""Games that are about to end, for the tests of scoring and of the Missions."""

from __future__ import annotations

from collections.abc import Sequence

from tests.hackclad.table import Table
from wildswing.hackclad.scoring import Score

SAFE = ((2, 0), (-2, 0), (2, -2), (-2, -2))


def last_round(*witches: str, slots: Sequence[int] = (1, 2, 3, 4), mode: int | None = None) -> Table:
    """A table in its last round: the Clad deck is empty at Voltage 3, and its three cards reach nobody."""
    table = Table(*witches, slots=slots, mode=mode)
    table.voltage(3)
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.clad_deck()
    for witch in range(len(witches)):
        table.at(witch, SAFE[witch])
    return table


def holding(table: Table, witch: int, *names: str) -> None:
    """Give a Witch just these nine cards: three in the deck, two in hand, three in the discard pile, the Turn card."""
    figure = table.figure(witch)
    board = table.match.boards[witch]
    nine = [table.card(witch, name) for name in names]
    assert len(nine) == 9
    left = board.basic_cards + board.enhanced_cards
    for card in nine:
        left.remove(card)
    figure.enhanced = sorted(left)
    figure.deck, figure.hand, figure.discard = nine[:3], sorted(nine[3:5]), nine[5:8]
    figure.turn_card = nine[8]
    table.refresh()


def finish(table: Table) -> None:
    """Pass to the end of the game."""
    table.pass_to("")


def score(table: Table, witch: int) -> int:
    """The score of a Witch now."""
    return int(Score(table.state, witch).total)


def total(table: Table, witch: int, wanted: int) -> None:
    """Give a Witch so many Shards that her score is this, as it stands now."""
    table.figure(witch).shards += wanted - score(table, witch)


def winner(table: Table) -> tuple[int, str]:
    """The winning player's Witch, or the first Witch of the winning team, and the rule that decided."""
    (event,) = table.events("winner")
    return (event.seat, event.rule)


PLAIN = ("Shot", "Guard", "Move", "Barrage", "Barrage", "Firecracker", "Tail Whip", "Verve", "Sol Shimmer")
"""Rosette's eight Basic cards and one Enhanced card: 11 VP."""
