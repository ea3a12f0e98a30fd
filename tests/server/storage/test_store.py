from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from tests.server.storage.samples import append, info
from wildswing.server.storage import Store, open_store
from wildswing.server.storage.archive import Before
from wildswing.server.storage.attendance import Seen
from wildswing.server.storage.schema import ENTRIES

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_loaded_in_order(store: Store) -> None:
    assert await store.create(append("t1", 0, '"opened"', '"claimed"'))
    assert await store.append(append("t1", 2, '"began"'))
    assert await store.load("t1") == ['"opened"', '"claimed"', '"began"']
    assert await store.load("t1", since=2) == ['"began"']
    assert await store.load("t1", since=3) == []
    assert await store.load("t2") == []


async def test_a_second_table_of_the_same_id_is_not_made(store: Store) -> None:
    assert await store.create(append("t1", 0, '"first"'))
    assert not await store.create(append("t1", 0, '"second"'))
    assert not await store.create(append("t1", 0, '"third"', '"fourth"'))
    assert await store.load("t1") == ['"first"']


async def test_an_append_to_an_old_version_stores_nothing_of_it(store: Store) -> None:
    assert await store.create(append("t1", 0))
    assert await store.append(append("t1", 1, '"faster"'))
    assert not await store.append(append("t1", 1, '"slower"', '"and more"'))
    assert not await store.append(append("t1", 5, '"from the future"'))
    assert await store.load("t1") == ['"1"', '"faster"']


async def test_appends_of_many_tables_at_once_come_through_and_one_loser_spoils_none(store: Store) -> None:
    names = [f"t{number}" for number in range(100)]
    assert all(await asyncio.gather(*(store.create(append(name, 0)) for name in names)))
    both = [append(name, 1, f'"{word}"') for name in names for word in ("one", "other")]
    won = await asyncio.gather(*(store.append(one) for one in both))
    assert [won[place] + won[place + 1] for place in range(0, 200, 2)] == [1] * 100
    for name in names:
        assert len(await store.load(name)) == 2


async def test_two_stores_on_one_database_never_both_win(store: Store, database_url: str) -> None:
    other = open_store(database_url)
    try:
        names = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(store.create(append(name, 0)) for name in names))
        lengths = dict.fromkeys(names, 1)
        for version in range(1, 6):
            tries = [
                one.append(append(name, version, f'"{word}"', *(['"second"'] if place % 3 == 0 else [])))
                for place, name in enumerate(names)
                for one, word in ((store, "one"), (other, "other"))
            ]
            won = await asyncio.gather(*tries)
            for place, name in enumerate(names):
                expected = lengths[name] == version
                assert won[2 * place] + won[2 * place + 1] == (1 if expected else 0)
                lengths[name] = len(await store.load(name))
    finally:
        await other.close()


async def test_several_tables_are_written_together_or_not_at_all(store: Store) -> None:
    assert await store.create(append("old", 0))
    assert await store.append_all([append("new", 0), append("old", 1)])
    assert not await store.append_all([append("newer", 0), append("old", 1)])
    assert await store.load("newer") == []
    assert len(await store.load("old")) == 2


async def test_lists_show_public_tables_by_state_the_latest_first(store: Store) -> None:
    await store.create(append("waiting", 0, state="waiting", free=True, at=5))
    await store.create(append("reserved", 0, state="waiting", free=False, at=6))
    await store.create(append("early", 0, at=7))
    await store.create(append("late", 0, at=8))
    await store.create(append("secret", 0, at=9, public=False))
    await store.create(append("done", 0, state="over", at=10))
    assert [one.info.id for one in await store.public_tables("waiting", 9)] == ["waiting"]
    assert [one.info.id for one in await store.public_tables("playing", 9)] == ["late", "early"]
    assert [one.info.id for one in await store.public_tables("playing", 1)] == ["late"]
    assert [one.info for one in await store.public_tables("over", 9)] == [info("done", "over")]


async def test_a_guest_finds_the_tables_made_and_those_sat_at(store: Store) -> None:
    await store.create(append("made", 0, maker="ada", at=1))
    await store.create(append("joined", 0, maker="bob", holders=((0, "bob"), (1, "ada")), at=2))
    await store.create(append("done", 0, maker="bob", holders=((0, "ada"),), state="over", at=3))
    await store.create(append("other", 0, maker="bob", at=4))
    mine = await store.tables_of("ada", over=False, limit=9)
    assert [(one.info.id, one.maker, one.holders) for one in mine] == [
        ("joined", "bob", {0: "bob", 1: "ada"}),
        ("made", "ada", {}),
    ]
    assert [one.info.id for one in await store.tables_of("ada", over=True, limit=9)] == ["done", "joined", "made"]
    assert await store.open_tables("ada") == 1
    assert await store.open_tables("bob") == 2


