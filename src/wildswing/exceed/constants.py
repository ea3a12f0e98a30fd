"""The small ints of EXCEED: procedures, decisions, verbs of options, triggers, stats, kinds of cards."""

from __future__ import annotations

from typing import Final

from wildswing.kernel import choices
from wildswing.kernel.state import ARGUMENTS

BOARD_SIZE: Final = 9
CENTER: Final = 5
STARTING_SPACES: Final[tuple[int, ...]] = (3, 7)
LIFE: Final = 30
NO_CARD: Final = -1
OFF_BOARD: Final = -1
NO_RANGE: Final = -1

# A card is `owner << OWNER_SHIFT | kind`: two equal cards of one owner are the same number. In a deck a card may carry
# what is known of it on top (`KNOWN_*`); everywhere else it is plain.
OWNER_SHIFT: Final = 6
KIND_MASK: Final = (1 << OWNER_SHIFT) - 1
CARD_MASK: Final = 255
KNOWN_TO_OWNER: Final = 256
KNOWN_TO_ALL: Final = 512
KNOWN_TO_OTHER: Final = 1024  # to the opponent, who looked at it

# ---- procedures (numbers below FIRST_EFFECT; an effect's number is FIRST_EFFECT * (owner + 1) + its place)
SETUP: Final = 0
TURN: Final = 1
TIMING: Final = 2
PAY_FORCE: Final = 3
PAY_GAUGE: Final = 4
PAY_UP_TO: Final = 5
CHANGE_CARDS: Final = 6
DISCARD_DOWN: Final = 7
BOOST: Final = 8
STRIKE: Final = 9
SET_ATTACK: Final = 10
PAY_ATTACK: Final = 11
ATTACK: Final = 12
CLEAN_UP: Final = 13
OVERDRIVE: Final = 14
MOVE: Final = 15
EXCEED: Final = 16
MOVEMENT: Final = 17
DAMAGE: Final = 18
TRANSFORM: Final = 20
LEAVE_PLAY: Final = 21
LIFE_SPENT: Final = 22
PAY_GAUGE_UP_TO: Final = 23
TRAP: Final = 24
PROCEDURE_COUNT: Final = 32
EFFECT_SHIFT: Final = 12
FIRST_EFFECT: Final = 1 << EFFECT_SHIFT
EFFECT_MASK: Final = FIRST_EFFECT - 1

# ---- kinds of decisions
CHOOSE_FIRST: Final = 1
MULLIGAN: Final = 2
ACTION: Final = 3
PAY: Final = 4
DISCARD_TO_LIMIT: Final = 5
SET: Final = 6
PAY_OR_INVALID: Final = 7
ORDER: Final = 8
MAY: Final = choices.MAY
CHOOSE: Final = choices.CHOOSE
AMOUNT: Final = 11
PICK_CARD: Final = 12
PICK_SPACE: Final = 13
NAME_CARD: Final = 14
TRANSFORM_OR_GAUGE: Final = 15
CANCEL: Final = 16
DISCARD_OVERDRIVE: Final = 17
DECISION_WORDS: Final[tuple[str, ...]] = (
    "none", "choose first", "mulligan", "action", "pay", "discard to limit", "set attack", "pay or invalid", "order",
    "may", "choose", "amount", "pick card", "pick space", "name card", "transform or gauge", "cancel",
    "discard overdrive",
)  # fmt: skip

