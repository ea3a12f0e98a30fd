"""Options in words: unique in every decision, read back to the same option, and what they say."""

import re

from tests.exceed.games import played
from tests.exceed.rules.characters import CHARACTERS
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.decisions import decision_of
from wildswing.kernel.decision import Decision


def asked(table: Table) -> Decision:
    return decision_of(table.state, 0)


def texts(table: Table) -> list[str]:
    return [option.text for option in asked(table).options]


def test_the_verbs_of_each_kind_of_decision() -> None:
    kinds: dict[str, set[str]] = {}
    for number in range(2 * len(CHARACTERS)):
        for game, _ in played(number):
            decision = game.decision
            assert decision is not None
            kinds.setdefault(decision.kind, set()).update(option.verb for option in decision.options)
            told = [option.text for option in decision.options]
            if decision.kind == "pick space":
                moves = all(re.fullmatch("(Move to|Stay on) [1-9]", text) for text in told)
                assert (decision.prompt == "Where do you move?") is moves, (decision.prompt, told)
            elif decision.prompt == "How do you move the opponent?":
                assert all(text.startswith(("Push ", "Pull ", "Do not move")) for text in told), told
            elif decision.prompt == "How do you move?":
                assert not all(text.startswith(("Push ", "Pull ")) for text in told), told
    assert kinds["mulligan"] == {"keep", "return"}
    assert kinds["pay"] == {"pay", "done"}
    assert kinds["may"] == {"yes", "no"}
    assert kinds["set attack"] == {"set", "set ex", "set face up", "set ex face up", "wild swing"}
    assert kinds["discard to limit"] == {"discard"}
    assert kinds["action"] >= {"prepare", "change cards", "move", "reshuffle", "boost", "strike", "character action"}


