"""What all tests share: Hypothesis profiles, the compiled build, the count of pending rules."""

import os

import pytest
from hypothesis import settings

from tests import builds
from tests.rules import coverage

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip by name what needs the compiled package where it cannot be built; in CI nothing is skipped."""
    if builds.COMPILED.is_dir() or os.environ.get("CI"):
        return
    for item in items:
        if item.get_closest_marker("compiled"):
            item.add_marker(pytest.mark.skip(reason="no compiled package in build/compiled: run `make compiled`"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many rules wait for what can show them."""
    rules = coverage.read()
    terminalreporter.write_line(f"rules pending: {len(rules.pending)} of {len(rules.stated)} (docs/rules/pending.md)")
