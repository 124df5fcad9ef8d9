"""What one page may do at its table, and what it is sent: without a socket, a game or a store."""

import asyncio
import json
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from tearum.game import Action, IllegalAction
from tearum.server.live import client_session
from tearum.server.live.client_session import BAD_MESSAGE_CODES, COSTLY_BURST, ClientSession
from tearum.server.live.client_view import Viewer
from tearum.server.live.game_log import (
    IllegalMoveError,
    NotYourTurnError,
    OutdatedRevisionError,
    RevealsError,
    UndoBlockedError,
)
from tearum.server.live.live_table import LiveTable
from tearum.server.store.game_store import StorageError
from tearum.server.store.keys import hash_key
from tearum.server.store.rows import SeatRow
from tearum.server.wire.client_messages import (
    Abandon,
    Act,
    ClientMessage,
    Hello,
    Hint,
    Leave,
    Look,
    Missed,
    Nudge,
    Ping,
    Quote,
    React,
    Rematch,
    RestartTurn,
    Say,
    SeatAppearance,
    TakeBack,
    TakeOver,
    Undo,
    WhyNot,
)
from tearum.server.wire.encoding import iso_time
from tearum.server.wire.fields import MAX_MESSAGE
from tearum.server.wire.server_messages import Said

TABLE, OTHER = "table", "other"
SEATS = "tearum.server.live.seats"
HOST = "aa" * 16
NOW = 90_000
REASON: Any = SimpleNamespace(
    name="too-dear", to_json=lambda: {"name": "too-dear"}, text=lambda _: "Too dear."
)
REFUSED = {"at": 2, "action": 5, "reason": {"name": "too-dear"}}


def key(seat: int) -> str:
    return f"{seat}" * 32


class Table:
    """Three people at a table; the third seat is still free."""

    def __init__(self, **row: Any) -> None:
        given = {"watch": True, "host": hash_key(HOST), "hints": True, **row}
        self.row = SimpleNamespace(**given)
        self.seats = [
            SeatRow(
                table=TABLE,
                seat=seat,
                human=True,
                bot=None,
                name=f"P{seat}",
                colour="jade",
                key=hash_key(key(seat)) if seat < 2 else None,
            )
            for seat in range(3)
        ]
        self.subscribers: set[ClientSession] = set()
        self.revision = 7
        self.playing = True
        self.visits = 0
        self.game_log: Any = None

    def seats_opened_by(self, keys: list[str]) -> list[int]:
        this: Any = self
        return LiveTable.seats_opened_by(this, keys)

    def observe(self) -> None:
        self.visits += 1

    def asker(self) -> str:
        return "asker"

    def give_seat_away(self, seat: int) -> None:
        self.seats[seat] = replace(self.seats[seat], key=hash_key("somebody else's"))


class Service:
    """Notes what it is asked to do."""

    def __init__(self) -> None:
        self.tables = {TABLE: Table(), OTHER: Table()}
        self.storage = SimpleNamespace(generation="first")
        self.counted: list[str] = []
        self.metrics = SimpleNamespace(count_error=self.counted.append)
        self.done: list[Any] = []
        self.failure: Exception | None = None

    async def get(self, table: str) -> Table:
        return self.tables[table]

    def now(self) -> float:
        return NOW + 0.7

    def announce_presence(self, table: Table) -> None:
        self.done.append(("presence", table))

    def start_bots(self, table: Table) -> None:
        self.done.append(("bots", table))

    def tell(self, table: Table, message: Any) -> None:
        self.done.append(("told", message.seat, message.phrase))

    async def act(self, table: Table, seat: int, revision: int, actions: list[int]) -> None:
        assert table is self.tables[TABLE]
        self.done.append(("act", seat, revision, actions))
        if self.failure:
            raise self.failure

    async def undo(self, table: Table, seat: int, revision: int, *, whole_turn: bool) -> None:
        assert table is self.tables[TABLE]
        self.done.append(("undo", seat, revision, whole_turn))


