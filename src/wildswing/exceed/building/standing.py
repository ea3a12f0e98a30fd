"""Standing lines: the sentences of a text that hold as long as its card is in play."""

from __future__ import annotations

from wildswing.exceed import constants as c
from wildswing.exceed import costs, number_rules
from wildswing.exceed.building import values
from wildswing.exceed.building.conditions import condition, not_within_itself, together, token_place
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.building.named import NamedRule, rule_named
from wildswing.exceed.effects import lasting as run
from wildswing.exceed.effects.conditions import AllOf, Not
from wildswing.exceed.effects.place_conditions import InReach
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Condition, Constant, Number

FLAGS = {
    "you cannot be stunned": c.CANNOT_BE_STUNNED,
    "you cannot be pushed or pulled": c.CANNOT_BE_MOVED,
    "the opponent cannot move": c.OPPONENT_CANNOT_MOVE,
    "the opponent cannot move past you": c.OPPONENT_CANNOT_PASS,
    "you may ignore your movement limit": c.MAY_IGNORE_LIMIT,
    "your attack cannot stun": c.CANNOT_STUN,
    "your attack is non-lethal": c.NON_LETHAL,
    "your attack does not hit": c.DOES_NOT_HIT,
    "the opponent's attack does not hit": c.OPPONENT_DOES_NOT_HIT,
    "your attack becomes EX": c.BECOMES_EX,
    "your attack becomes critical": c.BECOMES_CRITICAL,
    "your range includes an opponent you moved past": c.RANGE_INCLUDES_PASSED,
    "your range is inverted": c.RANGE_INVERTED,
    "attacks do not hit you": c.ATTACKS_DO_NOT_HIT,
    "attacks of higher Speed do not hit you": c.HIGHER_SPEED_DOES_NOT_HIT,
    "attacks by Normals do not hit you": c.NORMALS_DO_NOT_HIT,
    "discard the top 2 cards of your deck per damage instead of taking it": c.DISCARD_INSTEAD_OF_DAMAGE,
    "this attack may be set from your boosts": c.MAY_BE_SET_FROM_BOOSTS,
    "this attack must be set from your boosts": c.MUST_BE_SET_FROM_BOOSTS,
    "this attack must be set face up": c.MUST_BE_SET_FACE_UP,
    "this attack may be set face up": c.MAY_BE_SET_FACE_UP,
    "your Specials are invalid": c.SPECIALS_INVALID,
    "the opponent must wild swing": c.OPPONENT_MUST_WILD_SWING,
    "this boost cannot be discarded": c.CANNOT_BE_DISCARDED,
    "this boost is not counted as a boost": c.NOT_COUNTED,
    "you may boost from your set-aside cards": c.BOOST_FROM_ASIDE,
    "you may boost from your gauge": c.BOOST_FROM_GAUGE,
    "cards you would discard are sealed": c.SEAL_INSTEAD,
    "you have no hand limit": c.NO_HAND_LIMIT,
    "you do not draw at the end of your turn": c.NO_END_DRAW,
    "discard 1 less to the opponent's effects": c.DISCARD_ONE_LESS,
    "you see the top card of your deck": c.SEES_TOP,
    "the opponent draws 1 less when they Prepare": c.OPPONENT_PREPARES_LESS,
    "you may spend life as Force": c.LIFE_AS_FORCE,
    "you may spend 2 life as Gauge": c.LIFE_AS_GAUGE,
    "you may pay Gauge costs with Force": c.FORCE_AS_GAUGE,
    "your life cannot go below 1": c.LIFE_STAYS,
    "you may draw to 7 instead of your end-of-turn draw": c.DRAW_TO_7,
    "your end-of-turn draw may come from the bottom of your deck": c.DRAW_FROM_BOTTOM,
    "your end-of-turn draw and hand limit do not apply": c.NO_END_DRAW | c.NO_HAND_LIMIT,
}
IGNORED = {"Armor": c.IGNORE_ARMOR, "Guard": c.IGNORE_GUARD, "Armor and Guard": c.IGNORE_ARMOR | c.IGNORE_GUARD}
OPPONENT_IGNORES = {
    "Armor": c.OPPONENT_IGNORES_ARMOR,
    "Guard": c.OPPONENT_IGNORES_GUARD,
    "Armor and Guard": c.OPPONENT_IGNORES_ARMOR | c.OPPONENT_IGNORES_GUARD,
}
REPEATS = {"your triggers resolve": False, "your attack's printed triggers resolve": True}
# The fighters who have such a text have one token.
TOKEN_FLAGS: dict[tuple[str, str | None], int] = {
    ("keep", "on the board"): c.TOKEN_STAYS,
    ("keep", "active"): c.TOKEN_STAYS_UP,
}
SET_STATS = {"your Power is": (c.POWER, False), "your printed Power becomes": (c.POWER, True)}
PRICES = {
    ("this attack costs", "Gauge"): costs.THIS_ATTACK_GAUGE,
    ("this attack costs", "Force"): costs.THIS_ATTACK_FORCE,
    ("this attack may cost", "life"): costs.THIS_ATTACK_LIFE,
}
DISCOUNTS = {
    "this attack costs": costs.THIS_ATTACK_GAUGE,
    "exceeding costs": costs.EXCEEDING,
    "your Gauge costs are": costs.ALL_GAUGE,
}
MORE = {
    "your movements are": number_rules.MOVEMENTS_MORE,
    "your pushes and pulls are": number_rules.PUSHES_MORE,
    "your draws are": number_rules.DRAWS_MORE,
}
NUMBER_RULES = {"you cannot move more than": number_rules.MOVEMENT_LIMIT}
MULTIPLIERS = {
    "multiply your Power bonuses by": (c.POWER, False),
    "multiply your positive Power bonuses by": (c.POWER, True),
    "multiply your Speed bonuses by": (c.SPEED, False),
}


