"""What card texts mean: one example for each part of the grammar."""

import pytest

from wildswing.hackclad.text import (
    Objective,
    icons,
    nodes,
    parse,
    parse_icons,
    parse_objective,
    show,
    show_icons,
    show_objective,
)

ONE, TWO = nodes.Amount(1, 1), nodes.Amount(2, 2)
DRAW = nodes.Draw(ONE)
CARD = nodes.Kind()
MP, CP = nodes.Gain(ONE, "MP"), nodes.Gain(ONE, "CP")
ATTACKS: tuple[nodes.CardType, ...] = ("attack", "attack magic")
BEHIND = nodes.At("behind the Clad")
COULD_NOT = nodes.Is("you could not")
IN_PILE: nodes.State = "while in your discard pile"

LINES: dict[str, nodes.CardLine] = {
    "Only adjacent to the Clad.": nodes.Need((nodes.At("adjacent to the Clad"),)),
    "Only if you have 2 or more MP.": nodes.Need((nodes.Have("MP", ">=", 2),)),
    "If there are 2 or more players, only adjacent to another Witch.": nodes.Need(
        (nodes.At("adjacent to another Witch"),), (nodes.Players(">=", 2),)
    ),
    "If you have no CP, only if you are behind the Clad and your deck has no cards.": nodes.Need(
        (BEHIND, nodes.ZoneHas("your deck", "=", 0)), (nodes.Have("CP", "=", 0),)
    ),
    "Only if you can do all of this.": nodes.NeedAll(),
    "Extra cost: discard 2 cards.": nodes.Cost("extra", (nodes.Cards("discard", nodes.From(TWO, CARD, "your hand")),)),
    "Optional extra cost: spend 1 CP.": nodes.Cost("optional", (nodes.Spend(ONE, "CP"),)),
    "Cost: spend 1 MP and spend 1 CP.": nodes.Cost("action", (nodes.Spend(ONE, "MP"), nodes.Spend(ONE, "CP"))),
    "Draw 1 card.": nodes.Line(None, (), (DRAW,)),
    "Before: Draw 1 card.": nodes.Line(None, ("before",), (DRAW,)),
    "When used or when discarded for an extra cost: Draw 1 card.": nodes.Line(
        None, ("when used", "when discarded for an extra cost"), (DRAW,)
    ),
    "While in your discard pile: You take 1 less damage.": nodes.Line(IN_PILE, (), (nodes.Takes(1),)),
    "While in your discard pile, when you pick up Magic Shards: Draw 1 card.": nodes.Line(
        IN_PILE, ("when you pick up Magic Shards",), (DRAW,)
    ),
}