class Page:
    """One page, and what it is sent."""

    def __init__(self, service: Service) -> None:
        given: Any = service
        self.service = service
        self.session = ClientSession(given, "address")

    async def ask(self, message: ClientMessage) -> Any:
        await self.session.receive(message)
        return self.sent()

    def sent(self) -> list[Any]:
        """What was sent since; whatever is refused is refused in a sentence."""
        sent = [json.loads(message) for message in self.session.take_messages()]
        for message in sent:
            if message.get("type") == "error":
                assert re.fullmatch(r"[A-Z][a-z].*[.?]", message["message"], re.DOTALL)
        return sent

    async def hello(self, *keys: str, table: str = TABLE, **fields: Any) -> Any:
        (answer,) = await self.ask(Hello(id=1, table=table, keys=list(keys), **fields))
        return answer


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Service:
    """States are sent as what they depend on."""

    def state(table: Table, generation: str, viewer: Viewer, answer: Any, outdated: bool) -> bytes:
        said = {
            "from": viewer.seat,
            "held": viewer.held_seats,
            "host": viewer.is_host,
            "known": viewer.known_revision,
            "generation": generation,
            "answer": answer,
            "outdated": outdated,
        }
        return json.dumps(said).encode()

    made = Service()

    async def forget_votes(_: Any, table: Any, held: list[int]) -> None:
        made.done.append(("voted no longer", table, held))

    monkeypatch.setattr(client_session, "encoded_state", state)
    monkeypatch.setattr(f"{SEATS}.stand_ins.forget_votes", forget_votes)
    return made


# Who the page is


def test_a_key_opens_its_seat_and_looks_from_it(service: Service) -> None:
    async def run() -> None:
        page, table = Page(service), service.tables[TABLE]
        assert not page.session.joined
        answer = await page.hello(key(1))
        assert answer == {
            **{"from": 1, "held": [1], "host": False, "known": None, "generation": "first"},
            **{"answer": 1, "outdated": False},
        }
        assert page.session.joined
        assert table.subscribers == {page.session}
        assert table.visits == 1
        told = [("presence", table), ("bots", table), ("voted no longer", table, [1])]
        assert service.done == told

    asyncio.run(run())


@pytest.mark.parametrize(
    ("keys", "fields", "code"),
    [
        ([key(0), key(9)], {}, "bad_key"),  # a wrong one beside a right one
        ([key(9), key(0), key(1)], {}, "bad_key"),
        ([key(0)], {"host": "bb" * 16}, "bad_key"),
        ([], {"host": key(0)}, "bad_key"),
        ([key(0)], {"look": 1}, "not_yours"),
        ([key(0), key(1)], {"look": 2}, "not_yours"),
        ([], {"look": 0}, "not_yours"),
    ],
)
def test_a_wrong_key_opens_nothing_whatever_else_is_right(
    service: Service, keys: list[str], fields: Any, code: str
) -> None:
    async def run() -> None:
        page = Page(service)
        answer = await page.hello(*keys, **fields)
        assert (answer["type"], answer["answer"], answer["code"]) == ("error", 1, code)
        assert service.counted == [code]
        assert page.session.bad_messages == (code in BAD_MESSAGE_CODES)
        assert not page.session.joined
        assert (page.session.held_seats, service.tables[TABLE].subscribers) == ([], set())
        assert service.done == []

    asyncio.run(run())


def test_who_sent_a_wrong_key_stays_where_they_are(service: Service) -> None:
    async def run() -> None:
        page = Page(service)
        await page.hello(key(0))
        assert (await page.hello(key(1), key(5), table=OTHER))["code"] == "bad_key"
        assert service.tables[TABLE].subscribers == {page.session}
        assert page.session.held_seats == [0]

    asyncio.run(run())


