"""The first visit stays small: everything that the lobby loads, as it travels, is under 200 kB."""

import gzip
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CLIENT = Path(__file__).parents[2] / "src" / "wildswing" / "server" / "web"
BUDGET = 200_000
LOBBY = ("src/lobby/LobbyPage.svelte", "src/gallery/CharacterGrid.svelte")
TABLES = ("src/table/TablePage.svelte", "src/duel/DuelTable.svelte", "src/field/FieldTable.svelte")


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    path = CLIENT / "manifest.json"
    if not path.is_file():
        if "CI" in os.environ:
            raise AssertionError("the client is not built: run `make client`")
        pytest.skip("the client is not built: run `make client`")
    chunks: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return chunks


def loaded(manifest: dict[str, Any], chunk: str, seen: set[str]) -> Iterator[str]:
    """The files that a chunk brings with it before it runs."""
    if chunk in seen:
        return
    seen.add(chunk)
    entry = manifest[chunk]
    yield entry["file"]
    yield from entry.get("css", ())
    for other in entry.get("imports", ()):
        yield from loaded(manifest, other, seen)


def first_visit(manifest: dict[str, Any]) -> set[str]:
    files = {"index.html", "icon.svg"}
    seen: set[str] = set()
    for chunk in ("index.html", *LOBBY):
        files |= set(loaded(manifest, chunk, seen))
    for sheet in [name for name in files if name.endswith(".css")]:
        files |= {
            f"assets/{Path(url).name}" for url in re.findall(r"url\(([^)]+\.woff2)", (CLIENT / sheet).read_text())
        }
    return files


def travelling(name: str) -> int:
    """The bytes of a file as a server sends it: fonts are compressed in themselves."""
    content = (CLIENT / name).read_bytes()
    return len(content) if name.endswith(".woff2") else len(gzip.compress(content, 6))


def test_the_first_visit_is_under_its_budget(manifest: dict[str, Any]) -> None:
    sizes = {name: travelling(name) for name in first_visit(manifest)}
    assert sum(sizes.values()) < BUDGET, sorted(sizes.items(), key=lambda one: -one[1])


def test_the_first_visit_brings_both_families_of_letters_in_four_files(manifest: dict[str, Any]) -> None:
    assert sum(name.endswith(".woff2") for name in first_visit(manifest)) == 4


def test_tables_are_loaded_when_they_are_opened(manifest: dict[str, Any]) -> None:
    files = first_visit(manifest)
    for chunk in TABLES:
        assert manifest[chunk]["file"] not in files, chunk


def test_nothing_comes_from_elsewhere(manifest: dict[str, Any]) -> None:
    foreign = re.compile(r"(?:src|href)=\"(?:https?:)?//|url\(\s*['\"]?(?:https?:)?//")
    for path in [*CLIENT.rglob("*.html"), *CLIENT.rglob("*.css")]:
        assert not foreign.search(path.read_text("utf-8")), path
