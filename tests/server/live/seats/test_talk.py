"""What people say: a fixed list, heard by all, in everybody's own language, and not too often."""

from tearum.contract.languages import LANGUAGES
from tearum.contract.table import PACES, PHRASES, REACTIONS, TIME_OUTS
from tearum.text import text_in

from ...harness import Page, Seated, Server, at_random, bots, people


def test_everybody_hears_a_phrase_and_a_reaction(server: Server) -> None:
    with Seated(server, people(2)) as table, Page(server, table.id) as watcher:
        first, second = table.pages[0], table.pages[1]
        assert first.ask("say", phrase="good_luck")["type"] == "done"
        assert second.ask("react", reaction="cheers")["type"] == "done"
        for page in (first, second, watcher):
            page.wait_for(lambda page=page: len(page.heard) == 2)  # type: ignore[misc]
            assert [(said["seat"], said["phrase"], said["reaction"]) for said in page.heard] == [
                (0, "good_luck", None),
                (1, None, "cheers"),
            ]


def test_nobody_says_anything_else(server: Server) -> None:
    with Seated(server, people(2)) as table, Page(server, table.id) as watcher:
        first = table.pages[0]
        first.say("say", phrase="you cheat")
        first.say("say", phrase="hello", text="you cheat")
        first.say("react", reaction="hello")
        first.ask("ping")
        assert watcher.ask("say", phrase="hello")["code"] == "not_yours"
        assert watcher.ask("react", reaction="smile")["code"] == "not_yours"
        table.pages[1].ask("ping")
        assert [page.heard for page in (first, table.pages[1], watcher)] == [[], [], []]


def test_who_says_much_has_to_wait(server: Server) -> None:
    with Seated(server, people(2)) as table:
        first = table.pages[0]
        answers = [first.ask("say", phrase="hello") for _ in range(4)]
        answers += [first.ask("react", reaction="laugh") for _ in range(2)]
        assert [answer["type"] for answer in answers] == ["done"] * 4 + ["error"] * 2
        assert answers[-1]["code"] == "too_many"
        with Page(server, table.id, table.keys[0]) as again:  # a second page is the same seat
            assert again.ask("say", phrase="hello")["code"] == "too_many"
        assert table.pages[1].ask("say", phrase="hello")["type"] == "done"


def test_who_is_to_move_can_be_reminded_once_in_a_while(server: Server) -> None:
    with Seated(server, [*people(3), *bots("random")]) as table:
        mover = table.mover()
        assert mover is not None
        seat = mover.to_move
        others = [page for page in table.pages.values() if page is not mover]
        assert mover.ask("nudge", seat=seat)["code"] == "no_nudge"
        for wrong in {0, 1, 2, 3} - {seat}:
            assert others[0].ask("nudge", seat=wrong)["code"] == "no_nudge"
        assert others[0].ask("nudge", seat=seat)["type"] == "done"
        assert others[1].ask("nudge", seat=seat)["code"] == "too_many"
        mover.wait_for(lambda: bool(mover.heard))
        assert mover.heard[0]["seat"] == seat
        assert mover.heard[0]["by"] == others[0].state["you"]
        mover.wait_for(lambda: mover.state["seats"][seat]["nudged"] is not None)
        server.advance(121)
        assert others[1].ask("nudge", seat=seat)["type"] == "done"
        with Page(server, table.id) as watcher:
            assert watcher.ask("nudge", seat=seat)["code"] == "not_yours"


def test_whoever_wants_to_play_on_says_so(server: Server) -> None:
    with Seated(server, people(2)) as table:
        first, second = table.pages[0], table.pages[1]
        second.ask("abandon", agree=False)  # nobody has asked
        first.ask("abandon")
        second.ask("abandon", agree=False)
        first.wait_for(lambda: bool(first.heard))
        assert [(said["seat"], said["phrase"]) for said in first.heard] == [(1, "play_on")]


def test_a_rematch_keeps_the_pace(server: Server) -> None:
    wish = {"pace": "relaxed", "time_out": "bot", "grace": 300, "level": "captain"}
    with Seated(server, [*people(1), *bots("random")], **wish) as table:
        table.play(at_random(1))
        assert table.any.state["clock"] is None
        with Page(server, table.any.ask("rematch")["rematch"]) as again:
            assert {name: again.state[name] for name in wish} == wish


def test_every_word_is_in_every_language() -> None:
    names = [
        *(f"talk-phrase-{phrase}" for phrase in PHRASES),
        *(f"talk-reaction-{reaction}" for reaction in REACTIONS),
        *(f"pace-{pace}" for pace in PACES),
        *(f"time-out-{time_out}" for time_out in TIME_OUTS),
    ]
    for language in LANGUAGES:
        for name in names:
            assert text_in(language).message(name, player="Ann")
