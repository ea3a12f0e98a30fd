"""Hypothesis strategies for everything that the card language can say."""

from functools import cache
from typing import Literal, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from wildswing.exceed.text import nodes
from wildswing.exceed.text.vocabulary import GRAMMAR, KINDS, singular

T = TypeVar("T")

TOKENS = ("Serena", "Ice Spike", "Web Trap", "George XIII")
CARDS = ("Treasure Coin", "Ritual Magic", "Tiger Uppercut")
HOOKS = ("Wonderland", "Late Swing")
NUMBERS = st.integers(0, 20)
LETTER_X: SearchStrategy[Literal["X"]] = st.just("X")


def phrases(name: str) -> SearchStrategy[str]:
    """A phrase of a terminal."""
    return st.sampled_from(GRAMMAR.phrases[name])


def maybe(strategy: SearchStrategy[T]) -> SearchStrategy[T | None]:
    return st.none() | strategy


counts: SearchStrategy[nodes.Count] = NUMBERS | LETTER_X
kinds = st.sampled_from((*KINDS, "card with the same name", "card that could reach the opponent"))
tokens = st.sampled_from(TOKENS)
cards = st.sampled_from(CARDS)
spots = tokens | st.just("your attack")
whose: SearchStrategy[nodes.Whose] = st.sampled_from(("your", "the opponent's", "their", "its owner's"))
who: SearchStrategy[nodes.Who] = st.sampled_from(("you", "opponent", "both"))
deciders: SearchStrategy[nodes.Who] = st.sampled_from(("you", "opponent"))
stats = phrases("STAT")


@cache
@st.composite
def amounts(draw: st.DrawFn) -> nodes.Amount:
    low = draw(st.integers(0, 8))
    return draw(
        st.sampled_from(
            (
                nodes.Amount(low, low),
                nodes.Amount(low, low + draw(st.integers(1, 4))),
                nodes.Amount(0, low),
                nodes.Amount("X", "X"),
                nodes.Amount(0, "X"),
                nodes.Amount(0, "any"),
                nodes.Amount("that many", "that many"),
                nodes.Amount(0, "that many"),
            )
        )
    )


@cache
@st.composite
def distances(draw: st.DrawFn) -> nodes.Distance:
    low = draw(counts)
    return nodes.Distance(low, low) if low == "X" else nodes.Distance(low, low + draw(st.integers(0, 4)))


@cache
@st.composite
def zones(draw: st.DrawFn) -> nodes.Zone:
    return nodes.Zone(draw(whose), tuple(draw(st.lists(phrases("ZONE"), min_size=1, max_size=2))))


tops = st.builds(nodes.Top, phrases("TOP"), counts, kinds, zones())
froms = st.builds(nodes.From, amounts(), kinds, zones())
randoms = st.builds(nodes.Random, amounts(), kinds, zones())
these = st.sampled_from(("this boost", "your attack", *GRAMMAR.phrases["GROUP_OF_CARDS"])).map(nodes.This)
selections: SearchStrategy[nodes.Selection] = st.one_of(
    froms,
    randoms,
    st.builds(nodes.Them, amounts(), kinds),
    st.builds(nodes.Copies, amounts(), cards, zones()),
    st.builds(nodes.InPlay, amounts(), kinds),
    st.builds(nodes.Yours, amounts(), kinds),
    tops,
    st.builds(nodes.All, zones()),
    st.builds(nodes.Named, cards, zones()),
    these,
)

