"""Games of players with a taste for what is rare: Wild Swings, EX, invalid attacks, exceeding, reshuffling, passing."""

from __future__ import annotations

from random import Random

import pytest

from tests.exceed.random_games import LONGEST, begun
from tests.exceed.rules.characters import COUPLES
from tests.exceed.test_properties import check
from wildswing.exceed import constants as c
from wildswing.exceed.state import ExceedState
from wildswing.kernel.state import ARGUMENTS, NO_DECISION, State

# How much rather a verb is chosen than others are.
TASTES: tuple[dict[int, float], ...] = (
    {c.STRIKE_ACTION: 4, c.WILD_SWING: 6, c.INVALID: 5},
    {c.BOOST_HAND: 3, c.BOOST_ASIDE: 4, c.EXCEED_ACTION: 8, c.YES: 3},
    {c.RESHUFFLE: 20, c.PREPARE: 3, c.CHANGE: 5, c.PASS: 0.3},
    {c.CHARACTER: 6, c.SET_EX: 6, c.TRANSFORM_CARD: 8, c.EXCEED_ACTION: 6, c.YES: 2},
    {c.YES: 6, c.CHANGE: 3, c.PAY_GAUGE_CARD: 3, c.STRIKE_ACTION: 2, c.SET_EX: 3},
)


def chosen(state: ExceedState, random: Random, taste: dict[int, float]) -> int:
    """An option by the taste of the player who decides."""
    return random.choices(state.options, [taste.get(option - option % ARGUMENTS, 1) for option in state.options])[0]


def halve(state: ExceedState) -> None:
    """Put half of each deck into the discard pile and some cards into the gauge, so that rare moments come early."""
    for player in state.players:
        half = len(player.deck) // 2
        player.discard = [entry & c.CARD_MASK for entry in player.deck[:half]]
        player.gauge = [entry & c.CARD_MASK for entry in player.deck[half : half + 4]]
        player.deck = player.deck[half + 4 :]


@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_rare_options_keep_all_properties_and_every_question_has_an_answer(
    couple: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = State.ask

    def asked(self: State, decision: int, seat: int, options: list[int], open_secret: bool = False) -> None:
        assert options, f"a question without an answer: {c.DECISION_WORDS[decision]}"
        assert self.decision == NO_DECISION, "one question at a time"
        ask(self, decision, seat, options, open_secret)

    monkeypatch.setattr(State, "ask", asked)
    for seed in range(600, 602):
        random = Random(f"{couple[0]} {seed}")
        state = begun(seed, couple[0], couple[0]) if seed == 600 else begun(seed, *couple)
        halve(state)
        tastes = [random.choice(TASTES), random.choice(TASTES)]
        count = 0
        while not state.over:
            check(state)
            count += 1
            assert count < LONGEST, "the game has stalled"
            state.step(chosen(state, random, tastes[state.seat]))
        check(state)
