"""Sydney & Serena: every card, both sides of their own, attacks from Serena's space."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, offered, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import STOPS, Table
from wildswing.exceed import constants as c

FACES = [
    Face("Aluraune's Kiss", "ultra", (0, 1), 4, 7, 0, 0, "Feed Me", "instant", gauge=2),
    Face("Verdant Slaughter", "ultra", (0, 1), 8, 1, 0, 3, "Saphrophyte", "instant", gauge=2),
    Face("Blossom Haze", "special", (1, 3), 3, 5, 0, 0, "Enthralling Toxins", "transform"),
    Face("Choking Thorns", "special", (0, 1), 6, 0, 2, 0, "Barkskin", "continuous", 1),
    Face("Pea Shooter", "special", (3, 5), 1, 6, 0, 0, "Vine Snare", "continuous", 1),
    Face("Spore Burst", "special", (0, 2), 5, 2, 0, 6, "Reinforcement", "transform"),
    Face("Venom Lash", "special", (2, 4), 3, 4, 0, 0, "Metabolism", "transform"),
]
MOMENTS = moments("""
Aluraune's Kiss   | attack    | 1 | hit
Verdant Slaughter | attack    | 1 | before
Blossom Haze      | attack    | 1 | after
Blossom Haze      | attack    | 8 | after
Choking Thorns    | attack    | 1 | after
Spore Burst       | attack    | 1 | hit
Venom Lash        | attack    | 2 | hit
Venom Lash        | attack    | 8 | never
""")
ME = "sydney"
TWO = ("Grasp", "Cross")
SEVEN = ("Grasp", "Cross", "Dive", "Focus", "Block", "Sweep", "Spike")


def fight(attack: str, answer: str, spaces: tuple[int, int], serena: int = 5, **more: object) -> Table:
    """A strike with Serena on a space."""
    return ordered(duel(ME, attack, answer, spaces=spaces, tokens={"Serena": (serena,)}, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    if face.name == "Verdant Slaughter":  # its Guard counts the gauge
        table = fight(face.name, "Block", (1, 9), gauge=TWO, pause="attack")
        assert (table.stats(0), table.range(0)) == ((8, 1, 0, 3), (0, 1))
        return
    check(ME, face, spaces=(1, 9))


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = Table(ME, QUIET)
    table.token(0, "Serena", 1)  # where Sydney stands
    check_moments(table, row, "Dive")


# ---- their own card


@rule("EX 3.21")
def test_serena_starts_2_spaces_before_sydney() -> None:
    assert Table(ME, QUIET).tokens(0, "Serena") == [5]
    assert Table(QUIET, ME).tokens(1, "Serena") == [5]


@rule("EX 5.8", "EX 11.6")
def test_exceeding_costs_7_and_3_less_at_the_center_and_2_less_per_transformation() -> None:
    check_exceed(ME, 7)
    for space, forms, price in ((5, 0, 4), (5, 1, 2), (4, 2, 3), (5, 2, 0)):
        table = Table(ME, QUIET, spaces=(space, 9))
        table.put(0, "transformations", *("Blossom Haze", "Spore Burst")[:forms])
        table.gauge(0, *SEVEN[: max(0, price - 1)])
        assert table.can(c.EXCEED_ACTION) == (price == 0)
        table.gauge(0, *SEVEN[:price])
        assert table.can(c.EXCEED_ACTION)


def test_the_action_spends_1_life_for_the_top_card_as_gauge() -> None:
    table = Table(ME, QUIET)
    table.top(0, "Dive")
    table.action()
    assert (table.life(0), table.cards(0, "gauge"), table.turn_of) == (29, ["Dive"], 1)


@pytest.mark.parametrize(("life", "after"), [(11, 11), (10, 15), (1, 6)])
def test_when_they_exceed_serena_leaves_and_low_life_gains_5(life: int, after: int) -> None:
    table = Table(ME, QUIET)
    table.set_life(0, life)
    table.gauge(0, *SEVEN)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.tokens(0, "Serena"), table.life(0)) == ([], after)


@pytest.mark.parametrize(
    ("attack", "power", "reach"),
    [("Venom Lash", 5, (4, 6)), ("Sweep", 6, (1, 3)), ("Aluraune's Kiss", 6, (2, 3))],
)
def test_exceeded_gauge_buys_specials_and_ultras_power_and_range(
    attack: str, power: int, reach: tuple[int, int]
) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    buy_2(table, attack)
    assert (table.stats(0)[0], table.range(0), table.count(0, "gauge")) == (power, reach, 0 if "Kiss" in attack else 2)


@pytest.mark.parametrize("transformations", [(), ("Spore Burst",)])
def test_1_gauge_can_be_spent_when_striking_too(transformations: tuple[str, ...]) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.exceed(0, not transformations)
    table.put(0, "transformations", *transformations)
    table.hand(0, "Venom Lash")
    table.hand(1, "Block")
    table.gauge(0, *TWO)
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Cross", gauge=True)
    table.no()
    table.pause("attack")
    table.sets("Venom Lash", "Block")
    assert table.stats(0) == ((3, 4, 1, 0) if transformations else (4, 4, 0, 0))


def buy_2(table: Table, attack: str) -> None:
    """When striking they spend the 2 Gauge that can be spent for what their card or Reinforcement offers."""
    table.exceed(0, not table.cards(0, "transformations"))
    table.hand(0, attack, "Dive")
    table.hand(1, "Block")
    table.gauge(0, *TWO, "Focus", "Spike")
    table.pause("attack")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    assert not table.can(table.named(c.PAY_HAND, "Dive")), "Gauge, not Force"
    table.pay(*TWO, gauge=True)
    table.set(attack)
    table.set("Block")
    if table.asked == "pay":
        table.choose(table.state.options[0])


@rule("EX 15.4", "EX 15.11")
@pytest.mark.parametrize(
    ("exceeded", "opponent", "hit"), [(False, 8, True), (False, 5, False), (True, 6, True), (True, 9, False)]
)
def test_attacks_come_from_serena_until_they_exceed(exceeded: bool, opponent: int, hit: bool) -> None:
    table = fight("Pea Shooter", "Block", (3, opponent), 5, exceeded=exceeded)
    assert bool(table.damage(1)) == hit


@pytest.mark.parametrize(("attack", "reach"), [
    ("Aluraune's Kiss", 1), ("Verdant Slaughter", 1), ("Blossom Haze", 3), ("Choking Thorns", 1), ("Pea Shooter", 3),
    ("Spore Burst", 2), ("Venom Lash", 3),
])  # fmt: skip
def test_every_special_and_ultra_comes_from_serena_and_exceeded_from_sydney(attack: str, reach: int) -> None:
    def hits(space: int, serena: tuple[int, ...], exceeded: bool) -> bool:
        table = duel(ME, attack, "Block", spaces=(1, space), gauge=TWO, tokens={"Serena": serena}, exceeded=exceeded)
        return [event.numbers[0] for event in table.events("range", 0)] == [1]

    assert hits(6 + reach, (6,), exceeded=False)
    assert hits(1 + reach, (), exceeded=True)


def test_normals_come_from_sydney() -> None:
    assert fight("Cross", "Block", (3, 5), 9).damage(1) == [1]


# ---- attacks


def test_aluraunes_kiss_adds_2_discards_to_the_gauge_and_takes_1_of_the_opponents() -> None:
    table = fight(
        "Aluraune's Kiss", "Block", (3, 6), gauge=TWO, other_gauge=("Dive", "Focus"), discard=("Assault", "Spike")
    )
    assert (table.asked, table.seat) == ("pick card", 1)
    table.pick("Dive")
    while table.asked in {"may", "pay"}:
        table.no()
    assert sorted(table.cards(0, "gauge")) == ["Aluraune's Kiss", "Cross", "Grasp"]
    assert ("Dive" in table.cards(1, "gauge"), "Focus" in table.cards(1, "gauge"), table.damage(1)) == (
        False,
        True,
        [2],
    )


@pytest.mark.parametrize(("opponent", "gauge", "to"), [(8, 3, 6), (8, 5, 5), (2, 4, 5), (5, 4, 5), (4, 2, 5)])
@rule("EX 8.15")
def test_verdant_slaughter_pulls_1_toward_serena_once_more_for_each_card_in_the_gauge(
    opponent: int, gauge: int, to: int
) -> None:
    table = fight("Verdant Slaughter", "Block", (3, opponent), gauge=SEVEN[:gauge])
    assert table.at(1) == to
    assert table.damage(1) == [6]


def test_verdant_slaughter_has_1_guard_for_each_card_in_the_gauge() -> None:
    table = fight("Verdant Slaughter", "Cross", (3, 9), gauge=SEVEN[:4], pause="attack")
    assert table.stats(0) == (8, 1, 0, 5)


def test_blossom_haze_has_3_armor_afterwards() -> None:
    assert fight("Blossom Haze", "Sweep", (4, 7)).damage(0) == [3]


def test_choking_thorns_cannot_be_stunned_and_adds_the_top_discard_to_the_gauge() -> None:
    table = fight("Choking Thorns", "Sweep", (4, 5), discard=("Focus", "Dive"))
    assert (table.damage(0), stunned(table, 0), table.cards(0, "gauge")) == ([4], False, ["Dive", "Choking Thorns"])


@pytest.mark.parametrize(("spaces", "ways"), [((3, 9), "pull"), ((7, 1), "pull"), ((1, 2), "push")])
def test_pea_shooter_pulls_a_stunned_opponent_up_to_3_toward_serena(spaces: tuple[int, int], ways: str) -> None:
    table = fight("Pea Shooter", "Cross", spaces, 5, pause="clean-up")
    table.go()
    assert (table.asked, table.seat, table.damage(1)) == ("amount", 0, [1])
    assert table.movements == {("stay", 0), *((ways, number) for number in (1, 2, 3))}
    assert table.stop == STOPS["clean-up"], "that is still to come"


def test_pea_shooter_moves_nobody_who_is_not_stunned() -> None:
    assert fight("Pea Shooter", "Block", (3, 9)).asked == "action"


@pytest.mark.parametrize(("opponent", "to", "gauge"), [(4, 7, 0), (7, 9, 1)])
@rule("EX 8.15", "EX 24.21")
def test_spore_burst_pushes_3_away_from_sydney(opponent: int, to: int, gauge: int) -> None:
    table = fight("Spore Burst", "Block", (3, opponent), discard=("Focus", "Dive"))
    assert (table.at(1), table.damage(1), table.cards(0, "gauge")) == (to, [3], ["Dive"][:gauge])
    assert table.asked == "transform or gauge"


def test_venom_lash_pushes_or_pulls_1_and_adds_the_top_discard_to_the_gauge() -> None:
    table = fight("Venom Lash", "Block", (3, 8), discard=("Focus", "Dive"))
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert (outcome(table), table.cards(0, "gauge")) == ((3, 9, [1]), ["Dive"])


# ---- boosts and transformations


def test_feed_me_spends_1_to_3_life_and_adds_as_many_cards_to_the_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Aluraune's Kiss", "Dive", "Cross", "Focus")
    table.boost("Aluraune's Kiss")
    assert [option - c.NUMBER for option in table.state.options] == [1, 2, 3]
    table.choose(c.NUMBER + 2)
    table.pick("Dive")
    table.pick("Focus")
    assert (table.life(0), table.cards(0, "gauge")) == (28, ["Dive", "Focus"])


def test_saphrophyte_draws_for_the_gauge_and_may_transform_for_1() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Verdant Slaughter", "Spore Burst", "Venom Lash")
    table.gauge(0, *TWO)
    table.top(0, "Dive", "Sweep")
    table.boost("Verdant Slaughter")
    assert (table.count(0, "hand"), table.asked) == (4, "may")
    table.yes()
    assert not table.can(table.named(c.PAY_HAND, "Dive")), "Gauge, not Force"
    table.pay("Cross", gauge=True)
    assert offered(table) == ["Spore Burst", "Venom Lash"]
    table.pick("Spore Burst")
    assert (table.asked, table.seat) == ("action", 1)
    assert (table.cards(0, "transformations"), table.cards(0, "gauge")) == (["Spore Burst"], ["Grasp"])


def test_barkskin_gives_4_armor() -> None:
    assert fight("Cross", "Block", (3, 9), boosts=("Choking Thorns",), pause="attack").stats(0)[2] == 4


def test_vine_snare_holds_the_opponent() -> None:
    table = fight("Sweep", "Assault", (3, 6), boosts=("Pea Shooter",))
    assert table.at(1) == 6


@pytest.mark.parametrize(("attack", "offered"), [("Aluraune's Kiss", True), ("Cross", False)])
def test_enthralling_toxins_moves_after_a_strike_with_spent_gauge(attack: str, offered: bool) -> None:
    table = fight(attack, "Block", (3, 8), gauge=TWO, transformations=("Blossom Haze",))
    assert (table.asked == "may") == offered
    if offered:
        assert table.cards(0, "discard")[-1] == attack, "the strike is over"
        table.yes()
        assert table.movements == {("push", 1), ("pull", 1)}
        table.move("pull", 1)
        assert table.at(1) == 7


@pytest.mark.parametrize(("attack", "armor"), [("Venom Lash", 2), ("Aluraune's Kiss", 2), ("Sweep", 0)])
def test_reinforcement_buys_specials_and_ultras_1_armor_for_each_gauge(attack: str, armor: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.put(0, "transformations", "Spore Burst")
    buy_2(table, attack)
    assert table.stats(0)[2] == armor


def test_metabolism_pays_1_life_for_a_card_to_the_gauge_on_a_hit() -> None:
    table = fight("Choking Thorns", "Block", (3, 5), transformations=("Venom Lash",), hand=("Dive", "Focus"))
    assert (table.asked, len(table.events("range", 0)), table.damage(1)) == ("may", 1, [])
    table.yes()
    table.pick("Dive")
    assert (table.life(0), "Dive" in table.cards(0, "gauge"), table.cards(0, "hand")) == (29, True, ["Focus"])
    assert table.asked != "pick card"


@pytest.mark.parametrize(("attack", "space", "asked"), [("Cross", 4, False), ("Aluraune's Kiss", 6, True)])
def test_metabolism_is_for_specials_and_ultras(attack: str, space: int, asked: bool) -> None:
    table = fight(attack, "Block", (3, space), transformations=("Venom Lash",), hand=("Dive", "Focus"), gauge=TWO)
    assert (len(table.events("range", 0)), table.asked == "may") == (1, asked)
