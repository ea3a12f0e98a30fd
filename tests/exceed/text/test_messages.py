"""What an error in a card text says, to the letter."""

from textwrap import dedent

import pytest

from wildswing.cardtext.errors import CardTextError
from wildswing.exceed.text import CannotSayError, nodes, parse, parse_expression, show

SENTENCE = (
    'a rule that holds ("you cannot be stunned" ...), a name, a bonus ("+1", "-2" ...), a fixed step ("gain Advantage"'
    ' ...), a verb ("push", "draw" ...), a guard ("critical", "at range 1" ...), who does it, a choice ("choose one"'
    ' ...), who may ("you may" ...), "give your attack", "if", "otherwise,"'
)
CONDITION = (
    'a condition ("you were hit" ...), a name, a named number ("the distance to the opponent" ...), '
    '"at your greatest range", "at range", "you are on", "the opponent is on", "the opponent is between you and", '
    '"the opponent is on or between you and", "you did not move through", "you moved", "the move covered", and 10 more'
)

MESSAGES = {
    "a word too many": (
        "Hit: Push 1 space.",
        """
        line 1, column 13: "space" cannot stand after "Push 1"
            Hit: Push 1 space.
                        ^
            here may stand: ".", "and", ":", ",", "each", "without passing", "from the attack's origin", \
"toward the attack's origin", "toward", "stopping on", "per", ", then"
        """,
    ),
    "a misspelled verb": (
        "Hit: Pusch 1.",
        f"""
        line 1, column 6: "Pusch" is not known
            Hit: Pusch 1.
                 ^
            nearest: "push"
            here may stand: {SENTENCE}
        """,
    ),
    "a misspelled verb in the second line": (
        "Hit: Push 1.\nAfter: Shuve 2 cards.",
        f"""
        line 2, column 8: "Shuve" is not known
            After: Shuve 2 cards.
                   ^
            nearest: "shuffle"
            here may stand: {SENTENCE}
        """,
    ),
    "a word that nothing resembles": (
        "Hit: Zzz 1.",
        f"""
        line 1, column 6: "Zzz" is not known
            Hit: Zzz 1.
                 ^
            here may stand: {SENTENCE}
        """,
    ),
    "a misspelled stat": (
        "+1 Pover.",
        """
        line 1, column 4: "Pover" is not known
            +1 Pover.
               ^
            nearest: "Power"
            here may stand: a stat ("Power", "Speed" ...)
        """,
    ),
    "a phrase that begins as another one": (
        "If you moved through the opponent, +2 Power.",
        f"""
        line 1, column 4: "you moved through the opponent" is not known
            If you moved through the opponent, +2 Power.
               ^
            nearest: "you moved past the opponent"
            here may stand: {CONDITION}
        """,
    ),
    "a condition in other words": (
        "If you get hit, draw 1.",
        f"""
        line 1, column 4: "you get hit" is not known
            If you get hit, draw 1.
               ^
            nearest: "you were hit", "you hit", "your"
            here may stand: {CONDITION}
        """,
    ),
    "a missing word": (
        "Place Serena any space.",
        """
        line 1, column 14: "any space" is not known
            Place Serena any space.
                         ^
            nearest: "on any space", "on your space"
            here may stand: a place ("on any space" ...), "at range"
        """,
    ),
    "a missing comma": (
        "if critical draw 1.",
        """
        line 1, column 13: "draw" cannot stand after "critical"
            if critical draw 1.
                        ^
            here may stand: ",", "and", "."
        """,
    ),
    "a missing colon": (
        "Hit Draw 1.",
        """
        line 1, column 5: "Draw" cannot stand after "Hit"
            Hit Draw 1.
                ^
            here may stand: ":"
        """,
    ),
    "a missing full stop": (
        "Hit: Draw 1\nAfter: Draw 1.",
        """
        line 1, column 12: a full stop is missing at the end of the line
            Hit: Draw 1
                       ^
        """,
    ),
    "an unfinished line": (
        "Hit: Draw",
        """
        line 1, column 10: the text ends too early
            Hit: Draw
                     ^
            here may stand: a number, "1-2", "that many", "any number of", "any amount of", "up to"
        """,
    ),
    "a strange sign": (
        "Hit: Draw 1!",
        """
        line 1, column 12: "!" cannot stand after "Draw 1"
            Hit: Draw 1!
                       ^
            here may stand: ".", "and", ":", ",", "each", "per", ", then"
        """,
    ),
    "a choice inside a choice": (
        "Choose one: Draw 1; or choose one: Draw 2; or draw 3; or draw 4.",
        """
        line 1, column 24: "choose" cannot stand here
            Choose one: Draw 1; or choose one: Draw 2; or draw 3; or draw 4.
                                   ^
            here may stand: a rule that holds ("you cannot be stunned" ...), a name, a bonus ("+1", "-2" ...), \
a fixed step ("gain Advantage" ...), a verb ("push", "draw" ...), who does it, who may ("you may" ...), \
"give your attack", "if"
        """,
    ),
    "less than a range": (
        "At range 1 or less: Draw 1.",
        """
        line 1, column 12: "or" cannot stand after "At range 1"
            At range 1 or less: Draw 1.
                       ^
            here may stand: ":", "or more"
        """,
    ),
    "a token that is pushed": (
        "Push Serena 2.",
        """
        line 1, column 6: "Serena" cannot stand after "Push"
            Push Serena 2.
                 ^
            here may stand: a number, "1-2", "that many", "any number of", "any amount of", "or", "to", \
"to any space", "to your greatest range", "to range", "up to"
        """,
    ),
    "Otherwise without If": (
        "Hit: Draw 1. Otherwise, draw 2.",
        """
        line 1, column 14: "Otherwise" needs a sentence that begins with "If" just before it
            Hit: Draw 1. Otherwise, draw 2.
                         ^
        """,
    ),
    "Otherwise twice": (
        "Draw 1.\nIf critical, draw 1. Otherwise, draw 2. Otherwise, draw 3.",
        """
        line 2, column 41: "Otherwise" needs a sentence that begins with "If" just before it
            If critical, draw 1. Otherwise, draw 2. Otherwise, draw 3.
                                                    ^
        """,
    ),
    "each without a cost": (
        "Draw 1 each.",
        """
        line 1, column 8: "each" needs a cost before it
            Draw 1 each.
                   ^
        """,
    ),
    "minus X": (
        "Hit: -X Power.",
        """
        line 1, column 6: a stat cannot be changed by -X
            Hit: -X Power.
                 ^
        """,
    ),
    "steps of X": (
        "Spend up to 9 Force in steps of X: Draw 1.",
        """
        line 1, column 33: this must be a number, not X
            Spend up to 9 Force in steps of X: Draw 1.
                                            ^
        """,
    ),
}


