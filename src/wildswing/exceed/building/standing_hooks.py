"""Named rules that are standing lines; see `hooks` for those that are lines with a trigger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wildswing.exceed import constants as c
from wildswing.exceed.building.conditions import token_place
from wildswing.exceed.effects.conditions import AllOf, TokenOnBoard
from wildswing.exceed.effects.lasting import FlagLine, Lasting, OriginRule
from wildswing.exceed.effects.setting import SetFrom
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


def with_condition(held: Condition[ExceedState] | None, *more: Condition[ExceedState]) -> Condition[ExceedState]:
    """Some conditions, and the one that holds for the whole line."""
    parts = [*more] if held is None else [held, *more]
    return parts[0] if len(parts) == 1 else AllOf(parts)


def spell_circle(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """While it lies on the board the stored card may be set; range is then measured from it (EX 24.3, 24.6)."""
    place = token_place("Spell Circle", tokens, source)
    return [
        FlagLine(with_condition(held, TokenOnBoard(place)), c.SET_STORED),
        OriginRule(with_condition(held, TokenOnBoard(place), SetFrom(c.STORED)), place, False, False),
    ]


def mad_tea(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """Once a turn a card of the Speed of one that the opponent is made to discard is 2 damage (text of the card)."""
    return [FlagLine(held, c.MAD_TEA)]


def wonderland(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """A card that the opponent is made to discard may be stored, and be set as the attack (EX 24.19)."""
    return [FlagLine(held, c.WONDERLAND), FlagLine(held, c.SET_STORED)]


def untainted(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """With 5 life or less, a turn without a strike may end with 1 life instead of a card (text of the card)."""
    return [FlagLine(held, c.LIFE_INSTEAD_OF_DRAW)]


def late_swing(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """A wild swing takes its card from the deck after the On set effects, not when it is declared (EX 25.21)."""
    return [FlagLine(held, c.LATE_SWING)]


def hidden_ouroboros(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """Tokens are placed face down and look alike until the reveal (text of the card)."""
    return [FlagLine(held, c.TOKENS_FACE_DOWN)]


# Names of rules that stand elsewhere in the character's file: what a card put face down into play is.
ELSEWHERE: Final = ("Gaki Boost",)
HOOKS: dict[str, Callable[[Condition[ExceedState] | None, list[str], str], list[Lasting]]] = {
    "Hidden Ouroboros": hidden_ouroboros,
    "Late Swing": late_swing,
    "Mad Tea": mad_tea,
    "Spell Circle": spell_circle,
    "Untainted": untainted,
    "Wonderland": wonderland,
}
