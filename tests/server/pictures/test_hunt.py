"""The picture of HacKClaD: forecast and sequence, skill cards, Reactions, Missions, scores."""

from __future__ import annotations

from tests.hackclad.table import Table
from wildswing.hackclad import constants as c
from wildswing.hackclad.geometry import space_at
from wildswing.hackclad.view import view_of
from wildswing.server.pictures.hackclad.picture import hackclad_picture
from wildswing.server.wire.common import Choice
from wildswing.server.wire.hackclad import HackcladPicture, SkillOutlook


def shown(table: Table, seat: int | None) -> HackcladPicture:
    return hackclad_picture(view_of(table.state, seat))


def held(table: Table, name: str, witch: int = 0) -> SkillOutlook:
    card = table.card(witch, name)
    return next(one for one in shown(table, int(table.state.match.seats[witch])).hand if one.card == card)


def choice(table: Table, text: str) -> Choice:
    decision = shown(table, table.seat).decision
    assert decision is not None
    return next(option for option in decision.options if option.text.startswith(text))


# ---- forecast and sequence


def test_a_threat_names_the_witches_whom_it_hurts() -> None:
    table = Table("luna", "mia")
    table.clad("Tail Whip", "Whirlwind", "Searing Blast")
    first = shown(table, 0).threats[0]
    assert first.hits == ()
    reached = first.attacked[0]
    table.state.figures[1].space = reached
    assert shown(table, 0).threats[0].hits == (1,)
    assert shown(table, None).threats[0].hits == (1,)
    table.state.figures[1].safe = True
    assert shown(table, 0).threats[0].hits == ()


def test_the_sequence_goes_from_turn_to_turn() -> None:
    table = Table("luna", "mia", slots=(1, 2))
    table.clad("Tail Whip", "Whirlwind", "Searing Blast")
    rows = shown(table, None).sequence
    assert [row.kind for row in rows] == ["turn", "clad", "turn", "clad", "turn", "clad", "turn"]
    assert [row.witch for row in rows] == [0, None, 1, None, None, None, None]
    assert [row.state for row in rows] == ["now"] + ["later"] * 6
    cards = [table.clad_card(name) for name in ("Tail Whip", "Whirlwind", "Searing Blast")]
    assert [row.card for row in rows[1::2]] == cards
    table.end()
    table.pass_to("act")
    later = shown(table, None)
    assert later.acting == 1
    states = [row.state for row in later.sequence]
    assert states == ["done", "done", "now"] + ["later"] * 4


def test_the_face_down_card_of_solo_play_stays_hidden() -> None:
    table = Table("luna", mode=c.SOLO)
    row = shown(table, 0).sequence[3]
    assert row.card == -1
    threat = shown(table, 0).threats[1]
    assert (threat.card, threat.certain, threat.steps) == (-1, False, ())


# ---- skill cards


def test_an_attack_in_reach_tells_its_damage() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Absorb")
    card = held(table, "Absorb")
    assert (card.verdict, card.text) == ("reach", "Clad in reach, 1 damage")
    assert card.atk == card.damage == 1
    assert list(card.reach) == [space_at(0, 0)]
    use = choice(table, "Use Absorb")
    assert (use.card, use.zone, use.outcome) == (table.card(0, "Absorb"), "hand", "1 damage on the Clad")


def test_what_stops_a_card_is_said() -> None:
    table = Table("luna", "mia")
    table.at(0, (-2, 2))
    table.hand(0, "Absorb", "Shot", "Guard")
    assert (held(table, "Absorb").verdict, held(table, "Absorb").text) == ("range", "out of range")
    assert (held(table, "Shot").verdict, held(table, "Shot").text) == ("price", "needs 1 MP")
    assert (held(table, "Guard").verdict, held(table, "Guard").text) == ("time", "when the Clad attacks")


