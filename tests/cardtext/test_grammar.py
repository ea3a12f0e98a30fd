"""A grammar: its phrases, its parser and the start of the program."""

import subprocess
import sys
from pathlib import Path

import pytest

from wildswing.cardtext import load
from wildswing.cardtext.grammar import Grammar, phrases_of
from wildswing.exceed.text.vocabulary import GRAMMAR
from wildswing.hackclad.text import vocabulary as hackclad

GRAMMARS = pytest.mark.parametrize("grammar", [GRAMMAR, hackclad.GRAMMAR], ids=["exceed", "hackclad"])


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


@GRAMMARS
def test_every_description_belongs_to_a_terminal(grammar: Grammar) -> None:
    names = {terminal.name for terminal in grammar.parser.terminals} | {"$END"}
    for table in (grammar.described, grammar.crowded, grammar.samples):
        assert set(table) <= names, set(table) - names


@GRAMMARS
def test_every_terminal_can_be_named_in_a_message(grammar: Grammar) -> None:
    unnamed = [
        terminal.name
        for terminal in grammar.parser.terminals
        if terminal.name not in {*grammar.described, *grammar.crowded, *grammar.samples, *grammar.phrases}
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


@pytest.mark.parametrize("module", ["wildswing.cardtext.grammar", "wildswing.exceed.text", "wildswing.hackclad.text"])
def test_the_parser_is_not_imported_before_it_is_needed(module: str) -> None:
    code = f"import sys, {module}; print('lark' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


WITHOUT_THE_BUILD = "import sys, pathlib; from wildswing.cardtext import load; load._PACKAGED = pathlib.Path('nothing')"
KEPT = {
    "a character and its normal cards": (
        "from wildswing.exceed.text import *; print(load_character('geoffrey').name, load_normals().name",
        "Geoffrey Standard Normals",
    ),
    "a Witch, the Clad, the Missions and the Field": (
        (
            "from wildswing.hackclad.text import *; "
            "print(load_witch('mia').name, load_clad().name, load_missions().each, load_field().rows"
        ),
        "Mia Wyrm 2 5",
    ),
}


@pytest.mark.parametrize(("program", "printed"), KEPT.values(), ids=KEPT)
def test_what_is_kept_needs_no_parser(program: str, printed: str, tmp_path: Path) -> None:
    code = f"{WITHOUT_THE_BUILD}; {program}, 'lark' in sys.modules)"
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
    assert outputs == [f"{printed} True\n", f"{printed} False\n"]
