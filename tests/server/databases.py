"""Databases for tests: SQLite files, and a PostgreSQL cluster of one's own where PostgreSQL is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import URL

from wildswing.server.storage.engines import connect
from wildswing.server.storage.migrate import migrate

INSTALLED = "/usr/lib/postgresql"
ACCOUNT = "postgres"  # PostgreSQL does not run as root
NUMBERS = count(1)


def programs() -> Path | None:
    """The folder of the newest PostgreSQL that is installed; None if there is none."""
    found = sorted(Path(INSTALLED).glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


class Cluster:
    """A PostgreSQL cluster that listens on a Unix socket only."""

    def __init__(self, folder: Path, bin_: Path) -> None:
        self.folder = folder
        self.bin = bin_
        self.data = folder / "data"
        self.as_user = pwd.getpwnam(ACCOUNT) if os.getuid() == 0 else None
        self.user = ACCOUNT

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs."""
        user = self.as_user
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
            stdout=subprocess.DEVNULL,  # a pipe would stay open as long as the server that is started here
            stderr=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed: {log.read_text() if log.exists() else done.returncode}")

    def start(self) -> None:
        """Make the cluster and start it."""
        if self.as_user is not None:
            os.chown(self.folder, self.as_user.pw_uid, self.as_user.pw_gid)
        self.run("initdb", "-D", str(self.data), "-U", self.user, "-A", "trust", "-E", "UTF8", "--no-sync")
        self.go()
        self.make("template_of_tests")
        engine = connect(self.url("template_of_tests"), True)
        migrate(engine)
        engine.dispose()

    def go(self) -> None:
        """Start the server of the cluster."""
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=60"
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server of the cluster."""
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def url(self, name: str) -> URL:
        """The address of a database."""
        return URL.create("postgresql+psycopg", username=self.user, database=name, query={"host": str(self.folder)})

    def make(self, name: str, template: str = "template1") -> str:
        """Make a database; its address."""
        engine = sa.create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        engine.dispose()
        return self.url(name).render_as_string(hide_password=False)

    def fresh(self, *, migrated: bool = True) -> str:
        """The address of a new database."""
        return self.make(f"test{next(NUMBERS)}", "template_of_tests" if migrated else "template1")


def fresh_database(request: pytest.FixtureRequest, folder: Path, *, migrated: bool = True) -> str:
    """The address of a new database of the kind that the parameter of a fixture names: "sqlite" or "postgresql".

    Args:
        request: of the fixture.
        folder: where a file may lie.
        migrated: whether PostgreSQL's has its tables already; a file never has.
    """
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.fresh(migrated=migrated)


@contextmanager
def running_cluster() -> Iterator[Cluster | None]:
    """A cluster as long as it is needed; None where PostgreSQL is not installed."""
    bin_ = programs()
    if bin_ is None:
        yield None
        return
    # The path of a Unix socket has a length limit, so the folder is not in pytest's.
    folder = Path(tempfile.mkdtemp(prefix="wildswing-pg-"))
    cluster = Cluster(folder, bin_)
    try:
        cluster.start()
        yield cluster
    finally:
        if (cluster.data / "postmaster.pid").exists():
            cluster.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
