"""Lines and texts: sorting a parsed text into what the rules look for."""

from __future__ import annotations

from typing import TypeVar

from wildswing.exceed import constants as c
from wildswing.exceed.building import steps
from wildswing.exceed.building.conditions import condition, together
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.building.named import RuleLine, rule_of
from wildswing.exceed.building.standing import Standing, standing
from wildswing.exceed.cards import Fighter, Line, Text
from wildswing.exceed.effects import lasting as kinds
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.exceed.text.character import Attack
from wildswing.exceed.text.printer import show_line
from wildswing.kernel.effects import Condition, Effect
from wildswing.kernel.flow import Nothing

E = TypeVar("E", bound=Effect[ExceedState])
L = TypeVar("L", bound=kinds.Lasting)
TRIGGERS = {word: number for number, word in enumerate(c.TRIGGER_WORDS)}
ONCE = {c.WHEN_HIT_ONCE, c.WHEN_ADVANTAGE_ONCE}
LOOKED_UP_BY_TEXTS = (
    kinds.Multiplier, kinds.OriginRule, kinds.HitsOnly, kinds.PassBan, kinds.CostRule, kinds.FreeForce,
    kinds.RepeatRule, kinds.DamageCap, kinds.NumberRule, kinds.RangeIncludes,
)  # fmt: skip
# Conditions that can only be tested once the attack is set (EX 12.3).
SET_CARD_WORDS = {
    "EX",
    "wild swing",
    "not a wild swing",
    "your attack was set face up",
    "your attack was set from your gauge",
    "your attack was set from your boosts",
}


class Builder:
    """Makes the effects of one fighter; it numbers everything that a saved game may have to name."""

    def __init__(self, fighter: Fighter) -> None:
        self.fighter = fighter
        self.base = c.FIRST_EFFECT * (int(fighter.seat) + 1)
        self.card = c.NO_CARD
        self.source = fighter.name
        self.tokens = fighter.token_names
        self.card_numbers: dict[str, int] = {}  # by name, of all its cards, those too that are still to be built
        self.line = ""  # the text of the line that is being built
        self.following: tuple[nodes.Step, ...] = ()  # the steps of that line that come after the one being built
        self.watches_discards = False  # whether a named rule waits for the opponent's discards
        self.watch_bit = 0
        self.once = 0  # how many once-per-turn actions there are

    def enter(self, card: int, source: str) -> None:
        """From now on the text of this card is built."""
        self.card = card
        self.source = source

    def number_cards(self, attacks: tuple[Attack, ...]) -> None:
        """Say in which order the cards will be built, so that a text can name any of them."""
        for place, attack in enumerate(attacks):
            self.card_numbers[attack.name] = (int(self.fighter.seat) << c.OWNER_SHIFT) + place

    def card_named(self, name: str) -> int:
        """The number of a card of this fighter.

        Raises:
            NotPlayable: if it has none of that name.
        """
        if name not in self.card_numbers:
            raise NotPlayable(f"the card {name}", self.source)
        return self.card_numbers[name]

    def discard_bit(self) -> int:
        """The bit that remembers what may be done once a turn when the opponent discards."""
        if not self.watch_bit:
            self.watch_bit = 1 << (30 * int(self.fighter.seat) + self.once)
            self.once += 1
        return self.watch_bit

    def number(self) -> int:
        """The next free number."""
        return self.base + len(self.fighter.effects)

    def add(self, effect: E) -> E:
        """Number an effect, once."""
        if effect.number < 0:
            effect.number = self.number()
            effect.source = self.source
            effect.card = self.card
            effect.line = self.line
            self.fighter.effects.append(effect)
            self.fighter.lines.append(None)
            self.fighter.lastings.append(None)
        return effect

    def add_lasting(self, line: kinds.Lasting) -> int:
        """Number a standing line that an effect gives."""
        holder: Effect[ExceedState] = self.add(Nothing())
        line.number = int(holder.number)
        line.source = self.source
        self.fighter.lastings[line.number - self.base] = line
        if isinstance(line, LOOKED_UP_BY_TEXTS):
            text = Text(self.source, self.card)
            hold(text, [Standing(line, False)])
            self.fighter.granted[line.number - self.base] = text
        return line.number

    def add_line(self, node: nodes.Line, trigger: int, rule: RuleLine | None = None) -> Line:
        """Number a line with a trigger; `rule` is what it is if its text only names a rule."""
        around, self.line = self.line, show_line(node) + "."
        following, self.following = self.following, ()
        effect: Effect[ExceedState] = self.add(Nothing())
        made = steps.body(self, node.body) if rule is None else self.add(rule.make(self))
        text, self.line = self.line, around
        self.following = following
        line = Line(
            int(effect.number),
            trigger,
            made,
            text,
            self.source,
            self.card,
            trigger in ONCE,
            fixed_condition(self, node) if rule is None else rule.needed,
        )
        if trigger == c.ACTION_ONCE_PER_TURN:
            # Thirty bits for each seat: an opponent's card may lie in play.
            line.once_bit = 1 << (30 * int(self.fighter.seat) + self.once)
            self.once += 1
        self.fighter.lines[line.number - self.base] = line
        return line

    def granted(self, lines: tuple[nodes.Line, ...]) -> list[int]:
        """The numbers of lines that a text gives to the attack."""
        numbers: list[int] = []
        for node in lines:
            if node.trigger is None:
                for entry in standing(node.body, self.card, self.tokens, self.source):
                    numbers.append(self.add_lasting(entry.line))
            else:
                numbers.append(int(self.add_line(node, trigger_of(node)).number))
        return numbers


