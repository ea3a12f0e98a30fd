"""The server is killed in every phase of a strike and of a reaction: play goes on as if nothing had been."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.faults.players import NO_LIMITS, PATIENCE, Guest, Player, Sitting, open_sitting
from tests.server.faults.stored import Stored, shown, stored
from tests.server.running import Running

pytestmark = pytest.mark.anyio
STRIKE = ("set by attacker", "set by defender", "payment", "before", "hit", "after", "clean-up", "after the strike")
REACTION = ("before a reaction", "during a reaction", "after a reaction")
MOMENTS = ("on its way", "acknowledged")  # where the choice of that phase is when the server is killed
WANTED = {(phase, moment) for phase in (*STRIKE, *REACTION) for moment in MOMENTS}
DUELS = [
    ["propeller", "shovelknight"],
    ["geoffrey", "nehtali"],
    ["king", "geoffrey"],
    ["propeller", "geoffrey"],
    ["propeller", "king"],
]
HUNTS = [["luna", "mia"], ["flare", "rosette"]]
MOST_KILLS = 12
LONGEST = 50  # choices until a table takes whatever phase it is in


def phase_of(player: Player, before: dict[str, Any] | None) -> str | None:
    """The phase in which a player is asked, as its own client sees it; None for none of those that are wanted."""
    picture, decision = player.picture, player.decision
    assert picture is not None
    assert decision is not None
    kind = decision["kind"]
    if picture["game"] == "hackclad":
        if kind == "react":
            return "during a reaction" if before is not None and before["kind"] == "react" else "before a reaction"
        return "after a reaction" if before is not None and before["kind"] == "react" else None
    step = next((event["step"] for event in reversed(player.events) if event["step"]), "")
    if picture["attacks"] is None:
        return "after the strike" if kind == "action" and before is not None and before["strike"] else None
    if kind == "set attack":
        return "set by attacker" if picture["attacker"] == picture["seat"] else "set by defender"
    if kind in {"pay", "pay or invalid"}:
        return "payment"
    if kind == "transform or gauge" or step == "cleanup":
        return "clean-up"
    return {"before": "before", "hit": "hit", "after": "after"}.get(step)


class Killing:
    """Tables that are played at one server, which is killed again and again."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.sittings: list[Sitting] = []
        self.over: list[Sitting] = []
        self.chance = Random(url.split(":", 1)[0])
        self.open: Counter[tuple[str, str]] = Counter()
        self.reserved: set[tuple[str, str]] = set()
        self.done: Counter[tuple[str, str]] = Counter()
        self.kills = 0
        self.saved: Counter[bool] = Counter()
        self.running = Running(folder, "--database-url", url, "--log-level", "warning", **NO_LIMITS).ready()
        self.address = self.running.address

    async def seat_all(self) -> None:
        """Open tables until there are enough."""
        wanted = [("exceed", one) for one in DUELS] + [("hackclad", one) for one in HUNTS]
        for place, (game, characters) in enumerate(wanted):
            if place == len(self.sittings):
                self.sittings.append(await open_sitting(self.address, game, characters, f"{place}"))
            elif self.sittings[place].over:
                self.over.append(self.sittings[place])
                new = await open_sitting(self.address, game, characters, f"{place} {len(self.over)}")
                self.sittings[place] = new

    async def to_a_phase(self, sitting: Sitting) -> tuple[Player, tuple[str, str] | None] | None:
        """Play until a phase is reached in which the server has not been killed yet."""
        before: dict[str, Any] | None = None
        for _ in range(LONGEST):
            player = await sitting.asked()
            if player is None:
                return None
            phase = phase_of(player, before)
            for moment in MOMENTS if phase else ():
                one = (str(phase), moment)
                if not self.done[one] and one not in self.reserved:
                    self.reserved.add(one)
                    return player, one
            assert player.picture is not None
            assert player.decision is not None
            before = {"kind": player.decision["kind"], "strike": player.picture.get("attacks") is not None}
            await player.choose(sitting.chance)
        player = await sitting.asked()
        return None if player is None else (player, None)

    async def kill(self) -> None:
        """Bring every table to a phase, send a choice at each, and kill the server in the midst of it."""
        self.reserved = set()
        found = [one for one in await asyncio.gather(*map(self.to_a_phase, self.sittings)) if one is not None]
        acknowledged = [player for player, one in found if one is not None and one[1] == "acknowledged"]
        await asyncio.gather(*[player.choose(self.chance) for player in acknowledged])
        sending = [player for player, _ in found if player not in acknowledged]
        names = [player.choice([player.pick(self.chance)]) for player in sending]
        await asyncio.gather(*[player.send(name) for player, name in zip(sending, names, strict=True)])
        await self.a_moment(sending, names)
        self.running.process.send_signal(signal.SIGKILL)
        self.running.process.wait()
        for sitting in self.sittings:
            await sitting.go()
        for _, one in found:
            if one is not None:
                self.done[one] += 1
        logs = await self.check_stored()
        self.saved.update(name in logs[player.table].messages for player, name in zip(sending, names, strict=True))
        await self.come_back(logs, dict(zip(names, sending, strict=True)))

    async def a_moment(self, sending: list[Player], names: list[str]) -> None:
        """Wait until none, one or some of the answers have come, and perhaps a moment more."""
        enough = self.kills % 3
        self.kills += 1

        def answered() -> bool:
            waiting = sum(name in player.waiting for player, name in zip(sending, names, strict=True))
            return len(names) - waiting >= min(enough, len(names))

        async with asyncio.timeout(PATIENCE):
            while not answered():  # noqa: ASYNC110 - each table has news of its own
                await asyncio.sleep(0)
        await asyncio.sleep(self.chance.choice([0, 0, 0.001, 0.003]))

    async def check_stored(self) -> dict[str, Stored]:
        """Whatever was acknowledged is stored, and nothing is stored twice."""
        logs = await stored(self.url, [sitting.table for sitting in self.sittings])
        for sitting in self.sittings:
            logs[sitting.table].check([name for player in sitting.players for name in player.acks])
        return logs

    async def come_back(self, logs: dict[str, Stored], sent: dict[str, Player]) -> None:
        """Start a server again, at which all go on; what was sent before is sent again."""
        unanswered = {name for name, player in sent.items() if name in player.waiting}
        port = int(self.address.rsplit(":", 1)[1])
        arguments = ("--database-url", self.url, "--log-level", "warning")
        self.running.__exit__(None, None, None)
        self.running = Running(self.folder, *arguments, port=port, **NO_LIMITS).ready()
        for sitting in self.sittings:
            await asyncio.gather(*[player.come() for player in sitting.players])
        for name, player in sent.items():
            await player.until(lambda name=name, player=player: name not in player.waiting)
            assert name in player.acks, player.refusals
            if name in unanswered:
                assert [one["duplicate"] for one in player.acks[name]] == [name in logs[player.table].messages]
        for sitting in self.sittings:
            await sitting.asked()
        await self.compare()

    async def compare(self) -> None:
        """Every client has the picture and the events that follow from the stored entries for its seat."""
        for sitting in self.sittings:
            log = (await stored(self.url, [sitting.table]))[sitting.table]
            log.check([name for player in sitting.players for name in player.acks])
            for seat, player in enumerate(sitting.players):
                assert player.version == len(log.entries)
                assert (player.picture, player.events) == shown(log.table(), seat)


