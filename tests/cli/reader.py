"""Reads the table as a person does: from the text alone."""

from __future__ import annotations

import re

CHOICE = re.compile(r"(?<!\S)(\d{1,3}) ([A-Z].*?)(?=\s{2,}\d{1,3} [A-Z]|$)", re.MULTILINE)
ASKED = re.compile(
    r"^(?P<who>.+?): (?P<what>(?:Choose|Set|Pay|Return|Do it|How|Where|Discard|Which|Name|Cancel|Go).*)$", re.MULTILINE
)
HIT = re.compile(r"^(\d+) Set .*?: hits [\d -]+\*", re.MULTILINE)


def choices(shown: str) -> dict[int, str]:
    """The numbered choices of the last list."""
    asked = list(ASKED.finditer(shown))
    assert asked, shown[-1500:]
    found: dict[int, str] = {}
    for number, text in CHOICE.findall(shown[asked[-1].end() :]):
        if int(number) == len(found) + 1 or int(number) not in found:
            found[int(number)] = text.strip()
    return found


def sensible(shown: str) -> str:
    """What a simple player types: strike when something hits, set what hits, else prepare, else the first choice."""
    asked = list(ASKED.finditer(shown))
    assert asked, shown[-1500:]
    what = asked[-1]["what"]
    listed = shown[asked[-1].end() :]
    if what.startswith("Set an attack"):
        hitting = re.findall(r"(?<!\S)(\d+) Set [^:]*: hits [\d -]*\*(?!.*invalid)", listed)
        return hitting[0] if hitting else "wild swing"
    if what.startswith("Choose an action"):
        if re.search(r"free +[\d -]+\*$", shown, re.MULTILINE):
            return "strike"
        return "prepare"
    return "1"
