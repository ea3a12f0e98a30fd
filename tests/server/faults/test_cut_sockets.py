"""Sockets that are cut before the answer comes: what was said is done once, and whoever comes back is told."""

from __future__ import annotations

import asyncio
import socket as sockets
import struct

import pytest

from tests.server.faults.conftest import Site
from tests.server.faults.players import Player, open_sitting
from tests.server.faults.stored import shown, stored

pytestmark = pytest.mark.anyio


async def cut(player: Player, how: str) -> None:
    """End a socket in one of several ways, without waiting for anything that is still to come."""
    assert player.socket is not None
    found = player.socket.transport.get_extra_info("socket")
    if how == "reset":
        found.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))
    elif how == "half":
        found.shutdown(sockets.SHUT_WR)
    elif how == "goodbye":
        await player.socket.close()
    await player.go()


@pytest.mark.parametrize("how", ["reset", "half", "goodbye", "gone"])
async def test_a_choice_whose_socket_is_cut_is_done_once(site: Site, how: str) -> None:
    sitting = await open_sitting(site.address, "exceed", ["ryu", "geoffrey"], how, first=0)
    duplicates: set[bool] = set()
    for turn in range(16):
        player = await sitting.asked()
        assert player is not None
        name = player.choice([player.pick(sitting.chance)])
        await player.send(name)
        await asyncio.sleep((0, 0, 0.002, 0.02)[turn % 4])
        await cut(player, how)
        await player.come()
        await player.until(lambda player=player, name=name: name not in player.waiting)
        assert player.refusals == []
        duplicates.add(player.acks[name][-1]["duplicate"])
    await sitting.asked()
    log = (await stored(site.url, [sitting.table]))[sitting.table]
    log.check([name for player in sitting.players for name in player.acks])
    assert len(log.messages) == 16
    for seat, player in enumerate(sitting.players):
        assert (player.picture, player.events) == shown(log.table(), seat)
    await sitting.go()


async def test_a_socket_that_nobody_reads_holds_nobody_up(site: Site) -> None:
    sitting = await open_sitting(site.address, "hackclad", ["luna", "mia"], "deaf")
    deaf = await sitting.players[0].guest.socket(sitting.table)
    deaf.transport.pause_reading()
    for _ in range(60):
        player = await sitting.asked()
        if player is None:
            break
        await player.choose(sitting.chance)
    log = (await stored(site.url, [sitting.table]))[sitting.table]
    assert len(log.messages) == 60
    deaf.transport.abort()
    await sitting.go()
