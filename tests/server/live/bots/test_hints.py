"""Hints: what the captain would do, for the seat to move, with what it may know."""

from tearum.contract.languages import LANGUAGES
from tearum.text import text_in

from ...harness import Page, Seated, Server, at_random, bots, people


def test_the_seat_to_move_can_ask_what_a_bot_would_do(server: Server) -> None:
    with Seated(server, people(2)) as table:
        choose = at_random(3)
        table.play(choose, most=11)
        while (mover := table.mover()) and len(mover.state["legal"]) < 2:
            table.step(choose)  # where there is nothing to choose, there is no advice
        assert mover is not None
        number = mover.say("hint")
        mover.ask("quote", actions=[mover.state["legal"][0]["code"]])  # one may go on meanwhile
        mover.wait_for(lambda: number in mover._answers, 60)
        hint = mover._answers.pop(number)
        assert (hint["type"], hint["bot"], hint["revision"]) == (
            "hinted",
            "captain",
            mover.revision,
        )
        legal = {action["code"] for action in mover.state["legal"]}
        assert {option["action"] for option in hint["options"]} <= legal
        assert len(hint["options"]) >= min(2, len(legal))
        for option in hint["options"]:
            assert 0 <= option["governor"] <= 1
            assert 0 <= option["pirate_king"] <= 1
            assert option["winner"] <= option["governor"] + option["pirate_king"] + 0.01
            assert len(option["reasons"]) <= 3
            for reason in option["reasons"]:
                for language in LANGUAGES:
                    assert text_in(language).message(f"bot-reason-{reason['name']}")
        again = mover.ask("hint")
        assert again["options"] == hint["options"]  # the same question, the same answer


def test_nobody_else_may_ask(server: Server) -> None:
    with Seated(server, people(2)) as table, Page(server, table.id) as watcher:
        mover = table.mover()
        other = next(page for page in table.pages.values() if page is not mover)
        assert other.ask("hint")["code"] == "not_your_turn"
        assert watcher.ask("hint")["code"] == "not_yours"


def test_a_table_can_be_without_advice_and_so_is_its_rematch(server: Server) -> None:
    with Seated(server, [*people(1), *bots("random")], hints=False) as table:
        mover = table.mover()
        assert mover is not None
        assert mover.state["hints"] is False
        assert mover.ask("hint")["code"] == "no_hints"
        table.play(at_random(2))
        mover.ask("rematch")
        with Page(server, mover.state["rematch"]) as again:
            assert again.state["hints"] is False


def test_one_question_at_a_time(server: Server) -> None:
    with Seated(server, people(2)) as table:
        mover = table.mover()
        assert mover is not None
        first = mover.say("hint")
        assert mover.ask("hint")["code"] == "too_many"
        mover.wait_for(lambda: first in mover._answers, 60)
        assert mover._answers[first]["type"] == "hinted"
