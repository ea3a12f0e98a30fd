"""Leo Whitefang: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Stahlwirbel", "ultra", (2, 8), 6, 0, 0, 0, "Bared Fangs", "continuous", gauge=4),
    Face("Leidenschaft des Dirigenten", "ultra", (1, 2), 6, 0, 0, 0, "Roar of the Lion", "continuous", gauge=3),
    Face("Zweites Kaltes Gestober", "special", (1, 2), 3, 5, 0, 0, "Hellfire", "continuous", cancel=1),
    Face("Blitzschlag", "special", (1, 3), 5, 4, 0, 0, "Pride", "instant", cancel=1),
    Face("Eisensturm", "special", (1, 2), 5, 3, 1, 4, "Stolz", "instant", cancel=1),
    Face("Gravierte Wurde", "special", (2, 6), 5, 2, 0, 5, "Brynhildr Stance", "instant"),
    Face("Kahn Schild", "special", (1, 2), 3, 1, 0, 6, "Hail to the King", "continuous", cancel=1),
]
ME = "leo"
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


@rule("EX 5.9")
def test_he_exceeds_by_effects_only() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *FOUR)
    assert not table.can(c.EXCEED_ACTION)


@pytest.mark.parametrize(("answer", "exceeded"), [("Dive", True), ("Sweep", False)])
def test_after_an_attack_that_stuns_he_exceeds(answer: str, exceeded: bool) -> None:
    table = duel(ME, "Blitzschlag", answer)
    assert table.player(0).exceeded == exceeded
    assert done(table, table.match.fighters[0].name) == (["after"] if exceeded else [])


@pytest.mark.parametrize(("wild", "stats"), [(True, (6, 4, 1, 4)), (False, (5, 3, 1, 4))])
def test_exceeded_a_wild_swing_has_power_and_speed(wild: bool, stats: tuple[int, ...]) -> None:
    table = duel(ME, "Eisensturm", "Block", spaces=(1, 9), exceeded=True, wild=wild, pause="attack")
    assert table.stats(0) == stats


def test_exceeded_he_reverts_at_the_end_of_a_turn_without_a_strike() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.prepare()
    assert not table.player(0).exceeded
    assert duel(ME, "Kahn Schild", "Block", spaces=(1, 9), exceeded=True).player(0).exceeded
    table = Table(ME, QUIET, first=1)
    table.exceed(0)
    table.prepare()
    assert table.player(0).exceeded, "at the end of his own turns only"


# ---- Ultras


def test_an_invalid_stahlwirbel_draws_1() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Stahlwirbel")
    table.hand(1, "Block")
    table.top(0, "Dive", "Kahn Schild")
    table.strike("Stahlwirbel", "Block")
    assert table.cards(0, "hand") == ["Dive"]


@pytest.mark.parametrize(("exceeded", "speed"), [(False, 1), (True, 10)])
def test_exceeded_stahlwirbel_multiplies_its_speed_bonuses_by_10(exceeded: bool, speed: int) -> None:
    table = duel(ME, "Stahlwirbel", "Block", spaces=(1, 9), gauge=FOUR, exceeded=exceeded, boosts=("Hellfire",),
                 pause="attack")  # fmt: skip
    assert table.stats(0)[:2] == (7, speed)


@pytest.mark.parametrize(("wild", "stats"), [(True, (7, 5, 1, 4)), (False, (5, 3, 1, 4))])
def test_bared_fangs_and_roar_of_the_lion_are_for_wild_swings(wild: bool, stats: tuple[int, ...]) -> None:
    table = duel(ME, "Eisensturm", "Block", spaces=(1, 9), wild=wild, boosts=("Bared Fangs", "Roar of the Lion"),
                 pause="attack")  # fmt: skip
    assert table.stats(0) == stats


@pytest.mark.parametrize("boost", ["Bared Fangs", "Roar of the Lion"])
def test_both_strike_at_once(boost: str) -> None:
    table = Table(ME, QUIET)
    table.hand(0, boost, "Kahn Schild")
    table.boost(boost)
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(("space", "life"), [(4, 24), (5, 30)])
def test_attacks_at_range_2_do_not_hit_leidenschaft(space: int, life: int) -> None:
    assert duel(ME, "Leidenschaft des Dirigenten", "Sweep", spaces=(3, space), gauge=THREE).life(0) == life


# ---- Specials


@pytest.mark.parametrize(("space", "result", "exceeded"), [(4, (6, 4, [3]), True), (6, (5, 6, [3]), False)])
def test_zweites_kaltes_gestober(space: int, result: tuple[int, int, list[int]], exceeded: bool) -> None:
    table = duel(ME, "Zweites Kaltes Gestober", "Sweep", spaces=(3, space))
    assert (outcome(table), table.player(0).exceeded, table.turn_of) == (result, exceeded, 0)


@rule("EX 21.10")
def test_hellfire_shows_the_hand_and_gives_power_and_speed() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Zweites Kaltes Gestober", "Dive")
    table.boost("Hellfire")
    assert table.player(0).shown == [table.card(0, "Dive")]
    table = duel(ME, "Kahn Schild", "Block", spaces=(1, 9), boosts=("Hellfire",), pause="attack")
    assert table.stats(0) == (4, 2, 0, 6)


def test_blitzschlag_gains_advantage_and_doubles_the_speed_of_a_wild_swing() -> None:
    assert duel(ME, "Blitzschlag", "Sweep").turn_of == 0
    for wild, speed in ((True, 4 + 2 * 2), (False, 4)):
        table = duel(ME, "Blitzschlag", "Block", spaces=(1, 9), wild=wild, boosts=("Bared Fangs",), pause="attack")
        assert table.stats(0)[1] == speed
    table = duel(ME, "Blitzschlag", "Block", spaces=(1, 9), boosts=("Hellfire",), pause="attack")
    assert table.stats(0)[1] == 5, "a bonus of Speed counts once for an attack that was set"


def test_pride_moves_1_or_2() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Blitzschlag")
    table.boost("Pride")
    assert table.movements == {("advance", 1), ("advance", 2), ("retreat", 1), ("retreat", 2)}


@pytest.mark.parametrize(("attack", "space"), [("Eisensturm", 4), ("Gravierte Wurde", 5)])
@pytest.mark.parametrize("exceeded", [True, False])
def test_eisensturm_and_gravierte_wurde_close_then_draw_and_revert(attack: str, space: int, exceeded: bool) -> None:
    table = ordered(duel(ME, attack, "Block", spaces=(3, 9), exceeded=exceeded))
    assert (table.at(0), table.count(0, "hand")) == (space, int(exceeded))
    assert not table.player(0).exceeded


@pytest.mark.parametrize("attack", ["Eisensturm", "Gravierte Wurde"])
def test_both_stop_before_the_opponent_and_revert_at_cleanup(attack: str) -> None:
    table = duel(ME, attack, "Sweep", spaces=(3, 4), exceeded=True)
    assert (table.at(0), done(table, attack)) == (3, ["after", "end"])


@pytest.mark.parametrize("put", [True, False])
def test_stolz_draws_2_and_may_put_a_card_on_the_deck(put: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Eisensturm", "Dive")
    table.boost("Stolz")
    assert (table.count(0, "hand"), table.asked) == (3, "pick card")
    table.pick("Dive") if put else table.no()
    assert ("Dive" in table.cards(0, "hand"), table.count(0, "hand")) == (True, 3 if put else 4)


def test_brynhildr_stance_exceeds_becomes_gauge_and_gives_an_action() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Gravierte Wurde")
    table.boost("Brynhildr Stance")
    assert (table.player(0).exceeded, table.cards(0, "gauge"), table.seat) == (True, ["Gravierte Wurde"], 0)


@pytest.mark.parametrize(("exceeded", "stats"), [(False, (3, 1, 0, 6)), (True, (3, -1, 2, 6))])
def test_kahn_schild_exceeded_is_slower_and_has_armor(exceeded: bool, stats: tuple[int, ...]) -> None:
    assert duel(ME, "Kahn Schild", "Block", spaces=(1, 9), exceeded=exceeded, pause="attack").stats(0) == stats


@pytest.mark.parametrize("hit", [True, False])
def test_kahn_schild_closes_up_to_2_if_it_was_hit(hit: bool) -> None:
    table = duel(ME, "Kahn Schild", "Cross", spaces=(3, 4 if hit else 9))
    assert (table.asked, table.at(1)) == (("amount", 7) if hit else ("action", 9))
    if hit:
        assert table.movements == {("stay", 0), ("close", 1), ("close", 2)}


def test_hail_to_the_king_draws_2_and_forbids_the_stun() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Kahn Schild")
    table.boost("Hail to the King")
    assert table.count(0, "hand") == 3, "with the draw at the end of the turn"
    table = duel(ME, "Dive", "Assault", spaces=(3, 4), boosts=("Hail to the King",))
    assert (table.damage(0), stunned(table, 0)) == ([4], False)


# ---- when, where and how much


MOMENTS = moments("""
Zweites Kaltes Gestober | attack | 1 | before hit
Zweites Kaltes Gestober | attack | 8 | before
Blitzschlag             | attack | 1 | hit
Blitzschlag             | attack | 8 | never
Eisensturm              | attack | 1 | after
Eisensturm              | attack | 8 | after
Gravierte Wurde         | attack | 1 | after
Gravierte Wurde         | attack | 8 | after
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
