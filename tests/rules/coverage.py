"""Which numbered rule is proved by which test: read from the documents and the source of the tests, running nothing.

`python -m tests.rules.coverage` prints what is missing; `python -m tests.rules.coverage EX 12.7` the tests of one rule.
"""

import ast
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
BOOKS = {"EX": "exceed.md", "HC": "hackclad.md"}
NUMBER = rf"(?:{'|'.join(BOOKS)}) \d+\.\d+"
STATED = re.compile(rf"^- \*\*({NUMBER})\*\* ", re.MULTILINE)
WAITING = re.compile(rf"^\| ({NUMBER}) \| *(.*?) *\|$", re.MULTILINE)


@dataclass
class Coverage:
    """What the documents state and what the tests name."""

    stated: list[str] = field(default_factory=list)
    """The numbers of all rules, in the order of the documents."""
    pending: dict[str, str] = field(default_factory=dict)
    """Number to reason, from the list of rules that no test can show yet."""
    proved: dict[str, list[str]] = field(default_factory=dict)
    """Number to the tests that name it."""
    faults: list[str] = field(default_factory=list)
    """What is wrong with the documents or the marks themselves."""

    def problems(self) -> list[str]:
        """Every reason why the rules and the tests do not fit together, one line each."""
        known = set(self.stated)
        return [
            *self.faults,
            *(f"{number}: no test names it and docs/rules/pending.md has no reason" for number in self.missing()),
            *(
                f"{number}: stands on the pending list and is not a rule"
                for number in self.pending
                if number not in known
            ),
            *(
                f"{number}: stands on the pending list without a reason"
                for number, why in self.pending.items()
                if not why
            ),
            *(
                f"{number}: stands on the pending list though {self.proved[number][0]} proves it"
                for number in self.pending
                if number in self.proved
            ),
            *(
                f"{number}: {tests[0]} names it and it is not a rule"
                for number, tests in self.proved.items()
                if number not in known
            ),
        ]

    def missing(self) -> list[str]:
        """The rules with neither a test nor a reason."""
        return [number for number in self.stated if number not in self.proved and number not in self.pending]


def read(documents: Path = ROOT / "docs" / "rules", tests: Path = ROOT / "tests") -> Coverage:
    """Read both sides."""
    coverage = Coverage()
    for book in BOOKS.values():
        if (documents / book).exists():
            coverage.stated += STATED.findall((documents / book).read_text("utf-8"))
    coverage.faults += [f"{number}: stated twice" for number in twice(coverage.stated)]
    waiting = WAITING.findall((documents / "pending.md").read_text("utf-8"))
    coverage.faults += [f"{number}: twice on the pending list" for number in twice([number for number, _ in waiting])]
    coverage.pending = dict(waiting)
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text("utf-8")
        if "tests.rules" not in text:
            continue
        where = path.relative_to(tests.parent).as_posix()
        marks = Marks(where, ast.parse(text, where))
        coverage.faults += marks.faults
        for number, test in marks.found:
            coverage.proved.setdefault(number, []).append(test)
    return coverage


def twice(numbers: list[str]) -> list[str]:
    """Those that occur more than once."""
    return sorted({number for number in numbers if numbers.count(number) > 1})


class Marks(ast.NodeVisitor):
    """The calls of `rule` in one file: as decorator of a test, or as `marks=` of one of its cases.

    Only the `rule` of this package counts, under whatever name it was imported; Hypothesis has a `rule` of its own.
    """

    def __init__(self, where: str, tree: ast.Module) -> None:
        self.where = where
        self.names: set[str] = set()
        self.found: list[tuple[str, str]] = []
        self.faults: list[str] = []
        self.inside: list[str] = []
        self.placed: set[int] = set()
        self.visit(tree)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Learn what `rule` is called here."""
        if node.module == "tests.rules":
            self.names |= {name.asname or name.name for name in node.names if name.name == "rule"}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Take the marks of a test function."""
        self.definition(node, node.name.startswith("test"))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Take the marks of a class of tests."""
        self.definition(node, node.name.startswith("Test"))

    def definition(self, node: ast.FunctionDef | ast.ClassDef, is_test: bool) -> None:
        """Take the decorators, then look inside."""
        self.inside.append(node.name)
        if is_test:
            for decorator in node.decorator_list:
                self.placed |= self.calls(decorator)
        self.generic_visit(node)
        self.inside.pop()

    def visit_keyword(self, node: ast.keyword) -> None:
        """Take the marks of a case: `pytest.param(..., marks=rule(...))`."""
        if node.arg == "marks":
            self.placed |= self.calls(node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Read the numbers of a mark."""
        self.generic_visit(node)
        if not self.is_rule(node):
            return
        if id(node) not in self.placed:
            self.faults.append(f"{self.where}:{node.lineno}: rule(...) marks no test")
        test = "::".join([self.where, *self.inside])
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                self.found.append((argument.value, test))
            else:
                self.faults.append(f"{self.where}:{argument.lineno}: rule(...) takes plain strings")

    def is_rule(self, node: ast.AST) -> bool:
        """Whether this is a call of `rule`."""
        return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.names

    def calls(self, node: ast.AST) -> set[int]:
        """The calls of `rule` in an expression, by identity."""
        return {id(part) for part in ast.walk(node) if self.is_rule(part)}


def main(arguments: list[str]) -> int:
    """Print what is missing, or the tests of one rule."""
    coverage = read()
    if arguments:
        number = " ".join(arguments)
        print("\n".join(coverage.proved.get(number, [coverage.pending.get(number, "no test names it")])))
        return 0
    print("\n".join(coverage.problems()))
    proved, pending, missing = len(coverage.proved), len(coverage.pending), len(coverage.missing())
    print(f"{len(coverage.stated)} rules: {proved} proved, {pending} pending, {missing} missing")
    return 1 if coverage.problems() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
