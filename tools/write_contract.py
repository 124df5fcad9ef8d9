"""Writes what follows from `tearum.contract`: `make contract`, or `python -m tools.write_contract`.

The engine's constants and the tables of docs/contract.md stand between two marks, in files that a
person writes otherwise; the page's tables and types are files of their own.
"""

import ast
import io
import json
import tokenize
from collections.abc import Callable, Iterable, Iterator
from inspect import getsource
from pathlib import Path
from typing import Any, Final, NamedTuple

from tearum.contract import actions, counts, events, reasons, view, vocabulary
from tearum.contract import table as table_words
from tearum.contract.actions import ACTION_KINDS, ACTIONS, ActionKind
from tearum.contract.languages import LANGUAGES
from tearum.contract.values import FROM_ONE, NAMED

ROOT: Final = Path(__file__).resolve().parents[1]
ENGINE: Final = "src/tearum/engine"
CONSTANTS: Final = f"{ENGINE}/constants"
DOCS: Final = "docs/contract.md"
PAGE: Final = "web/src/lib/contract.ts"
WIRE: Final = "web/src/lib/wire.ts"

# The cause that the wire calls `standing` is a permanent effect everywhere else.
CONSTANT_OF: Final = {"standing": "permanent"}


class Part(NamedTuple):
    """Some lines of a file, between two marks."""

    file: str
    name: str
    lines: Callable[[], Iterable[str]]

    @property
    def begin(self) -> str:
        if self.file.endswith(".md"):
            return f"<!-- {self.name}: written by `make contract` -->"
        return f"# {self.name}: written by `make contract`"

    @property
    def end(self) -> str:
        return f"<!-- end of {self.name} -->" if self.file.endswith(".md") else "# end"

    def put_into(self, text: str) -> str:
        before, begin, rest = text.partition(self.begin + "\n")
        _, end, after = rest.partition(self.end + "\n")
        if not begin or not end:
            raise SystemExit(f"{self.file} has no place for {self.name}: {self.begin!r} is missing")
        return before + begin + "".join(f"{line}\n" for line in self.lines()) + end + after


# The engine's constants


def constant(name: str, number: int, comment: str = "") -> str:
    return f"{name.upper()}: Final = {number}" + (f"  # {comment}" if comment else "")


def constants(
    words: Iterable[str], notes: dict[Any, str] | None = None, first: int = 0, prefix: str = ""
) -> Iterator[str]:
    """A constant for each word, numbered from the first."""
    for number, word in enumerate(words, first):
        comment = (notes or {}).get(word, "")
        yield constant(prefix + CONSTANT_OF.get(word, word), number, comment)


def resources() -> Iterator[str]:
    yield from constants(vocabulary.RESOURCES)
    yield constant("resources", len(vocabulary.RESOURCES))
    yield constant("cubes", len(vocabulary.CUBES), "the first of the resources")


def boards() -> Iterator[str]:
    yield from constants(vocabulary.BOARDS)
    yield constant("boards", len(vocabulary.BOARDS))


def symbols() -> Iterator[str]:
    yield from constants(vocabulary.SYMBOLS)
    yield constant("symbols", len(vocabulary.SYMBOLS))


def permanents() -> Iterator[str]:
    yield from constants(vocabulary.PERMANENTS, comments(vocabulary, "PermanentKind"))
    yield constant("permanents", len(vocabulary.PERMANENTS))


def box() -> Iterator[str]:
    yield constant("building_colours", len(vocabulary.BUILDING_COLOURS))
    notes = comments(counts)
    for name, number in vars(counts).items():
        if name.isupper():
            yield constant(name, number, notes.get(name, ""))


def icons() -> Iterator[str]:
    notes = comments(vocabulary, "IconName") | comments(vocabulary, "Declinable")
    yield from constants(vocabulary.ICONS, notes, 1, "op_")


def phases() -> Iterator[str]:
    yield from constants(vocabulary.PHASES)
    yield constant("phases", len(vocabulary.PHASES))


