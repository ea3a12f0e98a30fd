"""The differences from the client that a rule makes.

Each is a way of playing that the client has and the rules do not: a rule is changed to the client's, the segment is
played again, and only if then *everything* comes out as recorded, the rule explains the difference. So every one of
them predicts the client's whole position; nothing else counts as explained.

Only the interpreted engine can be changed like this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from itertools import combinations

from tests.conformance import variations as v
from tests.conformance.calls import NotUnderstoodError
from tests.conformance.driver import Driver
from tests.conformance.labels import Cards
from tests.conformance.recording import Segment
from tests.conformance.script import Scripted


@dataclass(frozen=True)
class Departure:
    """One way in which the client departs from a rule.

    Attributes:
        rule: the rule that makes us differ.
        client: what the client does instead.
        may_apply: whether it can matter in a segment at all.
        change: makes the engine do as the client does.
    """

    rule: str
    client: str
    may_apply: Callable[[Segment], bool]
    change: Callable[[], AbstractContextManager[object]]

    def __str__(self) -> str:
        return f"{self.rule} (client: {self.client})"


def reading_was_answered(segment: Segment) -> bool:
    """Whether a defender held the Normal that Reading had named."""
    return any("strike_response_reading" in str(call.decision) for call in segment.calls)


def something_was_paid(segment: Segment) -> bool:
    """Whether cards were paid."""
    return any(
        "card" in key and value for call in segment.calls for key, value in call.args.items() if isinstance(value, list)
    )


def discarded_to_the_limit(segment: Segment) -> bool:
    """Whether cards were discarded down to the hand limit."""
    return any(call.fn == "do_discard_to_max" for call in segment.calls)


def was_an_ex_attack(segment: Segment) -> bool:
    """Whether an attack was set EX."""
    return any(call.fn == "do_strike" and isinstance(call.args["ex_card_id"], str) for call in segment.calls)


def ended_the_game(segment: Segment) -> bool:
    """Whether the game was over at the end."""
    return bool(segment.end.get("over"))


def had_a_strike(segment: Segment) -> bool:
    """Whether there was a strike."""
    return any(call.fn == "do_strike" for call in segment.calls)


def had_a_boost(segment: Segment) -> bool:
    """Whether a boost was played."""
    return any(call.fn == "do_boost" or "Boost_Played" in " ".join(call.events) for call in segment.calls)


DEPARTURES: Sequence[Departure] = (
    Departure("EX 22.17", "a Defender may answer Reading with any card", reading_was_answered, v.reading_binds_nobody),
    Departure("EX 6.5, 7.5", "more cards than the price may be paid", something_was_paid, v.overpaying),
    Departure(
        "EX 4.8", "more cards than the limit asks for may be discarded", discarded_to_the_limit, v.overdiscarding
    ),
    Departure(
        "EX 13.14", "the second copy of an invalid EX attack is discarded twice", was_an_ex_attack, v.spare_copy_twice
    ),
    Departure(
        "EX 4.16",
        "more life than there is may be spent, and its effect still happens",
        ended_the_game,
        v.spending_the_dead,
    ),
    Departure(
        "EX 16.12", "a player stunned in their own attack still does After effects", had_a_strike, v.stunned_goes_on
    ),
    Departure(
        "EX 17.1, 17.2",
        "both players' effects of clean-up come before boosts and attacks",
        had_a_strike,
        v.client_clean_up,
    ),
    Departure("EX 10.18", "a Continuous boost enters the area after its effects", had_a_boost, v.boost_enters_late),
)
MOST_TOGETHER = 2


def explain(cards: Cards, segment: Segment, start: Scripted) -> str:
    """The rules that make our outcome differ from the recorded one, "" if none do.

    Args:
        cards: the numbers of the cards.
        segment: what was recorded.
        start: our state before it.
    """
    for departures in together([entry for entry in DEPARTURES if entry.may_apply(segment)]):
        with ExitStack() as stack:
            for entry in departures:
                stack.enter_context(entry.change())
            try:
                outcome = Driver(cards, segment).play(start)
            except NotUnderstoodError:
                continue
            if not outcome.differences:
                return " and ".join(str(entry) for entry in departures)
    return ""


def together(departures: list[Departure]) -> Iterator[tuple[Departure, ...]]:
    """Each one alone, then all pairs."""
    for size in range(1, MOST_TOGETHER + 1):
        yield from combinations(departures, size)
