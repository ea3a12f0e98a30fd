"""The parts of the translator: labels, guests, positions, atoms, likeness."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.calls import Atom, NotUnderstoodError, Translator
from tests.conformance.cast import cast
from tests.conformance.labels import Label, UnknownCardError, labels_in, parse, parse_all
from tests.conformance.loading import load, poke
from tests.conformance.made_up import boost, call, player, position, recording, replay, replayed, strike
from tests.conformance.recording import Call, games
from tests.conformance.script import lots_of
from tests.conformance.words import likeness
from wildswing.exceed import constants as c

GRASP, THROW = "1.gg_normal_grasp#1", "2.solbadguy_wildthrow#1"


def sol(loc: int, **rest: Any) -> dict[str, Any]:  # noqa: ANN401 - a position's fields
    return player("solbadguy", loc, **rest)


def atoms_of(record: dict[str, Any]) -> list[Atom]:
    """The atoms of the first segment of a recording."""
    (game,) = games(record)
    return Translator(cast(game.characters, game.labels)[1]).translate(game.segments[0])


def test_labels() -> None:
    assert parse("2.ryu_hadoken#1") == Label(1, "ryu_hadoken", 1)
    assert parse(-1) is None
    assert parse("?17") is None
    assert [str(label) for label in parse_all("1.a#1 2.b#2")] == ["1.a#1", "2.b#2"]
    assert labels_in('{"x": ["1.a#1", -1]}') == {Label(0, "a", 1)}
    with pytest.raises(UnknownCardError):
        parse_all(["-1"])


def test_the_same_definition_is_another_card_for_each_owner() -> None:
    _, cards = cast(("ryu", "ryu"), set())
    mine, theirs = cards.number(Label(0, "ryu_hadoken", 1)), cards.number(Label(1, "ryu_hadoken", 2))
    assert theirs == mine + (1 << c.OWNER_SHIFT)
    with pytest.raises(UnknownCardError):
        cards.number(Label(0, "gg_normal_slash", 1))


def test_a_card_of_somebody_else_can_be_a_guest() -> None:
    match, cards = cast(("ryu", "akuma"), {Label(0, "gg_normal_slash", 1), Label(0, "hyde_vacantshift", 1)})
    assert match.card(cards.number(Label(0, "gg_normal_slash", 1))).name == "Slash"
    assert match.card(cards.number(Label(0, "hyde_vacantshift", 1))).name == "Vacant Shift"
    assert len(match.fighters[0].deck) == 30
    with pytest.raises(UnknownCardError):
        cast(("ryu", "akuma"), {Label(0, "custom_card", 1)})


def test_a_position_is_loaded_with_the_facts_of_the_turn() -> None:
    flags = {
        "total_force_spent_this_turn": 2,
        "used_character_action_details": [["default", 1]],
        "canceled_this_turn": True,
    }
    dump = position(
        player("litchi", 3, f=flags, bud={"mantenbo": 5}), player("chaos", 7, bud={"azhi": -1}), last_strike=True
    )
    match, cards = cast(("litchi", "chaos"), set())
    state = load(match, cards, dump)
    me = state.players[0]
    assert (state.decision, int(state.seat), bool(state.struck_last)) == (c.ACTION, 0, True)
    assert (int(me.force_spent), int(me.cancels), me.used != 0, me.tokens) == (2, 1, True, [5])
    assert int(state.players[1].attack_space) == c.OFF_BOARD
    dump["gs"], dump["p"][0]["hand"] = "DiscardDownToMax", " ".join(f"1.litchi_renchan#{copy}" for copy in range(8))
    assert load(match, cards, dump).decision == c.DISCARD_TO_LIMIT


def test_one_call_is_an_action_and_its_payment() -> None:
    held = position(
        player("ryu", 3, hand="ryu_metsuhadoken#1 standard_normal_dive#1", gauge="ryu_hadoken#1"), player("ryu", 7)
    )
    record = recording(held, boost(1, "1.ryu_metsuhadoken#1", ["1.ryu_hadoken#1"], held))
    assert [(atom.kind, atom.word, atom.zone, atom.head) for atom in atoms_of(record)] == [
        ("action", "boost", "hand", -1),
        ("pay", "", "gauge", 0),
    ]


def test_chance_may_pick_a_card_that_was_just_asked_for() -> None:
    start = position(player("morathi", 3), player("ryu", 7, hand="ryu_hadoken#1"))
    taken, asked = "2.ryu_hadoken#2", {"action": "add_to_hand", "chosen_card_id": "2.ryu_hadoken#2"}
    events = (f"Draw 2 {taken}", f"AddToDiscard 2 {taken} x=0")
    _, cards = cast(("morathi", "ryu"), set())
    for args, found in ((asked, 1), (asked | {"action": "discard"}, 0)):
        step = Call("do_choose_from_topdeck", 1, args, [["int", 7]], list(events), start, start)
        assert len(lots_of(step, cards)) == found


def test_likeness_of_a_text_and_an_effect() -> None:
    effect = {"effect_type": "retreat", "amount": 2}
    assert likeness("Retreat 2.", effect) == 1
    assert likeness("Retreat 1.", effect) == 0.5
    assert likeness("Draw 1.", effect) == 0
    assert likeness("Draw 1.", None) == 0


def test_a_segment_that_ends_nowhere_is_not_understood() -> None:
    start = position(sol(3, hand=GRASP), sol(4, hand=THROW))
    # The client is back at an action although nobody has set an answer.
    tally = replayed(recording(start, strike(1, GRASP, position(sol(3), sol(4, hand=THROW), turn=2))))
    assert tally.steps["agree"] == 0
    assert replay(recording(start)).game.segments == []
    assert issubclass(NotUnderstoodError, Exception)


def test_a_test_may_begin_where_an_attack_is_to_be_set() -> None:
    held = position(sol(3, hand=GRASP), sol(4, hand=THROW), "WaitForStrike")
    assert [
        (atom.kind, atom.word) for atom in atoms_of(recording(held, strike(1, GRASP, position(sol(3), sol(4)))))
    ] == [
        ("action", "strike"),
        ("set", "card"),
    ]


def test_a_gauge_that_is_spent_whole_is_paid_in_the_recorded_order() -> None:
    ice = "londrekia_hailstorm#1 londrekia_frozenspire#1"
    start = position(player("londrekia", 3, gauge=ice), player("ryu", 7))
    events = ("AddToDiscard 1 1.londrekia_frozenspire#1 x=0", "AddToDiscard 1 1.londrekia_hailstorm#1 x=0")
    end = position(player("londrekia", 3, disc=ice), player("ryu", 7))
    action = call("do_character_action", 1, end, ev=events, card_ids=[], action_idx=0)
    _, *paid = atoms_of(recording(start, action))
    labels = ("1.londrekia_frozenspire#1", "1.londrekia_hailstorm#1")
    _, cards = cast(("londrekia", "ryu"), set())
    assert [(atom.kind, atom.zone, atom.card) for atom in paid] == [
        ("pay", "gauge", number) for number in cards.numbers(list(labels))
    ]


def test_once_more_is_no_choice_of_a_movement() -> None:
    ways = [{"effect_type": "advance", "amount": 1}, {"effect_type": "retreat", "amount": 1}]
    again = [{"effect_type": "repeat_effect_optionally", "amount": 1}, {"effect_type": "pass"}]
    asked = [
        position(sol(3), sol(7), "PlayerDecision", dec={"type": "EffectChoice", "choice": of}) for of in (ways, again)
    ]
    steps = [call("do_choice", 1, position(sol(3), sol(7)), choice_index=1) | {"pre": before} for before in asked]
    assert [
        (atom.kind, atom.value) for step in steps for atom in atoms_of(recording(position(sol(3), sol(7)), step))
    ] == [
        ("choice", 1),
        ("repeat", 0),
    ]


def test_a_change_by_hand_takes_the_very_copy_away() -> None:
    before = position(sol(3, deck=f"{GRASP} gg_normal_dive#1 gg_normal_grasp#2"), sol(7))
    after = position(sol(3, deck="gg_normal_dive#1 gg_normal_grasp#2", gauge=GRASP), sol(7))
    match, cards = cast(("solbadguy", "solbadguy"), set())
    state = load(match, cards, before)
    poke(state, cards, before, after)
    assert [str(match.card(number).name) for number in state.players[0].deck] == ["Grasp", "Dive"]
    assert len(state.players[0].gauge) == 1