def frames() -> Iterator[str]:
    yield from constants(vocabulary.FRAMES, vocabulary.FRAME_NOTES)
    yield constant("frames", len(vocabulary.FRAMES))


def action_codes() -> Iterator[str]:
    for kind in ACTION_KINDS:
        yield constant(kind.name, kind.first, offset(kind))
    yield constant("actions", ACTIONS, "the size of the table")


def offset(kind: ActionKind) -> str:
    """How the arguments are added to the code, and what the action does."""
    parts, step = [], 1
    for name, size in reversed(kind.arguments):
        parts.append(f"{name} * {step}" if step > 1 else name)
        step *= size
    return "; ".join(filter(None, (" + ".join(["", *reversed(parts)]).strip(), kind.meaning)))


def event_kinds() -> Iterator[str]:
    for number, kind in enumerate(events.EVENT_KINDS):
        yield constant(kind.name, number, "; ".join(filter(None, (fields(kind), kind.meaning))))
    yield constant("events", len(events.EVENT_KINDS))


def fields(kind: events.EventKind) -> str:
    return ", ".join(f"{place}: {name}" for place, name in zip("abc", kind.fields, strict=False))


def causes() -> Iterator[str]:
    yield from constants(vocabulary.CAUSES, prefix="by_")
    yield constant("causes", len(vocabulary.CAUSES))


def reason_kinds() -> Iterator[str]:
    for number, kind in enumerate(reasons.REASON_KINDS):
        named = ", ".join(
            f"{place}: {name}"
            for place, name in zip("ab", (kind.first, kind.second), strict=True)
            if name
        )
        yield constant(kind.name, number, "; ".join(filter(None, (named, kind.meaning))))
    yield constant("reasons", len(reasons.REASON_KINDS))


def comments(module: Any, name: str = "") -> dict[str, str]:
    """What stands behind the words of a list, or the constants of a module, in their source."""
    source = getsource(module)
    found, word = {}, ""
    lines = range(1, source.count("\n") + 2)
    if name:
        node = next(
            node
            for node in ast.parse(source).body
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
        )
        lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.start[0] not in lines:
            continue
        if token.type in (tokenize.NL, tokenize.NEWLINE):
            word = ""
        elif token.type == tokenize.STRING:
            word = ast.literal_eval(token.string)
        elif token.type == tokenize.NAME and token.start[1] == 0:
            word = token.string
        elif token.type == tokenize.COMMENT and word:
            found[word] = token.string.removeprefix("# ")
    return found


# The tables of docs/contract.md


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    heads = list(heads)
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield f"| {' | '.join(cell or '-' for cell in row)} |"


def words_table() -> Iterator[str]:
    lists: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("resources", vocabulary.RESOURCES),
        ("boards", vocabulary.BOARDS),
        ("colours", vocabulary.COLOURS),
        ("symbols", vocabulary.SYMBOLS),
        ("building colours", vocabulary.BUILDING_COLOURS),
        ("permanent effects", vocabulary.PERMANENTS),
        ("icons", vocabulary.ICONS),
        ("actions that may be declined", vocabulary.DECLINABLE),
        ("phases", vocabulary.PHASES),
        ("phases after the last round", vocabulary.ENDING_PHASES),
        ("causes", vocabulary.CAUSES),
        ("languages", LANGUAGES),
        ("levels of bots", table_words.LEVELS),
        ("presence", table_words.PRESENCES),
        ("pace", table_words.PACES),
        ("when time is up", table_words.TIME_OUTS),
        ("phrases", table_words.PHRASES),
        ("reactions", table_words.REACTIONS),
    )
    yield from table(
        ("words", "in the order of their numbers"),
        ((name, ", ".join(f"`{word}`" for word in words)) for name, words in lists),
    )


def actions_table() -> Iterator[str]:
    yield f"Every decision is one of {ACTIONS} codes."
    yield ""
    yield from table(
        ("kind", "codes", "arguments", "meaning"),
        (
            (
                f"`{kind.name}`",
                f"{kind.first} to {kind.codes[-1]}" if kind.size > 1 else str(kind.first),
                ", ".join(f"{name} ({size})" for name, size in kind.arguments),
                kind.meaning,
            )
            for kind in ACTION_KINDS
        ),
    )