def test_a_page_is_at_one_table(service: Service) -> None:
    async def run() -> None:
        page = Page(service)
        await page.hello(key(0), host=HOST)
        answer = await page.hello(key(1), table=OTHER)
        assert (answer["held"], answer["host"]) == ([1], False)
        assert service.tables[TABLE].subscribers == set()
        assert service.tables[OTHER].subscribers == {page.session}
        page.session.close()
        assert service.tables[OTHER].subscribers == set()
        assert not page.session.joined
        assert service.done[-1] == ("presence", service.tables[OTHER])

    asyncio.run(run())


def test_with_several_seats_the_page_says_from_which_it_looks(service: Service) -> None:
    async def run() -> None:
        page = Page(service)
        assert (await page.hello(key(1), key(0), key(1)))["from"] is None
        assert (await page.hello(key(1), key(0), look=1))["from"] == 1
        assert (await page.ask(Look(id=2, seat=0)))[0]["from"] == 0
        (refused,) = await page.ask(Look(id=3, seat=2))
        assert (refused["code"], refused["answer"]) == ("not_yours", 3)
        assert (await page.ask(Look(seat=None)))[0]["from"] is None

    asyncio.run(run())


def test_a_closed_table_is_for_its_players_and_its_host(service: Service) -> None:
    async def run() -> None:
        service.tables[TABLE] = Table(watch=False)
        assert (await Page(service).hello())["code"] == "not_yours"
        assert (await Page(service).hello(key(0)))["held"] == [0]
        host = await Page(service).hello(host=HOST)
        assert (host["held"], host["host"], host["from"]) == ([], True, None)
        service.tables[TABLE] = Table()
        assert (await Page(service).hello())["host"] is False

    asyncio.run(run())


def test_before_hello_there_is_nothing_to_do(service: Service) -> None:
    async def run() -> None:
        page = Page(service)
        for message in (Look(seat=None), Act(revision=1, actions=[0]), Leave(), Missed(since=0)):
            assert [one["code"] for one in await page.ask(message)] == ["hello_first"]
        assert page.session.bad_messages == 4
        assert service.done == []

    asyncio.run(run())


# When seats change hands


async def seated(service: Service, *keys: str, **fields: Any) -> Page:
    page = Page(service)
    await page.hello(*keys, **fields)
    return page


def test_who_loses_the_last_seat_is_sent_away(service: Service) -> None:
    async def run() -> None:
        page = await seated(service, key(0), key(1))
        service.tables[TABLE].give_seat_away(1)
        page.session.state_changed()
        (state,) = page.sent()
        assert (state["held"], state["from"]) == ([0], None)
        service.tables[TABLE].give_seat_away(0)
        page.session.state_changed()
        page.session.state_changed()  # whatever happens then is not for this page
        (lost,) = page.sent()
        assert lost["code"] == "seat_lost"
        assert page.session.held_seats == []
        assert page.session.outbox.closing

    asyncio.run(run())


@pytest.mark.parametrize(
    ("host", "leaves", "watch", "stays"),
    [
        (False, False, True, False),
        (True, False, False, True),  # the host stays without a seat
        (False, True, True, True),  # whoever left on purpose may look on
        (False, True, False, False),
    ],
)
def test_who_may_stay_without_a_seat(
    service: Service,
    monkeypatch: pytest.MonkeyPatch,
    host: bool,
    leaves: bool,
    watch: bool,
    stays: bool,
) -> None:
    async def leave(_: Any, table: Any, held: list[int]) -> None:
        service.done.append(("left", held))

    monkeypatch.setattr(f"{SEATS}.seating.leave", leave)

    async def run() -> None:
        table = service.tables[TABLE] = Table(watch=watch)
        page = await seated(service, key(0), host=HOST if host else None)
        if leaves:
            await page.ask(Leave())
            assert service.done[-1] == ("left", [0])
        table.give_seat_away(0)
        page.session.state_changed()
        assert page.session.outbox.closing != stays
        assert page.session.held_seats == []

    asyncio.run(run())


def test_who_watches_is_not_sent_away_by_others(service: Service) -> None:
    async def run() -> None:
        page = await seated(service)
        service.tables[TABLE].give_seat_away(0)
        page.session.state_changed()
        assert not page.session.outbox.closing
        assert len(page.sent()) == 1

    asyncio.run(run())


