"""The kinds of decisions and events of both games, for the page of the protocol: clients may meet each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed import event_fields as exceed_fields
from wildswing.exceed import sentences as exceed_sentences
from wildswing.exceed.constants import DECISION_WORDS as EXCEED_DECISIONS
from wildswing.hackclad import event_fields as hackclad_fields
from wildswing.hackclad import sentences as hackclad_sentences
from wildswing.hackclad.constants import DECISION_WORDS as HACKCLAD_DECISIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def kind_lines() -> list[str]:
    """The chapter about kinds, as lines of the page."""
    return [
        "## Kinds of decisions",
        "",
        f"EXCEED: {listed(EXCEED_DECISIONS[1:])}.",
        "",
        f"HacKClaD: {listed(HACKCLAD_DECISIONS[1:])}.",
        "",
        "## Kinds of events",
        "",
        "With the names of their facts.",
        "",
        *events("EXCEED", exceed_kinds(), exceed_fields.NUMBERS, exceed_fields.WORDS),
        *events("HacKClaD", hackclad_kinds(), hackclad_fields.NUMBERS, hackclad_fields.WORDS),
    ]


def exceed_kinds() -> set[str]:
    """The kinds of events of EXCEED: those that can be told."""
    return {*exceed_sentences.TEMPLATES, *exceed_sentences.TOLD}


def hackclad_kinds() -> set[str]:
    """The kinds of events of HacKClaD."""
    return {*hackclad_sentences.TEMPLATES, *hackclad_sentences.TOLD}


def listed(words: Iterable[str]) -> str:
    """Some kinds in a sentence."""
    return ", ".join([f"`{word}`" for word in words])


def events(
    game: str, kinds: set[str], numbers: Mapping[str, tuple[str, ...]], words: Mapping[str, tuple[str, ...]]
) -> list[str]:  # fmt: skip
    """A table of kinds with the names of the facts that an event of each has."""
    rows = [f"| `{kind}` | {listed(numbers.get(kind, ()) + words.get(kind, ()))} |" for kind in sorted(kinds)]
    return [f"| {game} | facts |", "|---|---|", *rows, ""]
