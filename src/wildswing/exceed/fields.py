"""Every field of a game's state, once: what a position names, what makes two games equal.

A test compares these tables with the classes, so that a field cannot be added without a place here.
"""

from __future__ import annotations

from typing import Final

from wildswing.exceed import constants as c
from wildswing.kernel.stack_words import Fields

# ---- kinds of fields
NUMBER: Final = 0
FLAG: Final = 1
CARD: Final = 2  # one card, or none
CARDS: Final = 3  # a list of cards that lie there
MARKS: Final = 4  # a list of cards that lie somewhere else: what is remembered of them
DECK: Final = 5  # a list of cards, each with what is known of it
SPACES: Final = 6  # a list of spaces
LINES: Final = 7  # a tuple of numbers, of lines of texts among them
ZONE: Final = 8  # the number of a zone

# Who knows a card of a deck: all, its owner, the opponent.
DECK_MARKS: Final = {"!": c.KNOWN_TO_ALL, "*": c.KNOWN_TO_OWNER, "^": c.KNOWN_TO_OTHER}

STATE: Final[Fields] = (
    ("turn", NUMBER), ("active", NUMBER), ("first", NUMBER), ("next_seat", NUMBER), ("actions_left", NUMBER),
    ("no_strike", FLAG), ("struck", FLAG), ("struck_last", FLAG), ("skip_draw", FLAG), ("drew_at_end", FLAG),
    ("forbidden", LINES), ("strike_order", NUMBER), ("strike_lines", LINES), ("reading", CARD),
    ("strike_source", CARD), ("attacker", NUMBER), ("active_side", NUMBER), ("starting_distance", NUMBER),
    ("moved", NUMBER), ("asked", NUMBER), ("short", FLAG), ("passed", FLAG), ("opponent_passed", FLAG),
    ("count", NUMBER), ("paid_gauge", NUMBER), ("them", NUMBER), ("them_zone", ZONE), ("picked_to", NUMBER),
    ("seed", NUMBER), ("draws", NUMBER), ("over", FLAG), ("loser", NUMBER), ("path_from", NUMBER),
    ("path_to", NUMBER), ("removed", NUMBER), ("picked", CARD), ("reason", NUMBER),
)  # fmt: skip
PLAYER: Final[Fields] = (
    ("space", NUMBER), ("life", NUMBER), ("exceeded", FLAG), ("reshuffled", FLAG), ("wide", FLAG),
    ("counters", NUMBER), ("x", NUMBER), ("hand", CARDS), ("gauge", CARDS), ("boosts", CARDS),
    ("transformations", CARDS), ("discard", CARDS), ("sealed", CARDS), ("overdrive", CARDS), ("aside", CARDS),
    ("stored", CARDS), ("playing", CARDS), ("spared", CARDS), ("extra", CARDS), ("face_down", CARDS), ("laid", CARDS),
    ("laid_at", SPACES), ("deck", DECK),
    ("tokens", SPACES), ("attack_space", NUMBER), ("sustained", MARKS), ("kept", NUMBER), ("fresh", MARKS),
    ("extra_hits", MARKS), ("shown", MARKS), ("marked", FLAG), ("cancels", NUMBER), ("force_spent", NUMBER),
    ("walked", NUMBER), ("used", NUMBER), ("revealed", LINES), ("evaded", LINES), ("turned", NUMBER),
    ("covered", NUMBER), ("spent", NUMBER), ("exceeds_later", FLAG), ("peeked", MARKS),
)  # fmt: skip
SIDE: Final[Fields] = (
    ("attack", CARD), ("spare", CARD), ("set_from", ZONE), ("wild", FLAG), ("set_open", FLAG), ("ex", FLAG),
    ("critical", FLAG), ("face_up", FLAG), ("known", FLAG), ("seen", FLAG), ("valid", FLAG), ("refused", FLAG),
    ("gone", FLAG),
    ("placed", NUMBER), ("power", NUMBER), ("positive", NUMBER), ("speed", NUMBER), ("armor", NUMBER),
    ("guard", NUMBER), ("least", NUMBER), ("greatest", NUMBER), ("armor_used", NUMBER), ("damage_taken", NUMBER),
    ("damage_dealt", NUMBER), ("hit", FLAG), ("was_hit", FLAG), ("stunned", FLAG), ("moved", NUMBER),
    ("shifted", FLAG), ("passed", FLAG), ("advantage", FLAG), ("gauge_spent", NUMBER), ("spent_before", NUMBER),
    ("paid", MARKS), ("discarded", NUMBER), ("named", CARD), ("measured_from", NUMBER), ("destination", NUMBER),
    ("granted", LINES), ("done_once", LINES), ("most", NUMBER), ("turned", NUMBER), ("peeked", FLAG),
)  # fmt: skip
OUTER: Final = "outer"  # the side that waits while an extra attack has its place: a section in the side's own
FRAME: Final = ("procedure", "step", "seat", "a", "b", "c", "items", "kept")
# What a position need not name: `options` are listed anew, `answer` is overwritten by the next choice, `match` is named
# by characters and fingerprints, `log` is the past, `being_read` is empty between two steps, `stack`, `players`,
# `sides`, `decision` and `seat` have places of their own.
OTHERS: Final = ("options", "answer", "match", "log", "being_read", "stack", "players", "sides", "decision", "seat")
# A player's fields that a position names even where they are as at the beginning.
ALWAYS: Final = ("space", "life", "hand", "gauge", "discard", "deck")

# The names of the procedures of the rules, by number; those without a name never stand on a stack.
PROCEDURES: Final[dict[str, int]] = {
    "setup": c.SETUP, "turn": c.TURN, "timing": c.TIMING, "pay-force": c.PAY_FORCE, "pay-gauge": c.PAY_GAUGE,
    "pay-up-to": c.PAY_UP_TO, "change-cards": c.CHANGE_CARDS, "discard-down": c.DISCARD_DOWN, "boost": c.BOOST,
    "strike": c.STRIKE, "set-attack": c.SET_ATTACK, "pay-attack": c.PAY_ATTACK, "attack": c.ATTACK,
    "clean-up": c.CLEAN_UP, "overdrive": c.OVERDRIVE, "move": c.MOVE, "exceed": c.EXCEED,
    "damage": c.DAMAGE, "transform": c.TRANSFORM, "movement": c.MOVEMENT,
    "leave-play": c.LEAVE_PLAY, "life-spent": c.LIFE_SPENT, "trap": c.TRAP,
    "pay-gauge-up-to": c.PAY_GAUGE_UP_TO,
}  # fmt: skip
PROCEDURE_NAMES: Final[dict[int, str]] = {number: name for name, number in PROCEDURES.items()}
DECISIONS: Final[dict[str, int]] = {word.replace(" ", "-"): number for number, word in enumerate(c.DECISION_WORDS)}
