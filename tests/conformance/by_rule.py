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

from tests.conformance import card_variations, number_variations
from tests.conformance import variations as v
from tests.conformance import variations_of_cards as w
from tests.conformance.by_hand import as_set_by_hand
from tests.conformance.calls import NotUnderstoodError
from tests.conformance.driver import Driver
from tests.conformance.labels import Cards
from tests.conformance.recording import Segment
from tests.conformance.script import Scripted
from wildswing.kernel.state import NO_DECISION


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


def made_an_extra_attack(segment: Segment) -> bool:
    """Whether an effect made an attack inside a strike."""
    return "Strike_Started_ExtraAttack" in " ".join(event for call in segment.calls for event in call.events)


def discarded_the_hand(segment: Segment) -> bool:
    """Whether an attack struck that is stronger for each card that it makes the opponent discard."""
    return any("eugenia_queen_of_hearts" in event for call in segment.calls for event in call.events)


def boosted_from_deck(segment: Segment) -> bool:
    """Whether a card was boosted or transformed out of a deck."""
    return any("deck" in str(call.decision.get("zones")) for call in segment.calls)


def picked_a_boost(segment: Segment) -> bool:
    """Whether a boost in play was picked by its card."""
    return any(call.fn == "do_boost_name_card_choice_effect" for call in segment.calls)


def was_an_ex_attack(segment: Segment) -> bool:
    """Whether an attack was set EX."""
    return any(call.fn == "do_strike" and isinstance(call.args["ex_card_id"], str) for call in segment.calls)


def discarded_the_spare_copy_last(segment: Segment) -> bool:
    """Whether the price of an EX attack was paid before its second copy was discarded."""
    return any(call.fn == "do_pay_strike_cost" and not call.args["discard_ex_first"] for call in segment.calls)


def boosted_from_elsewhere(segment: Segment) -> bool:
    """Whether the Boost action played a card that its player did not hold."""
    return any(
        call.fn == "do_boost"
        and call.before["gs"] == "PickAction"
        and call.args["card_id"] not in call.before["p"][call.seat]["hand"].split()
        for call in segment.calls
    )


def took_a_foreign_card(segment: Segment) -> bool:
    """Whether a card of the opponent's came into a hand."""
    return any(
        f"AddToHand {2 - seat} {seat + 1}." in event
        for call in segment.calls
        for event in call.events
        for seat in (0, 1)
    )


def kept_the_last_life(segment: Segment) -> bool:
    """Whether damage left a life at 1."""
    return any(
        event.startswith("Strike_TookDamage") and event.endswith(" x=1")
        for call in segment.calls
        for event in call.events
    )


def exceeded(segment: Segment) -> bool:
    """Whether somebody took the Exceed action."""
    return any(call.fn == "do_exceed" for call in segment.calls)


def ended_the_game(segment: Segment) -> bool:
    """Whether the game was over at the end."""
    return bool(segment.end.get("over"))


def had_a_strike(segment: Segment) -> bool:
    """Whether there was a strike."""
    return any(call.fn == "do_strike" for call in segment.calls)


def had_a_boost(segment: Segment) -> bool:
    """Whether a boost was played."""
    return any(call.fn == "do_boost" or "Boost_Played" in " ".join(call.events) for call in segment.calls)


def swung_wild(segment: Segment) -> bool:
    """Whether an attack came from the deck."""
    return "Strike_WildStrike" in " ".join(event for call in segment.calls for event in call.events)


def struck_from_elsewhere(segment: Segment) -> bool:
    """Whether a strike with a card from the gauge or the sealed cards was ordered."""
    return any(call.fn == "do_strike" and call.decision.get("src") in {"gauge", "sealed"} for call in segment.calls)


def boosted_by_name(segment: Segment) -> bool:
    """Whether a card of one name could be boosted."""
    return any("boost_specific_card" in str(call.decision) for call in segment.calls)


def picked_out_of_a_discard_pile(segment: Segment) -> bool:
    """Whether a card was picked out of a discard pile."""
    return any(call.fn == "do_choose_from_discard" for call in segment.calls)


def ordered_a_wild_swing(segment: Segment) -> bool:
    """Whether a strike with a wild swing was ordered."""
    return '"wild_swing":true' in " ".join(event for call in segment.calls for event in call.events)


def swung_or_died(segment: Segment) -> bool:
    """Whether the card of an attack had left its place when its player's effects of setting came."""
    return swung_wild(segment) or ended_the_game(segment)


def exceeded_at_the_end_of_life(segment: Segment) -> bool:
    """Whether damage ended a life, and its player exceeded."""
    events = " ".join(event for call in segment.calls for event in call.events)
    return "Exceed " in events and "Strike_TookDamage" in events


def looked_through_a_deck(segment: Segment) -> bool:
    """Whether a card could be picked from a deck."""
    return any('"deck"' in event for call in segment.calls for event in call.events)