@contextlib.asynccontextmanager
async def killing(folder: Path, url: str) -> AsyncIterator[Killing]:
    made = Killing(folder, url)
    try:
        yield made
    finally:
        for sitting in made.sittings:
            await sitting.go()
        made.running.__exit__(None, None, None)


async def test_killed_in_every_phase_nothing_is_lost_or_doubled_and_all_play_to_the_end(
    tmp_path: Path, database_url: str
) -> None:
    async with killing(tmp_path, database_url) as one:
        for _ in range(MOST_KILLS):
            await one.seat_all()
            await one.kill()
            if not WANTED - set(one.done):
                break
        assert not WANTED - set(one.done)
        await asyncio.gather(*[sitting.play_on() for sitting in one.sittings])
        for sitting in one.sittings:
            await sitting.players[0].until(sitting.even)
        await one.compare()
        assert all(player.picture is not None and player.picture["result"]
                   for sitting in one.sittings for player in sitting.players)  # fmt: skip
        lines = [json.loads(line) for line in one.running.errors.read_text().splitlines()]
        assert [line for line in lines if line["level"] in {"error", "critical"}] == []
        print(f"kills by phase: {dict(one.done)}; choices on their way that were stored: {dict(one.saved)}")


async def test_processes_that_think_end_when_their_server_is_killed(tmp_path: Path) -> None:
    running = Running(tmp_path, "--log-level", "warning", **NO_LIMITS).ready()
    try:
        guest = Guest(running.address)
        await guest.ask("GET", "/api/me")
        seats = [{"kind": "bot", "characters": [one], "bot": "random"} for one in ("ryu", "ken")]
        await guest.ask("POST", "/api/tables", {"game": "exceed", "seats": seats, "options": {}})
        began = time.monotonic()
        while len(family := descendants(running.process.pid)) < 2:  # the fork server and a thinker
            assert time.monotonic() - began < 60
            await asyncio.sleep(0.1)
    finally:
        running.process.kill()
        running.__exit__(None, None, None)
    began = time.monotonic()
    while alive := [one for one in family if not has_ended(one)]:
        assert time.monotonic() - began < 20, alive
        await asyncio.sleep(0.1)


def descendants(process: int) -> list[int]:
    """The processes that a process started, and those that they started."""
    found: list[int] = []
    for one in Path("/proc").iterdir():
        with contextlib.suppress(OSError, IndexError, ValueError):
            if int(status_of(int(one.name))[1]) == process:
                found += [int(one.name), *descendants(int(one.name))]
    return found


def has_ended(process: int) -> bool:
    """Whether a process has ended; perhaps nobody has asked yet how."""
    with contextlib.suppress(OSError, IndexError):
        return status_of(process)[0] == "Z"
    return True


def status_of(process: int) -> list[str]:
    """What the system knows of a process: its state, its parent, and more."""
    return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