# ---- verbs of options
PASS: Final = choices.PASS  # also: done, no
YES: Final = choices.YES
FIRST: Final = 2 * ARGUMENTS  # argument: seat
PREPARE: Final = 3 * ARGUMENTS
CHANGE: Final = 4 * ARGUMENTS
MOVE_TO: Final = 5 * ARGUMENTS  # argument: space
EXCEED_ACTION: Final = 6 * ARGUMENTS
RESHUFFLE: Final = 7 * ARGUMENTS
BOOST_HAND: Final = 8 * ARGUMENTS  # argument: card
BOOST_GAUGE: Final = 9 * ARGUMENTS
BOOST_ASIDE: Final = 10 * ARGUMENTS
TRANSFORM_CARD: Final = 11 * ARGUMENTS
STRIKE_ACTION: Final = 12 * ARGUMENTS
CHARACTER: Final = 13 * ARGUMENTS  # argument: place of the line among the actions that are open
PAY_HAND: Final = 14 * ARGUMENTS  # argument: card, as 1 Force
PAY_HAND_TWO: Final = 15 * ARGUMENTS  # an Ultra as 2 Force
PAY_GAUGE_CARD: Final = 16 * ARGUMENTS  # a gauge card, as 1 Force or 1 Gauge
PAY_GAUGE_TWO: Final = 17 * ARGUMENTS
SET_CARD: Final = 18 * ARGUMENTS
SET_EX: Final = 19 * ARGUMENTS
WILD_SWING: Final = 20 * ARGUMENTS
SET_FROM_GAUGE: Final = 21 * ARGUMENTS
INVALID: Final = 22 * ARGUMENTS
TRIGGER: Final = 23 * ARGUMENTS  # argument: place in the list of what is waiting
CHOICE: Final = choices.CHOICE  # argument: place of the alternative
NUMBER: Final = 25 * ARGUMENTS  # argument: the number (for "advance or retreat 1-2": see effects/movement.py)
CARD: Final = 26 * ARGUMENTS  # argument: card
SPACE: Final = 27 * ARGUMENTS  # argument: space
NAME: Final = 28 * ARGUMENTS  # argument: card
TO_TRANSFORMATIONS: Final = 29 * ARGUMENTS
TO_GAUGE: Final = 30 * ARGUMENTS
SET_FROM_SEALED: Final = 31 * ARGUMENTS
SET_FROM_ASIDE: Final = 32 * ARGUMENTS
PAY_FREE: Final = 33 * ARGUMENTS  # 1 Force that costs nothing
PAY_LIFE: Final = 34 * ARGUMENTS  # life instead of a card, as 1 Force or 1 Gauge
SET_FROM_STORED: Final = 35 * ARGUMENTS
SET_FROM_BOOSTS: Final = 37 * ARGUMENTS  # above the card the place of its marker
SET_FACE_UP: Final = 38 * ARGUMENTS  # a hand card, face up
SET_EX_FACE_UP: Final = 39 * ARGUMENTS
LIFE_PRICE: Final = 36 * ARGUMENTS  # the life that an attack may cost instead of its other price

# ---- kinds of cards
NORMAL: Final = 0
SPECIAL: Final = 1
ULTRA: Final = 2
OTHER: Final = 3  # decrees, traits: none of the three (EX 1.6)
KIND_NAMES: Final[tuple[str, ...]] = ("Normal", "Special", "Ultra", "other")

INSTANT: Final = 0
CONTINUOUS: Final = 1
TRANSFORMATION: Final = 2
OVERLOAD: Final = 3
NO_BOOST: Final = 4
BOOST_NAMES: Final[tuple[str, ...]] = ("instant", "continuous", "transformation", "overload", "none")

# ---- stats
POWER: Final = 0
SPEED: Final = 1
ARMOR: Final = 2
GUARD: Final = 3
LEAST_RANGE: Final = 4
GREATEST_RANGE: Final = 5
STAT_COUNT: Final = 6
STAT_NAMES: Final[tuple[str, ...]] = ("Power", "Speed", "Armor", "Guard", "least Range", "greatest Range")

