"""Where the figures of a game stand, which everybody sees: enough for the small pictures of the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.game import ExceedGame

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


def places_of(table: Table) -> tuple[int, ...]:
    """The spaces as `TableInfo.places` has them.

    Args:
        table: the table.
    """
    game = table.game
    if game is None:
        return ()
    if isinstance(game, ExceedGame):
        return tuple([int(player.space) for player in game.state.players])
    state = game.state
    return (int(state.clad_space), *[int(figure.space) for figure in state.figures])
