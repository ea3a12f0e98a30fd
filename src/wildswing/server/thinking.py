"""What the processes that think do: they get a position and give back an answer, and know nothing else."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Final

import msgspec

from wildswing.bots import make
from wildswing.library import load

if TYPE_CHECKING:
    from wildswing.exceed.view import ExceedView
    from wildswing.hackclad.view import HackcladView
    from wildswing.library import AnyGame

POLITENESS: Final = 5  # who answers people goes before who thinks


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked.

    Attributes:
        bot: its name.
        seat: where it sits.
        position: all that it knows of the game, in one line.
        seed: of its choices by chance.
    """

    bot: str
    seat: int
    position: str
    seed: int


def question(game: AnyGame, seat: int, bot: str, seed: int) -> Question:
    """What a bot is asked about the pending decision, which is its own.

    Args:
        game: as it stands.
        seat: whose decision it is.
        bot: who is asked.
        seed: of its choices by chance.
    """
    return Question(bot, seat, game.view(seat).position, seed)


def view_of(position: str, seat: int) -> ExceedView | HackcladView:
    """The view that a position was printed by.

    Args:
        position: as the view has it.
        seat: whose view it is.
    """
    if position.startswith("hackclad:"):
        from wildswing.hackclad.read_view import read_view  # noqa: PLC0415 - nobody pays for the other game
        from wildswing.hackclad.view import HackcladView  # noqa: PLC0415 - as above

        return HackcladView(read_view(position, seat).known, seat, 0, None)
    return load(position, ()).view(seat)


def choose(asked: Question) -> int:
    """The number of the option that a bot chooses. It is given the view of its seat and nothing else.

    Args:
        asked: what and who.
    """
    return int(make(asked.bot, asked.seed).choose(view_of(asked.position, asked.seat)))


def outlook(position: str, seat: int, card: int, ex: bool) -> bytes:
    """What an attack would run into, as JSON.

    Args:
        position: what the seat knows of a game of EXCEED.
        seat: who attacks.
        card: the attack.
        ex: whether it is set as an EX attack.

    Raises:
        WildswingError: the seat has no such attack.
    """
    from wildswing.server.pictures import outlook as look_out  # noqa: PLC0415 - bots do not need it

    return msgspec.json.encode(look_out(view_of(position, seat), seat, card, ex))


def begin() -> None:
    """Prepare a process for thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    threading.Thread(target=end_with_parent, name="end-with-parent", daemon=True).start()


def end_with_parent() -> None:
    """End this process when the server ends, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
