"""The rules know the texts of cards, and nobody by name: what a character can do stands in its file."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import wildswing as ws
from tests.builds import ROOT

SOURCE = ROOT / "src/wildswing"
SHARED = [
    *sorted((SOURCE / "kernel").rglob("*.py")),
    *sorted((SOURCE / "exceed").rglob("*.py")),
]
NAMES = frozenset({name for one in ws.characters() for name in (one.id, one.name.lower())}) - {"may"}
# Ids and names that are also words: of these only whole quoted texts count, and of "may" nothing.
WORDS = {
    "bang",
    "chaos",
    "fight",
    "guile",
    "king",
    "mole",
    "nine",
    "plague",
    "polar",
    "propeller",
    "tinker",
    "treasure",
}
PLAIN = NAMES - WORDS
# What only shows how something looks: doctests, lines that are set in, what stands in quotation marks or backticks.
EXAMPLES = re.compile(r"^\s*>>>.*$|(?<=\n\n)(?: {4}.+\n)+|`[^`]*`|\"[^\"]*\"", re.MULTILINE)


def named(path: Path) -> Iterator[str]:
    """Where a character is named in a module, but for examples in docstrings and comments."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value.lower()
            if id(node) in docstrings:
                yield from [f"docstring in line {node.lineno}: {name}" for name in told(EXAMPLES.sub("", text))]
            elif text in NAMES or told(text):
                yield f"line {node.lineno}: {node.value!r}"
        for field in ("id", "attr", "name", "arg"):
            word = getattr(node, field, None)
            if isinstance(word, str) and any(part in PLAIN for part in word.lower().split("_")):
                yield f"line {getattr(node, 'lineno', 0)}: {word}"
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                words = EXAMPLES.sub("", token.string.lower())
                yield from [f"comment in line {token.start[0]}: {name}" for name in told(words)]


def told(text: str) -> list[str]:
    """The characters that are named in words."""
    return [name for name in sorted(PLAIN) if re.search(rf"(?<![\w']){re.escape(name)}(?!\w)", text)]


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(SOURCE).as_posix()) for path in SHARED])
def test_no_character_is_named_in_what_all_share(path: Path) -> None:
    assert list(named(path)) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("if fighter.id == 'ryu': pass", ["line 1: 'ryu'"]),
        ("if name == 'Fight': pass", ["line 1: 'Fight'"]),
        ("text = 'only for Sol Badguy'", ["line 1: 'only for Sol Badguy'"]),
        ("def ryu_moves(): ...", ["line 1: ryu_moves"]),
        ("state.sagat = 1", ["line 1: sagat"]),
        ("x = 1  # as D'Janette has it", ["comment in line 1: d'janette"]),
        ('"""What Ryu does."""', ["docstring in line 1: ryu"]),
        ('"""Gives `Ryu`, or "Ryu".\n\n    seat 0 ryu\n"""', []),
        ("may = fight = 'you may fight'", []),
    ],
)
def test_names_are_found(tmp_path: Path, source: str, found: list[str]) -> None:
    path = tmp_path / "module.py"
    path.write_text(source, "utf-8")
    assert list(named(path)) == found
