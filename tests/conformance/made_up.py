"""Tiny recordings made up for the tests of the translator, in the client's format."""

from __future__ import annotations

from typing import Any

from tests.conformance.recording import Dump, games
from tests.conformance.report import Replay, Tally, run

ZONES = ("hand", "deck", "disc", "gauge", "boosts", "trans", "sealed", "od", "aside")


def player(ch: str, loc: int, life: int = 30, **rest: Any) -> dict[str, Any]:  # noqa: ANN401 - a position's fields
    """One player of a position; a zone is a text of labels without the owner, such as "standard_normal_grasp#1"."""
    found: dict[str, Any] = dict.fromkeys(ZONES, "")
    return found | {"ch": ch, "loc": loc, "life": life, "ex": False, "resh": 1, "hmax": 7} | rest


def position(first: dict[str, Any], second: dict[str, Any], gs: str = "PickAction", turn: int = 1, **rest: Any) -> Dump:  # noqa: ANN401 - see `player`
    """A position of the client."""
    for seat, entry in enumerate((first, second), 1):
        for zone in ZONES:
            entry[zone] = " ".join(
                label if label.startswith(("1.", "2.")) else f"{seat}.{label}" for label in entry[zone].split()
            )
    return {"gs": gs, "turn": turn, "next": 3 - turn, "p": [first, second]} | rest


def call(
    fn: str,
    by: int,
    post: Dump,
    ev: tuple[str, ...] = (),
    rng: tuple[Any, ...] = (),
    **args: Any,  # noqa: ANN401 - see `player`
) -> dict[str, Any]:
    """A step of the client."""
    return {
        "fn": fn,
        "by": by,
        "args": args,
        "res": True,
        "ev": list(ev),
        "rng": [list(entry) for entry in rng],
        "post": post,
    }


def strike(by: int, card: object, post: Dump, ex: object = -1, wild: bool = False, **rest: Any) -> dict[str, Any]:  # noqa: ANN401 - see `player`
    """The call that sets an attack."""
    return call("do_strike", by, post, card_id=card, ex_card_id=ex, wild_strike=wild, **rest)


def boost(by: int, card: str, payment: list[str], post: Dump) -> dict[str, Any]:
    """The call that plays a boost."""
    return call("do_boost", by, post, card_id=card, payment_card_ids=payment, additional_boost_ids=[])


def recording(start: Dump, *steps: dict[str, Any]) -> dict[str, Any]:
    """A game that a test of the client has put into its first position by hand."""
    first, second = (str(entry["ch"]) for entry in start["p"])
    args = {"p1_character": first, "p2_character": second, "first_player": 1, "seed": 0}
    begun = {"fn": "initialize_game", "args": args, "res": True, "post": start}
    return {"name": "made up", "steps": [begun, *steps]}


def replayed(record: dict[str, Any]) -> Tally:
    """What comes of a recording."""
    tally = Tally()
    for game in games(record):
        run(game, tally, 100, "made up")
    return tally


def replay(record: dict[str, Any]) -> Replay:
    """The replay of the one game of a recording, before its first step."""
    (game,) = games(record)
    return Replay(game)
