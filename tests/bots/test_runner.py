"""A bot that fails loses its move, and the game continues."""

import subprocess
import sys
import time
from typing import Any

import numpy as np
import pytest

from tearum.bots import Answer, BotFault, Budget, Question, bot_names
from tearum.bots import runner as runner_module
from tearum.bots.players.random_bot import RandomBot
from tearum.contract.languages import LANGUAGES
from tearum.engine.constants.actions import BUILD, SHIP
from tearum.engine.constants.frames import OVERFLOW, SHIP_TURN
from tearum.engine.core import new_game
from tearum.game.seeds import deal_streams
from tearum.lab.match import play_match
from tests.bots.table import TABLES, deal, play_out, player, seated


class Thrower:
    def choose(self, question: Question) -> Answer:
        raise RuntimeError("lost my hat")


class Chatterer:
    def choose(self, question: Question) -> Answer:
        print("well, well")
        return Answer(question.actions[0])


class Cheater:
    def choose(self, question: Question) -> Answer:
        return Answer(-7)


class Mumbler:
    def choose(self, question: Question) -> Any:
        return "row 3"


class Halver:
    def choose(self, question: Question) -> Any:
        return Answer(question.actions[0] / 2)  # type: ignore[arg-type]


class Teller:
    """Answers with something of each kind."""

    def __init__(self, **said: Any) -> None:
        self.said = said

    def choose(self, question: Question) -> Answer:
        return Answer(**{"action": question.actions[0], **self.said})


class Nameless:
    """Can't even be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("no name")


class WordlessError(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


class Wordless:
    def choose(self, question: Question) -> Answer:
        raise WordlessError


class Quitter:
    def choose(self, question: Question) -> Answer:
        sys.exit("enough")


class Sleeper:
    def choose(self, question: Question) -> Answer:
        time.sleep(1.1)
        return Answer(question.actions[0])


class Spinner:
    def choose(self, question: Question) -> Answer:
        while True:
            pass


class Dreamer:
    def choose(self, question: Question) -> Answer:
        time.sleep(3600)
        return Answer(question.actions[0])


class Clinger:
    """Carries on, whatever goes wrong."""

    def choose(self, question: Question) -> Answer:
        while True:
            try:
                question.actions[10_000]
            except Exception:
                continue


class Startled:
    """Catches the first signal, and hangs again."""

    def choose(self, question: Question) -> Answer:
        try:
            time.sleep(3600)
        except BaseException:
            time.sleep(3600)
        return Answer(question.actions[0])


class Spoiler:
    """Plays about with what it is shown, and then throws."""

    def choose(self, question: Question) -> Answer:
        for part in (question.known.store, question.known.deal):
            for i in range(len(part)):
                part[i] = 999
        raise RuntimeError("broke it")


class Peeker:
    """Deals the game again from the seed it is given."""

    def __init__(self) -> None:
        self.dealt: list[list[int]] = []

    def choose(self, question: Question) -> Answer:
        self.dealt.append(
            list(new_game(question.known.tables, 2, deal_streams(question.seed), None).deal)
        )
        return Answer(question.actions[0])


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        (Thrower(), "error", "RuntimeError: lost my hat"),
        (Cheater(), "illegal", "-7"),
        (Mumbler(), "type", "'row 3'"),
        (Halver(), "type", "Answer"),
        (Quitter(), "error", "SystemExit: enough"),
        (Wordless(), "error", "WordlessError"),
        (Teller(nodes="many"), "type", "nodes='many'"),
        (Teller(nodes=None), "type", "nodes=None"),
        (Teller(nodes=-(10**9)), "type", "nodes=-1000000000"),
        (Teller(nodes=1.5), "type", "nodes=1.5"),
        (Teller(action=None), "type", "action=None"),
        (Teller(action=True), "type", "action=True"),
        (Teller(action=10**5000), "illegal", "some int"),
        (Teller(action=Nameless()), "type", "some Answer"),
        (Teller(thought="I like it"), "type", "thought='I like it'"),
    ],
)
def test_a_broken_bot_loses_its_move_to_the_fallback(bot: Any, kind: str, detail: str) -> None:
    broken = player(bot)
    play_out(deal(2), [broken, player(RandomBot())], 12)
    assert broken.faults
    assert {fault.kind for fault in broken.faults} == {kind}
    assert detail in str(broken.faults[0].detail)
    for language in LANGUAGES:
        said = broken.faults[0].text(language)
        assert type(bot).__name__ in said
        assert "greedy" in said


def test_a_bot_that_is_far_too_slow_loses_its_move() -> None:
    slow = [player(Sleeper(), Budget(seconds=0.01)) for _ in range(2)]
    play_out(deal(2), slow, 2)
    assert {fault.kind for seat_ in slow for fault in seat_.faults} == {"slow"}


def test_seconds_are_written_as_each_language_writes_them() -> None:
    said = [BotFault("slow", "Sleeper", 4.0).text(language) for language in LANGUAGES]
    assert ["(4.0 s)" in said[0], "(4,0 s)" in said[1], "(4,0 s)" in said[2]] == [True] * 3


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    """A learning agent answers with those."""

    class Agent:
        def choose(self, question: Question) -> Answer:
            return Answer(np.array(question.actions)[0], nodes=np.int32(40))  # type: ignore[arg-type]

    agent = player(Agent(), Budget(nodes=100))
    answer = agent.answer(deal(2))
    assert not agent.faults
    assert (type(answer.action), type(answer.nodes)) == (int, int)


@pytest.mark.parametrize("bot", [Spinner(), Dreamer(), Clinger(), Startled()])
@pytest.mark.parametrize("budget", [Budget(seconds=1.5), Budget(nodes=5)])
def test_a_bot_that_never_comes_back_is_interrupted(
    bot: Any, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner_module, "time_limit", lambda _: 0.05)
    stuck = player(bot, budget)
    began = time.perf_counter()
    codes = play_out(deal(2), [stuck, player(RandomBot())], 40)
    assert len(codes) == 40
    assert time.perf_counter() - began < 10
    assert [fault.kind for fault in stuck.faults] == ["slow", "slow", "out"]
    for language in LANGUAGES:
        said = {fault.text(language) for fault in stuck.faults}
        assert all(type(bot).__name__ in text and "greedy" in text for text in said)


def test_built_in_bots_run_without_a_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    timeouts: list[object] = []
    monkeypatch.setattr(runner_module, "run_with_timeout", lambda *asked: timeouts.append(asked))
    for name in bot_names():
        play_out(deal(2), seated([name, name], Budget(nodes=50)), 3)
    assert not timeouts
    play_out(deal(2), [player(Spender()), player(Spender())], 1)
    assert timeouts


def test_a_bot_that_catches_everything_loses_its_process() -> None:
    """In a process of its own: nothing inside it could stop such a bot."""
    code = """
