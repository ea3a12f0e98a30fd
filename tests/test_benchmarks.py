"""The benchmarks measure what they say, and their document is kept up by one command."""

from pathlib import Path

import pytest

from benchmarks import engine, report
from benchmarks.__main__ import update
from benchmarks.starts import GAMES
from tests.builds import ROOT

PLAY = {
    "choices by the engine: decisions per second": 1_500_000.0,
    "choices by Python: decisions per second": 600_000.0,
    "choices by the engine: games per second": 9_000.0,
    "choices by Python: games per second": 4_000.0,
    "choices by the engine: decisions per game": 130.0,
    "choices by Python: decisions per game": 131.0,
    "clone: microseconds": 1.25,
    "clone: positions": 100.0,
    "clone: mid-strike": 17.0,
}
QUICK = {
    **{f"{game}: {name}": value for game in report.NAMES for name, value in PLAY.items()},
    **dict.fromkeys(report.START, 15.0),
}
OTHERS = {f"{game}: {unit}": 24.0 for game in report.OTHERS for unit in report.UNITS}


def figures(**changes: float) -> report.Figures:
    """Builds that are equally quick, but for what changes in the compiled one."""
    names = {
        "clone": "exceed: clone: microseconds",
        "decisions": "exceed: choices by the engine: decisions per second",
        "hackclad": "hackclad: choices by the engine: decisions per second",
    }
    return {
        "interpreted": dict(QUICK),
        "compiled": QUICK | {names[name]: value for name, value in changes.items()},
    }


def test_a_target_that_is_missed_is_marked() -> None:
    assert report.all_met(figures())
    assert "missed" not in report.report(figures(), 0.5)
    for slow in (figures(clone=1.6), figures(decisions=999_999), figures(hackclad=399_999)):
        assert not report.all_met(slow)
        assert report.report(slow, 0.5).count("**missed**") == 1


def test_what_starting_may_cost_is_said_of_both_builds() -> None:
    quick = figures()
    assert "missed" not in "\n".join(report.starts(quick))
    quick["compiled"]["next game"] = 50
    text = "\n".join(report.starts(quick))
    assert text.count("at most") == 2 * len(report.START_TARGETS)
    assert text.count("**missed**") == 1
    assert "* another game of the same characters, compiled: at most 20.0 ms wanted, 50.0 measured: **missed**" in text


def test_the_tables_name_the_machine_and_hold_the_figures() -> None:
    text = report.report(figures(decisions=3_000_000) | {"OpenSpiel": OTHERS}, 0.5)
    assert "cores" in text
    assert "mypyc" in text
    assert "load average 0.5" in text
    assert "17% lie in the middle of a strike" in text
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    assert ["decisions/s, choices by a loop in the engine", "1,500,000", "3,000,000", "2.0"] in rows
    assert ["OpenSpiel goofspiel", "24.0", "24.0", "24.0"] in rows
    assert ["EXCEED, compiled", "600,000", "4,000", "131.0"] in rows


def test_the_document_is_updated_in_its_marked_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "performance.md").read_text("utf-8")
    copy = tmp_path / "performance.md"
    copy.write_text(text, "utf-8")
    for new in ("what is new", "what is newer"):
        assert update(copy, new) == 0
        assert f"-->\n\n{new}\n\n<!-- end" in copy.read_text("utf-8")
    around = text.split("<!--")
    assert copy.read_text("utf-8").startswith(around[0])
    assert copy.read_text("utf-8").endswith(around[-1])
    copy.write_text("no mark", "utf-8")
    assert update(copy, "what is new") == 1
    assert "has no part that is marked" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_counts_if_it_has_two_options_or_more(game: str) -> None:
    games = GAMES[game]()[:3]
    decisions, played = engine.by_engine(games)
    assert played == 3
    assert 100 < decisions < 2000
    decisions, played = engine.by_python(games)
    assert played == 3
    assert 100 < decisions < 2000


def test_the_positions_that_are_cloned_lie_in_strikes_too() -> None:
    states = engine.positions(GAMES["exceed"]()[:3])
    strikes = engine.clones(states)["mid-strike"]
    assert 0 < strikes < len(states)
