"""EX 1: cards and characters."""

from __future__ import annotations

import pytest

from tests.exceed.rules.characters import CHARACTERS, FEW
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.stats import active_texts
from wildswing.exceed.text import character_ids, load_character, load_normals, normals_ids


@rule("EX 1.1", "EX 1.2")
@pytest.mark.parametrize("name", CHARACTERS)
def test_of_the_two_sides_of_a_character_card_the_one_face_up_counts(name: str) -> None:
    table = Table(name, "ryu")
    fighter = table.match.fighters[0]
    assert fighter.ability is not fighter.exceed_ability
    assert fighter.ability_words or fighter.exceed_words
    for exceeded, text, other in (
        (False, fighter.ability, fighter.exceed_ability),
        (True, fighter.exceed_ability, fighter.ability),
    ):
        table.exceed(0, exceeded)
        assert text in active_texts(table.state, 0)
        assert other not in active_texts(table.state, 0)


@rule("EX 1.2")
@pytest.mark.parametrize(("exceeded", "damage"), [(False, 4), (True, 5)])
def test_the_ability_counts_without_being_called(exceeded: bool, damage: int) -> None:
    table = Table("superskullman", "ryu", spaces=(4, 5))
    table.exceed(0, exceeded)
    table.hand(0, "Block")
    table.hand(1, "Focus")
    table.top(0, "Spike")  # at distance 1 it misses; Grasp would not
    table.top(0, "Grasp")
    table.strike("wild", "Focus")
    table.move("push", 1)
    assert table.damage(1) == [damage - 2], "Grasp has 3; +1 or +2 by the side that lies up; Focus has 2 Armor"


@rule("EX 1.3", "EX 5.7")
@pytest.mark.parametrize("name", FEW)
def test_exceeding_costs_the_gauge_printed_on_the_starting_side(name: str) -> None:
    table = Table(name, "ryu")
    printed = load_character(name).exceed
    assert printed is not None
    cards = ["Grasp", "Cross", "Dive", "Sweep", "Focus", "Block"]
    table.gauge(0, *cards[: printed - 1])
    assert not table.can(c.EXCEED_ACTION), "one Gauge too few"
    table.gauge(0, *cards[: printed + 1])
    table.choose(c.EXCEED_ACTION)
    table.pay(*cards[:printed], gauge=True)
    assert table.player(0).exceeded
    assert table.cards(0, "gauge") == [cards[printed]]


@rule("EX 1.4")
def test_the_upper_half_counts_only_as_an_attack() -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.hand(0, "Spike", "Grasp")
    table.hand(1, "Defend", "Block")
    table.boost("Defend")
    table.boost("Defend")
    table.hand(1, "Focus")
    table.pause("attack")
    table.strike("Grasp", "Focus")
    assert table.stats(0) == (3, 7, 1, 3), "Grasp with Defend's +1 Armor and +3 Guard, and nothing of Spike's"
    table.go()
    table.move("push", 1)
    assert table.damage(1) == [0], "Spike's own line, ignore Armor and Guard, does not count: Focus 2 + Defend 1"


@rule("EX 1.5")
def test_the_lower_half_counts_only_as_a_boost() -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.hand(0, "Grasp", "Sweep")
    table.hand(1, "Block")
    table.gauge(0, "Grasp")
    table.pause("attack")
    table.strike("Grasp", "Block")
    assert table.stats(0)[:2] == (3, 7), "neither Fierce (set, in gauge) nor Light (in hand)"


@rule("EX 1.5")
def test_a_transformation_counts_only_in_its_area() -> None:
    for where, cancels in (("gauge", False), ("discard", False), ("hand", False), ("transformations", True)):
        table = Table("ryu", "geoffrey")
        table.put(1, where, "Inquisition")
        table.hand(0, "Run")
        if where != "hand":
            table.hand(1, "Cross", "Dive")
        else:
            table.hand(1, "Inquisition", "Cross", "Dive")
        table.boost("Run")
        assert (table.asked == "may") == cancels, where


@rule("EX 1.6")
@pytest.mark.parametrize("name", CHARACTERS)
def test_every_attack_is_of_one_kind(name: str) -> None:
    cards = Table(name, "ryu").match.fighters[0].cards
    kinds = [int(card.kind) for card in cards]
    assert kinds.count(c.NORMAL) == 8
    assert 2 <= kinds.count(c.ULTRA) <= 5
    assert kinds.count(c.SPECIAL) == len(cards) - 8 - kinds.count(c.ULTRA) - kinds.count(c.OTHER)
    others = {attack.name for attack in load_character(name).attacks if attack.kind not in {"special", "ultra"}}
    assert {card.name for card in cards if card.kind == c.OTHER and not card.is_cover} == others


@rule("EX 1.6")
def test_a_decree_is_none_of_the_three_kinds() -> None:
    table = Table("ryu", "king")
    decree = table.match.card(table.card(1, "Kingly Strut"))
    assert decree.kind not in {c.NORMAL, c.SPECIAL, c.ULTRA}
    assert not decree.is_normal()
    assert decree.force_value() == 1
    table.hand(0, "Parry")
    table.boost("Parry")
    assert not table.can(c.NAME + table.card(1, "Kingly Strut"))
    assert table.can(c.NAME + table.card(1, "Spin Jump"))


