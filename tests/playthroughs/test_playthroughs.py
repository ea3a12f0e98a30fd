"""The golden playthroughs are still what the games tell."""

import re
from itertools import zip_longest

import pytest

import wildswing as ws
from tests.playthroughs import DUELS, FOLDER, HUNTS, PLANS, path_of
from tests.playthroughs.plan import Plan
from tests.playthroughs.tell import playthrough
from wildswing.hackclad.constants import DECISION_WORDS, MODE_NAMES

ASKED = re.compile(r"^\[\d+\] seat \d+, ([^:]+):", re.MULTILINE)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_playthrough_is_as_it_was(plan: Plan) -> None:
    known = path_of(plan).read_text("utf-8").splitlines()
    now = playthrough(plan).splitlines()
    for number, (old, new) in enumerate(zip_longest(known, now), 1):
        if old != new:
            pytest.fail(
                f"{path_of(plan).name}, line {number}\n  was {old}\n  is  {new}\n"
                "If that is meant, run `make playthroughs` and review the diff."
            )


def test_every_character_plays() -> None:
    players = [name for duel in DUELS for name in duel.players]
    assert set(players) == {character.id for character in ws.characters()}
    assert len(players) == len(set(players)) + 1, "an odd number of characters: one of them plays twice"


def test_every_mode_and_every_witch_hunts() -> None:
    assert {hunt.mode for hunt in HUNTS} == set(MODE_NAMES)
    assert {len(hunt.witches) for hunt in HUNTS} == {1, 2, 3, 4}
    assert {hunt.missions for hunt in HUNTS} == {"draft", "recommended", "random"}
    assert {hunt.expert for hunt in HUNTS} == {False, True}
    assert {hunt.players for hunt in HUNTS} == {None, 2}
    assert {name for hunt in HUNTS for name in hunt.witches} == {witch.id for witch in ws.characters("hackclad")}


def test_every_kind_of_decision_is_made_on_some_hunt() -> None:
    asked = {kind for hunt in HUNTS for kind in ASKED.findall(path_of(hunt).read_text("utf-8"))}
    assert asked == set(DECISION_WORDS[1:])


def test_there_is_a_file_for_every_playthrough_and_no_other() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(plan) for plan in PLANS)
