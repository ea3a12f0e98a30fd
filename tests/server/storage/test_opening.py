from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from tests.server.databases import fresh_database
from tests.server.storage.samples import append
from wildswing.server.storage import StorageError, open_store
from wildswing.server.storage.address import address_of
from wildswing.server.storage.engines import connect
from wildswing.server.storage.migrate import migrate
from wildswing.server.storage.schema import METADATA

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_database(request, tmp_path, migrated=False)


def test_the_migrations_lead_to_what_the_program_uses(empty_url: str) -> None:
    engine = connect(address_of(empty_url), True)
    migrate(engine)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


async def test_a_database_of_the_first_form_is_brought_up_to_date_with_its_games(empty_url: str) -> None:
    engine = connect(address_of(empty_url), True)
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO tables (id, version, game, state, public, free, maker, created, changed, info) "
            "VALUES ('t1', 1, 'exceed', 'playing', true, false, 'ada', 1, 1, '{}')"
        )
        connection.exec_driver_sql("INSERT INTO entries (table_id, number, at, data) VALUES ('t1', 1, 1, '\"old\"')")
    engine.dispose()
    store = open_store(empty_url)
    assert await store.load("t1") == ['"old"']
    assert await store.append(append("t1", 1, '"new"'))
    assert await store.load("t1") == ['"old"', '"new"']
    await store.close()


async def test_several_processes_may_start_at_once(empty_url: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(open_store, [empty_url] * 4))
    for place, store in enumerate(stores):
        assert await store.create(append(f"t{place}", 0))
    for store in stores:
        await store.close()


def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    engine = connect(address_of(database_url), True)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(StorageError, match=r"made by a newer Wildswing \(its form is 9999"):
        open_store(database_url)


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("nonsense", "is not the address of a database; it has the form sqlite:///"),
        ("postgresql//ada:secret@host/x", "is not the address"),
        ("mysql://ada@host/x", "databases of the kind 'mysql' are not supported"),
        ("sqlite://", "kept in a file, not in memory"),
        ("sqlite:///:memory:", "kept in a file, not in memory"),
        ("sqlite:////proc/none/tables.db", "the folder /proc/none of the database cannot be made"),
        ("postgresql://ada:secret@127.0.0.1:1/x", r"the database postgresql\+psycopg://ada:\*\*\*@127.0.0.1:1/x does"),
    ],
)
def test_what_is_wrong_with_an_address_is_said_without_its_password(address: str, message: str) -> None:
    with pytest.raises(StorageError, match=message) as caught:
        open_store(address)
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Ada, this is not a database, but a letter." * 100)
    with pytest.raises(StorageError, match=r"does not open \(file is not a database\)"):
        open_store(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear Ada")


async def test_the_environment_names_the_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WILDSWING_DATABASE_URL", f"sqlite:///{tmp_path / 'deep' / 'down' / 'x.db'}")
    store = open_store()
    assert store.kind == "sqlite"
    assert not store.several_processes
    assert (tmp_path / "deep" / "down" / "x.db").exists()
    await store.close()


async def test_without_any_word_it_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("WILDSWING_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    store = open_store()
    assert store.shown_url.startswith(f"sqlite+pysqlite:///{tmp_path}")
    await store.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    with store._writing.begin() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    await store.close()