import time
from tearum.bots import runner, timeout
from tests.bots.table import deal, player
timeout.REPEAT, runner.time_limit = 0.01, lambda _: 0.05
class Deaf:
    def choose(self, question):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass
player(Deaf()).answer(deal(2))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Deaf took too long and can’t be interrupted")


def test_what_a_bot_prints_is_no_output_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    answer = player(Chatterer()).answer(deal(2))
    assert answer.action >= 0
    assert capsys.readouterr() == ("", "well, well\n")
    print("here again")
    assert capsys.readouterr().out == "here again\n"


def test_the_time_limit_of_a_bot() -> None:
    assert runner_module.time_limit(Budget(seconds=1.5)) == 4
    assert runner_module.time_limit(Budget(nodes=12_000)) == 42
    assert runner_module.time_limit(Budget()) == 30
    assert runner_module.time_limit(Budget(seconds=float("inf"))) == runner_module.LONGEST_WAIT


def test_a_bot_that_spoils_its_question_spoils_nothing() -> None:
    spoiler = player(Spoiler())
    table = deal(2)
    before = list(table.deal)
    play_out(table, [spoiler, player(RandomBot())], 60)
    assert {fault.kind for fault in spoiler.faults} == {"error"}  # and the fallback moves
    assert list(table.deal) == before


def test_a_bot_of_ones_own_cannot_deal_the_game_again_from_its_seed() -> None:
    peeker = Peeker()
    play_match(TABLES, [peeker, RandomBot()], 7, Budget(nodes=600))
    assert list(new_game(TABLES, 2, deal_streams(7), None).deal) not in peeker.dealt


class Spender:
    """Takes 40 nodes a decision and notes what it is given."""

    def __init__(self) -> None:
        self.given: list[int | None] = []

    def choose(self, question: Question) -> Answer:
        self.given.append(question.budget.nodes)
        return Answer(question.actions[-1], nodes=40)


def test_a_budget_is_for_a_turn_of_several_decisions() -> None:
    spender = Spender()
    play_out(deal(2), [player(spender, Budget(nodes=100)), *seated(["random"])], 40)
    assert spender.given[0] == 100
    assert {60, 100} <= set(spender.given)
    assert all(left is not None and left >= 0 for left in spender.given)


class Hoarder:
    """Buys every ship it can, throws overboard what does not fit, and spends all at once."""

    def __init__(self) -> None:
        self.overboard = 0  # pieces, since it was asked to buy last
        self.after_discards: list[int | None] = []

    def choose(self, question: Question) -> Answer:
        known = question.known
        frame = known.frame_kind()
        if frame == OVERFLOW:
            self.overboard += 1
        elif frame == SHIP_TURN:
            if self.overboard:
                self.after_discards.append(question.budget.nodes)
            self.overboard = 0
        else:
            self.overboard = 0
        ships = [action for action in question.actions if SHIP <= action < BUILD]
        return Answer(ships[-1] if ships else question.actions[-1], nodes=100)


def test_a_ship_turn_that_ended_overboard_leaves_the_next_one_its_whole_budget() -> None:
    hoarders = [Hoarder(), Hoarder()]
    play_out(deal(2), [player(hoarder, Budget(nodes=100)) for hoarder in hoarders])
    after = [nodes for hoarder in hoarders for nodes in hoarder.after_discards]
    assert after
    assert set(after) == {100}
