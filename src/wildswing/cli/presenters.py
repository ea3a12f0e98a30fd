"""Which presenter shows which game; the code of a game is imported only where one is played."""

from __future__ import annotations

from typing import Any

from wildswing.cli.presenter import Presenter
from wildswing.exceed.game import ExceedGame
from wildswing.kernel.game import Game


def presenter_of(game: Game[Any]) -> Presenter[Any]:
    """The presenter of a game.

    Args:
        game: of either kind.
    """
    return presenter_named("exceed" if isinstance(game, ExceedGame) else "hackclad")


def presenter_named(name: str) -> Presenter[Any]:
    """The presenter of the games with a name.

    Args:
        name: "exceed" or "hackclad".
    """
    if name == "exceed":
        from wildswing.cli.exceed.presenter import ExceedPresenter  # noqa: PLC0415 - only what is played

        return ExceedPresenter()
    from wildswing.cli.hackclad.presenter import HackcladPresenter  # noqa: PLC0415 - as above

    return HackcladPresenter()