# ---- triggers: the words of the card language, in one table; ON_SET is split by rules EX 12.2 and 12.3
TRIGGER_WORDS: Final[tuple[str, ...]] = (
    "now", "before", "hit", "after", "cleanup", "end of strike", "when hit", "on set", "on reveal", "start of turn",
    "end of turn", "on exceed", "action", "action, once per turn", "overdrive", "when you boost",
    "when you boost a continuous boost", "when the opponent boosts", "when you cancel a boost", "when this leaves play",
    "when you reshuffle", "reshuffle action", "when you spend life", "when invalid", "when you prepare",
    "when you change cards", "move action", "after your action", "when you seal a card", "when you spend gauge",
    "start of the opponent's turn", "when you initiate", "when the opponent sets", "each player's before",
    "each player's after", "opponent's action", "when you are stunned", "when the opponent moves past you",
    "when a player enters this space", "at 0 life", "when you move", "when you advance or close", "when you retreat",
    "when hit, once per strike", "when you gain advantage, once per strike", "on revert", "on set, with the set card",
    "after all after effects", "the opponent's before",
)  # fmt: skip
NOW: Final = 0
BEFORE: Final = 1
HIT: Final = 2
AFTER: Final = 3
CLEANUP: Final = 4
END_OF_STRIKE: Final = 5
WHEN_HIT: Final = 6
ON_SET: Final = 7
ON_REVEAL: Final = 8
START_OF_TURN: Final = 9
END_OF_TURN: Final = 10
ON_EXCEED: Final = 11
AN_ACTION: Final = 12
ACTION_ONCE_PER_TURN: Final = 13
ON_OVERDRIVE: Final = 14
WHEN_YOU_BOOST: Final = 15
WHEN_YOU_BOOST_CONTINUOUS: Final = 16
WHEN_OPPONENT_BOOSTS: Final = 17
WHEN_YOU_CANCEL: Final = 18
WHEN_THIS_LEAVES_PLAY: Final = 19
WHEN_YOU_RESHUFFLE: Final = 20
RESHUFFLE_ACTION: Final = 21
WHEN_YOU_SPEND_LIFE: Final = 22
WHEN_INVALID: Final = 23
WHEN_YOU_PREPARE: Final = 24
WHEN_YOU_CHANGE_CARDS: Final = 25
MOVE_ACTION: Final = 26
AFTER_YOUR_ACTION: Final = 27
WHEN_YOU_SEAL: Final = 28
WHEN_YOU_SPEND_GAUGE: Final = 29
START_OF_OPPONENTS_TURN: Final = 30
WHEN_YOU_INITIATE: Final = 31
WHEN_OPPONENT_SETS: Final = 32
EACH_BEFORE: Final = 33
EACH_AFTER: Final = 34
OPPONENTS_ACTION: Final = 35
WHEN_STUNNED: Final = 36
WHEN_OPPONENT_MOVES_PAST: Final = 37
WHEN_PLAYER_ENTERS: Final = 38
AT_0_LIFE: Final = 39
WHEN_YOU_MOVE: Final = 40
WHEN_YOU_ADVANCE: Final = 41
WHEN_YOU_RETREAT: Final = 42
WHEN_HIT_ONCE: Final = 43
WHEN_ADVANTAGE_ONCE: Final = 44
ON_REVERT: Final = 45
ON_SET_AFTER: Final = 46
AFTER_ALL: Final = 47  # once every After effect of an attack is done; a named rule only (EX 24.9)
OPPONENTS_BEFORE: Final = 48  # among their Before effects, and theirs to decide; a named rule only
TRIGGER_COUNT: Final = 49