def fixed_condition(builder: Builder, node: nodes.Line) -> Condition[ExceedState] | None:
    """The condition of a whole line, if it cannot change while the timing runs."""
    if len(node.body) != 1 or not isinstance(node.body[0], nodes.If) or node.body[0].otherwise:
        return None
    tested = [condition(part, builder.card, builder.tokens, builder.source) for part in node.body[0].conditions]
    return together([part for part in tested if part.fixed])


def trigger_of(node: nodes.Line) -> int:
    """The number of a line's trigger; "on set" is one of two, by what the line depends on (EX 12.2, 12.3)."""
    assert node.trigger is not None
    trigger = TRIGGERS[node.trigger.lower()]
    if trigger == c.ON_SET and needs_set_card(node.body):
        return c.ON_SET_AFTER
    return trigger


def needs_set_card(value: object) -> bool:
    """Whether a text speaks of the card that is set, or of the way it was set."""
    if isinstance(value, nodes.Is):
        return value.what in SET_CARD_WORDS
    if isinstance(value, nodes.Grant):
        return False  # what is given is read when it applies
    if isinstance(value, nodes.AttackKind | nodes.AttackName):
        return True
    if isinstance(value, nodes.This):
        return value.what == "your attack"
    if isinstance(value, nodes.Do):
        return value.what == "wild swing again"
    if isinstance(value, tuple):
        return any(needs_set_card(part) for part in value)
    fields = getattr(type(value), "__struct_fields__", ())
    return any(needs_set_card(getattr(value, name)) for name in fields)


def fill(builder: Builder, text: Text, lines: tuple[nodes.Line, ...], at_once: bool) -> None:
    """Sort the lines of a text.

    Args:
        builder: the fighter's builder, which has entered the card.
        text: to be filled.
        lines: the parsed lines.
        at_once: whether lines without trigger are simply done (an instant boost) instead of holding.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    by_trigger: dict[int, list[Line]] = {}
    held: list[Standing] = []
    now: list[Line] = []
    for node in lines:
        rule = rule_of(node)
        if rule is not None and rule.lines:
            for part in rule.lines:
                by_trigger.setdefault(part.trigger, []).append(builder.add_line(node, part.trigger, part))
            if rule.standing is None:
                continue
        if node.trigger is None and not at_once:
            held.extend(standing(node.body, builder.card, builder.tokens, builder.source))
            continue
        line = builder.add_line(node, c.NOW if node.trigger is None else trigger_of(node))
        if line.trigger == c.NOW:
            now.append(line)
        else:
            by_trigger.setdefault(int(line.trigger), []).append(line)
    for trigger, found in by_trigger.items():
        text.lines[trigger] = tuple(found)
        text.triggers |= 1 << trigger
    text.at_once = tuple(now)
    text.all_lines = tuple(now) + tuple(line for found in by_trigger.values() for line in found)
    hold(text, held)


def hold(text: Text, held: list[Standing]) -> None:
    """Sort the standing lines of a text by their kind."""
    text.lasting = of_kind(held, kinds.Lasting)
    for entry in held:
        line = entry.line
        if isinstance(line, kinds.StatLine):
            table = text.opponent_stats if entry.opponents else text.stats
            table[line.stat] = (*table[line.stat], line)
    text.flag_lines = of_kind(held, kinds.FlagLine)
    for flag_line in text.flag_lines:
        text.flags |= flag_line.flag
    text.set_stats = of_kind(held, kinds.SetStat)
    text.multipliers = of_kind(held, kinds.Multiplier)
    text.dodges = of_kind(held, kinds.Dodge)
    text.origins = of_kind(held, kinds.OriginRule)
    text.hits_only = of_kind(held, kinds.HitsOnly)
    text.pass_bans = of_kind(held, kinds.PassBan)
    text.costs = of_kind(held, kinds.CostRule)
    text.free_force = of_kind(held, kinds.FreeForce)
    text.repeats = of_kind(held, kinds.RepeatRule)
    text.damage_caps = of_kind(held, kinds.DamageCap)
    text.number_rules = of_kind(held, kinds.NumberRule)
    text.range_includes = of_kind(held, kinds.RangeIncludes)


def of_kind(held: list[Standing], kind: type[L]) -> tuple[L, ...]:
    """The standing lines of one kind, in order."""
    return tuple(entry.line for entry in held if isinstance(entry.line, kind))
