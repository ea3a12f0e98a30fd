"""All that the card languages read and write: card files, the package's own files, and what is kept between runs.

What is kept can always be made again, and is known to be outdated by its key.  The build of the package puts into its
folder `kept` what reading all its card files gives.  What is missing or outdated there is kept for the user: in the
directory `WILDSWING_CACHE` if that is set (empty: nothing is kept), else in `wildswing` in the user's cache directory.
Whatever goes wrong there (not writable, full, damaged) only costs time.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import BinaryIO, TypeAlias, TypeVar

from wildswing.cardtext.errors import CardFileErrors, CardTextError, Fault

T = TypeVar("T")

FilePath: TypeAlias = str | Path
"""The path of a card file."""
_PACKAGED = Path(__file__).parent / "kept"
"""What the build has kept."""
_PICKLED = 5
"""The protocol of what is kept: every Python since 3.8 reads it."""


def is_path(which: FilePath) -> bool:
    """Whether this is the path of a card file and not the id of something in the package.

    >>> is_path("geoffrey"), is_path("mine/geoffrey.toml")
    (False, True)

    Args:
        which: a path or an id.
    """
    return isinstance(which, Path) or which.endswith(".toml")


def name_of(path: FilePath) -> str:
    """The name of a file without its folders.

    Args:
        path: the file.
    """
    return Path(path).name


def packaged_text(package: str, *parts: str) -> str:
    """The text of a file inside a package.

    Args:
        package: the dotted name of the package.
        *parts: folders, and last the file.
    """
    return _folder(package).joinpath(*parts).read_text("utf-8")


def packaged_files(package: str, endings: tuple[str, ...]) -> list[str]:
    """The texts of the files right inside a package, in the order of their names.

    Args:
        package: the dotted name of the package.
        endings: how the names of the files end.
    """
    folder = _folder(package)
    return [(folder / name).read_text("utf-8") for name in _names(folder) if name.endswith(endings)]


def packaged_names(package: str, folder: str, ending: str = ".toml") -> dict[str, tuple[str, ...]]:
    """The files in the folders of a package's folder: their names without the ending, and the way to each.

    Args:
        package: the dotted name of the package.
        folder: the folder, whose own folders hold the files.
        ending: how the names of the files end; what begins with an underscore is none of them.
    """
    found: dict[str, tuple[str, ...]] = {}
    root = _folder(package) / folder
    for group in _names(root):
        if (root / group).is_dir():
            for name in _names(root / group):
                if name.endswith(ending) and not name.startswith("_"):
                    found[name.removesuffix(ending)] = (folder, group, name)
    return found


def packaged_module(package: str, *parts: str) -> ModuleType:
    """A module inside a package, imported now.

    Args:
        package: the dotted name of the package.
        *parts: folders, and last the file.
    """
    return import_module(".".join((package, *parts)).removesuffix(".py"))


def _folder(package: str) -> Path:
    """The folder of a package."""
    # `importlib.resources` would also look into archives, and takes longer to import than two characters to read.
    return Path(import_module(package).__path__[0])


def _names(folder: Path) -> list[str]:
    """The names of the files and folders in a folder, in order."""
    return sorted(entry.name for entry in folder.iterdir())


def read_text(path: FilePath) -> str:
    """The text of a card file.

    Args:
        path: the file.

    Raises:
        CardFileErrors: there is no such file, or it is not text.
    """
    path = Path(path)
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"this is not a UTF-8 text (byte {error.start})"
    except OSError as error:
        message = f"the file cannot be read: {error.strerror or error}"
    raise CardFileErrors([CardTextError(Fault(message, line=0, file=path.name))])


# ------------------------------------------------------------------------------------------------ kept between runs


def cache_directory() -> Path | None:
    """Where files are kept between runs, or None if nothing may be kept."""
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
    """A key that changes when any of the parts does.

    Args:
        *parts: everything that the kept thing is made from.
    """
    return sha256("\0".join(parts).encode()).hexdigest()


def remembered_file(name: str, key: str, write: Callable[[BinaryIO], object]) -> BinaryIO:
    """A file as it was kept, or a new one, which is then kept.

    Args:
        name: what it is; one file is kept for every name, and for the user for every kind of Python.
        key: see `key_of`; a file with another key is replaced.
        write: writes the file when it is not there.
    """
    found = _kept(_PACKAGED / name, key)
    if found is not None:
        return found
    where = cache_directory()
    name = f"{name}.{sys.implementation.cache_tag}"
    if where is not None:
        found = _kept(where / name, key)
        if found is not None:
            return found
    file = BytesIO()
    write(file)
    if where is not None:
        body = file.getvalue()
        with suppress(OSError):
            where.mkdir(mode=0o700, parents=True, exist_ok=True)
            unfinished = where / f"{name}.{os.getpid()}.new"
            unfinished.write_bytes(_head(key, body) + b"\n" + body)
            unfinished.replace(where / name)  # another process sees the old file or the new one, never half of it
    file.seek(0)
    return file


def _kept(path: Path, key: str) -> BinaryIO | None:
    """What was kept in a file, or None if it is not there, damaged or outdated."""
    with suppress(OSError):
        head, _, body = path.read_bytes().partition(b"\n")
        if head == _head(key, body):
            return BytesIO(body)
    return None


def _head(key: str, body: bytes) -> bytes:
    """The first line of a kept file, by which a damaged or outdated one is known."""
    return f"{key} {sha256(body).hexdigest()}".encode()


def remembered(name: str, key: str, make: Callable[[], T]) -> T:
    """A value as it was kept, or a new one, which is then kept.

    Args:
        name: what it is; one value is kept for every name.
        key: see `key_of`.
        make: makes the value when it is not there.
    """
    value: T = pickle.load(  # noqa: S301 - part of the package, or in a directory that only this user can write to
        remembered_file(name, key, lambda file: pickle.dump(make(), file, _PICKLED))
    )
    return value
