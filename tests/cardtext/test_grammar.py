"""A grammar: its phrases, its parser and the start of the program."""

import subprocess
import sys
from pathlib import Path

import pytest

from wildswing.cardtext import load
from wildswing.cardtext.grammar import Grammar, phrases_of
from wildswing.exceed.text.vocabulary import CROWDED, DESCRIBED, GRAMMAR, SAMPLES


def test_the_phrases_of_a_terminal_are_read_from_the_grammar() -> None:
    grammar = """
WHO.5: "you"i | "the opponent"i
     | "both \\"players\\""i
_COND: "hit"i
COND: _COND _END
VERB: /draws?/i
MIXED: "a"i | /b/
rule: WHO VERB
"""
    assert phrases_of(grammar) == {"WHO": ("you", "the opponent", 'both "players"'), "COND": ("hit",)}


def test_phrases_are_spelled_as_in_the_grammar() -> None:
    assert "you were hit" in GRAMMAR.phrases["COND"]
    assert "gain Advantage" in GRAMMAR.phrases["SIMPLE"]


def test_every_description_belongs_to_a_terminal() -> None:
    names = {terminal.name for terminal in GRAMMAR.parser.terminals} | {"$END"}
    for table in (DESCRIBED, CROWDED, SAMPLES):
        assert set(table) <= names, set(table) - names


def test_every_terminal_can_be_named_in_a_message() -> None:
    unnamed = [
        terminal.name
        for terminal in GRAMMAR.parser.terminals
        if terminal.name not in {*DESCRIBED, *CROWDED, *SAMPLES, *GRAMMAR.phrases}
        and terminal.name not in {"__IGNORE_0", "IGNORE"}
        and not terminal.name.startswith("__")
    ]
    assert unnamed == []


def test_a_parser_from_the_cache_parses_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDSWING_CACHE", str(tmp_path))
    monkeypatch.setattr(load, "_PACKAGED", tmp_path / "nothing")
    new, kept = (Grammar("wildswing.exceed.text", "exceed.lark", ("start",), {}, {}, {}) for _ in range(2))
    text = "Hit: If you were hit, push 1-2."
    assert new.tree(text, "start") == kept.tree(text, "start")
    assert [path.stem for path in tmp_path.iterdir()] == ["exceed-text-grammar"]


@pytest.mark.parametrize("module", ["wildswing.cardtext.grammar", "wildswing.exceed.text"])
def test_the_parser_is_not_imported_before_it_is_needed(module: str) -> None:
    code = f"import sys, {module}; print('lark' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_kept_character_needs_no_parser(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from wildswing.cardtext import load; load._PACKAGED = pathlib.Path('nothing'); "
        "from wildswing.exceed.text import load_character, load_normals; "
        "print(load_character('geoffrey').name, load_normals().name, 'lark' in sys.modules)"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": ":".join(sys.path), "WILDSWING_CACHE": str(tmp_path)},
        ).stdout
        for _ in range(2)
    ]
    assert outputs == ["Geoffrey Standard Normals True\n", "Geoffrey Standard Normals False\n"]
