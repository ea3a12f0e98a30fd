"""Reads the table as a person does: from the text alone."""

from __future__ import annotations

import re
from random import Random

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


def count(shown: str) -> int:
    """How many numbered choices the last list of a table has."""
    listed = shown[shown.rindex("\n\n") :]
    found = {int(number) for number in re.findall(r"(?:^|\s{2,})(\d{1,3}) [A-Z+\d-]", listed, re.MULTILINE)}
    last = 0
    while last + 1 in found:
        last += 1
    return last


def hunting(shown: str, chance: Random) -> str:
    """What a simple hunter of the Clad types: attack what is in reach, reduce damage, else anything."""
    listed = shown[shown.rindex("\n\n") :]
    attacks = re.findall(r"^ +(\d+) Use .*\n +.*reaches", listed, re.MULTILINE)
    if attacks:
        return str(attacks[0])
    shields = re.findall(r"(\d+) (?:Use Guard|1 CP: Reduce)", listed)
    if shields:
        return str(shields[0])
    return str(chance.randint(1, max(1, count(shown))))
