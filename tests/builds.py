"""The two builds of the package: the interpreted source, which the tests run, and the compiled one beside it."""

import fnmatch
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def modules() -> list[str]:
    """The names of the modules that mypyc compiles."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wildswing"]
    paths = {path.relative_to(ROOT).as_posix() for pattern in table["compiled"] for path in ROOT.glob(pattern)}
    return sorted(
        path.removeprefix("src/").removesuffix(".py").replace("/", ".")
        for path in paths
        if not any(fnmatch.fnmatch(f"/{path}", pattern) for pattern in table["interpreted"])
    )


def environment(build: Path, hash_seed: int = 0) -> dict[str, str]:
    """The environment in which Python finds one of the builds."""
    assert build.is_dir(), f"{build} is missing: run `make compiled`"
    return os.environ | {
        "PYTHONPATH": os.pathsep.join([str(build), str(ROOT)]),
        "PYTHONHASHSEED": str(hash_seed),
    }


def run(build: Path, *arguments: str, hash_seed: int = 0) -> str:
    """Run `python ARGUMENTS` on one of the builds and return what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment(build, hash_seed),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise AssertionError(f"python {' '.join(arguments)} on {build.name} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
