"""The engine's constants, written out for the compiler, are the numbers of the contract."""

from types import ModuleType

import pytest

from tearum.contract import counts, vocabulary
from tearum.contract.actions import ACTION_KINDS, ACTIONS
from tearum.contract.events import EVENTS
from tearum.contract.reasons import REASONS
from tearum.engine import edition_tables, layout
from tearum.engine.constants import actions, components, events, frames, phases, reasons
from tearum.observation import layout as observation_layout


def numbers(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if type(value) is int}


@pytest.mark.parametrize(
    ("module", "words"),
    [
        (components, vocabulary.RESOURCES),
        (components, vocabulary.COLOURS),
        (components, vocabulary.BOARDS),
        (components, vocabulary.SYMBOLS),
        (components, vocabulary.PERMANENTS),
        (phases, vocabulary.PHASES),
        (frames, vocabulary.FRAMES),
        (events, EVENTS),
        (reasons, REASONS),
    ],
)
def test_a_word_has_the_number_of_its_place(module: ModuleType, words: tuple[str, ...]) -> None:
    found = numbers(module)
    assert [found[word.upper()] for word in words] == list(range(len(words)))


def test_icons_are_ops_in_the_same_order() -> None:
    found = numbers(edition_tables)
    assert [found[f"OP_{icon.upper()}"] for icon in vocabulary.ICONS] == list(
        range(1, len(vocabulary.ICONS) + 1)
    )


def test_action_kinds_begin_where_the_engine_says() -> None:
    found = numbers(actions)
    assert [found[kind.name.upper()] for kind in ACTION_KINDS] == [
        kind.first for kind in ACTION_KINDS
    ]
    assert actions.ACTIONS == ACTIONS


def test_the_engine_counts_what_the_contract_lists() -> None:
    assert len(vocabulary.RESOURCES) == components.RESOURCES
    assert len(vocabulary.CUBES) == components.CUBES
    assert len(vocabulary.BOARDS) == components.BOARDS
    assert len(vocabulary.SYMBOLS) == components.SYMBOLS
    assert len(vocabulary.BUILDING_COLOURS) == components.BUILDING_COLOURS
    assert len(vocabulary.PHASES) == phases.PHASES
    assert len(vocabulary.FRAMES) == frames.FRAMES
    assert len(EVENTS) == events.EVENTS
    assert len(vocabulary.CAUSES) == events.CAUSES
    assert len(REASONS) == reasons.REASONS
    found = numbers(components)
    assert numbers(counts) == {name: found[name] for name in numbers(counts)}


def test_counts_written_out_again_are_the_same() -> None:
    """The compiler makes one number of a sum only where all of it stands in one module."""
    found = numbers(components) | numbers(frames)
    for module in (layout, observation_layout):
        again = {name: n for name, n in numbers(module).items() if name.startswith("_")}
        assert again == {name: found[name[1:]] for name in again}
