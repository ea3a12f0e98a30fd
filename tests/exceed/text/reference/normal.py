"""One normal form for two sets of nodes: those of a text and those of the reference.

A line becomes (trigger, decision tree).  In a tree every range, "or", "up to" and "may" is a choice between finished
alternatives, what follows a choice or a condition is copied into its branches, and equal branches are merged.  So
"Push or pull 1-2. Draw 1." equals a choice of four options that each draw, and "You may advance 2." equals a choice
between "advance 2" and nothing.
"""

# ruff: noqa: PLW2901 - what a loop turns over is brought into shape first

from __future__ import annotations

from collections import Counter

from tests.exceed.text.reference.plain import Plain, Value, make

FLAT = (
    "stat",
    "ignore",
    "flag",
    "dodge",
    "origin",
    "bonus",
    "cannot_pass",
    "set_stat",
    "number_rule",
    "range_includes",
    "damage_cap",
    "hits_only",
    "costs_less",
    "costs",
    "name_rule",
    "rule",
)
STEADY = {
    ("is", "you initiated"),
    ("is", "the opponent initiated"),
    ("is", "critical"),
    ("is", "not critical"),
    ("is", "you cancelled a boost this turn"),
}
# triggers whose lines are performed from top to bottom, so that several lines are one sequence
IN_ORDER = (None, "now", "on exceed", "on revert", "overdrive")


ON_BOARD = (
    "is on a free space",
    "is on the opponent's space",
    "is next to the opponent",
    "is in or next to the opponent's space",
    "is active",
)


def owner(value: Value, who: str | None) -> Value:
    """'their' means the opponent's when the opponent does it."""
    if isinstance(value, Plain):
        return value
    if isinstance(value, tuple):
        return tuple(owner(v, who) for v in value)
    if value == "their" and who == "opponent":
        return "the opponent's"
    return value


def key(node: Plain) -> Value:
    fields = []
    for name, value in node.fields:
        if name == "lines":
            value = normal(value, "granted")
        fields.append((name, owner(value, node.who)))
    return (node.kind, tuple(fields))


def scale(node: Plain, k: int) -> Value:
    """k times an effect, as one effect where that means the same."""
    if node.kind == "stat" and all(isinstance(n, int) for n in node.by):
        return (node.but(by=tuple(k * n for n in node.by)),)
    if node.kind in ("draw", "discard", "gain_life", "spend") and node.n and all(isinstance(n, int) for n in node.n):
        return (node.but(n=tuple(k * n for n in node.n)),)
    if node.kind == "cards" and node.what[0] == "from" and isinstance(node.what[1][0], int):
        return (node.but(what=("from", tuple(k * n for n in node.what[1]), *node.what[2:])),)
    return (node,) * k


def tree(body: tuple[Plain, ...]) -> Value:
    if not body:
        return ()
    head, rest = body[0], body[1:]
    if head.kind == "nothing":
        return tree(rest)
    run = life_table(body)
    if run:
        return (("draw by life", run[0]), *tree(body[run[1] :]))
    if head.kind == "if":
        return branch(head.cond, tree(head.then + rest), tree((head.orelse or ()) + rest))
    if head.kind == "choose":
        if head.pick:
            return (("choose", head.who, head.pick, frozenset(tree(o) for o in head.options)), *tree(rest))
        return choice(head.who, [tree(o + rest) for o in head.options])
    if head.kind == "may":
        if len(head.body) == 1 and head.body[0].kind == "pay":
            return pay(head.body[0], rest, True)
        body = head.body
        if head.who and len(body) == 1 and body[0].kind == "choose" and not body[0].who:
            body = (body[0].but(who=head.who),)  # "the opponent may choose one"
        return choice(head.who, [tree(body + rest), tree(rest)])
    if head.kind == "pay":
        return pay(head, rest, False)
    n = head.n
    if head.kind in ("move", "draw", "discard", "gain_life") or (head.kind == "spend" and head.what == "life"):
        verbs = head.verbs or (None,)
        if n and (n[0] != n[1] or len(verbs) > 1):
            if isinstance(n[0], int) and isinstance(n[1], int):
                amounts: list[Value] = [(i, i) for i in range(n[0], n[1] + 1)]
            else:
                amounts = [n]
            options = []
            for v in verbs:
                for a in amounts:
                    if a == (0, 0):
                        options.append(tree(rest))
                    else:
                        changed = head.but(n=a, verbs=(v,)) if v else head.but(n=a)
                        options.append((key(changed), *tree(rest)))
            return choice(head.who, options) if len(options) > 1 else options[0]
        if n == (0, 0):
            return tree(rest)
    if head.kind == "ignore" and head.what == "Armor and Guard":
        return tree((head.but(what="Armor"), head.but(what="Guard"), *rest))
    if (
        head.kind == "cards"
        and len(head.what) > 1
        and head.what[1] == (0, 1)
        and head.what[0] in ("from", "yours", "play", "them")
    ):
        return choice(head.who, [(key(head.but(what=(head.what[0], (1, 1), *head.what[2:]))), *tree(rest)), tree(rest)])
    if head.kind == "move_token" and head.n and head.n[0] == 0:
        return choice(None, [(key(head.but(n=(1, head.n[1]))), *tree(rest)), tree(rest)])
    return (key(head), *tree(rest))