counters: SearchStrategy[nodes.Counter] = st.one_of(
    st.builds(nodes.InZone, kinds.filter(lambda kind: kind != "transformation"), zones()),
    st.builds(nodes.Counted, phrases("COUNTED").map(singular)),
    st.builds(nodes.TokenCount, tokens, phrases("NAME_PLACE")),
    st.builds(nodes.CopiesIn, cards, zones()),
    st.builds(nodes.PointsOf, whose, stats),
)
most = maybe(st.integers(0, 20))
pers = st.builds(nodes.Per, counts, counters, most)
computed: SearchStrategy[nodes.Number] = st.one_of(
    st.builds(nodes.NumberOf, counters),
    st.builds(nodes.StatOf, whose, stats | st.just("life")),
    st.builds(nodes.PowerOf, selections | st.just("that card")),
    st.builds(nodes.NamedNumber, phrases("NUMBER")),
    LETTER_X,
)
numbers: SearchStrategy[nodes.Number] = NUMBERS | computed
expressions = st.builds(nodes.Expression, computed, most)

# ---------------------------------------------------------------------------------------------------------- conditions


@cache
@st.composite
def at_range(draw: st.DrawFn) -> nodes.AtRange:
    from_you = draw(st.booleans())
    if draw(st.booleans()):
        distance = draw(distances())
        return nodes.AtRange(distance.low, distance.high, from_you=from_you)
    if draw(st.booleans()):
        return nodes.AtRange(0, None, greatest=True, from_you=from_you)
    return nodes.AtRange(draw(counts), None, from_you=from_you)


conditions: SearchStrategy[nodes.Condition] = st.one_of(
    phrases("COND").map(nodes.Is),
    at_range(),
    st.builds(nodes.AttackKind, st.sampled_from(("you", "opponent")), kinds),
    st.builds(nodes.AttackName, cards),
    st.builds(nodes.TokenState, spots, phrases("NAME_STATE")),
    st.builds(nodes.WithToken, phrases("COND_NAME"), tokens),
    st.builds(nodes.Compare, computed, st.sampled_from(("=", ">=", "<=")), counts),
    st.builds(nodes.Compare, computed, st.sampled_from((">", "<")), computed),
    st.builds(nodes.Moved, phrases("MOVED"), phrases("SPACES"), st.sampled_from((">=", "<=")), counts),
)

# --------------------------------------------------------------------------------------------------------------- steps

MOVES = ("advance", "retreat", "close", "push", "pull", "move")
moves = st.sampled_from(MOVES)
paths = phrases("PATH").map(nodes.Path) | st.builds(nodes.Path, phrases("PATH_TO"), tokens)
token_groups = tokens.map(nodes.Tokens) | st.builds(nodes.Tokens, tokens, amounts())
things: SearchStrategy[nodes.Things] = st.one_of(
    token_groups, froms, tops, st.sampled_from((nodes.This("this boost"), nodes.This("your attack")))
)
wheres: SearchStrategy[nodes.Where] = phrases("PLACE_WHERE") | distances()


@cache
@st.composite
def changes(draw: st.DrawFn) -> nodes.Stat:
    sign = draw(st.sampled_from((1, -1)))
    if sign == 1:
        ends: list[nodes.Count] = [draw(counts), draw(counts)]
    else:
        ends = [-draw(st.integers(1, 9)), -draw(NUMBERS)]
    if draw(st.booleans()):
        ends[1] = ends[0]
    return nodes.Stat(draw(who), draw(stats), ends[0], ends[1], draw(maybe(pers)), draw(st.booleans()))


zoned = st.builds(nodes.MoveCards, who, st.sampled_from(("return", "shuffle")), selections, zones())
cards_moved: SearchStrategy[nodes.MoveCards] = st.one_of(
    zoned,
    st.builds(nodes.MoveCards, who, st.just("add"), selections, zones(), per=maybe(pers)),
    st.builds(nodes.MoveCards, who, st.just("put"), selections, zones(), phrases("DECK_END")),
    st.builds(nodes.MoveCards, who, st.just("put"), selections, end=phrases("INTO_PLAY")),
    st.builds(
        nodes.MoveCards,
        who,
        st.sampled_from(("discard", "seal", "reveal", "look at", "transform", "sustain")),
        selections,
    ),
    st.builds(nodes.MoveCards, who, st.just("boost"), selections, free=st.booleans(), sustain=st.booleans()),
)
ways = st.sampled_from(("draw", "discard", "draw or discard"))
resources = phrases("RESOURCE") | st.just("life")

