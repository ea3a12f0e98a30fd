"""Bots think in processes of their own, not in the event loop; one that fails is asked again, and concedes nothing."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol, TypeVar

import msgspec
import structlog

from wildswing.kernel.errors import WildswingError
from wildswing.server import thinking
from wildswing.server.metrics import bot_faults_total, bot_seconds
from wildswing.server.thinking import Question

R = TypeVar("R")
FAULTS: Final = 3
log = structlog.get_logger("wildswing.bots")


class Thinkers(Protocol):
    """Whoever thinks outside of the event loop."""

    async def choose(self, asked: Question) -> int:
        """The number of the option that a bot chooses; it never fails."""
        ...

    async def outlook(self, position: str, seat: int, card: int, ex: bool) -> bytes:
        """What an attack would run into, as JSON.

        Raises:
            WildswingError: the seat has no such attack, or it cannot be found out now.
        """
        ...

    def close(self) -> None:
        """End all thinking."""
        ...


class Pool:
    """Processes that think. One that dies or does not come to an end is replaced.

    Args:
        processes: how many.
        patience: after how many seconds a thought is given up.
    """

    def __init__(self, processes: int = 1, patience: float = 30.0) -> None:
        self._processes = processes
        self._patience = patience
        self._executor: ProcessPoolExecutor | None = None
        # So the patience counts from when a process has begun, not from when the question came.
        self._free = asyncio.Semaphore(processes)

    async def choose(self, asked: Question) -> int:
        """The number of the option that a bot chooses; the random bot stands in for one that fails again and again.

        Args:
            asked: what and who.
        """
        game = asked.position.split(":", 1)[0]
        for _ in range(FAULTS):
            try:
                with bot_seconds.labels(game, asked.bot).time():
                    return await self._think(thinking.choose, asked)
            except Exception as fault:  # noqa: BLE001 - whatever a bot does wrong, the game goes on
                bot_faults_total.labels(game).inc()
                log.warning("bot failed", bot=asked.bot, game=game, fault=f"{type(fault).__name__}: {fault}")
        log.error("bot replaced for a decision", bot=asked.bot, game=game)
        return await asyncio.to_thread(thinking.choose, msgspec.structs.replace(asked, bot="random"))

    async def outlook(self, position: str, seat: int, card: int, ex: bool) -> bytes:
        """What an attack would run into, as JSON.

        Args:
            position: what the seat knows.
            seat: who attacks.
            card: the attack.
            ex: whether it is set as an EX attack.

        Raises:
            WildswingError: the seat has no such attack, or it cannot be found out now.
        """
        try:
            return await self._think(thinking.outlook, position, seat, card, ex)
        except (BrokenProcessPool, TimeoutError) as fault:
            log.warning("outlook failed", fault=f"{type(fault).__name__}: {fault}")
            raise WildswingError("the outlook did not come in time") from fault

    async def _think(self, work: Callable[..., R], *arguments: object) -> R:
        """Let one of the processes work."""
        async with self._free:
            executor = self._executor or self._start()
            try:
                async with asyncio.timeout(self._patience):
                    return await asyncio.wrap_future(executor.submit(work, *arguments))
            except (BrokenProcessPool, TimeoutError):
                self._give_up(executor)
                raise

    def _start(self) -> ProcessPoolExecutor:
        """Start the processes, in a way that does not copy the threads and sockets of the server."""
        clean = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context: Any = multiprocessing.get_context(clean)
        if clean == "forkserver":
            context.set_forkserver_preload([thinking.__name__])
        self._executor = ProcessPoolExecutor(self._processes, mp_context=context, initializer=thinking.begin)
        return self._executor

    def _give_up(self, executor: ProcessPoolExecutor, *, wait: bool = False) -> None:
        """End all processes of an executor; the next thought starts others."""
        if self._executor is executor:
            self._executor = None
        workers = list((executor._processes or {}).values())  # noqa: SLF001 - Python 3.14 has `kill_workers` for this
        for worker in workers:
            worker.kill()
        executor.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        """End all processes."""
        if self._executor is not None:
            self._give_up(self._executor, wait=True)


class InThreads:
    """Thinks in threads of this process: for tests, and where processes cannot be started."""

    async def choose(self, asked: Question) -> int:
        """The number of the option that a bot chooses.

        Args:
            asked: what and who.
        """
        return await asyncio.to_thread(thinking.choose, asked)

    async def outlook(self, position: str, seat: int, card: int, ex: bool) -> bytes:
        """What an attack would run into, as JSON.

        Args:
            position: what the seat knows.
            seat: who attacks.
            card: the attack.
            ex: whether it is set as an EX attack.

        Raises:
            WildswingError: the seat has no such attack.
        """
        return await asyncio.to_thread(thinking.outlook, position, seat, card, ex)

    def close(self) -> None:
        """Nothing is to be ended."""
