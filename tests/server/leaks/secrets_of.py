"""Both games through one door: what a viewer remembers, games that differ in hidden cards, and what is open in a game.

All of it follows from the rules of the two permuters (EX 21, HC 27); the views of the package are not used.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.exceed import permuter as duel
from tests.hackclad import permuter as hunt
from wildswing.exceed import constants as ex
from wildswing.exceed.position import key as duel_key
from wildswing.hackclad import constants as hc
from wildswing.hackclad.position import key as hunt_key
from wildswing.kernel.state import ARGUMENTS

SPECTATOR = -1
BLANK = 0
# Choices whose card stays face down: in the other world another card may be chosen.
FACE_DOWN = {
    "exceed": {(ex.SET, ex.SET_CARD)},
    "hackclad": {(hc.PLACE_TURN_CARD, hc.CARD), (hc.CHOOSE_ENHANCED, hc.CARD), (hc.SWAP_IN, hc.CARD)},
}


def memory_of(game: str, state: Any, viewer: int) -> Any:  # noqa: ANN401 - of either game
    """The memory of a viewer, from the beginning of a game on."""
    return duel.Memory(state.match, viewer) if game == "exceed" else hunt.Memory(state, viewer)


def remembered(memory: Any) -> dict[str, object]:  # noqa: ANN401 - of either game
    """What a viewer remembers, as a value."""
    return {name: value for name, value in vars(memory).items() if name not in {"heard", "seats"}}


def permuted(game: str, state: Any, memory: Any, chance: Random) -> Any:  # noqa: ANN401 - of either game
    """A game that the viewer cannot tell from this one."""
    return duel.permuted(state, memory, chance) if game == "exceed" else hunt.permuted(state, memory, chance)


def alike(game: str, decision: int, one: int, options: list[int], chance: Random) -> int | None:
    """What is chosen in the other world: the same, another card face down, or None where nothing fits.

    Args:
        game: its name.
        decision: the kind of the decision.
        one: what is chosen in the first world.
        options: of the other world.
        chance: chooses the card.
    """
    verb = one - one % ARGUMENTS
    if (decision, verb) in FACE_DOWN[game]:
        cards = [option for option in options if option - option % ARGUMENTS == verb]
        if cards:
            return chance.choice(cards)
    return one if one in options else None


def open_part(game: str, state: Any, memory: Any) -> object:  # noqa: ANN401 - of either game
    """All of a game that its viewer may see, with everything hidden blanked.

    A viewer knows in which order it drew its own hand, and not more than the cards of another's.
    """
    other = state.clone()
    if game == "exceed":
        for seat in (0, 1):
            for place in duel.hidden_places(other, memory, seat):
                duel.lay(other, place, BLANK)
            if seat != memory.viewer:
                other.players[seat].hand.sort()
            other.players[seat].spared.sort()
        return duel_key(other)
    for witch in range(len(other.figures)):
        for hidden in hunt.hidden_places(other, memory, witch):
            hunt.lay(other, witch, hidden, BLANK)
        if memory.seats[witch] != memory.viewer:
            other.figures[witch].hand.sort()
        other.figures[witch].enhanced.sort()
    for card in range(len(other.clad_deck) - (1 if memory.clad_top else 0)):
        other.clad_deck[card] = BLANK
    other.clad_aside = [BLANK] * len(other.clad_aside)
    for slot in range(len(other.clad_slots)):
        if not other.open_slots >> slot & 1 and other.clad_slots[slot] >= 0:
            other.clad_slots[slot] = BLANK
    return hunt_key(other)
