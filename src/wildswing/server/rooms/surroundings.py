"""What all rooms of a process share."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from wildswing.server.bots import Thinkers
from wildswing.server.bus import Bus
from wildswing.server.environment import Environment
from wildswing.server.rooms.attendance import Elsewhere
from wildswing.server.rooms.settings import RoomSettings
from wildswing.server.storage import Store


@dataclass(frozen=True)
class Surroundings:
    """What all rooms of a process share.

    Attributes:
        store: where tables are kept.
        bus: tells other processes.
        thinkers: think for bots.
        environment: time and chance.
        settings: what was set.
        elsewhere: who is connected at other processes.
        start: lets something run beside; it is waited for at the end.
    """

    store: Store
    bus: Bus
    thinkers: Thinkers
    environment: Environment
    settings: RoomSettings
    elsewhere: Elsewhere
    start: Callable[[Coroutine[Any, Any, None]], None]
