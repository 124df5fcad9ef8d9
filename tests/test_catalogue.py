"""The gate of the rule catalogue: every rule of docs/rules.md is named by a test in tests/rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent / "rules"
CATALOGUE = Path(__file__).parent.parent / "docs" / "rules.md"


def rules() -> set[str]:
    """The IDs of the catalogue: the first cell of its rows."""
    return set(re.findall(r"^\| ([A-Z]{3}-\d\d) \|", CATALOGUE.read_text("utf-8"), re.MULTILINE))


def named() -> Iterator[tuple[str, str]]:
    """Each test of the rules, with each ID that the first line of its docstring names."""
    for file in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first_line = (ast.get_docstring(node) or "").partition("\n")[0]
                for rule in re.findall(r"[A-Z]{3}-\d\d", first_line) or [""]:
                    yield f"{file.name}: {node.name}", rule


def test_the_catalogue_is_read() -> None:
    assert len(rules()) == 119


def test_every_rule_is_named_by_a_test() -> None:
    missing = sorted(rules() - {rule for _, rule in named()})
    assert not missing, f"no rule test names {', '.join(missing)}"


def test_every_rule_test_names_rules_that_exist() -> None:
    strays = [f"{test} names {rule or 'no rule'}" for test, rule in named() if rule not in rules()]
    assert not strays, "\n".join(strays)
