"""What card texts mean: one example for each part of the grammar."""

import pytest

from wildswing.exceed.text import nodes, parse, parse_expression, show

ONE, TWO = nodes.Amount(1, 1), nodes.Amount(2, 2)
DRAW, DRAW_TWO = nodes.Draw("you", ONE), nodes.Draw("you", TWO)
HAND, DECK = nodes.Zone("your", ("hand",)), nodes.Zone("your", ("deck",))
GAUGE = nodes.Zone("your", ("gauge",))
CRITICAL = nodes.Is("critical")
POWER = nodes.Stat("you", "Power", 1, 1)

BODIES: dict[str, tuple[nodes.Step, ...]] = {
    # sentences and what governs them
    "Draw 1. Draw 2.": (DRAW, DRAW_TWO),
    "+1 Power and ignore Armor.": (POWER, nodes.Ignore("you", "Armor")),
    "If you were hit and exceeded, draw 1.": (nodes.If((nodes.Is("you were hit"), nodes.Is("exceeded")), (DRAW,)),),
    "If you hit, draw 1. Otherwise, draw 2.": (nodes.If((nodes.Is("you hit"),), (DRAW,), (DRAW_TWO,)),),
    "Draw 2. If you hit, draw 1.": (DRAW_TWO, nodes.If((nodes.Is("you hit"),), (DRAW,))),
    "You may draw 1.": (nodes.May("you", (DRAW,)),),
    "You may draw 2 and draw 1, then if you hit, draw 1.": (
        nodes.May("you", (DRAW_TWO, DRAW, nodes.If((nodes.Is("you hit"),), (DRAW,)))),
    ),
    "Spend 1 Force: Draw 1.": (nodes.Pay(nodes.Spend("you", ONE, "Force"), (DRAW,)),),
    "You may spend up to 3 Force: Draw 1 each.": (
        nodes.May("you", (nodes.Pay(nodes.Spend("you", nodes.Amount(0, 3), "Force"), (DRAW,), each=True),)),
    ),
    "The opponent may spend 1 Gauge: Draw 1.": (
        nodes.May("opponent", (nodes.Pay(nodes.Spend("opponent", ONE, "Gauge"), (DRAW,)),)),
    ),
    "Choose one: Draw 1; or draw 2.": (nodes.Choose("you", 1, ((DRAW,), (DRAW_TWO,))),),
    "Choose two: Draw 1; or draw 2; or draw 1 and draw 2.": (
        nodes.Choose("you", 2, ((DRAW,), (DRAW_TWO,), (DRAW, DRAW_TWO))),
    ),
    "The opponent chooses one: Draw 1; or draw 2.": (nodes.Choose("opponent", 1, ((DRAW,), (DRAW_TWO,))),),
    'Give your attack "Hit: Draw 1 / +1 Power".': (
        nodes.Grant((nodes.Line("hit", (DRAW,)), nodes.Line(None, (POWER,)))),
    ),
    "Strike.": (nodes.Strike(),),
    'Strike with a wild swing face up after the opponent sets with "+1 Power".': (
        nodes.Strike("a wild swing", face_up=True, after_opponent=True, lines=(nodes.Line(None, (POWER,)),)),
    ),
    "Strike with Ritual Magic.": (nodes.Strike(nodes.SetAside("Ritual Magic")),),
    "Strike with 1 of them.": (nodes.Strike(nodes.Them(ONE, "card")),),
    "Strike with 1 random card from your gauge.": (nodes.Strike(nodes.Random(ONE, "card", GAUGE)),),
    "Wonderland.": (nodes.NamedRule("Wonderland"),),
    "Gain Advantage.": (nodes.Do("gain Advantage"),),
    # moving
    "Push or pull 1-2.": (nodes.Move("you", ("push", "pull"), nodes.Amount(1, 2)),),
    "The opponent retreats up to 2.": (nodes.Move("opponent", ("retreat",), nodes.Amount(0, 2)),),
    "Both players retreat 1.": (nodes.Move("both", ("retreat",), ONE),),
    "Close 2 without passing stopping on Serena.": (
        nodes.Move("you", ("close",), TWO, path=(nodes.Path("without passing"), nodes.Path("stopping on", "Serena"))),
    ),
    "Pull to range 1.": (nodes.MoveToRange("you", "pull", 1),),
    "Push to your greatest range.": (nodes.MoveToRange("you", "push", "greatest"),),
    "Move to any space.": (nodes.MoveToSpace("you", "move"),),
    "Advance to any space in range.": (nodes.MoveToSpace("you", "advance", "range"),),
    "Move to any space within 3 removing the first 2 Ice Spikes in the way.": (
        nodes.MoveToSpace("you", "move", 3, nodes.Sweep(2, "Ice Spike")),
    ),
    "Move to your attack.": (nodes.MoveToToken("you", "move", "your attack"),),
    "Swap places with Nirvana.": (nodes.SwapPlaces("Nirvana"),),
    "Turn over Nirvana.": (nodes.TurnOver("Nirvana"),),
    # stats
    "-2 Speed.": (nodes.Stat("you", "Speed", -2, -2),),
    "+0-1 Range even outside strikes.": (nodes.Stat("you", "Range", 0, 1, outside=True),),
    "The opponent has +X Power.": (nodes.Stat("opponent", "Power", "X", "X"),),
    "+1 Power per 2 cards in your hand (max 5).": (
        nodes.Stat("you", "Power", 1, 1, nodes.Per(2, nodes.InZone("card", HAND), 5)),
    ),
    "Your Power is 0.": (nodes.SetStat("your Power is", 0),),
    "X is the number of cards in your hand.": (nodes.SetX(nodes.NumberOf(nodes.InZone("card", HAND))),),
    # cards
    "The opponent discards 1 at random.": (nodes.Discard("opponent", ONE, random=True),),
    "The opponent discards 1 of your choice.": (nodes.Discard("opponent", ONE, chooser="of your choice"),),
    "The opponent discards 1 Normal or reveals their hand.": (nodes.DiscardOrReveal("opponent", ONE, "Normal"),),
    "Draw or discard to 5 at random.": (nodes.HandTo("you", "draw or discard", 5, random=True),),
    "Return 1 card from your hand or gauge to your hand.": (
        nodes.MoveCards("you", "return", nodes.From(ONE, "card", nodes.Zone("your", ("hand", "gauge"))), HAND),
    ),
    "Add any number of your continuous boosts to your hand.": (
        nodes.MoveCards("you", "add", nodes.Yours(nodes.Amount(0, "any"), "continuous boost"), HAND),
    ),
    "Put the top 2 cards of your deck on the bottom of your deck.": (
        nodes.MoveCards("you", "put", nodes.Top("the top", 2, "card", DECK), DECK, "on the bottom of"),
    ),
    "Put the rest into play as a boost.": (
        nodes.MoveCards("you", "put", nodes.This("the rest"), end="into play as a boost"),
    ),
    "Shuffle 1 copy of Ritual Magic from your hand into your deck.": (
        nodes.MoveCards("you", "shuffle", nodes.Copies(ONE, "Ritual Magic", HAND), DECK),
    ),
    "Shuffle your deck.": (nodes.Shuffle("you", DECK),),
    "Boost the top 2 cards of your deck without paying and sustain them.": (
        nodes.MoveCards("you", "boost", nodes.Top("the top", 2, "card", DECK), free=True, sustain=True),
    ),
    "Discard 1 continuous boost.": (nodes.MoveCards("you", "discard", nodes.InPlay(ONE, "continuous boost")),),
    "Seal your hand.": (nodes.MoveCards("you", "seal", nodes.All(HAND)),),
    "Reveal Ritual Magic from your hand.": (nodes.MoveCards("you", "reveal", nodes.Named("Ritual Magic", HAND)),),
    "Look at up to 2 of them.": (nodes.MoveCards("you", "look at", nodes.Them(nodes.Amount(0, 2), "card")),),
    # paying, life and turns
    "Spend all your Gauge.": (nodes.SpendAll("you", "Gauge"),),
    "Spend up to 9 Force in steps of 3.": (nodes.Spend("you", nodes.Amount(0, 9), "Force", 3),),
    "Spend any amount of life.": (nodes.Spend("you", nodes.Amount(0, "any"), "life"),),
    "Gain that much life.": (nodes.GainLife("you", nodes.Amount("that many", "that many")),),
    "The opponent takes 2 non-lethal damage.": (nodes.Damage("opponent", TWO, non_lethal=True),),
    "Take another action other than Strike.": (nodes.MoreActions("you", 1, no_strike=True),),
    "Take 3 more actions.": (nodes.MoreActions("you", 3),),
    "Your life becomes 10.": (nodes.SetLife(10),),
    "Repeat this 1 time.": (nodes.Repeat(ONE),),
    # tokens
    "Place Serena on any space.": (nodes.Place("you", nodes.Tokens("Serena"), "on any space"),),
    "Place 1 card from your hand at range 1-2 as a Lightning Rod.": (
        nodes.Place("you", nodes.From(ONE, "card", HAND), nodes.Distance(1, 2), "Lightning Rod"),
    ),
    "Remove up to 2 Ice Spikes.": (nodes.Remove("you", nodes.Tokens("Ice Spike", nodes.Amount(0, 2))),),
    "Move Nirvana up to 2.": (nodes.MoveToken("you", nodes.Tokens("Nirvana"), nodes.Amount(0, 2)),),
    "Move your attack to the opponent's space.": (
        nodes.MoveToken("you", nodes.This("your attack"), to="to the opponent's space"),
    ),
    # true while they apply
    "You cannot be stunned.": (nodes.Flag("you cannot be stunned"),),
    "Attacks at range 2-4 from Shield Knight do not hit you.": (nodes.Dodge(nodes.Distance(2, 4), "Shield Knight"),),
    "Attacks at a range equal to the number of cards in your hand do not hit you.": (
        nodes.DodgeCount(nodes.InZone("card", HAND)),
    ),
    "Attacks of Speed 5 or more do not hit you.": (nodes.DodgeSpeed(5),),
    "Attacks from beyond Shield Knight do not hit you.": (nodes.DodgeBeyond("Shield Knight"),),
    "Measure range from one of your Dissolves.": (nodes.Origin("Dissolve", any_of=True),),
    "Your attack hits only if critical.": (nodes.HitsOnly(CRITICAL),),
    "Each attack deals you at most 3 damage.": (nodes.DamageCap(3),),
    "Your range includes 1.": (nodes.RangeIncludes(distance=1),),
    "Your range includes Lightning Rods.": (nodes.RangeIncludes(None, "Lightning Rod"),),
    "The opponent cannot move past Shield Knight.": (nodes.CannotPass("Shield Knight"),),
    "Your triggers resolve 1 times more.": (nodes.Bonus("your triggers resolve", 1),),
    "This attack may cost 3 life.": (nodes.Costs("this attack may cost", 3, "life"),),
    "Exceeding costs 2 less per transformation.": (
        nodes.CostsLess("exceeding costs", 2, nodes.Per(1, nodes.Counted("transformation"))),
    ),
    "You cannot move more than 3 spaces at once.": (
        nodes.NumberRule("you cannot move more than", 3, "spaces at once"),
    ),
    "Keep Nirvana active.": (nodes.NameRule("keep", "Nirvana", "active"),),
}