BODIES: dict[str, tuple[nodes.Step, ...]] = {
    # sentences and what governs them
    "Draw 1 card. Gain 1 MP.": (DRAW, MP),
    "If you are behind the Clad and you have no MP, draw 1 card.": (
        nodes.If((BEHIND, nodes.Have("MP", "=", 0)), (DRAW,)),
    ),
    "If you could not, draw 1 card. Otherwise, gain 1 MP.": (nodes.If((COULD_NOT,), (DRAW,), (MP,)),),
    "You may draw 1 card, gain 1 MP and gain 1 CP.": (nodes.May((DRAW, MP, CP)),),
    "You may draw 1 card, then if you could not, gain 1 MP.": (nodes.May((DRAW, nodes.If((COULD_NOT,), (MP,)))),),
    "You may spend 1 CP: Draw 1 card.": (nodes.May((nodes.Pay(nodes.Spend(ONE, "CP"), (DRAW,)),)),),
    "This turn, you take no damage.": (nodes.Lasting("this turn", None, (nodes.Takes(None),)),),
    "This round, when you pick up Magic Shards: Draw 1 card.": (
        nodes.Lasting("this round", "when you pick up Magic Shards", (DRAW,)),
    ),
    "Choose one: Draw 1 card; or gain 1 MP.": (nodes.Choose(1, ((DRAW,), (MP,))),),
    "Choose two: Draw 1 card; or gain 1 MP; or gain 1 CP.": (nodes.Choose(2, ((DRAW,), (MP,), (CP,))),),
    # figures and damage
    "Move up to 2 spaces.": (nodes.Move(nodes.Amount(0, 2)),),
    "Move 1 space toward the Clad.": (nodes.Move(ONE, "toward the Clad"),),
    "Move to any free Entry Point.": (nodes.MoveTo("any free Entry Point"),),
    "Move the Clad 1 space forward.": (nodes.MoveClad(1, "forward"),),
    "Turn the Clad to face away from you.": (nodes.TurnClad("to face away from you"),),
    "Repel the Clad.": (nodes.Repel(),),
    "Deal that much damage to the Clad.": (nodes.Deal(nodes.Amount("that much", "that much")),),
    "Attack again with the same ATK.": (nodes.AttackAgain(),),
    "Reduce the damage by 1 per Drone card in your discard pile.": (
        nodes.Reduce(1, None, nodes.Per(1, nodes.InZone(nodes.Kind(label="Drone"), "your discard pile"))),
    ),
    "Reduce the damage to 0.": (nodes.Reduce(None, 0),),
    "End your turn.": (nodes.EndTurn(),),
    # cards
    "Draw 1 card per 2 Enhanced cards in your hand (max 3).": (
        nodes.Draw(ONE, nodes.Per(2, nodes.InZone(nodes.Kind(enhanced=True), "your hand"), 3)),
    ),
    "Discard your deck.": (nodes.Cards("discard", nodes.All("your deck")),),
    "Discard any number of Support cards.": (
        nodes.Cards("discard", nodes.From(nodes.Amount(0, "any"), nodes.Kind(types=("support",)), "your hand")),
    ),
    "Discard the top 2 cards of your deck.": (nodes.Cards("discard", nodes.Top(2, "your deck")),),
    "Add 1 Reaction or Reaction Magic card from your discard pile to your hand.": (
        nodes.Cards(
            "add",
            nodes.From(ONE, nodes.Kind(types=("reaction", "reaction magic")), "your discard pile"),
            to="your hand",
        ),
    ),
    "Put it on the top or the bottom of your deck.": (
        nodes.Cards("put", nodes.This("it"), "on the top or the bottom of", "your deck"),
    ),
    "Put 1 of them on the bottom of your deck.": (nodes.Cards("put", nodes.Them(1), "on the bottom of", "your deck"),),
    "Look at the top card of the Clad deck.": (nodes.Cards("look at", nodes.Top(1, "the Clad deck")),),
    "Reveal all cards named Mirror of Eight from your hand.": (
        nodes.Cards("reveal", nodes.From(nodes.Amount("all", "all"), nodes.Kind(name="Mirror of Eight"), "your hand")),
    ),
    "Trade 1 card from your hand for 1 card worth exactly 1 VP more from your Enhanced deck, into your discard pile.": (
        nodes.Trade(
            nodes.From(ONE, CARD, "your hand"),
            nodes.From(ONE, nodes.Kind(worth_more=1), "your Enhanced deck"),
            "your discard pile",
        ),
    ),
    # resources
    "Gain 2 Magic Shards.": (nodes.Gain(TWO, "Magic Shard"),),
    "Spend any amount of MP.": (nodes.Spend(nodes.Amount(0, "any"), "MP"),),
    "Your MP becomes 7.": (nodes.SetResource("MP", 7),),
    "Remove 2 Injuries from any player.": (nodes.RemoveInjury(2),),
    "Pick up 1 Magic Shard from any space.": (nodes.PickUp(ONE),),
    "Put 1 of your Magic Shards on your space.": (nodes.PutShards(ONE, "on your space"),),
    "A player with the most Magic Shards gives 1 Magic Shard to a player other than you with the fewest.": (
        nodes.GiveShards(ONE),
    ),
    # numbers
    "X is the MP you spend.": (nodes.SetX(nodes.NamedNumber("the MP you spend")),),
    "X is twice the number of spaces the Clad moved this round (max 6).": (
        nodes.SetX(nodes.NumberOf(nodes.Deed("the Clad moved", "this round"), twice=True), 6),
    ),
    "X is the number of damage you dealt with one card.": (
        nodes.SetX(nodes.NumberOf(nodes.Deed("you dealt", "with one card"))),
    ),
    "X is the number of Attack cards you damaged the Clad with this turn.": (
        nodes.SetX(nodes.NumberOf(nodes.Deed("you damaged the Clad with", "this turn", nodes.Kind(types=("attack",))))),
    ),
    # what holds
    "-1 ATK.": (nodes.Atk(-1),),
    "+X ATK.": (nodes.Atk("X"),),
    "That card has +2 ATK.": (nodes.ThatCardHas(2),),
    "Your other Attack and Attack Magic cards have +1 ATK.": (nodes.CardsHave("your other", ATTACKS, 1),),
    "Your Attack cards have -1 ATK.": (nodes.CardsHave("your", ("attack",), -1),),
    "Your next Attack or Attack Magic card has +1 ATK.": (nodes.CardsHave("your next", ATTACKS, 1),),
    "This card costs 1 MP.": (nodes.CostsMp(1),),
    "You take 1 less damage.": (nodes.Takes(1),),
    "You may take the +1 Move Basic Action 1 more time each round.": (nodes.Limit("+1 Move", 1),),
    "You may take the -1 DMG Basic Action 2 more times each round.": (nodes.Limit("-1 DMG", 2),),
    "The Clad cannot move or be Repelled.": (nodes.CladLocked(),),
    "You may use this card, then it goes on top of your deck.": (nodes.UseFromPile(),),
}

