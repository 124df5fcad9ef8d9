"""Keeps the turns that are done in a file, so that an interrupted analysis is resumed."""

import json
from pathlib import Path
from typing import Any

from tearum.bots.thought import Reason
from tearum.review.evaluator import Chances
from tearum.review.turn_analysis import Mean, SeatChances, TurnAnalysis


class SavedTurns:
    """A file of one line per turn. A turn whose line was cut off is analysed again."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> dict[int, TurnAnalysis]:
        done: dict[int, TurnAnalysis] = {}
        if not self._path.exists():
            return done
        for line in self._path.read_text(encoding="utf-8").splitlines():
            try:
                turn = analysis_from_json(json.loads(line))
            except (ValueError, KeyError, TypeError):
                continue
            done[turn.index] = turn
        return done

    def add(self, turn: TurnAnalysis) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        # A line of its own, also after one that was cut off.
        with self._path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(analysis_to_json(turn)) + "\n")


def analysis_to_json(turn: TurnAnalysis) -> dict[str, Any]:
    return {
        "index": turn.index,
        "seats": [
            [*list(vars(seat).values())[:-1], *vars(seat.given).values()] for seat in turn.seats
        ],
        "loss": turn.loss,
        "loss_error": turn.loss_error,
        "expected": turn.expected,
        "expected_error": turn.expected_error,
        "best": list(turn.best),
        "reasons": [
            {"name": reason.name, "points": reason.points, "about": dict(reason.about)}
            for reason in turn.reasons
        ],
        "nodes": turn.nodes,
    }


def analysis_from_json(data: dict[str, Any]) -> TurnAnalysis:
    return TurnAnalysis(
        index=data["index"],
        seats=tuple(
            SeatChances(
                seat,
                Chances(*turn),
                Chances(*turn_error),
                Chances(*reveal),
                Chances(*reveal_error),
                luck_error,
                Mean(*given),
            )
            for seat, turn, turn_error, reveal, reveal_error, luck_error, *given in data["seats"]
        ),
        loss=data["loss"],
        loss_error=data["loss_error"],
        expected=Chances(*data["expected"]),
        expected_error=Chances(*data["expected_error"]),
        best=tuple(data["best"]),
        reasons=tuple(Reason(**reason) for reason in data["reasons"]),
        nodes=data["nodes"],
    )
