"""What does not change during a game: the cards, the texts and the two fighters of a match.

A text (an attack, a boost, one side of a character) is sorted once into the lines of each trigger and the standing
lines of each kind, so that the rules only look where something is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wildswing.exceed.constants import (
    AFTER,
    BEFORE,
    CARD_MASK,
    EACH_AFTER,
    EACH_BEFORE,
    EFFECT_MASK,
    EFFECT_SHIFT,
    LIFE_AS_FORCE,
    LIFE_AS_GAUGE,
    NO_BOOST,
    NO_RANGE,
    NORMAL,
    OVERLOAD,
    OWNER_SHIFT,
    STAT_COUNT,
    TRIGGER_COUNT,
    ULTRA,
    WHEN_HIT,
    WHEN_HIT_ONCE,
)

if TYPE_CHECKING:
    from wildswing.exceed.effects.lasting import (
        CostRule,
        DamageCap,
        Dodge,
        FlagLine,
        FreeForce,
        HitsOnly,
        Lasting,
        Multiplier,
        NumberRule,
        OriginRule,
        PassBan,
        RangeIncludes,
        RepeatRule,
        SetStat,
        StatLine,
    )
    from wildswing.exceed.state import ExceedState
    from wildswing.kernel.effects import Condition, Effect, Number


class Line:
    """One line of a text: its trigger and what it does. Its number names it in saved games."""

    def __init__(
        self,
        number: i64,
        trigger: i64,
        body: Effect[ExceedState],
        text: str,
        source: str,
        card: i64,
        once: bool,
        fixed: Condition[ExceedState] | None,
    ) -> None:
        self.number: i64 = number
        self.trigger: i64 = trigger
        self.once_bit: i64 = 0  # of a once-per-turn action: the bit that remembers its use
        self.body: Effect[ExceedState] = body
        self.text: str = text
        self.source: str = source  # "Hadoken", "Ryu"
        self.card: i64 = card  # the card it stands on, NO_CARD for a side of a character
        self.once: bool = once  # once per strike
        # A condition of the whole line that cannot change before the line is done; the line is skipped without it.
        self.fixed: Condition[ExceedState] | None = fixed


class Text:
    """The lines of one text, by trigger, and its standing lines, by kind."""

    def __init__(self, name: str, card: i64) -> None:
        self.name: str = name
        self.card: i64 = card
        self.lines: list[tuple[Line, ...]] = [() for _ in range(TRIGGER_COUNT)]
        self.triggers: i64 = 0  # bits of the triggers that have lines
        self.at_once: tuple[
            Line, ...
        ] = ()  # an instant boost's lines without trigger, and Now lines, from top to bottom
        self.all_lines: tuple[Line, ...] = ()
        self.lasting: tuple[Lasting, ...] = ()
        self.stats: list[tuple[StatLine, ...]] = [() for _ in range(STAT_COUNT)]
        self.opponent_stats: list[tuple[StatLine, ...]] = [() for _ in range(STAT_COUNT)]
        self.set_stats: tuple[SetStat, ...] = ()
        self.multipliers: tuple[Multiplier, ...] = ()
        self.flag_lines: tuple[FlagLine, ...] = ()
        self.flags: i64 = 0  # every flag that a line of this text may set
        self.dodges: tuple[Dodge, ...] = ()
        self.origins: tuple[OriginRule, ...] = ()
        self.hits_only: tuple[HitsOnly, ...] = ()
        self.pass_bans: tuple[PassBan, ...] = ()
        self.costs: tuple[CostRule, ...] = ()
        self.free_force: tuple[FreeForce, ...] = ()
        self.repeats: tuple[RepeatRule, ...] = ()
        self.damage_caps: tuple[DamageCap, ...] = ()
        self.number_rules: tuple[NumberRule, ...] = ()
        self.range_includes: tuple[RangeIncludes, ...] = ()


class Card:
    """One kind of card of one player."""

    __slots__ = (
        "armor", "attack", "attack_words", "boost", "boost_cancel", "boost_force", "boost_kind", "boost_name",
        "boost_words", "copies", "copy_key", "force", "gauge", "guard", "guard_number", "high", "high_number", "id",
        "is_cover", "kind", "low", "low_number", "markers", "name", "number", "power", "power_number", "returns_aside",
        "sealed_copies", "speed", "speed_number", "starts_aside",
    )  # fmt: skip

    def __init__(self, number: i64, name: str, kind: i64) -> None:
        self.number: i64 = number
        self.name: str = name
        self.id: str = ""
        self.kind: i64 = kind
        self.copies: i64 = 2
        self.gauge: i64 = 0
        self.force: i64 = 0
        self.low: i64 = NO_RANGE
        self.high: i64 = NO_RANGE
        self.power: i64 = 0
        self.speed: i64 = 0
        self.armor: i64 = 0
        self.guard: i64 = 0
        # Computed numbers on the card's face; None where the printed number stands.
        self.low_number: Number[ExceedState] | None = None
        self.high_number: Number[ExceedState] | None = None
        self.power_number: Number[ExceedState] | None = None
        self.speed_number: Number[ExceedState] | None = None
        self.guard_number: Number[ExceedState] | None = None
        self.attack: Text = Text(name, number)
        self.boost: Text = Text("", number)
        self.boost_name: str = ""
        self.boost_kind: i64 = NO_BOOST
        self.boost_force: i64 = 0
        self.boost_cancel: i64 = -1  # the Gauge price of cancelling it for another action, -1 if there is none
        self.markers: list[int] = []  # the owner's tokens that mark copies of its boost on the board, one for each
        self.starts_aside: bool = False
        self.is_cover: bool = False  # stands for a card that lies face down in play, with the text of such a card
        self.returns_aside: bool = False  # a set-aside attack: after a strike it is set aside again
        self.sealed_copies: i64 = 0
        self.attack_words: str = ""
        self.boost_words: str = ""
        # Copies of each other have the same one: the name, and for Normals of any season their place (EX 1.16).
        self.copy_key: str = name

    def force_value(self) -> i64:
        """The most Force that this card can make (EX 6.2, 6.3)."""
        return 2 if self.kind == ULTRA else 1

    def is_normal(self) -> bool:
        """Whether the card is one of the eight Normals."""
        return self.kind == NORMAL


class Fighter:
    """One seat's character in this match: its cards, effects and the two sides of its own card."""

    __slots__ = (
        "ability", "ability_words", "aside", "astral_heat", "card_tokens", "cards", "cover", "deck", "effects",
        "exceed", "exceed_ability", "exceed_words", "extra_cards", "granted", "hand_limit", "has_overdrive", "id",
        "lastings", "life", "lines", "name", "sealed", "sealed_secret", "season", "seat", "source", "stored_kind",
        "stored_lines", "stored_secret", "text_hash", "token_marks", "token_names", "token_offsets", "token_sides",
    )  # fmt: skip

    def __init__(self, seat: i64, character: str, name: str) -> None:
        self.seat: i64 = seat
        self.id: str = character
        self.name: str = name
        self.season: i64 = 0
        self.exceed: i64 = -1  # the Gauge price of the Exceed action; -1: not available (EX 5.9)
        self.life: i64 = 30
        self.hand_limit: i64 = 7
        self.extra_cards: i64 = 0
        self.cards: list[Card] = []  # by kind
        self.effects: list[Effect[ExceedState]] = []  # by place
        self.lines: list[Line | None] = []  # by place; None where the number is not a line's
        self.lastings: list[Lasting | None] = []  # by place
        self.granted: dict[int, Text] = {}  # standing lines that effects give and that are looked up by texts; by place
        self.ability: Text = Text(name, -1)
        self.exceed_ability: Text = Text(name, -1)
        self.ability_words: str = ""
        self.exceed_words: str = ""
        self.deck: list[int] = []
        self.aside: list[int] = []
        self.sealed: list[int] = []
        self.sealed_secret: bool = False
        self.cover: i64 = -1  # the card that stands for one put face down into play
        self.stored_secret: bool = False  # on the front side; what is stored on the Exceed side lies open
        self.stored_lines: tuple[int, ...] = ()  # numbers of the lines that a stored card gains as an attack
        self.stored_kind: i64 = -1  # what stored cards that lie face down must be, -1 for any card
        self.token_names: list[str] = []
        self.card_tokens: list[str] = []  # names of cards that lie on the board as tokens
        self.token_marks: list[bool] = []  # whether it marks a boost on the board
        self.token_offsets: list[
            int
        ] = []  # the first space, counted from the fighter's towards the opponent's; -1: off
        self.token_sides: list[list[str]] = []  # the names of the sides of each token
        self.astral_heat: i64 = -1
        self.has_overdrive: bool = False
        self.text_hash: str = ""
        self.source: str = ""

    def token_name(self, token: i64) -> str:
        """A token by its name, with a number where there are several of this name."""
        name = self.token_names[token]
        if self.token_names.count(name) == 1:
            return name
        return f"{name} {self.token_names[:token].count(name) + 1}"