def life_table(body: tuple[Plain, ...]) -> Value | None:
    """Three or more lines "If your life is N (or less), draw M." in a row: how many cards at each life from 1 to 30."""
    drawn, used = [0] * 31, 0
    for node in body:
        c = (
            node.cond[0]
            if node.kind == "if" and not node.orelse and len(node.cond) == 1 and len(node.then) == 1
            else None
        )
        if (
            not c
            or c[0] != "compare"
            or c[1] != ("stat", "your", "life")
            or node.then[0].kind != "draw"
            or not isinstance(c[3], int)
        ):
            break
        for life in range(1, 31):
            if life == c[3] or (c[2] == "<=" and life < c[3]):
                drawn[life] += node.then[0].n[0]
        used += 1
    return (tuple(drawn), used) if used >= 3 else None


def choice(who: str | None, options: list[Value]) -> Value:
    flat = set()
    for o in options:
        if len(o) == 1 and o[0][0] == "choose" and o[0][1] == who and o[0][2] is None:
            flat |= o[0][3]
        else:
            flat.add(o)
    if len(flat) == 1:
        return flat.pop()
    common: tuple[Value, ...] = ()
    while all(flat) and len({o[0] for o in flat}) == 1 and next(iter(flat))[0][0] in ("stat", "do", "flag"):
        common += (next(iter(flat))[0],)
        flat = {o[1:] for o in flat}
    if common:
        return common + choice(who, list(flat))
    if (
        len(flat) > 1 and all(o and o[0][0] == "pay" for o in flat) and len({(o[0][1:4], o[1:]) for o in flat}) == 1
    ):  # pay for A or pay for B is pay for A or B
        one = next(iter(flat))
        return ((*one[0][:4], choice(who, [o[0][4] for o in flat])), *one[1:])
    if len(flat) == 2:  # "do it, if you can, or nothing" is "if you can, do it or nothing"
        for one, two in (tuple(flat), tuple(flat)[::-1]):
            if len(one) == 1 and one[0][0] == "if" and one[0][3] == two:
                return branch((one[0][1],), choice(who, [one[0][2], two]), two)
    if len(flat) == 2 and who is None:  # "do it or not" of a payment is an optional payment
        for one, two in (tuple(flat), tuple(flat)[::-1]):
            if one and one[0][0] == "pay" and one[0][1] is False and one[1:] == two:
                return (("pay", True, *one[0][2:]), *two)
    return (("choose", who, None, frozenset(flat)),)


def branch(cond: tuple[Value, ...], yes: tuple[Value, ...], no: tuple[Value, ...]) -> Value:
    atoms = list(cond)
    while len(yes) == 1 and yes[0][0] == "if" and yes[0][3] == no:  # if A and if B is if B and if A
        atoms.append(yes[0][1])
        yes = yes[0][2]
    there = {a[1] for a in atoms if a[0] == "token" and a[2] in ON_BOARD}
    atoms = [a for a in atoms if not (a[0] == "token" and a[2] == "is on the board" and a[1] in there)]
    for atom in sorted(set(atoms), key=repr, reverse=True):
        yes = no if yes == no else (("if", atom, yes, no),)
    return yes