async def test_who_sits_where_changes_only_when_it_is_said(store: Store) -> None:
    await store.create(append("t1", 0, maker="bob", holders=((0, "ada"), (1, "bob"))))
    await store.append(append("t1", 1, maker="bob"))
    assert [one.holders for one in await store.tables_of("ada", over=False, limit=9)] == [{0: "ada", 1: "bob"}]
    await store.append(append("t1", 2, maker="bob", holders=((1, "bob"),)))
    assert await store.tables_of("ada", over=False, limit=9) == []


async def test_a_table_that_was_put_away_opens_as_before_and_comes_back_with_the_next_entry(store: Store) -> None:
    await store.create(append("old", 0, '"a"', '"ü\\n"', at=10))
    await store.create(append("over", 0, at=10, state="over"))
    await store.create(append("young", 0, at=50))
    assert await store.put_away(Before(waiting=20, playing=20, over=5), 100) == 1
    assert await store.put_away(Before(playing=20, over=20), 100) == 1
    assert await store.put_away(Before(playing=20, over=20), 100) == 0
    assert [one.info.id for one in await store.public_tables("playing", 9)] == ["young"]
    assert await store.load("old") == ['"a"', '"ü\\n"']
    assert await store.load("old", since=1) == ['"ü\\n"']
    assert await store.load("old", since=2) == []
    assert await store.append(append("old", 2, '"c"', at=200))
    assert [one.info.id for one in await store.public_tables("playing", 9)] == ["old", "young"]
    assert await store.load("old") == ['"a"', '"ü\\n"', '"c"']
    assert await store.load("old", since=1) == ['"ü\\n"', '"c"']
    assert await store.put_away(Before(playing=300), 400) == 2
    assert await store.load("old") == ['"a"', '"ü\\n"', '"c"']
    with store._reading.begin() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(ENTRIES)).scalar_one() == 0


async def test_more_tables_than_one_transaction_takes_are_put_away(store: Store) -> None:
    await asyncio.gather(*(store.create(append(f"t{number}", 0, at=number)) for number in range(50)))
    assert await store.put_away(Before(playing=45), 100) == 45


async def test_guests_are_renamed(store: Store) -> None:
    assert await store.guest_name("ada") is None
    await store.rename("ada", "Ada", 1)
    await store.rename("ada", "Ada L.", 2)
    assert await store.guest_name("ada") == "Ada L."


async def test_it_is_noted_when_a_table_and_its_players_were_last_seen(store: Store) -> None:
    await store.create(append("t1", 0))
    assert await store.seen("t1") == Seen(None, {})
    await store.see(["t1"], [("t1", 0), ("t1", 1), ("t2", 0)], 77)
    await store.append(append("t1", 1))
    assert await store.seen("t1") == Seen(77, {0: 77, 1: 77})
    await store.see([], [("t1", 1)], 99)
    assert await store.seen("t1") == Seen(77, {0: 77, 1: 99})
    await store.see([], [], 100)


async def test_a_secret_is_made_once_for_all_processes(store: Store, database_url: str) -> None:
    assert await store.secret("cookies", "first") == "first"
    other = open_store(database_url)
    assert await other.secret("cookies", "second") == "first"
    await other.close()


async def test_idle_tables_are_named(store: Store) -> None:
    await store.create(append("old", 0, at=10))
    await store.create(append("over", 0, at=10, state="over"))
    assert await store.idle(Before(playing=20)) == ["old"]
    assert await store.idle(Before(over=20, waiting=20)) == ["over"]
    assert await store.idle(Before()) == []


async def test_closing_writes_what_waits(database_url: str) -> None:
    store = open_store(database_url)
    waiting = [asyncio.ensure_future(store.create(append(f"t{number}", 0))) for number in range(30)]
    await asyncio.sleep(0)
    await store.close()
    assert all([await one for one in waiting])
    again = open_store(database_url)
    assert [len(await again.load(f"t{number}")) for number in range(30)] == [1] * 30
    await again.close()


async def test_a_mistake_in_one_job_reaches_only_the_one_who_waits_for_it(store: Store) -> None:
    def wrong(_: object) -> None:
        raise ZeroDivisionError

    results = await asyncio.gather(
        store.create(append("t1", 0)), store._writer.do(wrong), store.create(append("t2", 0)), return_exceptions=True
    )
    assert results[0] is True
    assert isinstance(results[1], ZeroDivisionError)
    assert results[2] is True


async def test_the_database_answers(store: Store) -> None:
    await store.check()
