"""Hypothesis strategies for everything that the card language can say."""

from functools import cache
from typing import Literal, TypeVar, get_args

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from wildswing.hackclad.text import Objective, icons, nodes

T = TypeVar("T")

NUMBERS = st.integers(0, 12)
LETTER_X: SearchStrategy[Literal["X"]] = st.just("X")


def maybe(strategy: SearchStrategy[T]) -> SearchStrategy[T | None]:
    return st.none() | strategy


counts: SearchStrategy[nodes.Count] = NUMBERS | LETTER_X
signed: SearchStrategy[nodes.Count] = st.integers(-9, 9) | LETTER_X
names = st.sampled_from(("Barrage", "Mirror of Eight", "Protection of the Aristocracy", "Attacker's Pride"))
labels = st.sampled_from(("Drone", "Arm", "Big Gun"))
zones: SearchStrategy[nodes.Zone] = st.sampled_from(get_args(nodes.Zone))
types: SearchStrategy[tuple[nodes.CardType, ...]] = st.lists(
    st.sampled_from(get_args(nodes.CardType)), min_size=1, max_size=3
).map(tuple)
amounts: SearchStrategy[nodes.Amount] = st.one_of(
    counts.map(lambda count: nodes.Amount(count, count)),
    counts.map(lambda count: nodes.Amount(0, count)),
    st.sampled_from(
        (nodes.Amount(0, "any"), nodes.Amount("all", "all"), nodes.Amount("that much", "that much")),
    ),
)
kinds: SearchStrategy[nodes.Kind] = st.one_of(
    st.builds(nodes.Kind, name=maybe(names), worth_more=maybe(NUMBERS)),
    st.builds(nodes.Kind, types=types, name=maybe(names)),
    st.builds(nodes.Kind, enhanced=st.just(value=True), worth_more=maybe(NUMBERS)),
    st.builds(nodes.Kind, label=labels, name=maybe(names)),
)
froms = st.builds(nodes.From, amounts, kinds, zones)
selections: SearchStrategy[nodes.Selection] = st.one_of(
    froms,
    st.builds(nodes.Top, counts, zones),
    st.builds(nodes.Them, counts),
    st.sampled_from((nodes.This("it"), nodes.This("this card"))),
    st.builds(nodes.All, zones),
)
untils: SearchStrategy[nodes.Until] = st.sampled_from(get_args(nodes.Until))
deeds: SearchStrategy[nodes.Deed] = st.one_of(
    st.builds(nodes.Deed, st.sampled_from(("you moved", "the Clad moved", "you picked up", "you dealt")), untils),
    st.just(nodes.Deed("you dealt", "with one card")),
    st.builds(nodes.Deed, st.just("you damaged the Clad with"), untils, kinds),
)
counters: SearchStrategy[nodes.Counter] = st.builds(nodes.InZone, kinds, zones) | deeds
most = maybe(NUMBERS)
pers = st.builds(nodes.Per, counts, counters, most)
maybe_per = maybe(pers)
named: SearchStrategy[nodes.NamedNumber] = st.sampled_from(
    (
        nodes.NamedNumber("the MP you spend"),
        nodes.NamedNumber("its VP"),
        nodes.NamedNumber("the Clad's ATK"),
        nodes.NamedNumber("your MP"),
    )
)
numbers: SearchStrategy[nodes.Number] = st.builds(nodes.NumberOf, counters, st.booleans()) | named

# ---------------------------------------------------------------------------------------------------------- conditions

relations: SearchStrategy[nodes.Relation] = st.sampled_from(get_args(nodes.Relation))
places = st.sampled_from(get_args(nodes.Place))
condition: SearchStrategy[nodes.Condition] = st.one_of(
    st.sampled_from((nodes.Is("you paid the extra cost"), nodes.Is("you could not"))),
    st.builds(nodes.At, places),
    st.builds(nodes.Did, deeds, relations, counts),
    st.builds(nodes.Reduced, relations, counts),
    st.builds(nodes.Have, st.sampled_from(get_args(nodes.Owned)), relations, counts),
    st.builds(nodes.ZoneHas, zones, relations, counts),
    st.builds(nodes.Players, relations, counts),
    st.builds(nodes.ItIs, types),
    st.builds(nodes.XIs, relations, counts),
    st.builds(nodes.TookSlot, st.lists(st.integers(1, 4), min_size=1, max_size=3).map(tuple)),
)
conditions = st.lists(condition, min_size=1, max_size=3).map(tuple)

# ---------------------------------------------------------------------------------------------------------- steps

