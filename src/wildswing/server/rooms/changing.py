"""A table in memory that goes on: what follows from an act is stored, carried out and told, in this order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog

from wildswing.server.bus import Present
from wildswing.server.metrics import moves_total
from wildswing.server.rooms.acts import Acts
from wildswing.server.rooms.attendance import Attendance, Crowd
from wildswing.server.rooms.audience import Audience
from wildswing.server.rooms.bot_player import BotPlayer, possible
from wildswing.server.rooms.course import Course, Step
from wildswing.server.rooms.ledger import Ledger
from wildswing.server.rooms.surroundings import Surroundings
from wildswing.server.rooms.waiting import call_at
from wildswing.server.storage import StorageError
from wildswing.server.tables import Entry, Judgement, Opening, Table, bot_choice, due, next_change
from wildswing.server.tables.entries import Chosen

R = TypeVar("R")
TRIES: Final = 20
log = structlog.get_logger("wildswing.rooms")


class Changing(Acts):
    """A table in memory, and everything that changes it: acts, bots, other processes, time.

    Args:
        course: the table.
        attendance: who is there.
        around: what all rooms share.

    Attributes:
        around: what all rooms share.
        used: when somebody last needed it, by the clock of the event loop.
    """

    def __init__(self, course: Course, attendance: Attendance, around: Surroundings) -> None:
        self.around = around
        self.used = asyncio.get_running_loop().time()
        self._lock = asyncio.Lock()
        self._ledger = Ledger(course, around.store)
        self._audience = Audience(self._ledger, attendance, around)
        self._bots = BotPlayer(self)
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def table(self) -> Table:
        """The table as it is, perhaps a moment ahead of the storage: for what is no secret, such as its links."""
        return self._ledger.table

    @property
    def table_id(self) -> str:
        """The id of the table."""
        return self._ledger.table.id

    # ---- what changes the table

    async def _carry_out(self, judging: Callable[[], Judgement]) -> Judgement:
        """Judge, and store what follows; judge again if somebody was faster."""
        for _ in range(TRIES):
            judgement = judging()
            if not judgement.entries or await self._append(judgement.entries, judgement.opens):
                return judgement
        raise StorageError("too many others changed this table at the same time")

    async def act(self, judging: Callable[[Table, int], tuple[tuple[Entry, ...], R]]) -> R:
        """Carry out what somebody does over HTTP, or what time has done.

        Args:
            judging: gives the entries that follow, and an answer, for the table as it is and the time.

        Raises:
            Declined: it is not possible.
            StorageError: the database does not answer.
        """
        return await self._whole(self._acted(judging))

    async def _acted(self, judging: Callable[[Table, int], tuple[tuple[Entry, ...], R]]) -> R:
        async with self._lock:
            await self._make_sure()
            for _ in range(TRIES):
                entries, answer = judging(self.table, self._now())
                if not entries or await self._append(entries):
                    return answer
        raise StorageError("too many others changed this table at the same time; try again")

    async def by_bot(self, seat: int, number: int, option: int) -> None:
        """Carry out the choice of a bot, unless the game has gone on without it.

        Args:
            seat: whose bot.
            number: of the decision that it thought about.
            option: what it chose.

        Raises:
            StorageError: the database does not answer.
        """
        async with self._lock:
            await self._make_sure()
            if not self._closed:
                options = (possible(self, seat, number, option, self._now()),)
                await self._carry_out(lambda: bot_choice(self.table, seat, number, options, self._now()))

    async def _append(self, entries: tuple[Entry, ...], opens: Opening | None = None) -> bool:
        """Store entries and tell everybody; False if somebody was faster, of which everybody is told then."""
        won, step = await self._ledger.append(entries, opens)
        self._take(step, ours=won)
        return won

    async def _make_sure(self) -> None:
        """Load the table again if it may be ahead of the storage, as storing has failed."""
        if self._ledger.doubtful:
            self._take(await self._ledger.load_again(), ours=False)

    async def _look_up(self) -> bool:
        """Take over what other processes have stored; True if there is something new."""
        step = await self._ledger.catch_up()
        self._take(step, ours=False)
        return bool(step.entries)

    async def catch_up(self, version: int | None = None) -> None:
        """Take over what other processes have stored.

        Args:
            version: that there is said to be; None if that is not known.
        """
        async with self._lock:
            try:
                await self._make_sure()
                if version is None or version > self.table.version:
                    await self._look_up()
            except StorageError as error:
                log.warning("cannot catch up", table=self.table_id, fault=str(error))
            except Exception:
                log.exception("defect", table=self.table_id)

    def _take(self, step: Step, *, ours: bool) -> None:
        """Tell what was stored, and see what follows from it."""
        if not step.entries:
            return
        for entry in step.entries:
            if isinstance(entry, Chosen):
                self._bots.chose(entry.seat if entry.by == "bot" else None)
                if ours:
                    moves_total.labels(self.table.new.game, entry.by).inc(len(entry.options))
        self._audience.count()
        self._audience.tell(step)
        self._plan()
        if step.back:
            self._bots.stop()
        # If another process has stored it, that one asks the bot; in case it dies, this one does so later.
        self._bots.look(0.0 if ours else self.around.settings.bot_patience)

    # ---- time, and who is there

    def begin(self) -> None:
        """See what follows from how the table stands, when it has come into memory."""
        self._audience.count()
        self._plan()
        self._bots.look()

    def _plan(self) -> None:
        """Wait until time changes something by itself."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        when = next_change(self.table, self._now(), self._audience.presence, self.around.settings.terms)
        if when is not None and not self._closed:
            self._timer = call_at(self.around.environment, when, lambda: self.around.start(self.pass_time()))

    async def pass_time(self) -> None:
        """See what time has changed: a clock at its end, a player gone for long, a table that nobody uses."""
        terms = self.around.settings.terms
        try:
            await self._acted(lambda table, now: (due(table, now, terms), None))
        except StorageError as error:
            log.warning("not stored", table=self.table_id, fault=str(error))
        except Exception:
            log.exception("defect", table=self.table_id)
        async with self._lock:
            if not self._ledger.doubtful:
                self._audience.announce()
            self._plan()

    def recount(self) -> None:
        """Count who is there again, and tell everybody if somebody came or went."""
        self.around.start(self._recounted())

    async def _recounted(self) -> None:
        async with self._lock:
            if not self._ledger.doubtful and self._audience.count():
                self._audience.announce()
                self._plan()

    @property
    def present(self) -> Present:
        """Who is connected here, for other processes."""
        return self._audience.present

    @property
    def crowd(self) -> Crowd:
        """Who is connected at this process."""
        return self._audience.crowd

    @property
    def clock_runs(self) -> bool:
        """Whether a clock runs."""
        clocks = self.table.clocks
        return clocks is not None and clocks.running is not None

    def _now(self) -> int:
        return self.around.environment.now()

    async def _whole(self, work: Coroutine[Any, Any, R]) -> R:
        """Do something to its end, even if whoever wants it is gone before."""
        self.used = asyncio.get_running_loop().time()
        return await asyncio.shield(asyncio.ensure_future(work))
