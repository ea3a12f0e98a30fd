"""Conditions: from words to the effects' objects."""

from __future__ import annotations

from collections.abc import Callable

from wildswing.exceed import constants as c
from wildswing.exceed.building import values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import boost_conditions as boosts
from wildswing.exceed.effects import card_conditions as cards
from wildswing.exceed.effects import conditions as run
from wildswing.exceed.effects import copies, kinds, laid_boosts, measures, setting
from wildswing.exceed.effects import movement_conditions as moved
from wildswing.exceed.effects import place_conditions as place
from wildswing.exceed.effects import strike_conditions as strike
from wildswing.exceed.effects import turn_conditions as turn
from wildswing.exceed.effects.boosting import DiscardedIsContinuous, NamedBoostInPlay
from wildswing.exceed.effects.places import (
    ANY_SPACE,
    NEXT_TO_OPPONENT,
    OPPONENTS_SPACE,
    WITH_OR_NEXT_TO_OPPONENT,
    Place,
)
from wildswing.exceed.effects.printed import PickedHasSpeed
from wildswing.exceed.effects.reaching import HandCouldReach, Transformed
from wildswing.exceed.effects.token_conditions import (
    AnyCopy,
    BeforeOrigin,
    MovedThrough,
    OpponentBetween,
    TokenOnBoard,
    TokenOnFreeSpace,
    TokenWith,
)
from wildswing.exceed.effects.token_copies import Copies
from wildswing.exceed.effects.token_sides import DisabledBefore, TokenSide
from wildswing.exceed.effects.tokens import YOUR_ATTACK
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.exceed.text.print_parts import show_condition
from wildswing.kernel.effects import Condition, Constant, Number

RELATIONS = {"<": -2, "<=": -1, "=": 0, ">=": 1, ">": 2}


def copy_in(*zones: int) -> Condition[ExceedState]:
    """A copy of your attack lies in one of these zones."""
    return copies.CopyOfAttackIn(list(zones), False)


