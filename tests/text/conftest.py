"""The game in words, where a message that is missing or lacks a parameter is an error."""

import pytest

from tearum.contract.languages import LANGUAGES
from tearum.edition import Edition, load
from tearum.text import Sentences, Text


@pytest.fixture(scope="session")
def classic() -> Edition:
    return load("classic")


@pytest.fixture(scope="session")
def sentences(classic: Edition) -> dict[str, Sentences]:
    """By language."""
    return {language: Sentences(Text(language, strict=True), classic) for language in LANGUAGES}


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest, sentences: dict[str, Sentences]) -> Sentences:
    """Each language in turn."""
    return sentences[request.param]
