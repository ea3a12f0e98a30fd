"""Changes that no test can notice, each with the reason: the changed text means the same in every possible game."""

from __future__ import annotations

NO_RANGE = "an attack without a range never hits (EX 1.11)"
EQUIVALENT: dict[str, str] = {
    "standard: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "season6: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "season7: Block: 'Your Power is 0 and your attack does not hit.' -> 'Your Power is 0.'": NO_RANGE,
    "propeller: Headwind: 'Before: At range 1-2: Push 2. +2 Power.' -> 'Before: At range 0-2: Push 2. +2 Power.'": (
        "fighters are never on one space"
    ),
    "geoffrey: ability: drop 'Exceeding costs 2 less per transformation.'": "EX 11.6 says so for everybody",
}
"""The words of a mutant (`str(mutant)`), and why it is no other card."""