def bit_of(place: i64) -> i64:
    """The bit at a place; compiled code would take the 1 of a shift of 1 for a number of 32 bits."""
    bit: i64 = 1
    bit <<= place
    return bit


class Match:
    """The two fighters of a game; shared by all its clones."""

    def __init__(self, first: Fighter, second: Fighter) -> None:
        self.fighters: list[Fighter] = [first, second]
        # Every card by its number, and the most Force it makes; the gaps between the seats' numbers are never used.
        self.cards: list[Card] = [Card(-1, "", NORMAL)] * (2 << OWNER_SHIFT)
        self.force: list[int] = [0] * (2 << OWNER_SHIFT)
        # A bit of its own for every card of the match, to see quickly which ones came before.
        self.bit: list[int] = [0] * (2 << OWNER_SHIFT)
        self.overloads: list[list[int]] = []  # the kinds of Overload cards of each seat
        bit: i64 = 1
        for fighter in self.fighters:
            self.overloads.append([card.number for card in fighter.cards if card.boost_kind == OVERLOAD])
            for card in fighter.cards:
                self.cards[card.number] = card
                self.force[card.number] = 2 if card.kind == ULTRA else 1
                self.bit[card.number] = bit
                bit <<= 1
        # Bits of the triggers and flags that have a line anywhere; rules skip what nobody uses.
        self.triggers: i64 = 0
        self.flags: i64 = 0
        self.pass_bans: bool = False
        self.free_force: bool = False
        self.other_means: bool = False  # whether anything but cards may pay
        self.repeats: bool = False
        self.damage_caps: bool = False
        # Bits of the stats that standing lines change, set or multiply.
        self.stat_lines: i64 = 0
        self.opponent_stat_lines: i64 = 0
        self.set_stats: i64 = 0
        self.multipliers: i64 = 0
        self.number_rules: i64 = 0  # bits of the kinds of rules with a number
        self.cost_rules: i64 = 0  # bits of the prices that rules change
        self.range_includes: bool = False
        self.origins: bool = False
        self.dodges: bool = False
        self.hits_only: bool = False
        for fighter in self.fighters:
            self._add(fighter.ability)
            self._add(fighter.exceed_ability)
            for card in fighter.cards:
                self._add(card.attack)
                self._add(card.boost)
            for line in fighter.lines:
                if line is not None:
                    self.triggers |= bit_of(line.trigger)
            for lasting in fighter.lastings:
                if lasting is not None:
                    self.flags |= lasting.flag_bits()
                    self.set_stats |= lasting.set_bits()
            for granted in fighter.granted.values():
                self._add(granted)
        self.other_means = self.free_force or self.flags & (LIFE_AS_FORCE | LIFE_AS_GAUGE) != 0
        # The forms that happen together with another timing.
        if self.triggers & (1 << WHEN_HIT_ONCE):
            self.triggers |= 1 << WHEN_HIT
        if self.triggers & (1 << EACH_BEFORE):
            self.triggers |= 1 << BEFORE
        if self.triggers & (1 << EACH_AFTER):
            self.triggers |= 1 << AFTER

    def _add(self, text: Text) -> None:
        """Note what a text can bring."""
        self.triggers |= text.triggers
        self.flags |= text.flags
        if text.pass_bans:
            self.pass_bans = True
        for cost_rule in text.costs:
            self.cost_rules |= bit_of(cost_rule.what)
        if text.free_force:
            self.free_force = True
        self.repeats = self.repeats or len(text.repeats) > 0
        self.damage_caps = self.damage_caps or len(text.damage_caps) > 0
        for stat in range(STAT_COUNT):
            if text.stats[stat]:
                self.stat_lines |= bit_of(stat)
            if text.opponent_stats[stat]:
                self.opponent_stat_lines |= bit_of(stat)
        for set_line in text.set_stats:
            self.set_stats |= bit_of(set_line.stat)
        for multiplier in text.multipliers:
            self.multipliers |= bit_of(multiplier.stat)
        for number_rule in text.number_rules:
            self.number_rules |= bit_of(number_rule.what)
        self.range_includes = self.range_includes or len(text.range_includes) > 0
        self.origins = self.origins or len(text.origins) > 0
        self.dodges = self.dodges or len(text.dodges) > 0
        self.hits_only = self.hits_only or len(text.hits_only) > 0

    def card(self, number: i64) -> Card:
        """The card with this number."""
        return self.cards[number & CARD_MASK]

    def effect(self, number: i64) -> Effect[ExceedState]:
        """The effect with this number."""
        return self.fighters[(number >> EFFECT_SHIFT) - 1].effects[number & EFFECT_MASK]

    def line(self, number: i64) -> Line | None:
        """The line with this number, None if the number is a standing line's."""
        return self.fighters[(number >> EFFECT_SHIFT) - 1].lines[number & EFFECT_MASK]

    def granted(self, number: i64) -> Text | None:
        """The text of the standing line with this number, if it is of a kind that is looked up by texts."""
        return self.fighters[(number >> EFFECT_SHIFT) - 1].granted.get(number & EFFECT_MASK)

    def lasting(self, number: i64) -> Lasting | None:
        """The standing line with this number, None if the number is a line's."""
        return self.fighters[(number >> EFFECT_SHIFT) - 1].lastings[number & EFFECT_MASK]


def owner(card: i64) -> i64:
    """The seat that a card belongs to (EX 20.6)."""
    return (card & CARD_MASK) >> OWNER_SHIFT
