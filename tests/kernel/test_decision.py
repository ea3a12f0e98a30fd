"""Options, decisions and what finds them, without any game."""

import pytest

from wildswing.kernel.decision import Because, Decision, Option, plain
from wildswing.kernel.errors import IllegalChoice, WildswingError, nearest
from wildswing.kernel.result import Result

DECISION = Decision(
    1, "action", "Choose.", Because("", "a rule", "EX 1.1"),
    (Option(3, "Move to 5", "move"), Option(4, "Move to 51", "move"), Option(9, "Strike", "strike", cost="1 Force")),
    (), 7,
)  # fmt: skip


def test_the_whole_text_wins_over_a_beginning() -> None:
    assert DECISION.find("move TO 5.").number == 3
    assert DECISION.find("move to 51").number == 4
    assert DECISION.find("st").number == 9


def test_numbers_and_options() -> None:
    assert DECISION.find(9).text == "Strike"
    assert DECISION.find(Option(4, "other words", "x")).text == "Move to 51"
    with pytest.raises(IllegalChoice, match="'Fly' is not possible now"):
        DECISION.find(Option(77, "Fly", "x"))


def test_what_is_not_found_is_an_error_of_the_library() -> None:
    with pytest.raises(WildswingError, match=r"'Mov' says too little: 'Move to 5', 'Move to 51'\. Seat 1 can choose"):
        DECISION.find("Mov")
    with pytest.raises(IllegalChoice) as caught:
        DECISION.find("Strke")
    assert caught.value.nearest == ("Strike",)
    assert caught.value.legal == ("Move to 5", "Move to 51", "Strike")


def test_values() -> None:
    option = DECISION.options[2]
    assert option == Option(9, "other words", "x") == 9
    assert option != "Strike"
    assert hash(option) == hash(9)
    assert [10, 20, 30, 40, 50, 60, 70, 80, 90, 100][option] == 100
    assert repr(DECISION).startswith("Decision(seat=1, kind='action', options=[Option(3, 'Move to 5'), ")
    assert Because("", "a rule", "EX 1.1") == DECISION.because
    assert Because("Ryu", "a line", "EX 1.1") != DECISION.because
    assert repr(DECISION.because) == "Because('', 'a rule', 'EX 1.1')"
    result = Result(0, (1, 2), (1.0, 0.0), "out of life")
    assert result == Result(0, (1, 2), (1.0, 0.0), "out of life")
    assert (
        len({result, Result(1, (2, 1), (0.0, 1.0), "out of life"), Result(0, (1, 2), (1.0, 0.0), "out of life")}) == 2
    )


def test_plain_and_nearest() -> None:
    assert plain("  Set   TWO Hadoken (EX). ") == "set two hadoken (ex)"
    assert nearest("strik", ["Strike", "Prepare"]) == ("Strike",)
    assert nearest("", ["Strike"]) == ()
    assert nearest("zzz", ["Strike", "Prepare"]) == ()
