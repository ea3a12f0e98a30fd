"""Two servers that play the same game but for what a viewer may not know; every byte that it receives is kept."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from tests.server.leaks.secrets_of import SPECTATOR, alike, memory_of, open_part, permuted, remembered
from tests.server.rooms.house import Client, House
from wildswing.exceed import constants as ex
from wildswing.server.wire.tables import Join, NewSeat, NewTable, TableOptions

GUESTS = ("ada", "ben", "cleo", "dora")
WATCHER = "ines"
RELOADS = 0.04  # of all choices, after which the viewer's page is loaded again
REGRETS = 0.5  # of those of the viewer's choices that can be taken back, which are


class World:
    """A server with one table, all seats taken by people.

    Args:
        house: the rooms.
        new: the table.
        viewer: a seat, or SPECTATOR.
    """

    def __init__(self, house: House, new: NewTable, viewer: int) -> None:
        self.house = house
        self.new = new
        self.viewer = viewer
        self.seats: list[Client] = []
        self.received: list[bytes] = []

    async def begin(self) -> None:
        """Open the table, let everybody sit down and the viewer look."""
        opened = await self.house.rooms.open(GUESTS[0], "Ada", self.new)
        self.table = opened.table.id
        self.room = await self.house.room(self.table)
        for seat in range(1, len(self.new.seats)):
            secret = next(invite.path for invite in opened.invites if invite.seat == seat).rsplit("/", 1)[1]
            await self.room.join(GUESTS[seat], GUESTS[seat].capitalize(), Join(secret))
        for seat in range(len(self.new.seats)):
            self.seats.append(await self.house.client(self.table, GUESTS[seat], seat))
        await self.look()

    async def look(self) -> None:
        """The viewer's page is loaded."""
        if self.viewer == SPECTATOR:
            self.page = await self.house.client(self.table, WATCHER)
        else:
            self.page = await self.house.client(self.table, GUESTS[self.viewer], self.viewer)

    @property
    def game(self) -> Any:  # noqa: ANN401 - of either game
        """The game, as only the server knows it."""
        return self.room.table.game

    async def say(self, seat: int, name: str, type_: str, **fields: object) -> None:
        """A seat says something; what its own connection hears is put away."""
        await self.seats[seat].say(type_, id_=name, **fields)
        for client in self.seats:
            await client.rest()
            client.bytes.clear()

    async def hear(self) -> list[bytes]:
        """What the viewer's connection received since the last time."""
        await self.page.rest()
        frames, self.page.bytes = self.page.bytes, []
        self.received += frames
        return frames


