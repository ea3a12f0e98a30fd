"""Changes that no test can notice, each with the reason: the changed text means the same in every possible game."""

from __future__ import annotations

EQUIVALENT: dict[str, str] = {}
"""The words of a mutant (`str(mutant)`), and why it is no other card."""
