"""What is shown follows from what a viewer may know: games that differ in hidden cards look the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.exceed import permuter as exceed_permuter
from tests.exceed import random_games as exceed_games
from tests.exceed.rules.characters import COUPLES
from tests.hackclad import permuter as hackclad_permuter
from tests.hackclad import random_games as hackclad_games
from wildswing.exceed import constants as c
from wildswing.exceed.game import ExceedGame
from wildswing.hackclad.game import HackcladGame
from wildswing.server.pictures import happenings, match, outlook, picture, summary

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState
    from wildswing.hackclad.state import HackcladState

SPECTATOR = -1
LATEST = 12  # events of one choice and those before it


def seat_of(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer


def shown(game: ExceedGame | HackcladGame, viewer: int) -> list[bytes]:
    """All that a viewer is shown of a game at this moment, as it travels; of what happened the latest part."""
    seat = seat_of(viewer)
    since = max(0, len(game.state.log or []) - LATEST)
    parts: list[Any] = [picture(game, seat), match(game), happenings(game, seat, since), summary(game)]
    return [msgspec.json.encode(part) for part in parts]


def forecasts(game: ExceedGame, viewer: int) -> list[bytes]:
    """Every outlook of a player."""
    hand = game.view(viewer).me.hand
    return [msgspec.json.encode(outlook(game, viewer, card, ex=False)) for card in sorted(set(hand))]


def exceed_game(state: ExceedState, log: ExceedState) -> ExceedGame:
    game = ExceedGame(state, log=False)
    state.log = log.log
    return game


def hackclad_game(state: HackcladState, log: HackcladState) -> HackcladGame:
    game = HackcladGame(state, log=False)
    state.log = log.log
    return game


# Every fifth table; all that the pictures are made of is compared at each in tests/exceed/test_leak.py.
@pytest.mark.parametrize("couple", COUPLES[::5], ids="-".join)
def test_hidden_cards_change_nothing_that_is_shown_of_a_duel(couple: tuple[str, str]) -> None:
    chance = Random(couple[0])
    state = exceed_games.begun(400, *couple)
    memories = [exceed_permuter.Memory(state.match, viewer) for viewer in (0, 1, SPECTATOR)]
    changed = asked = 0
    for count in exceed_games.decisions(state, chance):
        for memory in memories:
            memory.follow(state)
            mine = memory.viewer == state.seat
            if count % (3 if mine else 13):
                continue
            other = exceed_permuter.permuted(state, memory, chance)
            changed += any(other.players[seat].deck != state.players[seat].deck for seat in (0, 1))
            one, two = exceed_game(state, state), exceed_game(other, state)
            assert shown(one, memory.viewer) == shown(two, memory.viewer)
            if mine and not state.over and (state.decision == c.SET or count % 4 == 0):
                assert forecasts(one, memory.viewer) == forecasts(two, memory.viewer)
                asked += 1
    assert changed > 5
    assert asked


@pytest.mark.parametrize("number", hackclad_games.NUMBERS)
def test_hidden_cards_change_nothing_that_is_shown_of_a_hunt(number: int) -> None:
    chance = Random(number)
    state = hackclad_games.begun(number, 5)
    viewers = [*range(int(state.match.players)), SPECTATOR]
    memories = [hackclad_permuter.Memory(state, viewer) for viewer in viewers]
    changed = 0
    for count in hackclad_games.decisions(state, chance):
        for memory in memories:
            memory.follow(state)
            if state.over:
                continue  # everybody shows the nine cards (HC 19.4)
            if (count + memory.viewer) % (3 if memory.viewer == state.seat else 29):
                continue
            other = hackclad_permuter.permuted(state, memory, chance)
            changed += any(
                one.deck != two.deck or one.hand != two.hand
                for one, two in zip(state.figures, other.figures, strict=True)
            )
            one, two = hackclad_game(state, state), hackclad_game(other, state)
            assert shown(one, memory.viewer) == shown(two, memory.viewer)
    assert changed > 5
