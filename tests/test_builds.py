"""Both builds are what they claim to be and play the same games."""

import importlib
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests import builds
from tests.parity import MODES, hunt
from wildswing.hackclad.constants import MODE_NAMES
from wildswing.hackclad.text import witch_ids

GAMES = ("300", "60")  # of EXCEED and of HacKClaD


@pytest.mark.parametrize("module", builds.modules())
def test_the_suite_runs_interpreted(module: str) -> None:
    file = importlib.import_module(module).__file__
    assert file is not None
    assert Path(file).is_relative_to(builds.SOURCE)
    assert file.endswith(".py")


@pytest.mark.compiled
def test_every_listed_module_is_compiled() -> None:
    program = "import importlib, sys; [print(n, importlib.import_module(n).__file__) for n in sys.argv[1:]]"
    for line in builds.run(builds.COMPILED, "-c", program, *builds.modules()).splitlines():
        name, file = line.split(" ", 1)
        assert Path(file).is_relative_to(builds.COMPILED), name
        assert file.endswith((".so", ".pyd")), name


@pytest.mark.compiled
def test_both_builds_play_the_same_games() -> None:
    with ThreadPoolExecutor(2) as both:
        interpreted = both.submit(builds.run, builds.SOURCE, "-m", "tests.parity", *GAMES, hash_seed=1)
        compiled = both.submit(builds.run, builds.COMPILED, "-m", "tests.parity", *GAMES, hash_seed=2)
        assert interpreted.result() == compiled.result()


def test_the_games_of_hackclad_are_of_every_mode_with_every_witch() -> None:
    matches = [hunt(number).match for number in range(int(GAMES[1]))]
    assert {(int(match.mode), len(match.boards), int(match.players), match.expert) for match in matches} == {
        (MODE_NAMES.index(mode), count, players or count, expert)
        for mode, count, players in MODES
        for expert in (False, True)
    }
    assert {board.id for match in matches for board in match.boards} == set(witch_ids())


@pytest.mark.parametrize("module", builds.modules())
def test_no_module_shifts_a_literal_by_a_variable(module: str) -> None:
    """mypyc writes the 1 of `1 << place` as a C int of 32 bits: from place 32 on, the builds would differ."""
    source = (builds.SOURCE / (module.replace(".", "/") + ".py")).read_text("utf-8")
    assert not re.findall(r"[^\[]\b\d+ << [a-z(]", source), "start from a variable of type i64, then `<<=`"


@pytest.mark.compiled
def test_an_installed_package_has_read_its_card_files_ahead() -> None:
    program = (
        "import os, sys; os.environ['WILDSWING_CACHE'] = ''; "
        "from wildswing.exceed.text import library; from wildswing.hackclad.text import library as other; "
        "[library.load_character(name) for name in library.character_ids()]; "
        "[library.load_normals(name) for name in library.normals_ids()]; "
        "[other.load_witch(name) for name in other.witch_ids()]; "
        "other.load_clad(); other.load_missions(); other.load_field(); "
        "print('lark' in sys.modules, 'wildswing.cardtext.assembly' in sys.modules)"
    )
    assert builds.run(builds.COMPILED, "-c", program) == "False False\n"