simple: SearchStrategy[nodes.Step] = st.one_of(
    st.sampled_from(HOOKS).map(nodes.NamedRule),
    phrases("SIMPLE").map(nodes.Do),
    st.builds(
        nodes.Move,
        who,
        st.lists(moves, min_size=1, max_size=2).map(tuple),
        amounts(),
        maybe(pers),
        st.lists(paths, max_size=2).map(tuple),
    ),
    st.builds(nodes.MoveToRange, who, moves, counts | st.just("greatest")),
    st.builds(
        nodes.MoveToSpace,
        who,
        moves,
        maybe(counts | st.just("range")),
        maybe(st.builds(nodes.Sweep, NUMBERS, tokens)),
    ),
    st.builds(nodes.MoveToToken, who, moves, spots),
    st.builds(nodes.SwapPlaces, tokens),
    st.builds(nodes.TurnOver, tokens),
    changes(),
    st.builds(nodes.SetStat, phrases("SET_STAT"), numbers),
    st.builds(nodes.SetX, computed),
    st.builds(nodes.Draw, who, amounts(), maybe(pers)),
    st.builds(nodes.Discard, who, amounts(), maybe(pers), st.booleans(), maybe(phrases("OF_CHOICE"))),
    st.builds(nodes.DiscardOrReveal, who, amounts(), kinds),
    st.builds(nodes.HandTo, who, ways, numbers, st.booleans()),
    cards_moved,
    st.builds(nodes.Shuffle, who, zones()),
    st.builds(nodes.Spend, who, amounts(), resources, maybe(NUMBERS)),
    st.builds(nodes.SpendAll, who, phrases("RESOURCE")),
    st.builds(nodes.GainLife, who, amounts(), maybe(pers)),
    st.builds(nodes.Damage, who, amounts(), st.booleans()),
    st.builds(nodes.MoreActions, who, st.integers(1, 9), st.booleans()),
    st.builds(nodes.SetLife, counts, maybe(pers)),
    st.builds(nodes.Repeat, amounts(), maybe(pers)),
    st.builds(nodes.Place, who, things, wheres, maybe(tokens)),
    st.builds(nodes.Remove, who, things, maybe(wheres)),
    st.builds(nodes.MoveToken, who, things, amounts()),
    st.builds(nodes.MoveToken, who, things, to=wheres),
    st.builds(nodes.Ignore, who, phrases("IGNORED")),
)
lasting: SearchStrategy[nodes.Step] = st.one_of(
    phrases("FLAG").map(nodes.Flag),
    st.builds(nodes.Dodge, distances(), maybe(tokens)),
    st.builds(nodes.DodgeCount, counters),
    st.builds(nodes.DodgeSpeed, counts),
    st.builds(nodes.DodgeBeyond, tokens),
    st.builds(nodes.Origin, spots),
    st.builds(nodes.Origin, tokens, st.just(True)),
    st.builds(nodes.HitsOnly, conditions),
    st.builds(nodes.DamageCap, counts),
    st.builds(nodes.RangeIncludes, distance=counts),
    st.builds(nodes.RangeIncludes, token=tokens),
    st.builds(nodes.CannotPass, spots),
    st.builds(nodes.Bonus, phrases("BONUS"), counts),
    st.builds(nodes.Costs, phrases("COSTS"), numbers, resources),
    st.builds(nodes.CostsLess, phrases("COSTS"), counts, maybe(pers)),
    st.builds(nodes.NumberRule, phrases("NUMBER_RULE"), counts, maybe(phrases("NUMBER_RULE_END"))),
    st.builds(nodes.NameRule, phrases("NAME_RULE"), tokens, maybe(phrases("NAME_RULE_END"))),
)
sources = st.one_of(
    st.none(),
    phrases("SOURCE"),
    cards.map(nodes.SetAside),
    froms,
    randoms,
    st.builds(nodes.Them, amounts(), st.just("card")),
)


