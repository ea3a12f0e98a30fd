"""Bots at a table: they are asked when it is their turn, and what they choose is judged like a person's choice."""

from __future__ import annotations

import asyncio
import random
import weakref
from typing import TYPE_CHECKING, Final

import structlog

from wildswing.server import thinking
from wildswing.server.metrics import bot_faults_total
from wildswing.server.rooms.telling import game_of
from wildswing.server.storage import StorageError
from wildswing.server.tables import bot_choice

if TYPE_CHECKING:
    from wildswing.server.rooms.changing import Changing

AGAIN_SECONDS: Final = 2.0
SUITE: Final = 3  # in a row of choices the later ones take a part of the pause only
log = structlog.get_logger("wildswing.bots")


class BotPlayer:
    """Asks the bots of a room.

    Args:
        room: where.
    """

    def __init__(self, room: Changing) -> None:
        # So that a table which leaves memory does not refer to itself in a circle, and is freed at once.
        self._weak = weakref.ref(room)
        self._task: asyncio.Task[None] | None = None
        self._asked: tuple[int, str, int] | None = None
        self._last: int | None = None  # the seat whose bot chose last, with nobody since

    @property
    def _room(self) -> Changing:
        room = self._weak()
        assert room is not None
        return room

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return self._task is not None and not self._task.done()

    def look(self, patience: float = 0.0) -> None:
        """Ask a bot if it is a bot's turn, and it was not asked yet.

        Args:
            patience: how many seconds to wait before: another process should be asking already.
        """
        table = self._room.table
        moving = table.bot_to_move
        wanted = None if moving is None else (*moving, table.number)
        if wanted == self._asked and (wanted is None or self.busy):
            return
        self.stop()
        if wanted is not None:
            self._asked = wanted
            self._task = asyncio.create_task(self._play(*wanted, patience))

    def stop(self) -> None:
        """Let nobody think any more: the position is another one."""
        self._asked = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def chose(self, seat: int | None) -> None:
        """Note who chose last.

        Args:
            seat: the bot's; None for a person.
        """
        self._last = seat

    async def _play(self, seat: int, bot: str, number: int, patience: float) -> None:
        """Ask a bot, and carry out what it chooses."""
        room = self._room
        await asyncio.sleep(patience)
        loop = asyncio.get_running_loop()
        around = room.around
        began = loop.time()
        seed = around.environment.source.new_seed()
        asked = thinking.question(game_of(room.table), seat, bot, seed)
        while True:
            try:
                option = await around.thinkers.choose(asked)
                pause = around.settings.bot_pause / 1000 / (SUITE if self._last == seat else 1)
                await asyncio.sleep(began + pause - loop.time())
                await asyncio.shield(asyncio.ensure_future(room.by_bot(seat, number, option)))
            except StorageError as error:
                log.warning("bot waits for the database", table=room.table_id, fault=str(error))
            except Exception:
                bot_faults_total.labels(room.table.new.game).inc()
                log.exception("bot failed", table=room.table_id)
            else:
                return
            await asyncio.sleep(AGAIN_SECONDS)


def possible(room: Changing, seat: int, number: int, option: int, now: int) -> int:
    """What a bot is taken to have chosen: its own choice, or one by chance if the rules do not allow that.

    Args:
        room: where.
        seat: whose bot.
        number: of the decision that it thought about.
        option: what it chose.
        now: the time.
    """
    table = room.table
    refused = bot_choice(table, seat, number, (option,), now).refused
    if refused is None or refused.code != "illegal" or table.game is None:
        return option
    bot_faults_total.labels(table.new.game).inc()
    log.error("bot chose what is not possible", table=room.table_id, option=option)
    chance = random.Random(room.around.environment.source.new_seed())  # noqa: S311 - any choice will do
    return chance.choice(table.game.options)
