"""Differences that a rule explains."""

from __future__ import annotations

from tests.conformance.driver import Outcome
from tests.conformance.labels import Cards
from tests.conformance.recording import Segment
from tests.conformance.script import Scripted


def explain(cards: Cards, segment: Segment, start: Scripted, outcome: Outcome) -> str:
    return ""
