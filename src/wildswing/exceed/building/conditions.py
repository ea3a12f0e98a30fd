"""Conditions: from words to the effects' objects."""

from __future__ import annotations

from collections.abc import Callable

from wildswing.exceed import constants as c
from wildswing.exceed.building import values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import conditions as run
from wildswing.exceed.effects.tokens import YOUR_ATTACK
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.exceed.text.print_parts import show_condition
from wildswing.kernel.effects import Condition

RELATIONS = {"<": -2, "<=": -1, "=": 0, ">=": 1, ">": 2}
IS: dict[str, Callable[[], Condition[ExceedState]]] = {
    "critical": run.Critical,
    "not critical": lambda: run.Not(run.Critical()),
    "EX": run.Ex,
    "wild swing": lambda: run.WildSwing(False),
    "not a wild swing": lambda: run.Not(run.WildSwing(False)),
    "the opponent's attack is a wild swing": lambda: run.WildSwing(True),
    "you initiated": lambda: run.Initiated(False),
    "the opponent initiated": lambda: run.Initiated(True),
    "you hit": run.Hit,
    "you did not hit": lambda: run.Not(run.Hit()),
    "you were hit": run.WasHit,
    "you are stunned": lambda: run.Stunned(False),
    "you are not stunned": lambda: run.Not(run.Stunned(False)),
    "the opponent is stunned": lambda: run.Stunned(True),
    "you moved past the opponent": run.MovedPast,
    "you did not move past the opponent": lambda: run.Not(run.MovedPast()),
    "you moved past the opponent this strike": run.MovedPastThisStrike,
    "the opponent passed you": run.OpponentPassed,
    "the move fell short": run.FellShort,
    "you have not moved this strike": lambda: run.NotMoved(False),
    "the opponent has not moved this strike": lambda: run.NotMoved(True),
    "exceeded": lambda: run.Exceeded(False),
    "not exceeded": lambda: run.Not(run.Exceeded(False)),
    "the opponent is exceeded": lambda: run.Exceeded(True),
    "marked": run.Marked,
    "not marked": lambda: run.Not(run.Marked()),
    "you cancelled a boost this turn": run.Cancelled,
    "you have no continuous boost in play": run.NoBoostInPlay,
    "you have a continuous boost in play": lambda: run.Not(run.NoBoostInPlay()),
    "the opponent's printed Speed is higher": run.OpponentFaster,
    "a copy of your attack is in your discard pile": lambda: run.CopyOfAttackIn([c.DISCARD]),
    "a strike happened last turn": run.StruckLastTurn,
    "no strike happened last turn": lambda: run.Not(run.StruckLastTurn()),
}
THIS_BOOST: dict[str, Callable[[int], Condition[ExceedState]]] = {
    "this boost stays in play": run.ThisBoostInPlay,
    "this boost is sustained": run.ThisBoostSustained,
    "this boost is not sustained": lambda card: run.Not(run.ThisBoostSustained(card)),
}
TOKEN: dict[str, Callable[[int], Condition[ExceedState]]] = {
    "is on the board": run.TokenOnBoard,
    "is not on the board": lambda token: run.Not(run.TokenOnBoard(token)),
    "is on a free space": run.TokenOnFreeSpace,
    "is on the opponent's space": lambda token: run.TokenWith(token, True),
    "is not on the opponent's space": lambda token: run.Not(run.TokenWith(token, True)),
}
WITH_TOKEN: dict[str, Callable[[int], Condition[ExceedState]]] = {
    "you are on": lambda token: run.TokenWith(token, False),
    "the opponent is on": lambda token: run.TokenWith(token, True),
    "the opponent is between you and": lambda token: run.OpponentBetween(token, False),
    "the opponent is on or between you and": lambda token: run.OpponentBetween(token, True),
}


def token_place(name: str, tokens: list[str], source: str) -> int:
    """A token's place in its owner's list; YOUR_ATTACK for the attack that lies on the board."""
    if name == "your attack":
        return YOUR_ATTACK
    if name not in tokens:
        raise NotPlayable(f"the token {name}", source)
    return tokens.index(name)


def condition(node: nodes.Condition, card: int, tokens: list[str], source: str) -> Condition[ExceedState]:
    """The object that tests a condition; `card` is the card of the text."""
    made = make(node, card, tokens, source)
    made.words = show_condition(node)
    return made


def make(node: nodes.Condition, card: int, tokens: list[str], source: str) -> Condition[ExceedState]:
    """One condition by its kind."""
    if isinstance(node, nodes.Is):
        if node.what in IS:
            return IS[node.what]()
        if node.what in THIS_BOOST:
            return THIS_BOOST[node.what](card)
    elif isinstance(node, nodes.AtRange):
        if node.greatest:
            return run.AtGreatestRange()
        if isinstance(node.low, int) and (node.high is None or isinstance(node.high, int)):
            return run.AtRange(node.low, -1 if node.high is None else node.high, node.from_you)
    elif isinstance(node, nodes.AttackKind):
        return run.AttackIs(values.lookup(values.KINDS, node.kind, source), node.who == "opponent")
    elif isinstance(node, nodes.Compare):
        return run.Compare(
            values.number(node.left, source), RELATIONS[node.relation], values.number(node.right, source)
        )
    elif isinstance(node, nodes.TokenState):
        if node.state in TOKEN:
            return TOKEN[node.state](token_place(node.token, tokens, source))
    elif isinstance(node, nodes.WithToken) and node.what in WITH_TOKEN:
        return WITH_TOKEN[node.what](token_place(node.token, tokens, source))
    raise NotPlayable(node, source)


def reads_stats(tested: Condition[ExceedState]) -> bool:
    """Whether a condition asks for what standing lines change: stats, range, EX, Critical."""
    if isinstance(tested, run.Not):
        return reads_stats(tested.condition)
    if isinstance(tested, run.Compare):
        return values.reads_stats(tested.left) or values.reads_stats(tested.right)
    return isinstance(tested, run.Ex | run.Critical | run.AtRange | run.AtGreatestRange)


def not_within_itself(tested: Condition[ExceedState]) -> Condition[ExceedState]:
    """The condition of a standing line, safe from depending on that line."""
    if not reads_stats(tested):
        return tested
    made = run.NotWithinItself(tested)
    made.words = tested.words
    return made


def together(conditions: list[Condition[ExceedState]]) -> Condition[ExceedState] | None:
    """Several conditions as one; None for none."""
    if not conditions:
        return None
    return conditions[0] if len(conditions) == 1 else run.AllOf(conditions)
