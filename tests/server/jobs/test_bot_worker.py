"""What a worker remembers from one request to the next, and what it says of a bot that fails."""

from typing import Any, ClassVar

import pytest

from tearum.bots import Bot, Budget, Question, bot_named, question_for
from tearum.edition import load
from tearum.engine.core import apply, new_game, to_move
from tearum.engine.pending import menu_of
from tearum.game.seeds import deal_streams
from tearum.server.jobs import bot_worker
from tearum.server.jobs.bot_worker import BotReply, BotRequest, BotWorker

CLASSIC = load("classic")


def asked_of_seat_1() -> Question:
    """Some moves into a game of two."""
    state = new_game(CLASSIC.tables, 2, deal_streams(5), None)
    while to_move(state) != 1:
        apply(state, menu_of(state)[0])
    return question_for(state, 1, Budget(nodes=300), "a seed")


def request(**changes: Any) -> BotRequest:
    """A request of the second seat."""
    question = asked_of_seat_1()
    asked: dict[str, Any] = {
        "bot": "captain",
        "player": "table 1",
        "seat": 1,
        "seconds": None,
        "nodes": 300,
        "thoughts": False,
        "seed": "a seed",
        "edition": CLASSIC.hash,
        "source": CLASSIC.source,
        "deal": list(question.known.deal),
        "store": list(question.known.store),
    }
    return BotRequest(**{**asked, **changes})


class Noted(Bot):
    """Takes the first action, and notes what it was asked."""

    made: ClassVar[list["Noted"]] = []

    def __init__(self, name: str) -> None:
        self.name, self.questions = name, list[Any]()
        self.made.append(self)

    def choose(self, question: Any) -> Any:
        self.questions.append(question)
        return bot_named("random").choose(question)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[Noted]:
    monkeypatch.setattr(Noted, "made", [])
    monkeypatch.setattr(bot_worker, "bot_named", Noted)
    return Noted.made


def test_a_bot_gets_its_whole_question(noted: list[Noted]) -> None:
    asked = request(seconds=2.5, nodes=70)
    reply = BotWorker().reply(asked)
    (bot,) = noted
    (question,) = bot.questions
    assert (bot.name, question.seat, question.seed) == ("captain", 1, "a seed")
    assert (question.budget.seconds, question.budget.nodes) == (2.5, 70)
    assert question.thoughts is False
    assert list(question.known.store) == asked.store
    assert list(question.known.deal) == asked.deal
    assert reply.action in question.actions
    assert reply.options == []


def test_a_player_keeps_its_bot_and_another_has_its_own(noted: list[Noted]) -> None:
    worker = BotWorker()
    for asked in (
        request(),
        request(source=None),  # the same player, of an edition that is known
        request(player="table 0"),
        request(bot="bosun"),
        request(),
    ):
        worker.reply(asked)
    assert [(bot.name, len(bot.questions)) for bot in noted] == [
        ("captain", 3),
        ("captain", 1),
        ("bosun", 1),
    ]


def test_advice_comes_from_a_bot_without_a_past(noted: list[Noted]) -> None:
    worker = BotWorker()
    for thoughts in (False, True, True, False):
        worker.reply(request(thoughts=thoughts))
    assert [len(bot.questions) for bot in noted] == [2, 1, 1]
    assert [bot.questions[0].thoughts for bot in noted] == [False, True, True]


def test_the_bot_that_was_asked_longest_ago_is_forgotten(
    noted: list[Noted], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "MAX_BOTS", 2)
    worker = BotWorker()
    for player in ("a", "b", "a", "c", "a", "b"):
        worker.reply(request(player=player))
    assert [len(bot.questions) for bot in noted] == [3, 1, 1, 1]  # a, b, c, and b anew


def test_editions_are_forgotten_before_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_worker, "MAX_EDITIONS", 2)
    first, second, third = [request(edition=name) for name in ("first", "second", "third")]
    worker = BotWorker()
    for asked in (first, second):
        assert worker.reply(asked).action >= 0
    first.source = second.source = None
    assert worker.reply(first).action >= 0
    assert worker.reply(third).action >= 0
    with pytest.raises(KeyError):
        worker.reply(first)


def test_a_worker_survives_a_bot_that_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(name: str) -> Bot:
        raise RuntimeError(f"{name} has no idea")

    worker = BotWorker()
    with monkeypatch.context() as patch:
        patch.setattr(bot_worker, "bot_named", failing)
        assert worker.reply(request()) == BotReply(-1, 0)
    assert "captain has no idea" in capsys.readouterr().err
    assert worker.reply(request()).action >= 0


def test_advice_says_what_the_bot_thinks_of_each_option() -> None:
    asked = request(thoughts=True)
    reply = BotWorker().reply(asked)
    answer = bot_named("captain").choose(asked_of_seat_1())
    assert answer.thought is not None
    assert (reply.action, reply.nodes) == (answer.action, answer.nodes)
    assert len(reply.options) == len(answer.thought.options) > 1
    for said, meant in zip(reply.options, answer.thought.options, strict=True):
        assert (said.action, said.plan) == (meant.action, list(meant.plan))
        for name, digits in (
            *(("governor", 3), ("pirate_king", 3), ("winner", 3)),
            *(("blue", 1), ("red", 1)),
        ):
            assert getattr(said, name) == round(getattr(meant, name), digits), name
        assert len(said.reasons) == len(meant.reasons)
