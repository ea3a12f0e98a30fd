"""Several servers on one PostgreSQL: one is killed and the other goes on; the database is gone for a while."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.databases import Cluster
from tests.server.faults.players import NO_LIMITS, Player, Sitting, open_sitting
from tests.server.faults.stored import shown, stored
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def turns(sitting: Sitting, count: int) -> None:
    """Make some choices."""
    for _ in range(count):
        player = await sitting.asked()
        if player is None:
            return
        await player.choose(sitting.chance)


async def check(url: str, sitting: Sitting) -> None:
    """Everybody has what follows from the stored entries, and nothing acknowledged is missing."""
    await sitting.asked()
    await sitting.players[0].until(sitting.even)
    log = (await stored(url, [sitting.table]))[sitting.table]
    log.check([name for player in sitting.players for name in player.acks])
    for seat, player in enumerate(sitting.players):
        assert player.version == len(log.entries)
        assert (player.picture, player.events) == shown(log.table(), seat)


def kill(running: Running) -> None:
    """End a server at once."""
    running.process.send_signal(signal.SIGKILL)
    running.process.wait()


@pytest.mark.parametrize(("game", "characters"), [("exceed", ["geoffrey", "propeller"]), ("hackclad", ["luna", "mia"])])
async def test_when_one_of_two_servers_is_killed_the_other_goes_on(
    tmp_path: Path, postgresql_url: str, game: str, characters: list[str]
) -> None:
    arguments = ("--database-url", postgresql_url, "--log-level", "warning")
    with Running(tmp_path, *arguments, **NO_LIMITS) as first, Running(tmp_path, *arguments, **NO_LIMITS) as second:
        first.ready()
        sitting = await open_sitting(first.address, game, characters, game)
        ada, bob = sitting.players
        await bob.go()
        bob.guest.address = second.ready().address
        await bob.come()
        await turns(sitting, 20)
        await check(postgresql_url, sitting)
        player = await sitting.asked()
        assert player is not None
        name = player.choice([player.pick(sitting.chance)])
        await player.send(name)
        kill(first)
        await ada.go()
        ada.guest.address = second.address
        await ada.come()
        await player.until(lambda: name not in player.waiting)
        assert name in player.acks
        await turns(sitting, 20)
        await check(postgresql_url, sitting)
        await sitting.go()


async def test_when_the_database_starts_again_nothing_acknowledged_is_lost(
    tmp_path: Path, cluster: Cluster, postgresql_url: str
) -> None:
    arguments = ("--database-url", postgresql_url, "--log-level", "warning")
    with Running(tmp_path, *arguments, **NO_LIMITS) as running:
        running.ready()
        sitting = await open_sitting(running.address, "exceed", ["geoffrey", "propeller"], "database", first=0)
        for mode in ("fast", "immediate"):
            await turns(sitting, 10)
            player = await sitting.asked()
            assert player is not None
            await asyncio.to_thread(cluster.stop, mode)
            try:
                name, frame = await refused_clearly(player, sitting)
            finally:
                await asyncio.to_thread(cluster.go)
            player.waiting[name] = frame
            await player.send(name)
            await player.until(lambda player=player, name=name: name not in player.waiting)
            assert [one["duplicate"] for one in player.acks[name]] == [False]
            await turns(sitting, 5)
            await check(postgresql_url, sitting)
        await sitting.go()


async def refused_clearly(player: Player, sitting: Sitting) -> tuple[str, str]:
    """While the database is away a choice is refused, with what to do; the message, which may be said again."""
    name = player.choice([player.pick(sitting.chance)])
    frame = player.waiting[name]
    await player.send(name)
    await player.until(lambda: name not in player.waiting)
    (refused,) = [one for one in player.refusals if one["id"] == name]
    assert refused["code"] == "not possible"
    assert refused["message"] == "The server cannot store that now."
    assert "Try again" in refused["hint"]
    assert name not in player.acks
    return name, frame