@pytest.mark.parametrize(("text", "body"), BODIES.items(), ids=BODIES)
def test_a_sentence_means_what_it_says(text: str, body: tuple[nodes.Step, ...]) -> None:
    assert parse(text) == (nodes.Line(None, body),)
    assert show((nodes.Line(None, body),)) == text


CONDITIONS: dict[str, nodes.Condition] = {
    "at range 1-2 from you": nodes.AtRange(1, 2, from_you=True),
    "at your greatest range from you": nodes.AtRange(0, None, greatest=True, from_you=True),
    "your attack is an Ultra": nodes.AttackKind("you", "Ultra"),
    "the opponent's attack is a Special": nodes.AttackKind("opponent", "Special"),
    "your attack is Tiger Uppercut": nodes.AttackName("Tiger Uppercut"),
    "Nirvana is active": nodes.TokenState("Nirvana", "is active"),
    "the opponent is between you and Serena": nodes.WithToken("the opponent is between you and", "Serena"),
    "you have no cards in hand": nodes.Compare(nodes.NumberOf(nodes.InZone("card", HAND)), "=", 0),
    "you have 1 card in hand": nodes.Compare(nodes.NumberOf(nodes.InZone("card", HAND)), "=", 1),
    "you have 2 or fewer cards in hand": nodes.Compare(nodes.NumberOf(nodes.InZone("card", HAND)), "<=", 2),
    "you have more cards in hand than the opponent": nodes.Compare(
        nodes.NumberOf(nodes.InZone("card", HAND)),
        ">",
        nodes.NumberOf(nodes.InZone("card", nodes.Zone("the opponent's", ("hand",)))),
    ),
    "your life is 5 or less": nodes.Compare(nodes.StatOf("your", "life"), "<=", 5),
    "your Speed is more than the opponent's Speed": nodes.Compare(
        nodes.StatOf("your", "Speed"), ">", nodes.StatOf("the opponent's", "Speed")
    ),
    "your positive Power bonuses are 3 or more": nodes.Compare(
        nodes.NamedNumber("your positive Power bonuses"), ">=", 3
    ),
    "the printed Power of that card is X": nodes.Compare(nodes.PowerOf("that card"), "=", "X"),
    "you moved 3 or more spaces this strike": nodes.Moved("you moved", "spaces this strike", ">=", 3),
}


