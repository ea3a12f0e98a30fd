"""A process that is killed by SIGKILL while it carries out a choice.

    python dying_process.py DATABASE TABLE MOMENT

The moment is "storing" (written, not committed), "stored" (committed, nobody told) or "told" (told, not acknowledged).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3]))


def die_after(function: Callable[..., Any]) -> Callable[..., Any]:
    def dying(*arguments: object, **named: object) -> None:
        function(*arguments, **named)
        os.kill(os.getpid(), signal.SIGKILL)

    return dying


def prepare(moment: str) -> None:
    from wildswing.server.rooms.audience import Audience
    from wildswing.server.rooms.room import Room
    from wildswing.server.storage import appending, writer

    if moment == "storing":
        writer.write = die_after(appending.write)  # type: ignore[attr-defined]  # what the writer calls
    elif moment == "stored":
        Room._take = die_after(lambda *_, **__: None)  # type: ignore[method-assign]
    else:
        Audience.tell = die_after(Audience.tell)  # type: ignore[method-assign]


async def main(url: str, table: str, moment: str) -> None:
    from tests.server.rooms.house import Nobody, opened_house

    async with opened_house(url, thinkers=Nobody()) as house:
        ada = await house.client(table, "ada")
        await ada.next()
        prepare(moment)
        await ada.choose(id_="fatal")
        print("alive")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3]))
