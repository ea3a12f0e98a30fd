"""The client shows the rules that the documents state, and every number that the engine names is one of them."""

from __future__ import annotations

import json
import re
import runpy

import pytest

from tests.builds import ROOT
from tests.rules.coverage import read

TOOL = runpy.run_path(str(ROOT / "tools/rules"))
NUMBER = re.compile(r'"((?:EX|HC) \d+\.\d+)"')


@pytest.mark.parametrize("book", TOOL["BOOKS"])
def test_the_client_has_the_rules_of_the_documents(book: str) -> None:
    assert TOOL["target"](book).read_text("utf-8") == TOOL["content"](book), "run tools/rules"


def test_every_stated_rule_is_there_with_where_it_comes_from() -> None:
    rules = [
        rule for book in TOOL["BOOKS"] for chapter in json.loads(TOOL["content"](book)) for rule in chapter["rules"]
    ]
    assert [rule["number"] for rule in rules] == read().stated
    assert all(rule["text"].endswith((".", "”", '"', ")")) and rule["sources"] for rule in rules)


def test_a_line_that_is_no_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="no rule: loose words"):
        TOOL["chapters"]("## EX 1 Cards\n\nloose words\n")


def test_every_number_that_the_engine_names_is_a_rule() -> None:
    stated = set(read().stated)
    named = {
        number for path in (ROOT / "src/wildswing").rglob("*.py") for number in NUMBER.findall(path.read_text("utf-8"))
    }
    assert named
    assert named <= stated, sorted(named - stated)
