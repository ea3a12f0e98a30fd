"""Typed nodes as plain data: what the comparison with the reference facts works on.

The facts are translated to the same plain data (`facts`), and a normal form (`normal`) tells whether two texts mean the
same in other words.  A node that has no translation here is an error, so nothing is left out of the comparison.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from wildswing.exceed.text import nodes

Value: TypeAlias = Any
"""A number, a text, a tuple of values, or a `Plain`."""


class Plain:
    """A node: its kind, and its fields by name; what is not there is None, or () where steps would be."""

    def __init__(self, kind: str, fields: tuple[tuple[str, Value], ...] = ()) -> None:
        self.kind = kind
        self.fields = fields

    def __getattr__(self, name: str) -> Value:
        if name.startswith("__"):
            raise AttributeError(name)
        for key, value in self.fields:
            if key == name:
                return value
        return () if name in {"body", "then", "orelse", "options"} else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Plain) and (self.kind, self.fields) == (other.kind, other.fields)

    def __hash__(self) -> int:
        return hash((self.kind, self.fields))

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(f'{key}={value!r}' for key, value in self.fields)})"

    def but(self, **changes: Value) -> Value:
        """A changed copy."""
        return make(self.kind, **{**dict(self.fields), **changes})


def make(kind: str, **fields: Value) -> Value:
    """A plain node without the fields that say nothing."""
    kept = (item for item in fields.items() if item[1] is not None and item[1] is not False and item[1] != ())
    return Plain(kind, tuple(sorted(kept)))


def plain(node: Value) -> Value:
    """A node, or a tuple of nodes, as plain data."""
    if node is None or isinstance(node, bool | int | str):
        return node
    if isinstance(node, tuple):
        return tuple(plain(item) for item in node)
    return WAYS[type(node)](node)


def _who(node: Value) -> str | None:
    return None if node.who == "you" else str(node.who)


def _bound(bound: Value) -> Value:
    return "that" if bound == "that many" else bound


def _amount(node: nodes.Amount) -> Value:
    return (_bound(node.low), _bound(node.high))


def _number(number: Value) -> Value:
    """A number where the grammar has room for a computed one: there X is a number by name."""
    return ("named", "X") if number == "X" else plain(number)


def _compare(node: nodes.Compare) -> Value:
    right = _number(node.right) if node.relation in {">", "<"} else plain(node.right)
    return ("compare", _number(node.left), node.relation, right)


def _at_range(node: nodes.AtRange) -> Value:
    test = ("range", "greatest", None) if node.greatest else ("range", node.low, node.high)
    return (*test, "from you") if node.from_you else test


def _source(source: Value) -> Value:
    match source:
        case nodes.SetAside():
            return ("named", source.name)
        case nodes.Them():
            return ("them", plain(source.amount))
        case nodes.From() | nodes.Random():
            chance = isinstance(source, nodes.Random)
            return ("from", plain(source.amount), source.kind, plain(source.zone), chance)
        case _:
            return source


def _where(where: Value) -> Value:
    return ("range", (where.low, where.high)) if isinstance(where, nodes.Distance) else where


def _things(what: Value) -> Value:
    match what:
        case nodes.Tokens():
            return (plain(what.amount), what.name)
        case nodes.This():
            return (None, what.what)
        case _:
            return (None, plain(what))


def _space(node: nodes.MoveToSpace) -> Value:
    limit = (node.limit, node.limit) if isinstance(node.limit, int) else node.limit
    sweep = node.sweep and (node.sweep.count, node.sweep.token)
    return make("move_to_space", who=_who(node), verb=node.verb, limit=limit, sweep=sweep)


WAYS: dict[type, Any] = {
    # parts
    nodes.Amount: _amount,
    nodes.Zone: lambda n: (n.whose, *n.names),
    nodes.Per: lambda n: (n.step, plain(n.counter), n.most),
    nodes.InZone: lambda n: ("in", n.kind, plain(n.zone)),
    nodes.Counted: lambda n: ("fixed", n.what),
    nodes.TokenCount: lambda n: ("token", n.token, n.place),
    nodes.CopiesIn: lambda n: ("copy", n.name, plain(n.zone)),
    nodes.PointsOf: lambda n: ("point", n.whose, n.stat),
    nodes.NumberOf: lambda n: ("number", plain(n.counter)),
    nodes.StatOf: lambda n: ("stat", n.whose, n.stat),
    nodes.PowerOf: lambda n: ("power", plain(n.card)),
    nodes.NamedNumber: lambda n: ("named", n.what),
    nodes.Expression: lambda n: (_number(n.number), n.most),
    nodes.From: lambda n: ("from", plain(n.amount), n.kind, plain(n.zone)),
    nodes.Random: lambda n: ("random", plain(n.amount), n.kind, plain(n.zone)),
    nodes.Them: lambda n: ("them", plain(n.amount), n.kind),
    nodes.Copies: lambda n: ("copies", plain(n.amount), n.name, plain(n.zone)),
    nodes.InPlay: lambda n: ("play", plain(n.amount), n.kind),
    nodes.Yours: lambda n: ("yours", plain(n.amount), n.kind),
    nodes.Top: lambda n: ("top", n.end, n.count, n.kind, plain(n.zone)),
    nodes.All: lambda n: ("all", plain(n.zone)),
    nodes.Named: lambda n: ("named", n.name, plain(n.zone)),
    nodes.This: lambda n: ("this", n.what),
    # conditions
    nodes.Is: lambda n: ("is", n.what),
    nodes.AtRange: _at_range,
    nodes.AttackKind: lambda n: ("attack", n.who, n.kind),
    nodes.AttackName: lambda n: ("attack_name", n.name),
    nodes.TokenState: lambda n: ("token", n.token, n.state),
    nodes.WithToken: lambda n: ("with", n.what, n.token),
    nodes.Compare: _compare,
    nodes.Moved: lambda n: ("moved", n.what, n.span, n.relation, n.count),
    # branches
    nodes.Line: lambda n: make("line", trigger=n.trigger, body=plain(n.body)),
    nodes.If: lambda n: make("if", cond=plain(n.conditions), then=plain(n.then), orelse=plain(n.otherwise)),
    nodes.May: lambda n: make("may", who=_who(n), body=plain(n.body)),
    nodes.Pay: lambda n: make("pay", cost=plain(n.cost), body=plain(n.body), each=n.each),
    nodes.Choose: lambda n: make("choose", who=_who(n), pick=None if n.pick == 1 else n.pick, options=plain(n.options)),
    nodes.Grant: lambda n: make("grant", lines=plain(n.lines)),
    nodes.Strike: lambda n: make(
        "strike", source=_source(n.source), face_up=n.face_up, second=n.after_opponent, lines=plain(n.lines)
    ),
    nodes.NamedRule: lambda n: make("rule", name=n.name),
    nodes.Do: lambda n: make("do", what=n.what),
    # moving and stats
    nodes.Path: lambda n: (n.how,) if n.token is None else (n.how, n.token),
    nodes.Move: lambda n: make(
        "move", who=_who(n), verbs=n.verbs, n=plain(n.amount), per=plain(n.per), path=plain(n.path)
    ),
    nodes.MoveToRange: lambda n: make("move_to_range", who=_who(n), verb=n.verb, range=n.range),
    nodes.MoveToSpace: _space,
    nodes.MoveToToken: lambda n: make("move_to_token", who=_who(n), verb=n.verb, token=n.token),
    nodes.SwapPlaces: lambda n: make("swap_places", token=n.token),
    nodes.TurnOver: lambda n: make("turn_over", token=n.token),
    nodes.Stat: lambda n: make(
        "stat", who=_who(n), stat=n.stat, by=(n.low, n.high), per=plain(n.per), outside=n.outside
    ),
    nodes.SetStat: lambda n: make("set_stat", what=n.what, to=_number(n.to)),
    nodes.SetX: lambda n: make("set_x", to=_number(n.to)),
    # cards
    nodes.Draw: lambda n: make("draw", who=_who(n), n=plain(n.amount), per=plain(n.per)),
    nodes.Discard: lambda n: make(
        "discard", who=_who(n), n=plain(n.amount), per=plain(n.per), random=n.random, chooser=n.chooser
    ),
    nodes.DiscardOrReveal: lambda n: make("discard", who=_who(n), n=plain(n.amount), of=n.kind, or_reveal=True),
    nodes.HandTo: lambda n: make("hand_to", who=_who(n), way=n.way, n=_number(n.size), random=n.random),
    nodes.MoveCards: lambda n: make(
        "cards",
        who=_who(n),
        way=n.way,
        what=plain(n.what),
        to=plain(n.to),
        end=n.end,
        per=plain(n.per),
        free=n.free,
        sustain=n.sustain,
    ),
    nodes.Shuffle: lambda n: make("shuffle", who=_who(n), zone=plain(n.zone)),
    # paying, life, turns
    nodes.Spend: lambda n: make("spend", who=_who(n), n=plain(n.amount), what=n.what, step=n.steps_of),
    nodes.SpendAll: lambda n: make("spend", who=_who(n), n="all", what=n.what),
    nodes.GainLife: lambda n: make("gain_life", who=_who(n), n=plain(n.amount), per=plain(n.per)),
    nodes.Damage: lambda n: make("damage", who=_who(n), n=plain(n.amount), non_lethal=n.non_lethal),
    nodes.MoreActions: lambda n: make("more_actions", who=_who(n), n=n.count, no_strike=n.no_strike),
    nodes.SetLife: lambda n: make("set_life", n=n.to, per=plain(n.per)),
    nodes.Repeat: lambda n: make("repeat", n=plain(n.amount), per=plain(n.per)),
    # tokens
    nodes.Place: lambda n: make("place", who=_who(n), what=_things(n.what), where=_where(n.where), as_token=n.as_token),
    nodes.Remove: lambda n: make("remove", who=_who(n), what=_things(n.what), where=_where(n.where)),
    nodes.MoveToken: lambda n: make(
        "move_token", who=_who(n), what=_things(n.what), n=plain(n.amount), to=_where(n.to)
    ),
    # true while they apply
    nodes.Flag: lambda n: make("flag", what=n.what),
    nodes.Ignore: lambda n: make("ignore", who=_who(n), what=n.what),
    nodes.Dodge: lambda n: make("dodge", range=(n.range.low, n.range.high), token=n.token),
    nodes.DodgeCount: lambda n: make("dodge", count=plain(n.counter)),
    nodes.DodgeSpeed: lambda n: make("dodge", speed=n.speed),
    nodes.DodgeBeyond: lambda n: make("dodge", beyond=n.token),
    nodes.Origin: lambda n: make("origin", at=None if n.any_of else n.token, one_of=n.token if n.any_of else None),
    nodes.HitsOnly: lambda n: make("hits_only", cond=plain(n.condition)),
    nodes.DamageCap: lambda n: make("damage_cap", n=n.most),
    nodes.RangeIncludes: lambda n: make("range_includes", what=n.distance if n.token is None else n.token),
    nodes.CannotPass: lambda n: make("cannot_pass", token=n.token),
    nodes.Bonus: lambda n: make("bonus", what=n.what, n=n.amount),
    nodes.Costs: lambda n: make("costs", what=n.what, n=_number(n.number), of=n.resource),
    nodes.CostsLess: lambda n: make("costs_less", what=n.what, n=n.amount, per=plain(n.per)),
    nodes.NumberRule: lambda n: make("number_rule", what=n.what, n=n.number, end=n.end),
    nodes.NameRule: lambda n: make("name_rule", what=n.what, name=n.name, end=n.end),
}
