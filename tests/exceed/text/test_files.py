"""The characters and normal cards that come with the package."""

import pickle

import pytest

from tests.builds import ROOT
from wildswing.exceed.text import (
    Character,
    NormalSet,
    character_ids,
    check_file,
    load_character,
    load_normals,
    nodes,
    normals_ids,
    parse,
    read_character,
    show,
)

DATA = ROOT / "src" / "wildswing" / "exceed" / "data"


def halves(thing: Character | NormalSet) -> list[tuple[str, tuple[nodes.Line, ...], str]]:
    """Every text of a character: where it stands, its effects, and the words."""
    found = []
    if isinstance(thing, Character):
        found.append(("ability", thing.ability, thing.ability_text))
        found.append(("exceed ability", thing.exceed_ability, thing.exceed_ability_text))
        if thing.replacement_boost:
            found.append(("replacement", thing.replacement_boost.lines, thing.replacement_boost.text))
    for attack in thing.attacks:
        found.append((attack.name, attack.lines, attack.text))
        if attack.boost:
            found.append((attack.boost.name, attack.boost.lines, attack.boost.text))
    return found


def test_there_are_97_characters_and_3_sets_of_normal_cards() -> None:
    assert len(character_ids()) == 97
    assert normals_ids() == ("season6", "season7", "standard")
    assert {"king", "propeller", "shovelknight", "superskullman"} <= set(character_ids())


@pytest.mark.parametrize("character_id", character_ids())
def test_every_character_is_in_order(character_id: str) -> None:
    character = load_character(character_id)
    assert character.id == character_id
    path = DATA / f"season{character.season}" / f"{character_id}.toml"
    assert path.read_text("utf-8") == character.source
    assert check_file(path) == []
    for where, lines, text in halves(character):
        assert show(lines) == text, where
        assert parse(text) == lines, where


@pytest.mark.parametrize("set_id", normals_ids())
def test_every_set_of_normal_cards_is_in_order(set_id: str) -> None:
    normals = load_normals(set_id)
    assert normals.id == set_id
    assert [attack.name for attack in normals.attacks][:2] == ["Grasp", "Cross"]
    assert len(normals.attacks) == 8
    assert {attack.kind for attack in normals.attacks} == {"normal"}
    for where, lines, text in halves(normals):
        assert show(lines) == text, where


def test_a_card_has_its_numbers() -> None:
    arrow = load_character("geoffrey").attacks[0]
    assert (arrow.id, arrow.name, arrow.kind, arrow.copies) == ("golden-arrow", "Golden Arrow", "special", 2)
    assert arrow.range is not None
    assert (arrow.range.low, arrow.range.high) == (3, 7)
    assert (arrow.power, arrow.speed, arrow.armor, arrow.guard) == (5, 4, 0, 3)
    assert arrow.boost is not None
    assert (arrow.boost.kind, arrow.boost.force, arrow.boost.cancel) == ("continuous", 1, None)
    assert arrow.lines == (nodes.Line("hit", (nodes.Move("you", ("push",), nodes.Amount(1, 1)),)),)


def test_numbers_on_a_face_may_be_computed() -> None:
    ranges = [
        attack.range
        for character_id in character_ids()
        for attack in load_character(character_id).attacks
        if attack.range and not isinstance(attack.range.high, int)
    ]
    your_power = nodes.Expression(nodes.StatOf("your", "Power"))
    assert {(span.low, span.high) for span in ranges if isinstance(span.low, int)} == {
        (low, your_power) for low in (1, 2, 3)
    }
    in_hand = nodes.NumberOf(nodes.InZone("card", nodes.Zone("your", ("hand",))))
    assert nodes.Expression(in_hand, 7) in [span.high for span in ranges]


def test_a_character_survives_a_pickle() -> None:
    character = load_character("rachel")
    assert pickle.loads(pickle.dumps(character)) == character  # noqa: S301 - made one line before


def test_an_unknown_character_is_named_with_the_nearest() -> None:
    with pytest.raises(LookupError, match=r"^there is no character 'geofrey'; the nearest is 'geoffrey'$"):
        load_character("geofrey")
    with pytest.raises(LookupError, match=r"^there is no set of normal cards 'xyz'$"):
        load_normals("xyz")


def test_a_text_of_a_file_is_a_character_too() -> None:
    source = load_character("geoffrey").source
    assert read_character(source, "geoffrey.toml") == load_character("geoffrey")
    assert read_character(source, "Other.toml").id == "other"
