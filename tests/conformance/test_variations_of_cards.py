"""The changes of the engine in `variations_of_cards`, and what a test set by hand, each seen at work."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from tests.conformance import variations_of_cards as variations
from tests.conformance.made_up import boost, call, player, position, recording, replayed
from tests.exceed.rules.stand_ins import card, stand_in
from tests.table import Table


def paid_ex() -> list[str]:
    table = Table("ryu", "nehtali", spaces=(3, 4))
    table.hand(0, "Metsu Hadoken", "Metsu Hadoken")
    table.gauge(0, "Dive", "Spike", "Cross")
    table.hand(1, "Block")
    table.strike("Metsu Hadoken", "Block", ex=True)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return table.cards(0, "discard")


def test_spare_copy_last() -> None:
    first, *paid = paid_ex()
    assert first == "Metsu Hadoken"
    with variations.spare_copy_last():
        assert paid_ex() == [*paid, first]


@pytest.mark.parametrize(("change", "hands"), [(nullcontext, 0), (variations.taken_into_the_hand, 1)])
def test_taken_into_the_hand(change: type[nullcontext[None]], hands: int) -> None:
    table = Table(stand_in(ability="Action: Return up to 1 Normal from your sealed cards to your hand."), "nehtali")
    table.foreign(0, "sealed", "Cross")
    table.hand(0)
    table.top(0, "Grasp")
    with change():
        table.action()
        table.choose(table.state.options[-1])
    assert table.cards(0, "hand").count("Cross") == hands
    assert table.cards(1, "discard").count("Cross") == 1 - hands


@pytest.mark.parametrize(("change", "stunned"), [(nullcontext, False), (variations.non_lethal_counts_whole, True)])
def test_non_lethal_counts_whole(change: type[nullcontext[None]], stunned: bool) -> None:
    stab = card("Stab", "Hit: The opponent takes 9 non-lethal damage.", power=0, speed=9)
    table = Table(stand_in(stab), "nehtali", spaces=(3, 4))
    table.set_life(1, 1)
    table.hand(0, "Stab")
    table.hand(1, "Cross")
    with change():
        table.strike("Stab", "Cross")
    assert (bool(table.events("stun", 1)), table.life(1)) == (stunned, 1)


@pytest.mark.parametrize(("change", "used"), [(nullcontext, False), (variations.reshuffling_nothing, True)])
def test_reshuffling_nothing(change: type[nullcontext[None]], used: bool) -> None:
    table = Table("ryu", "nehtali")
    table.only_deck(0)
    table.put(0, "discard")
    with change():
        table.prepare()
    assert (table.winner, bool(table.player(0).reshuffled)) == (1, used)


def test_a_boost_that_is_not_in_hand() -> None:
    start = position(player("ryu", 3, hand="standard_normal_dive#1", gauge="ryu_metsuhadoken#1"), player("ryu", 7))
    end = position(
        player("ryu", 3, boosts="ryu_metsuhadoken#1", disc="standard_normal_dive#1"), player("ryu", 7), turn=2
    )
    end["p"][0]["hand"] = start["p"][0]["deck"] = "1.ryu_hadoken#1"
    tally = replayed(recording(start, boost(1, "1.ryu_metsuhadoken#1", ["1.standard_normal_dive#1"], end)))
    assert list(tally.rules) == ["EX 5.21 (client: a boost may be played that is not in hand)"]


@pytest.mark.parametrize(("by_hand", "space"), [(False, 4), (True, 3)])
def test_movement_forbidden_by_hand(by_hand: bool, space: int) -> None:
    start = position(player("ryu", 3, hand="ryu_oneinchpunch#1"), player("ryu", 7))
    before = position(player("ryu", 3, hand="ryu_oneinchpunch#1", f={"cannot_move": by_hand}), player("ryu", 7))
    ways = [{"effect_type": way, "amount": 1} for way in ("advance", "retreat")]
    asked = position(player("ryu", 3), player("ryu", 7), "PlayerDecision", dec={"type": "EffectChoice", "choice": ways})
    end = position(player("ryu", space, disc="ryu_oneinchpunch#1"), player("ryu", 7))
    steps = [boost(1, "1.ryu_oneinchpunch#1", [], end if by_hand else asked), call("do_choice", 1, end, choice_index=0)]
    steps[0]["pre"] = before
    assert replayed(recording(start, *steps[: 1 if by_hand else 2])).steps == {"agree": 1}
