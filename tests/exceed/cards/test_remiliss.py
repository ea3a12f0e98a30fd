"""Remiliss: every card, both sides of her own."""

import pytest

from tests.exceed.cards.duel import QUIET, duel, offered, ordered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Consumption", "ultra", (1, 2), 4, 6, 0, 0, "Aftershock", "instant", gauge=4),
    Face("Nuclear Option", "ultra", (1, 4), 4, 2, 0, 4, "Initiate Launch", "continuous", gauge=1),
    Face("Caustic Vent", "special", (1, 1), 3, 5, 0, 0, "Reclamation", "instant"),
    Face("Ground Zero", "special", (1, 3), 4, 3, 0, 5, "Power Cycle", "transform"),
    Face("Irradiate", "special", (2, 5), 3, 3, 0, 3, "Sequence", "transform"),
    Face("Napalm Stream", "special", (1, 2), 3, 1, 0, 4, "Engineered Destruction", "instant"),
    Face("Toxic Tendrils", "special", (1, 2), 4, 4, 0, 0, "Radiation", "transform"),
]
MOMENTS = moments("""
Consumption     | attack | 1 | hit
Consumption     | attack | 8 | never
Nuclear Option  | attack | 1 | hit
Initiate Launch | boost  | 1 | after
Caustic Vent    | attack | 1 | before hit
Ground Zero     | attack | 1 | hit
Ground Zero     | attack | 2 | hit
Ground Zero     | attack | 8 | never
Irradiate       | attack | 4 | before
Napalm Stream   | attack | 1 | hit
Napalm Stream   | attack | 8 | never
Toxic Tendrils  | attack | 1 | before
""")
ME = "remiliss"
FOUR = ("Grasp", "Cross", "Dive", "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, "Dive")


# ---- her own card


def test_exceeding_costs_6_and_2_less_per_transformation() -> None:
    check_exceed(ME, 6)
    check_cheaper(ME, 6, "Power Cycle", "Sequence", "Radiation")


@rule("EX 12.7")
def test_when_striking_3_force_makes_her_attack_ex() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Ground Zero", "Cross", "Dive", "Block", "Sweep")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Cross", "Dive", "Block")
    table.pause("attack")
    table.sets("Ground Zero", "Block")
    assert table.stats(0) == (5, 4, 1, 6)


@rule("EX 18.1")
@pytest.mark.parametrize(("ex", "exceeded", "cards"), [(True, True, 3), (True, False, 1), (False, True, 1)])
def test_exceeded_the_printed_triggers_of_an_ex_attack_resolve_3_times(ex: bool, exceeded: bool, cards: int) -> None:
    table = duel(ME, "Caustic Vent", "Sweep", spaces=(3, 6), ex=ex, exceeded=exceeded, hand=("Dive",))
    ordered(table)
    while table.asked in {"discard to limit", "order"}:
        table.choose(table.state.options[0])
    # Draw 2, discard 1, so often.
    assert len([event for event in table.events("discard", 0) if event.rule == "EX 4.8"]) == cards


def test_exceeded_given_triggers_are_not_repeated() -> None:
    table = duel(ME, "Irradiate", "Block", spaces=(3, 7), ex=True, exceeded=True, boosts=("Nuclear Option",),
                 gauge=("Grasp", "Cross"), pause="clean-up")  # fmt: skip
    assert table.asked == "may"
    table.no()
    assert table.damage(1) == [3 + 1 + 3 * 2 - 2]


# ---- Ultras


def test_consumption_searches_the_deck_for_up_to_3_cards() -> None:
    table = duel(ME, "Consumption", "Block", gauge=FOUR)
    respond(table, ("pick", "Irradiate"), ("pick", "Irradiate"))
    table.no()
    assert table.cards(0, "hand") == ["Irradiate", "Irradiate"]
    assert len(table.events("shuffle", 0)) == 1
    table = duel(ME, "Consumption", "Block", gauge=FOUR)
    respond(table, ("pick", "Irradiate"), ("pick", "Irradiate"), ("pick", "Sweep"))
    assert (table.asked, table.count(0, "hand")) == ("action", 3)


