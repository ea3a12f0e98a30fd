"""The translator itself, on tiny made-up recordings."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests.conformance.driver import Driver
from tests.conformance.made_up import boost, call, player, position, recording, replayed, strike
from tests.conformance.recording import Dump

GRASP, THROW = "1.gg_normal_grasp#1", "2.solbadguy_wildthrow#1"
PUSH_OR_PULL = [
    {"effect_type": way, "amount": amount} for way in ("push", "pull") for amount in (1, 2)
]  # the client's four alternatives of Grasp


def sol(loc: int, **rest: Any) -> dict[str, Any]:  # noqa: ANN401 - a position's fields
    return player("solbadguy", loc, **rest)


def grasp_against_wild_throw(life: int = 25) -> dict[str, Any]:
    """The worked example of the recordings' own description, with another life for the first player if wished."""
    set_one = position(sol(3), sol(4, hand=THROW), "Strike_Opponent_Response")
    asked = position(
        sol(3),
        sol(4),
        "PlayerDecision",
        dec={"type": "EffectChoice", "player": 1, "card": GRASP, "choice": PUSH_OR_PULL},
    )
    end = position(sol(5, life=life, gauge=GRASP), sol(4, life=27, gauge=THROW), turn=2)
    return recording(
        position(sol(3, hand=GRASP), sol(4, hand=THROW)),
        strike(1, GRASP, set_one),
        strike(2, THROW, asked),
        call("do_choice", 1, end, choice_index=0),
    )


def test_the_worked_example_agrees() -> None:
    assert (
        str(replayed(grasp_against_wild_throw())) == "steps compared 1: agree 1, by rule 0, differ 0, not understood 0"
    )


def test_a_wrong_number_is_a_difference_and_says_where() -> None:
    tally = replayed(grasp_against_wild_throw(life=24))
    assert str(tally) == "steps compared 1: agree 0, by rule 0, differ 1, not understood 0"
    assert tally.lines == ["made up, made up, step 1 (do_choice): player 1 life: ours 25, theirs 24"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("loc", 8),
        ("ex", True),
        ("resh", 0),
        ("gauge", ""),
        ("hand", GRASP),
        ("disc", GRASP),
        ("boosts", GRASP),
        ("aside", GRASP),
    ],
)
def test_everything_that_a_position_shows_is_compared(field: str, value: object) -> None:
    record = grasp_against_wild_throw()
    record["steps"][-1]["post"]["p"][0][field] = value
    assert replayed(record).steps["differ"] == 1


@pytest.mark.parametrize(
    "changed", [{"turn": 1}, {"gs": "DiscardDownToMax"}, {"gs": "GameOver", "over": True, "winner": 1}]
)
def test_whose_turn_it_is_and_the_end_are_compared(changed: Dump) -> None:
    record = grasp_against_wild_throw()
    record["steps"][-1]["post"] |= changed
    assert replayed(record).steps["differ"] == 1


def test_after_a_difference_the_recorded_position_is_taken_over() -> None:
    record = grasp_against_wild_throw(life=24)
    last = deepcopy(record["steps"][-1]["post"])
    last["turn"], last["next"] = 1, 2
    last["p"][1]["deck"] = "2.gg_normal_block#1"
    record["steps"][-1]["post"]["p"][1]["deck"] = "2.gg_normal_block#1 2.gg_normal_dive#1 2.gg_normal_cross#1"
    last["p"][1]["hand"] = "2.gg_normal_block#1 2.gg_normal_dive#1"
    last["p"][1]["deck"] = "2.gg_normal_cross#1"
    record["steps"].append(call("do_prepare", 2, last))
    assert replayed(record).steps == {"differ": 1, "agree": 1}


def test_a_call_that_nobody_knows_is_not_understood() -> None:
    start = position(sol(3), sol(7))
    tally = replayed(recording(start, call("do_quit", 1, start, reason=1)))
    assert str(tally) == "steps compared 1: agree 0, by rule 0, differ 0, not understood 1"
    assert "do_quit" in tally.lines[0]


def test_a_failure_of_the_engine_is_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("missing")

    monkeypatch.setattr(Driver, "play", fail)
    tally = replayed(grasp_against_wild_throw())
    assert tally.steps == {"not understood": 1}
    assert "the engine failed: KeyError" in tally.lines[0]


def test_a_card_that_the_client_does_not_know_is_not_understood() -> None:
    record = grasp_against_wild_throw()
    record["steps"][0]["post"]["p"][0]["aside"] = "?17"
    assert replayed(record).steps == {"not understood": 1}


def test_a_rejected_call_is_passed_over() -> None:
    record = grasp_against_wild_throw()
    refused = strike(1, THROW, record["steps"][0]["post"])
    refused["res"] = False
    record["steps"].insert(1, refused)
    assert replayed(record).steps == {"agree": 1}