DEPARTURES: Sequence[Departure] = (
    Departure("EX 22.17", "a Defender may answer Reading with any card", reading_was_answered, v.reading_binds_nobody),
    Departure(
        "EX 25.13", "an extra attack that has left is placed, too", made_an_extra_attack, v.extra_attack_placed_twice
    ),
    Departure(
        "EX 2.7",
        "the upper copy leaves a deck that is not shuffled",
        boosted_from_deck,
        card_variations.upper_copy_out_of_the_deck,
    ),
    Departure(
        "EX 25.5",
        "cards that the opponent discards are not counted",
        discarded_the_hand,
        number_variations.nothing_counted_as_discarded,
    ),
    Departure(
        "EX 25.22", "one of several face-down boosts is picked", picked_a_boost, card_variations.last_face_down_first
    ),
    Departure(
        "EX 2.7",
        "a deck is not shuffled after a boost that looks for one in it",
        had_a_boost,
        card_variations.deck_unshuffled,
    ),
    Departure(
        "EX 5.21", "a boost may be played that is not in hand", boosted_from_elsewhere, w.boosting_from_elsewhere
    ),
    Departure("EX 20.4", "an opponent's card may come into a hand", took_a_foreign_card, w.taken_into_the_hand),
    Departure(
        "EX 13.2, 25.6",
        "the second copy of an EX attack may be discarded after its price",
        discarded_the_spare_copy_last,
        w.spare_copy_last,
    ),
    Departure("EX 9.8", "an empty discard pile is reshuffled, too", ended_the_game, w.reshuffling_nothing),
    Departure(
        "EX 16.17", "non-lethal damage stuns by more than is lost", kept_the_last_life, w.non_lethal_counts_whole
    ),
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
        number_variations.spending_the_dead,
    ),
    Departure("EX 4.15", "a player whose life ends is stunned first", ended_the_game, v.stunning_the_dead),
    Departure(
        "EX 16.12", "a player stunned in their own attack still does After effects", had_a_strike, v.stunned_goes_on
    ),
    Departure(
        "EX 17.1, 17.2",
        "both players' effects of clean-up come before boosts and attacks",
        had_a_strike,
        v.client_clean_up,
    ),
    Departure("EX 5.9", "a character without an Exceed price exceeds for nothing", exceeded, v.exceeding_for_nothing),
    Departure("EX 1.17", "an action other than Strike may be a Strike", had_a_strike, v.striking_all_the_same),
    Departure("EX 9.2", "a turn goes on to its end after the game is over", ended_the_game, v.turn_goes_on),
    Departure("EX 12.2", "effects of setting come after the card of a wild swing", swung_or_died, v.set_effects_late),
    Departure(
        "EX 25.20",
        "any card may be set for an ordered wild swing",
        ordered_a_wild_swing,
        card_variations.any_card_for_a_wild_swing,
    ),
    Departure(
        "EX 1.17",
        "a strike with a card from the gauge may be another strike",
        struck_from_elsewhere,
        card_variations.striking_from_elsewhere,
    ),
    Departure(
        "EX 1.17",
        "any card may be boosted where a text names one that is there",
        boosted_by_name,
        card_variations.boosting_any_card,
    ),
    Departure(
        "EX 2.17",
        "the upper one of two copies may leave a discard pile",
        picked_out_of_a_discard_pile,
        card_variations.any_copy_out_of_a_discard_pile,
    ),
    Departure(
        "EX 6.5, 6.9",
        "Force that makes no whole step may be paid",
        something_was_paid,
        number_variations.paying_for_no_step,
    ),
    Departure(
        "EX 9.8", "no cards are reshuffled before the game is lost without any", ended_the_game, v.nothing_reshuffled
    ),
    Departure("EX 9.2", "a text goes on to its end after the game is over", ended_the_game, v.text_goes_on),
    Departure(
        "EX 18.14", "standing bonuses to Power are taken once", had_a_strike, number_variations.power_counted_once
    ),
    Departure(
        "EX 24.1, 4.15",
        "a life goes below 0 before it is set",
        exceeded_at_the_end_of_life,
        number_variations.life_below_0,
    ),
    Departure(
        "EX 2.7",
        "a deck that was looked through is not shuffled",
        looked_through_a_deck,
        card_variations.deck_unshuffled,
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
            stack.enter_context(as_set_by_hand(segment))
            for entry in departures:
                stack.enter_context(entry.change())
            try:
                outcome = Driver(cards, segment).play(listed_anew(start))
            except NotUnderstoodError:
                continue
            if not outcome.differences:
                return " and ".join(str(entry) for entry in departures)
    return ""


def listed_anew(start: Scripted) -> Scripted:
    """A copy of a state in which what can be chosen is listed by the rules of now."""
    state = start.clone()
    if state.decision != NO_DECISION:
        state.options = state.list_options(state.stack[-1])
    return state


def together(departures: list[Departure]) -> Iterator[tuple[Departure, ...]]:
    """Each one alone, then all pairs."""
    for size in range(1, MOST_TOGETHER + 1):
        yield from combinations(departures, size)