class Standing:
    """One standing line, and whose numbers it changes."""

    def __init__(self, line: run.Lasting, opponents: bool) -> None:
        self.line = line
        self.opponents = opponents


def standing(body: tuple[nodes.Step, ...], card: int, tokens: list[str], source: str) -> list[Standing]:
    """The standing lines of a line without trigger.

    Args:
        body: its steps.
        card: the card it stands on.
        tokens: the names of the character's tokens.
        source: what to name in an error.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    made: list[Standing] = []
    collect(body, [], card, tokens, source, made)
    return made


def collect(
    body: tuple[nodes.Step, ...],
    held: list[Condition[ExceedState]],
    card: int,
    tokens: list[str],
    source: str,
    made: list[Standing],
) -> None:
    """Add the standing lines of some steps, which hold only under `held`."""
    for step in body:
        if isinstance(step, nodes.If):
            tested = [not_within_itself(condition(part, card, tokens, source)) for part in step.conditions]
            collect(step.then, [*held, *tested], card, tokens, source, made)
            if step.otherwise:
                joined = together(tested)
                if joined is not None:
                    collect(step.otherwise, [*held, Not(joined)], card, tokens, source, made)
            continue
        made.extend(one(step, together(held), tokens, source))


def one(step: nodes.Step, held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Standing]:
    """The standing lines of one step; none for one that only repeats a rule."""
    if is_reminder(step):
        return []
    lines = stat_lines(step, held, source) or rule_lines(step, held, tokens, source)
    if not lines:
        raise NotPlayable(step, source)
    for entry in lines:
        entry.line.source = source
    return lines


def is_reminder(step: nodes.Step) -> bool:
    """Whether a step says what holds anyway: for everybody, transformations make exceeding cheaper (EX 11.6)."""
    if isinstance(step, nodes.Flag) and step.what == "you draw at the end of your turn":
        return True
    if isinstance(step, nodes.NamedRule):
        return rule_named(step.name) == NamedRule()  # it stands elsewhere in the character's file
    if isinstance(step, nodes.NameRule) and step.what == "this boost applies only while you are on":
        return True  # each of its lines has that condition itself
    if not isinstance(step, nodes.CostsLess) or step.what != "exceeding costs" or step.amount != 2 or step.per is None:
        return False
    return (
        isinstance(step.per.counter, nodes.Counted) and step.per.counter.what == "transformation" and step.per.step == 1
    )


def stat_lines(step: nodes.Step, held: Condition[ExceedState] | None, source: str) -> list[Standing]:
    """Lines that change a stat."""
    if isinstance(step, nodes.Stat):
        found: list[Standing] = []
        for stat, amount in stat_parts(step, source):
            number = values.without_itself(values.per(amount, step.per, source))
            line = run.StatLine(held, stat, number, step.outside)
            if step.who != "opponent":
                found.append(Standing(line, False))
            if step.who != "you":
                found.append(Standing(run.StatLine(held, stat, number, step.outside), True))
        return found
    if isinstance(step, nodes.SetStat) and step.what in SET_STATS:
        stat, printed = SET_STATS[step.what]
        number = values.without_itself(values.number(step.to, source))
        return [Standing(run.SetStat(held, stat, number, printed), False)]
    if isinstance(step, nodes.NumberRule) and step.what in MULTIPLIERS and isinstance(step.number, int):
        stat, positive = MULTIPLIERS[step.what]
        return [Standing(run.Multiplier(held, stat, step.number, positive), False)]
    return []


def stat_parts(step: nodes.Stat, source: str) -> list[tuple[int, Number[ExceedState]]]:
    """The stats that `+1 Power` or `+0-1 Range` changes, each with its number; a change by 0 is none."""
    if step.stat == "Range":
        both = [(c.LEAST_RANGE, values.bound(step.low, source)), (c.GREATEST_RANGE, values.bound(step.high, source))]
        return [(stat, amount) for stat, amount in both if not (isinstance(amount, Constant) and amount.number == 0)]
    return [(values.lookup(values.STATS, step.stat, source), values.bound(step.low, source))]


def rule_lines(step: nodes.Step, held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Standing]:
    """Lines that are a rule of their own."""
    rule = rule_named(step.name) if isinstance(step, nodes.NamedRule) else None
    if rule is not None and rule.standing is not None:
        return [Standing(made, False) for made in rule.standing(held, tokens, source)]
    line: run.Lasting | None = None
    if isinstance(step, nodes.Flag):
        if step.what == "measure range from the center":
            line = run.OriginRule(held, -1, False, True)
        elif step.what == "measure range from the space this boost was on":
            line = run.OriginRule(held, -1, False, False, True)
        elif step.what == "the opponent cannot move while in your range":
            here = not_within_itself(InReach())
            line = run.FlagLine(here if held is None else AllOf([held, here]), c.OPPONENT_CANNOT_MOVE)
        elif step.what in FLAGS:
            line = run.FlagLine(held, FLAGS[step.what])
    elif isinstance(step, nodes.Ignore) and step.who != "both":
        line = run.FlagLine(held, (IGNORED if step.who == "you" else OPPONENT_IGNORES)[step.what])
    elif isinstance(step, nodes.Do) and step.what == "swap your Power and Speed":
        line = run.FlagLine(held, c.SWAPPED)
    elif isinstance(step, nodes.NameRule) and (step.what, step.end) == ("you may set", "as your attack"):
        line = run.MaySet(held, step.name)
    elif isinstance(step, nodes.Dodge):
        if isinstance(step.range.low, int) and isinstance(step.range.high, int):
            line = run.Dodge(held, step.range.low, step.range.high, -1)
            if step.token is not None:
                place = token_place(step.token, tokens, source)
                line = run.TokenDodge(held, step.range.low, step.range.high, place, False)
    elif isinstance(step, nodes.DodgeBeyond):
        line = run.TokenDodge(held, -1, -1, token_place(step.token, tokens, source), True)
    elif isinstance(step, nodes.DodgeCount):
        line = run.CountDodge(held, values.counter(step.counter, source))
    elif isinstance(step, nodes.HitsOnly):
        line = run.HitsOnly(held, condition(step.condition, c.NO_CARD, tokens, source))
    elif isinstance(step, nodes.NameRule) and (step.what, step.end) in TOKEN_FLAGS:
        token_place(step.name, tokens, source)
        line = run.FlagLine(held, TOKEN_FLAGS[step.what, step.end])
    elif isinstance(step, nodes.DodgeSpeed) and isinstance(step.speed, int):
        line = run.Dodge(held, -1, -1, step.speed)
    elif isinstance(step, nodes.Origin) and not step.any_of:
        place = token_place(step.token, tokens, source)
        line = run.OriginRule(held, place, place < 0, False)
    elif isinstance(step, nodes.CannotPass):
        place = token_place(step.token, tokens, source)
        line = run.PassBan(held, place, place < 0)
    elif isinstance(step, nodes.Bonus) and step.what in REPEATS and isinstance(step.amount, int):
        line = run.RepeatRule(held, step.amount, REPEATS[step.what])
    elif isinstance(step, nodes.DamageCap) and isinstance(step.most, int):
        line = run.DamageCap(held, step.most)
    elif isinstance(step, nodes.RangeIncludes) and isinstance(step.distance, int):
        line = run.RangeIncludes(held, step.distance)
    elif isinstance(step, nodes.RangeIncludes) and step.token is not None and step.token not in tokens:
        line = run.RangeIncludes(held, -1, True)
    elif isinstance(step, nodes.Bonus) and step.what in MORE and isinstance(step.amount, int):
        line = run.NumberRule(held, MORE[step.what], step.amount)
    elif isinstance(step, nodes.NumberRule) and step.what in NUMBER_RULES and isinstance(step.number, int):
        line = run.NumberRule(held, NUMBER_RULES[step.what], step.number)
    elif isinstance(step, nodes.Costs) and (step.what, step.resource) in PRICES:
        line = run.CostRule(held, PRICES[step.what, step.resource], values.number(step.number, source), False)
    elif isinstance(step, nodes.NumberRule) and step.end == "free Force for each payment":
        line = run.FreeForce(held, values.whole(step.number, source), False)
    elif isinstance(step, nodes.CostsLess) and step.what == "your Force costs are" and step.per is None:
        line = run.FreeForce(held, values.whole(step.amount, source), True)
    elif isinstance(step, nodes.CostsLess) and step.what in DISCOUNTS:
        amount = values.per(values.bound(step.amount, source), step.per, source)
        line = run.CostRule(held, DISCOUNTS[step.what], amount, True)
    return [] if line is None else [Standing(line, False)]
