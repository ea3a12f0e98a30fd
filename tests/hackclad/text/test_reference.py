"""The cards say what the reference facts say, as far as these can be compared.

The facts are no part of the project; without them these tests are skipped. The numbers of a text are compared with
those of the facts' sentence: the words are ours.
"""

import json
import re
from functools import cache
from typing import Any

import pytest

from tests.builds import ROOT
from wildswing.cardtext.node import inside
from wildswing.hackclad.text import (
    SkillCard,
    icons,
    load_clad,
    load_field,
    load_missions,
    load_witch,
    nodes,
    witch_ids,
)

FOLDER = ROOT.parent / "shared" / "reference" / "hackclad"

pytestmark = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the reference facts are not here (../shared/reference/hackclad)"
)

EXTRAS = "second-edition extra"
WORDS = {"twice": 2, "both": 2, "two": 2}
OTHER_NUMBERS = {"BAS-W02-16": "the facts add an example"}
COSTS = {"extra": "extra cost", "optional": "optional extra cost"}


@cache
def facts(name: str) -> Any:  # noqa: ANN401 - what JSON holds
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def numbers(text: str) -> set[int]:
    """The numbers above 1 that a sentence names."""
    text = re.sub(r"[+-]1 (DMG|Move) Basic Action", "", text)
    found = {int(digits) for digits in re.findall(r"(?<![\w.])\d+", text)}
    found |= {number for word, number in WORDS.items() if re.search(rf"\b{word}\b", text, re.IGNORECASE)}
    return {number for number in found if number > 1}


def face(atk: int | nodes.PlusX | None) -> int | str | None:
    if isinstance(atk, nodes.PlusX):
        return f"{atk.base}+X" if atk.base else "X"
    return atk


def paid(card: SkillCard) -> list[str]:
    return [COSTS[line.kind] for line in card.lines if isinstance(line, nodes.Cost)]


@pytest.mark.parametrize("witch_id", witch_ids())
def test_every_card_of_a_witch_agrees(witch_id: str) -> None:
    witch = load_witch(witch_id)
    theirs = [card for card in facts("witches")["witches"][witch.name]["cards"] if card["set"] != EXTRAS]
    assert [card.ref for card in witch.cards] == [card["ref"] for card in theirs]
    for card, fact in zip(witch.cards, theirs, strict=True):
        for name in ("name", "ref", "set", "type", "mp", "vp"):
            assert getattr(card, name) == fact[name], (card.ref, name)
        assert sorted(card.range) == sorted(map(tuple, fact["range"])), card.ref
        if fact["range"]:
            assert face(card.atk) == fact["atk"], card.ref
        else:  # the box for ATK is empty; what the facts give as ATK stands in the text
            dealt = [node.amount.low for node in inside(card.lines) if isinstance(node, nodes.Deal)]
            assert dealt[:1] == ([] if fact["atk"] is None else [fact["atk"]]), card.ref
        extra = fact["extra_cost"]
        expected = [] if not extra else ["optional extra cost" if extra.startswith("optional") else "extra cost"]
        assert paid(card) == expected, card.ref
        if card.ref not in OTHER_NUMBERS:
            sentence = f"{fact['effect']} {re.sub(r'[(].*', '', extra or '')}"
            assert numbers(card.text) == numbers(sentence), card.ref


@pytest.mark.parametrize("witch_id", witch_ids())
def test_the_board_of_a_witch_agrees(witch_id: str) -> None:
    witch = load_witch(witch_id)
    fact = facts("witches")["witches"][witch.name]
    limits, theirs = witch.basic_limits, fact["basic_action_limits"]
    assert (limits.move, limits.mp, limits.damage) == (theirs["move"], theirs["mp"], theirs["dmg"])
    for action, other in zip(witch.cp_actions, fact["cp_actions"], strict=True):
        assert (action.cost, action.type, action.name) == (other["cost"], other["kind"], other.get("name"))
        assert action.innate == bool(other.get("innate"))
        assert numbers(action.text) == numbers(other["effect"]), action.text


def icon_of(action: dict[str, Any]) -> icons.Icon:
    match action:
        case {"action": "move", "n": count, "direction": way}:
            return icons.Move(count, way)
        case {"action": "face_left"}:
            return icons.Face("left")
        case {"action": "face_right"}:
            return icons.Face("right")
        case {"action": "turn_around"}:
            return icons.TurnAround()
        case {"action": "attack"}:
            return icons.Attack()
        case {"action": "drop"}:
            return icons.Drop()
    raise AssertionError(action)


def test_every_card_of_the_wyrm_agrees() -> None:
    clad, fact = load_clad("wyrm"), facts("clads")["clads"]["wyrm"]
    theirs = {card["name"]: card for card in (*fact["cards"], *fact["expert_cards"])}
    assert {card.name for card in clad.cards} == set(theirs)
    assert {card.name for card in clad.cards if card.expert} == {card["name"] for card in fact["expert_cards"]}
    names = {card.id: card.name for card in clad.cards}
    for card in clad.cards:
        other = theirs[card.name]
        assert card.voltage == other["voltage"], card.name
        assert sorted(card.attack) == sorted(map(tuple, other["area"])), card.name
        assert sorted(card.drops) == sorted(map(tuple, other["drops"])), card.name
        assert card.icons == tuple(map(icon_of, other["actions"])), card.name
        assert (names[card.replaces] if card.replaces else None) == other.get("expert_swaps_out"), card.name


def test_every_mission_agrees() -> None:
    theirs = {mission["title"]: mission for mission in facts("missions")["missions"]}
    found = load_missions().missions
    assert {mission.title for mission in found} == set(theirs)
    for mission in found:
        fact = theirs[mission.title]
        assert mission.vp == fact["vp"], mission.title
        assert mission.objective.at_end == (fact["checked"] == "end of game"), mission.title
        assert numbers(mission.text) == numbers(fact["objective"]), mission.title


def test_the_field_agrees() -> None:
    field, fact = load_field(), facts("board")
    assert (field.columns, field.rows) == (fact["field"]["columns"], fact["field"]["rows"])
    assert list(field.clad_space) == fact["clad_start"]["xy"]
    assert field.clad_facing == fact["clad_start"]["facing"].split()[0]
    points = {name: point["xy"] for name, point in fact["entry_points"].items() if len(name) == 1}
    assert {point.name: list(point.space) for point in field.entry_points} == points
    assert list(field.clad_atk) == [fact["voltage"]["atk"][str(voltage)] for voltage in (1, 2, 3)]
    assert (field.voltage_start, field.voltage_max) == (fact["voltage"]["start"], fact["voltage"]["max"])
    assert (field.mp_max, field.cp_max) == (fact["gauges"]["mp_max"], fact["gauges"]["cp_max"])
    assert (field.rounds, field.clad_slots) == (fact["rounds"], fact["clad_slots"])
    assert len(field.turn_slots) == fact["turn_slots"]
    words = [f"{'turn' if turn.whose == 'player' else 'clad'} slot {turn.slot}" for turn in field.order]
    assert words == [step for step in fact["action_order"] if "Hydra" not in step]
    for slot in field.turn_slots:
        assert slot.standby == 5 - slot.number
        assert numbers(slot.text) == numbers(fact["turn_slot_effects"][str(slot.number)]["effect"])