@cache
def steps(depth: int) -> SearchStrategy[nodes.Step]:
    """A step that is not the end of its sentence."""
    quotable = lines(depth - 1) if depth > 0 else st.nothing()
    quoted = st.lists(quotable, min_size=1, max_size=2).map(tuple)
    strikes = st.builds(nodes.Strike, sources, st.booleans(), st.booleans(), quoted if depth > 0 else st.just(()))
    return st.one_of(simple, lasting, strikes, *([st.builds(nodes.Grant, quoted)] if depth > 0 else []))


@cache
@st.composite
def chains(draw: st.DrawFn, depth: int, *, may_choose: bool = True, may_end: bool = True) -> tuple[nodes.Step, ...]:
    """One sentence: steps, and perhaps something at its end that governs others."""
    plain = draw(st.lists(steps(depth - 1), min_size=1, max_size=2))
    if not may_end or depth <= 0 or draw(st.booleans()):
        return tuple(plain)
    return (*plain[1:], draw(branches(depth, may_choose=may_choose)))


@cache
@st.composite
def branches(draw: st.DrawFn, depth: int, *, may_choose: bool = True) -> nodes.Step:
    """A condition, permission, payment or choice."""
    inside = chains(depth - 1, may_choose=may_choose)
    kind = draw(st.sampled_from(("if", "may", "pay", "choose" if may_choose else "if")))
    if kind == "if":
        tests = tuple(draw(st.lists(conditions, min_size=1, max_size=2)))
        return nodes.If(tests, draw(inside))
    if kind == "may":
        return draw(permissions(depth, may_choose=may_choose))
    if kind == "pay":
        return draw(payments(depth, may_choose=may_choose))
    options = draw(st.lists(chains(depth - 1, may_choose=False), min_size=2, max_size=3))
    chooser = draw(deciders)
    pick = draw(st.integers(1, 2)) if chooser == "you" else 1
    return nodes.Choose(chooser, pick, tuple(options))


@cache
@st.composite
def permissions(draw: st.DrawFn, depth: int, *, may_choose: bool) -> nodes.May:
    body = draw(chains(depth - 1, may_choose=may_choose))
    permitted = draw(deciders)
    if permitted == "opponent" and isinstance(body[0], nodes.Pay):
        body = (draw(payments(depth - 1, may_choose=may_choose, payer="opponent")),)
    return nodes.May(permitted, body)


@cache
@st.composite
def payments(draw: st.DrawFn, depth: int, *, may_choose: bool, payer: str | None = None) -> nodes.Pay:
    cost = draw(st.builds(nodes.Spend, st.just(payer), amounts(), resources) if payer else steps(depth - 1))
    each = draw(st.booleans())
    return nodes.Pay(cost, draw(chains(depth - 1, may_choose=may_choose, may_end=not each)), each=each)


@cache
@st.composite
def bodies(draw: st.DrawFn, depth: int) -> tuple[nodes.Step, ...]:
    """One or more sentences."""
    body: list[nodes.Step] = []
    for sentence in draw(st.lists(chains(depth), min_size=1, max_size=2)):
        body.extend(sentence)
    if draw(st.booleans()) and depth > 0:
        tests = tuple(draw(st.lists(conditions, min_size=1, max_size=2)))
        body.append(nodes.If(tests, draw(chains(depth - 1)), draw(chains(depth - 1))))
    return tuple(body)


@cache
@st.composite
def lines(draw: st.DrawFn, depth: int = 2) -> nodes.Line:
    """One effect."""
    body = draw(bodies(depth))
    if depth > 0 and draw(st.booleans()):  # a guard governs several sentences
        guard = draw(st.sampled_from(("critical", "EX", "wild swing")).map(nodes.Is) | at_range())
        if not (isinstance(guard, nodes.AtRange) and guard.from_you):
            body = (nodes.If((guard,), body),)
    return nodes.Line(draw(maybe(phrases("TRIGGER"))), body)


texts = st.lists(lines(), max_size=2).map(tuple)
