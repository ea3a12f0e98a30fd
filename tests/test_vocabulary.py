"""The page with the words of the card language is made from the grammar, the card files and the code."""

from __future__ import annotations

import runpy

from tests.builds import ROOT

TOOL = runpy.run_path(str(ROOT / "tools/vocabulary"))
PAGE = TOOL["TARGET"].read_text("utf-8")


def test_the_page_is_current() -> None:
    assert TOOL["content"]() == PAGE, "run tools/vocabulary"


def test_every_phrase_and_form_has_a_row() -> None:
    for row in (
        "| `when you gain Advantage, once per strike` | When you gain Advantage, once per strike: Draw 1. | ",
        "| `critical` | ",
        "| `gain Advantage` | ",
        "| `you cannot be stunned` | You cannot be stunned. | ",
        "| `the opponent passed you` | ",
        "| `damage taken` | ",
        "| `[the opponent has / both players have] +N STAT [per COUNTER] [even outside strikes]` | ",
        "| `(you have / the opponent has) (no / N [or more / or fewer / or less]) KIND in ZONE` | ",
        "| Spell Circle | D'Janette | While Spell Circle is on the board, you may set the stored card as your attack, ",
        " | `exceed/data/season2/spell_circle.py` |",
    ):
        assert row in PAGE


def test_a_line_that_has_a_phrase_itself_comes_before_one_that_quotes_it() -> None:
    assert '| `on set` | Strike with "' not in PAGE
