# ruff: noqa: E501 - a change is quoted as the command prints it
"""Changes that no test can notice, each with the reason: the changed text means the same in every possible game."""

from __future__ import annotations

OFF_BOARD = "an attack that is not on the board has no space to go to or to guard"
NO_RANGE = "an attack without a range never hits (EX 1.11)"
EQUIVALENT: dict[str, str] = {
    "standard: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "season6: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "season7: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "propeller: Headwind: 'Before: At range 1-2: Push 2. +2 Power.' -> 'Before: At range 0-2: Push 2. +2 Power.'": (
        "fighters are never on one space"
    ),
    "chaos: Dissect Barrage: 'After: If your attack is on the board, move to your attack.' -> 'After: move to your attack.'": OFF_BOARD,
    "chaos: Umbral: 'After: If your attack is on the board, move to your attack.' -> 'After: move to your attack.'": OFF_BOARD,
    "chaos: Repel: 'If your attack is on the board, the opponent cannot move past your attack.' -> 'the opponent cannot move past your attack.'": OFF_BOARD,
    "chaos: Repel: 'If marked, measure range from your attack.' -> 'measure range from your attack.'": "range 0 reaches nobody, from himself or from nowhere",
    "hyde: exceed ability: 'Action: Spend 1 Gauge: Strike with 1 card from your gauge face up with \"+3 Power / Cleanup: Seal your attack\".' -> 'Action: Spend 1 Gauge: Strike with 1 card from your gauge with \"+3 Power / Cleanup: Seal your attack\".'": "gauge cards are open (EX 21.5)",
    "geoffrey: ability: drop 'Exceeding costs 2 less per transformation.'": "EX 11.6 says so for everybody",
}
"""The words of a mutant (`str(mutant)`), and why it is no other card."""
