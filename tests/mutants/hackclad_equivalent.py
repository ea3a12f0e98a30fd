# ruff: noqa: E501 - a change is quoted as the command prints it
"""Changes of HacKClaD cards that no test can notice, each with the reason."""

from __future__ import annotations

LAST = "a Repel comes last whenever its line is done (HC 21.5)"
AGAIN = "the second attack comes after the first and all other lines"
END = "the turn ends after the card"
OTHER = "the card in use is left out, so it matters not whether its damage is dealt already"
RESOLVED = "the damage of the card in use is dealt already"
NO_CARD_IN_USE = "no card is in use, so all are other cards"
DECIDES = "both come before the ATK is added up, in the same order"
ATTACKS_ONLY = "only attacks of Rosette have an Extra Cost"
SUM = "a sum is the same in either order"
BOTH = "neither bears on the other, and nobody decides in between"
EQUIVALENT: dict[str, str] = {
    "rosette: Counter Cross: 'Deal 2 damage to the Clad. Repel the Clad.' -> 'Repel the Clad. Deal 2 damage to the Clad.'": LAST,
    "flare: Vortex: 'When discarded for the -1 DMG Basic Action: Reduce the damage by 1. This round, the Clad cannot move or be Repelled.' -> 'When discarded for the -1 DMG Basic Action: This round, the Clad cannot move or be Repelled. Reduce the damage by 1.'": BOTH,
    "luna: Catalyst: 'Gain 1 MP. If you picked up 1 or more Magic Shards this round, gain 1 MP.' -> 'If you picked up 1 or more Magic Shards this round, gain 1 MP. Gain 1 MP.'": SUM,
    "amelia: Generate Barrier: 'Reduce the damage by 1. Reduce the damage by 1 per Drone card in your discard pile.' -> 'Reduce the damage by 1 per Drone card in your discard pile. Reduce the damage by 1.'": SUM,
    "rosette: Firecracker: 'After: If you paid the extra cost, repel the Clad.' -> 'Before: If you paid the extra cost, repel the Clad.'": LAST,
    "rosette: Firecracker: 'After: If you paid the extra cost, repel the Clad.' -> 'When used: If you paid the extra cost, repel the Clad.'": LAST,
    "rosette: Firecracker: 'After: If you paid the extra cost, repel the Clad.' -> 'If you paid the extra cost, repel the Clad.'": LAST,
    "rosette: Immolate: 'After: Repel the Clad.' -> 'Before: Repel the Clad.'": LAST,
    "rosette: Immolate: 'After: Repel the Clad.' -> 'When used: Repel the Clad.'": LAST,
    "rosette: Immolate: 'After: Repel the Clad.' -> 'Repel the Clad.'": LAST,
    "luna: Rebuff: 'After: Repel the Clad.' -> 'Before: Repel the Clad.'": LAST,
    "luna: Rebuff: 'After: Repel the Clad.' -> 'When used: Repel the Clad.'": LAST,
    "luna: Rebuff: 'After: Repel the Clad.' -> 'Repel the Clad.'": LAST,
    "luna: Explosion: 'After: If X is 6 or more, repel the Clad.' -> 'When used: If X is 6 or more, repel the Clad.'": LAST,
    "luna: Explosion: 'After: If X is 6 or more, repel the Clad.' -> 'If X is 6 or more, repel the Clad.'": LAST,
    "rosette: Sol Shimmer: 'After: Attack again with the same ATK.' -> 'Before: Attack again with the same ATK.'": AGAIN,
    "rosette: Sol Shimmer: 'After: Attack again with the same ATK.' -> 'When used: Attack again with the same ATK.'": AGAIN,
    "rosette: Sol Shimmer: 'After: Attack again with the same ATK.' -> 'Attack again with the same ATK.'": AGAIN,
    "flare: Desperate Measures: 'After: End your turn.' -> 'Before: End your turn.'": END,
    "flare: Desperate Measures: 'After: End your turn.' -> 'When used: End your turn.'": END,
    "flare: Desperate Measures: 'After: End your turn.' -> 'End your turn.'": END,
    "luna: Bombard: 'After: This round, your other Attack and Attack Magic cards have +1 ATK.' -> 'Before: This round, your other Attack and Attack Magic cards have +1 ATK.'": OTHER,
    "luna: Bombard: 'After: This round, your other Attack and Attack Magic cards have +1 ATK.' -> 'When used: This round, your other Attack and Attack Magic cards have +1 ATK.'": OTHER,
    "luna: Bombard: 'After: This round, your other Attack and Attack Magic cards have +1 ATK.' -> 'This round, your other Attack and Attack Magic cards have +1 ATK.'": OTHER,
    "luna: Bombard: 'After: This round, your other Attack and Attack Magic cards have +1 ATK.' -> 'After: This round, your Attack and Attack Magic cards have +1 ATK.'": RESOLVED,
    "rosette: Blaze Out: 'This round, your Attack and Attack Magic cards have +2 ATK.' -> 'This round, your other Attack and Attack Magic cards have +2 ATK.'": NO_CARD_IN_USE,
    "rosette: Crimson Barrage: 'Before: You may discard the top card of your deck.' -> 'You may discard the top card of your deck.'": DECIDES,
    "luna: Storm: 'Before: Reveal the top card of your deck. If it is an Attack or Attack Magic card, +1 ATK.' -> 'Reveal the top card of your deck. If it is an Attack or Attack Magic card, +1 ATK.'": DECIDES,
    "luna: Tempest: 'Before: Reveal the top card of your deck. If it is an Attack or Attack Magic card, +1 ATK.' -> 'Reveal the top card of your deck. If it is an Attack or Attack Magic card, +1 ATK.'": DECIDES,
    "amelia: Fractography: 'Before: Discard the top card of your deck. X is its VP.' -> 'Discard the top card of your deck. X is its VP.'": DECIDES,
    "rosette: Active Combustion: 'When discarded for the extra cost of an Attack or Attack Magic card: Gain 1 MP. That card has +2 ATK. Discard the top card of your deck.' -> 'When discarded for an extra cost: Gain 1 MP. That card has +2 ATK. Discard the top card of your deck.'": ATTACKS_ONLY,
}
"""The words of a mutant (`str(mutant)`), and why it is no other card."""
