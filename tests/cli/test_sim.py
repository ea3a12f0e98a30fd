"""`wildswing sim` and `wildswing bench`."""

from __future__ import annotations

import json

import pytest

from tests.cli.command import wildswing

TWO = ("sim", "exceed", "--seats", "ryu,geoffrey", "--bots", "steady,random", "--games", "6", "--seed", "1")


def test_games_are_counted() -> None:
    outcome = wildswing(*TWO)
    assert (outcome.status, outcome.err) == (0, "")
    first, second, starter, turns, ended = outcome.out.splitlines()
    assert first.startswith("seat 0, ryu (steady): ")
    assert "of 6 won, " in first
    assert "(95% interval " in first
    assert second.startswith("seat 1, geoffrey (random): ")
    assert starter.startswith("the first player: ")
    assert turns.startswith("turns: ")
    assert ended.startswith("ended: out of life ")


def test_games_as_json_are_the_same_for_the_same_seed() -> None:
    outcome = wildswing(*TWO, "--json")
    found = json.loads(outcome.out)
    assert wildswing(*TWO, "--json") == outcome
    assert set(found) == {"game", "games", "seed", "seats", "first_player", "turns", "reasons"}
    assert (found["game"], found["games"], found["seed"]) == ("exceed", 6, 1)
    assert [(one["seat"], one["character"], one["bot"]) for one in found["seats"]] == [
        (0, "ryu", "steady"),
        (1, "geoffrey", "random"),
    ]
    assert found["seats"][0]["wins"] + found["seats"][1]["wins"] == 6
    for one in (*found["seats"], found["first_player"]):
        low, high = one["interval"]
        assert 0.0 <= low <= one["share"] <= high <= 1.0
    assert found["turns"]["least"] <= found["turns"]["median"] <= found["turns"]["most"]
    assert sum(found["reasons"].values()) == 6


def test_another_seed_gives_other_games() -> None:
    assert wildswing(*TWO[:-1], "2", "--json").out != wildswing(*TWO, "--json").out.replace('"seed": 1', '"seed": 2')


def test_random_characters_are_drawn_anew_for_each_game() -> None:
    found = json.loads(wildswing("sim", "--seats", "random,Random", "--games", "4", "--json").out)
    assert [one["character"] for one in found["seats"]] == ["random", "random"]
    assert found["games"] == 4


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess",), "There is no game 'chess'; there is exceed and hackclad."),
        (("--seats", "ryu"), "--seats takes two names, such as --seats ryu,geoffrey, not 'ryu'."),
        (("--seats", "ryu,geoffrey,akuma"), "--seats takes two names, such as --seats ryu,geoffrey, not "),
        (("--seats", "ryu,"), "--seats takes two names"),
        (("--seats", "ryu,gefrey"), "there is no character 'gefrey'; the nearest is Geoffrey"),
        (("--bots", "steady"), "--bots takes two names, such as --bots steady,random, not 'steady'."),
        (("--bots", "steady,stedy"), "there is no bot 'stedy'; the bots are random, steady; the nearest is steady"),
        (("--games", "0"), "Invalid value for '--games': 0 is not in the range x>=1."),
        (("--games", "many"), "Invalid value for '--games': 'many' is not a valid integer range."),
        (("--seed", "-1"), "Invalid value for '--seed'"),
        (("exceed", "ryu"), "Got unexpected extra argument (ryu)"),
    ],
)
def test_mistakes(arguments: tuple[str, ...], message: str) -> None:
    outcome = wildswing("sim", *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err
    assert "Traceback" not in outcome.err


def test_bench_in_words_and_as_json() -> None:
    lines = wildswing("bench", "--games", "3").out.splitlines()
    assert lines[0] in {"exceed, interpreted build:", "exceed, compiled build:"}
    assert "decisions a second" in lines[1]
    assert "microseconds a clone" in lines[2]
    assert lines[3].startswith("hackclad, ")
    found = json.loads(wildswing("bench", "--games", "3", "--json").out)
    assert set(found) == {"machine", "results"}
    assert [result["game"] for result in found["results"]] == ["exceed", "hackclad"]
    for result in found["results"]:
        assert set(result) == {
            "game", "build", "games", "decisions", "decisions_per_second", "games_per_second", "decisions_per_game",
            "clone_microseconds",
        }  # fmt: skip
        assert result["games"] == 3
        assert result["decisions_per_second"] > 0
