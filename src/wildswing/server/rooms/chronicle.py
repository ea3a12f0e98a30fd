"""The events of a game as each viewer is told them, encoded once for all who come."""

from __future__ import annotations

import asyncio
import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from wildswing.server.pictures import happenings

if TYPE_CHECKING:
    from wildswing.library import AnyGame

BLOCK: Final = 128
"""So many events are encoded in one go, in a millisecond: more would keep others waiting, fewer the table itself."""
QUICKLY: Final = 1  # of the levels of compression: the text repeats itself so much that more gains little
ENCODE: Final = msgspec.json.Encoder().encode


class Chronicle:
    """What viewers were told of a game, in compressed blocks of `BLOCK` events: a long game is a tenth of its size.

    Blocks are made when somebody wants them who was not there, and only those that are complete are kept.
    """

    def __init__(self) -> None:
        self._blocks: dict[tuple[int | None, int], bytes] = {}

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return sum(map(len, self._blocks.values()))

    def forget(self, since: int) -> None:
        """Forget events that no longer count.

        Args:
            since: from this one on.
        """
        for key in [key for key in self._blocks if (key[1] + 1) * BLOCK > since]:
            del self._blocks[key]

    async def prepare(self, game: AnyGame, seat: int | None, since: int) -> None:
        """Make what `events` needs, with pauses in which others have their turn.

        Args:
            game: with a log.
            seat: the viewer; None for a spectator.
            since: events from this one on.
        """
        number = -(-since // BLOCK)
        # The game may go on, or back, in the pauses.
        while (number + 1) * BLOCK <= count(game):
            if (seat, number) not in self._blocks:
                self._block(game, seat, number)
                await asyncio.sleep(0)
            number += 1

    def events(self, game: AnyGame, seat: int | None, since: int) -> msgspec.Raw:
        """The events from one on, as JSON.

        Args:
            game: with a log.
            seat: the viewer; None for a spectator.
            since: the first of them.
        """
        end = count(game)
        whole = range(-(-since // BLOCK), end // BLOCK)
        if not whole:
            return msgspec.Raw(ENCODE(happenings(game, seat, since)))
        parts = [
            inner(game, seat, since, whole.start * BLOCK),
            *[self._block(game, seat, number) for number in whole],
            inner(game, seat, whole.stop * BLOCK, end),
        ]
        return msgspec.Raw(b"[%b]" % b",".join(filter(None, parts)))

    def _block(self, game: AnyGame, seat: int | None, number: int) -> bytes:
        """A complete block."""
        kept = self._blocks.get((seat, number))
        if kept is not None:
            return zlib.decompress(kept)
        made = inner(game, seat, number * BLOCK, (number + 1) * BLOCK)
        self._blocks[seat, number] = zlib.compress(made, QUICKLY)
        return made


def count(game: AnyGame) -> int:
    """How many events there are."""
    log = game.state.log
    return 0 if log is None else len(log)


def inner(game: AnyGame, seat: int | None, since: int, until: int) -> bytes:
    """Some events as JSON, without the brackets of a list."""
    return ENCODE(happenings(game, seat, since, until))[1:-1]