# What a state says


def test_only_what_is_new_is_sent(service: Service) -> None:
    async def run() -> None:
        page, table = Page(service), service.tables[TABLE]
        assert (await page.hello(key(0), revision=5, generation="first"))["known"] == 5
        table.revision = 9
        page.session.state_changed()
        assert page.sent()[0]["known"] == 7  # that was sent last
        table.revision = 8  # something was taken back
        page.session.state_changed()
        assert page.sent()[0]["known"] is None
        service.storage.generation = "restored"
        page.session.state_changed()
        again = page.sent()[0]
        assert (again["known"], again["generation"]) == (None, "restored")
        page.session.state_changed()
        assert page.sent()[0]["known"] == 8
        assert (await page.ask(Look(seat=0)))[0]["known"] is None  # another view: all of it

    asyncio.run(run())


@pytest.mark.parametrize(
    ("revision", "generation", "known"),
    [(7, "first", 7), (8, "first", None), (7, "older", None), (None, "first", None)],
)
def test_what_a_page_claims_to_know_must_fit(
    service: Service, revision: int | None, generation: str, known: int | None
) -> None:
    async def run() -> None:
        answer = await Page(service).hello(key(0), revision=revision, generation=generation)
        assert answer["known"] == known

    asyncio.run(run())


def test_playing_comes_before_watching(service: Service) -> None:
    async def run() -> None:
        page = Page(service)
        assert not page.session.plays()
        await page.session.receive(Hello(table=TABLE, keys=[key(0)]))
        assert not page.session.plays()  # the whole state is still to be sent
        page.session.take_messages()
        assert page.session.plays()
        assert page.session.plays(Act(revision=7, actions=[1]))
        for again in (Hello(table=TABLE), Look(seat=None), Missed(since=0)):
            assert not page.session.plays(again)
        watcher = await seated(service)
        assert not watcher.session.plays(Ping())

    asyncio.run(run())


# What it may do


def test_a_move_is_made_for_the_seat_that_is_looked_from(service: Service) -> None:
    async def run() -> None:
        page = await seated(service, key(0), key(1), look=1)
        service.done.clear()
        (answer,) = await page.ask(Act(id=5, revision=7, actions=[3, 4]))
        assert answer["answer"] == 5
        await page.ask(Undo(revision=8))
        await page.ask(RestartTurn(revision=9))
        assert service.done == [("act", 1, 7, [3, 4]), ("undo", 1, 8, False), ("undo", 1, 9, True)]
        await page.ask(Look(seat=None))
        service.done.clear()
        asked = (Act(revision=7, actions=[3]), Undo(revision=7), RestartTurn(revision=7))
        talking = (Say(phrase="thanks"), React(reaction="applause"), Nudge(seat=0))
        for message in (*asked, *talking):
            assert [one["code"] for one in await page.ask(message)] == ["not_yours"]
        assert service.done == []

    asyncio.run(run())


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (OutdatedRevisionError(), {"outdated": True}),
        (NotYourTurnError(), {"code": "not_your_turn"}),
        (RevealsError(), {"code": "reveals"}),
        (StorageError("gone"), {"code": "no_storage"}),
        (
            UndoBlockedError("revealed"),
            {"type": "undo_refusal", "revision": 7, "barrier": "revealed"},
        ),
        (IllegalMoveError(2, 5, REASON), {"type": "refusal", "revision": 7, **REFUSED}),
    ],
)
def test_what_goes_wrong_is_said_to_the_page(
    service: Service, failure: Exception, said: dict[str, Any]
) -> None:
    async def run() -> None:
        page = await seated(service, key(0))
        service.failure = failure
        (answer,) = await page.ask(Act(id=6, revision=7, actions=[0]))
        assert {name: answer.get(name) for name in said} == said
        assert answer["answer"] == 6
        assert page.session.bad_messages == 0  # a page may be late without being malicious

    asyncio.run(run())