def pay(node: Plain, rest: tuple[Value, ...], optional: bool) -> Value:
    cost: Value = node.cost
    n: Value = cost.n
    if cost.kind == "cards" and cost.what[0] == "this":  # always possible: the same as doing one after the other
        return (
            choice(node.who, [tree((cost, *node.body, *rest)), tree(rest)])
            if optional
            else tree((cost, *node.body, *rest))
        )
    free = (cost.kind in ("discard", "spend") and cost.what in (None, "life")) or cost.kind == "move"
    if free and isinstance(n, tuple) and all(isinstance(i, int) for i in n):
        options = []
        for k in range(n[0], n[1] + 1):
            paid = () if k == 0 else (cost.but(n=(k, k)),)
            body = tuple(b.but(n=(k, k)) if b.n == ("that", "that") else b for b in node.body)
            gained = () if k == 0 else tuple(m for b in body for m in scale(b, k)) if node.each else body
            options.append(tree(paid + gained + rest))
        if optional:
            options.append(tree(rest))
        return choice(node.who, options)
    if cost.kind == "spend" and isinstance(n, tuple) and n[0] == 0:
        optional = True
    chosen: Value = dict(cost.fields).get("what")
    if cost.kind == "cards" and len(chosen) > 1 and isinstance(chosen[1], tuple) and chosen[1][:1] == (0,):
        optional = True
        if chosen[1] == (0, 1):
            cost = cost.but(what=(chosen[0], (1, 1), *chosen[2:]))
    return (("pay", optional, key(cost), bool(node.each), tree(node.body)), *tree(rest))


def hoist(line: Plain) -> list[Plain]:
    """What an effect gives the attack when it is set is the same as a line of the source itself."""
    if line.trigger not in ("on set", None) or not line.body:
        return [line]
    cond: tuple[Value, ...] = ()
    body = line.body
    if (
        len(body) == 1
        and body[0].kind == "if"
        and not body[0].orelse
        and (line.trigger is None or all(c in STEADY for c in body[0].cond))
    ):
        cond, body = body[0].cond, body[0].then
        inner = body
        while (
            len(inner) == 1
            and inner[0].kind == "if"
            and not inner[0].orelse
            and (line.trigger is None or all(c in STEADY for c in inner[0].cond))
        ):
            cond, inner = cond + inner[0].cond, inner[0].then
        body = inner
    if not any(b.kind == "grant" for b in body) or any(b.kind not in ("grant", *FLAT) for b in body):
        return [line]
    out = []
    for b in body:
        for inner in b.lines if b.kind == "grant" else (make("line", body=(b,)),):
            wrapped = inner.but(body=(make("if", cond=cond, then=inner.body),) if cond else inner.body)
            out.extend(hoist(wrapped))
    return out


def normal(lines: tuple[Plain, ...], kind: str) -> Value:
    """kind: immediate, continuous, transform, overload, attack, ability, granted."""
    out: list[Value] = []
    runs: dict[Value, Value] = {}
    for raw in lines:
        for line in hoist(raw):
            trigger = line.trigger
            first = line.body[0] if line.body else make("nothing")
            if (
                trigger and trigger.startswith("action") and first.kind == "pay"
            ):  # the cost of an action is paid for the whole line
                line = line.but(body=(first.but(body=first.body + line.body[1:]),))
            if kind == "granted" and trigger == "on set" and all(b.kind in (*FLAT, "grant") for b in line.body):
                trigger = None
            standing = trigger is None and kind != "immediate"
            if standing:
                out.extend((None, t) for t in split(line.body))
            elif trigger in IN_ORDER:
                runs.setdefault(trigger, []).extend(line.body)
            else:
                out.append((trigger, tree(line.body)))
    out.extend((trigger, tree(tuple(body))) for trigger, body in runs.items())
    counted = Counter(o for o in out if o[1])
    for item in counted:  # to be unable to be stunned twice is the same as once
        if item[0] is None and item[1][0][0] in ("flag", "ignore", "origin"):
            counted[item] = 1
    return tuple(sorted(counted.items(), key=repr))


def split(body: tuple[Plain, ...]) -> list[Value]:
    """Lasting effects stand each for itself."""
    if all(b.kind in FLAT for b in body):
        return [
            t
            for b in body
            for t in (
                [tree((b.but(what=w),)) for w in ("Armor", "Guard")]
                if b.kind == "ignore" and b.what == "Armor and Guard"
                else [tree((b,))]
            )
        ]
    if all(b.kind in FLAT or (b.kind == "if" and not b.orelse) for b in body):
        out: list[Value] = []
        for b in body:
            if b.kind == "if":
                out.extend(branch(b.cond, t, ()) for t in split(b.then))
            else:
                out.extend(split((b,)))
        return out
    return [tree(body)]
