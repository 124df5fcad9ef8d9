"""Fluent files, taken apart."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tearum.messages.bundle import files

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Every entry of a language, with the name of its file."""
    found: list[tuple[str, ast.EntryType]] = []
    for path in files(language):
        found += [(path.stem, entry) for entry in parse(path.read_text("utf-8")).body]
    return tuple(found)


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Every message, with the name of its file."""
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            yield file, entry


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its id, attributes by "id.attribute"."""
    found: dict[str, ast.Pattern] = {}
    for _, message in messages(language):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            if attribute.value is not None:
                found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Parts(Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.texts: list[str] = []
        self.keys: dict[str, set[str]] = {}  # names of variants, by the variable that selects
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(names - PLURALS)
        self.generic_visit(node)


def plain_texts(language: str) -> dict[str, str]:
    """Every text of a language as it will be read, a gap for each parameter and each variant."""
    return {
        name: "".join(_flat(element) for element in pattern.elements)
        for name, pattern in patterns(language).items()
    }


def _flat(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    if isinstance(element.expression, ast.SelectExpression):
        variants = element.expression.variants
        return "\n".join("".join(map(_flat, variant.value.elements)) for variant in variants)
    return "□"
