"""The ways of playing that the client has and the rules do not, each with the rule and the change that plays so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

from tests.conformance import occurrences
from tests.conformance import variations as v
from tests.conformance import variations_of_cards as cards
from tests.conformance import variations_of_choices as choices
from tests.conformance import variations_of_numbers as numbers
from tests.conformance.recording import Segment


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


DEPARTURES: Sequence[Departure] = (
    Departure(
        "EX 22.17",
        "a Defender may answer Reading with any card",
        occurrences.reading_was_answered,
        v.reading_binds_nobody,
    ),
    Departure(
        "EX 25.13",
        "an extra attack that has left is placed, too",
        occurrences.made_an_extra_attack,
        v.extra_attack_placed_twice,
    ),
    Departure(
        "EX 2.7",
        "the upper copy leaves a deck that is not shuffled",
        occurrences.boosted_from_deck,
        choices.upper_copy_out_of_the_deck,
    ),
    Departure(
        "EX 25.5",
        "cards that the opponent discards are not counted",
        occurrences.discarded_the_hand,
        numbers.nothing_counted_as_discarded,
    ),
    Departure(
        "EX 25.22",
        "one of several face-down boosts is picked",
        occurrences.picked_a_boost,
        choices.last_face_down_first,
    ),
    Departure(
        "EX 2.7",
        "a deck is not shuffled after a boost that looks for one in it",
        occurrences.had_a_boost,
        choices.deck_unshuffled,
    ),
    Departure(
        "EX 5.21",
        "a boost may be played that is not in hand",
        occurrences.boosted_from_elsewhere,
        cards.boosting_from_elsewhere,
    ),
    Departure(
        "EX 20.4", "an opponent's card may come into a hand", occurrences.took_a_foreign_card, cards.taken_into_the_hand
    ),
    Departure(
        "EX 13.2, 25.6",
        "the second copy of an EX attack may be discarded after its price",
        occurrences.discarded_the_spare_copy_last,
        cards.spare_copy_last,
    ),
    Departure(
        "EX 9.8", "an empty discard pile is reshuffled, too", occurrences.ended_the_game, cards.reshuffling_nothing
    ),
    Departure(
        "EX 16.17",
        "non-lethal damage stuns by more than is lost",
        occurrences.kept_the_last_life,
        cards.non_lethal_counts_whole,
    ),
    Departure("EX 6.5, 7.5", "more cards than the price may be paid", occurrences.something_was_paid, v.overpaying),
    Departure(
        "EX 4.8",
        "more cards than the limit asks for may be discarded",
        occurrences.discarded_to_the_limit,
        v.overdiscarding,
    ),
    Departure(
        "EX 13.14",
        "the second copy of an invalid EX attack is discarded twice",
        occurrences.was_an_ex_attack,
        v.spare_copy_twice,
    ),
    Departure(
        "EX 4.16",
        "more life than there is may be spent, and its effect still happens",
        occurrences.ended_the_game,
        numbers.spending_the_dead,
    ),
    Departure("EX 4.15", "a player whose life ends is stunned first", occurrences.ended_the_game, v.stunning_the_dead),
    Departure(
        "EX 16.12",
        "a player stunned in their own attack still does After effects",
        occurrences.had_a_strike,
        v.stunned_goes_on,
    ),
    Departure(
        "EX 17.1, 17.2",
        "both players' effects of clean-up come before boosts and attacks",
        occurrences.had_a_strike,
        v.client_clean_up,
    ),
    Departure(
        "EX 5.9",
        "a character without an Exceed price exceeds for nothing",
        occurrences.exceeded,
        v.exceeding_for_nothing,
    ),
    Departure(
        "EX 1.17", "an action other than Strike may be a Strike", occurrences.had_a_strike, v.striking_all_the_same
    ),
    Departure("EX 9.2", "a turn goes on to its end after the game is over", occurrences.ended_the_game, v.turn_goes_on),
    Departure(
        "EX 12.2",
        "effects of setting come after the card of a wild swing",
        occurrences.swung_or_died,
        v.set_effects_late,
    ),
    Departure(
        "EX 25.20",
        "any card may be set for an ordered wild swing",
        occurrences.ordered_a_wild_swing,
        choices.any_card_for_a_wild_swing,
    ),
    Departure(
        "EX 1.17",
        "a strike with a card from the gauge may be another strike",
        occurrences.struck_from_elsewhere,
        choices.striking_from_elsewhere,
    ),
    Departure(
        "EX 1.17",
        "any card may be boosted where a text names one that is there",
        occurrences.boosted_by_name,
        choices.boosting_any_card,
    ),
    Departure(
        "EX 2.17",
        "the upper one of two copies may leave a discard pile",
        occurrences.picked_out_of_a_discard_pile,
        choices.any_copy_out_of_a_discard_pile,
    ),
    Departure(
        "EX 6.5, 6.9",
        "Force that makes no whole step may be paid",
        occurrences.something_was_paid,
        numbers.paying_for_no_step,
    ),
    Departure("EX 9.2", "a text goes on to its end after the game is over", occurrences.ended_the_game, v.text_goes_on),
    Departure(
        "EX 18.14", "standing bonuses to Power are taken once", occurrences.had_a_strike, numbers.power_counted_once
    ),
    Departure(
        "EX 24.1, 4.15",
        "a life goes below 0 before it is set",
        occurrences.exceeded_at_the_end_of_life,
        numbers.life_below_0,
    ),
    Departure(
        "EX 2.7",
        "a deck that was looked through is not shuffled",
        occurrences.looked_through_a_deck,
        choices.deck_unshuffled,
    ),
    Departure(
        "EX 10.18", "a Continuous boost enters the area after its effects", occurrences.had_a_boost, v.boost_enters_late
    ),
)
