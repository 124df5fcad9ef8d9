"""A finished turn is kept with every figure in its place."""

from pathlib import Path

from tearum.bots.thought import Reason
from tearum.review.evaluator import Chances
from tearum.review.saved_turns import SavedTurns, analysis_from_json, analysis_to_json
from tearum.review.turn_analysis import Mean, SeatChances, TurnAnalysis


def analysis(index: int) -> TurnAnalysis:
    """All its figures differ."""
    return TurnAnalysis(
        index=index,
        seats=tuple(
            SeatChances(
                seat,
                Chances(0.11 + seat, 0.12, 0.13),
                Chances(0.21, 0.22, 0.23),
                Chances(0.31, 0.32, 0.33),
                Chances(0.41, 0.42, 0.43),
                0.51,
                Mean(0.61, 0.62),
            )
            for seat in (0, 2)
        ),
        loss=0.71,
        loss_error=0.72,
        expected=Chances(0.81, 0.82, 0.83),
        expected_error=Chances(0.91, 0.92, 0.93),
        best=(5, 7, 1),
        reasons=(Reason("played-on", 1.5, {"case": "wins", "chance": 40}),),
        nodes=99,
    )


def test_a_turn_comes_back_as_it_was(tmp_path: Path) -> None:
    assert analysis_from_json(analysis_to_json(analysis(3))) == analysis(3)
    saved = SavedTurns(tmp_path / "new" / "turns.jsonl")
    assert saved.load() == {}
    for index in (0, 1, 4):
        saved.add(analysis(index))
    assert saved.load() == {index: analysis(index) for index in (0, 1, 4)}


def test_lines_that_are_no_turns_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "turns.jsonl"
    saved = SavedTurns(file)
    saved.add(analysis(0))
    with file.open("a") as text:
        text.write('{"index": 1}\n[]\n3\n{"index": 2, "seats": [[1, 2]]}\nnothing\n{"ind')
    saved.add(analysis(5))
    assert saved.load() == {0: analysis(0), 5: analysis(5)}