@pytest.mark.parametrize(("text", "message"), MESSAGES.values(), ids=MESSAGES)
def test_a_wrong_text_is_explained(text: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    assert str(caught.value) == dedent(message).strip("\n")


def test_a_wrong_expression_is_explained() -> None:
    with pytest.raises(CardTextError) as caught:
        parse_expression("the distance to opponent")
    error = caught.value
    assert (error.line, error.column) == (1, 1)
    assert error.message == '"the distance to opponent" is not known'
    assert error.nearest == ("the distance to the opponent",)


DRAW = nodes.Draw("you", nodes.Amount(1, 1))
CHOICE = nodes.Choose("you", 1, ((DRAW,), (DRAW, DRAW)))
CHANCE = nodes.If((nodes.Is("critical"),), (DRAW,))
EACH_CHANCE = nodes.Pay(DRAW, (CHANCE,), each=True)
OTHERWISE = nodes.If((nodes.Is("critical"), nodes.Is("EX")), (DRAW,), (DRAW,))
BOTH_PAY = nodes.May("opponent", (nodes.Pay(nodes.Draw("both", nodes.Amount(1, 1)), (DRAW,)),))

UNSAYABLE: dict[str, nodes.Step] = {
    "nothing to do": nodes.May("you", ()),
    "something after the end of a condition, permission, payment or choice": nodes.May("you", (CHANCE, DRAW)),
    '"Otherwise" inside a sentence': nodes.May("you", (OTHERWISE,)),
    '"each" after a condition, permission, payment or choice': EACH_CHANCE,
    "a choice inside a choice": nodes.Choose("you", 1, ((DRAW,), (nodes.May("you", (CHOICE,)),))),
    "opponent picks 2 of 2": nodes.Choose("opponent", 2, CHOICE.options),
    "a payment that is not made by the one who may": BOTH_PAY,
    "a condition, permission, payment or choice in the middle of a sentence": nodes.Pay(CHANCE, (DRAW,)),
    "an empty quotation": nodes.Grant(()),
    "a change from -1 to 1": nodes.Stat("you", "Range", -1, 1),
    "X is 3": nodes.SetX(3),
    "a token that is moved nowhere": nodes.MoveToken("you", nodes.Tokens("Serena")),
    "a comparison that begins with 3": nodes.If((nodes.Compare(3, "=", 3), nodes.Is("EX")), (DRAW,)),
    "more or less than 3": nodes.If((nodes.Compare("X", ">", 3), nodes.Is("EX")), (DRAW,)),
    "a number that is your life": nodes.If(
        (nodes.Compare("X", "=", nodes.StatOf("your", "life")), nodes.Is("EX")), (DRAW,)
    ),
}


@pytest.mark.parametrize(("reason", "step"), UNSAYABLE.items(), ids=UNSAYABLE)
def test_what_the_language_has_no_place_for_cannot_be_printed(reason: str, step: nodes.Step) -> None:
    with pytest.raises(CannotSayError, match=f"^{reason}$"):
        show((nodes.Line(None, (step,)),))


def test_an_effect_without_steps_cannot_be_printed() -> None:
    with pytest.raises(CannotSayError, match=r"^nothing to do$"):
        show((nodes.Line("hit", ()),))
