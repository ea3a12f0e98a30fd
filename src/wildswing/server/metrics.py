"""What is counted, for Prometheus; with several worker processes the numbers of all are added up."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import Final

from prometheus_client import REGISTRY as OWN_REGISTRY
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the library's own name for the folder that the processes share
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

requests_total = Counter("wildswing_requests", "Answered requests.", ("method", "route", "status"))
request_seconds = Histogram("wildswing_request_seconds", "Time to an answer.", ("route",), buckets=FAST)
messages_total = Counter("wildswing_messages", "Socket messages of clients.", ("outcome",))
limited_total = Counter("wildswing_limited", "What was refused because it came too fast or was too much.", ("limit",))
moves_total = Counter("wildswing_moves", "Choices that were made and stored.", ("game", "by"))
move_seconds = Histogram("wildswing_move_seconds", "Time from a choice's arrival to its acknowledgement.", buckets=FAST)
bot_seconds = Histogram("wildswing_bot_seconds", "Time that a bot thought.", ("game", "bot"), buckets=SLOW)
bot_faults_total = Counter("wildswing_bot_faults", "Bots that failed and were started again.", ("game",))
storage_seconds = Histogram("wildswing_storage_seconds", "Time of a storage operation.", ("operation",), buckets=FAST)
rooms_loaded = Gauge("wildswing_rooms_loaded", "Tables that are held in memory.", multiprocess_mode="livesum")
connections_open = Gauge("wildswing_connections_open", "Open sockets.", multiprocess_mode="livesum")


def exposition() -> bytes:
    """All numbers in Prometheus' text format."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest(OWN_REGISTRY)
    forget_dead(Path(folder))
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library has no type here
    return generate_latest(registry)


def forget_dead(folder: Path) -> None:
    """Take away what processes that have ended counted as present.

    Args:
        folder: that the processes share.
    """
    for file in folder.glob("gauge_live*.db"):
        number = re.search(r"_(\d+)\.db$", file.name)
        if number is None:
            continue
        try:
            os.kill(int(number[1]), 0)
        except ProcessLookupError:
            with contextlib.suppress(FileNotFoundError):
                file.unlink()
        except PermissionError:
            pass
