"""The small ints of HacKClaD: procedures, decisions, verbs of options, types of cards, moments of lines."""

from __future__ import annotations

from typing import Final

from wildswing.kernel import choices
from wildswing.kernel.state import ARGUMENTS

WIDTH: Final = 5
SPACES: Final = WIDTH * WIDTH
OFF_FIELD: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1
CLAD_SLOTS: Final = 3
TURN_SLOTS: Final = 4
GAUGE_MAX: Final = 7
HAND_SIZE: Final = 3
MOST_WITCHES: Final = 4
MISSIONS_EACH: Final = 2

# A skill card is `owner << OWNER_SHIFT | kind`: two equal cards of one Witch are the same number. In a deck it may
# carry what is known of it on top.
OWNER_SHIFT: Final = 6
KIND_MASK: Final = (1 << OWNER_SHIFT) - 1
CARD_MASK: Final = 255
KNOWN_TO_OWNER: Final = 256
KNOWN_TO_ALL: Final = 512

# ---- directions, clockwise; the same numbers count quarter turns and ways relative to where the Clad looks
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FORWARD: Final = 0
RIGHT: Final = 1
BACKWARD: Final = 2
LEFT: Final = 3
DIRECTION_NAMES: Final[tuple[str, ...]] = ("north", "east", "south", "west")
WAY_NAMES: Final[tuple[str, ...]] = ("forward", "right", "backward", "left")

# ---- procedures (numbers below FIRST_EFFECT; an effect's number is FIRST_EFFECT * (owner + 1) + its place)
SETUP: Final = 0
ROUND: Final = 1
DRAW: Final = 2
RESHUFFLE: Final = 3
DRAFT: Final = 4
RE_ENTER: Final = 5
TURN: Final = 6
CLAD_TURN: Final = 7
CLAD_MOVE: Final = 8
CLAD_ATTACK: Final = 9
USE: Final = 10
ACTION: Final = 11
PROCEDURE_COUNT: Final = 16
EFFECT_SHIFT: Final = 12
FIRST_EFFECT: Final = 1 << EFFECT_SHIFT
EFFECT_MASK: Final = FIRST_EFFECT - 1

# ---- kinds of decisions
CHOOSE_MISSION: Final = 1
CHOOSE_ENHANCED: Final = 2
CHOOSE_SLOT: Final = 3
PLACE_TURN_CARD: Final = 4
CHOOSE_ENTRY: Final = 5
ACT: Final = 6
REACT: Final = 7
SWAP_OUT: Final = 8
MAY: Final = choices.MAY
CHOOSE: Final = choices.CHOOSE
SWAP_IN: Final = 11
PICK_CARD: Final = 12
STEP: Final = 13
PICK_SPACE: Final = 14
AMOUNT: Final = 15
PICK_PLAYER: Final = 16
TOP_OR_BOTTOM: Final = 17
DECISION_WORDS: Final[tuple[str, ...]] = (
    "none", "choose mission", "choose enhanced card", "choose turn slot", "place turn card", "choose entry", "act",
    "react", "swap out", "may", "choose", "swap in", "pick card", "step", "pick space", "amount", "pick player",
    "top or bottom",
)  # fmt: skip

# ---- verbs of options
PASS: Final = choices.PASS  # also: done, no, end the turn
YES: Final = choices.YES
MISSION: Final = 2 * ARGUMENTS  # argument: mission
CARD: Final = 3 * ARGUMENTS  # argument: card
SLOT: Final = 4 * ARGUMENTS  # argument: Turn slot, from 0
SPACE: Final = 5 * ARGUMENTS  # argument: space
USE_CARD: Final = 6 * ARGUMENTS  # argument: card, from hand
USE_FROM_PILE: Final = 7 * ARGUMENTS  # argument: card, from the discard pile
BASIC: Final = 8 * ARGUMENTS  # argument: Basic Action << BASIC_SHIFT | the card that is discarded for it
CP_ACTION: Final = 9 * ARGUMENTS  # argument: its place on the Witch's board
NUMBER: Final = 10 * ARGUMENTS  # argument: the number
PLAYER: Final = 11 * ARGUMENTS  # argument: Witch
TOP: Final = 12 * ARGUMENTS
BOTTOM: Final = 13 * ARGUMENTS
CHOICE: Final = choices.CHOICE  # argument: place of the alternative
BASIC_SHIFT: Final = 8

# ---- types of skill cards
ATTACK: Final = 0
ATTACK_MAGIC: Final = 1
REACTION: Final = 2
REACTION_MAGIC: Final = 3
SUPPORT: Final = 4
SUPPORT_MAGIC: Final = 5
TYPE_NAMES: Final[tuple[str, ...]] = (
    "Attack", "Attack Magic", "Reaction", "Reaction Magic", "Support", "Support Magic",
)  # fmt: skip

# ---- Basic Actions
PLUS_MOVE: Final = 0
PLUS_MP: Final = 1
MINUS_DAMAGE: Final = 2
BASIC_NAMES: Final[tuple[str, ...]] = ("+1 Move", "+1 MP", "-1 DMG")

# ---- moments of the lines of a card
PLAIN: Final = 0  # as a part of using the card
BEFORE: Final = 1
AFTER: Final = 2
FOR_EXTRA_COST: Final = 3
FOR_ATTACK_COST: Final = 4
FOR_MINUS_DAMAGE: Final = 5
REACHES_YOU: Final = 6
PICKS_UP: Final = 7
WHEN_COUNT: Final = 8
WHEN_WORDS: Final[tuple[str, ...]] = (
    "when used", "before", "after", "when discarded for an extra cost",
    "when discarded for the extra cost of an Attack or Attack Magic card", "when discarded for the -1 DMG Basic Action",
    "when this attack reaches you", "when you pick up Magic Shards",
)  # fmt: skip

# ---- zones
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
ENHANCED: Final = 3
PLAYING: Final = 4  # cards that are being used
TURN_CARD: Final = 5
CLAD_DECK: Final = 6
ZONE_NAMES: Final[tuple[str, ...]] = (
    "hand", "deck", "discard pile", "Enhanced deck", "the card in use", "the Turn card", "the Clad deck",
)  # fmt: skip

# ---- modes
BASE: Final = 0
SOLO: Final = 1
TEAM: Final = 2
MODE_NAMES: Final[tuple[str, ...]] = ("base", "solo", "team")

# ---- how missions are given out
DRAFT_MISSIONS: Final = 0
RECOMMENDED: Final = 1
RANDOM_MISSIONS: Final = 2
