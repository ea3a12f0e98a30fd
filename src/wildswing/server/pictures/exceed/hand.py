"""The viewer's own hand cards as attacks: whether each would hit now, and with which numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.exceed.attack import origin
from wildswing.exceed.constants import (
    ARMOR,
    GREATEST_RANGE,
    GUARD,
    LEAST_RANGE,
    NO_RANGE,
    POWER,
    SPEED,
    STAT_NAMES,
)
from wildswing.exceed.counters import covered
from wildswing.exceed.explain import face, stat_terms, value_of
from wildswing.exceed.spans import halves
from wildswing.exceed.stats import replaced
from wildswing.server.wire.exceed import HandCard, Verdict

if TYPE_CHECKING:
    from wildswing.analysis.trials import Trial
    from wildswing.exceed.state import ExceedState
    from wildswing.server.pictures.exceed.trying import Trials

STATS: Final = (POWER, SPEED, ARMOR, GUARD, LEAST_RANGE, GREATEST_RANGE)


def exceed_hand(trials: Trials) -> tuple[HandCard, ...]:
    """The viewer's hand cards as attacks, one for each kind.

    Args:
        trials: of the viewer's cards.
    """
    counted: dict[int, int] = {}
    for card in trials.view.known.players[trials.seat].hand:
        counted[card] = counted.get(card, 0) + 1
    return tuple([hand_card(trials, card, count) for card, count in counted.items()])


def hand_card(trials: Trials, card: int, count: int) -> HandCard:
    """One kind of card."""
    seat = trials.seat
    made = trials.of(card, ex=False)
    shown = end_of(made)
    numbers = {stat: int(value_of(shown, seat, stat)) for stat in STATS}
    ranged = numbers[LEAST_RANGE] != NO_RANGE
    return HandCard(
        card=card,
        count=count,
        verdict=verdict(made),
        power=numbers[POWER],
        speed=numbers[SPEED],
        armor=numbers[ARMOR],
        guard=numbers[GUARD],
        least=numbers[LEAST_RANGE] if ranged else None,
        greatest=numbers[GREATEST_RANGE] if ranged else None,
        reach=tuple(covered(shown, seat)),
        at=int(origin(shown, seat)),
        ex=count > 1,
        notes=tuple(notes(shown, seat)),
        damage=damage(made),
    )


def end_of(made: Trial) -> ExceedState:
    """The state whose numbers are certain: that of the range check if there is only one, else that before."""
    return made.ends[0] if made.whole and len(made.ends) == 1 else made.before


def damage(made: Trial) -> int | None:
    """What the hit deals to an attack without an Armor of its own; None if it may miss or a choice changes it."""
    if made.lacking_gauge or made.lacking_force or not made.whole or made.hits != {True}:
        return None
    found = {max(0, int(value_of(end, made.seat, POWER)) - elsewhere(end, 1 - made.seat)) for end in made.ends}
    return found.pop() if len(found) == 1 else None


def elsewhere(state: ExceedState, seat: int) -> int:
    """The Armor that a player has whatever attack is set."""
    return int(value_of(state, seat, ARMOR)) if state.sides[seat].attack < 0 else 0


def verdict(made: Trial) -> Verdict:
    """Whether the attack would hit now."""
    if all(int(value_of(end, made.seat, LEAST_RANGE)) == NO_RANGE for end in made.ends):
        return Verdict("none", "does not attack")
    if made.lacking_gauge:
        return Verdict("price", f"needs {made.lacking_gauge} more gauge")
    if made.lacking_force:
        return Verdict("price", f"needs {made.lacking_force} more Force")
    hits = made.hits
    if len(hits) > 1 or not made.whole:
        return Verdict("maybe", "may hit: a choice decides")
    if not hits.pop():
        return Verdict("range", "out of range")
    moves = [movements(end) for end in made.ends]
    if not any(moves):
        return Verdict("hits", "hits now")
    if len(set(moves)) == 1:
        return Verdict("after", f"hits after {moves[0]}")
    return Verdict("after", "hits after its Before movement")


def movements(end: ExceedState) -> str:
    """The movements that led to a state, in words; "" if there were none."""
    found: list[str] = []
    for event in end.log or []:
        if event.kind == "move" and event.numbers[0] != event.numbers[1]:
            spaces = abs(event.numbers[1] - event.numbers[0])
            # The other fighter's spaces are passed over, not counted.
            other = int(end.players[1 - event.seat].space)
            if min(event.numbers) < other < max(event.numbers):
                spaces -= 2 * int(halves(end)) + 1
            found.append(f"{event.words[0].capitalize()} {spaces}")
    return " and ".join(found)


def notes(state: ExceedState, seat: int) -> list[str]:
    """A sentence for each number that differs from the printed one."""
    found: list[str] = []
    card = state.match.card(state.sides[seat].attack)
    for stat in STATS:
        value = int(value_of(state, seat, stat))
        if stat in {LEAST_RANGE, GREATEST_RANGE} and value == NO_RANGE:
            continue
        computed = {POWER: card.power_number, SPEED: card.speed_number, GUARD: card.guard_number}.get(stat)
        if value != int(face(state, seat, stat)) or computed is not None:
            found.append(sum_in_words(state, seat, stat))
    return found


def sum_in_words(state: ExceedState, seat: int, stat: int) -> str:
    """A number of an attack with its sources, such as "Power 5 + 2 Fierce".

    Args:
        state: with the attack face up.
        seat: whose attack.
        stat: which number.
    """
    own = state.match.card(state.sides[seat].attack).name
    terms = list(stat_terms(state, seat, stat))
    if replaced(state, seat, stat) is None and (not terms or terms[0][1] != own or face(state, seat, stat) == 0):
        terms.insert(0, (0, own))  # a printed 0 is no term
    words = STAT_NAMES[stat]
    for place, (amount, source) in enumerate(terms):
        if place == 0:
            words += f" {amount}" + ("" if source == own else f" by {source}")
        else:
            words += f" {'+' if amount >= 0 else '-'} {abs(amount)} " + ("of its own" if source == own else source)
    return words
