"""A process in which two guests play on, and that prints the id of each acknowledged choice, until it is killed.

python acking_process.py DATABASE TABLE PREFIX
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))


async def main(url: str, table: str, prefix: str) -> None:
    from tests.server.rooms.house import Nobody, opened_house
    from wildswing.server.wire.messages import Ack

    async with opened_house(url, thinkers=Nobody(), name=prefix) as house:
        clients = [await house.client(table, "ada"), await house.client(table, "bob")]
        room = clients[0].room
        number = 0
        while room.table.game is not None and not room.table.game.over:
            seat = room.table.game.seat
            for client in clients:
                await client.rest()
            # The last option ends turns slowly and never concedes, so the game outlasts the test.
            option = room.table.game.options[-1]
            name = f"{prefix}-{number}"
            message = {"type": "choose", "id": name, "number": room.table.number, "options": [option]}
            await room.hear(clients[seat].connection, json.dumps(message))
            for answer in await clients[seat].rest():
                if isinstance(answer, Ack):
                    print(answer.id, flush=True)
            number += 1


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3]))
