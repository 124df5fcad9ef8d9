"""The mistakes that can be planted in a file: mutmut thinks of them, each changes a few lines."""

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "src" / "tearum"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """Lines `start` to `end` of a file, counted from 0, are replaced by `lines`."""

    name: str
    file: str  # under src/tearum
    start: int
    end: int
    lines: tuple[str, ...]

    @property
    def path(self) -> Path:
        return PACKAGE / self.file

    def text(self) -> str:
        """The whole file with the mistake in it."""
        original = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        return "".join((*original[: self.start], *self.lines, *original[self.end :]))

    def place(self) -> "Place":
        return place_of(ast.parse(self.path.read_text(encoding="utf-8")), self.start + 1)

    def diff(self) -> str:
        original = self.path.read_text(encoding="utf-8").splitlines()
        minus = [f"-{line}" for line in original[self.start : self.end]]
        plus = [f"+{line.rstrip()}" for line in self.lines]
        return "\n".join((f"{self.file}:{self.start + 1}", *minus, *plus))


@dataclass(frozen=True)
class Place:
    """Where a mistake lies, for those who look for tests that get there."""

    function: str  # its qualified name
    first_line: int  # of the function, with its decorators
    statement: range  # lines of the statement, without those of statements inside it
    body: range  # all lines inside the function


class Planter:
    """Thinks of the mistakes in a file; written out are only those that are wanted."""

    def __init__(self, file: str) -> None:
        from mutmut.mutation.file_mutation import create_mutations

        self.file = file
        self.original = (PACKAGE / file).read_text(encoding="utf-8")
        self.module, found, _, _ = create_mutations(str(PACKAGE / file), self.original)
        # What lies outside functions is computed once, when the module is imported.
        self.mutations = [
            mutation
            for mutation in found
            if hasattr(mutation.contained_by_top_level_function, "params")
        ]

    def __len__(self) -> int:
        return len(self.mutations)

    def plant(self, number: int) -> Mutant:
        from mutmut.mutation.file_mutation import deep_replace

        mutation = self.mutations[number]
        text = deep_replace(self.module, mutation.original_node, mutation.mutated_node).code
        start, end, lines = changed_lines(self.original, text)
        function = place_of(ast.parse(self.original), start + 1).function
        return Mutant(f"{self.file} {function} {number}", self.file, start, end, lines)


def changed_lines(before: str, after: str) -> tuple[int, int, tuple[str, ...]]:
    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    changes = [
        block
        for block in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if block[0] != "equal"
    ]
    start, new_start = changes[0][1], changes[0][3]
    end, new_end = changes[-1][2], changes[-1][4]
    return start, end, tuple(new[new_start:new_end])


def place_of(tree: ast.Module, line: int) -> Place:
    """The function and the statement that a line belongs to."""
    name, function = next(
        (name, node)
        for name, node in functions(tree)
        if first_line(node) <= line <= (node.end_lineno or 0)
    )
    inside = [node for node in ast.walk(function) if isinstance(node, ast.stmt)]
    reached = [node for node in inside if node.lineno <= line <= (node.end_lineno or 0)]
    statement = max(reached, key=lambda node: (node.lineno, -(node.end_lineno or 0)))
    end = (statement.end_lineno or 0) + 1
    nested = [node.lineno for node in ast.walk(statement) if isinstance(node, ast.stmt)]
    end = min([first for first in nested if first > line], default=end)
    return Place(
        function=name,
        first_line=first_line(function),
        statement=range(statement.lineno, end),
        body=range(function.body[0].lineno, (function.end_lineno or 0) + 1),
    )


def functions(node: ast.AST, outer: str = "") -> Iterator[tuple[str, Function]]:
    """Functions and methods with their qualified names, not those inside others."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield f"{outer}{child.name}", child
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{outer}{child.name}.")
        else:
            yield from functions(child, outer)


def first_line(function: Function) -> int:
    return min([function.lineno, *(node.lineno for node in function.decorator_list)])
