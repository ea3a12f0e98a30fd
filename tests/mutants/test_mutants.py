"""The measure of the card tests: what is changed, and a sample of the whole run (`make mutants`)."""

import subprocess
import sys
from dataclasses import replace

import pytest

from tests.builds import ROOT
from tests.mutants import exceed_words, hackclad_words
from tests.mutants.__main__ import GAMES, gone
from tests.mutants.changes import changed_lines
from tests.mutants.exceed import EXCEED
from tests.mutants.hackclad import HACKCLAD
from tests.mutants.mutant import Game
from tests.mutants.runner import cases_of, passes, run


@pytest.mark.parametrize(
    ("line", "new"),
    [
        ("Hit: Push 2.", "Hit: Push 3."),
        ("Hit: Push 2.", "Hit: Push 1."),
        ("Hit: Push 2.", "After: Push 2."),
        ("Hit: Push 2.", "Hit: pull 2."),
        ("Critical: +2 Armor.", "+2 Armor."),
        ("Critical: +2 Armor.", "Critical: +2 Guard."),
        ("If you hit, draw 1.", "If you did not hit, draw 1."),
        ("You may spend up to 2 Force: +1 Power each.", "spend up to 2 Force: +1 Power each."),
        ("You may spend up to 2 Force: +1 Power each.", "You may spend 2 Force: +1 Power each."),
        ("You may spend up to 2 Force: +1 Power each.", "You may spend up to 2 Gauge: +1 Power each."),
        ("The opponent discards 1 at random.", "discard 1 at random."),
        ("Hit: Close 3. Gain Advantage.", "Hit: Gain Advantage."),
        ('Give your attack "Hit: Draw 1".', 'Give your attack "Before: Draw 1".'),
        ("Choose one: Push 2; or pull 2.", "Push 2."),
    ],
)
def test_a_line_is_changed_in_one_place(line: str, new: str) -> None:
    assert new in [" ".join(changed.split()) for changed in changed_lines(line, exceed_words.DIALECT)]


@pytest.mark.parametrize(
    ("line", "new"),
    [
        ("After: Repel the Clad.", "Before: Repel the Clad."),
        ("If you are behind the Clad, +1 ATK.", "If you are in front of the Clad, +1 ATK."),
        ("If you are behind the Clad, +1 ATK.", "+1 ATK."),
        ("Draw 1 card. Gain 1 MP.", "Gain 1 MP."),
        ("Extra cost: discard 1 card.", "Optional extra cost: discard 1 card."),
        ("Choose one: Move 1 space; or gain 1 MP.", "Move 1 space."),
    ],
)
def test_a_line_of_hackclad_is_changed_in_one_place(line: str, new: str) -> None:
    assert new in [" ".join(changed.split()) for changed in changed_lines(line, hackclad_words.DIALECT)]


def test_faces_prices_and_texts_are_changed_and_no_change_comes_twice() -> None:
    found = EXCEED.mutants("ryu")
    whats = {str(mutant) for mutant in found}
    assert len(whats) == len(found) < EXCEED.count("ryu")
    assert {
        "ryu: exceed: Gauge 2 -> 3",
        "ryu: Hadoken: power 4 -> 5",
        "ryu: Hadoken: drop 'Critical: +2 Speed.'",
        "ryu: Way of the Warrior: Force 1 -> 0",
        "ryu: Defensive: continuous -> instant",
    } <= whats


def test_witches_clads_missions_and_the_field_are_changed() -> None:
    whats = {str(mutant) for owner in ("luna", "wyrm", "missions", "field") for mutant in HACKCLAD.mutants(owner)}
    assert {
        "luna: basic limits: move 1 -> 2",
        "luna: Sabbath: cost 3 -> 4",
        "luna: Storm: mp 1 -> 0",
        "luna: Storm: range: without (0, 2)",
        "luna: Storm: attack magic -> attack",
        "luna: Explosion: ATK 1+X -> 2+X",
        "wyrm: Rush: 'Move 2.' -> 'Move 1.'",
        "wyrm: Rending Claws: drops: (0, 1) -> (1, 1)",
        "missions: Flash: vp 3 -> 4",
        "field: ATK: ATK at Voltage 3: 4 -> 3",
    } <= whats


def test_a_share_is_a_part_and_always_the_same() -> None:
    part = [str(mutant) for mutant in EXCEED.mutants("ryu", 0.1)]
    assert part == [str(mutant) for mutant in EXCEED.mutants("ryu", 0.1)]
    assert set(part) < {str(mutant) for mutant in EXCEED.mutants("ryu")}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_changes_that_are_none_exist(game: Game) -> None:
    """Of every fifth owner; `make mutants` looks at all of them."""
    owners = sorted({line.partition(":")[0] for line in game.equivalent})
    assert set(owners) <= set(game.owners)
    assert not [line for owner in owners[::5] for line in gone(game, owner)]


def test_a_change_that_is_gone_from_the_cards_is_told() -> None:
    game = replace(EXCEED, equivalent={"ryu: Hadoken: power 9 -> 8": "no reason"})
    assert gone(game, "ryu") == {"ryu: Hadoken: power 9 -> 8"}
    assert not gone(game, "ken")


def test_a_test_that_does_not_look_lets_a_change_survive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.mutants.runner.cases_of", lambda *_: {"blind": lambda: None})
    changed = EXCEED.mutants("ryu", 0.02)
    outcome = run(EXCEED, "ryu", changed)
    assert (outcome.caught, outcome.survived) == (0, changed)
    assert all(passes(test) for test in cases_of(EXCEED, "ryu").values())


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_notice_at_least_95_of_100_changes_of_a_sample(game: str) -> None:
    command = [sys.executable, "-m", "tests.mutants", "--game", game, "--limit", "400", "--list-survivors"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