CONDITIONS: dict[str, nodes.Condition] = {
    "you paid the extra cost": nodes.Is("you paid the extra cost"),
    "you are in front of the Clad": nodes.At("in front of the Clad"),
    "you moved 1 space this turn": nodes.Did(nodes.Deed("you moved", "this turn"), "=", 1),
    "you picked up 3 or fewer Magic Shards this round": nodes.Did(nodes.Deed("you picked up", "this round"), "<=", 3),
    "you dealt 6 or more damage with one card": nodes.Did(nodes.Deed("you dealt", "with one card"), ">=", 6),
    "you damaged the Clad with 2 or more Attack or Attack Magic cards this round": nodes.Did(
        nodes.Deed("you damaged the Clad with", "this round", nodes.Kind(types=ATTACKS)), ">=", 2
    ),
    "you reduced the damage of one attack by 3 or more": nodes.Reduced(">=", 3),
    "you have 1 Injury": nodes.Have("Injury", "=", 1),
    "you have 1 or fewer Injuries": nodes.Have("Injury", "<=", 1),
    "you have 21 or more VP on your cards": nodes.Have("VP on your cards", ">=", 21),
    "your hand has 1 card": nodes.ZoneHas("your hand", "=", 1),
    "there is 1 player": nodes.Players("=", 1),
    "it is a Support or Support Magic card": nodes.ItIs(("support", "support magic")),
    "it is an Attack card": nodes.ItIs(("attack",)),
    "X is 6 or more": nodes.XIs(">=", 6),
    "you took Turn slot 3 or 4 this round": nodes.TookSlot((3, 4)),
}

OBJECTIVES: dict[str, Objective] = {
    "You have 4 or more CP.": Objective(at_end=False, conditions=(nodes.Have("CP", ">=", 4),)),
    "At the end of the game: You have no Injuries and you have 2 CP.": Objective(
        at_end=True, conditions=(nodes.Have("Injury", "=", 0), nodes.Have("CP", "=", 2))
    ),
    "At the end of the game: X is your MP.": Objective(at_end=True, conditions=(), x=nodes.NamedNumber("your MP")),
}

ICONS: dict[str, tuple[icons.Icon, ...]] = {
    "Attack. Drop. Move 2. Face left.": (icons.Attack(), icons.Drop(), icons.Move(2, "forward"), icons.Face("left")),
    "Turn around. Move 1 backward. Face right.": (
        icons.TurnAround(),
        icons.Move(1, "backward"),
        icons.Face("right"),
    ),
}

ALIKE = {
    "gain 1 mp, draw 1 CARDS and gain 1 cp.": "Gain 1 MP. Draw 1 card. Gain 1 CP.",
    "before: +1 ATK and draw 1 card.": "Before: +1 ATK. Draw 1 card.",
    "Discard 1 card from your hand.": "Discard 1 card.",
    "Spend any number of MP.": "Spend any amount of MP.",
    "If you have 0 CP, draw 1 card.": "If you have no CP, draw 1 card.",
    "Only if you are behind the Clad.": "Only behind the Clad.",
    "If there are 1 players, draw 1 card.": "If there is 1 player, draw 1 card.",
    "Extra cost: spend 1 CP, spend 1 MP and discard 1 cards.": (
        "Extra cost: spend 1 CP, spend 1 MP and discard 1 card."
    ),
}
"""What is understood, and how the language writes it."""


@pytest.mark.parametrize(("text", "line"), LINES.items(), ids=LINES)
def test_a_line_means_what_it_says(text: str, line: nodes.CardLine) -> None:
    assert parse(text) == (line,)
    assert show((line,)) == text


@pytest.mark.parametrize(("text", "body"), BODIES.items(), ids=BODIES)
def test_a_body_means_what_it_says(text: str, body: tuple[nodes.Step, ...]) -> None:
    lines = (nodes.Line(None, (), body),)
    assert parse(text) == lines
    assert show(lines) == text


@pytest.mark.parametrize(("text", "condition"), CONDITIONS.items(), ids=CONDITIONS)
def test_a_condition_means_what_it_says(text: str, condition: nodes.Condition) -> None:
    lines = (nodes.Line(None, (), (nodes.If((condition,), (DRAW,)),)),)
    assert parse(f"If {text}, draw 1 card.") == lines
    assert show(lines) == f"If {text}, draw 1 card."


@pytest.mark.parametrize(("text", "objective"), OBJECTIVES.items(), ids=OBJECTIVES)
def test_an_objective_means_what_it_says(text: str, objective: Objective) -> None:
    assert parse_objective(text) == objective
    assert show_objective(objective) == text


@pytest.mark.parametrize(("text", "row"), ICONS.items(), ids=ICONS)
def test_icons_mean_what_they_say(text: str, row: tuple[icons.Icon, ...]) -> None:
    assert parse_icons(text) == row
    assert show_icons(row) == text


@pytest.mark.parametrize(("text", "written"), ALIKE.items(), ids=ALIKE)
def test_there_is_one_way_of_writing(text: str, written: str) -> None:
    assert show(parse(text)) == written


def test_an_empty_text_has_no_lines() -> None:
    assert parse(" \n ") == ()
    assert show(()) == ""


def test_every_line_of_a_text_is_one_line() -> None:
    assert parse("Extra cost: spend 1 CP.\n\nAfter: Draw 1 card.\n") == (
        nodes.Cost("extra", (nodes.Spend(ONE, "CP"),)),
        nodes.Line(None, ("after",), (DRAW,)),
    )
