"""The examples in the documents run."""

import doctest
import re
from pathlib import Path

import pytest

from tests.builds import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(?:python|pycon|\{doctest\}[^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(path: Path) -> list[tuple[int, str]]:
    """The examples of a document: line and text."""
    text = path.read_text("utf-8")
    return [(text.count("\n", 0, found.start()) + 1, found[1]) for found in BLOCK.finditer(text)]


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in DOCUMENTS if blocks(path)]
)
def test_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for line, text in blocks(path):
        if ">>> " in text:
            test = doctest.DocTestParser().get_doctest(text, names, path.name, str(path), line)
            doctest.DebugRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS).run(
                test, clear_globs=False
            )
            names = test.globs
        else:
            exec(compile("\n" * line + text, str(path), "exec"), names)  # noqa: S102  the project's own documents


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in DOCUMENTS])
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target
