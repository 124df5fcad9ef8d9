"""Renders a page: one HTML file with its style and script inside, from the Jinja2 templates."""

import base64
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tearum.balance.pages.item_names import Namer
from tearum.balance.pages.number_format import NumberFormat
from tearum.balance.pages.target_text import TargetText, targets_met

ENVIRONMENT: Final = Environment(
    loader=PackageLoader("tearum.balance.pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class PageText:
    """The words and numbers of a page, in its language."""

    def __init__(self, names: Namer) -> None:
        self.names = names
        self.format = NumberFormat(names.text.language)

    def say(self, message: str, **args: str | int) -> str:
        return self.names.text.message(f"lab-{message}", **args)

    def count_phrase(self, noun: str, n: int) -> str:
        """ "1,200 games", "1 deal"."""
        return self.say(noun, n=n, count=self.format.count(n))


def render(
    template: str,
    text: PageText,
    view: object,
    title: str,
    lead: str,
    links: Sequence[tuple[str, str]],
) -> str:
    """A whole page. The template asks the view for its content; links go to the top."""
    targets = TargetText(text.say, text.format)
    return ENVIRONMENT.get_template(template).render(
        view=view,
        title=title,
        lead=lead,
        links=links,
        language=text.names.text.language,
        style=Markup(_source("page.css")),
        script=Markup(_script()),
        say=text.say,
        count_phrase=text.count_phrase,
        names=text.names,
        format=text.format,
        targets_met=targets_met,
        measured_targets=targets.measured,
        target_name=targets.name,
        bound_text=targets.bound,
        verdict_sign=targets.sign,
        expected_by_chance=targets.expected_by_chance,
    )


def script_hash() -> str:
    """With this hash a content security policy allows the page's script, and no other."""
    return f"sha256-{base64.b64encode(sha256(_script().encode()).digest()).decode()}"


def _script() -> str:
    return "\n" + _source("page.js")


@cache
def _source(file: str) -> str:
    assert ENVIRONMENT.loader is not None
    return ENVIRONMENT.loader.get_source(ENVIRONMENT, file)[0]