IS: dict[str, Callable[[], Condition[ExceedState]]] = {
    "critical": strike.Critical,
    "not critical": lambda: run.Not(strike.Critical()),
    "EX": strike.Ex,
    "wild swing": lambda: strike.WildSwing(False),
    "not a wild swing": lambda: run.Not(strike.WildSwing(False)),
    "the opponent's attack is a wild swing": lambda: strike.WildSwing(True),
    "you initiated": lambda: strike.Initiated(False),
    "the opponent initiated": lambda: strike.Initiated(True),
    "you hit": strike.Hit,
    "you did not hit": lambda: run.Not(strike.Hit()),
    "you were hit": strike.WasHit,
    "you are stunned": lambda: strike.Stunned(False),
    "you are not stunned": lambda: run.Not(strike.Stunned(False)),
    "the opponent is stunned": lambda: strike.Stunned(True),
    "you moved past the opponent": moved.MovedPast,
    "you did not move past the opponent": lambda: run.Not(moved.MovedPast()),
    "you moved past the opponent this strike": moved.MovedPastThisStrike,
    "the opponent passed you": moved.OpponentPassed,
    "the move fell short": moved.FellShort,
    "you have not moved this strike": lambda: moved.NotMoved(False),
    "the opponent has not moved this strike": lambda: moved.NotMoved(True),
    "the opponent moved or was moved this strike": moved.OpponentShifted,
    "you are at an edge": lambda: place.AtEdge(False),
    "the opponent is at an edge": lambda: place.AtEdge(True),
    "you are at the center": place.AtCenter,
    "exceeded": lambda: turn.Exceeded(False),
    "not exceeded": lambda: run.Not(turn.Exceeded(False)),
    "the opponent is exceeded": lambda: turn.Exceeded(True),
    "marked": turn.Marked,
    "not marked": lambda: run.Not(turn.Marked()),
    "you cancelled a boost this turn": turn.Cancelled,
    "this is your first cancel this turn": turn.FirstCancel,
    "you spent Gauge this strike": strike.SpentGauge,
    "during a strike": strike.DuringStrike,
    "outside a strike": lambda: run.Not(strike.DuringStrike()),
    "you have no continuous boost in play": boosts.NoBoostInPlay,
    "you have a continuous boost in play": lambda: run.Not(boosts.NoBoostInPlay()),
    "the discarded card is a continuous boost": DiscardedIsContinuous,
    "that card has your attack's printed Speed": PickedHasSpeed,
    "the opponent's printed Speed is higher": strike.OpponentFaster,
    "a copy of your attack is in your discard pile": lambda: copy_in(c.DISCARD),
    "a copy of your attack is in your boosts, your gauge or transformed": lambda: copy_in(
        c.BOOSTS, c.GAUGE, c.TRANSFORMATIONS
    ),
    "a copy of your attack is in your gauge or transformed": lambda: copy_in(c.GAUGE, c.TRANSFORMATIONS),
    "a copy of your attack is sealed or transformed": lambda: copy_in(c.SEALED, c.TRANSFORMATIONS),
    "no copy of your attack is sealed": lambda: run.Not(copy_in(c.SEALED)),
    "a copy of the opponent's attack is in your sealed cards": lambda: copies.CopyOfAttackIn([c.SEALED], True),
    "both attacks have the same printed Speed": copies.SameSpeed,
    "your attack was set face up": setting.SetOpen,
    "your attack was set from your boosts": lambda: setting.SetFrom(c.BOOSTS),
    "your attack was set from your gauge": lambda: setting.SetFrom(c.GAUGE),
    "they discarded it": lambda: cards.DidSome(True),
    "you could not": lambda: cards.DidSome(False),
    "you added it to your hand": cards.PickedToHand,
    "they could not": cards.FellShortOfCards,
    "the opponent's top discard is a Special": lambda: cards.TopCardIs(c.DISCARD, kinds.A_SPECIAL, True),
    "your attack is still in play": strike.AttackStillInPlay,
    "your top card is a Normal": lambda: cards.TopCardIs(c.DECK, kinds.A_NORMAL, False),
    "a card in your hand could reach the opponent": HandCouldReach,
    "a strike happened last turn": turn.StruckLastTurn,
    "you drew at the end of this turn": turn.DrewAtEnd,
    "you paid with Gauge": turn.PaidWithGauge,
    "that boost was played from your gauge": turn.BoostFromGauge,
    "no strike happened last turn": lambda: run.Not(turn.StruckLastTurn()),
    "no strike happened this turn": lambda: run.Not(turn.Struck()),
}
MOVED: dict[tuple[str, str], Callable[[], Number[ExceedState]]] = {
    ("you moved", "spaces this strike"): measures.MovedThisStrike,
    ("you moved", "spaces before the strike"): measures.MovedBeforeStrike,
    ("the move covered", "spaces"): measures.SpacesMoved,
}
THIS_BOOST: dict[str, Callable[[int], Condition[ExceedState]]] = {
    "the opponent is on this boost's space": lambda card: laid_boosts.ThisBoostLies(card, laid_boosts.WITH_OPPONENT),
    "this boost is between you and the opponent": lambda card: laid_boosts.ThisBoostLies(card, laid_boosts.BETWEEN),
    "this boost is in your range on the opponent's side": lambda card: laid_boosts.ThisBoostLies(
        card, laid_boosts.IN_RANGE_TOWARD
    ),
    "this boost stays in play": boosts.ThisBoostInPlay,
    "this boost started the strike": setting.StartedBy,
    "this boost is sustained": boosts.ThisBoostSustained,
    "this boost is not sustained": lambda card: run.Not(boosts.ThisBoostSustained(card)),
}
TOKEN: dict[str, Callable[[int], Condition[ExceedState]]] = {
    "is on the board": TokenOnBoard,
    "is not on the board": lambda token: run.Not(TokenOnBoard(token)),
    "is on a free space": TokenOnFreeSpace,
    "is on the opponent's space": lambda token: TokenWith(token, True),
    "is not on the opponent's space": lambda token: run.Not(TokenWith(token, True)),
    "is between you and the attack's origin": BeforeOrigin,
    "is active": lambda token: TokenSide(token, False),
    "is disabled": lambda token: TokenSide(token, True),
    "was already disabled before this strike": DisabledBefore,
}
ANY_COPY = {
    "is on the board": ANY_SPACE,
    "is on the opponent's space": OPPONENTS_SPACE,
    "is next to the opponent": NEXT_TO_OPPONENT,
    "is in or next to the opponent's space": WITH_OR_NEXT_TO_OPPONENT,
}
WITH_TOKEN: dict[str, Callable[[int], Condition[ExceedState]]] = {
    "you are on": lambda token: TokenWith(token, False),
    "the opponent is on": lambda token: TokenWith(token, True),
    "the opponent is between you and": lambda token: OpponentBetween(token, False),
    "the opponent is on or between you and": lambda token: OpponentBetween(token, True),
    "you did not move through": lambda token: run.Not(MovedThrough(token)),
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
            return place.AtGreatestRange()
        if isinstance(node.low, int) and (node.high is None or isinstance(node.high, int)):
            return place.AtRange(node.low, -1 if node.high is None else node.high, node.from_you)
    elif isinstance(node, nodes.AttackKind):
        return strike.AttackIs(values.lookup(values.KINDS, node.kind, source), node.who == "opponent")
    elif isinstance(node, nodes.AttackName):
        return copies.AttackNamed(node.name)
    elif isinstance(node, nodes.Compare):
        return run.Compare(
            values.number(node.left, source), RELATIONS[node.relation], values.number(node.right, source)
        )
    elif isinstance(node, nodes.Moved) and isinstance(node.count, int):
        return run.Compare(MOVED[node.what, node.span](), RELATIONS[node.relation], Constant(node.count))
    elif isinstance(node, nodes.TokenState):
        if node.state == "is transformed":
            return Transformed(node.token)
        if node.state == "is in play" and node.token not in tokens:
            return NamedBoostInPlay(node.token)
        several = tokens.count(node.token)
        if several > 1 or (several == 1 and node.state in ANY_COPY and node.state not in TOKEN):
            return any_copy(node, Copies(tokens.index(node.token), several), source)
        if node.state in TOKEN:
            return TOKEN[node.state](token_place(node.token, tokens, source))
    elif isinstance(node, nodes.WithToken) and node.what in WITH_TOKEN:
        return WITH_TOKEN[node.what](token_place(node.token, tokens, source))
    raise NotPlayable(node, source)


def any_copy(node: nodes.TokenState, copies: Copies, source: str) -> Condition[ExceedState]:
    """What is said of a token of which there may be several: that one of them is there, or that none is."""
    without = node.state.replace("is not ", "is ")
    tested = AnyCopy(copies, Place(values.lookup(ANY_COPY, without, source)))
    return tested if without == node.state else run.Not(tested)


def reads_stats(tested: Condition[ExceedState]) -> bool:
    """Whether a condition asks for what standing lines change: stats, range, EX, Critical."""
    if isinstance(tested, run.Not):
        return reads_stats(tested.condition)
    if isinstance(tested, run.Compare):
        return values.reads_stats(tested.left) or values.reads_stats(tested.right)
    return isinstance(tested, strike.Ex | strike.Critical | place.AtRange | place.AtGreatestRange | place.InReach)


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
