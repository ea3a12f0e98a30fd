"""Each named rule has a file of its own beside the card file that names it first, and any character may use it."""

from __future__ import annotations

import pytest

from tests import builds
from tests.exceed.rules.stand_ins import stand_in
from wildswing.cardtext.load import packaged_names
from wildswing.exceed.building.fighter import build_fighter
from wildswing.exceed.building.named import NamedRule, rule_named
from wildswing.exceed.text import character_ids, load_character, read_character
from wildswing.exceed.text.library import rule_file, rule_ways
from wildswing.kernel.errors import NotPlayable

NAMED = [(name, character) for character in character_ids() for name in load_character(character).hooks]
STEPS = {"Martial Challenge", "Starting Places", "Wide Form"}
SPELL_CIRCLE = '[[token]]\nname = "Spell Circle"\n'
NIRVANA = '[[token]]\nname = "Nirvana"\nsides = ["active", "disabled"]\n'
TOKENS = {"Spell Circle": SPELL_CIRCLE, "Broken Strings": NIRVANA}
IMPORTED = """
import sys
from wildswing.exceed.building.fighter import fighter
for name in sys.argv[1:]:
    fighter(name, 0)
print(*sorted(name.rpartition(".")[2] for name in sys.modules if name.count(".") == 4 and ".exceed.data." in name))
"""


def home_made(name: str, tokens: str = "") -> str:
    """A card file that is nobody's of the package and names a rule."""
    ability = f"Action: {name}." if name in STEPS else f"{name}."
    return stand_in(ability=ability, hooks=(name,)).replace("[[attack]]", f"{tokens}[[attack]]", 1)


@pytest.mark.parametrize(("name", "character"), NAMED)
def test_a_rule_lies_beside_the_card_file_that_names_it(name: str, character: str) -> None:
    ways = packaged_names("wildswing.exceed", "data")
    assert rule_ways()[rule_file(name)][:2] == ways[character][:2]


def test_no_character_names_what_is_not_there_and_no_file_is_in_vain() -> None:
    assert {rule_file(name) for name, _ in NAMED} == set(rule_ways())


@pytest.mark.parametrize("name", [name for name, _ in NAMED])
def test_a_character_of_ones_own_may_use_any_of_them(name: str) -> None:
    character = read_character(home_made(name, TOKENS.get(name, "")), "ann.toml")
    fighter = build_fighter(character, 0)
    rule = rule_named(name)
    assert rule is not None
    made = [*fighter.ability.all_lines, *fighter.ability.lasting]
    assert len(made) >= len(rule.lines) + (rule.standing is not None)
    assert (made == []) == (rule == NamedRule())


def test_a_rule_without_the_token_that_it_needs_is_not_playable() -> None:
    for name, told in (("Broken Strings", "a token that has two sides"), ("Spell Circle", "the token Spell Circle")):
        with pytest.raises(NotPlayable, match=told):
            build_fighter(read_character(home_made(name), "ann.toml"), 0)


@pytest.mark.parametrize(
    ("characters", "rules"),
    [
        (["ryu", "kokonoe"], ""),
        (["eugenia", "taisei"], "demonheart mad_tea wonderland"),
        (["tinker"], "starting_places wide_form"),
    ],
)
def test_only_the_rules_that_a_character_names_are_imported(characters: list[str], rules: str) -> None:
    assert builds.run(builds.SOURCE, "-c", IMPORTED, *characters).strip() == rules
