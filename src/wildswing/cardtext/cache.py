"""A small cache of files that can always be made again, so that a program starts fast the second time.

The directory is `WILDSWING_CACHE` if that is set (empty: no cache), else `wildswing` in the user's cache directory.
Whatever goes wrong with it (not writable, full, damaged) only costs time.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any


def directory() -> Path | None:
    """Where cached files go, or None if nothing may be cached."""
    chosen = os.environ.get("WILDSWING_CACHE")
    if chosen is not None:
        return Path(chosen) if chosen else None
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
    elif sys.platform == "darwin":
        base = "~/Library/Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    try:
        return Path(base).expanduser() / "wildswing" if base else None
    except RuntimeError:  # a user without a home
        return None


def key_of(*parts: str) -> str:
    """A key that changes when any of the parts does, or the Python version.

    Args:
        *parts: everything that the cached thing is made from.
    """
    whole = "\0".join((sys.version, *parts))
    return sha256(whole.encode()).hexdigest()[:32]


def remembered(name: str, key: str, make: Callable[[], Any]) -> Any:
    """The cached value of a key, or a new one, which is then cached.

    Args:
        name: what it is, as the beginning of a file name; one file is kept for every name.
        key: see `key_of`; a file with another key is replaced.
        make: makes the value when it is not there.
    """
    where = directory()
    if where is None:
        return make()
    path = where / f"{name}.pickle"
    with suppress(Exception):  # a damaged pickle can raise anything
        saved_key, value = pickle.loads(path.read_bytes())  # noqa: S301 - written by this user, in a private directory
        if saved_key == key:
            return value
    value = make()
    with suppress(OSError):
        where.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished = where / f"{name}.{os.getpid()}.new"
        unfinished.write_bytes(pickle.dumps((key, value), pickle.HIGHEST_PROTOCOL))
        unfinished.replace(path)  # another process sees the old file or the new one, never half of it
    return value
