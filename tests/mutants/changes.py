"""One-place changes of a card text: a number, a trigger, push for pull, a condition negated, a line dropped ..."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Replacement = str | Callable[[re.Match[str]], str]

TRIGGERS = {
    "now": ("before", "after"),
    "before": ("hit", "after"),
    "hit": ("before", "after"),
    "after": ("hit", "before", "cleanup"),
    "cleanup": ("after", "hit"),
    "end of strike": ("cleanup", "after"),
    "when hit": ("hit", "before"),
    "when hit, once per strike": ("hit", "before"),
    "on set": ("before", "hit"),
    "on reveal": ("on set", "before"),
    "start of turn": ("end of turn", "start of the opponent's turn"),
    "end of turn": ("start of turn", "end of strike"),
    "on exceed": ("start of turn", "on revert"),
    "overdrive": ("start of turn", "end of turn"),
    "move action": ("after your action", "when you move"),
    "reshuffle action": ("when you prepare", "after your action"),
    "when the opponent boosts": ("when you boost", "before"),
    "when you boost": ("when the opponent boosts", "after your action"),
    "when you initiate": ("hit", "before"),
    "when the opponent moves past you": ("when you move", "hit"),
    "when you cancel a boost": ("when you boost", "after your action"),
    "action": ("after your action", "end of turn"),
    "action, once per turn": ("action", "after your action"),
    "when this leaves play": ("after", "cleanup"),
}
# Words, and what stands in their place instead; an empty string drops them.
WORDS: list[tuple[str, tuple[Replacement, ...]]] = [
    (r"\b[Pp]ush(?!ed)", ("pull",)),
    (r"\b[Pp]ull(?!ed)", ("push",)),
    (r"\b[Aa]dvance\b", ("retreat", "close")),
    (r"\b[Rr]etreat\b", ("advance", "close")),
    (r"\b[Cc]lose\b", ("retreat", "advance")),
    (r"\b(push|advance|close) or (pull|retreat)\b", (r"\1", r"\2")),
    (r"\bForce\b", ("Gauge",)),
    (r"\bGauge\b", ("Force",)),
    (r"\bPower\b", ("Speed", "Armor")),
    (r"\bSpeed\b", ("Power", "Guard")),
    (r"\bArmor\b", ("Guard",)),
    (r"\bGuard\b", ("Armor",)),
    (r"\bArmor and Guard\b", ("Armor", "Guard")),
    (r"(?<![+\w])\+(?=\d)", ("-",)),
    (r"(?<![-\w])-(?=\d)", ("+",)),
    (r"(?<!to )(?<!on top of )\byour\b", ("the opponent's",)),
    (r"\bthe opponent's\b", ("your",)),
    (
        r"\b[Tt]he opponent (discard|draw|add|take|exceed|reveal)s\b([^.;]*)",
        (lambda match: match[1] + match[2].replace("their", "your"),),
    ),
    (r"\b[Bb]oth players have ", ("", "the opponent has ")),
    (r"\b[Yy]ou may (?!\w+ (from|your end))", ("",)),
    (r"\bup to (\d+)", (r"\1",)),
    (r"\bany amount of\b", ("1", "up to 1")),
    (r" each(?=[.;]|$)", ("",)),
    (r" per (?:[^.;\"]+)", ("",)),
    (r"\byou hit\b", ("you did not hit",)),
    (r"\byou did not hit\b", ("you hit",)),
    (r"\byou moved past\b", ("you did not move past",)),
    (r"\byou did not move past\b", ("you moved past",)),
    (r"\bthe opponent initiated\b", ("you initiated",)),
    (r"\byou initiated\b", ("the opponent initiated",)),
    (r"\byou have no\b", ("you have a",)),
    (r"\bor more\b", ("or less",)),
    (r"\bor less\b", ("or more",)),
    (r"\bnot ((?:a )?(?:exceeded|marked|sustained|stunned|critical|wild swing|on the board))\b", (r"\1",)),
    (r"(?<!not )(?<!becomes )\b((?:exceeded|marked|sustained|stunned|on the board))\b", (r"not \1",)),
    (r"\b[Cc]ritical:", ("", "If not critical,")),
    (r"\b[Ww]ild swing:", ("", "If not a wild swing,")),
    (r"\bEX:", ("",)),
    (r"\b[Aa]t range [\d-]+:", ("",)),
    (r"\b[Ii]f [^,.;]+, ", ("",)),
    (r"\b[Oo]therwise, [^.]+\.", ("",)),
    (r", then [^.]+", ("",)),
    (r" and ([-+]\d+(?:-\d+)? \w+)", ("",)),
    (r"([-+]\d+(?:-\d+)? \w+)(?: and |, )(?=[-+\d])", ("",)),
    (r" and (?![-+])[^.;\"]+", ("",)),
    (r"\b[Cc]hoose one: ([^.;]+); or ([^.\"]+(?:\"[^\"]*\")?)", (r"\1", r"\2")),
    (r"\b(?:[Ss]pend|[Aa]dd|[Dd]iscard) [^.:;\"]+: (?=\S)", ("",)),
    (r"\btop (?=\d|card)", ("bottom ",)),
    (r"\bhand\b", ("gauge",)),
    (r"\bto your gauge\b", ("to your hand",)),
    (r"\bto your hand\b", ("to your gauge",)),
    (r"\bdiscard pile\b", ("deck",)),
    (r"\bcontinuous boost\b", ("card",)),
    (r" at random\b", ("",)),
    (r" face up\b", ("",)),
    (r"\bSpecial or Ultra\b", ("Special", "Ultra", "Normal")),
]  # fmt: skip


def changed_texts(text: str) -> Iterator[tuple[str, str]]:
    """Each change of a text: what it is, and the whole text after it, which may not be in the language any more."""
    lines = text.strip().split("\n")
    for place, line in enumerate(lines):
        before, after = lines[:place], lines[place + 1 :]
        if len(lines) > 1:
            yield f"drop {line!r}", "\n".join([*before, *after])
        for new in changed_lines(line):
            yield f"{line!r} -> {new!r}", "\n".join([*before, new, *after])


def changed_lines(line: str) -> Iterator[str]:
    """Each change of one line."""
    yield from numbers(line)
    yield from triggers(line)
    for pattern, replacements in WORDS:
        for match in re.finditer(pattern, line):
            for replacement in replacements:
                new = replacement(match) if callable(replacement) else match.expand(replacement)
                yield line[: match.start()] + new + line[match.end() :]
    yield from sentences(line)


def numbers(line: str) -> Iterator[str]:
    """Every number one more and one less."""
    for match in re.finditer(r"\d+", line):
        for step in (1, -1):
            if int(match[0]) + step >= 0:
                yield f"{line[: match.start()]}{int(match[0]) + step}{line[match.end() :]}"


def triggers(line: str) -> Iterator[str]:
    """Another trigger in place of every trigger, also in quoted texts."""
    for match in re.finditer(r"(?:(?<=^)|(?<=\")|(?<= / ))([A-Za-z', ]+):", line):
        for other in TRIGGERS.get(match[1].lower(), ()):
            yield f"{line[: match.start()]}{other.capitalize()}:{line[match.end() :]}"


def sentences(line: str) -> Iterator[str]:
    """Without one of its sentences, with the trigger left in place."""
    found = re.match(r"^([A-Za-z', ]+): ", line)
    head = found[0] if found and found[1].lower() in TRIGGERS else ""
    parts = re.split(r"(?<=\.) ", line[len(head) :])
    if len(parts) > 1:
        for place in range(len(parts)):
            yield head + " ".join(parts[:place] + parts[place + 1 :])