def test_naming_a_card() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Block", "Cross")
    table.boost("Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert texts(table)[:2] == ["Name Grasp", "Name Cross"]
    assert asked(table).prompt == "Name a card."
    assert asked(table).because.source == "Parry"


def test_a_transformation_that_hit() -> None:
    table = Table("geoffrey", "ryu", spaces=(3, 4))
    table.hand(0, "Bastion Stance")
    table.hand(1, "Block")
    table.strike("Bastion Stance", "Block")
    while table.asked != "transform or gauge":
        table.choose(table.state.options[0])
    assert texts(table) == ["Add Bastion Stance to gauge", "Transform Bastion Stance"]
    assert asked(table).prompt == "Where does Bastion Stance go?"


def test_a_boost_is_laid_on_a_space() -> None:
    table = Table("londrekia", "ryu", spaces=(3, 7))
    table.hand(0, "Snow Blossom")
    table.hand(1, "Block")
    table.strike("Snow Blossom", "Block")
    table.yes()
    assert texts(table)[0].startswith("Place Iceflower on ")
    assert asked(table).prompt == "Choose a space."


def test_a_card_is_laid_on_a_space() -> None:
    table = Table("rachel", "ryu")
    table.hand(0, "Spike Drop")
    table.put(0, "discard", "Grasp")
    table.boost("Spike Drop")
    assert texts(table)[0].startswith("Place it on ")
    assert asked(table).prompt == "Choose a space."


def test_pushing_or_pulling_moves_the_opponent() -> None:
    table = Table("ryu", "akuma", spaces=(3, 4))
    table.hand(0, "Grasp")
    table.hand(1, "Block")
    table.strike("Grasp", "Block")
    while table.asked != "amount":
        table.choose(table.state.options[0])
    assert asked(table).prompt == "How do you move the opponent?"


def test_two_of_several_effects_are_chosen_one_by_one() -> None:
    table = Table("hilda", "ryu", spaces=(3, 7))
    table.hand(0, "Revenant Pillar")
    table.hand(1, "Block")
    table.strike("Revenant Pillar", "Block")
    while table.asked != "choose":
        table.choose(table.state.options[0])
    assert asked(table).prompt == "Choose one (1 of 2)."
    table.choose(table.state.options[0])
    assert asked(table).prompt == "Choose one (2 of 2)."


def test_who_chooses_for_an_opponents_text_is_its_opponent() -> None:
    table = Table("eugenia", "ryu", spaces=(3, 6))
    table.hand(0, "Werelight")
    table.hand(1, "Block", "Grasp", "Dive")
    table.strike("Werelight", "Block")
    while table.asked != "choose":
        table.choose(table.state.options[0])
    assert table.seat == 1
    assert asked(table).prompt == "Choose one; the opponent it speaks of is you."


def test_tokens_may_be_left_where_they_are() -> None:
    table = Table("polar", "ryu")
    table.token(0, "Ice Spike", 4, 6)
    table.hand(0, "Rebuild")
    table.boost("Rebuild")
    assert texts(table)[0] == "None"
    table.space(4)
    assert texts(table)[0] == "No more"


def test_a_price_of_nothing_may_be_refused_too() -> None:
    table = Table("dan", "ryu", spaces=(3, 4))
    table.hand(0)
    table.hand(1, "Cross")
    table.top(0, "Shisso Buraiken")
    table.choose(c.STRIKE_ACTION)
    while table.asked != "pay or invalid":
        table.choose(table.state.options[0])
    assert asked(table).prompt == "Pay nothing for Shisso Buraiken, or let it go?"


def test_cards_are_put_face_down_into_play() -> None:
    table = Table("celinka", "ryu")
    table.hand(0, "Sweep", "Grasp")
    table.choose(c.PREPARE)
    assert "Put Sweep from hand face down into play" in texts(table)
    table.pick("Sweep")
    (moved,) = table.events("card moved")
    assert moved.words == ("hand", "boosts, face down")


def test_cancelling_a_boost_for_an_action() -> None:
    table = Table("solbadguy", "ryu")
    card = next(card for card in table.match.fighters[0].cards if card.boost_cancel == 1 and not card.boost_force)
    table.hand(0, str(card.name), "Grasp")
    table.gauge(0, "Cross")
    table.boost(str(card.name))
    while table.asked != "cancel":
        table.choose(table.state.options[0])
    assert texts(table) == ["Do not cancel", "Cancel for another action (1 Gauge)"]
    assert asked(table).because.rule == "EX 23.19"


def test_a_wild_swing_with_a_price() -> None:
    table = Table("ryu", "akuma", spaces=(3, 4))
    table.hand(0, "Grasp")
    table.hand(1, "Sweep")
    table.top(0, "Metsu Hadoken")
    table.gauge(0, "Cross", "Dive", "Spike")
    table.strike("wild", "Sweep")
    assert table.asked == "pay or invalid"
    assert texts(table) == ["Pay 3 Gauge for Metsu Hadoken", "Let Metsu Hadoken go and swing again"]
    assert asked(table).because.rule == "EX 13.17"


def test_overdrive() -> None:
    table = Table("ragna", "ryu")
    table.put(0, "overdrive", "Cross", "Dive")
    table.exceed(0)
    table.choose(c.PREPARE)
    while table.asked != "action" or table.seat == 0:
        table.choose(table.state.options[0])
    table.choose(c.PREPARE)
    while table.asked != "discard overdrive":
        table.choose(table.state.options[0])
    assert texts(table) == ["Discard Cross from overdrive", "Discard Dive from overdrive"]


def test_actions() -> None:
    table = Table("ryu", "akuma", spaces=(3, 5))
    table.hand(0, "Grasp", "Hadoken", "Hadoken")
    table.gauge(0, "Cross", "Dive")
    assert texts(table) == [
        "Prepare", "Change Cards", "Move to 1 (2 Force)", "Move to 2 (1 Force)", "Move to 4 (1 Force)",
        "Move to 6 (3 Force)", "Move to 7 (4 Force)", "Move to 8 (5 Force)", "Exceed (2 Gauge)",
        "Boost Fierce (Grasp)", *[text for text in texts(table) if "(Hadoken)" in text], "Strike",
        "Ryu: Advance or retreat 1",
    ]  # fmt: skip
    move = asked(table).find("Move to 6 (3 Force)")
    assert (move.verb, move.target, move.amount, move.cost, move.card) == ("move", 6, 3, "3 Force", None)
    boost = asked(table).find("Boost Fierce (Grasp)")
    assert (boost.verb, boost.card) == ("boost", "Grasp")
    assert str(asked(table).because) == "A turn has one action"


def test_payments_and_what_they_are_for() -> None:
    table = Table("ryu", "akuma", spaces=(3, 7))
    table.hand(0, "Metsu Hadoken", "Assault")
    table.gauge(0, "Cross")
    table.choose(c.MOVE_TO + 5)
    assert texts(table) == [
        "Pay Metsu Hadoken from hand (1 Force)", "Pay Metsu Hadoken from hand (2 Force)",
        "Pay Assault from hand (1 Force)", "Pay Cross from gauge (1 Force)",
    ]  # fmt: skip
    assert asked(table).prompt == "Pay 2 Force."
    assert (str(asked(table).because), asked(table).because.rule) == ("Moving to 5", "EX 5.16")
    assert asked(table).options[1].amount == 2


def test_gauge_is_paid_as_gauge() -> None:
    table = Table("ryu", "akuma")
    table.gauge(0, "Cross", "Dive", "Focus")
    table.choose(c.EXCEED_ACTION)
    assert texts(table)[0] == "Pay Cross from gauge (1 Gauge)"
    assert asked(table).prompt == "Pay 2 Gauge."
    assert asked(table).because.text == "Exceeding"


def test_changing_cards_can_end_with_nothing() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Cross", "Dive")
    table.choose(c.CHANGE)
    assert texts(table)[0] == "Pay nothing"
    assert asked(table).prompt == "Pay any Force and draw as many cards (0 paid)."
    table.pay("Cross")
    assert texts(table)[0] == "Pay no more"
    assert asked(table).prompt == "Pay any Force and draw as many cards (1 paid)."


def test_setting() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Hadoken", "Metsu Hadoken", "Hadoken")
    table.choose(c.STRIKE_ACTION)
    while table.asked == "may":
        assert texts(table)[0] == "No"
        table.no()
    assert texts(table) == ["Set Hadoken", "Set Metsu Hadoken", "Set two Hadoken (EX)", "Wild Swing"]
    assert asked(table).find("Set Metsu Hadoken").cost == "3 Gauge"
    assert asked(table).find("Set two Hadoken (EX)").verb == "set ex"


def test_a_permission_says_what_yes_means() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Hadoken")
    table.gauge(0, "Cross")
    table.choose(c.STRIKE_ACTION)
    assert texts(table) == ["No", "Yes: Spend 1 Gauge: Your attack becomes critical"]
    because = asked(table).because
    assert because.source == "Ryu"
    assert because.text == "On set: You may spend 1 Gauge: Your attack becomes critical."
    assert str(because) == f"Ryu: {because.text}"


def test_equal_actions_are_told_apart() -> None:
    table = Table("ryu", "akuma")
    lines = [option for option in asked(table).options if option.verb == "character action"]
    assert len(lines) == 1
    table.state.options = [*table.state.options, table.state.options[-1]]
    assert texts(table)[-2:] == ["Ryu: Advance or retreat 1", "Ryu: Advance or retreat 1 [2]"]


def test_the_first_player_is_asked_in_words_of_the_asked() -> None:
    from wildswing import new

    game = new("exceed", ["ryu", "ryu"], seed=3, first="choose")
    decision = game.decision
    assert decision is not None
    assert decision.find("Go first").number == c.FIRST + decision.seat
    assert decision.find("Go second").number == c.FIRST + 1 - decision.seat
    assert decision.prompt == "Go first or second?"
