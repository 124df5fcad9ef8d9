"""The tables of docs/contract.md are what the code does."""

import re
from dataclasses import replace
from pathlib import Path

from tearum import Game
from tearum.contract.actions import ACTION_KINDS, ACTIONS
from tearum.contract.events import EVENT_KINDS
from tearum.contract.reasons import REASON_KINDS
from tearum.contract.vocabulary import CAUSES, FRAMES, PHASES
from tearum.game import Record
from tearum.game.action import Action
from tearum.game.fair_deal import FairDeal

PAGE = Path(__file__).parents[1].joinpath("docs", "contract.md").read_text("utf-8")


def table(heading: str) -> list[list[str]]:
    """The rows of the first table of a section, without its head."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def span(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first} to {last}"


def test_the_action_table_is_documented_code_by_code() -> None:
    assert [row[:3] for row in table("Actions")] == [
        [
            f"`{kind.name}`",
            span(kind.codes[0], kind.codes[-1]),
            ", ".join(f"{name} ({size})" for name, size in kind.arguments) or "-",
        ]
        for kind in ACTION_KINDS
    ]
    assert f"one of {ACTIONS} codes" in PAGE


def test_the_frames_are_documented() -> None:
    assert [row[:2] for row in table("Frames")] == [
        [f"`{frame}`", str(i)] for i, frame in enumerate(FRAMES)
    ]


def test_the_events_are_documented_with_their_fields() -> None:
    assert table("Events") == [
        [f"`{kind.name}`", str(i), ", ".join(kind.fields) or "-"]
        for i, kind in enumerate(EVENT_KINDS)
    ]


def test_the_reasons_are_documented_with_their_fields() -> None:
    assert table("Reasons") == [
        [f"`{kind.name}`", str(i), ", ".join(kind.fields) or "-"]
        for i, kind in enumerate(REASON_KINDS)
        if i > 0
    ]


def test_causes_and_phases_are_documented() -> None:
    for title, known in (("Causes", CAUSES), ("Phases", PHASES)):
        line = re.search(rf"^{title}: (.*)\.$", PAGE, re.MULTILINE)
        assert line is not None
        assert line[1] == ", ".join(f"`{name}`" for name in known)


def test_the_view_has_the_documented_keys() -> None:
    view = Game.new(players=2, seed=1).view(0)
    documented = [key for row in table("View") for key in re.findall(r"`(\w+)`", row[0])]
    assert sorted(documented) == sorted(view)
    seats = next(row for row in table("View") if row[0] == "`seats`")[1]
    listed = set(re.findall(r"`(\w+)`", seats)) - {"captain", "face_up"}
    assert listed | {"seat"} == set(view["seats"][0])


def test_the_quote_has_the_documented_keys() -> None:
    game = Game.new(players=3, seed=1)
    quote = game.quote([0]).to_json()
    section = PAGE.split("\n## Quote\n")[1].split("\n## ")[0]
    for key in quote:
        assert f"`{key}`" in section


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
