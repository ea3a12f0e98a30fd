"""What an error in a card text says, to the letter."""

from textwrap import dedent

import pytest

from wildswing.cardtext.errors import CardTextError
from wildswing.hackclad.text import (
    CannotSayError,
    Objective,
    nodes,
    parse,
    parse_icons,
    parse_objective,
    show,
    show_icons,
    show_objective,
)

SENTENCE = (
    'a bonus ("+1", "-2" ...), a choice ("choose one" ...), how long ("this turn", "this round"), '
    'something to do ("draw", "move", "gain" ...), something that holds ("+1 ATK", "you take no damage" '
    '...), "if", "otherwise,", "you may"'
)
LINE = (
    'a bonus ("+1", "-2" ...), a choice ("choose one" ...), a cost ("extra cost" ...), how long ("this '
    'turn", "this round"), when it happens ("before", "after", "when used" ...), something to do '
    '("draw", "move", "gain" ...), something that holds ("+1 ATK", "you take no damage" ...), a '
    'requirement, "if", "otherwise,", "while in your discard pile", "you may"'
)
CONDITION = (
    'a condition ("you paid the extra cost" ...), a zone ("your hand", "your deck" ...), "you damaged '
    'the Clad with", "you dealt", "it is a", "it is an", "you moved", "the Clad moved", "you picked up", '
    '"you reduced the damage of one attack by", "there are", "you took Turn slot", and 3 more'
)

