"""Games and their accounts for the tests, made in a process of its own with the compiled bots.

On the plain sources an account takes a minute. `python -m tests.review.examples.games FOLDER`
writes, for each game, its record and the analysed turns.
"""

import os
import subprocess
import sys
from pathlib import Path

from tearum.bots import Budget, bot_named, question_for
from tearum.bots.question import stream_of
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.redeal import redeal
from tearum.engine.state import State
from tearum.game import Record
from tearum.game.seeds import deal_streams
from tearum.lab.game_record import record_of_game
from tearum.review import Reviewer
from tearum.review.evaluator import Evaluator
from tearum.review.saved_turns import SavedTurns

NODES = 400
GAMES = ("2-1", "3-1", "4-1", "4-2")  # players and seed; of the last one a turn is spoilt
SPOILT = "4-2"
SPOILT_NODES = 5000  # with which the spoilt turn is seen to be a mistake
SPOILT_ROUND = 4
ROOT = Path(__file__).parents[3]


def main(folder: Path) -> None:
    for name in GAMES:
        players, seed = map(int, name.split("-"))
        record = play(players, seed, spoil=name == SPOILT)
        record.save(folder / f"{name}.json")
        reviewer = Reviewer(record, SPOILT_NODES if name == SPOILT else NODES)
        saved = SavedTurns(folder / f"{name}.jsonl")
        for turn in reviewer.analyses():
            saved.add(turn)


def make_games(folder: Path) -> None:
    """Runs this module with the compiled bots, where they are compiled."""
    environment = {key: value for key, value in os.environ.items() if key != "TEARUM_PLAIN"}
    command = [sys.executable, "-m", "tests.review.examples.games", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def play(players: int, seed: int, *, spoil: bool) -> Record:
    """A game of greedy bots. Spoilt, the last seat once takes the worst turn that it has."""
    edition = load("classic")
    state = new_game(edition.tables, players, deal_streams(seed), None)
    bots = [bot_named("greedy") for _ in range(players)]
    codes: list[int] = []
    while (seat := int(to_move(state))) >= 0:
        if spoil and seat == players - 1 and _opens_a_turn(state):
            spoil = False
            chosen = _worst_turn(state, seat)
        else:
            question = question_for(state, seat, Budget(nodes=400), seed, thoughts=False)
            chosen = [bots[seat].choose(question).action]
        for code in chosen:
            apply(state, code)
            codes.append(code)
    return record_of_game(edition, ["Ada", "Ben", "Cleo", "Dan"][:players], seed, codes)


def _opens_a_turn(state: State) -> bool:
    from tearum.engine.constants.frames import TURN

    return state.round_index() == SPOILT_ROUND - 1 and bool(state.frame_kind() == TURN)


def _worst_turn(state: State, seat: int) -> list[int]:
    known = redeal(state, seat, stream_of("worst"))
    return Evaluator(state.tables).plans(known, seat, 20_000)[-1].codes


if __name__ == "__main__":
    main(Path(sys.argv[1]))
