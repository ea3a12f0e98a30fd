from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import wildswing as ws
from tests.server.rooms.house import BOT, ME, QUICK, opened_house
from wildswing.kernel.errors import WildswingError
from wildswing.server import bots, thinking
from wildswing.server.bots import InThreads, Pool
from wildswing.server.thinking import Question
from wildswing.server.wire.messages import Update, Welcome

pytestmark = pytest.mark.anyio


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool(1, patience=20.0)
    yield pool
    pool.close()


def asked(seed: int = 3, choices: int = 6) -> tuple[Question, list[int]]:
    game = ws.new("exceed", ["Ryu", "Akuma"], seed=seed)
    for _ in range(choices):
        game.choose(game.options[0])
    return thinking.question(game, game.seat, "steady", 5), list(game.options)


async def test_a_bot_in_another_process_chooses_what_it_would_here(pool: Pool) -> None:
    question, options = asked()
    choice = await pool.choose(question)
    assert choice in options
    assert choice == thinking.choose(question)


async def test_what_reaches_a_bot_does_not_depend_on_what_its_seat_may_not_know() -> None:
    question, _ = asked()
    game = ws.load(question.position)
    assert "?" in question.position
    assert game.view(question.seat).position == question.position


@pytest.mark.parametrize("name", ["exceed", "hackclad"])
def test_a_bot_is_given_the_view_of_its_seat(name: str) -> None:
    chance = random.Random(4)
    game = ws.new(name, ["Ryu", "Geoffrey"] if name == "exceed" else ["Luna", "Mia"], seed=11)
    for _ in range(120):
        if game.over:
            break
        if chance.random() < 0.2:
            question = thinking.question(game, game.seat, "steady", 9)
            view, given = game.view(game.seat), thinking.view_of(question.position, game.seat)
            assert given == view
            assert [int(one) for one in given.options] == [int(one) for one in view.options] == game.options
            assert thinking.choose(question) in game.options
        game.choose(chance.choice(game.options))


async def test_a_killed_bot_is_replaced_and_asked_again(pool: Pool) -> None:
    question, options = asked()
    await pool.choose(question)
    assert pool._executor is not None
    (worker,) = list(pool._executor._processes)
    thinking_on = asyncio.ensure_future(pool.choose(question))
    os.kill(worker, signal.SIGKILL)
    assert await thinking_on in options
    assert await pool.choose(question) in options
    assert pool._executor is not None
    assert worker not in pool._executor._processes


async def test_a_thought_without_end_is_given_up_and_the_next_one_is_thought(pool: Pool) -> None:
    question, options = asked()
    await pool.choose(question)
    assert pool._executor is not None
    (worker,) = list(pool._executor._processes)
    pool._patience = 0.3
    with pytest.raises(TimeoutError):
        await pool._think(time.sleep, 60)
    pool._patience = 60
    assert await pool.choose(question) in options
    assert not alive(worker)


async def test_a_bot_that_always_fails_is_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(1)
    question, options = asked()
    tries = []

    async def failing(work: object, *arguments: object) -> int:
        tries.append(work)
        raise ZeroDivisionError

    monkeypatch.setattr(pool, "_think", failing)
    assert await pool.choose(question) in options
    assert len(tries) == bots.FAULTS


async def test_an_outlook_is_found_out_in_another_process(pool: Pool) -> None:
    game = ws.new("exceed", ["Ryu", "Akuma"], seed=3)
    while game.decision is not None and game.decision.kind != "action":
        game.choose(game.options[0])
    view = game.view(game.seat)
    card = view.me.hand[0]
    found = await pool.outlook(view.position, game.seat, card, False)
    assert found == thinking.outlook(view.position, game.seat, card, False)
    with pytest.raises(WildswingError):
        await pool.outlook(view.position, game.seat, 10_000, False)


class Killing(InThreads):
    """A bot that chooses what is not possible, then fails, then plays."""

    def __init__(self) -> None:
        self.questions = 0

    async def choose(self, asked: Question) -> int:
        self.questions += 1
        if self.questions == 1:
            return 1 << 30
        if self.questions == 2:
            raise ZeroDivisionError
        return await super().choose(asked)


async def test_a_bot_that_plays_wrongly_or_fails_concedes_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wildswing.server.rooms import bot_player

    monkeypatch.setattr(bot_player, "AGAIN_SECONDS", 0.01)
    killing = Killing()
    async with opened_house(database_url, thinkers=killing) as house:
        opened = await house.open(ME, BOT)
        ada = await house.client(opened.table.id, "ada")
        await ada.next()
        await ada.choose()
        update = await ada.until(lambda message: isinstance(message, Update) and message.table.asked == 0)
        assert update.table.state == "playing"
        assert killing.questions >= 2


async def test_a_bot_takes_its_time_so_that_people_can_follow(database_url: str) -> None:
    import msgspec

    settings = msgspec.structs.replace(QUICK, bot_pause=400)
    async with opened_house(database_url, settings) as house:
        opened = await house.open(ME, BOT)
        ada = await house.client(opened.table.id, "ada")
        assert isinstance(await ada.next(), Welcome)
        await ada.choose()
        began = time.monotonic()
        await ada.until(lambda message: isinstance(message, Update) and message.table.number == 2)
        assert time.monotonic() - began > 0.35


SERVER = """
import asyncio
import wildswing as ws
from wildswing.server import thinking
from wildswing.server.bots import Pool

async def main():
    pool = Pool(1)
    game = ws.new("exceed", ["Ryu", "Akuma"], seed=3)
    await pool.choose(thinking.question(game, game.seat, "random", 1))
    print(*pool._executor._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_the_processes_of_a_killed_server_end(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    server = await asyncio.create_subprocess_exec(sys.executable, str(script), stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    workers = [int(one) for one in (await server.stdout.readline()).split()]
    assert workers
    server.kill()
    await server.wait()
    async with asyncio.timeout(10):
        while any(alive(worker) for worker in workers):  # noqa: ASYNC110 - nobody tells of their end
            await asyncio.sleep(0.1)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