def test_a_message_may_be_so_large(service: Service) -> None:
    page = Page(service)
    ping = b'{"type": "ping", "id": 3}'
    assert page.session.decode(ping.ljust(MAX_MESSAGE)) == Ping(id=3)
    assert page.session.decode(ping.ljust(MAX_MESSAGE + 1)) is None
    assert page.session.decode(b'{"type": "ping", "id": ') is None
    codes = [sent["code"] for sent in page.sent()]
    assert codes == ["too_large", "bad_message"]
    assert page.session.bad_messages == 2
    assert service.counted == codes


@pytest.mark.parametrize(
    ("message", "room", "given"),
    [
        (TakeOver(id=11, seat=0), "stand_ins.take_over", ([1], True, TakeOver(id=11, seat=0))),
        (TakeBack(id=11, seat=0), "seating.take_back", ([1], 0)),
        (
            SeatAppearance(id=11, seat=1, name="Ann"),
            "seating.set_name_and_colour",
            ([1], SeatAppearance(id=11, seat=1, name="Ann")),
        ),
        (Leave(id=11), "seating.leave", ([1],)),
        (Rematch(id=11), "opening.rematch", ([1], "address")),
        (Nudge(id=11, seat=0), "talk.nudge", (1, 0)),
    ],
)
def test_what_is_asked_is_asked_for_the_seats_that_are_held(
    service: Service,
    monkeypatch: pytest.MonkeyPatch,
    message: ClientMessage,
    room: str,
    given: tuple[Any, ...],
) -> None:
    asked: list[Any] = []

    async def note(*about: Any) -> None:
        asked.append(about)

    monkeypatch.setattr(f"{SEATS}.{room}", note)

    async def run() -> None:
        page = await seated(service, key(1), host=HOST)
        (answer,) = await page.ask(message)
        assert answer["answer"] == message.id
        assert asked == [(service, service.tables[TABLE], *given)]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (Say(id=12, phrase="thanks"), Said(seat=1, phrase="thanks")),
        (React(id=12, reaction="applause"), Said(seat=1, reaction="applause")),
    ],
)
def test_words_are_those_of_the_seat(
    service: Service, monkeypatch: pytest.MonkeyPatch, message: ClientMessage, said: Said
) -> None:
    heard: list[Any] = []
    monkeypatch.setattr(f"{SEATS}.talk.say", lambda *about: heard.append(about))

    async def run() -> None:
        page = await seated(service, key(1))
        (done,) = await page.ask(message)
        assert (done["type"], done["answer"]) == ("done", 12)
        assert heard == [(service, service.tables[TABLE], said)]

    asyncio.run(run())


def test_who_comes_and_goes_is_told(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_session, "presence_message", lambda table: {"at": table.revision})

    async def run() -> None:
        page = await seated(service)
        page.session.presence_changed()
        assert page.sent() == [{"at": 7}]
        page.session.tell(Said(seat=0, phrase="thanks"))
        assert [one["phrase"] for one in page.sent()] == ["thanks"]

    asyncio.run(run())


# Questions


def at_the_game(service: Service, to_move: int) -> Any:
    """A game in which a seat is to decide; it knows two actions."""

    def quote(actions: list[int]) -> Any:
        return SimpleNamespace(to_json=lambda: {"of": actions})

    game = SimpleNamespace(to_move=to_move, quote=quote, why_not=lambda _: None, state="state")
    service.tables[TABLE].game_log = SimpleNamespace(game=game)
    return game


