"""Ties tests to the numbered rules: `from tests.rules import rule`, then `@rule("EX 12.7", "EX 13.2")` on a test."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these rules of `docs/rules/`."""
    return pytest.mark.rule(*numbers)