def frames_table() -> Iterator[str]:
    notes = vocabulary.FRAME_NOTES
    rows = ((f"`{f}`", str(n), notes.get(f, "")) for n, f in enumerate(vocabulary.FRAMES))
    yield from table(("frame", "number", "arguments"), rows)


def events_table() -> Iterator[str]:
    yield from table(
        ("event", "number", "fields", "meaning"),
        (
            (f"`{kind.name}`", str(number), ", ".join(kind.fields), kind.meaning)
            for number, kind in enumerate(events.EVENT_KINDS)
        ),
    )


def reasons_table() -> Iterator[str]:
    yield from table(
        ("reason", "number", "fields", "meaning"),
        (
            (f"`{kind.name}`", str(number), ", ".join(kind.fields), kind.meaning)
            for number, kind in enumerate(reasons.REASON_KINDS)
            if number > 0
        ),
    )


def shapes_table(module: Any, *names: str) -> Iterator[str]:
    """The keys of typed dictionaries, with their types and the comments behind them."""
    source = getsource(module)
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef) or node.name not in names:
            continue
        yield ""
        doc = (ast.get_docstring(node) or "").replace("\n", " ")
        yield f"**{node.name}**" + (f": {doc}" if doc else "")
        yield ""
        yield from table(
            ("key", "type", "what"),
            (
                (
                    f"`{ast.unparse(entry.target)}`",
                    json_type(entry.annotation),
                    lines[entry.lineno - 1].partition("  # ")[2],
                )
                for entry in node.body
                if isinstance(entry, ast.AnnAssign)
            ),
        )


def json_type(annotation: ast.expr) -> str:
    text = ast.unparse(annotation)
    if text.startswith("NotRequired["):
        text = text.removeprefix("NotRequired[").removesuffix("]") + ", may be missing"
    return text.replace("None", "null").replace(" | ", " or ")


def view_tables() -> Iterator[str]:
    order = ("View", "Pending", "Trade", "PlayerBoard", "CaptainCard", "Conversion", "Board")
    more = ("BuildingType", "WishOfRound", "ShipCard", "Automa", "ResultJson", "ScoreJson")
    for name in (*order, *more):
        yield from shapes_table(view, name)
    yield ""


def quote_table() -> Iterator[str]:
    yield from shapes_table(view, "QuoteJson")
    yield ""


def context_table() -> Iterator[str]:
    yield from shapes_table(actions, "Context")
    yield ""


# The page's tables

PAGE_HEAD: Final = """\
// The words, numbers and action codes of the game. Do not edit.
// Written by `make contract` from src/tearum/contract.
"""


WORDS: Final[dict[tuple[str, ...], str]] = {
    vocabulary.RESOURCES: "RESOURCES",
    vocabulary.CUBES: "CUBES",
    vocabulary.BOARDS: "BOARDS",
    vocabulary.COLOURS: "COLOURS",
}