def test_only_who_decides_gets_answers_about_the_decision(service: Service) -> None:
    async def run() -> None:
        page, other, watcher = [await seated(service, *keys) for keys in ([key(0)], [key(1)], [])]
        questions = (Quote(id=2, actions=[4]), WhyNot(id=2, action=4), Hint(id=2))

        async def codes(who: Page) -> list[str]:
            return [(await who.ask(question))[0].get("code") for question in questions]

        assert await codes(page) == ["not_playing"] * 3
        game = at_the_game(service, to_move=1)
        assert await codes(page) == ["not_your_turn"] * 3
        assert await codes(watcher) == ["not_yours"] * 3
        (quoted,) = await other.ask(questions[0])
        assert (quoted["quote"], quoted["revision"], quoted["answer"]) == ({"of": [4]}, 7, 2)
        (reason,) = await other.ask(questions[1])
        assert (reason["action"], reason["reason"], reason["revision"]) == (4, None, 7)

        def refuse(actions: list[int]) -> Any:
            raise IllegalAction(Action.of(actions[1]), REASON)

        game.quote, game.why_not = refuse, lambda _: REASON
        (refused,) = await other.ask(Quote(id=3, actions=[4, 9]))
        assert (refused["type"], refused["at"], refused["action"]) == ("refusal", 1, 9)
        assert (refused["answer"], refused["reason"]) == (3, {"name": "too-dear"})
        (reason,) = await other.ask(questions[1])
        assert (reason["reason"], reason["answer"]) == ({"name": "too-dear"}, 2)
        service.tables[TABLE].playing = False
        assert await codes(other) == ["not_playing"] * 3

    asyncio.run(run())


def test_the_time_is_that_of_the_server(service: Service) -> None:
    async def run() -> None:
        (pong,) = await Page(service).ask(Ping(id=8))
        assert (pong["answer"], pong["time"]) == (8, iso_time(NOW))

    asyncio.run(run())


def test_advice_is_given_one_at_a_time_and_with_measure(service: Service) -> None:
    async def run() -> None:
        page, table = await seated(service, key(1)), service.tables[TABLE]
        game = at_the_game(service, to_move=1)
        table.row.hints = False
        assert [one["code"] for one in await page.ask(Hint())] == ["no_hints"]
        table.row.hints = True
        thinking = asyncio.Event()
        asked: list[Any] = []

        async def advise(*about: Any) -> Any:
            asked.append(about)
            await thinking.wait()
            return [] if len(asked) == 1 else None

        given: Any = service
        given.bots = SimpleNamespace(advise=advise)
        table.edition = "edition"  # type: ignore[attr-defined]
        assert await page.ask(Hint(id=4)) == []
        await asyncio.sleep(0)
        assert [one["code"] for one in await page.ask(Hint(id=5))] == ["too_many"]
        table.revision = 8  # the game goes on meanwhile
        thinking.set()
        await asyncio.sleep(0.01)
        (advice,) = page.sent()
        assert (advice["answer"], advice["revision"], advice["options"]) == (4, 7, [])
        assert asked == [(game.state, 1, "edition", "advice 7", "asker")]
        answers = []
        for number in range(COSTLY_BURST):
            answers += await page.ask(Hint(id=number))
            await asyncio.sleep(0.01)
        answers += page.sent()
        codes = [one["code"] for one in answers]
        assert codes == ["no_answer"] * (COSTLY_BURST - 1) + ["too_many"]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("open_vote", "agree", "keys", "told"),
    [
        (True, False, [key(1)], [("told", 1, "play_on")]),
        (True, True, [key(1)], []),
        (False, False, [key(1)], []),
        (True, False, [], []),
    ],
)
def test_whoever_votes_against_stopping_says_so(
    service: Service,
    monkeypatch: pytest.MonkeyPatch,
    open_vote: bool,
    agree: bool,
    keys: list[str],
    told: list[Any],
) -> None:
    voted: list[Any] = []

    async def abandon(_: Any, table: Any, held: list[int], is_host: bool, agree: bool) -> None:
        voted.append((held, is_host, agree))
        table.seats[0] = replace(table.seats[0], abandons=False)

    monkeypatch.setattr(f"{SEATS}.seating.abandon", abandon)

    async def run() -> None:
        page, table = await seated(service, *keys, host=HOST), service.tables[TABLE]
        table.seats[0] = replace(table.seats[0], abandons=open_vote)
        service.done.clear()
        await page.ask(Abandon(agree=agree))
        assert voted == [([1] if keys else [], True, agree)]
        assert service.done == told

    asyncio.run(run())
