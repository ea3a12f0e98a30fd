"""The Witches, the Clad, the Missions and the Field that come with the package."""

import pickle
from collections import Counter

import pytest

from tests.builds import ROOT
from wildswing.cardtext.node import inside
from wildswing.hackclad.text import (
    Witch,
    check_file,
    clad_ids,
    icons,
    load_clad,
    load_field,
    load_missions,
    load_witch,
    nodes,
    parse,
    parse_icons,
    parse_objective,
    read_clad,
    read_field,
    read_missions,
    read_witch,
    show,
    show_icons,
    show_objective,
    witch_ids,
)

DATA = ROOT / "src" / "wildswing" / "hackclad" / "data"
STEPS_WITHOUT_A_CARD = {"Pay", "Spend", "RemoveInjury", "CostsMp"}
"""What only other people's cards say."""


def texts_of(witch: Witch) -> list[tuple[str, tuple[nodes.CardLine, ...], str]]:
    """Every text of a Witch: where it stands, its lines, and the words."""
    return [
        *((card.name, card.lines, card.text) for card in witch.cards),
        *((f"CP action {action.cost}", action.lines, action.text) for action in witch.cp_actions),
    ]


def test_there_are_five_witches_and_the_wyrm() -> None:
    assert witch_ids() == ("amelia", "flare", "luna", "mia", "rosette")
    assert clad_ids() == ("wyrm",)


@pytest.mark.parametrize("path", sorted(DATA.rglob("*.toml")), ids=lambda path: path.stem)
def test_every_file_is_in_order(path: object) -> None:
    assert check_file(str(path)) == []


@pytest.mark.parametrize("witch_id", witch_ids())
def test_every_text_of_a_witch_is_read_back(witch_id: str) -> None:
    witch = load_witch(witch_id)
    assert witch.id == witch_id
    assert witch.name == witch_id.title()
    assert (DATA / "witches" / f"{witch_id}.toml").read_text("utf-8") == witch.source
    assert load_witch(DATA / "witches" / f"{witch_id}.toml") == witch
    assert Counter(card.set for card in witch.cards) == {"basic": 8, "enhanced": 8}
    assert [action.cost for action in witch.cp_actions[:3]] == [1, 1, 2]
    for where, lines, text in texts_of(witch):
        assert show(lines) == text, where
        assert parse(text) == lines, where


def test_a_card_has_its_numbers() -> None:
    cards = {card.name: card for card in load_witch("luna").cards}
    tempest, explosion, absorb = cards["Tempest"], cards["Explosion"], cards["Absorb"]
    assert (tempest.id, tempest.ref, tempest.set) == ("tempest", "BAS-W03-11", "enhanced")
    assert (tempest.type, tempest.atk, tempest.mp, tempest.vp) == ("attack magic", 4, 3, 2)
    assert tempest.range == ((-1, 2), (0, 2), (1, 2), (-1, 1), (0, 1), (1, 1))
    assert (explosion.atk, explosion.mp) == (nodes.PlusX(1), "X")
    assert (absorb.mp, absorb.label) == (None, None)
    guard = cards["Guard"]
    assert (guard.range, guard.atk) == ((), None)


def test_a_card_can_have_only_x_and_a_label() -> None:
    cards = [card for witch_id in witch_ids() for card in load_witch(witch_id).cards]
    assert nodes.PlusX(0) in {card.atk for card in cards}
    assert {card.label for card in cards} == {None, "Arm", "Drone"}


def test_the_innate_cp_action_has_a_name() -> None:
    assert [(action.name, action.innate) for action in load_witch("luna").cp_actions] == [
        (None, False),
        (None, False),
        (None, False),
        ("Sabbath", True),
    ]


def test_equal_cards_share_an_id() -> None:
    barrages = [card for card in load_witch("rosette").cards if card.id == "barrage"]
    assert [card.ref for card in barrages] == ["BAS-W01-04", "BAS-W01-05"]


def test_the_limits_of_basic_actions() -> None:
    limits = load_witch("rosette").basic_limits
    assert (limits.move, limits.mp, limits.damage) == (2, 1, 2)


def test_the_wyrm_has_fifteen_cards() -> None:
    clad = load_clad()
    assert (clad.id, clad.name) == ("wyrm", "Wyrm")
    assert Counter(card.voltage for card in clad.cards if not card.expert) == {1: 6, 2: 3, 3: 3}
    assert [(card.id, card.replaces) for card in clad.cards if card.expert] == [
        ("staggering-sweep-left", "veer-left"),
        ("staggering-sweep-right", "veer-right"),
        ("tail-rush", "rush"),
    ]
    for card in clad.cards:
        assert show_icons(card.icons) == card.text
        assert parse_icons(card.text) == card.icons
    assert clad == load_clad(DATA / "clads" / "wyrm.toml")