MESSAGES = {
    "a word too many": (
        "Draw 1 more card.",
        """
        line 1, column 8: "more card" is not known
            Draw 1 more card.
                   ^
            nearest: "card"
            here may stand: "card", "cards"
        """,
    ),
    "a missing unit": (
        "Move 1.",
        """
        line 1, column 7: "." cannot stand after "Move 1"
            Move 1.
                  ^
            here may stand: "space", "spaces"
        """,
    ),
    "a misspelled verb": (
        "After: Repell the Clad.",
        f"""
        line 1, column 8: "Repell the Clad" is not known
            After: Repell the Clad.
                   ^
            nearest: "repel the Clad"
            here may stand: {SENTENCE}
        """,
    ),
    "a misspelled verb in the second line": (
        "Before: Draw 1 card.\nAfter: Gian 1 MP.",
        f"""
        line 2, column 8: "Gian" is not known
            After: Gian 1 MP.
                   ^
            nearest: "gain"
            here may stand: {SENTENCE}
        """,
    ),
    "a word that nothing resembles": (
        "Zzz 1 card.",
        f"""
        line 1, column 1: "Zzz" cannot stand here
            Zzz 1 card.
            ^
            here may stand: {LINE}
        """,
    ),
    "a misspelled type": (
        "This turn, your Atack cards have +1 ATK.",
        """
        line 1, column 17: "Atack" is not known
            This turn, your Atack cards have +1 ATK.
                            ^
            nearest: "Attack"
            here may stand: a type of card ("Attack", "Reaction Magic" ...)
        """,
    ),
    "a condition in other words": (
        "If you were behind the Clad, +1 ATK.",
        f"""
        line 1, column 4: "you were" is not known
            If you were behind the Clad, +1 ATK.
               ^
            nearest: "you are", "you damaged the Clad with"
            here may stand: {CONDITION}
        """,
    ),
    "a misspelled place": (
        "Only adjacent to the Cald.",
        """
        line 1, column 6: "adjacent to the Cald" is not known
            Only adjacent to the Cald.
                 ^
            nearest: "adjacent to the Clad"
            here may stand: a place ("adjacent to the Clad" ...)
        """,
    ),
    "a place nobody knows": (
        "Only beside another Witch.",
        """
        line 1, column 6: "beside another Witch" is not known
            Only beside another Witch.
                 ^
            nearest: "adjacent to another Witch"
            here may stand: a place ("adjacent to the Clad" ...)
        """,
    ),
    "a missing comma": (
        "If you could not draw 1 card.",
        """
        line 1, column 18: "draw" cannot stand after "If you could not"
            If you could not draw 1 card.
                             ^
            here may stand: "and", ","
        """,
    ),
    "a missing colon": (
        "After draw 1 card.",
        """
        line 1, column 7: "draw" cannot stand after "After"
            After draw 1 card.
                  ^
            here may stand: ":", "or"
        """,
    ),
    "a missing full stop": (
        "After: Draw 1 card\nDraw 1 card.",
        """
        line 1, column 19: a full stop is missing at the end of the line
            After: Draw 1 card
                              ^
        """,
    ),
    "an unfinished line": (
        "After: Draw",
        """
        line 1, column 12: the text ends too early
            After: Draw
                       ^
            here may stand: a number, "all", "any number of", "any amount of", "that much", "up to"
        """,
    ),
    "a strange sign": (
        "Draw 1 card!",
        """
        line 1, column 12: "!" cannot stand after "1 card"
            Draw 1 card!
                       ^
            here may stand: ".", "and", ":", ",", "per", ", then"
        """,
    ),
    "a choice inside a choice": (
        "Choose one: Draw 1 card; or choose one: Gain 1 MP; or gain 1 CP.",
        """
        line 1, column 29: "choose" cannot stand here
            Choose one: Draw 1 card; or choose one: Gain 1 MP; or gain 1 CP.
                                        ^
            here may stand: a bonus ("+1", "-2" ...), how long ("this turn", "this round"), \
something to do ("draw", "move", "gain" ...), something that holds ("+1 ATK", "you take no damage" ...), "if", \
"you may"
        """,
    ),
    "a choice of one": (
        "Choose one: Draw 1 card.",
        """
        line 1, column 24: "." cannot stand after "1 card"
            Choose one: Draw 1 card.
                                   ^
            here may stand: "and", ":", ",", "; or", "per", ", then"
        """,
    ),
    "a label in the middle": (
        "Draw 1 card. After: Gain 1 MP.",
        f"""
        line 1, column 14: "After" cannot stand here
            Draw 1 card. After: Gain 1 MP.
                         ^
            here may stand: {SENTENCE}
        """,
    ),
    "a duration without a comma": (
        "This round you take no damage.",
        """
        line 1, column 12: "you" cannot stand after "This round"
            This round you take no damage.
                       ^
            here may stand: ","
        """,
    ),
    "damage of whom": (
        "Reduce damage by 2.",
        f"""
        line 1, column 1: "Reduce damage by 2" is not known
            Reduce damage by 2.
            ^
            nearest: "reduce the damage by", "reduce the damage to"
            here may stand: {LINE}
        """,
    ),
    "Otherwise without If": (
        "Draw 1 card. Otherwise, gain 1 MP.",
        """
        line 1, column 14: "Otherwise" needs a sentence that begins with "If" just before it
            Draw 1 card. Otherwise, gain 1 MP.
                         ^
        """,
    ),
    "Otherwise twice": (
        "If you could not, draw 1 card. Otherwise, gain 1 MP. Otherwise, gain 1 CP.",
        """
        line 1, column 54: "Otherwise" needs a sentence that begins with "If" just before it
            If you could not, draw 1 card. Otherwise, gain 1 MP. Otherwise, gain 1 CP.
                                                                 ^
        """,
    ),
    "minus X": (
        "-X ATK.",
        """
        line 1, column 1: ATK cannot be changed by -X
            -X ATK.
            ^
        """,
    ),
    "a Turn slot X": (
        "If you took Turn slot X this round, +1 ATK.",
        """
        line 1, column 23: this must be a number, not X
            If you took Turn slot X this round, +1 ATK.
                                  ^
        """,
    ),
}
OBJECTIVES = {
    "an objective without its time": (
        "You moved 3 spaces.",
        """
        line 1, column 19: "." cannot stand after "3 spaces"
            You moved 3 spaces.
                              ^
            here may stand: how long ("this turn", "this round")
        """,
    ),
    "an objective with a strange time": (
        "At the end: You have no Injuries.",
        """
        line 1, column 1: "At" cannot stand here
            At the end: You have no Injuries.
            ^
            here may stand: a condition ("you paid the extra cost" ...), a zone ("your hand", "your deck" ...), \
"at the end of the game", "you damaged the Clad with", "you dealt", "it is a", "it is an", "you moved", \
"the Clad moved", "you picked up", "you reduced the damage of one attack by", "there are", and 4 more
        """,
    ),
}
ICONS = {
    "a misspelled icon": (
        "Attack. Mvoe 1.",
        """
        line 1, column 9: "Mvoe" is not known
            Attack. Mvoe 1.
                    ^
            nearest: "move"
            here may stand: an icon ("attack", "drop", "turn around"), "face", "move"
        """,
    ),
    "a way that is none": (
        "Face around.",
        """
        line 1, column 6: "around" cannot stand after "Face"
            Face around.
                 ^
            here may stand: "left", "right"
        """,
    ),
    "X spaces": (
        "Move X.",
        """
        line 1, column 6: this must be a number, not X
            Move X.
                 ^
        """,
    ),
}


