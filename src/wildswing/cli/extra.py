"""The packages that only the server and `play --join` need."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

import click

# What `pip install 'wildswing[server]'` brings along, by the names under which it is imported.
EXTRA: Final = frozenset({
    "alembic", "httptools", "httpx", "itsdangerous", "platformdirs", "prometheus_client", "psycopg", "sqlalchemy",
    "starlette", "structlog", "uvicorn", "uvloop", "websockets",
})  # fmt: skip


@contextlib.contextmanager
def needed(what: str) -> Iterator[None]:
    """Turn a missing package into a sentence that says how to get it.

    Args:
        what: needs it, such as "wildswing serve".

    Raises:
        click.UsageError: one of the packages is missing.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        raise click.UsageError(
            f"{what} needs the package {error.name}, which is not installed. Try: pip install 'wildswing[server]'"
        ) from None
