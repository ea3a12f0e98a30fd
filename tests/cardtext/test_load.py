"""Reading files, and keeping what can be made again."""

import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from wildswing.cardtext import load
from wildswing.cardtext.errors import CardFileErrors

KEPT = f"thing.{sys.implementation.cache_tag}"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    where = tmp_path / "deep" / "cache"
    monkeypatch.setenv("WILDSWING_CACHE", str(where))
    return where


def test_a_value_is_made_once(cache: Path) -> None:
    made: list[int] = []

    def make() -> list[int]:
        made.append(1)
        return [1, 2, 3]

    assert load.remembered("thing", "key", make) == [1, 2, 3]
    assert load.remembered("thing", "key", make) == [1, 2, 3]
    assert made == [1]
    assert [path.name for path in cache.iterdir()] == [KEPT]


def test_a_value_with_another_key_is_made_anew(cache: Path) -> None:
    assert load.remembered("thing", "one", lambda: 1) == 1
    assert load.remembered("thing", "two", lambda: 2) == 2
    assert load.remembered("thing", "two", lambda: 3) == 2
    assert len(list(cache.iterdir())) == 1


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x80\x05\n\n", None], ids=["empty", "other", "bytes", "cut"])
def test_a_damaged_file_is_made_anew(cache: Path, damage: bytes | None) -> None:
    load.remembered("thing", "key", lambda: "first")
    path = cache / KEPT
    path.write_bytes(path.read_bytes()[:-1] if damage is None else damage)
    assert load.remembered("thing", "key", lambda: "second") == "second"
    assert load.remembered("thing", "key", lambda: "third") == "second"


def test_a_cache_that_cannot_be_written_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("WILDSWING_CACHE", str(tmp_path / "file" / "cache"))
    assert load.remembered("thing", "key", lambda: 1) == 1
    assert load.remembered("thing", "key", lambda: 2) == 2


def test_nothing_is_kept_if_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDSWING_CACHE", "")
    assert load.cache_directory() is None
    assert load.remembered("thing", "key", lambda: 1) == 1
    assert load.remembered("thing", "key", lambda: 2) == 2


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"HOME": "/home/ann"}, Path("/home/ann/.cache/wildswing")),
        ("linux", {"HOME": "/home/ann", "XDG_CACHE_HOME": "/var/ann"}, Path("/var/ann/wildswing")),
        ("darwin", {"HOME": "/Users/ann"}, Path("/Users/ann/Library/Caches/wildswing")),
        ("win32", {"LOCALAPPDATA": "/ann/local"}, Path("/ann/local/wildswing")),
        ("win32", {}, None),
    ],
)
def test_the_cache_is_where_caches_belong(
    platform: str, variables: dict[str, str], expected: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("WILDSWING_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert load.cache_directory() == expected


def test_a_file_is_kept_as_it_was_written(cache: Path) -> None:
    def write(file: BinaryIO) -> None:
        file.write(b"two\nlines")

    assert load.remembered_file("thing", "key", write).read() == b"two\nlines"
    assert load.remembered_file("thing", "key", lambda file: file.write(b"other")).read() == b"two\nlines"
    assert cache.stat().st_mode & 0o077 == 0


def test_what_the_build_has_kept_comes_first(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load.remembered("thing", "key", lambda: "by the build")
    (tmp_path / "packaged").mkdir()
    (cache / KEPT).rename(tmp_path / "packaged" / "thing")
    monkeypatch.setattr(load, "_PACKAGED", tmp_path / "packaged")
    assert load.remembered("thing", "key", lambda: "anew") == "by the build"
    assert list(cache.iterdir()) == []
    assert load.remembered("thing", "other key", lambda: "for the user") == "for the user"
    assert load.remembered("thing", "other key", lambda: "once more") == "for the user"
    assert load.remembered("thing", "key", lambda: "anew") == "by the build"


def test_a_key_depends_on_every_part() -> None:
    assert load.key_of("a", "b") == load.key_of("a", "b")
    assert len({load.key_of("a", "b"), load.key_of("ab"), load.key_of("b", "a"), load.key_of("a")}) == 4


def test_a_file_is_read_without_its_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "ann.toml"
    path.write_bytes(b'\xef\xbb\xbfname = "Ann"\r\n')
    assert load.read_text(path) == 'name = "Ann"\n'
    assert load.name_of(path) == "ann.toml"


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CardFileErrors, match=r"^none\.toml: the file cannot be read: No such file"):
        load.read_text(tmp_path / "none.toml")


def test_the_files_of_the_package_are_found() -> None:
    names = load.packaged_names("wildswing.exceed", "data")
    assert names["geoffrey"] == ("data", "season2", "geoffrey.toml")
    assert load.packaged_text("wildswing.exceed", *names["geoffrey"]).startswith('name = "Geoffrey"')
    rules = load.packaged_names("wildswing.exceed", "data", ".py")
    assert rules["wide_form"] == ("data", "season4", "wide_form.py")
    assert "__init__" not in rules
    assert load.packaged_module("wildswing.exceed", *rules["wide_form"]).__name__.endswith("season4.wide_form")
    assert any("start: line" in text for text in load.packaged_files("wildswing.exceed.text", (".lark",)))