@rule("EX 1.7")
def test_a_card_with_a_transformation_cannot_be_boosted() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Inquisition", "Golden Arrow", "Grasp")
    assert not table.boostable("Inquisition")
    assert table.boostable("Golden Arrow")
    table.hand(0, "Inquisition", "Inquisition", "Grasp")
    assert not table.boostable("Inquisition")
    for card in table.match.fighters[0].cards:
        if card.boost_kind == c.TRANSFORMATION:
            assert card.boost_force == 0
            assert card.boost_cancel == -1


@rule("EX 1.8")
def test_specials_and_ultras_belong_to_one_fighter_and_normals_to_none() -> None:
    names = {name: [attack.name for attack in load_character(name).attacks] for name in CHARACTERS}
    for name in CHARACTERS:
        cards = [card for card in Table(name, "ryu").match.fighters[0].cards if not card.is_cover]
        normals = [attack.name for attack in load_normals(load_character(name).normals).attacks]
        assert [card.name for card in cards if card.is_normal()] == normals
        assert [card.name for card in cards if not card.is_normal()] == names[name]


@rule("EX 1.9")
@pytest.mark.parametrize("name", character_ids())
def test_an_attack_costs_gauge_or_force_or_nothing(name: str) -> None:
    for attack in load_character(name).attacks:
        if attack.kind == "ultra":
            assert attack.force == 0, attack.name
        elif attack.kind == "special":
            assert attack.gauge == 0, attack.name
        else:
            assert (attack.gauge, attack.force) == (0, 0), attack.name
    for attack in load_normals(load_character(name).normals).attacks:
        assert (attack.gauge, attack.force) == (0, 0)


@rule("EX 1.9")
def test_each_kind_of_price_is_paid_when_the_attack_is_set() -> None:
    for name, attack, kind, paid in (
        ("ryu", "Grasp", c.NORMAL, []),
        ("ryu", "Donkey Kick", c.SPECIAL, []),
        ("ragna", "Inferno Divider", c.SPECIAL, ["Cross"]),
        ("ragna", "Carnage Scissors", c.ULTRA, ["Block", "Dive"]),
    ):
        table = Table(name, "akuma", spaces=(1, 9))
        table.hand(0, attack, "Cross")
        table.gauge(0, "Block", "Dive")
        table.hand(1, "Spike")
        assert table.match.card(table.card(0, attack)).kind == kind
        table.choose(c.STRIKE_ACTION)
        table.sets(attack, "Spike")
        if table.asked == "pay" and kind == c.SPECIAL:
            assert ("Cross", "hand", 1) in table.payments, "a Force price may be paid from the hand"
            table.pay("Cross")
        elif table.asked == "pay":
            assert all(where == "gauge" for _, where, _ in table.payments)
            table.pay("Block", gauge=True)
        assert table.paid(0) == paid


@rule("EX 1.10")
@pytest.mark.parametrize("distance", range(2, 9))
def test_a_range_reaches_both_its_ends_and_nothing_beyond(distance: int) -> None:
    table = Table("geoffrey", "ryu", spaces=(1, 1 + distance))
    table.hand(0, "Golden Arrow")
    table.hand(1, "Block")
    table.strike("Golden Arrow", "Block")
    assert (table.count(0, "gauge") == 1) == (3 <= distance <= 7), "Golden Arrow: range 3-7"


@rule("EX 1.11")
def test_an_attack_without_range_reaches_nobody() -> None:
    assert load_character("shovelknight").attacks[3].range is None
    for space in range(2, 10):
        table = Table("shovelknight", "geoffrey", spaces=(1, space))
        table.put(1, "gauge", "Grasp", "Cross", "Dive")
        table.hand(0, "Mobile Gear")
        table.hand(1, "Inviolable Judgment")  # cannot be passed, so that Mobile Gear's own line finds nobody
        table.strike("Mobile Gear", "Inviolable Judgment")
        assert table.life(1) == 30, f"opponent on {space}"


@rule("EX 1.12")
def test_the_numbers_of_an_attack_are_the_printed_ones_and_what_effects_change() -> None:
    table = Table("geoffrey", "ryu", spaces=(4, 5))
    table.hand(0, "Fierce", "Golden Chains", "Defend", "Light", "Cross")
    table.hand(1, "Cross")
    table.put(0, "boosts", "Fierce", "Golden Chains", "Defend", "Light")
    table.hand(0, "Inquisition")
    table.pause("attack")
    table.strike("Inquisition", "Cross")
    # Inquisition 5/4/0/1; Fierce +2 Power; Golden Chains -2 Speed +2 Armor; Defend +1 Armor +3 Guard; Light +2 Speed;
    # Geoffrey +1 Armor and +1 Guard against printed Speed 6.
    assert table.stats(0) == (7, 4, 4, 5)


