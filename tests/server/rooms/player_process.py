"""A process with rooms of its own, in which one guest plays the first options of its decisions.

    python player_process.py DATABASE TABLE GUEST CHOICES

It ends when the game is over or so many choices were made, and prints how it ended.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))


async def main(url: str, table: str, guest: str, choices: int) -> None:
    from tests.server.rooms.house import Client, Nobody, opened_house

    async with opened_house(url, thinkers=Nobody(), name=guest) as house:
        client: Client = await house.client(table, guest)
        await client.next()
        while True:
            assert client.last is not None
            picture = client.last.picture
            assert picture is not None
            if picture.over or picture.number >= choices:
                break
            if picture.decision is not None and not client.connection._frames:
                await client.choose(picture.number % len(picture.decision.options))
            await client.next()
        await asyncio.sleep(0.5)
        await client.room.catch_up()
        last = client.room.table
        print(json.dumps({"number": last.number, "version": last.version, "state": last.state}))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