class Twins:
    """The game and its twin.

    Attributes:
        compared: how many moments were compared while the worlds differed.
        differed: how many of them came after another card was chosen face down.
        renewed: how often hidden cards came out, so that the twin was made anew.
        back: how many choices were taken back.
        reloads: how often the page was loaded again.
        bytes: how many bytes the viewer received.
    """

    def __init__(self, one: House, two: House, new: NewTable, viewer: int, seed: str) -> None:
        self.worlds = (World(one, new, viewer), World(two, new, viewer))
        self.kind = new.game
        self.viewer = viewer
        self.chance = Random(seed)
        self.compared = self.differed = self.renewed = self.back = self.reloads = self.bytes = self.choices = 0
        self.apart = False  # whether another card was chosen face down

    async def play(self, longest: int = 4000) -> None:
        """Play to the end.

        Raises:
            AssertionError: a byte depends on what the viewer may not know.
        """
        for world in self.worlds:
            await world.begin()
        one, two = self.worlds
        self.memories = [memory_of(self.kind, world.game.state, self.viewer) for world in self.worlds]
        self.follow()
        assert await one.hear() == await two.hear()
        self.renew()
        while not one.game.over:
            assert self.choices < longest, "the game has stalled"
            await self.choose()
        self.bytes = sum(map(len, one.received))

    async def choose(self) -> None:
        """One choice in both worlds, and what the viewer hears of it."""
        one, two = self.worlds
        state = one.game.state
        seat, decision = int(state.seat), int(state.decision)
        first = self.pick(list(state.options))
        second = first
        if seat != self.viewer:
            found = alike(self.kind, decision, first, list(two.game.state.options), self.chance)
            if found is None:
                self.renew(exactly=True)
            else:
                second = found
        self.apart = self.apart or first != second
        self.choices += 1
        name, number = f"c{self.choices}", len(one.game.history)
        await one.say(seat, name, "choose", number=number, options=[first])
        await two.say(seat, name, "choose", number=number, options=[second])
        assert len(one.game.history) == len(two.game.history) == number + 1, "a choice was refused"
        await self.compare()
        if one.game.over:
            return
        if seat == self.viewer and one.game.can_take_back and self.chance.random() < REGRETS:
            await self.regret(seat)
        if self.chance.random() < RELOADS:
            await self.reload()

    def pick(self, options: list[int]) -> int:
        """An option by chance; in a duel strikes come more often, for there most is hidden."""
        if self.kind == "exceed" and ex.STRIKE_ACTION in options and self.chance.random() < 1 / 3:
            return ex.STRIKE_ACTION
        return self.chance.choice(options)

    async def compare(self) -> None:
        """The viewer heard the same in both worlds, unless hidden cards came out."""
        one = self.worlds[0]
        self.follow()
        heard = [await world.hear() for world in self.worlds]
        if one.game.over or self.came_out():
            self.renewed += 1
            self.renew()
            return
        assert heard[0] == heard[1], f"choice {self.choices}, decision {one.game.state.decision}"
        self.compared += 1
        self.differed += self.apart

    def came_out(self) -> bool:
        """Whether the viewer knows something else in the two worlds by now, after the rules alone."""
        one, two = self.worlds
        if remembered(self.memories[0]) != remembered(self.memories[1]):
            return True
        parts = [
            open_part(self.kind, world.game.state, memory)
            for world, memory in zip((one, two), self.memories, strict=True)
        ]
        return parts[0] != parts[1]

    def follow(self) -> None:
        """What happened is remembered."""
        for world, memory in zip(self.worlds, self.memories, strict=True):
            memory.follow(world.game.state)

    def renew(self, *, exactly: bool = False) -> None:
        """Make the twin anew: the game as it stands with other hidden cards, or exactly as it stands."""
        one, two = (world.game for world in self.worlds)
        if one.over:
            return
        log = list(one.state.log)
        other = one.state.clone() if exactly else permuted(self.kind, one.state, self.memories[0], self.chance)
        other.log = log
        two.state = other
        two._history, two._starts = list(one._history), list(one._starts)
        two._told = {}
        table = self.worlds[1].room.table
        table.state, table.result, table.ended_by = "playing", None, None  # other cards may have ended the twin's game
        for game in (one, two):
            game._decision, game._checkpoints, game._quiet = None, [], []
        self.memories[1] = memory_of(self.kind, one.state, self.viewer)
        self.memories[1].__dict__.update(copied(self.memories[0]))
        self.apart = False

    async def regret(self, seat: int) -> None:
        """The viewer takes the last choice back, in both worlds."""
        self.back += 1
        for world in self.worlds:
            await world.say(seat, f"b{self.back}", "take back", number=len(world.game.history))
        heard = [await world.hear() for world in self.worlds]
        assert heard[0] == heard[1], f"after taking back choice {self.choices}"
        # A memory only grows; nothing new was learnt by the choice, so it has only heard too much.
        for world, memory in zip(self.worlds, self.memories, strict=True):
            memory.heard = len(world.game.state.log)

    async def reload(self) -> None:
        """The viewer's page is loaded again, in both worlds."""
        self.reloads += 1
        for world in self.worlds:
            world.room.disconnect(world.page.connection)
            await world.look()
        heard = [await world.hear() for world in self.worlds]
        assert heard[0] == heard[1], f"loaded again after choice {self.choices}"
        for world in self.worlds:
            for client in world.seats:
                await client.rest()
                client.bytes.clear()


def copied(memory: Any) -> dict[str, Any]:  # noqa: ANN401 - of either game
    """The parts of a memory, apart from it."""
    return deepcopy(vars(memory))


def duel_table(first: str, second: str) -> NewTable:
    """A public table for two people."""
    seats = (NewSeat("me", (first,)), NewSeat("friend", (second,)))
    return NewTable("exceed", seats, TableOptions(public=True))


HUNTS: tuple[NewTable, ...] = tuple(
    NewTable(
        "hackclad",
        tuple(NewSeat("friend" if seat else "me", witches) for seat, witches in enumerate(seats)),
        TableOptions(public=True, mode=mode, expert=expert, missions=missions),
    )
    for seats, mode, expert, missions in (
        ((("luna",),), "solo", False, "draft"),
        ((("amelia",), ("mia",)), "base", False, "random"),
        ((("mia",), ("rosette",), ("flare",)), "base", True, "draft"),
        ((("luna",), ("mia",), ("rosette",), ("flare",)), "base", False, "recommended"),
        ((("mia",), ("rosette",), ("flare",), ("amelia",)), "team", False, "draft"),
        ((("luna", "flare"), ("rosette", "amelia")), "team", True, "draft"),
    )
)
