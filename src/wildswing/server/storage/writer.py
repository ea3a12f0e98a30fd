"""The one thread that writes: what comes while it is writing goes into the next transaction together."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from wildswing.server.storage.appending import Append, write
from wildswing.server.storage.errors import StorageError

R = TypeVar("R")
LARGEST_BATCH: Final = 512
# A connection that was lost, a lock that somebody holds: it is tried again before anybody is told.
PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0)


class Job(Generic[R]):
    """Something to write, and who waits for it.

    Attributes:
        work: an append, which shares a transaction with others, or what is to be done in a transaction of its own.
    """

    def __init__(self, work: Append | Callable[[Connection], R]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[R] = self.loop.create_future()


AnyJob: TypeAlias = "Job[bool] | Job[object]"
Outcome: TypeAlias = "tuple[AnyJob, object]"


class Writer:
    """The thread, its queue and its connection."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._jobs: queue.SimpleQueue[AnyJob | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> bool:
        """Write entries; True once they are committed, False if somebody was faster.

        Raises:
            StorageError: the database does not answer.
        """
        job: Job[bool] = Job(append)
        self._put(job)
        return await job.future

    async def do(self, work: Callable[[Connection], R]) -> R:
        """Do something within a transaction of its own, and give its result once it is committed.

        Raises:
            StorageError: the database does not answer.
        """
        job: Job[R] = Job(work)
        self._put(job)  # type: ignore[arg-type]  # the queue does not care for the type of a result
        return await job.future

    def _put(self, job: AnyJob) -> None:
        if self._closed:
            raise StorageError("the database is closed: the server is shutting down")
        self._jobs.put(job)

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # ---- in the thread

    def _run(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._collect()
            appends: list[AnyJob] = [job for job in batch if isinstance(job.work, Append)]
            if appends:
                answer(self._append(appends))
            for job in batch:
                if not isinstance(job.work, Append):
                    answer([(job, self._attempt(job.work))])

    def _collect(self) -> tuple[list[AnyJob], bool]:
        """All that waits, at least one job, and whether the queue is still open."""
        batch: list[AnyJob] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == LARGEST_BATCH or self._jobs.empty():
                return batch, True
            job = self._jobs.get()
        return batch, False

    def _append(self, jobs: Sequence[AnyJob]) -> list[Outcome]:
        """Write a batch; if it fails, each of its appends alone, so that one cannot spoil the others."""
        appends = [job.work for job in jobs if isinstance(job.work, Append)]
        won = self._attempt(lambda connection: write(connection, appends, self._process))
        if isinstance(won, set):
            return [(job, place in won) for place, job in enumerate(jobs)]
        if len(jobs) == 1:
            return [(jobs[0], won)]
        return [outcome for job in jobs for outcome in self._append([job])]

    def _attempt(self, work: Callable[[Connection], R]) -> R | Exception:
        """Do something in a transaction, several times if need be."""
        for pause in (*PAUSES, None):
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except OperationalError as error:
                # After a lost connection nobody knows whether the commit came through. Then the guard of the version
                # refuses the second attempt, and the table's log says that the message was carried out.
                if pause is None:
                    return StorageError(f"the database does not answer ({cause(error)}); try again")
                time.sleep(pause)
            except SQLAlchemyError as error:
                return StorageError(f"the database refused to write ({cause(error)})")
            except Exception as error:  # noqa: BLE001 - whoever waits for the job gets it
                return error
        raise AssertionError


def cause(error: SQLAlchemyError) -> str:
    """The first line of what the database says."""
    text = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    return text.splitlines()[0] if text else type(error).__name__


def answer(outcomes: Sequence[Outcome]) -> None:
    """Wake up those that wait: one call into each event loop for a whole batch."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for job, result in outcomes:
        loops.setdefault(job.loop, []).append((job, result))
    for loop, own in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, own)


def settle(outcomes: Sequence[Outcome]) -> None:
    """Give those that wait their results; in their event loop."""
    for job, result in outcomes:
        future: asyncio.Future[object] = job.future  # type: ignore[assignment]  # see `do`
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
