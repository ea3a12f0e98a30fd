"""Every numbered rule has a test or stands, with a reason, on the pending list."""

from pathlib import Path

import pytest

from tests.rules.coverage import read


def test_every_rule_is_proved_or_pending() -> None:
    problems = read().problems()
    assert not problems, f"{len(problems)} problems:\n" + "\n".join(problems)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A small project: four rules, two of them tested, one pending."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules" / "exceed.md").write_text(
        "- **EX 1.1** One.\n- **EX 1.2** Two.\n- **EX 1.3** Three.\n- **EX 1.4** Four, see EX 9.9.\n"
    )
    (tmp_path / "rules" / "pending.md").write_text("| number | reason |\n|---|---|\n| EX 1.3 | no such card yet |\n")
    (tmp_path / "tests" / "test_it.py").write_text(
        'from tests.rules import rule\n\n@rule("EX 1.1")\nclass TestIt:\n'
        '    @rule("EX 1.2")\n    def test_two(self): ...\n\n'
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("EX 1.4"))])\ndef test_four(n): ...\n'
    )
    return tmp_path


def problems(folder: Path) -> list[str]:
    return read(folder / "rules", folder / "tests").problems()


def test_nothing_to_say(written: Path) -> None:
    coverage = read(written / "rules", written / "tests")
    assert coverage.problems() == []
    assert coverage.proved == {
        "EX 1.1": ["tests/test_it.py::TestIt"],
        "EX 1.2": ["tests/test_it.py::TestIt::test_two"],
        "EX 1.4": ["tests/test_it.py::test_four"],
    }


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("rules/exceed.md", "- **EX 1.5** Five.\n", "EX 1.5: no test names it and docs/rules/pending.md has no reason"),
        (
            "rules/hackclad.md",
            "- **HC 1.1** One.\n",
            "HC 1.1: no test names it and docs/rules/pending.md has no reason",
        ),
        ("rules/exceed.md", "- **EX 1.1** Again.\n", "EX 1.1: stated twice"),
        ("rules/pending.md", "| EX 2.1 | why |\n", "EX 2.1: stands on the pending list and is not a rule"),
        ("rules/pending.md", "| EX 1.3 | again |\n", "EX 1.3: twice on the pending list"),
        (
            "rules/pending.md",
            "| EX 1.1 | why |\n",
            "EX 1.1: stands on the pending list though tests/test_it.py::TestIt proves it",
        ),
        (
            "tests/test_it.py",
            '@rule("EX 7.7")\ndef test_seven(): ...\n',
            "EX 7.7: tests/test_it.py::test_seven names it and it is not a rule",
        ),
        ("tests/test_it.py", 'def helper():\n    rule("EX 1.1")\n', "tests/test_it.py:11: rule(...) marks no test"),
        (
            "tests/test_it.py",
            "@rule(NUMBER)\ndef test_x(): ...\n",
            "tests/test_it.py:10: rule(...) takes plain strings",
        ),
    ],
)
def test_a_problem_is_told(written: Path, file: str, text: str, problem: str) -> None:
    with (written / file).open("a") as end:
        end.write(text)
    assert problems(written) == [problem]


def test_another_rule_is_not_ours(written: Path) -> None:
    (written / "tests" / "test_machine.py").write_text(
        "from hypothesis.stateful import rule\n\nclass Machine:\n    @rule(x=1)\n    def step(self): ...\n"
    )
    assert problems(written) == []


def test_a_pending_rule_needs_a_reason(written: Path) -> None:
    (written / "rules" / "pending.md").write_text("| EX 1.3 | |\n")
    assert problems(written) == ["EX 1.3: stands on the pending list without a reason"]