def page_tables() -> str:
    lists: dict[str, tuple[str, ...]] = {
        "LANGUAGES": LANGUAGES,
        "LEVELS": table_words.LEVELS,
        "PACES": table_words.PACES,
        "TIME_OUTS": table_words.TIME_OUTS,
        "PHRASES": table_words.PHRASES,
        "REACTIONS": table_words.REACTIONS,
        "RESOURCES": vocabulary.RESOURCES,
        "CUBES": vocabulary.CUBES,
        "COLOURS": vocabulary.COLOURS,
        "BOARDS": vocabulary.BOARDS,
        "SYMBOLS": vocabulary.SYMBOLS,
        "BUILDING_COLOURS": vocabulary.BUILDING_COLOURS,
        "DECLINABLE": vocabulary.DECLINABLE,
        "ENDING_PHASES": vocabulary.ENDING_PHASES,
    }
    from tearum.text import text_in

    texts = {language: text_in(language) for language in LANGUAGES}
    named = {language: text.message("language-name") for language, text in texts.items()}
    silent = {language: text.message("server-silent") for language, text in texts.items()}
    parts = [
        PAGE_HEAD,
        "".join(
            f"export const {name} = {literal(words)} as const;\n" for name, words in lists.items()
        ),
        f"export const LANGUAGE_NAMES = {literal(named)} as const;\n"
        f"export const SERVER_SILENT = {literal(silent)} as const;\n",
        f"export const AUTOMA = {counts.AUTOMA};\nexport const VP_PRICE = {counts.VP_PRICE};\n",
        "/** Kinds of action: the first code, and the arguments, the last running fastest. */\n"
        "export const ACTION_KINDS = {\n"
        + "".join(f"  {kind.name}: {page_kind(kind)},\n" for kind in ACTION_KINDS)
        + "} as const;\n",
        "export type ActionKind = keyof typeof ACTION_KINDS;\n",
    ]
    return "\n".join(parts)


def page_kind(kind: ActionKind) -> str:
    listed = ", ".join(page_argument(name, size) for name, size in kind.arguments)
    return f"{{ first: {kind.first}, arguments: [{listed}] }}"


def page_argument(name: str, size: int) -> str:
    if name in NAMED:
        return f"{{ name: '{name}', words: {WORDS[NAMED[name][:size]]} }}"
    return f"{{ name: '{name}', size: {size}, from: {int(name in FROM_ONE)} }}"


def literal(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text.replace('"', "'")


# All of it

PARTS: Final = (
    Part(f"{CONSTANTS}/components.py", "resources", resources),
    Part(f"{CONSTANTS}/components.py", "colours", lambda: constants(vocabulary.COLOURS)),
    Part(f"{CONSTANTS}/components.py", "boards", boards),
    Part(f"{CONSTANTS}/components.py", "symbols", symbols),
    Part(f"{CONSTANTS}/components.py", "permanent effects", permanents),
    Part(f"{CONSTANTS}/components.py", "counts", box),
    Part(f"{ENGINE}/edition_tables.py", "icons", icons),
    Part(f"{CONSTANTS}/phases.py", "phases", phases),
    Part(f"{CONSTANTS}/frames.py", "frames", frames),
    Part(f"{CONSTANTS}/actions.py", "actions", action_codes),
    Part(f"{CONSTANTS}/events.py", "events", event_kinds),
    Part(f"{CONSTANTS}/events.py", "causes", causes),
    Part(f"{CONSTANTS}/reasons.py", "reasons", reason_kinds),
    Part(DOCS, "words", words_table),
    Part(DOCS, "actions", actions_table),
    Part(DOCS, "context", context_table),
    Part(DOCS, "frames", frames_table),
    Part(DOCS, "events", events_table),
    Part(DOCS, "reasons", reasons_table),
    Part(DOCS, "view", view_tables),
    Part(DOCS, "quote", quote_table),
)


def parts() -> dict[str, str]:
    """The files with lines between marks, as they should be. Needs nothing but the contract."""
    files: dict[str, str] = {}
    for part in PARTS:
        text = files.get(part.file) or (ROOT / part.file).read_text("utf-8")
        files[part.file] = part.put_into(text)
    return files


def page_files() -> dict[str, str]:
    """The page's files, as they should be. Imports the server, and so the engine's constants."""
    from tools.typescript import typescript_types

    return {PAGE: page_tables(), WIRE: typescript_types()}


def outdated(files: dict[str, str]) -> list[str]:
    """Those of the files that are not as they should be."""
    return [
        file
        for file, text in files.items()
        if not (ROOT / file).exists() or (ROOT / file).read_text("utf-8") != text
    ]


def main() -> None:
    for files in (parts, page_files):  # in this order: the second imports what the first writes
        wanted = files()
        for file in outdated(wanted):
            (ROOT / file).write_text(wanted[file], "utf-8")
            print(f"{file} is renewed.")


if __name__ == "__main__":
    main()
