"""Changes that no test can notice, each with the reason: the changed text means the same in every possible game."""

from __future__ import annotations

EQUIVALENT: dict[str, str] = {
    "geoffrey: ability: drop 'Exceeding costs 2 less per transformation.'": "EX 11.6 says so for everybody",
}
"""The words of a mutant (`str(mutant)`), and why it is no other card."""
