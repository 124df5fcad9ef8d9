"""Reports whose plots are not drawn, for tests of everything else: drawing takes longest."""

from typing import Any

import pytest
from markupsafe import Markup, escape


class PlotsInWords:
    """In place of `Plots`: shows the arguments of a plot instead of drawing it."""

    def __init__(self, language: str) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: Markup("<p>{}</p>").format(escape(arguments))


@pytest.fixture
def plots_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    for page in ("report_page", "compare_page"):
        monkeypatch.setattr(f"tearum.balance.pages.{page}.Plots", PlotsInWords)