@rule("EX 1.13")
def test_armor_and_guard_that_are_not_printed_are_0() -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.hand(0, "Cross")
    table.hand(1, "Assault")
    table.pause("attack")
    table.strike("Cross", "Assault")
    assert table.stats(1)[2:] == (0, 0)
    table.go()
    assert table.damage(1) == [3], "nothing prevented"
    assert table.events("stun", 1)[0].numbers[:2] == (3, 0)


@rule("EX 1.14")
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_boost_with_the_mark_is_continuous_and_every_other_is_instant(name: str) -> None:
    character = load_character(name)
    boosts = [attack.boost for attack in (*character.attacks, *load_normals(character.normals).attacks) if attack.boost]
    for card in Table(name, "ryu").match.fighters[0].cards:
        if card.is_cover or not card.boost_name:
            continue
        printed = next(
            {"transform": "transformation"}.get(boost.kind, boost.kind)
            for boost in boosts
            if boost.name == card.boost_name
        )
        assert c.BOOST_NAMES[card.boost_kind] == printed


@rule("EX 1.14", "EX 10.5")
@pytest.mark.parametrize(
    ("boost", "where"), [("Swift", "boosts"), ("Way of the Warrior", "boosts"), ("Backstep", "discard")]
)
def test_a_continuous_boost_stays_and_an_instant_one_goes(boost: str, where: str) -> None:
    table = Table("ryu", "akuma")
    table.hand(0, boost, "Block")
    table.boost(boost)
    if table.asked == "amount":
        table.move("retreat", 0)
    assert table.match.card(table.card(0, boost)).name in table.cards(0, where)


@rule("EX 1.15")
def test_the_number_beside_a_boost_is_its_force_price() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Golden Arrow")
    assert not table.boostable("Golden Arrow"), "1 Force, and the card itself cannot pay"
    table.hand(0, "Golden Arrow", "Block")
    table.boost("Golden Chains")
    assert table.paid(0) == ["Block"]
    table = Table("geoffrey", "ryu")
    table.hand(0, "Solemn Exorcism")
    table.boost("Inviolability")
    assert table.paid(0) == [], "0 Force"


@rule("EX 1.16")
def test_copies_have_the_same_name_or_are_the_same_normal_of_another_season() -> None:
    keys: dict[str, set[str]] = {}
    for name in CHARACTERS:
        for card in Table(name, "ryu").match.fighters[0].cards:
            keys.setdefault(card.copy_key, set()).add(card.name)
    several = {key: names for key, names in keys.items() if len(names) > 1}
    assert several == {"Assault": {"Assault", "Slash"}, "Spike": {"Spike", "Dust"}}
    printed = {
        (attack.speed, SEASON_7.get(attack.name, attack.name))
        for name in normals_ids()
        for attack in load_normals(name).attacks
    }
    assert len(printed) == 8, "the same Normal has the same Speed in every season"


SEASON_7 = {"Slash": "Assault", "Dust": "Spike"}


@rule("EX 1.16")
def test_only_copies_make_an_ex_attack() -> None:
    table = Table("ryu", "giovanna")
    table.hand(0, "Donkey Kick", "One Inch Punch", "Assault", "Assault")
    table.hand(1, "Slash", "Slash", "Dust")
    table.choose(c.STRIKE_ACTION)
    doubled = [option - c.SET_EX for option in table.state.options if c.SET_EX <= option < c.SET_EX + 1024]
    assert doubled == [table.card(0, "Assault")]


@rule("EX 1.16")
@pytest.mark.parametrize(("attack", "ex"), [("Scepter Smite", True), ("Shoulder Bash", False)])
def test_a_copy_in_the_discard_pile_is_found_by_its_name(attack: str, ex: bool) -> None:
    table = Table("king", "ryu", spaces=(1, 9))
    table.put(0, "boosts", "Edict")
    table.put(0, "discard", "Scepter Smite")
    table.hand(0, attack)
    table.hand(1, "Cross")
    table.pause("attack")
    table.strike(attack, "Cross")
    assert table.stats(0)[2] == int(ex), "Edict: EX if a copy of the attack is in the discard pile"


@rule("EX 1.17")
def test_a_card_that_contradicts_a_rule_wins() -> None:
    table = Table("superskullman", "ryu")
    table.hand(0, "Quick Change", "Cross")
    table.top(0, "Grasp", "Dive", "Block")
    table.boost("Quick Change")
    table.pick("Cross")
    assert sorted(table.cards(0, "hand")) == ["Block", "Dive", "Grasp"], "no draw at the end of a turn without a Strike"
    assert table.turn_of == 1


@rule("EX 1.17")
def test_a_decree_cannot_be_discarded_though_a_rule_says_that_boosts_are() -> None:
    table = Table("king", "ryu", spaces=(3, 7))
    table.put(0, "boosts", "Kingly Strut", "Charge Up")
    table.hand(0, "Cross")
    table.hand(1, "Tech", "Tech")
    table.choose(c.PREPARE)
    table.boost("Tech")
    assert table.cards(0, "boosts") == ["Royal Decree: Kingly Strut"], (
        "nothing was asked: only Charge Up can be discarded"
    )
    assert "Scepter Smite" in table.cards(0, "discard")