@pytest.mark.parametrize("paid", [True, False])
def test_aftershock_for_1_gauge_returns_every_copy_of_the_top_discard(paid: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Consumption")
    table.gauge(0, "Grasp")
    table.put(0, "discard", "Grasp", "Cross")
    table.top(0, "Sweep")
    table.boost("Aftershock")
    table.yes() if paid else table.no()
    # The card that was paid is the top discard now; the last card is the draw at the end of the turn.
    assert table.cards(0, "hand") == (["Grasp", "Grasp", "Sweep"] if paid else ["Sweep"])


def test_aftershock_costs_gauge_not_force() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Consumption", "Dive")
    table.put(0, "discard", "Grasp", "Cross")
    table.boost("Aftershock")
    assert (table.asked, table.seat) == ("action", 1)


@rule("EX 13.18")
def test_nuclear_option_is_free_if_ex_and_adds_2_discards_to_the_gauge() -> None:
    table = duel(ME, "Nuclear Option", "Block", ex=True, discard=("Dive", "Cross"))
    assert table.events("invalid", 0) == []
    assert sorted(table.cards(0, "gauge")) == ["Cross", "Nuclear Option", "Nuclear Option"], (
        "the spare copy lies on top"
    )
    table = duel(ME, "Nuclear Option", "Block", gauge=("Grasp",), discard=("Dive",))
    assert table.paid(0) == ["Grasp"]


@pytest.mark.parametrize("paid", [True, False])
def test_initiate_launch_makes_ex_and_may_return_for_1_gauge(paid: bool) -> None:
    table = duel(
        ME, "Ground Zero", "Block", spaces=(1, 9), boosts=("Initiate Launch",), gauge=("Grasp", "Dive"), pause="attack"
    )
    assert table.stats(0) == (5, 4, 1, 6)
    table.go()
    assert table.asked == "may"
    table.yes() if paid else table.no()
    if paid:
        table.pay("Dive", gauge=True)
    assert (table.cards(0, "hand"), table.cards(0, "gauge")) == (
        (["Nuclear Option"], ["Grasp"]) if paid else ([], ["Grasp", "Dive"])
    )


def test_initiate_launch_returns_for_gauge_not_for_force() -> None:
    table = duel(ME, "Ground Zero", "Block", spaces=(1, 9), boosts=("Initiate Launch",), hand=("Dive", "Cross"))
    assert table.asked == "action"


# ---- Specials


def test_caustic_vent_closes_2_draws_2_and_discards_1() -> None:
    table = duel(ME, "Caustic Vent", "Sweep", spaces=(3, 6))
    assert (table.asked, table.count(0, "hand"), table.at(0)) == ("discard to limit", 2, 5)
    assert duel(ME, "Caustic Vent", "Block", spaces=(3, 9)).at(0) == 5
    assert duel(ME, "Caustic Vent", "Block", spaces=(3, 5)).at(0) == 4


def test_reclamation_returns_a_discarded_card() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Caustic Vent")
    table.put(0, "discard", "Dive", "Cross")
    table.top(0, "Spike")
    table.boost("Reclamation")
    assert (offered(table), table.can(c.PASS)) == (["Cross", "Dive"], False)
    table.pick("Dive")
    assert (table.cards(0, "hand"), table.cards(0, "discard")) == (["Dive", "Spike"], ["Cross", "Caustic Vent"])


@pytest.mark.parametrize(("space", "result"), [(4, (3, 4, [7])), (6, (3, 5, [4]))])
def test_ground_zero_has_3_power_at_range_1_and_else_pulls_1(space: int, result: tuple[int, int, list[int]]) -> None:
    assert outcome(duel(ME, "Ground Zero", "Spike", spaces=(3, space))) == result


@pytest.mark.parametrize("drawn", [True, False])
def test_power_cycle_may_draw_1_when_she_changes_cards(drawn: bool) -> None:
    table = Table(ME, QUIET)
    table.put(0, "transformations", "Ground Zero")
    table.choose(c.CHANGE)
    table.yes() if drawn else table.no()
    if table.asked == "pay":
        table.no()
    assert table.count(0, "hand") == (2 if drawn else 1), "with the draw at the end of the turn"


@pytest.mark.parametrize(("space", "damage"), [(6, [1]), (7, [3])])
def test_irradiate_has_2_power_at_range_4_or_more(space: int, damage: list[int]) -> None:
    assert duel(ME, "Irradiate", "Block", spaces=(3, space)).damage(1) == damage


@pytest.mark.parametrize(("where", "ex"), [("gauge", True), ("transformations", True), ("discard", False)])
def test_sequence_makes_ex_with_a_copy_in_gauge_or_transformed(where: str, ex: bool) -> None:
    more = {where: ("Ground Zero",)} if where != "transformations" else {}
    both = ("Irradiate", "Ground Zero") if where == "transformations" else ("Irradiate",)
    table = duel(ME, "Ground Zero", "Block", spaces=(1, 9), transformations=both, pause="attack", **more)  # type: ignore[arg-type]
    assert table.stats(0) == ((5, 4, 1, 6) if ex else (4, 3, 0, 5))


@rule("EX 16.3")
@pytest.mark.parametrize(("attack", "taken"), [("Sweep", 5), ("Cross", 3)])
def test_attacks_deal_at_most_5_damage_to_napalm_stream(attack: str, taken: int) -> None:
    table = duel(ME, "Napalm Stream", attack, spaces=(3, 5), boosts=(), answering=True)
    assert table.damage(0) == [taken]


@pytest.mark.parametrize("place", [0, 1])
def test_napalm_stream_draws_1_or_discards_the_top_card_for_2_power(place: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Napalm Stream")
    table.hand(1, "Focus")
    table.top(0, "Dive")
    table.strike("Napalm Stream", "Focus")
    assert [event.cards for event in table.events("look", 0)] == [(table.card(0, "Dive"),)]
    table.alternative(place)
    assert table.cards(0, "hand") == (["Dive"] if place == 0 else [])
    assert ("Dive" in table.cards(0, "discard")) == (place == 1)
    assert table.damage(1) == [1 if place == 0 else 3]


@pytest.mark.parametrize(("deck", "drawn"), [(6, 4), (2, 2)])
def test_engineered_destruction_draws_up_to_4_of_the_deck_and_discards_any_of_them(deck: int, drawn: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Napalm Stream", "Spike")
    table.put(0, "discard", "Assault")
    table.only_deck(0, *("Dive", "Cross", "Sweep", "Focus", "Block", "Grasp")[:deck])
    table.boost("Engineered Destruction")
    assert (table.count(0, "hand"), table.can(table.named(c.CARD, "Spike"))) == (1 + drawn, False)
    respond(table, ("pick", "Dive"), ("pick", "Cross"))
    if table.asked == "pick card":
        table.no()
    assert len([event for event in table.events("card moved", 0) if event.words == ("hand", "discard pile")]) == 2


@pytest.mark.parametrize(("space", "life"), [(4, 30), (6, 24)])
def test_toxic_tendrils_advances_2_and_passing_cannot_be_hit(space: int, life: int) -> None:
    table = duel(ME, "Toxic Tendrils", "Sweep", spaces=(3, space))
    assert (table.at(0), table.life(0), table.damage(1)) == (6 if space == 4 else 5, life, [4])


@pytest.mark.parametrize(("ex", "reach"), [(True, (1, 4)), (False, (1, 3))])
def test_radiation_reaches_1_further_with_an_ex_attack(ex: bool, reach: tuple[int, int]) -> None:
    table = duel(ME, "Ground Zero", "Block", spaces=(1, 9), ex=ex, transformations=("Radiation",), pause="attack")
    assert table.range(0) == reach
