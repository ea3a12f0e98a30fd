"""Every field of a game's state, once: what a position names, what makes two games equal.

A test compares these tables with the classes, so that a field cannot be added without a place here.
"""

from __future__ import annotations

from typing import Final

from wildswing.hackclad import constants as c
from wildswing.kernel.stack_words import Fields

# ---- kinds of fields
NUMBER: Final = 0
FLAG: Final = 1
CARD: Final = 2  # one card, or none
CARDS: Final = 3  # a list of cards that lie there
MARKS: Final = 4  # a list of cards that lie somewhere else: what is remembered of them
DECK: Final = 5  # a list of cards, each with what is known of it
NUMBERS: Final = 6  # a list of numbers
LINES: Final = 7  # a tuple of numbers of lines
CLAD: Final = 8  # a list of Clad cards that lie there
CLAD_MARKS: Final = 9  # a list of Clad cards that lie somewhere else
MISSIONS: Final = 10  # a list of Missions
ANY_CARD: Final = 11  # a skill card with its owner, a Clad card, or none

STATE: Final[Fields] = (
    ("round", NUMBER), ("voltage", NUMBER), ("clad_space", NUMBER), ("facing", NUMBER), ("clad_deck", CLAD),
    ("clad_slots", CLAD), ("open_slots", NUMBER), ("clad_done", CLAD), ("clad_aside", CLAD), ("clad_seen", NUMBERS),
    ("clad_returned", CLAD_MARKS), ("clad_locked", FLAG), ("clad_moved", NUMBER), ("field", NUMBERS),
    ("markers", NUMBERS), ("laid", MISSIONS), ("acting", NUMBER), ("turn_over", FLAG), ("it_clad", FLAG),
    ("it", ANY_CARD), ("it_of", NUMBER), ("could_not", FLAG), ("count", NUMBER), ("seed", NUMBER), ("draws", NUMBER),
    ("over", FLAG),
)  # fmt: skip
FIGURE: Final[Fields] = (
    ("space", NUMBER), ("mp", NUMBER), ("cp", NUMBER), ("injuries", NUMBER), ("shards", NUMBER), ("hand", CARDS),
    ("deck", DECK), ("discard", CARDS), ("enhanced", CARDS), ("playing", CARDS), ("turn_card", CARD),
    ("turn_known", FLAG), ("slot", NUMBER), ("standby", NUMBER), ("shown", MARKS), ("traded", MARKS),
    ("swaps", NUMBER), ("missions", MISSIONS), ("done", MISSIONS), ("taken", NUMBER), ("used_move", NUMBER),
    ("used_mp", NUMBER), ("used_damage", NUMBER), ("moved", NUMBER), ("picked", NUMBER), ("dealt", NUMBER),
    ("hits", NUMBER), ("atk_round", NUMBER), ("atk_turn", NUMBER), ("safe", FLAG), ("lasting", LINES),
    ("best_card", NUMBER), ("best_reduction", NUMBER),
)  # fmt: skip
FRAME: Final = ("procedure", "step", "seat", "a", "b", "c", "items", "kept")
# What a position need not name: `options` are listed anew, `answer` is overwritten by the next choice, `match` is named
# by Witches and fingerprint, `log` is the past, `stack`, `figures`, `decision` and `seat` have places of their own.
OTHERS: Final = ("options", "answer", "match", "log", "stack", "figures", "decision", "seat")
# Fields that a position names even where they are as at the beginning.
ALWAYS: Final = ("space", "mp", "cp", "shards", "hand", "deck", "discard", "enhanced", "clad_space", "facing")

# The names of the procedures of the rules, by number.
PROCEDURES: Final[dict[str, int]] = {
    "setup": c.SETUP, "round": c.ROUND, "draw": c.DRAW, "reshuffle": c.RESHUFFLE, "draft": c.DRAFT,
    "re-enter": c.RE_ENTER, "turn": c.TURN, "clad-turn": c.CLAD_TURN, "clad-move": c.CLAD_MOVE,
    "clad-attack": c.CLAD_ATTACK, "use": c.USE, "action": c.ACTION,
}  # fmt: skip
PROCEDURE_NAMES: Final[dict[int, str]] = {number: name for name, number in PROCEDURES.items()}
DECISIONS: Final[dict[str, int]] = {word.replace(" ", "-"): number for number, word in enumerate(c.DECISION_WORDS)}