def test_a_card_dealt_by_hand_in_mid_strike_is_dealt_to_us() -> None:
    record = grasp_against_wild_throw()
    record["steps"][0]["post"]["p"][1]["hand"] = "2.gg_normal_block#1"
    record["steps"][1]["post"]["p"][1]["hand"] = "2.gg_normal_block#1"
    dealt = deepcopy(record["steps"][1]["post"])
    dealt["p"][1]["hand"] += f" {THROW}"
    record["steps"][2]["pre"] = dealt
    for step in record["steps"][2:]:
        step["post"]["p"][1]["hand"] = "2.gg_normal_block#1"
    assert replayed(record).steps == {"agree": 1}


def test_chance_discards_the_recorded_card() -> None:
    # Sweep discards one of three cards, and stuns a Block.
    hand = "2.gg_normal_cross#1 2.gg_normal_dive#1 2.gg_normal_dust#1 2.gg_normal_block#1"
    for place, gone in ((0, "cross"), (1, "dive"), (2, "dust")):
        left = [label for label in hand.split()[:3] if gone not in label]
        gone_label = f"2.gg_normal_{gone}#1"
        end = position(
            sol(3, gauge="gg_normal_sweep#1"),
            sol(4, life=26, hand=" ".join(left), disc=f"{gone_label} gg_normal_block#1"),
            turn=2,
        )
        record = recording(
            position(sol(3, hand="gg_normal_sweep#1"), sol(4, hand=hand)),
            strike(1, "1.gg_normal_sweep#1", position(sol(3), sol(4, hand=hand), "Strike_Opponent_Response")),
            strike(
                2, "2.gg_normal_block#1", end, ev=(f"AddToDiscard 2 {gone_label} x=0",), rng=(("int", 300 + place),)
            ),
        )
        assert replayed(record).steps == {"agree": 1}, gone


def test_shuffles_come_out_in_the_recorded_order() -> None:
    discarded = "gg_normal_cross#1 gg_normal_dive#1 gg_normal_dust#1"
    order = "2.gg_normal_dust#1 2.gg_normal_cross#1 2.gg_normal_dive#1"
    left = "gg_normal_cross#1 gg_normal_dive#1"
    end = position(sol(3), sol(7, hand="gg_normal_dust#1", deck=left, resh=0))
    shuffled = call("do_reshuffle", 2, end, rng=(("shuffle", "2.deck", order),))
    assert replayed(recording(position(sol(3), sol(7, disc=discarded), turn=2), shuffled)).steps == {"agree": 1}


# ---- what the client does otherwise, by a rule


def test_overpaying_is_explained_and_so_is_where_the_card_lies() -> None:
    start = position(
        player("ryu", 3, hand="ryu_metsuhadoken#1 standard_normal_dive#1 standard_normal_spike#1"), player("ryu", 7)
    )
    payment = ["1.standard_normal_dive#1", "1.standard_normal_spike#1"]
    for disc, kind in (("dive#1 standard_normal_spike#1", "by rule"), ("spike#1 standard_normal_dive#1", "differ")):
        end = position(
            player("ryu", 3, boosts="ryu_metsuhadoken#1", disc=f"standard_normal_{disc}", hand="ryu_hadoken#1"),
            player("ryu", 7),
            turn=2,
        )
        start["p"][0]["deck"] = "1.ryu_hadoken#1"
        tally = replayed(recording(deepcopy(start), boost(1, "1.ryu_metsuhadoken#1", payment, end)))
        assert tally.steps == {kind: 1}
    assert not tally.rules


def test_discarding_more_than_the_limit_asks_for_is_explained() -> None:
    hand = [
        f"1.ryu_{name}#{copy}" for name in ("hadoken", "shoryuken", "donkeykick", "oneinchpunch") for copy in (1, 2)
    ]
    for kept, kind in ((7, "agree"), (6, "by rule"), (5, "by rule")):
        gone, left = hand[kept:], hand[:kept]
        start = position(player("ryu", 3, hand=" ".join(hand)), player("ryu", 7), "DiscardDownToMax")
        end = position(player("ryu", 3, hand=" ".join(left), disc=" ".join(gone)), player("ryu", 7), turn=2)
        tally = replayed(recording(start, call("do_discard_to_max", 1, end, card_ids=gone)))
        assert tally.steps == {kind: 1}


def test_an_invalid_ex_attack_is_explained() -> None:
    attack = ["1.ryu_metsuhadoken#1", "1.ryu_metsuhadoken#2"]
    start = position(
        player("ryu", 3, hand=" ".join(attack), deck="standard_normal_block#1"),
        player("ryu", 7, hand="standard_normal_block#1"),
    )
    end = position(
        player("ryu", 3, disc=f"{attack[1]} {attack[0]} {attack[1]}", gauge="standard_normal_block#1"),
        player("ryu", 7, gauge="standard_normal_block#1"),
        turn=2,
    )
    waiting = position(
        player("ryu", 3, deck="standard_normal_block#1"),
        player("ryu", 7, hand="standard_normal_block#1"),
        "Strike_Opponent_Response",
    )
    record = recording(start, strike(1, attack[0], waiting, ex=attack[1]), strike(2, "2.standard_normal_block#1", end))
    tally = replayed(record)
    assert tally.steps == {"by rule": 1}
    assert list(tally.rules) == ["EX 13.14 (client: the second copy of an invalid EX attack is discarded twice)"]
