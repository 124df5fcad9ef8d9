"""The rules in words: found by their number or by what they are about."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast
from rich.text import Text

from tearum.cli.table.drawing.text_lines import Lines, line, wrapped
from tearum.messages.bundle import FOLDER
from tearum.text import Text as Messages
from tearum.text import text_in
from tearum.text.card_lookup import folded


@dataclass(frozen=True)
class Rule:
    id: str  # empty for the heading of a chapter
    text: str
    ruling: str = ""  # our answer, where the printed rules are silent or disagree

    def to_json(self) -> dict[str, str | None]:
        return {"id": self.id, "text": self.text, "ruling": self.ruling or None}


@cache
def rules(language: str) -> tuple[Rule, ...]:
    """All rules, in the order of the catalogue, with the headings of the chapters between."""
    text = text_in(language)
    found = []
    body = FluentResource((FOLDER / language / "game" / "rules.ftl").read_text("utf-8")).body
    for entry in body:
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        if name.startswith("rules-section-"):
            found.append(Rule("", text.message(name)))
        elif name.startswith("rule-"):
            found.append(Rule(name.removeprefix("rule-"), text.message(name), _ruling(text, entry)))
    return tuple(found)


def find(language: str, wanted: str) -> list[Rule]:
    """The rules of an ID ("TRD-04"), of a chapter ("TRD"), or that speak of a word."""
    known = [rule for rule in rules(language) if rule.id]
    by_id = [rule for rule in known if rule.id == wanted.upper()]
    by_chapter = [rule for rule in known if rule.id.split("-")[0] == wanted.upper()]
    if by_id or by_chapter:
        return by_id or by_chapter
    word = folded(wanted)
    return [rule for rule in known if word and word in folded(rule.text + rule.ruling)]


def lines(language: str, found: Sequence[Rule], width: int) -> Lines:
    """Rules for the terminal, rulings marked as such."""
    label = text_in(language).message("rules-ruling-label")
    shown: Lines = []
    for rule in found:
        if not rule.id:
            shown += [Text(), Text(rule.text, "bold underline")]
            continue
        shown += wrapped(line((rule.id, "bold"), f"  {rule.text}"), width, indent=8)
        if rule.ruling:
            ruling = line(" " * 8, (f"{label} · ", "italic bold"), (rule.ruling, "italic"))
            shown += wrapped(ruling, width, indent=8)
    return shown


def _ruling(text: Messages, message: ast.Message) -> str:
    has_one = any(attribute.id.name == "ruling" for attribute in message.attributes)
    return text.attribute(message.id.name, "ruling") if has_one else ""
