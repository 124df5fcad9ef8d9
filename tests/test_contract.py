"""The contract is declared once, and what is written from it is current."""

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tearum import Game
from tearum.contract import table as table_words
from tearum.contract import vocabulary
from tearum.contract.actions import ACTION_KINDS, ACTIONS
from tearum.contract.events import EVENTS
from tearum.contract.languages import LANGUAGES
from tearum.contract.reasons import REASONS
from tearum.contract.view import View
from tearum.contract.vocabulary import DECISION_KINDS, REVEAL_KINDS
from tearum.game import Record
from tearum.game.actions.action import Action
from tearum.game.fair_deal import FairDeal
from tools import write_contract

ROOT = Path(__file__).parents[1]
PAGE = ROOT.joinpath("docs", "contract.md").read_text("utf-8")


def table(heading: str) -> list[list[str]]:
    """The rows of the first table of a section, without its head."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def test_what_is_written_from_the_contract_is_current() -> None:
    wanted = write_contract.parts() | write_contract.page_files()
    assert write_contract.outdated(wanted) == [], "Renew them: make contract"


def test_a_file_that_lost_its_marks_is_named() -> None:
    part = write_contract.PARTS[0]
    with pytest.raises(SystemExit, match=rf"{part.file} has no place for {part.name}"):
        part.put_into("no marks here")


# Whoever lists all words of one vocabulary, in whatever order, declares it again. The colours are
# left out: two words as common as blue and red stand together for other reasons too.
VOCABULARIES: dict[str, tuple[str, ...]] = {
    "action kinds": tuple(kind.name for kind in ACTION_KINDS),
    "reasons": REASONS,
    "causes": vocabulary.CAUSES,
    "icons": tuple(str(icon) for icon in vocabulary.ICONS),
    "barriers": vocabulary.BARRIERS,
    "resources": vocabulary.RESOURCES,
    "boards": vocabulary.BOARDS,
    "building colours": vocabulary.BUILDING_COLOURS,
    "symbols": vocabulary.SYMBOLS,
    "permanent effects": vocabulary.PERMANENTS,
    "actions that may be declined": vocabulary.DECLINABLE,
    "phases": vocabulary.PHASES,
    "phases after the last round": vocabulary.ENDING_PHASES,
    "frames": vocabulary.FRAMES,
    "events": EVENTS,
    "languages": LANGUAGES,
    "levels of bots": table_words.LEVELS,
    "presence": table_words.PRESENCES,
    "pace": table_words.PACES,
    "phrases": table_words.PHRASES,
    "reactions": table_words.REACTIONS,
    "kinds of decisions": DECISION_KINDS,
    "kinds of reveals": REVEAL_KINDS,
}
SOURCES = (
    ("src/tearum", "*.py"),
    ("web/src", "*.ts"),
    ("web/src", "*.svelte"),
    ("web/e2e", "*.ts"),
)
WRITTEN = ("src/tearum/contract", "web/src/lib/contract.ts", "web/src/lib/wire.ts")
WORD = r"""["']\w+["']"""
SEPARATOR = r"""\s*[,|]\s*(?:(?:\#|//)[^\n]*\n\s*)*"""
LIST = re.compile(rf"{WORD}(?:{SEPARATOR}{WORD})+")


def declarations(text: str, words: Iterable[str]) -> list[str]:
    """Lists, in Python or TypeScript, that hold a whole vocabulary in any order."""
    wanted = set(words)
    return [found for found in LIST.findall(text) if wanted <= set(re.findall(r"\w+", found))]


@pytest.mark.parametrize("name", VOCABULARIES)
def test_nobody_declares_a_vocabulary_again(name: str) -> None:
    found = [
        str(file.relative_to(ROOT))
        for folder, pattern in SOURCES
        for file in sorted((ROOT / folder).rglob(pattern))
        if not str(file.relative_to(ROOT)).startswith(WRITTEN)
        and declarations(file.read_text("utf-8"), VOCABULARIES[name])
    ]
    assert found == []


def test_a_second_declaration_is_noticed() -> None:
    assert declarations("x = ('blue', 'red')", ("blue", "red"))
    assert declarations("x = ['red',  # first\n    'blue']", ("blue", "red"))
    assert declarations('type X =\n  "blue" |  "red"', ("blue", "red"))
    assert not declarations("red = {'blue': 1, 'red': 2}", ("blue", "red"))


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_seen_has_the_types_of_the_contract(players: int) -> None:
    game = Game.new(players=players, seed=1)
    while game.to_move is not None:
        for seat in (None, *range(players)):
            view = game.view(seat)
            assert msgspec.convert(view, View) == view
        game.apply(game.legal_actions()[0])


def test_an_action_code_of_the_page_is_no_number_by_hand() -> None:
    """The page takes codes from `contract.ts`."""
    text = (ROOT / "web" / "src" / "lib" / "codes.ts").read_text("utf-8")
    assert not re.findall(r"(?<![\w.])\d{2,}", text)


def test_the_record_has_the_documented_keys() -> None:
    game = Game.new(players=3, seed=1)
    while game.to_move is not None:
        game.apply(game.legal_actions()[0])
    documented = {key for row in table("Record") for key in re.findall(r"`(\w+)`", row[0])}
    record = replace(game.record(), deal=FairDeal.with_secret("00" * 16, ["a1", "", ""]))
    assert set(record.to_json()) == documented
    assert Record.loads(record.dumps()) == record
    assert set(game.record().to_json()) == documented - {"deal"}


def test_every_code_goes_through_json_and_back() -> None:
    for code in range(ACTIONS):
        assert Action.from_json(Action.of(code).to_json()).code == code


def test_a_full_board_has_no_row_that_would_act() -> None:
    """ACT-03: with three players a fourth worker finds no place."""
    game = Game.new(players=3, seed=1)
    while game.view()["round"] < 3:
        view = game.view()
        if not view["removing"]:
            for board in view["boards"].values():
                assert board["row"] == (board["workers"] + 1 if board["workers"] < 3 else None)
        game.apply(game.legal_actions()[0])