# ---- flags: standing texts that are simply true while their card is in play (bits of one int)
CANNOT_BE_STUNNED: Final = 1 << 0
CANNOT_BE_MOVED: Final = 1 << 1  # you cannot be pushed or pulled
OPPONENT_CANNOT_PASS: Final = 1 << 2
OPPONENT_CANNOT_MOVE: Final = 1 << 3
CANNOT_STUN: Final = 1 << 4
NON_LETHAL: Final = 1 << 5
DOES_NOT_HIT: Final = 1 << 6
OPPONENT_DOES_NOT_HIT: Final = 1 << 7
BECOMES_EX: Final = 1 << 8
BECOMES_CRITICAL: Final = 1 << 9
RANGE_INCLUDES_PASSED: Final = 1 << 10
RANGE_INVERTED: Final = 1 << 11
ATTACKS_DO_NOT_HIT: Final = 1 << 12
HIGHER_SPEED_DOES_NOT_HIT: Final = 1 << 13
NORMALS_DO_NOT_HIT: Final = 1 << 14
IGNORE_ARMOR: Final = 1 << 15
IGNORE_GUARD: Final = 1 << 16
DISCARD_INSTEAD_OF_DAMAGE: Final = 1 << 17
OPPONENT_MUST_WILD_SWING: Final = 1 << 18
CANNOT_BE_DISCARDED: Final = 1 << 19
NOT_COUNTED: Final = 1 << 20  # this boost is not counted as a boost
BOOST_FROM_ASIDE: Final = 1 << 21
BOOST_FROM_GAUGE: Final = 1 << 22
NO_HAND_LIMIT: Final = 1 << 23
NO_END_DRAW: Final = 1 << 24
LIFE_INSTEAD_OF_DRAW: Final = 1 << 26
DISCARD_ONE_LESS: Final = 1 << 27  # to the opponent's effects
OPPONENT_PREPARES_LESS: Final = 1 << 28
SEES_TOP: Final = 1 << 29  # you see the top card of your deck
MUST_BE_SET_FACE_UP: Final = 1 << 32
MAY_BE_SET_FACE_UP: Final = 1 << 37
SPECIALS_INVALID: Final = 1 << 33
LATE_SWING: Final = 1 << 34
MAY_BE_SET_FROM_BOOSTS: Final = 1 << 35
MUST_BE_SET_FROM_BOOSTS: Final = 1 << 36
TOKENS_FACE_DOWN: Final = 1 << 42  # your tokens look alike until the reveal
TOKEN_STAYS: Final = 1 << 40  # your token is not removed
TOKEN_STAYS_UP: Final = 1 << 41  # your token is not turned over
LIFE_AS_FORCE: Final = 1 << 50
LIFE_AS_GAUGE: Final = 1 << 51
FORCE_AS_GAUGE: Final = 1 << 52
LIFE_STAYS: Final = 1 << 53  # your life cannot go below 1
DRAW_TO_7: Final = 1 << 54  # instead of the end-of-turn draw
DRAW_FROM_BOTTOM: Final = 1 << 55  # the end-of-turn draw may come from there
SWAPPED: Final = 1 << 56  # Power and Speed have changed places
OPPONENT_IGNORES_ARMOR: Final = 1 << 57
OPPONENT_IGNORES_GUARD: Final = 1 << 58
SEAL_INSTEAD: Final = 1 << 49  # the cards you would discard are sealed
MAD_TEA: Final = 1 << 44  # a card may be revealed when the opponent is made to discard
WONDERLAND: Final = 1 << 45  # a card that the opponent is made to discard may be stored
SET_STORED: Final = 1 << 48  # a stored card may be set as the attack
MAY_IGNORE_LIMIT: Final = 1 << 46

# ---- whether a player's tokens lie face down
COVERED: Final = 1
COVERED_AND_UNKNOWN: Final = 2  # to the viewer of a known state: which token is which is missing

# ---- how a game ends
OUT_OF_LIFE: Final = 1
OUT_OF_CARDS: Final = 2

# ---- how a boost is played (bits of the BOOST frame's c)
BY_ACTION: Final = 1
WITHOUT_PAYING: Final = 2
AND_SUSTAIN: Final = 4
CANCELLED: Final = 8
LEFT_PLAY: Final = 16
ASKED_FOR_ACTIONS: Final = 32  # further actions were asked for by this boost itself
NESTED_ASKED: Final = 64  # ... by one that was played in the course of it
FROM_GAUGE: Final = 128

# ---- zones, for effects and events
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
GAUGE: Final = 3
BOOSTS: Final = 4
TRANSFORMATIONS: Final = 5
SEALED: Final = 6
OVERDRIVE_ZONE: Final = 7
ASIDE: Final = 8
STORED: Final = 9
PLAYING: Final = 10  # a boost being played
NOWHERE: Final = -1
BOTTOM: Final = "the bottom of the deck"
ZONE_NAMES: Final[tuple[str, ...]] = (
    "hand", "deck", "discard pile", "gauge", "boosts", "transformations", "sealed cards", "overdrive",
    "set-aside cards", "stored cards", "the boost being played",
)  # fmt: skip

# ---- how a strike was ordered (bits of State.strike_order)
STRIKE_WANTED: Final = 1
STRIKE_FACE_UP: Final = 2
STRIKE_AFTER_OPPONENT: Final = 4
STRIKE_WILD: Final = 8
STRIKE_EX: Final = 16
STRIKE_FROM_GAUGE: Final = 32
STRIKE_FROM_HAND: Final = 64
STRIKE_BY_OTHER: Final = 128  # by an effect of the player whose turn it is not
STRIKE_RANDOM: Final = 256  # with a card that chance picks
STRIKE_FROM_SEALED: Final = 512
STRIKE_FROM_TOP: Final = 1024  # with the top card of the deck, which was picked; no wild swing
STRIKE_ASIDE_SHIFT: Final = 16  # above it: 1 more than the set-aside card to strike with, 0 for none
