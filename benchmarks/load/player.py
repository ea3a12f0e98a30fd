"""A scripted player: it sits at a server's table over a socket and answers every decision of its seat by chance."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import count

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Option(msgspec.Struct):
    """An option of a decision, as far as a scripted player reads it."""

    number: int


class Decision(msgspec.Struct):
    """A decision, likewise."""

    number: int
    options: list[Option]


class Picture(msgspec.Struct):
    """A picture, likewise."""

    number: int
    over: bool
    decision: Decision | None


class Frame(msgspec.Struct):
    """A message of the server, likewise."""

    type: str
    id: str = ""
    picture: Picture | None = None
    code: str = ""
    message: str = ""


class Tally:
    """What the players of a run have measured.

    Attributes:
        acknowledged: seconds from sending a choice to its acknowledgement.
        seen: seconds from sending a choice until the other seat's socket has the new picture.
        refused: what was refused; nothing, if all is well.
        lost: how many sockets closed by themselves.
        over: how many seats came to the end of their game.
        measuring: whether what happens now counts.
    """

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.refused: list[str] = []
        self.lost = 0
        self.over = 0
        self.measuring = False


class Sent:
    """When the two seats of a game sent their last choice, for timing what the other one sees."""

    def __init__(self) -> None:
        self.number = -1
        self.at = 0.0


class Player:
    """A player at one seat.

    Args:
        address: of the socket.
        cookie: of the guest.
        thought: the mean seconds that it thinks before it answers.
        tally: where it writes what it measures.
        sent: shared with the other seat.
        seed: of its choices and of the times that it thinks.
    """

    def __init__(self, address: str, cookie: str, thought: float, tally: Tally, sent: Sent, seed: int) -> None:
        self.address = address
        self.cookie = cookie
        self.thought = thought
        self.tally = tally
        self.sent = sent
        self.chance = random.Random(seed)
        self.ids = count()
        self.waiting: dict[str, float] = {}
        self.answered = -1
        self.over = False

    async def play(self) -> None:
        """Play until the game is over or the task is cancelled."""
        thinking: asyncio.Task[None] | None = None
        try:
            async with connect(
                self.address, additional_headers={"Cookie": self.cookie}, compression=None, max_size=None,
                ping_interval=None,
            ) as socket:  # fmt: skip
                async for raw in socket:
                    decision = self.hear(msgspec.json.decode(raw, type=Frame))
                    if decision is not None:
                        thinking = asyncio.create_task(self.answer(socket, decision))
                    if self.over:
                        return
            self.tally.lost += 1
        finally:
            if thinking is not None:
                thinking.cancel()

    def hear(self, frame: Frame) -> Decision | None:
        """Take a message of the server in; the decision that it asks, if it is a new one."""
        if frame.type == "ack":
            self.note(frame.id)
        elif frame.type == "refused":
            self.tally.refused.append(f"{frame.code}: {frame.message}")
        picture = frame.picture
        if picture is None:
            return None
        self.see(picture)
        if picture.over and not self.over:
            self.over = True
            self.tally.over += 1
        if picture.decision is None or picture.decision.number == self.answered:
            return None
        self.answered = picture.decision.number
        return picture.decision

    def note(self, message: str) -> None:
        """Note how long an acknowledgement took."""
        took = time.perf_counter() - self.waiting.pop(message)
        if self.tally.measuring:
            self.tally.acknowledged.append(took)

    def see(self, picture: Picture) -> None:
        """Note how long the other seat's choice took to come here."""
        sent = self.sent
        if sent.number >= 0 and picture.number > sent.number and not self.waiting:
            if self.tally.measuring:
                self.tally.seen.append(time.perf_counter() - sent.at)
            sent.number = -1

    async def answer(self, socket: ClientConnection, decision: Decision) -> None:
        """Think, then choose one of the options."""
        if self.thought:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.thought)
        name = f"m{next(self.ids)}"
        option = self.chance.choice(decision.options).number
        message = {"type": "choose", "id": name, "number": decision.number, "options": [option]}
        self.waiting[name] = self.sent.at = time.perf_counter()
        self.sent.number = decision.number
        await socket.send(msgspec.json.encode(message).decode())
