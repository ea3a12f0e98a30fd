"""The changes of the engine to what the client does, each seen at work."""

from __future__ import annotations

from contextlib import nullcontext

from tests.conformance import variations
from tests.exceed.cards.duel import QUIET
from tests.exceed.rules.stand_ins import stand_in
from tests.table import Table
from wildswing.exceed import constants as c


def reading() -> Table:
    table = Table(QUIET, QUIET, spaces=(3, 4))
    table.hand(0, "Focus", "Assault")
    table.hand(1, "Grasp", "Sweep")
    table.boost("Focus")
    table.choose(c.NAME + table.card(1, "Grasp"))
    table.set("Assault")
    return table


def test_reading_binds_nobody() -> None:
    assert not reading().can(c.SET_CARD + reading().card(1, "Sweep"))
    with variations.reading_binds_nobody():
        table = reading()
        assert table.can(table.named(c.SET_CARD, "Sweep"))


def unpaid_ex() -> list[str]:
    table = Table("ryu", QUIET, spaces=(3, 7))
    table.hand(0, "Metsu Hadoken", "Metsu Hadoken")
    table.hand(1, "Block")
    table.top(0, "Grasp")
    table.strike("Metsu Hadoken", "Block", ex=True)
    return table.cards(0, "discard")


def test_spare_copy_twice() -> None:
    assert unpaid_ex() == ["Metsu Hadoken", "Metsu Hadoken", "Grasp"]
    with variations.spare_copy_twice():
        assert unpaid_ex() == ["Metsu Hadoken", "Metsu Hadoken", "Metsu Hadoken", "Grasp"]


def stunned_in_own_attack() -> int:
    # Renchan's After effect asks for a space; the player is stunned before, in the Hit effects.
    table = Table("litchi", QUIET, spaces=(3, 5))
    table.hand(0, "Renchan", "Grasp")
    table.hand(1, "Block")
    table.put(0, "boosts", "Tsubame Gaeshi")
    table.choose(c.STRIKE_ACTION)
    table.set("Renchan")
    table.set("Block")
    assert table.seat == 0
    assert table.asked == "order"
    table.side(0).stunned = True
    while table.asked in {"order", "may"}:
        table.choose(table.state.options[0])
    return int(table.state.decision)


def test_stunned_goes_on() -> None:
    assert stunned_in_own_attack() == c.ACTION
    with variations.stunned_goes_on():
        assert stunned_in_own_attack() == c.PICK_SPACE


def clean_up() -> list[tuple[str, int]]:
    table = Table("king", "king", spaces=(3, 7))
    for seat in (0, 1):
        table.hand(seat, "Assault")
        table.put(seat, "boosts", "Kingly Strut")
    table.strike("Assault", "Assault")
    shown = [event for event in table.state.log or [] if event.kind == "attack placed" or "Cleanup" in str(event.words)]
    return [("placed" if event.kind == "attack placed" else "effect", int(event.seat)) for event in shown]


def test_client_clean_up() -> None:
    assert clean_up() == [("effect", 0), ("placed", 0), ("effect", 1), ("placed", 1)]
    with variations.client_clean_up():
        assert clean_up() == [("effect", 0), ("effect", 1), ("placed", 0), ("placed", 1)]


def boosting() -> tuple[int, int]:
    table = Table("giovanna", QUIET)
    table.hand(0, "Sol Poente", "Grasp")
    table.boost("Sol Poente")
    assert table.asked == "pick card"
    while_playing = table.count(0, "boosts")
    table.no()
    return while_playing, table.count(0, "boosts")


def test_boost_enters_late() -> None:
    assert boosting() == (1, 1)
    with variations.boost_enters_late():
        assert boosting() == (0, 1)


def test_a_change_ends_with_its_context() -> None:
    before = (unpaid_ex(), clean_up(), boosting())
    for change in (variations.spare_copy_twice, variations.client_clean_up, variations.boost_enters_late):
        with change():
            pass
    assert (unpaid_ex(), clean_up(), boosting()) == before


def test_exceeding_for_nothing() -> None:
    assert not Table("leo", QUIET).can(c.EXCEED_ACTION)
    with variations.exceeding_for_nothing():
        table = Table("leo", QUIET)
        table.choose(c.EXCEED_ACTION)
        assert table.events("exceed", 0)


def out_of_cards() -> Table:
    table = Table("leo", QUIET)
    table.exceed(0)
    table.only_deck(0, "Grasp")
    table.player(0).reshuffled = True
    table.prepare()
    assert table.winner == 1
    return table


def test_turn_goes_on() -> None:
    assert out_of_cards().player(0).exceeded
    with variations.turn_goes_on():
        assert not out_of_cards().player(0).exceeded


def mixup() -> Table:
    # "Mixup: Close or retreat 1. Strike with "On set: Draw 1"."
    table = Table("mika", QUIET, spaces=(3, 5))
    table.hand(0, "Spike", "Focus")
    table.hand(1, "Block")
    table.top(0, "Cross", "Dive")
    table.boost("Mixup")
    table.move("close", 1)
    table.set("wild")
    return table


def test_set_effects_late() -> None:
    assert mixup().match.card(mixup().side(0).attack).name == "Dive"
    with variations.set_effects_late():
        table = mixup()
        assert table.match.card(table.side(0).attack).name == "Cross"
        assert table.cards(0, "hand") == ["Focus", "Dive"]


def test_text_goes_on() -> None:
    hero = stand_in(ability="Action: Draw 9. Exceed.")
    for change, on in ((nullcontext, False), (variations.text_goes_on, True)):
        table = Table(hero, "nehtali")
        table.only_deck(0, "Grasp")
        table.player(0).reshuffled = True
        with change():
            table.action()
        assert table.winner == 1
        assert bool(table.player(0).exceeded) == on
