"""The changes of the engine to what the client does, each seen at work."""

from __future__ import annotations

from contextlib import nullcontext

from tests.conformance import card_variations, number_variations, variations
from tests.exceed.cards.duel import QUIET
from tests.exceed.rules.stand_ins import card, stand_in
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


def spending(life: int) -> Table:
    table = Table("ragna", QUIET)
    table.hand(0, "Devoured by Darkness", "Grasp")
    table.set_life(0, life)
    table.boost("Devoured by Darkness")
    table.yes()
    return table


def test_spending_the_dead() -> None:
    table = spending(3)
    assert not table.can(c.NUMBER + 4)
    table.choose(c.NUMBER + 3)
    assert (table.winner, table.life(0), table.count(0, "hand")) == (1, 0, 0)
    with number_variations.spending_the_dead():
        table = spending(3)
        table.choose(c.NUMBER + 4)
        assert (table.winner, table.life(0), table.count(0, "hand")) == (1, 0, 4)


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


def kitten() -> Table:
    # "Almost Becoming Two!": "Now: Put 1 card from your hand on top of your deck. Now: Strike with a wild swing."
    table = Table("taokaka", QUIET, spaces=(3, 5))
    table.hand(0, "Hexa Edge!", "Focus", "Cross", "Dive")
    table.hand(1, "Block")
    table.boost("Hexa Edge!")
    table.pay("Dive")
    table.pick("Focus")
    return table


def test_any_card_for_a_wild_swing() -> None:
    assert kitten().seat == 1
    with card_variations.any_card_for_a_wild_swing():
        assert kitten().can(c.SET_CARD + kitten().card(0, "Cross"))


def test_life_below_0() -> None:
    hero = stand_in(ability="At 0 life: Exceed.", exceed_ability="On exceed: Gain 10 life.")
    for change, life in ((nullcontext, 10), (number_variations.life_below_0, 8)):
        table = Table(hero, "nehtali", spaces=(3, 4), first=1)
        table.set_life(0, 2)
        table.hand(0, "Sweep")
        table.hand(1, "Assault")
        with change():
            table.strike("Assault", "Sweep")
        assert table.life(0) == life


def test_deck_unshuffled() -> None:
    shape = card("Shape", boost="+1 Power.", boost_kind="transform")
    seek = card("Seek", boost="Transform 1 card from your hand or deck.")
    table = Table(stand_in(shape, seek), "nehtali")
    table.hand(0, "Seek")
    kept = [name for name in table.cards(0, "deck") if name != "Shape"]
    with card_variations.deck_unshuffled():
        table.boost("Seek")
        table.choose(table.state.options[-1])
    assert [name for name in table.cards(0, "deck") if name != "Shape"] == kept[:-1]


def test_striking_from_elsewhere() -> None:
    hero = stand_in(ability="Action: Strike with 1 card from your gauge face up.")
    for change, free in ((nullcontext, False), (card_variations.striking_from_elsewhere, True)):
        table = Table(hero, "nehtali")
        table.hand(0, "Grasp")
        table.gauge(0, "Cross", "Dive")
        with change():
            table.action()
            assert table.can(c.WILD_SWING) == free
            assert not table.can(c.SET_FACE_UP + table.card(0, "Grasp"))
        table = Table(hero, "nehtali")
        table.hand(0, "Grasp")
        with change():
            table.action()
            assert table.can(table.named(c.SET_CARD, "Grasp")) == free


def digging() -> Table:
    table = Table(stand_in(card("Dig", boost="Return 1 card from your discard pile to your hand.")), "nehtali")
    table.hand(0, "Dig")
    table.put(0, "discard", "Grasp", "Cross", "Grasp")
    table.boost("Dig")
    return table


def test_any_copy_out_of_a_discard_pile() -> None:
    table = digging()
    assert len(table.state.options) == 2
    table.pick("Grasp")
    assert table.cards(0, "discard") == ["Cross", "Grasp", "Dig"]
    with card_variations.any_copy_out_of_a_discard_pile():
        table = digging()
        table.choose(table.named(c.CARD, "Grasp") | card_variations.UPPER)
        assert table.cards(0, "discard") == ["Grasp", "Cross", "Dig"]


def hunting() -> Table:
    # "Menace": "Now: Advance or retreat 1 / Draw 1 / otherwise, you may boost Predator from your hand."
    table = Table("byakuya", QUIET, spaces=(3, 9))
    table.hand(0, "Minced?", "Or... Shredded?", "Sweep")
    table.top(0, "Grasp")
    table.boost("Minced?")
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.move("advance", 1)
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.yes()
    return table


def test_boosting_any_card() -> None:
    assert "Or... Shredded?" in hunting().cards(0, "boosts")
    with card_variations.boosting_any_card():
        table = hunting()
        table.pick("Sweep")
        assert "Sweep" in table.cards(0, "boosts")
        assert "Or... Shredded?" in table.cards(0, "hand")


def test_nothing_reshuffled() -> None:
    for change, used in ((nullcontext, False), (variations.nothing_reshuffled, True)):
        table = Table("ryu", QUIET)
        table.only_deck(0, "Grasp")
        with change():
            table.prepare()
        assert table.winner == 1
        assert bool(table.player(0).reshuffled) == used


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


def test_power_counted_once() -> None:
    # Edge of Death: +1 Power at 6 life or less. Dust to Dust: Power 3; gain 2 life when it hits.
    for change, power in ((nullcontext, 3), (number_variations.power_counted_once, 4)):
        table = Table("taisei", QUIET, spaces=(3, 4))
        table.set_life(0, 6)
        table.put(0, "transformations", "Anathema Surge")
        table.hand(0, "Dust to Dust")
        table.hand(1, "Sweep")
        with change():
            table.choose(c.STRIKE_ACTION)
            table.no()
            table.set("Dust to Dust")
            table.set("Sweep")
            table.move("push", 1)
        assert table.damage(1) == [power]


def test_paying_for_no_step() -> None:
    # King of Cards: up to 9 Force in steps of 3.
    for change, pays in ((nullcontext, False), (number_variations.paying_for_no_step, True)):
        table = Table("king", QUIET, spaces=(3, 4))
        table.hand(0, "King of Cards", "Cross", "Spike")
        table.gauge(0, "Grasp", "Dive", "Block")
        table.hand(1, "Cross")
        with change():
            table.strike("King of Cards", "Cross")
            table.pay("Grasp", "Dive", gauge=True)
            assert table.can(c.YES) == pays
            if pays:
                table.yes()
                table.pay("Cross", "Spike")
            else:
                table.no()
        assert table.damage(1) == [6]
        assert table.count(0, "hand") == (0 if pays else 2)
