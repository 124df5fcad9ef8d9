"""Chooses the deal of the guided first game: `python -m tools.choose_lesson`.

Deals are tried one after another. In each, the adviser plays the learner's seat for two rounds, as
a learner does who follows the advice, against the bots of the lesson. A deal is good in which
everything comes up that the lesson explains. The best ones are played again with other luck of
the bots, and the one in which most comes up every time is written into `lesson.py` of the server.

Run it again after the cards have changed. It takes some minutes, compiled.
"""

import re
import sys
from collections.abc import Iterator
from typing import Final

from tearum.bots import Budget, bot_named, question_for
from tearum.contract.vocabulary import FRAMES
from tearum.game import Game
from tearum.server.jobs.bot_chooser import ADVICE_NODES, ADVISER
from tearum.server.live.seats import lesson

ROUNDS: Final = 2
TRIALS: Final = 6  # with other luck, of a deal that looks good
TOPICS: Final = ("warehouse", "overflow", "captain", "contract", "chest", "allegiance")
EVENT_TOPICS: Final = {"hired": "captain", "fulfilled": "contract", "goods": "warehouse"}


def topics_of(seed: str, learner: str, luck: int) -> set[str]:
    """What comes up in the first rounds where the learner plays as this bot would."""
    game = Game.new(lesson.PLAYERS, seed)
    players = [bot_named(learner if seat == lesson.SEAT else lesson.BOT) for seat in range(3)]
    found = set()
    decisions = 0
    while (seat := game.to_move) is not None and game.state.round_index() < ROUNDS:
        asked = FRAMES[game.state.frame_kind()]
        if seat == lesson.SEAT:
            if asked == "overflow":
                found.add("overflow")
            elif asked == "choosing_allegiance":
                found |= {"chest", "allegiance"}
        budget = Budget(nodes=ADVICE_NODES)
        question = question_for(game.state, seat, budget, f"{luck} {decisions}")
        events = game.apply(int(players[seat].choose(question).action))
        found |= {
            EVENT_TOPICS[event.kind]
            for event in events
            if event.seat == lesson.SEAT and event.kind in EVENT_TOPICS
        }
        decisions += 1
    return found


def candidates() -> Iterator[str]:
    """Seeds in the order in which they are tried."""
    number = 0
    while True:
        number += 1
        yield f"lesson {number}"


def choose(deals: int) -> str:
    """The seed of the deal in which most things come up, among the first deals."""
    best, most = "", -1.0
    for number, seed in enumerate(candidates()):
        if number == deals or most == len(TOPICS):
            return best
        quick = topics_of(seed, "greedy", 0)
        if len(quick) < len(TOPICS) - 1:
            continue
        trials = [len(topics_of(seed, ADVISER, luck)) for luck in range(TRIALS)]
        print(seed, "missing:", ", ".join(sorted(set(TOPICS) - quick)) or "nothing", trials)
        if sum(trials) / TRIALS > most:
            best, most = seed, sum(trials) / TRIALS
    return best


def main(deals: int = 400) -> None:
    seed = choose(deals)
    path = lesson.__file__
    with open(path, encoding="utf-8") as file:
        source = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(re.sub(r'^SEED: Final = ".*"', f'SEED: Final = "{seed}"', source, flags=re.M))
    print(f"{path}: {seed}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