def test_a_card_that_moves_the_clad_shows_the_threats_after_it() -> None:
    changed = 0
    for witch in ("amelia", "flare", "luna", "mia", "rosette"):
        table = Table(witch, "mia")
        table.clad("Tail Whip", "Whirlwind", "Searing Blast")
        table.at(0, (0, -1))
        table.gauges(0, mp=7, cp=7)
        for card in table.state.match.boards[0].cards:
            if "Clad" not in card.text.words or card.is_reaction():
                continue
            table.hand(0, card.name)
            outlook = held(table, card.name)
            if outlook.after is None:
                continue
            changed += 1
            before = shown(table, 0).threats
            assert outlook.after != before
            assert [threat.slot for threat in outlook.after] == [threat.slot for threat in before]
    assert changed >= 3


# ---- reactions


def reacting(table: Table) -> None:
    """Let the Clad attack the second Witch."""
    table.clad("Tail Whip", "Whirlwind", "Searing Blast")
    table.state.figures[1].space = shown(table, 0).threats[0].attacked[0]
    table.hand(1, "Guard", "Absorb") if table.state.match.boards[1].id == "luna" else table.hand(1, "Guard")
    table.end()


def test_a_reaction_shows_the_running_sum() -> None:
    table = Table("mia", "luna", slots=(1, 2))
    table.voltage(2)
    reacting(table)
    picture = shown(table, 1)
    assert table.asked == "react"
    assert picture.reacting is not None
    assert (picture.reacting.witch, picture.reacting.source) == (1, "Tail Whip")
    assert (picture.reacting.base, picture.reacting.less, picture.reacting.damage) == (3, 0, 3)
    assert choice(table, "Pass").outcome == "3 damage: 1 Injury"
    assert choice(table, "-1 DMG: discard Absorb").outcome == "3 - 1 = 2 damage: 1 Injury"
    table.basic("-1 DMG", "Absorb")
    after = shown(table, 1).reacting
    assert after is not None
    assert (after.less, after.damage) == (1, 2)
    assert shown(table, 0).reacting is None
    assert shown(table, None).reacting is None


# ---- scores and Missions


def test_missions_are_counted() -> None:
    table = Table("luna", "mia", missions=c.RANDOM_MISSIONS)
    table.missions(0, "Flash", "Survivor")
    table.figure(0).moved = 2
    found = {one.title: one for one in shown(table, 1).witches[0].missions}
    assert (found["Flash"].have, found["Flash"].need, found["Flash"].done) == (2, 3, False)
    assert found["Survivor"].need == 0


def test_the_own_score_is_exact_and_others_may_have_more() -> None:
    table = Table("luna", "mia")
    table.figure(0).shards = 4
    table.figure(0).injuries = 1
    mine, theirs = shown(table, 0).witches[0], shown(table, 1).witches[0]
    assert not mine.score_open
    assert theirs.score <= mine.score
    assert theirs.score_open


# ---- what takes two acts, and what is not possible


def test_acts_of_a_turn_are_to_be_confirmed_and_steps_are_not() -> None:
    table = Table("luna", "mia")
    table.clad("Tail Whip", "Whirlwind", "Searing Blast")
    table.hand(0, "Guard", "Storm")
    decision = shown(table, table.seat).decision
    assert decision is not None
    assert decision.kind == "act"
    assert all(option.final for option in decision.options)
    move = next(option.number for option in decision.options if option.text.startswith("+1 Move"))
    table.choose(move)
    after = shown(table, table.seat).decision
    assert after is not None
    assert after.kind == "step"
    assert not any(option.final for option in after.options)


def test_a_card_that_cannot_be_used_is_named_by_its_number() -> None:
    table = Table("luna", "mia")
    table.clad("Tail Whip", "Whirlwind", "Searing Blast")
    table.hand(0, "Guard")
    decision = shown(table, table.seat).decision
    assert decision is not None
    assert [one.card for one in decision.blocked if one.verb == "use"] == [table.card(0, "Guard")]
    assert {one.card for one in decision.blocked if one.verb != "use"} <= {None}
