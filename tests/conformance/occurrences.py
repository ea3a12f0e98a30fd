"""What happened in a segment, where a departure of the client's can matter only then."""

from __future__ import annotations

from tests.conformance.recording import Segment


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