def test_a_clad_card_marks_what_it_attacks_and_where_shards_fall() -> None:
    cards = {card.name: card for card in load_clad("wyrm").cards}
    whirlwind, shock = cards["Whirlwind"], cards["Seismic Shock"]
    assert whirlwind.icons == (icons.Attack(), icons.Drop(), icons.TurnAround())
    assert whirlwind.attack == ((-1, 1), (1, 1), (-1, 0), (1, 0))
    assert whirlwind.drops == ((-1, 0), (1, 0))
    assert len(shock.attack) == 16
    assert set(shock.drops) == {(-1, 1), (1, 1), (-1, -1), (1, -1)}
    assert not set(shock.attack) & set(shock.drops)
    assert (cards["Veer Left"].attack, cards["Veer Left"].drops) == ((), ())


def test_there_are_eighteen_missions() -> None:
    found = load_missions()
    assert (found.laid_out, found.each, len(found.missions)) == (10, 2, 18)
    assert len({mission.id for mission in found.missions}) == 18
    for mission in found.missions:
        assert show_objective(mission.objective) == mission.text
        assert parse_objective(mission.text) == mission.objective
        assert (mission.vp == "X") == (mission.objective.x is not None)
    assert Counter(mission.first_game for mission in found.missions if mission.first_game) == {
        "rosette": 2,
        "flare": 2,
        "luna": 2,
        "mia": 2,
    }
    assert read_missions(found.source, "missions.toml") == found


def test_the_field_has_its_places() -> None:
    field = load_field()
    assert (field.columns, field.rows, field.rounds, field.clad_slots) == (5, 5, 9, 3)
    assert [f"{turn.whose} {turn.slot}" for turn in field.order] == [
        *("player 1", "clad 1", "player 2", "clad 2", "player 3", "clad 3", "player 4"),
    ]
    assert (field.clad_space, field.clad_facing) == ((0, 0), "north")
    assert {point.name: point.space for point in field.entry_points} == {
        "A": (-1, 2),
        "B": (2, 1),
        "C": (1, -2),
        "D": (-2, -1),
    }
    assert (field.mp_max, field.cp_max, field.reshuffle_cp) == (7, 7, 1)
    assert (field.voltage_start, field.voltage_max, field.clad_atk) == (1, 3, (2, 3, 4))
    assert [(slot.number, slot.standby, slot.text) for slot in field.turn_slots] == [
        (1, 4, "Draw 1 card."),
        (2, 3, "Gain 1 MP."),
        (3, 2, "Draw 1 card. Put 1 card from your hand on top of your deck."),
        (4, 1, "Move up to 1 space."),
    ]
    assert [(action.name, action.limit, action.type) for action in field.basic_actions] == [
        ("+1 Move", "move", "support"),
        ("+1 MP", "mp", "support"),
        ("-1 DMG", "damage", "reaction"),
    ]
    assert (field.solo.set_aside, field.solo.face_down_slot) == (3, 2)
    for lines, text in (
        *((slot.lines, slot.text) for slot in field.turn_slots),
        *((action.lines, action.text) for action in field.basic_actions),
    ):
        assert show(lines) == text
    assert read_field(field.source, "field.toml") == field


def test_every_kind_of_step_stands_on_a_card() -> None:
    lines = (
        *(lines for witch_id in witch_ids() for _, lines, _ in texts_of(load_witch(witch_id))),
        *(slot.lines for slot in load_field().turn_slots),
    )
    said = {type(node).__name__ for node in inside(lines)}
    known = {kind.__name__ for kind in nodes.Step.__args__}
    assert known - said == STEPS_WITHOUT_A_CARD


def test_what_was_read_survives_a_pickle() -> None:
    for thing in (load_witch("mia"), load_clad(), load_missions(), load_field()):
        assert pickle.loads(pickle.dumps(thing)) == thing  # noqa: S301 - made in the same line


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    with pytest.raises(LookupError, match=r"^there is no Witch 'lunna'; the nearest is 'luna'$"):
        load_witch("lunna")
    with pytest.raises(LookupError, match=r"^there is no Clad 'xyz'$"):
        load_clad("xyz")


def test_the_text_of_a_file_is_enough() -> None:
    luna = load_witch("luna")
    assert read_witch(luna.source, "luna.toml") == luna
    assert read_witch(luna.source, "Other.toml").id == "other"
    assert read_clad(load_clad().source, "wyrm.toml") == load_clad()