@pytest.mark.parametrize(("text", "condition"), CONDITIONS.items(), ids=CONDITIONS)
def test_a_condition_means_what_it_says(text: str, condition: nodes.Condition) -> None:
    line = nodes.Line(None, (nodes.If((condition,), (DRAW,)),))
    assert parse(f"If {text}, draw 1.") == (line,)
    assert show((line,)) == f"If {text}, draw 1."


GUARDS: dict[str, nodes.Condition] = {
    "Critical": CRITICAL,
    "EX": nodes.Is("EX"),
    "Wild swing": nodes.Is("wild swing"),
    "At range 1-2": nodes.AtRange(1, 2),
    "At range 3 or more": nodes.AtRange(3, None),
    "At your greatest range": nodes.AtRange(0, None, greatest=True),
}


@pytest.mark.parametrize(("guard", "condition"), GUARDS.items(), ids=GUARDS)
def test_a_guard_is_a_condition_of_the_whole_line(guard: str, condition: nodes.Condition) -> None:
    line = nodes.Line("hit", (nodes.If((condition,), (DRAW, DRAW_TWO)),))
    assert parse(f"Hit: {guard}: Draw 1. Draw 2.") == (line,)
    assert show((line,)) == f"Hit: {guard}: Draw 1. Draw 2."


def test_every_line_is_an_effect_of_its_own() -> None:
    lines = (nodes.Line("hit", (DRAW,)), nodes.Line("end of strike", (DRAW_TWO,)))
    assert parse("Hit: Draw 1.\nEnd of strike: Draw 2.") == lines


def test_a_card_may_have_no_text() -> None:
    assert parse(" \n") == ()
    assert show(()) == ""


def test_phrases_are_kept_as_the_grammar_spells_them() -> None:
    assert parse("WHEN YOU CHANGE CARDS: gain advantage.") == (
        nodes.Line("when you Change Cards", (nodes.Do("gain Advantage"),)),
    )


def test_an_expression_has_a_number_and_perhaps_a_limit() -> None:
    in_hand = nodes.NumberOf(nodes.InZone("card", HAND))
    assert parse_expression("the number of cards in your hand (max 7)") == nodes.Expression(in_hand, 7)
    assert parse_expression("X") == nodes.Expression("X")
