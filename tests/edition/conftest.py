"""The classic edition, to read and to spoil."""

from collections.abc import Callable

import pytest

from tearum.edition import Edition, check, load

Spoil = Callable[..., list[tuple[str, str]]]


@pytest.fixture(scope="session")
def classic() -> Edition:
    return load("classic")


@pytest.fixture
def spoil(classic: Edition) -> Spoil:
    """Replaces texts of the classic edition; each problem as (its line, what is wrong)."""

    def spoilt(*changes: tuple[str, str]) -> list[tuple[str, str]]:
        text = classic.source
        for old, new in changes:
            assert old in text, f"{old!r} is not in the classic edition"
            text = text.replace(old, new, 1)
        lines = text.split("\n")
        return [(lines[problem.line - 1], str(problem)) for problem in check(text.encode())]

    return spoilt