def explained(message: str) -> str:
    return dedent(message).strip("\n")


@pytest.mark.parametrize(("text", "message"), MESSAGES.values(), ids=MESSAGES)
def test_a_wrong_text_is_explained(text: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    assert str(caught.value) == explained(message)


@pytest.mark.parametrize(("text", "message"), OBJECTIVES.values(), ids=OBJECTIVES)
def test_a_wrong_objective_is_explained(text: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse_objective(text)
    assert str(caught.value) == explained(message)


@pytest.mark.parametrize(("text", "message"), ICONS.values(), ids=ICONS)
def test_wrong_icons_are_explained(text: str, message: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse_icons(text)
    assert str(caught.value) == explained(message)


ONE = nodes.Amount(1, 1)
DRAW = nodes.Draw(ONE)
CHOICE = nodes.Choose(1, ((DRAW,), (DRAW, DRAW)))
COULD_NOT = nodes.Is("you could not")
CHANCE = nodes.If((COULD_NOT,), (DRAW,))
OTHERWISE = nodes.If((COULD_NOT,), (DRAW,), (DRAW,))
IN_HAND = nodes.Per(1, nodes.InZone(nodes.Kind(), "your hand"))
BOTH = nodes.Kind(types=("attack",), enhanced=True)


def if_did(deed: nodes.Deed) -> nodes.Step:
    return nodes.If((nodes.Did(deed, ">=", 2),), (DRAW,))


UNSAYABLE: dict[str, nodes.Step] = {
    "nothing to do": nodes.May(()),
    "something after the end of a condition, permission, payment, duration or choice": nodes.May((CHANCE, DRAW)),
    '"Otherwise" inside a sentence': nodes.May((OTHERWISE,)),
    "a choice inside a choice": nodes.Choose(1, ((DRAW,), (nodes.May((CHOICE,)),))),
    "a choice of 1": nodes.Choose(1, ((DRAW,),)),
    "a condition, permission, payment, duration or choice in the middle of a sentence": nodes.Pay(CHANCE, (DRAW,)),
    "no condition": nodes.If((), (DRAW,)),
    "no type of card": nodes.CardsHave("your", (), 1),
    "no Turn slot": nodes.If((nodes.TookSlot(()),), (DRAW,)),
    "from 1 to 2": nodes.Draw(nodes.Amount(1, 2)),
    "from any to any": nodes.Draw(nodes.Amount("any", "any")),
    "from 0 to all": nodes.Draw(nodes.Amount(0, "all")),
    "a card that is Attack and Enhanced": nodes.Cards("discard", nodes.From(ONE, BOTH, "your hand")),
    '"you moved" with a kind of card': if_did(nodes.Deed("you moved", "this turn", nodes.Kind())),
    '"you damaged the Clad with" without a kind of card': if_did(nodes.Deed("you damaged the Clad with", "this turn")),
    '"you moved ... with one card"': if_did(nodes.Deed("you moved", "with one card")),
    "damage that is reduced by None to None": nodes.Reduce(None),
    "damage that is reduced by 1 to 2": nodes.Reduce(1, 2),
    "damage that is reduced by None to 0": nodes.Reduce(None, 0, IN_HAND),
    'to "add" cards "None" to "None"': nodes.Cards("add", nodes.This("it")),
}


@pytest.mark.parametrize(("reason", "step"), UNSAYABLE.items(), ids=UNSAYABLE)
def test_what_the_language_has_no_place_for_cannot_be_printed(reason: str, step: nodes.Step) -> None:
    with pytest.raises(CannotSayError) as caught:
        show((nodes.Line(None, (), (step,)),))
    assert str(caught.value) == reason


@pytest.mark.parametrize("line", [nodes.Line(None, (), ()), nodes.Cost("extra", ())], ids=["line", "cost"])
def test_a_line_without_steps_cannot_be_printed(line: nodes.CardLine) -> None:
    with pytest.raises(CannotSayError, match=r"^nothing to do$"):
        show((line,))


def test_no_icons_cannot_be_printed() -> None:
    with pytest.raises(CannotSayError, match=r"^nothing to do$"):
        show_icons(())


def test_an_objective_with_x_is_only_for_the_end_of_the_game() -> None:
    with pytest.raises(CannotSayError, match=r"^an X with a condition, or before the end of the game$"):
        show_objective(Objective(at_end=False, conditions=(), x=nodes.NamedNumber("your MP")))
