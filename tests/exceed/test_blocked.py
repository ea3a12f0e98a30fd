"""What is not possible is named, with the reason and the rule."""

import pytest

from tests.exceed.games import played
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.blocked import blocked
from wildswing.kernel.decision import Blocked


def said(table: Table, verb: str) -> list[str]:
    return [str(entry) for entry in blocked(table.state) if entry.verb == verb]


@pytest.mark.parametrize("number", range(5))
def test_nothing_is_both_open_and_blocked(number: int) -> None:
    for game, _ in played(number):
        decision = game.decision
        assert decision is not None
        texts = {option.text for option in decision.options}
        assert texts.isdisjoint(entry.text for entry in decision.blocked)
        for entry in decision.blocked:
            assert entry.reason
            assert entry.rule.startswith("EX ")
        if decision.kind == "action":
            for space in range(1, 10):
                if space != game.state.players[decision.seat].space:
                    named = [text for text in texts if text.startswith(f"Move to {space} (")]
                    named += [entry.text for entry in decision.blocked if entry.text in {f"Move to {space}", "Move"}]
                    assert len(named) == 1, space


def test_spaces() -> None:
    table = Table("ryu", "akuma", spaces=(3, 5))
    table.hand(0, "Cross", "Dive")
    assert said(table, "move") == [
        "Move to 5: the opponent stands there (EX 8.2)",
        *[f"Move to {space}: it costs {space - 3} Force, you can make 2 (EX 5.16)" for space in range(6, 10)],
    ]
    table.hand(0)
    assert said(table, "move") == ["Move: you have no card that makes Force (EX 5.16)"]


def test_exceeding() -> None:
    table = Table("ryu", "akuma")
    table.gauge(0, "Cross")
    assert said(table, "exceed") == ["Exceed (2 Gauge): it costs 2 Gauge, you have 1 (EX 5.7)"]
    table.gauge(0, "Cross", "Dive")
    assert said(table, "exceed") == []
    table.exceed(0)
    assert said(table, "exceed") == ["Exceed: you are exceeded already (EX 5.8)"]


def test_reshuffling() -> None:
    table = Table("ryu", "akuma")
    table.put(0, "discard")
    assert said(table, "reshuffle") == ["Reshuffle: your discard pile is empty (EX 5.15)"]
    table.put(0, "discard", "Cross")
    assert said(table, "reshuffle") == []
    table.player(0).reshuffled = True
    table.refresh()
    assert said(table, "reshuffle") == ["Reshuffle: you have reshuffled in this game (EX 5.14)"]


def test_boosts_and_transformations() -> None:
    table = Table("geoffrey", "ryu")
    dear = next(card for card in table.match.fighters[0].cards if card.boost_kind <= c.CONTINUOUS and card.boost_force)
    table.hand(0, str(dear.name))
    assert said(table, "boost") == [
        f"Boost {dear.boost_name} ({dear.name}): it costs {dear.boost_force} Force, the rest makes 0 (EX 6.10)"
    ]
    table.hand(0, "Bastion Stance")
    assert said(table, "transform") == [
        "Transform Untainted (Bastion Stance): it needs a second Bastion Stance in hand (EX 11.2)"
    ]
    table.hand(0, "Bastion Stance", "Bastion Stance")
    assert said(table, "transform") == []
    table.hand(0, "Bastion Stance")
    table.put(0, "transformations", "Bastion Stance")
    assert said(table, "transform") == ["Transform Untainted (Bastion Stance): Untainted is in play already (EX 11.4)"]


def test_further_actions_and_own_actions() -> None:
    table = Table("litchi", "ryu")
    table.state.no_strike = True
    table.refresh()
    assert said(table, "strike") == ["Strike: this further action may not be a strike (EX 4.13)"]
    assert said(table, "character action") == [
        "Litchi Faye Ling: If Mantenbo is on the board, move Mantenbo 1-2: only if Mantenbo is on the board (EX 18.12)"
    ] or table.can(c.CHARACTER + 1)


def test_setting() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Cross", "Dive")
    table.choose(c.STRIKE_ACTION)
    while table.asked == "may":
        table.no()
    assert said(table, "set ex") == ["Set an EX attack: you have no two equal cards in hand (EX 12.6)"]
    table.hand(0, "Cross", "Cross", "Dive")
    assert said(table, "set ex") == []
    table.side(0).named = table.card(1, "Cross")
    table.refresh()
    assert said(table, "set") == ["Set Dive: the opponent has named Cross, which you must set (EX 22.17)"]
    assert said(table, "wild swing") == ["Wild Swing: the named card must be set (EX 22.17)"]


def test_a_blocked_act_reads_well() -> None:
    entry = Blocked("strike", "Strike", "no", "EX 4.13")
    assert str(entry) == "Strike: no (EX 4.13)"
    assert repr(entry) == "Blocked('Strike', 'no', 'EX 4.13')"
