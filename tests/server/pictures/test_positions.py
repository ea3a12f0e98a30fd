"""Positions to look at: what a game or a view prints is shown as its picture, anything else is refused."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

import wildswing as ws
from tests.games.kinds import KINDS, AnyGame, begun
from wildswing.server.pictures import match, picture, shown_position
from wildswing.server.wire.messages import Picture

DUEL = ("ryu", "geoffrey")


def without_numbers(shown: Picture) -> Picture:
    """A picture that does not tell how many choices were made: a position does not know that."""
    decision = shown.decision
    if decision is not None:
        decision = msgspec.structs.replace(decision, number=0)
    return msgspec.structs.replace(shown, number=0, decision=decision)


def moments(kind: str, chance: Random) -> list[AnyGame]:
    """Some moments of a game, and its end."""
    game, _ = begun(kind, 1)
    found: list[AnyGame] = []
    while not game.over:
        if chance.random() < 0.04:
            found.append(game.clone())
        game.choose(chance.choice(game.options))
    return [*found, game]


@pytest.mark.parametrize("kind", KINDS)
def test_a_position_is_shown_as_the_game_it_was_printed_by(kind: str) -> None:
    looked = 0
    for game in moments(kind, Random(kind)):
        for seat in [*range(game.seats), None]:
            expected = without_numbers(picture(game, seat))
            for line in (game.view(seat).position, game.position):
                shown = shown_position(line, seat)
                assert shown.picture == expected
                assert shown.match == match(game)
                looked += 1
    assert looked > 10


@pytest.mark.parametrize("kind", KINDS)
def test_a_spectator_sees_less_of_the_position_of_a_seat(kind: str) -> None:
    for game in moments(kind, Random(kind))[:5]:
        shown = shown_position(game.view(0).position, None)
        assert shown.picture.decision is None
        assert shown.picture.hand == ()
        assert without_numbers(shown.picture) == without_numbers(picture(game, None))


def test_the_view_of_another_seat_is_refused() -> None:
    duel = ws.new("exceed", list(DUEL), seed=1)
    with pytest.raises(ws.PositionError, match="the hand of seat 1 is hidden here"):
        shown_position(duel.view(0).position, 1)
    hunt = ws.new("hackclad", ["luna", "mia"], missions="random", seed=1)
    with pytest.raises(ws.PositionError, match="the cards of seat 0 are hidden here"):
        shown_position(hunt.view(1).position, 0)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("exceed:1", "chess:1", "a position begins with"),
        ("ryu/", "ruy/", "no character"),
        ("life=30", "life=100000", "life is at most"),
        (r" hand=\S+", " hand=?,?,?,?,?", "the hand of seat 0 is hidden here"),
        (r"( 0\[.*? deck=)\?,", r"\1", "Ryu has 30 cards, the position has 29"),
        (r"( 0\[.*? deck=)\?,\?,\?", r"\1grasp,grasp,grasp", "Ryu has 2 Grasp"),
        (r"decision=\S+", "decision=dance", "there is no decision"),
        (r" stack\[.*", "", "stack"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, said: str) -> None:
    line = ws.new("exceed", list(DUEL), first=0, seed=1).view(0).position
    broken = re.sub(old, new, line, count=1)
    assert broken != line
    with pytest.raises(ws.WildswingError, match=said):
        shown_position(broken, 0)


@pytest.mark.parametrize("kind", ["exceed", "four", "solo"])
def test_a_broken_line_is_never_more_than_an_error(kind: str) -> None:
    chance = Random(kind)
    lines = [
        (line, seat)
        for game in moments(kind, chance)[:6]
        for seat in (0, None)
        for line in (game.position, game.view(seat).position)
    ]
    refused = 0
    for _ in range(400):
        line, seat = chance.choice(lines)
        words = re.findall(r"[\w?!*:-]+|[^\w?!*:-]", line)
        for _ in range(chance.randint(1, 3)):
            place, other = chance.randrange(len(words)), chance.randrange(len(words))
            change = chance.choice(["", words[other], "-1", "0", "3", "77", "4096", str(10**9)])
            words[place] = change
        try:
            shown_position("".join(words), seat)
        except ws.WildswingError:
            refused += 1
    assert refused > 250