acts: SearchStrategy[nodes.Step] = st.one_of(
    st.builds(nodes.Move, amounts, st.sampled_from((None, "toward the Clad"))),
    st.sampled_from((nodes.MoveTo("any free space"), nodes.MoveTo("any free Entry Point"))),
    st.builds(nodes.MoveClad, counts, st.sampled_from(("forward", "backward", "left", "right"))),
    st.builds(nodes.TurnClad, st.sampled_from(("around", "to face you", "to face away from you"))),
    st.sampled_from((nodes.Repel(), nodes.AttackAgain(), nodes.EndTurn())),
    st.builds(nodes.Deal, amounts, maybe_per),
    st.builds(nodes.Reduce, counts, st.none(), maybe_per),
    st.builds(nodes.Reduce, st.none(), counts),
    st.builds(nodes.Draw, amounts, maybe_per),
    st.builds(nodes.Cards, st.sampled_from(("discard", "look at", "reveal")), selections),
    st.builds(nodes.Cards, st.just("add"), selections, st.none(), zones),
    st.builds(
        nodes.Cards,
        st.just("put"),
        selections,
        st.sampled_from(("on top of", "on the bottom of", "on the top or the bottom of")),
        zones,
    ),
    st.builds(nodes.Trade, selections, selections, zones),
    st.builds(nodes.Gain, amounts, st.sampled_from(("MP", "CP", "Magic Shard")), maybe_per),
    st.builds(nodes.Spend, amounts, st.sampled_from(("MP", "CP"))),
    st.builds(nodes.SetResource, st.just("MP"), counts),
    st.builds(nodes.RemoveInjury, counts),
    st.builds(nodes.PickUp, amounts),
    st.builds(nodes.PutShards, amounts, st.sampled_from(("on your space", "into the Reserve"))),
    st.builds(nodes.GiveShards, amounts),
    st.builds(nodes.SetX, numbers, most),
)
holding: SearchStrategy[nodes.Step] = st.one_of(
    st.builds(nodes.Atk, signed, maybe_per),
    st.builds(nodes.ThatCardHas, signed),
    st.builds(nodes.CardsHave, st.sampled_from(("your", "your other", "your next")), types, signed),
    st.builds(nodes.CostsMp, counts),
    st.builds(nodes.Takes, maybe(counts)),
    st.builds(nodes.Limit, st.sampled_from(("+1 Move", "+1 MP", "-1 DMG")), NUMBERS),
    st.sampled_from((nodes.CladLocked(), nodes.UseFromPile())),
)
steps = acts | holding
groups = st.lists(steps, min_size=1, max_size=3).map(tuple)
whens: SearchStrategy[nodes.When] = st.sampled_from(get_args(nodes.When))


@cache
@st.composite
def chains(draw: st.DrawFn, depth: int, *, choice: bool) -> tuple[nodes.Step, ...]:
    """The steps of one sentence: any number of steps, and at the end perhaps one that governs others."""
    kinds = ["if", "may", "pay", "lasting"] + ["choose"] * choice
    kind = draw(st.sampled_from(kinds)) if depth and draw(st.booleans()) else "none"
    if kind == "none":
        return draw(groups)
    first: tuple[nodes.Step, ...] = draw(st.just(()) | groups)
    if kind == "choose":
        options = draw(st.lists(chains(depth - 1, choice=False), min_size=2, max_size=3).map(tuple))
        return (*first, nodes.Choose(draw(st.sampled_from((1, 2))), options))
    inner = draw(chains(depth - 1, choice=choice))
    if kind == "if":
        return (*first, nodes.If(draw(conditions), inner))
    if kind == "may":
        return (*first, nodes.May(inner))
    if kind == "pay":
        return (*first, nodes.Pay(draw(steps), inner))
    return (*first, nodes.Lasting(draw(untils), draw(maybe(whens)), inner))


@cache
@st.composite
def sentences(draw: st.DrawFn) -> tuple[nodes.Step, ...]:
    """What one sentence, or an "If" and its "Otherwise", can say."""
    body = draw(chains(3, choice=True))
    if isinstance(body[0], nodes.If) and draw(st.booleans()):
        body = (nodes.If(body[0].conditions, body[0].then, draw(chains(2, choice=True))),)
    # What stands beside what governs is said in a sentence of its own or under the same roof: not at the top of a line.
    return body if len(body) == 1 else body[-1:]


bodies = st.lists(sentences(), min_size=1, max_size=3).map(lambda parts: sum(parts, ()))
line: SearchStrategy[nodes.CardLine] = st.one_of(
    st.builds(nodes.Need, conditions, st.just(()) | conditions),
    st.just(nodes.NeedAll()),
    st.builds(nodes.Cost, st.sampled_from(("extra", "optional", "action")), groups),
    st.builds(
        nodes.Line,
        maybe(st.just("while in your discard pile")),
        st.lists(whens, max_size=2).map(tuple),
        bodies,
    ),
)
texts = st.lists(line, min_size=1, max_size=4).map(tuple)
objectives: SearchStrategy[Objective] = st.builds(Objective, st.booleans(), conditions) | numbers.map(
    lambda number: Objective(at_end=True, conditions=(), x=number)
)
icon: SearchStrategy[icons.Icon] = st.one_of(
    st.sampled_from((icons.Attack(), icons.Drop(), icons.TurnAround(), icons.Face("left"), icons.Face("right"))),
    st.builds(icons.Move, st.integers(0, 9), st.sampled_from(("forward", "backward", "left", "right"))),
)
rows: SearchStrategy[tuple[icons.Icon, ...]] = st.lists(icon, min_size=1, max_size=5).map(tuple)
