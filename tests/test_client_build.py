"""The build hook brings the browser client into a wheel, says why if it cannot, and leaves nothing out of archives."""

import os
import subprocess
import sys
import tarfile
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with a client that was built after its sources."""
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/node_modules").mkdir()
    page = tmp_path / "src/wildswing/server/web/index.html"
    page.parent.mkdir(parents=True)
    for number, path in enumerate([tmp_path / "web/package.json", tmp_path / "web/src/main.ts", page]):
        path.write_text("")
        os.utime(path, (number + 1, number + 1))
    return tmp_path


def test_a_client_that_is_newer_than_its_sources_is_not_built_again(hook: ModuleType, tree: Path) -> None:
    assert hook.client_is_built(tree)
    (tree / "web/node_modules/later.js").write_text("")
    assert hook.client_is_built(tree)
    os.utime(tree / "web/src/main.ts", (9, 9))
    assert not hook.client_is_built(tree)


def test_a_client_whose_sources_are_not_here_is_taken_as_it_is(hook: ModuleType, tree: Path) -> None:
    for path in (tree / "web/package.json", tree / "web/src/main.ts"):
        path.unlink()
    assert hook.client_is_built(tree)


def test_without_node_it_says_so(hook: ModuleType, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.utime(tree / "web/src/main.ts", (9, 9))
    monkeypatch.setattr(hook, "npm_of_package", list)
    monkeypatch.setattr(hook, "npm_of_machine", list)
    with pytest.raises(hook.NoClientError, match=r"there is no Node 22\.12 or newer"):
        hook.build_client(tree)


@pytest.mark.parametrize(("version", "fits"), [("v22.12.0", True), ("v24.1.0", True), ("v22.4.1", False), ("", False)])
def test_only_a_new_enough_node_of_the_machine_is_used(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, fits: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert bool(hook.npm_of_machine()) == fits


@pytest.mark.parametrize(("demand", "outcome"), [("1", "error"), ("", "warning"), ("0", "nothing")])
def test_a_wheel_without_a_client_is_an_error_only_on_demand(
    hook: ModuleType, tree: Path, monkeypatch: pytest.MonkeyPatch, demand: str, outcome: str
) -> None:
    told: list[str] = []

    def fails(root: Path) -> None:
        raise hook.NoClientError("npm ci failed: no network")

    monkeypatch.setattr(hook, "build_client", fails)
    monkeypatch.setattr(hook.Compile, "app", SimpleNamespace(display_warning=told.append))
    builder: Any = object.__new__(hook.Compile)
    monkeypatch.setenv("WILDSWING_WEB", demand)
    data: dict[str, Any] = {"artifacts": []}
    if outcome == "error":
        with pytest.raises(SystemExit, match="cannot build the browser client: npm ci failed: no network"):
            builder.add_client(tree, data)
    else:
        builder.add_client(tree, data)
    assert len(told) == (outcome == "warning")
    assert data["artifacts"] == []


def test_a_wheel_brings_the_client_and_a_source_archive_what_it_is_built_from(tmp_path: Path) -> None:
    if not (ROOT / "src/wildswing/server/web/index.html").is_file():
        if "CI" in os.environ:
            raise AssertionError("the client is not built: run `make client`")
        pytest.skip("the client is not built: run `make client`")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(tmp_path)]
    environment = os.environ | {"WILDSWING_PURE": "1", "WILDSWING_WEB": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        page = archive.read("wildswing/server/web/index.html").decode()
    assert "wildswing/server/web/licences.txt" in names
    script = page.split('type="module" crossorigin src="/', 1)[1].split('"', 1)[0]
    assert f"wildswing/server/web/{script}" in names
    (source,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        parts = {name.split("/", 1)[1] for name in archive.getnames()}
    assert {"web/package-lock.json", "web/src/main.ts", "hatch_build.py"} <= parts
    assert not [name for name in parts if "node_modules" in name or name.startswith("src/wildswing/server/web/")]
